"""The values of every action of a decision, and of every line that the turn can reach, as the bots work them out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tumblestar import games
from tumblestar.contract.modules import legal_actions
from tumblestar.engine import players as workers
from tumblestar.games.shizzle.parts import DICE
from tumblestar.games.shizzle.rules import ALL_DICE, ROLL, STOP, State, fits
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of
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
        return (self.stops if ending == STOP else self.rolls)[pending][kind]

    def ended(self, place: ReachableLine) -> list[tuple[int, float]]:
        """The ways to end a choice of dice at a line: (STOP or ROLL, value)."""
        return [(ending[0], self.value(*ending)) for ending in self.endings(place)]


def _copied(values: Any) -> Any:
    """Numbers, or rows of them, as lists that stay as they are."""
    return [_copied(part) if hasattr(part, "__len__") else float(part) for part in values]
