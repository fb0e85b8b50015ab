"""The operations of the API. Routes, the OpenAPI document and the page /api are generated from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tumblestar.api import handlers, records
from tumblestar.api.request import Operation, serve
from tumblestar.api.stream import MEDIA, stream
from tumblestar.security import PLAY, READ, TABLES
from tumblestar.security.tokens import API
from tumblestar.web.feature import Feature

TABLE = "tables/{table}"
COMMON_CODES = ("token", "limit", "host", "head", "trouble", "store")
"""Error codes of every operation. Those with a scope add `scope`, those with a body add BODY_CODES."""
BODY_CODES = ("json", "long", "kind", "message", "request")
TABLE_CODES = ("missing", "table")
"""Error codes of every operation whose path names a table."""
COMMAND_CODES = ("stale", "seat", "over", "waiting", "clock")

OWN = (
    Operation("me", "GET", "me", "", handlers.me),
    Operation("games", "GET", "games", "", handlers.games),
    Operation("game", "GET", "games/{game}", "", handlers.game, ("missing", "game")),
    Operation("tables", "GET", "tables", READ, handlers.tables, ("options",), by_game=True),
    Operation(
        "make", "POST", "tables", TABLES, handlers.make, ("options", *TABLE_CODES, "game", "seat"), 201, also=200
    ),
    Operation("table", "GET", TABLE, READ, handlers.table),
    Operation("record", "GET", f"{TABLE}/record", READ, handlers.record, media="text/plain; charset=utf-8"),
    Operation("export", "GET", "records", READ, records.export, ("options",), media=MEDIA, by_game=True),
    Operation("import", "POST", "records", TABLES, records.import_, ("unread", "long", "kind", "request"), media=MEDIA),
    Operation("chat", "GET", f"{TABLE}/chat", READ, handlers.chat),
    Operation("stream", "GET", f"{TABLE}/stream", READ, stream, ("message",), media=MEDIA),
    Operation("invitation", "POST", "invitation", PLAY, handlers.invitation, TABLE_CODES),
    Operation("join", "POST", "join", PLAY, handlers.join, (*TABLE_CODES, "taken", "blocked", "options")),
    Operation("act", "POST", f"{TABLE}/act", PLAY, handlers.act, (*COMMAND_CODES, "rule", "unread", "chance")),
    Operation(
        "takeback", "POST", f"{TABLE}/takeback", PLAY, handlers.take_back, (*COMMAND_CODES, "takeback", "practice")
    ),
    Operation("answer", "POST", f"{TABLE}/answer", PLAY, handlers.answer, (*COMMAND_CODES, "takeback")),
    Operation("resign", "POST", f"{TABLE}/resign", PLAY, handlers.resign, COMMAND_CODES),
    Operation("rematch", "POST", f"{TABLE}/rematch", PLAY, handlers.rematch, ("seat", "going", "taken")),
    Operation("say", "POST", f"{TABLE}/say", PLAY, handlers.say, ("seat", "chat", "blocked")),
    Operation("abandon", "POST", f"{TABLE}/abandon", TABLES, handlers.abandon, ("seat", "over")),
    Operation("delete", "DELETE", TABLE, TABLES, handlers.delete, ("seat", "going"), 204),
)


def codes_of(operation: Operation) -> list[str]:
    """All error codes of an operation, the common ones last."""
    first = TABLE_CODES if operation.path.startswith(TABLE) else ()
    also = (*(("scope",) if operation.scope else ()), *(BODY_CODES if operation.request_type else ()), *COMMON_CODES)
    return list(dict.fromkeys((*first, *operation.codes, *also)))


@cache
def operations(features: tuple[Feature, ...]) -> tuple[Operation, ...]:
    """All operations, those of features behind the ones that they name."""
    of_features = [operation for feature in features for operation in feature.operations()]
    return tuple(
        operation for own in OWN for operation in (own, *(more for more in of_features if more.after == own.name))
    )


def routes(features: tuple[Feature, ...]) -> list[Route]:
    """The routes of all operations."""
    return [
        Route(API + operation.path, _endpoint(operation), methods=[operation.method], name=f"api-{operation.name}")
        for operation in operations(features)
    ]


def _endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await serve(operation, request)

    return endpoint
