"""Plain solvers of turns with dice, which say what puzzles of Shizzle and Twinkle claim falsely (`bench/proofs.py`).

Shizzle: all ways to use the dice as they lie, by the rules alone. Rolls are valued by `bench/shizzle_slow.py`, which
knows no roll classes: of all 36 Sparks it lists every roll and every line. It takes what ends of turns are worth from
the table that ships, and `table_residual` makes a full sweep with it: the table is one of true values if each is again
what the turn is worth. There is only one such table, since a game ends however it is played (SH-2.5, SH-3.4).

Twinkle: a seat hangs its last die, and then the other one perhaps its own. All places are tried by the rules. Of a roll
one die is hung and the others go back (TW-3.2), so a result wins, loses or fits nowhere whatever dice lie beside it.
That is found for every die and result by rolling it; a roll's chances follow. If nothing fits the same seat is to act
again, with fewer d8s in the centre that fit.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import prod
from typing import cast

import numpy as np

from bench.minimax import EQUAL
from bench.shizzle_slow import FACES, After, Slow, Turn, place
from tumblestar import games
from tumblestar.features.puzzles.puzzle import Puzzle
from tumblestar.games.shizzle import rules as shizzle
from tumblestar.games.shizzle.parts import BANKS, DICE, TABLE
from tumblestar.games.twinkle import parts, rules
from tumblestar.words.packages import folder_of

ROUNDED = 6e-5
"""Figures of puzzles have four places."""


def wrong_figures(puzzle: Puzzle, best: float, others: Sequence[float]) -> Iterator[str]:
    """What is wrong about the figures of a puzzle, by the best value and those of all other ways."""
    margin = best - max(others, default=0.0)
    if abs(best - puzzle.proof.value) > ROUNDED or abs(margin - puzzle.proof.margin) > ROUNDED:
        yield f"value {best}, margin {margin}"


# -- Shizzle


def shizzle_faults(puzzle: Puzzle) -> Iterator[str]:
    """What a puzzle of Shizzle claims falsely."""
    s = cast("shizzle.State", puzzle.position())
    values = dict[tuple[object, ...], float]()
    for end in _ends(s):
        values[_result(end)] = _value(s, end)
    best = max(values.values())
    right = {result for result, value in values.items() if value > best - EQUAL}
    claimed = {_result(_played(puzzle, s, line)) for line in (puzzle.solution, *puzzle.proof.also)}
    if right != claimed:
        yield f"{len(right)} results are best, {len(right & claimed)} of them of the {len(claimed)} claimed"
    yield from wrong_figures(puzzle, best, [value for result, value in values.items() if result not in right])


def table_residual() -> dict[str, float]:
    """How far the values of Shizzle's table are off at most from those of turns that go by it."""
    slow, after = slow_turns()
    places = slow.going_on()
    return {"positions": len(places) * FACES, "residual": residual(slow, after, places)}


def residual(slow: Slow, after: After, places: Sequence[tuple[int, int]]) -> float:
    """How far what scores are worth is off at most from what a turn is worth, over all Sparks."""
    return max(float(abs(slow.turn(a, b, after).fresh[0] - (1.0 - after(b, a))).max()) for a, b in places)


@cache
def slow_turns() -> tuple[Slow, After]:
    """The slow solver of the box, and what ends of turns are worth by the table that ships."""
    slow = Slow(TABLE, BANKS[2])
    table = json.loads((folder_of("shizzle") / "data" / "solved.json").read_text(encoding="utf-8"))["values"]
    return slow, slow.ended({(a, b): np.full(FACES, table[a][b]) for a, b in slow.going_on()})


@cache
def _turn(a: int, b: int, shizzles: int) -> Turn:
    slow, after = slow_turns()
    return slow.turn(a, b, after, top=shizzles)


def _ends(s: shizzle.State) -> Iterator[shizzle.State]:
    """The states at which a choice of dice, or an action of settling, ends."""
    for action in games.find("shizzle").legal(s):
        after = s.after(shizzle.apply, action)
        if after.phase == shizzle.CHOOSE:
            yield from _ends(after)
        else:
            yield after


def _played(puzzle: Puzzle, s: shizzle.State, line: Sequence[str]) -> shizzle.State:
    for text in line:
        s = s.after(shizzle.apply, puzzle.game_object.parse(s, text))
    return s


def _result(s: shizzle.State) -> tuple[object, ...]:
    """What stands after a choice of dice: by what order of the dice before the last it came does not matter."""
    line = s.line[: s.length]
    return s.phase, s.pending, s.bank, *s.score, *sorted(line[:-1]), *line[-1:]


def _value(s: shizzle.State, end: shizzle.State) -> float:
    """The win share of the seat that is to act in `s`, in a state at which a choice of it ends."""
    me = s.mover
    if end.phase == shizzle.ENDED:
        return shizzle.win_share(end, me)
    if end.phase == shizzle.SETTLE:
        return max(_value(s, after) for after in _ends(end))
    last = end.line[end.length - 1]
    face, mine, others = last * DICE + end.shown[last] - 1, end.score[me], end.score[1 - me]
    if end.phase == shizzle.READY:
        return float(slow_turns()[1](mine, others)[face])
    turn = _turn(mine, others, s.pending + 2)
    return float(
        turn.fresh[end.pending][face] if end.length == 1 else turn.rolling[end.pending][place(face, end.loose)]
    )


# -- Twinkle

Fates = Mapping[int, Sequence[float | None]]
"""By free die and result less 1: whether it wins the last turn (1 or 0), or hangs nowhere (None)."""


def twinkle_faults(puzzle: Puzzle) -> Iterator[str]:
    """What a puzzle of Twinkle claims falsely."""
    game, s = puzzle.game_object, cast("rules.State", puzzle.position())
    ways = dict[tuple[str, ...], float]()
    for action in game.legal(s):
        if s.phase == rules.HANG or action >= rules.TAKE:
            ways[(game.text(s, action),)] = share(s.after(rules.apply, action), s.mover)
    if s.phase == rules.CHOOSE:
        last = LastTurn(s)
        for roll in last.rolls:
            ways[tuple(game.texts(s, (*roll, rules.ROLL)))] = last.chance_of(roll, last.centre)
    best = max(ways.values())
    right = {line for line, share in ways.items() if share > best - EQUAL}
    if right != {puzzle.solution, *puzzle.proof.also}:
        yield f"best are {right}"
    yield from wrong_figures(puzzle, best, [share for line, share in ways.items() if line not in right])


def share(s: rules.State, me: int) -> float:
    """A seat's share in a state in which a die is to be hung, or the last turn of the game begins."""
    if s.phase == rules.ENDED:
        return rules.win_share(s, me)
    if s.phase == rules.HANG:
        shares = (share(s.after(rules.apply, action), me) for action in games.find("twinkle").legal(s))
        return max(shares) if s.mover == me else min(shares)
    chance = LastTurn(s).chance()
    return chance if s.mover == me else 1.0 - chance


class LastTurn:
    """The last turn of a game, before its dice are chosen. Raises ValueError where more than a turn is to come."""

    def __init__(self, s: rules.State) -> None:
        if s.phase != rules.CHOOSE or s.held or s.hung[s.mover] != parts.STARS - 1:
            raise ValueError("no last turn begins here")
        self.free = [die for die in range(parts.DICE) if s.where[die] == parts.FREE]
        self.rolls = list(combinations(self.free, min(parts.HAND, len(self.free))))
        self.fates: Fates = {
            die: [_fate(s, die, result, roll) for result in range(1, parts.SIDES_OF[die] + 1)]
            for die in self.free
            for roll in [next(roll for roll in self.rolls if die in roll)]
        }
        shown = {die: self.fates[die][s.shown[die] - 1] for die in self.free if s.shown[die]}
        self.centre = {die: fate for die, fate in shown.items() if fate is not None}
        """The d8s of the centre that fit, and whether they win."""

    def chance(self, centre: Mapping[int, float] | None = None) -> float:
        """The chance of the seat to win by the best choices, with these d8s in the centre, or those that are there."""
        centre = self.centre if centre is None else centre
        again = [roll for roll in self.rolls if not centre.keys() & roll]  # after such a roll all is as before
        others = [roll for roll in self.rolls if centre.keys() & roll]
        return max(
            *(self.wins(roll) / (1.0 - self.lost(roll)) for roll in again),
            *(self.chance_of(roll, centre) for roll in others),
            *centre.values(),
            0.0,
        )

    def chance_of(self, roll: Sequence[int], centre: Mapping[int, float]) -> float:
        """The chance of a roll, by the best choices after it if it is lost."""
        lost = self.lost(roll)
        left = {die: fate for die, fate in centre.items() if die not in roll}
        return self.wins(roll) + (lost * self.chance(left) if lost else 0.0)

    def wins(self, roll: Sequence[int]) -> float:
        """The chance that some die of a roll wins."""
        return 1.0 - prod(1.0 - self.fates[die].count(1.0) / len(self.fates[die]) for die in roll)

    def lost(self, roll: Sequence[int]) -> float:
        """The chance that no die of a roll fits."""
        return prod(self.fates[die].count(None) / len(self.fates[die]) for die in roll)


def _fate(s: rules.State, die: int, result: int, roll: Sequence[int]) -> float | None:
    """Whether a result of a die in a roll wins the last turn for who rolls it; None where it hangs nowhere."""
    for action in (*roll, rules.ROLL, *(result - 1 if one == die else 0 for one in roll)):
        s = s.after(rules.apply, action)
    hangs = [] if s.phase != rules.HANG else games.find("twinkle").legal(s)
    ends = [s.after(rules.apply, action) for action in hangs if s.hand[(action - rules.HANGING) // parts.PLACES] == die]
    if any(end.phase != rules.ENDED for end in ends):
        raise ValueError("this is not the last turn")
    return max((rules.win_share(end, s.mover) for end in ends), default=None)
