"""What a review says first, in a sentence or two: how the game ended for a seat, and what it owes to luck and choices.

It never says more than is known: whole per cents, and nothing of luck that is less than what the evaluator leaves
unexplained.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.insight.ledger import TOLD
from tumblestar.insight.report import EventEntry, Report, SeatEntry
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.words import Argument, Phrase, has, say

COSTLY = 0.05
"""A choice is called costly from so much of the win on."""
TWO = 2
"""So many reasons are told at most, the first ones."""
OTHER = "other"
"""The kind of a costly choice that has no name."""


def told(record: Record, report: Report) -> Report:
    """A report with what it says first of each seat."""
    seats, game = range(len(record.seats)), record.game.name
    headlines = [" ".join(say("en", phrase, game) for phrase in headline(record, report, seat)) for seat in seats]
    return {**report, "headlines": headlines}


def headline(record: Record, report: Report, seat: int, is_reader: bool = True) -> list[Phrase]:
    """How the game ended for a seat, and why; the second is missing where nobody can say.

    Choices are told of to who made them.
    """
    name, choices = names_of(record)[seat], own_choices(report, seat) if is_reader else None
    return [outcome(record, seat, name), *_reason(name, report["totals"][seat], choices, record.shares()[seat])]


def outcome(record: Record, seat: int, name: Argument) -> Phrase:
    """How the game ended for a seat, by how many points where points decide."""
    game, s, share = record.game, record.state, record.shares()[seat]
    if record.end == "abandoned":
        return Phrase("status-abandoned")
    others = [game.points(s, other) for other in range(s.seats) if other != seat]
    ahead = game.points(s, seat) - max(others) if others else 0
    is_counted = record.end == "over" and others and game.points(s, seat) != max(others)
    key = "headline-won" if share == 1 else "headline-shared" if share else "headline-lost"
    by = f"{key}-by" if is_counted and (ahead > 0) == (share == 1) and share in (0, 1) else key
    return Phrase(by, {"seat": name, "count": abs(ahead)})


def own_choices(report: Report, seat: int) -> list[EventEntry]:
    """The choices of a seat that cost something while the game was open, the costliest first."""
    own = (event for event in report["events"][: report["decided"]] if event["actor"] == seat + 1)
    return sorted((event for event in own if event.get("cost", 0.0) >= TOLD), key=lambda event: -event.get("cost", 0.0))


def kind_of(game: Game, s: GameState, taken: str, better: str) -> str:
    """The kind of a costly choice, the end of a key `mistake-…`, by what was done and what was better, in notation."""
    kind = game.review.kind_of_mistake if game.has_module("review") else None
    return kind(s, game.parse(s, taken), game.parse(s, better)) if kind else OTHER


def reasons_of(game: Game, s: GameState, taken: str, better: str, kind: str, names: Sequence[Name]) -> Sequence[Phrase]:
    """What the better way gains over the one that was taken, both in notation, in figures, as far as there are any."""
    reasons = game.review.reasons if game.has_module("review") else None
    return list(reasons(s, game.parse(s, taken), game.parse(s, better), kind, names))[:TWO] if reasons else ()


def kind_phrase(game: str, kind: str) -> Phrase:
    """The name of a kind in the game's own words."""
    return Phrase(f"mistake-{kind if has(f'mistake-{kind}', game) else OTHER}", {}, game)


def _reason(name: Argument, sums: SeatEntry, choices: Sequence[EventEntry] | None, share: Fraction) -> list[Phrase]:
    costly = [cost for choice in choices or () if (cost := choice.get("cost", 0.0)) >= COSTLY]
    luck, has_caused = sums["luck"], share in (0, 1) and (sums["luck"] > 0) == (share == 1)
    if has_caused and abs(luck) >= max(sum(costly), COSTLY, abs(sums["residual"])):
        return [Phrase(f"headline-luck-{'gave' if luck > 0 else 'took'}", {"seat": name, "share": min(abs(luck), 1.0)})]
    if costly:
        key = "headline-choices-all" if sum(costly) >= 1 and not share else "headline-choices"
        return [Phrase(key, {"seat": name, "count": len(costly), "share": min(sum(costly), 1.0)})]
    return [Phrase("headline-nothing", {"seat": name})] if choices is not None and sums["decisions"] else []
