# pyright: basic
"""The dice that a seat of Twinkle may roll, and the places where they may hang. In the compilable subset."""

from math import comb

from tumblestar.games.twinkle.parts import DICE, STAR_A
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
