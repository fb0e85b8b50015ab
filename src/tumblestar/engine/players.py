"""The bots of a game: its module `players`, as one function that everybody asks for a turn.

Compiled or interpreted it decides the same, but for levels that search: interpreted these have a smaller budget. A
`PlayerWorker` has the memory of one thread; `bot` makes a bot of a level for whoever plays one game at a time, and
`game_loop` plays whole games.
"""

from __future__ import annotations

import random
import sys
import threading
from collections import OrderedDict
from collections.abc import Generator, Hashable, Sequence
from contextlib import contextmanager
from functools import cache, partial
from types import ModuleType
from typing import cast

from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import game_loop, speed
from tumblestar.engine.bot_workers import Bot, Preparation, WorkerPool, without_choice
from tumblestar.engine.game_loop import GREEDY, RANDOM, GameMemory

SCRATCH = 4
"""The states of a memory: the position, and what players need besides."""
PAST = 2000
"""The earlier positions that are kept for players who remember; a game has fewer."""
MOST_SECONDS = 20.0
"""A level whose turns take long is alarmed after so many seconds; it usually needs one at most."""
MEMORIES = 4
"""A worker keeps its memory for so many kinds of games, by `players.terms`."""


def has_players(game: Game) -> bool:
    """Whether a game has bots in the compilable subset."""
    return game.has_module("players")


def stars(game: Game, name: str) -> int:
    """The stars of a bot, from 1 to 5; 0 of one that is on no ladder."""
    return game.players.LEVELS[name].stars if has_players(game) and name in game.players.LEVELS else 0


def kinds(game: Game) -> dict[str, int]:
    """The kind of each bot of a game in `game_loop`, by name; without a module `players` only that of `random`."""
    levels = game.players.LEVELS if has_players(game) else ()
    return {"random": RANDOM, **{name: kind for kind, name in enumerate(levels, GREEDY)}}


def terms(game: Game, s: GameState) -> Hashable:
    """What the memory of players depends on, besides the game: seats, perhaps options."""
    return game.players.terms(s) if has_players(game) else s.seats


def bind(game: Game, compiled: bool | None = None) -> speed.Bound:
    """The rules of a game with its players and the loop of games."""
    return _bind(game.name, game.edition, compiled)


@cache
def _bind(name: str, edition: int, compiled: bool | None) -> speed.Bound:
    game = Game(name, edition)
    return speed.bind(game, *modules(game), game_loop, compiled=compiled)


def modules(game: Game) -> list[ModuleType]:
    """The modules of a game's players, in the order in which they are bound."""
    return [*game.players.MODULES, cast("ModuleType", game.players)] if has_players(game) else []


def new_memory(bound: speed.Bound, s: GameState, past: int = 0, room: int = 0, work: object = None) -> GameMemory:
    """Memory for games of the kind of a state; with `past` for players who remember, with `room` for a trace."""
    most = bound.game.rules.MAX_LEGAL
    if work is None:
        work = bound.game.players.workspace(bound, s) if has_players(bound.game) else 0
    return GameMemory(
        states=bound.states(SCRATCH),
        past=bound.states(max(past, 1)),
        known=bound.ints(1),
        alarm=bound.ints(1),
        out=bound.ints(most),
        weights=bound.ints(most),
        trace=bound.ints(max(room, 1)),
        work=work,
    )


def wait_for_work(game: Game, s: GameState) -> None:
    """Waits for what the levels need done for games of the kind of a state, as a solution."""
    if has_players(game) and (preparation := game.players.preparation(s)):
        preparation.wait()


def remembers(game: Game, names: Sequence[str]) -> bool:
    """Whether any of these bots of a game's module `players` decides by what came before."""
    return has_players(game) and any(
        game.players.LEVELS[name].remembers for name in names if name in game.players.LEVELS
    )


class PlayerWorker:
    """The players of a game with memory of their own, for one thread at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.game = bound, bound.game
        self._memories: OrderedDict[Hashable, GameMemory] = OrderedDict()

    def memory(self, s: GameState) -> GameMemory:
        """The memory for games of the kind of a state, which is put into it."""
        key = terms(self.game, s)
        memory = self._memories.pop(key, None) or new_memory(self.bound, s, PAST if self._remembers else 0)
        self._memories[key] = memory
        if len(self._memories) > MEMORIES:
            self._memories.popitem(last=False)
        self.bound.put(memory.states, 0, s)
        memory.known[0] = memory.alarm[0] = 0
        return memory

    @property
    def _remembers(self) -> bool:
        return remembers(self.game, tuple(self.game.players.LEVELS))

    def plan(
        self, name: str, s: GameState, seed: int, history: Sequence[GameState] = (), seconds: float = 0.0
    ) -> list[int]:
        """The actions of a bot up to where another may act. It is alarmed after so many seconds, if they are given."""
        memory, kind = self.memory(s), kinds(self.game)[name]
        for before in history[-len(memory.past) :]:
            if self.game.actor(before) >= 0:
                self.bound.put(memory.past, int(memory.known[0]), before)
                memory.known[0] += 1
        with _alarm(memory.alarm, seconds):
            if kind == GREEDY:
                n = self.bound.call.plan_greedily(memory, seed)
            else:
                n = self.bound.call.plan_turn(memory, kind, seed)
        return [int(action) for action in memory.out[:n]]


@contextmanager
def _alarm(alarm: speed.Array, seconds: float) -> Generator[None]:
    """Sets an alarm after so many seconds; not where there are no threads, as in a browser."""
    if not seconds or sys.platform == "emscripten":
        yield
        return

    def halt() -> None:
        alarm[0] = 1

    timer = threading.Timer(seconds, halt)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


MOST_EVENTS = 1_000
"""More than is left of a game that is played on."""


def played_on(worker: PlayerWorker, s: GameState, count: int) -> list[float]:
    """The mean win share of each seat in so many games that `greedy` plays on from a state, with the same luck each."""
    bound, memory = worker.bound, worker.memory(s)
    games, shares = bound.ints(count, game_loop.FIRST_KIND + s.seats), bound.floats(count, s.seats + 1)
    roots, states = bound.states(1), bound.states(1)
    bound.put(roots, 0, s)
    for number, game in enumerate(games, 1):
        game[game_loop.CHANCE_SEED], game[game_loop.CHOICE_SEED] = number, number + count
        game[game_loop.FIRST_KIND :] = [GREEDY] * s.seats
    bound.call.play_games(memory, roots, games, shares, states, MOST_EVENTS)
    return [float(sum(row[seat] for row in shares)) / count for seat in range(s.seats)]


# -- workers of a process


@cache
def pool(game: Game) -> WorkerPool[PlayerWorker]:
    """The workers of a game's levels in this process; the first call starts compiling."""
    return WorkerPool(PlayerWorker, partial(bind, game), _warm)


@cache
def greedy_pool(game: Game) -> WorkerPool[PlayerWorker]:
    """The workers of `greedy`, which is compiled by itself, since it holds interpreted and nobody waits for it."""
    return WorkerPool(PlayerWorker, partial(bind, game), _warm_greedily)


def _warm(worker: PlayerWorker) -> None:
    game = worker.game
    for s in _first_states(game):
        worker.plan(list(game.players.LEVELS)[1], s, 1)
    game.players.warm(worker)


def _warm_greedily(worker: PlayerWorker) -> None:
    for s in _first_states(worker.game):
        worker.plan("greedy", s, 1)


def _first_states(game: Game) -> list[GameState]:
    """A state in which a seat is to act, for each number of seats."""
    states: list[GameState] = []
    for seats in game.seats:
        s, rng = game.fresh(seats), random.Random(1)
        while game.actor(s) == -1:
            game.rules.apply(s, rng.choice(game.legal(s)))
        states.append(s)
    return states


def bot(game: Game, name: str) -> Bot[GameState]:
    """A bot of the game's module `players`."""
    level = game.players.LEVELS[name]
    return Bot(
        without_choice(partial(_plan, game, name)),
        partial(_preparation, game, name),
        remembers=level.remembers,
        holds_interpreted=level.holds_interpreted,
    )


def _plan(
    newest: Game, name: str, game: Game, s: GameState, rng: random.Random, history: Sequence[GameState]
) -> Sequence[int]:
    level = newest.players.LEVELS[name]
    workers = greedy_pool(newest) if name == "greedy" else pool(newest)
    with workers.borrow() as worker:
        earlier = history if level.remembers else ()
        seconds = 0.0 if level.holds_interpreted else MOST_SECONDS
        return worker.plan(name, s, rng.getrandbits(62) + 1, earlier, seconds)


def _preparation(game: Game, name: str, s: GameState | None) -> Preparation | None:
    """What a level waits for: first what the game needs for a state, and else that it is compiled.

    `greedy` is compiled when it has played, after levels that people may be waiting for.
    """
    workers = None if name == "greedy" else pool(game)
    return game.players.preparation(s) or (None if game.players.LEVELS[name].is_quick else workers)
