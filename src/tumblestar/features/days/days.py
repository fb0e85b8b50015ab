"""Games of the same luck: the challenges of each day, and deals, which several people play, each for themselves.

A day's challenges (a puzzle, a level alone, a duel against the solution, a chart) stand in `days.txt`, a list that is
only ever added to, so every version of tumblestar has the same (docs/days.md).

A deal has the same options, bots and chance for everybody, and travels as the query of a link (docs/deals.md). Two
people who play it have the same luck as far as they do the same; beyond that in each stream of chance, such as the
throws of one die (docs/chance.md).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from importlib import resources
from typing import NamedTuple
from urllib.parse import urlencode

from tumblestar import bots, games
from tumblestar.contract.errors import BadData, BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.record import Record
from tumblestar.words import Phrase
from tumblestar.words.text_input import composed

PERSON = "me"
"""A seat of the person who plays."""
LONGEST_SEED = 100
LONGEST = 2000
"""Characters of a link's query."""


@dataclass(frozen=True)
class Deal:
    """A game to be played by several people. Raises BadOption where it cannot be."""

    game: Game
    seats: tuple[str, ...]
    """PERSON, or the name of a bot."""
    seed: str
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    salts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        known = bots.of(self.game)
        for name in self.seats:
            if name != PERSON and name not in known:
                raise BadOption(Phrase("unknown-bot", {"name": name[:40], "allowed": list(known)}))
        if PERSON not in self.seats:
            raise BadOption(Phrase("deal-nobody", {"person": PERSON}))
        if not (0 < len(self.seed) <= LONGEST_SEED and self.seed.isprintable()):
            raise BadOption(Phrase("bad-seed", {"most": LONGEST_SEED}))
        if len(self.salts) not in (0, len(self.seats)):
            raise BadOption(Phrase("bad-salts", {"seats": len(self.seats)}))
        self.game.fresh(len(self.seats), dict(self.options))

    @property
    def seat(self) -> int:
        """The first seat of the person who plays, from 0."""
        return self.seats.index(PERSON)

    @property
    def query(self) -> str:
        """The query of its link."""
        options = ((name, str(value)) for name, value in sorted(self.options.items()))
        pairs = [("seed", self.seed), *(("salt", salt) for salt in self.salts), *options]
        return urlencode([*pairs, ("seats", ",".join(self.seats))])  # last: it ends with no sign that a text might add

    @property
    def key(self) -> str:
        """Its digest: the same for the same game, seats, options and chance."""
        text = json.dumps([self.game.name, self.seats, sorted(self.options.items()), self.seed, self.salts])
        return hashlib.sha256(text.encode()).hexdigest()[:32]


def of_record(record: Record) -> Deal | None:
    """The deal of a finished game whose chance is known; None where it was typed in, or it began elsewhere."""
    if not (record.is_over and record.seed) or record.chance == "typed" or record.start or record.remark:
        return None
    seats = tuple(seat.name if seat.kind == "bot" else PERSON for seat in record.seats)
    salts = tuple(record.salts) if any(record.salts) else ()
    try:
        return Deal(record.game, seats, record.seed, dict(record.options), salts)
    except BadOption:  # bots alone, or a bot that there is no more
        return None


def read(game: Game, fields: Sequence[tuple[str, str]]) -> Deal:
    """The deal of a link, whose other fields are ignored. Raises BadOption, which says what was expected."""
    known = {option.name: option for option in game.options}
    fields = [pair for pair in fields if pair[0] in (*known, "seats", "seed", "salt")]
    if sum(len(name) + len(value) for name, value in fields) > LONGEST:
        raise BadOption(Phrase("deal-long", {"most": LONGEST}))
    options: dict[str, int] = {}
    for name, value in fields:
        if name in known:
            allowed = {str(number): number for number in known[name].values}
            if value not in allowed:
                expected = {"name": name, "value": value[:20], "allowed": list(allowed)}
                raise BadOption(Phrase("bad-option-value", expected))
            if allowed[value] != known[name].default:
                options[name] = allowed[value]
    values = dict(fields)
    if missing := [name for name in ("seats", "seed") if name not in values]:
        raise BadOption(Phrase("deal-missing", {"names": missing}))
    seats = tuple(values["seats"].split(","))
    if len(seats) not in game.seats:
        raise BadOption(Phrase("bad-seats", {"seats": len(seats), "allowed": list(game.seats)}))
    salts = tuple(clean_name(value) for name, value in fields if name == "salt")
    return Deal(game, seats, composed(values["seed"]), options, salts)


class Turn(NamedTuple):
    """What a seat did in one turn, in notation, and its points after it."""

    actions: tuple[str, ...]
    points: int


def turns(record: Record, seat: int) -> list[Turn]:
    """The turns of a seat, as far as the game went: what it did within one turn of the rules, and its points then."""
    game, own_turns, actions = record.game, list[Turn](), list[str]()
    states = [*record.states(), record.state]
    for event, before, after in zip(record.events, states, states[1:], strict=False):
        if event.actor == seat:
            actions.append(event.text)
        is_last = event.n == len(record.events) or game.rules.turn(before) != game.rules.turn(after)
        if actions and is_last:
            own_turns.append(Turn(tuple(actions), game.points(after, seat)))
            actions = []
    return own_turns


# -- days


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
        values = {name: int(value) for name, value in chosen.items()}
        deals[kind] = Deal(games.find(game), seats, f"tumblestar day {text} {kind}", values)
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
