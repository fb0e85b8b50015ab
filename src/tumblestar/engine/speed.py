# pyright: basic
"""Runs a game's rules, and searches over them, as machine code or interpreted.

Rules and searches are plain functions in modules. `bind` copies the functions and connects the copies to each other and
to one game: a `hole` in a search becomes the game's function of that name. With Numba the copies are compiled, and
states are NumPy records; without it they run interpreted, on plain objects and lists, with the same results.

Compilation takes seconds; `compile_cache` keeps its results. Each copy is named after its game, so that two games never
share code. `conformance` checks that compiled rules do what interpreted ones do.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.engine import search_helpers
from tumblestar.engine.compile_cache import cache_folder

if TYPE_CHECKING:
    import numpy as np

Made = TypeVar("Made")


class Array(Protocol):
    """Memory of kernels: a NumPy array when compiled, a list when interpreted.

    Its elements are numbers or states, or rows of these, which are arrays themselves.
    """

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __getitem__(self, at: Any, /) -> Any: ...
    def __setitem__(self, at: Any, value: Any, /) -> None: ...


Kernel = Callable[..., Any]
"""A function in the compilable subset, which has no annotations: the plain one, its copy, or what Numba made of it."""
hole: Kernel = search_helpers.hole
"""A placeholder in a search for a function that `bind` takes from a game."""


@cache
def is_fast() -> bool:
    """Whether Numba is installed, and TUMBLESTAR_INTERPRET=1 does not turn it off."""
    if os.environ.get("TUMBLESTAR_INTERPRET", "") not in ("", "0"):
        return False
    return has_numba()


def has_numba() -> bool:
    """Whether Numba is installed, which is the extra `fast`. Everything works without, and bots are weaker."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


# -- binding


class Bound(SimpleNamespace):
    """A game's functions and the searches bound to it, as `.call.NAME(...)`, and the memory that they work on."""

    game: Game
    compiled: bool
    call: SimpleNamespace
    folder: Path | None = None
    """The folder of the machine code, if it is kept."""

    def states(self, n: int) -> Array:
        """Memory for `n` states, each with every field zero."""
        layout = self.game.rules.State
        if not self.compiled:
            return [layout.fresh() for _ in range(n)]
        import numpy as np

        return np.zeros(n, dtype(layout))

    def ints(self, *shape: int) -> Array:
        """Memory for whole numbers, zero at first."""
        if not self.compiled:
            return _zeros(shape)
        import numpy as np

        return np.zeros(shape, np.int64)

    def floats(self, *shape: int) -> Array:
        """Memory for fractions, zero at first."""
        if not self.compiled:
            return _zeros(shape, 0.0)
        import numpy as np

        return np.zeros(shape, np.float64)

    def put(self, states: Array, at: int, s: GameState) -> None:
        """Writes a plain state into memory for states."""
        if not self.compiled:
            states[at] = self.game.copy(s)
            return
        for field in self.game.rules.State.fields:
            states[at][field] = getattr(s, field)

    def get(self, states: Array, at: int) -> GameState:
        """The state at a place, as a plain one that shares nothing with the memory."""
        layout = self.game.rules.State
        if not self.compiled:
            return layout.copy(states[at])
        s = layout.fresh()
        for field in layout.fields:
            setattr(s, field, states[at][field].tolist())
        return s


def _zeros(shape: Sequence[int], zero: float = 0) -> Any:
    first, *rest = shape
    return [_zeros(rest, zero) for _ in range(first)] if rest else [zero] * first


def dtype(layout: type[GameState]) -> np.dtype[np.void]:
    """The NumPy record of a layout; aligned, so that every field is read at full speed."""
    import numpy as np

    return np.dtype([(k, w, shape) if shape else (k, w) for k, (w, shape) in layout.fields.items()], align=True)


def bind(game: Game, *modules: ModuleType, compiled: bool | None = None) -> Bound:
    """Copies of a game's rules, and of modules in the compilable subset, that call each other.

    A `hole` in a module becomes the function of that name in the rules, in `search_helpers`, or in an earlier module.
    A function is compiled when it is first called. Raises LookupError for a hole that nothing fills.
    """
    compiled = is_fast() if compiled is None else compiled
    bound_modules = (*game.ruled, search_helpers, *modules)
    named: dict[str, Kernel] = {"copy_state": _copy_of_record if compiled else _copier(game.rules.State)}
    spaces = [dict(vars(module)) for module in bound_modules]
    copies: dict[int, Kernel] = {}
    for module, space in zip(bound_modules, spaces, strict=True):
        for name, value in _own_functions(module):
            copies[id(value)] = _copy(value, space, f"{game.name}.{module.__name__.rpartition('.')[2]}.{name}")
    folder, entries = _compile_all(game, bound_modules, copies, named) if compiled else (None, copies)
    calls: dict[str, Kernel] = {}
    for module, space in zip(bound_modules, spaces, strict=True):
        for name, value in vars(module).items():
            if value is hole:
                if name == "hole":
                    continue
                if name not in named:
                    if module is search_helpers:
                        continue  # a helper that this game cannot use
                    raise LookupError(f"{module.__name__} needs {name}(), which {game.name} does not have")
                space[name] = named[name]
            elif id(value) in copies:
                space[name] = copies[id(value)]
            elif compiled:
                space[name] = _table(value)
        for name, value in _own_functions(module):
            if module is not search_helpers or name not in named:  # the rules may have their own
                named[name], calls[name] = copies[id(value)], entries[id(value)]
    return Bound(game=game, compiled=compiled, call=SimpleNamespace(**calls), folder=folder)


def _own_functions(module: ModuleType) -> list[tuple[str, FunctionType]]:
    """The functions that a module defines."""
    functions = [(name, value) for name, value in vars(module).items() if isinstance(value, FunctionType)]
    return [(name, value) for name, value in functions if value.__module__ == module.__name__ and value is not hole]


def _copy(function: FunctionType, space: dict[str, object], name: str) -> FunctionType:
    """A function that looks its globals up in `space`."""
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__, function.__closure__)
    copy.__module__, copy.__qualname__, copy.__doc__ = function.__module__, name, function.__doc__
    return copy


def _copier(layout: type[GameState]) -> Kernel:
    def copy_state(to: Array, i: int, states: Array, at: int) -> None:
        to[i] = layout.copy(states[at])

    return copy_state


def _copy_of_record(to: Array, i: int, states: Array, at: int) -> None:
    """Makes state `i` of `to` equal to state `at` of `states`, which may be the same array."""
    to[i] = states[at]


def _table(value: object) -> object:
    """A tuple of numbers, or of rows of numbers of equal length, as an array; anything else as it is."""
    if _is_table(value):
        import numpy as np

        return np.array(value, np.int64)
    return value


def _is_table(value: object) -> bool:
    if type(value) is not tuple or not value:  # one with names stays as it is
        return False
    if all(type(part) is int for part in value):
        return True
    return all(type(part) is tuple and len(part) == len(value[0]) for part in value) and all(map(_is_table, value))


# -- compiling


def _compile_all(
    game: Game, modules: Sequence[ModuleType], copies: dict[int, FunctionType], named: dict[str, Kernel]
) -> tuple[Path | None, dict[int, Kernel]]:
    """Makes parts of all copies, for each other to call; returns the folder of the machine code, if any, and entries.

    An entry is for Python to call, and is compiled at its first call.
    """
    from tumblestar.engine import kernel_compiler

    folder = cache_folder(game, modules, (bind, _compile_all, _copy_of_record, _table, *kernel_compiler.decisive()))
    entries: dict[int, Kernel] = {}
    for key, copy in copies.items():
        function = _copy(copy, copy.__globals__, copy.__qualname__)  # Numba tells recursion by the function
        function.__cache_folder__ = folder
        entries[key] = kernel_compiler.entry(function, folder is not None)
        copies[key] = kernel_compiler.part(copy)
    named["copy_state"] = kernel_compiler.part(_copy(_copy_of_record, {}, f"{game.name}.copy_state"))
    return folder, entries


def direct(kernel: Kernel, *arguments: Any) -> Kernel:
    """The kernel for arguments of the types that these have; compiled, it is called with these once.

    Compiled, such a call does not find out the types of its arguments, which for the memory of a game takes ten times
    as long as the call itself.
    """
    if not hasattr(kernel, "overloads"):
        return kernel
    from tumblestar.engine import kernel_compiler

    return kernel_compiler.machine_code(kernel, arguments)


# -- getting ready


@contextmanager
def compile_lock(bound: Bound) -> Generator[None]:
    """A lock between processes: one compiles, the others then find the machine code. None where files cannot lock."""
    with ExitStack() as held:
        with suppress(ImportError, NotImplementedError, OSError):
            from filelock import FileLock

            if bound.folder and bound.folder.is_dir():
                held.enter_context(FileLock(bound.folder / ".lock", thread_local=False))
        yield


_COMPILES = "tumblestar-compile"


def compiling() -> list[threading.Thread]:
    """The threads of this process that compile.

    A process that ends while one compiles may crash. So it waits for them, or calls `os._exit`.
    """
    return [thread for thread in threading.enumerate() if thread.name == _COMPILES]


class Preparing(Generic[Made]):
    """A call that compiles, in a background thread; in a forked process it is made again if it had not ended.

    `.failed` is its exception, if any.
    """

    def __init__(self, make: Callable[[], Made]) -> None:
        self._result: Made | None = None
        self.failed: Exception | None = None
        self._make = make
        self._start()

    def _start(self) -> None:
        self._process, self._has_ended = os.getpid(), False
        self._thread = threading.Thread(target=self._run, name=_COMPILES, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self._result = self._make()
        except Exception as why:
            self.failed = why
        self._has_ended = True

    @property
    def ready(self) -> Made | None:
        """The result of the call, or None until then."""
        if not self._has_ended and self._process != os.getpid():
            self._start()
        return self._result

    @property
    def is_ready(self) -> bool:
        """Whether the call has ended."""
        return self.ready is not None or not self._thread.is_alive()

    def wait(self, progress: Callable[[float], None] | None = None) -> Made:
        """Waits for the result; calls `progress` about once a second. Raises the exception of `make`."""
        begin = time.monotonic()
        while not self.is_ready and progress:
            progress(time.monotonic() - begin)
            self._thread.join(1.0)
        self._thread.join()
        if self.failed:
            raise self.failed
        return cast("Made", self._result)
