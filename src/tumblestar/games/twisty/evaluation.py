"""How good a position is for a seat in Twisty: how many turns, of an L and its chain, its next goal is away; bots."""

import random

from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE
from tumblestar.games.twisty import bots
from tumblestar.games.twisty.parts import CENTRE, JUMPS, LEAP, LEAPS, SQUARES, STEP, TELEPORT
from tumblestar.games.twisty.rules import EXTRA, STAY, State, actor, collects, seat_on, wanted
from tumblestar.games.twisty.win_shares import win_shares as win_shares

BOTS = bots.BOTS
"""The bots that this game has besides those of every game."""
expected_line = bots.expected_line

FAR = 99
"""More turns than any path over the board takes."""


def turns_to_goal(s: State, seat: int, start: int | None = None, in_chain: bool = False) -> int:
    """Fewest turns for a seat to land on its next cube, or on the centre with all seven; FAR if there is no path.

    Counts from the square `start` (by default where the piece stands), as if nobody else moved and nobody could be
    robbed. `in_chain` says that the counter under the piece may still be used in the turn under way, which then
    costs nothing.
    """
    start = s.pawn[seat] if start is None else start
    colour = wanted(s, seat)
    blocked = [False] * SQUARES
    for other in range(s.seats):
        if other != seat and s.pawn[other] >= 0:
            blocked[s.pawn[other]] = True
    reached = [False] * SQUARES  # landed on in this or an earlier turn, counter used or not
    edge = [start]
    turns = 0
    chain = _extras(s, start, blocked) if in_chain else []
    if not in_chain:
        turns = 1
        chain = _leaps(edge, blocked)
    while turns < FAR:
        edge: list[int] = []
        while chain:
            square = chain.pop()
            if reached[square]:
                continue
            reached[square] = True
            if s.board[square] == colour if colour else square == CENTRE:
                return turns
            edge.append(square)
            chain.extend(_extras(s, square, blocked))
        if turns == 0:
            edge.append(start)
        if not edge:
            return FAR
        turns += 1
        chain = _leaps(edge, blocked)
    return FAR


def _leaps(squares: list[int], blocked: list[bool]) -> list[int]:
    return [there for square in squares for there in LEAPS[square][1 : LEAPS[square][0] + 1] if not blocked[there]]


def _extras(s: State, square: int, blocked: list[bool]) -> list[int]:
    """Where the counter on a square leads."""
    counter = s.board[square]
    if counter == TELEPORT:
        return [q for q in range(SQUARES) if s.board[q] == TELEPORT and q != square and not blocked[q]]
    if not STEP <= counter <= LEAP:
        return []
    count, *squares = JUMPS[counter - STEP][square]
    return [q for q in squares[:count] if not blocked[q]]


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The landing that leaves the fewest turns to one's next cube, thefts first; `rng` decides ties.

    The yardstick of the benches: it looks no further than its next cube, and at nobody else.
    """
    seat = actor(s)
    if seat == CHANCE:
        raise ValueError("chance is to act, not a seat")
    costs = [(_cost(game, s, seat, action), action) for action in game.legal(s)]
    least = min(cost for cost, _ in costs)
    return rng.choice([action for cost, action in costs if cost == least])


def _cost(game: Game, s: State, seat: int, action: int) -> int:
    """Lower is better: -1 for a theft, else the turns to go after an action until the present goal is reached."""
    if action == STAY:
        return turns_to_goal(s, seat)
    if s.who != s.mover or s.pawn[seat] < 0:  # going to a corner
        return turns_to_goal(s, seat, action)
    if seat_on(s, action) >= 0:
        return -1
    if collects(s, seat, action) or (action == CENTRE and not wanted(s, seat)):
        return 0
    after = game.after(s, action)
    return turns_to_goal(after, seat, action, in_chain=after.phase == EXTRA)
