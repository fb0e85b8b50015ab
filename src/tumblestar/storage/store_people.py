"""Queries about the people at tables: seats, guests, invitations, chat, settings, clocks, and the lobby's lists.

All take a connection. Read with `with store.reading() as connection`; write with `await store.write(...)`, or as
`also` in a transaction with entries.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeVar

import sqlalchemy as sa

from tumblestar.storage import Conflict, schema
from tumblestar.storage.database import dialect_insert
from tumblestar.storage.schema import SeatRow, TableRow
from tumblestar.storage.writer import now
from tumblestar.words.text_input import folded

T = TypeVar("T")
SEAT, TABLE, WATCH, DEVICE, CODE = "seat", "table", "watch", "device", "code"
CHAT_KEPT = 200
"""Messages of a table's chat that are stored."""
MOST_LISTED = 60
"""Tables in one list of the lobby."""


@dataclass(frozen=True)
class Invitation:
    """A link: to a seat, to the next free one, to watch, or for another device of `person`; or a code in place of one.

    `digest` is that of its secret.
    """

    digest: str
    table_id: str
    kind: str
    seat: int | None = None
    serial: int = 0
    person: int | None = None
    until: int | None = None
    used_by: int | None = None


@dataclass(frozen=True)
class Message:
    """A chat message: the key of a phrase, or text; by a person, or a note of the table itself (person 0)."""

    number: int
    person: int
    name: str
    seat: int | None
    key: str
    text: str
    at: int
    is_bot: bool = False


@dataclass(frozen=True)
class MembershipRows:
    """The stored data of a table's membership."""

    is_listed: bool = False
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    clock: str = ""
    clock_since: int | None = None
    following: str = ""
    watchers: frozenset[int] = frozenset()
    devices: Mapping[int, int] = field(default_factory=dict[int, int])
    """Other devices: the person of each, and the person that it plays as."""
    invitations: tuple[Invitation, ...] = ()
    chat: tuple[Message, ...] = ()


# -- a table


def membership_rows(connection: sa.Connection, table: str) -> MembershipRows:
    """Reads the membership of a table."""
    c = schema.tables.c
    row = connection.execute(
        sa.select(c.listed, c.settings, c.clock, c.clock_since, c.following).where(c.id == table)
    ).first()
    if row is None:
        return MembershipRows()
    g = schema.guests.c
    guests = connection.execute(sa.select(g.person, g.plays_as).where(g.table_id == table)).all()
    return MembershipRows(
        is_listed=bool(row.listed),
        settings=json.loads(row.settings),
        clock=row.clock or "",
        clock_since=row.clock_since,
        following=row.following or "",
        watchers=frozenset(guest.person for guest in guests if guest.plays_as is None),
        devices={guest.person: guest.plays_as for guest in guests if guest.plays_as is not None},
        invitations=tuple(invitations(connection, table)),
        chat=tuple(messages(connection, table)),
    )


def add_membership(connection: sa.Connection, table: TableRow, rows: MembershipRows) -> None:
    """Stores the membership of a new table."""
    update_sitters(connection, table.id, table.seats)
    update_settings(connection, table.id, rows.is_listed, rows.settings)
    for invitation in rows.invitations:
        add_invitation(connection, invitation)


def lock_table(connection: sa.Connection, table: str) -> None:
    """Locks the people of a table until the end of this transaction; entries can be added meanwhile."""
    c = schema.tables.c
    connection.execute(sa.select(c.id).where(c.id == table).with_for_update(key_share=True))


def lock_person(connection: sa.Connection, person: int) -> None:
    """Locks a person until the end of this transaction: what is counted of theirs stays so meanwhile."""
    c = schema.people.c
    connection.execute(sa.select(c.id).where(c.id == person).with_for_update(key_share=True))


def update_sitters(connection: sa.Connection, table: str, seat_rows: Sequence[SeatRow]) -> None:
    """Updates the index of tables by person and by name."""
    c = schema.sitters.c
    connection.execute(sa.delete(schema.sitters).where(c.table_id == table))
    rows = [
        {"table_id": table, "seat": seat, "person": seat_row.holder or None, "name": folded(seat_row.name)[:40]}
        for seat, seat_row in enumerate(seat_rows)
    ]
    if rows:
        connection.execute(sa.insert(schema.sitters), rows)


def update_table(connection: sa.Connection, table: str, **columns: Any) -> None:
    """Updates columns of a table's row, such as listed, settings, header, status or clock."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**columns))


def update_settings(connection: sa.Connection, table: str, is_listed: bool, settings: Mapping[str, Any]) -> None:
    """Updates the settings of a table."""
    update_table(connection, table, listed=int(is_listed), settings=json.dumps(dict(settings)))


def update_setting(connection: sa.Connection, table: str, name: str, change: Callable[[Any], T]) -> T:
    """Changes one setting of a table by what is stored (None for nothing); returns what it is then."""
    c = schema.tables.c
    lock_table(connection, table)
    settings = json.loads(connection.execute(sa.select(c.settings).where(c.id == table)).scalar_one())
    settings[name] = changed = change(settings.get(name))
    update_table(connection, table, settings=json.dumps(settings))
    return changed


def update_salt(connection: sa.Connection, table: str, seat: int, salt: str) -> None:
    """Updates the salt of a seat. Raises Conflict where the game has begun: its chance would not be proved by it."""
    c = schema.tables.c
    lock_table(connection, table)
    stored = connection.execute(sa.select(c.header).where(c.id == table, c.status == "waiting")).scalar()
    if stored is None:
        raise Conflict(f"the game of table {table} has begun")
    salts: list[str] = json.loads(stored)["salts"]
    update_header(connection, table, {"salts": [*salts[:seat], salt, *salts[seat + 1 :]]})


def update_header(connection: sa.Connection, table: str, values: Mapping[str, Any]) -> None:
    """Replaces values in the header of a table's record."""
    c = schema.tables.c
    stored = connection.execute(sa.select(c.header).where(c.id == table)).scalar_one()
    update_table(connection, table, header=json.dumps(json.loads(stored) | dict(values)))


def begin(connection: sa.Connection, table: str) -> None:
    """Notes that a game has begun, unless another process was first."""
    c = schema.tables.c
    connection.execute(
        sa.update(schema.tables).where(c.id == table, c.status == "waiting").values(status="open", changed=now())
    )


def set_rematch(connection: sa.Connection, table: str, following: str) -> str:
    """Sets the rematch of a table, unless it has one; returns the rematch that it has then."""
    c = schema.tables.c
    connection.execute(sa.update(schema.tables).where(c.id == table, c.following.is_(None)).values(following=following))
    return connection.execute(sa.select(c.following).where(c.id == table)).scalar() or ""


def add_guest(connection: sa.Connection, table: str, person: int, plays_as: int | None = None) -> None:
    """Lets a person see a table: a spectator, or another device of a person who sits there."""
    c = schema.guests.c
    connection.execute(sa.delete(schema.guests).where(c.table_id == table, c.person == person))
    connection.execute(sa.insert(schema.guests).values(table_id=table, person=person, plays_as=plays_as))


# -- invitations


def add_invitation(connection: sa.Connection, invitation: Invitation) -> None:
    """Stores a new invitation."""
    connection.execute(sa.insert(schema.invitations).values(**asdict(invitation)))


def add_code(connection: sa.Connection, invitation: Invitation) -> bool:
    """Stores the code of a table that waits; False where another one has the same. Codes of other tables are void."""
    c, t = schema.invitations.c, schema.tables.c
    waits = sa.exists().where(t.id == c.table_id, t.status == "waiting")
    connection.execute(sa.delete(schema.invitations).where(c.digest == invitation.digest, ~waits))
    row = dialect_insert(connection)(schema.invitations).values(**asdict(invitation))
    return bool(connection.execute(row.on_conflict_do_nothing()).rowcount)


def count_waiting(connection: sa.Connection) -> int:
    """How many tables wait for people."""
    c = schema.tables.c
    waiting = c.listed.in_((0, 1)), c.status == "waiting"  # by the index
    return connection.execute(sa.select(sa.func.count()).where(*waiting)).scalar_one()


def find_invitation(connection: sa.Connection, digest: str) -> Invitation | None:
    """The invitation with a digest."""
    rows = connection.execute(sa.select(schema.invitations).where(schema.invitations.c.digest == digest))
    row = rows.mappings().first()
    return Invitation(**row) if row else None


def invitations(connection: sa.Connection, table: str) -> list[Invitation]:
    """All invitations of a table, the newest of a kind last."""
    c = schema.invitations.c
    rows = connection.execute(sa.select(schema.invitations).where(c.table_id == table).order_by(c.serial))
    return [Invitation(**row) for row in rows.mappings()]


def use_invitation(connection: sa.Connection, digest: str, person: int, at: int) -> bool:
    """Notes who used an invitation; False where it was used (a device's), has expired or was renewed."""
    c, other = schema.invitations.c, schema.invitations.alias().c
    same = other.table_id == c.table_id, other.kind == c.kind, other.seat.is_not_distinct_from(c.seat)
    is_newest = ~sa.exists().where(*same, other.serial > c.serial)
    is_valid = sa.case((c.kind == DEVICE, c.used_by.is_(None) & (c.until > at)), else_=is_newest)
    update = sa.update(schema.invitations).where(c.digest == digest, is_valid)
    return bool(connection.execute(update.values(used_by=person)).rowcount)


def is_sitting(connection: sa.Connection, table: str, person: int) -> bool:
    """Whether a person holds a seat of a table."""
    c = schema.sitters.c
    return connection.execute(sa.select(c.seat).where(c.table_id == table, c.person == person)).first() is not None


# -- chat


def add_message(connection: sa.Connection, table: str, message: Message, client: str | None) -> Message | None:
    """Stores a message under the next number, and deletes old ones. Returns it with its number.

    Returns None if a message of this `client` (the person and the request's id) is stored already.
    """
    c = schema.chat.c
    lock_table(connection, table)
    if client and has_message(connection, table, client):
        return None
    last = connection.execute(sa.select(sa.func.max(c.number)).where(c.table_id == table)).scalar()
    message = replace(message, number=(last or 0) + 1)
    row = asdict(message)
    row |= {"table_id": table, "person": message.person or None, "bot": int(row.pop("is_bot")), "client": client}
    connection.execute(sa.insert(schema.chat).values(**row))
    connection.execute(sa.delete(schema.chat).where(c.table_id == table, c.number <= message.number - CHAT_KEPT))
    return message


def has_message(connection: sa.Connection, table: str, client: str) -> bool:
    """Whether a message of this `client` (the person and the request's id) is stored."""
    c = schema.chat.c
    return connection.execute(sa.select(c.number).where(c.table_id == table, c.client == client)).first() is not None


def messages(connection: sa.Connection, table: str) -> list[Message]:
    """The chat of a table, in order."""
    c = schema.chat.c
    rows = connection.execute(sa.select(schema.chat).where(c.table_id == table).order_by(c.number)).all()
    return [
        Message(row.number, row.person or 0, row.name, row.seat, row.key, row.text, row.at, bool(row.bot))
        for row in rows
    ]


# -- clocks


def note_alive(connection: sa.Connection, at: int) -> None:
    """Notes that the server runs at this time (ms since 1970)."""
    first = dialect_insert(connection)(schema.heartbeats).values(id=1, at=at)
    connection.execute(first.on_conflict_do_update(index_elements=[schema.heartbeats.c.id], set_={"at": at}))


def try_out(connection: sa.Connection, at: int) -> None:
    """Reads where everything is kept, and writes that the server runs at this time (ms since 1970)."""
    for table in (schema.people, schema.tables, schema.entries):
        connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1))
    note_alive(connection, at)


def resume_clocks(connection: sa.Connection, at: int, least: int = 0) -> None:
    """After a time in which the server was down: moves every running clock by that time (see `Clock.moved`).

    A time of at most `least` milliseconds is ignored: another process may have been running. The last `note_alive` may
    be some seconds old; the seat gets that time.
    """
    c = schema.tables.c
    last = connection.execute(sa.select(schema.heartbeats.c.at).where(schema.heartbeats.c.id == 1)).scalar()
    if last is not None and at - last > least:
        up = sa.case((c.clock_since > last, c.clock_since), else_=sa.literal(last))
        down = sa.case((up < at, sa.literal(at) - up), else_=sa.literal(0))
        moved = sa.case((c.clock_since + down < at, c.clock_since + down), else_=sa.literal(at))
        connection.execute(
            sa.update(schema.tables)
            .where(c.clock_since.is_not(None))
            .values(clock_since=moved, clock_due=c.clock_due + moved - c.clock_since)
        )
    note_alive(connection, at)


def deadlines(connection: sa.Connection, until: int | None = None) -> list[tuple[int, str]]:
    """When the running clocks run out, with their tables, the next first; with `until`, those due by then."""
    c = schema.tables.c
    query = sa.select(c.clock_due, c.id).where(c.clock_due.is_not(None), c.status == "open").order_by(c.clock_due)
    if until is not None:
        query = query.where(c.clock_due <= until)
    return [(row.clock_due, row.id) for row in connection.execute(query).all()]


# -- lists of tables


def of_person(person: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    """A condition: tables that a person owns or sits at, on any device."""
    c, s, g = schema.tables.c, schema.sitters.c, schema.guests.c
    sits = sa.select(s.table_id).where(s.person == person)
    plays = sa.select(g.table_id).where(g.person == person, g.plays_as.is_not(None))
    return (c.owner == person) | c.id.in_(sits) | c.id.in_(plays)


def count_open_tables(connection: sa.Connection, person: int) -> int:
    """How many unfinished tables a person owns, who makes no others until the end of this transaction."""
    lock_person(connection, person)
    c = schema.tables.c
    query = sa.select(sa.func.count()).where(c.owner == person, c.status.in_(("open", "waiting")))
    return connection.execute(query).scalar_one()


def table_names_of(connection: sa.Connection, person: int, game: str = "") -> list[str]:
    """The names of all tables of a person, imported records too, the oldest first."""
    c = schema.tables.c
    query = sa.select(c.id).where(of_person(person), *_conditions(game, "")).order_by(c.made, c.id)
    return list(connection.execute(query).scalars())


def played_by(connection: sa.Connection, person: int, game: str, result: str) -> list[TableRow]:
    """The tables of a person at which a game was played with this result, or has none yet."""
    c = schema.tables.c
    query = sa.select(schema.tables).where(of_person(person), c.status != "study", c.game == game)
    return TableRow.read_all(connection.execute(query.where(c.result.in_((result, "")))))


def tables_of(
    connection: sa.Connection,
    person: int,
    game: str = "",
    name: str = "",
    statuses: Sequence[str] = ("waiting", "open", "over", "abandoned"),
    most: int = MOST_LISTED,
) -> list[TableRow]:
    """The tables of a person without imported records, the one last played at first."""
    return TableRow.read_all(connection.execute(_tables(game, name, tuple(statuses), most), {"person": person}))


@lru_cache(maxsize=64)
def _tables(game: str, name: str, statuses: Sequence[str], most: int) -> sa.Executable:
    """The query of `tables_of`, whose making takes longer than its answer."""
    c = schema.tables.c
    mine = of_person(sa.bindparam("person", type_=c.owner.type))
    query = sa.select(schema.tables).where(mine, c.status.in_(statuses), *_conditions(game, name))
    return query.order_by(c.changed.desc(), c.made.desc(), c.id).limit(most)


def live_numbers(connection: sa.Connection, tables: Sequence[str]) -> dict[str, int]:
    """The live number of each of these tables, as far as they have entries."""
    t, e = schema.tables.c, schema.entries.c
    last = sa.select(sa.func.max(e.number)).where(e.table_id == t.id).scalar_subquery()
    rows = connection.execute(sa.select(t.id, last.label("live")).where(t.id.in_(tables))).all()
    return {row.id: row.live for row in rows if row.live}


def check_live(connection: sa.Connection, table: str, live: int) -> None:
    """Raises Conflict where a table has another live number: somebody has acted meanwhile."""
    if live_numbers(connection, [table]).get(table, 0) != live:
        raise Conflict(f"table {table} is not at {live}")


def plays_as(connection: sa.Connection, person: int) -> dict[str, int]:
    """The tables where somebody plays as another person, on their other device, with that person."""
    g = schema.guests.c
    rows = connection.execute(sa.select(g.table_id, g.plays_as).where(g.person == person, g.plays_as.is_not(None)))
    return {row.table_id: row.plays_as for row in rows.all()}


def listed_tables(connection: sa.Connection, statuses: Sequence[str], game: str = "", name: str = "") -> list[TableRow]:
    """The tables in the lobby with these statuses, the one last played at first."""
    c = schema.tables.c
    query = sa.select(schema.tables).where(c.listed == 1, *_conditions(game, name))
    query = query.order_by(c.changed.desc(), c.id).limit(MOST_LISTED)
    found: list[TableRow] = []
    for status in statuses:  # each is read in the order of the index; of all at once, all would be sorted
        found += TableRow.read_all(connection.execute(query.where(c.status == status)))
    return sorted(found, key=lambda row: row.changed, reverse=True)[:MOST_LISTED]


def _conditions(game: str, name: str) -> list[sa.ColumnElement[bool]]:
    """The conditions of a search: a game, and a part of the name of somebody who sits there."""
    c, s = schema.tables.c, schema.sitters.c
    conditions = [c.game == game] if game else []
    if name := " ".join(folded(name).split()):
        conditions.append(c.id.in_(sa.select(s.table_id).where(s.name.contains(name, autoescape=True))))
    return conditions
