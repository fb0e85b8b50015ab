# pyright: basic
"""The dice that a seat of Twinkle may roll, where they may hang, and the points that this brings in this turn, exactly.

For each die and result the place with most points is known; the best of three dice is then the maximum of three known
chances. In the compilable subset.
"""

from math import comb

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STAR_A
from tumblestar.games.twinkle.rules import FREE, HAND, HELD, HUNG

NO_DIE = -1
MOST_ROLLS = comb(DICE, HAND)


def has_room(s, seat, parent, result):
    """Whether a result may hang under a die or star of a seat; of two empty stars only the first."""
    if parent < DICE:
        return s.where[parent] == HUNG + seat and s.below[parent] < 2 and s.shown[parent] > result
    return s.stars[seat][parent - STAR_A] < 2 and (parent == STAR_A or s.stars[seat][0] + s.stars[seat][1] > 0)


def detach(s, seat, die, parent):
    """Removes a die that `attach` has just hung."""
    if parent < DICE:
        s.below[parent] -= 1
    else:
        s.stars[seat][parent - STAR_A] -= 1
    s.under[die] = -1
    s.hung[seat] -= 1
    i = 0
    while s.dice[seat][i] != die:
        i += 1
    while i < s.hung[seat]:
        s.dice[seat][i] = s.dice[seat][i + 1]
        i += 1
    s.dice[seat][s.hung[seat]] = -1


def list_rolls(s, free, rolls):
    """Writes every choice of dice to roll, those in the hand among them, into rows of `rolls`; returns how many.

    There are three dice in a row, or all where there are fewer, then NO_DIE. `free` is memory for DICE numbers.
    """
    n = 0
    for die in range(DICE):
        if s.where[die] == FREE or s.where[die] == HELD:
            free[n] = die
            n += 1
    most = min(HAND, n)
    count = 0
    for a in range(n):
        for b in range(a + 1, n if most > 1 else a + 2):
            for c in range(b + 1, n if most > 2 else b + 2):
                first = free[a]
                second = free[b] if most > 1 else NO_DIE
                third = free[c] if most > 2 else NO_DIE
                if s.held > 0:
                    held = 1 if s.where[first] == HELD else 0
                    if second >= 0 and s.where[second] == HELD:
                        held += 1
                    if third >= 0 and s.where[third] == HELD:
                        held += 1
                    if held < s.held:
                        continue
                rolls[count][0] = first
                rolls[count][1] = second
                rolls[count][2] = third
                count += 1
    return count


# -- points

points = attach = hole

NO_PLACE = -100
"""The gain of a result that cannot hang anywhere."""
LOWEST_GAIN, GAIN_LEVELS = -40, 100
"""Gains lie between these: from LOWEST on, so many."""


def best_gain(s, seat, die, result, before):
    """The most points that a die with a result can add to those `before`, or NO_PLACE."""
    best = NO_PLACE
    was_where, was_shown = s.where[die], s.shown[die]
    for parent in range(PLACES):
        if has_room(s, seat, parent, result):
            s.shown[die] = result
            attach(s, seat, die, parent)
            best = max(best, points(s, seat) - before)
            detach(s, seat, die, parent)
    s.where[die] = was_where
    s.shown[die] = was_shown
    return best


def chances_of_gains(s, seat, below, nowhere):
    """Writes the chance that a die adds at most so many points, from LOWEST on, into `below[die]`.

    A result that hangs nowhere is below everything; `nowhere[die]` is its chance. Returns the lowest and the highest
    level that matter, as one number.
    """
    before = points(s, seat)
    low = GAIN_LEVELS
    high = 0
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        sides = SIDES_OF[die]
        for level in range(GAIN_LEVELS):
            below[die][level] = 0.0
        misses = 0
        for result in range(1, sides + 1):
            gain = best_gain(s, seat, die, result, before)
            if gain == NO_PLACE:
                misses += 1
            else:
                level = gain - LOWEST_GAIN
                below[die][level] += 1.0 / sides
                low = min(low, level)
                high = max(high, level)
        nowhere[die] = misses / sides
        total = misses / sides
        for level in range(GAIN_LEVELS):
            total += below[die][level]
            below[die][level] = total
    return low * GAIN_LEVELS + high


def expected_gain(below, nowhere, first, second, third, span):
    """The expected points of a roll of three dice, the best one hung; none where none fits. -1 stands for no die."""
    total = 0.0
    before = nowhere[first]
    if second >= 0:
        before *= nowhere[second]
    if third >= 0:
        before *= nowhere[third]
    for level in range(span // GAIN_LEVELS, span % GAIN_LEVELS + 1):
        chance = below[first][level]
        if second >= 0:
            chance *= below[second][level]
        if third >= 0:
            chance *= below[third][level]
        total += (chance - before) * (level + LOWEST_GAIN)
        before = chance
    return total


def best_roll(s, seat, below, nowhere, free, rolls, dice):
    """Writes the dice with the highest expected points into `dice`, then NO_DIE; returns these points."""
    span = chances_of_gains(s, seat, below, nowhere)
    best = -1000.0
    for i in range(list_rolls(s, free, rolls)):
        roll = rolls[i]
        gain = expected_gain(below, nowhere, roll[0], roll[1], roll[2], span)
        if gain > best + 1e-12:
            best = gain
            for j in range(len(dice)):
                dice[j] = roll[j]
    return best
