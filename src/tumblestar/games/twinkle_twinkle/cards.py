"""What scores in a game of Twinkle Twinkle, explained by the data file; and alone, the goal."""

from __future__ import annotations

from tumblestar.contract.capabilities import Goal
from tumblestar.games.twinkle_twinkle.parts import GAME
from tumblestar.games.twinkle_twinkle.reference import card_does, card_name, points_of
from tumblestar.games.twinkle_twinkle.rules import State, points, side_in_play
from tumblestar.games.twinkle_twinkle.scoring import SCORED
from tumblestar.words import Phrase


def cards(s: State) -> list[tuple[Phrase, Phrase]]:
    """What each thing that scores is called and what it brings, in the book's order, references by the side in play."""
    found: list[tuple[Phrase, Phrase]] = []
    for what in range(SCORED):
        side = side_in_play(s, what)
        does, provenance = card_does(what, side)
        found.append((card_name(what, side), Phrase("card-does", {"does": does, "source": provenance}, GAME)))
    return found


def goals(s: State) -> list[Goal]:
    """What wins a game alone: the points and how far they are; nothing for several seats."""
    if s.seats > 1:
        return []
    found = points(s, 0)
    args = {"points": points_of(found), "goal": int(s.goal)}
    how = "met" if found > s.goal else "unmet"
    return [Goal(Phrase("goal-points", args, GAME), how, Phrase("goal-points-does", args, GAME))]
