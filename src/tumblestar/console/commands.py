"""Commands: declared by the keys of their words, so that each can be built in any language, and what they share.

They share parameters, the reading of files and records, and the way to end with a message about what is unusable.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import Field, fields
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any, NoReturn

import click
from click import core, decorators, exceptions, formatting, parser, types

from tumblestar.console.output import Progress, echo
from tumblestar.contract.errors import PhraseError, Unreadable
from tumblestar.record import Record
from tumblestar.record import text as record_text
from tumblestar.security import settings
from tumblestar.words import LANGUAGES, Phrase, choose_language, has, known_language, say
from tumblestar.words.text_input import decode

WIDTH = 100
"""Help is wrapped to so many characters."""
LOOK: dict[str, Any] = {"max_content_width": WIDTH, "help_option_names": ["-h", "--help"]}
"""What Click is told about help."""

ParameterFactory = Callable[[str], click.Parameter]
"""Builds an option or an argument in a language."""
CommandFactory = Callable[[str], click.Command]
"""Builds a command in a language."""
Place = tuple[str, int]
"""Where the help lists a command: its group, one of `PURPOSES`, and its rank there, by how often people use it."""
PURPOSES = ("play", "learn", "keep", "host", "study", "make")
"""What people do with commands, in the order of the help; `cli-group-<purpose>` and `…-for` are the words."""
BELOW: Place = ("", 0)
"""The place of a command within another."""
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
    """An argument with a description for the help of its command, named by a word of the reader's language."""

    def __init__(self, name: str, description: str, lang: str, **takes: Any) -> None:
        super().__init__([name], **takes)
        self.description = description
        word = self.metavar or placeholder(lang, name.removesuffix("s"))
        self._word = "" if isinstance(self.type, click.Choice) else word

    @property
    def human_readable_name(self) -> str:
        """The word for what is to be typed."""
        return self._word

    def make_metavar(self, ctx: click.Context) -> str:
        """That word with Click's signs round it, or the choices."""
        return super().make_metavar(ctx).replace(self.name.upper(), self._word)


class Command(click.Command):
    """A command that tells how far it is, and prints what is wrong with what it was given or with a data file."""

    place: Place = BELOW
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


class CommandGroup(click.Group):
    """Commands that belong together."""

    place: Place = BELOW


def placeholder(lang: str, name: str) -> str:
    """The word for what is to be typed, by its kind or by Click's name of a type; choices in brackets stay."""
    kind = "number" if name.startswith(("integer", "float")) else {"directory": "folder"}.get(name, name)
    if has(f"placeholder-{kind}"):
        return say(lang, f"placeholder-{kind}")
    return name if name.startswith("[") else name.upper()


def option(*names: str, key: str, variable: str = "", metavar: str = "", **takes: Any) -> ParameterFactory:
    """Declares an option. Its help names the equivalent environment variable, if there is one.

    `metavar` is the kind of its value, where the type does not say it: `placeholder-<kind>` is the word.
    """

    def made(lang: str) -> click.Option:
        description = say(lang, key)
        declared = click.Option(names, help=f"{description}  [{variable}]" if variable else description, **takes)
        if not declared.is_flag and not isinstance(declared.type, click.Choice):
            declared.metavar = placeholder(lang, metavar or declared.type.name)
        return declared

    return made


def argument(name: str, key: str = "", **takes: Any) -> ParameterFactory:
    """Declares an argument; `key` is that of its description."""
    return lambda lang: Argument(name, say(lang, key) if key else "", lang, **takes)


def group(name: str, key: str, *commands: CommandFactory, place: Place) -> CommandFactory:
    """Declares a group of commands."""

    def build(lang: str) -> click.Command:
        done = CommandGroup(name, [factory(lang) for factory in commands], help=say(lang, key), context_settings=LOOK)
        done.place = place
        return done

    return build


def command(
    name: str, key: str, *parameters: ParameterFactory, place: Place = BELOW, is_dialogue: bool = False
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
            done = Command(name, callback=does, params=[*params, language], help=text, context_settings=LOOK)
            done.place, done.is_dialogue = place, is_dialogue
            return done

        return build

    return declared


# -- shared parameters


_KINDS = {
    "port": "number", "seconds": "number", "database": "address", "hosts": "names", "networks": "addresses",
    "password": "text", "token": "text", "switch": "[on|off]", "one-of": f"[{'|'.join(settings.LOGS)}]",
}  # fmt: skip
"""What the placeholder of a setting says, by what it takes (`takes-…`), if not that."""


def _setting(field: Field[Any]) -> ParameterFactory:
    name, kind = field.name, field.metadata["takes"].key.removeprefix("takes-")
    takes: dict[str, Any] = {"variable": settings.variable(name), "metavar": _KINDS.get(kind, kind), "default": None}
    takes |= {"is_flag": True, "flag_value": "on"} if name == "open" else {}
    return option(settings.option(name), name, key=f"set-{name}".replace("_", "-"), **takes)


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
    option("--data", key="set-data", variable=settings.variable("data"), type=click.Path(), metavar="folder"),
    option("--database", key="set-database", variable=settings.variable("database"), metavar="address"),
)
"""Where the tables are stored."""
SETTINGS = (
    *(_setting(field) for field in fields(settings.Settings)),
    *(_removed_setting(name) for name in settings.REMOVED),
)
"""The settings of a server, each as text or None, and hidden, those that it no longer has."""

# -- Click's own words


CLICK_WORDS = {
    "Usage:": "click-usage", "Options": "click-options", "Commands": "click-commands",
    "default: {default}": "click-default", "required": "click-required", "Error: {message}": "click-error",
    "Aborted!": "click-aborted", "Try '{command} {option}' for help.": "click-try",
    "No such option {name!r}.": "click-no-option", "No such command {name!r}.": "click-no-command",
    "Did you mean {possibility}?": "click-did-you-mean", "Missing command.": "click-missing-command",
    "Missing argument": "click-missing-argument", "Missing option": "click-missing-option",
    "Choose from:\n\t{choices}": "click-choose", "Invalid value for {param_hint}: {message}": "click-invalid",
    "{value!r} is not {choice}.": "click-no-choice", "{value!r} is not a valid {number_type}.": "click-no-number",
    "{value} is not in the range {range}.": "click-out-of-range",
    "Option {name!r} requires an argument.": "click-needs-value",
    "Option {name!r} does not take a value.": "click-takes-no-value",
    "Got unexpected extra argument ({args})": "click-too-many", "{name} {filename!r} is a file.": "click-is-file",
    "{name} {filename!r} is a directory.": "click-is-folder",
    "{name} {filename!r} is not readable.": "click-unreadable", "Show this message and exit.": "cli-help",
    "%(prog)s, version %(version)s": "click-version",
}  # fmt: skip
"""The messages for what Click says, by its own texts. All others stay English: none is for our readers."""


def translate_click(lang: str) -> None:
    """Has Click speak a language: it has imported gettext's functions under these names."""

    def words(text: str, plural: str = "", count: int = 1) -> object:
        if text not in CLICK_WORDS:
            return text if count == 1 else plural
        key = CLICK_WORDS[text]
        return SimpleNamespace(format=partial(_filled, lang, key)) if "{" in text else say(lang, key)

    for module in (core, decorators, exceptions, formatting, parser, types):
        vars(module).update(_=words, ngettext=words)


def _filled(lang: str, key: str, *, message: str = "", **values: object) -> str:
    """A message with Click's values. What has straight quotation marks in a message within gets the language's own."""
    quoted = re.sub("'([^']*)'", lambda match: say(lang, "click-quoted", text=match[1]), message)
    texts = {name: str(value).replace("\n\t", " ").removesuffix(" range") for name, value in values.items()}
    return say(lang, Phrase(key, {**texts, "message": "{message}"})).replace("{message}", quoted)


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
