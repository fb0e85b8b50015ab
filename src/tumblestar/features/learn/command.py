"""The command that teaches a game in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumblestar.console.commands import TERMINAL, argument, command, fail, option
from tumblestar.console.completion import GameName
from tumblestar.contract.game import Game
from tumblestar.security import settings
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.terminal.local_session import NewGameOptions


@command(
    "learn",
    "cli-learn",
    argument("game", "cli-learn-game", type=GameName()),
    option("--lesson", key="cli-learn-lesson", default=""),
    *TERMINAL,
    option("--data", key="set-data", variable=settings.variable("data"), metavar="folder"),
    place=("learn", 1),
    is_dialogue=True,
)
def learn(game: Game, lesson: str, plain: bool, no_color: bool, data: str | None, lang: str) -> None:
    """Teaches a game by a tutorial, and then plays it."""
    from tumblestar.features.learn import session
    from tumblestar.features.learn import tutorial as tutorials
    from tumblestar.storage import data_folder
    from tumblestar.terminal import local_session

    names = tutorials.names_of_tutorials(game)
    if not names:
        fail(Phrase("cli-learn-none", {"game": game.name}), lang)
    if lesson and lesson not in names:
        fail(Phrase("cli-learn-unknown", {"name": lesson, "allowed": list(names)}), lang)
    folder = data_folder(data)
    tutorial = tutorials.tutorial(game, lesson or names[0])
    if not session.run(tutorial, folder, lang, plain=plain, colours=not no_color):
        return
    bots = None if 2 not in game.seats else tutorial.bot
    chosen: NewGameOptions = {"seats": None, "bots": bots, "names": None, "option": (), "seed": None}
    played = local_session.new_game(game, folder, chosen)
    local_session.run_session(played, folder, lang, plain=plain, colours=not no_color)


COMMANDS = (learn,)
