"""The card to show with links to a table and to its review: the board, how the game stands, and the points.

Whoever may not see a table does not get its card.
"""

from __future__ import annotations

import textwrap

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.picture import seat_disc
from tumblestar.play.viewer import Viewer, ending
from tumblestar.security.proxy import client_address
from tumblestar.web.covers import CARD_HEIGHT, answer, elements, framed, text_at
from tumblestar.web.drawing import can_draw
from tumblestar.web.markup import safe
from tumblestar.web.request_context import number_in, table_of, visitor_of
from tumblestar.web.services import services_of

LINE, MOST_LINES = 26, 4
"""Letters in a line, and lines, of the sentence that says how the game ended."""


def card(viewer: Viewer) -> str:
    """The card as SVG."""
    table, say, drawn = viewer.table, viewer.voice, viewer.cache()
    game, state, names = table.game, table.state, drawn.names()
    width, height = game.picture.BOARD_SIZE
    board = "".join(drawn.board(table, drawn.scene(table, len(table.record.events)), None))
    lines = textwrap.wrap(sentence(viewer), LINE, max_lines=MOST_LINES, placeholder="…")
    text = text_at(60, 120, 76, say.plain("game-name"), "gold")
    for i, line in enumerate(lines):
        text += text_at(60, 200 + 52 * i, 42, line)
    below = 230 + 52 * len(lines)
    step = min(66, (CARD_HEIGHT - 30 - below) // max(1, len(names)))
    for seat, name in enumerate(names):
        y = below + step * seat + step // 2
        points = say.plain("seat-points", count=game.rules.points(state, seat))
        shown = textwrap.shorten(say.plain("seat-text", name=name), 20, placeholder="…")
        text += f'<g transform="translate(80 {y}) scale({min(1.5, step / 36):.2f})">{seat_disc(seat)}</g>'
        text += text_at(120, y + 12, 34, shown) + text_at(470, y + 12, 34, points)
    return framed(f'<svg x="660" y="30" width="510" height="570" viewBox="0 0 {width} {height}">{board}</svg>{text}')


async def show(request: Request) -> Response:
    """The card of a game, for those who may see its table."""
    visitor = visitor_of(request)
    table = await table_of(request, visitor.person)
    viewer = Viewer(table, 0, visitor.lang)
    svg = card(viewer)
    png = await services_of(request).drawer.png(svg, client_address(request.scope))
    is_current = number_in(request.query_params.get("n")) == table.live
    kept = "private, max-age=86400" if is_current and (png or not can_draw()) else "no-store"
    return answer(png, svg, kept)


def preview(viewer: Viewer, path: str = "", title: str = "") -> str:
    """The elements of a page's head by which others show a link to it: to a table, or to a page below a table."""
    say, table = viewer.voice, viewer.table
    title, url = safe(title) or say("game-name"), f"{safe(viewer.origin)}/table/{safe(table.id)}{path}"
    return elements(say, title, safe(sentence(viewer)), url, f"{safe(viewer.origin)}{address(viewer)}")


def sentence(viewer: Viewer) -> str:
    """How the game ended or stands, as others read it."""
    stranger = Viewer(viewer.table, 0, viewer.lang)
    return stranger.voice.plain(ending(viewer.table, stranger.cache()))


def address(viewer: Viewer) -> str:
    """The address of the card of a table as it stands, for an attribute."""
    return f"/table/{safe(viewer.table.id)}/card?n={viewer.table.live}"
