"""The way from the command line to a game in this terminal."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tumblestar.game import Game
from tumblestar.record import Record
from tumblestar.terminal import local_game
from tumblestar.terminal.colours import Paint, depth
from tumblestar.terminal.game_interface import Play
from tumblestar.terminal.http_client import Visit
from tumblestar.terminal.keys import Keys
from tumblestar.terminal.remote_game import RemotePlay, come
from tumblestar.terminal.remote_session import TableTalk
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.session import Talk, option

CONFIG = "TUMBLESTAR_CONFIG"
"""The environment variable that says where cookies are kept, else the user's folder for settings."""
HISTORY = "history"
"""Within the folder of games: what was typed."""


def new(game: Game, folder: Path, given: Mapping[str, Any]) -> Play:
    """A new game with what was given on the command line. Raises BadOption, Unreadable."""
    names = {key: [name.strip() for name in given[key].split(",")] if given[key] else None for key in ("bots", "names")}
    return local_game.begin(
        game,
        folder,
        seats=given["seats"],
        bot_names=names["bots"],
        names=names["names"] or (),
        options=dict(option(text) for text in given["option"] or ()),
        seed=given["seed"],
    )


def old(record: Record, file: Path, folder: Path) -> Play:
    """A game that goes on from its record, in its file. Raises BadOption."""
    return local_game.resume(record, file, folder)


def joined(link: str, name: str, lang: str) -> RemotePlay:
    """A seat at a table of a server. Raises Lost."""
    from platformdirs import user_config_path

    visit = Visit(link, Path(os.environ.get(CONFIG) or user_config_path("tumblestar", appauthor=False)), lang)
    return come(visit, visit.sit(name))


def talk(play: Play, folder: Path, lang: str, *, plain: bool = False, colours: bool = True) -> None:
    """Plays in this terminal until the game ends or somebody leaves."""
    keys = Keys(folder / local_game.SAVED / HISTORY)
    out = sys.stdout
    if hasattr(out, "reconfigure"):
        out.reconfigure(errors="replace")  # pyright: ignore[reportUnknownMemberType, reportAttributeAccessIssue]

    def write(line: str) -> None:
        keys.wipe()
        out.write(line + "\n")
        out.flush()

    screen = Screen(
        write,
        lang,
        play.game,
        paint=Paint(depth(out, os.environ, colours)),
        plain=plain,
        width=lambda: shutil.get_terminal_size().columns,
    )
    try:
        (TableTalk(play, screen, keys) if isinstance(play, RemotePlay) else Talk(play, screen, keys)).run()
    finally:
        keys.close()
