"""What a tutorial points at: found in the pictures of a game by name, and marked there."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from typing import NamedTuple

from tumblestar import picture
from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import GameState
from tumblestar.features.learn.tutorial import Step, Tutorial
from tumblestar.words import Phrase

USUAL = 84
"""How wide a mark is where the size of what it marks is not known."""
ROWS = "rows:"
"""What begins the name of something that is looked for in the rows beside the board alone."""


class Spot(NamedTuple):
    """Something that is pointed at: where it is (`board`, `rows` or `button`), and its words, if it has some.

    The middle, the width and the height are in the units of the picture; the action is -1 for what is none.
    """

    where: str
    x: float = 0
    y: float = 0
    width: float = USUAL
    height: float = USUAL
    label: Phrase | None = None
    action: int = -1


def spots(tutorial: Tutorial, step: Step) -> list[Spot]:
    """What a step points at. Raises BadData for a name that nothing has."""
    found: list[Spot] = []
    for name in step.note.mark:
        spot = find_spot(tutorial, step, name)
        if spot is None:
            why = Phrase("bad-tutorial-mark", {"text": name})
            raise BadData(Phrase("bad-tutorial-note", {"file": f"{tutorial.name}.toml", "n": step.n, "why": why}))
        found.append(spot)
    return found


def find_spot(tutorial: Tutorial, step: Step, name: str) -> Spot | None:
    """What has a name: a legal action in notation, a place of the editor, or a piece or a sign in the pictures.

    `rows:` before a name looks for a piece or a sign beside the board alone. None where nothing has the name.
    """
    game, s, seat = tutorial.game, step.state, tutorial.seat
    rows = game.picture.rows(s)
    if name.startswith(ROWS):
        return _drawn(tutorial, step, "rows", rows, name.removeprefix(ROWS))
    if (action := _action(game, s, name)) is not None:
        label = game.preview(s, action, tutorial.names(step))
        over = game.picture.overlay(s, seat=seat, targets=[(one, "", False) for one in game.legal(s)])
        if at := _position(over, f"act-{action}"):
            return Spot("board", *at[:2], label=label, action=action)
        return Spot("button", label=label, action=action)
    if game.has_module("editor") and (game.picture.board_of is None or game.turn(s)[1] == seat):
        for place in game.editor.places(game.editor.base(s), tutorial.names(step)):
            if place.key == name and place.area:
                return Spot("board", *place.area, label=place.label)
    return _drawn(tutorial, step, "board", board(game, s, seat), name) or _drawn(tutorial, step, "rows", rows, name)


def board(game: Game, s: GameState, seat: int) -> list[str]:
    """The board as a seat sees it."""
    return game.picture.board_of(s, seat) if game.picture.board_of else game.picture.board(s)


def _action(game: Game, s: GameState, text: str) -> int | None:
    """A legal action of a seat."""
    try:
        action = game.parse(s, text) if game.actor(s) >= 0 else -1
    except Unreadable:
        return None
    return action if action in game.legal(s) else None


def _drawn(tutorial: Tutorial, step: Step, where: str, elements: Iterable[str], name: str) -> Spot | None:
    """The first piece or sign with a name in a picture."""
    at = _position(elements, name)
    if at is None:
        return None
    label = None
    if tutorial.game.has_module("legend"):
        signs = tutorial.game.legend.explanations(step.state, tutorial.seat, tutorial.names(step))
        label = next((sign.name for sign in signs if sign.key in at[2]), None)
    return Spot(where, at[0], at[1], label=label)


def _position(elements: Iterable[str], name: str) -> tuple[float, float, set[str]] | None:
    """Where the element is that has a name as its id or as what it explains, and the signs that are in it."""
    for element in elements:
        if f'"{name}"' in element and (found := _within(ET.fromstring(element), name, 0, 0, 1)):  # noqa: S314 - ours
            return found
    return None


def _within(node: ET.Element, name: str, x: float, y: float, scale: float) -> tuple[float, float, set[str]] | None:
    moves = node.get("transform", "")
    if moved := re.match(r"translate\((-?[\d.]+)[ ,]?(-?[\d.]+)?\)", moves):
        x, y = x + scale * float(moved[1]), y + scale * float(moved[2] or 0)
    if grown := re.search(r"scale\(([\d.]+)\)", moves):
        scale *= float(grown[1])
    if name in (node.get("id"), node.get("data-explains")):
        return x, y, {key for one in node.iter() if (key := one.get("data-explains"))}
    return next((found for child in node if (found := _within(child, name, x, y, scale))), None)


# ------------------------------------------------------------------------------------------------ drawn


def marks(found: Iterable[Spot], where: str) -> list[str]:
    """Frames round what is pointed at, each with an arrow, over the board or over the rows."""
    return [*dict.fromkeys(_mark(spot) for spot in found if spot.where == where)]


def _mark(spot: Spot) -> str:
    """A frame and an arrow, which stands below where there is no room above."""
    frame = picture.box(spot.width + 12, spot.height + 12, 18)
    turn, edge = (0, -spot.height / 2 - 8) if spot.y > spot.height / 2 + 46 else (180, spot.height / 2 + 8)
    tip = "M-15-32H15L0-4Z"
    arrow = picture.at(0, edge, picture.path("bold", tip) + picture.path("gold", tip), turn=turn)
    look = picture.path("under", frame) + picture.path("turn", frame) + f'<g class="arrow">{arrow}</g>'
    return picture.at(spot.x, spot.y, look, look="trail mark-point")
