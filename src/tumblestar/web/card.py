"""A card to show with links to a table and to its review: the board, how the game stands, and the points.

Links that only invite are shown with the card of their game, which tells nothing of a table. Cards are PNG where resvg
is installed, and else SVG. Whoever may not see a table does not get its card.
"""

from __future__ import annotations

import textwrap

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.contract.game import Game
from tumblestar.features.days import deal_page
from tumblestar.picture import seat_disc, sky
from tumblestar.picture.theme import THEMES, style
from tumblestar.play.viewer import Viewer, ending
from tumblestar.security.proxy import client_address
from tumblestar.web.covers import in_play
from tumblestar.web.drawing import can_draw
from tumblestar.web.edition import EDITION
from tumblestar.web.markup import HtmlTranslator, attributes, button, copied_notice, safe
from tumblestar.web.pages import Visitor
from tumblestar.web.request_context import game_of, number_in, table_of, visitor_of

WIDTH, HEIGHT = 1200, 630
"""The size that social networks expect."""
LINE, MOST_LINES = 26, 4
"""Letters in a line, and lines, of the sentence that says how the game ended."""


def card(viewer: Viewer) -> str:
    """The card as SVG."""
    table, say, drawn = viewer.table, viewer.voice, viewer.cache()
    game, state, names = table.game, table.state, drawn.names()
    width, height = game.picture.BOARD_SIZE
    board = "".join(drawn.board(table, drawn.scene(table, len(table.record.events)), None))
    lines = textwrap.wrap(_sentence(viewer), LINE, max_lines=MOST_LINES, placeholder="…")
    text = text_at(60, 120, 76, say.plain("game-name"), "gold")
    for i, line in enumerate(lines):
        text += text_at(60, 200 + 52 * i, 42, line)
    below = 230 + 52 * len(lines)
    step = min(66, (HEIGHT - 30 - below) // max(1, len(names)))
    for seat, name in enumerate(names):
        y = below + step * seat + step // 2
        points = say.plain("seat-points", count=game.rules.points(state, seat))
        shown = textwrap.shorten(say.plain("seat-text", name=name), 20, placeholder="…")
        text += f'<g transform="translate(80 {y}) scale({min(1.5, step / 36):.2f})">{seat_disc(seat)}</g>'
        text += text_at(120, y + 12, 34, shown) + text_at(470, y + 12, 34, points)
    return framed(f'<svg x="660" y="30" width="510" height="570" viewBox="0 0 {width} {height}">{board}</svg>{text}')


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
    png = await request.app.state.cards.png(svg, client_address(request.scope))
    return answer(png, svg, "public, max-age=86400" if png or not can_draw() else "no-store")


async def show(request: Request) -> Response:
    """The card of a game, for those who may see its table."""
    visitor = visitor_of(request)
    table = await table_of(request, visitor.person)
    viewer = Viewer(table, 0, visitor.lang)
    svg = card(viewer)
    png = await request.app.state.cards.png(svg, client_address(request.scope))
    is_current = number_in(request.query_params.get("n")) == table.live
    kept = "private, max-age=86400" if is_current and (png or not can_draw()) else "no-store"
    return answer(png, svg, kept)


def answer(png: bytes, svg: str, kept: str) -> Response:
    """A card as PNG, or as SVG where that could not be drawn; `kept` says how long browsers may keep it."""
    return Response(png or svg, media_type="image/png" if png else "image/svg+xml", headers={"cache-control": kept})


# ------------------------------------------------------------------------------------------------ on pages


def preview(viewer: Viewer, path: str = "", title: str = "") -> str:
    """The elements of a page's head by which others show a link to it: to a table, or to a page below a table."""
    say, table = viewer.voice, viewer.table
    title, url = safe(title) or say("game-name"), f"{safe(viewer.origin)}/table/{safe(table.id)}{path}"
    return _elements(say, title, safe(_sentence(viewer)), url, f"{safe(viewer.origin)}{_address(viewer)}")


def preview_of_game(visitor: Visitor, game: Game, title: str) -> str:
    """The same for a page that invites to a game. `title` is HTML."""
    say, origin = visitor.voice(game.name), safe(visitor.origin)
    image = f"{origin}/card/{game.name}?lang={visitor.lang}"
    return _elements(say, title, say("game-about"), f"{origin}{safe(visitor.path)}", image)


def _elements(say: HtmlTranslator, title: str, sentence: str, url: str, image: str) -> str:
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


def _sentence(viewer: Viewer) -> str:
    """How the game ended or stands, as others read it."""
    stranger = Viewer(viewer.table, 0, viewer.lang)
    return stranger.voice.plain(ending(viewer.table, stranger.cache()))


def _address(viewer: Viewer) -> str:
    return f"/table/{safe(viewer.table.id)}/card?n={viewer.table.live}"


def buttons(viewer: Viewer) -> str:
    """The links to the review, to the card and to the same deal, and the button that shares the result."""
    say, table = viewer.voice, viewer.table
    suffix = "png" if can_draw() else "svg"
    save = attributes(href=_address(viewer).replace("&amp;", "&"), download=f"{table.game.name}.{suffix}")
    shared = button(
        say("result-share"),
        data_do="share-card",
        data_card=_address(viewer),
        data_text=_sentence(viewer),
    )
    review = f'<a href="/table/{safe(table.id)}/review">{say("review-link")}</a>'
    save = f"<a{save}>{say('result-save')}</a>"
    whole = "" if EDITION.get().is_site else f'<a href="/table/{safe(table.id)}/share">{say("share-link")}</a>'
    others = deal_page.hand_on(viewer)
    if day := deal_page.day_of(table):
        others = f'<a class="primary" href="/day/{safe(day)}">{say("day-back")}</a> {others}'
    return f'<p class="do">{review} {shared} {save} {whole} {others} {copied_notice(say)}</p>'
