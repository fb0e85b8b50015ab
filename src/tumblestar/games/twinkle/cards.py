"""The cards and missions in play in Twinkle: explained, and alone how far they are met."""

from __future__ import annotations

from tumblestar.contract.capabilities import Goal
from tumblestar.games.twinkle import parts
from tumblestar.games.twinkle.description import phrase
from tumblestar.games.twinkle.rules import ENDED, State, cards_in_play, missions_in_play
from tumblestar.games.twinkle.scoring import cards_points, colour_shown, is_met
from tumblestar.words import Arguments, Phrase


def cards(s: State) -> list[tuple[Phrase, Phrase]]:
    """The name and the explanation of each card in play: those of the colours, Twinkle, then the missions."""
    names = [parts.CARD_NAMES[which] for which in cards_in_play(s)]
    found = [(phrase(f"card-{name}"), phrase(f"card-{name}-does")) for name in names]
    does = "solo" if s.seats == 1 else "does"
    for number in missions_in_play(s):
        args: Arguments = {"number": number, "mission": phrase(f"mission-{number}")}
        found.append((phrase("card-mission", **args), phrase(f"mission-{number}-{does}")))
    return found


def goals(s: State) -> list[Goal]:
    """The goals of a game alone, points and every mission, each with how far it is; nothing for several seats."""
    if s.seats > 1:
        return []
    points = cards_points(s, 0)
    how = "met" if points >= parts.SOLO_GOAL else "unmet"
    args: Arguments = {"points": points, "goal": parts.SOLO_GOAL}
    found = [Goal(phrase("goal-points", **args), how, phrase("goal-points-does", **args))]
    for number in missions_in_play(s):
        how = "kept" if is_kept(s, number) else "met" if is_met(s, number) else "unmet"
        name = phrase(f"mission-{number}")
        label = phrase("goal-mission", mission=name, held=how)
        found.append(Goal(label, how, phrase(f"mission-{number}-solo"), name))
    return found


# -- met for good


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
    coming = [die for die in range(parts.DICE) if s.where[die] in (parts.FREE, parts.HELD)]
    count = min(len(coming), parts.STARS - len(hung))
    if which in (4, 6):
        kinds = parts.TYPE_OF if which == 4 else parts.COLOUR_OF
        present = {kinds[die] for die in hung}
        return len(present) + min(count, len({kinds[die] for die in coming} - present)) <= 3
    if which == 7:
        return count == 0
    if which == 9:
        return count == 0 or _highest_to_come(s, coming) <= 6
    if which == 15:
        met = {colour for colour in range(parts.COLOURS) if 13 <= colour_shown(s, 0, colour) <= 14}
        undone = met & {parts.COLOUR_OF[die] for die in coming}
        return len(undone) < len(met) or len(undone) > count
    return True


def _highest_to_come(s: State, coming: list[int]) -> int:
    """The highest result that may still be hung: what a die can show, and below a die less than that one shows."""
    most = max((parts.SIDES_OF[die] for die in coming), default=0)
    if s.stars[0][0] < 2 or s.stars[0][1] < 2:
        return most
    return min(most, max((s.shown[die] - 1 for die in s.dice[0][: s.hung[0]] if s.below[die] < 2), default=0))
