"""Commands: declared by the keys of their words, so that each can be built in any language, and what they share.

They share parameters, the reading of files and records, and the way to end with a message about what is unusable.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import fields
from pathlib import Path
from typing import IO, Any, NoReturn, TypeVar

import click

from tumblestar.console.output import Progress, echo
from tumblestar.contract.errors import PhraseError, Unreadable
from tumblestar.record import Record
from tumblestar.record import text as record_text
from tumblestar.security import settings
from tumblestar.words import LANGUAGES, Phrase, choose_language, known_language, say
from tumblestar.words.text_input import decode

WIDTH = 100
"""Help is wrapped to so many characters."""

AnyCommand = TypeVar("AnyCommand", bound=Callable[..., object] | click.Command)

ParameterFactory = Callable[[str], click.Parameter]
"""Builds an option or an argument in a language."""
CommandFactory = Callable[[str], click.Command]
"""Builds a command in a language."""
WRONG = 1
"""Exit status: the chance of the record is false."""
UNUSABLE = 2
"""Exit status: an argument is unusable."""


class LanguageChoice(click.Choice[str]):
    """One of our languages, as people and systems write it."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The language's code. Fails for another."""
        return super().convert(known_language(str(value)) or value, param, ctx)


def language_option(lang: str, **takes: Any) -> click.Option:
    """The option for the language of a command."""
    of_language = LanguageChoice(LANGUAGES, case_sensitive=False)
    return click.Option(["--lang"], type=of_language, help=say(lang, "cli-lang"), **takes)


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
    return lambda lang: with_help(lang)(click.Group(name, [factory(lang) for factory in commands], help=say(lang, key)))


def command(
    name: str, key: str, *parameters: ParameterFactory, is_dialogue: bool = False
) -> Callable[[Callable[..., None]], CommandFactory]:
    """A decorator that turns a function into a command with the given parameters, --lang and --help."""

    def declared(does: Callable[..., None]) -> CommandFactory:
        def build(lang: str) -> click.Command:
            params = [parameter(lang) for parameter in parameters]
            language = language_option(lang, default=lang, is_eager=True)  # others are refused in this language
            description = [
                f"{param.human_readable_name}: {param.description}"
                for param in params
                if isinstance(param, Argument) and param.description
            ]
            text = "\n\n".join([say(lang, key), *description])
            done = Command(name, callback=does, params=[*params, language], help=text)
            done.is_dialogue = is_dialogue
            return with_help(lang)(done)

        return build

    return declared


# -- shared parameters


def _setting(name: str) -> ParameterFactory:
    takes: dict[str, object] = {"is_flag": True, "flag_value": "on"} if name == "open" else {"metavar": name.upper()}
    key = f"set-{name}".replace("_", "-")
    return option(settings.option(name), name, key=key, variable=settings.variable(name), default=None, **takes)


def _removed_setting(name: str) -> ParameterFactory:
    return lambda _lang: click.Option([settings.option(name)], hidden=True)


RECORD = argument("file", "cli-file", type=click.Path(allow_dash=True))
"""The file of a record."""
JSON = option("--json", "as_json", key="cli-json", is_flag=True)
"""Prints JSON."""
TERMINAL = (
    option("--plain", key="cli-play-plain", is_flag=True),
    option("--no-color", key="cli-play-no-color", is_flag=True),
)
"""How a game is shown in the terminal."""
STORAGE = (
    option("--data", key="set-data", variable=settings.variable("data"), type=click.Path()),
    option("--database", key="set-database", variable=settings.variable("database")),
)
"""Where the tables are stored."""
SETTINGS = (
    *(_setting(field.name) for field in fields(settings.Settings)),
    *(_removed_setting(name) for name in settings.REMOVED),
)
"""The settings of a server, each as text or None, and hidden, those that it no longer has."""

# -- files and errors


def language_from_environment() -> str:
    """The language from the environment: TUMBLESTAR_LANG, else the locale."""
    names = ("TUMBLESTAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    return choose_language(next(filter(None, map(os.environ.get, names)), ""))


class Unusable(click.ClickException):
    """What was given cannot be used; click prints why and exits."""

    exit_code = UNUSABLE

    def show(self, file: IO[Any] | None = None) -> None:
        """Prints the message."""
        click.echo(f"tumblestar: {self.message}", file=file, err=file is None)


def fail(phrase: Phrase, lang: str) -> NoReturn:
    """Ends the command with an error."""
    raise Unusable(say(lang, phrase))


def report_failures(failed: Sequence[tuple[str, Phrase]], lang: str) -> None:
    """Prints the games that failed, and exits with an error if there are any."""
    for name, why in failed:
        echo(f"tumblestar: {name}: {say(lang, why)}", err=True)
    if failed:
        sys.exit(UNUSABLE)


@contextmanager
def writing(file: str | Path, lang: str) -> Generator[None]:
    """Ends the command with an error where a file or a folder cannot be written."""
    try:
        yield
    except OSError as error:
        args = {"file": str(error.filename or file), "why": error.strerror or str(error)}
        fail(Phrase("cli-unwritable-file", args), lang)


def waiting(lang: str) -> Callable[[float], None]:
    """Says once, on stderr, that a bot is being compiled, if that takes more than a second."""
    said: list[float] = []

    def progress(seconds: float) -> None:
        if seconds >= 1.0 and not said:
            echo(say(lang, Phrase("bot-compiling")), err=True)
            said.append(seconds)

    return progress


def json_lines(items: Sequence[object]) -> str:
    """A list in JSON with one item a line."""
    return "[" + ",".join(f"\n{json.dumps(item)}" for item in items) + "\n]" if items else "[]"


def read_text_file(file: str, lang: str) -> str:
    """Reads a file, or standard input for `-`. Exits with a message on failure."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        fail(Phrase("cli-no-file", {"file": file}), lang)
    except OSError as error:
        fail(Phrase("cli-unreadable-file", {"file": file, "why": error.strerror or str(error)}), lang)
    try:
        return decode(raw)
    except UnicodeDecodeError:
        fail(Phrase("cli-not-text", {"file": file}), lang)


def read_record(file: str, lang: str, *, any_version: bool = False) -> Record:
    """Reads a record from a file, or from standard input for `-`. Exits with a message on failure."""
    try:
        return record_text.read_record(read_text_file(file, lang), any_version=any_version)
    except Unreadable as error:
        fail(error.at_line, lang)
