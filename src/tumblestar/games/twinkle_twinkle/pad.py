"""A score pad for Twinkle Twinkle on a real table: a chart entered cell by cell, and what it scores so far.

The entries are the pad: `chart` (in notation, in one line), `sides` (five letters, all A where it is missing), `flip`
(where tiles may be turned over), and the `cell` and `tile` chosen so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tumblestar.contract.capabilities import Line, Pad, Spot, Step
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle_twinkle.box import SIDES
from tumblestar.games.twinkle_twinkle.notation import CELL_OF, KIND_OF, Chart, chart_text, read_chart
from tumblestar.games.twinkle_twinkle.parts import (
    ALL_WAYS,
    BOX,
    CELL_NAMES,
    CELLS,
    CODES,
    COLUMNS,
    COUNTS,
    ELEMENTS,
    EMPTY,
    KINDS,
    LINES,
    PLAIN_WAYS,
    phrase,
)
from tumblestar.games.twinkle_twinkle.picture.shapes import chart_svg, score_sign, tile
from tumblestar.games.twinkle_twinkle.reference import card_name, explain, tile_words
from tumblestar.games.twinkle_twinkle.score import read_charts, read_sides, score_chart
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, SCORED
from tumblestar.picture import at
from tumblestar.words import Phrase

LONGEST = 500
NONE = "/".join([",".join([CODES[EMPTY]] * COLUMNS)] * (CELLS // COLUMNS))
"""A chart with nothing in it."""
ALL_A = SIDES[0] * len(ELEMENTS)


def pad(given: Mapping[str, str]) -> Pad:
    """The pad that entries stand for. What cannot be is left out, and `problem` says why."""
    chart, sides, flip, problem = _read(given)
    entries = _entries(chart, sides, flip)
    cell = CELL_OF.get(given.get("cell", ""), -1)
    prompt, steps = _next(chart, entries, cell, given.get("tile", ""), flip)
    found = score_chart(chart, sides)
    lines = [
        Line(
            card_name(what, sides[what - REFERENCES] if what >= REFERENCES else 0),
            points,
            explain(what, sides[what - REFERENCES] if what >= REFERENCES else 0)[0],
            [phrase("pad-cell-name", cell=name) for name in found["cells"][card]] if points else [],
        )
        for what, (card, points) in enumerate(found["cards"].items())
    ]
    groups = [(phrase("pad-sky"), lines[:REFERENCES]), (phrase("pad-references"), lines[REFERENCES:SCORED])]
    return Pad(
        entries, chart_svg(chart.kinds, chart.lines, marked=cell), prompt, steps, _taken(chart, entries, cell),
        _switches(chart, entries, sides), found["total"], groups, problem, _spots(chart, entries),
    )  # fmt: skip


def _read(given: Mapping[str, str]) -> tuple[Chart, tuple[int, ...], bool, Phrase | None]:
    """Chart, sides and whether tiles may be turned over, and what was wrong with them."""
    text, letters = (given.get(key, "")[:LONGEST] for key in ("chart", "sides"))
    flip, problem = BOX.flip or given.get("flip", "") == "1", None
    try:
        sides = read_sides(letters or ALL_A)
    except Unreadable as error:
        sides, problem = read_sides(ALL_A), error.phrase
    try:
        chart = read_chart((text or NONE).split("/"), flip=flip)
    except Unreadable as error:
        chart, problem = read_chart(NONE.split("/")), error.phrase
    return chart, sides, flip, problem


def _entries(chart: Chart, sides: Sequence[int], flip: bool) -> dict[str, str]:
    """The entries of a pad, without those that say nothing."""
    found = {
        "chart": chart_text(chart.kinds, chart.lines) if any(chart.kinds) else "",
        "sides": "".join(SIDES[side] for side in sides),
        "flip": "1" if flip and not BOX.flip else "",
    }
    return {key: value for key, value in found.items() if value not in ("", ALL_A)}


def _with(chart: Chart, entries: Mapping[str, str], cell: int, kind: int, lines: int) -> dict[str, str]:
    """The entries with another tile in a cell, or none."""
    kinds, ports = list(chart.kinds), list(chart.lines)
    kinds[cell], ports[cell] = kind, lines
    rest = {key: value for key, value in entries.items() if key != "chart"}
    return rest | ({"chart": chart_text(kinds, ports)} if any(kinds) else {})


def _next(chart: Chart, entries: Mapping[str, str], cell: int, code: str, flip: bool) -> tuple[Phrase, list[Step]]:
    """What is to be chosen next: a cell, which is done in the picture; its tile; or how that lies."""
    if cell < 0:
        return phrase("pad-cell" if EMPTY in chart.kinds else "pad-whole"), []
    name = CELL_NAMES[cell]
    left = [count - chart.kinds.count(kind) + (chart.kinds[cell] == kind) for kind, count in enumerate(COUNTS)]
    kind = KIND_OF.get(code, EMPTY)
    if kind == EMPTY or not left[kind]:
        steps: list[Step] = []
        for one in range(1, KINDS):
            if left[one]:
                label = phrase("pad-tile-left", tile=tile_words(one), count=left[one])
                is_sure = _ways(one, flip) == 1
                to = _with(chart, entries, cell, one, LINES[one][0]) if is_sure else {**entries, "cell": name}
                steps.append(Step(label, _icon(one, 0), to if is_sure else to | {"tile": CODES[one]}))
        return phrase("pad-tile", cell=name), steps
    steps = [
        Step(
            tile_words(kind, LINES[kind][way]),
            _icon(kind, way),
            _with(chart, entries, cell, kind, LINES[kind][way]),
        )
        for way in range(_ways(kind, flip))
    ]
    return phrase("pad-way", cell=name), steps


def _ways(kind: int, flip: bool) -> int:
    return ALL_WAYS[kind] if flip else PLAIN_WAYS[kind]


def _icon(kind: int, way: int) -> str:
    return at(0, 0, tile(kind, LINES[kind][way]), 0.82)


def _taken(chart: Chart, entries: Mapping[str, str], cell: int) -> list[Step]:
    """The tile in the chosen cell, which can be taken away again."""
    if cell < 0 or chart.kinds[cell] == EMPTY:
        return []
    kind, lines = chart.kinds[cell], chart.lines[cell]
    label = phrase("pad-remove", cell=CELL_NAMES[cell], tile=tile_words(kind, lines))
    return [Step(label, at(0, 0, tile(kind, lines), 0.82), _with(chart, entries, cell, EMPTY, 0))]


def _switches(chart: Chart, entries: Mapping[str, str], sides: Sequence[int]) -> list[Step]:
    """The other side of each reference; and whether tiles may be turned over, unless one lies so already."""
    found: list[Step] = []
    for element, side in enumerate(sides):
        then = [*sides[:element], 1 - side, *sides[element + 1 :]]
        letters = "".join(SIDES[one] for one in then)
        rest = {key: value for key, value in entries.items() if key != "sides"}
        label = phrase("pad-side", card=card_name(REFERENCES + element, side), side=SIDES[1 - side])
        icon = at(0, 0, score_sign(REFERENCES + element, side), 1.5)
        found.append(Step(label, icon, rest if letters == ALL_A else rest | {"sides": letters}))
    if BOX.flip:
        return found
    if "flip" not in entries:
        found.append(Step(phrase("pad-flip"), "", {**entries, "flip": "1"}))
    elif all(ports in LINES[kind][: PLAIN_WAYS[kind]] for kind, ports in zip(chart.kinds, chart.lines, strict=True)):
        rest = {key: value for key, value in entries.items() if key != "flip"}
        found.append(Step(phrase("pad-no-flip"), "", rest))
    return found


def _spots(chart: Chart, entries: Mapping[str, str]) -> tuple[Spot, ...]:
    """The cells, to be chosen in the picture."""
    found: list[Spot] = []
    for cell, name in enumerate(CELL_NAMES):
        kind = chart.kinds[cell]
        if kind == EMPTY:
            label = phrase("text-empty", cell=name)
        else:
            label = phrase("text-cell", cell=name, tile=tile_words(kind, chart.lines[cell]))
        x, y = 12 + cell % COLUMNS * 100 + 50, 12 + cell // COLUMNS * 100 + 50
        found.append(Spot(Step(label, "", {**entries, "cell": name}), x, y, 96, 96))
    return tuple(found)


# ------------------------------------------------------------------------------------------------ pictures and files


def drawing(given: Mapping[str, str], theme: str = "night") -> str:
    """The chart of a pad as a picture that stands alone and carries it, to be read again."""
    chart, sides, flip, _ = _read(given)
    return chart_svg(chart.kinds, chart.lines, sides, flip, theme)


def read(text: str) -> dict[str, str]:
    """The entries that a picture drawn by tumblestar carries, or a file with a chart. Raises Unreadable."""
    charts = read_charts(text)
    if len(charts) != 1:
        raise Unreadable(phrase("pad-many", count=len(charts)))
    return _entries(*charts[0])
