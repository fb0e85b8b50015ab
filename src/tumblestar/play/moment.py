"""The shown position as data for the page's scripts: its number, who led to it, and which sounds belong to that."""

from __future__ import annotations

from tumblestar.contract.state import CHANCE
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer
from tumblestar.web.markup import attributes


def moment(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> str:
    """An element without contents. `data-by="bot"` and `data-heard` describe the last step of a live game."""
    count = len(viewer.table.record.events)
    by, heard = _last_step(viewer, cache, scene) if viewer.is_live and scene.n == count else ("", [])
    told = attributes(data_by=by or None, data_heard=" ".join(heard) or None)
    return f'<i id="moment" data-n="{scene.n}" data-of="{count}"{told} hidden></i>'


def _last_step(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> tuple[str, list[str]]:
    """Who took the last step, an action with the outcomes of chance after it; and its sounds, told from the points."""
    step, table = cache.step, viewer.table
    if step is None:
        return "", []
    actor, before = table.record.events[step.n].actor, cache.points(table, step.n, step.before)
    now = cache.points(table, scene.n, scene.state)
    rises = [new - old for old, new in zip(before, now, strict=True)]
    heard = ["roll"] if table.record.events[-1].actor == CHANCE else ["place"]
    if any(rise < 0 for seat, rise in enumerate(rises) if seat != actor):
        heard.append("theft")
    elif rises[actor] > 0:
        heard.append("score")
    if table.is_over:
        heard.append("win")
    return "bot" if table.seats[actor].playing_bot else "person", heard
