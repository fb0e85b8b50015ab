"""A board to think on as a page: the position, what can be done in it, its line, what it is worth; and its requests.

All requests but playing on change nothing, so that an address is a link.
"""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tumblestar.contract.errors import BadOption
from tumblestar.contract.state import OVER
from tumblestar.features.analysis.panels import OPEN, Sheet, Values, editor, line, parts, targets
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
from tumblestar.play.board_in_words import folded_text
from tumblestar.play.viewer import Viewer
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.security.limits import address_key
from tumblestar.security.proxy import client_address
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.registry import TableSpec
from tumblestar.tables.table import Table
from tumblestar.web import forms
from tumblestar.web.drawn_board import (
    board_for,
    board_of,
    last_legs,
    rows_of,
    step_buttons,
    turning_buttons,
    with_gains,
)
from tumblestar.web.feature import address_to_send, bots_on_offer
from tumblestar.web.markup import attributes, choices, hidden_fields, link_to_copy, safe
from tumblestar.web.pages import NO_STORE, Visitor, page_response, rules_button, rules_dialog
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


def analysis_page(visitor: Visitor, made: Sheet) -> Response:
    """The whole page, with status 400 where something in its address was wrong. Its script exchanges `#table`."""
    shown, say = made.shown, made.say
    game, head = shown.game, say.plain("analysis-head", game=say.plain("game-name"))
    beside, values = parts(made), safe(f"/analysis/{game.name}/values?{shown.here}")
    if made.edit:
        beside["analysis-choices"] = editor(made)
    body = (
        f'<div id="table" class="analysis" data-game="{game.name}" data-pace="0" data-values="{values}">'
        f'<div class="analysis-head"><h1>{safe(head)}</h1>'
        f'<i id="moment" data-n="{shown.at}" data-of="{len(shown.line)}" hidden></i>{_problem(made)}'
        f'<form id="analysis-form" method="get" action="/analysis/{game.name}">{_hidden(made)}</form>{_status(made)}'
        f'</div><div class="analysis-board">{_board(made)}'
        f"{step_buttons(say, shown.at, len(shown.line), 'analysis-form')}</div>"
        f'<div class="analysis-side">{"".join(beside.values())}{line(made)}{_typing(made)}'
        f"{folded_text(say, game, shown.state, shown.names)}{_position(made)}{_link(made)}{_play(made)}</div>"
        f"{rules_dialog(say, game.name)}</div>"
    )
    status = 400 if shown.problem else 200
    return page_response(visitor, head, body, "page-analysis", "analysis.js", "links.js", status=status)


def _problem(made: Sheet) -> str:
    problem = made.shown.problem
    return f'<div id="analysis-problem" class="wrong" role="alert"><p>{made.say(problem)}</p></div>' if problem else ""


# -- the position


def _status(made: Sheet) -> str:
    """What was done, and what is to be decided or how the game ended."""
    say, shown = made.say, made.shown
    game, record = shown.game, shown.record
    did = ""
    if record.events:
        before = record.state_at(shown.at - 1)
        phrase = game.summary(before, record.events[-1].action, shown.names, shown.state)
        did = f'<span class="did">{say(phrase)}</span> '
    return (
        f'<div class="status"><p class="chapter">{say(game.description.progress(shown.state))}</p>'
        f"{rules_button(say, game.description.rule(shown.state))}"
        f'<p class="words" role="status">{did}<span class="now">{say(game.status(shown.state, shown.names))}</span></p>'
        f"</div>"
    )


def _board(made: Sheet) -> str:
    """The board with targets, and the rows beside it."""
    say, shown = made.say, made.shown
    picture, s = shown.game.picture, shown.state
    legal = shown.record.legal if shown.record.actor != OVER else []
    labels = [(action, say.plain(shown.game.preview(s, action, shown.names)), False) for action in legal]
    look = board_for(shown.game, s, made.board)
    last = last_legs(shown.record)
    over = targets(made) if made.edit else picture.overlay(s, seat=made.board, targets=labels, last=last)
    if made.board is None and shown.record.actor >= 0 and not made.edit:
        over = with_gains(shown.game, s, over, legal)
    turning = "" if made.edit else turning_buttons(say, shown.game, s)
    board = board_of(shown.game, look, over, say("analysis-picture"))
    return f"{board}{turning}{_boards(made)}{rows_of(say, shown.game, s)}"


def _boards(made: Sheet) -> str:
    """The seats whose boards can be large for a look, in games where only one is."""
    shown = made.shown
    if shown.game.picture.board_of is None or len(shown.names) == 1 or made.edit:
        return ""
    buttons = ""
    for seat, name in enumerate(shown.names):
        is_large = "true" if seat == made.board else "false"
        buttons += made.submit(
            made.say("analysis-large", player=name), name="board", value=seat + 1, aria_pressed=is_large
        )
    return f'<p class="do boards">{buttons}</p>'


def _typing(made: Sheet) -> str:
    """The field for actions in notation."""
    say, typed = made.say, (made.shown.typed or {}).get("add", "")
    if made.shown.record.actor == OVER:
        return ""
    invalid = ' aria-invalid="true"' if typed else ""
    return (
        f'<form method="get" action="/analysis/{made.shown.game.name}" class="type">{_hidden(made)}'
        f'<label for="analysis-add">{say("analysis-add")}</label>'
        f'<input id="analysis-add" name="add" value="{safe(typed)}" autocomplete="off" autocapitalize="off" '
        f'spellcheck="false" maxlength="2000" aria-describedby="add-hint" required{invalid}>'
        f'<button>{say("type-do")}</button><p class="hint" id="add-hint">{say("analysis-add-hint")}</p></form>'
    )


def _hidden(made: Sheet) -> str:
    """The position as hidden fields of a form."""
    return hidden_fields(made.shown.fields(made.shown.line, made.shown.at))


# -- another position


def _position(made: Sheet) -> str:
    """The fields to set up a position: its notation, or the start of a game."""
    say, shown = made.say, made.shown
    game, given = shown.game, shown.typed or {}
    start = given.get("start", "") if shown.problem else ""
    is_open = bool(shown.problem and shown.problem.key == "analysis-start")
    clicking = ""
    if game.has_module("editor"):
        clicking = f'<p class="do">{made.submit(say("edit-open"), name="edit", value=OPEN)}</p>'
    filled = forms.FilledForm(shown.options | dict(given))
    listed = choices(((str(n), str(n)) for n in game.seats), str(len(shown.record.seats)))
    invalid = ' aria-invalid="true" aria-describedby="analysis-problem"' if is_open and start else ""
    return (
        f'<details id="analysis-position" class="text"{attributes(open=is_open)}>'
        f"<summary>{say('analysis-position')}</summary>{clicking}"
        f'<form method="get" action="/analysis/{game.name}">'
        f'<label for="analysis-start">{say("analysis-notation")}</label>'
        f'<textarea id="analysis-start" name="start" rows="4" spellcheck="false" autocapitalize="off" '
        f'maxlength="4000"{invalid}>{safe(start or game.state_text(shown.state))}</textarea>'
        f'<p class="do"><button>{say("analysis-set")}</button></p></form>'
        f'<form method="get" action="/analysis/{game.name}"><h3>{say("analysis-new")}</h3>'
        f'<label>{say("new-seats")} <select name="seats">{listed}</select></label>'
        f"{forms.option_fields(say, game, filled)}"
        f'<p class="do"><button>{say("analysis-begin")}</button></p></form></details>'
    )


def _link(made: Sheet) -> str:
    """The link that saves the position."""
    to_send = address_to_send(made.origin, address(made.shown.game, made.shown.here))
    return link_to_copy(made.say, "analysis-link", made.say("analysis-link"), to_send)


def _play(made: Sheet) -> str:
    """The form that goes on from here as a game against a bot."""
    say, shown = made.say, made.shown
    if shown.record.actor == OVER:
        return ""
    seats = ((str(n + 1), made.name(n)) for n in range(len(shown.names)))
    levels = (
        (bot, say("new-bot", name=say.plain(f"bot-{bot}"), what=say.plain(f"bot-{bot}-help")))
        for bot in bots_on_offer(shown.game)
    )
    against = ""
    if len(shown.names) > 1:
        against = f'<label>{say("analysis-against")} <select name="bot">{choices(levels, "greedy")}</select></label>'
    return (
        f'<form method="post" action="/analysis/{shown.game.name}/play" class="play-on">{_hidden(made)}'
        f"<h2>{say('analysis-play')}</h2>"
        f'<label>{say("analysis-as")} <select name="as">{choices(seats, str(made.seat + 1))}</select></label>{against}'
        f'<p class="hint">{say("analysis-play-hint")}</p><p class="do"><button>{say("analysis-play-do")}</button></p>'
        f"</form>"
    )


# -- routes


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
        table = await registry.make(person.id, _table_spec(shown, given.get("as", ""), given.get("bot", ""), person.id))
    return with_cookie(request, see_other(f"/table/{table.id}"), cookie)


def _table_spec(shown: Analysis, seat: str, bot: str, person: int) -> TableSpec:
    """The specification of a table that starts at a position. Raises BadOption."""
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
    return TableSpec(shown.game, rows, record.options, start=start)
