"""The ASGI application: routes, middleware and page handlers. GET changes nothing; the first POST sets the cookie."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from typing import Any
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tumblestar.api import document as api
from tumblestar.api.request import language_of, problem_of_status, problem_response
from tumblestar.app import page_routes, telemetry
from tumblestar.engine.background import Background
from tumblestar.engine.fair_queue import Full
from tumblestar.features import features as all_features
from tumblestar.play.endpoint import live
from tumblestar.security import counters, identity
from tumblestar.security.costs import FREE, Route, RouteKinds
from tumblestar.security.errors import Failure, TooMuch, status_of
from tumblestar.security.identity import CookieNeeded, CookieRenewal
from tumblestar.security.limits import TABLES_OF_PERSON, Limits, RateLimiter
from tumblestar.security.middleware import HEADERS, Fairness, LinkCleaner, RequestFilter
from tumblestar.security.proxy import ForwardedHeaders
from tumblestar.security.settings import Settings
from tumblestar.security.site_password import Passes, PasswordGate
from tumblestar.security.tokens import API, TokenAuthentication
from tumblestar.storage import Conflict, StoreProblem
from tumblestar.storage.schema import Person
from tumblestar.storage.store import Store
from tumblestar.tables.registry import TableRegistry
from tumblestar.web import install, pages, password_page
from tumblestar.web.feature import EDITION, Edition, EditionMiddleware, Feature
from tumblestar.web.pages import NO_STORE, Visitor
from tumblestar.web.request_context import registry_of, visitor_of
from tumblestar.web.services import Application, Services, services_of
from tumblestar.words import choose_language

log = logging.getLogger(__name__)


COMPRESSION_LEVEL = 3
"""A fifth of the time of the library's level 9, for pages a fifth larger: the event loop waits while it compresses."""


class Compression(GZipMiddleware):
    """Compresses responses, except streams, whose items would wait in the compressor's buffer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, with compression unless it is a stream."""
        is_stream = scope["type"] == "http" and scope["path"].startswith(API) and scope["path"].endswith("/stream")
        await (self.app if is_stream else super().__call__)(scope, receive, send)


def make_app(
    store: Store, chosen: Settings | None = None, features: tuple[Feature, ...] | None = None, **also: Any
) -> Application:
    """Creates the application for a store, by default with all features. `also` overrides single settings."""
    chosen = replace(chosen or Settings(), **also)
    features = all_features() if features is None else features
    limits = Limits(is_on=chosen.limits, proxies=chosen.behind_proxy)
    passes = Passes(chosen.password, store.secret_key, store.server_id) if chosen.password else None
    most_tables, works_at_end = TABLES_OF_PERSON if chosen.limits else 0, [feature.work_at_end for feature in features]
    registry = TableRegistry(store, chosen.pace, chosen.grace, most_tables, works_at_end)
    services = Services(registry, Background(), chosen, limits, passes)
    services.add(features)
    store.writer.on_commit = counters.commit_seconds.observe
    return _application(
        all_routes(features),
        Edition(features, services=services),
        services,
        Middleware(TokenAuthentication, store=store, reject=reject),
        Middleware(PasswordGate, reject=reject, ask_password=password_page.ask, allow=chosen.allow, passes=passes),
    )


def make_invited_app(app: Application, authority: str) -> Application:
    """The application behind a listener for phones at home, which is reached as `authority` and nothing else.

    It shares the services of `app`, and has those of its routes that are for who was invited.
    """
    edition = Edition(app.features, is_invited=True, services=app.services)
    paths = {*INVITED, *(path for feature in app.features for path in feature.invited)}
    routes = [route for route in app.routes if getattr(route, "path", "") in paths]
    return _application(routes, edition, app.services, authority=authority)


def _application(
    routes: Sequence[BaseRoute], edition: Edition, services: Services, *gates: Middleware, authority: str = ""
) -> Application:
    """An application with its services; `gates` let a request in that nothing else refuses."""
    kinds, chosen = RouteKinds(routes), services.settings
    app = Application(
        routes=routes,
        lifespan=_lifespan,
        middleware=[
            Middleware(EditionMiddleware, edition=edition),
            Middleware(telemetry.MetricsMiddleware),
            Middleware(ForwardedHeaders, proxies=chosen.behind_proxy),
            Middleware(Fairness),
            Middleware(LinkCleaner),
            Middleware(
                RequestFilter, reject=reject, hosts=chosen.hosts, kinds=kinds, hsts=chosen.hsts, authority=authority
            ),
            Middleware(RateLimiter, limits=services.limits, kinds=kinds, reject=reject),
            *gates,
            Middleware(CookieRenewal),
            Middleware(Compression, minimum_size=600, compresslevel=COMPRESSION_LEVEL),
        ],
        exception_handlers=dict.fromkeys(
            (Failure, Full, CookieNeeded, StoreProblem, Conflict, HTTPException, Exception), handle_error
        ),
    )
    app.services, app.features = services, edition.features
    return app


@asynccontextmanager
async def _lifespan(app: Application) -> AsyncGenerator[dict[str, Any]]:
    """Starts and closes what the application runs besides requests."""
    services = app.services
    try:
        await services.registry.start()
    except StoreProblem as problem:
        services.start_error = problem
        raise
    yield {"limits": services.limits}  # protocols check them before there is a request
    await services.close()


INVITED = (
    "/settings",
    "/tables",
    "/table/{table}",
    "/table/{table}/record",
    "/table/{table}/picture",
    "/table/{table}/verify",
    "/table/{table}/rematch",
    "/live/{table}",
    "/cover/{version}/{game}/{theme}",
    "/static/{version}/{name}",
    "/favicon.ico",
    "/robots.txt",
)
"""What phones at home may open, besides what features name: all else is not there."""


def all_routes(features: tuple[Feature, ...]) -> list[BaseRoute]:
    """The routes of a server."""
    return [
        *page_routes(features),
        *(route for feature in features for route in feature.server_routes()),
        *install.routes(),
        *api.routes(features),
        Route("/password", password_page.show, FREE),
        Route("/password", password_page.submit, "password", methods=["POST"]),
        Route("/health", health, FREE),
        Route("/ready", ready, FREE),
        Route("/metrics", telemetry.show, FREE),
        WebSocketRoute("/live/{table}", live),
    ]


# -- pages


async def health(request: Request) -> Response:
    """Whether this process and its store work."""
    well = registry_of(request).store.is_well()
    return JSONResponse({"ok": well}, 200 if well else 503, headers={"cache-control": "no-store"})


async def ready(request: Request) -> Response:
    """Whether this process accepts requests and can store changes."""
    is_ready = not services_of(request).is_closing and await registry_of(request).store.accepts_writes()
    return JSONResponse({"ready": is_ready}, 200 if is_ready else 503, headers={"cache-control": "no-store"})


def reject(scope: Scope, status: int) -> Response:
    """The response to a rejected request. It depends on the request's language and path only."""
    headers = Headers(scope=scope)
    if scope["path"].startswith(API):
        return problem_response(problem_of_status(status), language_of(headers))
    refusal = _refusal(choose_language(headers.get("accept-language", "")), status, EDITION.get())
    return HTMLResponse(refusal, status, headers=NO_STORE)


@cache
def _refusal(lang: str, status: int, _: Edition) -> str:
    """The error page for rejected requests, cached since a flood of requests gets many."""
    return pages.error_page(Visitor(Person(0), lang), status)


async def handle_error(request: Request, error: Exception) -> Response:
    """Exception handler: an error page, or problem details for the API."""
    if isinstance(error, CookieNeeded):
        return _check_cookies(request)
    status, phrase = status_of(error)
    route = getattr(request.scope.get("route"), "path", "")  # the pattern: the path may contain a secret
    if status >= 500:
        extra = {"route": route, "method": request.method, "status": status}
        log.error("a page could not be shown", exc_info=error, extra=extra)
    if request.url.path.startswith(API):
        problem = problem_of_status(status, phrase)
        if status == 405 and isinstance(error, HTTPException) and error.headers:
            problem.more["allow"] = error.headers.get("Allow", "")
        return problem_response(problem, language_of(request.headers))
    response = HTMLResponse(pages.error_page(visitor_of(request), status, phrase), status, headers=HEADERS | NO_STORE)
    if isinstance(error, (TooMuch, Full)):
        response.headers["retry-after"] = str(error.seconds)
    return response


def _check_cookies(request: Request) -> Response:
    """Has a browser send its request once more, with a cookie if it keeps any; then says that it keeps none.

    Until a cookie comes, nothing is spent.
    """
    response: Response
    if identity.CHECKED_FIELD in request.query_params:
        response = HTMLResponse(pages.error_page(visitor_of(request), 428), 428)
    else:
        query = f"{request.url.query}&" if request.url.query else ""
        response = RedirectResponse(f"{quote(request.url.path)}?{query}{identity.CHECKED_FIELD}=1", 307)
    identity.set_cookie(request, response, identity.CHECK_COOKIE, "1", 600)
    return response
