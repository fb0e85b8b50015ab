"""Errors of the API: codes, HTTP statuses, and problem details (RFC 9457) in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import orjson
from starlette.datastructures import Headers
from starlette.responses import Response

from tumblestar.server.security.middleware import HEADERS
from tumblestar.words import Phrase, choose_language, say

MEDIA = "application/problem+json"
STATUS = {
    "request": 400,
    "json": 400,
    "token": 401,
    "scope": 403,
    "address": 403,
    "missing": 404,
    "method": 405,
    "stale": 409,
    "seat": 409,
    "chance": 409,
    "takeback": 409,
    "over": 409,
    "waiting": 409,
    "clock": 409,
    "taken": 409,
    "chat": 409,
    "going": 409,
    "table": 409,
    "game": 409,
    "long": 413,
    "kind": 415,
    "host": 421,
    "message": 422,
    "rule": 422,
    "unread": 422,
    "options": 422,
    "limit": 429,
    "head": 431,
    "trouble": 500,
    "store": 503,
}
"""The status of every code. Its title is the message `problem-<code>`."""
CODE_OF_STATUS = {status: code for code, status in reversed(STATUS.items())} | {
    403: "address",
    409: "table",
    422: "message",
}
"""The default code of a status."""


class Problem(Exception):
    """An error of a request. `phrase` has details for people, `more` for programs."""

    def __init__(self, code: str, phrase: Phrase | None = None, tag: str = "", **more: Any) -> None:
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
    told: dict[str, Any] = {
        "type": f"/api#problem-{code}",
        "title": title,
        "status": status,
        "detail": say(lang, problem.phrase, game) if problem.phrase else say(lang, f"problem-{code}-help"),
        "code": code,
    }
    if problem.tag:
        told |= {"tag": problem.tag, "help": f"/rules/{game}#{problem.tag}"}
    headers = dict(HEADERS) | {"cache-control": "no-store", "content-language": lang}
    if wait := problem.more.get("retry_after"):
        headers["retry-after"] = str(math.ceil(wait))
    elif status in (429, 503):
        headers["retry-after"] = "1"
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    if code == "scope":
        headers["www-authenticate"] = f'Bearer error="insufficient_scope", scope="{problem.more["scope"]}"'
    if allow := problem.more.get("allow"):
        headers["allow"] = allow
    return Response(orjson.dumps(told | _plain(problem.more)), status, headers, MEDIA)


def _plain(more: Mapping[str, Any]) -> dict[str, Any]:
    return {key: math.ceil(value) if key == "retry_after" else value for key, value in more.items() if key != "allow"}
