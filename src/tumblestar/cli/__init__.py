"""The command line: opens the games, and reads records. Its help page is docs/cli.md, generated from here.

Each command stands with those of its kind: `playing.py`, `hosting.py`, `tokens.py`, `records.py`, `rules.py`,
`figures.py`. `declare.py` says how a command is declared, `options.py` has options that several take, `given.py`
reads what was given, and `page.py` writes the help page.
"""

from __future__ import annotations

import os
import sys

import click

from tumblestar import __version__
from tumblestar.cli import figures, hosting, page, playing, records, rules, tokens
from tumblestar.cli.arguments import UNUSABLE, WRONG, spoken
from tumblestar.cli.localized_commands import WIDTH, helped
from tumblestar.speed import compiling
from tumblestar.words import say

__all__ = ["UNUSABLE", "WIDTH", "WRONG", "commands", "help_page", "main", "spoken"]

KINDS = (playing, hosting, tokens, records, rules, figures)
"""The modules with commands."""


def commands(lang: str) -> click.Group:
    """The command-line interface, speaking one language."""
    look = {"max_content_width": WIDTH}

    @click.group(invoke_without_command=True, context_settings=look, help=say(lang, "cli-about"))
    @click.version_option(__version__, help=say(lang, "cli-version"))
    @helped(lang)
    @click.pass_context
    def tumblestar(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            context.invoke(tumblestar.commands["play"])

    for kind in KINDS:
        for declared in kind.COMMANDS:
            tumblestar.add_command(declared(lang))
    return tumblestar


def help_page() -> str:
    """The help of every command as one page: docs/cli.md holds it, and a test holds the two together."""
    return page.page_of(commands("en"))


def main() -> None:
    """Runs the command line. Whoever quits while bots are still being compiled does not wait for that."""
    try:
        commands(spoken())(prog_name="tumblestar")
    except SystemExit as ended:
        if compiling():
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(ended.code if isinstance(ended.code, int) else UNUSABLE if ended.code else 0)
        raise
