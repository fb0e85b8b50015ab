"""How commands are declared: by the keys of their words, so that each can be made in any language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from tumblestar.cli.arguments import stop
from tumblestar.game import BadData
from tumblestar.words import LANGUAGES, say

WIDTH = 100
"""Text is broken into lines of so many characters."""

Shown = TypeVar("Shown", bound=Callable[..., Any] | click.Command)

Parameter = Callable[[str], click.Parameter]
"""An option or an argument, made when the language of its words is known."""
Declared = Callable[[str], click.Command]
"""A command, made when the language of its words is known."""


class Argument(click.Argument):
    """An argument that the help of its command tells about."""

    def __init__(self, name: str, told: str, **takes: Any) -> None:
        super().__init__([name], **takes)
        self.told = told


class Command(click.Command):
    """A command that says in words what is wrong with a game's data file."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BadData as error:
            stop(error.phrase, ctx.params["lang"])


def option(*names: str, key: str, variable: str = "", **takes: Any) -> Parameter:
    """An option; its help names the environment variable that says the same, if there is one."""

    def made(lang: str) -> click.Option:
        told = say(lang, key)
        return click.Option(names, help=f"{told}  [{variable}]" if variable else told, **takes)

    return made


def argument(name: str, key: str = "", **takes: Any) -> Parameter:
    """An argument; the help of its command tells about it if there is a key."""
    return lambda lang: Argument(name, say(lang, key) if key else "", **takes)


def helped(lang: str) -> Callable[[Shown], Shown]:
    """Gives a command the option that shows its help."""
    return click.help_option("-h", "--help", help=say(lang, "cli-help"))


def command(name: str, key: str, *parameters: Parameter) -> Callable[[Callable[..., None]], Declared]:
    """Declares what a function does to be a command, which has --lang and --help besides its parameters."""

    def declared(does: Callable[..., None]) -> Declared:
        def made(lang: str) -> click.Command:
            given = [parameter(lang) for parameter in parameters]
            language = click.Option(["--lang"], type=click.Choice(LANGUAGES), default=lang, help=say(lang, "cli-lang"))
            told = [f"{one.human_readable_name}: {one.told}" for one in given if isinstance(one, Argument) and one.told]
            text = "\n\n".join([say(lang, key), *told])
            return helped(lang)(Command(name, callback=does, params=[*given, language], help=text))

        return made

    return declared
