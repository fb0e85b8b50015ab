"""The cards and missions in play in Twinkle, explained."""

from __future__ import annotations

from typing import Any

from tumblestar.games.twinkle.parts import COLOUR_NAMES
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE
from tumblestar.words import Phrase

GAME = "twinkle"


def cards(s: Any) -> list[tuple[Phrase, Phrase]]:
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
