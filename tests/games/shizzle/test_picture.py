"""Shizzle's picture: well formed, complete, and with exactly the legal targets."""

import random
import re
from itertools import pairwise
from typing import Any

from tests.games.picture_checks import ids, parse, played, token
from tests.marks import slow
from tumblestar import games
from tumblestar.games.shizzle import drawing, picture, shapes
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
        assert sum(name.startswith("shizzle-") for name in found) == min(s.pending, drawing.MOST_STARS)


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
        seals = "".join(drawing.line(s)).count(f'class="paper" d="{picture.picture.disc(17)}"')
        assert seals == max(0, s.length - 1)


def test_chips_are_worth_the_points() -> None:
    for points in range(101):
        root = parse(shapes.chips(points, 300))
        fives = sum(node.get("class") == "orange" for node in root.iter())
        ones = sum(node.get("class") == "gold" for node in root.iter())
        assert 5 * fives + ones == points
        assert fives <= shapes.FIVES


def test_chips_of_a_seat_can_be_told_apart() -> None:
    width, _ = drawing.CHIPS
    for points in range(1, 101):
        places = [float(x) for x in re.findall(r"translate\(([0-9.]+) 0\)", shapes.chips(points, width))]
        steps = [b - a for a, b in pairwise(places)]
        assert all(step >= shapes.CLOSEST - 0.1 for step in steps), points
        assert max(places) <= width - 16


def test_what_is_at_stake_is_what_one_would_get() -> None:
    for s in STATES:
        gain = drawing.points_at_stake(s)
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
        count = drawing.dice_to_roll(s)
        if SHIZZLE.actor(s) >= 0 and ROLL in SHIZZLE.legal(s):
            assert SHIZZLE.after(s, ROLL).due.bit_count() == count
        else:
            assert count == 0


def test_dice_lie_within_the_tray_and_apart_and_leave_the_cup_its_place() -> None:
    width, height = drawing.TRAY
    for s in STATES:
        loose = [die for die in range(DICE) if (s.loose >> die) & 1]
        spots = [drawing.fallen(s, die)[:2] for die in loose]
        assert all(56 <= x <= width - 56 and 56 <= y <= height - 56 for x, y in spots)
        spots += [drawing.CUP] if s.length else []
        for i, (x, y) in enumerate(spots):
            assert all((x - u) ** 2 + (y - v) ** 2 > 104**2 for u, v in spots[:i])


def test_a_die_stays_where_it_fell_while_others_join_the_line() -> None:
    assert any(before.phase == CHOOSE for before in STATES)
    for before in STATES:
        if before.phase == CHOOSE:
            for die in (action for action in SHIZZLE.legal(before) if action < DICE):
                after = SHIZZLE.after(before, die)
                if after.phase == CHOOSE:
                    others = [one for one in range(DICE) if (after.loose >> one) & 1]
                    assert [drawing.fallen(before, one) for one in others] == [
                        drawing.fallen(after, one) for one in others
                    ]


def test_parts_lie_apart_in_the_picture_of_all() -> None:
    for seats in SHIZZLE.seats:
        boxes = list[tuple[float, float, float, float]]()
        for part, (x, y, scale) in picture.places(seats, 0).items():
            width, height = drawing.sizes(seats)[part]
            assert 0 <= x < x + width * scale <= picture.BOARD_SIZE[0]
            assert 0 <= y < y + height * scale <= picture.BOARD_SIZE[1]
            boxes.append((x, y, x + width * scale, y + height * scale))
        assert len(boxes) == 3 + seats
        for i, (left, top, right, bottom) in enumerate(boxes):
            assert all(right <= x or u <= left or bottom <= y or v <= top for x, y, u, v in boxes[:i])


def test_parts_have_no_signs_of_seats_and_the_whole_has_all() -> None:
    s = next(s for s in STATES if s.phase == CHOOSE and s.seats == 4)
    parts = drawing.draw(s)
    assert [*parts] == [*drawing.sizes(4)] == ["line", "bank", "tray", "chips-1", "chips-2", "chips-3", "chips-4"]
    assert "seat0" not in str(parts)
    whole = "".join(picture.board(s))
    assert all(f'class="seat{seat}"' in whole for seat in range(4))
    assert all(element in whole for elements in parts.values() for element in elements)


def test_the_bar_of_the_bank_is_as_long_as_its_points_and_lit_at_its_end() -> None:
    def parts_of(points: int, at_stake: int) -> list[float]:
        found = drawing.bank(points, at_stake, 60).partition('class="cell2"')[2]
        paths = re.findall(r'class="(?:t1|brass1)" d="M([0-9.]+)', found)
        return [float(x) for x in paths]

    assert parts_of(0, 0) == []
    assert parts_of(60, 0) == [166]
    (_, whole), (_, half) = parts_of(60, 10), parts_of(30, 10)
    assert (round(whole), round(half)) == (166 + 455, 166 + 182)
    assert parts_of(4, 10) == [166, 166]


def test_dice_are_framed_only_where_few_can_be_chosen_and_the_next_place_is_lit() -> None:
    seen = set[bool]()
    for s in STATES:
        if s.phase == CHOOSE:
            legal = SHIZZLE.legal(s)
            over = drawing.overlay(s, targets=[(action, "", False) for action in legal])
            may = [action for action in legal if action < DICE]
            is_lit = 2 * len(may) < s.loose.bit_count()
            assert "".join(over["tray"]).count('class="mine peek"') == (0 if is_lit else len(may))
            assert len(over["line"]) == bool(may)
            seen.add(is_lit)
    assert seen == {True, False}


def test_stop_take_roll_and_attacks_lie_on_bank_cup_and_chips() -> None:
    for s in STATES:
        targets = [(action, "", False) for action in SHIZZLE.legal(s)] if SHIZZLE.actor(s) >= 0 else []
        for part, elements in drawing.overlay(s, targets=targets).items():
            for action in map(int, re.findall('data-action="([0-9]+)"', "".join(elements))):
                where = "tray" if action < DICE or action == ROLL else "bank" if action in {STOP, TAKE} else ""
                assert part == (where or f"chips-{action - ATTACK + 1}")


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
    attacked = drawing.overlay(settled, last=[*ROLLED, (1, 1, "join"), (0, 1, "attack")])
    assert [part for part, elements in attacked.items() if 'class="grab"' in "".join(elements)] == ["chips-2"]


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
            assert drawing.worth_after(s, die) >= gain
            assert {drawing.worth_after(s, die) or None} == {one.gains(s, [die])[0].gain for one in (picture, drawing)}
            seen += gain > 0 and drawing.worth_after(s, die) == gain
    assert seen > 20
