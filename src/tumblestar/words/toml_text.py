"""TOML as text: the values of a file, and the line of each entry. The one place that parses TOML."""

from __future__ import annotations

import re
import tomllib
from typing import Any

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]")
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")

EntryPath = tuple[str, ...]
"""Where an entry is: names of tables, and numbers from 1 in arrays of tables."""


class NoToml(ValueError):
    """A text that is no TOML: the file that it is in, the line, and why, in English."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: this is not TOML. {why}")
        self.file, self.line, self.why = file, line, why


def parse(file: str, text: str) -> dict[str, Any]:
    """The values of a TOML text, which is named after its file. Raises NoToml."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at[1]) if at else max(1, len(text.splitlines()))
        raise NoToml(file, line, str(error).partition(" (at ")[0]) from error


def lines_of(text: str) -> dict[EntryPath, int]:
    """The line, from 1, in which each entry of a TOML text begins; entries inside braces share a line."""
    lines: dict[EntryPath, int] = {}
    counts: dict[EntryPath, int] = {}
    header: EntryPath = ()
    for number, line in enumerate(text.splitlines(), 1):
        if match := _HEADER.match(line):
            header = ()
            for name in (names := _split(match[2])):
                header = (*header, name)
                if len(match[1]) == 2 and header[-1] is names[-1]:
                    lines.setdefault(header, number)
                    counts[header] = counts.get(header, 0) + 1
                if header in counts:
                    header = (*header, str(counts[header]))
            lines.setdefault(header, number)
        elif match := _KEY.match(line):
            path = (*header, *_split(match[1]))
            for length in range(len(header) + 1, len(path) + 1):
                lines.setdefault(path[:length], number)
    return lines


def _split(key: str) -> EntryPath:
    return tuple(word.strip().strip("\"'") for word in key.split("."))
