"""All operations of the API. Routes, the OpenAPI document and the page /api are generated from this list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tumblestar.review.report import Report
from tumblestar.server.api import handlers, records, reviews, schemas
from tumblestar.server.api.request import Operation, serve
from tumblestar.server.api.stream import MEDIA, stream
from tumblestar.server.security.scopes import PLAY, READ, TABLES
from tumblestar.server.security.tokens import API

TABLE = "tables/{table}"
COMMON_CODES = ("token", "limit", "host", "head", "trouble", "store")
"""Error codes of every operation. Those with a scope add `scope`, those with a body add BODY_CODES."""
BODY_CODES = ("json", "long", "kind", "message", "request")
COMMAND_CODES = ("missing", "table", "stale", "seat", "over", "waiting", "clock")

OPERATIONS = (
    Operation("me", "GET", "me", "", handlers.me, response_type=schemas.Me),
    Operation("games", "GET", "games", "", handlers.games, response_type=schemas.Games),
    Operation(
        "game", "GET", "games/{game}", "", handlers.game, response_type=schemas.GameInfo, codes=("missing", "game")
    ),
    Operation("puzzles", "GET", "puzzles", "", handlers.puzzles, codes=("options", "game"), media=MEDIA),
    Operation("tables", "GET", "tables", READ, handlers.tables, response_type=schemas.Tables, codes=("options",)),
    Operation(
        "make", "POST", "tables", TABLES, handlers.make, schemas.NewTable, schemas.TableInfo,
        ("options", "missing", "table", "game", "seat"), 201, also=200,
    ),
    Operation("table", "GET", TABLE, READ, handlers.table, response_type=schemas.TableInfo, codes=("missing", "table")),
    Operation(
        "record", "GET", f"{TABLE}/record", READ, handlers.record, codes=("missing", "table"),
        media="text/plain; charset=utf-8",
    ),
    Operation(
        "review", "GET", f"{TABLE}/review", READ, reviews.review, response_type=Report,
        codes=("missing", "table", "going", "working"),
    ),
    Operation("export", "GET", "records", READ, records.export, codes=("options",), media=MEDIA),
    Operation(
        "import", "POST", "records", TABLES, records.import_,
        codes=("unread", "long", "kind", "request"), media=MEDIA,
    ),
    Operation(
        "chat", "GET", f"{TABLE}/chat", READ, handlers.chat, response_type=schemas.Chat, codes=("missing", "table")
    ),
    Operation(
        "stream", "GET", f"{TABLE}/stream", READ, stream, codes=("missing", "table", "message"), media=MEDIA
    ),
    Operation(
        "invitation", "POST", "invitation", PLAY, handlers.invitation, schemas.Link, schemas.InvitationInfo,
        ("missing", "table"),
    ),
    Operation(
        "join", "POST", "join", PLAY, handlers.join, schemas.Join, schemas.JoinResult,
        ("missing", "table", "taken", "blocked", "options"),
    ),
    Operation(
        "act", "POST", f"{TABLE}/act", PLAY, handlers.act, schemas.Act, schemas.CommandResult,
        (*COMMAND_CODES, "rule", "unread", "chance"),
    ),
    Operation(
        "takeback", "POST", f"{TABLE}/takeback", PLAY, handlers.take_back, schemas.TakeBack, schemas.CommandResult,
        (*COMMAND_CODES, "takeback", "practice"),
    ),
    Operation(
        "answer", "POST", f"{TABLE}/answer", PLAY, handlers.answer, schemas.Answer, schemas.CommandResult,
        (*COMMAND_CODES, "takeback"),
    ),
    Operation(
        "resign", "POST", f"{TABLE}/resign", PLAY, handlers.resign, schemas.Resign, schemas.CommandResult, COMMAND_CODES
    ),
    Operation(
        "rematch", "POST", f"{TABLE}/rematch", PLAY, handlers.rematch, schemas.Rematch, schemas.RematchResult,
        ("missing", "table", "seat", "going", "taken"),
    ),
    Operation(
        "say", "POST", f"{TABLE}/say", PLAY, handlers.say, schemas.Say, schemas.CommandResult,
        ("missing", "table", "seat", "chat", "blocked"),
    ),
    Operation(
        "abandon", "POST", f"{TABLE}/abandon", TABLES, handlers.abandon, schemas.Abandon, schemas.CommandResult,
        ("missing", "table", "seat", "over"),
    ),
    Operation(
        "delete", "DELETE", TABLE, TABLES, handlers.delete, codes=("missing", "table", "seat", "going"), status=204
    ),
)  # fmt: skip


def codes_of(operation: Operation) -> list[str]:
    """All error codes of an operation, the common ones last."""
    also = (*(("scope",) if operation.scope else ()), *(BODY_CODES if operation.request_type else ()), *COMMON_CODES)
    return list(dict.fromkeys((*operation.codes, *also)))


def routes() -> list[Route]:
    """The routes of all operations."""
    return [Route(API + one.path, _endpoint(one), methods=[one.method], name=f"api-{one.name}") for one in OPERATIONS]


def _endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await serve(operation, request)

    return endpoint
