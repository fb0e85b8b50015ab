"""Positions of Twinkle Twinkle set up by clicking: other tiles in the charts, in both rows and in the hand.

How many tiles lie where follows from the round and the order of turns, so tiles are exchanged, turned and moved. Those
are said in notation. A change is made in the notation of the state, which says whether it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tumblestar.contract.capabilities import EditChange, EditPlace
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle_twinkle import parts, rules
from tumblestar.games.twinkle_twinkle.notation import KIND_OF
from tumblestar.games.twinkle_twinkle.parts import CELL_NAMES, CELLS, CODES, CURRENT, EMPTY, LINES, NEXT, phrase
from tumblestar.games.twinkle_twinkle.picture import layout
from tumblestar.games.twinkle_twinkle.picture.shapes import tile
from tumblestar.games.twinkle_twinkle.reference import tile_words
from tumblestar.games.twinkle_twinkle.rules import MAX_LEGAL, State, apply, odds, ways_of
from tumblestar.picture import at

CHART, SPACE, NEXT_SPACE, HAND = "chart", "space", "next", "held"


def base(s: State) -> State:
    """The state once chance has acted, by its first outcomes."""
    s, outcomes, weights = s.copy(), [0] * MAX_LEGAL, [0] * MAX_LEGAL
    while rules.actor(s) == CHANCE:
        odds(s, outcomes, weights)
        apply(s, outcomes[0])
    return s


def places(s: State, names: Sequence[Name]) -> list[EditPlace]:
    """The rows, the tile in hand, and the cells of all charts; those of the large one lie in the picture."""
    found = _row(s, SPACE, s.current[: CURRENT[s.seats]], "edit-space", layout.ROW_Y, layout.ROW_HEIGHT)
    found += _row(s, NEXT_SPACE, s.next[: NEXT[s.seats]], "edit-next", layout.NEXT_Y, layout.NEXT_HEIGHT)
    if s.held:
        area = (*layout.hand_spot(s.seats), layout.CELL - 8, layout.CELL - 8)
        found.append(EditPlace(HAND, phrase("edit-held", tile=tile_words(s.held)), area))
    return found + [_cell(s, seat, cell, names) for seat in range(s.seats) for cell in range(CELLS)]


def _row(s: State, key: str, kinds: Sequence[int], words: str, y: float, height: float) -> list[EditPlace]:
    """The spaces of a row that have tiles."""
    wide = layout.row_step(s.seats) - 8
    return [
        EditPlace(
            f"{key}{i + 1}",
            phrase(words, count=i + 1, tile=tile_words(kind)),
            (layout.space(s.seats, i)[0], y, wide, height - 8),
        )
        for i, kind in enumerate(kinds)
        if kind
    ]


def _cell(s: State, seat: int, cell: int, names: Sequence[Name]) -> EditPlace:
    area = (*layout.cell_spot(s.seats, cell), layout.CELL - 8, layout.CELL - 8) if seat == layout.large(s) else None
    label = phrase("edit-free", player=names[seat], cell=CELL_NAMES[cell])
    if kind := s.chart[seat][cell]:
        words = tile_words(kind, s.lines[seat][cell])
        label = phrase("edit-cell", player=names[seat], cell=CELL_NAMES[cell], tile=words)
    return EditPlace(f"{CHART}{seat + 1}-{CELL_NAMES[cell]}", label, area)


def changes(s: State, place: str, names: Sequence[Name]) -> list[EditChange[State]]:
    """Another tile from the bag, then how it lies; in a free cell, a tile from another cell of the chart."""
    del names
    key, _, code = place.partition(":")
    head, dash, name = key.partition("-")
    number = int(head[-1]) - 1 if head[-1:].isdigit() else 0
    if dash and head == f"{CHART}{number + 1}" and 0 <= number < s.seats and name in CELL_NAMES:
        cell = CELL_NAMES.index(name)
        if not s.chart[number][cell]:
            return list(_moved(s, number, cell))
        return list(_laid(s, number, cell, key, KIND_OF.get(code, EMPTY)))
    for kinds, field, row in ((SPACE, "current", s.current), (NEXT_SPACE, "next", s.next)):
        if head == f"{kinds}{number + 1}" and 0 <= number < len(row) and row[number]:
            return _exchanged(s, row[number], _put_in_row, field, number)
    return _exchanged(s, s.held, setattr, "held") if key == HAND and s.held else []


def _exchanged(s: State, old: int, put: Callable[..., None], *args: object) -> list[EditChange[State]]:
    """Every other kind that the bag has."""
    return [
        EditChange(tile_words(kind), _icon(kind, LINES[kind][0]), s.after(_exchange, old, kind, put, *args))
        for kind in range(1, parts.KINDS)
        if kind != old and s.bag[kind]
    ]


def _exchange(s: State, old: int, kind: int, put: Callable[..., None], *args: object) -> None:
    s.bag[old] += 1
    s.bag[kind] -= 1
    put(s, *args, kind)


def _put_in_row(s: State, row: str, i: int, kind: int) -> None:
    getattr(s, row)[i] = kind


def _put_in_cell(s: State, seat: int, cell: int, lines: int, kind: int) -> None:
    s.chart[seat][cell], s.lines[seat][cell] = kind, lines


def _laid(s: State, seat: int, cell: int, key: str, chosen: int) -> Iterator[EditChange[State]]:
    """The ways in which the tile of a cell, or the chosen kind, can lie; and all kinds that could lie there."""
    old = s.chart[seat][cell]
    kind = chosen or old
    for way in range(ways_of(s, kind)):
        lines = LINES[kind][way]
        after = s.after(_exchange, old, kind, _put_in_cell, seat, cell, lines)
        yield EditChange(tile_words(kind, lines), _icon(kind, lines), after)
    if not chosen:
        for kind in range(1, parts.KINDS):
            if kind != old and s.bag[kind]:
                yield EditChange(tile_words(kind), _icon(kind, LINES[kind][0]), None, f"{key}:{CODES[kind]}")


def _moved(s: State, seat: int, cell: int) -> Iterator[EditChange[State]]:
    """The tiles of the chart, each of which can come from its cell."""
    for other, kind in enumerate(s.chart[seat]):
        if kind:
            lines = s.lines[seat][other]
            after = s.after(_put_in_cell, seat, cell, lines, kind)
            _put_in_cell(after, seat, other, 0, EMPTY)
            label = phrase("edit-move", cell=CELL_NAMES[other], tile=tile_words(kind, lines))
            yield EditChange(label, _icon(kind, lines), after)


def _icon(kind: int, lines: int) -> str:
    return at(0, 0, tile(kind, lines), 0.82)
