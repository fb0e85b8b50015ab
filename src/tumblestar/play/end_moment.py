"""The moment when a game ends: who won, and what decided it, over the board of a page that was there."""

from __future__ import annotations

from tumblestar.play.render_cache import RenderCache
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
