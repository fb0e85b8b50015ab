"""Advice before a decision in Twinkle Twinkle: the points that each tile or placement brings at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle_twinkle.description import points_gained
from tumblestar.games.twinkle_twinkle.evaluation import placements
from tumblestar.games.twinkle_twinkle.parts import CELL_NAMES, CELLS, CURRENT, EMPTY, LINES, ROUNDS, phrase
from tumblestar.games.twinkle_twinkle.reference import tile_in_row, tile_words
from tumblestar.games.twinkle_twinkle.rules import NOBODY, PLACE, TAKING, State, actor, apply

NEVER = phrase("advice-never")
HAS_ODDS = False

Ranked = tuple[float, AdviceRow]


def advice(s: State, names: Sequence[Name], has_points: bool) -> Advice | None:
    """The points that every tile of the row, or every placement, brings at once, most points first.

    Among as many points, lines that stay open count. None where chance is to act, and without points.
    """
    del names
    if actor(s) < 0 or not has_points:
        return None
    ways = sorted(_tiles(s) if s.phase == TAKING else _places(s), key=lambda way: -way[0])
    if s.phase == TAKING:
        columns, note = (phrase("advice-brings"), phrase("advice-stands")), "advice-note-take"
    else:
        columns, note = (phrase("advice-brings"),), "advice-note-place"
    return Advice(columns, tuple(way for _, way in ways), phrase(note))


def _tiles(s: State) -> Iterator[Ranked]:
    """Each tile of the row: the points that it brings in its best cell, and where its standee would stand."""
    known: dict[int, tuple[float, int]] = {}
    is_last = s.round == ROUNDS[s.seats] - 1
    for space in range(CURRENT[s.seats]):
        kind = s.current[space]
        if kind == EMPTY:
            continue
        taken = State.after(s, apply, space)
        if kind not in known:
            known[kind] = max((value, -place) for place, value in placements(taken).items())
        value, place = known[kind][0], -known[kind][1]
        brings = points_gained(taken, State.after(taken, apply, PLACE + place), actor(s))
        stands = sum(one != NOBODY for one in s.standing[:space]) + 1
        where = NEVER if is_last or s.seats == 1 else phrase("advice-place", count=stands)
        label = phrase("advice-take", count=space + 1, tile=tile_in_row(kind), cell=CELL_NAMES[place % CELLS])
        yield value, AdviceRow((space,), label, (brings, where))


def _places(s: State) -> Iterator[Ranked]:
    """Each placement of the tile in hand."""
    for place, value in sorted(placements(s).items()):
        tile = tile_words(s.held, LINES[s.held][place // CELLS])
        label = phrase("advice-lay", cell=CELL_NAMES[place % CELLS], tile=tile)
        brings = points_gained(s, State.after(s, apply, PLACE + place), actor(s))
        yield value, AdviceRow((PLACE + place,), label, (brings,))
