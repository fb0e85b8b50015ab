"""Twinkle: the scoring cards and the missions, as functions of a constellation, each under its tag.

The constellation of a seat: `s.dice[seat]` lists its dice, `s.hung[seat]` is how many, `s.under[die]` what each hangs
under, and `s.shown[die]` its result. Functions of a die return what that die scores; those of a seat return points, or
the figure that is compared. In the compilable subset.
"""

from __future__ import annotations

from tumblestar.games.twinkle.parts import (
    BLACK,
    BLUE,
    COLOUR_OF,
    COLOURS,
    D4,
    D6,
    D10,
    DICE,
    GREEN,
    PURPLE,
    SIDES_OF,
    STAR_A,
    STAR_B,
    STARS,
    TYPE_OF,
    TYPES,
    YELLOW,
    State,
)

TWINKLE = COLOURS
"""The number of the Twinkle card, after those of the colours."""
CARDS = COLOURS + 1
COMPARED = 6
"""Missions up to this number compare the constellations (TW-5)."""
EVEN, ODD, MIXED = 1, 2, 3
"""What the results of a star group are."""


# -- 4 Scoring cards


def card(s: State, seat: int, which: int) -> int:
    """The points of a scoring card."""
    if which == YELLOW:
        return yellow(s, seat)
    if which == BLACK:
        return black(s, seat, STAR_A) + black(s, seat, STAR_B)
    points = 0
    for i in range(s.hung[seat]):
        points += die_points(s, seat, which, s.dice[seat][i])
    return points


def die_points(s: State, seat: int, which: int, die: int) -> int:
    """What a die scores by a card that scores die by die: blue, green, purple, red or Twinkle."""
    parent = s.under[die]
    if which == TWINKLE:  # TW-4.7: 2 for a die whose parent is a die with fewer sides
        return 2 if parent < DICE and SIDES_OF[parent] < SIDES_OF[die] else 0
    if COLOUR_OF[die] != which:
        return 0
    if which == BLUE:  # TW-4.2: 1, or 2 if its sibling is blue: 4 for the pair
        other = sibling(s, seat, die)
        return 2 if other >= 0 and COLOUR_OF[other] == BLUE else 1
    if which == PURPLE:  # TW-4.5: 1 for every die it is connected to
        return s.below[die] + (1 if parent < DICE else 0)
    return green(s, seat, die) if which == GREEN else red(s, seat, die)


def yellow(s: State, seat: int) -> int:
    """TW-4.1: by number anywhere, 1, 3 or 6 points for one, two, three or more."""
    count = 0
    for i in range(s.hung[seat]):
        if COLOUR_OF[s.dice[seat][i]] == YELLOW:
            count += 1
    return 6 if count > 2 else 3 if count == 2 else count


def sibling(s: State, seat: int, die: int) -> int:
    """The die that hangs beside another one, or -1."""
    for i in range(s.hung[seat]):
        other = s.dice[seat][i]
        if other != die and s.under[other] == s.under[die]:
            return other
    return -1


def green(s: State, seat: int, die: int) -> int:
    """TW-4.3: a green die 1, and 1 for every other die of its type."""
    points = 0
    for i in range(s.hung[seat]):
        if TYPE_OF[s.dice[seat][i]] == TYPE_OF[die]:
            points += 1
    return points


def black(s: State, seat: int, star: int) -> int:
    """TW-4.4: of a star group, one black die 1; more by the sum of their results."""
    count = 0
    total = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        if COLOUR_OF[die] == BLACK and star_over(s, die) == star:
            count += 1
            total += s.shown[die]
    if count < 2:
        return count
    return 2 if total <= 6 else 3 if total >= 11 else 5 - abs(total - 9)


def star_over(s: State, die: int) -> int:
    """The star that a hung die's line begins at."""
    while die < DICE:
        die = s.under[die]
    return die


def red(s: State, seat: int, die: int) -> int:
    """TW-4.6: a red die takes a line through it and a parity, and scores 1 for every other die of that parity on it."""
    most = 0
    for i in range(s.hung[seat]):
        leaf = s.dice[seat][i]
        if s.below[leaf] == 0:
            odd = 0
            even = 0
            through = False
            here = leaf
            while here < DICE:
                if here == die:
                    through = True
                elif s.shown[here] % 2:
                    odd += 1
                else:
                    even += 1
                here = s.under[here]
            if through:
                most = max(most, odd, even)
    return most


def cards_points(s: State, seat: int) -> int:
    """The points of all colour cards in play, and of the Twinkle card."""
    points = card(s, seat, TWINKLE)
    for which in range(COLOURS):
        if (s.colours >> which) & 1:
            points += card(s, seat, which)
    return points


# -- 5 Missions


def mission(s: State, seat: int, which: int) -> int:
    """The points of a silver mission, or the figure of a bronze one.

    The higher the figure, the better; for missions 7 to 10 it is whether they are met.
    """
    if which == 1:
        return longest_line(s, seat)
    if which == 2:
        return most_equal(s, seat)
    if which == 3:
        return -total_shown(s, seat)
    if which == 4:
        return -different(s, seat, TYPE_OF)
    if which == 5:
        return three_highest(s, seat)
    if which == 6:
        return -different(s, seat, COLOUR_OF)
    if which == 7:
        return 1 if parity(s, seat, STAR_A) < MIXED and parity(s, seat, STAR_B) < MIXED else 0
    if which == 8:
        return 1 if different(s, seat, TYPE_OF) == TYPES else 0
    if which == 9:
        return 1 if most_shown(s, seat) <= 6 else 0
    if which == 10:
        return 1 if has_every_colour(s, seat) else 0
    if which == 15:
        return thirteens(s, seat)
    if which == 16:
        return ones(s, seat)
    if which == 17:  # TW-5.17: 2 for each pair
        return 2 * best_pairing(s, seat, 17, (1 << s.hung[seat]) - 1)
    if which == 18:
        return best_pairing(s, seat, 18, (1 << s.hung[seat]) - 1)
    points = 0
    for i in range(s.hung[seat]):
        points += mission_die_points(s, seat, which, s.dice[seat][i])
    return points


def longest_line(s: State, seat: int) -> int:
    """TW-5.1: the dice of the longest line."""
    most = 0
    for i in range(s.hung[seat]):
        length = 0
        here = s.dice[seat][i]
        while here < DICE:
            length += 1
            here = s.under[here]
        most = max(most, length)
    return most


def most_equal(s: State, seat: int) -> int:
    """TW-5.2: the most dice that show one same result."""
    most = 0
    for i in range(s.hung[seat]):
        count = 0
        for j in range(s.hung[seat]):
            if s.shown[s.dice[seat][i]] == s.shown[s.dice[seat][j]]:
                count += 1
        most = max(most, count)
    return most


def total_shown(s: State, seat: int) -> int:
    """TW-5.3: the sum of all results."""
    total = 0
    for i in range(s.hung[seat]):
        total += s.shown[s.dice[seat][i]]
    return total


def different(s: State, seat: int, kinds: tuple[int, ...]) -> int:
    """TW-5.4, TW-5.6, TW-5.8: how many different types or colours; `kinds` is TYPE_OF or COLOUR_OF."""
    seen = 0
    count = 0
    for i in range(s.hung[seat]):
        kind = kinds[s.dice[seat][i]]
        if not (seen >> kind) & 1:
            seen |= 1 << kind
            count += 1
    return count


def three_highest(s: State, seat: int) -> int:
    """TW-5.5: the sum of the three highest results."""
    first = 0
    second = 0
    third = 0
    for i in range(s.hung[seat]):
        result = s.shown[s.dice[seat][i]]
        if result > first:
            first, second, third = result, first, second
        elif result > second:
            second, third = result, second
        elif result > third:
            third = result
    return first + second + third


def has_every_colour(s: State, seat: int) -> bool:
    """TW-5.10: whether every colour of the game is there."""
    missing = int(s.colours)
    for i in range(s.hung[seat]):
        missing &= ~(1 << COLOUR_OF[s.dice[seat][i]])
    return missing == 0


def parity(s: State, seat: int, star: int) -> int:
    """TW-5.7: of a star group, ODD and EVEN if there are such results: MIXED is both, 0 no die."""
    found = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        if star_over(s, die) == star:
            found |= ODD if s.shown[die] % 2 else EVEN
    return found


def most_shown(s: State, seat: int) -> int:
    """TW-5.9: the highest result."""
    most = 0
    for i in range(s.hung[seat]):
        most = max(most, s.shown[s.dice[seat][i]])
    return most


def mission_die_points(s: State, seat: int, which: int, die: int) -> int:
    """What a die scores by a silver mission that scores die by die."""
    parent = s.under[die]
    if which == 13 or which == 19:  # 2 for each pair of siblings of one type, or with equal results
        other = sibling(s, seat, die)
        if other < 0:
            return 0
        return 1 if (TYPE_OF[die] == TYPE_OF[other] if which == 13 else s.shown[die] == s.shown[other]) else 0
    if which == 20:  # 3 for each die whose two children's results sum to its own
        return 3 if s.below[die] == 2 and children_shown(s, seat, die) == s.shown[die] else 0
    if parent >= DICE:
        return 0
    if which == 11:  # 1 for each connector that joins two dice of one colour
        return 1 if COLOUR_OF[parent] == COLOUR_OF[die] else 0
    if which == 12:  # 1 for each die exactly two lower than its parent die
        return 1 if s.shown[parent] - s.shown[die] == 2 else 0
    # TW-5.14: 2 for each connector between a d4 and another die whose results sum to 9 or 10
    has_d4 = TYPE_OF[die] == D4 or TYPE_OF[parent] == D4
    return 2 if has_d4 and 9 <= s.shown[die] + s.shown[parent] <= 10 else 0


def children_shown(s: State, seat: int, die: int) -> int:
    """The sum of the results of the dice that hang directly under a die."""
    total = 0
    for i in range(s.hung[seat]):
        if s.under[s.dice[seat][i]] == die:
            total += s.shown[s.dice[seat][i]]
    return total


def thirteens(s: State, seat: int) -> int:
    """TW-5.15: 2 for each colour whose dice sum to 13 or 14."""
    points = 0
    for colour in range(COLOURS):
        if 13 <= colour_shown(s, seat, colour) <= 14:
            points += 2
    return points


def colour_shown(s: State, seat: int, colour: int) -> int:
    """The sum of the results of the dice of a colour."""
    total = 0
    for i in range(s.hung[seat]):
        if COLOUR_OF[s.dice[seat][i]] == colour:
            total += s.shown[s.dice[seat][i]]
    return total


def ones(s: State, seat: int) -> int:
    """TW-5.16: one 1 gives 1, two give 3, three or more 5."""
    count = 0
    for i in range(s.hung[seat]):
        if s.shown[s.dice[seat][i]] == 1:
            count += 1
    return 5 if count > 2 else 3 if count == 2 else count


def best_pairing(s: State, seat: int, which: int, left: int) -> int:
    """The most points of pairs among the dice in `left`, one bit each: the first of them stays alone or pairs."""
    if left == 0:
        return 0
    i = 0
    while not (left >> i) & 1:
        i += 1
    left -= 1 << i
    best = best_pairing(s, seat, which, left)
    for j in range(i + 1, s.hung[seat]):
        if (left >> j) & 1:
            points = pair_points(s, which, s.dice[seat][i], s.dice[seat][j])
            if points > 0:
                best = max(best, points + best_pairing(s, seat, which, left - (1 << j)))
    return best


def pair_points(s: State, which: int, die: int, other: int) -> int:
    """What two dice of a seat score as a pair: 1 in TW-5.17; in TW-5.18 1 for one colour or result, 2 for both."""
    if which == 17:
        return 1 if is_pair(s, die, other) or is_pair(s, other, die) else 0
    if star_over(s, die) == star_over(s, other):
        return 0
    points = 1 if COLOUR_OF[die] == COLOUR_OF[other] else 0
    return points + 1 if s.shown[die] == s.shown[other] else points


def is_pair(s: State, die: int, other: int) -> bool:
    """TW-5.17: a d6 and a 3, or a d10 and a 4."""
    return (TYPE_OF[die] == D6 and s.shown[other] == 3) or (TYPE_OF[die] == D10 and s.shown[other] == 4)


def mission_points(s: State, seat: int, which: int) -> int:
    """The points of a mission for a seat among others: 3 for the best in TW-5.1 to 5.6, or for whoever meets it."""
    figure = mission(s, seat, which)
    if which > 10:
        return figure
    if which > 6:
        return 3 * figure
    if not competes(s, seat, which):
        return 0
    for other in range(s.seats):
        if other != seat and competes(s, other, which) and mission(s, other, which) > figure:
            return 0
    return 3


def competes(s: State, seat: int, which: int) -> bool:
    """Whether a constellation takes part in a comparison: TW-5.3, 5.4 and 5.6 are for whole ones."""
    return s.hung[seat] == STARS or which not in (3, 4, 6)


def is_met(s: State, which: int) -> bool:
    """Whether the solo player meets a mission (TW-6.3, TW-6.4)."""
    figure = mission(s, 0, which)
    if which <= 2:
        return figure >= (5 if which == 1 else 3)
    if which == 3:
        return s.hung[0] == STARS and -figure < 30
    if which in (4, 6):
        return -figure <= 3
    if which == 5:
        return s.hung[0] >= 3 and figure >= 16
    return figure > 0
