"""The layout of Twinkle's picture, and what it shows of a state: the large constellation, and the points by card."""

from functools import cache, lru_cache
from typing import NamedTuple

from tumblestar.games.twinkle.constellation import put_tree
from tumblestar.games.twinkle.parts import COLOUR_OF, D8, DICE, IN_PLAY, STARS, TYPES
from tumblestar.games.twinkle.picture.tree_layout import Frame, Tree, TreeLayout, layout_tree
from tumblestar.games.twinkle.rules import (
    ENDED,
    FIRST,
    FREE,
    State,
    missions_in_play,
    put_mission,
    setup,
    start,
    win_share,
)
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE, card, is_met, mission_points
from tumblestar.picture import Place

BOARD_SIZE = (760, 1192)
EDGE, GAP = 8, 12
MAIN_TOP, MAIN_BOTTOM = 8, 548
MINI_HEIGHT = 234
HAND_TOP, HAND_HEIGHT = 806, 104
POOL_TOP, POOL_BOTTOM = 922, 1184
SLOT, SLOTS_FROM = 92, 62
CUP_AT = (342, HAND_TOP + HAND_HEIGHT / 2)
CARDS_FROM, CARD_STEP = 446, 88


# ------------------------------------------------------------------------------------------------ places


def tree(s: State, seat: int) -> Tree:
    """The constellation of a seat."""
    return tuple((die, s.shown[die], s.under[die]) for die in s.dice[seat][: s.hung[seat]])


def large(s: State) -> int:
    """The seat whose constellation is large for those who have none of their own: whose turn it is, or who won."""
    if s.phase == ENDED:
        won = winner(s)
        return s.mover if won < 0 else won
    return s.mover if s.phase > FIRST else 0


def acting(s: State) -> int:
    """The seat whose turn it is, or -1 before the first turn and after the last."""
    return s.mover if FIRST < s.phase < ENDED else -1


@cache
def main_frame(seats: int) -> Frame:
    """Where the large constellation stands; alone it has the whole sky."""
    if seats == 1:
        return Frame(EDGE, MAIN_TOP + 6, 760 - EDGE, HAND_TOP - GAP - 8, 168, 1.25)
    return Frame(EDGE, MAIN_TOP + 6, 760 - EDGE, MAIN_BOTTOM - 8, 136, 1.12)


@cache
def mini(seats: int, i: int) -> Place:
    """Where the i-th of the other constellations is."""
    width = (760 - 2 * EDGE - GAP * (seats - 2)) / (seats - 1)
    y = MAIN_BOTTOM + GAP + MINI_HEIGHT / 2
    return Place(EDGE + width / 2 + i * (width + GAP), y, width, MINI_HEIGHT)


@cache
def mini_frame(seats: int, i: int) -> Frame:
    """Where the i-th of the other constellations stands in its panel."""
    x, y, width, height = mini(seats, i)
    margin = 120 if seats == 2 else 6
    size = (1.0, 1.0, 0.9, 0.84, 0.76)[seats]
    return Frame(x - width / 2 + margin, y - height / 2 + 42, x + width / 2 - margin, y + height / 2 - 8, 84, size)


@cache
def pool(seats: int, i: int) -> Place:
    """Where the dice of the i-th colour in play are."""
    count = IN_PLAY[seats]
    width = (760 - 2 * EDGE - 8 * (count - 1)) / count
    y = (POOL_TOP + POOL_BOTTOM) / 2
    return Place(EDGE + width / 2 + i * (width + 8), y, width, POOL_BOTTOM - POOL_TOP)


def column_of(s: State, colour: int) -> int:
    """Which of the colours in play a colour is."""
    return (s.colours & ((1 << colour) - 1)).bit_count()


CENTRE_SIZES = (0.0, 0.88, 0.88, 0.82, 0.74)
HOME_SIZES = (0.0, 0.8, 0.8, 0.74, 0.68)
"""How large dice are in the centre and beside their cards, by the number of seats: fewer colours leave more room."""


def home(s: State, die: int) -> tuple[float, float]:
    """Where a die lies while it is free."""
    return place_in_pool(s.seats, column_of(s, COLOUR_OF[die]), die % TYPES)


@cache
def place_in_pool(seats: int, column: int, kind: int) -> tuple[float, float]:
    """Where a kind of die lies in the pool of its colour while it is free."""
    place = pool(seats, column)
    if kind == D8:
        return place.x - place.width / 4, POOL_TOP + 92
    i = kind - (kind > D8)
    return place.x + place.width / 4 * (1 if i % 2 else -1), POOL_TOP + 166 + i // 2 * 64


def take_spot(s: State, die: int) -> tuple[float, float]:
    """Where a d8 of the centre is taken as it lies."""
    x, y = home(s, die)
    return x + pool(s.seats, 0).width / 2, y


def slot(i: int) -> tuple[float, float]:
    """Where the i-th die of the hand lies."""
    return SLOTS_FROM + i * SLOT, HAND_TOP + HAND_HEIGHT / 2


# ------------------------------------------------------------------------------------------------ points


class Ledger(NamedTuple):
    """What a constellation brings: by card, by mission, whether each mission is met alone, and together."""

    cards: tuple[int, ...]
    missions: tuple[int, ...]
    met: tuple[bool, ...]
    total: int


def ledgers(s: State) -> tuple[Ledger, ...]:
    """The points of all seats as their constellations hang."""
    return ledgers_of(tuple(tree(s, seat) for seat in range(s.seats)), s.colours, tuple(missions_in_play(s)))


def winner(s: State) -> int:
    """The seat that has won, or -1."""
    if s.phase != ENDED:
        return -1
    trees = tuple(tree(s, seat) for seat in range(s.seats))
    return _winner(trees, s.colours, tuple(missions_in_play(s)), tuple(s.latest))


@lru_cache(maxsize=64)
def _winner(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...], latest: tuple[int, ...]) -> int:
    s = _hung(trees, colours, missions)
    s.phase, s.latest[:] = ENDED, latest
    return next((seat for seat in range(s.seats) if win_share(s, seat) > 0), -1)


def _hung(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...]) -> State:
    """A state with nothing but constellations, and what is in play."""
    s = State.fresh()
    setup(s, len(trees), {})
    start(s, len(trees))
    s.colours = colours
    for number in missions:
        put_mission(s, number)
    s.where[:] = [FREE] * DICE
    for seat, hung in enumerate(trees):
        put_tree(s, seat, list(hung))
    return s


@lru_cache(maxsize=1024)
def ledgers_of(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...]) -> tuple[Ledger, ...]:
    """The points by card and mission of constellations that are there, or would be."""
    s = _hung(trees, colours, missions)
    made: list[Ledger] = []
    for seat in range(len(trees)):
        cards = tuple(
            card(s, seat, which) if which == TWINKLE or (colours >> which) & 1 else 0 for which in range(CARDS)
        )
        alone = len(trees) == 1
        points = tuple(0 if alone else mission_points(s, seat, number) for number in missions)
        met = tuple(alone and is_met(s, number) for number in missions)
        made.append(Ledger(cards, points, met, sum(cards) + sum(points)))
    return tuple(made)


# ------------------------------------------------------------------------------------------------ the large one


def offers_places(s: State, seat: int) -> bool:
    """Whether the large constellation shows its open places: as long as something may hang there."""
    return s.phase != ENDED and s.hung[seat] < STARS


def main_tree(s: State, seat: int) -> TreeLayout:
    """Where the stars of a seat's constellation stand where it is large."""
    return layout_tree(tree(s, seat), main_frame(s.seats), offers_places(s, seat))


def mini_index(s: State, seat: int, large: int) -> int:
    """Which of the small constellations is a seat's, in the order of seats after the large one."""
    return (seat - large - 1) % s.seats


def free_dice(s: State) -> list[int]:
    """The dice that are free."""
    return [die for die in range(DICE) if s.where[die] == FREE]
