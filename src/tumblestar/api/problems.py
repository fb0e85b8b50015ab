"""Errors of the API: codes, HTTP statuses, and problem details (RFC 9457) in the reader's language."""

from __future__ import annotations

import math

import orjson
from starlette.datastructures import Headers
from starlette.responses import Response

from tumblestar.security.middleware import HEADERS
from tumblestar.web.edition import rule_address
from tumblestar.words import Phrase, choose_language, say

MEDIA = "application/problem+json"
CODES = {
    400: ("request", "json"),
    401: ("token",),
    403: ("scope", "address", "blocked"),
    404: ("missing",),
    405: ("method",),
    409: (
        "stale",
        "seat",
        "chance",
        "takeback",
        "practice",
        "over",
        "waiting",
        "clock",
        "taken",
        "chat",
        "going",
        "table",
        "game",
    ),
    413: ("long",),
    415: ("kind",),
    421: ("host",),
    422: ("message", "rule", "unread", "options"),
    429: ("limit",),
    431: ("head",),
    500: ("trouble",),
    503: ("store", "working"),
}
"""The codes of every status. The title of a code is the message `problem-<code>`; so is its detail without a phrase."""
STATUS = {code: status for status, codes in CODES.items() for code in codes}
CODE_OF_STATUS = {status: codes[0] for status, codes in CODES.items()} | {403: "address", 409: "table"}
"""The default code of a status."""


class Problem(Exception):
    """An error of a request. `phrase` has details for people, `more` for programs."""

    def __init__(self, code: str, phrase: Phrase | None = None, tag: str = "", **more: str | float) -> None:
        super().__init__(code, phrase)
        self.code = code
        self.phrase = phrase
        self.tag = tag
        self.more = more


def of_status(status: int, phrase: Phrase | None = None) -> Problem:
    """The problem for a status alone."""
    return Problem(CODE_OF_STATUS.get(status, "trouble" if status >= 500 else "request"), phrase)


def language(headers: Headers, chosen: str = "") -> str:
    """The language of a response: from the headers, else the person's setting."""
    return choose_language(headers.get("accept-language") or chosen)


def response(problem: Problem, lang: str, game: str = "") -> Response:
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
