"""Results that are kept: with command, commit and machine, and a digest of the code and weights that they are of."""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import os
import platform
import re
import subprocess
from collections.abc import Iterator, Mapping
from datetime import date
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tumblestar import __file__ as package_file
from tumblestar.contract.game import Game
from tumblestar.words.kept_files import write_file
from tumblestar.words.packages import package_of

SHARED = ("tumblestar.engine.search_helpers",)
"""Modules that `speed.bind` binds every search to."""
SEARCH = re.compile(r"^from tumblestar\.(engine\.)?speed import .*\bhole\b", re.MULTILINE)
"""What a module outside a game has that is a search, which bots of some games import."""
TEXTS = ("notation", "description", "picture", "cards")
"""Modules of a game that decide no choice."""


def machine() -> str:
    """Description of this machine: processor, cores, system, Python."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit of this checkout, with a + if files differ from it."""
    try:
        result = subprocess.run(
            ["git", "describe", "--always", "--dirty=+"],  # noqa: S607 - the git that developers have
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(package_file).parent,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return result.stdout.strip()


def save(file: Path, command: str, results: Mapping[str, object], start_commit: str = "") -> None:
    """Writes results with command, commit (now, or at the start), date and machine."""
    head = {
        "command": command,
        "commit": start_commit or commit(),
        "date": date.today().isoformat(),
        "machine": machine(),
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    write_file(file, json.dumps(head | dict(results), indent=1) + "\n")


def digest_of_bots(game: Game) -> str:
    """Sixteen hex digits that stand for the bots of a game: the code that they choose by, and all data files.

    The code is that of `rules` and `players` (of a game without these, `evaluation`), of what they import of the game,
    and of the modules that searches share. Where modules lie does not count, nor do imports, docstrings, empty lines
    and lines that are only a comment.
    """
    has_players = _file_of(f"{package_of(game.name)}.players")
    return _digest(game, "players" if has_players else "evaluation")


def is_of_present_bots(game: Game, result: Mapping[str, Any]) -> bool:
    """Whether a kept result is of the present bots of a game, or of such as are confirmed to choose as well.

    `python -m bench.same_choices` confirms it for changes of code that should change no choice.
    """
    digests = (result["digest"], *(confirmation["digest"] for confirmation in result.get("confirmed", ())))
    return digest_of_bots(game) in digests


def digest_of_evaluator(game: Game) -> str:
    """The same for the win shares of a game, which decide no choice."""
    return _digest(game, "evaluation")


def _digest(game: Game, module: str) -> str:
    checksum = hashlib.sha256(_code(game, module))
    data = Path(str(importlib.import_module(package_of(game.name)).__file__)).parent / "data"
    for file in sorted(one for one in data.glob("*") if one.is_file()):
        checksum.update(file.name.encode() + hashlib.sha256(file.read_bytes()).digest())
    return checksum.hexdigest()[:16]


def digest_of_rules(game: Game) -> str:
    """Twelve hex digits that stand for what programs learn from: rules, data and observations, as `digest_of_bots`."""
    return hashlib.sha256(_code(game, "observation") + game.digest.encode()).hexdigest()[:12]


def _code(game: Game, module: str) -> bytes:
    """The source of the rules, of a module of the game, and of what these import."""
    sources = sorted(_bare(file.read_text(encoding="utf-8")) for _, file in _sources(game, module))
    return "\n".join(sources).encode()


def _sources(game: Game, module: str) -> Iterator[tuple[str, Path]]:
    """The rules, a module of the game, what these import of it, and what searches share; each with its file."""
    package = package_of(game.name)
    waiting, seen = [*SHARED, f"{package}.rules", f"{package}.{module}"], set[str]()
    while waiting:
        name = waiting.pop()
        is_own = name.startswith(f"{package}.")
        is_wanted = name.rpartition(".")[2] not in TEXTS if is_own else name.startswith("tumblestar.")
        if name in seen or not is_wanted:
            continue
        seen.add(name)
        file = _file_of(name)
        if file is None:
            continue
        source = file.read_text(encoding="utf-8")
        if not (is_own or name in SHARED or SEARCH.search(source)):
            continue
        yield name, file
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom) and node.module:
                waiting += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
            elif isinstance(node, ast.Import):
                waiting += [one.name for one in node.names]


def _file_of(module: str) -> Path | None:
    """The file of a module; None for what is no module."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:  # something in a module
        return None
    return Path(spec.origin) if spec and spec.origin else None


def _bare(source: str) -> str:
    """Source without imports, docstrings, empty lines, and lines that are only a comment."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant(value=str())):
                pass
            case _:
                continue
        for line in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[line] = ""
    return "\n".join(line.rstrip() for line in lines if line.strip() and not line.lstrip().startswith("#"))
