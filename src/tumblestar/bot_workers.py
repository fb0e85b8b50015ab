"""Where the bots of games think: rooms for those who ask at the same moment, and plans of what was thought already."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Hashable, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeVar

from tumblestar import speed
from tumblestar.game import Game

PLANS = 64
"""So many actions that follow from earlier ones are remembered."""


class Room(Protocol):
    """The memory that one search works in; nobody else may use it at the same time."""

    bound: speed.Bound


R = TypeVar("R", bound=Room)


class Rooms(Generic[R]):
    """Rooms, one for everyone who asks at the same moment: interpreted until all is compiled.

    `make` furnishes a room with what `bind` gives, compiled where it can be unless told False; `warm` calls all that a
    room can be asked, which compiles it, in a thread that begins at once.
    """

    def __init__(
        self, make: Callable[[speed.Bound], R], bind: Callable[[bool | None], speed.Bound], warm: Callable[[R], None]
    ) -> None:
        self._make, self._bind, self._warm = make, bind, warm
        self._lock = threading.Lock()
        self._idle: list[R] = []
        self._preparing = speed.Preparing(self._prepare) if speed.is_fast() else None

    def _prepare(self) -> speed.Bound:
        bound = self._bind(None)
        with speed.alone(bound):
            self._warm(self._make(bound))
        return bound

    def wait(self) -> None:
        """Waits until all is compiled. Raises what went wrong if it cannot be."""
        if self._preparing:
            self._preparing.wait()

    @property
    def is_fast(self) -> bool:
        """Whether what is compiled is there."""
        return bool(self._preparing and self._preparing.ready)

    @contextmanager
    def one(self) -> Generator[R, None, None]:
        """A room that nobody else uses; one in which something went wrong is not used again."""
        bound = self._preparing.ready if self._preparing else None
        with self._lock:
            room = self._idle.pop() if self._idle else None
        if room is None or room.bound.compiled != (bound is not None):
            room = self._make(bound or self._bind(False))
        yield room
        with self._lock:
            self._idle.append(room)


class Plans:
    """Actions that were chosen together, remembered until they are asked for: a turn is thought about once."""

    def __init__(self, game: Game) -> None:
        self._rules: Any = game.rules
        self._lock = threading.Lock()
        self._known: dict[tuple[Hashable, str], int] = {}

    def __len__(self) -> int:
        return len(self._known)

    def next(self, who: Hashable, s: Any, choose: Callable[[], Sequence[int]]) -> int:
        """The next action: as somebody planned it, else the first of those that are chosen now."""
        state = self._rules.State
        key = (who, repr(state.values(s)))
        with self._lock:
            if key in self._known:
                return self._known[key]
        actions, after = choose(), state.copy(s)
        with self._lock:
            for action, following in pairwise(actions):
                self._rules.apply(after, action)
                self._known[who, repr(state.values(after))] = following
            while len(self._known) > PLANS:
                del self._known[next(iter(self._known))]
        return actions[0]
