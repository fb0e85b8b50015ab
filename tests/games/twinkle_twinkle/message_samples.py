"""Refusals of Twinkle Twinkle, and sample arguments of its messages."""

from typing import Any

REFUSALS = "2-1 2-4 3-1 3-1-first 3-2 3-2-held 3-6 3-7".split()

SAMPLES: dict[str, tuple[Any, ...]] = {
    "better": (0, 1, 2, 7),
    "what": ("stars", "number"),
    "cell": ("b4",),
    "corners": ("yes", "no"),
    "count": (1, 2, 3, 20),
    "columns": (1, 5),
    "end": ("beaten", "short", "over", "won", "tied", "lost"),
    "extra": ("plain", "base", "none", "both", "bonus", "beside"),
    "found": (1, 5),
    "limit": ("blocked", "open"),
    "points": (0, 1, 2, 24),
    "rotate": ("yes", "no"),
    "row": ("current", "next"),
    "seat": ("Anna",),
    "sign": ("plus", "minus", "even"),
    "source": ("book", "review", "ruling", "reconstruction"),
    "standees": (1, 2),
    "state": ("waits", "acts", "done"),
    "taken": (0, 1, 2),
    "total": (1, 94),
    "turned": ("yes", "no"),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("cell", "corners", "limit", "rotate", "state", "turned")
