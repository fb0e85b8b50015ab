"""The page of a deal: play it, hand its link on, and compare turn by turn how others have played it."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption
from tumblestar.features.days import days
from tumblestar.features.days.days import PERSON, Deal, Turn
from tumblestar.features.days.tables import begin, count_finished, current, finished, own_tables
from tumblestar.play.render_cache import names_at
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import outcome
from tumblestar.security.costs import Route
from tumblestar.security.identity import welcome
from tumblestar.tables.log import Status
from tumblestar.tables.table import Table
from tumblestar.web.feature import address_to_send
from tumblestar.web.forms import value_words
from tumblestar.web.markup import safe
from tumblestar.web.pages import NO_STORE, Visitor, template_response
from tumblestar.web.request_context import (
    as_failure,
    game_of,
    refused_as_failure,
    registry_of,
    see_other,
    visitor_of,
    with_cookie,
)
from tumblestar.words import Phrase

FROM = "from"
"""The part of a link that names the table it was made of."""
MOST = 12
"""Games that are compared."""


def routes() -> list[BaseRoute]:
    """The routes of deals."""
    return [Route("/deal/{game}", show, "record"), Route("/deal/{game}", play, "table", methods=["POST"])]


def link(table: Table) -> str:
    """The path at which others can play a finished game's deal; empty where it has none."""
    deal = days.of_record(table.record) if table.status == Status.OVER else None
    return f"/deal/{deal.game.name}?{deal.query}&{urlencode({FROM: table.id})}" if deal else ""


def links(viewer: Viewer) -> list[str]:
    """The links from a finished game to the day whose challenge it is, and to its deal."""
    what, _, rest = viewer.table.deal.partition(" ")
    ways: list[str] = []
    if what == "day":
        ways.append(f'<a class="primary" href="/day/{safe(rest.split()[0])}">{viewer.voice("day-back")}</a>')
    if path := link(viewer.table):
        ways.append(f'<a href="{safe(path)}" rel="nofollow">{viewer.voice("deal-hand-on")}</a>')
    return ways


def _read(request: Request) -> tuple[Deal, str]:
    """The deal in the address, and the table that its link was made of."""
    with as_failure(BadOption):
        return days.read(game_of(request), request.query_params.multi_items()), request.query_params.get(FROM, "")


async def play(request: Request) -> Response:
    """Begins the visitor's game of the deal, or goes to the one that they have begun."""
    deal, _ = _read(request)
    registry = registry_of(request)
    person, cookie = await welcome(request, registry.store)
    with as_failure(BadOption):
        name = await refused_as_failure(begin(registry, deal, person))
    return with_cookie(request, see_other(f"/table/{name}"), cookie)


async def show(request: Request) -> Response:
    """The page. Others' games are shown to those who have finished their own."""
    visitor, registry = visitor_of(request), registry_of(request)
    deal, source = _read(request)
    mine = current(own_tables(registry, deal.key, visitor.person.id))
    first = await registry.find_current(source) if source else None
    of_first = days.of_record(first.record) if first and first.status == Status.OVER else None
    if of_first is None or of_first.key != deal.key:
        first = None
    is_own = first is not None and visitor.person.id != 0 and first.owner == visitor.person.id
    path = f"/deal/{deal.game.name}?{deal.query}" + (f"&{urlencode({FROM: source})}" if source else "")
    is_over = mine is not None and mine.status == Status.OVER
    tables, count = list[Table](), 0
    if is_over or is_own:
        tables = [first] if first else []
        tables += [t for t in await finished(registry, deal.key, MOST) if t is not first]
    else:
        count = await count_finished(registry, deal.key) + (first is not None)
    say = visitor.voice(deal.game.name)
    chosen = [option for option in deal.game.options if option.name in deal.options]
    values: dict[str, object] = {
        "deal": deal,
        "names": [Phrase("deal-you") if name == PERSON else Phrase(f"bot-{name}") for name in deal.seats],
        "options": [(option, value_words(say, deal.game, option, deal.options[option.name])) for option in chosen],
        "mine": mine.id if mine else "",
        "is_over": is_over,
        "is_own": is_own,
        "path": path,
        "link": address_to_send(visitor.origin, path),
        "games": [_played(table, deal, visitor) for table in tables],
        "rows": _rows([days.turns(table.record, deal.seat) for table in tables]),
        "count": count,
    }
    headers = NO_STORE | {"x-robots-tag": "noindex"}
    return template_response(visitor, "days/deal.html", values, game=deal.game.name, headers=headers)


# -- the comparison


class _Played(NamedTuple):
    """Somebody's game of a deal: its table, who played, how it went, and the points."""

    id: str
    name: str
    outcome: Phrase | None
    points: int


def _played(table: Table, deal: Deal, visitor: Visitor) -> _Played:
    voice, seat = Viewer(table, visitor.person.id, visitor.lang).voice, deal.seat
    name = voice.plain("seat-text", name=names_at(table)[seat])
    return _Played(table.id, name, outcome(table.record.shares()[seat]), deal.game.points(table.state, seat))


def _rows(games: list[list[Turn]]) -> list[tuple[bool, tuple[Turn | None, ...]]]:
    """Each turn of all games, and whether all have done the same, which is said once."""
    rows = list(zip_longest(*games))
    return [(len(turns) > 1 and len({turn and turn.actions for turn in turns}) == 1, turns) for turns in rows]
