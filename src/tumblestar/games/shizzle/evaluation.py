"""Every seat's expected win share, in any state of Shizzle, when each seat plays for its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from operator import mul
from typing import cast

from tumblestar.games.shizzle import players, rules
from tumblestar.games.shizzle.parts import DICE, TABLE
from tumblestar.games.shizzle.solution import mean_over_faces
from tumblestar.games.shizzle.solver.action_values import ActionValues
from tumblestar.games.shizzle.solver.roll_classes import falls_showing

Shares = Sequence[float]


def win_shares(s: rules.State) -> Shares:
    """The shares in seat order; they add up to 1.

    Exact for two seats where the game is solved, but for the option `cap`; else exact within the turn under way, by an
    estimate of how it ends. The first of equally good ways to attack is taken. While dice are being made, those of the
    box stand for them.
    """
    if s.phase == rules.ENDED:
        return [rules.win_share(s, seat) for seat in range(s.seats)]
    if s.phase in (rules.DICE_MADE, rules.FIRST):
        starts = [s.first - 1] if s.phase == rules.DICE_MADE and s.first else range(s.seats)
        return _mean((win_shares(_started(s, seat)), 1) for seat in starts)
    shares = _Place(s).shares()
    return [shares[(seat - s.mover) % s.seats] for seat in range(s.seats)]


def _started(s: rules.State, seat: int) -> rules.State:
    """The state after a seat was chosen to begin."""
    s = s.copy()
    if s.phase == rules.DICE_MADE:
        s.colour, s.made = [list(row) for row in TABLE], 0
    rules.begin_with(s, seat)
    return s


def _mean(weighted: Iterable[tuple[Shares, int]]) -> Shares:
    """The mean of shares with whole-number weights."""
    found = list(weighted)
    weights = [weight for _, weight in found]
    return [
        sum(map(mul, column, weights)) / sum(weights) for column in zip(*(shares for shares, _ in found), strict=True)
    ]


TURNS_KEPT = 16
OF_A_TURN = ("colour", "score", "bank", "pending", "seats", "mover", "turns", "rounds", "target", "cap")
"""What a turn is worth depends on; not on how its dice lie."""


class _Turn:
    """A turn that is solved by `ActionValues`, whatever its dice show; the mover comes first."""

    def __init__(self, s: rules.State) -> None:
        self.values = ActionValues(s)
        self.is_of_two, self.lines, self.pending = s.seats == 2, self.values.lines, self.values.pending
        self.roll, self.falls = cache(self._roll), cache(self._falls)

    def choke(self, spark: int) -> Shares:
        """The shares after a Choke on a line that ends with a kind of Spark."""
        return _of_two(self.values.choked[spark]) if self.is_of_two else self.values.choke_shares

    def _falls(self, face: int, held: int) -> list[tuple[Shares, int]]:
        """The shares that falls of the other dice come to, each with the set of these falls (`RollClasses.falls`)."""
        lines, best = self.lines, self.values.best[self.pending]
        reached = lines.falls(face, held)
        is_first = not held & (held - 1)  # lines of three come before those of two (SH-2.8)
        left = (1 << DICE ** (DICE - held.bit_count())) - 1
        found: list[tuple[Shares, int]] = []
        for kind in sorted(reached, key=lambda end: (is_first and lines.length[end] == 2, -best[end], end)):
            if hit := reached[kind] & left:
                found.append((self.best_of(self.pending, (kind,)), hit))
                left ^= hit
        return [*found, (self.choke(lines.kind[face][1 << face // DICE]), left)] if left else found

    def stop(self, pending: int, kind: int) -> Shares:
        """The shares after stopping at a kind of place with so many Shizzles."""
        values = self.values
        return (
            _of_two(values.stops[pending][kind])
            if self.is_of_two
            else values.stop_shares[pending][self.lines.length[kind]]
        )

    def _roll(self, pending: int, kind: int) -> Shares:
        """The shares before a roll from a kind of place."""
        if self.is_of_two:
            return _of_two(self.values.rolls[pending][kind])
        lines = self.lines
        found: list[tuple[Shares, int]] = [(self.choke(lines.spark[kind]), lines.chokes[kind])]
        for group in range(lines.groups[kind], lines.groups[kind + 1]):
            ends = lines.ends[lines.starts[group] : lines.starts[group + 1]]
            found.append((self.best_of(pending, ends), lines.counts[group]))
        return _mean(found)

    def best_of(self, pending: int, ends: Sequence[int]) -> Shares:
        """The shares at the best of some kinds of places for the seat that plays."""
        values, lines = self.values, self.lines
        kind = max(ends, key=lambda end: values.best[pending][end])
        if self.is_of_two:
            return _of_two(values.best[pending][kind])
        pending += lines.length[kind] == DICE and pending + 1 < len(values.stops)
        onward = lines.onward[kind]
        rolls_on = values.rolls[pending][onward] > values.stops[pending][kind]
        return self.roll(pending, onward) if rolls_on else self.stop(pending, kind)


def _of_two(value: float) -> Shares:
    """The shares of two seats by that of the mover."""
    return value, 1.0 - value


def _turn(s: rules.State) -> _Turn:
    """The turn of a state; many states of one turn are looked at, so it is solved once."""
    found = [getattr(s, field) for field in OF_A_TURN]
    return _solved(tuple(_frozen(value) for value in found), players.evaluator_of(s))


@lru_cache(maxsize=TURNS_KEPT)
def _solved(values: tuple[object, ...], evaluator: int) -> _Turn:
    s = rules.State.fresh()
    s.phase = rules.ROLLING
    for field, value in zip(OF_A_TURN, values, strict=True):
        setattr(s, field, _thawed(value))
    return _Turn(s)


def _frozen(value: object) -> object:
    return tuple(_frozen(part) for part in cast("list[object]", value)) if isinstance(value, list) else value


def _thawed(value: object) -> object:
    return [_thawed(part) for part in cast("tuple[object]", value)] if isinstance(value, tuple) else value


class _Place:
    """The shares of all seats in one state of a turn, the mover's first."""

    def __init__(self, s: rules.State) -> None:
        self.s, self.turn = s, _turn(s)
        self.values, self.lines = copy(self.turn.values), self.turn.lines
        self.values.s = s

    def shares(self) -> Shares:
        """The shares in the state."""
        s, values, pending = self.s, self.values, self.turn.pending
        if s.phase == rules.SPARK:
            rolls = values.rolls[pending]
            return self._first_spark(max(range(DICE), key=lambda die: mean_over_faces(self.lines, die, rolls)))
        if s.phase == rules.ROLLING:
            return self._rolling()
        last, held = s.line[s.length - 1], rules.ALL_DICE & ~s.loose
        if s.phase == rules.READY:
            return self.turn.roll(pending, values.kind(last, held))
        if s.phase == rules.SETTLE:
            return self.turn.stop(pending, values.kind(last, held))
        ending, pending, kind = max(
            (ending for place in values.reachable() for ending in values.endings(place)),
            key=lambda ending: values.value(*ending),
        )
        return self.turn.stop(pending, kind) if ending == rules.STOP else self.turn.roll(pending, kind)

    def _first_spark(self, die: int) -> Shares:
        """The mean over the faces of a die that becomes the first Spark."""
        return _mean(
            (self.turn.roll(self.turn.pending, self.lines.kind[die * DICE + number][1 << die]), 1)
            for number in range(DICE)
        )

    def _rolling(self) -> Shares:
        """The mean over what the dice that are due may show."""
        s = self.s
        due = [die for die in range(DICE) if (s.due >> die) & 1]
        if not s.length:
            return self._first_spark(due[0])
        last, held = s.line[s.length - 1], rules.ALL_DICE & ~s.loose
        if s.due == s.loose:
            return self.turn.roll(self.turn.pending, self.values.kind(last, held))
        loose = [die for die in range(DICE) if (s.loose >> die) & 1]
        lying = -1
        for die, showing in zip(loose, falls_showing(len(loose)), strict=True):
            if not (s.due >> die) & 1:
                lying &= showing[s.shown[die] - 1]
        ways = self.turn.falls(last * DICE + s.shown[last] - 1, held)
        return _mean((shares, count) for shares, falls in ways if (count := (falls & lying).bit_count()))
