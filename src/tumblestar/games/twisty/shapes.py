"""What Twisty is drawn with: counters, the star in the centre, and the signs of targets."""

from functools import cache

from tumblestar import picture
from tumblestar.games.twisty.parts import DIAGONAL, KIND_NAMES, LEAP, SAFETY, STEP, TELEPORT
from tumblestar.picture import at, box, disc, n, path, spark

ENGRAVED = {
    STEP: "M0-16V16M-16 0H16M-5-11L0-16 5-11M-5 11L0 16 5 11M-11-5L-16 0-11 5M11-5L16 0 11 5",
    DIAGONAL: "M-12-12L12 12M12-12L-12 12M-12-4V-12H-4M12-4V-12H4M-12 4V12H-4M12 4V12H4",
    LEAP: "M-9-16V9H13M6 2L13 9 6 16",
    TELEPORT: "M0-17A17 17 0 0 1 0 17A13.5 13.5 0 0 1 0-10A10 10 0 0 1 0 10A6 6 0 0 1 0-2",
    SAFETY: "M-8 0L-2 6.4 9-6",
}
BIG_SHIELD = "M0-31C8-25 17-22 27-21V0C27 16 16 26 0 32-16 26-27 16-27 0V-21C-17-22-8-25 0-31Z"


def counter(kind: int) -> str:
    """A special counter: engraved brass, a dark well for teleport, a shield for safety."""
    if kind == SAFETY:
        look = path("shade soft", "M0-25C8-19 17-16 27-15V6C27 22 16 32 0 38-16 32-27 22-27 6V-15C-17-16-8-19 0-25Z")
        look += path("lead", BIG_SHIELD) + path("brass", BIG_SHIELD)
        look += path("brass2", "M0 32C16 26 27 16 27 0V-21C17-22 8-25 0-31Z")
        inner = "M0-21C6-17 12-15 18-14V0C18 11 11 18 0 23-11 18-18 11-18 0V-14C-12-15-6-17 0-21Z"
        return look + path("brass1", inner) + path("engrave", ENGRAVED[kind])
    look = path("shade soft", disc(30, 0, 6)) + path("lead", disc(30)) + path("brass", disc(30))
    look += path("brass2", "M-30 0A30 30 0 0 0 30 0A30 25 0 0 1-30 0Z")
    if kind == TELEPORT:
        return look + path("well", disc(25)) + path("well1", disc(18, 0, 2)) + path("inlay", ENGRAVED[kind])
    return look + path("brass1", disc(23, 0, -1)) + path("engrave", ENGRAVED[kind])


def star(is_lit: bool) -> str:
    """The star in the centre, where the race ends; it shines once somebody may end it."""
    look = path("halo", disc(36)) if is_lit else ""
    look += path("gold soft", spark(40, 8, 0.42)) + path("gold", spark(33, 4, 0.3))
    return look + (path("paper", spark(17, 4, 0.36)) if is_lit else path("line", disc(15)))


HIT = '<rect class="hit" x="-47" y="-47" width="94" height="94" rx="16"/>'


@cache
def sign(kind: str, colour: int) -> str:
    """A target as drawn: its frame and its badge. Kinds differ in frame and badge, not in colour alone."""
    dashed, solid = path("may", box(88, 88, 15)), path("mine", box(88, 88, 15))
    corner, free = (32, -32), (-32, -32)  # a pawn beside a counter stands to the right, so the left stays free
    if kind == "land":
        return HIT + dashed
    if kind == "take":
        return HIT + solid + at(*corner, picture.badge("take"))
    if kind == "theft":
        look = HIT + path("grab", box(88, 88, 15))
        look += at(*free, picture.badge("theft", "theft", "ontheft", "ongrab"), 1.15)
        return look + (at(33, 33, picture.seal(KIND_NAMES[colour], 1.05)) if colour else "")
    if kind == "safety":
        return HIT + dashed + at(33, -31, picture.shield(1.5))
    if kind == "win":
        return HIT + solid + path("beam", rays(52, 64)) + at(*corner, picture.badge("win"))
    return HIT + dashed + at(*(free if kind == "stay" else corner), picture.badge(kind))


def rays(near: float, far: float) -> str:
    """Short rays all round."""
    ends = zip(picture.ring(16, near), picture.ring(16, far), strict=True)
    return "".join(f"M{n(x)} {n(y)}L{n(u)} {n(v)}" for (x, y), (u, v) in ends)
