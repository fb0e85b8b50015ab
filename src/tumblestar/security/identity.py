"""Anonymous identity: a random cookie, set on a visitor's first change.

Browsers share cookies among all servers of a host, whatever their ports. So names of cookies end with the server's id,
and the prefix `__Host-`, where there is TLS, keeps other names of the domain from planting them.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.security.tokens import caller_of, digest
from tumblestar.storage.schema import Person
from tumblestar.storage.store import Store
from tumblestar.words import choose_language, known_language
from tumblestar.words.languages import ELSEWHERE, LANGUAGES, SOURCE

# -- cookies

CHECK_COOKIE = "tumblestar-check"
"""The cookie that shows whether a browser keeps cookies."""
PREFIXES = ("__Host-", "__Secure-", "")
"""What browsers demand of a name, the most first."""
CHECKED_FIELD = "cookies"
"""The field of an address to which a request was sent again to see whether the browser keeps cookies."""


def cookie_name(connection: HTTPConnection, name: str) -> str:
    """The full name of a cookie, with the strictest prefix that this connection allows."""
    if connection.scope["scheme"] not in ("https", "wss"):
        return name
    return ("__Secure-" if connection.scope.get("root_path") else "__Host-") + name


def cookie_values(connection: HTTPConnection, *names: str) -> Iterator[tuple[str, str]]:
    """The cookies of a request with these names, in this order: full names, and values."""
    for name in names:
        for full in (prefix + name for prefix in PREFIXES):
            if full in connection.cookies:
                yield full, connection.cookies[full]


def set_cookie(connection: HTTPConnection, response: Response, full: str, value: str, seconds: int) -> None:
    """Sets a cookie that scripts cannot read; one that expires at once with 0 seconds."""
    response.set_cookie(
        full,
        value,
        max_age=seconds,
        path=connection.scope.get("root_path") or "/",
        httponly=True,
        samesite="lax",
        secure=full.startswith("__") or connection.scope["scheme"] in ("https", "wss"),
    )


class CookieNeeded(Exception):
    """A browser that has sent no cookie asks for what a cookie has to hold."""


def require_cookies(connection: HTTPConnection) -> None:
    """Raises CookieNeeded unless the request shows that its browser keeps cookies of this host."""
    if not any("tumblestar" in name for name in connection.cookies):
        raise CookieNeeded


# -- identity

COOKIE = "tumblestar"
"""The cookie's name before servers had ids. Its value counts where it is known here; it may be another server's."""
SLOTS = ("", "-2", "-3", "-4")
"""Ends of names: an identity that is not known here, as that of another copy of the database, is not overwritten."""
RENEWED = "tumblestar.renewed"
"""Key of the ASGI scope for the full name and value of a cookie that came by an older name."""
THEMES = ("", "light", "dark")
YEAR = 365 * 24 * 3600
NOBODY = Person(0)


def person_of(request: HTTPConnection, store: Store) -> Person:
    """The person whom the request's token or cookie identifies, or NOBODY."""
    if caller := caller_of(request.scope):
        return caller.person
    for full, cookie in _cookies(request, store):
        if person := store.person(digest(cookie)):
            bare = full.removeprefix("__Host-").removeprefix("__Secure-")
            wanted = _free_name(request, store) if bare == COOKIE else cookie_name(request, bare)
            if wanted != full:
                request.scope[RENEWED] = wanted, cookie
            return person
    return NOBODY


def _names(store: Store) -> list[str]:
    """The names of this server's cookies, without prefixes."""
    return [f"{COOKIE}-{store.server_id}{slot}" for slot in SLOTS]


def _cookies(request: HTTPConnection, store: Store) -> list[tuple[str, str]]:
    """The full names and values of the cookies that may identify a visitor, the surest first."""
    cookies = cookie_values(request, *_names(store), COOKIE)
    return [(full, value) for full, value in cookies if re.fullmatch(r"[\w-]{20,64}", value)]


def _free_name(request: HTTPConnection, store: Store) -> str:
    """The full name of a new cookie, which replaces none as long as there are free slots."""
    full = [cookie_name(request, name) for name in _names(store)]
    return next((name for name in full if name not in request.cookies), full[-1])


def identity_key(request: HTTPConnection) -> str:
    """All identities in a request as one text, for counting what their owner does."""
    pairs = ((name.removeprefix("__Host-").removeprefix("__Secure-"), v) for name, v in request.cookies.items())
    return " ".join(sorted(value for name, value in pairs if re.fullmatch(rf"{COOKIE}(-[0-9a-f]{{8}}(-\d)?)?", name)))


async def welcome(request: HTTPConnection, store: Store) -> tuple[Person, str]:
    """The person whom the cookie identifies, and an empty string; or a new person, and the cookie to set.

    Raises CookieNeeded before anything is stored, if the browser may not keep the cookie.
    """
    person = person_of(request, store)
    if person.id:
        return person, ""
    cookie, known_by = new_cookie(request)
    return await store.get_or_create_person(known_by), cookie


async def introduce(store: Store, cookie: str) -> Person:
    """The person with a cookie, made if there is none: whoever is at the device of a static site."""
    return await store.get_or_create_person(digest(cookie))


def add_cookie(request: Request, response: Response, cookie: str, store: Store) -> Response:
    """Returns the response, with a new person's cookie set on it."""
    if cookie:
        name = _free_name(request, store)
        set_cookie(request, response, name, cookie, YEAR)
        if CHECK_COOKIE in request.cookies:  # it has done its work
            set_cookie(request, response, CHECK_COOKIE, "", 0)
    return response


class CookieRenewal:
    """Middleware that sets an identity that came by an older name under the server's own name, too."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application."""

        async def send_renewed(message: Message) -> None:
            if message["type"] == "http.response.start" and RENEWED in scope:
                headers, carrier = MutableHeaders(scope=message), Response()
                name, value = scope[RENEWED]
                set_cookie(HTTPConnection(scope), carrier, name, value, YEAR)
                if not any(cookie.startswith(f"{name}=") for cookie in headers.getlist("set-cookie")):
                    headers.append("set-cookie", carrier.headers["set-cookie"])
            await send(message)

        await self.app(scope, receive, send_renewed if scope["type"] == "http" else send)


def language_of(request: HTTPConnection, person: Person) -> str:
    """The language that an address asks for by `?lang=`, or a person wants; English while its words are not here."""
    asked = known_language(request.query_params.get("lang", ""))
    lang = asked or wanted_language(person, request.headers.get("accept-language", ""))
    return SOURCE if lang in ELSEWHERE else lang


def wanted_language(person: Person, accept: str) -> str:
    """The language that a person has chosen, else the best match of `Accept-Language`."""
    return person.language if person.language in LANGUAGES else choose_language(accept)


def cookies_of(request: HTTPConnection, store: Store, person: Person) -> list[str]:
    """The full names of the cookies that identify a person."""
    known = ((full, store.person(digest(value))) for full, value in _cookies(request, store))
    return [full for full, owner in known if owner and owner.id == person.id]


def without_cookies(request: HTTPConnection, response: Response, names: list[str]) -> Response:
    """Returns the response, which deletes these cookies."""
    request.scope.pop(RENEWED, None)
    for full in names:
        set_cookie(request, response, full, "", 0)
    return response


def new_cookie(request: HTTPConnection) -> tuple[str, str]:
    """A new cookie, and its digest. Raises CookieNeeded."""
    require_cookies(request)
    cookie = secrets.token_urlsafe(32)
    return cookie, digest(cookie)
