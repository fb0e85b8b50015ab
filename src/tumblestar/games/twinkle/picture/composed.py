"""Twinkle in one picture that stands alone: a night sky with one constellation, and under it those of the others, the
hand, and the free dice.
"""

from collections.abc import Mapping
from functools import cache

from tumblestar import picture
from tumblestar.games.twinkle.parts import IN_PLAY
from tumblestar.games.twinkle.picture import layout
from tumblestar.games.twinkle.picture.drawing import parts
from tumblestar.picture import Panel, Place, Spot, box, path, sheet

EDGE, GAP = 8, 8
MINI_HEIGHT, MINI_HEAD = 128, 56
"""The panels of the small constellations, and the width of what says whose they are."""
HAND_HEIGHT = 92
HAND_FROM = EDGE + 6
BAND_GAP = 6
BOARD_SIZE = (760, 980)
ACROSS = (0, 2, 2, 3, 3)
"""How many pools lie side by side."""


def pool_scale(seats: int) -> float:
    """How large the pools are: alone there is room for large ones."""
    return 1.38 if seats == 1 else 1


@cache
def hand_y(seats: int) -> float:
    """The middle of the line with the hand, the cup and the points."""
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


def panels(seats: int, large: int) -> Mapping[int, Panel]:
    """The panels of the seats: under the small constellations, and that of the large one beside the hand."""
    found = {(large + 1 + i) % seats: Panel(mini_panel(seats, i)) for i in range(seats - 1)}
    return found | {large: Panel(Place(578, hand_y(seats), 348, HAND_HEIGHT), 46)}


composition = picture.Composition(BOARD_SIZE, parts, places, panels, lambda s, seat: [ground(s.seats)], layout.standing)
