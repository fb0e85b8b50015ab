"""A sheet of all parts of a game's set, as one picture or as a page that stands alone: for a look at a real box."""

from __future__ import annotations

import textwrap
from html import escape

from tumblestar.contract import rulebook
from tumblestar.contract.capabilities import DataStatement, DrawnPart, PartSet
from tumblestar.contract.game import Game
from tumblestar.picture.theme import style
from tumblestar.words import say

KINDS = ("svg", "html")
"""What a sheet can be."""
THEME = "dawn"
ACROSS, STEP, DEEP = 4, 250, 222
"""Parts in a line of the picture; how wide and how high the place of each is."""
SIDE = 100
"""How wide a part is drawn."""
EDGE, LINE, LETTERS, MOST = 40, 18, 34, 150
"""Border and height of a line of text; how many letters fit below a part, and how many across the sheet."""
_TEXT = "font-family:system-ui,sans-serif;font-size:13px;fill:#1b1640"
_PAGE = (
    "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem;background:#fff;"
    "color:#1b1640}ul{padding-left:1.2rem}figure{margin:0;break-inside:avoid}svg{width:6rem;height:6rem}"
    ".parts{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:1rem;padding:0;list-style:none}"
)


def render(game: Game, lang: str, kind: str = "svg") -> str:
    """The sheet of a game with the module `tiles`, in a language: an SVG, or a page of HTML. Raises BadData."""
    part_set: PartSet = game.tiles.part_set()
    return _page(part_set, game, lang) if kind == "html" else _svg(part_set, game, lang)


def _captions(part: DrawnPart, lang: str) -> list[str]:
    """The lines below a part, with its mark last."""
    lines = [say(lang, said) for said in part.captions]
    return [*lines, rulebook.in_brackets(lang, part.provenance)] if part.provenance in rulebook.MARKS else lines


def _line(stated: DataStatement, lang: str) -> str:
    """What the data file says, with its mark."""
    return rulebook.plain(lang, rulebook.statement_pieces(lang, stated))


def _drawn(part: DrawnPart, size: float) -> str:
    return f'<g transform="scale({size / part.size:g})">{part.picture}</g>'


# -- a picture


def _svg(part_set: PartSet, game: Game, lang: str) -> str:
    title = say(lang, "sheet-title", name=game.title, set=part_set.name)
    texts = [_text(EDGE, EDGE, title, "font-size:22px")]
    drawn = ""
    top = EDGE + 30
    for i, part in enumerate(part_set.parts):
        x, y = EDGE + STEP * (i % ACROSS), top + DEEP * (i // ACROSS)
        drawn += f'<g transform="translate({x + SIDE / 2:g} {y + SIDE / 2:g})">{_drawn(part, SIDE)}</g>'
        lines = [line for caption in _captions(part, lang) for line in textwrap.wrap(caption, LETTERS)]
        texts += [_text(x, y + SIDE + LINE * (n + 1), line) for n, line in enumerate(lines)]
    y = top + DEEP * -(-len(part_set.parts) // ACROSS) + LINE
    below = [_line(statement, lang) for statement in part_set.statements]
    below += ["", say(lang, "sheet-marks"), *rulebook.meanings(lang, game)]
    for text in below:
        for line in textwrap.wrap(text, MOST, subsequent_indent="\u2003") or [""]:
            texts.append(_text(EDGE, y, line))
            y += LINE
        y += LINE // 3
    width, height = 2 * EDGE + STEP * ACROSS, y + EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ts-{THEME}" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" lang="{lang}"><title>{escape(title)}</title>'
        f"<style>{style(THEME, f'.ts-{THEME}')}</style>"
        f'<rect width="{width}" height="{height}" style="fill:#fff"/>{drawn}{"".join(texts)}</svg>'
    )


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" style="{_TEXT};{more}">{escape(text)}</text>' if text else ""


# -- a page


def _page(part_set: PartSet, game: Game, lang: str) -> str:
    title = escape(say(lang, "sheet-title", name=game.title, set=part_set.name))
    parts = ""
    for part in part_set.parts:
        box = f"{-part.size / 2:g} {-part.size / 2:g} {part.size:g} {part.size:g}"
        captions = "<br>".join(escape(line) for line in _captions(part, lang))
        parts += (
            f'<li><figure><svg class="ts-{THEME}" viewBox="{box}" aria-hidden="true">{part.picture}</svg>'
            f"<figcaption>{captions}</figcaption></figure></li>"
        )
    stated = "".join(f"<li>{escape(_line(statement, lang))}</li>" for statement in part_set.statements)
    marks = "".join(f"<li>{escape(line)}</li>" for line in rulebook.meanings(lang, game))
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_PAGE}{style(THEME, f'.ts-{THEME}')}</style></head><body><h1>{title}</h1>"
        f'<ul class="parts">{parts}</ul><ul>{stated}</ul><p>{escape(say(lang, "sheet-marks"))}</p><ul>{marks}</ul>'
        f"</body></html>"
    )
