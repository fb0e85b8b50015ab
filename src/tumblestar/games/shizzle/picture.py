"""Shizzle as a picture: the parts of `drawing.py` at their places, above them whose the chips are.

`board` is the same for every viewer and language; `overlay` is made for one viewer and lies on it. There are no rows:
everything is on the board. All are lists of elements. `svg` is one picture that stands alone.
"""

from collections.abc import Mapping
from functools import cache

from tumblestar import picture
from tumblestar.contract.defaults.picture import rows, rows_size
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.drawing import BANK, CHIPS, LINE, TRAY, colour_name, die_look, parts, points_at_stake
from tumblestar.games.shizzle.parts import COLOUR_NAMES
from tumblestar.games.shizzle.shapes import chips
from tumblestar.picture import Panel, Place, Spot, Standing, at, box, path, sheet

BOARD_SIZE = (760, 800)
COVER = (0, 5, 760, 475)
EDGE, GAP = 8, 12
LINE_SCALE, LINE_HEIGHT = 1.21, 178


@cache
def seat_place(seats: int, seat: int) -> Place:
    """Where a seat's panel is: two or three side by side, in two ranks from four seats on."""
    across = 2 if seats in (2, 4) else 3
    width = (760 - 2 * EDGE - GAP * (across - 1)) / across
    height = 96 if seats < 4 else 82
    rank, file = divmod(seat, across)
    return Place(EDGE + width / 2 + file * (width + GAP), EDGE + height / 2 + rank * (height + GAP), width, height)


def line_place(seats: int) -> Place:
    """Where the panel of the line is."""
    last = seat_place(seats, seats - 1)
    return Place(380, last.y + last.height / 2 + GAP + LINE_HEIGHT / 2, 760 - 2 * EDGE, LINE_HEIGHT)


def tray_place(seats: int) -> Place:
    """Where the dice fall, with the bank on its upper edge."""
    above = line_place(seats)
    top = above.y + above.height / 2 + GAP
    return Place(380, (top + BOARD_SIZE[1] - EDGE) / 2, 760 - 2 * EDGE, BOARD_SIZE[1] - EDGE - top)


@cache
def places(seats: int, seat: int) -> Mapping[str, Spot]:
    """Where each part lies."""
    del seat
    line_at, tray_at = line_place(seats), tray_place(seats)
    top = tray_at.y - tray_at.height / 2 + 22
    room = tray_at.y + tray_at.height / 2 - 18 - top - BANK[1]
    scale = min(1.4, room / TRAY[1])
    found = {
        "line": Spot(380 - LINE[0] * LINE_SCALE / 2, line_at.y - LINE[1] * LINE_SCALE / 2, LINE_SCALE),
        "bank": Spot(34, top, 0.85),
        "tray": Spot(380 - TRAY[0] * scale / 2, top + BANK[1] + (room - TRAY[1] * scale) / 2, scale),
    }
    for i in range(seats):
        panel = seat_place(seats, i)
        left = panel.x - panel.width / 2 + 136
        scale = min(1.0, (panel.x + panel.width / 2 - 8 - left) / CHIPS[0])
        found[f"chips-{i + 1}"] = Spot(left, panel.y - CHIPS[1] * scale / 2, scale)
    return found


def panels(seats: int, seat: int) -> Mapping[int, Panel]:
    """The panels of the seats."""
    del seat
    return {i: Panel(seat_place(seats, i), seat_place(seats, i).height / 2) for i in range(seats)}


def ground(s: rules.State, seat: int) -> list[str]:
    """The bare table, and what is at stake."""
    del seat
    place = tray_place(s.seats)
    inside = path("cell", box(place.width - 20, place.height - 20, 46, place.x, place.y))
    look = [picture.one(sheet(line_place(s.seats), 26) + sheet(place, 54) + inside)]
    if gain := points_at_stake(s):
        left, top, scale = places(s.seats, 0)["bank"]
        x = (left + BANK[0] * scale + 760 - EDGE - 10) / 2
        look.append(at(x, top + BANK[1] * scale / 2, picture.plate(f"+{gain}"), 0.95))
    return look


def standing(s: rules.State) -> Standing:
    """How the seats stand."""
    acting = s.mover if rules.FIRST < s.phase < rules.ENDED else -1
    return Standing(s.score, acting, [i for i in range(s.seats) if rules.win_share(s, i) > 0])


whole = picture.Composition(BOARD_SIZE, parts, places, panels, ground, standing, has_large=False)
board, overlay, gains, action_at = whole.board, whole.overlay, whole.gains, whole.action_at
svg = picture.Alone(BOARD_SIZE, board, overlay, rows_size, rows)
"""One picture that stands alone, for notebooks and pages."""


def outcome_icon(s: rules.State, action: int) -> str:
    """The inner SVG of a choice, to be seen in a box -40 -44 80 88: the colour, seat, face or part it stands for."""
    if s.phase == rules.DICE_MADE:
        return at(0, 0, picture.seal(COLOUR_NAMES[action]), 2.3)
    if s.phase == rules.FIRST:
        return picture.seat_disc(action, 2.2)
    if s.phase == rules.ROLLING:
        return at(0, 0, picture.die(colour_name(s, rules.next_die(s), action + 1), action + 1), 0.78)
    if action >= rules.ATTACK:
        badge = picture.badge("attack", "theft", "ontheft", "ongrab")
        return picture.seat_disc(action - rules.ATTACK, 2.2) + at(22, 26, badge)
    if action >= rules.STOP:
        return picture.cup(True) if action == rules.ROLL else at(-17, 0, chips(6, 64), 1.2)
    return at(0, 0, die_look(s, action), 0.78)
