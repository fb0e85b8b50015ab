"""The command line. Its help page, docs/cli.md, is generated from here.

Commands are grouped in `playing.py`, `hosting.py`, `tokens.py`, `records.py`, `review.py`, `stats.py`, `rules.py`,
`picture.py`, `puzzles.py`, `day.py`, `figures.py`, `lab.py`, `making.py`, `site.py`, `doctor.py` and `completion.py`.
`printed_review.py` and `printed_statistics.py` are loaded when they are needed. `grid.py` prints tables,
`localized_commands.py` declares commands, `options.py` has shared options, `arguments.py` reads arguments.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

import click

from tumblestar import __version__, games
from tumblestar.cli import (
    completion,
    console,
    day,
    doctor,
    figures,
    hosting,
    lab,
    making,
    page,
    picture,
    playing,
    puzzles,
    records,
    review,
    rules,
    site,
    stats,
    tokens,
)
from tumblestar.cli.arguments import UNUSABLE, WRONG, fail, language_from_environment
from tumblestar.cli.localized_commands import WIDTH, with_help
from tumblestar.contract.errors import BadOption
from tumblestar.speed import compiling
from tumblestar.words import LANGUAGES, Phrase, say

__all__ = ["UNUSABLE", "WIDTH", "WRONG", "commands", "help_page", "language_from_environment", "main"]

COMMAND_MODULES = (
    playing,
    hosting,
    tokens,
    records,
    review,
    stats,
    picture,
    rules,
    puzzles,
    day,
    figures,
    lab,
    making,
    site,
    doctor,
    completion,
)
"""Modules with a tuple `COMMANDS`."""


class Group(click.Group):
    """All commands. Where a game or a file is named in the place of a command, it says what was meant."""

    lang = LANGUAGES[0]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command that is named first. Fails for a name that there is not."""
        name = args[0]
        if ctx.resilient_parsing or self.get_command(ctx, name) or name.startswith("-"):
            return super().resolve_command(ctx, args)
        with suppress(BadOption):
            fail(Phrase("cli-no-command-game", {"name": name, "game": games.find(name).name}), self.lang)
        if Path(name).is_file():
            from tumblestar.terminal.local_game import quoted

            fail(Phrase("cli-no-command-file", {"name": name, "file": quoted(name)}), self.lang)
        if close := get_close_matches(name, self.list_commands(ctx), 1):
            fail(Phrase("cli-no-command-like", {"name": name, "command": close[0]}), self.lang)
        fail(Phrase("cli-no-command", {"name": name}), self.lang)


def commands(lang: str) -> click.Group:
    """Builds the command-line interface in a language."""
    look = {"max_content_width": WIDTH}

    @click.group(cls=Group, invoke_without_command=True, context_settings=look, help=say(lang, "cli-about"))
    @click.version_option(__version__, help=say(lang, "cli-version"))
    @with_help(lang)
    @click.pass_context
    def tumblestar(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            context.invoke(tumblestar.commands["play"])

    tumblestar.lang = lang
    for kind in COMMAND_MODULES:
        for declared in kind.COMMANDS:
            tumblestar.add_command(declared(lang))
    return tumblestar


def help_page() -> str:
    """The contents of docs/cli.md: the help of every command."""
    return page.render(commands("en"))


def main() -> None:
    """Runs the command line. On exit it does not wait for bots that are still being compiled."""
    console.prepare()
    try:
        commands(language_from_environment())(prog_name="tumblestar")
    except SystemExit as ended:
        if compiling():
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(ended.code if isinstance(ended.code, int) else UNUSABLE if ended.code else 0)
        raise
