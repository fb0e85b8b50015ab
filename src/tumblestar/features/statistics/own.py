"""The statistics of a visitor: their finished tables on this server, and the page of results, luck, ratings and chance.

A table is read once, since a finished one does not change. Reviews are taken from the store, never worked out here.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple, cast

import orjson
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tumblestar.engine.sharing import LongWork, in_parts, keep
from tumblestar.features.review.reviews import kept_review, version_of
from tumblestar.features.statistics.chance_tally import ChanceTally, ChanceTest
from tumblestar.features.statistics.statistics import (
    Block,
    Estimate,
    Reviewed,
    SeatResult,
    Summary,
    as_csv,
    category_phrase,
    chance_phrase,
    figure_phrase,
    group_phrase,
    over_time,
    perfect_phrase,
    results,
    reviewed,
    seal_phrases,
    summaries,
    verdict_phrase,
)
from tumblestar.games import GAMES
from tumblestar.insight.report import Report, level_phrase
from tumblestar.picture import disc, n, pair, path
from tumblestar.play.viewer import Viewer
from tumblestar.security.costs import Route
from tumblestar.storage import TableProblem, store_people
from tumblestar.storage.schema import TableRow
from tumblestar.storage.store import Store
from tumblestar.tables.table import Table
from tumblestar.web.markup import Html
from tumblestar.web.pages import PRIVATE, Visitor, template_response
from tumblestar.web.request_context import finished_table, visitor_of
from tumblestar.web.services import Services, services_of
from tumblestar.web.templating import markup
from tumblestar.words import Phrase, has

MOST_TABLES = 300
"""Tables of a visitor that count, those that ended last."""
MOST_KEPT = 3000
"""Tables whose figures stay in memory."""
PEOPLE = "stats-people"
"""The key of the words for people as opponents; a bot's is that of its name."""


class _Figures(NamedTuple):
    """What is known of a finished table: results and points of its seats, chance, and the version of its review."""

    lines: list[SeatResult]
    points: list[int]
    chance: ChanceTally
    version: str


@dataclass
class OwnFigures:
    """The games of a visitor: their own lines, the opponents in each, by table, and what chance did."""

    lines: list[SeatResult] = field(default_factory=list[SeatResult])
    opponents: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    tests: list[ChanceTest] = field(default_factory=list[ChanceTest])
    chance: ChanceTally = field(default_factory=ChanceTally)


class OwnStatistics:
    """Collects figures in parts, for one visitor at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._known: OrderedDict[tuple[str, str], _Figures] = OrderedDict()
        self._reviewed: OrderedDict[tuple[str, str], list[Reviewed]] = OrderedDict()

    async def figures_of(self, person: int) -> OwnFigures:
        """The figures of a person's finished tables."""
        async with self._lock:
            return await in_parts(self._collecting(person))

    async def best_of(self, person: int, game: str, seats: int) -> int | None:
        """The most points of a person in a game with so many seats that was played to its end; None without one."""
        async with self._lock:
            return await in_parts(self._finding_best(person, game, seats))

    def _finding_best(self, person: int, game: str, seats: int) -> LongWork[int | None]:
        points = list[int]()
        with self._store.reading() as connection:
            rows = store_people.tables_of(connection, person, game, statuses=("over",), most=MOST_TABLES)
        for row in rows:
            yield
            mine = [seat for seat, place in enumerate(row.seats) if place.holder == person and not place.bot]
            if len(row.seats) == seats and len(mine) == 1 and (figures := (yield from self._figures(row))):
                points += [figures.points[mine[0]] for line in figures.lines[:1] if line.end == "over"]
        return max(points, default=None)

    def _collecting(self, person: int) -> LongWork[OwnFigures]:
        own = OwnFigures()
        if not person:
            return own
        with self._store.reading() as connection:
            rows = store_people.tables_of(connection, person, statuses=("over", "abandoned"), most=MOST_TABLES)
            identities = store_people.plays_as(connection, person)
        for row in reversed(rows):
            yield
            if row.game in GAMES and (figures := (yield from self._figures(row))):
                own.chance.merge(figures.chance)
                self._add_own(own, row, identities.get(row.id, person), figures)
        own.tests = own.chance.tests()
        return own

    def _figures(self, row: TableRow) -> LongWork[_Figures | None]:
        """The figures of a table; None for one that cannot be read."""
        key = row.id, row.changed
        if key not in self._known:
            try:
                table = yield from Table.loading(self._store, row)
            except TableProblem:
                return None
            chance = ChanceTally()
            yield from chance.adding(table.record)
            points = [table.game.points(table.state, seat) for seat in range(len(row.seats))]
            self._known[key] = _Figures(results(table.record, row.id), points, chance, version_of(table))
        return keep(self._known, key, self._known[key], MOST_KEPT)

    def _add_own(self, own: OwnFigures, row: TableRow, person: int, figures: _Figures) -> None:
        """Adds the line of a person who holds one seat and has played it to the end."""
        mine = [seat for seat, place in enumerate(row.seats) if place.holder == person]
        if len(mine) != 1 or row.seats[mine[0]].bot or not figures.lines:
            return
        known = self._review(row.id, figures.version)
        line = figures.lines[mine[0]]
        own.lines.append(line._replace(review=known[mine[0]]) if known else line)
        others = [place.playing_bot for seat, place in enumerate(row.seats) if seat != mine[0]]
        own.opponents[row.id] = tuple(sorted({f"bot-{bot}" if bot else PEOPLE for bot in others}))

    def _review(self, table: str, version: str) -> list[Reviewed] | None:
        """What the kept review of a table says of its seats, if there is one."""
        key = table, version
        if key not in self._reviewed:
            text = self._store.read(lambda connection: kept_review(connection, table, version))
            if not text:
                return None
            self._reviewed[key] = reviewed(cast("Report", orjson.loads(text)))
        return keep(self._reviewed, key, self._reviewed[key], MOST_KEPT)


def services(services: Services) -> list[object]:
    """What runs besides requests."""
    return [OwnStatistics(services.registry.store)]


# -- page


LEAST_BLOCKS = 2
"""Blocks that make a chart."""


def routes() -> list[Route]:
    """The routes of the page and of its file."""
    best = Route("/table/{table}/best", tell_best, "record")
    return [Route("/mine/stats", show, "record"), Route("/mine/stats.csv", download, "record"), best]


def over_told(viewer: Viewer) -> tuple[str, str] | None:
    """Where the line with one's best is, for players of a game whose points are counted at its end."""
    table = viewer.table
    is_told = viewer.you is not None and table.record.end == "over" and not table.level
    return ("best", f"/table/{table.id}/best") if is_told and table.game.has_module("score") else None


async def tell_best(request: Request) -> Response:
    """The line with the visitor's best in a game, or nothing."""
    visitor, table = await finished_table(request)
    game, seats = table.game, len(table.seats)
    statistics, person = services_of(request).find(OwnStatistics), visitor.person.id
    best = await statistics.best_of(person, game.name, seats) if person else None
    told = None if best is None else Phrase("best-so-far", {"game": game.title, "count": best})
    return PlainTextResponse(visitor.voice(game.name).plain(told) if told else "", headers=PRIVATE)


async def _figures(request: Request, visitor: Visitor) -> OwnFigures:
    statistics = services_of(request).find(OwnStatistics)
    return await statistics.figures_of(visitor.person.id)


async def download(request: Request) -> Response:
    """The visitor's lines as comma-separated values."""
    figures = await _figures(request, visitor_of(request))
    headers = PRIVATE | {"content-disposition": 'attachment; filename="tumblestar-games.csv"'}
    return Response(as_csv(figures.lines), media_type="text/csv; charset=utf-8", headers=headers)


async def show(request: Request) -> Response:
    """The page."""
    visitor = visitor_of(request)
    figures = await _figures(request, visitor)
    lines, chance, tests = figures.lines, figures.chance, figures.tests
    facts = seal_phrases(chance.findings)
    if chance.left_out:
        facts.append(Phrase("stats-chance-left-out", {"count": chance.left_out}))
    by_game = [(game, list(group)) for game, group in groupby(tests, key=lambda test: test.game)]
    values: dict[str, object] = {
        "count": len(lines),
        "reviewed": sum(line.review is not None for line in lines),
        "most": MOST_TABLES,
        "groups": [_group(visitor, summary, figures) for summary in summaries(_as_one(lines))],
        "figure": figure_phrase,
        "chart_box": f"-10 -10 {WIDTH + 20} {HEIGHT + 20}",
        "verdict": verdict_phrase(tests) if chance.findings.total() else None,
        "facts": facts,
        "tested": [(visitor.voice(game).plain, [_tested(test) for test in group]) for game, group in by_game],
    }
    return template_response(visitor, "statistics/own.html", values, headers=PRIVATE)


def _as_one(lines: Sequence[SeatResult]) -> list[SeatResult]:
    """The lines under one name: people change theirs."""
    return [line._replace(kind="person", name="") for line in lines]


Say = Callable[..., str]


class _Group(NamedTuple):
    """What is known of a game with so many seats: as figures, against opponents, and as charts over time."""

    say: Say
    summary: Summary
    head: Phrase
    level: Phrase
    exact: Phrase | None
    against: list[tuple[list[str | Phrase], int, Estimate]]
    blocks: list[Block]
    results: Markup | None
    ratings: Markup | None
    rated: int
    most: float


def _group(visitor: Visitor, summary: Summary, figures: OwnFigures) -> _Group:
    say = visitor.voice(summary.game).plain
    lines = [line for line in figures.lines if (line.game, line.seats) == (summary.game, summary.seats)]
    blocks = over_time(lines)
    results, adjusted = [block.result for block in blocks], [block.adjusted for block in blocks]
    ratings = [block.rating for block in blocks]
    known = [rating for rating in ratings if rating]
    most = max((rating.high or rating.mean for rating in known), default=0.0) or 1.0
    is_drawn = len(blocks) >= LEAST_BLOCKS
    return _Group(
        say,
        summary,
        group_phrase(summary),
        level_phrase(summary.level),
        perfect_phrase(summary._replace(name=say("stats-you"))),
        _against(lines, figures),
        blocks,
        chart_over_time(results, adjusted, 0.0, 1.0, summary.fair) if is_drawn else None,
        chart_over_time(ratings, (), 0.0, most, None) if is_drawn and len(known) >= LEAST_BLOCKS else None,
        len(known),
        most,
    )


def _against(lines: Sequence[SeatResult], figures: OwnFigures) -> list[tuple[list[str | Phrase], int, Estimate]]:
    """The games and results against each opponent, or each group of these; nothing for games alone."""
    against = [line._replace(name=" ".join(figures.opponents[line.record])) for line in _as_one(lines)]
    return [
        ([_opponent(key, summary.game) for key in summary.name.split()], summary.games, summary.result)
        for summary in summaries(against)
        if summary.name
    ]


def _opponent(key: str, game: str) -> str | Phrase:
    return Phrase(key, {}, game) if has(key, game) else key.removeprefix("bot-")


class _Tested(NamedTuple):
    """A kind of chance, and its outcomes: the name of each, what came, what was expected, and a bar."""

    kind: str
    events: int
    p: Phrase | None
    is_odd: bool
    outcomes: list[tuple[str | Phrase, str, float, Markup]]


def _tested(test: ChanceTest) -> _Tested:
    most = max(max(category.observed, category.expected) for category in test.categories) or 1.0
    outcomes = [
        (category_phrase(test, category), f"{observed:.0f}", expected, bar(observed, expected, most))
        for category in test.categories
        for observed, expected in [(category.observed, category.expected)]
    ]
    p = None if test.p is None else chance_phrase(test.p)
    return _Tested(test.kind, test.events, p, test.is_odd, outcomes)


# -- charts


WIDTH, HEIGHT = 600, 170
DOT = 6.5
DIAMOND = "M0-9L9 0L0 9L-9 0Z"
Series = Sequence[Estimate | None]


def chart_over_time(first: Series, second: Series, low: float, high: float, guide: float | None) -> Markup:
    """Two series by block, discs on a line and diamonds on dashes, each with its interval.

    The drawing goes from `low` at the bottom to `high` at the top; `guide` is a dotted line.
    """
    body = path("line", f"M0 0H{WIDTH}M0 {HEIGHT}H{WIDTH}")

    def height(value: float) -> float:
        return HEIGHT * (1 - (min(max(value, low), high) - low) / (high - low))

    if guide is not None:
        body += path("rule", f"M0 {n(height(guide))}H{WIDTH}")
    looks = (("count", "chalk", disc(DOT), -5), ("may", "legal", DIAMOND, 5))
    for series, (line, fill, mark, aside) in zip((first, second), looks, strict=True):
        points: list[tuple[float, float]] = []
        for i, estimate in enumerate(series):
            if estimate is None:
                continue
            x = WIDTH * (i + 0.5) / len(series) + aside
            points.append((x, height(estimate.mean)))
            if estimate.low is not None and estimate.high is not None:
                body += path("letter", f"M{n(x)} {n(height(estimate.low))}V{n(height(estimate.high))}")
        body += path(line, "".join(f"M{pair(*here)}L{pair(*there)}" for here, there in pairwise(points)))
        body += "".join(path(fill, mark, *point) for point in points)
    return markup(Html(body))


@lru_cache(maxsize=4096)
def bar(observed: float, expected: float, most: float) -> Markup:
    """A bar of what came, with a stroke where it was expected to end; hidden from readers of the numbers beside it."""
    came, meant = (n(200 * value / most) for value in (observed, expected))
    body = path("legal", f"M0 3H{came}V21H0Z") + path("count", f"M{meant} 0V24")
    return markup(Html(f'<svg class="ts" aria-hidden="true" viewBox="0 0 204 24">{body}</svg>'))
