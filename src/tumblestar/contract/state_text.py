"""Writes a state as one line of `key=value`, and reads it: for the notation of every game.

A `Table` of entries writes and reads such lines. Most entries stand for one field of the state; a game may also bring
functions of its own that write and read an entry. Entries are read in the order of the table, whatever that of the
line. A reader raises ValueError, KeyError or IndexError for a bad value, or Unreadable where it can say more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Generic, NamedTuple

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Option, first_state, rules_of
from tumblestar.contract.state import GameState, Row, S, S_contra
from tumblestar.words import Phrase


def entries(line: str, keys: Collection[str], game: str) -> dict[str, str]:
    """The values of a line by key. Raises Unreadable for a word without `=`, and for an unknown or a repeated key."""
    values: dict[str, str] = {}
    for word in line.split():
        key, equals, value = word.partition("=")
        if key not in keys or not equals or key in values:
            raise Unreadable(Phrase("unread-state", {"text": word, "keys": list(keys)}, game))
        values[key] = value
    return values


def wrong(game: str, key: str, value: object) -> Unreadable:
    """The error for an entry whose value cannot be read, or does not go with the others."""
    return Unreadable(Phrase("unread-state-value", {"key": key, "text": str(value), "page": game}, game))


def whole(value: str, most: int, least: int = 0) -> int:
    """A whole number within bounds, from at most four figures. Raises ValueError."""
    if not re.fullmatch("[0-9]{1,4}", value) or not least <= int(value) <= most:
        raise ValueError(value)
    return int(value)


def options_words(s: object, options: Sequence[Option]) -> list[str]:
    """The options of a state that differ from their defaults as `options=name,name:number`; nothing if none does."""
    chosen = [o for o in options if getattr(s, o.name) != o.default]
    texts = [o.name if o.is_switch else f"{o.name}:{getattr(s, o.name)}" for o in chosen]
    return ["options=" + ",".join(texts)] if texts else []


def read_options(s: object, value: str, options: Sequence[Option]) -> None:
    """Writes the options of an entry into a state, each at most once. Raises ValueError or KeyError."""
    allowed = {option.name: option for option in options}
    for word in value.split(","):
        name, colon, number = word.partition(":")
        option = allowed[name]
        chosen = {str(choice): choice for choice in option.values}[number] if colon else 1
        if option.is_switch == bool(colon) or getattr(s, name) != option.default:
            raise ValueError(value)
        setattr(s, name, chosen)


# -- a table of entries


class Entry(NamedTuple, Generic[S_contra]):
    """An entry of a line: its key, how it is written from a state, and how it is read into one.

    It is left out where it has the text that a blank state has, unless `always`.
    """

    key: str
    write: Callable[[S_contra], str]
    read: Callable[[S_contra, str], None]
    always: bool = False


def number(key: str, most: int, least: int = 0, field: str = "") -> Entry[GameState]:
    """A whole number within bounds; of a row, those of the seats that play, with commas between."""
    return _field(key, field, str, lambda text, _: whole(text, most, least))


def named(key: str, names: Mapping[str, int] | Sequence[str], field: str = "") -> Entry[GameState]:
    """One of some values that have names, such as a phase; a sequence has the names of 0, 1 and so on."""
    names = names if isinstance(names, Mapping) else {name: value for value, name in enumerate(names)}
    texts = {value: name for name, value in names.items()}
    return _field(key, field, texts.__getitem__, lambda text, _: names[text])


def seat(key: str, field: str) -> Entry[GameState]:
    """A seat that plays, counted from 1."""
    return _field(key, field, lambda seat: str(seat + 1), lambda text, seats: whole(text, seats, 1) - 1)


def _field(key: str, field: str, write: Callable[[int], str], read: Callable[[str, int], int]) -> Entry[GameState]:
    """An entry for a field; `read` is also given how many seats play."""
    field = field or key

    def write_field(s: GameState) -> str:
        value: int | Row = getattr(s, field)
        return ",".join(map(write, value[: s.seats])) if isinstance(value, list) else write(value)

    def read_field(s: GameState, text: str) -> None:
        old: int | Row = getattr(s, field)
        values = [read(word, s.seats) for word in text.split(",")]
        if len(values) != (s.seats if isinstance(old, list) else 1):
            raise ValueError(text)
        setattr(s, field, values + old[s.seats :] if isinstance(old, list) else values[0])

    return Entry(key, write_field, read_field)


def flags(key: str, names: Sequence[str], separator: str = "", field: str = "") -> Entry[GameState]:
    """The bits of a number by name, in ascending order; bit i has the i-th name."""

    @lru_cache(maxsize=1024)
    def text(bits: int) -> str:
        return separator.join([name for i, name in enumerate(names) if (bits >> i) & 1])

    def write(s: GameState) -> str:
        return text(getattr(s, field or key))

    def read(s: GameState, value: str) -> None:
        places = [names.index(name) for name in (value.split(separator) if separator else value)]
        if len(set(places)) < len(places) or not places:
            raise ValueError(value)
        setattr(s, field or key, sum(1 << i for i in places))

    return Entry(key, write, read)


class Table(Generic[S]):
    """Writes states as lines and reads them, by a table of their entries.

    A line begins with the number of seats, unless `counted` is the key of an entry that has one value for each seat.
    Entries are left out where they say what a blank state with the same seats and options says: the beginning of the
    game, as far as `blank` leaves it so. Every line must have the entries with the keys in `required`. Fields without
    an entry have to be as they are there, or be worked out by `check`, which raises ValueError for values that do not
    go together, naming the key at fault.
    """

    def __init__(
        self,
        game: str,
        state: type[S],
        *table: Entry[S],
        counted: str = "seats",
        required: Sequence[str] = (),
        blank: Callable[[S], None] | None = None,
        check: Callable[[S], None] | None = None,
    ) -> None:
        self.game, self.state, self.entries, self.blank, self.check = game, state, table, blank, check
        self.counted, self.required = counted, required
        keys = ["seats"] if counted == "seats" else []
        self.keys = dict.fromkeys([*keys, *(entry.key for entry in table), "options"])
        self._blank_texts = lru_cache(maxsize=256)(self._texts_of_blank)

    def text(self, s: S) -> str:
        """A state as a line."""
        options = rules_of(s).OPTIONS
        words = [f"seats={s.seats}"] if self.counted == "seats" else []
        blank = self._blank_texts(s.seats, tuple([getattr(s, option.name) for option in options]))
        for entry, default in zip(self.entries, blank, strict=True):
            text = entry.write(s)
            if text != default or entry.always or entry.key in self.required:
                words.append(f"{entry.key}={text}")
        return " ".join([*words, *options_words(s, options)])

    def parse(self, line: str) -> S:
        """The state that a line stands for. Raises Unreadable, naming the entry at fault."""
        values = entries(line, self.keys, self.game)
        key = self.counted
        try:
            rules = rules_of(self.state.fresh())
            seats = values[key] if key == "seats" else str(values[key].count(",") + 1)
            seats = {str(seats): seats for seats in rules.SEATS}[seats]
            if any(needed not in values for needed in self.required):
                raise ValueError(values[key])
            key = "options"
            options = SimpleNamespace(**{option.name: option.default for option in rules.OPTIONS})
            if key in values:
                read_options(options, values[key], rules.OPTIONS)
            s = self._blank(seats, vars(options))
            for entry in self.entries:
                key = entry.key
                if key in values:
                    entry.read(s, values[key])
        except Unreadable:
            raise
        except (ValueError, KeyError, IndexError) as error:
            raise wrong(self.game, key, values.get(key, "")) from error
        try:
            if self.check:
                self.check(s)
        except Unreadable:
            raise
        except ValueError as error:
            key = str(error)
            written = next((entry.write(s) for entry in self.entries if entry.key == key), "")
            raise wrong(self.game, key, values.get(key, written)) from error
        return s

    def _blank(self, seats: int, options: dict[str, int]) -> S:
        """What a line without other entries says. Raises BadOption."""
        s = first_state(self.state, seats, options)
        if self.blank:
            self.blank(s)
        return s

    def _texts_of_blank(self, seats: int, options: tuple[int, ...]) -> tuple[str, ...]:
        """The text of each entry in a blank state; options in the order of the rules."""
        names = [option.name for option in rules_of(self.state.fresh()).OPTIONS]
        s = self._blank(seats, dict(zip(names, options, strict=True)))
        return tuple(entry.write(s) for entry in self.entries)
