"""The ledger of a game: how much of the win every event gave to each seat or took from it, by luck and by skill.

An evaluator gives v(s), every seat's share of the win in a state. Whatever it is, the rows of a game add up:

    final - v(start) = sum of luck + sum of skill + sum of residuals

for each seat (Zare's identity for backgammon, with the residual stated). At chance, luck is what came against the mean
of all that could have come. At a decision, skill is what was done against the best that could have been done, and the
cost is what the seat to act gave up by it; of equally good ways the best for others is their mean. The residual is the
mean, or the best, of what follows a state against what the evaluator says of the state itself: 0 for an exact
evaluator, and else the measure of how far it can be trusted.

What was measured of an evaluator, and of our bots by it, is kept in `data/review/measured.json` of a game
(`python -m bench.review measure GAME`): it says how far a ledger can be trusted, and which bot plays as well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import fsum, inf, sqrt
from typing import NamedTuple

from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine.statistics import normalized
from tumblestar.words import Phrase
from tumblestar.words.packages import folder_of

Evaluator = Callable[[GameState], Sequence[float]]
Opinion = Callable[[GameState], Sequence[int]]
"""What somebody would do from a state until chance comes or another seat acts."""
EQUAL = 1e-9
"""Exact shares that differ by less are equal."""
DECIDED = 0.98
"""A game is decided once a seat has as large a share that it keeps to the end."""
TOLD = 0.02
"""Less luck, and a choice that costs less, is not told of."""
ALIKE = 0.002
"""Actions that differ by less of a win are alike: none of them is better, and there is nothing to decide among them."""


class Row(NamedTuple):
    """An event of a game. All but `cost` is by seat, in shares of the win; `shares` is after the event."""

    n: int
    actor: int
    action: int
    shares: tuple[float, ...]
    luck: tuple[float, ...]
    skill: tuple[float, ...]
    residual: tuple[float, ...]
    cost: float = 0.0
    """What the seat to act gave up; 0 at chance."""
    best: tuple[int, ...] = ()
    """The best actions, the best first, and those like them; none at chance, and where there was nothing to decide."""
    best_shares: tuple[float, ...] = ()
    """The shares after the best action, where there was something to decide."""
    equal: int = 0
    """How many actions are exactly as good as the best, with it."""

    @property
    def is_decision(self) -> bool:
        """Whether it mattered what was done."""
        return bool(self.best)


class Totals(NamedTuple):
    """The sums of a seat, and of its own decisions their number and cost."""

    luck: float
    skill: float
    residual: float
    decisions: int
    cost: float

    @property
    def rating(self) -> float:
        """A thousand times the mean cost of a decision; lower is better."""
        return 1000 * self.cost / self.decisions if self.decisions else 0.0


class Ledger(NamedTuple):
    """The rows of a game between the shares at its start and at its end."""

    start: tuple[float, ...]
    rows: tuple[Row, ...]

    @property
    def final(self) -> tuple[float, ...]:
        """The shares after the last event."""
        return self.rows[-1].shares if self.rows else self.start

    @property
    def decided(self) -> int:
        """The number of events after which the winner had nearly all of the win for good; all where nobody had."""
        last = len(self.rows)
        for n in range(last - 1, -1, -1):
            shares = self.rows[n - 1].shares if n else self.start
            if max(self.final) < 1.0 or shares[self.final.index(1.0)] < DECIDED:
                return n + 1
        return 0

    def totals(self, seat: int) -> Totals:
        """The sums of a seat; decisions count until the game is decided."""
        own = [row for row in self.rows[: self.decided] if row.actor == seat and row.is_decision]
        return Totals(
            fsum(row.luck[seat] for row in self.rows),
            fsum(row.skill[seat] for row in self.rows),
            fsum(row.residual[seat] for row in self.rows),
            len(own),
            fsum(row.cost for row in own),
        )

    def luck_adjusted(self, seat: int) -> float:
        """The seat's result without its luck: its mean is that of the result itself, its spread is less."""
        return self.final[seat] - self.totals(seat).luck


def evaluator_of(game: Game) -> Evaluator:
    """The game's own evaluator. Raises BadOption for a game that has none."""
    if game.evaluation.win_shares is None:
        raise BadOption(Phrase("review-none", {"game": game.title}))
    return game.evaluation.win_shares


def ledger(
    game: Game,
    start: GameState,
    actions: Iterable[int],
    evaluate: Evaluator | None = None,
    closely: Evaluator | None = None,
    opinion: Opinion | None = None,
) -> Ledger:
    """The ledger of a game that begins in a state, by an evaluator and one that looks closer, or the game's own.

    >>> from tumblestar import games
    >>> shizzle = games.find("shizzle")
    >>> start = shizzle.fresh(2, {"first": 1})
    >>> found = ledger(shizzle, start, [])
    >>> found.final == found.start
    True
    """
    if evaluate is None:
        evaluate, closely = evaluator_of(game), game.evaluation.closer_shares
    first = win_shares_at(game, evaluate, start)
    return Ledger(first, tuple(rows(game, start, actions, evaluate, first, closely, opinion)))


def rows(
    game: Game,
    s: GameState,
    actions: Iterable[int],
    evaluate: Evaluator,
    before: Sequence[float],
    closely: Evaluator | None = None,
    opinion: Opinion | None = None,
) -> Iterator[Row]:
    """The rows of a game, one by one as they are worked out; `before` are the shares in the first state.

    What costs something is charged as the evaluator that looks closer finds it, if there is one; and so is what costs
    nothing, against the first of the actions that are the `opinion` of somebody else, if it is none of them, in any
    order. Both ways go on by that opinion until the turn ends or chance comes. Who does the same again in the same
    position, as in a cycle, is charged once. Where shares are exact nobody looks closer.
    """
    charged = set[tuple[str, int]]()
    for n, action in enumerate(actions, 1):
        actor, after = game.actor(s), game.after(s, action)
        shares = win_shares_at(game, evaluate, after)
        make_row = _chance_row if actor == CHANCE else _decision_row
        row = make_row(game, s, action, evaluate, before, shares)
        closer = closely if actor != CHANCE and closely and not is_exact(game, s) else None
        if row.cost >= ALIKE:
            place = re.sub(r" turns=\d+", "", game.state_text(s)), action
            row = _charged(row, 0.0, actor) if place in charged else _confirmed(game, s, closer, row, opinion)
            charged.add(place)
        if closer and opinion and row.cost < game.evaluation.CLOSER[0]:
            row = _compared(game, s, closer, row, opinion)
        yield row._replace(n=n, actor=actor)
        s, before = after, shares


def is_exact(game: Game, s: GameState) -> bool:
    """Whether the shares of a state are no estimate."""
    return game.has_module("review") and game.review.evaluator(s).is_exact


def win_shares_at(game: Game, evaluate: Evaluator, s: GameState) -> tuple[float, ...]:
    """The shares in a state; at the end those that it has, whatever the evaluator says."""
    if game.actor(s) == OVER:
        return tuple(float(game.win_share(s, seat)) for seat in range(s.seats))
    return tuple(map(float, evaluate(s)))


def _chance_row(
    game: Game, s: GameState, action: int, evaluate: Evaluator, before: Sequence[float], shares: tuple[float, ...]
) -> Row:
    outcomes = game.outcomes(s)
    others = (outcome for outcome, _ in outcomes if outcome != action)
    after = {action: shares} | {outcome: win_shares_at(game, evaluate, game.after(s, outcome)) for outcome in others}
    total = sum(weight for _, weight in outcomes)
    mean = [fsum(weight * after[outcome][seat] for outcome, weight in outcomes) / total for seat in range(s.seats)]
    return Row(0, 0, action, shares, _less(shares, mean), (0.0,) * s.seats, _less(mean, before))


def _decision_row(
    game: Game, s: GameState, action: int, evaluate: Evaluator, before: Sequence[float], shares: tuple[float, ...]
) -> Row:
    actor = game.actor(s)
    after = {way: win_shares_at(game, evaluate, game.after(s, way)) for way in promising(game, s) if way != action}
    after[action] = shares
    values = {way: win_shares[actor] for way, win_shares in after.items()}
    most = max(values.values())
    equal = [way for way in after if most - values[way] <= EQUAL]
    equal.sort(key=lambda way: -game.points(game.after(s, way), actor))
    best = action if action in equal else equal[0]
    mean = [fsum(after[way][seat] for way in equal) / len(equal) for seat in range(s.seats)]
    mean[actor] = most
    skill, residual = _less(shares, mean), _less(mean, before)
    row = Row(0, 0, action, shares, (0.0,) * s.seats, skill, residual, most - values[action])
    if most - min(values.values()) < ALIKE:
        return row
    rest = (way for way in values if EQUAL < most - values[way] < ALIKE)
    alike = [*equal, *sorted(rest, key=lambda way: -values[way])]
    return row._replace(best=tuple(alike), best_shares=after[best], equal=len(equal))


def _confirmed(game: Game, s: GameState, closely: Evaluator | None, row: Row, opinion: Opinion | None) -> Row:
    """A row with the cost that a closer look finds."""
    if row.cost < game.evaluation.CLOSER[0] or closely is None:
        return row
    return _charged(row, max(_loss(game, s, closely, row, row.best[0], opinion), 0.0), game.actor(s))


def _compared(game: Game, s: GameState, closely: Evaluator, row: Row, opinion: Opinion) -> Row:
    """A row with the cost against the first of other actions, if a closer look finds one that is told of."""
    if row.action in (others := opinion(s)):
        return row
    seat, other, cost = game.actor(s), others[0], _loss(game, s, closely, row, others[0], opinion)
    if cost < TOLD:
        return row
    skill = tuple(-cost if n == seat else cost / max(s.seats - 1, 1) for n in range(s.seats))
    residual = tuple(rest + was - now for rest, was, now in zip(row.residual, row.skill, skill, strict=True))
    shares = _within(_less(row.shares, skill), seat)
    return row._replace(cost=cost, skill=skill, residual=residual, best=(other,), best_shares=shares, equal=1)


def _loss(game: Game, s: GameState, closely: Evaluator, row: Row, other: int, opinion: Opinion | None) -> float:
    """What the action of a row surely loses against another one by a closer look, and no more than can be lost."""
    seat, error = game.actor(s), game.evaluation.CLOSER[1]
    ends = (_decided(game, s, way, opinion) for way in (row.action, other))
    played, better = (win_shares_at(game, closely, end)[seat] for end in ends)
    return min(better - played - error, 1.0 - row.shares[seat])


def _decided(game: Game, s: GameState, action: int, opinion: Opinion | None) -> GameState:
    """The state after an action and all that somebody would do in the same turn until chance comes."""
    after, here = game.after(s, action), (game.actor(s), game.turn(s))
    while opinion and (game.actor(after), game.turn(after)) == here:
        after = game.after(after, opinion(after)[0])
    return after


def _charged(row: Row, cost: float, seat: int) -> Row:
    """A row of another cost; the rest is what the evaluator leaves unexplained."""
    times = cost / row.cost
    skill = tuple(times * amount for amount in row.skill)
    residual = tuple(rest + was - now for rest, was, now in zip(row.residual, row.skill, skill, strict=True))
    best = row.best if cost >= ALIKE else (*row.best, row.action)
    shares = tuple(now + times * (most - now) for now, most in zip(row.shares, row.best_shares, strict=True))
    return row._replace(cost=cost, skill=skill, residual=residual, best=best, best_shares=_within(shares, seat))


def _within(shares: tuple[float, ...], seat: int) -> tuple[float, ...]:
    """These shares if none is below 0; else those of the others than a seat in proportion."""
    if min(shares) >= 0.0:
        return shares
    rest = normalized([0.0 if n == seat else max(share, 0.0) for n, share in enumerate(shares)])
    return tuple(shares[seat] if n == seat else (1.0 - shares[seat]) * share for n, share in enumerate(rest))


def promising(game: Game, s: GameState) -> Sequence[int]:
    """What is weighed in a state: all that is legal, or what the game says is worth it where that is much."""
    chosen = game.review.promising if game.has_module("review") else None
    return chosen(s) if chosen else game.legal(s)


def _less(these: Sequence[float], those: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(these, those, strict=True))


# -- what was measured

PERFECT = "perfect"
"""The level of who plays clearly better than the strongest bot by the same evaluator."""
FAR_BETTER = 4.0
YARDSTICKS = ("random", "greedy")
"""Bots that are no level."""


class Measured(NamedTuple):
    """For a number of seats: the mean size of a residual, and the mean rating of each level of our bots.

    A level is left out if a weaker one has no higher rating: the evaluator cannot tell them apart.
    """

    error: float | None
    ratings: Mapping[str, float]

    def level(self, rating: float) -> str | None:
        """The bot that plays like a rating, by limits half way between neighbours; None where nothing was measured."""
        levels = sorted(self.ratings.items(), key=lambda item: item[1])
        if not levels:
            return None
        if rating < levels[0][1] / FAR_BETTER or rating == 0:
            return PERFECT
        for (name, here), (_, worse) in pairwise(levels):
            if rating < sqrt(max(here, worse / FAR_BETTER**2) * worse):
                return name
        return levels[-1][0]


@cache
def measured(game: Game, seats: int) -> Measured:
    """What was measured of a game with so many seats; nothing of a game that has no such file."""
    file = folder_of(game.name).joinpath("data", "review", "measured.json")
    content = json.loads(file.read_text(encoding="utf-8"))["seats"].get(str(seats)) if file.is_file() else None
    if not content:
        return Measured(None, {})
    ratings: dict[str, float] = {}
    for name, rating in content["ratings"].items():  # the weakest first
        if name not in YARDSTICKS and rating < min(ratings.values(), default=inf):
            ratings[name] = rating
    return Measured(content["error"], ratings)
