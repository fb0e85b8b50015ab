"""Twinkle in one picture that stands alone: a night sky with one constellation, and under it those of the others, the
hand, the Twinkle card and the missions, and the free dice.
"""

from collections.abc import Mapping
from functools import cache

from tumblestar import picture
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.cards import is_kept
from tumblestar.games.twinkle.parts import IN_PLAY, SOLO_GOAL
from tumblestar.games.twinkle.picture import layout
from tumblestar.games.twinkle.picture.drawing import parts
from tumblestar.games.twinkle.picture.shapes import mission_card, standing, twinkle_card
from tumblestar.games.twinkle.scoring import TWINKLE
from tumblestar.picture import Place, Spot, at, box, disc, path, sheet

EDGE, GAP = 8, 8
MINI_HEIGHT, MINI_HEAD = 128, 56
"""The panels of the small constellations, and the width of what says whose they are."""
HAND_HEIGHT = 92
HAND_FROM = EDGE + 6
CARDS_FROM, CARD_STEP = 446, 88
BAND_GAP = 6
BOARD_SIZE = (760, 980)
ACROSS = (0, 2, 2, 3, 3)
"""How many pools lie side by side."""


def pool_scale(seats: int) -> float:
    """How large the pools are: alone there is room for large ones."""
    return 1.38 if seats == 1 else 1


@cache
def hand_y(seats: int) -> float:
    """The middle of the line with the hand, the cup and the cards."""
    height = layout.POOL[1] * pool_scale(seats)
    return BOARD_SIZE[1] - EDGE - 2 * height - BAND_GAP - GAP - HAND_HEIGHT / 2


def main_bottom(seats: int) -> float:
    """The lower edge of the large constellation's sky."""
    bottom = hand_y(seats) - HAND_HEIGHT / 2 - GAP
    return bottom if seats == 1 else bottom - MINI_HEIGHT - GAP


def mini_panel(seats: int, i: int) -> Place:
    """Where the i-th of the other constellations is."""
    width = (BOARD_SIZE[0] - 2 * EDGE - GAP * (seats - 2)) / (seats - 1)
    y = main_bottom(seats) + GAP + MINI_HEIGHT / 2
    return Place(EDGE + width / 2 + i * (width + GAP), y, width, MINI_HEIGHT)


@cache
def places(seats: int, large: int) -> Mapping[str, Spot]:
    """Where the parts lie."""
    scale = round((main_bottom(seats) - EDGE - 12) / layout.SKY[1], 3)
    found = {layout.sky(large): Spot(EDGE + 24, EDGE + 6, scale)}
    for i in range(seats - 1):
        place = mini_panel(seats, i)
        size = round((MINI_HEIGHT - 10) / layout.MINI[1], 3)
        x = place.x + (MINI_HEAD - 4) / 2 - layout.MINI[0] * size / 2
        found[layout.mini((large + 1 + i) % seats)] = Spot(x, place.y - MINI_HEIGHT / 2 + 5, size)
    top = hand_y(seats) - layout.SLOT / 2
    found["hand"], found["cup"] = Spot(HAND_FROM, top), Spot(HAND_FROM + layout.HAND_SIZE[0] + 4, top)
    size = pool_scale(seats)
    width, height = layout.POOL[0] * size, layout.POOL[1] * size
    for column in range(IN_PLAY[seats]):
        rank, file = divmod(column, ACROSS[seats])
        across = min(ACROSS[seats], IN_PLAY[seats] - rank * ACROSS[seats])
        x = BOARD_SIZE[0] / 2 + (file - across / 2) * (width + BAND_GAP) + BAND_GAP / 2
        y = hand_y(seats) + HAND_HEIGHT / 2 + GAP + rank * (height + BAND_GAP)
        found[layout.POOLS[column]] = Spot(x, y, size)
    return found


@cache
def ground(seats: int) -> str:
    """The bare table: the sky of the large constellation, and the panels of the hand and of the pools."""
    bottom = main_bottom(seats)
    sky = box(744, bottom - EDGE, 28, 380, (EDGE + bottom) / 2)
    look = path("shade soft", sky, 0, 6) + path("sky1", sky) + path("edge", sky)
    dots, seed = "", 11
    for _ in range(60):
        seed = seed * 16807 % 2147483647
        dots += f"M{seed % 700 + 30} {seed // 1000 % int(bottom - 50) + 28}h0"
    look += path("stars", dots)
    look += sheet(Place(EDGE + 195, hand_y(seats), 390, HAND_HEIGHT), 22)
    width, height = (side * pool_scale(seats) for side in layout.POOL)
    for part, (x, y, _) in places(seats, 0).items():
        if part in layout.POOLS:
            look += sheet(Place(x + width / 2, y + height / 2, width, height), 18)
    return picture.one(look)


def beside(s: rules.State, seat: int) -> list[str]:
    """What lies under the parts: the table, whose constellations are whose, and the points."""
    found = layout.ledgers(s)
    others = [(seat + 1 + i) % s.seats for i in range(s.seats - 1)]
    look = [ground(s.seats), *cards_beside(s, found[seat])]
    look += [
        small_panel(s.seats, i, other, found[other].total, other == layout.acting(s), other == layout.winner(s))
        for i, other in enumerate(others)
    ]
    if layout.acting(s) in others:
        place = (HAND_FROM + 8, hand_y(s.seats) + 16 - HAND_HEIGHT / 2)
        look.append(at(*place, picture.seat_disc(s.mover, 0.9)))
    return [*look, total(s, seat, found[seat])]


def total(s: rules.State, seat: int, ledger: layout.Ledger) -> str:
    """Whose the large constellation is, and its points; alone, of how many."""
    look = picture.seat_disc(seat, 1.5) + at(0, 58, picture.figures(str(ledger.total), 1.7))
    if s.seats == 1:
        look += at(0, 96, picture.figures(str(SOLO_GOAL), 0.9, "letter"))
    if layout.winner(s) == seat:
        look += at(0, -30, picture.crown(1.1))
    return at(BOARD_SIZE[0] - EDGE - 52, EDGE + 58, look)


@cache
def small_panel(seats: int, i: int, seat: int, points: int, is_acting: bool, has_won: bool) -> str:
    """The panel of another seat's constellation: whose it is, its points, and whether it is to act or has won."""
    place = mini_panel(seats, i)
    x, y = place.x - place.width / 2 + MINI_HEAD / 2 + 3, place.y - place.height / 2
    look = sheet(place, 22) + at(x, y + 30, picture.seat_disc(seat, 1.2))
    if is_acting:
        look += path("turn", box(place.width - 8, place.height - 8, 19, place.x, place.y))
    if has_won:
        look += at(x, y + 104, picture.crown(0.9))
    return picture.one(look + at(x, y + 70, picture.figures(str(points), 1.3)))


def cards_beside(s: rules.State, ledger: layout.Ledger) -> list[str]:
    """The Twinkle card and the missions in play, with what they bring the large constellation."""
    y = hand_y(s.seats)
    look = [at(CARDS_FROM, y, picture.explained("card-twinkle", card_panel() + at(0, -24, twinkle_card())))]
    look.append(at(CARDS_FROM, y + 26, picture.figures(str(ledger.cards[TWINKLE]), 1.2)))
    for i, number in enumerate(rules.missions_in_play(s)):
        x = CARDS_FROM + (i + 1) * CARD_STEP
        face = "down" if s.seats == 1 and is_kept(s, number) else "up"
        drawn = mission_back() if face == "down" else card_panel() + at(0, -24, mission_card(number))
        drawn, place = picture.explained(f"mission-{number}", drawn), f"translate({picture.pair(x, y)})"
        look.append(f'<g id="mission-{number}" class="turns" data-face="{face}" transform="{place}">{drawn}</g>')
        look.append(at(x, y + 26, standing(s, i, ledger)))
    return look


def card_panel() -> str:
    """The panel of the Twinkle card, or of a mission, around its middle."""
    return sheet(Place(0, 0, CARD_STEP - 8, HAND_HEIGHT), 16)


@cache
def mission_back() -> str:
    """A mission's card, face down: a star in the night."""
    inner = path("cell", box(CARD_STEP - 20, HAND_HEIGHT - 12, 11))
    dots = path("stars", "M-24-38h0M22-34h0M-26 4h0M26 2h0M-14-8h0M16-12h0M0-44h0M-25 36h0M25 38h0")
    return card_panel() + inner + dots + at(0, -22, path("halo", disc(10)) + path("gold", picture.spark(18, 5, 0.46)))


composition = picture.Composition(BOARD_SIZE, parts, places, beside, layout.large)


def board(s: rules.State) -> list[str]:
    """What lies on the table: the constellation of whose turn it is, or who won, is large."""
    return board_of(s, layout.large(s))


def board_of(s: rules.State, seat: int) -> list[str]:
    """What lies on the table, with the constellation of a seat large, and those of the others to make large."""
    others = [(seat + 1 + i) % s.seats for i in range(s.seats - 1)]
    areas = [picture.enlarges(other, mini_panel(s.seats, i)) for i, other in enumerate(others)]
    return [*composition.board_of(s, seat), *areas]
