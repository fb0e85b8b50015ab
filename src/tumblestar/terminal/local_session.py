"""Entry points from the command line to a game in this terminal."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypedDict

from tumblestar.contract.game import Game
from tumblestar.terminal import local_game
from tumblestar.terminal.game_interface import GameInterface
from tumblestar.terminal.http_client import HttpClient
from tumblestar.terminal.layout import Colours, depth, terminal_environment
from tumblestar.terminal.remote_game import RemoteGame, join
from tumblestar.terminal.remote_session import RemoteSession
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.session import Session
from tumblestar.terminal.typed_lines import Keyboard, parse_options

CONFIG = "TUMBLESTAR_CONFIG"
"""The environment variable with the folder for cookies; the default is the user's configuration folder."""
HISTORY = "history"
"""The file of typed lines, in the folder of saved games."""


class NewGameOptions(TypedDict):
    """Options of `tumblestar play` for a new game, as they are typed."""

    seats: int | None
    bots: str | None
    names: str | None
    option: Sequence[str]
    seed: str | None


def new_game(game: Game, folder: Path, chosen: NewGameOptions) -> GameInterface:
    """Starts a game from command-line options. Raises BadOption, Unreadable."""
    bot_names, names = (
        [name.strip() for name in text.split(",")] if text else None for text in (chosen["bots"], chosen["names"])
    )
    return local_game.begin(
        game,
        folder,
        seats=chosen["seats"],
        bot_names=bot_names,
        names=names or (),
        options=parse_options(chosen["option"], game),
        seed=chosen["seed"],
    )


def join_table(link: str, name: str, lang: str) -> RemoteGame:
    """Takes a seat at a table of a server. Raises GameUnavailable."""
    from platformdirs import user_config_path

    client = HttpClient(link, Path(os.environ.get(CONFIG) or user_config_path("tumblestar", appauthor=False)), lang)
    return join(client, client.take_seat(name))


def run_session(game: GameInterface, folder: Path, lang: str, *, plain: bool = False, colours: bool = True) -> None:
    """Plays in this terminal until the game ends or the player leaves."""
    with open_keyboard(folder) as keyboard:
        screen = screens(keyboard, lang, plain=plain, colours=colours)(game.game)
        remote = isinstance(game, RemoteGame)
        session = RemoteSession(game, screen, keyboard) if remote else Session(game, screen, keyboard)
        session.run()


def open_keyboard(folder: Path) -> closing[Keyboard]:
    """The keyboard, with the history in a data folder."""
    return closing(Keyboard(folder / local_game.SAVED_FOLDER / HISTORY))


def screens(keyboard: Keyboard, lang: str, *, plain: bool, colours: bool) -> Callable[[Game], Screen]:
    """Makes the screen of a game in this terminal."""
    out = sys.stdout
    palette = Colours(depth(out, terminal_environment(), colours))

    def write(line: str) -> None:
        keyboard.wipe()
        out.write(line + "\n")
        out.flush()

    def width() -> int:
        return shutil.get_terminal_size().columns

    return lambda game: Screen(write, lang, game, colours=palette, plain=plain, width=width)
