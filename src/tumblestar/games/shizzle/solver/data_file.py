"""The data files of values that were computed before: JSON that names the rules and the dice that it is for."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, TypeVar

from tumblestar.contract.errors import Unreadable
from tumblestar.words import Phrase

T = TypeVar("T")
Entries = dict[str, Any]
"""The entries of a file; whatever they are, `read` catches what follows from wrong ones."""


def shipped_text(name: str) -> str:
    """The text of a file that comes with the program."""
    return resources.files("tumblestar.games.shizzle").joinpath("data", name).read_text(encoding="utf-8")


def read(
    text: str, command: str, expected: Callable[[Entries], Mapping[str, object]], build: Callable[[Entries], T]
) -> T:
    """What `build` makes of the text of a file.

    Raises Unreadable where an entry is not as `expected`, is missing or is of the wrong kind; the error names the
    `command` that makes the file.
    """
    try:
        entries: Entries = json.loads(text)
        for key, value in expected(entries).items():
            if entries[key] != value:
                args = {"key": key, "text": str(entries[key]), "expected": str(value), "make": command}
                raise Unreadable(Phrase("data-mismatch", args, "shizzle"))
        return build(entries)
    except Unreadable:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error) as error:
        args = {"why": repr(error)[:100], "make": command}
        raise Unreadable(Phrase("data-damaged", args, "shizzle")) from error
