"""What a page is told besides its elements: what can be heard and felt of a moment, and the moment when a game ends."""

from __future__ import annotations

from tumblestar.contract.state import CHANCE
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer, ending
from tumblestar.web.edition import offered
from tumblestar.web.markup import attributes, button, seat_sign
from tumblestar.words import Phrase


def end_moment(viewer: Viewer, cache: RenderCache) -> str:
    """Always hidden: `end.js` shows it when the end comes, and not after a reload."""
    table, say = viewer.table, viewer.voice
    if not viewer.is_live or not table.record.is_over or table.record.end == "abandoned":
        return '<section id="part-end" class="end" hidden></section>'
    shares = table.record.shares()
    marks = "".join(seat_sign(seat) for seat, share in enumerate(shares) if share)
    own = attributes(data_won=bool(viewer.you is not None and shares[viewer.you]))
    decided = _decided(viewer)
    reason = f"<p>{say(decided)}</p>" if decided else ""
    return (
        f'<section id="part-end" class="end" data-over{own} aria-labelledby="end-head" hidden>{marks}'
        f'<div><h2 id="end-head">{say(ending(table, cache))}</h2>{reason}'
        f"{''.join(offered(lambda feature: feature.over_moment(viewer)))}</div>"
        f"{button(say('close'), data_do='end')}</section>"
    )


def _decided(viewer: Viewer) -> Phrase | None:
    """The points in which the winner is farthest ahead of the best of the others; None if points did not decide."""
    table = viewer.table
    game, shares = table.game, table.record.shares()
    winners = [seat for seat, share in enumerate(shares) if share]
    others = [seat for seat, share in enumerate(shares) if not share]
    if table.record.end != "over" or len(winners) != 1 or not others:
        return None
    best = max(others, key=lambda seat: game.points(table.state, seat))
    ours, theirs = game.breakdown(table.state, winners[0]), game.breakdown(table.state, best)
    leads = [(mine.points - other.points, mine, other) for mine, other in zip(ours, theirs, strict=True)]
    lead, mine, other = max(leads, key=lambda one: one[0], default=(0, None, None))
    if lead <= 0 or mine is None or other is None:
        return None
    name = Phrase(mine.name, {}, game.name)
    return Phrase("end-decided", {"part": name, "points": mine.points, "behind": other.points})


# ------------------------------------------------------------------------------------------------ moment


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
