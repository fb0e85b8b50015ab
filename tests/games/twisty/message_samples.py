"""Refusals of Twisty, and sample arguments of its messages."""

from typing import Any

REFUSALS = "2-1 2-2 2-3 2-4 3-1 3-1-stay 3-5 3-6 3-7 3-9 3-10 4-1 4-4 5-1 5-2".split()
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")
COUNTERS = ("step", "diagonal", "leap", "teleport", "safety")

SAMPLES: dict[str, tuple[Any, ...]] = {
    "all": (0, 1, 7),
    "better": (1, 2, 7),
    "state": ("safe", "held", "next", "later"),
    "colour": COLOURS,
    "next": (*COLOURS, "none"),
    "under": ("green", "blue"),
    "counter": COUNTERS,
    "name": ("step", "leap"),
    "count": (0, 1, 2, 7),
    "place": (2, 3, 4),
    "seat": ("Anna",),
    "victim": ("Émile",),
    "thief": ("Émile",),
    "seats": ("Anna, Émile",),
    "what": ("corner", "nothing"),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("colour", "next", "under", "what", "name")
