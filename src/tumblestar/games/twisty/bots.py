"""Twisty's bots that look ahead: `novice`, `club`, `strong`, `expert` and `master`.

The first three grow a tree of win shares (`best_first`) and take any turn that costs little. The others take the best:
with two seats of an alpha-beta search (`lookahead`), with more of such a tree, after a search for a win that nobody can
prevent.

A budget is a number of positions, so that the same state gives the same plan on any machine. Interpreted, while the
search compiles and where Numba is missing, it is a small part of that (SLOWER), but for the first three levels. A
search releases the interpreter's lock; it runs in a thread.
"""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, NamedTuple, cast

from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import best_first, lookahead, speed
from tumblestar.engine.bot_workers import Bot, WorkerPool, without_choice
from tumblestar.engine.lookahead import ALLOWED, DEEPEST, SURE, VISITED
from tumblestar.games.twisty import search_moves as _search_moves
from tumblestar.games.twisty.rules import State

search_moves: Any = _search_moves  # it compiles, so it has no annotations


class BotLevel(NamedTuple):
    """The budget of a bot, in positions a turn, and its mistake, both by seats from two on.

    A mistake is the percentage of its share of the win that a turn may cost the bot, at most.
    """

    positions: tuple[int, int, int]
    mistakes: tuple[int, int, int] = (0, 0, 0)

    def positions_for(self, s: State, is_compiled: bool) -> int:
        """The positions that a decision may cost; what a theft asks for besides, within a turn, costs less."""
        positions = self.positions[s.seats - 2]
        if not search_moves.is_turn_start(s):
            positions = positions * AFTERWARDS // 100
        return positions if is_compiled else max(positions // SLOWER, min(positions, INTERPRETED))


LEVELS = {
    "novice": BotLevel((300, 300, 300), (32, 28, 28)),
    "club": BotLevel((300, 300, 300), (23, 16, 16)),
    "strong": BotLevel((300, 300, 300), (12, 6, 6)),
    "expert": BotLevel((40_000, 1_000, 1_000)),
    "master": BotLevel((400_000, 25_000, 20_000)),
}
"""The levels for people, weakest first. `master` visits what an idle core of an AMD EPYC visits in about a second with
two seats, in a third of a second with more.
"""
AFTERWARDS = 12
"""The percentage of a turn's budget for each decision within the turn."""
SLOWER = 400
"""The interpreted search visits so many times fewer positions in about the same time."""
INTERPRETED = 300
"""The positions that the interpreted search visits in any case: the first three levels play there as they should."""
MOST_SECONDS = 20.0
"""A search that takes longer is cut off; it usually takes a second at most."""
LAST_PART = 0.6
"""No deeper search begins when this part of the budget is spent: it costs about as much as all before it."""
TABLE = 1 << 20
"""Slots of the transposition table."""
NODES_OF_A_POSITION, SPARE_NODES, MOST_NODES = 16, 1000, 500_000
"""Memory for a tree: more than the turns that a position has on average. A search ends where it is full."""
PROOF = 2
"""The part of the budget, at most, that the search for a forced win may cost, as a divisor; it mostly costs little."""
OWN_TURNS = 3
"""Within how many own turns a win is looked for that nobody can prevent."""
CIRCLES = 2
"""How often a turn may be taken in the same position."""
PRICE_OF_LEAVING = 700
"""How far behind, in hundredths of a turn, a bot may fall to end mutual theft that leads nowhere."""
LONGEST_LINE = 12
"""The actions that `follow` gives, at most."""
FOLLOWING = 14
"""So many states after one are enough to see which turn was taken in it."""


class Finding(NamedTuple):
    """What a search found: the turn, its value to the actor, how deep it looked, and the positions it visited."""

    turn: int
    value: int
    depth: int
    positions: int

    @property
    def is_win(self) -> bool:
        """Whether a win can be forced."""
        return self.value > SURE


class Searcher:
    """The look-ahead search of one thread, and the memory that it works in."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.game = bound, bound.game
        self.workspace = workspace(bound, TABLE)
        self.answer = bound.ints(3)
        self.tree: best_first.Tree | None = None
        self._is_late, self._node = False, -1
        self.weights: tuple[int, ...] = search_moves.WEIGHTS
        self.seconds = MOST_SECONDS

    def search(self, s: State, positions: int, most_turns: int = DEEPEST, barred: int = -1) -> Finding:
        """Looks ahead from a state in which a seat is to act, one turn deeper each time, until one limit is reached.

        Where there are others, the turn `barred` is not found.
        """
        self._fill_distances(s)
        return self._search(s, positions, most_turns, barred)

    def _search(self, s: State, positions: int, most_turns: int, barred: int = -1) -> Finding:
        self._begin(s, positions)
        with self._alarm():
            if s.seats == 2:
                turn, value, depth = self._deepen(s, min(most_turns, DEEPEST), barred)
            else:
                turn, value, depth = self._prove_or_grow(s, positions, most_turns)
        return Finding(turn, value, depth, int(self.workspace.counters[VISITED]))

    @contextmanager
    def _alarm(self) -> Generator[None]:
        """Cuts the search off when it takes too long; not where there are no threads, as in a browser."""
        alarm = threading.Timer(self.seconds, self._halt)
        alarm.daemon = True
        if sys.platform != "emscripten":
            alarm.start()
        try:
            yield
        finally:
            alarm.cancel()

    def _begin(self, s: State, positions: int) -> None:
        self.bound.put(self.workspace.states, 0, s)
        self.bound.call.prepare(self.workspace, positions)
        self._is_late, self._node = False, -1

    def _fill_distances(self, s: State) -> None:
        """Fills the distance map, which serves for all that a state can become: special counters stay."""
        self.bound.put(self.workspace.states, 0, s)
        space = self.workspace
        self.bound.call.fill_distances(space.states[0], space.distances, space.scratch)
        for i, weight in enumerate(self.weights):
            self.workspace.distances[search_moves.WEIGHTS_AT + i] = weight

    def _halt(self) -> None:
        self._is_late = True
        self.workspace.halt[0] = 1

    def _deepen(self, s: State, most_turns: int, barred: int) -> tuple[int, int, int]:
        """Two seats: the best turn, its value and the depth, from searches that each look one turn further."""
        call, space, me = self.bound.call, self.workspace, self.game.actor(s)

        # Until a search has an answer, the first legal turn is as good as any.
        only = call.turns(space.states[0], space.moves[0], space.distances) == 1
        turn, value, depth = int(space.moves[0][0]), 0, 0
        for ahead in range(1, most_turns + 1):
            # The best turn so far is looked at first: the others are then cut off sooner.
            call.best_turn(space, 0, ahead, me, turn, barred, lookahead.ENDLESS, self.answer)

            # A halted search counts if it finished a turn: the best so far came first, only a better one replaces it.
            if self.answer[2] > 0:
                turn, value = int(self.answer[0]), int(self.answer[1])
            if space.halt[0]:
                break
            depth = ahead

            # Stop where there is no choice, where the game is decided, or where a deeper search would hardly end.
            late = space.counters[VISITED] > LAST_PART * space.counters[ALLOWED]
            if only or abs(value) > SURE or late:
                break
        return turn, value, depth

    def _prove_or_grow(self, s: State, positions: int, most_turns: int) -> tuple[int, int, int]:
        """Three and more seats: a win that nobody can prevent, or the turn that a tree of win shares visits most."""
        call, space = self.bound.call, self.workspace
        if call.turns(space.states[0], space.moves[0], space.distances) == 1:
            return int(space.moves[0][0]), 0, 0
        space.counters[ALLOWED] = positions // PROOF
        for ahead in range(1, min(most_turns, (OWN_TURNS - 1) * s.seats + 1) + 1):
            turn = int(call.forced_win(space, 0, ahead, self.game.actor(s), SURE, lookahead.ENDLESS))
            if turn >= 0:
                return turn, lookahead.WIN, ahead
            if space.halt[0]:
                break
        tree = self._grow(positions)
        self._node = int(call.most_visited(tree, 0))
        return int(tree.turn[self._node]), min(_share(tree, self._node, self.game.actor(s)), SURE), 0

    def grown(self, s: State, positions: int) -> best_first.Tree:
        """A tree of so many positions from a state; node 0 is the state."""
        self._fill_distances(s)
        self._begin(s, positions)
        return self._grow(positions)

    def _grow(self, positions: int) -> best_first.Tree:
        """Grows the tree of the first state until so many positions were visited."""
        if self.tree is None or len(self.tree.turn) < _nodes(positions):
            self.tree = tree_for(self.bound, positions)
        self.workspace.counters[ALLOWED] = positions
        self.workspace.halt[0] = int(self._is_late)
        self.bound.call.grow(self.workspace, self.tree, 0)
        return self.tree

    def erring(self, s: State, positions: int, mistake: int, rng: random.Random) -> int:
        """Any turn that costs at most `mistake` percent of the best turn's share, by a tree of win shares."""
        tree, seat = self.grown(s, positions), self.game.actor(s)
        first = int(tree.first[0])
        shares = {int(tree.turn[node]): _share(tree, node, seat) for node in range(first, first + int(tree.count[0]))}
        best = max(shares.values())
        least = best if best == best_first.WHOLE else best * (100 - mistake) // 100
        return rng.choice([turn for turn, share in shares.items() if share >= least])

    def turns(self, s: State) -> list[int]:
        """The turns of a state; fills the distance map for it."""
        out = [0] * self.game.rules.MAX_LEGAL
        self._fill_distances(s)
        return out[: search_moves.turns(s, out, self.workspace.distances)]

    def follow(self, s: State, turn: int) -> list[int]:
        """The actions that the search just made expects, those of its own turn first."""
        line: list[int] = []
        out = [0] * self.game.rules.MAX_LEGAL
        while turn >= 0 and len(line) < LONGEST_LINE:
            actions = search_moves.actions_of(self.game, s, turn)
            for action in actions:
                s = self.game.after(s, action)
            line += actions
            if self.game.actor(s) in (CHANCE, OVER):
                break
            turn = self._expected(s)
            if turn not in out[: search_moves.turns(s, out, self.workspace.distances)]:
                break
        return line[:LONGEST_LINE]

    def _expected(self, s: State) -> int:
        """The turn that the last search expects next, in a state on its line; -1 where it did not look."""
        if self._node < 0:
            self.bound.put(self.workspace.states, 0, s)
            return int(self.bound.call.recall(self.workspace))
        assert self.tree
        self._node = int(self.bound.call.most_visited(self.tree, self._node))
        return int(self.tree.turn[self._node]) if self._node > 0 else -1

    def plan(self, s: State, level: BotLevel, rng: random.Random, history: Sequence[State]) -> list[int]:
        """The actions of the turn that a level plays."""
        positions = level.positions_for(s, self.bound.compiled)
        if mistake := level.mistakes[s.seats - 2]:
            turn = self.erring(s, positions, mistake, rng)
        else:
            turn = self._uncircled(s, positions, history)
        return search_moves.actions_of(self.game, s, turn)

    def _uncircled(self, s: State, positions: int, history: Sequence[State]) -> int:
        """The turn that a search finds; another one if it would repeat a cycle, as mutual theft can."""
        last = self._turn_of_a_circle(s, history)
        if last < 0:
            return self.search(s, positions).turn
        found = self.search(s, positions // 2)
        if found.turn != last:
            return found.turn
        other = self.search(s, positions // 2, barred=last)
        return other.turn if other.value > -PRICE_OF_LEAVING else found.turn

    def _turn_of_a_circle(self, s: State, history: Sequence[State]) -> int:
        """The turn last taken in this position, if it occurred CIRCLES times; else -1."""
        if s.seats != 2 or search_moves.may_circle(s):
            return -1
        earlier = [i for i, before in enumerate(history) if search_moves.is_same_place(before, s)]
        if len(earlier) < CIRCLES:
            return -1
        then, later = history[earlier[-1]], [*history, s][earlier[-1] + 1 :][:FOLLOWING]
        self._fill_distances(then)
        return search_moves.turn_taken(self.game, then, later, self.workspace.distances)


def workspace(bound: speed.Bound, slots: int) -> lookahead.Workspace:
    """The memory of one search, with so many slots of the transposition table."""
    steps, most, ints = lookahead.STEPS, bound.game.rules.MAX_LEGAL, bound.ints
    return lookahead.Workspace(
        states=bound.states(steps), moves=ints(steps, most), scores=ints(steps, most), ends=ints(steps, most),
        distances=ints(search_moves.DISTANCES), scratch=ints(search_moves.SCRATCH),
        keys=ints(slots), entries=ints(slots), counters=ints(3), halt=ints(1),
    )  # fmt: skip


def tree_for(bound: speed.Bound, positions: int) -> best_first.Tree:
    """The memory of a tree that grows to so many positions."""
    nodes, ints = _nodes(positions), bound.ints
    return best_first.Tree(
        first=ints(nodes), count=ints(nodes), visits=ints(nodes), turn=ints(nodes), prior=ints(nodes),
        sums=ints(nodes, 4), path=ints(lookahead.STEPS),
    )  # fmt: skip


def _nodes(positions: int) -> int:
    return min(NODES_OF_A_POSITION * positions + SPARE_NODES, MOST_NODES)


def _share(tree: best_first.Tree, node: int, seat: int) -> int:
    """A seat's share of the win at a node, in millionths."""
    return int(tree.sums[node][seat]) // int(tree.visits[node])


# -- the bots


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twisty with the look-ahead search."""
    return speed.bind(games.find("twisty"), search_moves, lookahead, best_first, compiled=compiled)


def _warm(searcher: Searcher) -> None:
    game, rng = searcher.game, random.Random(1)
    searcher.seconds = 600.0
    for seats in game.seats:
        s = cast(State, game.fresh(seats))
        while game.actor(s) == CHANCE:
            game.rules.apply(s, rng.choice(game.legal(s)))
        searcher.follow(s, searcher.search(s, 1000, 2).turn)


@cache
def pool() -> WorkerPool[Searcher]:
    """The searchers of this process; the first call starts compiling."""
    return WorkerPool(Searcher, bind, _warm)


def _plan(name: str, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    with pool().borrow() as searcher:
        return searcher.plan(s, LEVELS[name], rng, history)


def expected_line(s: State, seconds: float) -> list[int]:
    """The actions that `master` expects from a state in which a seat is to act; cut off after so many seconds."""
    with pool().borrow() as searcher:
        searcher.seconds, level = seconds, LEVELS["master"]
        try:
            found = searcher.search(s, level.positions_for(s, searcher.bound.compiled))
            return searcher.follow(s, found.turn)
        finally:
            searcher.seconds = MOST_SECONDS


BOTS = {
    name: Bot(
        without_choice(partial(_plan, name)),
        lambda _: pool(),
        remembers=not level.mistakes[0],
        holds_interpreted=max(level.positions) <= INTERPRETED,
    )
    for name, level in LEVELS.items()
}
