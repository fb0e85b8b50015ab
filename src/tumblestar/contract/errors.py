"""Errors that a game raises for text, options and data files that it cannot use; each has a phrase."""

from __future__ import annotations

from tumblestar.words import Phrase, say


class _PhraseError(ValueError):
    """An error with a phrase; `str` gives it in English."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase

    def __str__(self) -> str:
        return say("en", self.phrase)


class Unreadable(_PhraseError):
    """Text that is not in the expected notation; the phrase says what was expected.

    `line` is the number of the line at fault where the text has lines, else 0.
    """

    def __init__(self, phrase: Phrase, line: int = 0) -> None:
        super().__init__(phrase)
        self.args = phrase, line
        self.line = line


class BadOption(_PhraseError):
    """An option or a number of seats that the game does not have."""


class BadData(_PhraseError):
    """A data file of a game that cannot be used; the phrase says where and what was expected."""
