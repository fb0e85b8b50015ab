"""A review as one HTML file that needs nothing else, to be read without a server or printed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

from tumblestar import picture
from tumblestar.features.review.sections import Found, Sections
from tumblestar.insight.report import Report
from tumblestar.picture.theme import page_style
from tumblestar.record import Record

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
    found = Found(report, report["events"], report)
    title = sections.say("review-title", game=record.game.title, names=sections.names)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{page_style()}{STYLE}{review_style()}</style></head>"
        f'<body><main class="review"><h1>{title}</h1>'
        f'<div class="review-charts">{sections.charts(found)}</div>{sections.evaluator(found)}'
        f"{sections.totals(found)}{sections.mistakes(found)}{sections.luckiest(found)}"
        f"{sections.all_events(found)}</main></body></html>"
    )
