"""Every seat's expected share of the win, in any state of Twinkle Twinkle, by learned values at the end of the round.

Once the current row lies, nothing is left to chance up to there. With up to three seats all turns of the round are
searched; with four, which are too many, or where nothing is compiled, all seats place greedily. Then the learned values
of the charts count, the places in the turn order, and how well the tiles of the next row suit each chart. The points
still to come are taken to be normally distributed. Nothing is sampled, so small differences stay small.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple, cast

from tumblestar.contract.state import Value
from tumblestar.engine.players import PlayerWorker
from tumblestar.engine.statistics import Outlook, normal_below, shares_of_points
from tumblestar.games.twinkle_twinkle import bots
from tumblestar.games.twinkle_twinkle.bots.turn_search import EDGE, LATER, POINT
from tumblestar.games.twinkle_twinkle.parts import CURRENT, EMPTY, NEXT, ROUNDS, STANDEES
from tumblestar.games.twinkle_twinkle.rules import ENDED, FILLING, ORDERING, TAKING, State, win_share

SEARCHED_SEATS = 3
"""With more seats a round is not searched."""
MOST_TURNS = 1_000
"""More than the turns of a round with SEARCHED_SEATS."""
SPREAD = (0.0, 1.75, 1.25, 1.9, 2.3)
"""The variance of a seat's points for each tile that it has still to place, by the number of seats."""
CERTAIN = 0.1
"""The variance of points that are there."""
LUCK = (0.0, 1.35, 1.3, 0.65, 0.55)
"""The final points for each point of `row_luck`, by the number of seats."""
TO_COME = (48.3, 16.2, 1.1, -4.0, -4.0, -2.3, -0.8, -0.6, -1.3, -1.4, 0.0)
"""Alone: the final points beyond the learned value of a chart, by rounds completed. With others all have the same."""


def win_shares(s: State) -> list[float]:
    """The shares in seat order; they add up to 1. Alone: the chance to win."""
    if s.phase == ENDED:
        return [win_share(s, seat) for seat in range(s.seats)]
    with bots.pool().borrow() as worker:
        leads = forecast(worker, s)
    outlooks = [
        Outlook(lead, CERTAIN + SPREAD[s.seats] * sum(kind == EMPTY for kind in s.chart[seat]))
        for seat, lead in enumerate(leads)
    ]
    if s.seats == 1:
        return [normal_below((outlooks[0].mean - 0.5) / sqrt(outlooks[0].variance))]
    return shares_of_points(outlooks)


def is_searched(s: State, compiled: bool) -> bool:
    """Whether all turns of a round are searched; else they are played out greedily."""
    return compiled and s.seats <= SEARCHED_SEATS


def forecast(worker: PlayerWorker, s: State) -> list[float]:
    """The final points of each seat, up to what is the same for all; alone those beyond the goal."""
    if s.phase == ORDERING or (s.phase == FILLING and EMPTY in s.current[: CURRENT[s.seats]]):
        return [TO_COME[0] - s.goal] if s.seats == 1 else [-LATER * _places(s, seat) for seat in range(s.seats)]
    luck, memory, row_luck = LUCK[s.seats], worker.memory(s), worker.bound.call.row_luck
    lucks = [luck * float(row_luck(memory.states[0], seat, memory.work.learned)) for seat in range(s.seats)]
    return [end + more for end, more in zip(_ends(worker, s), lucks, strict=True)]


def _places(s: State, seat: int) -> float:
    """The sum of the places of a seat's standees in the first round; each that is still to be drawn has the mean."""
    drawn = [place for place in range(NEXT[s.seats]) if s.order[place] == seat]
    return sum(drawn) + (STANDEES[s.seats] - len(drawn)) * (s.at + NEXT[s.seats] - 1) / 2


class _RoundEnd(NamedTuple):
    """The points at the end of a round, and what they follow from."""

    key: tuple[bool, list[Value]]
    points: list[float]


_latest: _RoundEnd | None = None
"""What was worked out last: states that differ only in what will be drawn follow each other."""


def _ends(worker: PlayerWorker, s: State) -> list[float]:
    """The points at the end of the round; the next row and the bag play no part, so drawing tiles changes nothing."""
    global _latest
    s = s.copy()
    if s.phase == FILLING:
        s.phase = TAKING
    searched, latest = is_searched(s, worker.bound.compiled), _latest
    key = searched, [value for field, value in zip(s.fields, s.values(), strict=True) if field not in ("next", "bag")]
    if latest is None or latest.key != key:
        latest = _latest = _RoundEnd(key, _search_round(worker, s) if searched else _play_round(worker, s))
    return latest.points


def _search_round(worker: PlayerWorker, s: State) -> list[float]:
    """The points by a search of all turns of the round."""
    memory, is_last = worker.memory(s), s.round + 1 == ROUNDS[s.seats]
    tree = memory.work.tree
    worker.bound.put(tree.states, 0, s)
    worker.bound.call.search_turns(tree, 1, 1, 1, MOST_TURNS, 0.0, memory.work.learned, memory.alarm)
    leads = [lead_of(float(tree.payoffs[0][seat]), is_last) for seat in range(s.seats)]
    return [leads[0] + TO_COME[s.round + 1]] if s.seats == 1 else [min(lead, 0.0) for lead in leads]


def lead_of(payoff: float, is_last: bool) -> float:
    """The lead that has a payoff (`turn_search.find_payoffs`) at a horizon, which is the end of the game or is not."""
    if is_last:
        return (payoff - round(12 * payoff) / 12) / POINT
    ahead = 2.0 * payoff - 1.0
    return EDGE * ahead / (1.0 - abs(ahead))


def _play_round(worker: PlayerWorker, s: State) -> list[float]:
    """The points if all seats place greedily to the end of the round."""
    bound, memory = worker.bound, worker.memory(s)
    states, work = memory.states, memory.work.learned
    bound.call.play_greedily(states[0], 1, 1, NEXT[s.seats] - s.at, work)
    after = cast(State, bound.get(states, 0))
    values = [float(bound.call.chart_value(states[0], seat, work)) for seat in range(s.seats)]
    if after.phase != ENDED:
        for place in range(NEXT[s.seats]):
            values[after.order[place]] -= LATER * place
    return [values[0] + TO_COME[after.round] - s.goal] if s.seats == 1 else values
