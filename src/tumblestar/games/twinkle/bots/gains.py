# pyright: basic
"""The points that a roll of three dice brings Twinkle's seat to act in this turn, exactly. In the compilable subset.

For each die and result the best place is known; the best of three dice is then the maximum of three known chances.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF
from tumblestar.games.twinkle.rules import FREE, HELD

points = attach = detach = has_room = list_rolls = hole

NO_PLACE = -100
"""The gain of a result that cannot hang anywhere."""
LOWEST, LEVELS = -40, 100
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
    low = LEVELS
    high = 0
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        sides = SIDES_OF[die]
        for level in range(LEVELS):
            below[die][level] = 0.0
        misses = 0
        for result in range(1, sides + 1):
            gain = best_gain(s, seat, die, result, before)
            if gain == NO_PLACE:
                misses += 1
            else:
                level = gain - LOWEST
                below[die][level] += 1.0 / sides
                low = min(low, level)
                high = max(high, level)
        nowhere[die] = misses / sides
        total = misses / sides
        for level in range(LEVELS):
            total += below[die][level]
            below[die][level] = total
    return low * LEVELS + high


def expected_gain(below, nowhere, first, second, third, span):
    """The expected points of a roll of three dice, the best one hung; none where none fits. -1 stands for no die."""
    total = 0.0
    before = nowhere[first]
    if second >= 0:
        before *= nowhere[second]
    if third >= 0:
        before *= nowhere[third]
    for level in range(span // LEVELS, span % LEVELS + 1):
        chance = below[first][level]
        if second >= 0:
            chance *= below[second][level]
        if third >= 0:
            chance *= below[third][level]
        total += (chance - before) * (level + LOWEST)
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
