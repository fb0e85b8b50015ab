"""The seats of a table's page: players and points, and the final table."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.modules import ScorePart
from tumblestar.play import people_panel
from tumblestar.play.people_panel import others_seat
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer, ending
from tumblestar.record.narration import outcome
from tumblestar.web.edition import features
from tumblestar.web.markup import attributes, button, copied_notice, safe, scrolling, seat_sign
from tumblestar.words import Phrase, has

ADDED_UP = 3
"""The final table has a row for the sum if there are at least so many kinds of points."""


def seat_list(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> list[str]:
    """The seats as a list of elements."""
    table, state = viewer.table, scene.state
    acting = -1 if viewer.is_live and table.is_over else table.game.actor(state)
    points = cache.points(table, scene.n, state)
    return cache.cached_until_people_change(
        ("seats", viewer.lang, viewer.you, acting, points), _each_seat, viewer, cache, acting, points
    )


def _each_seat(viewer: Viewer, cache: RenderCache, acting: int, points: Sequence[int]) -> list[str]:
    return [_seat(viewer, cache, seat, seat == acting, count) for seat, count in enumerate(points)]


def _seat(viewer: Viewer, cache: RenderCache, seat: int, is_acting: bool, points: int) -> str:
    """A seat: its player, its points, whether it is to act, and containers for what differs between viewers."""
    say = viewer.voice
    name = cache.names()[seat]
    own_name = viewer.table.seats[seat].name if seat == viewer.you else ""
    label = say("seat-you-named", name=own_name) if own_name else say("seat-text", name=name)
    look = ""
    if viewer.table.game.picture.board_of and len(viewer.table.seats) > 1:
        named = say("seat-board-of", name=name)
        look = button(say("seat-board"), sort="quiet", data_do="board", data_seat=seat + 1, aria_label=named)
    return (
        f'<li class="seat"{attributes(aria_current="true" if is_acting else None)}>{seat_sign(seat)}'
        f'<span class="name">{label}</span> <span id="beside-{seat + 1}" class="by-name" data-keep></span> {look}'
        f'<span class="points">{say("seat-points", count=points)}</span>'
        f'<div id="own-actions-{seat + 1}" class="own-actions" data-keep></div></li>'
    )


def own_actions(viewer: Viewer, seat: int) -> list[str]:
    """The forms and buttons of the viewer's own seat."""
    say, table = viewer.voice, viewer.table
    html = people_panel.own_seat(viewer, seat) or others_seat(viewer, seat)
    actions = [html] if html else []
    if table.is_over or seat not in table.seats_played_by(viewer.person):
        return actions
    name, label = safe(table.seats[seat].name), say("seat-rename", count=seat + 1)
    rename = (
        f'<details class="rename"><summary>{say("seat-rename-open")}</summary>'
        f'<form data-do="rename" data-seat="{seat + 1}"><label class="unseen" for="name-{seat + 1}">{label}</label>'
        f'<input id="name-{seat + 1}" name="name" maxlength="40" autocomplete="off" value="{name}">'
        f"<button>{say('seat-rename-do')}</button></form></details>"
    )
    return [rename, *actions]


def final_table(viewer: Viewer, cache: RenderCache) -> str:
    """The final table: win shares, points, and what scored them."""
    say, table = viewer.voice, viewer.table
    if not viewer.is_live or not table.record.is_over:
        return '<section id="part-final" class="final" hidden></section>'
    game, shares = table.game, table.record.shares()
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat], -game.points(table.state, seat), seat))
    names = [Phrase("seat-text", {"name": cache.names()[seat]}) for seat in order]
    look = [' class="won"' if shares[seat] else "" for seat in order]
    head = "".join(f'<th scope="col"{won}>{say(name)}</th>' for name, won in zip(names, look, strict=True))
    breakdowns = [game.breakdown(table.state, seat) for seat in order]
    outcomes = [None if table.record.end == "abandoned" else outcome(shares[seat]) for seat in order]
    rows = [(say("final-share"), [say(one) if one else "–" for one in outcomes])]
    rows += [(say(same[0].name), [_piece(viewer, piece) for piece in same]) for same in zip(*breakdowns, strict=True)]
    if len(breakdowns[0]) >= ADDED_UP:
        rows.append((say("final-points"), [str(game.points(table.state, seat)) for seat in order]))
    body = ""
    for kind, cells in rows:
        made = "".join(f"<td{won}>{cell}</td>" for cell, won in zip(cells, look, strict=True))
        body += f'<tr><th scope="row">{kind}</th>{made}</tr>'
    made = f"<table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"
    return (
        f'<section id="part-final" class="final" aria-labelledby="final-head"><h2 id="final-head">{say("final-head")}'
        f'</h2><p>{say(ending(table, cache))}</p>{_over_links(viewer)}<div id="earned" data-keep></div>'
        f"{scrolling(made, 'final-head')}</section>"
    )


def _over_links(viewer: Viewer) -> str:
    """What features offer for a game that has ended."""
    links = [link for feature in features() for link in feature.over_links(viewer)]
    return f'<p class="do">{" ".join([*links, copied_notice(viewer.voice)])}</p>'


def earned(viewer: Viewer) -> list[str]:
    """What the viewer has earned by the game."""
    return [html for feature in features() for html in feature.over_earned(viewer)]


def _piece(viewer: Viewer, piece: ScorePart) -> str:
    """The points of a kind, and the pieces that scored them."""
    say, game = viewer.voice, viewer.table.game.name
    names = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
    made = f' <span class="pieces">{say(Phrase("list", {"items": names}))}</span>' if names else ""
    return f"{piece.points}{made}"
