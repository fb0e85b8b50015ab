"""The values of Shizzle's actions once more, in plain Python: an oracle that shares the roll classes and `solve_turn`.

What attacks can leave is listed, each once; settling goes through the rules; every reachable line is looked up.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import exp

from tumblestar.contract.modules import legal_actions
from tumblestar.games.shizzle import rules, solution
from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import State
from tumblestar.games.shizzle.solver import share_tables, turn_solver
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of

# -- what the end of a turn is worth to its mover, by the scores from the mover's on, the bank and the kind of Spark

OnGoing = Callable[[State, Sequence[int], int, int], float]


def points(s: State, scores: Sequence[int], bank: int, spark: int) -> float:
    return float(scores[0] - s.score[s.mover])


def estimate(s: State, scores: Sequence[int], bank: int, spark: int) -> float:
    return estimated_shares((*scores[1:], scores[0]), bank)[-1]


def three_seats(s: State, scores: Sequence[int], bank: int, spark: int) -> float:
    return three_seat_shares((scores[1], scores[2], scores[0]))[2]


def solved(found: solution.Solution) -> OnGoing:
    def value(s: State, scores: Sequence[int], bank: int, spark: int) -> float:
        turns_left = s.rounds * s.seats - s.turns - 1 if s.rounds else 0
        return 1.0 - found.values(turns_left)[spark][scores[1]][scores[0]]

    return value


def estimated_shares(scores: Sequence[int], bank: int) -> list[float]:
    """Each seat's estimated share of the win; `scores` begin with the seat that moves next."""
    first, second = sorted(scores, reverse=True)[:2]
    weights = list[float]()
    for place, score in enumerate(scores):
        terms = share_tables.estimate_row(share_tables.factors(len(scores))[place], min(bank, share_tables.MOST_POINTS))
        lead = score - (second if score == first else first)
        lead = min(max(lead, -share_tables.LARGEST_LEAD), share_tables.LARGEST_LEAD)
        at = share_tables.FIRST_POINTS + min(score, share_tables.MOST_POINTS)
        weights.append(exp(terms[share_tables.LARGEST_LEAD + lead] + terms[at]))
    return [weight / sum(weights) for weight in weights]


@cache
def _table() -> tuple[dict[tuple[int, int, int], int], list[list[float]]]:
    return share_tables.three_seat_places(), share_tables.three_seat_columns()


def three_seat_shares(scores: tuple[int, int, int]) -> tuple[float, float, float]:
    """Each seat's share by the table; the scores begin with the seat that moves next."""
    places, (first, second) = _table()
    a, b = first[places[scores]], second[places[scores]]
    return a, b, max(0.0, 1.0 - a - b)


# -- the turn


class PlainValues:
    """The values of a turn, which looks at so many more Shizzles than are pending; with the most one stops."""

    def __init__(self, s: State, ongoing: OnGoing, ahead: int) -> None:
        self.s, self.ongoing = s, ongoing
        self.lines = roll_classes_of(tuple(map(tuple, s.colour)))
        self.scores = tuple(s.score[(s.mover + i) % s.seats] for i in range(s.seats))
        ends = list(zip(self.lines.length, self.lines.spark, strict=True))
        self.stops = [[self.stopped(more, *end) for end in ends] for more in range(ahead + 1)]
        self.rolls, self.best = ([[-1.0] * len(ends) for _ in self.stops] for _ in range(2))
        choked = [self.ended(self.scores, s.bank, spark) for spark in range(self.lines.sparks)]
        work = turn_solver.TurnWorkspace(self.stops, choked, self.rolls, self.best)
        turn_solver.solve_turn(solution.class_arrays(self.lines), len(self.stops), work)

    def ended(self, scores: Sequence[int], bank: int, spark: int) -> float:
        if self.ongoing is not points and rules.ends_game(self.s, scores[0], bank, self.s.turns + 1):
            return 1.0 / scores.count(max(scores)) if scores[0] == max(scores) else 0.0
        return self.ongoing(self.s, scores, bank, spark)

    def stopped(self, more: int, length: int, spark: int) -> float:
        """The best way to stop. With more than three seats and Shizzles, only the seat with most points is attacked."""
        pending = self.s.pending + more
        best, line = -1.0, length if length < DICE else 0
        for scores, bank, takes in after_attacks(
            self.scores, self.s.bank, pending, more and pending > 3 < self.s.seats
        ):
            earned = min(bank, SHIZZLE * takes + line)
            best = max(best, self.ended((scores[0] + earned, *scores[1:]), bank - earned, spark))
        return best

    def kind(self, last: int, held: int) -> int:
        return self.lines.kind[last * DICE + self.s.shown[last] - 1][held]

    def by_action(self) -> dict[int, float]:
        """The value of every legal action of the state."""
        s, actions = self.s, legal_actions(self.s)
        if s.phase == rules.SPARK:
            kinds = {die: [self.lines.kind[die * DICE + number][1 << die] for number in range(DICE)] for die in actions}
            return {die: sum(self.rolls[0][kind] for kind in kinds[die]) / DICE for die in actions}
        if s.phase == rules.READY:
            return {rules.ROLL: self.rolls[0][self.kind(s.line[0], 1 << s.line[0])]}
        if s.phase == rules.SETTLE:
            return {action: self.settled(s, action) for action in actions}
        held, last = rules.ALL_DICE & ~s.loose, s.line[s.length - 1]
        values = {rules.STOP: self.stops[0][self.kind(last, held)]}
        values[rules.ROLL] = self.rolls[0][self.lines.onward[self.kind(last, held)]]
        for die in actions:
            if die < DICE:
                reached = set(self.reached(die, held | 1 << die))
                longer = [(end, dice) for end, dice in reached if dice.bit_count() > 2]
                values[die] = max(self.value_of_line(*line) for line in longer or reached)
        return {action: values[action] for action in actions}

    def reached(self, last: int, held: int) -> Iterator[tuple[int, int]]:
        yield last, held
        for die in range(DICE):
            if not held >> die & 1 and rules.fits(self.s, die, last):
                yield from self.reached(die, held | 1 << die)

    def value_of_line(self, last: int, held: int) -> float:
        kind, more = self.kind(last, held), int(held == rules.ALL_DICE)
        rolls = self.rolls[more][self.lines.onward[kind]] if held.bit_count() > 2 else -1.0
        return max(self.stops[more][kind], rolls)

    def settled(self, s: State, action: int) -> float:
        """What a way to settle a Shizzle is worth, the others settled as well as may be."""
        after = State.after(s, rules.apply, action)
        if action != rules.TAKE and after.phase == rules.SETTLE and after.mover == s.mover:
            return max(self.settled(after, other) for other in legal_actions(after))
        last = s.line[s.length - 1]
        scores = [after.score[(s.mover + i) % s.seats] for i in range(s.seats)]
        return self.ended(scores, after.bank, self.kind(last, 1 << last))


def after_attacks(
    scores: tuple[int, ...], bank: int, pending: int, only_most: bool
) -> set[tuple[tuple[int, ...], int, int]]:
    """What attacks can leave: (scores with the mover's first, bank, Shizzles left to take)."""
    found = {(scores, bank, pending)}
    stack = [(scores, bank, pending)]
    while stack:
        scores, bank, left = stack.pop()
        for seat in range(1, len(scores)) if left else ():
            lost = min(SHIZZLE, scores[seat])
            if lost and (not only_most or seat == scores.index(max(scores[1:]), 1)):
                step = (*scores[:seat], scores[seat] - lost, *scores[seat + 1 :]), bank + lost, left - 1
                if step not in found:
                    found.add(step)
                    stack.append(step)
    return found
