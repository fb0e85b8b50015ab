"""Twinkle Twinkle's picture: well formed, complete, with the legal targets and their gains."""

import random
import re
import time
from typing import Any

import pytest

from tests.games.picture_checks import ids, parse, played, targets
from tests.games.twinkle_twinkle.greedy_games import greedy
from tumblestar.contract.game import Game
from tumblestar.games.twinkle_twinkle import picture
from tumblestar.games.twinkle_twinkle.notation import parse_state, read_chart
from tumblestar.games.twinkle_twinkle.parts import (
    CELLS,
    CLASS,
    COLUMNS,
    CURRENT,
    KINDS,
    LINES,
    NEXT,
    PLAIN_WAYS,
    SLOW,
    STAR,
)
from tumblestar.games.twinkle_twinkle.picture import layout, overlays, shapes
from tumblestar.games.twinkle_twinkle.rules import ENDED, FILLING, NOBODY, ORDERING, PLACE, PLACING, TAKING
from tumblestar.games.twinkle_twinkle.scoring import SCORED

SKY = Game("twinkle_twinkle")


def half_greedy(s: Any, luck: random.Random) -> int:
    return greedy(s, luck) if luck.random() < 0.5 else luck.choice(SKY.legal(s))


def game(seed: int, seats: int, **options: int) -> list[Any]:
    return played(SKY, seed, seats, half_greedy, **options)


GAMES = [game(seats, seats, flip=seats % 2, comets=1) for seats in SKY.seats]
STATES = [s for states in GAMES for s in [*states[:20:3], *states[20::7], states[-1]]]
PLACINGS = [s for states in GAMES for s in states if s.phase == PLACING]


def test_every_phase_is_looked_at() -> None:
    assert {s.phase for s in STATES} == {ORDERING, FILLING, TAKING, PLACING, ENDED}
    assert {s.seats for s in STATES} == {1, 2, 3, 4}


def test_every_tile_on_the_table_is_there_once() -> None:
    for s in STATES:
        found = ids("".join(picture.board(s)))
        charts = [name for name in found if name.startswith("tile-")]
        laid = [f"tile-{seat}-{cell}" for seat in range(s.seats) for cell in range(CELLS) if s.chart[seat][cell]]
        assert sorted(charts) == sorted(laid)
        in_rows = sum(map(bool, s.current[: CURRENT[s.seats]])) + sum(map(bool, s.next[: NEXT[s.seats]]))
        assert sum(name.startswith("row-") for name in found) == in_rows
        assert ("held" in found) == bool(s.held)


def test_a_tile_keeps_its_name_when_the_rows_move_up() -> None:
    pairs = zip(GAMES[2], GAMES[2][1:], strict=False)
    moves = [(before, after) for before, after in pairs if after.round > before.round and after.phase != ENDED]
    assert moves
    for before, after in moves:
        coming = [name for name in ids("".join(picture.board(before))) if name.startswith(f"row-{after.round}-")]
        assert coming
        assert set(coming) < set(ids("".join(picture.board(after))))


def test_every_kind_of_tile_looks_different_and_slow_ones_carry_a_mark() -> None:
    drawn = [shapes.tile(kind, LINES[kind][way]) for kind in range(1, KINDS) for way in range(PLAIN_WAYS[kind])]
    assert len(set(drawn)) == len(drawn)
    for kind in range(1, KINDS):
        assert (shapes.slow_mark() in shapes.tile(kind, LINES[kind][0])) == bool(SLOW[kind])


def test_lines_are_dotted_until_they_meet() -> None:
    alone = read_chart(["I . . .", *[". . . ."] * 4])
    assert "dash" in shapes.chart(*map(tuple, alone))
    assert "link0" not in shapes.chart(*map(tuple, alone))
    met = read_chart(["I . . .", "I . . .", *[". . . ."] * 3])
    assert shapes.chart(*map(tuple, met)).count('class="link0"') == 2  # from either side


def test_constellations_have_tints_of_their_own_and_numbers() -> None:
    chart = read_chart(["I . P .", "I . P .", "I . . .", ". . . I", ". . . T"])
    drawn = shapes.chart(*map(tuple, chart))
    assert all(f'class="link{rank}"' in drawn for rank in (0, 1, 2))
    assert "link3" not in drawn
    assert all(shapes.rank_mark(rank) in drawn for rank in (0, 1, 2))


@pytest.mark.parametrize(
    ("rows", "corners"),
    [
        (["D1 D . .", ". . . ."], [(100, 100)]),  # lines SE and SW meet from tiles side by side: a V (TT-4.2)
        (["D1 . . .", ". D1 . ."], []),  # one straight line
        (["D1 D . .", "D D1 . ."], []),  # two straight lines that cross
        (["D1 D . .", ". D1 . ."], [(100, 100)]),  # a straight line, and a third that meets it
        (["D1 . . .", ". I . ."], []),  # a line that meets nothing
    ],
)
def test_lines_that_make_a_v_are_marked(rows: list[str], corners: list[tuple[int, int]]) -> None:
    chart = read_chart([*rows, *[". . . ."] * 3])
    assert shapes.refused_corners(chart.lines) == corners
    assert shapes.chart(*map(tuple, chart)).count(shapes.refusal_mark()) == len(corners)


def test_targets_of_a_chart_lie_on_it_alone() -> None:
    for s in STATES:
        offered = targets(SKY, s)
        for seat in range(s.seats):
            found = "".join(picture.overlay(s, seat=seat, targets=offered)).count("data-action=")
            is_elsewhere = s.phase == PLACING and seat != s.order[s.at]
            assert found == (0 if is_elsewhere else len(offered))


def test_only_the_targets_of_one_orientation_are_shown() -> None:
    for s in PLACINGS[::5]:
        found = [
            node
            for node in parse("".join(picture.overlay(s, targets=targets(SKY, s)))).iter()
            if node.get("data-place")
        ]
        seen = [node for node in found if node.get("hidden") is None]
        assert {node.get("data-way") for node in seen} == {"0"}
        assert len(seen) == s.chart[s.order[s.at]].count(0)
        for node in found:
            action, way, cell = (int(node.get(key) or "") for key in ("data-action", "data-way", "data-place"))
            assert action == PLACE + CELLS * way + cell
        ways, has_back = picture.turning(s)
        faces = {(int(node.get("data-way") or ""), node.get("data-face")) for node in found}
        assert sum(face == "0" for _, face in faces) == ways
        assert any(face == "1" for _, face in faces) == has_back


def test_a_placement_previews_its_changes() -> None:
    for s in PLACINGS[::9]:
        seat = SKY.actor(s)
        told = overlays.changes(s)
        assert sorted(told) == SKY.legal(s)
        before = [piece.points for piece in SKY.breakdown(s, seat)]
        for action, found in told.items():
            after = [piece.points for piece in SKY.breakdown(SKY.after(s, action), seat)]
            changed = [
                (what, new - old) for what, (old, new) in enumerate(zip(before, after, strict=True)) if new != old
            ]
            assert found == [*changed, (SCORED, sum(after) - sum(before))]


def test_a_tile_of_the_row_shows_the_order_that_it_would_lead_to() -> None:
    chart = "/".join(["I,.,.,."] + [".,.,.,."] * 4)
    s = parse_state(f"seats=2 order=1221 current=@2,D,L,V,@1 next=K,T,gas,rock held=J chart1={chart}")
    s = SKY.after(s, SKY.legal(s)[0])
    assert (s.phase, SKY.actor(s)) == (TAKING, 1)
    assert order_drawn(overlays.coming_order(s, 1)) == [1, 1, 0]
    assert order_drawn("".join(picture.strip(s))) == [1, 0]
    assert order_drawn("".join(picture.strip(SKY.after(s, 2)))) == [1, 1, 0]


def order_drawn(drawn: str) -> list[int]:
    """The seats of the coming order, by the discs drawn from left to right."""
    found = re.findall(
        r'translate\(([\d.]+) [\d.]+\)"><g transform="translate\(0 0\) scale\(1.2\)">.*?"seat(\d)"', drawn
    )
    return [int(seat) for _, seat in sorted((float(x), seat) for x, seat in found)]


def test_the_last_tile_of_the_row_is_seen_where_it_will_lie() -> None:
    chart = "/".join(["I,.,.,."] + [".,.,.,."] * 4)
    s = parse_state(f"seats=3 order=123 current=@2,D,@1,@3 next=K,T,gas held=J chart1={chart} chart2={chart}")
    assert shapes.ghost(s.current[1]) in "".join(picture.board(s))


def test_the_large_chart_is_that_of_who_acts_and_then_of_who_won() -> None:
    for s in STATES:
        if s.phase in (TAKING, PLACING):
            assert layout.large(s) == SKY.actor(s)
    for states in GAMES[1:]:
        end = states[-1]
        points = [SKY.points(end, seat) for seat in range(end.seats)]
        assert points[layout.large(end)] == max(points)


def test_any_chart_can_be_large_and_the_others_keep_their_places() -> None:
    for s in STATES:
        acting = layout.acting(s)
        for seat in range(s.seats):
            parts = picture.board_of(s, seat)
            small = re.findall('data-board="([0-9]+)"', "".join(parts))
            assert small == [str((seat + i) % s.seats + 1) for i in range(1, s.seats)]
            heads = parts[4 : 4 + s.seats - 1]
            assert ['class="turn"' in head for head in heads] == [int(name) - 1 == acting for name in small]
            assert parts == picture.board(s) or seat != layout.large(s)


def test_nothing_lies_outside_the_picture_or_on_another_part() -> None:
    width, height = picture.BOARD_SIZE
    for seats in SKY.seats:
        panels = [layout.main(seats)[0], layout.hand(seats), *(layout.mini(seats, i)[0] for i in range(seats - 1))]
        for i, a in enumerate(panels):
            assert a.x - a.width / 2 >= 0
            assert a.x + a.width / 2 <= width
            assert a.y + a.height / 2 <= height
            for b in panels[:i]:
                assert abs(a.x - b.x) * 2 >= a.width + b.width or abs(a.y - b.y) * 2 >= a.height + b.height


def test_stars_have_lines_in_the_picture_as_in_the_file() -> None:
    stars = [kind for kind in range(1, KINDS) if CLASS[kind] & STAR]
    assert stars
    for kind in stars:
        dashes = re.findall(r'class="dash" d="([^"]+)"', shapes.tile(kind, LINES[kind][0]))
        assert dashes[0].count("M") == LINES[kind][0].bit_count()


def test_the_grid_is_that_of_the_data_file() -> None:
    assert layout.cell_spot(2, COLUMNS)[1] > layout.cell_spot(2, 0)[1]
    assert shapes.CHART_SIZE == (COLUMNS * 100 + 24, CELLS // COLUMNS * 100 + 24)


def test_a_warm_picture_takes_half_a_millisecond_at_most() -> None:
    middle = GAMES[3][len(GAMES[3]) // 3 : len(GAMES[3]) // 3 + 60]

    def draw() -> float:
        start = time.thread_time()
        for s in middle:
            "".join(picture.board(s))
            "".join(picture.rows(s))
        return (time.thread_time() - start) / len(middle)

    draw()
    assert min(draw() for _ in range(5)) < 500e-6


def test_a_standee_stands_where_it_took_its_tile() -> None:
    for s in STATES:
        taken = sum(seat != NOBODY for seat in s.standing)
        assert "".join(picture.tiles_in_rows(s)).count("scale(1.45)") == taken


def test_every_cell_shows_what_it_would_bring_as_the_tile_lies() -> None:
    for s in PLACINGS[::9]:
        seat = SKY.actor(s)
        plates = list(parse(picture.gains(s, SKY.legal(s))).iter("g"))
        shown = {way for node in plates if node.get("hidden") is None for way in (node.get("data-ways") or "").split()}
        assert "0" in shown
        for action in SKY.legal(s):
            gain = SKY.points(SKY.after(s, action), seat) - SKY.points(s, seat)
            assert overlays.gain_plate(gain) in picture.gains(s, [action])
            assert f'data-ways="{(action - PLACE) // CELLS}"' in picture.gains(s, [action])
    taking = next(s for s in STATES if s.phase == TAKING)
    assert picture.gains(taking, SKY.legal(taking)) == ""


@pytest.mark.parametrize("seats", SKY.seats)
def test_cells_and_spaces_have_the_names_that_the_log_uses(seats: int) -> None:
    named = picture.coordinates(seats)
    assert named in picture.board(GAMES[seats - 1][-1])
    assert len(list(parse(named).iter("path"))) == 2 * CELLS + CURRENT[seats]
