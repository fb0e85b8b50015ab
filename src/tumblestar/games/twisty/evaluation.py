"""Every seat's expected share of the win, in any state of Twisty, by a search of a fixed number of positions.

With two seats the value of a search, in turns, becomes a chance to win by a logistic curve. With more the shares are
those of a best-first tree (`best_first`), the nearer to even the earlier in the game. While chance sets the game up,
all seats are alike.
"""

from __future__ import annotations

from math import exp

from tumblestar import games
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import players
from tumblestar.engine.lookahead import SURE, VALUE
from tumblestar.engine.statistics import normalized
from tumblestar.games.twisty.parts import COLOURS
from tumblestar.games.twisty.players import FOLLOW, SLOWER, WEIGH, PlayerMemory
from tumblestar.games.twisty.rules import State, actor, win_share

POSITIONS = (4_000, 1_000, 1_000)
"""The positions of a search, by seats from two on: a few hundredths of a second; fewer where nothing is compiled."""
LEAST_POSITIONS = 50
SLOPE = 0.0053
"""The log odds of winning for each hundredth of a turn ahead where `greedy`, `club` and `strong` play, each among its
like; 0.0085 for `strong` alone."""
OPEN, OPEN_BY_CARD = (0.0, 0.05, 0.0), (0.0, 0.075, 0.11)
"""The part of the win that is still open, so even for all, in any case and for each card that the seat with the most
cards lacks, by seats from two on. The tree knows little of what these turns bring."""
SHARPNESS = (1.0, 1.0, 0.62)
"""The power of the shares after that, by seats from two on."""


TIMES_CLOSER = 10
"""How many times as many positions `closer_shares` looks at."""


def win_shares(s: State) -> list[float]:
    """The shares in seat order; they add up to 1."""
    return _searched(s, 1)


def closer_shares(s: State) -> list[float]:
    """The same by a search of many more positions, for what is to be said with care."""
    return _searched(s, TIMES_CLOSER)


def _searched(s: State, times: int) -> list[float]:
    acting = actor(s)
    if acting == OVER:
        return [win_share(s, seat) for seat in range(s.seats)]
    if acting == CHANCE:
        return [1.0 / s.seats] * s.seats
    with players.pool(games.find("twisty")).borrow() as worker:
        memory = worker.memory(s)
        work: PlayerMemory = memory.work
        work.positions[WEIGH][:] = [times * positions_of(s.seats, worker.bound.compiled)] * 2
        worker.bound.call.plan_turn(memory, WEIGH, 1)
        if s.seats > 2:
            still_open = OPEN[s.seats - 2] + OPEN_BY_CARD[s.seats - 2] * (COLOURS - max(s.held))
            shares = normalized([float(work.tree.sums[0][seat]) for seat in range(s.seats)])
            mixed = [still_open / s.seats + (1.0 - still_open) * share for share in shares]
            return normalized([share ** SHARPNESS[s.seats - 2] for share in mixed])
        value = int(work.answer[VALUE])
    chance = float(value > 0) if abs(value) > SURE else 1.0 / (1.0 + exp(-SLOPE * value))
    return [chance if seat == acting else 1.0 - chance for seat in range(2)]


def positions_of(seats: int, compiled: bool | None = None) -> int:
    """The positions of a search; `compiled` is by default whether it is compiled by now."""
    if compiled is None:
        compiled = players.pool(games.find("twisty")).is_compiled
    return POSITIONS[seats - 2] if compiled else max(POSITIONS[seats - 2] // SLOWER, LEAST_POSITIONS)


LONGEST_LINE = 12
"""The actions that `expected_line` gives, at most."""


def expected_line(s: State, seconds: float) -> list[int]:
    """The actions that `master` expects from a state in which a seat is to act; cut off after so many seconds."""
    game, line = games.find("twisty"), list[int]()
    while len(legal := game.legal(s)) == 1:
        line += legal
        s = game.after(s, legal[0])
    with players.pool(game).borrow() as worker:
        actions = worker.plan("master", s, 1, (), seconds) if legal else []
        while actions and len(line) < LONGEST_LINE:
            line += actions
            for action in actions:
                s = game.after(s, action)
            memory = worker.memory(s)
            actions = [int(action) for action in memory.out[: worker.bound.call.plan_turn(memory, FOLLOW, 1)]]
    return line[:LONGEST_LINE]
