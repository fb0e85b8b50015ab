"""Scores written constellations of Twinkle, for people with the box on the table and for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle.constellation import constellation
from tumblestar.games.twinkle.parts import CARD_NAMES, LETTERS, MISSIONS
from tumblestar.games.twinkle.rules import GAME, State, cards_in_play
from tumblestar.games.twinkle.scoring import COMPARED, card, competes, mission
from tumblestar.words import Phrase

OPTION = "colours"
"""The option of the command by which `ALL` is replaced."""
ALL = LETTERS


def read_colours(text: str) -> int:
    """The colours in play, one bit each, from their letters. Raises Unreadable."""
    letters = text.upper()
    if not letters or len(set(letters)) < len(letters) or not set(letters) <= set(LETTERS):
        raise Unreadable(Phrase("score-colours", {"text": text, "letters": ALL}, GAME))
    return sum(1 << LETTERS.index(letter) for letter in letters)


def score(line: str, colours: str = ALL) -> dict[str, Any]:
    """The points of one constellation, as `score_lines` has them. Raises Unreadable, naming the rule."""
    s = constellation(line, read_colours(colours))
    return _scored(s, [s])


def score_lines(text: str, colours: str = ALL) -> list[dict[str, Any]]:
    """The points of the constellations of one game, one a line; `#` begins a remark. Raises Unreadable with the line.

    Each is `{"total", "cards": {name: points}, "missions": {number: {"figure", "points"}}}`. The total is that of the
    cards in play. Missions 1 to 6 have the figure that is compared, in 3, 4 and 6 the lower the better, and points only
    where there is more than one constellation; 7 to 20 have points (TW-5.10 by the colours in play).
    """
    chosen = read_colours(colours)
    states: list[State] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if tree := line.partition("#")[0].strip():
            try:
                states.append(constellation(tree, chosen))
            except Unreadable as error:
                raise Unreadable(error.phrase, number) from error
    return [_scored(s, states) for s in states]


def _scored(s: State, states: Sequence[State]) -> dict[str, Any]:
    """The points of a constellation among all that are compared."""
    cards = {CARD_NAMES[which]: card(s, 0, which) for which in cards_in_play(s)}
    missions = {str(number): _mission(s, number, states) for number in range(1, MISSIONS + 1)}
    return {"total": sum(cards.values()), "cards": cards, "missions": missions}


def _mission(s: State, number: int, states: Sequence[State]) -> dict[str, int]:
    if number > COMPARED:
        return {"points": figure(s, number)}
    if len(states) < 2:
        return {"figure": figure(s, number)}
    rivals = [mission(other, 0, number) for other in states if competes(other, 0, number)]
    is_best = competes(s, 0, number) and mission(s, 0, number) == max(rivals)
    return {"figure": figure(s, number), "points": 3 if is_best else 0}


def figure(s: State, number: int, seat: int = 0) -> int:
    """The figure of a mission that is compared, as people say it, or the points of the others."""
    value = mission(s, seat, number)
    return -value if number in (3, 4, 6) else 3 * value if COMPARED < number < 11 else value


def score_items(found: Mapping[str, Any]) -> list[tuple[Phrase, int]]:
    """What `score_lines` found of a constellation, line by line: a phrase and its points, or the figure it names."""
    lines = [(Phrase(f"card-{name}", {}, GAME), int(points)) for name, points in found["cards"].items()]
    for number, said in found["missions"].items():
        args: dict[str, Any] = {"number": int(number), "mission": Phrase(f"mission-{number}", {}, GAME)}
        name = Phrase("card-mission", args, GAME)
        if "points" not in said:
            lines.append((Phrase("score-figure", {"mission": name}, GAME), said["figure"]))
        elif "figure" in said:
            lines.append((Phrase("score-compared", {"mission": name, "figure": said["figure"]}, GAME), said["points"]))
        else:
            lines.append((name, said["points"]))
    return lines
