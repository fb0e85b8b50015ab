"""Muting and blocking: one person's decision about another one, at all tables."""

from __future__ import annotations

from contextlib import suppress

from tumblestar.record import Refused, refuse_if
from tumblestar.storage import TableProblem, restrictions, store_people
from tumblestar.storage.restrictions import BLOCK
from tumblestar.tables.registry import TableRegistry
from tumblestar.tables.replication import restriction_changed
from tumblestar.tables.table import Table


def person_at(table: Table, seat: int | None, message: int | None) -> tuple[int, str]:
    """Who holds a seat, or wrote a chat message, and their name there; 0 for nobody."""
    if message is not None:
        found = (one for one in table.membership.chat.messages if one.number == message)
        return next(((one.person, one.name) for one in found), (0, ""))
    if seat is not None and seat < len(table.seats):
        return table.seats[seat].holder, table.seats[seat].name
    return 0, ""


async def restrict_at(
    registry: TableRegistry, table: Table, person: int, kind: str, seat: int | None, message: int | None, is_on: bool
) -> None:
    """Mutes or blocks whoever holds a seat or wrote a message here, or ends that. Raises Refused, StoreProblem."""
    other, name = person_at(table, seat, message)
    refuse_if(not person, "seat", "refused-restrict-stranger")
    refuse_if(other in (0, person), "seat", "refused-restrict-nobody")
    await restrict(registry, person, other, kind, name if is_on else None)
    restriction_changed([table], person, other, is_here=True)


async def restrict(registry: TableRegistry, person: int, other: int, kind: str, name: str | None) -> None:
    """Mutes or blocks a person, who is called `name`; None: ends it. Raises StoreProblem.

    A person who is blocked leaves the host's tables where the game has not begun.
    """
    store = registry.store
    await store.write(lambda connection: restrictions.restrict(connection, person, other, kind, name))
    try:
        if kind == BLOCK and name is not None:
            for row in store.read(lambda connection: store_people.tables_of(connection, other, statuses=("waiting",))):
                if row.owner == person:
                    await _send_away(registry, row.id, person, other)
    finally:  # once, when it is known who still sees which table
        await registry.announce_restriction(person, other)


async def _send_away(registry: TableRegistry, name: str, person: int, other: int) -> None:
    with suppress(TableProblem, Refused):  # the game has begun meanwhile, or they have left
        if table := await registry.find_current(name):
            for seat in list(table.seats_held_by(other)):
                await table.membership.send_away(table, person, seat)
