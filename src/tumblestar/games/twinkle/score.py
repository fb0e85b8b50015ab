"""Scores constellations of Twinkle that are written down, for people with the box on the table and for programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tumblestar.game import Unreadable
from tumblestar.games.twinkle.notation import constellation
from tumblestar.games.twinkle.parts import COLOUR_NAMES, COLOURS, LETTERS, MISSIONS
from tumblestar.games.twinkle.rules import State
from tumblestar.games.twinkle.scoring import TWINKLE, card, mission
from tumblestar.words import Phrase

GAME = "twinkle"
OPTION = "colours"
"""The option of the command by which `ALL` is replaced."""
ALL = LETTERS


def read_colours(text: str) -> int:
    """The colours in play, one bit each, from their letters. Raises Unreadable."""
    if not text:
        raise Unreadable(Phrase("score-colours", {"text": text, "letters": ALL}, GAME))
    chosen = 0
    for letter in text.upper():
        if letter not in LETTERS or (chosen >> LETTERS.index(letter)) & 1:
            raise Unreadable(Phrase("score-colours", {"text": text, "letters": ALL}, GAME))
        chosen |= 1 << LETTERS.index(letter)
    return chosen


def score(line: str, colours: str = ALL) -> dict[str, Any]:
    """The points of a constellation: `{"total", "cards": {name: points}, "missions": {number: points or figure}}`.

    The total is that of the cards in play. Missions 1 to 6 give the figure that is compared, 3, 4 and 6 as it is (the
    lower the better); 7 to 10 give 3 points where they are met (TW-5.10 by the colours in play). Raises Unreadable,
    naming the rule, for a constellation that cannot be.
    """
    s = constellation(line, read_colours(colours))
    in_play = [which for which in range(COLOURS) if (s.colours >> which) & 1]
    cards = {COLOUR_NAMES[which]: card(s, 0, which) for which in in_play} | {"twinkle": card(s, 0, TWINKLE)}
    missions = {str(number): figure(s, number) for number in range(1, MISSIONS + 1)}
    return {"total": sum(cards.values()), "cards": cards, "missions": missions}


def figure(s: State, number: int) -> int:
    """What a mission says of a constellation by itself: the figure compared, as people say it, or the points."""
    found = mission(s, 0, number)
    return -found if number in (3, 4, 6) else 3 * found if 6 < number < 11 else found


def told(found: Mapping[str, Any]) -> list[tuple[Phrase, int]]:
    """What `score` found, line by line: what scores, and how much."""
    lines = [(Phrase(f"card-{name}", {}, GAME), int(points)) for name, points in found["cards"].items()]
    for number, points in found["missions"].items():
        args = {"number": int(number), "mission": Phrase(f"mission-{number}", {}, GAME)}
        lines.append((Phrase("card-mission", args, GAME), int(points)))
    return lines


def score_lines(text: str, colours: str = ALL) -> list[dict[str, Any]]:
    """The points of constellations, one a line; empty lines and those that begin with # are passed over.

    Raises Unreadable, which names the line.
    """
    found: list[dict[str, Any]] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                found.append(score(line.strip(), colours))
            except Unreadable as error:
                raise Unreadable(error.phrase, number) from error
    return found
