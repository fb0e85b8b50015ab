"""The command that says what tumblestar finds on this machine, and what there is to do."""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import socket
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from importlib import metadata
from pathlib import Path
from typing import Literal, NamedTuple

from tumblestar import __version__
from tumblestar.console.commands import JSON, STORAGE, WRONG, command, json_lines
from tumblestar.console.output import echo, report
from tumblestar.engine import speed
from tumblestar.games import GAMES, working
from tumblestar.words import Argument, Phrase, say
from tumblestar.words.packages import with_extra

MEGABYTE = 1 << 20
LITTLE_SPACE, NO_SPACE = 1000, 100
"""Megabytes on a disk below which it is noted, and below which there is something to do."""
CHARACTERS = "é’✶∟"
"""What the terminal shows besides ASCII."""

State = Literal["ok", "note", "todo"]


class Finding(NamedTuple):
    """What was found: fine, worth knowing, or to be mended. `advice` says what to do about it."""

    check: str
    state: State
    said: Phrase
    advice: Phrase | None = None


class Asked(NamedTuple):
    """What the checks go by: the data folder, and where tables are kept, a folder or a database."""

    folder: Path
    location: Path | str


def get_numba() -> Phrase:
    """What to type to get Numba."""
    return Phrase("doctor-install", {"what": f"--upgrade {with_extra('fast')}"})


def versions(asked: Asked) -> Iterator[Finding]:
    """tumblestar, Python and the system."""
    args = {"version": __version__, "python": platform.python_version(), "program": sys.executable}
    yield Finding("versions", "ok", Phrase("doctor-versions", {**args, "system": platform.platform(terse=True)}))


def packages(asked: Asked) -> Iterator[Finding]:
    """The packages that playing needs, each with its version."""
    try:
        wanted = [line.split(";")[0] for line in metadata.requires("tumblestar") or () if _is_for_here(line)]
    except metadata.PackageNotFoundError:
        yield Finding("packages", "note", Phrase("doctor-not-installed"))
        return
    installed: list[str] = []
    old: list[str] = []
    for line in wanted:
        name, _, least = re.split(r"\s*(>=)\s*", line, maxsplit=1) if ">=" in line else (line, "", "0")
        try:
            version = metadata.version(name)
        except metadata.PackageNotFoundError:
            version = "0"
        installed.append(f"{name} {version}")
        if _numbers(version) < _numbers(least):
            old.append(f"{name}>={least}")
    advice = Phrase("doctor-install", {"what": " ".join(f'"{requirement}"' for requirement in old)}) if old else None
    yield Finding("packages", "todo" if old else "ok", Phrase("doctor-packages", {"packages": installed}), advice)


def _is_for_here(requirement: str) -> bool:
    """Whether a requirement is one of this system, and of no extra."""
    system = re.search(r"sys_platform == ['\"](\w+)", requirement)
    return "extra ==" not in requirement and (not system or system[1] == sys.platform)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version)[:3])


def compiled_bots(asked: Asked) -> Iterator[Finding]:
    """Whether bots are compiled: some playouts are, as they would be."""
    if not speed.has_numba():
        yield Finding("bots", "note", Phrase("doctor-no-numba"), get_numba())
        return
    if not speed.is_fast():
        yield Finding("bots", "note", Phrase("doctor-interpreted"), Phrase("doctor-compile"))
        return
    from tumblestar.lab.playouts import Pace

    game = working()[0]
    version = "?"
    try:
        version = metadata.version("numba")
        pace = Pace(game, game.fresh(game.seats[0]))
        pace.round(0.05)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        said = Phrase("doctor-not-compiled", {"version": version, "why": why})
        yield Finding("bots", "todo", said, None if _is_tested(version) else get_numba())
        return
    folder = pace.runners[0].bound.folder
    if folder is None:
        yield Finding("bots", "todo", Phrase("doctor-not-kept", {"version": version}), Phrase("doctor-cache"))
        return
    yield Finding("bots", "ok", Phrase("doctor-compiled", {"version": version, "folder": str(folder)}))


def _is_tested(version: str) -> bool:
    """Whether Numba can be imported, and is of a version that bots are compiled with in tests."""
    try:
        from tumblestar.engine.kernel_compiler import TESTED
    except Exception:  # whatever a library raises that does not fit this machine
        return False
    return version.startswith(TESTED)


def games(asked: Asked) -> Iterator[Finding]:
    """Whether every game can be played."""
    for game in GAMES.values():
        if game.fault:
            yield Finding("games", "todo", Phrase("game-fault", {"name": game.title, "why": game.fault}))
    yield Finding("games", "ok", Phrase("doctor-games", {"games": [game.title for game in working()]}))


def settings(asked: Asked) -> Iterator[Finding]:
    """The environment, as a server reads it, and the port."""
    from tumblestar.security import settings
    from tumblestar.storage import StoreProblem
    from tumblestar.storage.locks import serving

    try:
        read = settings.read({"data": str(asked.folder)}, os.environ)
    except settings.BadSetting as wrong:
        yield Finding("settings", "todo", wrong.phrase)
        return
    variables = [name for name in sorted(os.environ) if name.startswith(settings.PREFIX)]
    yield Finding("settings", "ok", Phrase("doctor-settings", {"names": variables, "count": len(variables)}))
    args = {"host": read.host, "port": str(read.port)}
    try:
        with socket.socket(socket.AF_INET6 if ":" in read.host else socket.AF_INET) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((read.host, read.port))
    except OSError as error:
        with suppress(StoreProblem), serving(asked.folder) as is_free:
            if not is_free:
                yield Finding("port", "note", Phrase("doctor-served", args))
                return
        args["why"] = error.strerror or str(error)
        yield Finding("port", "todo", Phrase("doctor-port-taken", args), Phrase("doctor-other-port"))
    else:
        yield Finding("port", "ok", Phrase("doctor-port", args))


def data(asked: Asked) -> Iterator[Finding]:
    """The data folder: whose it is, who may read it, and how much space is left."""
    folder = asked.folder
    there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    free = shutil.disk_usage(there).free // MEGABYTE
    mode, owner = stat.S_IMODE(there.stat().st_mode), _owner(there)
    args = {"folder": str(folder), "mode": f"{mode:o}", "owner": owner, "free": free, "there": str(there)}
    said = Phrase("doctor-data" if there == folder else "doctor-data-none", args)
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        yield Finding("data", "todo", said, Phrase("doctor-unwritable", args))
    elif there == folder and os.name == "posix" and mode & 0o077:
        yield Finding("data", "todo", said, Phrase("doctor-open-folder", {"folder": shlex.quote(str(folder))}))
    elif free < LITTLE_SPACE:
        yield Finding("data", "todo" if free < NO_SPACE else "note", said, Phrase("doctor-little-space", args))
    else:
        yield Finding("data", "ok", said)


def _owner(path: Path) -> str:
    try:
        return path.owner()
    except (KeyError, NotImplementedError, OSError):
        return "?"


def database(asked: Asked) -> Iterator[Finding]:
    """SQLite, or the PostgreSQL database that is set."""
    from tumblestar.storage import StoreProblem
    from tumblestar.storage.backup import examine
    from tumblestar.storage.database import engine_of, shown

    location = asked.location
    if isinstance(location, Path):
        said = Phrase("doctor-sqlite", {"version": sqlite3.sqlite_version})
        try:
            advice = examine(location)
            yield Finding("database", "todo" if advice else "ok", said, advice)
        except StoreProblem as problem:
            yield Finding("database", "todo", said, problem.phrase)
        return
    import sqlalchemy as sa
    from sqlalchemy.exc import DBAPIError

    from tumblestar.storage.postgres import explain
    from tumblestar.storage.upkeep import damage

    try:
        engine = engine_of(location)
        with ExitStack() as held:
            held.callback(engine.dispose)
            connection = held.enter_context(engine.connect())
            version = str(connection.execute(sa.text("SHOW server_version")).scalar())
            advice = damage(connection)
    except StoreProblem as problem:
        yield Finding("database", "todo", problem.phrase)
    except DBAPIError as error:
        yield Finding("database", "todo", explain(error, location))
    else:
        said = Phrase("doctor-postgres", {"place": shown(location), "version": version})
        yield Finding("database", "todo" if advice else "ok", said, advice)


def terminal(asked: Asked) -> Iterator[Finding]:
    """What the terminal can show."""
    encoding = sys.stdout.encoding or "ascii"
    columns, rows = shutil.get_terminal_size()
    args = {"encoding": encoding, "columns": str(columns), "rows": str(rows)}
    try:
        CHARACTERS.encode(encoding)
        advice = None
    except (UnicodeEncodeError, LookupError):
        advice = Phrase("doctor-utf8")
    yield Finding("terminal", "note" if advice else "ok", Phrase("doctor-terminal", args), advice)


CHECKS: tuple[Callable[[Asked], Iterator[Finding]], ...] = (
    versions, packages, games, data, database, settings, terminal, compiled_bots
)  # fmt: skip


@command("doctor", "cli-doctor", JSON, *STORAGE, place=("host", 2))
def doctor(as_json: bool, data: str | None, database: str | None, lang: str) -> None:
    """Prints what was found; ends with status 1 if there is something to do."""
    from tumblestar.storage import data_folder, find_location

    asked, findings = Asked(data_folder(data), find_location(data, database)), list[Finding]()
    for done, check in enumerate(CHECKS):
        report(done, len(CHECKS))
        findings += check(asked)
    if as_json:
        echo(json_lines([_as_json(finding, lang) for finding in findings]))
    else:
        for finding in findings:
            echo(f"{say(lang, f'doctor-{finding.state}'):8}{say(lang, finding.said)}")
            if finding.advice:
                echo(f"{'':8}{say(lang, finding.advice)}")
        todo = sum(finding.state == "todo" for finding in findings)
        echo(say(lang, Phrase("doctor-end", {"count": todo})))
    if any(finding.state == "todo" for finding in findings):
        sys.exit(WRONG)


def _as_json(finding: Finding, lang: str) -> dict[str, object]:
    """A finding for programs: `facts` are the values in its sentence."""
    facts = {key: value for key, value in finding.said.args.items() if _is_plain(value)}
    said, advice = say(lang, finding.said), say(lang, finding.advice) if finding.advice else None
    return {"check": finding.check, "state": finding.state, "said": said, "advice": advice, "facts": facts}


def _is_plain(value: Argument) -> bool:
    return isinstance(value, int | str) or (isinstance(value, list) and all(isinstance(item, str) for item in value))


COMMANDS = (doctor,)
