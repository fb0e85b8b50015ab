"""The page of a day's challenges: what they are, how they went, and the result to share.

The history and the streak stay on the device: the page's script keeps them, and has them put into words here.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from babel.dates import format_date
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadData, BadOption
from tumblestar.contract.game import Game
from tumblestar.features.days import days
from tumblestar.features.days.days import PUZZLE, Day, Result
from tumblestar.features.days.tables import begin, count_done, current, own_tables
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
from tumblestar.web.feature import LeadIn, address_to_send
from tumblestar.web.level_map import star_row
from tumblestar.web.pages import NO_STORE, Visitor, template_response
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
from tumblestar.web.templating import made_by, rendered
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
    return see_other(f"/day/{_today()}")


def _today() -> str:
    first, last = days.first_and_last()
    return min(max(date.today().isoformat(), first), last)


def lead_in(visitor: Visitor, registry: TableRegistry) -> LeadIn | None:
    """The row of the home page: how many of today's challenges the visitor has done; the script adds the streak."""
    try:
        day, person, done = days.find(_today()), visitor.person.id, 0
    except BadData:  # of one of its games
        return None
    if person:
        with registry.store.reading() as connection:
            done = count_done(connection, [day.key(kind) for kind in day.deals], person)
            done += attempt_at(connection, person, day.puzzle) is not None
    row = made_by("days/today.html", "row", visitor.voice().plain, day.date, done, len(day.deals) + 1)
    return LeadIn(bool(done), row, "days.js")


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


class _Challenge(NamedTuple):
    """A challenge as the page shows it: how it went, and what it is."""

    kind: str
    status: str
    is_done: bool
    line: Phrase
    game: Game
    goal: int


async def show(request: Request) -> Response:
    """The page of a day."""
    day, visitor = _day(request), visitor_of(request)
    results = await _results(request, day, visitor.person)
    first, last = days.first_and_last()
    latest = min(last, (datetime.now(UTC) + AHEAD).date().isoformat())
    before, after = ((day.date + timedelta(days=n)).isoformat() for n in (-1, 1))
    values = {
        "day": day,
        "today": _today(),
        "date": _date(visitor.lang, day.date),
        "before": before if first <= before <= latest else "",
        "after": after if first <= after <= latest else "",
        "challenges": [_challenge(day, result) for result in results.values()],
        "done": sum(result.is_done for result in results.values()),
        "link": address_to_send(visitor.origin, f"/day/{day.date}"),
        "suffix": "png" if can_draw() else "svg",
    }
    return template_response(visitor, "days/day.html", values)


def _date(lang: str, day: date, how: str = "long") -> str:
    return format_date(day, how, locale=lang)


def _challenge(day: Day, result: Result) -> _Challenge:
    deal = day.deals.get(result.kind)
    game = deal.game if deal else find_puzzle(day.puzzle).game_object
    goal = deal.options.get("goal", 0) if deal else 0
    return _Challenge(result.kind, result.status, result.is_done, days.line(result), game, goal)


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
    streak, longest = (number_in(asked.get(name), 5) or 0 for name in ("streak", "longest"))
    shown: list[tuple[str, str, int]] = []
    for part in asked.get("days", "").split(",")[-SHOWN:]:
        day, _, count = part.partition(":")
        with suppress(ValueError):
            shown.append(
                (day, _date(visitor.lang, date.fromisoformat(day), "medium"), min(number_in(count, 1) or 0, 4))
            )
    values = {"say": visitor.voice().plain, "shown": shown, "streak": streak, "longest": longest}
    return HTMLResponse(rendered("days/history.html", values), headers=NO_STORE)
