"""Tags of the rules and refusals of Twinkle Twinkle, and sample arguments of its messages."""

from typing import Any

# Rules of each section of the rulebook; checked against the rulebook if it is available.
RULES = {1: range(1, 5), 2: range(1, 6), 3: range(1, 8), 4: range(1, 5), 5: range(1, 5), 6: range(1, 2), 7: range(1, 7)}
REFUSALS = "2-1 2-4 3-1 3-1-first 3-2 3-2-held 3-6 3-7".split()

SAMPLES: dict[str, tuple[Any, ...]] = {
    "what": ("stars", "number"),
    "cell": ("b4",),
    "corners": ("yes", "no"),
    "count": (1, 2, 3, 20),
    "end": ("beaten", "short", "over", "won", "tied", "lost"),
    "extra": ("plain", "base", "none", "both", "bonus", "beside"),
    "limit": ("blocked", "open"),
    "points": (0, 1, 2, 24),
    "rotate": ("yes", "no"),
    "row": ("current", "next"),
    "seat": ("Anna",),
    "sign": ("plus", "minus", "even"),
    "source": ("book", "review", "ruling", "reconstruction"),
    "state": ("waits", "acts", "done"),
    "turned": ("yes", "no"),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("cell", "corners", "limit", "rotate", "state", "turned")
