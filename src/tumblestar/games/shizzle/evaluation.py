"""How good positions of Shizzle are: the value of every action of a decision, and every seat's expected win share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from operator import mul
from typing import Any, NamedTuple, cast

from tumblestar import games
from tumblestar.contract.modules import legal_actions
from tumblestar.engine import players as workers
from tumblestar.games.shizzle import players, rules
from tumblestar.games.shizzle.parts import DICE, TABLE
from tumblestar.games.shizzle.rules import ALL_DICE, ROLL, STOP, State, fits
from tumblestar.games.shizzle.solution import mean_over_faces
from tumblestar.games.shizzle.solver.roll_classes import falls_showing, roll_classes_of
from tumblestar.games.shizzle.solver.turn_values import POINTS

GAME = "shizzle"


class ReachableLine(NamedTuple):
    """A line that can be reached with the dice as they lie, by the dice that join, in order, from the present one."""

    joins: tuple[int, ...]
    last: int
    """The die at its open end."""
    held: int
    """Its dice, one bit each."""


class ActionValues:
    """The values of a turn by the win share of the seat that plays it, or by the points that it banks.

    `stops[pending][kind]` and `rolls[pending][kind]` are the values of stopping and of rolling on at a kind of place
    with so many Shizzles pending; `best` has the better of both. `choked` has the value after a Choke by the kind of
    Spark. With more than two seats `stop_shares[pending][length]` are the win shares of all after stopping, and
    `choke_shares` those after a Choke, the mover's first. `pending` counts the Shizzles there are.
    """

    def __init__(self, s: State, by_points: bool = False) -> None:
        self.s = s
        self.lines = roll_classes_of(tuple(map(tuple, s.colour)))
        with workers.pool(games.find(GAME)).borrow() as worker:
            memory = worker.memory(s)
            work = memory.work
            self.evaluator: int = POINTS if by_points else work.evaluator
            levels = worker.bound.call.value_actions(memory.states[0], self.evaluator, work.tables, work.turn)
            self.pending: int = min(s.pending, levels - 2)
            turn = work.turn
            self.stops, self.rolls, self.best, self.stop_shares = (
                _copied(part[:levels]) for part in (turn.stops, turn.rolls, turn.best, turn.stop_shares)
            )
            self.choked, self.choke_shares = _copied(turn.choked), _copied(turn.choke_shares)
            self.by_action = {action: float(turn.by_action[action]) for action in legal_actions(s)}
            """The value of every legal action of the state."""

    # -- places of a line

    def kind(self, last: int, held: int) -> int:
        """The kind of the place that a line ending with a die as it lies has."""
        return self.lines.kind[last * DICE + self.s.shown[last] - 1][held]

    def places(self, last: int, held: int) -> Iterator[ReachableLine]:
        """The lines that can be reached from one by letting dice join, itself first; each by the fewest joins."""
        seen = {(last, held)}
        queue = [ReachableLine((), last, held)]
        for place in queue:
            yield place
            for die in range(DICE):
                if not (place.held >> die) & 1 and fits(self.s, die, place.last):
                    step = die, place.held | 1 << die
                    if step not in seen:
                        seen.add(step)
                        queue.append(ReachableLine((*place.joins, die), *step))

    def reachable(self) -> list[ReachableLine]:
        """The lines at which one may stop or roll on, as the dice lie; a Fizzle where there is no other (SH-2.8)."""
        s = self.s
        found = self.places(s.line[s.length - 1], ALL_DICE & ~s.loose)
        grown = [place for place in found if place.held.bit_count() > s.base]
        return [place for place in grown if place.held.bit_count() > 2] or grown

    def endings(self, place: ReachableLine) -> list[tuple[int, int, int]]:
        """The ways to end a choice of dice at a line: (STOP or ROLL, pending Shizzles, kind of place)."""
        kind = self.kind(place.last, place.held)
        pending = self.pending + int(place.held == ALL_DICE and bool(place.joins))
        stop = STOP, pending, kind
        return [stop] if place.held.bit_count() == 2 else [stop, (ROLL, pending, self.lines.onward[kind])]

    def value(self, ending: int, pending: int, kind: int) -> float:
        """The value of a way to end a choice of dice."""
        if ending == ROLL and self.rolls[pending][kind] < 0.0:  # left out, since stopping cannot be bettered
            return ActionValues(self.s.replaced("pending", pending), self.evaluator == POINTS).rolls[pending][kind]
        return (self.stops if ending == STOP else self.rolls)[pending][kind]

    def ended(self, place: ReachableLine) -> list[tuple[int, float]]:
        """The ways to end a choice of dice at a line: (STOP or ROLL, value)."""
        return [(ending[0], self.value(*ending)) for ending in self.endings(place)]


def _copied(values: Any) -> Any:
    """Numbers, or rows of them, as lists that stay as they are."""
    return [_copied(part) if hasattr(part, "__len__") else float(part) for part in values]


# -- win shares

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
