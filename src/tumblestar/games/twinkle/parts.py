"""What is in Twinkle's box: thirty dice, the scoring cards and the missions (TW-1).

A die is a colour and a type: `colour * 5 + type`. Places under which a die hangs are the dice, then the two stars.
"""

import hashlib

COLOURS = 6
TYPES = 5
DICE = COLOURS * TYPES
RED, YELLOW, BLUE, GREEN, BLACK, PURPLE = range(COLOURS)
COLOUR_NAMES = ("red", "yellow", "blue", "green", "black", "purple")
CARD_NAMES = (*COLOUR_NAMES, "twinkle")
LETTERS = "RYBGNP"
"""The letters of the colours; black is N (noir), since B is blue."""
D4, D6, D8, D10, D12 = range(TYPES)
SIDES = (4, 6, 8, 10, 12)
HIGHEST = SIDES[D12]
"""The highest result."""
STAR_A, STAR_B = DICE, DICE + 1
"""The two Starting Stars: places under which a die may hang."""
PLACES = DICE + 2
OUT, FREE, HELD, HUNG = -1, 0, 1, 2
"""Where a die is: out of the game, free, in the hand, or HUNG + a seat."""
STARS = 7
"""The dice of a whole constellation."""
BRONZE = tuple(range(1, 11))
SILVER = tuple(range(11, 21))
MISSIONS = 20
IN_PLAY = (0, 4, 4, 5, 6)
"""How many of the six colours are in play, by the number of seats (TW-2.1); alone, those of a level (TW-6.1)."""
SOLO_GOAL = 20
"""The points of cards that win a level, with every mission met (TW-6.2)."""

COLOUR_OF = tuple(die // TYPES for die in range(DICE))
TYPE_OF = tuple(die % TYPES for die in range(DICE))
SIDES_OF = tuple(SIDES[die % TYPES] for die in range(DICE))
PLACE_NAMES = (*(f"{LETTERS[die // TYPES]}{SIDES[die % TYPES]}" for die in range(DICE)), "A", "B")
"""The dice and the stars in notation."""
SAMPLE_EVENTS, SAMPLE_SEED = 106, 5
"""The game that the shelf shows, and how far it has gone."""
MINUTES, LUCK, THOUGHT = (20, 40), 3, 3
DIGEST = hashlib.sha256(repr((COLOUR_NAMES, SIDES)).encode()).hexdigest()[:12]
"""Stands for what is in the box, in records and caches."""
