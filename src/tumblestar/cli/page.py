"""Renders the help of all commands as one page, docs/cli.md, with what `page.md` says of their output."""

from __future__ import annotations

from importlib import resources

import click

from tumblestar.console.commands import WIDTH
from tumblestar.words.text_input import read_text


def render(group: click.Group) -> str:
    """Renders the help of a group and every command below it."""
    shown: dict[str, click.Command] = {"tumblestar": group}
    for name, command in sorted(group.commands.items()):
        shown[f"tumblestar {name}"] = command
        if isinstance(command, click.Group):
            shown |= {f"tumblestar {name} {below}": one for below, one in sorted(command.commands.items())}
    lines = ["# The command line", "", "Made by `python -m tumblestar.cli`; a test keeps it true.", ""]
    for name, command in shown.items():
        context = click.Context(command, info_name=name, max_content_width=WIDTH)
        lines += [f"## {name}", "", "```", command.get_help(context), "```", ""]
    return "\n".join([*lines, read_text(resources.files("tumblestar.cli").joinpath("page.md"))])
