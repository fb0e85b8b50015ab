"""The sections of a review as HTML, in a reader's language: a server's page and a file are made of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from html import escape
from importlib import resources

from tumblestar import picture
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.insight.report import (
    COLUMNS,
    EventEntry,
    Head,
    Mistake,
    Report,
    SeatEntry,
    Tail,
    evaluator_phrase,
    event_phrase,
    lucky_phrase,
    share_phrase,
    sum_phrases,
)
from tumblestar.picture import chart
from tumblestar.picture.theme import page_style
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.words import Argument, Phrase, say

Board = Callable[[int, Sequence[str], str], str]
"""From a number of events, further actions as text and a description in plain text: the board after them, as HTML."""


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


@dataclass(frozen=True)
class Sections:
    """Makes the sections of the review of a record. `you` is the reader's seat; `board` draws boards."""

    record: Record
    lang: str
    board: Board
    you: int | None = None
    did: Callable[[Record, int], Phrase] = event_phrase
    """What happened at an event, by its number; a server has that already."""

    def say(self, what: str | Phrase, /, **args: Argument) -> str:
        """A message in the reader's language, as HTML."""
        return escape(self.plain(what, **args))

    def plain(self, what: str | Phrase, /, **args: Argument) -> str:
        """A message in the reader's language."""
        phrase = what if isinstance(what, Phrase) else Phrase(what, args)
        return say(self.lang, phrase, self.record.game.name, self.you)

    @cached_property
    def names(self) -> Sequence[Argument]:
        """What the seats are called."""
        return names_of(self.record)

    def share(self, share: float) -> str:
        """A share of the win, in per cent."""
        return self.say(share_phrase(share))

    def shares(self, shares: Sequence[float]) -> list[Argument]:
        """The names of the seats with their shares."""
        return [
            Phrase("review-share-of", {"name": name, "share": share_phrase(share)})
            for name, share in zip(self.names, shares, strict=True)
        ]

    # -- the whole game

    def evaluator(self, partial: PartialReport) -> str:
        """What gave the shares, and what the words of a review mean."""
        meant = "".join(
            f"<dt>{self.say(f'review-sum-{name}')}</dt><dd>{self.say(f'review-means-{name}')}</dd>"
            for name in ("luck", "skill", "residual", "adjusted", "rating", "level")
        )
        return (
            f"<p>{self.say(evaluator_phrase(partial.head['evaluator'], self.record.game.name))}</p>"
            f"<details><summary>{self.say('review-means')}</summary><dl>{meant}</dl></details>"
        )

    def charts(self, partial: PartialReport) -> str:
        """The curve, and bars for luck and cost."""
        start, length = partial.head["start"], partial.head["length"]
        label = self.say("review-curve", shares=self.shares(partial.events[-1]["shares"] if partial.events else start))
        html = chart.curve(start, [event["shares"] for event in partial.events], length, label)
        luck = max((abs(amount) for event in partial.events for amount in event["luck"]), default=0)
        cost = max((event.get("cost", 0.0) for event in partial.events), default=0)
        html += f"<p>{self.say('review-luck-bars')}</p>"
        for seat, name in enumerate(self.names):
            amounts = [event["luck"][seat] for event in partial.events]
            html += chart.bars(seat, amounts, luck, length, self.say("review-luck-of", name=name))
        html += f"<p>{self.say('review-cost-bars')}</p>"
        for seat, name in enumerate(self.names):
            amounts = [event.get("cost", 0.0) if event["actor"] == seat + 1 else 0 for event in partial.events]
            html += chart.costs(seat, amounts, cost, length, self.say("review-cost-of", name=name))
        return html

    def totals(self, partial: PartialReport) -> str:
        """The sums of all seats."""
        if partial.tail is None:
            return ""
        head = "".join(f'<th scope="col">{self.say(f"review-sum-{name}")}</th>' for name in COLUMNS)
        rows = "".join(self._seat(partial, sums) for sums in partial.tail["totals"])
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        return f"<h2>{self.say('review-totals')}</h2>{self._scrolling('review-totals', table)}"

    def _scrolling(self, label: str, table: str) -> str:
        """A wide table that scrolls in a frame."""
        return f'<div class="scrolls" role="group" tabindex="0" aria-label="{self.say(label)}">{table}</div>'

    def _seat(self, partial: PartialReport, sums: SeatEntry) -> str:
        assert partial.tail
        phrases = sum_phrases(self.names[sums["seat"] - 1], partial.head["start"], partial.tail["final"], sums)
        name, *cells = map(self.say, phrases)
        return f'<tr><th scope="row">{name}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'

    # -- single events

    def rows(self, partial: PartialReport, first: int = 0) -> str:
        """The rows of the list of events from a number on; 0 is the start. `data-told` is a row in one sentence."""
        return finished(self.listing(partial, first))

    def listing(self, partial: PartialReport, first: int = 0) -> LongWork[str]:
        """The work of making these rows."""
        rows = [self._row(0, Phrase("review-start"), None, partial.head["start"])] if first == 0 else []
        for event in partial.events[max(0, first - 1) :]:
            rows.append(self._row(event["n"], self.did(self.record, event["n"]), event, event["shares"]))
            yield
        return "".join(rows)

    def _row(self, number: int, did: Phrase, event: EventEntry | None, shares: Sequence[float]) -> str:
        luck = self.say(lucky_phrase(self.names, event)) if event and any(event["luck"]) else ""
        cost = self.share(event["cost"]) if event and "cost" in event else ""
        told = self.say("review-at", n=number, did=did, shares=self.shares(shares))
        cells = "".join(f"<td>{self.share(share)}</td>" for share in shares)
        return (
            f'<tr id="event-{number}" data-told="{told}"><th scope="row">{number}</th><td>{self.say(did)}</td>'
            f"<td>{luck}</td><td>{cost}</td>{cells}</tr>"
        )

    def _list_head(self) -> str:
        """The head of the list of events."""
        columns = [self.say(f"review-head-{name}") for name in ("event", "what", "luck", "cost")]
        columns += [self.say("seat-text", name=name) for name in self.names]
        cells = "".join(f'<th scope="col">{name}</th>' for name in columns)
        return f"<thead><tr>{cells}</tr></thead>"

    def all_events(self, rows: str) -> str:
        """The list of events, folded."""
        table = f'<table>{self._list_head()}<tbody id="review-events">{rows}</tbody></table>'
        scrolling = self._scrolling("review-events", table)
        return f'<details class="events"><summary>{self.say("review-events")}</summary>{scrolling}</details>'

    def luckiest(self, partial: PartialReport) -> str:
        """The events of most luck, each with the board after it."""
        if partial.tail is None or not partial.tail["luckiest"]:
            return ""
        items = ""
        for number in partial.tail["luckiest"]:
            event = partial.events[number - 1]
            did, lucky = self.say(self.did(self.record, number)), self.say(lucky_phrase(self.names, event))
            board = self.board(number, (), self.plain("review-board", n=number))
            items += (
                f'<article><h3>{self.say("review-event", n=number)}</h3><div class="moment">{board}'
                f"<div><p>{did}</p><p><strong>{lucky}</strong></p></div></div></article>"
            )
        return f"<h2>{self.say('review-luckiest')}</h2>{items}"

    def mistakes(self, partial: PartialReport, links: Callable[[Mistake], str] = lambda _: "") -> str:
        """The costliest decisions: what was done, what would have been better, and the board after that."""
        if partial.tail is None:
            return ""
        items = "".join(self._mistake(partial, mistake, links) for mistake in partial.tail["mistakes"])
        none = f"<p>{self.say('review-no-mistakes')}</p>"
        return f"<h2>{self.say('review-mistakes')}</h2>{items or none}"

    def _mistake(self, partial: PartialReport, mistake: Mistake, links: Callable[[Mistake], str]) -> str:
        number, event = mistake["n"], partial.events[mistake["n"] - 1]
        seat = event["actor"] - 1
        shares = event["shares"], event.get("best_shares", event["shares"])
        done, best = (self.share(of_seats[seat]) for of_seats in shares)
        board = self.board(number - 1, mistake["line"], self.plain("review-better-board", n=number))
        line = "".join(f"<li>{step}</li>" for step in self.line(mistake))
        did = self.say(self.did(self.record, number))
        return (
            f"<article><h3>{self.say('review-decision', n=number, name=self.names[seat])}</h3>"
            f'<div class="moment">{board}<div><table class="ways"><tbody>'
            f'<tr><th scope="row">{self.say("review-played")}</th><td>{did}</td>'
            f"<td>{done}</td></tr>"
            f'<tr><th scope="row">{self.say("review-better")}</th><td><ol class="better-line">{line}</ol></td>'
            f"<td>{best}</td></tr></tbody></table>{links(mistake)}</div></div></article>"
        )

    def line(self, mistake: Mistake) -> list[str]:
        """The best actions instead of a mistake, each as what it would do."""
        game, s = self.record.game, self.record.state_at(mistake["n"] - 1)
        said: list[str] = []
        for text in mistake["line"]:
            action = game.parse(s, text)
            said.append(self.say(game.preview(s, action, names_of(self.record))))
            s = game.after(s, action)
        return said


# -- file


STYLE = (
    "body{margin:0 auto;padding:1rem;max-width:60rem;font:16px/1.5 system-ui,sans-serif;"
    "background:var(--ground);color:var(--text)}h1,h2,h3{line-height:1.2;font-weight:600}"
)


@cache
def review_style() -> str:
    """The style sheet of reviews."""
    return resources.files("tumblestar.features.review").joinpath("review.css").read_text(encoding="utf-8")


def files() -> dict[str, bytes]:
    """The static files of reviews that their folder has not as such."""
    return {"review.css": review_style().encode()}


def review_html(report: Report, record: Record, lang: str) -> str:
    """The review of a record as an HTML document without scripts, in a language."""

    def board(n: int, line: Sequence[str], label: str) -> str:
        game, s = record.game, record.state_at(min(n, len(record.events)))
        seat, board_of = game.actor(s), game.picture.board_of
        for text in line:
            s = game.after(s, game.parse(s, text))
        drawn = board_of(s, seat) if line and board_of and seat >= 0 else game.picture.board(s)
        return picture.frame(game.picture.BOARD_SIZE, "".join(drawn), label)

    sections = Sections(record, lang, board)
    partial = PartialReport(report, report["events"], report)
    title = sections.say("review-title", game=record.game.title, names=sections.names)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{page_style()}{STYLE}{review_style()}</style></head>"
        f'<body><main class="review"><h1>{title}</h1>'
        f'<div class="review-charts">{sections.charts(partial)}</div>{sections.evaluator(partial)}'
        f"{sections.totals(partial)}{sections.mistakes(partial)}{sections.luckiest(partial)}"
        f"{sections.all_events(sections.rows(partial))}</main></body></html>"
    )
