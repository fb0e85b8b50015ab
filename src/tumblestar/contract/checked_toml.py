"""Reads a TOML file whose every value is checked; errors name the file, the line and what was expected there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import UnionType
from typing import Any, NoReturn, TypeVar, cast, get_args, get_origin, get_type_hints

from tumblestar.contract.errors import Unreadable
from tumblestar.words import Argument, Phrase
from tumblestar.words.text_input import EntryPath, NoToml, parse_toml, toml_lines

T = TypeVar("T")
_EXPECTED = {
    bool: "toml-expected-yes",
    int: "toml-expected-integer",
    float: "toml-expected-decimal",
    str: "toml-expected-text",
}


def read(file: str, text: str, game: str = "") -> TomlTable:
    """The table that a TOML text is. Raises Unreadable, with the line, for a text that is no TOML."""
    try:
        values = parse_toml(file, text)
    except NoToml as fault:
        args: dict[str, Argument] = {"file": file, "line": fault.line, "why": fault.why}
        raise Unreadable(Phrase("toml-bad", args), fault.line) from fault
    return TomlTable(file, game, toml_lines(text), (), values)


class TomlTable:
    """A table of a TOML file, which hands out its values one by one, each checked. Its methods raise Unreadable."""

    def __init__(
        self, file: str, game: str, lines: Mapping[EntryPath, int], path: EntryPath, values: Mapping[str, object]
    ) -> None:
        self.file, self.game, self.lines, self.path, self.values = file, game, lines, path, values

    def line(self, name: str = "") -> int:
        """The line of an entry, or the nearest one above that it belongs to."""
        path = (*self.path, name) if name else self.path
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def fail(self, key: str, name: str = "", **args: Argument) -> NoReturn:
        """Refuses an entry by a message of the game, which calls it by its whole name: `references.comets.A.table`."""
        self._fail(key, name, self.game, args)

    def refuse(self, name: str, why: Phrase) -> NoReturn:
        """Refuses an entry for a reason that names neither file nor line."""
        self._fail("toml-entry", name, "", {"why": why})

    def _fail(self, key: str, name: str, game: str, args: Mapping[str, Argument]) -> NoReturn:
        line = self.line(name)
        whole_name = ".".join((*self.path, name) if name else self.path)
        raise Unreadable(Phrase(key, {"file": self.file, "line": line, "name": whole_name, **args}, game), line)

    def expect(self, name: str, value: object, key: str, **args: Argument) -> NoReturn:
        """Refuses a value, with what was expected: a message of the reader's own (`toml-…`), or of the game."""
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
        expected = Phrase(key, args, "" if key.startswith("toml-") else self.game)
        self._fail("toml-value", name, "", {"value": text, "expected": expected})

    def check_names(self, *allowed: str) -> None:
        """Refuses entries with other names."""
        for name in self.values:
            if name not in allowed:
                self._fail("toml-unknown", name, "", {"allowed": list(allowed)})

    def get(self, name: str) -> object:
        """An entry that has to be there, of any kind."""
        if name not in self.values:
            self._fail("toml-missing", name, "", {})
        return self.values[name]

    def table(self, name: str, *allowed: str) -> TomlTable:
        """A table inside this one, with entries of these names; of any where none are named."""
        value = self.get(name)
        if not isinstance(value, dict):
            self.expect(name, value, "toml-expected-table")
        inner = self._inner(name, cast("dict[str, object]", value))
        if allowed:
            inner.check_names(*allowed)
        return inner

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.get(name) if default is None else self.values.get(name, default)
        if type(value) is not int or not low <= value <= high:
            if low == high:
                self.expect(name, value, "toml-expected-number", number=low)
            self.expect(name, value, "toml-expected-whole", low=low, high=high)
        return value

    def boolean(self, name: str, default: bool | None = None) -> bool:
        """A truth value."""
        value = self.get(name) if default is None else self.values.get(name, default)
        if not isinstance(value, bool):
            self.expect(name, value, "toml-expected-yes")
        return value

    def word(self, name: str, allowed: tuple[str, ...]) -> str:
        """One of some words."""
        value = self.get(name)
        if value not in allowed:
            self.expect(name, value, "toml-expected-one", allowed=list(allowed))
        return str(value)

    def words(self, name: str, allowed: tuple[str, ...], count: int = 0) -> tuple[str, ...]:
        """A list of different words, so many where there is a count, else at least one."""
        value = self.get(name)
        words = cast("list[object]", value) if isinstance(value, list) else []
        known = tuple(word for word in words if isinstance(word, str) and word in allowed)
        if not words or len(set(known)) < len(words) or (count and len(words) != count):
            if count:
                self.expect(name, cast("object", value), "toml-expected-words", count=count, allowed=list(allowed))
            self.expect(name, cast("object", value), "toml-expected-some", allowed=list(allowed))
        return known

    def fill(self, kind: type[T]) -> T:
        """A NamedTuple of the entries, each of its field's type; what has a default may be left out."""
        hints, defaults = get_type_hints(kind), cast("Any", kind)._field_defaults
        self.check_names(*hints)
        wanted = {name: hint for name, hint in hints.items() if name in self.values or name not in defaults}
        return kind(**{name: self._typed(name, self.get(name), hint) for name, hint in wanted.items()})

    def _typed(self, name: str, value: Any, kind: Any) -> Any:
        """A value as one of a type: a NamedTuple, a tuple, a mapping by text, or a plain one."""
        origin, args = get_origin(kind), get_args(kind)
        value_type = cast("type[object]", type(value))
        if origin is UnionType:  # with None, which TOML does not have
            return self._typed(name, value, args[0])
        if origin is tuple:
            if value_type is not list or (args[-1] is not Ellipsis and len(value) != len(args)):
                self.expect(name, value, "toml-expected-list", count=0 if args[-1] is Ellipsis else len(args))
            inner = self._inner(name, {})
            return tuple(inner._typed(str(n), item, args[0]) for n, item in enumerate(value, 1))
        if origin is Mapping or hasattr(kind, "_fields"):
            if value_type is not dict:
                self.expect(name, value, "toml-expected-table")
            inner = self._inner(name, value)
            return {key: inner._typed(key, item, args[1]) for key, item in value.items()} if args else inner.fill(kind)
        if value_type is not kind and not (kind is float and value_type is int):
            self.expect(name, value, _EXPECTED[kind])
        return value

    def _inner(self, name: str, values: Mapping[str, object]) -> TomlTable:
        return TomlTable(self.file, self.game, self.lines, (*self.path, name), values)
