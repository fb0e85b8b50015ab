"""Every card and mission of Twinkle, written from the rulebook alone, to be compared with the real scoring.

A constellation is a dict from a die's name to what it shows and what it hangs under: ``{"R10": (7, "A")}``. What is
best is found by trying everything.  Each function is named after what it scores and cites the rule it reads.
"""

from functools import cache
from itertools import combinations

Tree = dict[str, tuple[int, str]]

STARS = "AB"
WHOLE = 7
GOAL = 20  # TW-6.2


def colour(die: str) -> str:
    return die[0]


def sides(die: str) -> int:
    return int(die[1:])


def result(tree: Tree, die: str) -> int:
    return tree[die][0]


def parent(tree: Tree, die: str) -> str:
    return tree[die][1]


def of_colour(tree: Tree, letter: str) -> list[str]:
    return [die for die in tree if colour(die) == letter]


def children(tree: Tree, place: str) -> list[str]:
    return [die for die in tree if parent(tree, die) == place]


def siblings(tree: Tree) -> list[tuple[str, str]]:
    """The two children of one parent, for every die and star that has two."""
    return [(one, two) for one, two in combinations(tree, 2) if parent(tree, one) == parent(tree, two)]


def connectors(tree: Tree) -> list[tuple[str, str]]:
    """Parent and child, where both are dice."""
    return [(parent(tree, die), die) for die in tree if parent(tree, die) in tree]


def lines(tree: Tree) -> list[list[str]]:
    """The dice from a star down to each die without children."""
    found: list[list[str]] = []

    def down(path: list[str], place: str) -> None:
        below = children(tree, place)
        if path and not below:
            found.append(path)
        for die in below:
            down([*path, die], die)

    for star in STARS:
        down([], star)
    return found


def group(tree: Tree, star: str) -> list[str]:
    """All dice anywhere under one star."""
    return sorted({die for line in lines(tree) if parent(tree, line[0]) == star for die in line})


def numbers(tree: Tree) -> list[int]:
    return [shown for shown, _ in tree.values()]


# ---------------------------------------------------------------------------------------------------- cards


def yellow(tree: Tree) -> int:
    """TW-4.1."""
    return [0, 1, 3, 6][min(3, len(of_colour(tree, "Y")))]


def blue(tree: Tree) -> dict[str, int]:
    """TW-4.2: half of the pair's 4 for each of two."""
    paired = {die for pair in siblings(tree) if {colour(die) for die in pair} == {"B"} for die in pair}
    return {die: 4 // 2 if die in paired else 1 for die in of_colour(tree, "B")}


def green(tree: Tree) -> dict[str, int]:
    """TW-4.3."""
    return {die: 1 + sum(sides(other) == sides(die) for other in tree if other != die) for die in of_colour(tree, "G")}


def black(tree: Tree) -> int:
    """TW-4.4."""
    total = 0
    for star in STARS:
        found = [result(tree, die) for die in group(tree, star) if colour(die) == "N"]
        if len(found) == 1:
            total += 1
        elif found:
            total += {7: 3, 8: 4, 9: 5, 10: 4}.get(sum(found), 2 if sum(found) <= 6 else 3)
    return total


def purple(tree: Tree) -> dict[str, int]:
    """TW-4.5."""
    return {die: sum(die in pair for pair in connectors(tree)) for die in of_colour(tree, "P")}


def red(tree: Tree) -> dict[str, int]:
    """TW-4.6."""
    return {
        die: max(
            sum(result(tree, other) % 2 == parity for other in line if other != die)
            for line in lines(tree)
            if die in line
            for parity in (0, 1)
        )
        for die in of_colour(tree, "R")
    }


def twinkle(tree: Tree) -> dict[str, int]:
    """TW-4.7."""
    return {below: 2 for above, below in connectors(tree) if sides(above) < sides(below)}


DIE_BY_DIE = {"red": red, "blue": blue, "green": green, "purple": purple, "twinkle": twinkle}
"""Cards that score die by die: what each die brings."""
CARDS = ["red", "yellow", "blue", "green", "black", "purple", "twinkle"]


def card(name: str, tree: Tree) -> int:
    """The points of a card."""
    if name in DIE_BY_DIE:
        return sum(DIE_BY_DIE[name](tree).values())
    return yellow(tree) if name == "yellow" else black(tree)


def cards(tree: Tree) -> dict[str, int]:
    return {name: card(name, tree) for name in CARDS}


# ---------------------------------------------------------------------------------------------------- bronze


def longest_line(tree: Tree) -> int:
    return max((len(line) for line in lines(tree)), default=0)


def most_equal(tree: Tree) -> int:
    return max((numbers(tree).count(number) for number in numbers(tree)), default=0)


def three_highest(tree: Tree) -> int:
    return sum(sorted(numbers(tree))[-3:])


def types(tree: Tree) -> int:
    return len({sides(die) for die in tree})


def colours(tree: Tree) -> int:
    return len({colour(die) for die in tree})


CONTESTS = {
    1: longest_line,  # TW-5.1
    2: most_equal,  # TW-5.2
    3: lambda tree: -sum(numbers(tree)),  # TW-5.3
    4: lambda tree: -types(tree),  # TW-5.4
    5: three_highest,  # TW-5.5
    6: lambda tree: -colours(tree),  # TW-5.6
}
"""What is compared between players: the greatest is best."""


def competes(number: int, tree: Tree) -> bool:
    return len(tree) == WHOLE or number not in (3, 4, 6)


def one_parity_each(tree: Tree) -> bool:
    """TW-5.7."""
    return all(len({result(tree, die) % 2 for die in group(tree, star)}) < 2 for star in STARS)


def is_feat(number: int, tree: Tree, in_play: str) -> bool:
    """Whether a constellation meets a bronze mission that everyone can meet."""
    if number == 7:
        return one_parity_each(tree)
    if number == 8:  # TW-5.8
        return {sides(die) for die in tree} == {4, 6, 8, 10, 12}
    if number == 9:  # TW-5.9
        return all(number <= 6 for number in numbers(tree))
    return {colour(die) for die in tree} == set(in_play)  # TW-5.10


# ---------------------------------------------------------------------------------------------------- silver


def silver(number: int, tree: Tree) -> int:
    """What a silver mission scores, as often as it occurs."""
    if number == 11:
        return sum(colour(one) == colour(two) for one, two in connectors(tree))
    if number == 12:
        return sum(result(tree, above) - result(tree, below) == 2 for above, below in connectors(tree))
    if number == 13:
        return 2 * sum(sides(one) == sides(two) for one, two in siblings(tree))
    if number == 14:
        return 2 * sum(
            4 in (sides(one), sides(two)) and result(tree, one) + result(tree, two) in (9, 10)
            for one, two in connectors(tree)
        )
    if number == 15:
        return 2 * sum(
            sum(result(tree, die) for die in of_colour(tree, letter)) in (13, 14)
            for letter in {colour(die) for die in tree}
        )
    if number == 16:
        return [0, 1, 3, 5][min(3, numbers(tree).count(1))]
    if number == 17:
        return best_pairing(tree, {frozenset(pair): 2 for pair in combinations(tree, 2) if is_pair(tree, *pair)})
    if number == 18:
        return best_pairing(
            tree,
            {
                frozenset((one, two)): (colour(one) == colour(two)) + (result(tree, one) == result(tree, two))
                for one in group(tree, "A")
                for two in group(tree, "B")
            },
        )
    if number == 19:
        return 2 * sum(result(tree, one) == result(tree, two) for one, two in siblings(tree))
    below = {die: children(tree, die) for die in tree}
    return 3 * sum(
        len(two) == 2 and sum(result(tree, child) for child in two) == result(tree, die) for die, two in below.items()
    )


def is_pair(tree: Tree, one: str, two: str) -> bool:
    """TW-5.17: a d6 and a die showing 3, or a d10 and a die showing 4."""
    return any(
        (sides(kind) == 6 and result(tree, shown) == 3) or (sides(kind) == 10 and result(tree, shown) == 4)
        for kind, shown in ((one, two), (two, one))
    )


def best_pairing(tree: Tree, worths: dict[frozenset[str], int]) -> int:
    """The most that pairs can be worth if no die is in two of them: every way to pair is tried."""

    @cache
    def best(left: frozenset[str]) -> int:
        if len(left) < 2:
            return 0
        first = min(left)
        rest = left - {first}
        return max(best(rest), *(worths.get(frozenset((first, two)), 0) + best(rest - {two}) for two in rest))

    return best(frozenset(tree))


# ---------------------------------------------------------------------------------------------------- missions


def mission(number: int, trees: list[Tree], seat: int, in_play: str) -> int:
    """The points of a mission for one of several players (TW-5): `seat` from 0."""
    tree = trees[seat]
    if number > 10:
        return silver(number, tree)
    if number > 6:
        return 3 if is_feat(number, tree, in_play) else 0
    if not competes(number, tree):
        return 0
    return 3 if CONTESTS[number](tree) == max(CONTESTS[number](t) for t in trees if competes(number, t)) else 0


def is_met(number: int, tree: Tree, in_play: str) -> bool:
    """Whether a mission of a solo level is met (TW-6.3, TW-6.4)."""
    if number > 10:
        return silver(number, tree) > 0
    if number > 6:
        return is_feat(number, tree, in_play)
    return {
        1: longest_line(tree) >= 5,
        2: most_equal(tree) >= 3,
        3: len(tree) == WHOLE and sum(numbers(tree)) < 30,
        4: types(tree) <= 3,
        5: len(tree) >= 3 and three_highest(tree) >= 16,
        6: colours(tree) <= 3,
    }[number]


def is_won(tree: Tree, missions: list[int], in_play: str) -> bool:
    """TW-6.2."""
    return sum(cards(tree).values()) >= GOAL and all(is_met(number, tree, in_play) for number in missions)
