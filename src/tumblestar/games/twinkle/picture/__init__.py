"""Twinkle as a picture: a night sky with one constellation, and under it those of the others, the dice in the hand, the
Twinkle card and the missions, and the dice that are free, colour by colour.

`board_of` has the constellation of one seat large, `board` that of whose turn it is; both are the same for all who see
it so, in every language. `overlay` is made for one viewer and lies on it (`viewer.py`); `rows` are the points by card.
`svg` is one picture that stands alone.
"""

from functools import cache

from tumblestar import picture
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.cards import is_kept
from tumblestar.games.twinkle.parts import (
    CARD_NAMES,
    COLOUR_NAMES,
    DICE,
    IN_PLAY,
    PLACE_NAMES,
    PLACES,
    SOLO_GOAL,
    TYPES,
)
from tumblestar.games.twinkle.picture import layout
from tumblestar.games.twinkle.picture.overlays import action_at as action_at
from tumblestar.games.twinkle.picture.overlays import gains as gains
from tumblestar.games.twinkle.picture.overlays import overlay
from tumblestar.games.twinkle.picture.overlays import turning as turning
from tumblestar.games.twinkle.picture.shapes import constellation, drawn, mission_card, standing, twinkle_card
from tumblestar.games.twinkle.scoring import TWINKLE
from tumblestar.picture import Place, at, box, disc, path, piece, sheet

BOARD_SIZE = layout.BOARD_SIZE
COVER = (0, -16, 760, 475)
"""What the shelf shows: the sky of whoever is to act."""

ROW, ROW_HEAD = 60, 64


@cache
def ground(seats: int) -> str:
    """The bare table: the sky of the large constellation, the hand, and the panels beside it."""
    bottom = layout.main_bottom(seats)
    sky = box(744, bottom - layout.MAIN_TOP, 28, 380, (layout.MAIN_TOP + bottom) / 2)
    look = path("shade soft", sky, 0, 6) + path("sky1", sky) + path("edge", sky)
    dots, seed = "", 11
    for _ in range(60):
        seed = seed * 16807 % 2147483647
        dots += f"M{seed % 700 + 30} {seed // 1000 % int(bottom - 50) + 28}h0"
    look += path("stars", dots)
    look += sheet(Place(layout.EDGE + 195, layout.hand_y(seats), 390, layout.HAND_HEIGHT), 22)
    look += path("rule", "".join(disc(34, *layout.slot(seats, i)) for i in range(rules.HAND)))
    return picture.one(look)


# -- the board


def board(s: rules.State) -> list[str]:
    """What lies on the table: a list of elements. The constellation of whose turn it is, or who won, is large."""
    return board_of(s, layout.large(s))


def board_of(s: rules.State, seat: int) -> list[str]:
    """What lies on the table, with the constellation of a seat large."""
    found = layout.ledgers(s)
    others = [(seat + 1 + i) % s.seats for i in range(s.seats - 1)]
    parts = [ground(s.seats), *cards_beside(s, found[seat])]
    parts += [
        mini_panel(s.seats, i, other, found[other].total, other == layout.acting(s), other == layout.winner(s))
        for i, other in enumerate(others)
    ]
    if layout.acting(s) in others:
        parts.append(
            at(layout.EDGE + 18, layout.hand_y(s.seats) + 16 - layout.HAND_HEIGHT / 2, picture.seat_disc(s.mover, 0.9))
        )
    parts += pools(s, found[seat])
    lit = s.phase == rules.ROLLING or (
        s.phase == rules.CHOOSE and (s.held == rules.HAND or (s.held > 0 and not layout.free_dice(s)))
    )
    parts.append(at(*layout.cup_at(s.seats), picture.explained("cup", picture.cup(lit)), 0.86))
    for i, other in enumerate(others):
        parts.append(
            picture.one(constellation(layout.tree(s, other), other, layout.mini_frame(s.seats, i), False, True))
        )
    parts.append(
        picture.one(
            constellation(layout.tree(s, seat), seat, layout.main_frame(s.seats), layout.offers_places(s, seat))
        )
    )
    parts.append(picture.one(total(s, seat, found[seat])))
    for die in layout.free_dice(s):
        x, y = layout.home(s, die)
        size = (layout.CENTRE_SIZES if s.shown[die] else layout.HOME_SIZES)[s.seats]
        parts.append(piece(f"die-{PLACE_NAMES[die]}", x, y, drawn(die, s.shown[die]), size))
    for i, die in enumerate(s.hand[: s.held]):
        parts.append(piece(f"die-{PLACE_NAMES[die]}", *layout.slot(s.seats, i), drawn(die, s.shown[die])))
    return parts + [picture.enlarges(other, layout.mini(s.seats, i)) for i, other in enumerate(others)]


def total(s: rules.State, seat: int, ledger: layout.Ledger) -> str:
    """The points of the large constellation, between its stars; alone, of how many."""
    spots = layout.main_tree(s, seat).spots
    x, y = (spots[DICE][0] + spots[DICE + 1][0]) / 2, spots[DICE][1]
    look = at(x, y, picture.figures(str(ledger.total), 1.7))
    if s.seats == 1:
        look += at(x, y + 34, picture.figures(str(SOLO_GOAL), 0.9, "letter"))
    if layout.winner(s) == seat:
        look += at(x, y - 30, picture.crown(1.1))
    return look


@cache
def mini_panel(seats: int, i: int, seat: int, points: int, is_acting: bool, has_won: bool) -> str:
    """The panel of another seat's constellation: whose it is, its points, and whether it is to act or has won."""
    place = layout.mini(seats, i)
    left, top = place.x - place.width / 2, place.y - place.height / 2
    look = sheet(place, 22) + at(left + layout.MINI_HEAD / 2 + 3, top + 30, picture.seat_disc(seat, 1.2))
    if is_acting:
        look += path("turn", box(place.width - 8, place.height - 8, 19, place.x, place.y))
    if has_won:
        look += at(left + layout.MINI_HEAD / 2 + 3, top + 104, picture.crown(0.9))
    return picture.one(look + at(left + layout.MINI_HEAD / 2 + 3, top + 70, picture.figures(str(points), 1.3)))


def cards_beside(s: rules.State, ledger: layout.Ledger) -> list[str]:
    """The Twinkle card and the missions in play, with what they bring the large constellation."""
    y = layout.hand_y(s.seats)
    look = [at(layout.CARDS_FROM, y, picture.explained("card-twinkle", card_panel() + at(0, -24, twinkle_card())))]
    look.append(at(layout.CARDS_FROM, y + 26, picture.figures(str(ledger.cards[TWINKLE]), 1.2)))
    for i, number in enumerate(rules.missions_in_play(s)):
        x = layout.CARDS_FROM + (i + 1) * layout.CARD_STEP
        face = "down" if s.seats == 1 and is_kept(s, number) else "up"
        drawn = mission_back() if face == "down" else card_panel() + at(0, -24, mission_card(number))
        drawn, place = picture.explained(f"mission-{number}", drawn), f"translate({picture.pair(x, y)})"
        look.append(f'<g id="mission-{number}" class="turns" data-face="{face}" transform="{place}">{drawn}</g>')
        look.append(at(x, y + 26, standing(s, i, ledger)))
    return look


def card_panel() -> str:
    """The panel of the Twinkle card, or of a mission, around its middle."""
    return sheet(Place(0, 0, layout.CARD_STEP - 8, layout.HAND_HEIGHT), 16)


@cache
def mission_back() -> str:
    """A mission's card, face down: a star in the night."""
    inner = path("cell", box(layout.CARD_STEP - 20, layout.HAND_HEIGHT - 12, 11))
    dots = path("stars", "M-24-38h0M22-34h0M-26 4h0M26 2h0M-14-8h0M16-12h0M0-44h0M-25 36h0M25 38h0")
    return card_panel() + inner + dots + at(0, -22, path("halo", disc(10)) + path("gold", picture.spark(18, 5, 0.46)))


def pools(s: rules.State, ledger: layout.Ledger) -> list[str]:
    """The cards of the colours in play, each with what it brings, and the places of its dice."""
    look = [bare_pool(s.seats, i) for i in range(s.colours.bit_count(), IN_PLAY[s.seats])]
    for i, colour in enumerate(rules.colours_in_play(s)):
        look.append(colour_pool(s.seats, i, colour, ledger.cards[colour]))
    if s.phase > rules.COLOURING and s.seats == 1:
        look.append(
            picture.explained(
                "left", path("letter", "".join(cross(*layout.home(s, die)) for die in rules.discarded(s)))
            )
        )
    return look


def cross(x: float, y: float) -> str:
    """The mark of a die that has left the game."""
    return f"M{picture.n(x - 9)} {picture.n(y - 9)}l18 18m0-18l-18 18"


def bare_pool(seats: int, i: int) -> str:
    """The place of a colour that chance has not chosen yet."""
    place = layout.pool(seats, i)
    return path("rule", box(place.width, place.height, 16, place.x, place.y))


@cache
def colour_pool(seats: int, i: int, colour: int, points: int) -> str:
    """A colour in play: its card with its points, the band of the centre, and the places of its dice."""
    place, name = layout.pool(seats, i), COLOUR_NAMES[colour]
    left, w, y = place.x - place.width / 2, place.width, place.y - place.height / 2
    look = sheet(place, 16)
    top = f"M{picture.n(left)} {picture.n(y + 16)}a16 16 0 0 1 16-16h{picture.n(w - 32)}a16 16 0 0 1 16 16"
    head = path("t2", top + f"v{layout.POOL_HEAD - 16}h-{picture.n(w)}Z")
    head += path("ink", picture.MARKS[name], place.x - 22, y + layout.POOL_HEAD / 2, 1.1)
    digits, first = "", -7.5 * (len(str(points)) - 1)
    for k, one in enumerate(str(points)):
        digits += path("figure", picture.NUMERALS[int(one)], first + 15 * k, 0, 1.1)
    head = f'<g class="{name}">{head}{at(place.x + 20, y + layout.POOL_HEAD / 2, digits)}</g>'
    look += picture.explained(f"card-{name}", head)
    (x, y), (u, _) = layout.pool_spot(seats, i, 0), layout.pool_spot(seats, i, 1)
    band = path("cell", box(u - x + w / layout.pool_columns(seats) - 10, 68, 14, (x + u) / 2, y))
    look += picture.explained("centre", band)
    rings = "".join(disc(22, x, y) for x, y in (layout.place_in_pool(seats, i, kind) for kind in range(TYPES)))
    return picture.one(look + path("rule", rings))


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


svg = picture.Alone(layout.BOARD_SIZE, board, overlay, rows_size, rows, layout.GAP, board_of=board_of)
"""One picture that stands alone, for notebooks and pages."""
