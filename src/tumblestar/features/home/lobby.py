"""The lobby: open tables, games in progress, one's own tables, and finished ones, with a search by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tumblestar.contract.seat_names import LONGEST_NAME
from tumblestar.games import working
from tumblestar.play.table_list import how_it_stands, own_seat, who_sits
from tumblestar.storage import store_people
from tumblestar.storage.rows import TableRow
from tumblestar.tables.clocks import TimeControl, clock_name
from tumblestar.tables.glances import Glance
from tumblestar.web.markup import choices, safe
from tumblestar.web.pages import Visitor, page_response
from tumblestar.web.request_context import registry_of, visitor_of
from tumblestar.web.times import time_element


def routes() -> list[Route]:
    """The route of the lobby."""
    return [Route("/lobby", show)]


async def show(request: Request) -> Response:
    """The page, with search results."""
    visitor = visitor_of(request)
    name = request.query_params.get("name", "")[:LONGEST_NAME]
    game = request.query_params.get("game", "")
    game = game if game in {one.name for one in working()} else ""
    registry = registry_of(request)
    with registry.store.reading() as connection:
        going = store_people.listed_tables(connection, ("waiting", "open"), game, name)
        over = store_people.listed_tables(connection, ("over", "abandoned"), game, name)
        files = store_people.listed_tables(connection, ("study",), game, name)
        own = store_people.tables_of(connection, visitor.person.id, game, name) if visitor.person.id else []
    say, glances = visitor.voice(), await registry.glances.of(own)
    free = [table for table in going if table.free_seats]
    full = [table for table in going if not table.free_seats and table.status == "open"]
    playing = [table for table in full if table.settings.get("watchers")]
    chosen = choices(((one.name, visitor.voice(one.name)("game-name")) for one in working()), game)
    search = (
        f'<form method="get" action="/lobby" class="sheet search" role="search" aria-label="{say("lobby-search")}">'
        f'<label>{say("lobby-name")} <input name="name" maxlength="{LONGEST_NAME}" value="{safe(name)}" '
        f'autocomplete="off"></label>'
        f'<label>{say("lobby-game")} <select name="game"><option value="">{say("lobby-any")}</option>{chosen}</select>'
        f"</label><button>{say('lobby-search')}</button></form>"
    )
    body = f"<h1>{say('lobby-head')}</h1>{search}"
    body += _section(visitor, "lobby-open", free, True)
    if playing:
        body += _section(visitor, "lobby-playing", playing, True)
    body += _section(visitor, "lobby-own", own, False, glances) + _section(visitor, "lobby-over", over, False)
    if files:
        body += _section(visitor, "lobby-files", files, False)
    return page_response(visitor, say.plain("lobby-head"), body, "page-lobby")


def _section(
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
