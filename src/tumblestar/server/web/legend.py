"""The legend of a picture: its signs in words, with how the viewer stands, for the list beside the board and for hints.

A page asks for the legend when it is first wanted, so that updates neither make nor carry it.
"""

from __future__ import annotations

from tumblestar.contract.capabilities import Explanation
from tumblestar.server.web.markup import HtmlTranslator, button, safe
from tumblestar.server.web.render_cache import RenderCache
from tumblestar.server.web.viewer import Viewer


def legend_frame(viewer: Viewer) -> str:
    """The folded list, still empty, and the place of the explanation of one sign."""
    say = viewer.voice
    hint = '<div id="explanation" class="explanation" role="tooltip" hidden></div>'
    if not _has_legend(viewer):
        return ""
    return (
        f'<details id="part-legend" class="text legend"><summary>{say("legend-head")}</summary>'
        f'<ul id="legend" class="scroll" tabindex="0" aria-label="{say("legend-head")}"></ul></details>{hint}'
    )


def _has_legend(viewer: Viewer) -> bool:
    game = viewer.table.game
    return game.has_module("legend") or game.has_module("cards")


def legend(viewer: Viewer) -> str:
    """The entries of the list, for the seat whose board the viewer sees large."""
    cache = viewer.cache()
    state = cache.scene(viewer.table, viewer.n).state
    seat = viewer.large_seat(state)
    if seat is None:
        seat = viewer.table.game.turn(state)[1]
    return cache.cached(("legend", viewer.lang, viewer.at, seat, viewer.you), _entries, viewer, cache, seat)


def _entries(viewer: Viewer, cache: RenderCache, seat: int) -> str:
    say, game, names = viewer.voice, viewer.table.game, cache.names()
    state = cache.scene(viewer.table, viewer.n).state
    if game.has_module("legend"):
        found = list(game.legend.explanations(state, seat, names))
    else:
        found = [Explanation("", "", name, does, "") for name, does in game.cards.cards(state)]
    whose = say("legend-of", seat=names[seat])
    return "".join(_entry(say, entry, whose) for entry in found)


def _entry(say: HtmlTranslator, entry: Explanation, whose: str) -> str:
    icon = f'<svg class="ts" viewBox="-40 -44 80 88" aria-hidden="true">{entry.icon}</svg>' if entry.icon else ""
    key = f' data-key="{safe(entry.key)}"' if entry.key else ""
    now = ""
    if entry.standing or entry.facts:
        owner = f'<span class="whose">{whose}</span> ' if entry.standing else ""
        now = f'<p class="now">{owner}{" ".join(say(phrase) for phrase in (*entry.standing, *entry.facts))}</p>'
    rule = button(say("refused-rule"), sort="quiet", data_opens="dialog-rules", data_tag=entry.tag) if entry.tag else ""
    return f"<li{key}>{icon}<div><h3>{say(entry.name)}</h3><p>{say(entry.meaning)}</p>{now}{rule}</div></li>"
