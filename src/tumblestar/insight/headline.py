"""What a review says first, in a sentence or two: how the game ended for a seat, and what it owes to luck and choices.

It never says more than is known: whole per cents, and nothing of luck that is less than what the evaluator leaves
unexplained.
"""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import Explained
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.insight.ledger import TOLD
from tumblestar.insight.report import EventEntry, Report, event_phrase
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.words import Argument, Phrase, has, say

COSTLY = 0.05
"""A choice is called costly from so much of the win on."""
MOST = 3
"""So many reasons are told."""
NOTHING = "headline-nothing"
END = "headline-end"
"""In the words of games in which no points decide."""
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
    return [outcome(record, seat, names_of(record)[seat]), *end(record), *reason(record, report, seat, is_reader)]


def end(record: Record) -> list[Phrase]:
    """What ended the game, where no points do: that somebody resigned, or what a game says of it."""
    if record.resigned is not None:
        return [event_phrase(record, len(record.events) + 1)]
    if not has(END, record.game.name) or record.end != "over" or max(record.shares()) < 1:
        return []
    return [Phrase(END, {"did": event_phrase(record, len(record.events))}, record.game.name)]


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


def explained(game: Game, s: GameState, taken: str, better: str, names: Sequence[Name]) -> Explained:
    """Why the better of two actions in notation is better, as far as the game can tell; its first reasons alone."""
    explain = game.review.explain if game.has_module("review") else None
    if not explain:
        return Explained()
    why = explain(s, game.parse(s, taken), game.parse(s, better), kind_of(game, s, taken, better), names)
    return why._replace(reasons=why.reasons[:MOST])


def kind_phrase(game: str, kind: str) -> Phrase:
    """The name of a kind in the game's own words."""
    return Phrase(f"mistake-{kind if has(f'mistake-{kind}', game) else OTHER}", {}, game)


def reason(record: Record, report: Report, seat: int, is_reader: bool = True) -> list[Phrase]:
    """Why it ended so for a seat, if anybody can say. Costs are those that cards show, so that they add up."""
    if record.resigned is not None:
        return []
    name, sums, share = names_of(record)[seat], report["totals"][seat], record.shares()[seat]
    choices = own_choices(report, seat) if is_reader else None
    costly = [shown_cost(choice) for choice in choices or () if choice.get("cost", 0.0) >= COSTLY]
    luck, has_caused = sums["luck"], share in (0, 1) and (sums["luck"] > 0) == (share == 1)
    if has_caused and abs(luck) >= max(sum(costly), COSTLY, abs(sums["residual"])):
        return [Phrase(f"headline-luck-{'gave' if luck > 0 else 'took'}", {"seat": name, "share": min(abs(luck), 1.0)})]
    if costly:
        key = "headline-choices-all" if sum(costly) >= 1 and not share else "headline-choices"
        return [Phrase(key, {"seat": name, "count": len(costly), "share": min(sum(costly), 1.0)})]
    return [Phrase(NOTHING, {"seat": name})] if choices is not None and sums["decisions"] else []


def shown_cost(event: EventEntry) -> float:
    """What a choice cost, as the difference of the two win chances in whole per cents."""
    after = event["shares"][event["actor"] - 1]
    return round(after + event.get("cost", 0.0), 2) - round(after, 2)
