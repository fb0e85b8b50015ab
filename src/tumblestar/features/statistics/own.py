"""The statistics of a visitor: their finished tables on this server, and what chance did there.

A table is read once, since a finished one does not change. Reviews are taken from the store, never worked out here.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import NamedTuple, cast

import orjson

from tumblestar.features.review.reviews import kept_review, version_of
from tumblestar.features.statistics.chance_tally import ChanceTally, ChanceTest
from tumblestar.features.statistics.statistics import Reviewed, SeatResult, results, reviewed
from tumblestar.games import GAMES
from tumblestar.insight.report import Report
from tumblestar.storage import store_people
from tumblestar.storage.rows import TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.glances import keep
from tumblestar.tables.replay import TableProblem
from tumblestar.tables.table import Table
from tumblestar.web.services import Services

MOST_TABLES = 300
"""Tables of a visitor that count, those that ended last."""
MOST_KEPT = 3000
"""Tables whose figures stay in memory."""
PEOPLE = "stats-people"
"""The key of the words for people as opponents; a bot's is that of its name."""


class _Figures(NamedTuple):
    """What is known of a finished table: the results of its seats, its chance, and the version of its review."""

    lines: list[SeatResult]
    chance: ChanceTally
    version: str


@dataclass
class OwnFigures:
    """The games of a visitor: their own lines, the opponents in each, by table, and what chance did."""

    lines: list[SeatResult] = field(default_factory=list[SeatResult])
    opponents: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    tests: list[ChanceTest] = field(default_factory=list[ChanceTest])
    chance: ChanceTally = field(default_factory=ChanceTally)


class OwnStatistics:
    """Collects figures in a thread, for one visitor at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._known: OrderedDict[tuple[str, str], _Figures] = OrderedDict()
        self._reviewed: OrderedDict[tuple[str, str], list[Reviewed]] = OrderedDict()

    async def of(self, person: int) -> OwnFigures:
        """The figures of a person's finished tables."""
        async with self._lock:
            return await asyncio.to_thread(self._collect, person)

    def _collect(self, person: int) -> OwnFigures:
        found = OwnFigures()
        if not person:
            return found
        with self._store.reading() as connection:
            rows = store_people.tables_of(connection, person, statuses=("over", "abandoned"), most=MOST_TABLES)
            identities = store_people.plays_as(connection, person)
        for row in reversed(rows):
            if row.game in GAMES and (figures := self._figures(row)):
                found.chance.merge(figures.chance)
                self._add_own(found, row, identities.get(row.id, person), figures)
        found.tests = found.chance.tests()
        return found

    def _figures(self, row: TableRow) -> _Figures | None:
        """The figures of a table; None for one that cannot be read."""
        key = row.id, row.changed
        if key not in self._known:
            try:
                table = Table.load(self._store, row)
            except TableProblem:
                return None
            chance = ChanceTally()
            chance.add(table.record)
            self._known[key] = _Figures(results(table.record, row.id), chance, version_of(table))
        return keep(self._known, key, self._known[key], MOST_KEPT)

    def _add_own(self, found: OwnFigures, row: TableRow, person: int, figures: _Figures) -> None:
        """Adds the line of a person who holds one seat and has played it to the end."""
        mine = [seat for seat, place in enumerate(row.seats) if place.holder == person]
        if len(mine) != 1 or row.seats[mine[0]].bot or not figures.lines:
            return
        known = self._review(row.id, figures.version)
        line = figures.lines[mine[0]]
        found.lines.append(line._replace(review=known[mine[0]]) if known else line)
        others = [place.playing_bot for seat, place in enumerate(row.seats) if seat != mine[0]]
        found.opponents[row.id] = tuple(sorted({f"bot-{bot}" if bot else PEOPLE for bot in others}))

    def _review(self, table: str, version: str) -> list[Reviewed] | None:
        """What the kept review of a table says of its seats, if there is one."""
        key = table, version
        if key not in self._reviewed:
            text = self._store.read(lambda connection: kept_review(connection, table, version))
            if not text:
                return None
            self._reviewed[key] = reviewed(cast("Report", orjson.loads(text)))
        return keep(self._reviewed, key, self._reviewed[key], MOST_KEPT)


def services(services: Services) -> list[object]:
    """What runs besides requests."""
    return [OwnStatistics(services.registry.store)]
