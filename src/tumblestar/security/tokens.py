"""Tokens of programs: their format, their scopes, and the authentication by `Authorization: Bearer tms_…`.

Only the API and WebSockets accept tokens. A request with a token is not authenticated by its cookie.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.security import token_store as store_tokens
from tumblestar.security.errors import RefusingMiddleware, refuse_socket
from tumblestar.security.scopes import READ
from tumblestar.security.token_store import Token
from tumblestar.storage.errors import StoreProblem
from tumblestar.storage.rows import Person
from tumblestar.storage.secret_key import digest
from tumblestar.storage.store import Store

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
        return store.read(lambda connection: store_tokens.has_token(connection, caller.digest))
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
        found = self.store.read(lambda connection: store_tokens.find_token(connection, digest(token)))
        if found is None:
            return None
        await self._note_use(found)
        return Caller(found.person, digest(token), found.name, frozenset(found.scopes))

    async def _note_use(self, found: Token) -> None:
        day = datetime.now(UTC).date().isoformat()
        if found.used == day:
            return
        try:
            await self.store.write(lambda connection: store_tokens.note_use(connection, found.id, day))
        except StoreProblem:  # reading goes on where nothing can be written
            log.warning("the day a token was used could not be noted")
