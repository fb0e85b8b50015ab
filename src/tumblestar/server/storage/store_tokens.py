"""What the store keeps of tokens for programs, and of the bots that act by them. Only the digest of a token is there.

Functions over a connection: to read, `with store.reading() as connection`; to write, `await store.write(...)`.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection as Connection

from tumblestar.server.storage import schema
from tumblestar.server.storage.rows import Person
from tumblestar.server.storage.writer import now


@dataclass(frozen=True)
class Token:
    """A token that was made: as whom it acts, what its maker calls it, and what it may do."""

    id: int
    person: Person
    name: str
    scopes: tuple[str, ...]
    made: str
    used: str
    """The day it was last used, or empty."""


def token(connection: sa.Connection, digest: str) -> Token | None:
    """The token with that digest."""
    return next(iter(_found(connection, schema.tokens.c.digest == digest)), None)


def tokens_of(connection: sa.Connection, keeper: int) -> list[Token]:
    """The tokens that a person made for themselves or for bots of theirs, the newest first."""
    return _found(connection, (schema.people.c.id == keeper) | (schema.people.c.keeper == keeper))


def tokens(connection: sa.Connection) -> list[Token]:
    """All tokens, the newest first."""
    return _found(connection, sa.true())


def _found(connection: sa.Connection, which: sa.ColumnElement[bool]) -> list[Token]:
    t, p = schema.tokens.c, schema.people.c
    joined = schema.tokens.join(schema.people, t.person == p.id)
    wanted = (t.id, t.name, t.scopes, t.made, t.used, t.person, p.name.label("called"), p.language, p.theme, p.bot)
    rows = connection.execute(sa.select(*wanted).select_from(joined).where(which).order_by(t.id.desc())).all()
    return [_token(row) for row in rows]


def _token(row: Any) -> Token:
    person = Person(row.person, row.called, row.language, row.theme, bool(row.bot))
    return Token(row.id, person, row.name, tuple(row.scopes.split()), row.made, row.used)


def bots_of(connection: sa.Connection, keeper: int) -> list[Person]:
    """The bots that a person has made, the newest first."""
    p = schema.people.c
    rows = connection.execute(sa.select(p.id, p.name).where(p.keeper == keeper, p.bot == 1).order_by(p.id.desc())).all()
    return [Person(row.id, row.name, is_bot=True) for row in rows]


def is_kept(connection: sa.Connection, digest: str) -> bool:
    """Whether a token is there. By its digest: a number may come again after one was revoked."""
    query = sa.select(schema.tokens.c.id).where(schema.tokens.c.digest == digest)
    return connection.execute(query).first() is not None


def add_person(connection: sa.Connection, name: str, *, is_bot: bool, keeper: int | None = None) -> int:
    """Somebody who has no cookie, only tokens: a bot, or a person whom the host lets in by command."""
    row = {"name": name, "language": "", "theme": "", "made": now(), "bot": int(is_bot), "keeper": keeper}
    # no cookie has such a digest: nobody can come as this person but by a token
    made = connection.execute(sa.insert(schema.people).values(token=f"token-{secrets.token_hex(16)}", **row))
    assert made.inserted_primary_key
    return int(made.inserted_primary_key[0])


def add_token(connection: sa.Connection, digest: str, person: int, name: str, scopes: tuple[str, ...]) -> int:
    """Keeps a new token; gives its number."""
    row = {"digest": digest, "person": person, "name": name, "scopes": " ".join(scopes), "made": now(), "used": ""}
    made = connection.execute(sa.insert(schema.tokens).values(**row))
    assert made.inserted_primary_key
    return int(made.inserted_primary_key[0])


def revoke(connection: sa.Connection, number: int) -> bool:
    """Forgets a token, which is worth nothing from then on. False if there is none with that number."""
    return bool(connection.execute(sa.delete(schema.tokens).where(schema.tokens.c.id == number)).rowcount)


def note_use(connection: sa.Connection, number: int, day: str) -> None:
    """Notes the day that a token was last used."""
    connection.execute(sa.update(schema.tokens).where(schema.tokens.c.id == number).values(used=day))
