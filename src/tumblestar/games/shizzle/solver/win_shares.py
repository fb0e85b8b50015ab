"""Every seat's expected win share, in any state of Shizzle, when each seat plays for its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from operator import mul

from tumblestar.contract.modules import legal_actions
from tumblestar.games.shizzle.parts import DICE, TABLE
from tumblestar.games.shizzle.rules import (
    ALL_DICE,
    DICE_MADE,
    ENDED,
    FIRST,
    READY,
    ROLLING,
    SETTLE,
    SPARK,
    STOP,
    State,
    begin_with,
    win_share,
)
from tumblestar.games.shizzle.solver.action_values import ActionValues
from tumblestar.games.shizzle.solver.evaluators import share_evaluator

Shares = Sequence[float]


def win_shares(s: State) -> Shares:
    """The shares in seat order; they add up to 1.

    Exact for two seats where the game is solved, but for the option `cap`; else exact within the turn under way, by an
    estimate of how it ends. The first of equally good ways to attack is taken. While dice are being made, those of the
    box stand for them.
    """
    if s.phase == ENDED:
        return [win_share(s, seat) for seat in range(s.seats)]
    if s.phase in (DICE_MADE, FIRST):
        starts = [s.first - 1] if s.phase == DICE_MADE and s.first else range(s.seats)
        return _mean((win_shares(_started(s, seat)), 1) for seat in starts)
    shares = _Turn(s).shares()
    return [shares[(seat - s.mover) % s.seats] for seat in range(s.seats)]


def _started(s: State, seat: int) -> State:
    """The state after a seat was chosen to begin."""
    s = s.copy()
    if s.phase == DICE_MADE:
        s.colour, s.made = [list(row) for row in TABLE], 0
    begin_with(s, seat)
    return s


def _mean(weighted: Iterable[tuple[Shares, int]]) -> Shares:
    """The mean of shares with whole-number weights."""
    found = list(weighted)
    weights = [weight for _, weight in found]
    return [
        sum(map(mul, column, weights)) / sum(weights) for column in zip(*(shares for shares, _ in found), strict=True)
    ]


class _Turn:
    """The shares of all seats at the places of one turn, which is played by `ActionValues`; the mover comes first."""

    def __init__(self, s: State) -> None:
        self.s, self.evaluator = s, share_evaluator(s)
        self.values = ActionValues(s, self.evaluator)
        self.lines = self.values.lines
        self.roll = cache(self._roll)

    def shares(self) -> Shares:
        """The shares in the state."""
        s, values = self.s, self.values
        if s.phase == SPARK:
            found = values.by_action
            return self._first_spark(max(found, key=lambda die: found[die]))
        if s.phase == ROLLING:
            return self._rolling()
        if s.phase == READY:
            return self.roll(0, values.spark)
        if s.phase == SETTLE:
            found = max((values.settle(s, action) for action in legal_actions(s)), key=lambda end: end.value)
            return self.evaluator.shares(found.scores, found.bank, values.spark)
        ending, more, kind = max(
            (ending for place in values.reachable() for ending in values.endings(place)),
            key=lambda ending: values.value(*ending),
        )
        return self._stop(more, kind) if ending == STOP else self.roll(more, kind)

    def _first_spark(self, die: int) -> Shares:
        """The mean over the faces of a die that becomes the first Spark."""
        return _mean((self.roll(0, self.lines.kind[die * DICE + number][1 << die]), 1) for number in range(DICE))

    def _rolling(self) -> Shares:
        """The mean over what the dice that are due may show."""
        s, lines = self.s, self.lines
        due = [die for die in range(DICE) if (s.due >> die) & 1]
        if not s.length:
            return self._first_spark(due[0])
        last, held = s.line[s.length - 1], ALL_DICE & ~s.loose
        if s.due == s.loose:
            return self.roll(0, self.values.kind(last, held))
        fallen = [die for die in range(DICE) if (s.loose & ~s.due) >> die & 1]
        lying = sum(1 << die * DICE + s.shown[die] - 1 for die in fallen)
        counts: Counter[tuple[int, ...]] = Counter()
        for faces in product(*([1 << die * DICE + number for number in range(DICE)] for die in due)):
            counts[lines.reachable(last * DICE + s.shown[last] - 1, held, lying + sum(faces))] += 1
        choked = self.values.spark
        return _mean((self._best_of(0, ends) if ends else self._choke(choked), n) for ends, n in counts.items())

    def _choke(self, spark: int) -> Shares:
        return self.evaluator.shares(self.values.scores, self.s.bank, spark)

    def _stop(self, more: int, kind: int) -> Shares:
        """The shares after stopping at a kind of place with so many more Shizzles."""
        spark = self.lines.spark[kind]
        found = self.values.settlements[more][self.lines.length[kind], spark]
        return self.evaluator.shares(found.scores, found.bank, spark)

    def _roll(self, more: int, kind: int) -> Shares:
        """The shares before a roll from a kind of place."""
        if self.s.seats == 2:
            value = self.values.rolls[more][kind]
            return value, 1.0 - value
        lines = self.lines
        found: list[tuple[Shares, int]] = [(self._choke(lines.spark[kind]), lines.chokes[kind])]
        for group in range(lines.groups[kind], lines.groups[kind + 1]):
            ends = lines.ends[lines.starts[group] : lines.starts[group + 1]]
            found.append((self._best_of(more, ends), lines.counts[group]))
        return _mean(found)

    def _best_of(self, more: int, ends: Sequence[int]) -> Shares:
        """The shares at the best of some kinds of places for the seat that plays."""
        values, lines = self.values, self.lines
        kind = max(ends, key=lambda end: values.best[more][end])
        if self.s.seats == 2:
            value = values.best[more][kind]
            return value, 1.0 - value
        if lines.length[kind] == DICE and more + 1 < len(values.stops):
            more += 1
        onward = lines.onward[kind]
        return (
            self.roll(more, onward) if values.rolls[more][onward] > values.stops[more][kind] else self._stop(more, kind)
        )
