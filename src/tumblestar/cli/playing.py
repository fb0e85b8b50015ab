"""Commands to play: in the browser, in the terminal, and at a table of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tumblestar.cli.arguments import fail, read_record, read_settings
from tumblestar.cli.localized_commands import argument, command, option
from tumblestar.cli.options import SETTINGS, TERMINAL
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.games import GAMES
from tumblestar.server.security import settings
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.terminal.local_session import NewGameOptions


@command(
    "play",
    "cli-play",
    argument("game", "cli-play-game", required=False),
    option("--seats", key="cli-play-seats", type=int),
    option("--bots", key="cli-play-bots", metavar="NAME,..."),
    option("--names", key="cli-play-names", metavar="NAME,..."),
    option("--option", key="cli-play-option", metavar="NAME=NUMBER", multiple=True),
    option("--seed", key="cli-play-seed"),
    *TERMINAL,
    *SETTINGS,
    option("--no-browser", key="cli-no-browser", is_flag=True),
)
def play(
    game: str | None,
    seats: int | None,
    bots: str | None,
    names: str | None,
    option: tuple[str, ...],
    seed: str | None,
    plain: bool,
    no_color: bool,
    no_browser: bool,
    lang: str,
    **given: str | None,
) -> None:
    """Opens the games in the browser, or plays one in the terminal."""
    chosen: NewGameOptions = {"seats": seats, "bots": bots, "names": names, "option": option, "seed": seed}
    if game is None:
        for_terminal = {**chosen, "plain": plain, "no_color": no_color}
        if name := next((name for name, value in for_terminal.items() if value), ""):
            fail(Phrase("term-not-for-server", {"option": settings.option(name)}), lang)
        from tumblestar.server import run

        run.serve(read_settings(given, lang), open_browser=not no_browser, lang=lang)
        return
    if name := next((name for name, value in given.items() if value is not None and name != "data"), ""):
        fail(Phrase("term-not-for-terminal", {"option": settings.option(name)}), lang)
    from tumblestar.server.run import data_folder
    from tumblestar.terminal import local_game, local_session

    folder = data_folder(given["data"])
    try:
        if game in GAMES:
            play = local_session.new_game(GAMES[game], folder, chosen)
        elif Path(game).is_file():
            play = local_game.resume(read_record(game, lang), Path(game), folder)
        else:
            fail(Phrase("term-what", {"name": game, "games": list(GAMES)}), lang)
    except (BadOption, Unreadable) as error:
        fail(error.phrase, lang)
    local_session.run_session(play, folder, lang, plain=plain, colours=not no_color)


@command(
    "join",
    "cli-join",
    argument("link", "cli-join-link"),
    option("--name", key="cli-join-name", default=""),
    *TERMINAL,
)
def join(link: str, name: str, plain: bool, no_color: bool, lang: str) -> None:
    """Plays at a table of a server, in the terminal."""
    from tumblestar.server.run import data_folder
    from tumblestar.terminal import local_session
    from tumblestar.terminal.game_interface import GameUnavailable

    try:
        seat = local_session.join_table(link, name, lang)
    except GameUnavailable as lost:
        fail(lost.phrase, lang)
    try:
        local_session.run_session(seat, data_folder(), lang, plain=plain, colours=not no_color)
    finally:
        seat.close()


COMMANDS = (play, join)
