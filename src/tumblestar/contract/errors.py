"""Errors that a game raises for text, options and data files that it cannot use; each has a phrase."""

from __future__ import annotations

from tumblestar.words import Phrase, say

LONGEST_VALUE = 80
"""Characters of a wrong value that a message repeats."""


class PhraseError(Exception):
    """An error that a phrase explains; as text it is English."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return say("en", self.phrase)


class Unreadable(PhraseError, ValueError):
    """Text that is not in the expected notation; the phrase says what was expected.

    `line` is the number of the line at fault where the text has lines, else 0.
    """

    def __init__(self, phrase: Phrase, line: int = 0) -> None:
        super().__init__(phrase)
        self.args = phrase, line
        self.line = line

    @property
    def at_line(self) -> Phrase:
        """The phrase, with the number of the line if there is one."""
        return Phrase("unreadable-at", {"line": self.line, "why": self.phrase}) if self.line else self.phrase


class BadOption(PhraseError, ValueError):
    """An option or a number of seats that the game does not have."""


def check_type(name: str, value: object, kind: type | tuple[type, ...], expected: str) -> None:
    """Raises BadOption where a value of a call is of another type; `expected` is the key `takes-…` of what it takes."""
    if not isinstance(value, kind):
        raise BadOption(wrong_value(name, value, Phrase(f"takes-{expected}")))


def wrong_value(name: str, value: object, expected: Phrase) -> Phrase:
    """Says that a value of a call is not what is expected."""
    return Phrase("bad-value", {"name": name, "value": repr(value)[:LONGEST_VALUE], "expected": expected})


class BadData(PhraseError, ValueError):
    """A data file of a game that cannot be used; the phrase says where and what was expected."""
