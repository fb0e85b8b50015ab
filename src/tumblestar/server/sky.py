"""The map of a card of levels: a constellation in the night sky, with a star for each level."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from tumblestar import picture
from tumblestar.picture import at, disc, path, spark
from tumblestar.server.markup import Voice, attributes, safe

STARS = ("won", "great", "first")
"""What the stars of a level are for."""
WIDTH, HEIGHT = 400, 330
SKIES = (
    ((44, 108), (92, 66), (148, 58), (198, 90), (222, 142), (190, 190), (236, 226), (298, 218), (340, 174), (352, 112)),
    (
        (40, 196),
        (78, 138),
        (112, 78),
        (150, 142),
        (186, 206),
        (222, 142),
        (258, 74),
        (294, 138),
        (326, 200),
        (362, 144),
    ),
    (
        (204, 146),
        (158, 112),
        (176, 58),
        (234, 46),
        (294, 70),
        (320, 128),
        (294, 190),
        (236, 222),
        (164, 222),
        (94, 184),
    ),
    (
        (46, 232),
        (98, 200),
        (152, 228),
        (206, 202),
        (178, 148),
        (232, 118),
        (290, 146),
        (342, 116),
        (304, 66),
        (352, 42),
    ),
)
"""Where the stars of each card stand, in order."""


class Node(NamedTuple):
    """A star of the map: its number, the stars it has brought, `won`, `open` or `locked`, where it leads, its name."""

    number: int
    stars: int
    how: str
    link: str
    label: str


def sky_map(card: int, nodes: Sequence[Node], label: str, next_number: int) -> str:
    """The map of a card, from 1, as an SVG whose stars are links; `label` is what it is called."""
    spots = SKIES[(card - 1) % len(SKIES)]
    look, known = "", [node.how != "locked" for node in nodes]
    for i, (start, end) in enumerate(pairwise(spots)):
        line = f"M{picture.pair(*start)}L{picture.pair(*end)}"
        if nodes[i].how == "won" and known[i + 1]:
            look += path("halo", line) + path("beam", line)
        else:
            look += path("rule", line)
    stars = "".join(_node(node, *spot, node.number == next_number) for node, spot in zip(nodes, spots, strict=True))
    return (
        f'<svg class="ts sky" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{safe(label)}">'
        f"{picture.sky(WIDTH, HEIGHT)}{look}{stars}</svg>"
    )


def _node(node: Node, x: float, y: float, is_next: bool) -> str:
    body = path("hit", disc(25)) + _star(node.how, is_next) + picture.figures(str(node.number), 0.95, _pen(node.how))
    if node.how == "won":
        body += at(0, 29, star_row(node.stars), 0.62)
    return f'<a class="node" href="{safe(node.link)}" aria-label="{safe(node.label)}">{at(x, y, body)}</a>'


def _pen(how: str) -> str:
    return {"won": "pen", "open": "count"}.get(how, "letter")


@cache
def _star(how: str, is_next: bool) -> str:
    if how == "won":
        return path("halo", disc(18)) + path("lead", spark(26, 8, 0.72)) + path("gold", spark(26, 8, 0.72))
    if how == "open":
        return path("bold", disc(19)) + path("cell2", disc(19)) + path("mine" if is_next else "turn", disc(21))
    return path("cell", disc(17)) + path("line", disc(17))


@cache
def star_row(count: int, of: int = 3) -> str:
    """So many gold stars of so many, in a row around the origin; 24 apart."""
    look = ""
    for i in range(of):
        shape = spark(11, 5, 0.46)
        shine = path("lead", shape) + path("gold", shape) if i < count else path("cell", shape) + path("line", shape)
        look += at(24 * (i - (of - 1) / 2), 0, shine)
    return look


def stars(say: Voice, room: Any, is_won: bool, is_great: bool, is_first: bool) -> str:
    """The three stars of a level as a list, each with what it is for and whether it has been earned."""
    items = ""
    for name, got in zip(STARS, (is_won, is_great, is_first), strict=True):
        sign = f'<svg class="ts" viewBox="-14 -14 28 28" aria-hidden="true">{star_row(int(got), 1)}</svg>'
        said = say(f"star-{name}", great=room.GREAT)
        said += f' <span class="unseen">{say("star-got" if got else "star-not")}</span>'
        items += f"<li{attributes(class_='got' if got else None)}>{sign}<span>{said}</span></li>"
    return f'<ul class="stars">{items}</ul>'
