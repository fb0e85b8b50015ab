"""Who a person is: a cookie with a random identity, made when there is first something to remember."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tumblestar.server.security.tokens import caller_of
from tumblestar.server.storage.store import Person, Store
from tumblestar.words import LANGUAGES, choose_language

COOKIE = "tumblestar"
THEMES = ("", "light", "dark")
YEAR = 365 * 24 * 3600
NOBODY = Person(0)


def person_of(request: HTTPConnection, store: Store) -> Person:
    """The person whose token or cookie came along, or NOBODY."""
    if caller := caller_of(request.scope):
        return caller.person
    cookie = request.cookies.get(COOKIE, "")
    if not re.fullmatch(r"[\w-]{20,64}", cookie):
        return NOBODY
    return store.person(_digest(cookie)) or NOBODY


async def welcome(request: HTTPConnection, store: Store) -> tuple[Person, str]:
    """The person whose cookie came along, or a new one with the cookie to be set."""
    person = person_of(request, store)
    if person.id:
        return person, ""
    cookie = secrets.token_urlsafe(32)
    return await store.get_or_create_person(_digest(cookie)), cookie


def set_cookie(response: Response, cookie: str, secure: bool) -> None:
    """Puts a new person's cookie on an answer."""
    if cookie:
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def language_of(request: HTTPConnection, person: Person) -> str:
    """The language a person chose, else the best the browser asks for."""
    if person.language in LANGUAGES:
        return person.language
    return choose_language(request.headers.get("accept-language", ""))


def _digest(cookie: str) -> str:
    """What the store keeps of a cookie: whoever reads the store cannot take a person's place."""
    return hashlib.sha256(cookie.encode()).hexdigest()
