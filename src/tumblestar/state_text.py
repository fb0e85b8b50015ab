"""A state as one line of `key=value`: what every game's notation shares in writing it and in reading it.

A game brings a reader for each key, called in the order of the readers, whatever the order of the line. A reader raises
ValueError, KeyError or IndexError for a value that says nothing, or Unreadable where it can say more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tumblestar.game import Option, Unreadable
from tumblestar.words import Phrase

Readers = Mapping[str, Callable[[Any, str], None]]
"""What each entry of a line writes into a state."""


def entries(line: str, readers: Readers, game: str) -> dict[str, str]:
    """The entries of a line. Raises Unreadable for what is none, for an unknown key, and for a key that comes twice."""
    given: dict[str, str] = {}
    for word in line.split():
        key, equals, value = word.partition("=")
        if key not in readers or not equals or key in given:
            raise Unreadable(Phrase("unread-state", {"text": word, "keys": list(readers)}, game))
        given[key] = value
    return given


def read(s: Any, given: Mapping[str, str], readers: Readers, game: str) -> None:
    """Lets the readers write the entries into a state. Raises Unreadable, naming the entry at fault."""
    for key, reader in readers.items():
        if key in given:
            try:
                reader(s, given[key])
            except Unreadable:
                raise
            except (ValueError, KeyError, IndexError) as error:
                raise wrong(game, key, given[key]) from error


def wrong(game: str, key: str, value: object) -> Unreadable:
    """The error for an entry whose value says nothing, or does not go with the others."""
    return Unreadable(Phrase("unread-state-value", {"key": key, "text": str(value), "page": game}, game))


def whole(value: str, most: int, least: int = 0) -> int:
    """A whole number within bounds, from at most four figures. Raises ValueError."""
    if not re.fullmatch("[0-9]{1,4}", value) or not least <= int(value) <= most:
        raise ValueError(value)
    return int(value)


def options_words(s: Any, options: Sequence[Option]) -> list[str]:
    """The options of a state that are not at rest, as the entry `options=name,name:number`; nothing if all are."""
    chosen = [o for o in options if getattr(s, o.name) != o.default]
    said = [o.name if o.is_switch else f"{o.name}:{getattr(s, o.name)}" for o in chosen]
    return ["options=" + ",".join(said)] if said else []


def read_options(s: Any, value: str, options: Sequence[Option]) -> None:
    """Writes the options of an entry into a state, each at most once. Raises ValueError or KeyError."""
    allowed = {option.name: option for option in options}
    for word in value.split(","):
        name, colon, number = word.partition(":")
        option = allowed[name]
        chosen = int(number) if colon else 1
        if chosen not in option.values or option.is_switch == bool(colon) or getattr(s, name) != option.default:
            raise ValueError(value)
        setattr(s, name, chosen)
