"""Twinkle as a picture in parts: the constellation of each seat, large and small, the dice in the hand, the cup, and
the dice that are free, colour by colour.

`composition` puts them together in one picture that stands alone; `rows` are the points by card.
"""

from tumblestar import picture
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.parts import CARD_NAMES, COLOUR_NAMES, DICE, PLACES
from tumblestar.games.twinkle.picture import layout
from tumblestar.games.twinkle.picture.composed import BOARD_SIZE as BOARD_SIZE
from tumblestar.games.twinkle.picture.composed import GAP, board, board_of, composition
from tumblestar.games.twinkle.picture.drawing import parts as parts
from tumblestar.games.twinkle.picture.overlays import turning as turning
from tumblestar.games.twinkle.picture.shapes import drawn, mission_card, standing, twinkle_card
from tumblestar.games.twinkle.scoring import TWINKLE
from tumblestar.picture import Place, at, box, path, sheet

COVER = (0, -34, 760, 475)
"""What the shelf shows: the sky of whoever is to act."""

ROW, ROW_HEAD = 60, 64

overlay, gains, action_at = composition.overlay, composition.gains, composition.action_at


def rows_size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the points by card."""
    return 760, ROW_HEAD + seats * ROW + 8


def rows(s: rules.State) -> list[str]:
    """The points by card: a column for each card and mission in play, a row for each seat."""
    cards = rules.cards_in_play(s)
    signs = [twinkle_card() if which == TWINKLE else picture.seal(CARD_NAMES[which], 1.25) for which in cards]
    signs += [mission_card(number) for number in rules.missions_in_play(s)]
    step = min(72.0, 600 / len(signs))
    keys = [f"card-{CARD_NAMES[which]}" for which in cards] + [
        f"mission-{number}" for number in rules.missions_in_play(s)
    ]
    parts = [at(96 + step * i, 34, picture.explained(*one)) for i, one in enumerate(zip(keys, signs, strict=True))]
    height = ROW - 8
    for seat, ledger in enumerate(layout.ledgers(s)):
        y = ROW_HEAD + ROW * seat + height / 2
        look = sheet(Place(380, y, 744, height), 16)
        if seat == s.mover and rules.FIRST < s.phase < rules.ENDED:
            look += path("turn", box(736, height - 8, 13, 380, y))
        look += at(42, y, picture.seat_disc(seat, 1.25)) + at(712, y, picture.figures(str(ledger.total), 1.5))
        for i, which in enumerate(cards):
            points = ledger.cards[which]
            look += at(96 + step * i, y, picture.figures(str(points), 1.1, "count" if points else "letter"))
        for i in range(len(ledger.missions)):
            look += at(96 + step * (len(cards) + i), y, standing(s, i, ledger))
        if layout.winner(s) == seat:
            look += at(712, y - 24, picture.crown(0.8))
        parts.append(picture.one(look))
    return parts


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
