"""Shizzle's picture: well formed, complete, and with exactly the legal targets."""

import random
import re
from itertools import pairwise
from typing import Any

from tests.games.picture_checks import ids, parse, played, token
from tests.marks import slow
from tumblestar import games
from tumblestar.games.shizzle import picture, shapes
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE
from tumblestar.games.shizzle.rules import (
    ATTACK,
    CHOOSE,
    DICE_MADE,
    ENDED,
    FIRST,
    READY,
    ROLL,
    ROLLING,
    SETTLE,
    SPARK,
    STOP,
    TAKE,
)

SHIZZLE = games.find("shizzle")


def bold(s: Any, luck: random.Random) -> int:
    """A die mostly joins while it can."""
    legal = SHIZZLE.legal(s)
    return luck.choice([a for a in legal if a < DICE and luck.random() < 0.9] or legal)


def game(seed: int, seats: int, **options: int) -> list[Any]:
    return played(SHIZZLE, seed, seats, bold, 900, **options)


STATES = [s for seats in SHIZZLE.seats for s in game(seats, seats)[::3]]
STATES += game(8, 3, random_dice=1)[:60]
STATES += [s for seed in range(6) for s in game(seed, 2 + seed % 5) if s.phase in (SETTLE, ENDED) or s.pending]


def test_every_phase_is_looked_at() -> None:
    assert {s.phase for s in STATES} == {DICE_MADE, FIRST, SPARK, READY, ROLLING, CHOOSE, SETTLE, ENDED}
    assert {a for s in STATES if SHIZZLE.actor(s) >= 0 for a in SHIZZLE.legal(s)} >= {STOP, ROLL, TAKE, ATTACK + 5}


def test_the_six_dice_are_always_there_and_the_stars_are_the_pending_shizzles() -> None:
    for s in STATES:
        found = ids("".join(picture.board(s)))
        dice = [name for name in found if name.startswith("die-")]
        assert sorted(dice) == ([] if s.phase == DICE_MADE else [f"die-{die + 1}" for die in range(DICE)])
        assert sum(name.startswith("shizzle-") for name in found) == min(s.pending, picture.MOST_STARS)


def test_stars_that_do_not_fit_become_a_number() -> None:
    s = next(s for s in STATES if s.phase == CHOOSE)
    s = SHIZZLE.copy(s)
    s.pending = 12
    found = "".join(picture.board(s))
    assert found.count('id="shizzle-') == 1
    assert picture.picture.plate("12") in found


@slow
def test_a_die_shows_its_colour_as_often_as_its_number_says() -> None:
    for s in STATES:
        if s.phase == DICE_MADE:
            continue
        root = parse("".join(picture.board(s)))
        for die in range(DICE):
            (piece,) = (node for node in root.iter() if node.get("id") == f"die-{die + 1}")
            (glass,) = (c for node in piece.iter() if (c := node.get("class", "")) in (*COLOUR_NAMES, "clear"))
            pips = [len(node) for node in piece.iter() if "pip" in node.get("class", "").split()]
            if s.shown[die] and not (s.due >> die) & 1:
                assert (glass, pips) == (COLOUR_NAMES[s.colour[die][s.shown[die] - 1]], [s.shown[die]])
            else:
                assert (glass, pips) == ("clear", [])


def test_what_cannot_join_is_quiet() -> None:
    for s in STATES:
        if s.phase != CHOOSE:
            continue
        root = parse("".join(picture.board(s)))
        quiet = {
            node.get("id")
            for node in root.iter()
            if (node.get("id") or "").startswith("die-") and any("quiet" in n.get("class", "") for n in node.iter())
        }
        may = {die for die in SHIZZLE.legal(s) if die < DICE}
        assert quiet == {f"die-{die + 1}" for die in range(DICE) if (s.loose >> die) & 1 and die not in may}


def test_a_seal_shows_why_each_die_joins() -> None:
    for s in STATES:
        if s.phase == DICE_MADE:
            continue
        seals = "".join(picture.bonds(s)).count(f'class="paper" d="{picture.disc(17)}"')
        assert seals == max(0, s.length - 1)


def test_chips_are_worth_the_points() -> None:
    for points in range(101):
        root = parse(shapes.chips(points, 300))
        fives = sum(node.get("class") == "orange" for node in root.iter())
        ones = sum(node.get("class") == "gold" for node in root.iter())
        assert 5 * fives + ones == points
        assert fives <= shapes.FIVES


def test_chips_in_a_narrow_panel_can_be_told_apart() -> None:
    width = picture.seat_place(6, 0).width - 160
    for points in range(1, 101):
        places = [float(x) for x in re.findall(r"translate\(([0-9.]+) 0\)", shapes.chips(points, width))]
        steps = [b - a for a, b in pairwise(places)]
        assert all(step >= shapes.CLOSEST - 0.1 for step in steps), points
        assert max(places) <= width - 16


def test_what_is_at_stake_is_what_one_would_get() -> None:
    for s in STATES:
        gain = picture.points_at_stake(s)
        ways = [a for a in (STOP, TAKE) if SHIZZLE.actor(s) >= 0 and a in SHIZZLE.legal(s)]
        if not ways:
            assert gain == 0
            continue
        after = SHIZZLE.after(s, ways[0])
        if after.phase == SETTLE:  # what an attack would not spend
            after = SHIZZLE.after(after, TAKE)
        assert gain == after.score[s.mover] - s.score[s.mover]


def test_the_cup_holds_what_would_be_rolled() -> None:
    for s in STATES:
        count = picture.dice_to_roll(s)
        if SHIZZLE.actor(s) >= 0 and ROLL in SHIZZLE.legal(s):
            assert SHIZZLE.after(s, ROLL).due.bit_count() == count
        else:
            assert count == 0


def test_targets_and_dice_lie_within_the_picture_and_apart() -> None:
    width, height = picture.BOARD_SIZE
    for seats in SHIZZLE.seats:
        tray = picture.tray(seats)
        for number in range(7):
            for die in range(DICE):
                x, y, _ = picture.fallen(seats, die, number)
                assert 60 < x < width - 60
                assert tray.y - tray.height / 2 + 50 < y < tray.y + tray.height / 2 - 50
                for other in range(die):
                    for shown in range(7):
                        u, v, _ = picture.fallen(seats, other, shown)
                        assert (x - u) ** 2 + (y - v) ** 2 > 100**2
        panels = [picture.seat_place(seats, seat) for seat in range(seats)]
        assert all(p.y + p.height / 2 < picture.line_top(seats) for p in panels)
        assert all(p.x + p.width / 2 < width for p in panels)
    assert picture.BANK.y + picture.BANK.height / 2 < height


ROLLED = [("roll", 0, "roll"), (1, 4, "thrown"), (3, 2, "thrown")]


def test_the_latest_roll_of_a_turn_has_a_token_of_its_own() -> None:
    s = next(s for s in STATES if s.phase == CHOOSE and s.turns > 2)
    turn = s.turns
    assert token(picture, s, []) is None
    assert token(picture, s, ROLLED) == (f"{turn}-1", "die-2 die-4")
    assert token(picture, s, [*ROLLED, (1, 1, "join")]) == (f"{turn}-1", "die-2 die-4")
    assert token(picture, s, [*ROLLED, (1, 1, "join"), ("roll", 0, "roll")]) is None
    again = [*ROLLED, (1, 1, "join"), ("roll", 0, "roll"), (3, 6, "thrown")]
    assert token(picture, s, again) == (f"{turn}-2", "die-4")
    settled = next(s for s in STATES if s.phase == READY and s.turns > 2)
    assert token(picture, settled, ROLLED) == (f"{settled.turns - 1}-1", "die-2 die-4")
    rolling = next(s for s in STATES if s.phase == ROLLING)
    assert token(picture, rolling, ROLLED) is None
    begun = next(s for s in STATES if s.phase == READY and s.turns == 0)
    assert token(picture, begun, [("roll", 0, "roll"), (2, 5, "thrown")]) == ("0-1", "die-3")


def test_a_choke_and_an_attack_are_shown() -> None:
    settled = next(s for s in STATES if s.phase == READY and s.turns > 2)
    begun = next(s for s in STATES if s.phase == READY and s.turns == 0)
    assert 'class="grab"' in "".join(picture.overlay(settled, last=ROLLED))
    assert 'class="grab"' not in "".join(picture.overlay(settled, last=[*ROLLED, (1, 1, "join")]))
    assert 'class="grab"' not in "".join(picture.overlay(begun, last=ROLLED))
    assert 'class="rob"' in "".join(picture.overlay(settled, last=[*ROLLED, (0, 1, "attack")]))


def test_a_die_shows_what_the_turn_is_worth_with_it() -> None:
    seen = 0
    for s in STATES:
        for die in range(DICE) if s.phase == CHOOSE else ():
            if die not in SHIZZLE.legal(s):
                continue
            after = SHIZZLE.after(s, die)
            ends = [a for a in (STOP, TAKE) if a in SHIZZLE.legal(after)]
            done = after if after.phase in (READY, ENDED) else SHIZZLE.after(after, ends[0]) if ends else s
            done = SHIZZLE.after(done, TAKE) if done.phase == SETTLE and TAKE in SHIZZLE.legal(done) else done
            gain = done.score[s.mover] - s.score[s.mover]
            assert picture.worth_after(s, die) >= gain
            assert bool(picture.worth_after(s, die)) == bool(picture.gains(s, [die]))
            seen += gain > 0 and picture.worth_after(s, die) == gain
    assert seen > 20
