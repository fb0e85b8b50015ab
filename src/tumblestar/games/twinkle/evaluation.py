"""Every seat's expected share of the win, in any state of Twinkle, when all play on like `strong`.

The net (`bots/value_net.py`) gives mean and variance of the final points of each constellation. The turn under way is
exact on top of it: before a roll by the best dice, while dice roll by all that can still come, after it by the best
place. For those who wait, the shares are the mean of two ways, with their next roll on top of the net and without: it
forecasts better at every level than either. The last turn of a game is exact. While the game is set up all seats are
alike.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import fsum, prod
from statistics import fmean
from typing import NamedTuple

from tumblestar.engine import speed
from tumblestar.engine.game_loop import GameMemory
from tumblestar.engine.players import PlayerWorker, greedy_pool, played_on, pool
from tumblestar.engine.statistics import Outlook, normalized, shares_of_points
from tumblestar.games import GAMES
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.bots.rolls import GAIN_LEVELS, LOWEST_GAIN
from tumblestar.games.twinkle.bots.turn_search import LEAST_VARIANCE, MEAN, PLACE, VALUE, VARIANCE
from tumblestar.games.twinkle.parts import PLACES, SIDES_OF, STARS
from tumblestar.games.twinkle.players import STRONG
from tumblestar.games.twinkle.rules import GAME, HANGING, ROLL, TAKE, State, apply, attach, legal_actions, points

PLAYED_ON = 1_200
"""Games that are played on where a closer look is wanted: differences are good to about 1.5 points."""
CLOSER = (0.01, 0.012)
SET_UPS = 12
"""Alone, so many set-ups stand for all that can still come."""


class Turn(NamedTuple):
    """What the seat to act can expect of its turn: its chance to win, and mean and variance of its final points."""

    chance: float
    mean: float
    variance: float

    def outlook(self, s: rules.State) -> Outlook:
        """The final points of the seat to act."""
        return Outlook(self.mean, self.variance, _lateness(s, s.mover))


def win_shares(s: rules.State) -> list[float]:
    """The shares in seat order; they add up to 1. Alone: the chance to win the level."""
    if s.phase == rules.ENDED:
        return [rules.win_share(s, seat) for seat in range(s.seats)]
    if s.phase < rules.CHOOSE and s.seats > 1:
        return [1.0 / s.seats] * s.seats
    with pool(GAMES[rules.GAME]).borrow() as worker:
        shares = _Shares(worker, s)
        if s.phase < rules.CHOOSE:  # alone: the mean of some set-ups
            return [fsum(shares.win_shares(_set_up(s, number))[0] for number in range(SET_UPS)) / SET_UPS]
        return shares.win_shares(s)


def closer_shares(s: rules.State) -> list[float]:
    """The same by games that `greedy` plays on where others play, for what is to be said with care."""
    workers = pool(GAMES[rules.GAME])
    if s.seats == 1 or s.phase == rules.ENDED or not workers.is_compiled:
        return win_shares(s)
    with workers.borrow() as worker:
        return played_on(worker, s, PLAYED_ON)


def _set_up(s: rules.State, number: int) -> rules.State:
    """One of the states in which the set-up can end."""
    s, rng = s.copy(), random.Random(f"set-up {number}")
    outcomes, weights = [0] * rules.MAX_LEGAL, [0] * rules.MAX_LEGAL
    while s.phase < rules.CHOOSE:
        rules.apply(s, rng.choice(outcomes[: rules.odds(s, outcomes, weights)]))
    return s


class _Shares:
    """Shares by one worker, in its memory for games of the kind of a state."""

    def __init__(self, worker: PlayerWorker, s: rules.State) -> None:
        self.bound, self.call, self.memory = worker.bound, worker.bound.call, worker.memory(s)
        self.net, self.work = self.memory.work.net, self.memory.work.work

    def win_shares(self, s: rules.State) -> list[float]:
        """The shares in a state after the set-up."""
        while s.phase in (rules.HANG, rules.DISCARD):  # what the best action leads to
            s = s.after(rules.apply, self._choose(s))
        if s.phase == rules.ENDED:
            return [rules.win_share(s, seat) for seat in range(s.seats)]
        here = self._put(s)
        is_last = bool(self.call.is_last_turn(here))
        turn = self._rolling(s, is_last) if s.phase == rules.ROLLING else self._choosing(s)
        if s.seats == 1:
            return [turn.chance]
        rest = _of_others_at_last(s) if is_last else self._shares(s, turn, is_ahead=False)
        # What the net says of no dice at all means nothing, and the chance is built on it.
        if all(s.hung[: s.seats]):
            rest[s.mover] = 0.0
            rest = [share * (1.0 - turn.chance) for share in normalized(rest)]
            rest[s.mover] = turn.chance
        if is_last:
            return rest
        return [fmean(pair) for pair in zip(rest, self._shares(s, turn, is_ahead=True), strict=True)]

    def _shares(self, s: rules.State, turn: Turn, *, is_ahead: bool) -> list[float]:
        """The shares by the points that all can expect; `is_ahead` with the next roll of others, as it is now."""
        outlooks = [turn.outlook(s) if seat == s.mover else self._outlook(s, seat, is_ahead) for seat in range(s.seats)]
        return shares_of_points(outlooks)

    def _put(self, s: rules.State) -> speed.Array:
        self.bound.put(self.memory.states, 0, s)
        return self.memory.states[0]

    def _choose(self, s: rules.State) -> int:
        """What `strong` does first; `work.best` has the value."""
        self._put(s)
        self.call.plan_turn(self.memory, STRONG, 1)
        return int(self.memory.out[0])

    def _outlook(self, s: rules.State, seat: int, is_ahead: bool) -> Outlook:
        """The final points of a seat that is not to act; if it `is_ahead`, or has no dice yet, after its best roll."""
        work, moments = self.work, self.work.found
        if not s.hung[seat] or (is_ahead and s.hung[seat] < STARS and not rules.is_finished(s, seat)):
            rolling = s.copy()
            rolling.held = 0
            here = self._put(rolling)
            self.call.find_places(here, seat, self.net, work)
            if self.call.best_start(here, work) >= 0.0:  # some die is left
                moments = work.best
        if moments is not work.best:
            here = self._put(s)
            self.call.prepare(here, seat, 0, self.net, work)
            self.call.evaluate(here, seat, self.net, work)
        return Outlook(float(moments[MEAN]), float(moments[VARIANCE]), _lateness(s, seat))

    def _choosing(self, s: rules.State) -> Turn:
        """A turn before its roll; dice in the hand are rolled in any case."""
        self._choose(s)
        best = self.work.best
        return Turn(_bounded(float(best[VALUE])), float(best[MEAN]), float(best[VARIANCE]))

    def _rolling(self, s: rules.State, is_last: bool) -> Turn:
        """A turn while its dice roll: the best of them is hung, or the turn is lost."""
        here = self._put(s)
        if is_last:
            self.call.find_winning_places(here, self.work)
        else:
            self.call.find_places(here, s.mover, self.net, self.work)
        turn, lost = _best_of_roll(s, self.work.table)
        if not lost:
            return turn
        none = self.work.table[s.hand[0]][0]
        again = Turn(*(float(none[i]) for i in (VALUE, MEAN, VARIANCE)))
        if is_last:  # the same seat acts again, and the d8s of the roll hang nowhere
            after = s.copy()
            while after.phase == rules.ROLLING:
                rules.apply(after, SIDES_OF[after.hand[after.rolled]] - 1)
            again = self._choosing(after)
        return _mixed([(1.0 - lost, turn), (lost, again)])


def _best_of_roll(s: rules.State, table: speed.Array) -> tuple[Turn, float]:
    """A turn in which some die hangs where it is best, and the chance that none can."""
    found: list[tuple[float, int, int, float]] = []
    for i in range(s.held):
        die = s.hand[i]
        results = range(1, SIDES_OF[die] + 1) if i >= s.rolled else (s.shown[die],)
        found += [
            (float(table[die][r][VALUE]), i, r, 1.0 / len(results)) for r in results if table[die][r][PLACE] >= 0.0
        ]
    left = [1.0] * s.held
    turns: list[tuple[float, Turn]] = []
    for value, i, result, chance in sorted(found, reverse=True):
        here = table[s.hand[i]][result]
        others = prod(left[j] for j in range(s.held) if j != i)
        turns.append((chance * others, Turn(_bounded(value), float(here[MEAN]), float(here[VARIANCE]))))
        left[i] = max(left[i] - chance, 0.0)
    lost = prod(left)
    return (_mixed(turns) if turns else Turn(0.0, 0.0, LEAST_VARIANCE)), lost if lost > 1e-12 else 0.0


def _mixed(turns: Sequence[tuple[float, Turn]]) -> Turn:
    """What comes of turns with these weights."""
    total = fsum(weight for weight, _ in turns)
    if total <= 0.0:
        return turns[0][1]
    chance = fsum(weight * one.chance for weight, one in turns) / total
    mean = fsum(weight * one.mean for weight, one in turns) / total
    square = fsum(weight * (one.variance + one.mean**2) for weight, one in turns) / total
    return Turn(chance, mean, max(square - mean**2, LEAST_VARIANCE))


def _of_others_at_last(s: rules.State) -> list[float]:
    """Who of the others wins if the seat to act does not, once all of them are finished (TW-4.8)."""
    best = max(
        (seat for seat in range(s.seats) if seat != s.mover), key=lambda seat: (rules.points(s, seat), s.latest[seat])
    )
    return [float(seat == best) for seat in range(s.seats)]


def _lateness(s: rules.State, seat: int) -> float:
    """Higher for the seat that plays last, which wins ties (TW-4.8)."""
    if rules.is_finished(s, seat):
        return s.latest[seat] - 1000.0
    return 10.0 * (STARS - s.hung[seat]) + (seat - s.mover) % s.seats


def _bounded(chance: float) -> float:
    return min(max(chance, 0.0), 1.0)


class Roll(NamedTuple):
    """The best dice to roll, their expected points, and the points of each d8 that could be taken instead."""

    dice: tuple[int, ...]
    gain: float
    takes: dict[int, int]


def best_roll(s: State) -> Roll:
    """The best roll from a state in which a seat picks its dice, those in its hand among them."""
    with _planned(s) as memory:
        search = memory.work.work
        dice, gain = tuple(int(die) for die in search.dice if die >= 0), float(search.best[VALUE])
    before, takes = points(s, s.mover), dict[int, int]()
    for action in legal_actions(s):
        if TAKE <= action < ROLL:
            taken = s.after(apply, action)
            totals = [points(after_hanging(taken, place), s.mover) for place in legal_actions(taken)]
            takes[action - TAKE] = max(totals) - before
    return Roll(dice, gain, takes)


def expected(s: State, dice: Sequence[int]) -> tuple[float, float]:
    """The chance that one of these dice can hang after a roll of them, and the expected points, where a seat picks."""
    with _planned(s) as memory:
        nowhere = prod(float(memory.work.nowhere[die]) for die in dice)
        below = [prod(float(memory.work.below[die][level]) for die in dice) for level in range(GAIN_LEVELS)]
    chances = (most - less for less, most in pairwise([nowhere, *below]))
    return 1.0 - nowhere, fsum(chance * gain for gain, chance in enumerate(chances, LOWEST_GAIN))


@contextmanager
def _planned(s: State) -> Generator[GameMemory]:
    """The memory in which `greedy` has chosen its dice: what it finds of every die and of the best roll is there."""
    with greedy_pool(GAMES[GAME]).borrow() as worker:
        memory = worker.memory(s)
        worker.bound.call.plan_greedily(memory, 1)
        yield memory


def after_hanging(s: State, action: int) -> State:
    """The state right after a die of the hand is hung."""
    i, parent = divmod(action - HANGING, PLACES)
    return s.after(attach, s.mover, s.hand[i], parent)
