"""The challenges of each day, the same for everybody: a puzzle, a level alone, a duel against the solution, a chart.

They stand in `days.txt`, a list that is only ever added to, so every version of tumblestar has the same (docs/days.md).
"""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib import resources
from typing import NamedTuple

from tumblestar import games
from tumblestar.contract.errors import BadData, BadOption
from tumblestar.features.days.deal import Deal
from tumblestar.record import Record
from tumblestar.words import Phrase

FILE = "days.txt"
PUZZLE = "puzzle"
KINDS = (PUZZLE, "level", "duel", "chart")
"""The challenges of each day."""
SEPARATOR = " | "


class Day(NamedTuple):
    """The challenges of a date: the id of a puzzle, and a deal by the name of its challenge."""

    date: date
    puzzle: str
    deals: dict[str, Deal]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of its challenges, in order."""
        return PUZZLE, *self.deals

    def key(self, kind: str) -> str:
        """What tables where a challenge is played are found by."""
        return f"day {self.date.isoformat()} {kind}"


class Result(NamedTuple):
    """What became of a challenge: `open`, `going`, `won` or `lost`, and the points of all seats, one's own first."""

    kind: str
    status: str = "open"
    points: tuple[int, ...] = ()
    goal: int = 0

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to play."""
        return self.status in ("won", "lost")


@cache
def _file() -> tuple[dict[str, tuple[str, tuple[str, ...]]], dict[str, str]]:
    """The game and the seats of each challenge, and the line of each date. Raises BadData."""
    kinds: dict[str, tuple[str, tuple[str, ...]]] = {}
    lines: dict[str, str] = {}
    text = resources.files("tumblestar.features.days").joinpath(FILE).read_text(encoding="utf-8")
    for n, line in enumerate(text.splitlines(), 1):
        first, _, rest = line.partition(" ")
        if line.startswith("#") or not line:
            continue
        if not first[0].isdigit():
            game, _, seats = rest.partition(" ")
            kinds[first] = game, tuple(seats.split(","))
        elif first in lines or (lines and first <= next(reversed(lines))):
            raise BadData(Phrase("day-order", {"file": FILE, "line": n, "date": first}))
        else:
            lines[first] = rest
    return kinds, lines


def first_and_last() -> tuple[str, str]:
    """The first and the last date of the list. Raises BadData."""
    lines = [*_file()[1]]
    return lines[0], lines[-1]


def find(text: str) -> Day:
    """The challenges of a date, such as 2026-11-24. Raises BadOption for one that the list does not have."""
    kinds, lines = _file()
    first, last = first_and_last()
    if text not in lines:
        raise BadOption(Phrase("day-none", {"date": text[:20], "first": first, "last": last}))
    puzzle, *rest = lines[text].split(SEPARATOR)
    deals: dict[str, Deal] = {}
    for (kind, (game, seats)), options in zip(kinds.items(), rest, strict=True):
        chosen = dict(part.split("=") for part in options.split())
        given = {name: int(value) for name, value in chosen.items()}
        deals[kind] = Deal(games.find(game), seats, f"tumblestar day {text} {kind}", given)
    return Day(date.fromisoformat(text), puzzle, deals)


def result_of(kind: str, deal: Deal, points: tuple[int, ...], share: float, *, is_over: bool) -> Result:
    """What became of a deal: its points in seat order, and the share of the win of the seat that plays it."""
    own = (points[deal.seat], *(points[: deal.seat] + points[deal.seat + 1 :]))
    status = "going" if not is_over else "won" if share == 1 else "lost"
    return Result(kind, status, own, deal.options.get("goal", 0))


def result_in(kind: str, deal: Deal, record: Record, *, is_over: bool) -> Result:
    """What became of a deal in the game that was played of it."""
    points = tuple(deal.game.points(record.state, seat) for seat in range(len(deal.seats)))
    share = float(record.shares()[deal.seat]) if record.is_over else 0.0
    return result_of(kind, deal, points, share, is_over=is_over)


def line(result: Result) -> Phrase:
    """A line that says how a challenge went."""
    own, other = (*result.points, 0, 0)[:2]
    args = {"kind": Phrase(f"day-{result.kind}"), "points": own, "other": other}
    if result.is_done and result.kind != PUZZLE:
        return Phrase(f"day-{result.status}-{'against' if len(result.points) > 1 else 'alone'}", args)
    return Phrase(f"day-{result.status}", args)
