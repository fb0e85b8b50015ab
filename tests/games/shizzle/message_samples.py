"""Tags of the rules and refusals of Shizzle, and sample arguments of its messages."""

from typing import Any

# Rules of each section of the rulebook; checked against the rulebook if it is available.
RULES = {1: range(1, 5), 2: range(10), 3: range(1, 8), 4: range(1, 4)}
REFUSALS = "1-1 1-2 1-4 2-1 2-2 2-3 2-3-lies 2-8 2-8-alone 3-1 3-1-early 3-2 3-6".split()
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")

SAMPLES: dict[str, tuple[Any, ...]] = {
    "allowed": ("red, blue",),
    "bank": (0,),
    "by": ("number", "colour", "none", "barred", "spark"),
    "cap": (0, 500),
    "colour": (*COLOURS, "none"),
    "colours": ("red, blue",),
    "count": (0, 1, 2, 5),
    "dice": ("R4, B2",),
    "die": (1, 6),
    "earned": (8,),
    "end": ("bank", "target", "rounds", "cap", "blue 2"),
    "face": ("red 4",),
    "faces": ("R4, B2",),
    "file": ("dice.toml",),
    "gain": ("5 points",),
    "expected": ("40",),
    "key": ("line",),
    "keys": ("bank, line",),
    "length": (3, 6),
    "line": (4,),
    "make": ("python -m bench",),
    "most": (0, 5),
    "name": ("numbers",),
    "number": (1, 6),
    "pending": (1, 2),
    "place": ("1.3",),
    "points": (0, 1, 2, 12),
    "result": ("won", "shared", "lost"),
    "reconstruction": ("(reconstruction)",),
    "review": ("(review)",),
    "ruling": ("(ruling)",),
    "seat": ("Anna",),
    "player": ("Anna",),
    "tag": ("SH-2.6",),
    "share": (0.0, 0.25),
    "seats": ("Anna, Émile",),
    "target": (0, 20),
    "text": ("R9",),
    "told": ("Anna rolls.",),
    "victim": ("Émile",),
    "why": ("die 2 has five faces",),
    "worth": (6,),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("most", "number", "die", "pending", "result", "target")
