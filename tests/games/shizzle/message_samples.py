"""Refusals of Shizzle, and sample arguments of its messages."""

from typing import Any

REFUSALS = "1-1 1-2 1-4 2-1 2-2 2-3 2-3-lies 2-8 2-8-alone 3-1 3-1-early 3-2 3-6".split()
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")

SAMPLES: dict[str, tuple[Any, ...]] = {
    "better": (0, 1, 2, 3.5),
    "taken": (0, 1, 2.5),
    "by": ("number", "colour", "none", "barred", "spark"),
    "colour": (*COLOURS, "none"),
    "count": (0, 1, 2, 5),
    "die": (1, 6),
    "end": ("bank", "target", "rounds", "cap", "blue 2"),
    "most": (0, 5),
    "number": (1, 6),
    "pending": (1, 2),
    "points": (0, 1, 2, 12),
    "result": ("won", "shared", "lost"),
    "seat": ("Anna",),
    "seats": ("Anna, Émile",),
    "share": (0.0, 0.25),
    "target": (0, 20),
    "victim": ("Émile",),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("most", "number", "die", "pending", "result", "target")
