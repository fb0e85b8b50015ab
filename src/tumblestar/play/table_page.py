"""The page of a table: its sections, and the parts that never change."""

from __future__ import annotations

from dataclasses import replace

from tumblestar.play.advice_panel import level_choice, tutor_dialog
from tumblestar.play.agreements import practice_dialog
from tumblestar.play.card import preview
from tumblestar.play.legend import legend_frame
from tumblestar.play.page_patches import assemble
from tumblestar.play.page_updates import page_of, parts
from tumblestar.play.viewer import Viewer
from tumblestar.tables.pace import NORMAL, SPEEDS
from tumblestar.web.markup import HtmlTranslator, button, choices, safe
from tumblestar.web.pages import Visitor, page, rules_dialog

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
        f'<div id="table" class="{sort}" data-live="/live/{safe(table.id)}" data-n="{table.live}" '
        f'data-print="{shown.fingerprint}" data-game="{table.game.name}" '
        f'data-pace="{round(1000 * table.pace.seconds)}"{at}>'
        f'<h1>{say("game-name")}</h1><div class="play">'
        f"{part['status']}{part['people']}{part['palette']}{part['board']}{part['moment']}"
        f"{_hint(viewer, part['replay'])}{near}{part['actions']}</div>"
        f'<div class="below">{far}{part["others"]}<div class="decide">{level_choice(viewer)}{part["odds"]}</div></div>'
        f'<div class="beside">{part["final"]}{part["seats"]}{part["chat"]}{part["log"]}{legend_frame(viewer)}'
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
    if table.is_over or not table.membership.seats_held_by(viewer.person):
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


# ------------------------------------------------------------------------------------------------ table settings


def settings(viewer: Viewer) -> str:
    """The switches and choices, for players and spectators."""
    say = viewer.voice
    speeds = choices(((str(speed), say(f"speed-{speed}")) for speed in reversed(range(len(SPEEDS)))), str(NORMAL))
    made = f'<label class="one-line">{say("setting-speed")} <select data-setting="speed">{speeds}</select></label>'
    if viewer.table.membership.seats_held_by(viewer.person):
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
    if not viewer.table.membership.seats_held_by(viewer.person):
        return ""
    allow = button(say("notify-allow"), data_do="notify", aria_describedby="notify-how")
    return (
        f'<p data-notify="default" hidden>{allow} '
        f'<span class="hint" id="notify-how">{say("notify-how")}</span></p>'
        f'<p class="hint" data-notify="denied" hidden>{say("notify-denied")}</p>'
    )
