"""Queries about the tokens of programs, and the bots that act with them. Only the digest of a token is stored.

All take a connection: read with `with store.reading() as connection`, write with `await store.write(...)`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from tumblestar.storage import schema
from tumblestar.storage.rows import Person
from tumblestar.storage.writer import now


@dataclass(frozen=True)
class Token:
    """A token: as whom it acts, the name that its creator gave it, and what it may do."""

    id: int
    person: Person
    name: str
    scopes: tuple[str, ...]
    made: str
    used: str
    """The day of its last use, or empty."""


def find_token(connection: sa.Connection, digest: str) -> Token | None:
    """The token with a digest."""
    return next(iter(_select(connection, schema.tokens.c.digest == digest)), None)


def tokens_of(connection: sa.Connection, keeper: int) -> list[Token]:
    """The tokens of a person and of the person's bots, the newest first."""
    return _select(connection, (schema.people.c.id == keeper) | (schema.people.c.keeper == keeper))


def tokens(connection: sa.Connection) -> list[Token]:
    """All tokens, the newest first."""
    return _select(connection, sa.true())


def _select(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> list[Token]:
    t, p = schema.tokens.c, schema.people.c
    joined = schema.tokens.join(schema.people, t.person == p.id)
    columns = (t.id, t.name, t.scopes, t.made, t.used, t.person, p.name.label("called"), p.language, p.theme, p.bot)
    rows = connection.execute(sa.select(*columns).select_from(joined).where(condition).order_by(t.id.desc())).all()
    people = [Person(row.person, row.called, row.language, row.theme, bool(row.bot)) for row in rows]
    return [
        Token(row.id, person, row.name, tuple(row.scopes.split()), row.made, row.used)
        for row, person in zip(rows, people, strict=True)
    ]


def bots_of(connection: sa.Connection, keeper: int) -> list[Person]:
    """The bots of a person, the newest first."""
    p = schema.people.c
    rows = connection.execute(sa.select(p.id, p.name).where(p.keeper == keeper, p.bot == 1).order_by(p.id.desc())).all()
    return [Person(row.id, row.name, is_bot=True) for row in rows]


def has_token(connection: sa.Connection, digest: str) -> bool:
    """Whether a token exists, by its digest: the number of a revoked one may be used again."""
    query = sa.select(schema.tokens.c.id).where(schema.tokens.c.digest == digest)
    return connection.execute(query).first() is not None


def add_person(connection: sa.Connection, name: str, *, is_bot: bool, keeper: int | None = None) -> int:
    """Creates a person without a cookie: a bot, or a person who gets a token by command. Returns the id."""
    row = {"name": name, "language": "", "theme": "", "made": now(), "bot": int(is_bot), "keeper": keeper}
    # no cookie has such a digest: only a token can act as this person
    return _insert(connection, schema.people, row | {"token": f"token-{secrets.token_hex(16)}"})


def add_token(connection: sa.Connection, digest: str, person: int, name: str, scopes: tuple[str, ...]) -> int:
    """Stores a token; returns its number."""
    row = {"digest": digest, "person": person, "name": name, "scopes": " ".join(scopes), "made": now(), "used": ""}
    return _insert(connection, schema.tokens, row)


def _insert(connection: sa.Connection, table: sa.Table, row: Mapping[str, object]) -> int:
    """Stores a row; returns its number."""
    made = connection.execute(sa.insert(table).values(**row))
    assert made.inserted_primary_key
    return int(made.inserted_primary_key[0])


def revoke(connection: sa.Connection, number: int) -> bool:
    """Deletes a token. False if there is none with this number."""
    return bool(connection.execute(sa.delete(schema.tokens).where(schema.tokens.c.id == number)).rowcount)


def note_use(connection: sa.Connection, number: int, day: str) -> None:
    """Notes the day of a token's last use."""
    connection.execute(sa.update(schema.tokens).where(schema.tokens.c.id == number).values(used=day))
