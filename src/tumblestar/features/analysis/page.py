"""A board to think on as a page: the position, what can be done in it, its line, what it is worth; and its requests.

All requests but playing on change nothing, so that an address is a link.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.contract.state import OVER
from tumblestar.engine.fair_queue import Full
from tumblestar.engine.sharing import in_parts
from tumblestar.features.analysis.panels import OPEN, Sheet, Values, editor, line, parts, targets
from tumblestar.features.analysis.position import (
    MOST_EVENTS,
    Analysis,
    address,
    edited,
    has_editor,
    of_record,
    reading,
    rolled,
    with_done,
    with_typed,
)
from tumblestar.play.board_in_words import folded_text
from tumblestar.play.viewer import Viewer
from tumblestar.security.costs import Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.security.limits import asker_of
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.registry import TableSpec
from tumblestar.tables.table import Table
from tumblestar.web import forms
from tumblestar.web.drawn_board import BOARD, Steps, board_to_try, last_legs, svg
from tumblestar.web.feature import address_to_send, bot_labels
from tumblestar.web.markup import Html, safe
from tumblestar.web.pages import NO_STORE, Visitor, template_response
from tumblestar.web.request_context import (
    as_failure,
    charge_events,
    fields_of,
    game_of,
    number_in,
    registry_of,
    see_other,
    visited_table,
    visitor_of,
    with_cookie,
)
from tumblestar.web.services import services_of
from tumblestar.web.templating import markup
from tumblestar.words import Phrase


def analysis_page(visitor: Visitor, sheet: Sheet) -> Response:
    """The whole page, with status 400 where something in its address was wrong."""
    analysis, say = sheet.analysis, sheet.say
    game, s, typed = analysis.game, analysis.state, analysis.typed or {}
    beside = parts(sheet)
    if sheet.edit:
        beside["analysis-choices"] = editor(sheet)
    filled, to_send = forms.FilledForm(analysis.options | dict(typed)), address(game, analysis.here)
    values = {
        "game": game,
        "analysis": analysis,
        "fields": analysis.fields(analysis.line, analysis.at),
        "progress": game.description.progress(s),
        "status": game.status(s, analysis.names),
        "did": _did(analysis),
        "is_over": analysis.record.actor == OVER,
        "typed": {"add": typed.get("add", ""), "start": typed.get("start", "") if analysis.problem else ""},
        "is_open": analysis.problem is not None and analysis.problem.key == "analysis-start",
        "edit_open": OPEN if has_editor(game) else "",
        "notation": game.state_text(s),
        "seat_counts": [(n, n) for n in game.seats],
        "to_send": address_to_send(sheet.origin, to_send),
        "seats": [(n, say.plain("seat-text", name=name)) for n, name in enumerate(analysis.names, 1)],
        "seat": sheet.seat + 1,
        "bots": bot_labels(say, game),
        "bot": bots.with_stars(game, 3),
        "board": markup(_board(sheet)),
        "panels": markup(Html("".join(beside.values()) + line(sheet))),
        "text": markup(folded_text(say, game, s, analysis.names)),
        "option_rows": forms.option_rows(say, game, filled),
        "tag": game.description.rule(s),
    }
    status = 400 if analysis.problem else 200
    return template_response(visitor, "analysis/analysis.html", values, game=game.name, status=status)


def _did(analysis: Analysis) -> Phrase | None:
    """What was done last."""
    events, s = analysis.record.events, analysis.state
    if not events:
        return None
    return analysis.game.summary(analysis.record.state_at(analysis.at - 1), events[-1].action, analysis.names, s)


# -- the board


def _board(sheet: Sheet) -> Html:
    """The board with targets, or with the places that can be edited."""
    say, analysis, record = sheet.say, sheet.analysis, sheet.analysis.record
    legal = record.legal if record.actor != OVER and not sheet.edit else []
    board = board_to_try(say, analysis.game, analysis.state, analysis.names, legal, sheet.board)
    if sheet.edit:
        board = replace(board, targets=None, overlay={BOARD: svg(targets(sheet))})
    steps = Steps(analysis.at, len(analysis.line), "analysis-form")
    has_gains = sheet.board is None and record.actor >= 0
    board = replace(board, steps=steps, last=last_legs(record), has_gains=has_gains)
    return board.html(say, say("analysis-picture"), Html(_boards(sheet)))


def _boards(sheet: Sheet) -> str:
    """The seats whose boards can be large for a look, in games where only one is."""
    analysis = sheet.analysis
    if analysis.game.picture.board_of is None or len(analysis.names) == 1 or sheet.edit:
        return ""
    buttons = ""
    for seat, name in enumerate(analysis.names):
        is_large = "true" if seat == sheet.board else "false"
        buttons += sheet.submit(
            sheet.say("analysis-large", player=name), name="board", value=seat + 1, aria_pressed=is_large
        )
    return f'<p class="do boards">{buttons}</p>'


# -- routes


FIRST, PATIENCE = 0.8, 10.0
"""Seconds that the script and a page without one wait for win shares."""


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [
        Route("/analysis/{game}", show, "record", "?values"),
        Route("/analysis/{game}/roll", roll, "record"),
        Route("/analysis/{game}/values", values, "values", "record"),
        Route("/analysis/{game}/play", play_on, "table", "record", methods=["POST"]),
        Route("/table/{table}/analysis", of_table, "record"),
    ]


async def show(request: Request) -> Response:
    """The board at the position of the address. An action, chosen or typed, leads to the address of what follows.

    An address without a position leads to one that is set up by chance.
    """
    if not request.url.query:
        return see_other(f"/analysis/{game_of(request).name}/roll?to=decision")
    query_fields = dict(request.query_params)
    done, typed = query_fields.pop("do", ""), query_fields.pop("add", "").strip()
    analysis = await _read(request, query_fields)
    if done and not analysis.problem:
        analysis = with_done(analysis, done)
    elif typed and not analysis.problem:
        analysis = with_typed(analysis, typed)
    edit = query_fields.get("edit", "")[:20] if has_editor(analysis.game) and not analysis.problem else ""
    if edit:
        analysis = edited(analysis)
    board = query_fields.get("board", "") if analysis.game.picture.board_of and not edit else ""
    board = board if board in {str(n) for n in range(1, len(analysis.names) + 1)} else ""
    has_values = "values" in query_fields and not analysis.problem
    canonical = analysis.query(analysis.line, analysis.at, values="1" if has_values else "", board=board, edit=edit)
    query = request.url.query
    if query and not analysis.problem and parse_qsl(query, keep_blank_values=True) != parse_qsl(canonical):
        return see_other(address(analysis.game, canonical))
    known = await _values(request, analysis, PATIENCE) if has_values else Values()
    return _page(request, analysis, known, int(board) - 1 if board else None, edit)


async def _read(request: Request, fields: Mapping[str, str]) -> Analysis:
    """The position of a query, read in parts at the cost of who asks."""
    charge_events(request, min(fields.get("line", "").count(","), MOST_EVENTS))
    return await in_parts(reading(game_of(request), fields))


def _page(request: Request, analysis: Analysis, known: Values, board: int | None = None, edit: str = "") -> Response:
    visitor = visitor_of(request)
    sheet = Sheet(analysis, visitor.voice(analysis.game.name), known, visitor.origin, board, edit)
    return analysis_page(visitor, sheet)


async def values(request: Request) -> Response:
    """What the script of the page gets: the parts with win shares so far, and whether these are all."""
    analysis = await _read(request, request.query_params)
    if analysis.problem:
        raise Failure(400, analysis.problem)
    known = await _values(request, analysis, FIRST)
    html_by_id = parts(Sheet(analysis, visitor_of(request).voice(analysis.game.name), known))
    headers = NO_STORE | ({"retry-after": str(known.retry_after)} if known.retry_after else {})
    return JSONResponse({"parts": html_by_id, "done": not known.missing}, headers=headers)


async def _values(request: Request, analysis: Analysis, within: float) -> Values:
    """The win shares of a position and of those after all that can be done, as far as they are known in time."""
    game, s = analysis.game, analysis.state
    actions = analysis.record.legal if analysis.record.actor != OVER else []
    after = {action: game.state_text(game.after(s, action)) for action in actions}
    here = game.state_text(s)
    states, of_process = [here, *after.values()], services_of(request).evaluations
    try:
        evaluations = await of_process.values(asker_of(request), game, states, within)
    except Full as full:
        return Values(note=Phrase("work-busy", {"seconds": full.seconds}), retry_after=full.seconds)
    known = {line: evaluation.shares for line, evaluation in evaluations.items()}
    if known.get(here) == ():
        return Values(note="analysis-unknown")
    shares = {action: known[line] for action, line in after.items() if known.get(line)}
    by = evaluations[here].by if here in evaluations else None
    missing = sum(line not in known for line in states)
    is_provisional = not all(evaluation.is_final for evaluation in evaluations.values())
    return Values(known.get(here), by, shares, is_provisional=is_provisional, missing=missing)


async def roll(request: Request) -> Response:
    """The address of the position after chance has acted, once or `to` a decision."""
    analysis = await _read(request, request.query_params)
    if not analysis.problem:
        analysis = rolled(analysis, to_decision=request.query_params.get("to") == "decision")
        return see_other(address(analysis.game, analysis.here))
    return _page(request, analysis, Values())


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
    _, table = await visited_table(request)
    if not may_be_analysed(table):
        raise NotThere
    most = len(table.record.events)
    n = number_in(request.query_params.get("at"))
    return see_other(of_record(table.record, most if n is None else min(n, most)))


async def play_on(request: Request) -> Response:
    """Begins a table that starts at the posted position, with bots on the other seats."""
    registry, fields = registry_of(request), await fields_of(request)
    analysis = await _read(request, fields)
    if analysis.problem:
        raise Failure(400, analysis.problem)
    person, cookie = await welcome(request, registry.store)
    with as_failure(BadOption):
        spec = _table_spec(analysis, fields.get("as", ""), fields.get("bot", ""), person.id)
        table = await registry.make(person.id, spec)
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _table_spec(analysis: Analysis, seat: str, bot: str, person: int) -> TableSpec:
    """The spec of a table that starts at a position. Raises BadOption."""
    record = analysis.record
    numbers = [str(n) for n in range(1, len(record.seats) + 1)]
    if seat not in numbers:
        expected = Phrase("takes-one-of", {"allowed": numbers})
        raise BadOption(Phrase("bad-value", {"name": "as", "value": seat[:20], "expected": expected}))
    if record.actor == OVER:
        raise BadOption(Phrase("refused-over"))
    rows = tuple(SeatRow("person", "", person) if seat == n else SeatRow("bot", bot[:40]) for n in numbers)
    is_fresh = not (record.events or record.start)
    start = "" if is_fresh else analysis.game.state_text(analysis.state)
    return TableSpec(analysis.game, rows, record.options, start=start)
