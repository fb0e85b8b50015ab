# pyright: basic
"""Where Numba keeps the machine code of games: one private folder for each digest of functions and tables.

Numba's own cache goes by the age of one source file; a kernel here depends on several modules and on data files. So a
digest of all of them names the folder. Numba keeps pickles, which run code when they are read: a folder that others may
write to is not used.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import platform
import shutil
import stat
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tumblestar.contract.game import Game

CHECKSUM = hashlib.sha256().digest_size
"""Bytes of a checksum."""


@cache
def kernel_cache() -> Callable[[Callable[..., Any]], Any]:
    """Numba's cache for a function, in its `__cache_folder__`; what cannot be read there is compiled anew."""
    from numba.core import caching

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes = (_folder_class(),)

    class KernelCache(caching.FunctionCache):
        _impl_class = Implementation

        def __init__(self, py_func: Callable[..., Any]) -> None:
            super().__init__(py_func)
            stamp = self._impl.locator.get_source_stamp()
            self._cache_file = _files_class()(self._cache_path, self._impl.filename_base, stamp)

        def save_overload(self, sig: Any, data: Any) -> None:
            with suppress(OSError):  # a full disk: the next start compiles it again
                super().save_overload(sig, data)

    return KernelCache


def _folder_class() -> type:
    from numba.core import caching

    class Folder(caching._CacheLocator):
        """The folder that `cache_folder` chose. Its name is the digest, so its code is never older than its sources."""

        def __init__(self, folder: Path, py_file: str) -> None:
            self.folder = folder
            self._py_file = py_file  # Numba names it where a function cannot be cached

        @classmethod
        def from_function(cls, py_func: Callable[..., Any], py_file: str) -> Folder:
            return cls(py_func.__cache_folder__, py_file)

        def get_cache_path(self) -> str:
            return str(self.folder)

        def get_source_stamp(self) -> str:
            return self.folder.name

        def get_disambiguator(self) -> str:
            return ""

    return Folder


@cache
def _files_class() -> type:
    from numba.core import caching

    class Files(caching.IndexDataCacheFile):
        """An index and data, each after a checksum. What cannot be read counts as missing, and is written again."""

        def _load_index(self) -> dict[Any, str]:
            with suppress(OSError):
                version, overloads = self._load_data(self._index_name)
                return overloads if version == self._version else {}
            return {}

        def _save_index(self, overloads: dict[Any, str]) -> None:
            self._save_data(self._index_name, (self._version, overloads))

        def _load_data(self, name: str) -> Any:
            content = Path(self._data_path(name)).read_bytes()
            data = content[CHECKSUM:]
            if content[:CHECKSUM] != _checksum(name, data):
                raise OSError(f"{name} is damaged")
            with suppress(AttributeError, ImportError):  # the class of an argument has another name or place now
                return pickle.loads(data)  # noqa: S301 - from a folder that nobody else may write to
            raise OSError(f"{name} names a class that is gone")

        def _save_data(self, name: str, data: Any) -> None:
            path, data = Path(self._data_path(name)), self._dump(data)
            if path.is_dir():
                shutil.rmtree(path)
            with self._open_for_write(str(path)) as file:
                file.write(_checksum(name, data) + data)

    return Files


def _checksum(name: str, data: bytes) -> bytes:
    """The checksum of a file of that name, which no other file has."""
    return hashlib.sha256(name.encode() + b"\0" + data).digest()


def cache_folder(game: Game, modules: Sequence[ModuleType] = (), functions: Sequence[FunctionType] = ()) -> Path | None:
    """The folder for the machine code of modules, made if needed; None where nothing can be kept safely."""
    if folder := private_folder(digest(game, modules, functions)):
        _forget_old(folder)
    return folder


def private_folder(name: str) -> Path | None:
    """A folder for what was compiled, to which nobody else may write, made if needed; None where there can be none."""
    if sys.platform == "emscripten":  # a browser has no users
        return None
    folder = _cache_root() / name
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        if not _is_private(folder):
            return None
        probe = folder / f".probe-{os.getpid()}-{threading.get_ident()}"
        probe.write_bytes(b"")
        probe.unlink()
        os.utime(folder)
    except OSError:
        return None
    return folder


def _is_private(folder: Path) -> bool:
    """Makes a folder; False where others may write to it. Deletes files that others could have written."""
    folder.mkdir(mode=0o700, exist_ok=True)
    if sys.platform == "win32":  # keeps what is a person’s to that person
        return True
    root, status = folder.parent.stat(), folder.lstat()
    is_open = root.st_mode & 0o022 and not root.st_mode & stat.S_ISVTX
    if is_open and root.st_uid == os.geteuid():
        folder.parent.chmod(stat.S_IMODE(root.st_mode) & ~0o022)
    elif is_open or root.st_uid not in (0, os.geteuid()):
        return False
    if status.st_uid != os.geteuid() or not stat.S_ISDIR(status.st_mode):
        return False
    if status.st_mode & 0o022:
        folder.chmod(0o700)
        for file in folder.iterdir():
            shutil.rmtree(file) if file.is_dir() and not file.is_symlink() else file.unlink()
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
    """Deletes the folders that were not used for a month."""
    with suppress(OSError):
        for other in folder.parent.iterdir():
            is_old = other.is_dir() and other.stat().st_mtime < time.time() - 30 * 86400
            if is_old and len(other.name) == len(folder.name):
                shutil.rmtree(other, ignore_errors=True)


def digest(game: Game, modules: Sequence[ModuleType] = (), functions: Sequence[FunctionType] = ()) -> str:
    """The checksum of everything that decides the machine code of modules: functions, tables, Python and NumPy.

    Covers their functions, the values of their globals, however these were computed, and `functions`, which bind them.
    Docstrings and comments do not count. Numba's own index covers its version, the CPU and the types of arguments.
    """
    import numpy as np

    checksum = hashlib.sha256(f"{game.name} {sys.version} {np.__version__} {platform.machine()}".encode())
    for function in functions:
        checksum.update(repr(_code_key(function)).encode())
    for module in modules:
        for name, value in sorted(vars(module).items()):
            if (key := _global_key(module, value)) is not None and not name.startswith("__"):
                checksum.update(f"{module.__name__} {name} {key!r}\n".encode())
    return checksum.hexdigest()[:24]


def _global_key(module: ModuleType, value: object) -> object:
    """A value that changes with a global of a compiled module; None where compiled code cannot use the global."""
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
    """The instructions, names and constants of a code object, without its docstring."""
    constants = [_constants_key(c) if isinstance(c, CodeType) else c for c in code.co_consts if c != doc or doc is None]
    return (code.co_code, code.co_names, code.co_varnames, code.co_freevars, constants)
