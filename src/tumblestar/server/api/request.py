"""One call of the API: who calls, with what, and how an operation's answer or refusal becomes a response."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tumblestar.game import BadOption
from tumblestar.record import Refused
from tumblestar.server import metrics
from tumblestar.server.api import problems
from tumblestar.server.api.problems import Problem
from tumblestar.server.api.schemas import Wish
from tumblestar.server.security.errors import Failure
from tumblestar.server.security.limits import Limits
from tumblestar.server.security.proxy import origin_of
from tumblestar.server.security.tokens import Caller, caller_of
from tumblestar.server.storage.store import Conflict, Person, StoreProblem
from tumblestar.server.tables.registry import TableRegistry
from tumblestar.server.tables.table import Table, TableProblem
from tumblestar.words import Phrase, say

LARGEST = 10_000
"""Bytes of a request's body."""
W = TypeVar("W", bound=Wish)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """A call by somebody whose token allows it."""

    request: Request
    caller: Caller
    lang: str
    wish: Any = None
    """The body, read as the type that the operation takes."""

    @property
    def registry(self) -> TableRegistry:
        return self.request.app.state.registry

    @property
    def limits(self) -> Limits:
        return self.request.app.state.limits

    @property
    def person(self) -> Person:
        return self.caller.person

    @property
    def origin(self) -> str:
        """How whoever calls reaches this server; links to be handed on begin with it."""
        return origin_of(self.request)

    def say(self, phrase: Phrase, game: str = "") -> str:
        """A phrase in the caller's language."""
        return say(self.lang, phrase, game)

    async def table(self) -> Table:
        """The table of the address, settled, if it is shown to who calls. Raises Problem."""
        table = await self.look(self.request.path_params["table"])
        if table is None or not table.is_known_to(self.person.id):
            raise Problem("missing")
        await table.settled()
        return table

    async def look(self, name: str) -> Table | None:
        """A table by its name, whoever may see it. Raises Problem."""
        try:
            return await self.registry.look(name)
        except TableProblem as problem:
            raise Problem("table", problem.phrase) from problem


Answer = Response | msgspec.Struct | tuple[int, msgspec.Struct]
"""What an operation answers: a response, or what becomes one, with a status where it is not the usual one."""
Do = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True)
class Operation:
    """Something the API can do. Its route and its entry of the OpenAPI document are both made from this."""

    name: str
    """Its words are `api-<name>` and `api-<name>-help`."""
    method: str
    path: str
    scope: str
    do: Do
    takes: type[Wish] | None = None
    gives: type[msgspec.Struct] | None = None
    codes: tuple[str, ...] = ()
    """What it may be refused with, besides what every operation may be."""
    status: int = 200
    media: str = "application/json"
    also: int = 0
    """Another status that it may succeed with."""


async def serve(operation: Operation, request: Request) -> Response:
    """Does an operation for whoever calls, or says why not."""
    lang, game = problems.language(request.headers), ""
    try:
        caller = caller_of(request.scope)
        if caller is None:
            raise Problem("token")
        lang = problems.language(request.headers, caller.person.language)
        if not caller.may(operation.scope):
            raise Problem("scope", Phrase("refused-scope", {"scope": operation.scope}), scope=operation.scope)
        wish = await _read(request, operation.takes) if operation.takes else None
        call = Call(request, caller, lang, wish)
        try:
            answer = await operation.do(call)
        except Refused as refused:
            game, n = _where(call)
            metrics.refusals.labels(refused.code).inc()
            code = refused.code if refused.code in problems.STATUS else "seat"
            raise Problem(code, refused.phrase, refused.tag, **n) from refused
        except BadOption as error:
            raise Problem("options", error.phrase) from error
        except StoreProblem as problem:
            raise Problem("store", problem.phrase, retry_after=1) from problem
        except Conflict as error:  # another process was first with it
            raise Problem("store", Phrase("store-raced"), retry_after=1) from error
        except Failure as failure:
            raise problems.of_status(failure.status, failure.phrase) from failure
    except Problem as problem:
        return problems.response(problem, lang, game)
    if isinstance(answer, Response):
        return answer
    status = operation.status
    if isinstance(answer, tuple):
        status, answer = answer
    headers = {"cache-control": "no-store", "content-language": lang}
    return Response(msgspec.json.encode(answer), status, headers, operation.media)


def _where(call: Call) -> tuple[str, dict[str, int]]:
    """The game of the table that a refusal is about, and the table's live number."""
    name = call.request.path_params.get("table")
    table = call.registry.find(name) if name else None
    return (table.game.name, {"n": table.live}) if table else ("", {})


async def _read(request: Request, shape: type[W]) -> W:
    """The body of a request as what an operation takes. Raises Problem."""
    kind = request.headers.get("content-type", "application/json").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("kind")
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LARGEST:
                raise Problem("long", Phrase("refused-long", {"most": LARGEST}))
    except ClientDisconnect as gone:
        raise Problem("request") from gone
    return decoded(raw, shape)


def decoded(raw: bytes | bytearray, shape: type[W]) -> W:
    """A body as what an operation takes. Raises Problem."""
    try:
        return _decoder(shape).decode(raw)
    except msgspec.ValidationError as error:
        expected, _, place = str(error).partition(" - at ")
        field = place.strip("`") or "$"
        words = Phrase("refused-field", {"field": field[:100], "expected": expected[:200]})
        raise Problem("message", words, field=field[:100], expected=expected[:200]) from error
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Problem("json") from error


_decoders: dict[type[Wish], msgspec.json.Decoder[Any]] = {}


def _decoder(shape: type[W]) -> msgspec.json.Decoder[W]:
    if shape not in _decoders:
        _decoders[shape] = msgspec.json.Decoder(shape)
    return _decoders[shape]
