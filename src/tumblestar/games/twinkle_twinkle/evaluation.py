"""Every seat's expected share of the win, in any state of Twinkle Twinkle, by learned values at the end of the round.

Once the current row lies, nothing is left to chance up to there. With up to three seats all turns of the round are
searched; with four, which are too many, or where nothing is compiled, all seats place greedily. Then the learned values
of the charts count, the places in the turn order, and how well the tiles of the next row suit each chart. The points
still to come are taken to be normally distributed. Nothing is sampled, so small differences stay small. Endings in
which nothing is left to chance are exact (`endings.py`).
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from tumblestar.contract.state import Value
from tumblestar.engine import players
from tumblestar.engine.players import PlayerWorker
from tumblestar.engine.statistics import Outlook, normal_below, shares_of_points
from tumblestar.games import find
from tumblestar.games.twinkle_twinkle import bots
from tumblestar.games.twinkle_twinkle.bots.memory import at_once, chart_workspace
from tumblestar.games.twinkle_twinkle.bots.turn_search import ALL, EDGE, KNOWN, LATER, PLAYED, POINT, SEARCHED
from tumblestar.games.twinkle_twinkle.endings import covers, exact_shares
from tumblestar.games.twinkle_twinkle.parts import CURRENT, EMPTY, NEXT, ROUNDS, STANDEES
from tumblestar.games.twinkle_twinkle.rules import FILLING, ORDERING, TAKING, State

SEARCHED_SEATS = 3
"""With more seats a round is not searched."""
MOST_TURNS = 1_000
"""More than the turns of a round with SEARCHED_SEATS."""
SPREAD = (0.0, 1.75, 1.25, 1.9, 2.3)
"""The variance of a seat's points for each tile that it has still to place, by the number of seats."""
CERTAIN = 0.1
"""The variance of points that are there."""
PLAYED_ON = 1_200
"""Games that are played on where a closer look is wanted: differences are good to about 1 point."""
CLOSER = (0.005, 0.012)
LUCK = (0.0, 1.35, 1.3, 0.65, 0.55)
"""The final points for each point of `row_luck`, by the number of seats."""
TO_COME = (48.3, 16.2, 1.1, -4.0, -4.0, -2.3, -0.8, -0.6, -1.3, -1.4, 0.0)
"""Alone: the final points beyond the learned value of a chart, by rounds completed. With others all have the same."""


def win_shares(s: State) -> list[float]:
    """The shares in seat order; they add up to 1. Alone: the chance to win."""
    return list(exact_shares(s)) if covers(s) else estimated_shares(s)


def closer_shares(s: State) -> list[float]:
    """The same by games that `greedy` plays on, where they are not exact, for what is to be said with care."""
    if covers(s) or not bots.pool().is_compiled:
        return win_shares(s)
    with bots.pool().borrow() as worker:
        return players.played_on(worker, s, PLAYED_ON)


def estimated_shares(s: State) -> list[float]:
    """The same by learned values, in any state that is not over."""
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
    if s.phase == FILLING:
        s = s.copy()
        s.phase = TAKING
    ends, lucks = look_to_round_end(worker, s)
    return [end + LUCK[s.seats] * luck for end, luck in zip(ends, lucks, strict=True)]


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


def look_to_round_end(worker: PlayerWorker, s: State) -> tuple[list[float], list[float]]:
    """The points at the end of the round, in which the next row and the bag play no part, and the luck of that row."""
    global _latest
    searched, latest, memory = is_searched(s, worker.bound.compiled), _latest, worker.memory(s)
    key = searched, [value for field, value in zip(s.fields, s.values(), strict=True) if field not in ("next", "bag")]
    is_known = latest is not None and latest.key == key
    how, tree = KNOWN if is_known else SEARCHED if searched else PLAYED, memory.work.tree
    worker.bound.call.look_ahead(memory.states, tree, how, MOST_TURNS, memory.work.learned, memory.alarm)
    if latest is None or not is_known:
        latest = _latest = _RoundEnd(key, points_of_seats(s, how, [float(end) for end in tree.payoffs[0][: s.seats]]))
    return latest.points, [float(luck) for luck in tree.values[: s.seats]]


def points_of_seats(s: State, how: int, ends: list[float]) -> list[float]:
    """The points of each seat, alone beyond the goal, by what `look_ahead` found."""
    if how == SEARCHED:
        leads = [lead_of(payoff, s.round + 1 == ROUNDS[s.seats]) for payoff in ends]
        return [leads[0] + TO_COME[s.round + 1]] if s.seats == 1 else [min(lead, 0.0) for lead in leads]
    return [ends[0] + TO_COME[s.round + 1] - s.goal] if s.seats == 1 else ends


def lead_of(payoff: float, is_last: bool) -> float:
    """The lead that has a payoff (`turn_search.find_payoffs`) at a horizon, which is the end of the game or is not."""
    if is_last:
        return (payoff - round(12 * payoff) / 12) / POINT
    ahead = 2.0 * payoff - 1.0
    return EDGE * ahead / (1.0 - abs(ahead))


def placements(s: State) -> dict[int, float]:
    """What each placement of the tile in hand brings, by `20 * way + cell`: its points, and more for open lines."""
    bound = players.bind(find("twinkle_twinkle"), compiled=False)  # quick, and it needs nobody's memory
    rows, work = bound.floats(ALL, 3), chart_workspace(bound, at_once())
    count = bound.call.candidates(s.copy(), ALL, work, rows)
    return {place: value for value, _, place in rows[:count]}
