"""The examples of the rules as SVG: a part of the game's own picture, with a tick or a cross on what is tried.

On one page the drawings that occur often are written once, by a `Sheet`, and used from there.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from html import escape

from tumblestar import picture
from tumblestar.contract.game import Game
from tumblestar.features.rules.examples import Box, ExamplePicture, examples
from tumblestar.web.feature import Spoken

STEP = 16
"""The distance, in units of the picture, of the points at which it is asked where an action is."""
MARGIN = 40
"""How far from the part that is shown the middle of something may lie that reaches into it."""
RING, ASIDE = 42, 30
"""The radius of the ring round what is tried, and how far the tick or the cross stands beside its middle."""
LEAST_SHARED, MOST_SHARED = 160, 2500
"""Characters of a drawing that is worth writing once; of a longer one the parts are."""
_TAG = re.compile(r"<(/?)\w[^>]*?(/?)>")
_GROUP = re.compile(r"<g\b[^>]*>")
_NAMED = re.compile(r' (?:class="piece"|(?:id|role|tabindex|aria-label|data-[a-z]+)="[^"]*")')
_PLACED = re.compile(r'<g\b[^>]* transform="translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)(?: ?scale\(([\d.]+)\))?[^"]*">')


class Sheet:
    """The pictures of one page. `prefix` keeps the ids of its shared drawings apart from those of other sheets."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._ids: dict[str, str] = {}

    def picture(self, panel: ExamplePicture, label: str = "") -> str:
        """A picture of an example as an SVG element; `label` is what screen readers say for it."""
        left, top, wide, high = panel.crop or (0, 0, *panel.game.picture.BOARD_SIZE)
        body = "".join(map(self._shared, elements(panel)))
        html = (
            f'<svg class="ts" viewBox="{left} {top} {wide} {high}" role="img" aria-label="{escape(label)}">{body}</svg>'
        )
        if panel.has_rows:
            rows = "".join(self._shared(_NAMED.sub("", row)) for row in panel.game.picture.rows(panel.state))
            wide, high = panel.game.picture.rows_size(panel.state.seats)
            html += f'<svg class="ts" viewBox="0 0 {wide} {high}" aria-hidden="true">{rows}</svg>'
        return html

    def _shared(self, element: str) -> str:
        opening = _GROUP.match(element)
        if not opening or "class=" in opening[0]:  # a class may be the context of what is in it
            return self._use(element)
        inner = element[opening.end() : -len("</g>")]
        if len(inner) < MOST_SHARED and not inner.startswith("<g transform="):  # what is moved may stand elsewhere too
            return f"{opening[0]}{self._use(inner)}</g>"
        return f"{opening[0]}{''.join(map(self._shared, children(inner)))}</g>"

    def _use(self, body: str) -> str:
        if len(body) < LEAST_SHARED:
            return body
        name = self._ids.setdefault(body, f"{self._prefix}-{len(self._ids) + 1}")
        return f'<use href="#{name}"/>'

    def shared(self) -> str:
        """The drawings that the pictures use, as an element that shows nothing; it stands before them."""
        drawn = "".join(f'<g class="ts" id="{name}">{body}</g>' for body, name in self._ids.items())
        return f'<svg hidden aria-hidden="true"><defs>{drawn}</defs></svg>' if drawn else ""


@cache
def elements(panel: ExamplePicture) -> tuple[str, ...]:
    """The elements of a picture that are seen in the part that is shown, without ids."""
    s, drawing = panel.state, panel.game.picture
    legs = panel.legs
    if panel.tag == "" and panel.action is not None:
        legs = (*legs, *panel.game.description.legs(s, panel.action))
    board = picture.board_for(drawing, s, panel.seat) + drawing.overlay(s, seat=panel.seat, last=legs)
    if panel.action is not None and (place := place_of(panel)):
        ring = picture.path("rob" if panel.tag else "mine", picture.disc(RING))
        board += [picture.at(*place, ring), picture.at(place[0] + ASIDE, place[1] - ASIDE, verdict(not panel.tag))]
    clean = [part for element in board for part in _flat(_NAMED.sub("", element))]
    return tuple(part for part in clean if _is_seen(part, panel.crop))


def _flat(element: str) -> list[str]:
    """What is in a group that only holds it together, each by itself; all of it where nothing in it has a place."""
    if not element.startswith("<g>") or "<g" not in element[3:]:
        return [element]
    return [part for child in children(element[3:-4]) for part in _flat(child)]


def children(body: str) -> list[str]:
    """The elements of a drawing that stand side by side."""
    parts: list[str] = []
    depth = begin = 0
    for tag in _TAG.finditer(body):
        depth += 0 if tag[2] else -1 if tag[1] else 1
        if depth == 0:
            parts.append(body[begin : tag.end()])
            begin = tag.end()
    return parts


def _is_seen(element: str, crop: Box | None) -> bool:
    if not crop or not (place := _place(element)):
        return True
    (left, top, wide, high), (x, y) = crop, place
    return left - MARGIN < x < left + wide + MARGIN and top - MARGIN < y < top + high + MARGIN


def _place(element: str, name: str = "") -> picture.Point | None:
    """Where an element is drawn, or the one in it that begins with a name: where the groups move it, one in another."""
    x = y = 0.0
    scale, begin, is_placed = 1.0, 0, False
    while match := _PLACED.match(element, begin):
        is_placed = True
        x, y = x + scale * float(match[1]), y + scale * float(match[2])
        scale, begin = scale * float(match[3] or 1), match.end()
        if name and match[0].startswith(name):
            return x, y
    return (x, y) if is_placed and not name else None


def place_of(panel: ExamplePicture) -> picture.Point | None:
    """Where in the picture an action is: its target if it is legal, else the middle of the points that stand for it."""
    drawing, s, action = panel.game.picture, panel.state, panel.action
    if action is None:
        return None
    if not panel.tag:
        over = drawing.overlay(s, seat=panel.seat, targets=[(action, "", False)])
        return next((place for element in over if (place := _place(element, f'<g id="act-{action}"'))), None)
    if drawing.action_at is None:
        return None
    left, top, wide, high = panel.crop or (0, 0, *drawing.BOARD_SIZE)
    points = [
        (x, y)
        for y in range(top + STEP // 2, top + high, STEP)
        for x in range(left + STEP // 2, left + wide, STEP)
        if drawing.action_at(s, panel.seat, x, y) == action
    ]
    if not points:
        return None
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def verdict(is_legal: bool) -> str:
    """A tick on a round plate, or a cross on one with eight corners."""
    if is_legal:
        shape, look, sign = picture.disc(20), "legal", picture.path("onmay", "M-6.4.6L-1.8 5.4 7-5.4", scale=1.55)
    else:
        shape, look = picture.poly(picture.chamfered(20, 8)), "theft"
        sign = picture.path("ongrab", "M-5-5L5 5M5-5L-5 5", scale=1.55)
    return picture.path("bold", shape) + picture.path(look, shape) + sign


# -- a check for `conformance`


def examples_hold(game: Game, spoken: Spoken) -> None:
    """The examples of the rules are as the rules have them, and are told and drawn in every language."""
    for example in examples(game, is_strict=True).all:
        spoken(example.caption)
        for drawing in example.pictures:
            told = [*drawing.board, *([drawing.said] if drawing.said else [])]
            assert all(spoken(phrase) for phrase in told)
            drawn = f"<svg>{''.join(elements(drawing))}</svg>"
            ET.fromstring(drawn)  # noqa: S314 - our own drawing
            assert "id=" not in drawn, f"the picture of {example.name} has ids, which a page may have elsewhere"
            if drawing.tag and game.picture.action_at:
                assert place_of(drawing), f"{example.name}: no point of the picture is what is refused"
    for part in examples(game).summary:
        assert all(spoken(phrase) for phrase in (part.heading, *part.lines))


CHECKS = (examples_hold,)
