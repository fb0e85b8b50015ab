"""What scores in a game of Twinkle Twinkle, explained by the data file; and alone, the goal."""

from __future__ import annotations

from tumblestar.contract.capabilities import Goal
from tumblestar.games.twinkle_twinkle.parts import phrase
from tumblestar.games.twinkle_twinkle.reference import card_name, explain, points_of
from tumblestar.games.twinkle_twinkle.rules import State, points, side_in_play
from tumblestar.games.twinkle_twinkle.scoring import SCORED
from tumblestar.words import Arguments, Phrase


def cards(s: State) -> list[tuple[Phrase, Phrase]]:
    """What each thing that scores is called and what it brings, in the book's order, references by the side in play."""
    found: list[tuple[Phrase, Phrase]] = []
    for what in range(SCORED):
        side = side_in_play(s, what)
        does, provenance = explain(what, side)
        found.append((card_name(what, side), phrase("card-does", does=does, source=provenance)))
    return found


def goals(s: State) -> list[Goal]:
    """What wins a game alone: the points and how far they are; nothing for several seats."""
    if s.seats > 1:
        return []
    found = points(s, 0)
    args: Arguments = {"points": points_of(found), "goal": s.goal}
    how = "met" if found > s.goal else "unmet"
    return [Goal(phrase("goal-points", **args), how, phrase("goal-points-does", **args))]
