"""Twinkle as a picture in parts: the constellation of each seat, large and small, the dice in the hand, the cup, and
the dice that are free, colour by colour.

`composition` puts them together in one picture that stands alone; `rows` are the points by card.
"""

from tumblestar import picture
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.parts import COLOUR_NAMES, DICE, PLACES
from tumblestar.games.twinkle.picture.composed import BOARD_SIZE as BOARD_SIZE
from tumblestar.games.twinkle.picture.composed import GAP, composition
from tumblestar.games.twinkle.picture.drawing import parts as parts
from tumblestar.games.twinkle.picture.overlays import turning as turning
from tumblestar.games.twinkle.picture.shapes import drawn, mission_card
from tumblestar.picture import at

COVER = (0, -34, 760, 475)
"""What the shelf shows: the sky of whoever is to act."""

board, board_of, overlay = composition.board, composition.board_of, composition.overlay
gains, action_at = composition.gains, composition.action_at
rows, rows_size = composition.rows, composition.rows_size


# -- standing alone


def outcome_icon(s: rules.State, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: the colour, mission, seat, result or die."""
    if s.phase == rules.COLOURING:
        return at(0, 0, picture.seal(COLOUR_NAMES[action]), 2.3)
    if s.phase == rules.MISSIONING:
        return mission_card(action, 1.8)
    if s.phase == rules.FIRST:
        return picture.seat_disc(action, 2.2)
    if s.phase in (rules.ROLLING, rules.CENTRE):
        return drawn(s.hand[s.rolled] if s.phase == rules.ROLLING else rules.next_of_centre(s), action + 1)
    if s.phase == rules.HANG:
        die = s.hand[(action - rules.HANGING) // PLACES]
        return drawn(die, s.shown[die])
    if action == rules.ROLL:
        return picture.cup(True)
    return drawn(action % DICE, s.shown[action % DICE])


svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows, GAP, board_of=board_of)
"""One picture that stands alone, for notebooks and pages."""
