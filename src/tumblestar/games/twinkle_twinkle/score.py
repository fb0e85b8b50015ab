"""Scores charts of Twinkle Twinkle that are written down, for people with the box on the table and for programs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypedDict, cast
from xml.etree import ElementTree

from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle_twinkle.box import ELEMENTS, SIDES
from tumblestar.games.twinkle_twinkle.notation import Chart, read_chart
from tumblestar.games.twinkle_twinkle.parts import CELL_NAMES, DIGEST, GAME, phrase
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES, score, scoring_cells
from tumblestar.words import Phrase

OPTION = "sides"
"""The option of the command by which `ALL` is replaced."""
ALL = ""
"""What a program gives for the sides where nothing is said: those that stand above the chart, else side A of all."""


def read_sides(text: str, line: int = 0) -> tuple[int, ...]:
    """The side of each reference, 0 for A and 1 for B, from five letters in the order of scoring.

    Raises Unreadable, which names the line of a file.
    """
    letters = text.strip().upper()
    if len(letters) != len(ELEMENTS) or any(letter not in SIDES for letter in letters):
        raise Unreadable(phrase("score-sides", text=text), line)
    return tuple(SIDES.index(letter) for letter in letters)


class ChartScore(TypedDict):
    """The points of a chart, and by name those of what scores and the cells that made them.

    Names are those of SCORE_NAMES, in the book's order (TT-5.1), and of ELEMENTS for their sides.
    """

    total: int
    cards: dict[str, int]
    cells: dict[str, list[str]]
    sides: dict[str, str]


def score_chart(chart: Chart, sides: Sequence[int] = (0, 0, 0, 0, 0)) -> ChartScore:
    """The points of a chart, with the sides of the references in play."""
    cards: dict[str, int] = {}
    cells: dict[str, list[str]] = {}
    for what, name in enumerate(SCORE_NAMES):
        side = sides[what - REFERENCES] if what >= REFERENCES else 0
        cards[name] = score(chart.kinds, chart.lines, what, side)
        cells[name] = [CELL_NAMES[cell] for cell in scoring_cells(chart.kinds, chart.lines, what, side)]
    named = {element: SIDES[side] for element, side in zip(ELEMENTS, sides, strict=True)}
    return {"total": sum(cards.values()), "cards": cards, "cells": cells, "sides": named}


def score_items(found: Mapping[str, object]) -> list[tuple[Phrase, int]]:
    """What `score_chart` found, line by line: what scores, and how much."""
    cards = cast("Mapping[str, int]", found["cards"])
    return [(phrase(f"card-{name.replace('_', '-')}"), points) for name, points in cards.items()]


LONGEST_PICTURE = 1_000_000
"""Characters of a picture that may be read."""


def carried_by(text: str) -> str:
    """The charts that a picture carries, as a file has them. Raises Unreadable for what tumblestar did not draw.

    A picture made with another box.toml is refused too: its codes may stand for other tiles.
    """
    if len(text) > LONGEST_PICTURE or re.search("<!(DOCTYPE|ENTITY)", text, re.IGNORECASE):
        raise Unreadable(phrase("picture-none"))
    try:
        root = ElementTree.fromstring(text.removeprefix("\ufeff").encode())  # noqa: S314 - it declares no entities
    except (ElementTree.ParseError, LookupError, ValueError) as error:
        raise Unreadable(phrase("picture-broken", why=str(error))) from error
    found = root.find("{http://www.w3.org/2000/svg}metadata")
    head, _, charts = (found.text or "" if found is not None else "").partition("\n")
    words = head.split()
    if root.tag != "{http://www.w3.org/2000/svg}svg" or words[:2] != ["tumblestar", GAME] or len(words) != 3:
        raise Unreadable(phrase("picture-none"))
    if words[2] != DIGEST:
        raise Unreadable(phrase("picture-box", digest=words[2], own=DIGEST))
    return charts


def read_charts(text: str) -> list[tuple[Chart, tuple[int, ...], bool]]:
    """The charts of a file, or of a picture that tumblestar drew: each with its sides, and whether tiles may flip.

    Charts are parted by empty lines; what follows a # is passed over. Above a chart may stand `sides ABAAB` and `flip`,
    for it and those that follow. Raises Unreadable, which names the line.
    """
    if text.removeprefix("\ufeff").lstrip().startswith("<"):
        text = carried_by(text)
    above, flip = (0,) * len(ELEMENTS), False
    found: list[tuple[Chart, tuple[int, ...], bool]] = []
    for block in _blocks(text):
        while block and block[0][1].split()[0] in ("sides", "flip"):
            number, line = block.pop(0)
            what, *words = line.split()
            if what == "sides":
                above = read_sides(" ".join(words), number)
            elif words:
                raise Unreadable(phrase("score-word", text=line), number)
            else:
                flip = True
        if block:
            chart = read_chart([line for _, line in block], [number for number, _ in block], flip)
            found.append((chart, above, flip))
    return found


def score_lines(text: str, sides: str = ALL) -> list[ChartScore]:
    """The points of the charts of a file, or of a picture that tumblestar drew; `sides` given here come first.

    Raises Unreadable, which names the line.
    """
    given = read_sides(sides) if sides else None
    return [score_chart(chart, given or above) for chart, above, _ in read_charts(text)]


def _blocks(text: str) -> list[list[tuple[int, str]]]:
    """The numbered lines of a text without remarks, in blocks that stand between empty lines."""
    blocks: list[list[tuple[int, str]]] = [[]]
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        said = line.partition("#")[0].strip()
        if said:
            blocks[-1].append((number, said))
        elif not line.strip() and blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]
