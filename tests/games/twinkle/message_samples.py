"""Tags of the rules and refusals of Twinkle, and sample arguments of its messages."""

from typing import Any

from tumblestar.games.twinkle.parts import COLOUR_NAMES

# Rules of each section of the rulebook; checked against the rulebook if it is available.
RULES = {
    1: range(1, 4),
    2: range(1, 6),
    3: range(1, 12),
    4: range(1, 9),
    5: range(1, 21),
    6: range(1, 11),
    7: range(1, 4),
}
REFUSALS = (
    "1-2 2-1 2-2 2-4 2-5 3-1 3-1-early 3-1-full 3-3 3-3-late 3-4 3-4-take 3-4-lacks 3-5 3-7 3-10 "
    "6-5-rolled 6-5-taken 6-6"
).split()

SAMPLES: dict[str, tuple[Any, ...]] = {
    "own": (0, 1, 3),
    "card": ("red", "twinkle", "mission"),
    "cards": ("red, Twinkle",),
    "colour": COLOUR_NAMES,
    "colours": ("red, blue",),
    "count": (1, 2, 3, 20),
    "dice": ("red d10, green d4",),
    "die": ("red d10",),
    "does": ("A die that shows 1.",),
    "end": ("level", "failed", "over", "won", "lost"),
    "figure": (5,),
    "fits": ("yes", "no"),
    "gain": ("+3 points: red 3.",),
    "goal": (20,),
    "held": ("kept", "met", "unmet"),
    "key": ("hand",),
    "keys": ("hand, centre",),
    "kind": ("bronze", "silver", "centre", "any"),
    "letters": ("RYBGNP",),
    "mission": ("Ones",),
    "missions": ("Ones, Lowest sum",),
    "most": (2, 3, 7),
    "now": ("met", "unmet"),
    "number": (1, 12),
    "one": (4,),
    "other": (8,),
    "others": ("Ann −3",),
    "parent": ("blue d12",),
    "parts": ("red 2, Twinkle 2",),
    "place": ("star A",),
    "player": ("Anna",),
    "points": (0, 1, 2, 24),
    "reconstruction": ("(reconstruction)",),
    "result": (0, 1, 7),
    "ruling": ("(ruling)",),
    "seat": ("Anna",),
    "seats": ("Anna, Émile",),
    "share": (0.0, 0.25),
    "sign": ("plus", "minus", "even"),
    "star": ("A", "B"),
    "tag": ("TW-3.4",),
    "text": ("R9",),
    "then": ("home", "out"),
    "told": ("Anna rolls.",),
    "turn": ("Next die",),
}
# Messages with different values of these arguments must differ.
DISTINGUISHING = ("colour", "fits", "held", "now", "star", "then")
