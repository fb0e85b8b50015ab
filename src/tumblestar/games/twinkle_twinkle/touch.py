"""Twinkle Twinkle built by touching: positions with other tiles, and charts on a real table with what they score.

How many tiles lie where in a position follows from the round and the order of turns, so tiles are exchanged, turned and
moved. The entries of a pad: `chart` (in notation, in one line; `chart2` is that of the second player), `sides` (five
letters, all A where it is missing), `flip` (where tiles may be turned over), and the `cell` and `tile` touched so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from operator import contains

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Name, first_state, happened
from tumblestar.contract.state import CHANCE
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, player_key
from tumblestar.games.twinkle_twinkle import parts
from tumblestar.games.twinkle_twinkle.box import ELEMENTS, SIDES
from tumblestar.games.twinkle_twinkle.notation import KIND_OF, Chart, chart_text, read_chart
from tumblestar.games.twinkle_twinkle.parts import CELL_NAMES, CELLS, CODES, EMPTY, LINES, phrase
from tumblestar.games.twinkle_twinkle.picture import layout
from tumblestar.games.twinkle_twinkle.picture.layout import middle
from tumblestar.games.twinkle_twinkle.picture.shapes import chart_svg, score_sign, tile
from tumblestar.games.twinkle_twinkle.reference import card_name, explain, tile_words
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES, State, actor, ways_of
from tumblestar.games.twinkle_twinkle.score import read_charts, read_sides, score_chart
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED
from tumblestar.picture import at
from tumblestar.words import Phrase

# -- positions


def base(s: State) -> State:
    """The state once chance has acted, by its first outcomes."""
    return happened(s, lambda s: actor(s) != CHANCE)


def spots(s: State, names: Sequence[Name]) -> Iterator[Spot[State]]:
    """The rows, the tile in hand, and the cells of all charts; those of the large one lie in the picture."""
    large = layout.standing(s).large
    for key, field, part in (("space", "current", layout.ROW), ("next", "next", layout.NEXT)):
        for i, kind in enumerate(getattr(s, field)):
            if kind:  # a tile of the next row is under the space to which it moves
                label = phrase(f"edit-{key}", count=i + 1, tile=tile_words(kind))
                area = _area(s, part, layout.space(i) if part == layout.ROW else layout.next_spot(i + 1))
                yield Spot(f"{key}{i + 1}", label, area, partial(_exchanges, s, field, kind, i))
    if s.held:
        label, area = phrase("edit-held", tile=tile_words(s.held)), _area(s, layout.HAND, layout.MIDDLE)
        yield Spot("held", label, area, partial(_exchanges, s, "held", s.held, None))
    for seat, player in enumerate(names):
        for cell, name in enumerate(CELL_NAMES):
            area = _area(s, layout.chart_name(seat), middle(cell)) if seat == large else None
            label, ask = phrase("edit-free", player=player, cell=name), _moved
            if kind := s.chart[seat][cell]:
                words = tile_words(kind, s.lines[seat][cell])
                label, ask = phrase("edit-cell", player=player, cell=name, tile=words), _laid
            yield Spot(f"chart{seat + 1}-{name}", label, area, partial(ask, s, seat, cell))


def _area(s: State, part: str, point: tuple[float, float]) -> tuple[float, float, float, float]:
    """The area of a tile or cell in the composition."""
    place = layout.places(s.seats, layout.standing(s).large)[part]
    size = 94 * place.scale * (layout.NEXT_SCALE if part == layout.NEXT else 1)
    return (place.x + point[0] * place.scale, place.y + point[1] * place.scale, size, size)


def _exchanges(s: State, field: str, old: int, i: int | None, _: object) -> Asked[State]:
    """Every other kind that the bag has."""
    back = s.replaced("bag", s.bag[old] + 1, old)
    return Asked([
        Choice(tile_words(kind), _icon(kind), back.replaced("bag", back.bag[kind] - 1, kind).replaced(field, kind, i))
        for kind in _in_bag(s)
    ])  # fmt: skip


def _in_bag(s: State) -> list[int]:
    return [kind for kind in range(1, parts.KINDS) if s.bag[kind]]


def _moved(s: State, seat: int, cell: int, _: object) -> Asked[State]:
    """The tiles of the chart, each of which can come from its cell."""
    tiles = [(other, kind, s.lines[seat][other]) for other, kind in enumerate(s.chart[seat]) if kind]
    return Asked([
        Choice(
            phrase("edit-move", cell=CELL_NAMES[other], tile=tile_words(kind, lines)), _icon(kind, lines),
            s.after(_lay, seat, other, EMPTY, 0).after(_lay, seat, cell, kind, lines),
        )
        for other, kind, lines in tiles
    ])  # fmt: skip


# -- the cells of charts, in positions and on pads


def _laid(s: State, seat: int, cell: int, further: Sequence[str]) -> Asked[State]:
    """How the tile of a cell, or the chosen kind, can lie; all kinds that could lie there; and none."""
    name, old, lines = CELL_NAMES[cell], s.chart[seat][cell], s.lines[seat][cell]
    if (chosen := KIND_OF.get("".join(further), EMPTY)) and (s.bag[chosen] or chosen == old):
        return Asked(_ways(s, seat, cell, chosen), phrase("pad-way", cell=name))
    found = _ways(s, seat, cell, old) if old else []
    for kind in _in_bag(s):
        if kind != old:
            label, ways = phrase("pad-tile-left", tile=tile_words(kind), count=s.bag[kind]), _ways(s, seat, cell, kind)
            found.append(Choice(label, _icon(kind), None if len(ways) > 1 else ways[0].made, (CODES[kind],)))
    if old:
        label = phrase("pad-remove", cell=name, tile=tile_words(old, lines))
        found.append(Choice(label, _icon(old, lines), s.after(_lay, seat, cell, EMPTY, 0)))
    return Asked(found, phrase("pad-tile", cell=name))


def _ways(s: State, seat: int, cell: int, kind: int) -> list[Choice[State]]:
    return [
        Choice(tile_words(kind, lines), _icon(kind, lines), s.after(_lay, seat, cell, kind, lines))
        for lines in LINES[kind][: ways_of(s, kind)]
    ]


def _lay(s: State, seat: int, cell: int, kind: int, lines: int) -> None:
    s.bag[s.chart[seat][cell]] += 1
    s.bag[kind] -= 1
    s.chart[seat][cell], s.lines[seat][cell] = kind, lines


def _icon(kind: int, lines: int | None = None) -> str:
    return at(0, 0, tile(kind, LINES[kind][0] if lines is None else lines), 0.82)


# -- score pads

ASKED = ("cell", "tile")
LONGEST = 500
NONE = "/".join([",".join([CODES[EMPTY]] * parts.COLUMNS)] * parts.ROWS)
"""A chart with nothing in it."""
ALL_A = SIDES[0] * len(ELEMENTS)


def read(given: Mapping[str, str], seats: int) -> tuple[State, Phrase | None]:
    """Charts, sides and whether tiles may be turned over."""
    s, problem = _begun(seats, (0,) * len(ELEMENTS), given.get("flip", "") == "1"), None
    try:
        s = _begun(seats, read_sides(given.get("sides", "")[:LONGEST] or ALL_A), bool(s.flip))
    except Unreadable as error:
        problem = error.phrase
    for seat in range(seats):
        text = given.get(player_key("chart", seat), "")[:LONGEST] or NONE
        try:
            s = s.after(_put_chart, seat, read_chart(text.split("/"), flip=bool(s.flip)))
        except Unreadable as error:
            problem = error.phrase
    return s, problem


def _begun(seats: int, sides: Sequence[int], flip: bool) -> State:
    """A pad with no tiles."""
    options = dict(zip(ELEMENTS, sides, strict=True))
    return first_state(State, seats, {**options, "flip": int(flip or parts.BOX.flip)})


def _put_chart(s: State, seat: int, chart: Chart) -> None:
    """Lays the tiles of a chart. Raises Unreadable where the box has fewer."""
    for cell in range(CELLS):
        _lay(s, seat, cell, chart.kinds[cell], chart.lines[cell])
    for kind in range(1, parts.KINDS):
        if s.bag[kind] < 0:
            raise Unreadable(phrase("pad-too-many", tile=tile_words(kind), count=parts.COUNTS[kind]))


def entries(s: State) -> dict[str, str]:
    """The charts, and the sides and whether tiles may be turned over where these are not as usual."""
    charts = [chart_text(s.chart[seat], s.lines[seat]) if any(s.chart[seat]) else "" for seat in range(s.seats)]
    found = {player_key("chart", seat): text for seat, text in enumerate(charts)}
    sides = "".join(SIDES[side] for side in layout.sides_of(s)[REFERENCES:])
    return found | {"sides": sides if sides != ALL_A else "", "flip": "1" if s.flip and not parts.BOX.flip else ""}


def sheet(s: State, seat: int, names: Sequence[Name]) -> ScoreSheet[State]:
    """A player's chart, and what it scores so far."""
    sides, lines = layout.sides_of(s), list[ScoreLine]()
    scores = [score_chart(Chart(s.chart[i], s.lines[i]), sides[REFERENCES:]) for i in range(len(names))]
    for what, card in enumerate(SCORE_NAMES):
        points = [score["cards"][card] for score in scores]
        cells = [phrase("pad-cell-name", cell=name) for name in scores[seat]["cells"][card]] if points[seat] else []
        lines.append(ScoreLine(card_name(what, sides[what]), explain(what, sides[what]).phrase, points, cells))
    return ScoreSheet(
        chart_svg(s.chart[seat], s.lines[seat]), phrase("pad-cell" if EMPTY in s.chart[seat] else "pad-whole"),
        list(_cells(s, seat)), [score["total"] for score in scores],
        [(phrase("pad-sky"), lines[:REFERENCES]), (phrase("pad-references"), lines[REFERENCES:SCORED])],
        [(Phrase("pad-choices"), list(_switches(s)))], marks=True,
    )  # fmt: skip


def _cells(s: State, seat: int) -> Iterator[Spot[State]]:
    """The cells of a chart."""
    for cell, name in enumerate(CELL_NAMES):
        label = phrase("text-empty", cell=name)
        if kind := s.chart[seat][cell]:
            label = phrase("text-cell", cell=name, tile=tile_words(kind, s.lines[seat][cell]))
        x, y = middle(cell)
        yield Spot(f"cell={name}", label, (12 + x, 12 + y, 96, 96), partial(_laid, s, seat, cell))


def _switches(s: State) -> Iterator[Choice[State]]:
    """The other side of each reference; and whether tiles may be turned over, unless one lies so already."""
    for what, side in enumerate(layout.sides_of(s)[REFERENCES:], REFERENCES):
        label, icon = phrase("pad-side", card=card_name(what, side), side=SIDES[1 - side]), score_sign(what, side)
        yield Choice(label, at(0, 0, icon, 1.5), s.replaced(ELEMENTS[what - REFERENCES], 1 - side))
    plain = [LINES[kind][: parts.PLAIN_WAYS[kind]] for chart in s.chart for kind in chart]
    laid = [lines for chart in s.lines for lines in chart]
    if not parts.BOX.flip and (not s.flip or all(map(contains, plain, laid))):
        yield Choice(phrase("pad-no-flip" if s.flip else "pad-flip"), "", s.replaced("flip", 1 - s.flip))


# -- pictures and files


def drawing(given: Mapping[str, str], theme: str) -> str:
    """The chart of a pad's player as a picture that stands alone and carries it, to be read again."""
    seat = given.get("seat", "1")
    s, _ = read({**given, "chart": given.get("chart" if seat == "1" else f"chart{seat[:1]}", "")}, 1)
    return chart_svg(s.chart[0], s.lines[0], layout.sides_of(s)[REFERENCES:], bool(s.flip), theme)


def drawn_entries(text: str) -> dict[str, str]:
    """The entries that a picture drawn by tumblestar carries, or a file with a chart. Raises Unreadable."""
    charts = read_charts(text)
    if len(charts) != 1:
        raise Unreadable(phrase("pad-many", count=len(charts)))
    chart, sides, flip = charts[0]
    return entries(_begun(1, sides, flip).after(_put_chart, 0, chart))
