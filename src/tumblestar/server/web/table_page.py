"""The page of a table: its parts laid out, and round them what never changes while one plays."""

from __future__ import annotations

from dataclasses import replace

from tumblestar.server.web.advice_panel import choice
from tumblestar.server.web.markup import button, safe
from tumblestar.server.web.page_patches import laid_out
from tumblestar.server.web.page_updates import page_of, parts
from tumblestar.server.web.pages import Reader, page
from tumblestar.server.web.people_panel import notices
from tumblestar.server.web.viewer import View


def table_page(reader: Reader, view: View) -> str:
    """The whole page, complete as it stands; the socket then keeps it up to date."""
    say, table = view.voice, view.table
    shown = page_of(replace(view, text=True))
    part = {name.removeprefix("part-"): html for name, html in laid_out(parts(shown)).items()}
    at = "" if view.at is None else f' data-at="{view.n}"'
    width, height = table.game.picture.BOARD_SIZE
    sort = "table tall" if height > 1.2 * width else "table"  # a wide page has its height for the board, not its width
    body = (
        f'<div id="table" class="{sort}" data-live="/live/{safe(table.id)}" data-n="{table.live}" '
        f'data-print="{shown.mark}" data-game="{table.game.name}"{at}>'
        f'<h1>{say("game-name")}</h1><div class="play">'
        f"{part['status']}{part['people']}{part['palette']}{part['board']}{part['moment']}{_hint(view)}"
        f"{part['actions']}{part['rows']}"
        f'<div class="decide">{choice(view)}{part["odds"]}</div></div>'
        f'<div class="beside">{part["final"]}{part["cards"]}{part["seats"]}{part["chat"]}{part["log"]}{part["text"]}'
        f"{part['type']}{part['host']}{_more(view)}</div>"
        f"{_dialogs(view)}</div>"
        f'<p id="time" class="unseen" role="status" data-copied="{say("link-copied")}" '
        f'data-turn="{say("notify-text")}" '
        f'data-soon10="{say("clock-soon", count=10)}" data-soon30="{say("clock-soon", count=30)}"></p>'
        f"{_line(view)}"
        f'<div id="refused" class="refused" role="alert" hidden><p></p>{button(say("refused-rule"), data_do="help")}'
        f"{button(say('close'), data_do='dismiss')}</div>"
    )
    return page(reader, safe(shown.title), body, sort="page-table", scripts=("page.js", "table.js", "together.js"))


def _hint(view: View) -> str:
    """Where a target says what it would do, and where a turn is confirmed."""
    return (
        f'<div id="hint" class="would"><p aria-hidden="true">'
        f"</p>{button(view.voice('action-confirm'), sort='primary', data_do='confirm', hidden=True)}"
        f'<span id="heard" class="unseen" role="status"></span></div>'
    )


def _more(view: View) -> str:
    say, table = view.voice, view.table
    address = f"/table/{safe(table.id)}"
    confirm = (
        f'<label class="switch"><input type="checkbox" data-setting="confirm"> {say("setting-confirm")}</label>'
        + notices(view)
        if table.membership.held(view.person)
        else ""
    )
    return (
        f'<section class="tools" aria-labelledby="more-head"><h2 id="more-head">{say("more-head")}</h2>{confirm}<p>'
        f"{button(say('rules-open'), data_opens='dialog-rules')} "
        f'<a href="{address}/record" download>{say("action-record")}</a> '
        f'<a href="{address}/verify">{say("action-verify")}</a></p></section>'
    )


def _line(view: View) -> str:
    """What is said when the line to the server is broken: that it is tried again, or why that is of no use."""
    say, address = view.voice, f"/table/{safe(view.table.id)}"
    why = "".join(
        f'<span data-why="{name}" hidden>{say(f"line-{name}")} <a href="{address}">{say(f"line-{name}-do")}</a></span>'
        for name in ("password", "refused")
    )
    return (
        f'<p id="line" class="line" role="status" hidden><span data-why="lost">{say("line-lost")}</span>{why}'
        f'<span data-why="many" hidden>{say("line-many")}</span></p>'
    )


def _dialogs(view: View) -> str:
    say, table = view.voice, view.table
    game = table.game.name
    rules = (
        f'<dialog id="dialog-rules" class="help" aria-labelledby="dialog-rules-head"><div class="bar">'
        f'<h2 id="dialog-rules-head">'
        f"{say('rules-head', game=say.plain('game-name'))}</h2>{button(say('close'), data_closes='dialog-rules')}</div>"
        f'<div class="content" data-rules="/rules/{game}?fragment=1"><p>'
        f'<a href="/rules/{game}">{say("rules-page-link")}</a></p></div></dialog>'
    )
    if table.is_over or not table.membership.held(view.person):
        return rules
    kind = "resign" if len(table.seats) > 1 else "give-up"
    resign = (
        f'<dialog id="dialog-resign" aria-labelledby="dialog-resign-head">'
        f'<h2 id="dialog-resign-head">{say(kind + "-head")}</h2>'
        f"<p>{say(kind + '-sure')}</p>"
        f'<p class="do">{button(say(kind + "-yes"), sort="danger", data_do="resign", data_closes="dialog-resign")} '
        f"{button(say('resign-no'), data_closes='dialog-resign')}</p></dialog>"
    )
    return rules + resign
