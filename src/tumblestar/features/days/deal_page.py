"""The page of a deal: play it, hand its link on, and compare turn by turn how others have played it."""

from __future__ import annotations

from itertools import zip_longest
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
from tumblestar.storage.schema import TableRow
from tumblestar.tables.log import Status
from tumblestar.tables.table import Table
from tumblestar.web.feature import address_to_send
from tumblestar.web.forms import value_words
from tumblestar.web.markup import Html, HtmlTranslator, link_to_copy, safe, scrolling
from tumblestar.web.pages import NO_STORE, Visitor, page_response
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
    say = visitor.voice(deal.game.name)
    is_own = first is not None and visitor.person.id != 0 and first.owner == visitor.person.id
    head = say.plain("deal-head", game=deal.game.title)
    body = f"<h1>{safe(head)}</h1><p>{say('deal-about')}</p>{_terms(say, deal)}"
    path = f"/deal/{deal.game.name}?{deal.query}" + (f"&{urlencode({FROM: source})}" if source else "")
    body += _own(say, path, mine, is_own=is_own)
    body += link_to_copy(say, "deal-link", say("deal-link"), address_to_send(visitor.origin, path))
    over = mine is not None and mine.status == Status.OVER
    if over or is_own:
        tables = [first] if first else []
        tables += [t for t in await finished(registry, deal.key, MOST) if t is not first]
        body += _comparison(visitor, deal, tables)
    elif count := await count_finished(registry, deal.key) + (first is not None):
        body += f"<p>{say('deal-others', count=count)}</p>"
    return page_response(visitor, head, body, "page-deal", "links.js", headers=NO_STORE | {"x-robots-tag": "noindex"})


def _terms(say: HtmlTranslator, deal: Deal) -> str:
    """Who plays, and with which options."""
    names = [Phrase("deal-you") if name == PERSON else Phrase(f"bot-{name}", {}, deal.game.name) for name in deal.seats]
    items = [say("deal-seats", names=Phrase("list", {"items": names}))]
    for option in deal.game.options:
        if (value := deal.options.get(option.name)) is None:
            continue
        name, words = say.plain(f"option-{option.name}"), value_words(say, deal.game, option, value)
        items.append(safe(name) if option.is_switch else say("deal-option", name=name, value=words))
    return "<ul>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def _own(say: HtmlTranslator, path: str, mine: TableRow | None, *, is_own: bool) -> str:
    """The button that begins the visitor's game, or the link to it."""
    if mine is not None:
        key = "deal-see" if mine.status == Status.OVER else "deal-go-on"
        return f'<p class="do"><a class="primary" href="/table/{safe(mine.id)}">{say(key)}</a></p>'
    again = f"<p>{say('deal-again')}</p>" if is_own else ""
    form = f'<form method="post" action="{safe(path)}" class="inline"><button class="primary">'
    return f'{again}<p class="do">{form}{say("deal-play")}</button></form></p>'


# -- the comparison


def _comparison(visitor: Visitor, deal: Deal, tables: list[Table]) -> str:
    """Each turn of every game side by side: the points after it, and what was done where games part."""
    say, seat = visitor.voice(deal.game.name), deal.seat
    heads, results = "", ""
    for table in tables:
        viewer = Viewer(table, visitor.person.id, visitor.lang)
        name = viewer.voice("seat-text", name=names_at(table)[seat])
        heads += f'<th scope="col"><a href="/table/{safe(table.id)}">{name}</a></th>'
        how = outcome(table.record.shares()[seat])
        points = say("seat-points", count=deal.game.points(table.state, seat))
        results += f"<td>{say(how) if how else ''}<br>{points}</td>"
    games = [days.turns(table.record, seat) for table in tables]
    rows = "".join(_row(say, n, turns) for n, turns in enumerate(zip_longest(*games), 1))
    head = f'<thead><tr><th scope="col">{say("deal-turn")}</th>{heads}</tr></thead>'
    first = f'<tr><th scope="row">{say("deal-result")}</th>{results}</tr>'
    table = scrolling(Html(f"<table>{head}<tbody>{first}{rows}</tbody></table>"), "deal-turns")
    return f'<section aria-labelledby="deal-turns"><h2 id="deal-turns">{say("deal-turns")}</h2>{table}</section>'


def _row(say: HtmlTranslator, n: int, turns: tuple[Turn | None, ...]) -> str:
    """One turn of all games. What all have done alike is said once, by a mark."""
    alike = len(turns) > 1 and len({turn and turn.actions for turn in turns}) == 1
    cells = ""
    for turn in turns:
        if turn is None:
            cells += "<td></td>"
            continue
        did = "" if alike else f"<br><small>{safe(' '.join(turn.actions))}</small>"
        cells += f"<td>{say('seat-points', count=turn.points)}{did}</td>"
    mark = f' <span class="alike">{say("deal-alike")}</span>' if alike else ""
    return f'<tr><th scope="row">{n}{mark}</th>{cells}</tr>'
