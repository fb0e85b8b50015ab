"""What the store keeps of people at tables: who sits and watches, invitations, chat, settings, clocks, and the lobby.

Functions over a connection: to read, `with store.reading() as connection`; to write, `await store.write(...)`, or
beside entries in one transaction (`also`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from tumblestar.server.storage import schema
from tumblestar.server.storage.rows import SeatRow, TableRow

SEAT, WATCH, DEVICE = "seat", "watch", "device"
CHAT_KEPT = 200
"""Messages of a table's chat that are kept."""
FOUND_MOST = 60
"""Tables that one list of the lobby shows."""


@dataclass(frozen=True)
class Invitation:
    """A link that was made: to a seat, to watch, or for another device of `person`. Only its secret's digest."""

    digest: str
    table: str
    kind: str
    seat: int | None = None
    serial: int = 0
    person: int | None = None
    until: int | None = None
    used_by: int | None = None


@dataclass(frozen=True)
class Message:
    """A line of a table's chat: a phrase by key, or text; of a person, or of the table itself (person 0)."""

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
    """What a table needs of this room when it is loaded."""

    is_listed: bool = False
    settings: Mapping[str, Any] = field(default_factory=dict[str, Any])
    clock: str = ""
    clock_since: int | None = None
    following: str = ""
    watchers: frozenset[int] = frozenset()
    devices: Mapping[int, int] = field(default_factory=dict[int, int])
    """Other devices: the person there, and whom they play as."""
    invitations: tuple[Invitation, ...] = ()
    chat: tuple[Message, ...] = ()


# ------------------------------------------------------------------------------------------------ a table


def facts(connection: sa.Connection, table: str) -> MembershipRows:
    """All that is known of a table's people, besides its seats."""
    c = schema.tables.c
    row = connection.execute(
        sa.select(c.listed, c.settings, c.clock, c.clock_since, c.following).where(c.id == table)
    ).first()
    if row is None:
        return MembershipRows()
    let = guests(connection, table)
    return MembershipRows(
        is_listed=bool(row.listed),
        settings=json.loads(row.settings),
        clock=row.clock or "",
        clock_since=row.clock_since,
        following=row.following or "",
        watchers=frozenset(person for person, whom in let if whom is None),
        devices={person: whom for person, whom in let if whom is not None},
        invitations=tuple(invitations(connection, table)),
        chat=tuple(chat_of(connection, table)),
    )


def keep_facts(connection: sa.Connection, saved: TableRow, facts: MembershipRows) -> None:
    """Keeps what is known of the people of a new table."""
    note_sitters(connection, saved.id, saved.seats)
    set_up(connection, saved.id, facts.is_listed, facts.settings)
    for invitation in facts.invitations:
        invite(connection, invitation)


def hold(connection: sa.Connection, table: str) -> None:
    """Lets nobody else change the people of a table before this transaction ends; games go on meanwhile."""
    c = schema.tables.c
    connection.execute(sa.select(c.id).where(c.id == table).with_for_update(key_share=True))


def note_sitters(connection: sa.Connection, table: str, seat_rows: Sequence[SeatRow]) -> None:
    """Who sits where, so that tables are found by person and by name."""
    c = schema.sitters.c
    connection.execute(sa.delete(schema.sitters).where(c.table_id == table))
    rows = [
        {"table_id": table, "seat": seat, "person": seat_row.holder or None, "name": seat_row.name.casefold()[:40]}
        for seat, seat_row in enumerate(seat_rows)
    ]
    if rows:
        connection.execute(sa.insert(schema.sitters), rows)


def change_table(connection: sa.Connection, table: str, **columns: Any) -> None:
    """Sets columns of a table's row: listed, settings, header, status, clock and so on."""
    connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**columns))


def set_up(connection: sa.Connection, table: str, is_listed: bool, settings: Mapping[str, Any]) -> None:
    """Keeps what a table is set to."""
    change_table(connection, table, listed=int(is_listed), settings=json.dumps(dict(settings)))


def salt(connection: sa.Connection, table: str, seat: int, words: str) -> None:
    """Keeps the salt of a seat of a table that has not begun."""
    c = schema.tables.c
    hold(connection, table)
    header = json.loads(connection.execute(sa.select(c.header).where(c.id == table)).scalar_one())
    header["salts"][seat] = words
    change_table(connection, table, header=json.dumps(header))


def follow(connection: sa.Connection, table: str, following: str) -> str:
    """Notes the rematch of a table, if it has none yet; gives the one it then has."""
    c = schema.tables.c
    connection.execute(sa.update(schema.tables).where(c.id == table, c.following.is_(None)).values(following=following))
    return connection.execute(sa.select(c.following).where(c.id == table)).scalar() or ""


def guests(connection: sa.Connection, table: str) -> list[tuple[int, int | None]]:
    """Who may look besides those who sit: the person, and whom they play as, if so."""
    g = schema.guests.c
    rows = connection.execute(sa.select(g.person, g.plays_as).where(g.table_id == table)).all()
    return [(row.person, row.plays_as) for row in rows]


def let_in(connection: sa.Connection, table: str, person: int, plays_as: int | None = None) -> None:
    """Lets somebody look at a table: a spectator, or another device of somebody who sits there."""
    c = schema.guests.c
    connection.execute(sa.delete(schema.guests).where(c.table_id == table, c.person == person))
    connection.execute(sa.insert(schema.guests).values(table_id=table, person=person, plays_as=plays_as))


# ------------------------------------------------------------------------------------------------ invitations


def invite(connection: sa.Connection, invitation: Invitation) -> None:
    """Keeps a new invitation."""
    connection.execute(
        sa.insert(schema.invitations).values(
            digest=invitation.digest,
            table_id=invitation.table,
            kind=invitation.kind,
            seat=invitation.seat,
            serial=invitation.serial,
            person=invitation.person,
            until=invitation.until,
        )
    )


def invitation(connection: sa.Connection, digest: str) -> Invitation | None:
    """The invitation with that digest."""
    row = connection.execute(sa.select(schema.invitations).where(schema.invitations.c.digest == digest)).first()
    return _invitation(row) if row else None


def invitations(connection: sa.Connection, table: str) -> list[Invitation]:
    """All invitations of a table, the newest of a kind last."""
    c = schema.invitations.c
    rows = connection.execute(sa.select(schema.invitations).where(c.table_id == table).order_by(c.serial)).all()
    return [_invitation(row) for row in rows]


def use(connection: sa.Connection, digest: str, person: int) -> None:
    """Notes who has taken an invitation."""
    c = schema.invitations.c
    connection.execute(sa.update(schema.invitations).where(c.digest == digest).values(used_by=person))


def _invitation(row: Any) -> Invitation:
    return Invitation(row.digest, row.table_id, row.kind, row.seat, row.serial, row.person, row.until, row.used_by)


# ------------------------------------------------------------------------------------------------ chat


def note_message(connection: sa.Connection, table: str, message: Message, client: str | None) -> Message | None:
    """Keeps a message under the next number, and forgets one that is very old. Gives it as it is kept.

    None if `client`, who said it and their own number for it, has been kept before.
    """
    c = schema.chat.c
    hold(connection, table)
    if client and was_said(connection, table, client):
        return None
    last = connection.execute(sa.select(sa.func.max(c.number)).where(c.table_id == table)).scalar()
    message = replace(message, number=(last or 0) + 1)
    connection.execute(
        sa.insert(schema.chat).values(
            table_id=table,
            number=message.number,
            person=message.person or None,
            name=message.name,
            seat=message.seat,
            key=message.key,
            text=message.text,
            at=message.at,
            client=client,
            bot=int(message.is_bot),
        )
    )
    connection.execute(sa.delete(schema.chat).where(c.table_id == table, c.number <= message.number - CHAT_KEPT))
    return message


def was_said(connection: sa.Connection, table: str, client: str) -> bool:
    """Whether a message is kept that `client` stands for: who said it and their own number for it."""
    c = schema.chat.c
    return connection.execute(sa.select(c.number).where(c.table_id == table, c.client == client)).first() is not None


def chat_of(connection: sa.Connection, table: str) -> list[Message]:
    """The chat of a table, in order."""
    c = schema.chat.c
    rows = connection.execute(sa.select(schema.chat).where(c.table_id == table).order_by(c.number)).all()
    return [
        Message(row.number, row.person or 0, row.name, row.seat, row.key, row.text, row.at, bool(row.bot))
        for row in rows
    ]


# ------------------------------------------------------------------------------------------------ clocks


def beat(connection: sa.Connection, at: int) -> None:
    """Notes that the server is up."""
    changed = connection.execute(sa.update(schema.beats).where(schema.beats.c.id == 1).values(at=at))
    if not changed.rowcount:
        connection.execute(sa.insert(schema.beats).values(id=1, at=at))


def rise(connection: sa.Connection, at: int, least: int = 0) -> None:
    """After a time in which the server was down: every running clock goes on from what was left then.

    A time of at most `least` milliseconds is none: another process of the house may be up.

    In doubt the seat gets the time: the last sign of life may be some seconds old. See `Clock.moved`.
    """
    c = schema.tables.c
    last = connection.execute(sa.select(schema.beats.c.at).where(schema.beats.c.id == 1)).scalar()
    if last is not None and at - last > least:
        up = sa.case((c.clock_since > last, c.clock_since), else_=sa.literal(last))
        down = sa.case((up < at, sa.literal(at) - up), else_=sa.literal(0))
        moved = sa.case((c.clock_since + down < at, c.clock_since + down), else_=sa.literal(at))
        connection.execute(
            sa.update(schema.tables)
            .where(c.clock_since.is_not(None))
            .values(clock_since=moved, clock_due=c.clock_due + moved - c.clock_since)
        )
    beat(connection, at)


def deadlines(connection: sa.Connection, until: int | None = None) -> list[tuple[int, str]]:
    """When the running clock of each table runs out, the next first; if `until` is given, only those due by then."""
    c = schema.tables.c
    query = sa.select(c.clock_due, c.id).where(c.clock_due.is_not(None), c.status == "open").order_by(c.clock_due)
    if until is not None:
        query = query.where(c.clock_due <= until)
    return [(row.clock_due, row.id) for row in connection.execute(query).all()]


# ------------------------------------------------------------------------------------------------ lists of tables


@dataclass(frozen=True)
class TableListing:
    """What a list shows of a table."""

    id: str
    owner: int
    game: str
    header: Mapping[str, Any]
    seats: tuple[SeatRow, ...]
    status: str
    result: str
    changed: str
    settings: Mapping[str, Any]
    is_listed: bool

    @property
    def free(self) -> list[int]:
        """The seats that nobody holds yet."""
        return [i for i, p in enumerate(self.seats) if p.kind == "person" and not p.holder]


def of_person(person: int) -> sa.ColumnElement[bool]:
    """The tables that a person made or sits at, on whatever device."""
    c, s, g = schema.tables.c, schema.sitters.c, schema.guests.c
    sits = sa.select(s.table_id).where(s.person == person)
    plays = sa.select(g.table_id).where(g.person == person, g.plays_as.is_not(None))
    return (c.owner == person) | c.id.in_(sits) | c.id.in_(plays)


def own(connection: sa.Connection, person: int, game: str = "", name: str = "") -> list[TableListing]:
    """The tables of a person, the one last played at first."""
    c = schema.tables.c
    query = sa.select(schema.tables).where(of_person(person), c.status != "study", *_wanted(game, name))
    rows = connection.execute(query.order_by(c.changed.desc(), c.made.desc(), c.id).limit(FOUND_MOST)).all()
    return [found(row) for row in rows]


def listed(connection: sa.Connection, statuses: Sequence[str], game: str = "", name: str = "") -> list[TableListing]:
    """The tables that their owners show to all, of these statuses, the one last played at first."""
    c = schema.tables.c
    query = sa.select(schema.tables).where(c.listed == 1, c.status.in_(statuses), *_wanted(game, name))
    rows = connection.execute(query.order_by(c.changed.desc(), c.id).limit(FOUND_MOST)).all()
    return [found(row) for row in rows]


def _wanted(game: str, name: str) -> list[sa.ColumnElement[bool]]:
    """What a search asks for: a game, and a part of the name of somebody who sits there."""
    c, s = schema.tables.c, schema.sitters.c
    asked: list[sa.ColumnElement[bool]] = []
    if game:
        asked.append(c.game == game)
    if name := " ".join(name.casefold().split()):
        asked.append(c.id.in_(sa.select(s.table_id).where(s.name.contains(name, autoescape=True))))
    return asked


def found(row: Any) -> TableListing:
    """A row of the tables, as lists show it."""
    return TableListing(
        row.id,
        row.owner,
        row.game,
        json.loads(row.header),
        tuple(SeatRow(*seat) for seat in json.loads(row.seats)),
        row.status,
        row.result,
        row.changed,
        json.loads(row.settings),
        bool(row.listed),
    )
