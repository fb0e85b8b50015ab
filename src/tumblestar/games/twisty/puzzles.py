"""Puzzles of Twisty for two seats, by exhaustive search: to win in one, two or three turns, and to save the game.

What is proven is exact: the answer wins by force and nothing else does within three own turns; or everything else
loses by force within two turns of the other seat, and the answer does not within three. How much better the answer is
follows from the estimate of the evaluator, `win_shares`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tumblestar import games
from tumblestar.contract.capabilities import Solved
from tumblestar.contract.state import OVER
from tumblestar.engine import players
from tumblestar.games.twisty import search_moves as _search_moves
from tumblestar.games.twisty.evaluation import win_shares
from tumblestar.games.twisty.parts import COLOURS, SAFETY, TELEPORT
from tumblestar.games.twisty.rules import EXTRA, MOVE, NOBODY, ROBBED, STAY, State, actor, apply, seat_on

search_moves: Any = _search_moves  # it compiles, so it has no annotations

GAME = "twisty"
SEATS = (2,)
OPTIONS: dict[str, tuple[int, ...]] = {}
THEMES = ("win-1", "win-2", "win-3", "save", "theft", "chain", "teleport", "last-cube", "safety", "corner")
OWN_TURNS = 3
"""Within so many own turns a win is looked for."""
THEIR_TURNS = 2
"""Within so many of its own turns the other seat must win after any wrong way, where the game is to be saved."""
LEAST_MARGIN = 0.2
ERROR = 0.035
"""Twice the mean size of what the evaluator leaves unexplained (`data/review/measured.json`)."""
LEAST_CUBES = 4
CHAIN = 3
"""Landings in one turn that make a chain worth the name."""
LONGEST = 20
"""Actions of a line that shows why, at most."""


def result(s: State) -> State:
    """The state but for the squares of a chain that goes on after a theft."""
    s = s.copy()
    s.landed = 0
    return s


def is_candidate(s: State) -> bool:
    """Whether a turn begins or a corner is chosen, late enough that a win may be near; for two seats and no options."""
    is_late = s.phase in (MOVE, ROBBED) and max(s.held[:2]) >= LEAST_CUBES
    return s.seats in SEATS and not (s.short_game or s.take_under) and is_late


def solve(s: State, seed: int = 1) -> Solved | None:
    """The one turn that wins by force, or does not lose by force. The seed is not used: nothing is sampled."""
    if not is_candidate(s):
        return None
    prover = Prover.borrowed(s)
    ways = prover.turns(s)
    if len(ways) < 2:
        return None
    return _winning(s, prover, ways) or _saving(s, prover, ways)


class Prover:
    """Exhaustive searches from the states of one game: special counters stay, and so do the distances."""

    def __init__(self) -> None:
        game = games.find(GAME)
        self.bound = players.bind(game)
        self.memory: Any = players.new_memory(self.bound, game.fresh(SEATS[0]))
        self.space = self.memory.work.space

    @staticmethod
    def borrowed(s: State) -> Prover:
        """The prover of this process, for the board of a state."""
        prover = _prover()
        prover.bound.put(prover.space.states, 0, s)
        prover.bound.call.fill_distances(prover.space.states[0], prover.space.distances, prover.space.scratch)
        return prover

    def turns(self, s: State) -> list[int]:
        """The turns of a state."""
        out = [0] * self.bound.game.rules.MAX_LEGAL
        return out[: search_moves.turns(s, out, self.space.distances)]

    def after(self, s: State, turn: int) -> State:
        """The state after a turn."""
        return s.after(search_moves.take, turn)

    def winning(self, s: State, ways: list[int], seat: int, last: int) -> list[int]:
        """The turns of a state after which a seat can force a win before turn number `last`."""
        return [way for way in ways if self.is_forced(self.after(s, way), seat, last)]

    def is_forced(self, s: State, seat: int, last: int) -> bool:
        """Whether a seat can force a win before turn number `last`."""
        space = self.space
        self.bound.put(space.states, 0, s)
        return bool(self.bound.call.is_forced(space.states, 0, seat, last, space.moves, space.distances))

    def actions(self, s: State, turn: int) -> list[int]:
        """The actions of a turn."""
        self.bound.put(self.memory.states, 0, s)
        return [int(action) for action in self.memory.out[: self.bound.call.write_turn(self.memory, turn)]]


@cache
def _prover() -> Prover:
    return Prover()


def last_turn(s: State, seat: int, own: int) -> int:
    """The number of the turn after so many turns of a seat, the present one included if it is its own."""
    return s.turns + (s.mover != seat) + 2 * own - 1


def _winning(s: State, prover: Prover, ways: list[int]) -> Solved | None:
    """To win: one turn forces it, and no other one does within OWN_TURNS."""
    me = actor(s)
    wins = prover.winning(s, ways, me, last_turn(s, me, OWN_TURNS))
    if len(wins) != 1:
        return None
    others = max(win_shares(prover.after(s, way))[me] for way in ways if way != wins[0])
    if 1.0 - others < LEAST_MARGIN:
        return None
    after = prover.after(s, wins[0])
    count = next(n for n in range(1, OWN_TURNS + 1) if prover.is_forced(after, me, last_turn(s, me, n)))
    asked, rest = _played(s, prover, me, last_turn(s, me, count))
    themes = (f"win-{count}", *_themes(s, asked, me))
    return Solved(tuple(asked), (), "forced-win", 1.0 - others, ERROR, themes, 1.0, tuple(rest))


def _played(s: State, prover: Prover, me: int, last: int) -> tuple[list[int], list[int]]:
    """A forced win played out: up to the last turn that is the only one to win, and from there to the end.

    The other seat resists as long as it can.
    """
    asked, rest = list[int](), list[int]()
    is_asked = True
    while actor(s) != OVER and len(asked) + len(rest) < LONGEST:
        ways = prover.turns(s)
        if actor(s) == me:
            wins = prover.winning(s, ways, me, last)
            alone = len(wins) == 1 and wins == prover.winning(s, ways, me, last_turn(s, me, OWN_TURNS))
            is_asked = is_asked and alone
            if is_asked:
                asked, rest = asked + rest, []
            turn = next(
                way
                for n in range(1, OWN_TURNS + 1)
                for way in wins
                if prover.is_forced(prover.after(s, way), me, last_turn(s, me, n))
            )
        else:
            turn = max(ways, key=lambda way: _resistance(prover.after(s, way), prover, me))
        actions = prover.actions(s, turn)
        if actor(s) == me and is_asked:
            asked += actions
        else:
            rest += actions
        s = prover.after(s, turn)
    return asked, rest


def _resistance(s: State, prover: Prover, me: int) -> int:
    """The own turns that a seat needs to force a win."""
    return next((n for n in range(1, OWN_TURNS + 1) if prover.is_forced(s, me, last_turn(s, me, n))), OWN_TURNS + 1)


def _saving(s: State, prover: Prover, ways: list[int]) -> Solved | None:
    """To save the game: all turns but one lose by force."""
    me = actor(s)
    left = set(ways) - set(prover.winning(s, ways, 1 - me, last_turn(s, 1 - me, THEIR_TURNS)))
    if len(left) != 1:
        return None
    (turn,) = left
    after = prover.after(s, turn)
    share = win_shares(after)[me]
    if share < LEAST_MARGIN or prover.is_forced(after, 1 - me, last_turn(s, 1 - me, OWN_TURNS)):
        return None
    line = prover.actions(s, turn)
    return Solved(tuple(line), (), "only-defence", share, ERROR, ("save", *_themes(s, line, me)), share)


def _themes(s: State, line: list[int], me: int) -> Iterator[str]:
    """What the own actions of a line contain."""
    if s.phase == ROBBED:
        yield "corner"
    landings, number = 0, s.turns
    for action in line:
        if actor(s) == me and s.phase in (MOVE, EXTRA) and action != STAY:
            landings = landings + 1 if s.turns == number else 1
            number = s.turns
            held = s.held[me]
            if seat_on(s, action) != NOBODY:
                yield "theft"
            if landings == CHAIN:
                yield "chain"
            if s.phase == EXTRA and s.board[s.pawn[me]] == TELEPORT:
                yield "teleport"
            if s.board[action] == SAFETY:
                yield "safety"
            s = s.after(apply, action)
            if held < COLOURS == s.held[me]:
                yield "last-cube"
        else:
            s = s.after(apply, action)
