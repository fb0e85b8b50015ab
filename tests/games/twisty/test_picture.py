"""Twisty's pictures: well formed, complete, and with exactly the legal targets."""

import random
import re
import runpy
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.picture_checks import ids, parse, played
from tumblestar import games
from tumblestar.games.twisty import picture
from tumblestar.games.twisty.parts import CENTRE, COLOUR_NAMES, EMPTY
from tumblestar.games.twisty.picture.signs import sign
from tumblestar.games.twisty.rules import CARDS, CORNERING, COUNTERS, ENDED, FIRST, MOVE, ROBBED, SAFE, STAY

TWISTY = games.find("twisty")
CUBES = range(1, 8)


def showy(s: Any, luck: random.Random) -> int:
    """What is worth most to the eye is mostly chosen."""
    legal = TWISTY.legal(s)
    wanted = [a for a in legal if picture.kind_of(s, a) in ("win", "theft", "take", "safety", "chain")]
    return luck.choice(wanted if wanted and luck.random() < 0.7 else legal)


def game(seed: int, seats: int, **options: int) -> list[Any]:
    return played(TWISTY, seed, seats, showy, 600, **options)


STATES = [s for seed, seats in ((1, 2), (2, 3), (3, 4), (4, 4)) for s in game(seed, seats)[:: 3 + seed]]
STATES += game(6, 3, chosen_corners=1, same_order=1)[44:90]
STATES += [s for seed in range(1, 5) for s in game(seed, 4) if s.phase in (ROBBED, ENDED)]


def first(wanted: Callable[[Any], bool]) -> Any:
    return next(s for seed in range(9) for s in game(seed, 4) if wanted(s))


def test_every_counter_cube_and_pawn_is_in_the_picture() -> None:
    for s in STATES:
        found = ids("".join(picture.board(s)))
        lying = Counter(kind in CUBES for kind in s.board if kind != EMPTY)
        assert sum(name.startswith("cube-") for name in found) == lying[True]
        assert sum(name.startswith("counter-") for name in found) == lying[False]
        standing = {f"pawn-{seat + 1}" for seat in range(s.seats) if s.pawn[seat] >= 0}
        assert {name for name in found if name.startswith("pawn-")} == standing


def test_rows_hold_the_collected_cubes_and_shield_the_protected_ones() -> None:
    for s in STATES:
        found = set(ids("".join(picture.rows(s))))
        held = {f"{seat + 1}-{COLOUR_NAMES[c - 1]}" for seat in range(s.seats) for c in s.series[seat][: s.held[seat]]}
        safe = {
            f"{seat + 1}-{COLOUR_NAMES[c - 1]}" for seat in range(s.seats) for c in CUBES if s.cubes[seat][c] == SAFE
        }
        assert found == {f"cube-{key}" for key in held} | {f"shield-{key}" for key in safe}


def test_a_cube_is_followed_by_its_colour_from_the_board_to_a_row() -> None:
    for s in STATES:
        for node in parse("".join(picture.board(s)) + "".join(picture.rows(s))).iter():
            if (node.get("id") or "").startswith("cube-") and not re.fullmatch("cube-[a-g][1-7]", node.get("id") or ""):
                assert node.get("data-same") == "cube-" + (node.get("id") or "").split("-")[2]


def test_each_seat_has_a_row_and_the_seal_of_what_it_wants() -> None:
    for s in STATES:
        drawn, sizes = picture.parts.draw(s), picture.parts.sizes(s.seats)
        assert list(drawn) == list(sizes)
        assert sizes["board"] == (694, 694)
        whole = "".join("".join(part) for part in drawn.values())
        assert len(set(ids(whole))) == len(ids(whole))
        for seat in range(s.seats):
            row, want = ("".join(drawn[f"{part}-{seat + 1}"]) for part in ("row", "want"))
            held, series = s.held[seat], s.series[seat]
            assert [name for name in ids(row) if name.startswith("cube-")] == [
                f"cube-{seat + 1}-{COLOUR_NAMES[colour - 1]}" for colour in series[:held]
            ]
            assert not re.search(r'class="seat\d"', row)
            wanted = COLOUR_NAMES[series[held] - 1] if held < 7 and series[held] else ""
            assert [f'class="{colour}"' in want for colour in COLOUR_NAMES] == [c == wanted for c in COLOUR_NAMES]
            assert bool(want) == (series[0] > 0)
            assert ('class="gold"' in want) == (held == 7)
            assert row.count('class="gold"') == (1 if wanted or held == 7 else 0)


def test_rows_below_each_other_are_the_rows_of_the_parts() -> None:
    for s in STATES[::7]:
        shown, drawn = "".join(picture.rows(s)), picture.parts.draw(s)
        for seat in range(s.seats):
            lane = f'<g transform="translate(80 {seat * 108 + 6})">'
            assert all(f"{lane}{element}</g>" in shown for element in drawn[f"row-{seat + 1}"])


def test_only_frames_of_empty_squares_are_dashed_and_thefts_are_red() -> None:
    seen: set[str] = set()
    for s in STATES:
        if s.phase in (COUNTERS, CARDS, FIRST) or TWISTY.actor(s) < 0:
            continue
        over = picture.parts.overlay(s, targets=[(action, "", False) for action in TWISTY.legal(s)])
        for action, shown in zip(TWISTY.legal(s), over["board"], strict=True):
            square = s.pawn[s.who] if action == STAY else action
            (frame,) = re.findall('class="(may|mine|grab)"', shown)
            is_empty = not s.board[square] and square not in s.pawn
            wins = square == CENTRE and s.held[s.who] == 7
            assert frame == ("grab" if action in s.pawn else "may" if is_empty and not wins else "mine")
            assert ("halo-" in shown) == (frame != "may")
            assert ("coral" in shown) == (frame == "grab")
            seen.add(frame)
    assert seen == {"may", "mine", "grab"}


def test_what_ends_the_turn_is_marked() -> None:
    s = first(lambda s: s.phase == MOVE and len(TWISTY.legal(s)) > 1)
    a, b = TWISTY.legal(s)[:2]
    found = parse("".join(picture.overlay(s, targets=[(a, "a", True), (b, "b", False)]))).findall(".//g[@class='act']")
    assert [node.get("data-ends") for node in found] == ["1", None]


def test_kinds_of_targets_differ_in_shape_and_not_in_colour_alone() -> None:
    kinds = ("land", "take", "theft", "safety", "chain", "win", "stay", "corner")
    without = [re.sub(r' class="[^"]*"', "", sign(kind, 3)) for kind in kinds]
    assert len(set(without)) == len(kinds)


def test_the_kind_of_each_target_is_what_it_brings() -> None:
    seen: set[str] = set()
    for s in STATES:
        if s.phase in (COUNTERS, CARDS, FIRST) or TWISTY.actor(s) < 0:
            continue
        for action in TWISTY.legal(s):
            kind, after = picture.kind_of(s, action), TWISTY.after(s, action)
            seen.add(kind)
            gained = after.held[s.who] - s.held[s.who]
            assert (kind in ("take", "theft")) == (gained == 1), (kind, TWISTY.state_text(s), action)
            assert kind != "win" or after.winner == s.who
            if kind in ("stay", "corner", "land"):
                assert gained == 0
    assert {"land", "take", "theft", "safety", "chain", "stay", "corner"} <= seen


def test_every_phase_is_looked_at() -> None:
    assert {s.phase for s in STATES} >= {COUNTERS, CARDS, CORNERING, MOVE, ROBBED, ENDED}


def test_the_path_of_a_turn_distinguishes_thefts_flights_and_moves() -> None:
    s = STATES[-1]
    legs = [(0, 15, "leap"), (15, 24, "theft"), (24, 48, "corner"), (24, 24, "stay"), (24, -1, "leap")]
    shown = "".join(picture.overlay(s, last=legs))
    assert shown.count('class="beam"') == 1
    assert shown.count('class="rob"') == 2
    parse(shown)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rows_fit_every_seat(seats: int) -> None:
    width, height = picture.rows_size(seats)
    assert width == picture.BOARD_SIZE[0]
    assert height >= seats * 96


def test_the_pictures_of_the_docs_are_up_to_date() -> None:
    folder = Path(__file__).parents[3] / "docs" / "pictures"
    for file, svg in runpy.run_path(str(folder / "make.py"))["pictures"]().items():
        assert (folder / file).read_text(encoding="utf-8") == svg, "run python docs/pictures/make.py"


def test_a_square_with_a_cube_to_get_shows_the_point() -> None:
    seen = 0
    for s in STATES:
        for action in TWISTY.legal(s) if s.phase == MOVE else ():
            gain = TWISTY.points(TWISTY.after(s, action), s.mover) - TWISTY.points(s, s.mover)
            assert gain == (picture.gains(s, [action])[0].gain or 0)
            seen += gain
    assert seen > 20


def test_a_point_of_the_squares_and_of_the_board_is_the_same_landing() -> None:
    s = first(lambda s: s.phase == MOVE)
    for square in range(49):
        wanted = STAY if square == s.pawn[s.who] else square
        x, y = picture.spot(square)
        assert picture.action_at(s, 0, x, y) == wanted
        assert picture.parts.action_at(s, "board", x - 33, y - 33) == wanted
        assert picture.parts.action_at(s, "row-1", x - 33, y - 33) is None
    assert picture.action_at(s, 0, 20, 400) is None


def test_only_what_the_game_moves_is_a_piece() -> None:
    """Pieces glide from where they were: the light of the turn does not fly across the board when it goes on."""
    kinds = {
        name.partition("-")[0]
        for s in STATES
        for name in re.findall(r'id="([^"]+)" class="piece', "".join(picture.board(s)))
    }
    assert kinds == {"pawn", "cube", "counter"}
