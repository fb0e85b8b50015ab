"""Reads a TOML file whose every value is checked; errors name the file, the line and what was expected there."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import NoReturn, cast

from tumblestar.contract.errors import Unreadable
from tumblestar.words import Argument, Phrase

_HEADER = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")

Path = tuple[str, ...]


def read(file: str, text: str, game: str) -> TomlTable:
    """The table that a TOML text is. Raises Unreadable, with the line, for a text that is no TOML."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else len(text.splitlines())
        why = str(error).partition(" (at ")[0]
        raise Unreadable(Phrase("box-no-toml", {"file": file, "line": line, "why": why}, game), line) from error
    return TomlTable(file, game, _lines_of(text), (), values)


def _lines_of(text: str) -> dict[Path, int]:
    """The line, from 1, in which each entry of a TOML text begins; entries inside braces share a line."""
    found: dict[Path, int] = {}
    header: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if match := _HEADER.match(line):
            header = _split(match[1])
            found.setdefault(header, number)
        elif match := _KEY.match(line):
            path = (*header, *_split(match[1]))
            for length in range(len(header) + 1, len(path) + 1):
                found.setdefault(path[:length], number)
    return found


def _split(key: str) -> Path:
    return tuple(word.strip().strip("\"'") for word in key.split("."))


class TomlTable:
    """A table of a TOML file, which hands out its values one by one, each checked. Its methods raise Unreadable."""

    def __init__(
        self, file: str, game: str, lines: Mapping[Path, int], path: Path, values: Mapping[str, object]
    ) -> None:
        self.file, self.game, self.lines, self.path, self.values = file, game, lines, path, values

    def line(self, name: str = "") -> int:
        """The line of an entry, or the nearest one above that it belongs to."""
        path = (*self.path, name) if name else self.path
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def fail(self, key: str, name: str = "", **args: Argument) -> NoReturn:
        """Refuses an entry, which the phrase calls by its whole name: `references.comets.A.table`."""
        line = self.line(name)
        whole_name = ".".join((*self.path, name) if name else self.path)
        raise Unreadable(Phrase(key, {"file": self.file, "line": line, "name": whole_name, **args}, self.game), line)

    def expect(self, name: str, value: object, key: str, **args: Argument) -> NoReturn:
        """Refuses a value, with what was expected."""
        shown = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
        self.fail("box-value", name, value=shown, expected=Phrase(key, args, self.game))

    def check_names(self, *allowed: str) -> None:
        """Refuses entries with other names."""
        for name in self.values:
            if name not in allowed:
                self.fail("box-unknown", name, allowed=list(allowed))

    def get(self, name: str) -> object:
        """An entry that has to be there, of any kind."""
        if name not in self.values:
            self.fail("box-missing", name)
        return self.values[name]

    def table(self, name: str, *allowed: str) -> TomlTable:
        """A table inside this one, with entries of these names; of any where none are named."""
        value = self.get(name)
        if not isinstance(value, dict):
            self.expect(name, value, "box-expected-table")
        inner = TomlTable(self.file, self.game, self.lines, (*self.path, name), cast("dict[str, object]", value))
        if allowed:
            inner.check_names(*allowed)
        return inner

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.get(name) if default is None else self.values.get(name, default)
        if type(value) is not int or not low <= value <= high:
            if low == high:
                self.expect(name, value, "box-expected-number", number=low)
            self.expect(name, value, "box-expected-whole", low=low, high=high)
        return value

    def boolean(self, name: str, default: bool | None = None) -> bool:
        """A truth value."""
        value = self.get(name) if default is None else self.values.get(name, default)
        if not isinstance(value, bool):
            self.expect(name, value, "box-expected-yes")
        return value

    def word(self, name: str, allowed: tuple[str, ...]) -> str:
        """One of some words."""
        value = self.get(name)
        if value not in allowed:
            self.expect(name, value, "box-expected-one", allowed=list(allowed))
        return str(value)

    def words(self, name: str, allowed: tuple[str, ...]) -> tuple[str, ...]:
        """A list of different words, at least one."""
        value = self.get(name)
        words = cast("list[object]", value) if isinstance(value, list) else []
        found = tuple(word for word in words if isinstance(word, str) and word in allowed)
        if not words or len(set(found)) < len(words):
            self.expect(name, cast("object", value), "box-expected-some", allowed=list(allowed))
        return found
