# pyright: basic
"""The learned value of a chart of Twinkle Twinkle, and its features. In the compilable subset."""

from tumblestar.games.twinkle_twinkle.bots.playouts import (
    ANY,
    CONSTELLATIONS,
    FEATURES,
    LARGEST_SIZE,
    OPENS,
    PER_REFERENCE,
    SECOND_SIZE,
    SINGLES,
    STARS,
)
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, ELEMENTS, EMPTY, NEIGHBOUR, SUBJECT
from tumblestar.speed import hole

side_of = points = survey = count_cells = count_tiles = hole


def chart_features(s, seat, work, out):
    """Writes the FEATURES features of a chart into `out`."""
    chart, lines = s.chart[seat], s.lines[seat]
    sizes, ports_in = work.sizes, work.ports_in
    count = survey(s, seat, work)
    for i in range(FEATURES):
        out[i] = 0.0
    for element in range(len(ELEMENTS)):
        at = PER_REFERENCE * (2 * element + side_of(s, element))
        for cell in range(CELLS):
            if CLASS[chart[cell]] & SUBJECT[2 * element]:
                out[at] += 1.0
                for port in range(8):
                    other = NEIGHBOUR[cell][port]
                    if other >= 0 and chart[other] == EMPTY:
                        out[at + 2] += 1.0
                        if port % 2 == 0:
                            out[at + 1] += 1.0
    for cell in range(CELLS):
        out[OPENS] += count_cells(ports_in[cell])
        if lines[cell]:
            out[STARS] += 1.0
    for i in range(count):
        if sizes[i] == 1:
            out[SINGLES] += 1.0
        else:
            out[CONSTELLATIONS] += 1.0
            if sizes[i] > out[LARGEST_SIZE]:
                out[SECOND_SIZE] = out[LARGEST_SIZE]
                out[LARGEST_SIZE] = sizes[i]
            elif sizes[i] > out[SECOND_SIZE]:
                out[SECOND_SIZE] = sizes[i]


def chart_value(s, seat, work):
    """The points of a chart, and the learned value of its features: the points still to come, up to a constant.

    The constant depends on the number of tiles, so that charts with equally many compare. A full chart has its points.
    """
    value = float(points(s, seat))
    tiles = count_tiles(s.chart[seat], ANY)
    if tiles < CELLS:
        chart_features(s, seat, work, work.features)
        weights = work.value_weights[tiles]
        for i in range(FEATURES):
            value += weights[i] * work.features[i]
    return value
