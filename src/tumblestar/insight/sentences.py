"""What a report says, as phrases that pages, files and the terminal share."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.insight.report import EvaluatorEntry, EventEntry, Mistake, Report, SeatEntry
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.words import Argument, Phrase

COLUMNS = ("seat", "start", "luck", "skill", "residual", "final", "adjusted", "decisions", "rating", "level")
"""What the sums of a seat have, as the messages `review-sum-...` head it."""


def share_phrase(share: float) -> Phrase:
    """A share of the win, in per cent."""
    return Phrase("review-share", {"share": share})


def sum_phrases(name: Argument, start: Sequence[float], final: Sequence[float], sums: SeatEntry) -> list[Phrase]:
    """The sums of a seat by COLUMNS, from the shares of all seats at the start and at the end."""
    seat, rating = sums["seat"] - 1, sums["rating"]
    mean, low, high = map(share_phrase, (sums["adjusted"], sums["low"], sums["high"]))
    return [
        Phrase("seat-text", {"name": name}),
        *map(share_phrase, (start[seat], sums["luck"], sums["skill"], sums["residual"], final[seat])),
        Phrase("review-interval", {"mean": mean, "low": low, "high": high}),
        Phrase("review-number", {"count": sums["decisions"]}),
        Phrase("review-level-none") if rating is None else Phrase("review-rating", {"rating": rating}),
        level_phrase(sums["level"]),
    ]


def lucky_phrase(names: Sequence[Argument], event: EventEntry) -> Phrase:
    """For whom an event was lucky, and how much."""
    seat = max(range(len(event["luck"])), key=lambda one: event["luck"][one])
    return Phrase("review-lucky", {"name": names[seat], "share": share_phrase(event["luck"][seat])})


def evaluator_phrase(found: EvaluatorEntry, game: str) -> Phrase:
    """What gave the shares, and how far it can be trusted."""
    name = Phrase(found["key"], found["args"], game)
    if found["exact"]:
        return Phrase("review-evaluator-exact", {"name": name})
    if found["error"] is None:
        return Phrase("review-evaluator-unmeasured", {"name": name})
    return Phrase("review-evaluator", {"name": name, "error": found["error"]})


def level_phrase(level: str | None) -> Phrase:
    """The bot that a seat played like, in a word."""
    if level is None:
        return Phrase("review-level-none")
    return Phrase("review-level-perfect" if level == "perfect" else f"bot-{level}")


def event_phrase(record: Record, n: int) -> Phrase:
    """What happened at the n-th event of a record, from 1; the one after the last is that a seat resigned."""
    names = names_of(record)
    if n > len(record.events) and record.resigned is not None:
        return Phrase("review-resigned", {"name": names[record.resigned]})
    before, event = record.state_at(n - 1), record.events[n - 1]
    return record.game.summary(before, event.action, names)


def mistake_phrases(record: Record, found: Report, mistake: Mistake) -> tuple[EventEntry, Phrase, Phrase]:
    """The event of a costly decision, what was done in it, and what the best action would have done."""
    event = found["events"][mistake["n"] - 1]
    game, before = record.game, record.state_at(mistake["n"] - 1)
    better = game.preview(before, game.parse(before, mistake["line"][0]), names_of(record))
    return event, event_phrase(record, mistake["n"]), better
