"""Twinkle: the scoring cards and the missions, each as a small function of a constellation, under its tag.

A constellation is what a seat's dice are: `s.dice[seat]` lists them, `s.hung[seat]` says how many, `s.under[die]` what
each hangs under and `s.shown[die]` its result. Functions of a die return what that die brings; those of a seat return
points, or the figure that is compared. All is in the subset that compiles, but the last section.
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
    FREE,
    GREEN,
    HELD,
    HUNG,
    PURPLE,
    SIDES_OF,
    STAR_A,
    STAR_B,
    STARS,
    TYPE_OF,
    TYPES,
    YELLOW,
)
from tumblestar.games.twinkle.state import State

TWINKLE = COLOURS
"""The number of the Twinkle card, after those of the colours."""
CARDS = COLOURS + 1
COMPARED = 6
"""Missions up to this number compare the constellations (TW-5)."""


# ------------------------------------------------------------------------------------------------ 4 Scoring cards


def card(s: State, seat: int, which: int) -> int:
    """The points of a scoring card."""
    if which == YELLOW:
        return yellow(s, seat)
    if which == BLACK:
        return black(s, seat, STAR_A) + black(s, seat, STAR_B)
    points = 0
    for i in range(s.hung[seat]):
        points += brought(s, seat, which, s.dice[seat][i])
    return points


def brought(s: State, seat: int, which: int, die: int) -> int:
    """What a die brings by a card that scores die by die: blue, green, purple, red or Twinkle."""
    if which == TWINKLE:
        return twinkle(s, die)
    if COLOUR_OF[die] != which:
        return 0
    if which == BLUE:
        return blue(s, seat, die)
    if which == GREEN:
        return green(s, seat, die)
    if which == PURPLE:
        return purple(s, die)
    return red(s, seat, die)


def yellow(s: State, seat: int) -> int:
    """TW-4.1: by number anywhere, 1, 3 or 6 points for one, two, three or more."""
    count = 0
    for i in range(s.hung[seat]):
        if COLOUR_OF[s.dice[seat][i]] == YELLOW:
            count += 1
    return 6 if count > 2 else 3 if count == 2 else count


def blue(s: State, seat: int, die: int) -> int:
    """TW-4.2: a blue die 1, or 2 if its sibling is blue: 4 for the pair."""
    other = sibling(s, seat, die)
    return 2 if other >= 0 and COLOUR_OF[other] == BLUE else 1


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
    if total <= 6:
        return 2
    return 3 if total >= 11 else 5 - abs(total - 9)


def star_over(s: State, die: int) -> int:
    """The star that a hung die's line begins at."""
    while die < DICE:
        die = s.under[die]
    return die


def purple(s: State, die: int) -> int:
    """TW-4.5: a purple die 1 for every die it is connected to."""
    return s.below[die] + (1 if s.under[die] < DICE else 0)


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


def twinkle(s: State, die: int) -> int:
    """TW-4.7: 2 for a die whose parent is a die with fewer sides."""
    parent = s.under[die]
    return 2 if parent < DICE and SIDES_OF[parent] < SIDES_OF[die] else 0


def cards_points(s: State, seat: int) -> int:
    """The points of all colour cards in play, and of the Twinkle card."""
    points = card(s, seat, TWINKLE)
    for which in range(COLOURS):
        if (s.colours >> which) & 1:
            points += card(s, seat, which)
    return points


# ------------------------------------------------------------------------------------------------ 5 Missions


def mission(s: State, seat: int, which: int) -> int:
    """The points of a mission; of a bronze one its figure: the more the better, and for 7 to 10 whether it is met."""
    if which == 1:
        return longest_line(s, seat)
    if which == 2:
        return most_equal(s, seat)
    if which == 3:
        return -total_shown(s, seat)
    if which == 4:
        return -types(s, seat)
    if which == 5:
        return three_highest(s, seat)
    if which == 6:
        return -colours(s, seat)
    if which == 7:
        return 1 if parity_by_star(s, seat) else 0
    if which == 8:
        return 1 if types(s, seat) == TYPES else 0
    if which == 9:
        return 1 if most_shown(s, seat) <= 6 else 0
    if which == 10:
        return 1 if has_every_colour(s, seat) else 0
    return silver(s, seat, which)


def silver(s: State, seat: int, which: int) -> int:
    """The points of a silver mission."""
    if which == 11:
        return one_colour(s, seat)
    if which == 12:
        return two_lower(s, seat)
    if which == 13:
        return siblings_alike(s, seat, True)
    if which == 14:
        return nine_or_ten(s, seat)
    if which == 15:
        return thirteens(s, seat)
    if which == 16:
        return ones(s, seat)
    if which == 17:
        return pairs_of_kind_and_result(s, seat)
    if which == 18:
        return pairs_between_groups(s, seat)
    if which == 19:
        return siblings_alike(s, seat, False)
    return sums(s, seat)


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


def types(s: State, seat: int) -> int:
    """TW-5.4, TW-5.8: how many different types."""
    count = 0
    for kind in range(TYPES):
        for i in range(s.hung[seat]):
            if TYPE_OF[s.dice[seat][i]] == kind:
                count += 1
                break
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


def colours(s: State, seat: int) -> int:
    """TW-5.6: how many different colours."""
    seen = 0
    count = 0
    for i in range(s.hung[seat]):
        colour = COLOUR_OF[s.dice[seat][i]]
        if not (seen >> colour) & 1:
            seen |= 1 << colour
            count += 1
    return count


def has_every_colour(s: State, seat: int) -> bool:
    """TW-5.10: whether every colour of the game is there."""
    missing = int(s.colours)
    for i in range(s.hung[seat]):
        missing &= ~(1 << COLOUR_OF[s.dice[seat][i]])
    return missing == 0


def parity_by_star(s: State, seat: int) -> bool:
    """TW-5.7: whether under each star all results are odd, or all even."""
    for star in range(STAR_A, STAR_A + 2):
        odd = 0
        even = 0
        for i in range(s.hung[seat]):
            die = s.dice[seat][i]
            if star_over(s, die) == star:
                if s.shown[die] % 2:
                    odd += 1
                else:
                    even += 1
        if odd > 0 and even > 0:
            return False
    return True


def most_shown(s: State, seat: int) -> int:
    """TW-5.9: the highest result."""
    most = 0
    for i in range(s.hung[seat]):
        most = max(most, s.shown[s.dice[seat][i]])
    return most


def one_colour(s: State, seat: int) -> int:
    """TW-5.11: 1 for each connector that joins two dice of one colour."""
    points = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        parent = s.under[die]
        if parent < DICE and COLOUR_OF[parent] == COLOUR_OF[die]:
            points += 1
    return points


def two_lower(s: State, seat: int) -> int:
    """TW-5.12: 1 for each die exactly two lower than its parent die."""
    points = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        parent = s.under[die]
        if parent < DICE and s.shown[parent] - s.shown[die] == 2:
            points += 1
    return points


def siblings_alike(s: State, seat: int, by_type: bool) -> int:
    """TW-5.13, TW-5.19: 2 for each pair of siblings of one type, or with equal results."""
    points = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        other = sibling(s, seat, die)
        if other < 0:
            continue
        if (by_type and TYPE_OF[die] == TYPE_OF[other]) or (not by_type and s.shown[die] == s.shown[other]):
            points += 1
    return points


def nine_or_ten(s: State, seat: int) -> int:
    """TW-5.14: 2 for each connector between a d4 and another die whose results sum to 9 or 10."""
    points = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        parent = s.under[die]
        if parent >= DICE or (TYPE_OF[die] != D4 and TYPE_OF[parent] != D4):
            continue
        if 9 <= s.shown[die] + s.shown[parent] <= 10:
            points += 2
    return points


def thirteens(s: State, seat: int) -> int:
    """TW-5.15: 2 for each colour whose dice sum to 13 or 14."""
    points = 0
    for colour in range(COLOURS):
        total = 0
        for i in range(s.hung[seat]):
            if COLOUR_OF[s.dice[seat][i]] == colour:
                total += s.shown[s.dice[seat][i]]
        if 13 <= total <= 14:
            points += 2
    return points


def ones(s: State, seat: int) -> int:
    """TW-5.16: one 1 gives 1, two give 3, three or more 5."""
    count = 0
    for i in range(s.hung[seat]):
        if s.shown[s.dice[seat][i]] == 1:
            count += 1
    return 5 if count > 2 else 3 if count == 2 else count


def pairs_of_kind_and_result(s: State, seat: int) -> int:
    """TW-5.17: 2 for each pair of a d6 and a 3, or a d10 and a 4; each die in one pair at most, the best pairing."""
    return 2 * best_pairing(s, seat, 17, (1 << s.hung[seat]) - 1)


def pairs_between_groups(s: State, seat: int) -> int:
    """TW-5.18: pairs of one die from each star group, 1 for one colour or result, 2 for both; the best pairing."""
    return best_pairing(s, seat, 18, (1 << s.hung[seat]) - 1)


def best_pairing(s: State, seat: int, which: int, left: int) -> int:
    """The most that pairs among the dice in `left`, one bit each, are worth: the first stays alone or pairs."""
    if left == 0:
        return 0
    i = 0
    while not (left >> i) & 1:
        i += 1
    left -= 1 << i
    best = best_pairing(s, seat, which, left)
    for j in range(i + 1, s.hung[seat]):
        if (left >> j) & 1:
            worth = pair_worth(s, seat, which, i, j)
            if worth > 0:
                best = max(best, worth + best_pairing(s, seat, which, left - (1 << j)))
    return best


def pair_worth(s: State, seat: int, which: int, i: int, j: int) -> int:
    """What the i-th and the j-th die of a seat are worth as a pair of a mission."""
    die, other = s.dice[seat][i], s.dice[seat][j]
    if which == 17:
        if TYPE_OF[die] == D6 and s.shown[other] == 3:
            return 1
        if TYPE_OF[other] == D6 and s.shown[die] == 3:
            return 1
        if TYPE_OF[die] == D10 and s.shown[other] == 4:
            return 1
        return 1 if TYPE_OF[other] == D10 and s.shown[die] == 4 else 0
    if star_over(s, die) == star_over(s, other):
        return 0
    worth = 1 if COLOUR_OF[die] == COLOUR_OF[other] else 0
    return worth + 1 if s.shown[die] == s.shown[other] else worth


def sums(s: State, seat: int) -> int:
    """TW-5.20: 3 for each die whose two children's results sum to its own."""
    points = 0
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        children = 0
        total = 0
        for j in range(s.hung[seat]):
            if s.under[s.dice[seat][j]] == die:
                children += 1
                total += s.shown[s.dice[seat][j]]
        if children == 2 and total == s.shown[die]:
            points += 3
    return points


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
    if which == 1:
        return figure >= 5
    if which == 2:
        return figure >= 3
    if which == 3:
        return s.hung[0] == STARS and -figure < 30
    if which in (4, 6):
        return -figure <= 3
    if which == 5:
        return s.hung[0] >= 3 and figure >= 16
    return figure > 0


def is_met_for_good(s: State, which: int) -> bool:
    """Whether the solo player meets a mission, and no die that may still be hung can change that.

    Most missions only grow: lines, counts, the highest results, connectors, siblings, sums, the best pairing. A sum
    below 30 is met by whole constellations only (3), and odd or even holds to the end or not at all (7). The rest hangs
    on the dice that can still come: types (4), colours (6), high results (9), and another die of the colour (15).
    """
    if not is_met(s, which):
        return False
    more = dice_to_come(s)
    if which == 4:
        return types(s, 0) + min(more, types_to_come(s)) <= 3
    if which == 6:
        return colours(s, 0) + min(more, colours_to_come(s)) <= 3
    if which == 7:
        return more == 0
    if which == 9:
        return more == 0 or highest_to_come(s) <= 6
    if which == 15:
        return thirteens_to_stay(s, more)
    return True


def is_to_come(s: State, die: int) -> bool:
    """Whether a die may still be hung: it is free, or in the hand."""
    return s.where[die] == FREE or s.where[die] == HELD


def dice_to_come(s: State) -> int:
    """How many dice may still be hung at most."""
    count = 0
    for die in range(DICE):
        if is_to_come(s, die):
            count += 1
    return min(count, STARS - s.hung[0])


def types_to_come(s: State) -> int:
    """How many types that the constellation lacks may still come."""
    count = 0
    for kind in range(TYPES):
        lacks = True
        comes = False
        for colour in range(COLOURS):
            die = colour * TYPES + kind
            if is_to_come(s, die):
                comes = True
            elif s.where[die] == HUNG:
                lacks = False
        if lacks and comes:
            count += 1
    return count


def colours_to_come(s: State) -> int:
    """How many colours that the constellation lacks may still come."""
    count = 0
    for colour in range(COLOURS):
        lacks = True
        for i in range(s.hung[0]):
            if COLOUR_OF[s.dice[0][i]] == colour:
                lacks = False
        if lacks and colour_comes(s, colour):
            count += 1
    return count


def colour_comes(s: State, colour: int) -> bool:
    """Whether a die of a colour may still be hung."""
    comes = False
    for die in range(colour * TYPES, colour * TYPES + TYPES):
        if is_to_come(s, die):
            comes = True
    return comes


def highest_to_come(s: State) -> int:
    """The highest result that may still be hung: what a die can show, and below a die less than that one shows."""
    most = 0
    for die in range(DICE):
        if is_to_come(s, die):
            most = max(most, SIDES_OF[die])
    if s.stars[0][0] < 2 or s.stars[0][1] < 2:
        return most
    room = 0
    for i in range(s.hung[0]):
        if s.below[s.dice[0][i]] < 2:
            room = max(room, s.shown[s.dice[0][i]] - 1)
    return min(most, room)


def thirteens_to_stay(s: State, more: int) -> bool:
    """Whether a colour keeps its sum of 13 or 14: none of its dice comes, or there are more such colours than dice."""
    safe = 0
    open_ = 0
    for colour in range(COLOURS):
        total = 0
        for i in range(s.hung[0]):
            if COLOUR_OF[s.dice[0][i]] == colour:
                total += s.shown[s.dice[0][i]]
        if 13 <= total <= 14:
            if colour_comes(s, colour):
                open_ += 1
            else:
                safe += 1
    return safe > 0 or open_ > more


# ---------------------------------------------------------------------------- which dice scored: never compiled


def card_dice(s: State, seat: int, which: int) -> dict[int, int]:
    """What each die brings by a card; 0 for a die that scores as part of a group (yellow, black)."""
    dice: list[int] = s.dice[seat][: s.hung[seat]]
    if which in (YELLOW, BLACK):
        return {die: 0 for die in dice if COLOUR_OF[die] == which}
    found = {die: brought(s, seat, which, die) for die in dice}
    return {die: points for die, points in found.items() if points}


def mission_dice(s: State, seat: int, which: int) -> list[int]:
    """The dice that a mission's figure comes from; empty where it comes from all of them, or from none."""
    dice: list[int] = s.dice[seat][: s.hung[seat]]
    shown = {die: int(s.shown[die]) for die in dice}
    parents = {die: int(s.under[die]) for die in dice}
    if which == 1:
        lines = [line_of(s, die) for die in dice]
        return max(lines, key=len, default=[])
    if which == 2:
        counts = {result: [die for die in dice if shown[die] == result] for result in shown.values()}
        return max(counts.values(), key=len, default=[])
    if which == 5:
        return sorted(sorted(dice, key=lambda die: -shown[die])[:3])
    if which == 15:
        by_colour = {c: [die for die in dice if COLOUR_OF[die] == c] for c in range(COLOURS)}
        return [die for group in by_colour.values() if sum(shown[die] for die in group) in (13, 14) for die in group]
    if which == 16:
        return [die for die in dice if shown[die] == 1]
    if which in (17, 18):
        return sorted(die for pair in best_pairs(s, seat, which) for die in pair)
    alone = {
        11: lambda die: COLOUR_OF[parents[die]] == COLOUR_OF[die],
        12: lambda die: shown[parents[die]] - shown[die] == 2,
        14: lambda die: D4 in (TYPE_OF[die], TYPE_OF[parents[die]]) and 9 <= shown[die] + shown[parents[die]] <= 10,
    }
    if which in alone:
        return [die for die in dice if parents[die] < DICE and alone[which](die)]
    if which in (13, 19):
        alike = TYPE_OF if which == 13 else shown
        return [die for die in dice if (other := sibling(s, seat, die)) >= 0 and alike[die] == alike[other]]
    if which == 20:
        below = {die: [child for child in dice if parents[child] == die] for die in dice}
        return [die for die in dice if len(below[die]) == 2 and sum(shown[c] for c in below[die]) == shown[die]]
    return []


def line_of(s: State, die: int) -> list[int]:
    """The dice of the line that ends with a die, from the top."""
    line: list[int] = []
    while die < DICE:
        line.insert(0, die)
        die = s.under[die]
    return line


def best_pairs(s: State, seat: int, which: int) -> list[tuple[int, int]]:
    """The pairs of a best pairing (TW-5.17, TW-5.18)."""
    n = int(s.hung[seat])
    left, pairs = (1 << n) - 1, list[tuple[int, int]]()
    for i in range(n):
        if not (left >> i) & 1:
            continue
        best = best_pairing(s, seat, which, left)
        left -= 1 << i
        for j in range(i + 1, n):
            rest = left - (1 << j)
            worth = pair_worth(s, seat, which, i, j) if (left >> j) & 1 else 0
            if worth and worth + best_pairing(s, seat, which, rest) == best:
                pairs.append((s.dice[seat][i], s.dice[seat][j]))
                left = rest
                break
    return pairs
