"""Parameters that name a game, its bots or its options: read as people write them, and completed by a shell."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import click
from click.shell_completion import CompletionItem

from tumblestar import bots, games
from tumblestar.console.arguments import fail, language_from_environment
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say


class GameName(click.ParamType["Game | str"]):
    """A game by its name; with `module`, only those that have it."""

    name = "game"

    def __init__(self, module: str = "") -> None:
        self.module = module

    @property
    def games(self) -> list[str]:
        """The names that are allowed."""
        return [name for name, game in GAMES.items() if not self.module or game.has_module(self.module)]

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Game | str:
        """The game of that name. Fails with the names there are."""
        name = value
        with suppress(BadOption):
            name = games.find(value).name
            if name in self.games:
                return GAMES[name]
        key = "cli-game-unfit" if name in GAMES else "unknown-game"
        phrase = Phrase(key, {"name": name, "games": self.games})
        fail(phrase, ctx.params["lang"] if ctx else language_from_environment())

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games that begin so."""
        return beginning(
            incomplete, ((name, say(language_from_environment(), GAMES[name].title)) for name in self.games)
        )


class GameOrFile(GameName):
    """A game or a file with a record, as it is typed."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """What was typed."""
        return value

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games that begin so, else files."""
        return super().shell_complete(ctx, param, incomplete) or [CompletionItem(incomplete, type="file")]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The bots of the game that was named before, after the last comma."""
    game, lang = _game_before(ctx), language_from_environment()
    if game is None:
        return []
    before = "".join(incomplete.rpartition(",")[:2])
    found = ((before + bot, say(lang, f"bot-{bot}-help", game.name)) for bot in bots.of(game))
    return beginning(incomplete, found)


def complete_options(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The options of the game that was named before, with each of their values."""
    game = _game_before(ctx)
    if game is None:
        return []
    return beginning(incomplete, ((f"{one.name}={value}", "") for one in game.options for value in one.values))


def beginning(incomplete: str, found: Iterable[tuple[str, str]]) -> list[CompletionItem]:
    """The texts that begin so, with their help."""
    return [CompletionItem(text, help=said) for text, said in found if text.startswith(incomplete.casefold())]


def _game_before(ctx: click.Context) -> Game | None:
    """The game among the words so far; click leaves them unread when the last is an option without its value."""
    for word in (ctx.params.get("game"), *ctx.args):
        with suppress(BadOption):
            return games.find(word or "")
    return None
