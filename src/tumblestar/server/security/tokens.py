"""Tokens for programs: what they look like, what they may do, and who asks by one. `Authorization: Bearer tms_…`.

A token counts at the API and on the lines, and nowhere else; where one comes along, cookies are not looked at.
"""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.server.security.scopes import READ
from tumblestar.server.storage import store_tokens
from tumblestar.server.storage.rows import Person
from tumblestar.server.storage.store import Store, StoreProblem
from tumblestar.server.storage.store_tokens import Token

SHAPE = re.compile(r"tms_[A-Za-z0-9_-]{43}")
MOST_TOKENS = 50
"""Tokens that one person may have."""
API = "/api/v1/"
LIVE = "/live/"
CALLER = "tumblestar.caller"
"""Where in a scope the rooms behind find who asks by a token."""
NO_TOKEN, NOT_SO, TROUBLE = 4401, 4403, 4500
"""What a line is closed with: there is no such token; it is not for that; it cannot be looked up just now."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Caller:
    """Who asks by a token, and what it lets them do."""

    person: Person
    digest: str
    name: str
    scopes: frozenset[str]

    def may(self, scope: str) -> bool:
        """Whether the token was made for that; every token may ask who it is."""
        return not scope or scope in self.scopes


def fresh() -> str:
    """A new token. It is shown once."""
    return "tms_" + secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def given(headers: Headers) -> str | None:
    """What came along as a token, whatever it is; None where nothing did."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def counts_at(scope: Scope) -> bool:
    """Whether tokens mean anything there."""
    path: str = scope["path"]
    return path.startswith(LIVE) if scope["type"] == "websocket" else path.startswith(API)


def caller_of(scope: Scope) -> Caller | None:
    """Who asks by a good token."""
    return scope.get(CALLER)


def _no_line(scope: Scope, caller: Caller | None) -> int:
    """The code that a line is closed with which a token does not open, or 0: it opens programs' lines only."""
    if caller is None:
        return NO_TOKEN
    return 0 if caller.may(READ) and b"as=json" in scope["query_string"].split(b"&") else NOT_SO


def is_good(store: Store, caller: Caller) -> bool:
    """Whether a token that was good when somebody came still is. In doubt it is: the store may not answer just now."""
    try:
        with store.reading() as connection:
            return store_tokens.is_kept(connection, caller.digest)
    except StoreProblem:
        return True


async def _hang_up(receive: Receive, send: Send, code: int, reason: str) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code, "reason": reason})


class Tokens:
    """Finds out who asks by a token. A line with a bad one is closed; the API says by itself what is wrong."""

    def __init__(self, app: ASGIApp, store: Store, sorry: Callable[[Scope, int], Response]) -> None:
        self.app = app
        self.store = store
        self.sorry = sorry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what comes, with who asks by a token noted in the scope."""
        token = given(Headers(scope=scope)) if scope["type"] in ("http", "websocket") and counts_at(scope) else None
        if token is None:
            await self.app(scope, receive, send)
            return
        try:
            caller = await self._known(token)
        except StoreProblem:
            if scope["type"] == "http":
                await self.sorry(scope, 503)(scope, receive, send)
            else:
                await _hang_up(receive, send, TROUBLE, "the token cannot be looked up")
            return
        if scope["type"] == "websocket" and (code := _no_line(scope, caller)):
            await _hang_up(receive, send, code, "this token opens no such line")
            return
        await self.app(dict(scope) | {CALLER: caller}, receive, send)

    async def _known(self, token: str) -> Caller | None:
        """Who asks by a token; the day is noted the first time it is used on it. Raises StoreProblem."""
        if not SHAPE.fullmatch(token):
            return None
        with self.store.reading() as connection:
            found = store_tokens.token(connection, digest(token))
        if found is None:
            return None
        await self._note(found)
        return Caller(found.person, digest(token), found.name, frozenset(found.scopes))

    async def _note(self, found: Token) -> None:
        day = datetime.now(UTC).date().isoformat()
        if found.used == day:
            return
        try:
            await self.store.write(lambda connection: store_tokens.note_use(connection, found.id, day))
        except StoreProblem:  # reading goes on where nothing can be written
            log.warning("the day a token was used could not be noted")
