"""Refusals of Twinkle, and sample arguments of its messages."""

from typing import Any

from tumblestar.games.twinkle.parts import COLOUR_NAMES

REFUSALS = (
    "1-2 2-1 2-2 2-4 2-5 3-1 3-1-early 3-1-full 3-3 3-3-late 3-4 3-4-take 3-4-lacks 3-5 3-7 3-10 "
    "6-5-rolled 6-5-taken 6-6"
).split()

SAMPLES: dict[str, tuple[Any, ...]] = {
    "better": (0, 1, 2, 0.5),
    "taken": (0, 1, 2, 0.5),
    "card": ("red", "twinkle", "mission"),
    "colour": COLOUR_NAMES,
    "count": (1, 2, 3, 20),
    "end": ("level", "failed", "over", "won", "lost"),
    "fits": ("yes", "no"),
    "held": ("kept", "met", "unmet"),
    "kind": ("bronze", "silver", "centre", "any"),
    "now": ("met", "unmet"),
    "points": (0, 1, 2, 24),
    "result": (0, 1, 7),
    "seat": ("Anna",),
    "share": (0.0, 0.25),
    "sign": ("plus", "minus", "even"),
    "star": ("A", "B"),
    "then": ("home", "out"),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("colour", "fits", "held", "now", "star", "then")
