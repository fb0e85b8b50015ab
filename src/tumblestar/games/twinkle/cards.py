"""The cards and missions in play in Twinkle, explained."""

from __future__ import annotations

from tumblestar.contract.capabilities import Goal
from tumblestar.games.twinkle.parts import COLOUR_NAMES, SOLO_GOAL
from tumblestar.games.twinkle.rules import State, is_kept
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE, cards_points, is_met
from tumblestar.words import Phrase

GAME = "twinkle"


def cards(s: State) -> list[tuple[Phrase, Phrase]]:
    """What each card in play is called and what it does: those of the colours, Twinkle, then the missions."""
    found: list[tuple[Phrase, Phrase]] = []
    for which in range(CARDS):
        if which == TWINKLE or (s.colours >> which) & 1:
            name = "twinkle" if which == TWINKLE else COLOUR_NAMES[which]
            found.append((Phrase(f"card-{name}", {}, GAME), Phrase(f"card-{name}-does", {}, GAME)))
    does = "solo" if s.seats == 1 else "does"
    for number in s.missions:
        if number:
            args = {"number": int(number), "mission": Phrase(f"mission-{number}", {}, GAME)}
            found.append((Phrase("card-mission", args, GAME), Phrase(f"mission-{number}-{does}", {}, GAME)))
    return found


def goals(s: State) -> list[Goal]:
    """What wins a game alone: the points and every mission, each with how far it is; nothing for several seats."""
    if s.seats > 1:
        return []
    points = cards_points(s, 0)
    how = "met" if points >= SOLO_GOAL else "unmet"
    args = {"points": points, "goal": SOLO_GOAL}
    found = [Goal(Phrase("goal-points", args, GAME), how, Phrase("goal-points-does", args, GAME))]
    for number in s.missions:
        if number:
            how = "kept" if is_kept(s, number) else "met" if is_met(s, number) else "unmet"
            args = {"mission": Phrase(f"mission-{number}", {}, GAME), "held": how}
            found.append(Goal(Phrase("goal-mission", args, GAME), how, Phrase(f"mission-{number}-solo", {}, GAME)))
    return found
