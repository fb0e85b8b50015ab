# pyright: basic
"""What a roll of three dice brings Twinkle's seat to act in this turn, exactly. In the compilable subset.

For each die and face the best place is known; the best of three dice is then the maximum of three known chances.
"""

from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STAR_A
from tumblestar.games.twinkle.rules import FREE, HELD, HUNG
from tumblestar.speed import hole

points = join = hole

NO_PLACE = -100
"""The gain of a face that cannot hang anywhere."""
LOWEST, LEVELS = -40, 100
"""Gains lie between these: from LOWEST on, so many."""


def gain_of(s, seat, die, result, base, found):
    """The most points that a die with a result can add, or NO_PLACE; `found[0]` is where it then hangs."""
    best = NO_PLACE
    found[0] = -1
    was_where, was_shown = s.where[die], s.shown[die]
    for parent in range(PLACES):
        if parent < DICE:
            if s.where[parent] != HUNG + seat or s.below[parent] > 1 or s.shown[parent] <= result:
                continue
        elif s.stars[seat][parent - STAR_A] > 1:
            continue
        s.shown[die] = result
        join(s, seat, die, parent)
        gain = points(s, seat) - base
        part(s, seat, die, parent)
        if gain > best:
            best = gain
            found[0] = parent
    s.where[die] = was_where
    s.shown[die] = was_shown
    return best


def part(s, seat, die, parent):
    """Takes a die off that `join` has just hung."""
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


def chances_of_gains(s, seat, below, found):
    """For each die that can be rolled, the chance that it adds at most so much, into `below[die]`, from LOWEST on.

    A face that hangs nowhere is below everything. Returns lowest and highest level that matter, as one number.
    """
    base = points(s, seat)
    low = LEVELS
    high = 0
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        sides = SIDES_OF[die]
        for level in range(LEVELS):
            below[die][level] = 0.0
        nowhere = 0
        for result in range(1, sides + 1):
            gain = gain_of(s, seat, die, result, base, found)
            if gain == NO_PLACE:
                nowhere += 1
            else:
                level = gain - LOWEST
                below[die][level] += 1.0 / sides
                low = min(low, level)
                high = max(high, level)
        total = nowhere / sides
        for level in range(LEVELS):
            total += below[die][level]
            below[die][level] = total
    return low * LEVELS + high


def expected(below, nowhere, first, second, third, low, high):
    """The expected gain of a roll of three dice, the best one hung; nothing where none fits. -1 stands for no die."""
    total = 0.0
    before = 1.0
    if first >= 0:
        before *= nowhere[first]
    if second >= 0:
        before *= nowhere[second]
    if third >= 0:
        before *= nowhere[third]
    for level in range(low, high + 1):
        chance = 1.0
        if first >= 0:
            chance *= below[first][level]
        if second >= 0:
            chance *= below[second][level]
        if third >= 0:
            chance *= below[third][level]
        total += (chance - before) * (level + LOWEST)
        before = chance
    return total


def best_roll(s, seat, below, nowhere, found, answer):
    """The three dice with the highest expected gain, those in the hand among them, into `answer`; returns that gain.

    Fewer than three where there are no more; -1 stands for no die.
    """
    span = chances_of_gains(s, seat, below, found)
    low, high = span // LEVELS, span % LEVELS
    for die in range(DICE):
        nowhere[die] = below[die][low - 1] if low > 0 else 0.0
    free = 0
    for die in range(DICE):
        if s.where[die] == FREE:
            free += 1
    most = min(3, s.held + free)
    best = -1000.0
    for first in range(DICE):
        if s.where[first] != FREE and s.where[first] != HELD:
            continue
        for second in range(first + 1, DICE + 1):
            if most < 2 and second < DICE:
                continue
            if most > 1 and (second == DICE or (s.where[second] != FREE and s.where[second] != HELD)):
                continue
            for third in range(second + 1, DICE + 2):
                if most < 3 and third <= DICE:
                    continue
                if most > 2 and (third >= DICE or (s.where[third] != FREE and s.where[third] != HELD)):
                    continue
                held = 1 if s.where[first] == HELD else 0
                if second < DICE and s.where[second] == HELD:
                    held += 1
                if third < DICE and s.where[third] == HELD:
                    held += 1
                if held < s.held:
                    continue
                b = second if second < DICE else -1
                c = third if third < DICE else -1
                gain = expected(below, nowhere, first, b, c, low, high)
                if gain > best + 1e-12:
                    best = gain
                    answer[0] = first
                    answer[1] = b
                    answer[2] = c
    return best
