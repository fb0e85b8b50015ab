"""What the sections of a review show: templates make a server's page and a file of it, in a reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from tumblestar import picture
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import GameState
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.engine.statistics import Outlook, shares_of_points
from tumblestar.features.analysis.position import READABLE, address
from tumblestar.insight.headline import (
    COSTLY,
    NOTHING,
    OTHER,
    explained,
    headline,
    kind_of,
    kind_phrase,
    own_choices,
    reason,
    shown_cost,
)
from tumblestar.insight.report import (
    COLUMNS,
    LARGEST,
    EventEntry,
    Head,
    Report,
    Tail,
    decided_phrase,
    evaluator_phrase,
    event_phrase,
    fitted_phrase,
    lucky_phrase,
    share_phrase,
    sum_phrases,
    whole_phrase,
)
from tumblestar.picture import chart
from tumblestar.picture.theme import page_style
from tumblestar.record import Record
from tumblestar.record.narration import Turn, deed_phrase, names_of, turn_at, turns_of
from tumblestar.web.markup import Html, HtmlTranslator, seat_sign
from tumblestar.web.templating import made_by, markup, rendered
from tumblestar.words import Argument, Phrase

TEMPLATE = "review/sections.html"
Board = Callable[[int, str, str, str], Markup]
"""The board after so many events with a description; and with an action, `own` or the `best`, drawn on it."""
SHORT = 160
"""So many characters of what both ways do stand on a card; else it says what is pressed."""
SPREAD = 0.05
"""The variance of points still to come, as a part of the square of the most at the end, in a first estimate."""


@dataclass
class PartialReport:
    """A report as far as it is worked out."""

    head: Head
    events: list[EventEntry]
    tail: Tail | None = None

    @property
    def report(self) -> Report | None:
        """The whole report, once it is worked out."""
        return {**self.head, "events": self.events, **self.tail} if self.tail else None


class Moment(NamedTuple):
    """An event of much luck."""

    n: int
    did: Phrase
    lucky: Phrase


class Way(NamedTuple):
    """One of the two ways at a choice: `own` or `best`, its actions as text, what it does, and the share after it."""

    look: str
    text: str
    does: Phrase
    effect: Phrase
    """The same with all that follows."""
    share: Phrase


class Choice(NamedTuple):
    """A choice that cost much: before which event, its turn and kind, whose, the cost, both ways, and why."""

    n: int
    head: Phrase
    name: Name
    cost: Phrase
    ways: Sequence[Way]
    reasons: Sequence[Phrase]


@dataclass(frozen=True)
class Sections:
    """What templates show of the review of a record, as far as it is worked out. `board` draws boards."""

    record: Record
    partial: PartialReport
    say: HtmlTranslator
    board: Board
    did: Callable[[Record, int], Phrase] = event_phrase
    """What happened at an event, by its number; a server has that already."""
    table: str = ""
    """The ID of the table, on a server."""
    turns: Sequence[Turn] = ()
    you: int | None = None
    """The reader's seat."""
    points: Sequence[Sequence[int]] = ()
    """The points of all seats at the start and after each event, for a first estimate."""
    columns = COLUMNS

    def html(self, name: str) -> Html:
        """A section, by its macro."""
        return made_by(TEMPLATE, name, self.say.plain, self)

    @cached_property
    def names(self) -> list[Name]:
        """What the seats are called."""
        return names_of(self.record)

    def shares(self, shares: Sequence[float]) -> list[Argument]:
        """The names of the seats with their shares."""
        return [
            Phrase("review-share-of", {"name": name, "share": whole_phrase(share)})
            for name, share in zip(self.names, shares, strict=True)
        ]

    # -- the whole game

    @property
    def seat(self) -> int:
        """The reader's seat, or that of who won."""
        shares = self.record.shares()
        return self.you if self.you is not None else shares.index(max(shares))

    @property
    def _of_end(self) -> Report | None:
        """The report, once it is worked out and the game is over."""
        return self.partial.report if self.record.is_over else None

    @property
    def headline(self) -> list[Phrase]:
        """How it ended, and why."""
        report = self._of_end
        return headline(self.record, report, self.seat, self.you is not None) if report else []

    @property
    def reason(self) -> list[Phrase]:
        """Why it ended so."""
        report = self._of_end
        return reason(self.record, report, self.seat, self.you is not None) if report else []

    @cached_property
    def ends(self) -> list[int]:
        """The numbers of events with which turns end."""
        ends, length = [turn.end for turn in self.turns], self.partial.head["length"]
        return ends if ends[-1:] == [length] else [*ends, length]

    def turn_of(self, n: int) -> int:
        """The turn of an event."""
        return turn_at(self.turns, n)

    @property
    def evaluator(self) -> list[Phrase]:
        """What gave the shares."""
        evaluator = self.partial.head["evaluator"]
        return [
            phrase
            for phrase in (evaluator_phrase(evaluator, self.record.game.name), fitted_phrase(evaluator))
            if phrase
        ]

    @property
    def latest(self) -> Sequence[float]:
        """The shares after the last event that is worked out."""
        return self.partial.events[-1]["shares"] if self.partial.events else self.partial.head["start"]

    def curve(self, label: str) -> Markup:
        """The win shares by turn, with a first estimate until all are known."""
        events, start = self.partial.events, self.partial.head["start"]
        shares = [events[end - 1]["shares"] for end in self.ends if end <= len(events)]
        axis = [self.say.plain(whole_phrase(share)) for share in (0.0, 0.5, 1.0)]
        return markup(Html(chart.curve(start, shares, len(self.ends), label, axis, self.rough)))

    @cached_property
    def rough(self) -> list[list[float]]:
        """A first estimate of the shares by turn: from the points so far."""
        if self.partial.tail or not self.points or len(self.names) < 2:
            return []
        ends, most = [min(end, len(self.points) - 1) for end in self.ends], max(1, *self.points[-1])
        left = [(1.0 - i / len(ends)) * SPREAD * most**2 for i in range(1, len(ends) + 1)]
        return [
            shares_of_points([Outlook(points, variance) for points in self.points[end]])
            for end, variance in zip(ends, left, strict=True)
        ]

    def luck(self, seat: int, label: str) -> Markup:
        """A seat's bars for luck."""
        events, length = self.partial.events, self.partial.head["length"]
        most = max((abs(amount) for event in events for amount in event["luck"]), default=0)
        return markup(Html(chart.bars(seat, [event["luck"][seat] for event in events], most, length, label)))

    def costs(self, seat: int, label: str) -> Markup:
        """A seat's bars for cost."""
        events, length = self.partial.events, self.partial.head["length"]
        most = max((event.get("cost", 0.0) for event in events), default=0)
        amounts = [event.get("cost", 0.0) if event["actor"] == seat + 1 else 0 for event in events]
        return markup(Html(chart.costs(seat, amounts, most, length, label)))

    @property
    def totals(self) -> list[list[Phrase]]:
        """The sums of each seat, by columns."""
        if self.partial.tail is None:
            return []
        start, tail = self.partial.head["start"], self.partial.tail
        return [sum_phrases(self.names[sums["seat"] - 1], start, tail["final"], sums) for sums in tail["totals"]]

    @property
    def decided(self) -> Phrase | None:
        """From which turn on the game was decided, where that is told."""
        tail = self.partial.tail
        is_early = tail and tail["decided"] is not None and self.turn_of(tail["decided"]) < len(self.ends) - 1
        return decided_phrase(self.names, tail, self.turn_of) if tail and is_early else None

    # -- single events

    def rows(self, first: int = 0) -> LongWork[list[Markup]]:
        """The work of making the rows of the list of events from a number on; 0 is the start."""
        rows = [self._row(0, Phrase("review-start"), None, self.partial.head["start"])] if first == 0 else []
        for event in self.partial.events[max(0, first - 1) :]:
            rows.append(self._row(event["n"], self.did(self.record, event["n"]), event, event["shares"]))
            yield
        return rows

    def _row(self, n: int, did: Phrase, event: EventEntry | None, shares: Sequence[float]) -> Markup:
        lucky = lucky_phrase(self.names, event) if event and any(event["luck"]) else None
        cost = share_phrase(event["cost"]) if event and "cost" in event else None
        each = [self.say.plain(share_phrase(share)) for share in shares]
        told = self.shares(shares)
        return markup(made_by(TEMPLATE, "row", self.say.plain, n, self.turn_of(n), did, lucky, cost, each, told))

    @property
    def luckiest(self) -> Iterator[Moment]:
        """The events of most luck."""
        for n in self.partial.tail["luckiest"] if self.partial.tail else ():
            yield Moment(n, self.did(self.record, n), lucky_phrase(self.names, self.partial.events[n - 1]))

    @cached_property
    def _charged(self) -> list[EventEntry]:
        """The choices that cost something, of the reader, or of all if the reader did not play, the costliest first."""
        report, seats = self.partial.report, range(len(self.names)) if self.you is None else [self.you]
        events = [event for seat in seats for event in own_choices(report, seat)] if report else []
        return sorted(events, key=lambda event: -event.get("cost", 0.0))

    @cached_property
    def choices(self) -> list[list[Choice]]:
        """Some of the costly choices, of which the headline tells, those that are explained rather than others.

        Then the rest of them, and last those that cost less.
        """
        costly = [event for event in self._charged if event.get("cost", 0.0) >= COSTLY]
        choices = [self._choice(event) for event in self._charged[: max(len(costly), 3 * LARGEST)]]
        dear, rest = choices[: len(costly)], choices[len(costly) :]
        first = sorted(dear, key=lambda choice: not choice.reasons)[:LARGEST]
        return [
            [choice for choice in dear if choice in first],
            [choice for choice in dear if choice not in first],
            rest,
        ]

    @property
    def rest_cost(self) -> Phrase:
        """What the other costly choices cost together."""
        numbers = {choice.n for choice in self.choices[1]}
        return whole_phrase(-sum(shown_cost(event) for event in self._charged if event["n"] in numbers))

    @property
    def nothing(self) -> Phrase | None:
        """That the reader made no costly choice, where the headline tells of something else."""
        is_clean = self.partial.tail and self.you is not None and not self.choices[0]
        told = [phrase.key for phrase in self.reason]
        return Phrase(NOTHING, {"seat": self.names[self.seat]}) if is_clean and told[:1] != [NOTHING] else None

    @property
    def turning(self) -> int:
        """The turn to look at first: of the costliest choice, if the headline tells of choices, else of most change."""
        costly, told = self.choices[0], self.reason
        if costly and told and told[0].key.startswith("headline-choices"):
            return self.turn_of(costly[0].n)
        events, start = self.partial.events, self.partial.head["start"]
        shares = [start, *(events[end - 1]["shares"] for end in self.ends if end <= len(events))]
        changes = [abs(after[self.seat] - before[self.seat]) for before, after in pairwise(shares)]
        return changes.index(max(changes)) + 1 if changes else len(self.ends)

    def sign(self, seat: int) -> Markup:
        """The mark of a seat, as at the end of its line."""
        return markup(seat_sign(seat))

    def _choice(self, event: EventEntry) -> Choice:
        n, seat, game = event["n"], event["actor"] - 1, self.record.game
        s, after = self.record.state_at(n - 1), round(event["shares"][seat], 2)
        best = round(event["shares"][seat] + event.get("cost", 0.0), 2)
        taken, better = event["text"], event.get("best", [""])[0]
        kind, ways = kind_of(game, s, taken, better), list[Way]()
        why = explained(game, s, taken, better, self.names)
        for look, text, share in (("own", taken, after), ("best", better, best)):
            action = game.parse(s, text)
            effect, deed = game.preview(s, action, self.names), deed_phrase(game, s, action, self.names)
            ways.append(Way(look, text, deed, effect, whole_phrase(share)))
        if ways[0].does == ways[1].does or all(len(self.say.plain(way.effect)) <= SHORT for way in ways):
            ways = [way._replace(does=way.effect) for way in ways]
        ways = [ways[0]._replace(text=self._turn_from(n)), ways[1]._replace(text=_with_line(game, s, better, why.line))]
        name = self.names[seat]
        key = f"review-turn{'' if self.you is not None else '-of'}{'' if kind == OTHER else '-kind'}"
        head = Phrase(key, {"n": self.turn_of(n), "name": name, "kind": kind_phrase(game.name, kind)})
        return Choice(n, head, name, whole_phrase(after - best), ways, why.reasons)

    def _turn_from(self, n: int) -> str:
        """An event in notation, and what else the seat did in the same turn before chance or another acted."""
        events, texts = self.record.events[n - 1 :], list[str]()
        for event in events:
            if event.actor != events[0].actor or self.turn_of(event.n) != self.turn_of(n):
                break
            texts.append(event.text)
        return picture.STEPS.join(texts)

    def on_board(self, n: int) -> str:
        """The address of the position after n events on the analysis board."""
        game = self.record.game
        return address(game, urlencode({"start": game.state_text(self.record.state_at(n))}, safe=READABLE))


def _with_line(game: Game, s: GameState, text: str, line: Sequence[int]) -> str:
    """An action in notation, and those after it."""
    texts, s = [text], game.after(s, game.parse(s, text))
    for action in line:
        texts.append(game.text(s, action))
        s = game.after(s, action)
    return picture.STEPS.join(texts)


# -- file


@cache
def review_style() -> str:
    """The style sheet of reviews."""
    return resources.files("tumblestar.features.review").joinpath("review.css").read_text(encoding="utf-8")


def files() -> dict[str, bytes]:
    """The static files of reviews that their folder has not as such."""
    return {"review.css": review_style().encode()}


def review_html(report: Report, record: Record, lang: str) -> str:
    """The review of a record as an HTML document without scripts, in a language."""

    def board(n: int, look: str, text: str, label: str) -> Markup:
        game, s = record.game, record.state_at(min(n, len(record.events)))
        drawn, size = picture.board_for(game.picture, s, None), game.picture.BOARD_SIZE
        if look:
            drawn, size = picture.with_way(game, s, text, look), picture.size_with_way(game, s.seats)
        return markup(Html(picture.frame(size, "".join(drawn), label)))

    say = HtmlTranslator(lang, record.game.name)
    partial = PartialReport(report, report["events"], report)
    sections = Sections(record, partial, say, board, turns=turns_of(record))
    style = markup(Html(page_style() + review_style()))
    values = {"say": say.plain, "lang": lang, "review": sections, "style": style, "rows": finished(sections.rows())}
    return rendered("review/file.html", values)
