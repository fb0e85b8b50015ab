"""Thousands of games of one kind, stepped by compiled loops over one array of states (docs/environments.md)."""

from __future__ import annotations

import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any, Literal, cast, get_args

import numpy as np
from numpy.typing import NDArray

from tumblestar import games
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.observations import width
from tumblestar.contract.state import GameState
from tumblestar.engine import game_loop, players, speed
from tumblestar.env import batch_loop, counters, episode
from tumblestar.env.batch_loop import CHECK, OBSERVE, OVER, RESET, SAMPLE, STEP
from tumblestar.env.episode import CopiedWhole, OnIllegal, Rewards, check_one_of, check_whole, chosen, label, named
from tumblestar.words import Phrase

Autoreset = Literal["same_step", "next_step"]
"""When a game that is over begins again: in the step that ends it, or in the next one, whose action does not count."""
BatchRewards = Literal[Rewards, "gains"]
KINDS: tuple[str, ...] = get_args(BatchRewards)
RANDOM = "random"
SHOWN = ("actors", "movers", "legal", "rewards", "terminated", "truncated", "illegal", "lengths")
"""The arrays of a batch that show its memory."""
_NONE: NDArray[np.int16] = np.zeros((0, 0), np.int16)
LEAST_GAMES = 256
"""A thread has no fewer games than this, and borders between threads are at multiples of it."""


class Batch(CopiedWhole):
    """Games that are stepped together, each at a decision; what they give are arrays with a row a game.

    The arrays are the batch's own memory: a step overwrites them. Chance acts inside a step. `learner` is the seat that
    learns, or "turns" for another one in each episode; by default the caller acts for every seat. `opponents` is the
    bot of the other seats: "random", or one of the game's compiled players. Games of the same seed and index go the
    same way in batches of any size, with any number of threads.
    """

    def __init__(
        self,
        game: Game | str,
        size: int,
        seats: int = 2,
        *,
        rewards: BatchRewards = "shares",
        autoreset: Autoreset = "same_step",
        on_illegal: OnIllegal = "raise",
        learner: int | Literal["turns"] | None = None,
        opponents: str = RANDOM,
        max_events: int = 0,
        threads: int = 0,
        compiled: bool | None = None,
        **options: int,
    ) -> None:
        self.label = label("batch", game)
        """What messages call the batch."""
        with named(self.label):
            self.game = game = games.find(game)
            self.size, self.seats = check_whole("size", size, 1, 1 << 24), seats
            self._fresh = game.fresh(seats, chosen(game, options))
            self._most_threads = check_whole("threads", threads, 0, 256)
            settings = np.zeros(batch_loop.SETTINGS, np.int64)
            settings[batch_loop.REWARD] = KINDS.index(check_one_of("rewards", rewards, KINDS))
            settings[batch_loop.NEXT_STEP] = check_one_of("autoreset", autoreset, get_args(Autoreset)) == "next_step"
            settings[batch_loop.MOST_EVENTS] = check_whole("max_events", max_events, 0, 1 << 62)
            if learner is None or learner == "turns":
                settings[batch_loop.LEARNER] = batch_loop.IN_TURNS if learner else batch_loop.EVERY_SEAT
            else:
                settings[batch_loop.LEARNER] = check_whole("learner", learner, 0, seats - 1)
            known = players.kinds(game)
            self._opponents = check_one_of("opponents", opponents, tuple(known))
            settings[batch_loop.OPPONENTS] = known[opponents]
            if opponents != RANDOM:
                players.wait_for_work(game, self._fresh)
            self.on_illegal: OnIllegal = on_illegal
            check_one_of("on_illegal", on_illegal, get_args(OnIllegal))
        self._is_compiled = speed.is_fast() if compiled is None else compiled
        self.width = width(game.observation.FIELDS)
        """The length of an observation."""
        try:
            self._connect(settings)
        except ValueError:  # the dice are made in the game
            with named(self.label):
                check_one_of("opponents", opponents, (RANDOM,))
        self._has_begun = False

    def _connect(self, settings: NDArray[np.int64]) -> None:
        """Makes the memory and the arrays that show it."""
        has_bots = self._opponents != RANDOM
        self._slices = _slices(self.size, self._most_threads or os.cpu_count() or 1)
        self._bound = bound = _bind(self.game, has_bots, self._is_compiled)
        self._memory = memory = _memory(bound, self.size, self.seats, settings)
        self._threads = [_of_thread(memory, bound, self._fresh, has_bots) for _ in self._slices]
        bound.put(memory.root, 0, self._fresh)
        self.actors: NDArray[np.int8] = memory.actors
        """The seat to act, from 0; OVER (-2) for a game that is over and has not begun again."""
        self.movers: NDArray[np.int8] = memory.movers
        """The seat that took the last step; once there was one."""
        self.legal: NDArray[np.uint8] = memory.legal
        """The masks of legal actions: 1 for an action that may be played, else 0."""
        self.rewards: NDArray[np.float32] = memory.rewards
        """The rewards of the last step, a column a seat; 0 until a game is over."""
        self.terminated: NDArray[np.bool_] = memory.terminated.view(np.bool_)
        """Whether the last step ended a game by its rules."""
        self.truncated: NDArray[np.bool_] = memory.truncated.view(np.bool_)
        """Whether the last step broke a game off after `max_events`."""
        self.illegal: NDArray[np.bool_] = memory.illegal.view(np.bool_)
        """Whether the last action of a game was illegal, so that it did not move."""
        self.lengths: NDArray[np.int32] = memory.lengths
        """How many decisions the last game that ended took."""

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: the memory, without what threads have and without the arrays that show it."""
        transient = ("_slices", "_bound", "_threads", *SHOWN)
        return {name: value for name, value in vars(self).items() if name not in transient}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        vars(self).update(attributes)
        before: batch_loop.Memory = attributes["_memory"]
        self._connect(before.settings)
        for own, other in zip(self._memory, before, strict=True):
            if own is not None:
                own[:] = other

    @property
    def episodes(self) -> NDArray[np.int64]:
        """How many games before the present one each row has seen since the reset."""
        return self._memory.keys[:, batch_loop.EPISODE]

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew; the seed is a whole number below 2^64, or None for any."""
        seed = secrets.randbelow(episode.MOST_SEEDS) if seed is None else seed
        with named(self.label):
            check_whole("seed", seed, 0, episode.MOST_SEEDS - 1)
        settings = self._memory.settings
        settings[batch_loop.SEED_LOW], settings[batch_loop.SEED_HIGH] = seed & counters.WORD, seed >> 32
        self._advance(RESET, _NONE)
        self._has_begun = True

    def step(self, actions: NDArray[Any], observations: NDArray[np.int16] | None = None) -> None:
        """Plays an action in each game, then chance; writes observations of the seats to act, if an array is given.

        Raises BadOption for an illegal action, and then no game has moved; or see `on_illegal`.
        """
        self._check_begun()
        own = self._memory.actions
        if actions is not own:
            own[:] = self._checked("actions", actions, np.integer, (self.size,))
        if self.on_illegal == "raise" and self._advance(CHECK, _NONE):
            raise BadOption(self._illegal())
        out = _NONE if observations is None else self._checked_out(observations)
        self._advance(STEP if observations is None else STEP | OBSERVE, out)

    def observe(self, out: NDArray[np.int16]) -> NDArray[np.int16]:
        """Writes the observations of the seats to act into an array, a row a game; returns it."""
        self._check_begun()
        self._advance(OBSERVE, self._checked_out(out))
        return out

    def observations(self) -> NDArray[np.int16]:
        """Memory for observations."""
        return np.zeros((self.size, self.width), np.int16)

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game; the same for the same seed, index, episode and step. Own memory."""
        self._check_begun()
        self._advance(SAMPLE, _NONE)
        return cast("NDArray[np.int64]", self._memory.actions)

    def state(self, index: int) -> GameState:
        """A copy of the state of a game."""
        with named(self.label):
            check_whole("index", index, 0, self.size - 1)
        return self._bound.get(self._memory.states, index)

    def _advance(self, what: int, observations: NDArray[np.int16]) -> int:
        """Does something with all games, a slice a thread; returns how many illegal actions there were."""
        advance = self._bound.call.advance
        begun = [
            _pool(len(self._slices) - 1, os.getpid()).submit(advance, self._threads[thread], what, *part, observations)
            for thread, part in enumerate(self._slices[1:], 1)
        ]
        wrong = int(advance(self._threads[0], what, *self._slices[0], observations))
        return wrong + sum(int(future.result()) for future in begun)

    def _checked(self, name: str, array: object, kind: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
        """An array of that kind and shape; raises BadOption for another."""
        values = np.asarray(array)
        if not np.issubdtype(values.dtype, kind) or values.shape != shape:
            actual = {"type": values.dtype.name, "shape": str(values.shape)}
            wanted = {"wanted_type": kind.__name__, "wanted_shape": str(shape)}
            raise BadOption(Phrase("env-array", {"env": self.label, "name": name, **actual, **wanted}))
        return values

    def _checked_out(self, out: NDArray[Any]) -> NDArray[np.int16]:
        self._checked("observations", out, np.int16, (self.size, self.width))
        if not (out.flags.carray and out.dtype.isnative):
            raise BadOption(Phrase("env-layout", {"env": self.label, "name": "observations"}))
        return out

    def _check_begun(self) -> None:
        if not self._has_begun:
            raise BadOption(Phrase("env-not-begun", {"env": self.label}))

    def _illegal(self) -> Phrase:
        """What is wrong with the first illegal action."""
        actions = cast("NDArray[np.int64]", self._memory.actions)
        size, most = self.legal.shape
        is_known = (actions >= 0) & (actions < most)
        is_legal = is_known & (self.legal[np.arange(size), np.where(is_known, actions, 0)] == 1)
        index = int(np.flatnonzero(~is_legal & (self.actors != OVER))[0])
        allowed = [str(action) for action in np.flatnonzero(self.legal[index])]
        who = {"env": f"{self.label}[{index}]", "agent": episode.agent(int(self.actors[index]))}
        return Phrase("env-illegal", {"action": str(actions[index]), "allowed": allowed, **who})


def _memory(bound: speed.Bound, size: int, seats: int, settings: NDArray[np.int64]) -> batch_loop.Memory:
    """The memory of a batch, without what a thread has of its own: NumPy arrays, but for interpreted states."""
    rules = bound.game.rules
    flags = [np.zeros(size, np.uint8) for _ in range(3)]
    return batch_loop.Memory(
        root=bound.states(1),
        states=bound.states(size),
        keys=np.zeros((size, batch_loop.EPISODE + 1), np.int64),
        settings=settings,
        actions=np.zeros(size, np.int64),
        actors=np.zeros(size, np.int8),
        movers=np.zeros(size, np.int8),
        legal=np.zeros((size, rules.ACTIONS), np.uint8),
        choices=np.zeros((size, rules.MAX_LEGAL), np.int16),
        counts=np.zeros(size, np.int32),
        rewards=np.zeros((size, seats), np.float32),
        before=np.zeros((size, seats), np.int64),
        terminated=flags[0],
        truncated=flags[1],
        illegal=flags[2],
        lengths=np.zeros(size, np.int32),
    )


def _of_thread(memory: batch_loop.Memory, bound: speed.Bound, start: GameState, has_bots: bool) -> batch_loop.Memory:
    """The memory of a batch with that of the bots of a thread, who do not know what came before a position."""
    bots = players.new_memory(bound, start, work=None if has_bots else 0)
    return memory._replace(players=bots, kinds=bound.ints(start.seats))


@cache
def _bind(game: Game, has_bots: bool, compiled: bool) -> speed.Bound:
    """The rules of a game with its observation, its bots where they are wanted, and the loop of batches."""
    modules = (*(players.modules(game) if has_bots else ()), counters, game_loop)
    return speed.bind(game, *modules, cast("ModuleType", game.observation), batch_loop, compiled=compiled)


@cache
def _pool(threads: int, process: int) -> ThreadPoolExecutor:
    """The threads that batches of a process share; a forked one has none of its parent's."""
    return ThreadPoolExecutor(threads, "tumblestar-batch")


def _slices(size: int, threads: int) -> list[tuple[int, int]]:
    """The games of each thread, from and to."""
    blocks = -(-size // LEAST_GAMES)
    threads = min(threads, blocks)
    borders = [LEAST_GAMES * (blocks * i // threads) for i in range(threads)] + [size]
    return list(pairwise(borders))
