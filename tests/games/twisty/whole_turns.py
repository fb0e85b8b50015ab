"""Whole turns of Twisty by the rules alone: what the searches' own functions are compared with."""

from typing import Any

from tumblestar.contract.game import Game
from tumblestar.games.twisty import search_moves as _search_moves
from tumblestar.games.twisty.parts import CENTRE, JUMPS, LEAPS, SQUARES, STEP, TELEPORT
from tumblestar.games.twisty.rules import EXTRA, MOVE, State, wanted

search_moves: Any = _search_moves  # it compiles, so it has no annotations


def actions_of(game: Game, s: State, turn: int) -> list[int]:
    """The actions, one landing each, that make up a turn which `turns` gave for a state; as few as there can be."""
    if s.phase not in (MOVE, EXTRA):
        return [turn]
    goal = s.after(search_moves.take, turn)
    seen, queue = set[int](), [(s, list[int]())]
    for state, actions in queue:
        for action in game.legal(state):
            after = game.after(state, action)
            if is_same(game, after, goal):
                return [*actions, action]
            if after.phase == EXTRA and action not in seen:
                seen.add(action)
                queue.append((after, [*actions, action]))
    raise ValueError(f"no path to {turn} from {game.state_text(s)}")


def is_same(game: Game, s: Any, goal: Any) -> bool:
    """Whether two states differ at most in the squares of the chain that led there."""
    s = game.copy(s)
    s.landed = goal.landed
    return s == goal


def turns_to_goal(s: State, seat: int, start: int, *, in_chain: bool, sees_chains: bool) -> int | None:
    """Fewest turns for a seat from a square to its next goal, if nobody else moved; None if there is no path."""
    blocked = {s.pawn[other] for other in range(s.seats) if other != seat}
    colour = wanted(s, seat)
    goals = {q for q in range(SQUARES) if (s.board[q] == colour if colour else q == CENTRE)}

    def extras(square: int) -> set[int]:
        counter = s.board[square]
        if not sees_chains or not STEP <= counter <= TELEPORT:
            return set()
        if counter == TELEPORT:
            return {q for q in range(SQUARES) if s.board[q] == TELEPORT} - {square}
        return squares(JUMPS[counter - STEP][square])

    def closed(landings: set[int]) -> set[int]:
        while more := {q for square in landings for q in extras(square)} - blocked - landings:
            landings |= more
        return landings

    here = closed(extras(start) - blocked) if in_chain else set[int]()
    if here & goals:
        return 0
    here.add(start)
    reached, turns = set[int](), 0
    while here and turns < SQUARES:
        turns += 1
        here = closed({q for square in here for q in squares(LEAPS[square])} - blocked)
        if here & goals:
            return turns
        here -= reached
        reached |= here
    return None


def squares(row: tuple[int, ...]) -> set[int]:
    """The squares of a row of a table of jumps, which begins with their number."""
    return set(row[1 : row[0] + 1])
