"""The states that a table goes through."""

from __future__ import annotations

from enum import StrEnum


class Status(StrEnum):
    """The state of a table, as the store has it."""

    WAITING = "waiting"
    """Until all seats are taken."""
    OPEN = "open"
    OVER = "over"
    ABANDONED = "abandoned"
    STUDY = "study"
    """A finished record to step through."""


NOT_PLAYED = Status.STUDY, Status.WAITING
