"""The rules of a game as a page, with pictures, contents and a search; as a fragment for a dialog; and in short.

The summary is one sheet of paper for the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract import rulebook
from tumblestar.contract.game import Game
from tumblestar.features.rules.examples import Example, ExamplePicture, examples
from tumblestar.features.rules.pictures import Sheet
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.web import covers
from tumblestar.web.feature import offered
from tumblestar.web.markup import Html, HtmlTranslator
from tumblestar.web.pages import NO_CACHE, Visitor, template_response
from tumblestar.web.request_context import game_of, visitor_of
from tumblestar.web.templating import made_by, markup, rendered
from tumblestar.words import Phrase

MOST_SEARCHED = 100
"""Characters of a search."""
TEMPLATE = "rules/sections.html"


def routes() -> list[BaseRoute]:
    """The routes of rules."""
    return [Route("/rules/{game}", rules, FREE), Route("/rules/{game}/summary", summary, FREE)]


async def rules(request: Request) -> Response:
    """The rules of a game, as a page or as a fragment for a dialog."""
    game, visitor = game_of(request), visitor_of(request)
    if "fragment" in request.query_params:
        fragment = rendered("rules/fragment.html", {"rules": markup(rules_help(visitor.lang, game, 3))})
        return HTMLResponse(fragment, headers=NO_CACHE)
    return rules_page(visitor, game, request.query_params.get("q", ""))


async def summary(request: Request) -> Response:
    """The summary of a game for the table."""
    game, visitor = game_of(request), visitor_of(request)
    if not examples(game).summary:
        raise NotThere
    return summary_page(visitor, game)


# -- the rules


def rules_page(visitor: Visitor, game: Game, wanted: str = "") -> Response:
    """The page of a game's rules; with a search only the rules that have all its words."""
    words = rulebook.fold(wanted[:MOST_SEARCHED]).split()
    sections, count = _sections(visitor.lang, game, 2, tuple(words))
    values = {
        "game": game,
        "by": covers.key_of_makers(game),
        "wanted": wanted[:MOST_SEARCHED],
        "most_searched": MOST_SEARCHED,
        "is_search": bool(words),
        "count": count,
        "contents": rulebook.sections(game),
        "has_summary": bool(examples(game).summary),
        "links": list(offered(lambda feature: feature.below_rules(game))),
        "rules": markup(sections if words else rules_help(visitor.lang, game)),
    }
    return template_response(visitor, "rules/rules.html", values, game=game.name, headers=NO_CACHE)


@lru_cache(maxsize=32)
def rules_help(lang: str, game: Game, level: int = 2) -> Html:
    """All rules as sections."""
    say = HtmlTranslator(lang, game.name).plain
    opening = [rulebook.pieces(lang, entry) for entry in rulebook.opening(game)]
    return Html(made_by(TEMPLATE, "opening", say, opening) + _sections(lang, game, level, ())[0])


class ShownPanel(NamedTuple):
    """A picture of an example, what it shows, and what the game says about it to the seat that sees it."""

    kind: str
    shape: str
    picture: Markup
    said: str


class ShownExample(NamedTuple):
    """An example with its pictures."""

    caption: Phrase
    panels: Sequence[ShownPanel]


class ShownRule(NamedTuple):
    """A rule, and the data and the examples that belong to it."""

    tag: str
    pieces: Sequence[rulebook.TextPiece]
    statements: Sequence[Sequence[rulebook.TextPiece]]
    examples: Sequence[ShownExample]


class ShownSection(NamedTuple):
    """A section with its examples and its rules; the title also as a search compares it."""

    name: str
    title: Phrase
    folded: str
    examples: Sequence[ShownExample]
    rules: Sequence[ShownRule]


@lru_cache(maxsize=64)
def _sections(lang: str, game: Game, level: int, words: tuple[str, ...]) -> tuple[Html, int]:
    """The sections with the rules that have all the words, and how many rules these are."""
    say, sheet = HtmlTranslator(lang, game.name), Sheet("rule")
    shown = list(_shown(say, sheet, game, words))
    html = made_by(TEMPLATE, "sections", say.plain, shown, level)
    html += made_by("web/parts.html", "legend", say.plain, rulebook.marks(lang, game))
    return Html(sheet.shared() + html), sum(len(section.rules) for section in shown)


def _shown(say: HtmlTranslator, sheet: Sheet, game: Game, words: Sequence[str]) -> Iterator[ShownSection]:
    for name, title, entries in rulebook.sections(game):
        rules = [_rule(say, sheet, game, rule) for rule in entries if rulebook.has_words(say.lang, title, rule, words)]
        if rules:
            yield ShownSection(name, title, rulebook.fold(say.plain(title)), _examples(say, sheet, game, name), rules)


def _rule(say: HtmlTranslator, sheet: Sheet, game: Game, entry: rulebook.Rule) -> ShownRule:
    stated = [rulebook.statement_pieces(say.lang, statement) for statement in entry.statements]
    return ShownRule(entry.tag, rulebook.pieces(say.lang, entry), stated, _examples(say, sheet, game, entry.tag))


# -- examples


def _examples(say: HtmlTranslator, sheet: Sheet, game: Game, rule: str) -> list[ShownExample]:
    """The examples of a rule by its tag, or of a section by its name."""
    return [
        ShownExample(example.caption, [_panel(say, sheet, panel) for panel in example.pictures])
        for example in examples(game).examples_of(rule)
    ]


def _panel(say: HtmlTranslator, sheet: Sheet, panel: ExamplePicture, before: str = "") -> ShownPanel:
    """A picture; `before` is said before the board is told."""
    reader = HtmlTranslator(say.lang, say.game, panel.seat)
    wide, high = panel.crop[2:] if panel.crop else panel.game.picture.BOARD_SIZE
    shape = "wide" if wide > 1.4 * high else "tall" if high > 1.2 * wide else "square"
    label = before + " ".join(map(reader.plain, panel.board))
    said = reader.plain(panel.said) if panel.said else ""
    return ShownPanel(panel.kind, shape, markup(Html(sheet.picture(panel, label))), said)


# -- the summary


class ShownPart(NamedTuple):
    """A part of the summary, with small pictures."""

    heading: Phrase
    lines: Sequence[Phrase]
    panels: Sequence[ShownPanel]


def summary_page(visitor: Visitor, game: Game) -> Response:
    """The rules in short."""
    parts, shared = _summary(visitor.lang, game)
    values = {"game": game, "parts": parts, "shared": shared}
    return template_response(visitor, "rules/summary.html", values, game=game.name, headers=NO_CACHE)


@lru_cache(maxsize=32)
def _summary(lang: str, game: Game) -> tuple[list[ShownPart], Markup]:
    """The parts, and the drawings that their pictures share."""
    say, sheet = HtmlTranslator(lang, game.name), Sheet("short")
    parts = [
        ShownPart(
            part.heading, part.lines, [panel for example in part.examples for panel in _small(say, sheet, example)]
        )
        for part in examples(game).summary
    ]
    return parts, markup(Html(sheet.shared()))


def _small(say: HtmlTranslator, sheet: Sheet, example: Example) -> list[ShownPanel]:
    """The pictures of an example, which have its caption as text alone."""
    return [_panel(say, sheet, panel, f"{say.plain(example.caption)} ") for panel in example.pictures]
