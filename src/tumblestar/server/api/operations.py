"""All that the API can do, in one list. Routes, the OpenAPI document and the page /api are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tumblestar.server.api import handlers, schemas
from tumblestar.server.api.request import Operation, serve
from tumblestar.server.api.stream import MEDIA, stream
from tumblestar.server.security.scopes import PLAY, READ, TABLES
from tumblestar.server.security.tokens import API

TABLE = "tables/{table}"
ALWAYS = ("token", "limit", "host", "head", "trouble", "store")
"""What every operation may be refused with; those with a scope also with `scope`, those with a body with BODY."""
BODY = ("json", "long", "kind", "message", "request")
PLAYED = ("missing", "table", "stale", "seat", "over", "waiting", "clock")

OPERATIONS = (
    Operation("me", "GET", "me", "", handlers.me, gives=schemas.Me),
    Operation("games", "GET", "games", "", handlers.games, gives=schemas.Games),
    Operation("game", "GET", "games/{game}", "", handlers.game, gives=schemas.GameSeen, codes=("missing", "game")),
    Operation("tables", "GET", "tables", READ, handlers.tables, gives=schemas.Tables, codes=("options",)),
    Operation(
        "make", "POST", "tables", TABLES, handlers.make, schemas.NewTable, schemas.TableSeen,
        ("options", "missing", "table", "game", "seat"), 201, also=200,
    ),
    Operation("table", "GET", TABLE, READ, handlers.table, gives=schemas.TableSeen, codes=("missing", "table")),
    Operation(
        "record", "GET", f"{TABLE}/record", READ, handlers.record, codes=("missing", "table"),
        media="text/plain; charset=utf-8",
    ),
    Operation("chat", "GET", f"{TABLE}/chat", READ, handlers.chat, gives=schemas.Chat, codes=("missing", "table")),
    Operation(
        "stream", "GET", f"{TABLE}/stream", READ, stream, codes=("missing", "table", "message"), media=MEDIA
    ),
    Operation(
        "invitation", "POST", "invitation", PLAY, handlers.invitation, schemas.Link, schemas.Invited,
        ("missing", "table"),
    ),
    Operation(
        "join", "POST", "join", PLAY, handlers.join, schemas.Join, schemas.Seated,
        ("missing", "table", "taken", "options"),
    ),
    Operation(
        "act", "POST", f"{TABLE}/act", PLAY, handlers.act, schemas.Act, schemas.Done,
        (*PLAYED, "rule", "unread", "chance"),
    ),
    Operation(
        "takeback", "POST", f"{TABLE}/takeback", PLAY, handlers.take_back, schemas.TakeBack, schemas.Done,
        (*PLAYED, "takeback"),
    ),
    Operation("resign", "POST", f"{TABLE}/resign", PLAY, handlers.resign, schemas.Resign, schemas.Done, PLAYED),
    Operation(
        "say", "POST", f"{TABLE}/say", PLAY, handlers.say, schemas.Say, schemas.Done,
        ("missing", "table", "seat", "chat"),
    ),
    Operation(
        "abandon", "POST", f"{TABLE}/abandon", TABLES, handlers.abandon, schemas.Abandon, schemas.Done,
        ("missing", "table", "seat", "over"),
    ),
    Operation(
        "delete", "DELETE", TABLE, TABLES, handlers.delete, codes=("missing", "table", "seat", "going"), status=204
    ),
)  # fmt: skip


def codes_of(operation: Operation) -> list[str]:
    """All codes that an operation may be refused with, the common ones last."""
    also = (*(("scope",) if operation.scope else ()), *(BODY if operation.takes else ()), *ALWAYS)
    return list(dict.fromkeys((*operation.codes, *also)))


def routes() -> list[Route]:
    """The addresses of all operations."""
    return [Route(API + one.path, _answering(one), methods=[one.method], name=f"api-{one.name}") for one in OPERATIONS]


def _answering(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        return await serve(operation, request)

    return answer
