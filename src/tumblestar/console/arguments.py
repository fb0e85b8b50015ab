"""Reads arguments: language, files and settings. Unusable ones end the program with a message."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, NoReturn

import click

from tumblestar.console.progress import echo
from tumblestar.contract.errors import Unreadable
from tumblestar.record import Record
from tumblestar.record import text as record_text
from tumblestar.words import Phrase, choose_language, say
from tumblestar.words.text_input import decode

WRONG = 1
"""Exit status: the chance of the record is false."""
UNUSABLE = 2
"""Exit status: an argument is unusable."""


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
        fail(Phrase("cli-unwritable-file", {"file": str(file), "why": error.strerror or str(error)}), lang)


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
