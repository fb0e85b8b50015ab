# pyright: basic
"""The one file that knows Numba: runs a game's rules, and searches over them, as machine code.

Rules and searches are plain functions in modules. `bind` makes copies of them that know each other and one game:
where a search names a `hole`, the copy has the game's function of that name. With Numba the copies are compiled and
states are NumPy records; without it they run interpreted, on plain objects and lists, and give the same answers.

Compiling takes seconds, so it is done once a machine and kept in a folder. Three traps lie there, each with a test:
two games must not share code (every copy is named after its game); code made from older sources must not be used
(the folder is named after a digest of all functions and tables); compiled must do what interpreted does.
"""

from __future__ import annotations

import hashlib
import os
import platform
import stat
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from tumblestar import prng, top_k
from tumblestar.contract.state import GameState
from tumblestar.game import Game

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


def hole(*_: object) -> Any:
    """Stands, in a search, for a function that `bind` takes from a game."""
    raise RuntimeError("a search runs only after speed.bind has given it a game")


@cache
def is_fast() -> bool:
    """Whether Numba is there; TUMBLESTAR_INTERPRET=1 says to do without."""
    if os.environ.get("TUMBLESTAR_INTERPRET", "") not in ("", "0"):
        return False
    return find_spec("numba") is not None and find_spec("numpy") is not None


# ------------------------------------------------------------------------------------------------ binding


class Bound(SimpleNamespace):
    """A game's functions and the searches bound to it: `.call.NAME(...)`, and the memory that they work on."""

    game: Game
    compiled: bool
    call: SimpleNamespace
    folder: Path | None = None
    """Where its machine code is kept, if it is."""

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
    return [_zeros(shape[1:], zero) for _ in range(shape[0])] if shape else zero


def dtype(layout: type[GameState]) -> np.dtype[np.void]:
    """The NumPy record of a layout; aligned, so that every field is read at full speed."""
    import numpy as np

    return np.dtype([(k, w, shape) if shape else (k, w) for k, (w, shape) in layout.fields.items()], align=True)


def bind(game: Game, *modules: ModuleType, compiled: bool | None = None) -> Bound:
    """Copies of a game's rules, and of modules in the compilable subset, that call each other.

    A name that is a `hole` in a module becomes the function of that name of the rules, of `lot` or `ranking`, or of
    an earlier module.
    Compiling itself happens at the first call. Raises LookupError for a hole that nothing fills.
    """
    compiled = is_fast() if compiled is None else compiled
    rooms = (*game.ruled, prng, top_k, *modules)
    copies: dict[int, Kernel] = {}
    named: dict[str, Kernel] = {"copy_state": _copy_of_record if compiled else _copier(game.rules.State)}
    spaces: list[dict[str, object]] = []
    for room in rooms:
        space = dict(vars(room))
        for name, value in vars(room).items():
            if isinstance(value, FunctionType) and value.__module__ == room.__name__:
                copy = FunctionType(value.__code__, space, name, value.__defaults__, value.__closure__)
                copy.__module__ = value.__module__
                copy.__qualname__ = f"{game.name}.{room.__name__.rpartition('.')[2]}.{name}"
                copy.__doc__ = value.__doc__
                copies[id(value)] = copy
        spaces.append(space)
    folder = _compile_all(game, rooms, copies, named) if compiled else None
    calls: dict[str, Kernel] = {}
    for room, space in zip(rooms, spaces, strict=True):
        for name, value in vars(room).items():
            if value is hole:
                if name == "hole":
                    continue
                if name not in named:
                    raise LookupError(f"{room.__name__} needs {name}(), which {game.name} does not have")
                space[name] = named[name]
            elif id(value) in copies:
                space[name] = copies[id(value)]
            elif compiled:
                space[name] = _table(value)
        for name, value in vars(room).items():
            if isinstance(value, FunctionType) and value.__module__ == room.__name__:
                named[name] = calls[name] = copies[id(value)]
    return Bound(game=game, compiled=compiled, call=SimpleNamespace(**calls), folder=folder)


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
    if not isinstance(value, tuple) or not value:
        return False
    if all(type(part) is int for part in value):
        return True
    return all(type(part) is tuple and len(part) == len(value[0]) for part in value) and all(map(_is_table, value))


# ------------------------------------------------------------------------------------------------ compiling


def _compile_all(
    game: Game, rooms: Sequence[ModuleType], copies: dict[int, Kernel], named: dict[str, Kernel]
) -> Path | None:
    """Has all compiled when it is first called; gives the folder where that is kept, if it can be."""
    from numba import njit

    folder = cache_folder(game, rooms)
    keep = folder is not None and _teach_numba_where()
    options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "cache": keep}

    def compiled(function: Kernel) -> Kernel:
        function.__cache_folder__ = folder
        return njit(function, **options)

    for key, copy in copies.items():
        copies[key] = compiled(copy)
    copy = FunctionType(_copy_of_record.__code__, {}, "copy_state")
    copy.__module__, copy.__qualname__ = __name__, f"{game.name}.copy_state"
    named["copy_state"] = compiled(copy)
    return folder


@cache
def _teach_numba_where() -> bool:
    """Makes Numba keep our functions in our folders; all other functions stay where Numba keeps them."""
    from numba.core import caching

    class Folder(caching._CacheLocator):
        """The folder that `cache_folder` chose: code in it can never be older than its sources."""

        def __init__(self, folder: Path, py_file: str) -> None:
            self.folder = folder
            self._py_file = py_file  # Numba names it where a function cannot be cached

        @classmethod
        def from_function(cls, py_func: Kernel, py_file: str) -> Folder | None:
            folder = getattr(py_func, "__cache_folder__", None)
            return cls(folder, py_file) if folder else None

        def get_cache_path(self) -> str:
            return str(self.folder)

        def get_source_stamp(self) -> str:
            return self.folder.name

        def get_disambiguator(self) -> str:
            return ""

    caching.CacheImpl._locator_classes.insert(0, Folder)
    return True


def cache_folder(game: Game, rooms: Sequence[ModuleType] = ()) -> Path | None:
    """Where the machine code of these modules lies, made if need be; None where nothing can be kept safely."""
    folder = _cache_root() / digest(game, rooms)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        if not _is_private(folder):
            return None
        probe = folder / f".probe-{os.getpid()}-{threading.get_ident()}"
        probe.write_bytes(b"")
        probe.unlink()
        os.utime(folder)
        _forget_old(folder)
    except OSError:
        return None
    return folder


def _is_private(folder: Path) -> bool:
    """Makes the folder of some machine code; False where others may put files there.

    Numba keeps pickles, and whoever writes one runs code. So what lies where others could write is thrown away.
    """
    folder.mkdir(mode=0o700, exist_ok=True)
    if os.name != "posix":
        return True
    root, found = folder.parent.stat(), folder.lstat()
    is_open = root.st_mode & 0o022 and not root.st_mode & stat.S_ISVTX
    if is_open and root.st_uid == os.geteuid():
        folder.parent.chmod(stat.S_IMODE(root.st_mode) & ~0o022)
    elif is_open or root.st_uid not in (0, os.geteuid()):
        return False
    if found.st_uid != os.geteuid() or not stat.S_ISDIR(found.st_mode):
        return False
    if found.st_mode & 0o022:
        folder.chmod(0o700)
        for file in folder.iterdir():
            file.unlink()
    return True


def _cache_root() -> Path:
    if chosen := os.environ.get("TUMBLESTAR_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "tumblestar" / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tumblestar"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tumblestar"


def _forget_old(folder: Path) -> None:
    """Deletes code that nothing has used for a month."""
    for other in folder.parent.iterdir():
        if len(other.name) == len(folder.name) and other.is_dir() and other.stat().st_mtime < time.time() - 30 * 86400:
            for file in other.iterdir():
                file.unlink()
            other.rmdir()


def digest(game: Game, modules: Sequence[ModuleType] = ()) -> str:
    """The checksum of all that decides the machine code of a game and modules: functions, tables, Python and NumPy.

    Covers the code of their functions and the values of their globals, wherever these were imported or read from.
    Docstrings and comments do not count. Numba's own index covers its version, the CPU and the types of arguments.
    """
    import numpy as np

    checksum = hashlib.sha256(f"{game.name} {sys.version} {np.__version__} {platform.machine()}".encode())
    for function in (bind, _compile_all, _copy_of_record, _table):
        checksum.update(repr(_code_key(function)).encode())
    for module in modules:
        for name, value in sorted(vars(module).items()):
            if (key := _global_key(module, value)) is not None and not name.startswith("__"):
                checksum.update(f"{module.__name__} {name} {key!r}\n".encode())
    return checksum.hexdigest()[:24]


def _global_key(module: ModuleType, value: object) -> object:
    """What stands for a global of a compiled module; None where compiled code cannot use it."""
    if isinstance(value, type) and hasattr(value, "_fields"):
        return value._fields
    if isinstance(value, FunctionType):
        return _code_key(value) if value.__module__ == module.__name__ else f"{value.__module__}.{value.__qualname__}"
    return repr(value) if _is_plain(value) else None


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, int | float | str)


def _code_key(function: FunctionType) -> tuple[object, ...]:
    return (_constants_key(function.__code__, function.__doc__), function.__defaults__)


def _constants_key(code: CodeType, doc: str | None = None) -> tuple[object, ...]:
    """What a code object does: its instructions, names and constants, the docstring left out."""
    constants = [_constants_key(c) if isinstance(c, CodeType) else c for c in code.co_consts if c != doc or doc is None]
    return (code.co_code, code.co_names, code.co_varnames, code.co_freevars, constants)


# ------------------------------------------------------------------------------------------------ getting ready


@contextmanager
def compile_lock(bound: Bound) -> Generator[None]:
    """While this goes on no other process of this machine compiles the same: it waits, and then finds it compiled.

    Where files cannot be locked, nobody waits.
    """
    with ExitStack() as held:
        with suppress(ImportError, OSError):
            import fcntl

            if bound.folder:
                fcntl.flock(held.enter_context((bound.folder / ".lock").open("wb")), fcntl.LOCK_EX)
        yield


_COMPILES = "tumblestar-compile"


def compiling() -> list[threading.Thread]:
    """The threads of this process that compile.

    Python ends with its threads still running, and a compiler in the midst of its work can then bring the process down
    in place of a quiet end. So whoever ends waits for them, or ends without Python's own goodbyes.
    """
    return [thread for thread in threading.enumerate() if thread.name == _COMPILES]


class Preparing(Generic[Made]):
    """Something that takes seconds to compile, made in a thread of its own while the program goes on.

    `.ready` is what `make` returned, or None as long as it is under way; `.failed` is the exception if it failed.
    """

    def __init__(self, make: Callable[[], Made]) -> None:
        self.ready: Made | None = None
        self.failed: Exception | None = None
        self._make = make
        self._thread = threading.Thread(target=self._run, name=_COMPILES, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.ready = self._make()
        except Exception as why:
            self.failed = why

    @property
    def is_ready(self) -> bool:
        """Whether it is made, or cannot be."""
        return not self._thread.is_alive()

    def wait(self, progress: Callable[[float], None] | None = None) -> Made:
        """What was made, after waiting for it; calls `progress` about once a second. Raises what `make` raised."""
        begin = time.monotonic()
        while progress and not self.is_ready:
            progress(time.monotonic() - begin)
            self._thread.join(1.0)
        self._thread.join()
        if self.failed:
            raise self.failed
        return cast("Made", self.ready)
