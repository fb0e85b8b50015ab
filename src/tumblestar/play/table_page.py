"""The page of a table: its sections, the parts that never change, and the card to show with links to it.

Whoever may not see a table does not get its card.
"""

from __future__ import annotations

import textwrap
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from tumblestar.insight import hints
from tumblestar.picture import seat_disc
from tumblestar.play import PROTOCOL, seat_cards
from tumblestar.play.felt import areas
from tumblestar.play.page_updates import Page, assemble, page_of, parts
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer, ending
from tumblestar.security.limits import asker_of
from tumblestar.tables.bots import CALM, SPEEDS
from tumblestar.web.covers import CARD_HEIGHT, answer, elements, framed, text_at
from tumblestar.web.drawing import can_draw
from tumblestar.web.drawn_board import has_signs
from tumblestar.web.markup import NOTHING, Html, HtmlTranslator, safe
from tumblestar.web.pages import Visitor, template_page
from tumblestar.web.request_context import number_in, visited_table
from tumblestar.web.services import services_of
from tumblestar.web.templating import made_by, markup
from tumblestar.words import has

LINE, MOST_LINES = 26, 4
"""Letters in a line, and lines, of the sentence that says how the game ended."""


def card(viewer: Viewer) -> str:
    """The card as SVG."""
    table, say, drawn = viewer.table, viewer.voice, viewer.cache()
    game, state, names = table.game, table.state, drawn.names()
    width, height = game.picture.BOARD_SIZE
    board = "".join(game.picture.board(state))
    lines = textwrap.wrap(card_sentence(viewer), LINE, max_lines=MOST_LINES, placeholder="…")
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


async def show_card(request: Request) -> Response:
    """The card of a game, for those who may see its table."""
    visitor, table = await visited_table(request)
    viewer = Viewer(table, 0, visitor.lang)
    await prepare(request, viewer)
    svg = card(viewer)
    png = await services_of(request).drawer.png(svg, asker_of(request))
    is_current = number_in(request.query_params.get("n")) == table.live
    cache_control = "private, max-age=86400" if is_current and (png or not can_draw()) else "no-store"
    return answer(png, svg, cache_control)


def preview(viewer: Viewer, path: str = "", title: str = "") -> Html:
    """The elements of a page's head by which others show a link to it: to a table, or to a page below a table."""
    say, table = viewer.voice, viewer.table
    title, url = safe(title) or say("game-name"), f"{safe(viewer.origin)}/table/{safe(table.id)}{path}"
    return elements(say, title, safe(card_sentence(viewer)), url, f"{safe(viewer.origin)}{card_address(viewer)}")


def card_sentence(viewer: Viewer) -> str:
    """How the game ended or stands, as others read it."""
    stranger = Viewer(viewer.table, 0, viewer.lang)
    return stranger.voice.plain(ending(viewer.table, stranger.cache()))


def card_address(viewer: Viewer) -> str:
    """The address of the card of a table as it stands, for an attribute."""
    return f"/table/{safe(viewer.table.id)}/card?n={viewer.table.live}"


# -- table page


SIGNS = {
    "chat": "M4 5h16v11H11l-5 4v-4H4z",
    "help": "M12 3a9 9 0 1 0 .1 0M9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.7M12 17h.01",
    "log": "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
    "menu": "M4 7h16M4 12h16M4 17h16",
}
"""The signs of what opens beside a table."""


def table_page(visitor: Visitor, viewer: Viewer) -> str:
    """The complete page. The page's socket then keeps it up to date."""
    table, game = viewer.table, viewer.table.game
    shown, cache = page_of(replace(viewer, text=True)), viewer.cache()
    part = defaultdict(str, {name.removeprefix("part-"): markup(html) for name, html in assemble(parts(shown)).items()})
    seats, scene = len(table.seats), cache.scene(table, viewer.n)
    large = seat_cards.large_seat(viewer, scene)
    values: dict[str, object] = {
        "sort": f"page-table game-{game.name}",
        "table": table,
        "part": part,
        "others": [(large + turn) % seats + 1 for turn in range(1, seats)],
        "large": large + 1,
        "areas": [(name, markup(html)) for name, html in areas(viewer.voice, game, seats, _lists(shown))],
        "signs": SIGNS,
        "title": shown.title,
        "fingerprint": shown.fingerprint,
        "preview": markup(preview(viewer)),
        "protocol": PROTOCOL,
        "at": None if viewer.at is None else viewer.n,
        "pace": round(1000 * table.pace.seconds),
        "has_cheer": has("cheer", game.name),
        "fixed_parts": _fixed_parts(
            viewer.lang,
            game.name,
            tuple(hints.levels(game)),
            bool(table.seats_held_by(viewer.person)),
            None if table.is_over else seats - 1,
            len(table.seats_played_by(viewer.person)) > 1,
        ),
        "has_legend": has_signs(game),
    }
    return template_page(visitor, "play/table.html", values, game=game.name, you=viewer.you)


def _lists(page: Page) -> Mapping[str, Sequence[Html]]:
    return {name: part for name, part in parts(page).items() if not isinstance(part, str)}


@lru_cache(maxsize=256)
def _fixed_parts(
    lang: str, game: str, aids: Sequence[int], is_player: bool, others: int | None, is_shared: bool
) -> dict[str, Markup]:
    """What of the page is the same at many tables, made once; `others` play on if this player does not."""
    say, template = HtmlTranslator(lang, game).plain, "play/table_fixed.html"
    tutor = (hints.TUTOR, hints.TUTOR_AMOUNTS, hints.TUTOR_USUAL)
    fixed_parts = {
        "help_levels": made_by(template, "help_levels", say, aids, *tutor),
        "settings": made_by(template, "settings", say, is_player, is_shared, len(SPEEDS), CALM),
        "dialogs": made_by(template, "dialogs", say, others) if is_player and others is not None else NOTHING,
        "notices": made_by(template, "notices", say),
    }
    return {name: markup(html) for name, html in fixed_parts.items()}
