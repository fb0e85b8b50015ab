"""What every action of a decision is worth, by any evaluator of what a turn leaves behind: exact within the turn.

An evaluator says what the end of a turn is worth to the seat that played it: its share of the win by the solution or
by an estimate, or simply the points it banked. From that follow, exactly, the values of stopping, of rolling on from
every line that the turn can reach, and of every action.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import (
    CHOOSE,
    MAX_LEGAL,
    READY,
    ROLL,
    SETTLE,
    SPARK,
    STOP,
    TAKE,
    State,
    apply,
    fits,
    legal,
)
from tumblestar.games.shizzle.solution import class_arrays, mean_over_faces
from tumblestar.games.shizzle.solver import turn_solver
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of

ALL_ATTACKS = 3
"""With up to so many seats, or pending Shizzles, every way to attack is tried; else only the leader is attacked."""


class Evaluator(Protocol):
    """Says what the end of a turn is worth to the seat that played it."""

    top: float
    """A worth that no end of the turn can better."""
    ahead: int
    """How many more Shizzles than pending already are looked at; with the most, one stops."""

    def __call__(self, scores: Sequence[int], bank: int, spark: int) -> float:
        """The worth when the turn leaves these scores, the mover's first, this bank and a Spark of this kind."""
        ...


class ReachableLine(NamedTuple):
    """A line that can be reached with the dice as they lie, by the dice that join, in order, from the present one."""

    joins: tuple[int, ...]
    last: int
    held: int


class ActionValues:
    """The worth of a turn from a state in which a seat is to decide, by one evaluator.

    `stops[more][kind]` and `rolls[more][kind]` are the values of stopping and of rolling on at a kind of place, when so
    many more Shizzles are pending than now.
    """

    def __init__(self, s: State, evaluator: Evaluator) -> None:
        self.s, self.evaluator = s, evaluator
        self.lines = roll_classes_of(tuple(tuple(row) for row in s.colour))
        self.scores = [s.score[(s.mover + i) % s.seats] for i in range(s.seats)]
        self._fill()

    def _fill(self) -> None:
        """Works the turn out, from the most pending Shizzles down to those there are."""
        lines, kinds = self.lines, len(self.lines.of)
        ends = list(zip(lines.length, lines.spark, strict=True))
        self.stops: list[list[float]] = []
        won = False
        while not won and len(self.stops) <= self.evaluator.ahead:
            by_end = self._settled(len(self.stops), set(ends))
            self.stops.append([by_end[end] for end in ends])
            sixes = [value for (length, _), value in by_end.items() if length == DICE]
            won = len(self.stops) > 1 and min(sixes) >= self.evaluator.top - 1e-12
        levels = len(self.stops)
        self.rolls = [[-1.0] * kinds for _ in range(levels)]
        best = [[-1.0] * kinds for _ in range(levels)]
        choked = [self.evaluator(self.scores, self.s.bank, spark) for spark in range(lines.sparks)]
        work = turn_solver.Workspace(self.stops, choked, self.rolls, best)
        turn_solver.solve_turn(class_arrays(lines), levels, work)

    def _settled(self, more: int, ends: Iterable[tuple[int, int]]) -> dict[tuple[int, int], float]:
        """The best worth of stopping with so many more Shizzles, by (length, kind of Spark) of the line (SH-3.1).

        With more than three seats and three Shizzles, only whoever has most is thought to be attacked.
        """
        pending = self.s.pending + more
        left_over = after_attacks(tuple(self.scores), self.s.bank, pending, pending > ALL_ATTACKS < len(self.scores))
        best: dict[tuple[int, int], float] = {}
        for length, spark in ends:
            line = length if length < DICE else 0  # SH-2.0
            value = float("-inf")
            for scores, bank, takes in left_over:
                earned = min(bank, SHIZZLE * takes + line)  # SH-3.3
                value = max(value, self.evaluator((scores[0] + earned, *scores[1:]), bank - earned, spark))
            best[length, spark] = value
        return best

    # -- places of a line

    def kind(self, last: int, held: int) -> int:
        """The kind of the place that a line ending with a die as it lies has."""
        return self.lines.kind[last * DICE + int(self.s.shown[last]) - 1][held]

    def places(self, last: int, held: int, joins: tuple[int, ...] = ()) -> Iterator[ReachableLine]:
        """The lines that can be reached from one by letting dice join, itself first; each by its shortest story."""
        seen = {(last, held)}
        edge = [ReachableLine(joins, last, held)]
        while edge:
            place = edge.pop(0)
            yield place
            for die in range(DICE):
                if not (place.held >> die) & 1 and fits(self.s, die, place.last):
                    step = die, place.held | 1 << die
                    if step not in seen:
                        seen.add(step)
                        edge.append(ReachableLine((*place.joins, die), *step))

    def stop(self, last: int, held: int, pending: int) -> float:
        """The worth of stopping with a line; `pending` counts the Shizzle of a line of six."""
        return self.stops[pending - int(self.s.pending)][self.kind(last, held)]

    def roll(self, last: int, held: int, pending: int) -> float:
        """The worth of rolling on from a line; `pending` counts the Shizzle of a line of six. -1 where one cannot."""
        return self.rolls[pending - int(self.s.pending)][self.lines.onward[self.kind(last, held)]]

    def ended(self, place: ReachableLine) -> list[tuple[int, float]]:
        """The ways to end a choice of dice at a line: (STOP or ROLL, worth)."""
        pending = self.s.pending + (place.held == (1 << DICE) - 1 and bool(place.joins))
        if place.held.bit_count() == 2:
            return [(STOP, self.stop(place.last, place.held, pending))]
        return [
            (STOP, self.stop(place.last, place.held, pending)),
            (ROLL, self.roll(place.last, place.held, pending)),
        ]

    def reachable(self) -> list[ReachableLine]:
        """The lines at which one may stop or roll on, as the dice lie now; a Fizzle where there is no other."""
        s = self.s
        last, held = s.line[s.length - 1], ((1 << DICE) - 1) & ~s.loose
        found = [place for place in self.places(last, held) if place.held.bit_count() > s.base]
        longer = [place for place in found if place.held.bit_count() > 2]
        return longer or found

    # -- actions

    @property
    def by_action(self) -> dict[int, float]:
        """The worth of every legal action of the state."""
        s = self.s
        if s.phase == SPARK:
            by_spark = [self.rolls[0][spark] for spark in range(self.lines.sparks)]
            return {die: mean_over_faces(self.lines, die, by_spark) for die in range(DICE)}
        if s.phase == READY:
            return {ROLL: self.rolls[0][self.kind(s.line[0], 1 << s.line[0])]}
        if s.phase == SETTLE:
            return self._settling(s)
        if s.phase != CHOOSE:
            raise ValueError("no seat is to decide")
        held = ((1 << DICE) - 1) & ~s.loose
        values: dict[int, float] = {}
        for action in self._legal(s):
            if action >= DICE:
                values[action] = dict(self.ended(ReachableLine((), s.line[s.length - 1], held)))[action]
                continue
            found = list(self.places(action, held | 1 << action, (action,)))
            longer = [place for place in found if place.held.bit_count() > 2]
            values[action] = max(worth for place in longer or found for _, worth in self.ended(place))
        return values

    def _legal(self, s: State) -> list[int]:
        out = [0] * MAX_LEGAL
        return out[: legal(s, out)]

    def _settling(self, s: State) -> dict[int, float]:
        """The worth of each way to settle a Shizzle, the others settled as well as may be."""
        values: dict[int, float] = {}
        for action in self._legal(s):
            after = State.after(s, apply, action)
            if action != TAKE and after.phase == SETTLE and after.mover == s.mover:
                values[action] = max(self._settling(after).values())
            else:
                scores = [after.score[(s.mover + i) % s.seats] for i in range(s.seats)]
                values[action] = self.evaluator(scores, after.bank, self._spark(s))
        return values

    def _spark(self, s: State) -> int:
        last = s.line[s.length - 1]
        return self.kind(last, 1 << last)


@lru_cache(maxsize=4096)
def after_attacks(
    scores: tuple[int, ...], bank: int, pending: int, only_most: bool = False
) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """What attacks can leave, none twice: (scores with the mover's first, bank, Shizzles left to take)."""
    found = {(scores, bank, pending)}
    edge = [(scores, bank, pending)]
    while edge:
        scores, bank, left = edge.pop()
        most = max(scores[1:])
        for seat in range(1, len(scores)) if left else ():
            lost = min(SHIZZLE, scores[seat])
            if lost and (not only_most or seat == scores.index(most, 1)):
                step = (*scores[:seat], scores[seat] - lost, *scores[seat + 1 :]), bank + lost, left - 1
                if step not in found:
                    found.add(step)
                    edge.append(step)
    return tuple(sorted(found))
