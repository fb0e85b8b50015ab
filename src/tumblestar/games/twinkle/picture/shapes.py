"""What Twinkle is drawn with: dice, constellations, and the signs of cards and missions."""

from functools import cache, lru_cache
from typing import Any

from tumblestar import picture
from tumblestar.games.twinkle.parts import COLOUR_NAMES, COLOUR_OF, DICE, PLACE_NAMES, SIDES_OF
from tumblestar.games.twinkle.picture.layout import Ledger
from tumblestar.games.twinkle.picture.tree_layout import Frame, Tree, layout_tree
from tumblestar.games.twinkle.rules import State
from tumblestar.picture import at, disc, path, piece


def drawn(die: int, result: int, is_small: bool = False) -> str:
    """A die as it looks."""
    return picture.gem(SIDES_OF[die], COLOUR_NAMES[COLOUR_OF[die]], result, is_small)


def constellation(hung: Tree, seat: int, frame: Frame, offers: bool, is_small: bool = False) -> str:
    """A constellation: its connectors, its stars and its dice, and quietly what is open."""
    where = layout_tree(hung, frame, offers)
    return _constellation(hung, seat, where.size, tuple(where.spots.items()), tuple(where.openings.items()), is_small)


@lru_cache(maxsize=512)
def _constellation(
    hung: Tree,
    seat: int,
    size: float,
    spots: tuple[tuple[int, tuple[float, float]], ...],
    openings: tuple[tuple[int, Any], ...],
    is_small: bool,
) -> str:
    spot = dict(spots)
    look, over = "", ""
    dotted = "".join(f"M{picture.pair(*spot[place])}L{picture.pair(o.x, o.y)}" for place, o in openings)
    if dotted:
        look += path("rule", dotted)
    links = "".join(f"M{picture.pair(*spot[parent])}L{picture.pair(*spot[die])}" for die, _, parent in hung)
    if links:
        look += path("glow" if is_small else "halo", links) + path("beam", links)
    for die, _, parent in hung:
        if parent < DICE and SIDES_OF[parent] < SIDES_OF[die]:
            (x, y), (u, v) = spot[die], spot[parent]
            sign = picture.twinkle(round(0.95 * size, 2) if is_small else 1)
            over += at((x + u) / 2, (y + v) / 2, picture.explained("connector", sign))
    for star, name in ((DICE, "A"), (DICE + 1, "B")):
        if not is_small:
            (x, y), aside = spot[star], -46 if name == "A" else 46
            look += path("letter", picture.CAPITALS[name], x + aside, y - 18, 1.1)
        sign = picture.explained("star", picture.starting_star(seat))
        look += at(*spot[star], sign, 0.7 * size if is_small else min(1, size))
    for _, opening in openings:
        look += at(opening.x, opening.y, path("cell", disc(11)) + path("letter", "M-5 0H5M0-5V5"))
    for die, result, _ in hung:
        look += piece(f"die-{PLACE_NAMES[die]}", *spot[die], drawn(die, result, is_small), size)
    return look + over


def mission_card(number: int, size: float = 1) -> str:
    """The sign of a mission: its number on a bronze or a silver disc."""
    metal = "orange" if number <= 10 else "clear"
    look = path("bold", disc(19)) + f'<g class="{metal}">{path("t1", disc(19))}{path("t2", disc(15))}</g>'
    return at(0, 0, look + picture.figures(str(number), 0.86, "pen"), size)


@cache
def twinkle_card(size: float = 1) -> str:
    """The sign of the Twinkle card."""
    return at(0, 0, path("bold", disc(19)) + path("cell2", disc(19)) + picture.twinkle(0.8), size)


@cache
def met_sign(is_met: bool) -> str:
    """Whether a mission is met, alone."""
    if is_met:
        return path("legal", disc(15)) + path("onmay", "M-6 0L-2 5 7-5")
    return path("rule", disc(15))


def standing(s: State, i: int, ledger: Ledger) -> str:
    """What the i-th mission brings now, or alone whether it is met."""
    if s.seats == 1:
        return met_sign(ledger.met[i])
    return picture.figures(str(ledger.missions[i]), 1.2)
