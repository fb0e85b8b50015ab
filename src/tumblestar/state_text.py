"""A state as one line of `key=value`: what every game's notation shares in writing it and in reading it.

A `Table` of the fields of a state writes and reads such lines. A game whose entries say more than one field each writes
its lines itself and brings a reader for each key; they are called in their own order, whatever that of the line. A
reader raises ValueError, KeyError or IndexError for a value that says nothing, or Unreadable where it can say more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple

from tumblestar.contract.modules import rules_of
from tumblestar.contract.state import Row, S
from tumblestar.game import Option, Unreadable
from tumblestar.words import Phrase

Readers = Mapping[str, Callable[[Any, str], None]]
"""What each entry of a line writes into a state."""


def entries(line: str, readers: Mapping[str, object], game: str) -> dict[str, str]:
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


# ------------------------------------------------------------------------------------------------ a table of fields


class Entry(NamedTuple):
    """An entry of a line: its key, the field that it stands for, and how a value is written and read."""

    key: str
    field: str
    write: Callable[[int], str]
    read: Callable[[str], int]


def number(key: str, most: int, least: int = 0, field: str = "") -> Entry:
    """A whole number within bounds; of a row, those of the seats that play, with commas between."""
    return Entry(key, field or key, str, partial(whole, most=most, least=least))


def named(key: str, names: Mapping[str, int], field: str = "") -> Entry:
    """One of some values that have names, such as a phase."""
    texts = {value: name for name, value in names.items()}
    return Entry(key, field or key, texts.__getitem__, names.__getitem__)


def seat(key: str, most: int, field: str) -> Entry:
    """A seat, counted from 1."""

    def write(one: int) -> str:
        return str(one + 1)

    def read(text: str) -> int:
        return whole(text, most, 1) - 1

    return Entry(key, field, write, read)


class Table(Generic[S]):
    """Writes states as lines and reads them, by a table of their fields.

    A line begins with the number of seats. Entries that say what a fresh state with the same options says are left out,
    so fields without an entry have to be as they are there. `check` raises ValueError for values that do not go
    together, naming the key at fault.
    """

    def __init__(self, game: str, state: type[S], *table: Entry, check: Callable[[S], None] | None = None) -> None:
        self.game, self.state, self.entries, self.check = game, state, table, check
        self.keys = dict.fromkeys(("seats", *(entry.key for entry in table), "options"))

    def text(self, s: S) -> str:
        """A state as a line."""
        options = rules_of(s).OPTIONS
        base = self._fresh(s.seats, {option.name: getattr(s, option.name) for option in options})
        found = [f"seats={s.seats}"]
        for entry in self.entries:
            value: int | Row = getattr(s, entry.field)
            if value != getattr(base, entry.field):
                values: Row = value[: s.seats] if isinstance(value, list) else [value]
                found.append(f"{entry.key}={','.join(map(entry.write, values))}")
        return " ".join([*found, *options_words(s, options)])

    def parse(self, line: str) -> S:
        """The state that a line stands for. Raises Unreadable, naming the entry at fault."""
        given = entries(line, self.keys, self.game)
        key = "seats"
        try:
            seats = int(given.get("seats", ""))
            key = "options"
            s = self._fresh(seats, self._options(given.get("options", "")))
            for key, field, _, reader in self.entries:
                if key in given:
                    old: int | Row = getattr(s, field)
                    values = [reader(text) for text in given[key].split(",")]
                    if len(values) != (seats if isinstance(old, list) else 1):
                        raise ValueError(given[key])
                    setattr(s, field, values + old[seats:] if isinstance(old, list) else values[0])
        except (ValueError, KeyError) as error:
            raise wrong(self.game, key, given.get(key, "")) from error
        try:
            if self.check:
                self.check(s)
        except ValueError as error:
            raise wrong(self.game, str(error), given.get(str(error), "")) from error
        return s

    def _fresh(self, seats: int, options: dict[str, int]) -> S:
        """A state at its beginning. Raises ValueError for seats or options that there are not."""
        s = self.state.fresh()
        rules = rules_of(s)
        if seats not in rules.SEATS:
            raise ValueError(seats)
        rules.setup(s, seats, options)
        rules.start(s, seats)
        return s

    def _options(self, text: str) -> dict[str, int]:
        """The options of an entry. Raises ValueError or KeyError."""
        s = self.state.fresh()
        options = rules_of(s).OPTIONS
        for option in options:
            setattr(s, option.name, option.default)
        if text:
            read_options(s, text, options)
        return {option.name: getattr(s, option.name) for option in options}
