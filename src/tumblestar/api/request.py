"""Handles one API request: authenticates, validates, calls the operation, and answers with its result or a problem."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar, get_args, get_type_hints

import msgspec
import orjson
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tumblestar.contract.errors import BadOption
from tumblestar.engine.fair_queue import Full
from tumblestar.insight.report import Report
from tumblestar.play.messages import RequestBody
from tumblestar.record import Refused
from tumblestar.security import counters
from tumblestar.security.errors import Failure, TooMuch, status_of
from tumblestar.security.limits import Limits
from tumblestar.security.middleware import HEADERS
from tumblestar.security.proxy import origin_of
from tumblestar.security.tokens import Caller, caller_of
from tumblestar.storage import Conflict, StoreProblem, TableProblem
from tumblestar.storage.schema import Person
from tumblestar.tables.registry import TableRegistry
from tumblestar.tables.table import Table
from tumblestar.web.feature import rule_address
from tumblestar.web.request_context import opened
from tumblestar.web.services import services_of
from tumblestar.words import Phrase, choose_language, say

MEDIA = "application/problem+json"
CODES = {
    400: "request json",
    401: "token",
    403: "scope address blocked",
    404: "missing",
    405: "method",
    409: "stale seat chance takeback practice over waiting clock taken chat going table game",
    413: "long",
    415: "kind",
    421: "host",
    422: "message rule unread options",
    429: "limit",
    431: "head",
    500: "trouble",
    503: "store working",
}
"""The codes of every status. The title of a code is the message `problem-<code>`; so is its detail without a phrase."""
STATUS = {code: status for status, codes in CODES.items() for code in codes.split()}
CODE_OF_STATUS = {status: codes.split()[0] for status, codes in CODES.items()} | {403: "address", 409: "table"}
"""The default code of a status."""


class Problem(Exception):
    """An error of a request. `phrase` has details for people, `more` for programs."""

    def __init__(self, code: str, phrase: Phrase | None = None, tag: str = "", **more: str | float) -> None:
        super().__init__(code, phrase)
        self.code = code
        self.phrase = phrase
        self.tag = tag
        self.more = more


def problem_of_status(status: int, phrase: Phrase | None = None) -> Problem:
    """The problem for a status alone."""
    return Problem(CODE_OF_STATUS.get(status, "trouble" if status >= 500 else "request"), phrase)


def problem_of(error: Exception) -> Problem:
    """The problem for an error of the store, of the limits, or of what pages need, too."""
    problem = problem_of_status(*status_of(error))
    if isinstance(error, (TooMuch, Full, StoreProblem, Conflict)):
        problem.more["retry_after"] = error.seconds if isinstance(error, (TooMuch, Full)) else 1
    return problem


def language_of(headers: Headers, chosen: str = "") -> str:
    """The language of a response: from the headers, else the person's setting."""
    return choose_language(headers.get("accept-language") or chosen)


def problem_response(problem: Problem, lang: str, game: str = "") -> Response:
    """Builds the response for a problem."""
    code, status = problem.code, STATUS[problem.code]
    title = say(lang, f"problem-{code}")
    details: dict[str, object] = {
        "type": f"/api#problem-{code}",
        "title": title,
        "status": status,
        "detail": say(lang, problem.phrase, game) if problem.phrase else title,
        "code": code,
    }
    if problem.tag:
        details |= {"tag": problem.tag, "help": rule_address(game, problem.tag)}
    headers = dict(HEADERS) | {"cache-control": "no-store", "content-language": lang}
    more = dict(problem.more)
    if wait := more.get("retry_after"):
        more["retry_after"] = math.ceil(float(wait))
        headers["retry-after"] = str(more["retry_after"])
    elif status in (429, 503):
        headers["retry-after"] = "1"
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if code == "scope":
        headers["www-authenticate"] = f'Bearer error="insufficient_scope", scope="{problem.more["scope"]}"'
    if allow := more.pop("allow", ""):
        headers["allow"] = str(allow)
    return Response(orjson.dumps(details | more), status, headers, MEDIA)


# -- request


MAX_BODY = 10_000
"""Maximum size of a body in bytes."""
W = TypeVar("W", bound=RequestBody)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Call:
    """A request whose token allows the operation."""

    request: Request
    caller: Caller
    lang: str

    @property
    def registry(self) -> TableRegistry:
        return services_of(self.request).registry

    @property
    def limits(self) -> Limits:
        return services_of(self.request).limits

    @property
    def person(self) -> Person:
        return self.caller.person

    @property
    def origin(self) -> str:
        """Scheme, host and port as the caller reaches the server. Links to hand on begin with it."""
        return origin_of(self.request)

    def say(self, phrase: Phrase, game: str = "") -> str:
        """Translates a phrase into the caller's language."""
        return say(self.lang, phrase, game)

    async def table(self) -> Table:
        """The settled table in the path, if the caller may see it. Raises Problem."""
        table = await self.look(self.request.path_params["table"])
        if table is None or not table.is_visible_to(self.person.id):
            raise Problem("missing")
        await table.settled()
        return table

    async def table_and_self(self) -> tuple[Table, int]:
        """The same table, and the person as whom the caller plays there. Raises Problem."""
        table = await self.table()
        return table, table.membership.plays_as(self.person.id)

    async def look(self, name: str) -> Table | None:
        """A table by ID, without a check of permissions. Raises Problem."""
        try:
            return await opened(self.request, name)
        except TableProblem as problem:
            raise Problem("table", problem.phrase) from problem


Result = Response | msgspec.Struct | Report | tuple[int, msgspec.Struct]
"""The result of an operation: a response or an object to serialize, optionally with a status."""
Do = Callable[..., Awaitable[Result]]
"""What does an operation: it takes the call and, if requests have one, their `body`, decoded to its type."""


@dataclass(frozen=True)
class Operation:
    """An operation of the API."""

    name: str
    """Its description is the message `api-<name>-help`."""
    method: str
    path: str
    scope: str
    do: Do
    codes: tuple[str, ...] = ()
    """Error codes besides those of every operation, and of every operation on a table."""
    status: int = 200
    media: str = "application/json"
    also: int = 0
    """A second status for success."""
    by_game: bool = False
    """Whether the query may name a game."""
    kind: str = ""
    """The kind of limit that its requests are charged to besides that of every call."""
    after: str = ""
    """For an operation of a feature: the one behind which it is listed."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """All kinds of limits that its requests are charged to."""
        return ("call", self.kind) if self.kind else ("call",)

    @cached_property
    def request_type(self) -> type[RequestBody] | None:
        """The type of the body, as the function has it; None where requests have none."""
        return get_type_hints(self.do).get("body")

    @cached_property
    def response_type(self) -> type | None:
        """The struct, or typed dictionary, that the function returns; None where it builds the response itself."""
        result = get_type_hints(self.do)["return"]
        shape = get_args(result)[-1] if get_args(result) else result
        return None if issubclass(shape, Response) else shape


async def serve(operation: Operation, request: Request) -> Response:
    """Runs an operation and returns its response, or problem details."""
    lang, game = language_of(request.headers), ""
    try:
        caller = caller_of(request.scope)
        if caller is None:
            raise Problem("token")
        lang = language_of(request.headers, caller.person.language)
        if not caller.may(operation.scope):
            raise Problem("scope", Phrase("refused-scope", {"scope": operation.scope}), scope=operation.scope)
        call, bodies = Call(request, caller, lang), list[RequestBody]()
        if shape := operation.request_type:
            bodies.append(decode((await read_body(request, ("application/json",), MAX_BODY))[1], shape))
        try:
            result = await operation.do(call, *bodies)
        except Refused as refused:
            game, n = _context(call)
            counters.refusals.labels(refused.code).inc()
            code = refused.code if refused.code in STATUS else "seat"
            raise Problem(code, refused.phrase, refused.tag, **n) from refused
        except BadOption as error:
            raise Problem("options", error.phrase) from error
        except (StoreProblem, Conflict, Full, Failure) as error:
            raise problem_of(error) from error
    except Problem as problem:
        return problem_response(problem, lang, game)
    if isinstance(result, Response):
        return result
    status = operation.status
    if isinstance(result, tuple):
        status, result = result
    headers = {"cache-control": "no-store", "content-language": lang}
    return Response(msgspec.json.encode(result), status, headers, operation.media)


def _context(call: Call) -> tuple[str, dict[str, int]]:
    """The game and live number of the table that a problem is about."""
    name = call.request.path_params.get("table")
    table = call.registry.find(name) if name else None
    return (table.game.name, {"n": table.live}) if table else ("", {})


async def read_body(request: Request, kinds: Sequence[str], most: int) -> tuple[str, bytearray]:
    """Reads a body of at most so many bytes, of one of these types, by default the first. Raises Problem."""
    kind = request.headers.get("content-type", kinds[0]).partition(";")[0].strip().lower()
    if kind not in kinds:
        raise Problem("kind", Phrase("refused-kind", {"allowed": list(kinds)}))
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise Problem("long", Phrase("refused-long", {"most": most}))
    except ClientDisconnect as error:
        raise Problem("request") from error
    return kind, raw


def decode(raw: bytes | bytearray, shape: type[W]) -> W:
    """Decodes a body. Raises Problem."""
    try:
        return msgspec.json.decode(raw, type=shape)
    except msgspec.ValidationError as error:
        expected, _, place = str(error).partition(" - at ")
        field = place.strip("`") or "$"
        words = Phrase("refused-field", {"field": field[:100], "expected": expected[:200]})
        raise Problem("message", words, field=field[:100], expected=expected[:200]) from error
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Problem("json") from error
