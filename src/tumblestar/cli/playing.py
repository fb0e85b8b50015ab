"""Commands to play: in the browser, in the terminal, and at a table of a server."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tumblestar import games
from tumblestar.bots import name_of
from tumblestar.bots import of as bots_of
from tumblestar.console.commands import SETTINGS, TERMINAL, argument, command, fail, option, read_record
from tumblestar.console.completion import GameOrFile, complete_bots, complete_options
from tumblestar.console.output import echo
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.engine.speed import has_numba
from tumblestar.security import settings
from tumblestar.words import Phrase, say
from tumblestar.words.packages import with_extra

if TYPE_CHECKING:
    from tumblestar.terminal.local_session import NewGameOptions

MOST_LISTED = 5
"""How many kept games are listed."""


@command(
    "play",
    "cli-play",
    argument("game", "cli-play-game", required=False, type=GameOrFile()),
    option("--resume", key="cli-play-resume", is_flag=True),
    option("--seats", key="cli-play-seats", type=int),
    option("--bots", key="cli-play-bots", metavar="names", shell_complete=complete_bots),
    option("--names", key="cli-play-names", metavar="names"),
    option("--option", key="cli-play-option", metavar="setting", multiple=True, shell_complete=complete_options),
    option("--seed", key="cli-play-seed"),
    *TERMINAL,
    *SETTINGS,
    option("--no-browser", key="cli-no-browser", is_flag=True),
    place=("play", 1),
    is_dialogue=True,
)
def play(
    game: str | None,
    resume: bool,
    seats: int | None,
    bots: str | None,
    names: str | None,
    option: tuple[str, ...],
    seed: str | None,
    plain: bool,
    no_color: bool,
    no_browser: bool,
    lang: str,
    **server_options: str | None,
) -> None:
    """Opens the games in the browser, or plays one in the terminal."""
    from tumblestar.storage import data_folder

    chosen: NewGameOptions = {"seats": seats, "bots": bots, "names": names, "option": option, "seed": seed}
    if game is None and not resume:
        for_terminal = {**chosen, "plain": plain, "no_color": no_color}
        if name := next((name for name, value in for_terminal.items() if value), ""):
            fail(Phrase("term-not-for-server", {"option": settings.option(name)}), lang)
        from tumblestar.app import run

        server_settings = settings.read(server_options, os.environ)
        list_kept_games(data_folder(server_settings.data), lang)
        run.serve(server_settings, open_browser=not no_browser, lang=lang)
        return
    if name := next((name for name, value in server_options.items() if value is not None and name != "data"), ""):
        fail(Phrase("term-not-for-terminal", {"option": settings.option(name)}), lang)
    from tumblestar.terminal import local_game, local_session

    folder = data_folder(server_options["data"])
    if resume:
        if name := next((name for name, value in chosen.items() if value), ""):
            fail(Phrase("term-not-for-resumed", {"option": settings.option(name)}), lang)
        game = str(last_kept_game(folder, game, lang))
    chosen_game = find_game(game or "", lang)
    if chosen_game is not None:
        play = local_session.new_game(chosen_game, folder, chosen)
        names_of_bots = (bots or "random").split(",")
        if not has_numba() and {name_of(name, chosen_game) for name in names_of_bots} & {*bots_of(chosen_game)[2:]}:
            echo(say(lang, "run-no-numba", what=with_extra("fast")), err=True)
    else:
        play = local_game.resume(read_record(game or "", lang), Path(game or ""), folder)
    local_session.run_session(play, folder, lang, plain=plain, colours=not no_color)


def find_game(name: str, lang: str) -> Game | None:
    """The game of that name, or None for a file. Fails for what is neither."""
    try:
        return games.find(name)
    except BadOption:
        if not Path(name).is_file():
            fail(Phrase("term-what", {"name": name, "games": list(games.GAMES)}), lang)
    return None


def list_kept_games(folder: Path, lang: str) -> None:
    """Prints the latest games that were left unfinished in the terminal, and how to go on with them."""
    from tumblestar.terminal.local_game import data_option, kept_games, quoted

    saves = kept_games(folder)
    if not saves:
        return
    echo(say(lang, Phrase("term-kept-games", {"count": len(saves)})))
    for save in saves[:MOST_LISTED]:
        args = {"game": games.GAMES[save.game].title, "events": save.events, "when": save.when}
        echo("  " + say(lang, Phrase("term-kept-game", args)))
        echo("    " + say(lang, Phrase("term-type-play", {"file": quoted(save.file) + data_option(folder)})))
    echo(say(lang, Phrase("term-kept-resume", {"folder": str(saves[0].file.parent), "data": data_option(folder)})))


def last_kept_game(folder: Path, name: str | None, lang: str) -> Path:
    """The game that was played last in the terminal, of that name if there is one. Fails where there is none."""
    from tumblestar.terminal.local_game import kept_games

    game = games.find(name).name if name else None
    for save in kept_games(folder):
        if game in (None, save.game):
            return save.file
    fail(Phrase("term-none-kept", {"folder": str(folder)}), lang)


@command(
    "join",
    "cli-join",
    argument("link", "cli-join-link"),
    option("--name", key="cli-join-name", default=""),
    *TERMINAL,
    place=("play", 2),
    is_dialogue=True,
)
def join(link: str, name: str, plain: bool, no_color: bool, lang: str) -> None:
    """Plays at a table of a server, in the terminal."""
    from tumblestar.storage import data_folder
    from tumblestar.terminal import local_session

    with closing(local_session.join_table(link, name, lang)) as seat:
        local_session.run_session(seat, data_folder(), lang, plain=plain, colours=not no_color)


COMMANDS = (play, join)
