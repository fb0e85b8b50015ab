"""The operations of the API as one list, of which routes, the OpenAPI document and the page /api are generated."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from http import HTTPStatus
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tumblestar import __version__
from tumblestar.api import handlers, records
from tumblestar.api.records import TEXT
from tumblestar.api.request import MEDIA, STATUS, Operation, language_of, serve
from tumblestar.api.schemas import ExportedRecord, ImportedRecord, ProblemDetails, RecordToImport
from tumblestar.api.stream import MAX_DIGITS, stream
from tumblestar.api.stream import MEDIA as STREAM_MEDIA
from tumblestar.games import GAMES
from tumblestar.play.program_view import SOCKET_ITEMS, STREAM_ITEMS
from tumblestar.security import PLAY, READ, SCOPES, TABLES
from tumblestar.security.costs import FREE, Route
from tumblestar.security.limits import RATES, SOCKETS_OF_PERSON, TABLES_OF_PERSON
from tumblestar.security.tokens import API
from tumblestar.web.feature import Feature, features, offered
from tumblestar.web.pages import NO_CACHE, template_response
from tumblestar.web.request_context import visitor_of
from tumblestar.words import Phrase, has, say

TABLE = "tables/{table}"
COMMON_CODES = ("token", "limit", "host", "head", "trouble", "store")
"""Error codes of every operation. Those with a scope add `scope`, those with a body add BODY_CODES."""
BODY_CODES = ("json", "long", "kind", "message", "request")
TABLE_CODES = ("missing", "table")
"""Error codes of every operation whose path names a table."""
IMPORT_CODES = ("unread", "long", "kind", "request")
MAKE_CODES = ("options", *TABLE_CODES, "game", "seat")
COMMAND_CODES = ("stale", "seat", "over", "waiting", "clock")

OWN = (
    Operation("me", "GET", "me", "", handlers.me),
    Operation("games", "GET", "games", "", handlers.games),
    Operation("game", "GET", "games/{game}", "", handlers.game, ("missing", "game")),
    Operation("tables", "GET", "tables", READ, handlers.tables, ("options",), by_game=True),
    Operation("make", "POST", "tables", TABLES, handlers.make, MAKE_CODES, 201, also=200, kind="table"),
    Operation("table", "GET", TABLE, READ, handlers.table),
    Operation(
        "record", "GET", f"{TABLE}/record", READ, handlers.record, media="text/plain; charset=utf-8", kind="record"
    ),
    Operation(
        "export", "GET", "records", READ, records.export, ("options",), media=STREAM_MEDIA, by_game=True, kind="export"
    ),
    Operation("import", "POST", "records", TABLES, records.import_, IMPORT_CODES, media=STREAM_MEDIA, kind="upload"),
    Operation("chat", "GET", f"{TABLE}/chat", READ, handlers.chat),
    Operation("stream", "GET", f"{TABLE}/stream", READ, stream, ("message",), media=STREAM_MEDIA, kind="record"),
    Operation("invitation", "POST", "invitation", PLAY, handlers.invitation, TABLE_CODES, kind="link"),
    Operation("join", "POST", "join", PLAY, handlers.join, (*TABLE_CODES, "taken", "blocked", "options"), kind="link"),
    Operation("act", "POST", f"{TABLE}/act", PLAY, handlers.act, (*COMMAND_CODES, "rule", "unread", "chance")),
    Operation(
        "takeback", "POST", f"{TABLE}/takeback", PLAY, handlers.take_back, (*COMMAND_CODES, "takeback", "practice")
    ),
    Operation("answer", "POST", f"{TABLE}/answer", PLAY, handlers.answer, (*COMMAND_CODES, "takeback")),
    Operation("resign", "POST", f"{TABLE}/resign", PLAY, handlers.resign, COMMAND_CODES),
    Operation("rematch", "POST", f"{TABLE}/rematch", PLAY, handlers.rematch, ("seat", "going", "taken"), kind="table"),
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
    """The routes of all operations, of their page, and of the document."""
    return [Route("/api", show, FREE), Route("/api/openapi.json", openapi, FREE)] + [
        _route(operation) for operation in operations(features)
    ]


def _route(operation: Operation) -> Route:
    async def endpoint(request: Request) -> Response:
        return await serve(operation, request)

    path, methods, name = API + operation.path, [operation.method], f"api-{operation.name}"
    return Route(path, endpoint, *operation.kinds, methods=methods, name=name)


# -- the OpenAPI document, and the page


VERSION = "3.1.1"
REFS = "#/components/schemas/{name}"
Json = dict[str, Any]
LINES = {"stream": STREAM_ITEMS, "export": (ExportedRecord,), "import": (ImportedRecord,)}
"""The objects in the lines of responses that have many."""


@cache
def document(lang: str, features: tuple[Feature, ...]) -> bytes:
    """The document in a language, as JSON."""
    return msgspec.json.format(msgspec.json.encode(_document(lang, operations(features))), indent=1)


def _document(lang: str, all_operations: Sequence[Operation]) -> Json:
    paths: dict[str, Json] = {}
    for operation in all_operations:
        paths.setdefault(API + operation.path, {})[operation.method.lower()] = _operation(operation, lang)
    return {
        "openapi": VERSION,
        "info": {
            "title": say(lang, "api-title"),
            "version": __version__,
            "description": say(lang, "api-about"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas(lang, all_operations),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": say(lang, "api-token-help")}
            },
        },
        "security": [{"token": []}],
    }


def _operation(operation: Operation, lang: str) -> Json:
    document: Json = {
        "operationId": operation.name,
        "description": say(lang, f"api-{operation.name}-help"),
        "security": [{"token": [operation.scope] if operation.scope else []}],
        "responses": _responses(operation, lang),
    }
    if parameters := _parameters(operation, lang):
        document["parameters"] = parameters
    if operation.request_type:
        content = {"application/json": {"schema": _ref(operation.request_type)}}
        document["requestBody"] = {"required": True, "content": content}
    if operation.name == "import":
        content = {TEXT: {"schema": {"type": "string"}}, STREAM_MEDIA: {"schema": _ref(RecordToImport)}}
        document["requestBody"] = {"required": True, "content": content}
    return document


def _parameters(operation: Operation, lang: str) -> list[Json]:
    parameters: list[Json] = []
    for name, pattern in (("table", r"^[\w-]{1,64}$"), ("game", r"^[a-z_]{1,40}$")):
        if f"{{{name}}}" in operation.path:
            schema = {"type": "string", "pattern": pattern}
            parameters.append({"name": name, "in": "path", "required": True, "schema": schema})
    if operation.name == "stream":
        schema = {"type": "integer", "minimum": 0, "maximum": 10**MAX_DIGITS - 1}
        parameters.append({"name": "from", "in": "query", "schema": schema})
    if operation.by_game:
        parameters.append({"name": "game", "in": "query", "schema": {"type": "string", "enum": list(GAMES)}})
    for parameter in parameters:
        parameter.update(_description(parameter["name"], lang))
    return parameters


def _responses(operation: Operation, lang: str) -> Json:
    """The responses of an operation, by status."""
    responses: Json = {}
    for status in filter(None, (operation.status, operation.also)):
        response: Json = {"description": HTTPStatus(status).phrase}
        if operation.name in LINES:
            items = [_ref(item) for item in LINES[operation.name]]
            response["content"] = {STREAM_MEDIA: {"schema": {"oneOf": items} if len(items) > 1 else items[0]}}
        elif operation.response_type:
            response["content"] = {operation.media: {"schema": _ref(operation.response_type)}}
        elif status != 204:
            response["content"] = {operation.media: {"schema": {"type": "string"}}}
        responses[str(status)] = response
    for code in codes_of(operation):
        status = str(STATUS[code])
        response = responses.setdefault(
            status, {"description": "", "content": {MEDIA: {"schema": _ref(ProblemDetails)}}}
        )
        separator = "\n" if response["description"] else ""
        response["description"] += f"{separator}`{code}`: {say(lang, f'problem-{code}')}"
        if status in ("429", "503"):
            response["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
        if status == "401":
            response["headers"] = {"WWW-Authenticate": {"schema": {"type": "string"}}}
    return dict(sorted(responses.items()))


def _ref(shape: type) -> Json:
    return {"$ref": REFS.format(name=shape.__name__)}


def _schemas(lang: str, all_operations: Sequence[Operation]) -> Json:
    """The schema of every type, with descriptions of fields."""
    used = [shape for each in all_operations for shape in (each.request_type, each.response_type) if shape]
    used += [RecordToImport, ProblemDetails, *SOCKET_ITEMS, *(item for items in LINES.values() for item in items)]
    _, schemas = msgspec.json.schema_components(used, ref_template=REFS)
    for schema in schemas.values():
        schema.pop("description", None)
        _adapt(schema)
        for name, field in cast("Mapping[str, Json]", schema.get("properties", {})).items():
            field.update(_description(name, lang))
    return dict(sorted(schemas.items()))


def _description(field: str, lang: str) -> Json:
    """The description of a field or parameter. Where its name says it all, there is none."""
    key = f"api-field-{field.replace('_', '-')}"
    return {"description": say(lang, key)} if has(key) else {}


def _adapt(schema: object) -> None:
    """Adapts a schema to generators of clients: lists of allowed texts have a type, and no default is null."""
    inside = cast("list[object]", schema) if isinstance(schema, list) else []
    if isinstance(schema, dict):
        mapping = cast("Json", schema)
        if "enum" in mapping:
            mapping["type"] = "string"
        if "default" in mapping and mapping["default"] is None:
            del mapping["default"]
        inside = list(mapping.values())
    for part in inside:
        _adapt(part)


# -- page


LIMITED = ("call", "table", "record", "review", "link", "chat", "upload", "export")
"""Kinds of rate limits that callers of the API meet."""


async def openapi(request: Request) -> Response:
    """The document in the requested language."""
    lang = language_of(request.headers)
    headers = {"cache-control": "no-cache", "content-language": lang, "vary": "accept-language"}
    return Response(document(lang, features()), 200, headers, "application/json")


async def show(request: Request) -> Response:
    """The page."""
    values: dict[str, object] = {
        "links": list(offered(lambda feature: feature.api_link)),
        "root": API,
        "scopes": SCOPES,
        "operations": operations(features()),
        "lines": [item.__struct_config__.tag for item in STREAM_ITEMS],
        "problems": STATUS,
        "rates": [(Phrase(f"api-limit-{kind}"), RATES[kind]) for kind in LIMITED],
        "most_lines": SOCKETS_OF_PERSON,
        "most_tables": TABLES_OF_PERSON,
    }
    return template_response(visitor_of(request), "api/api.html", values, headers=NO_CACHE)
