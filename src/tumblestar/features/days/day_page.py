"""The page of a day's challenges: what they are, how they went, and the result to share.

The history and the streak stay on the device: the page's script keeps them, and has them put into words here.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption
from tumblestar.features.days import days
from tumblestar.features.days.days import PUZZLE, Day, Result
from tumblestar.features.days.tables import begin, current, own_tables
from tumblestar.features.puzzles.puzzle import find as find_puzzle
from tumblestar.features.puzzles.store import attempt_at
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.identity import welcome
from tumblestar.security.limits import asker_of
from tumblestar.storage.schema import Person
from tumblestar.tables.log import Status
from tumblestar.tables.registry import TableRegistry
from tumblestar.web.covers import answer, framed, text_at
from tumblestar.web.drawing import can_draw
from tumblestar.web.feature import address_to_send
from tumblestar.web.level_map import star_row
from tumblestar.web.markup import HtmlTranslator, attributes, button, copied_notice, safe
from tumblestar.web.pages import NO_STORE, Visitor, page_response
from tumblestar.web.request_context import (
    as_failure,
    number_in,
    refused_as_failure,
    registry_of,
    see_other,
    visitor_of,
    with_cookie,
)
from tumblestar.web.services import services_of
from tumblestar.words import Phrase

AHEAD = timedelta(hours=14)
"""How far the clocks of the earliest places are ahead of UTC: no later day has begun anywhere."""
SHOWN = 28
"""Days of the history that are shown."""


def routes() -> list[BaseRoute]:
    """The routes of days. The addresses of parts come before those of dates."""
    return [
        Route("/day", today, FREE),
        Route("/day/history", history, FREE),
        Route("/day/{date}", show, "record"),
        Route("/day/{date}/card", card, "picture"),
        Route("/day/{date}/{kind}", play, "table", methods=["POST"]),
    ]


async def today(request: Request) -> Response:
    """Leads to the page of today, by the server's clock; the script of the page knows the reader's."""
    first, last = days.first_and_last()
    return see_other(f"/day/{min(max(date.today().isoformat(), first), last)}")


def _day(request: Request) -> Day:
    """The day in the path. Raises Failure where the list does not have it, or where it has begun nowhere."""
    asked = request.path_params["date"]
    with as_failure(BadOption, 404):
        day = days.find(asked)
    if day.date > (datetime.now(UTC) + AHEAD).date():
        raise Failure(404, Phrase("day-not-yet", {"date": asked}))
    return day


async def _results(request: Request, day: Day, person: Person) -> dict[str, Result]:
    """What became of each challenge for a person."""
    registry = registry_of(request)
    with registry.store.reading() as connection:
        attempt = attempt_at(connection, person.id, day.puzzle) if person.id else None
    results = {PUZZLE: Result(PUZZLE, ("won" if attempt.is_solved else "lost") if attempt else "open")}
    for kind in day.deals:
        results[kind] = await _result(registry, day, kind, person)
    return results


async def _result(registry: TableRegistry, day: Day, kind: str, person: Person) -> Result:
    row = current(own_tables(registry, day.key(kind), person.id))
    table = await registry.find_current(row.id) if row else None
    if table is None:
        return Result(kind)
    return days.result_in(kind, day.deals[kind], table.record, is_over=table.status == Status.OVER)


async def play(request: Request) -> Response:
    """Begins a challenge, or goes to the table where it has been begun."""
    day, kind = _day(request), request.path_params["kind"]
    if kind not in day.deals:
        raise NotThere
    registry = registry_of(request)
    person, cookie = await welcome(request, registry.store)
    name = await refused_as_failure(begin(registry, day.deals[kind], person, day.key(kind)))
    return with_cookie(request, see_other(f"/table/{name}"), cookie)


async def show(request: Request) -> Response:
    """The page of a day."""
    day, visitor = _day(request), visitor_of(request)
    results, say = await _results(request, day, visitor.person), visitor.voice()
    head = say.plain("day-head", date=_date(visitor.lang, day.date))
    items = "".join(_challenge(say, day, result) for result in results.values())
    done = sum(result.is_done for result in results.values())
    data = attributes(data_day=day.date.isoformat(), data_done=done, data_most=len(results))
    body = (
        f'<h1>{safe(head)}</h1><p class="lead-in">{say("day-about")}</p>{_others(say, day)}'
        f'<ul class="challenges">{items}</ul>{_share(say, visitor, day, results) if done else ""}'
        f'<section id="day-history" data-from="/day/history"{data} aria-live="polite"></section>'
    )
    return page_response(visitor, head, body, "page-day", "links.js", "day.js")


def _date(lang: str, day: date, how: str = "long") -> str:
    return format_date(day, how, locale=lang)


def _others(say: HtmlTranslator, day: Day) -> str:
    """Links to the day before and the day after, where the list has them and they have begun."""
    first, last = days.first_and_last()
    latest = min(last, (datetime.now(UTC) + AHEAD).date().isoformat())
    links = [(f"day-{key}", (day.date + timedelta(days=n)).isoformat()) for key, n in (("before", -1), ("after", 1))]
    html = "".join(f'<a href="/day/{to}">{say(key)}</a> ' for key, to in links if first <= to <= latest)
    return f'<p class="links">{html}</p>'


def _challenge(say: HtmlTranslator, day: Day, result: Result) -> str:
    """A challenge: what it is, how it went, and the way to it."""
    kind = result.kind
    label = say("day-see" if result.is_done else "day-go-on" if result.status == "going" else "day-play")
    if kind == PUZZLE:
        way = f'<a class="primary" href="/puzzle/{safe(day.puzzle)}">{label}</a>'
        game = find_puzzle(day.puzzle).game_object
    else:
        form = f'<form method="post" action="/day/{day.date}/{kind}" class="inline">'
        way, game = f'{form}<button class="primary">{label}</button></form>', day.deals[kind].game
    goal = day.deals[kind].options.get("goal", 0) if kind in day.deals else 0
    return (
        f'<li class="sheet"><h2>{say(f"day-{kind}")}</h2><p>{say(f"day-{kind}-about", game=game.title, goal=goal)}</p>'
        f'<p class="how {result.status}">{say(days.line(result))}</p><p class="do">{way}</p></li>'
    )


def _share(say: HtmlTranslator, visitor: Visitor, day: Day, results: Mapping[str, Result]) -> str:
    """The result as lines of text to copy or to send, and as a picture."""
    address = f"/day/{day.date}"
    head, lines = say.plain("day-head", date=_date(visitor.lang, day.date)), map(days.line, results.values())
    text = safe("\n".join([head, *map(say.plain, lines), address_to_send(visitor.origin, address)]))
    suffix = "png" if can_draw() else "svg"
    copy = button(say("day-copy"), sort="primary", data_do="copy", data_of="day-text")
    return (
        f'<section class="sheet" aria-labelledby="day-share"><h2 id="day-share">{say("day-share")}</h2>'
        f'<textarea id="day-text" readonly rows="6" aria-labelledby="day-share">{text}</textarea>'
        f'<p class="do"><span data-scripted hidden>{copy}</span> '
        f'<a href="{address}/card" download="tumblestar-{day.date}.{suffix}">{say("result-save")}</a> '
        f"{copied_notice(say, 'day-text')}</p></section>"
    )


async def card(request: Request) -> Response:
    """The visitor's result as a picture."""
    day, visitor = _day(request), visitor_of(request)
    results, say = await _results(request, day, visitor.person), visitor.voice()
    text = text_at(80, 130, 64, say.plain("day-head", date=_date(visitor.lang, day.date)), "gold")
    for i, result in enumerate(results.values()):
        text += text_at(180, 250 + 90 * i, 44, say.plain(days.line(result)).lstrip("★●– "))
        star = star_row(int(result.status == "won"), 1)
        text += f'<g transform="translate(110 {236 + 90 * i}) scale(2.4)">{star}</g>'
    svg = framed(text)
    return answer(await services_of(request).drawer.png(svg, asker_of(request)), svg, "no-store")


async def history(request: Request) -> Response:
    """What the page's script has kept, in words: `streak`, `longest`, and `days`, such as 2026-11-24:3,2026-11-25:4."""
    asked, visitor = request.query_params, visitor_of(request)
    say = visitor.voice()
    streak, longest = (number_in(asked.get(name), 5) or 0 for name in ("streak", "longest"))
    items = ""
    for part in asked.get("days", "").split(",")[-SHOWN:]:
        day, _, count = part.partition(":")
        done = min(number_in(count, 1) or 0, 4)
        try:
            label = say("day-history-item", date=_date(visitor.lang, date.fromisoformat(day), "medium"), count=done)
        except ValueError:
            continue
        items += f'<li class="done-{done}"><a href="/day/{safe(day)}">{label}</a></li>'
    if items:
        items = (
            f"<h2>{say('day-history')}</h2><p>{say('day-streak', count=streak, longest=longest)}</p>"
            f'<ol class="days">{items}</ol><p class="hint">{say("day-history-kept")}</p>'
        )
    return HTMLResponse(items, headers=NO_STORE)
