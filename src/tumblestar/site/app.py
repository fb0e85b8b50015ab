"""The application that runs in the browser: the pages and tables of a server, without what only a server needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Hashable, Iterator
from typing import cast

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumblestar.app.page_routes import page_routes
from tumblestar.engine.background import Background
from tumblestar.features.review.reviews import Reviews
from tumblestar.features.statistics.own import OwnStatistics
from tumblestar.insight.evaluations import Evaluations
from tumblestar.play.endpoint import live
from tumblestar.security.errors import Failure
from tumblestar.security.identity import person_of, wanted_language
from tumblestar.security.middleware import HEADERS, LinkCleaner
from tumblestar.site import friends
from tumblestar.site.fetched_languages import FetchedLanguages
from tumblestar.storage.errors import Conflict, StoreProblem
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry
from tumblestar.web import pages
from tumblestar.web.drawing import Drawer
from tumblestar.web.edition import EDITION, Edition
from tumblestar.web.request_context import visitor_of

log = logging.getLogger(__name__)

FRAMED = HEADERS | {
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    )
}
"""The security headers of a server, but for that the site shows its pages in a frame of its own."""
BREATH = 0.01
"""Seconds between two steps of a review or of values, in which requests get their turn."""


class InlineBackground(Background):
    """Does jobs beside the requests, answer by answer, since a browser has no processes."""

    async def answers(
        self, work: Callable[..., object], *args: object, asker: Hashable = None, at_once: bool = False
    ) -> AsyncGenerator[object]:
        """The answers of a job. Raises what the function raises."""
        await asyncio.sleep(BREATH)
        result = work(*args)
        for answer in cast("Iterator[object]", result) if isinstance(result, Iterator) else (result,):
            yield answer
            await asyncio.sleep(BREATH)


class SiteMiddleware:
    """Tells pages that they are those of the static site, fetches their language, and adds headers to all answers."""

    def __init__(self, app: ASGIApp, edition: Edition, store: Store, languages: FetchedLanguages | None) -> None:
        self.app, self.edition, self.store, self.languages = app, edition, store, languages

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application."""
        EDITION.set(self.edition)
        if self.languages:
            if scope["path"] == "/settings":
                self.languages.try_again()
            request = HTTPConnection(scope)
            accept = request.headers.get("accept-language", "")
            await self.languages.want(wanted_language(person_of(request, self.store), accept))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in FRAMED.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def make_app(store: Store, server: str = "", languages: FetchedLanguages | None = None, home: str = "") -> Starlette:
    """The application for a store; `server` is the address of one to play on with friends, if there is one.

    `languages` fetches those that are not here; `home` is the address of the site, ending with /.
    """
    edition = Edition(is_site=True, server=server, home=home)
    app = Starlette(
        routes=[*page_routes(), *friends.routes(), WebSocketRoute("/live/{table}", live)],
        middleware=[
            Middleware(LinkCleaner),
            Middleware(SiteMiddleware, edition=edition, store=store, languages=languages),
        ],
        exception_handlers=dict.fromkeys((Failure, StoreProblem, Conflict, HTTPException, Exception), handle_error),
    )
    state = app.state
    state.registry = TableRegistry(store)
    background = InlineBackground()
    state.cards, state.reviews = Drawer(background), Reviews(store, background)
    state.evaluations = Evaluations(background)
    state.statistics = OwnStatistics(store)
    return app


async def handle_error(request: Request, error: Exception) -> Response:
    """An error page."""
    status, phrase = 500, None
    if isinstance(error, Failure):
        status, phrase = error.status, error.phrase
    elif isinstance(error, StoreProblem):
        status, phrase = 503, error.phrase
    elif isinstance(error, HTTPException):
        status = error.status_code
    if status >= 500:
        log.error("a page could not be shown", exc_info=error)
    return HTMLResponse(pages.error_page(visitor_of(request), status, phrase), status)
