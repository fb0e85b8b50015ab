"""The map of a card of levels: a constellation in the night sky, with a star for each level."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from tumblestar import picture
from tumblestar.picture import at, disc, path, spark
from tumblestar.web.markup import Html, HtmlTranslator, small_picture
from tumblestar.web.templating import made_by, markup

STARS = ("won", "great", "first")
"""The stars of a level."""
PENS = {"won": "pen", "open": "count", "locked": "letter"}
"""What the number of a level is written with, by its status."""
WIDTH, HEIGHT = 400, 330
SKIES = (
    ((38, 120), (84, 70), (146, 46), (208, 66), (238, 124), (186, 168), (228, 222), (298, 226), (348, 178), (362, 112)),
    ((40, 196), (76, 134), (110, 70), (150, 134), (186, 202),
     (222, 138), (258, 70), (294, 134), (328, 198), (364, 136)),
    ((200, 152), (142, 126), (160, 62), (224, 40), (290, 58),
     (328, 112), (306, 174), (246, 214), (176, 222), (104, 202)),
    ((36, 226), (98, 196), (158, 230), (218, 200), (176, 144),
     (232, 108), (296, 140), (352, 104), (306, 54), (364, 30)),
)  # fmt: skip
"""The positions of the stars of each card, in order."""


def sky(card: int, hows: Sequence[str]) -> Html:
    """The ground of a map and the lines between its stars, as SVG; `hows` are the statuses of the levels of a card.

    A status is `won`, `open` or `locked`; cards are numbered from 1.
    """
    drawn, spots = picture.sky(WIDTH, HEIGHT), SKIES[(card - 1) % len(SKIES)]
    for (how, following), (start, end) in zip(pairwise(hows), pairwise(spots), strict=True):
        line = f"M{picture.pair(*start)}L{picture.pair(*end)}"
        is_reached = how == "won" and following != "locked"
        drawn += path("halo", line) + path("beam", line) if is_reached else path("rule", line)
    return Html(drawn)


def star(card: int, place: int, number: int, how: str, earned: int, *, is_next: bool) -> Html:
    """A level at its place on the map, counted from 0, with its number and earned stars."""
    body = path("hit", disc(25)) + _star(how, is_next) + picture.figures(str(number), 0.86, PENS[how])
    if how == "won":
        body += at(0, 26, star_row(earned), 0.54)
    return Html(at(*SKIES[(card - 1) % len(SKIES)][place], body))


@cache
def _star(how: str, is_next: bool) -> str:
    if how == "won":
        return path("halo", disc(16)) + path("lead", spark(23, 8, 0.74)) + path("gold", spark(23, 8, 0.74))
    if how == "open":
        return path("bold", disc(18)) + path("cell2", disc(18)) + path("mine" if is_next else "turn", disc(20))
    return path("cell", disc(17)) + path("line", disc(17))


@cache
def star_row(count: int, of: int = 3) -> str:
    """A row of gold stars, `count` of `of`, 24 units apart around the origin."""
    html = ""
    for i in range(of):
        shape = spark(11, 5, 0.46)
        shine = path("lead", shape) + path("gold", shape) if i < count else path("cell", shape) + path("line", shape)
        html += at(24 * (i - (of - 1) / 2), 0, shine)
    return html


def stars(say: HtmlTranslator, great: int, is_won: bool, is_great: bool, is_first: bool) -> Html:
    """The three stars of a level as a list: the condition of each, and whether it is earned.

    `great`: the points that earn the second star.
    """
    earned = [
        (name, markup(Html(small_picture(star_row(int(is_earned), 1), "-14 -14 28 28"))), is_earned)
        for name, is_earned in zip(STARS, (is_won, is_great, is_first), strict=True)
    ]
    return made_by("web/parts.html", "stars", say.plain, great, earned)
