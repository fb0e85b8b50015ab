"""Parameters that name a game, its bots or its options: read as people write them, and completed by a shell.

A command prints the script for that. click makes scripts and answers; here is what it lacks: names with `=` in bash,
and with commas in fish.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress

import click
from click import shell_completion
from click.shell_completion import CompletionItem

from tumblestar import bots, games
from tumblestar.console.commands import argument, command, fail, language_from_environment
from tumblestar.console.output import echo
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say

PROGRAM = "tumblestar"
VARIABLE = "_TUMBLESTAR_COMPLETE"
"""The environment variable by which a script asks; click derives it from the program's name."""
SHELLS = ("bash", "zsh", "fish")


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
        phrase = Phrase(key, {"name": name, "allowed": self.games})
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
    completions = ((before + bot, say(lang, f"bot-{bot}-help", game.name)) for bot in bots.of(game))
    return beginning(incomplete, completions)


def complete_options(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The options of the game that was named before, with each of their values."""
    game = _game_before(ctx)
    if game is None:
        return []
    return beginning(incomplete, ((f"{option.name}={value}", "") for option in game.options for value in option.values))


def beginning(incomplete: str, completions: Iterable[tuple[str, str]]) -> list[CompletionItem]:
    """The texts that begin so, with their help."""
    return [CompletionItem(text, help=said) for text, said in completions if text.startswith(incomplete.casefold())]


def _game_before(ctx: click.Context) -> Game | None:
    """The game among the words so far; click leaves them unread when the last is an option without its value."""
    for word in (ctx.params.get("game"), *ctx.args):
        with suppress(BadOption):
            return games.find(word or "")
    return None


# -- scripts for shells


class Bash(shell_completion.BashComplete):
    """bash gives `name=value` as three words, and replaces only the last of them."""

    _before = ""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one to be completed, and that word, joined at each `=`."""
        args = shell_completion.split_arg_string(os.environ["COMP_WORDS"])[1 : int(os.environ["COMP_CWORD"]) + 1]
        args += [""] * (int(os.environ["COMP_CWORD"]) - len(args))
        words: list[str] = []
        is_open = False
        for word in args:
            if words and (word == "=" or is_open):
                words[-1] += word
            else:
                words.append(word)
            is_open = word == "="
        last = words.pop() if words else ""
        self._before = last[: len(last) - len(args[-1])] + "=" * (args[-1] == "=") if args else ""
        return words, last

    def format_completion(self, item: CompletionItem[str]) -> str:
        """The item without what stands there already."""
        item.value = item.value.removeprefix(self._before) if self._before.endswith("=") else item.value
        return super().format_completion(item)


class Fish(shell_completion.FishComplete):
    """click's script for fish ends an item at its first comma, as between two bots."""

    source_template = shell_completion.FishComplete.source_template.replace('split ","', 'split -m 1 ","')


shell_completion.add_completion_class(Bash)
shell_completion.add_completion_class(Fish)


@command(
    "completion",
    "cli-completion",
    argument("shell", type=click.Choice(SHELLS, case_sensitive=False)),
    place=("host", 5),
)
@click.pass_context
def completion(context: click.Context, shell: str, lang: str) -> None:
    """Prints the script by which a shell completes commands, games, bots and options."""
    shell_class = shell_completion.get_completion_class(shell)
    assert shell_class, "click has every shell of SHELLS"
    echo(shell_class(context.find_root().command, {}, PROGRAM, VARIABLE).source(), nl=False)


COMMANDS = (completion,)
