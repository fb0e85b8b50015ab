# pyright: basic
"""The learned value of a chart of Twinkle Twinkle, and how well the next row suits it. In the compilable subset."""

from tumblestar.engine.speed import hole
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
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, ELEMENTS, EMPTY, KINDS, LINES, NEIGHBOUR, NEXT, SUBJECT

side_of = points = survey = count_cells = count_tiles = ways_of = hole
find_gains = constellation_points = value_of_placement = hole


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


def row_luck(s, seat, work):
    """How much better a tile of the next row suits a chart than one from the bag, in points.

    Spaces that are still empty count 0, so what is drawn changes it by 0 in the mean.
    """
    chart, lines = s.chart[seat], s.lines[seat]
    tiles = count_tiles(chart, ANY)
    if tiles == CELLS:
        return 0.0
    weights = work.value_weights[tiles + 1]
    count = survey(s, seat, work)
    before = constellation_points(work.sizes, count, 0, 0, weights)
    known = 0
    row_total = bag_total = 0.0
    in_row = in_bag = 0
    for kind in range(1, KINDS):
        here = 0
        for space in range(NEXT[s.seats]):
            if s.next[space] == kind:
                here += 1
        if here == 0 and s.bag[kind] == 0:
            continue
        if CLASS[kind] != known:
            find_gains(s, seat, kind, weights, work)
            known = CLASS[kind]
        best = -1000.0
        for cell in range(CELLS):
            if chart[cell] == EMPTY:
                for way in range(ways_of(s, kind)):
                    ports = LINES[kind][way]
                    best = max(best, value_of_placement(chart, lines, cell, ports, count, before, weights, work))
        row_total += here * best
        in_row += here
        bag_total += s.bag[kind] * best
        in_bag += s.bag[kind]
    if in_row == 0 or in_bag == 0:
        return 0.0
    return (row_total - in_row * bag_total / in_bag) / NEXT[s.seats]
