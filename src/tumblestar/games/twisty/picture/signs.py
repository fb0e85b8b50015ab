"""Counters (`counters.toml`), the star of the centre, and targets as drawn."""

from functools import cache

from tumblestar import picture
from tumblestar.games.twisty.parts import EMPTY, KIND_NAMES, SAFETY, STEP
from tumblestar.games.twisty.picture.layout import ALONE, ASIDE, BESIDE, BESIDE_HEIGHT, HEIGHT
from tumblestar.picture import at, box, disc, n, path, poly, spark
from tumblestar.words.text_input import packaged_toml

_COUNTERS = packaged_toml("tumblestar.games.twisty.picture", "counters.toml")


def counter(kind: int) -> str:
    """A special counter."""
    coin = "" if kind == SAFETY else _COUNTERS["coin"]
    return f"{coin}{_COUNTERS[KIND_NAMES[kind]]}".replace("\n", "")


def star(is_lit: bool) -> str:
    """The star in the centre, where the race ends; it shines once somebody may end it."""
    look = path("halo", disc(36)) if is_lit else ""
    look += path("gold soft", spark(40, 8, 0.42)) + path("gold", spark(33, 4, 0.3))
    return look + (path("paper", spark(17, 4, 0.36)) if is_lit else path("line", disc(15)))


# -- targets


HIT = '<rect class="hit" x="-49" y="-49" width="98" height="98" rx="16"/>'
FRAME = box(88, 88, 15)
FIGURE = [(-7, -11), (-12, -3), (-16, 10), (-22, 26), (-14, 29), (14, 29), (22, 26), (16, 10), (12, -3), (7, -11)]
"""The outline of a pawn's cloak, counterclockwise, as all outlines are that light leaves free."""


def outline(kind: int, x: float = 0, y: float = 0, scale: float = 1) -> str:
    """The outline of what lies on a square."""
    if kind < STEP:
        return poly((x + u * scale, y + v * scale) for u, v in ((-34, -34), (-34, 34), (34, 34), (34, -34)))
    return disc(33 * scale, x, y)


@cache
def lit(kind: int, has_pawn: bool) -> str:
    """What light on a square fills: all but what lies and stands there."""
    lies = () if kind == EMPTY else (outline(kind, *ASIDE) if has_pawn else outline(kind),)
    if has_pawn:
        x, y, scale = (*BESIDE, BESIDE_HEIGHT) if kind else (*ALONE, HEIGHT)
        figure = poly((x + u * scale, y + v * scale) for u, v in FIGURE)
        lies += (figure, disc(12 * scale, x, y - 23 * scale))
    return FRAME + "".join(lies)


@cache
def sign(kind: str, colour: int, lies: int = EMPTY, has_star: bool = False) -> str:
    """A target as drawn: light, its frame and its badge. Kinds differ in frame and badge, not in colour alone.

    `lies` is what lies on the square; the frame is dashed where that is nothing. In the centre light leaves the star.
    """
    light, halo, ring = ("coral", "halo-coral", "grab") if kind == "theft" else ("light", "halo-light", "mine")
    glows = path(light, lit(STEP if has_star else lies, kind in ("theft", "stay")))
    if kind == "corner" or (kind == "land" and not lies):
        look = HIT + glows + path("may", FRAME)
    else:
        look = HIT + path(halo, FRAME) + glows + path(ring, FRAME)
    corner, free = (32, -32), (-32, -32)  # a pawn beside a counter stands to the right, so the left stays free
    if kind == "theft":
        look += at(*free, picture.badge("theft", "theft", "ontheft", "ongrab"), 1.15)
        return look + (at(33, 33, picture.seal(KIND_NAMES[colour], 1.05)) if colour else "")
    if kind == "safety":
        return look + at(33, -31, picture.shield(1.5))
    if kind == "win":
        return look + path("beam", rays(52, 64)) + at(*corner, picture.badge("win"))
    return look if kind == "land" else look + at(*(free if kind == "stay" else corner), picture.badge(kind))


def rays(near: float, far: float) -> str:
    """Short rays all round."""
    ends = zip(picture.ring(16, near), picture.ring(16, far), strict=True)
    return "".join(f"M{n(x)} {n(y)}L{n(u)} {n(v)}" for (x, y), (u, v) in ends)
