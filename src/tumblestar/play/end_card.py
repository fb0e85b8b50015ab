"""The moment when a game ends: the card over the board, and what `end.js` needs to lead up to it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from tumblestar.play import action_buttons
from tumblestar.play.seat_cards import CROWN, plate_name
from tumblestar.play.viewer import ending, places
from tumblestar.web.drawn_board import parts_of_table
from tumblestar.web.feature import offered
from tumblestar.web.markup import Html, attributes, button, copied_notice, seat_sign
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.play.render_cache import RenderCache
    from tumblestar.play.viewer import Viewer


def end_card(viewer: Viewer, cache: RenderCache) -> Html:
    """Always hidden: `end.js` shows it when the end comes, and not after a reload."""
    table, say, ranks = viewer.table, viewer.voice, places(viewer)
    if not ranks:
        return Html('<section id="part-end" class="end" hidden></section>')
    shares, own = table.record.shares(), table.seats_held_by(viewer.person)
    is_played, mine = table.record.end == "over", [seat for seat in own if shares[seat]]
    told = attributes(
        data_won=bool(mine) and is_played,
        data_played=is_played,
        data_winners=" ".join(str(seat + 1) for seat, share in enumerate(shares) if share) or None,
        data_decided=" ".join(parts_of_table(table.game).decided(table.state)) if is_played else None,
    )
    rows = "".join(
        _row(viewer, cache, seat, rank if len(ranks) > 1 else 0, bool(shares[seat])) for seat, rank in ranks.items()
    )
    decided = _decided(viewer)
    reason = f"<p>{say(decided)}</p>" if decided else ""
    links = [*action_buttons.over_buttons(viewer), *offered(lambda feature: feature.over_moment(viewer))]
    told_later = "".join(
        f'<p id="end-{name}" data-from="{address}" data-keep></p>'
        for name, address in offered(lambda feature: feature.over_told(viewer))
    )
    return Html(
        f'<section id="part-end" class="end" data-over{told} aria-labelledby="end-head" tabindex="-1" hidden>'
        f'<h2 id="end-head">{say(_headline(viewer, cache, ranks, shares))}</h2>{reason}<ol class="ranks">{rows}</ol>'
        f'{told_later}<div class="do">{"".join(links)}'
        f'<a href="/">{say("nav-shelf")}</a>{copied_notice(say)}{button(say("close"), sort="unseen", data_do="end")}'
        f"</div></section>"
    )


def _row(viewer: Viewer, cache: RenderCache, seat: int, rank: int, has_won: bool) -> Html:
    """The line of a seat: its place, mark and name, points, and the crown of who has won."""
    say, table = viewer.voice, viewer.table
    points = table.game.points(table.state, seat)
    parts = [score.points for score in parts_of_table(table.game).scores(table.state, seat)]
    steps = " ".join(map(str, parts if parts and sum(parts) == points else [points]))
    name = say("plate-you") if seat == viewer.you else say("seat-text", name=plate_name(cache, seat))
    look = attributes(class_="mine" if seat == viewer.you else None, data_seat=seat + 1, data_steps=steps)
    crown, place = f'<span class="crown">{CROWN}</span>' if has_won else "", f"<b>{rank}</b>" if rank else ""
    return Html(
        f'<li{look}>{place}{seat_sign(seat)}{crown}<span class="name" dir="auto">{name}</span>'
        f'<b class="score">{say("plate-score", count=points)}</b></li>'
    )


def _headline(viewer: Viewer, cache: RenderCache, ranks: dict[int, int], shares: Sequence[Fraction]) -> Phrase:
    """How the game ended; to who lost to one other, at which place, and how far behind."""
    table, winners = viewer.table, [seat for seat, share in enumerate(shares) if share]
    if viewer.you is None or viewer.you in winners or len(winners) != 1 or table.record.end != "over":
        return ending(table, cache)
    behind = table.game.points(table.state, winners[0]) - table.game.points(table.state, viewer.you)
    told = {"seat": cache.names()[winners[0]], "place": ranks[viewer.you], "count": max(0, behind)}
    return Phrase("end-lost", told)


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
    if len(ours) == 1 or sum(part.points for part in ours) != game.points(table.state, winners[0]):
        return None
    leads = [(mine.points - other.points, mine, other) for mine, other in zip(ours, theirs, strict=True)]
    lead, mine, other = max(leads, key=lambda by: by[0], default=(0, None, None))
    if lead <= 0 or mine is None or other is None:
        return None
    name = Phrase(mine.name, {}, game.name)
    return Phrase("end-decided", {"part": name, "points": mine.points, "behind": other.points})
