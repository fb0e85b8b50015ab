"""The page of a game's review. It fills event by event while the review is worked out, and is kept afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast
from urllib.parse import quote

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute

from tumblestar.engine.sharing import LongWork, in_parts
from tumblestar.features.review.reviews import Reviews, TableReview
from tumblestar.features.review.sections import PartialReport, Sections
from tumblestar.insight.report import Head, event_phrase
from tumblestar.picture import size_with_way
from tumblestar.play import table_page
from tumblestar.play.table_list import themed_picture
from tumblestar.play.timeline import prepare, scores, turns
from tumblestar.play.viewer import Viewer
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.security.costs import FREE, Route
from tumblestar.security.limits import asker_of
from tumblestar.tables.table import Table
from tumblestar.web.pages import NO_STORE, Visitor, template_response
from tumblestar.web.request_context import charge_events, finished_table, number_in, visited_table
from tumblestar.web.services import services_of
from tumblestar.web.templating import markup
from tumblestar.words import Phrase


def routes() -> list[BaseRoute]:
    """The routes of reviews."""
    return [
        Route("/table/{table}/review", show, "review"),
        Route("/tables/{table}/review", redirect, FREE),
        Route("/table/{table}/review/parts", parts, "review"),
        Route("/table/{table}/review/told", tell, "review"),
    ]


async def redirect(request: Request) -> Response:
    """The other address of a review."""
    return RedirectResponse(f"/table/{quote(request.path_params['table'])}/review", 308)


async def show(request: Request) -> Response:
    """The page of a review, as far as it is worked out; after the game only."""
    visitor, table = await visited_table(request)
    if not table.record.is_over:  # nobody gets values then
        return _page(visitor, table, None)
    review = reviews_of(request).review_of(table, asker_of(request), again="again" in request.query_params)
    charge_events(request, review.count)
    await prepare(request, Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang))
    return await in_parts(review_page(visitor, table, review))


async def parts(request: Request) -> Response:
    """What is new on the page, for its script: `seen` is the number of events that it has."""
    visitor, table = await finished_table(request)
    review = reviews_of(request).review_of(table, asker_of(request))
    seen = number_in(request.query_params.get("seen"))
    await prepare(request, Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang))
    status = visitor.voice()(_status(review))
    answer: dict[str, object] = {"n": review.count, "done": review.is_done, "status": status}
    if review.partial and (review.count != seen or review.is_done):
        sections = sections_of(visitor, table, review.partial)
        first = 0 if seen is None else seen + 1
        charge_events(request, review.count - first)
        answer["ends"] = sections.ends
        answer["rows"] = "".join(await in_parts(sections.rows(first)))
        answer["html"] = await in_parts(_changing(sections))
    return JSONResponse(answer, headers=NO_STORE)


PATIENCE = 25.0
"""Seconds that the end of a game waits for its review."""


async def tell(request: Request) -> Response:
    """Why the game ended as it did for the visitor's seat, in a sentence, or nothing where that takes too long."""
    visitor, table = await finished_table(request)
    review = reviews_of(request).review_of(table, asker_of(request))
    await review.wait(PATIENCE)
    sections = sections_of(visitor, table, review.partial) if review.partial else None
    told = "".join(map(sections.say.plain, sections.reason)) if sections else ""
    return PlainTextResponse(told, headers=NO_STORE)


def reviews_of(request: Request) -> Reviews:
    """The reviews of this process's tables."""
    return services_of(request).find(Reviews)


def review_page(visitor: Visitor, table: Table, review: TableReview) -> LongWork[Response]:
    """The work of making the page of the review of a finished game."""
    if review.problem:
        page = _page(visitor, table, review)
        if review.retry_after:
            page.status_code, page.headers["retry-after"] = 429, str(review.retry_after)
        return page
    sections_html, rows = {name: Markup() for name in CHANGING}, list[Markup]()
    if review.partial:
        sections = sections_of(visitor, table, review.partial)
        sections_html, rows = (yield from _changing(sections)), (yield from sections.rows())
    else:
        sections = sections_of(visitor, table, _nothing_yet(table))
        sections_html["charts"] = markup(sections.html("charts"))
    return _page(visitor, table, review, sections_html, rows, sections.ends)


def _nothing_yet(table: Table) -> PartialReport:
    """What is known before anything is worked out: even shares at the start."""
    seats, length = len(table.seats), len(table.record.events) + (table.record.resigned is not None)
    return PartialReport(cast("Head", {"start": [1.0 / seats] * seats, "length": length}), [])


def _page(
    visitor: Visitor,
    table: Table,
    review: TableReview | None,
    sections: Mapping[str, Markup] | None = None,
    rows: Sequence[Markup] = (),
    ends: Sequence[int] = (),
) -> Response:
    say, n = visitor.voice(table.game.name).plain, review.count if review else 0
    title = say("review-page", game=table.game.title)
    preview = table_page.preview(Viewer(table, 0, visitor.lang, origin=visitor.origin), "/review", title)
    values = {
        "table": table,
        "review": review,
        "ends": ends,
        "status": _status(review) if review else "",
        "sections": sections,
        "rows": rows,
        "names": names_of(table.record),
        "length": ends[-1] if ends else 0,
        "board": markup(themed_picture(visitor, table.game.picture.BOARD_SIZE, _picture(table, n), title)),
        "preview": markup(preview),
    }
    you = Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang).you
    return template_response(visitor, "review/page.html", values, game=table.game.name, you=you)


def _status(review: TableReview) -> str | Phrase:
    """How far the review is, in a sentence that seldom changes, since it is read out."""
    key = "review-done" if review.is_done else "review-waiting" if review.is_waiting else "review-working"
    return review.problem or key


def sections_of(visitor: Visitor, table: Table, partial: PartialReport) -> Sections:
    """The sections of a table's review for a visitor."""

    def board(n: int, look: str, text: str, label: str) -> Markup:
        size = size_with_way(table.game, len(table.seats))
        return markup(themed_picture(visitor, size, _picture(table, n, look, text), label))

    viewer = Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang)
    cache = viewer.cache()

    def did(record: Record, n: int) -> Phrase:
        narrated = cache.narrated(n)
        return narrated.did if narrated else event_phrase(record, n)

    say, points = visitor.voice(table.game.name, viewer.you), scores(viewer, cache)
    return Sections(table.record, partial, say, board, did, table.id, turns(cache), viewer.you, points)


CHANGING = ("headline", "charts", "choices", "totals", "lanes", "luckiest", "evaluator")
"""The sections that change while a review is worked out."""


def _changing(sections: Sections) -> LongWork[dict[str, Markup]]:
    sections_html = dict[str, Markup]()
    for name in CHANGING:
        sections_html[name] = markup(sections.html(name))
        yield
    return sections_html


def _picture(table: Table, n: int, look: str = "", text: str = "") -> str:
    """The address of the board after n events, with an action drawn on it."""
    more = f"&{look}={quote(text)}" if look else ""
    return f"/table/{table.id}/picture?n={table.live}&at={n}{more}"
