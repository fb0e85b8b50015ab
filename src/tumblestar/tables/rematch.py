"""The rematch of a table: made by the first who asks for it; the others are asked there."""

from __future__ import annotations

from dataclasses import replace

from tumblestar.record import refuse_if
from tumblestar.storage import Conflict
from tumblestar.storage.restrictions import BLOCK
from tumblestar.storage.schema import SeatRow
from tumblestar.tables import invitations
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table


async def rematch(registry: TableRegistry, table: Table, person: int, *, agrees: bool = True) -> Table:
    """The rematch of a table, where this person keeps their seat, or frees it unless they agree. Raises Refused.

    The first who wants it creates it. The other people are asked there; bots and programs agree.
    """
    if table.asked_seats:
        await table.membership.answer_rematch(table, person, agrees=agrees)
        return table
    membership = table.membership
    refuse_if(person != table.owner and not table.seats_held_by(person), "seat", "refused-not-yours")
    async with registry.form_lock(f"rematch of {table.id}"):
        name = membership.rematch or invitations.derived_name(registry.key, f"rematch {table.id}")
        made = await registry.find_current(name)
        if made is None:
            if not agrees:
                return table
            made = await _make(registry, table, person, name)
        if not membership.rematch:
            await membership.set_rematch(table, name)
    asked = [seat for seat in made.asked_seats if made.seats[seat].holder == person]
    await made.membership.answer_rematch(made, person, agrees=agrees)
    if not agrees:
        for seat in asked:
            await membership.chat.note(table, "note-declined", seat, table.seats[seat].name, f"declined:{seat}")
    table.updates.publish()  # the others see who plays again
    refuse_if(agrees and not made.is_visible_to(person), "taken", "refused-taken")
    return made


async def _make(registry: TableRegistry, table: Table, person: int, name: str) -> Table:
    """Creates a table with the same options, bots and people, everybody on the same seat. Raises Refused.

    Where the options say who plays first, it is the next seat.
    """
    membership, record, options = table.membership, table.record, dict(table.record.options)
    if options.get("first"):
        options["first"] = options["first"] % len(table.seats) + 1
    others, blocks = table.people - {person}, registry.store.restrictions.has
    apart = {other for other in others if blocks(person, other, BLOCK) or blocks(other, person, BLOCK)}
    spec = TableSpec(
        table.game,
        tuple(
            SeatRow("person", "")
            if one.holder in apart
            else replace(one, bot="", is_asked=one.holder in others and not one.is_program)
            for one in table.seats
        ),
        options,
        "sealed" if record.chance == "seed" else record.chance,  # not the same seed again
        time_control=membership.time_control,
        has_chat=membership.has_chat,
        has_watchers=membership.has_watchers,
        is_listed=membership.is_listed,
        name=name,
    )
    try:
        made = await registry.make(person, spec)
        await made.membership.invitations.copy_guests(made, membership.invitations)
    except Conflict:  # another process has made it at the same time
        made = await registry.find_current(name)
        if made is None:
            raise
    return made
