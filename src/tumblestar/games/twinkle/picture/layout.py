"""The layout of Twinkle's picture, and what it shows of a state: the large constellation, and the points by card."""

from functools import cache, lru_cache
from typing import NamedTuple

from tumblestar.games.twinkle.constellation import hung_state
from tumblestar.games.twinkle.parts import COLOUR_OF, D8, DICE, IN_PLAY, STARS, TYPES
from tumblestar.games.twinkle.picture.tree_layout import Frame, Tree, TreeLayout, layout_tree
from tumblestar.games.twinkle.rules import ENDED, FIRST, FREE, State, missions_in_play, win_share
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE, card, is_met, mission_points
from tumblestar.picture import Place

BOARD_SIZE = (760, 980)
"""As high as a phone has room for, beside the message and the buttons; 80 units are 40 pixels there."""
EDGE, GAP = 8, 8
MAIN_TOP = 8
MINI_HEIGHT = 128
MINI_HEAD = 56
"""Width of what says whose a small constellation is."""
HAND_HEIGHT = 92
POOL_HEAD, BAND_GAP = 26, 6
"""The head of a colour's pool, and the distance of pools one below the other."""
POOLS_ACROSS = 4
"""More colours in play are in two bands."""
SLOT, SLOTS_FROM = 92, 62
CARDS_FROM, CARD_STEP = 446, 88


# -- places


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


def bands(seats: int) -> int:
    """In how many bands the pools of the colours in play are, one below the other."""
    return 1 if IN_PLAY[seats] <= POOLS_ACROSS else 2


def pool_columns(seats: int) -> int:
    """How many dice of a colour lie side by side: six places are in two or three columns."""
    return 2 if bands(seats) == 1 else 3


def pool_step(seats: int) -> int:
    """The distance of the ranks of dice in a pool. Alone there is more to read above the picture, which is smaller."""
    return 80 if bands(seats) > 1 else 88


def pool_height(seats: int) -> int:
    """The height of one colour's pool."""
    return POOL_HEAD + pool_step(seats) * (6 // pool_columns(seats)) - 12


def pool_top(seats: int) -> int:
    """The upper edge of the pools."""
    return BOARD_SIZE[1] - EDGE - bands(seats) * (pool_height(seats) + BAND_GAP) + BAND_GAP


@cache
def hand_y(seats: int) -> float:
    """The middle of the line with the hand, the cup and the cards."""
    return pool_top(seats) - GAP - HAND_HEIGHT / 2


def main_bottom(seats: int) -> float:
    """The lower edge of the large constellation's sky."""
    bottom = hand_y(seats) - HAND_HEIGHT / 2 - GAP
    return bottom if seats == 1 else bottom - MINI_HEIGHT - GAP


@cache
def cup_at(seats: int) -> tuple[float, float]:
    """Where the cup stands."""
    return 342, hand_y(seats)


@cache
def main_frame(seats: int) -> Frame:
    """Where the large constellation stands; alone it has the whole sky."""
    if seats == 1:
        return Frame(EDGE, MAIN_TOP + 6, 760 - EDGE, main_bottom(seats) - 8, 168, 1.25, 88)
    return Frame(EDGE, MAIN_TOP + 6, 760 - EDGE, main_bottom(seats) - 8, 136, 1.12)


def mini(seats: int, i: int) -> Place:
    """Where the i-th of the other constellations is."""
    width = (760 - 2 * EDGE - GAP * (seats - 2)) / (seats - 1)
    y = main_bottom(seats) + GAP + MINI_HEIGHT / 2
    return Place(EDGE + width / 2 + i * (width + GAP), y, width, MINI_HEIGHT)


def mini_frame(seats: int, i: int) -> Frame:
    """Where the i-th of the other constellations stands in its panel."""
    x, y, width, height = mini(seats, i)
    margin = 140 if seats == 2 else 4
    size = (1.0, 1.0, 0.9, 0.84, 0.76)[seats]
    left = x - width / 2 + max(margin, MINI_HEAD)
    return Frame(left, y - height / 2 + 5, x + width / 2 - margin, y + height / 2 - 5, 84, size)


@cache
def pool(seats: int, i: int) -> Place:
    """Where the dice of the i-th colour in play are."""
    across = POOLS_ACROSS if bands(seats) == 1 else 3
    rank, file = divmod(i, across)
    count = min(across, IN_PLAY[seats] - rank * across)
    width, height = (760 - 2 * EDGE - 6 * (across - 1)) / across, pool_height(seats)
    y = pool_top(seats) + height / 2 + rank * (height + BAND_GAP)
    return Place(380 + (file - (count - 1) / 2) * (width + 6), y, width, height)


def column_of(s: State, colour: int) -> int:
    """Which of the colours in play a colour is."""
    return (s.colours & ((1 << colour) - 1)).bit_count()


CENTRE_SIZES = (0.0, 0.96, 0.96, 0.9, 0.9)
HOME_SIZES = (0.0, 0.86, 0.86, 0.84, 0.84)
"""How large dice are in the centre and beside their cards, by the number of seats: fewer colours leave more room."""


def home(s: State, die: int) -> tuple[float, float]:
    """Where a die lies while it is free."""
    return place_in_pool(s.seats, column_of(s, COLOUR_OF[die]), die % TYPES)


@cache
def place_in_pool(seats: int, column: int, kind: int) -> tuple[float, float]:
    """Where a kind of die lies in the pool of its colour while it is free."""
    return pool_spot(seats, column, 0 if kind == D8 else kind + 1 + (kind < D8))


@cache
def pool_spot(seats: int, column: int, i: int) -> tuple[float, float]:
    """The i-th place of a pool: of the d8, of its sign for taking it as it lies, and of the other dice."""
    place, columns = pool(seats, column), pool_columns(seats)
    rank, file = divmod(i, columns)
    x = place.x + (file - (columns - 1) / 2) * place.width / columns
    return x, place.y - place.height / 2 + POOL_HEAD + 34 + rank * pool_step(seats)


def take_spot(s: State, die: int) -> tuple[float, float]:
    """Where a d8 of the centre is taken as it lies."""
    return pool_spot(s.seats, column_of(s, COLOUR_OF[die]), 1)


def slot(seats: int, i: int) -> tuple[float, float]:
    """Where the i-th die of the hand lies."""
    return SLOTS_FROM + i * SLOT, hand_y(seats)


# -- points


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
    s = hung_state(len(trees), trees, colours, missions)
    s.latest[:] = latest
    return next((seat for seat in range(s.seats) if win_share(s, seat) > 0), -1)


@lru_cache(maxsize=1024)
def ledgers_of(trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...]) -> tuple[Ledger, ...]:
    """The points by card and mission of constellations that are there, or would be."""
    s = hung_state(len(trees), trees, colours, missions)
    made: list[Ledger] = []
    for seat in range(len(trees)):
        in_play = [which == TWINKLE or (colours >> which) & 1 for which in range(CARDS)]
        cards = tuple(card(s, seat, which) if is_in else 0 for which, is_in in enumerate(in_play))
        alone = len(trees) == 1
        points = tuple(0 if alone else mission_points(s, seat, number) for number in missions)
        met = tuple(alone and is_met(s, number) for number in missions)
        made.append(Ledger(cards, points, met, sum(cards) + sum(points)))
    return tuple(made)


# -- the large one


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
