"""All that the API can do, in one list. Routes, the OpenAPI document and the page /api are made from it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tumblestar.server.api import desk, shapes
from tumblestar.server.api.calling import Operation, serve
from tumblestar.server.api.stream import MEDIA, stream
from tumblestar.server.gate.scopes import PLAY, READ, TABLES
from tumblestar.server.gate.tokens import API

TABLE = "tables/{table}"
ALWAYS = ("token", "limit", "host", "head", "trouble", "store")
"""What every operation may be refused with; those with a scope also with `scope`, those with a body with BODY."""
BODY = ("json", "long", "kind", "message", "request")
PLAYED = ("missing", "table", "stale", "seat", "over", "waiting", "clock")

OPERATIONS = (
    Operation("me", "GET", "me", "", desk.me, gives=shapes.Me),
    Operation("games", "GET", "games", "", desk.games, gives=shapes.Games),
    Operation("game", "GET", "games/{game}", "", desk.game, gives=shapes.GameSeen, codes=("missing", "game")),
    Operation("tables", "GET", "tables", READ, desk.tables, gives=shapes.Tables, codes=("options",)),
    Operation(
        "make", "POST", "tables", TABLES, desk.make, shapes.NewTable, shapes.TableSeen,
        ("options", "missing", "table", "game", "seat"), 201, also=200,
    ),
    Operation("table", "GET", TABLE, READ, desk.table, gives=shapes.TableSeen, codes=("missing", "table")),
    Operation(
        "record", "GET", f"{TABLE}/record", READ, desk.record, codes=("missing", "table"),
        media="text/plain; charset=utf-8",
    ),
    Operation("chat", "GET", f"{TABLE}/chat", READ, desk.chat, gives=shapes.Chat, codes=("missing", "table")),
    Operation(
        "stream", "GET", f"{TABLE}/stream", READ, stream, codes=("missing", "table", "message"), media=MEDIA
    ),
    Operation(
        "invitation", "POST", "invitation", PLAY, desk.invitation, shapes.Link, shapes.Invited, ("missing", "table")
    ),
    Operation(
        "join", "POST", "join", PLAY, desk.join, shapes.Join, shapes.Seated, ("missing", "table", "taken", "options")
    ),
    Operation(
        "act", "POST", f"{TABLE}/act", PLAY, desk.act, shapes.Act, shapes.Done,
        (*PLAYED, "rule", "unread", "chance"),
    ),
    Operation(
        "takeback", "POST", f"{TABLE}/takeback", PLAY, desk.take_back, shapes.TakeBack, shapes.Done,
        (*PLAYED, "takeback"),
    ),
    Operation("resign", "POST", f"{TABLE}/resign", PLAY, desk.resign, shapes.Resign, shapes.Done, PLAYED),
    Operation(
        "say", "POST", f"{TABLE}/say", PLAY, desk.say, shapes.Say, shapes.Done, ("missing", "table", "seat", "chat")
    ),
    Operation(
        "abandon", "POST", f"{TABLE}/abandon", TABLES, desk.abandon, shapes.Abandon, shapes.Done,
        ("missing", "table", "seat", "over"),
    ),
    Operation(
        "delete", "DELETE", TABLE, TABLES, desk.delete, codes=("missing", "table", "seat", "going"), status=204
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
