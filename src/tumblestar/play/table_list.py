"""Lists of tables: whose turn it is or who won, since when, and a small picture of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tumblestar import picture
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE
from tumblestar.games import GAMES
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import bot_name, display_name
from tumblestar.security.errors import NotThere
from tumblestar.storage import store_people
from tumblestar.storage.schema import SeatRow, TableRow
from tumblestar.tables.commit import LEVEL
from tumblestar.tables.glances import Glance
from tumblestar.tables.registry import TableRegistry
from tumblestar.web.feature import offered
from tumblestar.web.markup import Html, ago_of
from tumblestar.web.pages import BY_VISITOR, THEME_OF, Visitor, template_page
from tumblestar.web.request_context import number_in, visited_table
from tumblestar.web.templating import made_by
from tumblestar.words import Phrase, SeatName

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

    def lines(self, visitor: Visitor, statuses: Sequence[str], most: int | None = None) -> list[TableLine]:
        """Those with these statuses, for a page; the first of all have pictures."""
        pictured = {row.id for row in self.rows[:MOST_PICTURES]}
        rows = [row for row in self.rows if row.status in statuses][:most]
        lines: list[TableLine] = []
        for row in rows:
            glance, person = self.glances.get(row.id), self.identities.get(row.id, visitor.person.id)
            line = table_line(visitor, row, glance, person)
            look = f"/table/{row.id}/picture?n={glance.live}" if glance and row.id in pictured else ""
            lines.append(line._replace(what=_name(visitor, row), is_yours=row.id in self.yours, picture=look))
        return lines


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
            twins = [other.name for other in seats[:i] if other.kind == "bot"].count(place.name)
            names.append(bot_name(GAMES[game], place.name, twins))
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


def others_at(row: TableRow, person: int) -> list[str | Phrase]:
    """With whom a person plays; nobody where several of the players are on one screen."""
    mine, names = own_seat(row, person), seat_names(row.game, row.seats, row.status)
    return [name for seat, name in enumerate(names) if mine not in (None, seat)]


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


# -- on pages


class TableLine(NamedTuple):
    """A table in a list, for the macros of `lists.html`."""

    id: str
    say: Callable[..., str]
    """Says words of its game, which call the visitor's seat "you"."""
    who: Phrase
    how: Phrase
    changed: str
    lang: str
    size: tuple[float, float]
    """The size of its board."""
    free: int
    """How many seats are free."""
    is_owned: bool
    what: str | Phrase = "game-name"
    is_yours: bool = False
    """Whether it waits for the visitor."""
    clock: Phrase | None = None
    picture: str = ""
    """The address of its board but for the theme: it changes with the live number."""

    @property
    def ago(self) -> str:
        """The time `changed` in words, which takes longer than the rest."""
        return ago_of(self.lang, self.changed)


def table_line(visitor: Visitor, row: TableRow, glance: Glance | None = None, person: int | None = None) -> TableLine:
    """A table as `person` sees it, who is the visitor unless they play as another one."""
    person = visitor.person.id if person is None else person
    return TableLine(
        row.id,
        visitor.voice(row.game, own_seat(row, person)).plain,
        who_sits(row),
        how_it_stands(row, glance, person),
        row.changed,
        visitor.lang,
        GAMES[row.game].picture.BOARD_SIZE,
        len(row.free_seats),
        row.owner == visitor.person.id,
    )


def _name(visitor: Visitor, row: TableRow) -> str | Phrase:
    """The game, and the level of its campaign."""
    if not (level := row.header.get(LEVEL)):
        return "game-name"
    name, found = visitor.voice(row.game).plain("game-name"), GAMES[row.game].campaign.level_of(level)
    if not found:
        return Phrase("title-own-level", {"game": name})
    return Phrase("title-level", {"count": found.number, "game": name})


def themed_picture(visitor: Visitor, size: tuple[float, float], address: str, label: str = "") -> Html:
    """A picture of a game in the visitor's theme, from an address that has a query."""
    return made_by("web/parts.html", "themed_picture", address, size, THEME_OF.get(visitor.person.theme, ""), label)


async def table_picture(request: Request) -> Response:
    """The board of a table as the visitor sees it, as an SVG that stands alone.

    `at` is a number of events; in a finished game `own` or `best` is an action there that was taken, or a better one.
    """
    asked = request.query_params
    theme = asked.get("theme", "night")
    if theme not in THEME_OF.values():
        raise NotThere
    visitor, table = await visited_table(request)
    whom = table.membership.plays_as(visitor.person.id)
    viewer = Viewer(table, whom, visitor.lang, number_in(asked.get("at")))
    look = next((look for look in ("own", "best") if look in asked), "")
    size = table.game.picture.BOARD_SIZE
    if look:
        board, size = _board_with(viewer, asked[look], look), picture.size_with_way(table.game, len(table.seats))
    else:
        await prepare(request, viewer)
        state = viewer.cache().scene(table, viewer.n).state
        board = picture.board_for(table.game.picture, state, viewer.own_seat(state))
    svg = picture.frame(size, "".join(board), theme=theme)
    is_current = number_in(asked.get("n")) == table.live
    cache_control = "private, max-age=31536000, immutable" if is_current else "no-store"
    return Response(svg, media_type="image/svg+xml", headers=BY_VISITOR | {"cache-control": cache_control})


def _board_with(viewer: Viewer, text: str, look: str) -> list[str]:
    """The board before an action, with that drawn on it. Raises NotThere during a game, and for what cannot be done."""
    table = viewer.table
    if not table.record.is_over:
        raise NotThere
    try:
        return picture.with_way(table.game, table.record.state_at(viewer.n), text, look)
    except Unreadable as error:
        raise NotThere from error


# -- own tables


def tables_page(visitor: Visitor, own: OwnTables, problem: Phrase | None = None) -> str:
    """The list of a person's tables, and the form to open a record."""
    has_finished = any(row.status == "over" for row in own.rows)
    values: dict[str, object] = {
        "waiting": len(own.yours),
        "going": own.lines(visitor, GOING),
        "over": own.lines(visitor, ("over", "abandoned")),
        "studies": own.lines(visitor, ("study",)),
        "links": list(offered(lambda feature: feature.own_games)) if has_finished else (),
        "problem": problem,
    }
    return template_page(visitor, "play/tables.html", values)
