"""The requests of boards to think on. All but playing on change nothing, so that an address is a link."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tumblestar.contract.errors import BadOption
from tumblestar.contract.state import OVER
from tumblestar.features.analysis.page import analysis_page
from tumblestar.features.analysis.panels import Sheet, Values, parts
from tumblestar.features.analysis.position import (
    Analysis,
    address,
    edited,
    of_record,
    read,
    rolled,
    with_done,
    with_typed,
)
from tumblestar.insight.evaluations import Busy
from tumblestar.play.viewer import Viewer
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.security.limits import address_key
from tumblestar.security.proxy import client_address
from tumblestar.storage.rows import SeatRow
from tumblestar.tables.registry import Plan
from tumblestar.tables.table import Table
from tumblestar.web.markup import safe
from tumblestar.web.pages import NO_STORE
from tumblestar.web.request_context import (
    as_failure,
    fields_of,
    game_of,
    number_in,
    registry_of,
    see_other,
    table_of,
    visitor_of,
    with_cookie,
)
from tumblestar.web.services import services_of
from tumblestar.words import Phrase

FIRST, PATIENCE = 0.8, 10.0
"""Seconds that the script and a page without one wait for win shares."""


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [
        Route("/analysis/{game}", show),
        Route("/analysis/{game}/roll", roll),
        Route("/analysis/{game}/values", values),
        Route("/analysis/{game}/play", play_on, methods=["POST"]),
        Route("/table/{table}/analysis", of_table),
    ]


async def show(request: Request) -> Response:
    """The board at the position of the address. An action, chosen or typed, leads to the address of what follows."""
    given = dict(request.query_params)
    done, typed = given.pop("do", ""), given.pop("add", "").strip()
    shown = read(game_of(request), given)
    if done and not shown.problem:
        shown = with_done(shown, done)
    elif typed and not shown.problem:
        shown = with_typed(shown, typed)
    edit = given.get("edit", "")[:20] if shown.game.has_module("editor") and not shown.problem else ""
    if edit:
        shown = edited(shown)
    board = given.get("board", "") if shown.game.picture.board_of and not edit else ""
    board = board if board in {str(n) for n in range(1, len(shown.names) + 1)} else ""
    has_values = "values" in given and not shown.problem
    canonical = shown.query(shown.line, shown.at, values="1" if has_values else "", board=board, edit=edit)
    query = request.url.query
    if query and not shown.problem and parse_qsl(query, keep_blank_values=True) != parse_qsl(canonical):
        return see_other(address(shown.game, canonical))
    known = await _values(request, shown, PATIENCE) if has_values else Values()
    return _page(request, shown, known, int(board) - 1 if board else None, edit)


def _page(request: Request, shown: Analysis, known: Values, board: int | None = None, edit: str = "") -> Response:
    visitor = visitor_of(request)
    return analysis_page(visitor, Sheet(shown, visitor.voice(shown.game.name), known, visitor.origin, board, edit))


async def values(request: Request) -> Response:
    """What the script of the page gets: the parts with win shares so far, and whether these are all."""
    shown = read(game_of(request), request.query_params)
    if shown.problem:
        raise Failure(400, shown.problem)
    known = await _values(request, shown, FIRST)
    made = parts(Sheet(shown, visitor_of(request).voice(shown.game.name), known))
    return JSONResponse({"parts": made, "done": not known.missing}, headers=NO_STORE)


async def _values(request: Request, shown: Analysis, within: float) -> Values:
    """The win shares of a position and of those after all that can be done, as far as they are known in time."""
    game, s = shown.game, shown.state
    actions = shown.record.legal if shown.record.actor != OVER else []
    after = {action: game.state_text(game.after(s, action)) for action in actions}
    here = game.state_text(s)
    visitor = visitor_of(request).person.id or address_key(client_address(request.scope))
    try:
        found = await services_of(request).evaluations.values(visitor, game, [here, *after.values()], within)
    except Busy:
        return Values(note="analysis-busy")
    known = {line: one.shares for line, one in found.items()}
    if known.get(here) == ():
        return Values(note="analysis-unknown")
    shares = {action: known[line] for action, line in after.items() if known.get(line)}
    by = found[here].by if here in found else None
    missing = sum(line not in known for line in (here, *after.values()))
    is_provisional = not all(one.is_final for one in found.values())
    return Values(known.get(here), by, shares, is_provisional=is_provisional, missing=missing)


async def roll(request: Request) -> Response:
    """The address of the position after chance has acted, once or `to` a decision."""
    shown = read(game_of(request), request.query_params)
    if not shown.problem:
        shown = rolled(shown, to_decision=request.query_params.get("to") == "decision")
        return see_other(address(shown.game, shown.here))
    return _page(request, shown, Values())


def may_be_analysed(table: Table) -> bool:
    """Whether there is a board to think on for a table: only of games that are over, by the rules at hand."""
    return table.is_over and table.record.remark is None


def link(viewer: Viewer, n: int) -> str:
    """The link from a finished game to its position after `n` events."""
    if not may_be_analysed(viewer.table):
        return ""
    href = f"/table/{safe(viewer.table.id)}/analysis?at={n}"
    return f'<a class="to-map" href="{href}" rel="nofollow">{viewer.voice("analysis-from")}</a>'


async def of_table(request: Request) -> Response:
    """The address of a finished game's position after `at` events."""
    table = await table_of(request, visitor_of(request).person)
    if not may_be_analysed(table):
        raise NotThere
    most = len(table.record.events)
    n = number_in(request.query_params.get("at"))
    return see_other(of_record(table.record, most if n is None else min(n, most)))


async def play_on(request: Request) -> Response:
    """Begins a table that starts at the posted position, with bots on the other seats."""
    registry, given = registry_of(request), await fields_of(request)
    shown = read(game_of(request), given)
    if shown.problem:
        raise Failure(400, shown.problem)
    person, cookie = await welcome(request, registry.store)
    with as_failure(BadOption):
        table = await registry.make(person.id, _plan(shown, given.get("as", ""), given.get("bot", ""), person.id))
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _plan(shown: Analysis, seat: str, bot: str, person: int) -> Plan:
    """The plan of a table that starts at a position. Raises BadOption."""
    record = shown.record
    numbers = [str(n) for n in range(1, len(record.seats) + 1)]
    if seat not in numbers:
        expected = Phrase("takes-one-of", {"allowed": numbers})
        raise BadOption(Phrase("bad-value", {"name": "as", "value": seat[:20], "expected": expected}))
    if record.actor == OVER:
        raise BadOption(Phrase("refused-over"))
    rows = tuple(SeatRow("person", "", person) if seat == n else SeatRow("bot", bot[:40]) for n in numbers)
    is_fresh = not (record.events or record.start)
    start = "" if is_fresh else shown.game.state_text(shown.state)
    return Plan(shown.game, rows, record.options, start=start)
