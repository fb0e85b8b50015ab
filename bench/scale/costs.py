"""The measured costs that the model computes with, read from the kept results. All times are in seconds."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from bench.__main__ import RESULTS


@dataclass(frozen=True)
class Costs:
    """What things take of a process, of the database, of memory, disk and network."""

    program_action: float
    """An action at a table of two programs, without its commit."""
    page_action: float
    """An action at a table of two pages, with a picture for each."""
    spectator: float
    """Sending the update of an action to one more page that looks on."""
    commit: float
    """A commit, however many actions are in it."""
    connection: float
    """Opening a page's connection."""
    idle: float
    """Of each second, what one open connection takes."""
    process: float
    """Of each second, what a process takes that has nothing to do."""
    entry: float
    """An action that another process has committed, at a process without its table."""
    notice: float
    """A commit of another process, however many actions are in it."""
    present: float
    """Taking in that one person is present at another process, which all announce every 5 seconds."""
    database_row: float
    database_commit: float
    listener: float
    """What each listening process adds to a commit in the database."""
    sync: float
    """Until a commit is on disk; the database server has one such commit at a time."""
    home_page: float
    table_page: float
    new_table: float
    process_mb: float
    table_kb: float
    program_table_kb: float
    """A table that a page looks at, and one that only programs look at."""
    connection_kb: float
    bots_mb: float
    """What all bots, compiled, add to a process."""
    message_bytes: float
    program_bytes: float
    """The message of an action to a page, and to a program."""
    home_bytes: float
    table_bytes: float
    files_bytes: float
    table_disk: float
    entry_disk: float
    """Bytes of a new table, and of an action, in the database."""

    @property
    def player(self) -> float:
        """A picture for one player's page."""
        return max(0.0, (self.page_action - self.program_action) / 2)

    def shown(self, pages: int) -> float:
        """An action at a table with the pages of so many players."""
        return self.page_action + (pages - 2) * self.player


def costs_of(measured: Mapping[str, Any], place: str = "postgres") -> Costs:
    """The costs among the results of `python -m bench.scale measure`, for a database of PostgreSQL or a folder."""
    pages, programs = measured["pages, folder"], measured["programs, folder"]
    shared, database, opened = measured["pages, postgres"], measured["database"], measured["pages"]
    kept = shared if place == "postgres" else pages
    bots = measured["bots"]
    return Costs(
        program_action=programs["action ms"] / 1000,
        page_action=pages["action ms"] / 1000,
        spectator=measured["spectators"]["spectator ms"] / 1000,
        commit=kept["commit ms"] / 1000,
        connection=measured["connections"]["connection ms"] / 1000,
        idle=measured["connections"]["idle ms per second"] / 1000,
        process=measured["connections"]["process ms per second"] / 1000,
        entry=shared["foreign entry ms"] / 1000,
        notice=shared["foreign notice ms"] / 1000,
        present=measured["presence ms"] / 1000,
        database_row=shared["database row ms"] / 1000,
        database_commit=shared["database commit ms"] / 1000,
        listener=database["listener ms"] / 1000,
        sync=(database["lock ms"] if place == "postgres" else measured["sync ms"]) / 1000,
        home_page=opened["home page"]["ms"] / 1000,
        table_page=opened["table page"]["ms"] / 1000,
        new_table=opened["new table"]["ms"] / 1000,
        process_mb=measured["tables"]["process MB"],
        table_kb=measured["tables"]["table KB"],
        program_table_kb=measured["tables"]["program table KB"],
        connection_kb=measured["connections"]["connection KB"],
        bots_mb=max(game["MB"] for game in bots.values()) - min(game["MB"] for game in bots.values()),
        message_bytes=pages["message bytes"],
        program_bytes=programs["message bytes"],
        home_bytes=opened["home page"]["bytes"],
        table_bytes=opened["table page"]["bytes"],
        files_bytes=opened["files of a first visit"]["bytes"],
        table_disk=measured["tables"]["table disk bytes"],
        entry_disk=kept["disk bytes per action"],
    )


def kept_measure() -> dict[str, Any]:
    """The kept results of `python -m bench.scale measure`. Raises SystemExit if there are none."""
    file = RESULTS / "scale-measure.json"
    if not file.exists():
        raise SystemExit("there are no measured costs; run `python -m bench.scale measure --keep` first")
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def measured() -> dict[str, Any]:
    """The kept costs. Raises SystemExit if there are none."""
    return kept_measure()["costs"]
