"""Every seat's expected share of the win, in any state of Twisty, by a search of a fixed number of positions.

With two seats the value of a search, in turns, becomes a chance to win by a logistic curve. With more the shares are
those of a best-first tree (`best_first`), fitted to games of `beginner`, `novice`, `club` and `strong`, each among its
like (docs/calibration.md). While chance sets the game up, all seats are alike.
"""

from __future__ import annotations

from math import exp

from tumblestar import games
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import players
from tumblestar.engine.lookahead import SURE, VALUE
from tumblestar.engine.statistics import normalized
from tumblestar.games.twisty.parts import CENTRE, COLOURS
from tumblestar.games.twisty.players import FOLLOW, SLOWER, WEIGH, PlayerMemory
from tumblestar.games.twisty.rules import State, actor, win_share

POSITIONS = (4_000, 1_000, 1_000)
"""The positions of a search, by seats from two on: a few hundredths of a second; fewer where nothing is compiled."""
LEAST_POSITIONS = 50
SLOPE = 0.0053
"""The log odds of winning for each hundredth of a turn ahead where `greedy`, `club` and `strong` play, each among its
like; 0.0085 for `strong` alone."""
POWER, POWER_BY_CARD = (0.19, 0.13), 0.064
"""The power of a tree's shares, by seats from three on, and for each card of the seat with the most: the tree knows
little of what many turns bring."""
CARD = 0.05
"""What each card of a seat adds to its log odds, for each card of the seat with the most."""
BLOCKED, BLOCKER, NEARLY = 0.1, 0.62, 0.94
"""What is taken off once a seat has all cards: of the power while somebody stands on the centre, where they may keep
all others out for rounds; of the log odds of that seat; and of those of a share near 1, for which a tree takes the way
to be open."""
LEAST, CERTAIN = 1e-5, 0.999
"""No share of a tree is taken for less; where one is as large, all stay."""


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
            return _fitted(s, normalized([float(work.tree.sums[0][seat]) for seat in range(s.seats)]))
        value = int(work.answer[VALUE])
    chance = float(value > 0) if abs(value) > SURE else 1.0 / (1.0 + exp(-SLOPE * value))
    return [chance if seat == acting else 1.0 - chance for seat in range(2)]


def _fitted(s: State, shares: list[float]) -> list[float]:
    """The shares of a tree as they come."""
    lead, weights = max(s.held), list[float]()
    is_last = lead == COLOURS
    power = POWER[s.seats - 3] + POWER_BY_CARD * lead - BLOCKED * (is_last and CENTRE in s.pawn)
    for share, held, square in zip(shares, s.held, s.pawn, strict=False):
        last = NEARLY * share**5 + BLOCKER * (square == CENTRE)
        weights.append(max(share, LEAST) ** power * exp(CARD * lead * held - last * is_last))
    return shares if max(shares) >= CERTAIN else normalized(weights)


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
