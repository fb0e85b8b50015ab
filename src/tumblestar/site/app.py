"""The application that runs in the browser: the pages and tables of a server, without what only a server needs.

English is in the site's archive, and each other language is fetched when somebody wants it.
"""

from __future__ import annotations

import asyncio
import io
import logging
import zipfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import cast

from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tumblestar.app import page_routes
from tumblestar.engine.background import Background
from tumblestar.engine.fair_queue import NOBODY, Asker
from tumblestar.features import features as all_features
from tumblestar.play.endpoint import live
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure, status_of
from tumblestar.security.identity import person_of, wanted_language
from tumblestar.security.middleware import HEADERS, LinkCleaner, sending_with
from tumblestar.storage import Conflict, StoreProblem
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry
from tumblestar.web import pages
from tumblestar.web.feature import EDITION, Edition, EditionMiddleware
from tumblestar.web.request_context import visitor_of
from tumblestar.web.services import Application, Services
from tumblestar.words.languages import ELSEWHERE

log = logging.getLogger(__name__)

FRAMED = HEADERS | {
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    )
}
"""The security headers of a server, but for that the site shows its pages in a frame of its own."""
BREATH = 0.01
"""Seconds between two steps of a review or of values, in which requests get their turn."""
Fetch = Callable[[str], Awaitable[bytes | None]]
"""The archive of a language, or None where it cannot be fetched."""


class InlineBackground(Background):
    """Does jobs beside the requests, answer by answer, since a browser has no processes."""

    async def answers(
        self, work: Callable[..., object], *args: object, asker: Asker = NOBODY, at_once: bool = False
    ) -> AsyncGenerator[object]:
        """The answers of a job. Raises what the function raises."""
        await asyncio.sleep(BREATH)
        result = work(*args)
        for answer in cast("Iterator[object]", result) if isinstance(result, Iterator) else (result,):
            yield answer
            await asyncio.sleep(BREATH)


class FetchedLanguages:
    """Fetches the files of languages into the folder of packages; tells which language is wanted and cannot be had."""

    def __init__(self, folder: Path, fetch: Fetch, tell_lacking: Callable[[str], None]) -> None:
        self._folder, self._fetch, self._tell_lacking = folder, fetch, tell_lacking
        self._missed = set[str]()
        """Languages that could not be fetched. They are not tried with every request, which might each wait long."""
        self._told = ""
        self._fetching = asyncio.Lock()

    def try_again(self) -> None:
        """Has languages fetched that could not be fetched before: somebody has chosen one."""
        self._missed.clear()

    async def want(self, lang: str) -> None:
        """Fetches a language if its messages are not here. Texts come in English where that fails."""
        async with self._fetching:
            if lang in ELSEWHERE - self._missed:
                if archive := await self._fetch(lang):
                    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
                        opened.extractall(self._folder)
                    ELSEWHERE.discard(lang)
                else:
                    self._missed.add(lang)
        lacking = lang if lang in ELSEWHERE else ""
        if lacking != self._told:
            self._told = lacking
            self._tell_lacking(lacking)


class SiteMiddleware:
    """Fetches the language of a page, and adds headers to all answers."""

    def __init__(self, app: ASGIApp, store: Store, languages: FetchedLanguages | None) -> None:
        self.app, self.store, self.languages = app, store, languages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application."""
        if self.languages:
            if scope["path"] == "/settings":
                self.languages.try_again()
            request = HTTPConnection(scope)
            accept = request.headers.get("accept-language", "")
            await self.languages.want(wanted_language(person_of(request, self.store), accept))
        await self.app(scope, receive, sending_with(FRAMED, send))


def make_app(store: Store, server: str = "", languages: FetchedLanguages | None = None, home: str = "") -> Application:
    """The application for a store; `server` is the address of one to play on with friends, if there is one.

    `languages` fetches those that are not here; `home` is the address of the site, ending with /.
    """
    features = all_features()
    edition = Edition(features, is_site=True, server=server, home=home)
    app = Application(
        routes=[*page_routes(features), Route("/friends", show_friends, FREE), WebSocketRoute("/live/{table}", live)],
        middleware=[
            Middleware(LinkCleaner),
            Middleware(EditionMiddleware, edition=edition),
            Middleware(SiteMiddleware, store=store, languages=languages),
        ],
        exception_handlers=dict.fromkeys((Failure, StoreProblem, Conflict, HTTPException, Exception), handle_error),
    )
    registry = TableRegistry(store, works=[feature.work_at_end for feature in features])
    app.services = Services(registry, InlineBackground())
    app.services.add(features)
    return app


async def handle_error(request: Request, error: Exception) -> Response:
    """An error page."""
    status, phrase = status_of(error)
    if status >= 500:
        log.error("a page could not be shown", exc_info=error)
    return HTMLResponse(pages.error_page(visitor_of(request), status, phrase), status)


async def show_friends(request: Request) -> Response:
    """The page about playing with friends: a link to a server, or what one would bring."""
    return pages.template_response(
        visitor_of(request), "site/friends.html", {"server": EDITION.get().server}, headers={}
    )
