"""Cards to show with links: their form, and those of games, for links that only invite and tell nothing of a table.

Cards are PNG where resvg is installed, and else SVG.
"""

from __future__ import annotations

import textwrap

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.contract.game import Game
from tumblestar.picture import sky
from tumblestar.picture.theme import THEMES, style
from tumblestar.security.proxy import client_address
from tumblestar.web.covers import in_play
from tumblestar.web.drawing import can_draw
from tumblestar.web.markup import HtmlTranslator, safe
from tumblestar.web.pages import Visitor
from tumblestar.web.request_context import game_of, visitor_of
from tumblestar.web.services import services_of

WIDTH, HEIGHT = 1200, 630
"""The size that social networks expect."""


def framed(content: str) -> str:
    """A card with its ground and sky, as SVG."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ts" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}"><style>{style("night")}</style>'
        f'<path fill="{THEMES["night"]["ground"]}" d="M0 0H{WIDTH}V{HEIGHT}H0Z"/>{sky(WIDTH, HEIGHT)}{content}</svg>'
    )


def text_at(x: int, y: int, size: int, text: str, role: str = "text") -> str:
    """A line of text on a card; `role` is a colour of the theme."""
    font = 'font-family="Fredoka, Nunito, headings, system-ui, sans-serif" font-weight="600"'
    return f'<text x="{x}" y="{y}" {font} font-size="{size}" fill="{THEMES["night"][role]}">{safe(text)}</text>'


def game_card(game: Game, lang: str) -> str:
    """The card of a game, as SVG: its name, what it is, and a game in play."""
    say, (width, height) = HtmlTranslator(lang, game.name), game.picture.BOARD_SIZE
    board = "".join(game.picture.board(in_play(game)))
    text = text_at(60, 180, 76, say.plain("game-name"), "gold")
    for i, line in enumerate(textwrap.wrap(say.plain("game-about"), 32, max_lines=8, placeholder="…")):
        text += text_at(60, 250 + 44 * i, 34, line)
    return framed(f'<svg x="660" y="30" width="510" height="570" viewBox="0 0 {width} {height}">{board}</svg>{text}')


async def show_game(request: Request) -> Response:
    """The card of a game, for everybody."""
    svg = game_card(game_of(request), visitor_of(request).lang)
    png = await services_of(request).drawer.png(svg, client_address(request.scope))
    return answer(png, svg, "public, max-age=86400" if png or not can_draw() else "no-store")


def answer(png: bytes, svg: str, kept: str) -> Response:
    """A card as PNG, or as SVG where that could not be drawn; `kept` says how long browsers may keep it."""
    return Response(png or svg, media_type="image/png" if png else "image/svg+xml", headers={"cache-control": kept})


# ------------------------------------------------------------------------------------------------ on pages


def preview_of_game(visitor: Visitor, game: Game, title: str) -> str:
    """The elements of the head of a page that invites to a game. `title` is HTML."""
    say, origin = visitor.voice(game.name), safe(visitor.origin)
    image = f"{origin}/card/{game.name}?lang={visitor.lang}"
    return elements(say, title, say("game-about"), f"{origin}{safe(visitor.path)}", image)


def elements(say: HtmlTranslator, title: str, sentence: str, url: str, image: str) -> str:
    """The elements of a page's head by which others show a link to it. All but `say` are HTML."""
    values = {
        "og:type": "website",
        "og:site_name": say("app-name"),
        "og:title": title,
        "og:description": sentence,
        "og:url": url,
        "og:image": image,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": sentence,
    }
    made = "".join(f'<meta property="{name}" content="{value}">' for name, value in values.items())
    return f'{made}<meta name="twitter:card" content="summary_large_image">'
