"""Machine code that is kept and cannot be read is compiled anew, and then kept again."""

from __future__ import annotations

import os
import pickle
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.marks import needs_numba
from tumblestar.engine import kernel_compiler
from tumblestar.engine.compile_cache import CHECKSUM, _checksum

pytestmark = needs_numba


def add_three(n):
    return n + 3


def add_four(n):
    return n + 4


def calls(folder: Path, function: Any = add_three) -> tuple[int, int]:
    """What a function gives for 4, as a new process would find it, and how often it was compiled for that."""
    function.__cache_folder__ = folder
    entry = kernel_compiler.entry(function, keep=True)
    return entry(4), sum(entry.stats.cache_misses.values())


def replace_by_folder(file: Path) -> None:
    file.unlink()
    (file / "inside").mkdir(parents=True)


def flip(file: Path) -> None:
    """A file with one other bit in the middle, which would be read without complaint."""
    content = bytearray(file.read_bytes())
    content[CHECKSUM + (len(content) - CHECKSUM) // 2] ^= 1
    file.write_bytes(content)


def name_class(file: Path, module: str) -> None:
    """A pickle of a class that the module does not have, as after an upgrade that renames or moves it."""
    data = f"c{module}\nGone\n.".encode()
    file.write_bytes(_checksum(file.name, data) + data)


DAMAGES: dict[str, Callable[[Path], object]] = {
    "empty": lambda file: file.write_bytes(b""),
    "cut": lambda file: file.write_bytes(file.read_bytes()[:-7]),
    "cut to its checksum": lambda file: file.write_bytes(file.read_bytes()[:CHECKSUM]),
    "zeroed": lambda file: file.write_bytes(bytes(file.stat().st_size)),
    "random": lambda file: file.write_bytes(os.urandom(file.stat().st_size)),
    "one bit": flip,
    "another pickle": lambda file: file.write_bytes(pickle.dumps({"something": "else"})),
    "a class that is gone": lambda file: name_class(file, "pathlib"),
    "a module that is gone": lambda file: name_class(file, "tumblestar.gone"),
    "a folder": replace_by_folder,
    **(
        {} if hasattr(os, "geteuid") and os.geteuid() == 0 else {"not readable": lambda file: file.chmod(0)}
    ),  # root reads everything
    "gone": Path.unlink,
}


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_files_are_written_again(damage: str, kind: str, tmp_path: Path) -> None:
    assert calls(tmp_path) == (7, 1)
    assert calls(tmp_path) == (7, 0)
    (file,) = tmp_path.glob(f"*.{kind}")
    DAMAGES[damage](file)
    assert calls(tmp_path) == (7, 1)
    assert calls(tmp_path) == (7, 0)


def test_the_code_of_another_function_is_not_taken(tmp_path: Path) -> None:
    calls(tmp_path)
    assert calls(tmp_path, add_four) == (8, 1)
    four, three = sorted(tmp_path.glob("*.nbc"))
    shutil.copy(three, four)
    assert calls(tmp_path, add_four) == (8, 1)


def test_code_that_cannot_be_kept_is_compiled_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fills_up(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fills_up)
    assert calls(tmp_path) == (7, 1)
    assert not list(tmp_path.iterdir())
