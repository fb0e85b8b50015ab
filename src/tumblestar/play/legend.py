"""The legend of a picture: its signs in words, with how the viewer stands, for the list beside the board and for hints.

A page asks for the legend when it is first wanted, so that updates neither make nor carry it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from tumblestar.contract.capabilities import Explanation
from tumblestar.play.viewer import Viewer
from tumblestar.web.markup import button, safe, small_picture
from tumblestar.words import Phrase

Made = TypeVar("Made")


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
    return _cached("legend", viewer, _list)


def explanation(viewer: Viewer, key: str) -> str:
    """One entry, with what takes longer to find; "" for a sign that the legend lacks."""
    entry = _cached("signs", viewer, _signs).get(key)
    if entry is None:
        return ""
    return viewer.cache().cached(
        ("sign", viewer.lang, viewer.at, _seat(viewer), viewer.you, key), _whole, viewer, entry
    )


def _cached(name: str, viewer: Viewer, make: Callable[[Viewer], Made]) -> Made:
    return viewer.cache().cached((name, viewer.lang, viewer.at, _seat(viewer), viewer.you), make, viewer)


def _seat(viewer: Viewer) -> int:
    """The seat of the board that is large."""
    state = viewer.cache().scene(viewer.table, viewer.n).state
    seat = viewer.large_seat(state)
    return viewer.table.game.turn(state)[1] if seat is None else seat


def _signs(viewer: Viewer) -> dict[str, Explanation]:
    """The entries by key; those of a game that has cards only are numbered."""
    game, cache = viewer.table.game, viewer.cache()
    state = cache.scene(viewer.table, viewer.n).state
    if game.has_module("legend"):
        return {entry.key: entry for entry in game.legend.explanations(state, _seat(viewer), cache.names())}
    found = game.cards.cards(state)
    return {str(n): Explanation("", "", name, does, "") for n, (name, does) in enumerate(found)}


def _list(viewer: Viewer) -> str:
    made = ""
    for entry in _cached("signs", viewer, _signs).values():
        key = f' data-key="{safe(entry.key)}"' if entry.key else ""
        ask = button(viewer.voice("legend-more"), sort="quiet", data_more="") if entry.more else ""
        made += f"<li{key}>{_entry(viewer, entry, entry.standing, ask)}</li>"
    return made


def _whole(viewer: Viewer, entry: Explanation) -> str:
    more = entry.more() if entry.more else ()
    return _entry(viewer, entry, (*entry.standing, *more), "")


def _entry(viewer: Viewer, entry: Explanation, standing: Sequence[Phrase], ask: str) -> str:
    say = viewer.voice
    icon = small_picture(entry.icon) if entry.icon else ""
    now = ""
    if standing or entry.facts:
        whose = say("legend-of", seat=viewer.cache().names()[_seat(viewer)])
        owner = f'<span class="whose">{whose}</span> ' if standing else ""
        now = f'<p class="now">{owner}{" ".join(say(phrase) for phrase in (*standing, *entry.facts))}</p>'
    rule = button(say("refused-rule"), sort="quiet", data_opens="dialog-rules", data_tag=entry.tag) if entry.tag else ""
    return f"{icon}<div><h3>{say(entry.name)}</h3><p>{say(entry.meaning)}</p>{now}{ask}{rule}</div>"
