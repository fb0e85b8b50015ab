"""What lists of tables say besides a table's row: whose turn it is, and the points.

A table in memory is asked; others are loaded once, in parts, and what they said is kept by table and live number.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tumblestar.engine.sharing import in_parts, keep
from tumblestar.storage import TableProblem, store_people
from tumblestar.storage.schema import TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.log import Status
from tumblestar.tables.table import Table

MOST_KEPT = 4096
MOST_LOADED = 6
"""Tables that one request may load. The next request gets further ones."""


class Glance(NamedTuple):
    """A table at a live number: the seat to act, CHANCE or OVER, and the points of a game played to its end."""

    live: int
    actor: int
    points: tuple[int, ...] = ()

    @classmethod
    def at(cls, table: Table) -> Glance:
        """What a table says now."""
        record, points = table.record, table.game.rules.points
        is_played = record.end == "over"
        shown = tuple(points(record.state, seat) for seat in range(len(record.seats))) if is_played else ()
        return cls(table.live, record.actor, shown)


class Glances:
    """The glances of a process. `in_memory` finds a table that is live in it."""

    def __init__(self, store: Store, in_memory: Callable[[str], Table | None]) -> None:
        self._store = store
        self._in_memory = in_memory
        self._kept: OrderedDict[str, Glance] = OrderedDict()

    async def by_table(self, rows: Sequence[TableRow]) -> dict[str, Glance]:
        """The glances of tables by name. Those that cannot be read, or would take too long, are left out."""
        found: dict[str, Glance] = {}
        unknown: list[TableRow] = []
        for row in rows:
            if row.status == Status.IMPORTED:
                continue
            if table := self._in_memory(row.id):
                await table.settled()
                found[row.id] = Glance.at(table)
            else:
                unknown.append(row)
        if not unknown:
            return found
        live = self._store.read(lambda connection: store_people.live_numbers(connection, [row.id for row in unknown]))
        loaded = 0
        for row in unknown:
            glance = self._kept.get(row.id)
            if glance is None or glance.live != live.get(row.id, 0):
                if loaded == MOST_LOADED:
                    continue
                loaded += 1
                glance = await self._load(row)
            if glance:
                found[row.id] = keep(self._kept, row.id, glance, MOST_KEPT)
        return found

    async def _load(self, row: TableRow) -> Glance | None:
        try:
            return Glance.at(await in_parts(Table.loading(self._store, row)))
        except TableProblem:
            return None
