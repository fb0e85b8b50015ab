"""What was given: the language, files and settings; what cannot be used ends the program with the reason."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import click

from tumblestar.game import Unreadable
from tumblestar.record import Record
from tumblestar.server.security import settings
from tumblestar.words import Phrase, choose_language, say

WRONG = 1
"""Exit status: the record was read, and its chance is false."""
UNUSABLE = 2
"""Exit status: what was given cannot be used."""


def spoken() -> str:
    """The language of the answers, from the environment: TUMBLESTAR_LANG, else the locale."""
    env = os.environ
    return choose_language(
        env.get("TUMBLESTAR_LANG") or env.get("LC_ALL") or env.get("LC_MESSAGES") or env.get("LANG") or ""
    )


def stop(phrase: Phrase, lang: str) -> NoReturn:
    """Says what is wrong and ends the program."""
    click.echo(f"tumblestar: {say(lang, phrase)}", err=True)
    sys.exit(UNUSABLE)


def stop_at_line(error: Unreadable, lang: str) -> NoReturn:
    """Says what is wrong with a text, and in which line if one is known, and ends the program."""
    stop(Phrase("unreadable-at", {"line": error.line, "why": error.phrase}) if error.line else error.phrase, lang)


def text_in(file: str, lang: str) -> str:
    """The text of a file, or of standard input for `-`; ends the program with the reason if there is none."""
    try:
        raw = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except FileNotFoundError:
        stop(Phrase("cli-no-file", {"file": file}), lang)
    except OSError as error:
        stop(Phrase("cli-unreadable-file", {"file": file, "why": error.strerror or str(error)}), lang)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        stop(Phrase("cli-not-text", {"file": file}), lang)


def record_in(file: str, lang: str) -> Record:
    """The record in a file, or on standard input for `-`; ends the program with the reason if there is none."""
    try:
        return Record.read(text_in(file, lang))
    except Unreadable as error:
        stop_at_line(error, lang)


def settings_in(options: Mapping[str, str | None], lang: str) -> settings.Settings:
    """The settings of a server; ends the program with the reason if they cannot be."""
    try:
        return settings.read(options, os.environ)
    except settings.BadSetting as wrong:
        stop(wrong.phrase, lang)
