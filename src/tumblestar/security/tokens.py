"""Tokens of programs: their format, their scopes, and the authentication by `Authorization: Bearer tms_…`.

Only the API and WebSockets accept tokens. A request with a token is not authenticated by its cookie.

Queries take a connection: read with `with store.reading() as connection`, write with `await store.write(...)`. Only the
digest of a token is stored.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

import sqlalchemy as sa
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.security import READ
from tumblestar.security.errors import RefusingMiddleware, refuse_socket
from tumblestar.storage import StoreProblem, schema
from tumblestar.storage.schema import Person
from tumblestar.storage.server_secrets import digest
from tumblestar.storage.store import Store
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


def all_tokens(connection: sa.Connection) -> list[Token]:
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
    result = connection.execute(sa.insert(table).values(**row))
    assert result.inserted_primary_key
    return int(result.inserted_primary_key[0])


def revoke(connection: sa.Connection, number: int, keeper: int | None = None) -> bool:
    """Deletes a token. False if there is none with this number, or none of `keeper` and their bots."""
    c, p = schema.tokens.c, schema.people.c
    own = sa.true() if keeper is None else c.person.in_(sa.select(p.id).where((p.id == keeper) | (p.keeper == keeper)))
    return bool(connection.execute(sa.delete(schema.tokens).where(c.id == number, own)).rowcount)


def note_use(connection: sa.Connection, number: int, day: str) -> None:
    """Notes the day of a token's last use."""
    connection.execute(sa.update(schema.tokens).where(schema.tokens.c.id == number).values(used=day))


# -- authentication

TOKEN_PATTERN = re.compile(r"tms_[A-Za-z0-9_-]{43}")
MOST_TOKENS = 50
"""Maximum number of tokens of one person."""
API = "/api/v1/"
LIVE = "/live/"
CALLER = "tumblestar.caller"
"""Key of the ASGI scope under which the `Caller` is found."""
NO_TOKEN, NOT_ALLOWED, TROUBLE = 4401, 4403, 4500
"""Codes of close frames: the token is invalid, its scopes do not suffice, or it cannot be looked up now."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Caller:
    """The owner of a token, and its scopes."""

    person: Person
    digest: str
    name: str
    scopes: frozenset[str]

    def may(self, scope: str) -> bool:
        """Whether the token has a scope; an empty scope is allowed to every token."""
        return not scope or scope in self.scopes


def new_token() -> str:
    """A new token."""
    return "tms_" + secrets.token_urlsafe(32)


def bearer_token(headers: Headers) -> str | None:
    """The token of a request, valid or not; None if there is none."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def accepts_token(scope: Scope) -> bool:
    """Whether tokens count at the requested path."""
    path: str = scope["path"]
    return path.startswith(LIVE) if scope["type"] == "websocket" else path.startswith(API)


def caller_of(scope: Scope) -> Caller | None:
    """The caller who is authenticated by a token, or None."""
    return scope.get(CALLER)


def _refusal_code(scope: Scope, caller: Caller | None) -> int:
    """The code of the close frame if a token may not open a WebSocket, else 0. Tokens open those of programs only."""
    if caller is None:
        return NO_TOKEN
    return 0 if caller.may(READ) and b"as=json" in scope["query_string"].split(b"&") else NOT_ALLOWED


def is_good(store: Store, caller: Caller) -> bool:
    """Whether a token is still valid. It counts as valid while the store cannot be read."""
    try:
        return store.read(lambda connection: has_token(connection, caller.digest))
    except StoreProblem:
        return True


class TokenAuthentication(RefusingMiddleware):
    """Middleware that looks up tokens. It closes WebSockets with an invalid one; the API refuses others itself."""

    def __init__(self, app: ASGIApp, store: Store, reject: Callable[[Scope, int], Response]) -> None:
        super().__init__(app, reject)
        self.store = store

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application with the caller in the scope."""
        token = bearer_token(Headers(scope=scope)) if accepts_token(scope) else None
        if token is None:
            await self.app(scope, receive, send)
            return
        try:
            caller = await self._look_up(token)
        except StoreProblem:
            await self.refuse(scope, receive, send, 503, TROUBLE, "the token cannot be looked up")
            return
        if scope["type"] == "websocket" and (code := _refusal_code(scope, caller)):
            await refuse_socket(receive, send, code, "this token opens no such socket")
            return
        await self.app(dict(scope) | {CALLER: caller}, receive, send)

    async def _look_up(self, token: str) -> Caller | None:
        """The caller with a token; notes the day of its last use. Raises StoreProblem."""
        if not TOKEN_PATTERN.fullmatch(token):
            return None
        known_token = self.store.read(lambda connection: find_token(connection, digest(token)))
        if known_token is None:
            return None
        await self._note_use(known_token)
        return Caller(known_token.person, digest(token), known_token.name, frozenset(known_token.scopes))

    async def _note_use(self, token: Token) -> None:
        day = datetime.now(UTC).date().isoformat()
        if token.used == day:
            return
        try:
            await self.store.write(lambda connection: note_use(connection, token.id, day))
        except StoreProblem:  # reading goes on where nothing can be written
            log.warning("the day a token was used could not be noted")
