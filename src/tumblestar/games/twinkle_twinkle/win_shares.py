"""Every seat's expected share of the win, in any state of Twinkle Twinkle, by games played out with the same luck.

All seats place by the learned weights (`bots/value_weights.py`). People and bots play differently from that, so points
count for less the more tiles are still to come. The same few seeds serve for all states, so that two states differ only
by what is different in them.
"""

from __future__ import annotations

from math import fsum, sqrt

from tumblestar.games.twinkle_twinkle.bots import choosers
from tumblestar.games.twinkle_twinkle.bots.choosers import Worker
from tumblestar.games.twinkle_twinkle.parts import CELLS, EMPTY
from tumblestar.games.twinkle_twinkle.rules import ENDED, State, win_share
from tumblestar.share_estimates import Outlook, normal_below, shares_of_points

GAMES, INTERPRETED_GAMES = 32, 2
"""The games of an estimate; fewer where nothing is compiled."""
WHOLE_GAME, INTERPRETED_TILES = 4 * CELLS, 4
"""The tiles of each game, at most."""
SPREAD = 1.2
"""The variance of a seat's points that is not in the games, for each tile that it has still to place."""
UNPLAYED = 4.0
"""The variance of the points that a tile brings which is not played out."""


def win_shares(s: State) -> list[float]:
    """The shares in seat order; they add up to 1. Alone: the chance to win."""
    if s.phase == ENDED:
        return [win_share(s, seat) for seat in range(s.seats)]
    with choosers.pool().borrow() as worker:
        games = GAMES if worker.bound.compiled else INTERPRETED_GAMES
        found = [_shares_of_game(worker, s, number) for number in range(games)]
    return [fsum(shares[seat] for shares in found) / games for seat in range(s.seats)]


def _shares_of_game(worker: Worker, s: State, number: int) -> list[float]:
    """The shares by one game played out."""
    call, bound, states = worker.bound.call, worker.bound, worker.states
    bound.put(states, 0, s)
    after = states[0]
    most = WHOLE_GAME if bound.compiled else INTERPRETED_TILES
    chance_seed, seed = int(call.next_seed(2 * number + 1)), int(call.next_seed(2 * number + 2))
    call.play_greedily(after, chance_seed, seed, most, worker.work["strong"])
    outlooks: list[Outlook] = []
    for seat in range(s.seats):
        left, unplayed = _tiles_left(s.chart[seat]), 0 if bound.compiled else _tiles_left(after.chart[seat])
        points = int(call.points(after, seat))
        outlooks.append(Outlook(points, 0.25 + SPREAD * left + UNPLAYED * unplayed))
    if s.seats == 1:
        return [normal_below((outlooks[0].mean - s.goal - 0.5) / sqrt(outlooks[0].variance))]
    return shares_of_points(outlooks)


def _tiles_left(chart: list[int]) -> int:
    return sum(int(kind == EMPTY) for kind in chart)
