"""The page of a game's review. It fills event by event while the review is worked out, and is kept afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute

from tumblestar.engine.sharing import LongWork, in_parts
from tumblestar.features.analysis.position import READABLE, address
from tumblestar.features.review.reviews import Reviews, TableReview
from tumblestar.features.review.sections import PartialReport, Sections
from tumblestar.insight.report import Mistake, event_phrase
from tumblestar.play import table_page
from tumblestar.play.table_list import themed_picture
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer
from tumblestar.record import Record
from tumblestar.security.costs import FREE, Route
from tumblestar.security.limits import asker_of
from tumblestar.tables.table import Table
from tumblestar.web.markup import attributes, safe
from tumblestar.web.pages import NO_STORE, Visitor, page_response
from tumblestar.web.request_context import charge_events, finished_table, number_in, visited_table
from tumblestar.web.services import services_of
from tumblestar.words import Phrase


def routes() -> list[BaseRoute]:
    """The routes of reviews."""
    return [
        Route("/table/{table}/review", show, "review"),
        Route("/tables/{table}/review", redirect, FREE),
        Route("/table/{table}/review/parts", parts, "review"),
    ]


async def redirect(request: Request) -> Response:
    """The other address of a review."""
    return RedirectResponse(f"/table/{quote(request.path_params['table'])}/review", 308)


async def show(request: Request) -> Response:
    """The page of a review, as far as it is worked out; after the game only."""
    visitor, table = await visited_table(request)
    if not table.record.is_over:  # nobody gets values then
        return _page(visitor, table, f"<p>{visitor.voice()('review-later')}</p>")
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
    answer: dict[str, object] = {"n": review.count, "done": review.is_done, "status": _status(visitor, review)}
    if review.partial and (review.count != seen or review.is_done):
        sections = sections_of(visitor, table)
        first = 0 if seen is None else seen + 1
        charge_events(request, review.count - first)
        answer["rows"] = await in_parts(sections.listing(review.partial, first))
        answer["html"] = await in_parts(_changing(sections, review.partial, table))
    return JSONResponse(answer, headers=NO_STORE)


def reviews_of(request: Request) -> Reviews:
    """The reviews of this process's tables."""
    return services_of(request).find(Reviews)


def review_page(visitor: Visitor, table: Table, review: TableReview) -> LongWork[Response]:
    """The work of making the page of the review of a finished game."""
    say, partial = visitor.voice(table.game.name), review.partial
    if review.problem:
        again = f'<a href="/table/{safe(table.id)}/review?again">{say("review-again")}</a>'
        page = _page(visitor, table, f'<p role="alert">{say(review.problem)}</p><p>{again}</p>')
        if review.retry_after:
            page.status_code, page.headers["retry-after"] = 429, str(review.retry_after)
        return page
    sections = sections_of(visitor, table)
    changing = (yield from _changing(sections, partial, table)) if partial else dict.fromkeys(CHANGING, "")
    rows = (yield from sections.listing(partial)) if partial else ""
    place = {name: f'<div id="review-{name}">{html}</div>' for name, html in changing.items()}
    n, length = review.count, len(table.record.events) + (table.record.resigned is not None)
    title = say.plain("review-page", game=table.game.title)
    board = themed_picture(visitor, table.game.name, _picture(table, n), title)
    address, at = f"/table/{table.id}/review/parts", n if partial else -1
    data = attributes(data_parts=address, data_n=at, data_length=length, data_done=review.is_done)
    progress = (
        f'<p id="review-status" role="status">{_status(visitor, review)}</p>'
        f'<p id="review-progress"{attributes(hidden=review.is_done)}>'
        f'<progress max="{length}" value="{n}" aria-label="{say("review-progress")}"></progress> '
        f'<span><span id="review-count">{n}</span> / {length}</span> '
        f'<noscript><a href="/table/{safe(table.id)}/review">{say("review-reload")}</a></noscript></p>'
    )
    label = say("review-slider")
    slider = f'<input id="review-range" type="range" min="0" max="{length}" value="{n}" aria-label="{label}">'
    body = (
        f'<div id="review" class="review"{data}>{progress}<div class="review-top"><div>'
        f'<div class="review-charts">{place["charts"]}{slider}</div><p id="review-at"></p></div>'
        f'<div id="review-board" class="review-board">{board}</div></div>'
        f"{place['totals']}{place['mistakes']}{place['luckiest']}{place['evaluator']}"
        f"{sections.all_events(rows)}</div>"
    )
    refresh = "" if review.is_done else '<noscript><meta http-equiv="refresh" content="3"></noscript>'
    return _page(visitor, table, body, "review.js", head=refresh)


def _status(visitor: Visitor, review: TableReview) -> str:
    """How far the review is, in a sentence that seldom changes, since it is read out."""
    key = "review-done" if review.is_done else "review-waiting" if review.is_waiting else "review-working"
    return visitor.voice()(review.problem or key)


def sections_of(visitor: Visitor, table: Table) -> Sections:
    """The sections of a table's review for a visitor."""

    def board(n: int, line: Sequence[str], label: str) -> str:
        return themed_picture(visitor, table.game.name, _picture(table, n, line), label)

    viewer = Viewer(table, table.membership.plays_as(visitor.person.id), visitor.lang)
    cache = viewer.cache()

    def did(record: Record, n: int) -> Phrase:
        narrated = cache.narrated(n)
        return narrated.did if narrated else event_phrase(record, n)

    return Sections(table.record, visitor.lang, board, viewer.you, did)


CHANGING = ("charts", "evaluator", "totals", "mistakes", "luckiest")
"""The sections that change while a review is worked out."""


def _changing(sections: Sections, partial: PartialReport, table: Table) -> LongWork[dict[str, str]]:
    def links(mistake: Mistake) -> str:
        """Where a mistake can be gone over: on the analysis board, and at the table."""
        record, n = table.record, mistake["n"] - 1
        start = record.game.state_text(record.state_at(n))
        query = urlencode({"start": start, "line": ",".join(mistake["line"])}, safe=READABLE)
        return (
            f'<p class="do"><a href="{safe(address(record.game, query))}">{sections.say("review-play-on")}</a> '
            f'<a href="/table/{safe(table.id)}?at={n}">{sections.say("review-moment")}</a></p>'
        )

    retry = f'<p><a href="/table/{safe(table.id)}/review/retry">{sections.say("retry-link")}</a></p>'
    made = {"charts": sections.charts(partial), "evaluator": sections.evaluator(partial)}
    yield
    made |= {"totals": sections.totals(partial), "luckiest": sections.luckiest(partial)}
    yield
    return made | {"mistakes": sections.mistakes(partial, links) + (retry if partial.tail else "")}


def _picture(table: Table, n: int, line: Sequence[str] = ()) -> str:
    """The address of the board after n events and further actions."""
    more = f"&line={quote(','.join(line), safe=',')}" if line else ""
    return f"/table/{table.id}/picture?n={table.live}&at={n}{more}"


def framed(visitor: Visitor, table: Table, key: str, body: str, back: str, *scripts: str, head: str = "") -> Response:
    """A page about a table's game: its title is a message about the game, and it leads back to an address."""
    say = visitor.voice(table.game.name)
    title = say.plain(key, game=table.game.title)
    sort = "page-review" if key == "review-page" else "page-retry page-review"
    html = f'<h1>{safe(title)}</h1>{body}<p><a href="{safe(back)}">{say("review-back")}</a></p>'
    return page_response(visitor, title, html, sort, *scripts, head=head)


def _page(visitor: Visitor, table: Table, body: str, *scripts: str, head: str = "") -> Response:
    title = visitor.voice(table.game.name).plain("review-page", game=table.game.title)
    head = table_page.preview(Viewer(table, 0, visitor.lang, origin=visitor.origin), "/review", title) + head
    return framed(visitor, table, "review-page", body, f"/table/{table.id}", *scripts, head=head)
