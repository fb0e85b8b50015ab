"""The value of every action of a decision, exact within the turn, by what the ends of the turn are worth.

The end of a turn is worth, to the seat that played it, its win share by the solution or by an estimate, or
simply the points it banked. From that follow, exactly, the values of stopping, of rolling on from
every line that the turn can reach, and of every action.

Turns are evaluated at their end, by the points banked, or by the win share: by a solution, a table or an estimate.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from tumblestar.contract.modules import legal_actions
from tumblestar.engine.speed import Preparing
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import (
    ALL_DICE,
    CAP,
    CHOOSE,
    READY,
    ROLL,
    SETTLE,
    SPARK,
    STOP,
    TAKE,
    State,
    apply,
    ends_game,
    fits,
)
from tumblestar.games.shizzle.solution import Solution, Variant, class_arrays, mean_over_faces
from tumblestar.games.shizzle.solver import share_tables, turn_solver
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of

# -- values of the end of a turn

FAR_FROM_CAP = 100
"""Within so many turns every game has ended, to more places than a number has."""


class Points:
    """Evaluates by the points that the turn banks."""

    ahead = 5

    def __init__(self, s: State) -> None:
        self.held: int = s.score[s.mover]
        self.top = float(s.bank + sum(s.score[: s.seats]) - self.held)

    def __call__(self, scores: Sequence[int], bank: int, spark: int) -> float:
        return float(scores[0] - self.held)


class Share:
    """Evaluates by the win share: exactly where the game is solved, else by an estimate."""

    top = 1.0

    def __init__(self, s: State, solved: Solution | None) -> None:
        self.s, self.solved = s, solved
        self.ahead = 100 if s.seats == 2 else 3 if s.seats == 3 else 2
        total = s.bank + sum(s.score[: s.seats])
        self._is_trio = (
            s.seats == 3
            and total == share_tables.THREE_SEAT_TOTAL
            and not s.target
            and not s.rounds
            and share_tables.has_three_seat_table()
        )
        if solved:
            turns_left = s.rounds * s.seats - s.turns - 1
            self._values = solved.values(turns_left) if turns_left > 0 or not s.rounds else ()

    @property
    def is_exact(self) -> bool:
        """Whether the values are those of the solution, which knows no cap."""
        return self.solved is not None and not (self.s.cap and self.s.turns > CAP - FAR_FROM_CAP)

    @property
    def is_simple(self) -> bool:
        """Whether a simple model stands in for the shipped estimate, which does not fit the rules."""
        return not self.solved and not self._is_trio and not share_tables.has_estimate()

    def __call__(self, scores: Sequence[int], bank: int, spark: int) -> float:
        return self.shares(scores, bank, spark)[0]

    def shares(self, scores: Sequence[int], bank: int, spark: int) -> Sequence[float]:
        """The shares of all seats in the order of their scores: first the seat that played, then the next to move."""
        s = self.s
        if ends_game(s, scores[0], bank, s.turns + 1):
            best = max(scores)
            return [1.0 / scores.count(best) if score == best else 0.0 for score in scores]
        if self.solved:
            value = self._values[spark][scores[1]][scores[0]]
            return 1.0 - value, value
        if self._is_trio:
            second, third, first = share_tables.three_seat_shares((scores[1], scores[2], scores[0]))
            return first, second, third
        *others, first = share_tables.estimated_shares((*scores[1:], scores[0]), bank)
        return first, *others


def share_evaluator(s: State) -> Share:
    """The best evaluator at hand for a state's seats, dice and options."""
    return Share(s, solution.available(terms_of(s)) if s.seats == 2 else None)


def preparation(s: State | None) -> Preparing[Solution] | None:
    """The search for the solution that a state is judged by, where it is not known yet."""
    return solution.solving(terms_of(s)) if s and s.seats == 2 else None


def terms_of(s: State) -> Variant:
    """What a state's game is solved for."""
    table = tuple(tuple(row) for row in s.colour)
    return Variant(table, s.bank + sum(s.score[: s.seats]), s.target, s.rounds)


# -- values of actions

ALL_ATTACKS = 3
"""With up to so many seats, or pending Shizzles, every way to attack is tried; else only the leader is attacked."""


class EndOfTurnValue(Protocol):
    """Gives the value of the end of a turn to the seat that played it."""

    top: float
    """A value that no end of the turn can better."""
    ahead: int
    """How many more Shizzles than pending already are looked at; with the most, one stops."""

    def __call__(self, scores: Sequence[int], bank: int, spark: int) -> float:
        """The value when the turn leaves these scores, the mover's first, this bank and a Spark of this kind."""
        ...


class ReachableLine(NamedTuple):
    """A line that can be reached with the dice as they lie, by the dice that join, in order, from the present one."""

    joins: tuple[int, ...]
    last: int
    """The die at its open end."""
    held: int
    """Its dice, one bit each."""


class Settlement(NamedTuple):
    """What stopping leaves: its value, the scores with the mover's first, and the bank."""

    value: float
    scores: tuple[int, ...]
    bank: int


class ActionValues:
    """The values of a turn from a state in which a seat is to decide, by what its ends are worth.

    `stops[more][kind]` and `rolls[more][kind]` are the values of stopping and of rolling on at a kind of place, when so
    many more Shizzles are pending than now; `best` has the better of both. `settlements[more][length, spark]` is what
    stopping leaves, by the length of the line and the kind of its last die.
    """

    def __init__(self, s: State, end_value: EndOfTurnValue) -> None:
        self.s, self.end_value = s, end_value
        self.lines = roll_classes_of(tuple(map(tuple, s.colour)))
        self.scores = tuple(s.score[(s.mover + i) % s.seats] for i in range(s.seats))
        self._fill()

    def _fill(self) -> None:
        """Works the turn out, from the most pending Shizzles down to those there are."""
        lines, kinds = self.lines, len(self.lines.of)
        ends = list(zip(lines.length, lines.spark, strict=True))
        self.settlements: list[dict[tuple[int, int], Settlement]] = []
        won = False
        while not won and len(self.settlements) <= self.end_value.ahead:
            found = self._settled(len(self.settlements), set(ends))
            self.settlements.append(found)
            sixes = [settlement.value for (length, _), settlement in found.items() if length == DICE]
            won = len(self.settlements) > 1 and min(sixes) >= self.end_value.top - 1e-12
        self.stops = [[found[end].value for end in ends] for found in self.settlements]
        self.rolls = [[-1.0] * kinds for _ in self.stops]
        self.best = [[-1.0] * kinds for _ in self.stops]
        choked = [self.end_value(self.scores, self.s.bank, spark) for spark in range(lines.sparks)]
        work = turn_solver.TurnWorkspace(self.stops, choked, self.rolls, self.best)
        turn_solver.solve_turn(class_arrays(lines), len(self.stops), work)

    def _settled(self, more: int, ends: Iterable[tuple[int, int]]) -> dict[tuple[int, int], Settlement]:
        """The best way to stop with so many more Shizzles, by (length, kind of Spark) of the line (SH-3.1).

        With more than three seats and three Shizzles, only the seat with the most points is attacked.
        """
        pending = self.s.pending + more
        left_over = after_attacks(self.scores, self.s.bank, pending, pending > ALL_ATTACKS < len(self.scores))
        best: dict[tuple[int, int], Settlement] = {}
        for length, spark in ends:
            line = length if length < DICE else 0  # SH-2.0
            for scores, bank, takes in left_over:
                earned = min(bank, SHIZZLE * takes + line)  # SH-3.3
                after = (scores[0] + earned, *scores[1:]), bank - earned
                value = self.end_value(*after, spark)
                if (length, spark) not in best or value > best[length, spark].value:
                    best[length, spark] = Settlement(value, *after)
        return best

    # -- places of a line

    def kind(self, last: int, held: int) -> int:
        """The kind of the place that a line ending with a die as it lies has."""
        return self.lines.kind[last * DICE + self.s.shown[last] - 1][held]

    def places(self, last: int, held: int, joins: tuple[int, ...] = ()) -> Iterator[ReachableLine]:
        """The lines that can be reached from one by letting dice join, itself first; each by the fewest joins."""
        seen = {(last, held)}
        queue = [ReachableLine(joins, last, held)]
        for place in queue:
            yield place
            for die in range(DICE):
                if not (place.held >> die) & 1 and fits(self.s, die, place.last):
                    step = die, place.held | 1 << die
                    if step not in seen:
                        seen.add(step)
                        queue.append(ReachableLine((*place.joins, die), *step))

    def endings(self, place: ReachableLine) -> list[tuple[int, int, int]]:
        """The ways to end a choice of dice at a line: (STOP or ROLL, Shizzles more than now, kind of place)."""
        kind = self.kind(place.last, place.held)
        more = int(place.held == ALL_DICE and bool(place.joins))
        stop = STOP, more, kind
        return [stop] if place.held.bit_count() == 2 else [stop, (ROLL, more, self.lines.onward[kind])]

    def value(self, ending: int, more: int, kind: int) -> float:
        """The value of a way to end a choice of dice."""
        return (self.stops if ending == STOP else self.rolls)[more][kind]

    def ended(self, place: ReachableLine) -> list[tuple[int, float]]:
        """The ways to end a choice of dice at a line: (STOP or ROLL, value)."""
        return [(ending[0], self.value(*ending)) for ending in self.endings(place)]

    def reachable(self) -> list[ReachableLine]:
        """The lines at which one may stop or roll on, as the dice lie now; a Fizzle where there is no other."""
        s = self.s
        found = self.places(s.line[s.length - 1], ALL_DICE & ~s.loose)
        return _longest_rule([place for place in found if place.held.bit_count() > s.base])

    # -- actions

    @property
    def by_action(self) -> dict[int, float]:
        """The value of every legal action of the state."""
        s = self.s
        if s.phase == SPARK:
            by_spark = self.rolls[0][: self.lines.sparks]
            return {die: mean_over_faces(self.lines, die, by_spark) for die in range(DICE)}
        if s.phase == READY:
            return {ROLL: self.rolls[0][self.kind(s.line[0], 1 << s.line[0])]}
        if s.phase == SETTLE:
            return {action: self.settle(s, action).value for action in legal_actions(s)}
        if s.phase != CHOOSE:
            raise ValueError("no seat is to decide")
        held = ALL_DICE & ~s.loose
        values: dict[int, float] = {}
        for action in legal_actions(s):
            if action >= DICE:
                values[action] = dict(self.ended(ReachableLine((), s.line[s.length - 1], held)))[action]
                continue
            found = _longest_rule(list(self.places(action, held | 1 << action, (action,))))
            values[action] = max(value for place in found for _, value in self.ended(place))
        return values

    def settle(self, s: State, action: int) -> Settlement:
        """What a way to settle a Shizzle leaves, the others settled as well as may be."""
        after = State.after(s, apply, action)
        if action != TAKE and after.phase == SETTLE and after.mover == s.mover:
            return max((self.settle(after, other) for other in legal_actions(after)), key=lambda found: found.value)
        scores = tuple(after.score[(s.mover + i) % s.seats] for i in range(s.seats))
        return Settlement(self.end_value(scores, after.bank, self.spark), scores, after.bank)

    @property
    def spark(self) -> int:
        """The kind of the die at the open end of the line, alone."""
        last = self.s.line[self.s.length - 1]
        return self.kind(last, 1 << last)


def _longest_rule(places: list[ReachableLine]) -> list[ReachableLine]:
    """The lines of three dice and more; where there are none, those of two (SH-2.8)."""
    return [place for place in places if place.held.bit_count() > 2] or places


@lru_cache(maxsize=4096)
def after_attacks(
    scores: tuple[int, ...], bank: int, pending: int, only_most: bool = False
) -> tuple[tuple[tuple[int, ...], int, int], ...]:
    """What attacks can leave, none twice: (scores with the mover's first, bank, Shizzles left to take)."""
    found = {(scores, bank, pending)}
    stack = [(scores, bank, pending)]
    while stack:
        scores, bank, left = stack.pop()
        most = max(scores[1:])
        for seat in range(1, len(scores)) if left else ():
            lost = min(SHIZZLE, scores[seat])
            if lost and (not only_most or seat == scores.index(most, 1)):
                step = (*scores[:seat], scores[seat] - lost, *scores[seat + 1 :]), bank + lost, left - 1
                if step not in found:
                    found.add(step)
                    stack.append(step)
    return tuple(sorted(found))
