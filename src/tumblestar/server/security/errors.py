"""What a page may fail with: an answer's status, and what there is to say about it."""

from __future__ import annotations

from tumblestar.words import Phrase


class Failure(Exception):
    """A page that cannot be shown: an HTTP status and, where there is more to say, a phrase."""

    def __init__(self, status: int, phrase: Phrase | None = None) -> None:
        super().__init__(status, phrase)
        self.status = status
        self.phrase = phrase


class NotThere(Failure):
    """There is nothing under that address, or nothing for this person."""

    def __init__(self) -> None:
        super().__init__(404)
