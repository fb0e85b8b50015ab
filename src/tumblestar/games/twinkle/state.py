"""The state of Twinkle, which the rules and the scoring that they call share."""

from typing import Annotated

from tumblestar.contract.state import GameState, Grid, Row, i8, i16, layout
from tumblestar.games.twinkle.parts import DICE, STARS

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
