# pyright: basic
"""Fast playouts of Twinkle Twinkle, with incremental evaluation of placements. In the compilable subset.

`survey` looks over a chart once: its constellations, the lines that lead into empty cells, the points of each
reference. The exact value of a tile in any cell is then a sum of small differences (`find_gains`,
`constellation_points`). On top of that: the best placement, the best of every tile, and playouts.

The value of a chart is its points plus a weighted sum of features, such as the lines that lead to empty cells. The
weights depend on the number of tiles placed. With a half for open lines and 0 for all else this is the bot `greedy`;
other weights are learned (`value_weights.json`).
"""

from typing import NamedTuple

from tumblestar.engine.speed import Array, hole
from tumblestar.games.twinkle_twinkle.box import APART, CLASSES, COUNT_NEAR, FLAT, KINDS_NEAR, OF, OTHER, TABLE_NEAR
from tumblestar.games.twinkle_twinkle.parts import (
    CELLS,
    CLASS,
    CURRENT,
    ELEMENTS,
    EMPTY,
    LARGEST,
    LINES,
    NEIGHBOUR,
    NOVA,
    NOVA_POINTS,
    NUMBER,
    NUMBERS,
    RULE,
    SECOND,
    SUBJECT,
)
from tumblestar.games.twinkle_twinkle.rules import FILLING, ORDERING, PLACE, PLACING, TAKING

apply = odds = side_of = ways_of = hole
tile_points = reference_points = constellation_of = count_cells = count_tiles = hole
next_seed = pick_below = pick_weighted = insert = hole

ANY = (1 << len(CLASSES)) - 1
"""All classes of tiles: what is not an empty cell."""
OPEN = 0.5
"""The value of a line that leads to an empty cell, where a star may link to it later."""
TOUCHED = tuple(own | numbers[OF] | numbers[OTHER] for own, numbers in zip(SUBJECT, NUMBERS, strict=True))
"""The classes of which a tile can change what a reference gives."""
STAR_ELEMENT, NO_ELEMENT = len(ELEMENTS), len(ELEMENTS) + 1
ELEMENT = tuple(
    next((i for i in range(len(ELEMENTS)) if classes & SUBJECT[2 * i]), STAR_ELEMENT if classes else NO_ELEMENT)
    for classes in CLASS
)
SORTS = len(ELEMENTS) + 2
"""Of which element a kind of tile is; STAR_ELEMENT for a star, NO_ELEMENT for no tile."""
LOCAL = tuple(int(rule in (FLAT, COUNT_NEAR, TABLE_NEAR, KINDS_NEAR, APART)) for rule in RULE)
"""Whether a tile changes a reference only by what it and the tiles around it bring."""
PER_REFERENCE = 3
"""Of a reference's own tiles: how many, and the empty cells beside each and around each, all together."""
OPENS, STARS, SINGLES, LARGEST_SIZE, SECOND_SIZE, CONSTELLATIONS = range(10 * PER_REFERENCE, 10 * PER_REFERENCE + 6)
"""Lines that lead to empty cells, stars, those that are alone, and the constellations."""
FEATURES = 10 * PER_REFERENCE + 6
"""The features of a chart, each with a weight."""
MOST_RANKED = 64
"""The limit of the placements that are ranked."""


class ChartWorkspace(NamedTuple):
    """The arrays that one search works in."""

    group: Array
    """(CELLS,): the constellation of each star, or -1."""
    sizes: Array
    """(CELLS,): the stars of each constellation."""
    ports_in: Array
    """(CELLS,): the ports by which lines lead into each empty cell."""
    reference_points: Array
    """(references,): the points of each reference."""
    gains: Array
    """(CELLS,): the value that a tile adds in each cell, without its lines."""
    best: Array
    """(2,): the best placement: space of the row, place."""
    ranked: Array
    """(MOST_RANKED, 3): the best placements: value, space, place."""
    value_weights: Array
    """(CELLS + 1, FEATURES): the weights of the features, by tiles placed."""
    beside: Array
    """(SORTS,): the tiles beside a cell."""
    around: Array
    """(SORTS,): the tiles around a cell."""
    features: Array
    """(FEATURES,): the features of a chart."""
    outcomes: Array
    """(MAX_LEGAL,): the outcomes of chance."""
    odds: Array
    """(MAX_LEGAL,): their weights."""


# -- differences


def survey(s, seat, work):
    """Looks over a chart; returns how many constellations there are, single stars among them."""
    group, sizes, ports_in, levels = work.group, work.sizes, work.ports_in, work.reference_points
    chart, lines = s.chart[seat], s.lines[seat]
    count = 0
    for cell in range(CELLS):
        group[cell] = -1
        ports_in[cell] = 0
    for cell in range(CELLS):
        ports = lines[cell]
        if ports:
            if group[cell] < 0:
                found = constellation_of(lines, cell)
                size = 0
                for other in range(cell, CELLS):
                    if (found >> other) & 1:
                        group[other] = count
                        size += 1
                sizes[count] = size
                count += 1
            for port in range(8):
                if (ports >> port) & 1:
                    other = NEIGHBOUR[cell][port]
                    if other >= 0 and chart[other] == EMPTY:
                        ports_in[other] |= 1 << (port ^ 4)
    for element in range(len(ELEMENTS)):
        levels[element] = reference_points(chart, 2 * element + side_of(s, element))
    return count


def points_added(chart, which, cell, kind, points):
    """The points that a tile in an empty cell adds to a reference, which gives `points` without it."""
    classes = CLASS[kind]
    if not classes & TOUCHED[which]:
        return 0
    if not LOCAL[which]:
        chart[cell] = kind
        more = reference_points(chart, which) - points
        chart[cell] = EMPTY
        return more
    own = SUBJECT[which]
    more = 0
    for port in range(8):
        other = NEIGHBOUR[cell][port]
        if other >= 0 and CLASS[chart[other]] & own:
            more -= tile_points(chart, which, other)
    chart[cell] = kind
    for port in range(8):
        other = NEIGHBOUR[cell][port]
        if other >= 0 and CLASS[chart[other]] & own:
            more += tile_points(chart, which, other)
    if classes & own:
        more += tile_points(chart, which, cell)
    chart[cell] = EMPTY
    return more


def find_gains(s, seat, kind, weights, work):
    """Writes the value that a tile adds in each empty cell by all references, as a nova and by its features.

    Needs `survey`; leaves out the lines of the tile.
    """
    levels, beside, around = work.reference_points, work.beside, work.around
    chart = s.chart[seat]
    mine = ELEMENT[kind]
    fixed = 0.0
    if CLASS[kind] & NOVA:
        fixed += NOVA_POINTS
    if mine == STAR_ELEMENT:
        fixed += weights[STARS]
    else:
        fixed += weights[PER_REFERENCE * (2 * mine + side_of(s, mine))]
    for cell in range(CELLS):
        if chart[cell] != EMPTY:
            continue
        for i in range(SORTS):
            beside[i] = 0
            around[i] = 0
        for port in range(8):
            other = NEIGHBOUR[cell][port]
            if other >= 0:
                element = ELEMENT[chart[other]]
                around[element] += 1
                if port % 2 == 0:
                    beside[element] += 1
        more = fixed
        for element in range(len(ELEMENTS)):
            which = 2 * element + side_of(s, element)
            at = PER_REFERENCE * which
            more += points_added(chart, which, cell, kind, levels[element])
            # the tiles around lose an empty cell, and this one has those around it
            more -= weights[at + 1] * beside[element] + weights[at + 2] * around[element]
            if element == mine:
                more += weights[at + 1] * beside[NO_ELEMENT] + weights[at + 2] * around[NO_ELEMENT]
        work.gains[cell] = more


def joined_by(lines, cell, ports, group):
    """The constellations that a star in a cell would join, one bit each."""
    found = 0
    for port in range(8):
        if (ports >> port) & 1:
            other = NEIGHBOUR[cell][port]
            if other >= 0 and (lines[other] >> (port ^ 4)) & 1:
                found |= 1 << group[other]
    return found


def constellation_points(sizes, count, found, size, weights):
    """The value of the constellations after those in `found` are joined with a new star.

    `size` is 1 for the star, 0 for none.
    """
    alone = 0
    largest = 0
    second = 0
    number = 0
    for i in range(count + 1):
        if i < count:
            if (found >> i) & 1:
                size += sizes[i]
                continue
            stars = sizes[i]
        else:
            stars = size
        if stars >= 2:
            number += 1
            if stars > largest:
                second = largest
                largest = stars
            elif stars > second:
                second = stars
        elif stars == 1:
            alone += 1
    feature_value = weights[SINGLES] * alone + weights[LARGEST_SIZE] * largest + weights[SECOND_SIZE] * second
    return LARGEST[largest] + SECOND[second] + NUMBER[number] + feature_value + weights[CONSTELLATIONS] * number


def count_open_lines(chart, cell, ports):
    """How many of a star's lines lead to empty cells."""
    count = 0
    for port in range(8):
        if (ports >> port) & 1:
            other = NEIGHBOUR[cell][port]
            if other >= 0 and chart[other] == EMPTY:
                count += 1
    return count


# -- greedy


def value_of_placement(chart, lines, cell, ports, count, before, weights, work):
    """The value of a chart after a tile with these lines is placed in a cell, up to a constant.

    Needs `survey` and `find_gains`; `before` is the value of the constellations without it.
    """
    value = work.gains[cell] - weights[OPENS] * count_cells(work.ports_in[cell])
    if ports == 0:
        return value + before
    found = joined_by(lines, cell, ports, work.group)
    return (
        value
        + constellation_points(work.sizes, count, found, 1, weights)
        + weights[OPENS] * count_open_lines(chart, cell, ports)
    )


def choose_greedily(s, seed, work):
    """Writes the tile and the placement of the highest value into `best`, ties at random; returns its value."""
    best = work.best
    seat = s.order[s.at]
    chart, lines = s.chart[seat], s.lines[seat]
    count = survey(s, seat, work)
    weights = work.value_weights[count_tiles(chart, ANY) + 1]
    before = constellation_points(work.sizes, count, 0, 0, weights)
    most = -1000.0
    ties = 0
    known = 0
    for space in range(CURRENT[s.seats] if s.phase == TAKING else 1):
        kind = s.current[space] if s.phase == TAKING else s.held
        if kind == EMPTY:
            continue
        if CLASS[kind] != known:
            find_gains(s, seat, kind, weights, work)
            known = CLASS[kind]
        for cell in range(CELLS):
            if chart[cell] != EMPTY:
                continue
            for way in range(ways_of(s, kind)):
                value = value_of_placement(chart, lines, cell, LINES[kind][way], count, before, weights, work)
                if value > most:
                    most = value
                    ties = 0
                if value == most:
                    ties += 1
                    seed = next_seed(seed)
                    if ties == 1 or pick_below(seed, ties) == 0:
                        best[0] = space
                        best[1] = CELLS * way + cell
    return most


def apply_choice(s, best):
    """Takes the tile chosen, if that is still to be done, and places it."""
    if s.phase == TAKING:
        apply(s, best[0])
    apply(s, PLACE + best[1])


def apply_random_outcome(s, seed, work):
    """Applies a random outcome by its odds."""
    n = odds(s, work.outcomes, work.odds)
    apply(s, pick_weighted(seed, work.outcomes, work.odds, n))


def play_greedily(s, chance_seed, seed, most, work):
    """Plays a state on greedily, for at most so many tiles; `seed` decides ties."""
    placed = 0
    while True:
        if s.phase == FILLING or s.phase == ORDERING:
            chance_seed = next_seed(chance_seed)
            apply_random_outcome(s, chance_seed, work)
        elif s.phase == TAKING or s.phase == PLACING:
            if placed == most:
                return seed
            seed = next_seed(seed)
            choose_greedily(s, seed, work)
            apply_choice(s, work.best)
            placed += 1
        else:
            return seed


def candidates(s, each, work, ranked):
    """Writes the best `each` placements of every tile that can be taken into `ranked`; returns how many that are.

    Rows are value, space, place; what has no room in `ranked` is left out.
    """
    seat = s.order[s.at]
    chart, lines = s.chart[seat], s.lines[seat]
    count = survey(s, seat, work)
    weights = work.value_weights[count_tiles(chart, ANY) + 1]
    before = constellation_points(work.sizes, count, 0, 0, weights)
    n = 0
    known = 0
    for space in range(CURRENT[s.seats] if s.phase == TAKING else 1):
        kind = s.current[space] if s.phase == TAKING else s.held
        if kind == EMPTY or n == len(ranked):
            continue
        if CLASS[kind] != known:
            find_gains(s, seat, kind, weights, work)
            known = CLASS[kind]
        here = ranked[n:]
        most = min(each, len(ranked) - n)
        found = 0
        for cell in range(CELLS):
            if chart[cell] == EMPTY:
                for way in range(ways_of(s, kind)):
                    value = value_of_placement(chart, lines, cell, LINES[kind][way], count, before, weights, work)
                    found = insert(here, found, most, value, space, CELLS * way + cell)
        n += found
    return n
