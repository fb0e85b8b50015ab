"""The pages of one's mistakes: what is due and what one gives away a game, and one mistake to be tried on the board."""

from __future__ import annotations

from dataclasses import replace
from typing import cast
from urllib.parse import quote, urlencode

import orjson
import sqlalchemy as sa
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.engine.fair_queue import Full
from tumblestar.engine.sharing import LongWork, in_parts
from tumblestar.features.analysis.position import READABLE, Analysis, address
from tumblestar.features.mistakes import store as store_mistakes
from tumblestar.features.mistakes.mistake import (
    DAY,
    RIGHT,
    VERDICTS,
    WRONG,
    Mistake,
    due_on,
    found_in,
    habits,
    said,
    standing,
    states_to_compare,
    taken,
    verdict,
)
from tumblestar.features.review.retry import PATIENCE
from tumblestar.features.review.reviews import kept_review, version_of
from tumblestar.insight.hints import action_typed
from tumblestar.insight.report import Report
from tumblestar.play.board_in_words import folded_text
from tumblestar.play.felt import felt
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.security.limits import asker_of
from tumblestar.storage import TableProblem, store_people
from tumblestar.storage.schema import TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.membership import epoch_ms
from tumblestar.tables.table import Table
from tumblestar.web.drawn_board import Steps, board_to_try, choices_form
from tumblestar.web.markup import Html
from tumblestar.web.pages import PRIVATE, Visitor, template_response
from tumblestar.web.request_context import fields_of, registry_of, see_other, visitor_of
from tumblestar.web.services import services_of
from tumblestar.web.templating import markup
from tumblestar.words import Phrase

MOST_TABLES = 300
"""Tables that are looked through, those that ended last."""


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [
        Route("/mistakes", show_all, "record"),
        Route("/mistakes/next", go_next, FREE),
        Route("/mistakes/{table}/{number:int}", show, "record"),
        Route("/mistakes/{table}/{number:int}", answer, "change", "values", methods=["POST"]),
    ]


def today() -> int:
    """The day, counted from the first of 1970."""
    return epoch_ms() // DAY


# -- all


async def show_all(request: Request) -> Response:
    """What is due, and what one gives away a game."""
    visitor, store = visitor_of(request), registry_of(request).store
    person, day = visitor.person.id, today()
    if person:
        await _collect(store, person, day)
    with store.reading() as connection:
        reviewed, mistakes = store_mistakes.reviewed(connection, person), store_mistakes.mistakes(connection, person)
    told = [(habit, visitor.voice(habit.game).plain) for habit in habits(reviewed, mistakes)]
    values = {
        "due": due_on(mistakes, day),
        "has_any": bool(mistakes),
        "standing": standing(mistakes, day),
        "reviewed": len(reviewed),
        "habits": told,
        "most": max((share for habit, _ in told for share in (habit.then, habit.now)), default=0.0) or 1.0,
    }
    return template_response(visitor, "mistakes/all.html", values, headers=PRIVATE)


async def _collect(store: Store, person: int, day: int) -> None:
    """Looks through the kept reviews of a person's games that are new, and keeps the mistakes in them."""
    with store.reading() as connection:
        rows = store_people.tables_of(connection, person, statuses=("over",), most=MOST_TABLES)
        known = {table for table, _ in store_mistakes.reviewed(connection, person)}
        new = store_mistakes.with_review(connection, {row.id for row in rows} - known)
        identities = store_people.plays_as(connection, person) if new else {}
    for row in rows:
        held = [place for place in row.seats if place.holder == identities.get(row.id, person)]
        if row.id not in new or len(held) != 1 or held[0].bot:  # whose decisions they were is not known
            continue
        mistakes = await in_parts(_finding(store, row, row.seats.index(held[0]), day))
        if mistakes is not None:
            await store.write(
                lambda connection, row=row, mistakes=mistakes: store_mistakes.add(connection, person, row, mistakes)
            )


def _finding(store: Store, row: TableRow, seat: int, day: int) -> LongWork[list[Mistake] | None]:
    """The mistakes in a table's game; None for one that cannot be read, or whose review is of another version."""
    try:
        table = yield from Table.loading(store, row)
    except TableProblem:
        return None
    text = store.read(lambda connection: kept_review(connection, row.id, version_of(table)))
    return found_in(row.id, table.record, cast("Report", orjson.loads(text)), seat, day) if text else None


async def go_next(request: Request) -> Response:
    """Leads to the next mistake that is due, or to all."""
    visitor = visitor_of(request)
    mistakes = registry_of(request).store.read(
        lambda connection: store_mistakes.mistakes(connection, visitor.person.id)
    )
    due = (mistake for mistake in due_on(mistakes, today()) if mistake.position())
    mistake = next(due, None)
    return see_other(_address(mistake) if mistake else "/mistakes")


def _address(mistake: Mistake) -> str:
    return f"/mistakes/{quote(mistake.table)}/{mistake.number}"


# -- one


def _asked(request: Request, connection: sa.Connection, person: int) -> tuple[Mistake, Analysis]:
    """The mistake in the path, if it is this person's, and its position. Raises NotThere."""
    place = request.path_params["table"], request.path_params["number"]
    mistake = next((own for own in store_mistakes.mistakes(connection, person) if own[:2] == place), None)
    if mistake is None or (analysis := mistake.position()) is None:
        raise NotThere
    return mistake, analysis


async def show(request: Request) -> Response:
    """A mistake to be tried, and what came of a try; the better way only once it is graded."""
    visitor, asked, day = visitor_of(request), request.query_params, today()
    with registry_of(request).store.reading() as connection:
        mistake, analysis = _asked(request, connection, visitor.person.id)
    is_what = asked.get("is", "")
    if not is_what:
        return _page(visitor, mistake, analysis)
    if is_what not in VERDICTS or (is_what in (RIGHT, WRONG) and mistake.is_due(day)):
        return see_other(_address(mistake))
    tried = action_typed(analysis.game, analysis.state, asked.get("did", ""))
    return _page(visitor, mistake, analysis, is_what, said(analysis, mistake, is_what, day), tried)


def _page(
    visitor: Visitor,
    mistake: Mistake,
    analysis: Analysis,
    is_what: str = "",
    told: Phrase | None = None,
    tried: int | None = None,
) -> Response:
    """The page of a mistake, after what was tried."""
    game, before, names = analysis.game, analysis.state, analysis.names
    say, here = visitor.voice(game.name, game.actor(before)), _address(mistake)
    s = before if tried is None else game.after(before, tried)
    board = board_to_try(say, game, s, names, () if is_what else game.legal(s))
    last = () if tried is None else game.description.legs(before, tried)
    board = replace(board, seat=say.viewer, steps=Steps(f"{mistake.table}-{mistake.number}-{is_what}"), last=last)
    form = "" if is_what else choices_form(say, board, say("puzzle-choose"), say("retry-do"), {}, here, is_beside=False)

    def felt_with(status: str) -> Markup:
        return markup(felt(say, board, Html(status)))

    query = urlencode({"start": mistake.state}, safe=READABLE)
    values = {
        "sort": f"page-table game-{game.name} page-mistake",
        "game": game,
        "seats": s.seats,
        "here": here,
        "id": f"{mistake.table}-{mistake.number}",
        "felt": felt_with,
        "form": markup(Html(form)),
        "progress": game.description.progress(s),
        "status": game.status(s, names),
        "is_what": is_what,
        "said": told,
        "taken": taken(analysis, mistake) if is_what in (RIGHT, WRONG) else (),
        "text": markup(folded_text(say, game, s, names)),
        "to_board": address(game, query),
    }
    return template_response(visitor, "mistakes/one.html", values, game=game.name, you=say.viewer, headers=PRIVATE)


async def answer(request: Request) -> Response:
    """Takes a try, grades it if it is the first since the mistake is due, and leads to what came of it."""
    person, store, day = visitor_of(request).person.id, registry_of(request).store, today()
    fields = await fields_of(request)
    with store.reading() as connection:
        mistake, analysis = _asked(request, connection, person)
    action = action_typed(analysis.game, analysis.state, fields.get("choice", ""))
    if action is None:
        raise NotThere
    is_what = await _verdict(request, mistake, analysis, action)
    if is_what in (RIGHT, WRONG):
        await store.write(lambda connection: store_mistakes.grade(connection, person, mistake, is_what == RIGHT, day))
    query = urlencode({"is": is_what, "did": fields.get("choice", "")}, safe=READABLE)
    return see_other(f"{_address(mistake)}?{query}")


async def _verdict(request: Request, mistake: Mistake, analysis: Analysis, action: int) -> str:
    """What a try is, as far as that can be said in time."""
    states = states_to_compare(analysis.game, mistake, action)
    evaluations, asker = services_of(request).evaluations, asker_of(request)
    try:
        known = await evaluations.values(asker, analysis.game, states, PATIENCE, "mistakes") if states else {}
    except Full:
        known = {}
    return verdict(analysis.game, mistake, action, {state: known[state].shares for state in known})
