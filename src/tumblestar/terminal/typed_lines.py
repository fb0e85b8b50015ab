"""What is typed in the terminal: how a line is read, its parts, its commands, and options of games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.words import LANGUAGES, Phrase, say
from tumblestar.words.text_input import folded, matching_key

COMMANDS = ("help", "board", "cards", "log", "hint", "tutor", "undo", "resign", "save", "quit")
"""Commands besides actions. Each language has its own words for them; `?` lists actions."""

SWITCH = {"yes": 1, "on": 1, "true": 1, "no": 0, "off": 0, "false": 0}
"""Words for the values of an option that is a switch."""


class LineReader(Protocol):
    """Reads lines from the player."""

    is_live: bool
    """Whether messages can be printed while a line is typed."""

    def ask(self, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None) -> str:
        """Reads a line. Raises EOFError or KeyboardInterrupt if the player leaves, and what `meanwhile` raises."""
        ...


class Leave(Exception):
    """The player has asked to leave."""


class EndOfInput(Leave):
    """The player's input has ended: Ctrl-D. No other EOFError means that."""


def read_line(
    reader: LineReader, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None
) -> str:
    """Reads a line. Raises EndOfInput, and all else that a reader raises."""
    try:
        return reader.ask(prompt, words, meanwhile)
    except EOFError:
        raise EndOfInput from None


def typed_parts(line: str) -> list[str]:
    """The actions and commands of a typed line."""
    return [part.strip() for part in re.split("[;；]", line)]


def first_word(typed: str) -> tuple[str, str]:
    """The first word of a typed text, and the rest."""
    first, rest = (*typed.split(maxsplit=1), "", "")[:2]
    return first, rest.strip()


def asks_for_choices(line: str) -> bool:
    """Whether a typed line asks what can be done."""
    return line.startswith(("?", "？"))


def command_word(lang: str, name: str) -> str:
    """The word for a command in a language."""
    return say(lang, f"term-word-{name}")


def find_command(lang: str, typed: str, commands: Iterable[str] = COMMANDS) -> str:
    """Returns the command that is typed, in `lang` or in English, or an empty string."""
    key = matching_key(typed)
    found = (name for one in (lang, LANGUAGES[0]) for name in commands if key == matching_key(command_word(one, name)))
    return next(found, "")


def completions(lang: str, commands: Iterable[str], game: Game, state: GameState) -> list[str]:
    """What can be typed in a state: actions, then commands."""
    return [*(game.text(state, one) for one in game.legal(state)), *(command_word(lang, name) for name in commands)]


def parse_option(text: str) -> tuple[str, int]:
    """Parses an option of a game, typed as name=number, or name=yes for a switch. Raises Unreadable."""
    found = re.fullmatch(r"(\w[\w -]*)=\s*(-?[0-9]{1,6}|[a-z]+)", folded(text.strip()))
    if not found or (found[2].isalpha() and found[2] not in SWITCH):
        raise Unreadable(Phrase("term-option", {"text": text}))
    return found[1], SWITCH[found[2]] if found[2] in SWITCH else int(found[2])


def parse_options(texts: Sequence[str], game: Game) -> dict[str, int]:
    """Parses options of a game. Raises Unreadable, and BadOption where one is given with two values."""
    options: dict[str, int] = {}
    for typed, value in map(parse_option, texts):
        name = game.option_name(typed)
        if options.setdefault(name, value) != value:
            raise BadOption(Phrase("bad-option-twice", {"name": name, "first": options[name], "second": value}))
    return options
