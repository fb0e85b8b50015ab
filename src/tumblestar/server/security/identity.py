"""Anonymous identity: a random cookie, set on a visitor's first change."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tumblestar.languages import ELSEWHERE, LANGUAGES, SOURCE
from tumblestar.server.security.tokens import caller_of
from tumblestar.server.storage.rows import Person
from tumblestar.server.storage.store import Store
from tumblestar.words import choose_language

COOKIE = "tumblestar"
THEMES = ("", "light", "dark")
YEAR = 365 * 24 * 3600
NOBODY = Person(0)


def person_of(request: HTTPConnection, store: Store) -> Person:
    """The person whom the request's token or cookie identifies, or NOBODY."""
    if caller := caller_of(request.scope):
        return caller.person
    cookie = request.cookies.get(COOKIE, "")
    if not re.fullmatch(r"[\w-]{20,64}", cookie):
        return NOBODY
    return store.person(_digest(cookie)) or NOBODY


async def welcome(request: HTTPConnection, store: Store) -> tuple[Person, str]:
    """The person whom the cookie identifies, and an empty string; or a new person, and the cookie to set."""
    person = person_of(request, store)
    if person.id:
        return person, ""
    cookie = secrets.token_urlsafe(32)
    return await store.get_or_create_person(_digest(cookie)), cookie


async def introduce(store: Store, cookie: str) -> Person:
    """The person with a cookie, made if there is none: whoever is at the device of a static site."""
    return await store.get_or_create_person(_digest(cookie))


def with_cookie(request: HTTPConnection, response: Response, cookie: str) -> Response:
    """Returns the response, with a new person's cookie set on it."""
    if cookie:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def language_of(request: HTTPConnection, person: Person) -> str:
    """The language that an address asks for by `?lang=`, or a person wants; English while its words are not here."""
    asked = request.query_params.get("lang")
    lang = asked if asked in LANGUAGES else wanted_language(person, request.headers.get("accept-language", ""))
    return SOURCE if lang in ELSEWHERE else str(lang)


def wanted_language(person: Person, accept: str) -> str:
    """The language that a person has chosen, else the best match of `Accept-Language`."""
    return person.language if person.language in LANGUAGES else choose_language(accept)


def without_cookie(response: Response) -> Response:
    """Returns the response, which deletes the person's cookie."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def new_cookie() -> tuple[str, str]:
    """A new cookie, and its digest."""
    cookie = secrets.token_urlsafe(32)
    return cookie, _digest(cookie)


def _digest(cookie: str) -> str:
    """The digest of a cookie, which is all that the store has: a reader of the store can impersonate nobody."""
    return hashlib.sha256(cookie.encode()).hexdigest()
