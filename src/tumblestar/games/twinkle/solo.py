"""Missions of Twinkle that the solo player meets for good; never compiled."""

from tumblestar.games.twinkle.parts import COLOUR_OF, COLOURS, DICE, FREE, HELD, SIDES_OF, STARS, TYPE_OF, State
from tumblestar.games.twinkle.rules import ENDED
from tumblestar.games.twinkle.scoring import colour_shown, is_met


def is_kept(s: State, number: int) -> bool:
    """Whether a mission is met for good, or met and the game is over: its card is turned face down."""
    return is_met(s, number) if s.phase == ENDED else is_met_for_good(s, number)


def is_met_for_good(s: State, which: int) -> bool:
    """Whether a mission is met, and no die that may still be hung can change that.

    Most missions only grow: lines, counts, the highest results, connectors, siblings, sums, the best pairing. A sum
    below 30 is met by whole constellations only (3), and odd or even holds to the end or not at all (7). The rest
    depends on the dice that can still come: types (4), colours (6), high results (9), and another die of a colour (15).
    """
    if not is_met(s, which):
        return False
    hung = s.dice[0][: s.hung[0]]
    coming = [die for die in range(DICE) if s.where[die] in (FREE, HELD)]
    count = min(len(coming), STARS - len(hung))
    if which in (4, 6):
        kinds = TYPE_OF if which == 4 else COLOUR_OF
        present = {kinds[die] for die in hung}
        return len(present) + min(count, len({kinds[die] for die in coming} - present)) <= 3
    if which == 7:
        return count == 0
    if which == 9:
        return count == 0 or _highest_to_come(s, coming) <= 6
    if which == 15:
        met = {colour for colour in range(COLOURS) if 13 <= colour_shown(s, 0, colour) <= 14}
        undone = met & {COLOUR_OF[die] for die in coming}
        return len(undone) < len(met) or len(undone) > count
    return True


def _highest_to_come(s: State, coming: list[int]) -> int:
    """The highest result that may still be hung: what a die can show, and below a die less than that one shows."""
    most = max((SIDES_OF[die] for die in coming), default=0)
    if s.stars[0][0] < 2 or s.stars[0][1] < 2:
        return most
    return min(most, max((s.shown[die] - 1 for die in s.dice[0][: s.hung[0]] if s.below[die] < 2), default=0))
