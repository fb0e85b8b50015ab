"""Lists of tables: whose turn it is or who won, since when, and a small picture of the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from starlette.requests import Request
from starlette.responses import Response

from tumblestar import picture
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE
from tumblestar.games import GAMES
from tumblestar.insight.report import LONGEST_LINE
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import display_name
from tumblestar.security.errors import NotThere
from tumblestar.storage import store_people
from tumblestar.storage.schema import SeatRow, TableRow
from tumblestar.tables.commit import LEVEL
from tumblestar.tables.glances import Glance
from tumblestar.tables.registry import TableRegistry
from tumblestar.web.drawn_board import board_for
from tumblestar.web.feature import offered
from tumblestar.web.markup import attributes, safe, time_element
from tumblestar.web.pages import BY_VISITOR, THEME_OF, Visitor, page
from tumblestar.web.request_context import number_in, visited_table
from tumblestar.words import Phrase, SeatName, has

GOING = ("open", "waiting")
UNFINISHED = "*"
"""The result of a record whose game has not ended."""
MOST_PICTURES = 24
"""Tables with a picture in one list; browsers fetch those that come into view."""
RECENT = 3
"""Finished games on the home page."""


@dataclass(frozen=True)
class OwnTables:
    """A person's tables, those where it is their turn first, with what is known of each."""

    rows: Sequence[TableRow] = ()
    glances: Mapping[str, Glance] = field(default_factory=dict[str, Glance])
    identities: Mapping[str, int] = field(default_factory=dict[str, int])
    """The person that the visitor plays as, where it is another one."""
    yours: frozenset[str] = frozenset()
    """The tables that wait for the visitor."""


async def own_tables(registry: TableRegistry, person: int, *, is_short: bool = False) -> OwnTables:
    """The tables of a person; for the home page (`is_short`) those in progress and the last results."""
    if not person:
        return OwnTables()
    with registry.store.reading() as connection:
        if is_short:
            rows = store_people.tables_of(connection, person, statuses=GOING)
            rows += store_people.tables_of(connection, person, statuses=("over",), most=RECENT)
        else:
            rows = registry.store.tables_of(person)
        identities = store_people.plays_as(connection, person) if rows else {}
    rows.sort(key=lambda row: row.status not in GOING)  # in progress first; the sort is stable
    glances = await registry.glances.by_table(rows[:MOST_PICTURES])
    yours = {row.id for row in rows if _waits_for(row, glances.get(row.id), identities.get(row.id, person))}
    rows.sort(key=lambda row: row.id not in yours)
    return OwnTables(rows, glances, identities, frozenset(yours))


def _waits_for(row: TableRow, glance: Glance | None, person: int) -> bool:
    """Whether a person is to act at a table, to enter an outcome of chance, or to answer about a rematch."""
    if row.status == "waiting":
        return any(place.is_asked and place.holder == person for place in row.seats)
    if row.status != "open" or glance is None:
        return False
    mine = [seat for seat, place in enumerate(row.seats) if place.holder == person and not place.bot]
    return glance.actor in mine or (glance.actor == CHANCE and row.header.get("chance") == "typed" and bool(mine))


# -- in words


def seat_names(game: str, seats: Sequence[SeatRow], status: str) -> list[str | Phrase]:
    """The names of a table's seats, for lists. Seats are free only before the game begins."""
    names: list[str | Phrase] = []
    for i, place in enumerate(seats, 1):
        if place.kind == "bot":
            label = Phrase(f"bot-{place.name}") if has(f"bot-{place.name}", game) else place.name
            names.append(Phrase("seat-bot", {"name": label, "count": i}))
        elif place.is_free and status in GOING:
            names.append(Phrase("lobby-free-seat"))
        else:
            names.append(display_name(place.name, i, is_bot=place.is_program))
    return names


def who_sits(row: TableRow) -> Phrase:
    """The players of a table, as "you" to who reads it with `own_seat`."""
    names = [
        SeatName(seat, name) if row.seats[seat].holder else name
        for seat, name in enumerate(seat_names(row.game, row.seats, row.status))
    ]
    return Phrase("list", {"items": names})


def own_seat(row: TableRow, person: int) -> int | None:
    """The only seat that a person holds at a table: several on one screen keep their names."""
    mine = [seat for seat, place in enumerate(row.seats) if person and place.holder == person]
    return mine[0] if len(mine) == 1 else None


def how_it_stands(row: TableRow, glance: Glance | None = None, person: int = 0) -> Phrase:
    """Whose turn it is, or who won, as `person` reads it."""
    if row.status == "study" and row.result == UNFINISHED:
        return Phrase("table-study-unfinished")
    if row.status == "over":
        return _result(row, glance.points if glance else (), person)
    if row.status == "waiting" and _waits_for(row, glance, person):
        return Phrase("list-asked")
    if row.status == "open" and glance and _waits_for(row, glance, person):
        return Phrase("list-yours")
    if row.status == "open" and glance and 0 <= glance.actor < len(row.seats):
        return Phrase("list-turn", {"seat": seat_names(row.game, row.seats, row.status)[glance.actor]})
    return Phrase(f"table-{row.status}", {"result": row.result})


def _result(row: TableRow, points: Sequence[int], person: int) -> Phrase:
    """Who won, and by how much if points have decided it."""
    try:
        shares = [Fraction(share) for share in row.result.split()]
    except (ValueError, ZeroDivisionError):
        shares = []
    if len(shares) != len(row.seats):
        return Phrase("table-over", {"result": row.result})
    if len(shares) == 1:
        return Phrase("list-alone-won" if shares[0] else "list-alone-lost")
    names = seat_names(row.game, row.seats, row.status)
    winners = [seat for seat, share in enumerate(shares) if share]
    best = max(points, default=0)
    is_by_points = bool(points) and all(points[seat] == best for seat in winners)
    if len(winners) != 1:
        key = "list-tied-at" if is_by_points else "list-tied"
        return Phrase(key, {"seats": [names[seat] for seat in winners], "points": best})
    (won,) = winners
    key = "list-won-you" if own_seat(row, person) == won else "list-won"
    others = sorted((points[seat] for seat in range(len(points)) if seat != won), reverse=True)
    args = {"seat": names[won], "points": best, "others": others}
    return Phrase(f"{key}-to" if is_by_points else key, args)


# -- as HTML


def items(visitor: Visitor, own: OwnTables, rows: Sequence[TableRow], ends: Mapping[str, str] | None = None) -> str:
    """Some of a person's tables as the items of a list; `ends` is HTML to put after single ones."""
    pictured, ends = {row.id for row in own.rows[:MOST_PICTURES]}, ends or {}
    html = ""
    for row in rows:
        shown = line(visitor, row, own, has_picture=row.id in pictured)
        html += f'<li id="t-{safe(row.id)}">{shown}{ends.get(row.id, "")}</li>'
    return html


def line(visitor: Visitor, row: TableRow, own: OwnTables, *, has_picture: bool) -> str:
    """A table in a list, as a link, with how it stands and since when."""
    person, glance = own.identities.get(row.id, visitor.person.id), own.glances.get(row.id)
    say = visitor.voice(row.game, own_seat(row, person))
    look = ""
    if has_picture and glance:  # the address changes with the live number and the theme
        look = themed_picture(visitor, row.game, f"/table/{row.id}/picture?n={glance.live}", sort="mini")
    how = attributes(class_="how yours" if row.id in own.yours else "how")
    return (
        f'<a href="/table/{safe(row.id)}">{look}<span class="what">{_name(visitor, row)}</span> '
        f'<span class="who">{say(who_sits(row))}</span></a> '
        f"<span{how}>{say(how_it_stands(row, glance, person))}</span> {time_element(visitor.lang, row.changed)}"
    )


def _name(visitor: Visitor, row: TableRow) -> str:
    """The game, and the level of its campaign."""
    say = visitor.voice(row.game)
    name = say.plain("game-name")
    if not (level := row.header.get(LEVEL)):
        return safe(name)
    found = GAMES[row.game].campaign.level_of(level)
    return say("title-level", count=found.number, game=name) if found else say("title-own-level", game=name)


def themed_picture(visitor: Visitor, game: str, address: str, label: str = "", sort: str = "") -> str:
    """A picture of a game in the visitor's theme, from an address that has a query."""
    width, height = GAMES[game].picture.BOARD_SIZE
    address, look = safe(f"{address}&theme="), attributes(class_=sort or None)

    def image(theme: str) -> str:
        return (
            f'<img src="{address}{theme}" alt="{safe(label)}" width="{width}" height="{height}" loading="lazy" '
            f'decoding="async">'
        )

    if chosen := THEME_OF.get(visitor.person.theme):
        return f"<span{look}>{image(chosen)}</span>"
    dark = f'<source srcset="{address}night" media="(prefers-color-scheme:dark)">'
    return f"<picture{look}>{dark}{image('dawn')}</picture>"


async def table_picture(request: Request) -> Response:
    """The board of a table as the visitor sees it, as an SVG that stands alone.

    `at` is a number of events; `line` are further actions, for the reviews of finished games.
    """
    asked = request.query_params
    theme = asked.get("theme", "night")
    if theme not in THEME_OF.values():
        raise NotThere
    visitor, table = await visited_table(request)
    whom = table.membership.plays_as(visitor.person.id)
    viewer = Viewer(table, whom, visitor.lang, number_in(asked.get("at")))
    if line := asked.get("line", ""):
        board = _board_after(viewer, line)
    else:
        await prepare(request, viewer)
        cache = viewer.cache()
        scene = cache.scene(table, viewer.n)
        board = cache.board(table, scene, viewer.large_seat(scene.state)).drawn
    svg = picture.frame(table.game.picture.BOARD_SIZE, "".join(board), theme=theme)
    is_current = number_in(asked.get("n")) == table.live
    cache_control = "private, max-age=31536000, immutable" if is_current else "no-store"
    return Response(svg, media_type="image/svg+xml", headers=BY_VISITOR | {"cache-control": cache_control})


def _board_after(viewer: Viewer, line: str) -> list[str]:
    """The board after actions that were not played, with the part of who does them large.

    Raises NotThere during a game, and for what cannot be done.
    """
    table = viewer.table
    game, state, texts = table.game, table.record.state_at(viewer.n), line.split(",")
    seat = game.actor(state)
    if not table.record.is_over or len(texts) > LONGEST_LINE:
        raise NotThere
    for text in texts:
        try:
            action = game.parse(state, text)
        except Unreadable as error:
            raise NotThere from error
        if action not in game.legal(state):
            raise NotThere
        state = game.after(state, action)
    return board_for(game, state, seat if seat >= 0 else None)


def list_title(visitor: Visitor, own: OwnTables, title: str) -> str:
    """The title, with the number of tables that wait for the visitor before it."""
    return visitor.voice()("title-waits", count=len(own.yours), title=title) if own.yours else title


# -- own tables


def tables_page(visitor: Visitor, own: OwnTables, problem: Phrase | None = None) -> str:
    """The list of a person's tables, and the form to open a record."""
    say = visitor.voice()
    groups = ""
    kinds = ((GOING, "tables-open"), (("over", "abandoned"), "tables-over"), (("study",), "tables-study"))
    for statuses, key in kinds:
        found = [row for row in own.rows if row.status in statuses]
        if not found and key != "tables-open":
            continue
        listed = f"<p>{say('tables-none')}</p>"
        if found:
            ends = {row.id: _delete(visitor, row) for row in found}
            listed = f'<ul class="tables">{items(visitor, own, found, ends)}</ul>'
        groups += f'<section aria-labelledby="{key}"><h2 id="{key}">{say(key)}</h2>{listed}</section>'
    has_finished = any(row.status == "over" for row in own.rows)
    links = "".join(offered(lambda feature: feature.own_games(say))) if has_finished else ""
    wrong = f'<p class="wrong" role="alert" id="file-wrong">{say(problem)}</p>' if problem else ""
    described = ' aria-describedby="file-wrong" aria-invalid="true"' if problem else ""
    body = (
        f'<h1>{say("tables-head")}</h1><div id="own">{groups}</div>{links}<section aria-labelledby="open-head">'
        f'<h2 id="open-head">{say("open-head")}</h2>'
        f"<p>{say('open-hint')}</p>{wrong}"
        f'<form method="post" action="/tables/open" enctype="multipart/form-data" class="open">'
        f"<label>{say('open-file')} "
        f'<input type="file" name="file" required accept=".txt,.record,text/plain"{described}></label>'
        f"<button>{say('open-do')}</button></form></section>"
    )
    title = list_title(visitor, own, say("title-page", page=say.plain("tables-head")))
    return page(visitor, title, body, "page-tables", ("tables.js",))


def _delete(visitor: Visitor, table: TableRow) -> str:
    say = visitor.voice()
    if table.owner != visitor.person.id:
        return ""
    key = "table-abandon" if table.status in GOING else "table-delete"
    return (
        f'<details class="confirm"><summary>{say(key)}</summary>'
        f'<form method="post" action="/table/{safe(table.id)}/delete">'
        f"<p>{say(key + '-sure')}</p><button>{say(key + '-yes')}</button></form></details>"
    )
