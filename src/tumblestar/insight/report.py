"""The report on a record: its ledger in notation, the sums of every seat, and what mattered most. docs/review.md.

Seats count from 1, and shares of the win are numbers from 0 to 1. A report comes in parts, as it is worked out: the
head, one entry for each event, and at the end the totals; `report` is all of it.

Pages, files and the terminal say it by the same phrases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import fsum, sqrt
from typing import NotRequired, TypedDict

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.engine.bot_workers import Preparation, Progress
from tumblestar.insight.ledger import ALIKE, Ledger, Row, evaluator_of, measured, promising, rows, win_shares_at
from tumblestar.insight.levels import at_level, fits, level_of, opinion_of
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.words import Argument, Phrase, say

FORMAT = "tumblestar-review/1"
LARGEST = 3
"""So many events of most luck, and decisions of highest cost, stand out, and so many ways are named as equally good."""
LONGEST_LINE = 8
SURE = 1.96
"""Standard errors to each side of an interval of 95 %."""
RESIGN = "resign"
"""The text of the event by which a seat resigns."""


class EvaluatorEntry(TypedDict):
    """What gave the win shares: its name in English, and as a key of words with its arguments.

    `error` is the mean size of a residual in games between our bots, None where that was not measured. `level` is that
    of the bots whose games the shares were fitted to, None where they are those of all.
    """

    name: str
    key: str
    args: dict[str, str | float]
    exact: bool
    error: float | None
    level: str | None


class Head(TypedDict):
    """What is known of a report before anything is worked out; `shares` are those of the start."""

    format: str
    game: str
    rules: int
    data: str
    seats: int
    names: list[str]
    options: dict[str, int]
    evaluator: EvaluatorEntry
    length: int
    start: list[float]


class EventEntry(TypedDict):
    """An event, with the shares after it; `actor` is 0 for chance. Decisions alone have the last four.

    `best` lists at most three actions that are like the best, the best first, `equal` says how many more are exactly as
    good, and `best_shares` is what the best one would have led to.
    """

    n: int
    actor: int
    text: str
    shares: list[float]
    luck: list[float]
    skill: list[float]
    residual: list[float]
    cost: NotRequired[float]
    best: NotRequired[list[str]]
    equal: NotRequired[int]
    best_shares: NotRequired[list[float]]


class SeatEntry(TypedDict):
    """The sums of a seat. `cost`, `decisions` and `rating` are of its own decisions; `level` is the bot it played like.

    `adjusted` is the luck-adjusted result, which may lie beyond 0 and 1; `low` and `high`, its interval by the
    residuals, do not.
    """

    seat: int
    luck: float
    skill: float
    residual: float
    decisions: int
    cost: float
    rating: float | None
    level: str | None
    adjusted: float
    low: float
    high: float


class Mistake(TypedDict):
    """A decision of high cost: the number of its event, and the best line from there until another one acts."""

    n: int
    line: list[str]


class Tail(TypedDict):
    """What is known when all events are worked out. `luckiest` are numbers of events.

    After `decided` events the winner had 98 % of the win and kept it, so no later decision counts; None where that was
    so after the last one only.
    """

    over: bool
    decided: int | None
    final: list[float]
    totals: list[SeatEntry]
    luckiest: list[int]
    mistakes: list[Mistake]


class Report(Head, Tail):
    """A whole report; to programs with `headlines`, what it says first of each seat, in English."""

    events: list[EventEntry]
    headlines: NotRequired[list[str]]


def preparation_of(record: Record) -> Preparation | None:
    """What is to be done before a record can be reviewed. Raises BadOption for what cannot be reviewed."""
    if not record.events:
        raise BadOption(Phrase("review-empty"))
    if record.remark:
        raise BadOption(Phrase("review-older"))
    return bots.find_now(bots.of(record.game)[-1], record.game).prepare(record.state_at(0))


class Review:
    """The review of a record under way. Raises BadOption for what cannot be reviewed."""

    def __init__(self, record: Record, progress: Progress | None = None) -> None:
        if preparation := preparation_of(record):
            preparation.wait(progress)
        self.record, self.game = record, record.game
        self.level, seats, closely = level_of(record), len(record.seats), self.game.evaluation.closer_shares
        self.evaluate = at_level(self.game, seats, self.level, evaluator_of(self.game))
        if closely and not self.game.evaluation.CLOSER[1]:  # those that are counted need no fit
            closely = at_level(self.game, seats, self.level, closely)
        self.closely, self.opinion = closely, opinion_of(self.game)
        self.start = win_shares_at(self.game, self.evaluate, record.state_at(0))
        self.rows: list[Row] = []

    def head(self) -> Head:
        """The first part of the report."""
        game, record = self.game, self.record
        return {
            "format": FORMAT,
            "game": game.name,
            "rules": record.rules,
            "data": record.data,
            "seats": len(record.seats),
            "names": [say("en", "seat-text", game.name, name=name) for name in names_of(record)],
            "options": dict(record.options),
            "evaluator": self._evaluator(),
            "length": len(record.events) + (record.resigned is not None),
            "start": list(self.start),
        }

    def _evaluator(self) -> EvaluatorEntry:
        known = self.game.review.evaluator(self.record.state_at(0)) if self.game.has_module("review") else None
        phrase = known.name if known else Phrase("evaluator-own")
        seats, exact = len(self.record.seats), known is not None and known.is_exact
        return {
            "name": say("en", phrase, self.game.name),
            "key": phrase.key,
            "args": {key: value for key, value in phrase.args.items() if isinstance(value, (str, int, float))},
            "exact": exact,
            "error": 0.0 if exact else measured(self.game, seats).error,
            "level": self.level if self.level in fits(self.game, seats) else None,
        }

    def events(self) -> Iterator[EventEntry]:
        """The entries of the events, one by one as they are worked out."""
        record, s = self.record, self.record.state_at(0)
        actions = [event.action for event in record.events]
        for row in rows(self.game, s, actions, self.evaluate, self.start, self.closely, self.opinion):
            self.rows.append(row)
            yield _entry(self.game, s, row)
            self.game.rules.apply(s, row.action)
        if record.resigned is not None:
            before = self.rows[-1].shares
            shares = tuple(map(float, record.shares()))
            lost = tuple(after - share for after, share in zip(shares, before, strict=True))
            none = (0.0,) * len(shares)
            self.rows.append(
                Row(len(actions) + 1, record.resigned, -1, shares, none, lost, none, before[record.resigned])
            )
            yield _entry(self.game, s, self.rows[-1])

    def tail(self) -> Tail:
        """The last part of the report, once all events are worked out."""
        ledger = Ledger(self.start, tuple(self.rows))
        before = [self.start, *(row.shares for row in self.rows)]
        lucky = (row for row in self.rows if _rises(row, before[row.n - 1]))
        by_luck = sorted(lucky, key=lambda row: -max(row.luck))[:LARGEST]
        by_cost = sorted(self.rows[: ledger.decided], key=lambda row: -row.cost)[:LARGEST]
        return {
            "over": self.record.is_over,
            "decided": ledger.decided if ledger.decided < len(self.rows) else None,
            "final": list(ledger.final),
            "totals": [self._seat(ledger, seat) for seat in range(len(self.start))],
            "luckiest": [row.n for row in by_luck if max(row.luck) >= ALIKE],
            "mistakes": [{"n": row.n, "line": self._line(row)} for row in by_cost if row.best and row.cost >= ALIKE],
        }

    def _seat(self, ledger: Ledger, seat: int) -> SeatEntry:
        sums, adjusted = ledger.totals(seat), ledger.luck_adjusted(seat)
        spread = SURE * sqrt(fsum(row.residual[seat] ** 2 for row in self.rows))
        rating = sums.rating if sums.decisions else None
        return {
            "seat": seat + 1,
            "luck": sums.luck,
            "skill": sums.skill,
            "residual": sums.residual,
            "decisions": sums.decisions,
            "cost": sums.cost,
            "rating": rating,
            "level": None if rating is None else measured(self.game, len(self.start)).level(rating),
            "adjusted": adjusted,
            "low": min(max(adjusted - spread, 0.0), 1.0),
            "high": min(max(adjusted + spread, 0.0), 1.0),
        }

    def _line(self, row: Row) -> list[str]:
        """The best action instead, and what is best after it until chance or another seat acts."""
        game, s, line = self.game, self.record.state_at(row.n - 1), list[str]()
        best = row.best[0]
        while len(line) < LONGEST_LINE:
            line.append(game.text(s, best))
            s = game.after(s, best)
            if game.actor(s) != row.actor:
                break
            best = self._best(s, row.actor)
        return line

    def _best(self, s: GameState, seat: int) -> int:
        """What a seat does best in a state."""
        ways = promising(self.game, s)
        if len(ways) == 1:
            return ways[0]
        return max(ways, key=lambda action: win_shares_at(self.game, self.evaluate, self.game.after(s, action))[seat])


def _rises(row: Row, before: Sequence[float]) -> bool:
    """Whether the share of who had the luck of an event is higher after it: else nobody would see why it was luck."""
    seat = row.luck.index(max(row.luck))
    return row.shares[seat] > before[seat]


def _entry(game: Game, s: GameState, row: Row) -> EventEntry:
    entry: EventEntry = {
        "n": row.n,
        "actor": 0 if row.actor == CHANCE else row.actor + 1,
        "text": game.text(s, row.action) if row.action >= 0 else RESIGN,
        "shares": list(row.shares),
        "luck": list(row.luck),
        "skill": list(row.skill),
        "residual": list(row.residual),
    }
    if row.best:
        entry["cost"] = row.cost
        entry["best"] = [game.text(s, action) for action in row.best[:LARGEST]]
        entry["equal"] = max(row.equal - LARGEST, 0)
        entry["best_shares"] = list(row.best_shares)
    return entry


def report(record: Record, progress: Progress | None = None, done: Callable[[int, int], None] | None = None) -> Report:
    """The whole report on a record. Raises BadOption for what cannot be reviewed.

    `progress` hears of the preparation of the evaluator, and `done` after each event how many of how many are done.
    """
    review = Review(record, progress)
    head, events = review.head(), list[EventEntry]()
    for event in review.events():
        events.append(event)
        if done:
            done(event["n"], head["length"])
    return {**head, "events": events, **review.tail()}


# -- as phrases

COLUMNS = ("seat", "start", "luck", "skill", "residual", "final", "adjusted", "decisions", "rating", "level")
"""What the sums of a seat have, as the messages `review-sum-...` head it."""


def share_phrase(share: float) -> Phrase:
    """A share of the win, in per cent; what is written as 0 has no sign."""
    return Phrase("review-share", {"share": round(share, 3) or 0.0})


def whole_phrase(share: float) -> Phrase:
    """A share in whole per cents."""
    return Phrase("review-share-whole", {"share": round(share, 2) or 0.0})


CERTAIN, WIDE = 0.0005, 0.1
"""An interval that is narrower is none; where it is wider, figures are whole per cents."""


def interval_phrase(mean: float, low: float, high: float, least: float = 0.0, most: float = 1.0) -> Phrase:
    """A mean with its interval, within what can be; a dash where that is all that can be."""
    mean, low, high = (min(max(share, least), most) for share in (mean, low, high))
    if (low, high) == (least, most):
        return Phrase("review-level-none")
    if high - low < CERTAIN:
        return share_phrase(mean)
    phrases = map(whole_phrase if high - low > WIDE else share_phrase, (mean, low, high))
    return Phrase("review-interval", dict(zip(("mean", "low", "high"), phrases, strict=True)))


def sum_phrases(name: Argument, start: Sequence[float], final: Sequence[float], sums: SeatEntry) -> list[Phrase]:
    """The sums of a seat by COLUMNS, from the shares of all seats at the start and at the end."""
    seat, rating = sums["seat"] - 1, sums["rating"]
    return [
        Phrase("seat-text", {"name": name}),
        *map(share_phrase, (start[seat], sums["luck"], sums["skill"], sums["residual"], final[seat])),
        interval_phrase(sums["adjusted"], sums["low"], sums["high"]),
        Phrase("review-number", {"count": sums["decisions"]}),
        Phrase("review-level-none") if rating is None else Phrase("review-rating", {"rating": rating}),
        level_phrase(sums["level"]),
    ]


def decided_phrase(names: Sequence[Argument], tail: Tail, turn_of: Callable[[int], int]) -> Phrase | None:
    """In which turn the game was decided, and for whom; None for one that was open to its end."""
    if tail["decided"] is None:
        return None
    return Phrase("review-decided", {"n": turn_of(tail["decided"]), "name": names[tail["final"].index(1.0)]})


def lucky_phrase(names: Sequence[Argument], event: EventEntry) -> Phrase:
    """For whom an event was lucky, and how much."""
    seat = max(range(len(event["luck"])), key=lambda i: event["luck"][i])
    return Phrase("review-lucky", {"name": names[seat], "share": share_phrase(event["luck"][seat])})


def evaluator_phrase(evaluator: EvaluatorEntry, game: str) -> Phrase:
    """What gave the shares, and how far it can be trusted."""
    name = Phrase(evaluator["key"], evaluator["args"], game)
    if evaluator["exact"]:
        return Phrase("review-evaluator-exact", {"name": name})
    if evaluator["error"] is None:
        return Phrase("review-evaluator-unmeasured", {"name": name})
    return Phrase("review-evaluator", {"name": name, "error": evaluator["error"]})


def fitted_phrase(evaluator: EvaluatorEntry) -> Phrase | None:
    """To whose games the shares were fitted, if to those of a level."""
    level = evaluator["level"]
    return Phrase("review-fitted", {"level": level_phrase(level)}) if level else None


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


def mistake_phrases(record: Record, game_report: Report, mistake: Mistake) -> tuple[EventEntry, Phrase, Phrase]:
    """The event of a costly decision, what was done in it, and what the best action would have done."""
    event = game_report["events"][mistake["n"] - 1]
    game, before = record.game, record.state_at(mistake["n"] - 1)
    better = game.preview(before, game.parse(before, mistake["line"][0]), names_of(record))
    return event, event_phrase(record, mistake["n"]), better
