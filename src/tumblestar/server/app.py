"""The ASGI application: routes, middleware and page handlers. GET changes nothing; the first POST sets the cookie."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tumblestar.chance_audit import verify
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.game import Game
from tumblestar.seat_names import clean_name
from tumblestar.server import metrics
from tumblestar.server.api import operations, problems
from tumblestar.server.api import page as api_page
from tumblestar.server.dispatcher import Slot
from tumblestar.server.security.errors import Failure, NotThere
from tumblestar.server.security.fairness import Fairness
from tumblestar.server.security.identity import THEMES, language_of, welcome, with_cookie
from tumblestar.server.security.limits import TABLES_OF_PERSON, Limits, RateLimiter
from tumblestar.server.security.middleware import HEADERS, RequestFilter
from tumblestar.server.security.proxy import ForwardedHeaders, origin_of
from tumblestar.server.security.settings import Settings
from tumblestar.server.security.site_password import Passes, PasswordGate, local_path
from tumblestar.server.security.tokens import API, TokenAuthentication
from tumblestar.server.sockets.page_socket import live
from tumblestar.server.storage.errors import Conflict, StoreProblem
from tumblestar.server.storage.rows import Person
from tumblestar.server.storage.store import Store
from tumblestar.server.tables import rematch as rematches
from tumblestar.server.tables.registry import SeedExpired, TableRegistry
from tumblestar.server.web import (
    campaign,
    card,
    covers,
    forms,
    home,
    install,
    lobby,
    mine,
    pages,
    password_page,
    timeline,
    tokens,
)
from tumblestar.server.web.assets import static
from tumblestar.server.web.pad import address_of, changed, drawing, pad_page
from tumblestar.server.web.pages import Visitor
from tumblestar.server.web.request_context import (
    fields_of,
    game_of,
    number_in,
    refused_as_failure,
    registry_of,
    see_other,
    table_of,
    uploaded,
    visitor_of,
)
from tumblestar.server.web.table_list import own_tables, table_picture
from tumblestar.server.web.table_page import table_page
from tumblestar.server.web.viewer import Viewer
from tumblestar.words import LANGUAGES, Phrase, choose_language

log = logging.getLogger(__name__)


COMPRESSION_LEVEL = 3
"""A fifth of the time of the library's level 9, for pages a fifth larger: the event loop waits while it compresses."""


class Compression(GZipMiddleware):
    """Compresses responses, except streams, whose items would wait in the compressor's buffer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application, with compression unless it is a stream."""
        is_stream = scope["type"] == "http" and scope["path"].startswith(API) and scope["path"].endswith("/stream")
        await (self.app if is_stream else super().__call__)(scope, receive, send)


def make_app(store: Store, chosen: Settings | None = None, slot: Slot | None = None, **also: Any) -> Starlette:
    """Creates the application for a store. `also` overrides single settings; `slot` is the place of a worker."""
    chosen = replace(chosen or Settings(), **also)
    limits = Limits(is_on=chosen.limits, processes=chosen.processes, proxies=chosen.behind_proxy)
    passes = Passes(chosen.password, store.secret_key) if chosen.password else None
    app = Starlette(
        routes=_routes(),
        lifespan=_lifespan,
        middleware=[
            Middleware(Fairness),
            Middleware(metrics.MetricsMiddleware),
            Middleware(ForwardedHeaders, proxies=chosen.behind_proxy),
            Middleware(RequestFilter, reject=reject, hosts=chosen.hosts),
            Middleware(RateLimiter, limits=limits, reject=reject),
            Middleware(TokenAuthentication, store=store, reject=reject),
            Middleware(PasswordGate, reject=reject, ask_password=password_page.ask, allow=chosen.allow, passes=passes),
            Middleware(Compression, minimum_size=600, compresslevel=COMPRESSION_LEVEL),
        ],
        exception_handlers=dict.fromkeys((Failure, StoreProblem, Conflict, HTTPException, Exception), handle_error),
    )
    state = app.state
    state.registry = TableRegistry(store, chosen.pace, chosen.grace, TABLES_OF_PERSON if chosen.limits else 0)
    state.settings, state.limits, state.passes = chosen, limits, passes
    state.cards = card.Drawer()
    store.writer.on_commit = metrics.commit_seconds.observe
    state.is_closing, state.streams = False, set[Callable[[], None]]()
    state.start_error = None
    state.shared_metrics = metrics.SharedMetrics(slot, state.registry) if slot else None
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncGenerator[dict[str, Any]]:
    """Starts and closes what the application runs besides requests."""
    state = app.state
    try:
        await state.registry.start()
    except StoreProblem as problem:
        state.start_error = problem
        raise
    if state.shared_metrics:
        await state.shared_metrics.start()
    yield {"limits": state.limits}  # protocols check them before there is a request
    state.is_closing = True
    if state.shared_metrics:
        await state.shared_metrics.close()
    await state.registry.close()
    state.registry.store.close()


def _routes() -> list[BaseRoute]:
    return [
        Route("/", shelf),
        Route("/new/{game}", new_form),
        Route("/new/{game}", new_table, methods=["POST"]),
        Route("/tables", tables),
        Route("/tables/open", open_file, methods=["POST"]),
        Route("/table/{table}", show_table),
        Route("/table/{table}/record", download),
        Route("/table/{table}/picture", table_picture),
        Route("/table/{table}/card", card.show),
        Route("/table/{table}/verify", check),
        Route("/table/{table}/rematch", rematch, methods=["POST"]),
        Route("/table/{table}/again", campaign.again, methods=["POST"]),
        Route("/table/{table}/delete", delete, methods=["POST"]),
        Route("/campaign/{game}", campaign.show),
        Route("/campaign/{game}/play", campaign.play, methods=["POST"]),
        Route("/campaign/{game}/own", campaign.play_own, methods=["POST"]),
        Route("/campaign/{game}/progress", campaign.save),
        Route("/campaign/{game}/progress", campaign.bring_in, methods=["POST"]),
        Route("/rules/{game}", rules),
        Route("/score/{game}", score_pad),
        Route("/score/{game}", score_parts, methods=["POST"]),
        Route("/score/{game}/picture", score_picture),
        Route("/score/{game}/read", read_picture, methods=["POST"]),
        *lobby.routes(),
        *install.routes(),
        *operations.routes(),
        *api_page.routes(),
        *tokens.routes(),
        Route("/cover/{version}/{game}/{theme}", covers.show),
        *mine.routes(),
        Route("/settings", settings, methods=["POST"]),
        Route("/password", password_page.show),
        Route("/password", password_page.submit, methods=["POST"]),
        Route("/health", health),
        Route("/ready", ready),
        Route("/metrics", metrics.show),
        Route("/static/{version}/{name}", static),
        WebSocketRoute("/live/{table}", live),
    ]


# ------------------------------------------------------------------------------------------------ pages


async def shelf(request: Request) -> Response:
    """The home page."""
    visitor = visitor_of(request)
    own = await own_tables(registry_of(request), visitor.person.id, is_short=True)
    return HTMLResponse(home.shelf(visitor, own), headers={"cache-control": "no-cache"})


async def new_form(request: Request) -> Response:
    """The form for a new table."""
    game, visitor = game_of(request), visitor_of(request)
    seal = await registry_of(request).new_seal()
    html = forms.new_table(visitor, game, seal, forms.fresh(game, visitor), origin=origin_of(request))
    return HTMLResponse(html)


async def new_table(request: Request) -> Response:
    """Creates a table, or shows the form again with its errors and values."""
    game, registry = game_of(request), registry_of(request)
    person, cookie = await welcome(request, registry.store)
    filled = forms.FilledForm(await fields_of(request))
    async with registry.form_lock(filled.get("seal")):
        if made := registry.made_from(filled.get("seal")):  # the same form was sent twice
            return see_other(f"/table/{made}")
        answer = await _create_table(request, game, person, filled)
    return with_cookie(request, answer, cookie)


async def _create_table(request: Request, game: Game, person: Person, filled: forms.FilledForm) -> Response:
    """Creates a table and redirects to it, or shows the form again."""
    registry, visitor = registry_of(request), Visitor(person, language_of(request, person), request.url.path)
    plan, note = forms.plan(game, filled, person.id), None
    if plan:
        try:
            table = await registry.make(person.id, plan)
            if not person.name and (name := filled.get("name-1")) and filled.get("seat-1") == "me":
                await registry.store.update_person(person.id, name=clean_name(name))
            return see_other(f"/table/{table.id}")
        except Conflict:  # another process got the same form at the same time
            return see_other(f"/table/{registry.made_from(plan.seal)}")
        except SeedExpired:
            note = Phrase("new-seal-gone")
        except BadOption as error:
            filled.wrong["form"] = error.phrase
    seal = await registry.new_seal()
    html = forms.new_table(visitor, game, seal, filled, note, origin=origin_of(request))
    return HTMLResponse(html, 409 if note else 422)


async def show_table(request: Request) -> Response:
    """The page of a table, now or after some of its events."""
    visitor = visitor_of(request)
    table = await table_of(request, visitor.person)
    whom = table.membership.plays_as(visitor.person.id)
    viewer = Viewer(table, whom, visitor.lang, number_in(request.query_params.get("at")), origin=origin_of(request))
    if "play" in request.query_params:  # the page begins to play the game by itself
        viewer = replace(viewer, at=timeline.setup_end(viewer.cache()))
    return HTMLResponse(table_page(visitor, viewer), headers={"cache-control": "no-store"})


async def tables(request: Request) -> Response:
    """The list of one's own tables."""
    visitor = visitor_of(request)
    own = await own_tables(registry_of(request), visitor.person.id)
    return HTMLResponse(home.tables(visitor, own), headers={"cache-control": "no-store"})


async def open_file(request: Request) -> Response:
    """Opens a record from an uploaded file, as a table to step through."""
    registry = registry_of(request)
    person, cookie = await welcome(request, registry.store)
    answer: Response
    try:
        table = await registry.study(person.id, await uploaded(request))
        answer = see_other(f"/table/{table.id}")
    except Unreadable as error:
        why = Phrase("unreadable-at", {"line": error.line, "why": error.phrase}) if error.line else error.phrase
        visitor = Visitor(person, language_of(request, person), "/tables")
        answer = HTMLResponse(home.tables(visitor, await own_tables(registry, person.id), why), 422)
    return with_cookie(request, answer, cookie)


async def download(request: Request) -> Response:
    """The record as a text file. A sealed seed is included only after the game."""
    table = await table_of(request, visitor_of(request).person)
    name = f"{table.game.name}-{table.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(table.record.text(), headers=headers)


async def check(request: Request) -> Response:
    """The check of a table's chance."""
    visitor = visitor_of(request)
    table = await table_of(request, visitor.person)
    return HTMLResponse(pages.verdict(visitor, table, verify(table.record)), headers={"cache-control": "no-store"})


async def rematch(request: Request) -> Response:
    """Asks for the rematch, or answers whoever asked: everybody keeps their seat."""
    person = visitor_of(request).person
    table = await table_of(request, person)
    whom, agrees = table.membership.plays_as(person.id), (await fields_of(request)).get("answer") != "no"
    made = await refused_as_failure(rematches.rematch(registry_of(request), table, whom, agrees=agrees))
    back = made if agrees else table
    return see_other(f"/table/{back.id}" if back.is_visible_to(person.id) else "/tables")


async def delete(request: Request) -> Response:
    """Abandons a game in progress, or deletes a finished one."""
    person = visitor_of(request).person
    table = await table_of(request, person)
    await refused_as_failure(registry_of(request).delete(table, table.membership.plays_as(person.id)))
    return see_other("/tables")


async def rules(request: Request) -> Response:
    """The rules of a game, as a page or as a fragment for a dialog."""
    game, visitor = game_of(request), visitor_of(request)
    if "fragment" in request.query_params:
        return HTMLResponse(pages.rules_help(visitor, game, 3))
    return HTMLResponse(pages.rules(visitor, game))


async def score_pad(request: Request) -> Response:
    """The score pad of a game that has one. Its entries are in the query string."""
    game, visitor = game_of(request), visitor_of(request)
    if not game.has_module("pad"):
        raise NotThere
    return HTMLResponse(pad_page(visitor, game, request.query_params))


async def score_parts(request: Request) -> Response:
    """The parts of a score pad with the posted entries, for the script of its page. Nothing is stored."""
    game, visitor = game_of(request), visitor_of(request)
    if not game.has_module("pad"):
        raise NotThere
    answer = changed(visitor, game, await fields_of(request))
    return JSONResponse(answer, headers={"cache-control": "no-store"})


async def score_picture(request: Request) -> Response:
    """The contents of a score pad as SVG, which can be uploaded again."""
    game = _game_with_pictures(request)
    name = f"{game.name.replace('_', '-')}.svg"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(
        drawing(visitor_of(request), game, request.query_params), media_type="image/svg+xml", headers=headers
    )


async def read_picture(request: Request) -> Response:
    """Redirects to the score pad of an uploaded picture or file, or shows why there is none."""
    game = _game_with_pictures(request)
    assert game.pad.read is not None
    try:
        return see_other(address_of(game, game.pad.read(await uploaded(request))))
    except Unreadable as error:
        why = Phrase("unreadable-at", {"line": error.line, "why": error.phrase}) if error.line else error.phrase
        visitor = visitor_of(request)
        return HTMLResponse(pad_page(Visitor(visitor.person, visitor.lang, f"/score/{game.name}"), game, {}, why), 422)


def _game_with_pictures(request: Request) -> Game:
    """The game in the path, if its score pad reads and draws pictures."""
    game = game_of(request)
    if not game.has_module("pad") or game.pad.read is None:
        raise NotThere
    return game


async def settings(request: Request) -> Response:
    """Saves name, language and theme, and redirects back."""
    registry = registry_of(request)
    person, cookie = await welcome(request, registry.store)
    form = await fields_of(request)
    changes: dict[str, str] = {}
    if form.get("language") in LANGUAGES:
        changes["language"] = form["language"]
    if form.get("theme") in THEMES:
        changes["theme"] = form["theme"]
    try:
        if "name" in form:
            changes["name"] = clean_name(form["name"])
    except BadOption as error:
        raise Failure(400, error.phrase) from error
    if changes:
        await registry.store.update_person(person.id, **changes)
    return with_cookie(request, see_other(local_path(form.get("back", "/"))), cookie)


async def health(request: Request) -> Response:
    """Whether this process and its store work."""
    well = registry_of(request).store.is_well()
    return JSONResponse({"ok": well}, 200 if well else 503, headers={"cache-control": "no-store"})


async def ready(request: Request) -> Response:
    """Whether this process accepts requests and can store changes."""
    is_ready = not request.app.state.is_closing and registry_of(request).store.is_well()
    return JSONResponse({"ready": is_ready}, 200 if is_ready else 503, headers={"cache-control": "no-store"})


def reject(scope: Scope, status: int) -> Response:
    """The response to a rejected request. It depends on the request's language and path only."""
    headers = Headers(scope=scope)
    if scope["path"].startswith(API):
        return problems.response(problems.of_status(status), problems.language(headers))
    return HTMLResponse(_refusal(choose_language(headers.get("accept-language", "")), status), status)


@cache
def _refusal(lang: str, status: int) -> str:
    """The error page for rejected requests, cached since a flood of requests gets many."""
    return pages.error_page(Visitor(Person(0), lang), status)


async def handle_error(request: Request, error: Exception) -> Response:
    """Exception handler: an error page, or problem details for the API."""
    status, phrase = 500, None
    route = getattr(request.scope.get("route"), "path", "")  # the pattern: the path may contain a secret
    if isinstance(error, Failure):
        status, phrase = error.status, error.phrase
    elif isinstance(error, StoreProblem):
        status, phrase = 503, error.phrase
    elif isinstance(error, Conflict):  # another process was first
        status, phrase = 503, Phrase("store-raced")
    elif isinstance(error, HTTPException):
        status = error.status_code
    if status >= 500:
        extra = {"route": route, "method": request.method, "status": status}
        log.error("a page could not be shown", exc_info=error, extra=extra)
    if request.url.path.startswith(API):
        problem = problems.of_status(status, phrase)
        if status == 405 and isinstance(error, HTTPException) and error.headers:
            problem.more["allow"] = error.headers.get("Allow", "")
        return problems.response(problem, problems.language(request.headers))
    return HTMLResponse(pages.error_page(visitor_of(request), status, phrase), status, headers=HEADERS)
