"""The page of a table: its sections, the parts that never change, and the card to show with links to it.

Whoever may not see a table does not get its card.
"""

from __future__ import annotations

import textwrap
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.picture import seat_disc
from tumblestar.play import PROTOCOL
from tumblestar.play.action_buttons import practice_dialog
from tumblestar.play.advice_panel import level_choice, tutor_dialog
from tumblestar.play.board_in_words import legend_frame
from tumblestar.play.page_updates import assemble, page_of, parts
from tumblestar.play.timeline import prepare
from tumblestar.play.viewer import Viewer, ending
from tumblestar.security.limits import asker_of
from tumblestar.tables.bots import NORMAL, SPEEDS
from tumblestar.web.covers import CARD_HEIGHT, answer, elements, framed, text_at
from tumblestar.web.drawing import can_draw
from tumblestar.web.markup import HtmlTranslator, button, choices, safe
from tumblestar.web.pages import Visitor, page, rules_dialog
from tumblestar.web.request_context import number_in, visited_table
from tumblestar.web.services import services_of

LINE, MOST_LINES = 26, 4
"""Letters in a line, and lines, of the sentence that says how the game ended."""


def card(viewer: Viewer) -> str:
    """The card as SVG."""
    table, say, drawn = viewer.table, viewer.voice, viewer.cache()
    game, state, names = table.game, table.state, drawn.names()
    width, height = game.picture.BOARD_SIZE
    board = "".join(drawn.board(table, drawn.scene(table, len(table.record.events)), None))
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


def preview(viewer: Viewer, path: str = "", title: str = "") -> str:
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


SCRIPTS = [f"{name}.js" for name in ("table", "text", "people", "alerts", "skip", "explain", "replay", "end")]


def table_page(visitor: Visitor, viewer: Viewer) -> str:
    """The complete page. The page's socket then keeps it up to date."""
    say, table = viewer.voice, viewer.table
    shown = page_of(replace(viewer, text=True))
    part = {name.removeprefix("part-"): html for name, html in assemble(parts(shown)).items()}
    at = "" if viewer.at is None else f' data-at="{viewer.n}"'
    width, height = table.game.picture.BOARD_SIZE
    sort = "table tall" if height > 1.1 * width else "table"  # a wide page gives its height to the board
    # rows with pieces belong to the board; those with points alone repeat what it shows, and a phone has them below
    near, far = ("", part["rows"]) if table.game.picture.board_of else (part["rows"], "")
    body = (
        f'<div id="table" class="{sort}" data-live="/live/{safe(table.id)}" data-protocol="{PROTOCOL}" '
        f'data-n="{table.live}" data-print="{shown.fingerprint}" data-game="{table.game.name}" '
        f'data-pace="{round(1000 * table.pace.seconds)}"{at}>'
        f'<h1>{say("game-name")}</h1><div class="play">'
        f"{part['status']}{part['people']}{part['palette']}{part['board']}{part['moment']}"
        f"{_hint(viewer, part['replay'])}{near}{part['actions']}</div>"
        f'<div class="below">{far}{part["others"]}<div class="decide">{level_choice(viewer)}{part["odds"]}</div></div>'
        f'<div class="beside">{part["final"]}{part["seats"]}{part["chat"]}{part["log"]}{legend_frame(viewer)}'
        f"{part.get('panels', '')}"
        f"{_more(viewer, part['text'] + part['type'] + part['host'])}</div>"
        f"{part['end']}{part['asked']}{_dialogs(viewer)}</div>"
        f'<p id="time" class="unseen" role="status" data-turn="{say("notify-text")}" '
        f'data-again="{say("confirm-again")}" '
        f'data-low="{say("clock-low")}" data-last="{say("clock-last")}" '
        f'data-soon10="{say("clock-soon", count=10)}" data-soon30="{say("clock-soon", count=30)}"></p>'
        f"{_connection_status(viewer)}"
        f'<div id="bubble" class="bubble" role="status" hidden></div>'
        f'<div id="refused" class="refused" role="alert" hidden><p></p>{button(say("refused-rule"), data_do="help")}'
        f"{button(say('close'), data_do='dismiss')}</div>"
    )
    return page(visitor, safe(shown.title), body, "page-table", SCRIPTS, preview(viewer))


def _hint(viewer: Viewer, replay: str) -> str:
    """The element that describes the effect of an action and confirms the end of a turn; or goes over a game."""
    return (
        f'<div id="hint" class="would"><p aria-hidden="true">'
        f"</p>{button(viewer.voice('action-confirm'), sort='primary', data_do='confirm', hidden=True)}"
        f'<span id="announcement" class="unseen" role="status"></span>{replay}</div>'
    )


def _more(viewer: Viewer, parts: str) -> str:
    """What a game can do without, folded: the board in text, typed actions, settings, and files."""
    say, table = viewer.voice, viewer.table
    address = f"/table/{safe(table.id)}"
    return (
        f'<details id="more" class="text"><summary>{say("more-head")}</summary>{settings(viewer)}'
        f'{parts}<p class="files">'
        f'<a href="{address}/record" download>{say("action-record")}</a> '
        f'<a href="{address}/verify">{say("action-verify")}</a></p></details>'
    )


def _connection_status(viewer: Viewer) -> str:
    """The messages about a connection that is in doubt or lost: the page retries, or why it does not."""
    say, address = viewer.voice, f"/table/{safe(viewer.table.id)}"
    causes = "".join(
        f'<span data-cause="{name}" hidden>{say(f"line-{name}")} '
        f'<a href="{address}">{say(f"line-{name}-do")}</a></span>'
        for name in ("password", "refused", "table")
    )
    return (
        f'<p id="connection" role="status" hidden><span data-cause="doubt" hidden>{say("line-doubt")}</span>'
        f'<span data-cause="lost">{say("line-lost")}</span>{causes}'
        f'<span data-cause="many" hidden>{say("line-many")}</span></p>'
    )


def _dialogs(viewer: Viewer) -> str:
    say, table = viewer.voice, viewer.table
    rules = rules_dialog(say, table.game.name)
    if table.is_over or not table.seats_held_by(viewer.person):
        return rules
    kind = "resign" if len(table.seats) > 1 else "give-up"
    resign = (
        f'<dialog id="dialog-resign" aria-labelledby="dialog-resign-head">'
        f'<h2 id="dialog-resign-head">{say(kind + "-head")}</h2>'
        f"<p>{say(kind + '-sure', count=len(table.seats) - 1)}</p>"
        f'<p class="do">{button(say(kind + "-yes"), sort="danger", data_do="resign", data_closes="dialog-resign")} '
        f"{button(say('resign-no'), data_closes='dialog-resign')}</p></dialog>"
    )
    return rules + resign + practice_dialog(viewer) + tutor_dialog(viewer)


# -- table settings


def settings(viewer: Viewer) -> str:
    """The switches and choices, for players and spectators."""
    say = viewer.voice
    speeds = choices(((str(speed), say(f"speed-{speed}")) for speed in reversed(range(len(SPEEDS)))), str(NORMAL))
    made = f'<label class="one-line">{say("setting-speed")} <select data-setting="speed">{speeds}</select></label>'
    if viewer.table.seats_held_by(viewer.person):
        made += _switch(say, "confirm")
    return (
        f'<fieldset id="table-settings"><legend>{say("settings-head")}</legend>{made}{_switch(say, "gains")}'
        f"{_switch(say, 'sound')}{_switch(say, 'bubble')}{_notices(viewer)}</fieldset>"
    )


def _switch(say: HtmlTranslator, name: str) -> str:
    return f'<label class="switch"><input type="checkbox" data-setting="{name}"> {say(f"setting-{name}")}</label>'


def _notices(viewer: Viewer) -> str:
    """How to be notified of one's turn by the browser, for players."""
    say = viewer.voice
    if not viewer.table.seats_held_by(viewer.person):
        return ""
    allow = button(say("notify-allow"), data_do="notify", aria_describedby="notify-how")
    return (
        f'<p data-notify="default" hidden>{allow} '
        f'<span class="hint" id="notify-how">{say("notify-how")}</span></p>'
        f'<p class="hint" data-notify="denied" hidden>{say("notify-denied")}</p>'
    )
