# pyright: basic
"""Twinkle Twinkle played out, fast: what a tile brings to a chart is worked out from what it changes.

`survey` looks over a chart once: its constellations, the lines that lead into empty cells, what each reference gives.
Then what a tile would bring in any cell is the sum of small differences, exactly (`gains`, `sky_after`). On top of
that: the best placement, games played out so, and the rounds of games of a flat Monte Carlo search.

Besides its points a chart has what it promises: a sum of numbers like the lines that lead to empty cells, each times a
weight, `hope`, that goes by the tiles placed. With a half for open lines and nothing else this is `worth.greedy`; other
weights are learned (`promise.py`). In the compilable subset; the memory that all this works in is a `desk`.
"""

from tumblestar.games.twinkle_twinkle.box import APART, COUNT_NEAR, FLAT, KINDS_NEAR, OF, OTHER, TABLE_NEAR
from tumblestar.games.twinkle_twinkle.parts import (
    CELLS,
    CLASS,
    CURRENT,
    ELEMENTS,
    EMPTY,
    LARGEST,
    LINES,
    NEAR,
    NOVA,
    NOVA_POINTS,
    NUMBER,
    NUMBERS,
    OWN,
    RULE,
    SECOND,
)
from tumblestar.games.twinkle_twinkle.rules import FILLING, ORDERING, PLACE, PLACING, TAKING
from tumblestar.speed import hole

apply = odds = side_of = ways_of = points = brought = reference_points = linked = size_of = copy_state = hole
next_seed = pick_below = pick_weighted = insert = hole

OPEN = 0.5
"""What a line is worth that leads to an empty cell, where a star may link to it one day."""
TOUCHED = tuple(own | numbers[OF] | numbers[OTHER] for own, numbers in zip(OWN, NUMBERS, strict=True))
"""The classes of which a tile can change what a reference gives."""
STAR_ELEMENT, NO_ELEMENT = len(ELEMENTS), len(ELEMENTS) + 1
ELEMENT = tuple(
    next((i for i in range(len(ELEMENTS)) if classes & OWN[2 * i]), STAR_ELEMENT if classes else NO_ELEMENT)
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
HOPES = 10 * PER_REFERENCE + 6
"""What a chart promises is a sum of so many numbers, each times its weight."""
GROUP, SIZES, INTO, LEVELS, GAINS, BEST, RANKED, HOPE, BESIDE, AROUND = range(10)
"""What lies on a desk: of each star its constellation, the sizes of these, of each empty cell the ports that lines lead
in by, the points of each reference, what a tile brings in each cell, the best placement found (space, place), the best
ones of a decision (worth, space, place), the weights of what charts promise, by the tiles they have, and two rows to
count in what lies beside and around a cell."""
BROAD = 64
"""So many placements are ranked at most."""
EDGE = 6.0
"""A lead of so many points at the end of a playout counts as three wins in four."""


# ------------------------------------------------------------------------------------------------ differences


def survey(s, seat, desk):
    """Looks over a chart; returns how many constellations there are, single stars among them."""
    group, sizes, into, levels = desk[GROUP], desk[SIZES], desk[INTO], desk[LEVELS]
    chart, lines = s.chart[seat], s.lines[seat]
    count = 0
    for cell in range(CELLS):
        group[cell] = -1
        into[cell] = 0
    for cell in range(CELLS):
        ports = lines[cell]
        if ports:
            if group[cell] < 0:
                found = linked(lines, cell, 0)
                size = 0
                for other in range(cell, CELLS):
                    if (found >> other) & 1:
                        group[other] = count
                        size += 1
                sizes[count] = size
                count += 1
            for port in range(8):
                if (ports >> port) & 1:
                    other = NEAR[cell][port]
                    if other >= 0 and chart[other] == EMPTY:
                        into[other] |= 1 << (port ^ 4)
    for element in range(len(ELEMENTS)):
        levels[element] = reference_points(chart, 2 * element + side_of(s, element))
    return count


def gain(chart, which, cell, kind, level):
    """What a tile in an empty cell adds to a reference, which gives `level` without it."""
    classes = CLASS[kind]
    if not classes & TOUCHED[which]:
        return 0
    if not LOCAL[which]:
        chart[cell] = kind
        more = reference_points(chart, which) - level
        chart[cell] = EMPTY
        return more
    own = OWN[which]
    more = 0
    for port in range(8):
        other = NEAR[cell][port]
        if other >= 0 and CLASS[chart[other]] & own:
            more -= brought(chart, which, other)
    chart[cell] = kind
    for port in range(8):
        other = NEAR[cell][port]
        if other >= 0 and CLASS[chart[other]] & own:
            more += brought(chart, which, other)
    if classes & own:
        more += brought(chart, which, cell)
    chart[cell] = EMPTY
    return more


def gains(s, seat, kind, hope, desk):
    """What a tile brings in each empty cell by all references, as a nova, and by what it promises but for its lines,
    after `survey`.
    """
    levels, into, beside, around = desk[LEVELS], desk[GAINS], desk[BESIDE], desk[AROUND]
    chart = s.chart[seat]
    mine = ELEMENT[kind]
    fixed = 0.0
    if CLASS[kind] & NOVA:
        fixed += NOVA_POINTS
    if mine == STAR_ELEMENT:
        fixed += hope[STARS]
    else:
        fixed += hope[PER_REFERENCE * (2 * mine + side_of(s, mine))]
    for cell in range(CELLS):
        if chart[cell] != EMPTY:
            continue
        for i in range(SORTS):
            beside[i] = 0
            around[i] = 0
        for port in range(8):
            other = NEAR[cell][port]
            if other >= 0:
                there = ELEMENT[chart[other]]
                around[there] += 1
                if port % 2 == 0:
                    beside[there] += 1
        more = fixed
        for element in range(len(ELEMENTS)):
            which = 2 * element + side_of(s, element)
            at = PER_REFERENCE * which
            more += gain(chart, which, cell, kind, levels[element])
            # the tiles around lose an empty cell, and this one has those around it
            more -= hope[at + 1] * beside[element] + hope[at + 2] * around[element]
            if element == mine:
                more += hope[at + 1] * beside[NO_ELEMENT] + hope[at + 2] * around[NO_ELEMENT]
        into[cell] = more


def joined_by(lines, cell, ports, group):
    """The constellations that a star in a cell would join, one bit each."""
    found = 0
    for port in range(8):
        if (ports >> port) & 1:
            other = NEAR[cell][port]
            if other >= 0 and (lines[other] >> (port ^ 4)) & 1:
                found |= 1 << group[other]
    return found


def sky_after(sizes, count, found, size, hope):
    """The points of constellations once some, `found`, are one with a new star, and what they promise.

    `size` is 1 for the star, 0 for none.
    """
    single = 0
    largest = 0
    second = 0
    number = 0
    for i in range(count + 1):
        if i < count:
            if (found >> i) & 1:
                size += sizes[i]
                continue
            here = sizes[i]
        else:
            here = size
        if here >= 2:
            number += 1
            if here > largest:
                second = largest
                largest = here
            elif here > second:
                second = here
        elif here == 1:
            single += 1
    promised = hope[SINGLES] * single + hope[LARGEST_SIZE] * largest + hope[SECOND_SIZE] * second
    return LARGEST[largest] + SECOND[second] + NUMBER[number] + promised + hope[CONSTELLATIONS] * number


def ends(chart, cell, ports):
    """How many of a star's lines lead to empty cells."""
    count = 0
    for port in range(8):
        if (ports >> port) & 1:
            other = NEAR[cell][port]
            if other >= 0 and chart[other] == EMPTY:
                count += 1
    return count


def tiles_of(chart):
    """How many tiles a chart has."""
    count = 0
    for cell in range(CELLS):
        if chart[cell] != EMPTY:
            count += 1
    return count


# ------------------------------------------------------------------------------------------------ greedy


def worth_of(chart, lines, cell, ports, count, plain, hope, desk):
    """What a tile with such lines makes of a chart: by what it brings in a cell, by the whole sky and its promise.

    After `survey` and `gains`; `plain` is the sky without it.
    """
    worth = desk[GAINS][cell] - hope[OPENS] * size_of(desk[INTO][cell])
    if ports == 0:
        return worth + plain
    found = joined_by(lines, cell, ports, desk[GROUP])
    return worth + sky_after(desk[SIZES], count, found, 1, hope) + hope[OPENS] * ends(chart, cell, ports)


def choose_greedily(s, seed, desk):
    """The tile and the placement that bring and promise most, into `best`, ties by lot; for TAKING and PLACING.

    Returns its worth.
    """
    best = desk[BEST]
    seat = s.order[s.at]
    chart, lines = s.chart[seat], s.lines[seat]
    count = survey(s, seat, desk)
    hope = desk[HOPE][tiles_of(chart) + 1]
    plain = sky_after(desk[SIZES], count, 0, 0, hope)
    most = -1000.0
    ties = 0
    known = 0
    for space in range(CURRENT[s.seats] if s.phase == TAKING else 1):
        kind = s.current[space] if s.phase == TAKING else s.held
        if kind == EMPTY:
            continue
        if CLASS[kind] != known:
            gains(s, seat, kind, hope, desk)
            known = CLASS[kind]
        for cell in range(CELLS):
            if chart[cell] != EMPTY:
                continue
            for way in range(ways_of(s, kind)):
                worth = worth_of(chart, lines, cell, LINES[kind][way], count, plain, hope, desk)
                if worth > most:
                    most = worth
                    ties = 0
                if worth == most:
                    ties += 1
                    seed = next_seed(seed)
                    if ties == 1 or pick_below(seed, ties) == 0:
                        best[0] = space
                        best[1] = CELLS * way + cell
    return most


def act(s, best):
    """Takes, if that is still to be done, and places what was chosen."""
    if s.phase == TAKING:
        apply(s, best[0])
    apply(s, PLACE + best[1])


def draw_by_lot(s, seed, out, weights):
    """Chance acts, by its odds."""
    n = odds(s, out, weights)
    apply(s, pick_weighted(seed, out, weights, n))


def play_greedily(s, luck, seed, most, desk, out, weights):
    """Plays a state on greedily, for at most so many tiles; luck and ties have seeds of their own."""
    placed = 0
    while True:
        if s.phase == FILLING or s.phase == ORDERING:
            luck = next_seed(luck)
            draw_by_lot(s, luck, out, weights)
        elif s.phase == TAKING or s.phase == PLACING:
            if placed == most:
                return seed
            seed = next_seed(seed)
            choose_greedily(s, seed, desk)
            act(s, desk[BEST])
            placed += 1
        else:
            return seed


# ------------------------------------------------------------------------------------------------ flat Monte Carlo


def candidates(s, each, desk):
    """The best `each` placements of every tile that can be had, into `ranked`; returns how many, BROAD at most."""
    seat = s.order[s.at]
    chart, lines = s.chart[seat], s.lines[seat]
    count = survey(s, seat, desk)
    hope = desk[HOPE][tiles_of(chart) + 1]
    plain = sky_after(desk[SIZES], count, 0, 0, hope)
    n = 0
    for space in range(CURRENT[s.seats] if s.phase == TAKING else 1):
        kind = s.current[space] if s.phase == TAKING else s.held
        if kind == EMPTY or n == BROAD:
            continue
        gains(s, seat, kind, hope, desk)
        ranked = desk[RANKED][n:]
        most = min(each, BROAD - n)
        found = 0
        for cell in range(CELLS):
            if chart[cell] == EMPTY:
                for way in range(ways_of(s, kind)):
                    worth = worth_of(chart, lines, cell, LINES[kind][way], count, plain, hope, desk)
                    found = insert(ranked, found, most, worth, space, CELLS * way + cell)
        n += found
    return n


def lead(s, seat):
    """How a playout ended for a seat: from 0 to 1 by its lead over the best of the others, alone over the goal."""
    theirs = s.goal if s.seats == 1 else -1000
    for other in range(s.seats):
        if other != seat:
            theirs = max(theirs, points(s, other))
    ahead = points(s, seat) - theirs
    return 0.5 + 0.5 * ahead / (abs(ahead) + EDGE)


def try_out(roots, rooms, alive, n, luck, most, desk, out, weights, sums):
    """One playout after each of the candidates `alive[:n]`, all with the same luck; adds how they ended to `sums`."""
    ranked, best = desk[RANKED], desk[BEST]
    s = rooms[0]
    for i in range(n):
        copy_state(rooms, 0, roots, 0)
        s = rooms[0]
        seat = s.order[s.at]
        best[0] = int(ranked[alive[i]][1])
        best[1] = int(ranked[alive[i]][2])
        act(s, best)
        play_greedily(s, luck, luck ^ 0x5DEECE66D, most, desk, out, weights)
        sums[alive[i]] += lead(s, seat)
