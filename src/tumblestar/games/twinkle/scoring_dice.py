"""The dice that score by a card or a mission of Twinkle, for breakdowns and the score pad; never compiled."""

from tumblestar.games.twinkle.parts import BLACK, COLOUR_OF, COLOURS, DICE, YELLOW, State
from tumblestar.games.twinkle.scoring import best_pairing, die_points, mission_die_points, pair_points


def card_dice(s: State, seat: int, which: int) -> dict[int, int]:
    """What each die scores by a card; 0 for a die that scores as part of a group (yellow, black)."""
    dice = s.dice[seat][: s.hung[seat]]
    if which in (YELLOW, BLACK):
        return {die: 0 for die in dice if COLOUR_OF[die] == which}
    return {die: points for die in dice if (points := die_points(s, seat, which, die))}


def mission_dice(s: State, seat: int, which: int) -> list[int]:
    """The dice that a mission's figure comes from; empty where it comes from all of them, or from none."""
    dice = s.dice[seat][: s.hung[seat]]
    nothing: list[int] = []
    if which == 1:
        return max((_line_of(s, die) for die in dice), key=len, default=nothing)
    if which == 2:
        groups = ([other for other in dice if s.shown[other] == s.shown[die]] for die in dice)
        return max(groups, key=len, default=nothing)
    if which == 5:
        return sorted(sorted(dice, key=lambda die: -s.shown[die])[:3])
    if which == 15:
        colours = [[die for die in dice if COLOUR_OF[die] == colour] for colour in range(COLOURS)]
        return [die for group in colours if sum(s.shown[die] for die in group) in (13, 14) for die in group]
    if which == 16:
        return [die for die in dice if s.shown[die] == 1]
    if which in (17, 18):
        return sorted(die for pair in _best_pairs(s, seat, which) for die in pair)
    return [die for die in dice if mission_die_points(s, seat, which, die)] if which > 10 else nothing


def _line_of(s: State, die: int) -> list[int]:
    """The dice of the line that ends with a die, from the top."""
    line: list[int] = []
    while die < DICE:
        line.insert(0, die)
        die = s.under[die]
    return line


def _best_pairs(s: State, seat: int, which: int) -> list[tuple[int, int]]:
    """The pairs of a best pairing (TW-5.17, TW-5.18)."""
    dice = s.dice[seat][: s.hung[seat]]
    left, pairs = (1 << len(dice)) - 1, list[tuple[int, int]]()
    for i, die in enumerate(dice):
        if not (left >> i) & 1:
            continue
        best = best_pairing(s, seat, which, left)
        left -= 1 << i
        for j in range(i + 1, len(dice)):
            rest = left - (1 << j)
            points = pair_points(s, which, die, dice[j]) if (left >> j) & 1 else 0
            if points and points + best_pairing(s, seat, which, rest) == best:
                pairs.append((die, dice[j]))
                left = rest
                break
    return pairs
