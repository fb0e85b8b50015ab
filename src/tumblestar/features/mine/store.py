"""Queries about one person as a whole: their devices, joining two people, their data, and deleting it.

All take a connection. Read with `with store.reading() as connection`; write with `await store.write(...)`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from tumblestar.storage import restrictions, schema
from tumblestar.storage.schema import SeatRow, read_seats, write_seats
from tumblestar.storage.store_people import of_person, update_sitters, update_table
from tumblestar.web.feature import PersonRows


def add_transfer(connection: sa.Connection, digest: str, person: int, at: int, until: int) -> None:
    """Stores a code that carries a person over. It replaces earlier ones of theirs, and those that have expired."""
    c = schema.transfers.c
    connection.execute(sa.delete(schema.transfers).where((c.person == person) | (c.until <= at)))
    connection.execute(sa.insert(schema.transfers).values(digest=digest, person=person, until=until))


def find_transfer(connection: sa.Connection, digest: str, at: int) -> int:
    """The person whom a code carries over; 0 for an unknown, used or expired one."""
    c = schema.transfers.c
    return connection.execute(sa.select(c.person).where(c.digest == digest, c.until > at)).scalar() or 0


def use_transfer(connection: sa.Connection, digest: str, at: int) -> int:
    """The person whom a code carries over, once: it is gone then. 0 for an unknown, used or expired one."""
    person = find_transfer(connection, digest, at)
    used = connection.execute(sa.delete(schema.transfers).where(schema.transfers.c.digest == digest)).rowcount
    return person if used else 0


def add_device(connection: sa.Connection, token: str, person: int) -> None:
    """Lets a cookie (its digest) stand for a person."""
    connection.execute(sa.insert(schema.devices).values(token=token, person=person))


def tables_with(connection: sa.Connection, people: Collection[int]) -> list[str]:
    """The names of all tables that one of these people owns, sits at or may see."""
    c, g = schema.tables.c, schema.guests.c
    watches = c.id.in_(sa.select(g.table_id).where(g.person.in_(people) | g.plays_as.in_(people)))
    owns = sa.or_(*(of_person(person) for person in people))
    return list(connection.execute(sa.select(c.id).where(owns | watches).order_by(c.made, c.id)).scalars())


def name_of(connection: sa.Connection, person: int) -> str:
    """A person's name."""
    return connection.execute(sa.select(schema.people.c.name).where(schema.people.c.id == person)).scalar() or ""


def _update_seats(connection: sa.Connection, table: str, people: Collection[int], **values: Any) -> None:
    """Changes the seats that these people hold."""
    c = schema.tables.c
    stored = read_seats(connection.execute(sa.select(c.seats).where(c.id == table).with_for_update()).scalar_one())
    seats: Sequence[SeatRow] = [replace(seat, **values) if seat.holder in people else seat for seat in stored]
    if list(stored) != seats:
        update_table(connection, table, seats=write_seats(seats))
        update_sitters(connection, table, seats)


def join_people(connection: sa.Connection, person: int, into: int, of_features: Sequence[PersonRows]) -> None:
    """Makes one person a device of another: all that is theirs is that of `into` from then on."""
    tables = tables_with(connection, [person])
    for table in tables:
        _update_seats(connection, table, [person], holder=into)
    g, p = schema.guests.c, schema.people.c
    known = sa.select(g.table_id).where(g.person == into)
    connection.execute(sa.delete(schema.guests).where(g.person == person, g.table_id.in_(known)))
    for column in (
        *(schema.tables.c.owner, g.person, g.plays_as, schema.invitations.c.person, schema.invitations.c.used_by),
        *(schema.chat.c.person, schema.tokens.c.person, p.keeper, schema.devices.c.person),
    ):
        connection.execute(sa.update(column.table).where(column == person).values({column.name: into}))
    connection.execute(sa.delete(schema.guests).where(g.person == g.plays_as))
    restrictions.join(connection, person, into)
    for rows in of_features:
        rows.join(connection, person, into)
    row = connection.execute(sa.select(p.token, p.name).where(p.id == person)).one()
    connection.execute(sa.delete(schema.transfers).where(schema.transfers.c.person == person))
    connection.execute(sa.delete(schema.people).where(p.id == person))
    add_device(connection, row.token, into)
    if not name_of(connection, into):
        connection.execute(sa.update(schema.people).where(p.id == into).values(name=row.name))


def rows_of(
    connection: sa.Connection, person: int, of_features: Sequence[PersonRows]
) -> list[tuple[str, dict[str, Any]]]:
    """What is stored about a person besides tables: a kind, and the columns without secrets and numbers of people."""
    hidden = {"token", "digest", "person", "keeper", "client", "other"}
    entries: list[tuple[str, dict[str, Any]]] = []
    for kind, column in (
        ("person", schema.people.c.id),
        ("bot", schema.people.c.keeper),
        ("token", schema.tokens.c.person),
        *(item for rows in of_features for item in rows.columns.items()),
        ("chat", schema.chat.c.person),
        ("restriction", schema.restrictions.c.person),
    ):
        rows = connection.execute(sa.select(column.table).where(column == person)).mappings()
        entries += [(kind, {str(key): value for key, value in row.items() if str(key) not in hidden}) for row in rows]
    return entries


def kept_bots(connection: sa.Connection, person: int) -> list[int]:
    """The bots that a person has made."""
    c = schema.people.c
    return list(connection.execute(sa.select(c.id).where(c.keeper == person)).scalars())


def delete_people(
    connection: sa.Connection, people: Collection[int], tables: Collection[str], of_features: Sequence[PersonRows]
) -> None:
    """Deletes people, and takes their names from these tables, which pass to others who play there."""
    c, chat = schema.tables.c, schema.chat.c
    for table in tables:
        row = connection.execute(sa.select(c.owner, c.seats).where(c.id == table)).first()
        if row is None:
            continue
        seats = read_seats(row.seats)
        for seat, held in enumerate(seats):
            if held.holder in people:
                note = chat.table_id == table, chat.seat == seat, chat.name == held.name
                connection.execute(sa.update(schema.chat).where(*note).values(name=""))
        _update_seats(connection, table, people, holder=0, name="", bot="")
        heirs = sorted({seat.holder for seat in seats if seat.holder} - set(people))
        if row.owner in people:
            update_table(connection, table, owner=heirs[0])
    connection.execute(
        sa.update(schema.invitations).where(schema.invitations.c.used_by.in_(people)).values(used_by=None)
    )
    for column in (
        *(chat.person, schema.guests.c.person, schema.guests.c.plays_as, schema.invitations.c.person),
        *(column for rows in of_features for column in rows.columns.values()),
        *(schema.tokens.c.person, schema.devices.c.person, schema.transfers.c.person),
        *(schema.restrictions.c.person, schema.restrictions.c.other, schema.people.c.id),
    ):
        connection.execute(sa.delete(column.table).where(column.in_(people)))
