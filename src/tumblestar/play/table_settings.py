"""The settings of a table's page. The browser remembers them; `data-setting` names each for the page's scripts."""

from __future__ import annotations

from tumblestar.play.viewer import Viewer
from tumblestar.tables.pace import NORMAL, SPEEDS
from tumblestar.web.markup import HtmlTranslator, button, choices


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
