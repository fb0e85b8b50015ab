"""Twinkle Twinkle's picture: well formed, complete, with the legal targets and their gains."""

import random
import re
import time
from typing import Any

import pytest

from tests.games.picture_checks import ids, parse, played, targets
from tests.games.twinkle_twinkle.greedy_games import greedy
from tumblestar import picture as shared
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
        for action, gain in told.items():
            assert gain == SKY.points(SKY.after(s, action), seat) - SKY.points(s, seat)


def order_now() -> Any:
    """Player 2 is to take a tile, and has taken the one on the left; player 1 took that on the right."""
    chart = "/".join(["I,.,.,."] + [".,.,.,."] * 4)
    s = parse_state(f"seats=2 order=1221 current=@2,D,L,V,@1 next=K,T,gas,rock held=J chart1={chart}")
    s = SKY.after(s, SKY.legal(s)[0])
    assert (s.phase, SKY.actor(s)) == (TAKING, 1)
    return s


def test_a_tile_of_the_row_shows_the_order_that_it_would_lead_to() -> None:
    s = order_now()
    look = overlays.coming_order(s, 1)
    assert shared.pawn(1, lit=True) in look
    found = re.findall(r'translate\((-?\d+) 30\)"><path class="bold"[^>]*><path class="(gold|paper)"', look)
    assert found == [("-70", "paper"), ("30", "gold"), ("330", "paper")]  # spaces 1, 2 and 5: the first, this, the last
    assert look.count(shared.figures("3", 1, "pen")) == 1


def test_the_order_is_that_of_this_round_with_who_has_acted_and_who_acts_and_then_the_coming_one() -> None:
    s = order_now()
    now, coming = discs(s, 1.35), discs(s, 0.72)
    assert now == [0, 1, 1, 0]
    assert coming == [1, 0]
    assert discs(SKY.after(s, 2), 0.72) == [1, 1, 0]
    drawn = picture.turn_order(s)
    assert drawn.count('class="quiet"') == s.at == 2
    ring = re.findall(r'class="turn" d="M(\d+) (\d+)', drawn)
    x, y = layout.order_spot(2)
    assert ring == [(str(x - 23), str(y))]


def discs(s: Any, scale: float) -> list[int]:
    """The seats of the turn order of this round, or of the coming one, by the size of their discs."""
    drawn = picture.turn_order(s)
    return [int(seat) for seat in re.findall(rf'scale\({scale}\)">.*?"seat(\d)"', drawn)]


def test_the_round_and_their_number_are_told() -> None:
    for seats, rounds in ((2, 10), (4, 20)):
        drawn = "".join(picture.draw(GAMES[seats - 1][40])[layout.ORDER])
        assert shared.figures(str(rounds), 1.2, "letter") in drawn
        assert shared.figures(str(GAMES[seats - 1][40].round + 1), 1.55) in drawn


def test_the_last_tile_of_the_row_is_seen_where_it_will_lie() -> None:
    chart = "/".join(["I,.,.,."] + [".,.,.,."] * 4)
    s = parse_state(f"seats=3 order=123 current=@2,D,@1,@3 next=K,T,gas held=J chart1={chart} chart2={chart}")
    assert shapes.ghost(s.current[1]) in "".join(picture.draw(s)[layout.NEXT])
    assert shapes.ghost(s.current[1]) not in "".join(picture.draw(GAMES[2][0])[layout.NEXT])


# -- parts


def test_parts_have_sizes_and_their_pieces_lie_in_them() -> None:
    for s in STATES:
        sizes, drawn = picture.parts.sizes(s.seats), picture.draw(s)
        charts = [layout.chart_name(seat) for seat in range(s.seats)]
        assert list(drawn) == list(sizes) == ["row", "next", "order", "hand", *charts]
        assert sizes["row"] == (100 * CURRENT[s.seats], 100)
        assert all(sizes[chart] == (400, 500) for chart in charts)
        for name, elements in drawn.items():
            for x, y in re.findall(
                r'class="piece"[^>]* transform="translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)', "".join(elements)
            ):
                assert 0 <= float(x) < sizes[name][0]
                assert 0 <= float(y) < sizes[name][1]


def test_pieces_lie_in_the_parts_of_which_they_are() -> None:
    for s in STATES:
        of = {name: set(ids("".join(elements))) for name, elements in picture.draw(s).items()}
        assert len(set().union(*of.values())) == sum(map(len, of.values()))
        assert not set(of) & set().union(*of.values()), "pages have the names of parts as ids"
        assert of["hand"] == ({"held"} if s.held else set())
        for seat in range(s.seats):
            laid = {f"tile-{seat}-{cell}" for cell in range(CELLS) if s.chart[seat][cell]}
            assert of[layout.chart_name(seat)] == {f"cells-{seat}", *laid}


def test_a_taken_tile_is_the_same_in_the_row_in_the_hand_and_on_the_chart() -> None:
    s = next(s for s in GAMES[1] if s.phase == TAKING and s.round == 3)
    space = SKY.legal(s)[0]
    kind = f'data-same="kind-{s.current[space]}"'
    held = SKY.after(s, space)
    assert kind in "".join(picture.draw(s)["row"])
    assert kind in "".join(picture.draw(held)["hand"])
    laid = SKY.after(held, SKY.legal(held)[0])
    before, after = (picture.draw(one)[layout.chart_name(SKY.actor(s))][0].count(kind) for one in (held, laid))
    assert after == before + 1


def test_cells_are_named_while_they_are_empty() -> None:
    for s in STATES:
        for seat in range(s.seats):
            *_, names = picture.draw(s)[layout.chart_name(seat)]
            empty = (
                s.chart[seat].tolist().count(0) if hasattr(s.chart[seat], "tolist") else list(s.chart[seat]).count(0)
            )
            assert len(re.findall("<path", names)) == 2 * empty
            assert not names or 'class="letter trail coordinates"' in names


def test_targets_lie_in_the_row_or_on_the_chart_of_who_acts_with_the_ways_in_the_hand() -> None:
    for s in STATES:
        over = picture.parts.overlay(s, seat=SKY.actor(s), targets=targets(SKY, s))
        if s.phase == TAKING:
            assert list(over) == ["row"]
        elif s.phase == PLACING:
            chart = layout.chart_name(SKY.actor(s))
            assert list(over) == ["hand", chart]
            ways = {way for way in re.findall(r'data-way="(\d)"', "".join(over[chart])) if way != "0"}
            assert set(re.findall(r'data-way="(\d)"', "".join(over["hand"]))) == ways
            assert ('data-do="turn"' in "".join(over["hand"])) == (picture.turning(s)[0] > 1)
            assert {plate.part for plate in picture.parts.gains(s, SKY.legal(s))} == {chart}
        else:
            assert over == {}
        assert s.phase != PLACING or picture.parts.overlay(s, seat=s.seats, targets=targets(SKY, s)) == {}


def test_many_empty_cells_are_not_marked_and_the_tiles_step_back() -> None:
    seen = set()
    for s in PLACINGS[::3]:
        chart = s.chart[SKY.actor(s)]
        laid = sum(kind != 0 for kind in chart)
        look = "".join(picture.parts.overlay(s, targets=targets(SKY, s))[layout.chart_name(SKY.actor(s))])
        marked, shaded = look.count('class="may"'), re.findall(r'class="shade faint trail" d="([^"]+)"', look)
        is_marked = CELLS - laid < CELLS / 2
        seen.add(is_marked)
        assert marked == (len(SKY.legal(s)) if is_marked else 0)
        assert sum(d.count("M") for d in shaded) == (0 if is_marked else laid)
    assert seen == {False, True}


def test_tiles_of_the_row_have_solid_rings_as_they_are_no_empty_places() -> None:
    s = next(s for s in STATES if s.phase == TAKING)
    look = "".join(picture.parts.overlay(s, targets=targets(SKY, s))["row"])
    assert look.count('class="mine"') == look.count('class="halo-light"') == len(SKY.legal(s))
    assert 'class="may"' not in look


def test_places_of_parts_stand_for_actions() -> None:
    for s in STATES:
        assert picture.parts.action_at(s, "row", 199, 50) == 1
        assert picture.parts.action_at(s, "row", 100 * CURRENT[s.seats], 50) is None
        assert picture.parts.action_at(s, "next", 50, 30) is None
        for seat in range(s.seats):
            action = picture.parts.action_at(s, layout.chart_name(seat), 399, 499)
            assert action == (PLACE + CELLS - 1 if seat == layout.acting(s) else None)


def test_what_scores_has_a_sign_and_its_points() -> None:
    for s in STATES:
        for seat in range(s.seats):
            found = picture.parts.scores(s, seat)
            assert [score.points for score in found] == [part.points for part in SKY.breakdown(s, seat)]
            assert [score.key for score in found] == [f"score-{what}" for what in range(SCORED)]
            assert not any(score.is_met for score in found)
            assert all(shapes.score_sign(i, side) in found[i].sign for i, side in enumerate(layout.sides_of(s)))


# -- the composition


def test_the_large_chart_is_that_of_who_acts_and_then_of_who_won() -> None:
    for s in STATES:
        if s.phase in (TAKING, PLACING):
            assert layout.standing(s).large == SKY.actor(s)
    for states in GAMES[1:]:
        end = states[-1]
        points = [SKY.points(end, seat) for seat in range(end.seats)]
        assert points[layout.standing(end).large] == max(points)


def test_any_chart_can_be_large_and_the_others_keep_their_places() -> None:
    for s in STATES:
        acting = layout.acting(s)
        for seat in range(s.seats):
            parts = picture.board_of(s, seat)
            small = re.findall('data-board="([0-9]+)"', "".join(parts))
            assert small == [str((seat + i) % s.seats + 1) for i in range(1, s.seats)]
            heads = parts[len(picture.ground(s, seat)) :][: s.seats]
            assert ['class="turn"' in head for head in heads] == [
                other == acting for other in layout.panels(s.seats, seat)
            ]
            assert parts == picture.board(s) or seat != layout.standing(s).large


def test_nothing_lies_outside_the_picture_or_on_another_part() -> None:
    width, height = picture.BOARD_SIZE
    for seats in SKY.seats:
        panels = [layout.TOP, layout.main(seats)[0], layout.hand()]
        panels += [layout.mini(seats, i)[0] for i in range(seats - 1)]
        for i, a in enumerate(panels):
            assert a.x - a.width / 2 >= 0
            assert a.x + a.width / 2 <= width
            assert a.y + a.height / 2 <= height
            for b in panels[:i]:
                assert abs(a.x - b.x) * 2 >= a.width + b.width or abs(a.y - b.y) * 2 >= a.height + b.height
        places, sizes = layout.places(seats, 0), picture.parts.sizes(seats)
        for name, (wide, high) in sizes.items():
            x, y, scale = places[name]
            assert any(
                abs(x + wide * scale / 2 - panel.x) <= (panel.width - wide * scale) / 2
                and abs(y + high * scale / 2 - panel.y) <= (panel.height - high * scale) / 2
                for panel in panels
            ), name


def test_stars_have_lines_in_the_picture_as_in_the_file() -> None:
    stars = [kind for kind in range(1, KINDS) if CLASS[kind] & STAR]
    assert stars
    for kind in stars:
        dashes = re.findall(r'class="dash" d="([^"]+)"', shapes.tile(kind, LINES[kind][0]))
        assert dashes[0].count("M") == LINES[kind][0].bit_count()


def test_the_grid_is_that_of_the_data_file() -> None:
    assert layout.middle(COLUMNS) == (50, 150)
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
        assert "".join(picture.current_row(s)).count("scale(1.16)") == taken


def test_every_cell_shows_what_it_would_bring_as_the_tile_lies() -> None:
    for s in PLACINGS[::9]:
        seat = SKY.actor(s)
        for action, plate in zip(SKY.legal(s), picture.gains(s, SKY.legal(s)), strict=True):
            gain = SKY.points(SKY.after(s, action), seat) - SKY.points(s, seat)
            assert (plate.action, plate.way, plate.gain or 0) == (action, (action - PLACE) // CELLS, gain)
    taking = next(s for s in STATES if s.phase == TAKING)
    assert [plate.gain for plate in picture.gains(taking, SKY.legal(taking))] == [None] * len(SKY.legal(taking))
