"""The home page: the visitor's tables in progress, and the games; and the lobby, with the tables of others."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import lru_cache

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import LONGEST_NAME
from tumblestar.games import working
from tumblestar.play.table_list import (
    GOING,
    OwnTables,
    how_it_stands,
    items,
    list_title,
    own_seat,
    own_tables,
    who_sits,
)
from tumblestar.security.costs import FREE, Route
from tumblestar.storage import store_people
from tumblestar.storage.schema import TableRow
from tumblestar.tables import registry
from tumblestar.tables.clocks import TimeControl, clock_name
from tumblestar.tables.glances import Glance
from tumblestar.web.covers import facts, image
from tumblestar.web.feature import CardLink, features, offered
from tumblestar.web.markup import HtmlTranslator, choices, safe, time_element
from tumblestar.web.pages import NO_CACHE, THEME_OF, Visitor, page, page_response
from tumblestar.web.request_context import registry_of, visitor_of
from tumblestar.web.templating import made_by

MOST_GOING = 8
"""Tables in progress on the home page."""


def routes() -> list[BaseRoute]:
    """The route of the home page."""
    return [Route("/", show, FREE)]


async def show(request: Request) -> Response:
    """The home page."""
    visitor = visitor_of(request)
    own = await own_tables(registry_of(request), visitor.person.id, is_short=True)
    return HTMLResponse(shelf(visitor, own), headers=NO_CACHE)


def shelf(visitor: Visitor, own: OwnTables) -> str:
    """The home page: tables to go on with, the last results, and games to play."""
    say = visitor.voice()
    going = [row for row in own.rows if row.status in GOING]
    over = [row for row in own.rows if row.status not in GOING]
    listed = ""
    if own.rows:
        listed = _section(visitor, own, "shelf-resume", going[:MOST_GOING]) + _section(visitor, own, "shelf-over", over)
        listed = f'<div id="own">{listed}</div>'
    faults = "".join(f'<p class="wrong" role="alert">{say(fault)}</p>' for fault in registry.faults())
    links = tuple(feature.card for feature in features() if feature.card)
    cards = _cards(visitor.lang, THEME_OF.get(visitor.person.theme, ""), tuple(working()), links)
    lead_in = " ".join(
        [
            say("shelf-intro"),
            *(
                made_by("web/parts.html", "page_link", say.plain, link)
                for link in offered(lambda feature: feature.lead_in)
            ),
        ]
    )
    body = (
        f'<h1>{say("shelf-head")}</h1><p class="lead-in">{lead_in}</p>{faults}{listed}'
        f'<section aria-labelledby="games-head"><h2 id="games-head">{say("shelf-games")}</h2>{cards}'
        f'<p class="fine">{say("card-basis")}</p></section>'
    )
    scripts = ("tables.js",) if own.rows else ()
    return page(visitor, list_title(visitor, own, say("app-title")), body, "page-shelf", scripts)


def _section(visitor: Visitor, own: OwnTables, key: str, rows: list[TableRow]) -> str:
    """Some own tables under a heading, or nothing."""
    if not rows:
        return ""
    return (
        f'<section class="resume" aria-labelledby="{key}"><h2 id="{key}">{visitor.voice()(key)}</h2>'
        f'<ul class="tables">{items(visitor, own, rows)}</ul></section>'
    )


@lru_cache(maxsize=16)
def _cards(lang: str, theme: str, games: tuple[Game, ...], links: tuple[CardLink, ...]) -> str:
    """The games, the same for all visitors of a language and theme."""
    return f'<ul class="shelf">{"".join(_card(lang, theme, game, links) for game in games)}</ul>'


def _card(lang: str, theme: str, game: Game, links: tuple[CardLink, ...]) -> str:
    say = HtmlTranslator(lang, game.name)
    name = say("game-name")
    listed = "".join(_link(say, f"/{link.path}/{game.name}", f"card-{link.key}") for link in links if link.is_for(game))
    return (
        f'<li class="card"><article aria-labelledby="game-{game.name}">{image(game, theme)}'
        f'<h3 id="game-{game.name}">{name}</h3><p>{say("game-tagline")}</p>{facts(say, game)}'
        f'<p class="do"><a class="primary" href="/new/{game.name}">{say("card-play", game=say.plain("game-name"))}</a>'
        f'</p><p class="links">{listed}</p>'
        f"</article></li>"
    )


def _link(say: HtmlTranslator, address: str, key: str) -> str:
    """A link of a card: short to see, whole to hear."""
    label = say(key, game=say.plain("game-name"))
    return f'<a href="{address}" aria-label="{label}">{say(f"{key}-short")}</a>'


# -- lobby


def lobby_routes() -> list[Route]:
    """The route of the lobby."""
    return [Route("/lobby", show_lobby, FREE)]


async def show_lobby(request: Request) -> Response:
    """The page, with search results."""
    visitor = visitor_of(request)
    name = request.query_params.get("name", "")[:LONGEST_NAME]
    game_name = request.query_params.get("game", "")
    game_name = game_name if game_name in {game.name for game in working()} else ""
    registry = registry_of(request)
    person = visitor.person.id

    def look(connection: Connection) -> list[list[TableRow]]:
        parts = ("waiting", "open"), ("over", "abandoned"), ("study",)
        listed = [store_people.listed_tables(connection, statuses, game_name, name) for statuses in parts]
        return [*listed, store_people.tables_of(connection, person, game_name, name) if person else []]

    going, over, files, own = await asyncio.to_thread(registry.store.read, look)  # a name is sought among all
    say, glances = visitor.voice(), await registry.glances.by_table(own)
    free = [table for table in going if table.free_seats]
    full = [table for table in going if not table.free_seats and table.status == "open"]
    playing = [table for table in full if table.settings.get("watchers")]
    chosen = choices(((game.name, visitor.voice(game.name)("game-name")) for game in working()), game_name)
    search = (
        f'<form method="get" action="/lobby" class="sheet search" role="search" aria-label="{say("lobby-search")}">'
        f'<label>{say("lobby-name")} <input name="name" maxlength="{LONGEST_NAME}" value="{safe(name)}" '
        f'autocomplete="off"></label>'
        f'<label>{say("lobby-game")} <select name="game"><option value="">{say("lobby-any")}</option>{chosen}</select>'
        f"</label><button>{say('lobby-search')}</button></form>"
    )
    body = f"<h1>{say('lobby-head')}</h1>{search}"
    body += _part(visitor, "lobby-open", free, True)
    if playing:
        body += _part(visitor, "lobby-playing", playing, True)
    body += _part(visitor, "lobby-own", own, False, glances) + _part(visitor, "lobby-over", over, False)
    if files:
        body += _part(visitor, "lobby-files", files, False)
    return page_response(visitor, say.plain("lobby-head"), body, "page-lobby")


def _part(
    visitor: Visitor, key: str, tables: Sequence[TableRow], is_open: bool, glances: Mapping[str, Glance] | None = None
) -> str:
    say, known = visitor.voice(), glances or {}
    items = "".join(f"<li>{_line(visitor, table, is_open, known.get(table.id))}</li>" for table in tables)
    listed = f'<ul class="tables">{items}</ul>' if items else f"<p>{say(key + '-none')}</p>"
    return f'<section class="sheet" aria-labelledby="{key}"><h2 id="{key}">{say(key)}</h2>{listed}</section>'


def _line(visitor: Visitor, table: TableRow, is_open: bool, glance: Glance | None) -> str:
    """A table in a list: game, players, and the link to it."""
    say = visitor.voice(table.game, own_seat(table, visitor.person.id))
    who, game = say(who_sits(table)), say("game-name")
    if not is_open or not table.free_seats:
        standing = how_it_stands(table, glance, visitor.person.id)
        how = "" if is_open else f'<span class="how">{say(standing)}</span> '
        return (
            f'<a href="/table/{safe(table.id)}"><span class="what">{game}</span> <span class="who">{who}</span></a> '
            f"{how}{time_element(visitor.lang, table.changed)}"
        )
    control = TimeControl.read(table.settings)
    clock = f'<span class="how">{say(clock_name(control))}</span> ' if control.is_on else ""
    label = say("lobby-join-of", game=say.plain("game-name"))
    return (
        f'<span class="what">{game}</span> <span>{who}</span> <span class="how">'
        f"{say('lobby-free', count=len(table.free_seats))}</span> {clock}"
        f'<a class="primary way-in" href="/lobby/{safe(table.id)}" aria-label="{label}">{say("lobby-join")}</a>'
    )
