# pyright: basic
"""Evaluates a constellation of Twinkle with a small neural network. In the compilable subset.

A position of a seat between turns is a list of binary features. The rows of weights of its features are added up into a
hidden layer with rectified linear units. A second layer, one for each number of dice hung, gives the mean and the
logarithm of the variance of the points still to come, or alone the log odds of winning the level.
The features of the constellation change with every place that is tried (`features`). Those of its surroundings do not
(`surroundings`), except for the die that is hung, so their sum is kept.
"""

from math import exp
from typing import NamedTuple

from tumblestar.engine.speed import Array, hole
from tumblestar.games.twinkle.parts import (
    BLACK,
    COLOUR_OF,
    COLOURS,
    D8,
    DICE,
    GREEN,
    HIGHEST,
    MISSIONS,
    STAR_A,
    STAR_B,
    STARS,
    TYPE_OF,
    TYPES,
    YELLOW,
)
from tumblestar.games.twinkle.rules import FREE, HAND, HELD
from tumblestar.games.twinkle.scoring import CARDS, COMPARED

card = colour_shown = mission = parity = star_over = hole

HIDDEN = 32
"""The width of the hidden layer."""
STAGES = STARS + 1
MOST_FEATURES = 256
"""The limit of the features of one position."""
KNOWN_POINTS = MOST_FEATURES - 1
"""Where `features` writes the points that the constellation has already: of cards, and of silver missions."""
POINTS = 16
"""The points of one card are capped below this."""
TOTALS = 40
PARITY_DIGITS = (0, 1, 3, 9)
"""Of a star group without dice, with even results, with odd ones, with both: its part of the feature of mission 7."""
LEAD = 4
"""The lead over the best rival in a mission that compares is capped at this."""

# The first row of each kind of feature in the first layer.
BY_COLOUR = 0  # of a hung die: colour, result, open slots
BY_TYPE = BY_COLOUR + COLOURS * HIGHEST * 3  # type, result, open slots
BY_DIE = BY_TYPE + TYPES * HIGHEST * 3  # die, open slots
LINK_COLOUR = BY_DIE + DICE * 3  # colour of the parent or star, colour
LINK_TYPE = LINK_COLOUR + (COLOURS + 1) * COLOURS  # type of the parent or star, type, open slots
LINE = LINK_TYPE + (TYPES + 1) * TYPES * 3  # of a die with open slots: red, odd and even dice down to it, its result
ALONE_COLOUR = LINE + 4 * 5 * 5 * 4  # of an only child: its colour, the parent's result or 0
ALONE_TYPE = ALONE_COLOUR + COLOURS * (HIGHEST + 1)
CARD = ALONE_TYPE + TYPES * (HIGHEST + 1)  # stage, card, points
TOTAL = CARD + STAGES * CARDS * POINTS  # stage, points of all cards
KIND = TOTAL + STAGES * TOTALS  # type, how many, whether a green one is among them
YELLOWS = KIND + TYPES * 5 * 2  # stage, how many yellow dice
BLACKS = YELLOWS + STAGES * 4  # of a star group: how many black dice, their sum
ROOTS = BLACKS + 4 * 16  # stage, open slots under stars
SLOTS = ROOTS + STAGES * 5  # stage, how many open slots take a 3, a 6, a 9
MISSION_DIE = SLOTS + STAGES * 3 * 9  # mission, type, result, open slots
MISSION_ALONE = MISSION_DIE + MISSIONS * TYPES * HIGHEST * 3  # mission, result of an only child, of its parent or 0
MISSION_FIGURE = MISSION_ALONE + MISSIONS * HIGHEST * (HIGHEST + 1)  # mission, stage, figure
MISSION_LEAD = MISSION_FIGURE + MISSIONS * STAGES * 24  # contest, stage, lead
SUMS = MISSION_LEAD + COMPARED * STAGES * (2 * LEAD + 1)  # mission 15: colour, sum
PARITY = SUMS + COLOURS * 16  # mission 7: stage, how many star groups are odd, even, mixed
POOL = PARITY + STAGES * 27  # a die is free
POOL_COLOUR = POOL + DICE  # colour, how many are free
POOL_TYPE = POOL_COLOUR + COLOURS * 6
CENTRE = POOL_TYPE + TYPES * 7  # colour and result of a d8 in the centre
IN_GAME = CENTRE + COLOURS * 8  # colour in play
MISSION = IN_GAME + COLOURS  # mission in play
SEATING = MISSION + MISSIONS + 1  # seats, stage
FEATURES = SEATING + 5 * STAGES


class Layers(NamedTuple):
    """The two layers of a net."""

    rows: Array
    """(FEATURES, HIDDEN)"""
    tops: Array
    """(STAGES, outputs, HIDDEN + 1): the weights of each output, then its constant."""


def features(s, seat, rivals, out):
    """Writes the features of a seat's constellation; returns how many.

    `rivals[i]` is the best figure of the others in the i-th mission, if that compares.
    """
    n = 0
    hung = s.hung[seat]
    for i in range(hung):
        die = s.dice[seat][i]
        colour, kind, shown, slots = COLOUR_OF[die], TYPE_OF[die], s.shown[die], 2 - s.below[die]
        parent = s.under[die]
        over = s.shown[parent] if parent < DICE else 0
        out[n] = BY_COLOUR + (colour * HIGHEST + shown - 1) * 3 + slots
        out[n + 1] = BY_TYPE + (kind * HIGHEST + shown - 1) * 3 + slots
        out[n + 2] = BY_DIE + die * 3 + slots
        out[n + 3] = LINK_COLOUR + (COLOUR_OF[parent] if parent < DICE else COLOURS) * COLOURS + colour
        out[n + 4] = LINK_TYPE + ((TYPE_OF[parent] if parent < DICE else TYPES) * TYPES + kind) * 3 + slots
        n += 5
        if slots > 0 and shown > 1:
            out[n] = LINE + line_above(s, die)
            n += 1
        alone = (s.below[parent] if parent < DICE else s.stars[seat][parent - STAR_A]) == 1
        if alone:
            out[n] = ALONE_COLOUR + colour * (HIGHEST + 1) + over
            out[n + 1] = ALONE_TYPE + kind * (HIGHEST + 1) + over
            n += 2
        for j in range(HAND):
            which = s.missions[j]
            if which > 0:
                out[n] = MISSION_DIE + (((which - 1) * TYPES + kind) * HIGHEST + shown - 1) * 3 + slots
                n += 1
                if alone:
                    out[n] = MISSION_ALONE + ((which - 1) * HIGHEST + shown - 1) * (HIGHEST + 1) + over
                    n += 1
    n = of_cards(s, seat, out, n)
    n = of_slots(s, seat, out, n)
    for j in range(HAND):
        if s.missions[j] > 0:
            n = of_mission(s, seat, s.missions[j], rivals[j], out, n)
    out[n] = SEATING + s.seats * STAGES + hung
    return n + 1


def line_above(s, die):
    """Red, odd and even dice from a star down to a die, and its result, as one number."""
    red = 0
    odd = 0
    even = 0
    here = die
    while here < DICE:
        if COLOUR_OF[here] == 0:
            red += 1
        if s.shown[here] % 2:
            odd += 1
        else:
            even += 1
        here = s.under[here]
    shown = s.shown[die]
    height = 0 if shown < 4 else 1 if shown < 6 else 2 if shown < 9 else 3
    return ((min(red, 3) * 5 + min(odd, 4)) * 5 + min(even, 4)) * 4 + height


def of_cards(s, seat, out, n):
    """Writes the points of the cards so far, and what they count; returns the new count of features."""
    hung = s.hung[seat]
    total = 0
    for which in range(CARDS):
        if which == CARDS - 1 or (s.colours >> which) & 1:
            points = card(s, seat, which)
            total += points
            out[n] = CARD + (hung * CARDS + which) * POINTS + min(points, POINTS - 1)
            n += 1
    out[n] = TOTAL + hung * TOTALS + min(total, TOTALS - 1)
    out[KNOWN_POINTS] = total
    n += 1
    yellows = 0
    for kind in range(TYPES):
        count = 0
        green = 0
        for i in range(hung):
            if TYPE_OF[s.dice[seat][i]] == kind:
                count += 1
                if COLOUR_OF[s.dice[seat][i]] == GREEN:
                    green = 1
        if count > 0:
            out[n] = KIND + (kind * 5 + min(count, 4)) * 2 + green
            n += 1
    black_a = 0
    black_b = 0
    for i in range(hung):
        die = s.dice[seat][i]
        if COLOUR_OF[die] == YELLOW:
            yellows += 1
        elif COLOUR_OF[die] == BLACK:
            if star_over(s, die) == STAR_A:
                black_a += 100 + s.shown[die]
            else:
                black_b += 100 + s.shown[die]
    out[n] = YELLOWS + hung * 4 + min(yellows, 3)
    n += 1
    if (s.colours >> BLACK) & 1:
        out[n] = BLACKS + black_feature(black_a)
        out[n + 1] = BLACKS + black_feature(black_b)
        n += 2
    return n


def black_feature(packed):
    """The feature of the black dice of a star group: `packed` is 100 a die plus the sum of their results."""
    return min(packed // 100, 3) * 16 + min(packed % 100, 15)


def of_slots(s, seat, out, n):
    """Writes where dice can still be hung; returns the new count."""
    hung = s.hung[seat]
    out[n] = ROOTS + hung * 5 + 4 - s.stars[seat][0] - s.stars[seat][1]
    n += 1
    low = 0
    middle = 0
    high = 0
    for i in range(hung):
        die = s.dice[seat][i]
        slots = 2 - s.below[die]
        if s.shown[die] > 3:
            low += slots
        if s.shown[die] > 6:
            middle += slots
        if s.shown[die] > 9:
            high += slots
    out[n] = SLOTS + (hung * 3) * 9 + min(low, 8)
    out[n + 1] = SLOTS + (hung * 3 + 1) * 9 + min(middle, 8)
    out[n + 2] = SLOTS + (hung * 3 + 2) * 9 + min(high, 8)
    return n + 3


def of_mission(s, seat, which, rival, out, n):
    """Writes the progress of a mission; returns the new count."""
    hung = s.hung[seat]
    figure = mission(s, seat, which)
    if which > 10 and s.seats > 1:
        out[KNOWN_POINTS] += figure
    if which <= COMPARED and s.seats > 1:
        lead = max(-LEAD, min(LEAD, figure - rival))
        out[n] = MISSION_LEAD + ((which - 1) * STAGES + hung) * (2 * LEAD + 1) + lead + LEAD
        n += 1
    figure = abs(figure)
    if which == 3:
        figure = figure // 2
    out[n] = MISSION_FIGURE + ((which - 1) * STAGES + hung) * 24 + min(figure, 23)
    n += 1
    if which == 15:
        for colour in range(COLOURS):
            total = colour_shown(s, seat, colour)
            if total > 0:
                out[n] = SUMS + colour * 16 + min(total, 15)
                n += 1
    if which == 7:
        kinds = PARITY_DIGITS[parity(s, seat, STAR_A)] + PARITY_DIGITS[parity(s, seat, STAR_B)]
        out[n] = PARITY + hung * 27 + kinds
        n += 1
    return n


def surroundings(s, seat, out):
    """Writes the features around a constellation: dice free or in the hand, what is in play; returns how many."""
    n = 0
    for colour in range(COLOURS):
        count = 0
        for kind in range(TYPES):
            die = colour * TYPES + kind
            if s.where[die] == FREE or s.where[die] == HELD:
                count += 1
                out[n] = POOL + die
                n += 1
                if kind == D8 and s.shown[die] > 0:
                    out[n] = CENTRE + colour * 8 + s.shown[die] - 1
                    n += 1
        if (s.colours >> colour) & 1:
            out[n] = POOL_COLOUR + colour * 6 + count
            out[n + 1] = IN_GAME + colour
            n += 2
    for kind in range(TYPES):
        count = 0
        for colour in range(COLOURS):
            die = colour * TYPES + kind
            if s.where[die] == FREE or s.where[die] == HELD:
                count += 1
        out[n] = POOL_TYPE + kind * 7 + count
        n += 1
    for j in range(HAND):
        if s.missions[j] > 0:
            out[n] = MISSION + s.missions[j]
            n += 1
    return n


def add_rows(rows, out, n, into):
    """Adds the rows of features to a hidden layer."""
    for i in range(n):
        row = rows[out[i]]
        for j in range(HIDDEN):
            into[j] += row[j]


def copy_layer(source, target):
    """Copies a hidden layer."""
    for j in range(HIDDEN):
        target[j] = source[j]


def subtract_die(s, rows, die, into):
    """Removes a free die from the sum of the surroundings."""
    colour, kind = COLOUR_OF[die], TYPE_OF[die]
    of_colour = 0
    of_kind = 0
    for i in range(TYPES):
        other = colour * TYPES + i
        if s.where[other] == FREE or s.where[other] == HELD:
            of_colour += 1
    for i in range(COLOURS):
        other = i * TYPES + kind
        if s.where[other] == FREE or s.where[other] == HELD:
            of_kind += 1
    own = rows[POOL + die]
    colours, colours_after = rows[POOL_COLOUR + colour * 6 + of_colour], rows[POOL_COLOUR + colour * 6 + of_colour - 1]
    kinds, kinds_after = rows[POOL_TYPE + kind * 7 + of_kind], rows[POOL_TYPE + kind * 7 + of_kind - 1]
    for j in range(HIDDEN):
        into[j] += colours_after[j] + kinds_after[j] - own[j] - colours[j] - kinds[j]
    if kind == D8 and s.shown[die] > 0:
        row = rows[CENTRE + colour * 8 + s.shown[die] - 1]
        for j in range(HIDDEN):
            into[j] -= row[j]


def output(layer, top):
    """The product of a hidden layer, rectified, with a row of the second layer, and its constant."""
    total = top[HIDDEN]
    for j in range(HIDDEN):
        total += max(layer[j], 0.0) * top[j]
    return total


def logistic(x):
    """The logistic function."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def best_rival(s, seat, which):
    """The best figure of the other seats in a mission that compares; -100 where nobody else takes part yet."""
    best = -100
    for other in range(s.seats):
        if other != seat and s.hung[other] > 0:
            best = max(best, mission(s, other, which))
    return best
