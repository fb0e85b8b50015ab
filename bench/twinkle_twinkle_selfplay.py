# pyright: basic
"""Twinkle Twinkle played by what charts promise, to learn from it what that is worth. In the compilable subset."""

from tumblestar.games.twinkle_twinkle.bots.playouts import (
    BEST,
    CONSTELLATIONS,
    HOPES,
    INTO,
    LARGEST_SIZE,
    OPENS,
    PER_REFERENCE,
    RANKED,
    SECOND_SIZE,
    SINGLES,
    SIZES,
    STARS,
)
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, ELEMENTS, EMPTY, NEAR, OWN
from tumblestar.games.twinkle_twinkle.rules import FILLING, ORDERING, PLACING, TAKING
from tumblestar.speed import hole

side_of = points = survey = size_of = tiles_of = next_seed = pick_below = draw_by_lot = hole
candidates = choose_greedily = act = hole

NEARBY = 6
"""A stray is one of so many best placements of each tile."""


def promises(s, seat, desk, out):
    """Writes the numbers that what a chart promises is a sum of, all HOPES of them."""
    chart, lines = s.chart[seat], s.lines[seat]
    sizes, into = desk[SIZES], desk[INTO]
    count = survey(s, seat, desk)
    for i in range(HOPES):
        out[i] = 0.0
    for element in range(len(ELEMENTS)):
        at = PER_REFERENCE * (2 * element + side_of(s, element))
        for cell in range(CELLS):
            if CLASS[chart[cell]] & OWN[2 * element]:
                out[at] += 1.0
                for port in range(8):
                    other = NEAR[cell][port]
                    if other >= 0 and chart[other] == EMPTY:
                        out[at + 2] += 1.0
                        if port % 2 == 0:
                            out[at + 1] += 1.0
    for cell in range(CELLS):
        out[OPENS] += size_of(into[cell])
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


def play_and_note(s, luck, seed, stray, desk, out, weights, n, notes):
    """Plays a state to its end greedily, in a thousand `stray` placements at random among the best, and notes each
    chart once a tile is placed, from the n-th sample on; returns how many there are then.

    `notes` are (promises, stages, sides, missing) of each sample: what is missing is the points still to come.
    """
    which, stages, owners, missing = notes
    first = n
    while True:
        if s.phase == FILLING or s.phase == ORDERING:
            luck = next_seed(luck)
            draw_by_lot(s, luck, out, weights)
        elif s.phase == TAKING or s.phase == PLACING:
            seat = s.order[s.at]
            seed = next_seed(seed)
            if pick_below(seed, 1000) < stray:
                seed = next_seed(seed)
                i = pick_below(seed, candidates(s, NEARBY, desk))
                desk[BEST][0] = int(desk[RANKED][i][1])
                desk[BEST][1] = int(desk[RANKED][i][2])
            else:
                choose_greedily(s, seed, desk)
            act(s, desk[BEST])
            promises(s, seat, desk, which[n])
            stages[n] = tiles_of(s.chart[seat])
            owners[n] = seat
            missing[n] = -points(s, seat)
            n += 1
        else:
            break
    for i in range(first, n):
        missing[i] += points(s, owners[i])
    return n
