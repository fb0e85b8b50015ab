"""A score pad for Twinkle Twinkle on a real table: a chart entered cell by cell, and what it scores so far.

The entries are the pad: `chart` (in notation, in one line; `chart2` is that of the second player), `sides` (five
letters, all A where it is missing), `flip` (where tiles may be turned over), and the `cell` and `tile` chosen so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tumblestar.contract.capabilities import Pad, PadLine, PadSpot, PadStep, player_key
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle_twinkle import parts
from tumblestar.games.twinkle_twinkle.box import SIDES
from tumblestar.games.twinkle_twinkle.notation import CELL_OF, KIND_OF, Chart, chart_text, read_chart
from tumblestar.games.twinkle_twinkle.parts import CELLS, EMPTY, phrase
from tumblestar.games.twinkle_twinkle.picture.shapes import chart_svg, middle, score_sign, tile
from tumblestar.games.twinkle_twinkle.reference import card_name, explain, tile_words
from tumblestar.games.twinkle_twinkle.score import read_charts, read_sides, score_chart
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED
from tumblestar.picture import at
from tumblestar.words import Phrase

LONGEST = 500
NONE = "/".join([",".join([parts.CODES[EMPTY]] * parts.COLUMNS)] * (CELLS // parts.COLUMNS))
"""A chart with nothing in it."""
ALL_A = SIDES[0] * len(parts.ELEMENTS)


def pad(given: Mapping[str, str], seats: int = 1, seat: int = 0) -> Pad:
    """The pad that entries stand for. What cannot be is left out, and `problem` says why."""
    charts, sides, flip, problem = _read(given, seats)
    entries = _entries(charts, sides, flip)
    cell = CELL_OF.get(given.get("cell", ""), -1)
    pad_charts = _PadCharts(charts, seat, entries)
    prompt, steps = _next(pad_charts, cell, given.get("tile", ""), flip)
    scores = [score_chart(chart, sides) for chart in charts]
    lines: list[PadLine] = []
    for what, (card, points) in enumerate(scores[seat]["cards"].items()):
        side = sides[what - REFERENCES] if what >= REFERENCES else 0
        cells = [phrase("pad-cell-name", cell=name) for name in scores[seat]["cells"][card]] if points else []
        scored = tuple([score["cards"][card] for score in scores])
        lines.append(PadLine(card_name(what, side), points, explain(what, side).phrase, cells, scored))
    groups = [(phrase("pad-sky"), lines[:REFERENCES]), (phrase("pad-references"), lines[REFERENCES:SCORED])]
    taken, totals = _taken(pad_charts, cell), tuple([score["total"] for score in scores])
    return Pad(
        entries, chart_svg(charts[seat].kinds, charts[seat].lines, marked=cell), prompt, steps, taken,
        list(_switches(charts, entries, sides)), totals[seat], groups, problem, tuple(_spots(charts[seat], entries)),
        totals, is_asking=cell >= 0 and bool(steps or taken),
    )  # fmt: skip


class _PadCharts(NamedTuple):
    """The charts of all players, whose chart is filled in, and the entries."""

    charts: Sequence[Chart]
    seat: int
    entries: Mapping[str, str]

    @property
    def chart(self) -> Chart:
        return self.charts[self.seat]

    def left(self, kind: int, cell: int) -> int:
        """How many tiles of a kind are in no chart, or in the cell that is to be filled."""
        laid = sum(chart.kinds.count(kind) for chart in self.charts)
        return parts.COUNTS[kind] - laid + (self.chart.kinds[cell] == kind)

    def put(self, cell: int, kind: int, lines: int) -> dict[str, str]:
        """The entries with another tile in a cell, or none."""
        kinds, ports = list(self.chart.kinds), list(self.chart.lines)
        kinds[cell], ports[cell] = kind, lines
        return _with(self.entries, player_key("chart", self.seat), chart_text(kinds, ports) if any(kinds) else "")


def _read(given: Mapping[str, str], seats: int = 1) -> tuple[list[Chart], tuple[int, ...], bool, Phrase | None]:
    """Charts, sides and whether tiles may be turned over, and what was wrong with them."""
    letters, flip = given.get("sides", "")[:LONGEST], parts.BOX.flip or given.get("flip", "") == "1"
    problem, charts, used = None, list[Chart](), [0] * parts.KINDS
    try:
        sides = read_sides(letters or ALL_A)
    except Unreadable as error:
        sides, problem = read_sides(ALL_A), error.phrase
    for seat in range(seats):
        try:
            chart = read_chart((given.get(player_key("chart", seat), "")[:LONGEST] or NONE).split("/"), flip=flip)
            for kind in range(1, parts.KINDS):
                if used[kind] + chart.kinds.count(kind) > parts.COUNTS[kind]:
                    raise Unreadable(phrase("pad-too-many", tile=tile_words(kind), count=parts.COUNTS[kind]))
        except Unreadable as error:
            chart, problem = read_chart(NONE.split("/")), error.phrase
        used = [count + chart.kinds.count(kind) for kind, count in enumerate(used)]
        charts.append(chart)
    return charts, sides, flip, problem


def _entries(charts: Sequence[Chart], sides: Sequence[int], flip: bool) -> dict[str, str]:
    """The entries of a pad, without those that say nothing."""
    texts = [chart_text(chart.kinds, chart.lines) if any(chart.kinds) else "" for chart in charts]
    found = {player_key("chart", seat): text for seat, text in enumerate(texts)}
    found |= {"sides": "".join(SIDES[side] for side in sides), "flip": "1" if flip and not parts.BOX.flip else ""}
    return {key: value for key, value in found.items() if value not in ("", ALL_A)}


def _with(entries: Mapping[str, str], key: str, value: str) -> dict[str, str]:
    """The entries with another value of one, or without it."""
    rest = {name: old for name, old in entries.items() if name != key}
    return rest | ({key: value} if value else {})


def _next(pad_charts: _PadCharts, cell: int, code: str, flip: bool) -> tuple[Phrase, list[PadStep]]:
    """What is to be chosen next: a cell, which is done in the picture; its tile; or how that lies."""
    chart = pad_charts.chart
    if cell < 0:
        return phrase("pad-cell" if EMPTY in chart.kinds else "pad-whole"), []
    name, steps, counts = parts.CELL_NAMES[cell], list[PadStep](), parts.ALL_WAYS if flip else parts.PLAIN_WAYS
    remaining = [pad_charts.left(kind, cell) for kind in range(parts.KINDS)]
    kind = KIND_OF.get(code, EMPTY)
    if kind != EMPTY and remaining[kind]:
        for lines in parts.LINES[kind][: counts[kind]]:
            label, then = tile_words(kind, lines), pad_charts.put(cell, kind, lines)
            steps.append(PadStep(label, _icon(kind, lines), then))
        return phrase("pad-way", cell=name), steps
    for kind in range(1, parts.KINDS):
        if remaining[kind]:
            label, lines = phrase("pad-tile-left", tile=tile_words(kind), count=remaining[kind]), parts.LINES[kind][0]
            then = {**pad_charts.entries, "cell": name, "tile": parts.CODES[kind]}
            if counts[kind] == 1:
                then = pad_charts.put(cell, kind, lines)
            steps.append(PadStep(label, _icon(kind, lines), then))
    return phrase("pad-tile", cell=name), steps


def _icon(kind: int, lines: int) -> str:
    return at(0, 0, tile(kind, lines), 0.82)


def _taken(pad_charts: _PadCharts, cell: int) -> list[PadStep]:
    """The tile in the chosen cell, which can be taken away again."""
    chart = pad_charts.chart
    if cell < 0 or chart.kinds[cell] == EMPTY:
        return []
    kind, lines = chart.kinds[cell], chart.lines[cell]
    label = phrase("pad-remove", cell=parts.CELL_NAMES[cell], tile=tile_words(kind, lines))
    return [PadStep(label, _icon(kind, lines), pad_charts.put(cell, EMPTY, 0))]


def _switches(charts: Sequence[Chart], entries: Mapping[str, str], sides: Sequence[int]) -> Iterator[PadStep]:
    """The other side of each reference; and whether tiles may be turned over, unless one lies so already."""
    for element, side in enumerate(sides):
        letters = "".join(SIDES[one if i != element else 1 - one] for i, one in enumerate(sides))
        label = phrase("pad-side", card=card_name(REFERENCES + element, side), side=SIDES[1 - side])
        icon = at(0, 0, score_sign(REFERENCES + element, side), 1.5)
        yield PadStep(label, icon, _with(entries, "sides", letters if letters != ALL_A else ""))
    tiles = [tile for chart in charts for tile in zip(chart.kinds, chart.lines, strict=True)]
    if parts.BOX.flip:
        return
    if "flip" not in entries:
        yield PadStep(phrase("pad-flip"), "", {**entries, "flip": "1"})
    elif all(lines in parts.LINES[kind][: parts.PLAIN_WAYS[kind]] for kind, lines in tiles):
        yield PadStep(phrase("pad-no-flip"), "", _with(entries, "flip", ""))


def _spots(chart: Chart, entries: Mapping[str, str]) -> Iterator[PadSpot]:
    """The cells, to be chosen in the picture."""
    for cell, name in enumerate(parts.CELL_NAMES):
        label = phrase("text-empty", cell=name)
        if kind := chart.kinds[cell]:
            label = phrase("text-cell", cell=name, tile=tile_words(kind, chart.lines[cell]))
        x, y = middle(cell)
        yield PadSpot(PadStep(label, "", {**entries, "cell": name}), 12 + x, 12 + y, 96, 96)


# -- pictures and files


def drawing(given: Mapping[str, str], theme: str = "night") -> str:
    """The chart of a pad's player as a picture that stands alone and carries it, to be read again."""
    seat = given.get("seat", "1")
    (chart,), sides, flip, _ = _read({**given, "chart": given.get("chart" if seat == "1" else f"chart{seat[:1]}", "")})
    return chart_svg(chart.kinds, chart.lines, sides, flip, theme)


def read(text: str) -> dict[str, str]:
    """The entries that a picture drawn by tumblestar carries, or a file with a chart. Raises Unreadable."""
    charts = read_charts(text)
    if len(charts) != 1:
        raise Unreadable(phrase("pad-many", count=len(charts)))
    chart, sides, flip = charts[0]
    return _entries([chart], sides, flip)
