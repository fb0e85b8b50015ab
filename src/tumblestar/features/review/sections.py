"""What the sections of a review show: templates make a server's page and a file of it, in a reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from typing import NamedTuple
from urllib.parse import urlencode

from markupsafe import Markup

from tumblestar import picture
from tumblestar.contract.modules import Name
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.features.analysis.position import READABLE, address
from tumblestar.insight.report import (
    COLUMNS,
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
)
from tumblestar.picture import chart
from tumblestar.picture.theme import page_style
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.web.markup import Html, HtmlTranslator
from tumblestar.web.templating import made_by, markup, rendered
from tumblestar.words import Argument, Phrase

TEMPLATE = "review/sections.html"
Board = Callable[[int, Sequence[str], str], Markup]
"""From a number of events, further actions as text and a description: the board after them."""


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
    """An event that mattered; of decisions that cost much, what would have been better."""

    n: int
    did: Phrase
    lucky: Phrase
    name: Name
    shares: Sequence[Phrase]
    """What the seat had after it, and would have had."""
    line: Sequence[str]
    better: Sequence[Phrase]
    """The actions of the line, each as what it would do."""


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
            Phrase("review-share-of", {"name": name, "share": share_phrase(share)})
            for name, share in zip(self.names, shares, strict=True)
        ]

    # -- the whole game

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
        """The win shares by event."""
        head, shares = self.partial.head, [event["shares"] for event in self.partial.events]
        return markup(Html(chart.curve(head["start"], shares, head["length"], label)))

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
        """Where the game was decided."""
        return decided_phrase(self.names, self.partial.tail) if self.partial.tail else None

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
        named = [
            Phrase("review-share-of", {"name": of, "share": share}) for of, share in zip(self.names, each, strict=True)
        ]
        return markup(made_by(TEMPLATE, "row", self.say.plain, n, did, lucky, cost, each, named))

    @property
    def luckiest(self) -> Iterator[Moment]:
        """The events of most luck."""
        return (self._moment(n) for n in (self.partial.tail["luckiest"] if self.partial.tail else ()))

    @property
    def mistakes(self) -> Iterator[Moment]:
        """The costliest decisions."""
        mistakes = self.partial.tail["mistakes"] if self.partial.tail else ()
        return (self._moment(mistake["n"], mistake["line"]) for mistake in mistakes)

    def _moment(self, n: int, line: Sequence[str] = ()) -> Moment:
        event, seat = self.partial.events[n - 1], self.partial.events[n - 1]["actor"] - 1
        shares = [share_phrase(of[seat]) for of in (event["shares"], event.get("best_shares", event["shares"]))]
        did, lucky = self.did(self.record, n), lucky_phrase(self.names, event)
        return Moment(n, did, lucky, self.names[seat], shares, line, list(self._better(n, line)))

    def _better(self, n: int, line: Sequence[str]) -> Iterator[Phrase]:
        game, s = self.record.game, self.record.state_at(n - 1)
        for text in line:
            action = game.parse(s, text)
            yield game.preview(s, action, self.names)
            s = game.after(s, action)

    def on_board(self, n: int, line: Sequence[str]) -> str:
        """The address at which a line after n events is gone over on the analysis board."""
        game = self.record.game
        start = game.state_text(self.record.state_at(n))
        return address(game, urlencode({"start": start, "line": ",".join(line)}, safe=READABLE))


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

    def board(n: int, line: Sequence[str], label: str) -> Markup:
        game, s = record.game, record.state_at(min(n, len(record.events)))
        seat = game.actor(s) if line else -1
        for text in line:
            s = game.after(s, game.parse(s, text))
        drawn = picture.board_for(game.picture, s, seat if seat >= 0 else None)
        return markup(Html(picture.frame(game.picture.BOARD_SIZE, "".join(drawn), label)))

    say = HtmlTranslator(lang, record.game.name)
    sections = Sections(record, PartialReport(report, report["events"], report), say, board)
    style = markup(Html(page_style() + review_style()))
    values = {"say": say.plain, "lang": lang, "review": sections, "style": style, "rows": finished(sections.rows())}
    return rendered("review/file.html", values)
