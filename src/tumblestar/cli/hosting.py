"""Commands for hosts: to serve, to copy, move, export and import tables, and to write a static site."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path

import click

from tumblestar.console.commands import SETTINGS, STORAGE, argument, command, option, report_failures, writing
from tumblestar.console.output import echo
from tumblestar.security import settings
from tumblestar.words import say
from tumblestar.words.text_input import clean_link

PATH = click.Path(path_type=Path)


@command("serve", "cli-serve", *SETTINGS, is_dialogue=True, place=("host", 1))
def serve(lang: str, **options: str | None) -> None:
    """Serves the games to a network."""
    from tumblestar.app import run

    run.serve(settings.read(options, os.environ), open_browser=False, lang=lang)


@command(
    "backup",
    "cli-backup",
    argument("file", "cli-backup-file", type=PATH),
    option("--replace", key="cli-backup-replace", is_flag=True),
    *STORAGE,
    place=("keep", 4),
)
def backup(file: Path, replace: bool, data: str | None, database: str | None, lang: str) -> None:
    """Copies all tables into one file."""
    from tumblestar.storage import backup, data_folder, find_location

    saved = backup.terminal_files_in(data_folder(data))
    count = backup.back_up(find_location(data, database), file, replace=replace, terminal=saved)
    echo(say(lang, "cli-backed-up", count=count, file=str(file)))
    _tell_games(saved, lang)


def _tell_games(files: Mapping[str, bytes], lang: str) -> None:
    """Prints how many games the terminal keeps, if there are any."""
    from tumblestar.storage.terminal_files import count_games

    if games := count_games(files):
        echo(say(lang, "cli-terminal-games", count=games))


@command(
    "restore",
    "cli-restore",
    argument("file", "cli-restore-file", type=PATH),
    option("--replace", key="cli-restore-replace", is_flag=True),
    *STORAGE,
    place=("keep", 5),
)
def restore(file: Path, replace: bool, data: str | None, database: str | None, lang: str) -> None:
    """Replaces the tables by those of a backup."""
    from tumblestar.storage import backup, data_folder, find_location
    from tumblestar.storage.database import shown

    location, aside = find_location(data, database), None
    if isinstance(location, Path):
        count, aside = backup.restore(file, location, replace=replace)
    else:
        count = backup.restore_into(file, location, data_folder(data))
    saved = backup.terminal_files_in(data_folder(data))
    echo(say(lang, "cli-restored", count=count, folder=shown(location)))
    _tell_games(saved, lang)
    if aside:
        echo(say(lang, "cli-restored-aside", file=str(aside)))
    if found := backup.examine(location):
        echo(say(lang, found))


@command(
    "move",
    "cli-move",
    argument("source", "cli-move-from"),
    argument("target", "cli-move-to"),
    place=("keep", 8),
)
def move(source: str, target: str, lang: str) -> None:
    """Copies all tables into an empty folder or database."""
    from tumblestar.storage import backup
    from tumblestar.storage.database import parse_location, shown

    locations = [parse_location(text) for text in (source, target)]
    count = backup.move_data(locations[0], locations[1])
    echo(say(lang, "cli-moved", count=count, place=shown(locations[1])))


@command("export", "cli-export", argument("target", "cli-export-target", type=PATH), *STORAGE, place=("keep", 6))
def export(target: Path, data: str | None, database: str | None, lang: str) -> None:
    """Writes every game as a record."""
    from tumblestar.storage import backup, data_folder, find_location
    from tumblestar.tables import record_files

    saved = backup.terminal_files_in(data_folder(data))
    count, failed = record_files.export(find_location(data, database), target, saved)
    echo(say(lang, "cli-exported", count=count, target=str(target)))
    report_failures(failed, lang)


@command(
    "import",
    "cli-import",
    argument("files", "cli-import-files", type=PATH, nargs=-1, required=True),
    *STORAGE,
    place=("keep", 7),
)
def import_games(files: tuple[Path, ...], data: str | None, database: str | None, lang: str) -> None:
    """Imports games from records."""
    from tumblestar.storage import find_location
    from tumblestar.tables import record_files

    new_tables, known, failed = asyncio.run(record_files.import_files(find_location(data, database), files))
    echo(say(lang, "cli-imported", count=len(new_tables)))
    for name in new_tables:
        echo(f"  /table/{name}")
    if known:
        echo(say(lang, "cli-imported-before", count=len(known)))
    for name in known:
        echo(f"  /table/{name}")
    report_failures(failed, lang)


@command(
    "site",
    "cli-site",
    argument("folder", "cli-site-folder", type=PATH),
    option("--pyodide", key="cli-site-pyodide", type=PATH, metavar="folder"),
    option("--server", key="cli-site-server", metavar="address"),
    place=("host", 4),
)
def site(folder: Path, pyodide: Path | None, server: str | None, lang: str) -> None:
    """Writes the box as a static site."""
    from tumblestar.site.build import build

    with writing(folder, lang):
        summary = build(folder, pyodide, clean_link(server or ""))
    size = round((summary.size + summary.language_size) / 1_000_000, 1)
    echo(say(lang, "cli-site-made", folder=str(folder), count=summary.files, size=size))
    if not summary.is_compiled:
        echo(say(lang, "cli-site-not-compiled"))


COMMANDS = (serve, backup, restore, move, export, import_games, site)
