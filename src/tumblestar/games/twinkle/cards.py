"""The cards and missions in play in Twinkle, explained."""

from __future__ import annotations

from tumblestar.contract.capabilities import Goal
from tumblestar.games.twinkle.description import phrase
from tumblestar.games.twinkle.parts import CARD_NAMES, SOLO_GOAL
from tumblestar.games.twinkle.rules import State, cards_in_play, missions_in_play
from tumblestar.games.twinkle.scoring import cards_points, is_met
from tumblestar.games.twinkle.solo import is_kept
from tumblestar.words import Arguments, Phrase


def cards(s: State) -> list[tuple[Phrase, Phrase]]:
    """The name and the explanation of each card in play: those of the colours, Twinkle, then the missions."""
    names = [CARD_NAMES[which] for which in cards_in_play(s)]
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
    how = "met" if points >= SOLO_GOAL else "unmet"
    args: Arguments = {"points": points, "goal": SOLO_GOAL}
    found = [Goal(phrase("goal-points", **args), how, phrase("goal-points-does", **args))]
    for number in missions_in_play(s):
        how = "kept" if is_kept(s, number) else "met" if is_met(s, number) else "unmet"
        args = {"mission": phrase(f"mission-{number}"), "held": how}
        found.append(Goal(phrase("goal-mission", **args), how, phrase(f"mission-{number}-solo")))
    return found
