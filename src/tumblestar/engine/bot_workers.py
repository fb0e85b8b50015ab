"""The engine of bots that search: a plan as a pure function of a state, and a pool of compiled workers that run it."""

from __future__ import annotations

import gc
import random
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Generic, Protocol, TypeVar, cast

from tumblestar.contract.game import Chooser, Game
from tumblestar.contract.state import GameState
from tumblestar.engine import speed
from tumblestar.engine.background import Background

COMPILING = 5
"""The niceness of a process that compiles."""
Progress = Callable[[float], None]
"""Called about once a second during a wait, with the seconds so far."""
S = TypeVar("S", bound=GameState)
Plan = Callable[[Game, S, random.Random, Sequence[S]], Sequence[int]]
"""From a game, a state, a random source and earlier states: a bot's actions until chance or another seat acts."""


class Preparation(Protocol):
    """Work that a bot needs done before it plays, such as compilation."""

    @property
    def is_ready(self) -> bool:
        """Whether the work is done, or has failed."""
        ...

    def wait(self, progress: Progress | None = None) -> object:
        """Waits for the work. Raises its exception."""


@dataclass(frozen=True)
class Bot(Generic[S]):
    """A bot: the same state, random numbers and earlier states give the same plan, however busy the machine is.

    Its budget counts positions or playouts; a clock only stops a plan that takes many times as long as it should.
    """

    plan: Plan[S]
    prepare: Callable[[S | None], Preparation | None] = lambda _: None
    """Begins what the bot needs, in general or for one state; None if it needs nothing."""
    remembers: bool = False
    """Whether the earlier states make a difference."""
    holds_interpreted: bool = True
    """Whether it plays as its name says where nothing is compiled."""

    def __call__(self, game: Game, state: S, rng: random.Random, history: Sequence[S] = ()) -> int:
        """The first action of the plan."""
        return self.plan(game, state, rng, history)[0]


class Worker(Protocol):
    """A search with its workspace, for one thread at a time."""

    bound: speed.Bound


W = TypeVar("W", bound=Worker)


class WorkerPool(Generic[W]):
    """A pool of workers for concurrent callers; they are interpreted until the search is compiled.

    `bind` binds the search, compiled if possible unless its argument is False; `make` makes a worker of it; `warm`
    calls every kernel of a worker, which compiles it. A thread that starts at once has another process do so, where
    these are functions of modules.
    """

    def __init__(
        self, make: Callable[[speed.Bound], W], bind: Callable[[bool | None], speed.Bound], warm: Callable[[W], None]
    ) -> None:
        self._make, self._bind, self._warm = make, bind, warm
        self._idle: list[W] = []
        """Workers that nobody has. Without a lock, which a process forked meanwhile would find taken for ever."""
        self._compiling = speed.Preparing(self._compile) if speed.is_fast() else None

    def _compile(self) -> speed.Bound:
        bound = self._bind(None)
        with speed.compile_lock(bound):
            compile_apart(bound.folder, (self._warm, self._make, self._bind))
            self._warm(self._make(bound))
        return bound

    def wait(self, progress: Progress | None = None) -> None:
        """Waits until the search is compiled, if it is to be. Raises the exception of a failed compilation."""
        if self._compiling:
            self._compiling.wait(progress=progress)

    @property
    def is_ready(self) -> bool:
        """Whether no compilation is pending."""
        return self._compiling is None or self._compiling.is_ready

    @property
    def is_compiled(self) -> bool:
        """Whether workers are compiled."""
        return bool(self._compiling and self._compiling.ready)

    @contextmanager
    def borrow(self) -> Generator[W, None, None]:
        """Lends a worker; one that raises an exception is dropped."""
        bound = self._compiling.ready if self._compiling else None
        try:
            worker = self._idle.pop()
        except IndexError:
            worker = None
        if worker is None or worker.bound.compiled != (bound is not None):
            worker = self._make(bound or self._bind(False))
        yield worker
        self._idle.append(worker)


def compile_apart(folder: Path | None, work: tuple[Callable[..., object], ...]) -> None:
    """Calls functions in another process, unless `folder` tells that this was done; the last first, with None.

    Each of the others gets what the one after it returned. Does nothing where machine code is not kept, or the
    functions are not those of a module; then they compile where they are called.
    """
    if not folder or not sys.executable or getattr(sys, "frozen", False):
        return
    plain = [f.func if isinstance(f, partial) else f for f in work]
    done = folder / f"{'-'.join(f'{f.__module__}.{f.__qualname__}' for f in plain)}.done"
    if done.exists():
        return
    process = Background(COMPILING, is_quiet=True)
    try:
        process.result(_call_all, work)
    except Exception:  # then they compile, or fail, where they are called
        return
    finally:
        process.close()
    done.touch()


def _call_all(work: tuple[Callable[..., object], ...]) -> None:
    """Calls functions, the last first, each with what the one after it returned."""
    gc.disable()  # a compiler keeps most of what it makes, and this process ends soon
    result: object = None
    for function in reversed(work):
        result = function(result)


def without_choice(choose: Plan[S]) -> Plan[S]:
    """A plan that skips the search where only one action is legal."""

    def plan(game: Game, state: S, rng: random.Random, history: Sequence[S]) -> Sequence[int]:
        legal = game.legal(state)
        return legal if len(legal) == 1 else choose(game, state, rng, history)

    return plan


def wait_for(bot: Bot[S], progress: Progress | None = None) -> Bot[S]:
    """Waits for a bot; the result also waits for the preparation of each state that it plays in."""
    if preparation := bot.prepare(None):
        preparation.wait(progress)

    def plan(game: Game, state: S, rng: random.Random, history: Sequence[S]) -> Sequence[int]:
        if preparation := bot.prepare(state):
            preparation.wait(progress)
        return bot.plan(game, state, rng, history)

    return Bot(plan, bot.prepare, bot.remembers)


def as_bot(chooser: Bot[S] | Chooser[S]) -> Bot[S]:
    """Makes a bot of a function of (game, state, random source); a bot stays as it is."""
    if isinstance(chooser, Bot):
        return cast("Bot[S]", chooser)
    return Bot(lambda game, state, rng, history: (chooser(game, state, rng),))
