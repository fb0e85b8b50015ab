"""What survives a restart: the database, where it is, what is in it, and its backups.

Errors of storage are here. Those for people carry a phrase that says what is wrong and what helps.
"""

from __future__ import annotations

import os
from pathlib import Path

from tumblestar.contract.errors import PhraseError
from tumblestar.words import Phrase


class StoreProblem(PhraseError):
    """The store cannot be opened, read or written."""


class TableProblem(StoreProblem):
    """A stored table that cannot be read, loaded or continued."""


def damaged(error: Exception) -> TableProblem:
    """The problem of a stored table that cannot be read."""
    return TableProblem(Phrase("table-damaged", {"why": str(error)[:200]}))


class OutcomeUnknown(StoreProblem):
    """A write that may be on disk or not. Repeating the request under the same id returns the answer."""


class Conflict(Exception):
    """A unique value (a live number, a request id, a commitment) is already used."""


class WriterBusy(Exception):
    """The writer's queue is full, or the writer is closed (`is_closed`)."""

    def __init__(self, is_closed: bool) -> None:
        super().__init__(is_closed)
        self.is_closed = is_closed


class CommitUnknown(Exception):
    """The connection was lost during a commit, and it cannot be found out whether the transaction is on disk."""


class CommitUnseen(CommitUnknown):
    """The same, where nothing was on disk when it was looked for. It may still arrive, and may be written again."""


class Failure(Exception):
    """A request that cannot be served: an HTTP status and, optionally, a phrase with details."""

    def __init__(self, status: int, phrase: Phrase | None = None) -> None:
        super().__init__(status, phrase)
        self.status = status
        self.phrase = phrase


# -- location


def data_folder(data: str | None = None) -> Path:
    """The folder of the tables: the option, else TUMBLESTAR_DATA, else the user's data folder."""
    if folder := data or os.environ.get("TUMBLESTAR_DATA"):
        return Path(folder).expanduser()
    from platformdirs import user_data_path

    return user_data_path("tumblestar", appauthor=False)


def find_location(data: str | None = None, database: str | None = None) -> Path | str:
    """The location of the tables: a database or a folder, by the options, else the environment."""
    address = database or (None if data else os.environ.get("TUMBLESTAR_DATABASE"))
    return address or data_folder(data)
