"""The games on the shelf: a cover that shows each in play, how long it takes, and how much luck is in it."""

from __future__ import annotations

import asyncio
import gzip
import textwrap
from functools import lru_cache
from random import Random

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.bots import choose_greedily, play_out
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.games import working
from tumblestar.picture import sky
from tumblestar.picture.theme import THEMES, style
from tumblestar.security.errors import NotThere
from tumblestar.security.limits import asker_of
from tumblestar.web import assets
from tumblestar.web.drawing import can_draw
from tumblestar.web.markup import Html, HtmlTranslator, safe
from tumblestar.web.pages import BY_VISITOR, THEME_OF
from tumblestar.web.request_context import game_of, visitor_of
from tumblestar.web.services import services_of
from tumblestar.web.templating import made_by, markup
from tumblestar.words import has

WIDTH, HEIGHT = 400, 250
"""The size of a cover's element, for its shape."""


@lru_cache(maxsize=32)
def in_play(game: Game) -> GameState:
    """The position that a cover shows."""
    parts, seats = game.parts, max(2, min(game.seats)) if max(game.seats) > 1 else 1
    return play_out(
        game, game.fresh(seats), [choose_greedily] * seats, Random(parts.SAMPLE_SEED), most=parts.SAMPLE_EVENTS
    )


def cover(game: Game, theme: str) -> str:
    """The cover as an SVG that stands alone: a game in play, or the part of it that `picture.COVER` names."""
    picture, state = game.picture, in_play(game)
    box = " ".join(str(number) for number in picture.COVER or (0, 0, *picture.BOARD_SIZE))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ts" width="{WIDTH}" height="{HEIGHT}" viewBox="{box}" '
        f'preserveAspectRatio="xMidYMid slice"><style>{style(theme)}</style>'
        f'<path class="panel" d="M-2000-2000H4000V4000H-2000Z"/>{"".join(picture.board(state))}</svg>'
    )


@lru_cache(maxsize=64)
def _packed(game: Game, theme: str) -> tuple[bytes, bytes]:
    """A cover, plain and compressed: it is drawn once."""
    plain = cover(game, theme).encode()
    return plain, gzip.compress(plain)


async def show(request: Request) -> Response:
    """A cover. Its address has the version of the static files and of the game's data."""
    game, theme = game_of(request), request.path_params["theme"]
    if theme not in THEME_OF.values():
        raise NotThere
    plain, packed = await asyncio.to_thread(_packed, game, theme)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": "public, max-age=86400", "vary": "accept-encoding"}
    headers |= {"content-encoding": "gzip"} if is_packed else {}
    return Response(packed if is_packed else plain, media_type="image/svg+xml", headers=headers)


def image(game: Game, theme: str) -> Html:
    """The element of a cover, in the theme of the system unless one is chosen."""
    return made_by("web/parts.html", "cover", address_of(game), (WIDTH, HEIGHT), theme)


def address_of(game: Game) -> str:
    """The address of a cover but for its theme."""
    return f"/cover/{assets.version()}{game.digest}/{game.name}/"


# -- card


def key_of_makers(game: Game) -> str:
    """The message about a game's designer and publisher, or an empty string."""
    return "game-by" if has("game-by", game.name) else ""


CARD_WIDTH, CARD_HEIGHT = 1200, 630
"""The size that social networks expect."""


def framed(content: str) -> str:
    """A card with its ground and sky, as SVG."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ts" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" '
        f'viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}"><style>{style("night")}</style>'
        f'<path fill="{THEMES["night"]["ground"]}" d="M0 0H{CARD_WIDTH}V{CARD_HEIGHT}H0Z"/>'
        f"{sky(CARD_WIDTH, CARD_HEIGHT)}{content}</svg>"
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


def shelf_card(lang: str) -> str:
    """The card of the box, as SVG: its name, and the covers of its games."""
    say = HtmlTranslator(lang)
    content = text_at(60, 130, 76, say.plain("app-name"), "gold") + text_at(60, 200, 34, say.plain("app-description"))
    for i, game in enumerate(working()[:4]):
        content += f'<svg x="{60 + 275 * i}" y="260" width="255" height="310">{cover(game, "night")}</svg>'
    return framed(content)


async def show_shelf(request: Request) -> Response:
    """The card of the box, for everybody."""
    return await _answer_drawn(request, await asyncio.to_thread(shelf_card, visitor_of(request).lang))


async def show_game(request: Request) -> Response:
    """The card of a game, for everybody."""
    svg = await asyncio.to_thread(game_card, game_of(request), visitor_of(request).lang)
    return await _answer_drawn(request, svg)


async def _answer_drawn(request: Request, svg: str) -> Response:
    png = await services_of(request).drawer.png(svg, asker_of(request))
    return answer(png, svg, "public, max-age=86400" if png or not can_draw() else "no-store")


def answer(png: bytes, svg: str, cache: str) -> Response:
    """A card as PNG, or as SVG where that could not be drawn; `cache` says how long browsers may keep it."""
    return Response(
        png or svg, media_type="image/png" if png else "image/svg+xml", headers=BY_VISITOR | {"cache-control": cache}
    )


# -- on pages


def elements(say: HtmlTranslator, title: str, sentence: str, url: str, image: str) -> Html:
    """The elements of a page's head by which others show a link to it. All but `say` are HTML."""
    values = (markup(Html(value)) for value in (title, sentence, url, image))
    return made_by("web/parts.html", "preview", say.plain, *values, (CARD_WIDTH, CARD_HEIGHT))
