"""What is in Twinkle's box: thirty dice, the scoring cards and the missions (TW-1); and the state in which they lie.

A die is a colour and a type: `colour * 5 + type`. Places under which a die hangs are the dice, then the two stars. The
state is here since the rules and the scoring that they call share it.
"""

import hashlib
from typing import Annotated

from tumblestar.contract.state import GameState, Grid, Row, i8, i16, layout

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


# -- the state

MOST_SEATS = 4
HAND = 3
NOTHING = -1


@layout
class State(GameState):
    """A state of Twinkle."""

    where: Annotated[Row, i8, DICE]  # OUT, FREE, HELD, or HUNG + the seat
    shown: Annotated[Row, i8, DICE]  # the result of a hung die, of a d8 in the centre, of a die rolled now; else 0
    under: Annotated[Row, i8, DICE]  # what a hung die hangs under: a die, STAR_A or STAR_B of its seat, or NOTHING
    below: Annotated[Row, i8, DICE]  # how many dice hang under each die
    stars: Annotated[Grid, i8, MOST_SEATS, 2]  # how many dice hang under each star
    dice: Annotated[Grid, i8, MOST_SEATS, STARS]  # the dice of each seat, ascending; then NOTHING
    hung: Annotated[Row, i8, MOST_SEATS]  # how many
    hand: Annotated[Row, i8, HAND]  # the dice picked for the roll, ascending; then NOTHING
    held: i8  # how many
    rolled: i8  # how many of them have come to rest
    taken: i8  # 1 = this turn took a d8 from the centre
    colours: i8  # the colours in play, one bit each
    missions: Annotated[Row, i8, HAND]  # the missions in play, ascending; 0 = none
    seats: i8  # how many play
    mover: i8  # whose turn it is
    phase: i8  # what is to be decided
    turns: i16  # turns completed
    latest: Annotated[Row, i16, MOST_SEATS]  # the number of each seat's latest turn; 0 = none yet
    first: i8
    level: i8
    mission_1: i8
    mission_2: i8
    mission_3: i8
    red: i8
    yellow: i8
    blue: i8
    green: i8
    black: i8
    purple: i8
    keep: i8  # options; a colour's: 1 = in play for sure
