"""The home page: the visitor's tables in progress, and the games; and the lobby, with the tables of others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import LONGEST_NAME
from tumblestar.games import working
from tumblestar.play.table_list import GOING, OwnTables, TableLine, others_at, own_tables, table_line
from tumblestar.security.costs import FREE, Route
from tumblestar.storage import store_people
from tumblestar.storage.schema import TableRow
from tumblestar.tables import registry
from tumblestar.tables.clocks import TimeControl, clock_name
from tumblestar.web.covers import HEIGHT, WIDTH, address_of
from tumblestar.web.feature import EDITION, LeadIn, offered
from tumblestar.web.markup import Html, HtmlTranslator
from tumblestar.web.pages import NO_CACHE, THEME_OF, Visitor, template_page, template_response
from tumblestar.web.request_context import registry_of, visitor_of
from tumblestar.web.templating import made_by, markup

MOST_GOING = 8
"""Tables in progress on the home page."""


def routes() -> list[BaseRoute]:
    """The route of the home page."""
    return [Route("/", show, FREE)]


async def show(request: Request) -> Response:
    """The home page."""
    visitor = visitor_of(request)
    own = await own_tables(registry_of(request), visitor.person.id, is_short=True)
    if EDITION.get().is_invited:
        games = [(game.name, visitor.voice(game.name).plain("game-name")) for game in working()]
        values = {"own": own.lines(visitor, (*GOING, "over")), "games": games}
        return template_response(visitor, "home/invited.html", values)
    lead_in = list(offered(lambda feature: feature.lead_in(visitor, registry_of(request))))
    return HTMLResponse(shelf(visitor, own, lead_in), headers=NO_CACHE)


def shelf(visitor: Visitor, own: OwnTables, lead_in: Sequence[LeadIn]) -> str:
    """The home page: tables to go on with, the last results, and games to play."""
    going = own.lines(visitor, GOING, MOST_GOING)
    yours = next((row for row in own.rows if row.id in own.yours), None)
    values: dict[str, object] = {
        "waiting": len(own.yours),
        "yours": next((line for line in going if line.is_yours), None),
        "others": others_at(yours, own.identities.get(yours.id, visitor.person.id)) if yours else [],
        "going": going,
        "over": own.lines(visitor, ("over",)),
        "faults": registry.faults(),
        "lead_in": [(one.is_begun, markup(one.row)) for one in lead_in],
        "lead_scripts": [one.script for one in lead_in],
        "cards": markup(_cards(visitor.lang, THEME_OF.get(visitor.person.theme, ""), tuple(working()))),
    }
    return template_page(visitor, "home/shelf.html", values)


@lru_cache(maxsize=16)
def _cards(lang: str, theme: str, games: tuple[Game, ...]) -> Html:
    """The games, the same for all visitors of a language and theme."""
    cards = [(game, HtmlTranslator(lang, game.name).plain, address_of(game)) for game in games]
    return made_by("home/cards.html", "cards", cards, (WIDTH, HEIGHT), theme)


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
    glances = await registry.glances.by_table(own)
    full = [table for table in going if not table.free_seats and table.status == "open"]
    values: dict[str, object] = {
        "free_tables": [_free(visitor, table) for table in going if table.free_seats],
        "playing": [table_line(visitor, table) for table in full if table.settings.get("watchers")],
        "own": [table_line(visitor, table, glances.get(table.id)) for table in own],
        "over": [table_line(visitor, table) for table in over],
        "files": [table_line(visitor, table) for table in files],
        "games": [(game.name, visitor.voice(game.name).plain("game-name")) for game in working()],
    }
    values |= {"name": name, "longest_name": LONGEST_NAME, "game": game_name}
    return template_response(visitor, "home/lobby.html", values)


def _free(visitor: Visitor, table: TableRow) -> TableLine:
    """A table to join, with its clock."""
    control = TimeControl.read(table.settings)
    return table_line(visitor, table)._replace(clock=clock_name(control) if control.is_on else None)
