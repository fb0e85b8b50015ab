"""Declares commands by the keys of their words, so that each can be built in any language."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, TypeVar

import click

from tumblestar.console.arguments import fail
from tumblestar.console.progress import Progress
from tumblestar.contract.errors import PhraseError
from tumblestar.words import LANGUAGES, say

WIDTH = 100
"""Help is wrapped to so many characters."""

AnyCommand = TypeVar("AnyCommand", bound=Callable[..., object] | click.Command)

ParameterFactory = Callable[[str], click.Parameter]
"""Builds an option or an argument in a language."""
CommandFactory = Callable[[str], click.Command]
"""Builds a command in a language."""


class Argument(click.Argument):
    """An argument with a description for the help of its command."""

    def __init__(self, name: str, description: str, **takes: Any) -> None:
        super().__init__([name], **takes)
        self.description = description


class Command(click.Command):
    """A command that tells how far it is, and prints what is wrong with what it was given or with a data file."""

    is_dialogue = False
    """Whether it talks with people, and so tells nothing else meanwhile."""

    def invoke(self, ctx: click.Context) -> object:
        lang = ctx.params["lang"]
        try:
            with nullcontext() if self.is_dialogue else Progress(ctx.command_path, lang):
                return super().invoke(ctx)
        except PhraseError as error:
            fail(error.phrase, lang)
        except EOFError as error:  # click takes it for Ctrl-D
            raise RuntimeError("a file ends too early") from error


def option(*names: str, key: str, variable: str = "", **takes: Any) -> ParameterFactory:
    """Declares an option. Its help names the equivalent environment variable, if there is one."""

    def made(lang: str) -> click.Option:
        description = say(lang, key)
        return click.Option(names, help=f"{description}  [{variable}]" if variable else description, **takes)

    return made


def argument(name: str, key: str = "", **takes: Any) -> ParameterFactory:
    """Declares an argument; `key` is that of its description."""
    return lambda lang: Argument(name, say(lang, key) if key else "", **takes)


def with_help(lang: str) -> Callable[[AnyCommand], AnyCommand]:
    """A decorator that adds the help option to a command."""
    return click.help_option("-h", "--help", help=say(lang, "cli-help"))


def group(name: str, key: str, *commands: CommandFactory) -> CommandFactory:
    """Declares a group of commands."""
    return lambda lang: with_help(lang)(click.Group(name, [one(lang) for one in commands], help=say(lang, key)))


def command(
    name: str, key: str, *parameters: ParameterFactory, is_dialogue: bool = False
) -> Callable[[Callable[..., None]], CommandFactory]:
    """A decorator that turns a function into a command with the given parameters, --lang and --help."""

    def declared(does: Callable[..., None]) -> CommandFactory:
        def made(lang: str) -> click.Command:
            given = [parameter(lang) for parameter in parameters]
            language = click.Option(
                ["--lang"],
                type=click.Choice(LANGUAGES, case_sensitive=False),
                default=lang,
                help=say(lang, "cli-lang"),
                is_eager=True,  # other parameters are refused in this language
            )
            description = [
                f"{one.human_readable_name}: {one.description}"
                for one in given
                if isinstance(one, Argument) and one.description
            ]
            text = "\n\n".join([say(lang, key), *description])
            done = Command(name, callback=does, params=[*given, language], help=text)
            done.is_dialogue = is_dialogue
            return with_help(lang)(done)

        return made

    return declared
