"""The command line. Its help page, docs/cli.md, is generated from here.

Commands are grouped in `playing.py`, `hosting.py`, `tokens.py`, `records.py`, `rules.py`, `figures.py` and `making.py`.
`localized_commands.py` declares commands, `options.py` has shared options, `arguments.py` reads arguments.
"""

from __future__ import annotations

import os
import sys

import click

from tumblestar import __version__
from tumblestar.cli import console, figures, hosting, making, page, playing, records, rules, tokens
from tumblestar.cli.arguments import UNUSABLE, WRONG, language_from_environment
from tumblestar.cli.localized_commands import WIDTH, with_help
from tumblestar.speed import compiling
from tumblestar.words import say

__all__ = ["UNUSABLE", "WIDTH", "WRONG", "commands", "help_page", "language_from_environment", "main"]

COMMAND_MODULES = (playing, hosting, tokens, records, rules, figures, making)
"""Modules with a tuple `COMMANDS`."""


def commands(lang: str) -> click.Group:
    """Builds the command-line interface in a language."""
    look = {"max_content_width": WIDTH}

    @click.group(invoke_without_command=True, context_settings=look, help=say(lang, "cli-about"))
    @click.version_option(__version__, help=say(lang, "cli-version"))
    @with_help(lang)
    @click.pass_context
    def tumblestar(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            context.invoke(tumblestar.commands["play"])

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
