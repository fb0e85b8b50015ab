"""The rules of a game as a page, with pictures, contents and a search; as a fragment for a dialog; and in short.

The summary is one sheet of paper for the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract import rulebook
from tumblestar.contract.game import Game
from tumblestar.features.rules.examples import Example, ExamplePicture, examples
from tumblestar.features.rules.pictures import Sheet
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.web.feature import offered
from tumblestar.web.markup import HtmlTranslator, attributes, safe
from tumblestar.web.pages import NO_CACHE, Visitor, badge, page_response
from tumblestar.web.request_context import game_of, visitor_of
from tumblestar.web.templating import made_by

MOST_SEARCHED = 100
"""Characters of a search."""
LETTERS = "abcdefgh"


def routes() -> list[BaseRoute]:
    """The routes of rules."""
    return [Route("/rules/{game}", rules, FREE), Route("/rules/{game}/summary", summary, FREE)]


async def rules(request: Request) -> Response:
    """The rules of a game, as a page or as a fragment for a dialog."""
    game, visitor = game_of(request), visitor_of(request)
    if "fragment" in request.query_params:
        return HTMLResponse(rules_help(visitor.lang, game, 3), headers=NO_CACHE)
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
    say, words = visitor.voice(game.name), rulebook.fold(wanted[:MOST_SEARCHED]).split()
    sections, count = _sections(visitor.lang, game, 2, tuple(words))
    links = "".join(f'<li><a href="#{name}">{say(title)}</a></li>' for name, title, _ in rulebook.sections(game))
    more = ""
    if examples(game).summary:
        more = f'<p><a class="primary" href="/rules/{game.name}/summary">{say("rules-summary")}</a></p>'
    shown = offered(lambda feature: feature.below_rules(game))
    more += "".join(f"<p>{made_by('web/parts.html', 'page_link', say.plain, link)}</p>" for link in shown)
    status = say("rules-found", count=count) if words else ""
    search = (
        f'<form role="search" class="rules-search" action="/rules/{game.name}"><label for="rules-q">'
        f'{say("rules-search")}</label> <input id="rules-q" type="search" name="q" maxlength="{MOST_SEARCHED}" '
        f'autocomplete="off" value="{safe(wanted[:MOST_SEARCHED])}"> <button>{say("rules-search-do")}</button>'
        f'<p id="rules-found" role="status"{_found_words(say)}>{status}</p></form>'
    )
    contents = (
        f'<nav class="contents" aria-label="{say("rules-contents")}"><details>'
        f"<summary>{say('rules-contents')}</summary><ol>{links}</ol></details></nav>"
    )
    opening = "" if words else _opening(say, game)
    head = say.plain("rules-head", game=say.plain("game-name"))
    body = (
        f'<h1>{safe(head)}</h1><div class="rules-page"><div class="rules-aside">{search}{contents}{more}</div>'
        f'<div class="help">{opening}{sections}</div></div>'
    )
    return page_response(visitor, head, body, "page-rules", "rules.js", headers=NO_CACHE)


def _found_words(say: HtmlTranslator) -> str:
    """The sentences for the script, which has no words: how many rules were found, with # for the number."""
    said = {f"data_found_{key}": say.plain("rules-found", count=n) for key, n in (("none", 0), ("one", 1))}
    return attributes(**said, data_found_many=say.plain("rules-found", count=77).replace("77", "#"))


@lru_cache(maxsize=32)
def rules_help(lang: str, game: Game, level: int = 2) -> str:
    """The rules as sections. Each rule has its tag as anchor, its badges, and its examples in pictures."""
    return _opening(HtmlTranslator(lang, game.name), game) + _sections(lang, game, level, ())[0]


def _opening(say: HtmlTranslator, game: Game) -> str:
    """What the game is about, and what the badges mean."""
    html = "".join(f"<p>{_marked(say, rulebook.pieces(say.lang, entry))}</p>" for entry in rulebook.opening(game))
    marks = "".join(f"<li>{badge(say, mark)} {say(f'mark-{mark}-means')}</li>" for mark in rulebook.MARKS)
    return f'{html}<ul class="marks">{marks}</ul>'


@lru_cache(maxsize=64)
def _sections(lang: str, game: Game, level: int, words: tuple[str, ...]) -> tuple[str, int]:
    """The sections with the rules that have all the words, and how many rules these are."""
    say, sheet, collection = HtmlTranslator(lang, game.name), Sheet("rule"), examples(game)
    html, count = "", 0
    for name, title, entries in rulebook.sections(game):
        items = [
            _rule(say, entry, "".join(figure(say, sheet, example) for example in collection.examples_of(entry.tag)))
            for entry in entries
            if rulebook.has_words(lang, title, entry, words)
        ]
        if items:
            count += len(items)
            about = "".join(figure(say, sheet, example) for example in collection.examples_of(name))
            html += (
                f'<section data-title="{safe(rulebook.fold(say.plain(title)))}">'
                f'<h{level} id="{name}">{say(title)}</h{level}>'
                f'{about}<ul class="rules">{"".join(items)}</ul></section>'
            )
    return sheet.shared() + html, count


def _rule(say: HtmlTranslator, entry: rulebook.Rule, figures: str) -> str:
    """A rule, the data that belongs to it, and its examples."""
    tag = entry.tag
    anchor = f'<a class="tag" href="#{tag}">{tag}</a> ' if "." in tag else ""
    html = anchor + _marked(say, rulebook.pieces(say.lang, entry))
    if entry.statements:
        said = (_marked(say, rulebook.statement_pieces(say.lang, statement)) for statement in entry.statements)
        html += f'<ul class="stated">{"".join(f"<li>{text}</li>" for text in said)}</ul>'
    return f'<li id="{tag}" tabindex="-1">{html}{figures}</li>'


def _marked(say: HtmlTranslator, pieces: Sequence[rulebook.TextPiece]) -> str:
    """A rule with its badges."""
    return "".join(badge(say, piece.mark) if piece.mark else safe(piece.text) for piece in pieces)


# -- examples


def figure(say: HtmlTranslator, sheet: Sheet, example: Example) -> str:
    """An example: its pictures side by side, each with what the game says, and its caption."""
    letters = LETTERS if len(example.pictures) > 1 else [""]
    panels = "".join(_panel(say, sheet, panel, letters[i]) for i, panel in enumerate(example.pictures))
    return (
        f'<figure class="example"><div class="panels">{panels}</div>'
        f"<figcaption>{say(example.caption)}</figcaption></figure>"
    )


def _panel(say: HtmlTranslator, sheet: Sheet, panel: ExamplePicture, letter: str) -> str:
    """A picture with its letter, what it shows, and what the game says about it."""
    reader = HtmlTranslator(say.lang, say.game, panel.seat)
    said = f" {reader(panel.said)}" if panel.said else ""
    kind = panel.kind
    verdict = f'<b class="verdict">{say(f"example-{kind}")}</b>' if kind in ("legal", "illegal") else ""
    sign = f'<span class="letter-sign">{letter}</span> ' if letter else ""
    words = f"<p>{sign}{verdict}{said}</p>" if sign or verdict or said else ""
    wide, high = panel.crop[2:] if panel.crop else panel.game.picture.BOARD_SIZE
    shape = "wide" if wide > 1.4 * high else "tall" if high > 1.2 * wide else "square"
    return f'<div class="panel {kind} {shape}">{sheet.picture(panel, _told(say, panel))}{words}</div>'


# -- the summary


def summary_page(visitor: Visitor, game: Game) -> Response:
    """The rules in short, for the table: one sheet of A4 when it is printed."""
    say = visitor.voice(game.name)
    head = say.plain("summary-head", game=say.plain("game-name"))
    body = (
        f'<h1>{safe(head)}</h1><p class="not-printed"><a href="/rules/{game.name}">{say("rules-page-link")}</a></p>'
        f'<div class="summary">{_summary(visitor.lang, game)}</div>'
    )
    return page_response(visitor, head, body, "page-summary", headers=NO_CACHE)


@lru_cache(maxsize=32)
def _summary(lang: str, game: Game) -> str:
    say, sheet, html = HtmlTranslator(lang, game.name), Sheet("short"), ""
    for part in examples(game).summary:
        lines = "".join(f"<li>{say(line)}</li>" for line in part.lines)
        panels = "".join(_small(say, sheet, example) for example in part.examples if example.pictures)
        html += f'<section><h2>{say(part.heading)}</h2><ul>{lines}</ul><div class="panels">{panels}</div></section>'
    return sheet.shared() + html


def _small(say: HtmlTranslator, sheet: Sheet, example: Example) -> str:
    """The pictures of an example, small and without a caption."""
    caption = say.plain(example.caption)
    return "".join(
        f'<div class="panel {panel.kind}">{sheet.picture(panel, f"{caption} {_told(say, panel)}")}</div>'
        for panel in example.pictures
    )


def _told(say: HtmlTranslator, panel: ExamplePicture) -> str:
    """The board of a picture in text."""
    reader = HtmlTranslator(say.lang, say.game, panel.seat)
    return " ".join(reader.plain(phrase) for phrase in panel.board)
