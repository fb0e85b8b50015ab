"""The layout of Twinkle's picture: its parts, where things lie in them, and the points by card that are shown."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from tumblestar.games.twinkle.constellation import hung_state
from tumblestar.games.twinkle.parts import COLOUR_OF, D8, DICE, HAND, IN_PLAY, STARS, TYPES
from tumblestar.games.twinkle.picture.tree_layout import Frame, Point, Tree, TreeLayout, layout_tree
from tumblestar.games.twinkle.rules import ENDED, FIRST, FREE, State, colours_in_play, missions_in_play, win_share
from tumblestar.games.twinkle.scoring import CARDS, TWINKLE, card, is_met, mission_points
from tumblestar.picture import Standing

SKY, MINI = (540, 360), (360, 240)
"""The part with a constellation and its open places, and the one in which others see it."""
CELL = 80
"""The width of a place of a die in a pool: 40 pixels on the smallest phone."""
COLUMNS = 3
POOL = (COLUMNS * CELL, 2 * CELL)
"""The part with the dice of a colour: its sign, and the places of five dice."""
SLOT = 88
HAND_SIZE, CUP = (HAND * SLOT, SLOT), (SLOT, SLOT)
"""The part with the dice in the hand, and the one with the cup."""
SKY_FRAME, MINI_FRAME = Frame(2, 2, 538, 358, 100, 1.08), Frame(4, 4, 356, 236, 84, 0.9)


# -- parts


def sky(seat: int) -> str:
    """The name of the part with a seat's constellation."""
    return f"sky-{seat + 1}"


def mini(seat: int) -> str:
    """The name of the part with the same constellation, small."""
    return f"mini-{seat + 1}"


POOLS = tuple("pool" + f"-{letter}" for letter in "abcdef")  # as the style sheet calls them, and a letter
"""The names of the parts with the dice of the colours in play: a number would be that of a seat."""


@cache
def sizes(seats: int) -> Mapping[str, tuple[int, int]]:
    """The parts of the picture and their sizes, in the order in which they are read."""
    made = {sky(seat): SKY for seat in range(seats)} | {"hand": HAND_SIZE, "cup": CUP}
    made |= dict.fromkeys(POOLS[: IN_PLAY[seats]], POOL)
    return made | {mini(seat): MINI for seat in range(seats)}


def column_of(s: State, colour: int) -> int:
    """Which of the colours in play a colour is."""
    return (s.colours & ((1 << colour) - 1)).bit_count()


def home(s: State, die: int) -> tuple[str, float, float]:
    """The part and the place in it where a die lies while it is free."""
    return POOLS[column_of(s, COLOUR_OF[die])], *place_in_pool(die % TYPES)


def take_spot(s: State, die: int) -> tuple[str, float, float]:
    """Where a d8 of the centre is taken as it lies: at the sign of its colour, above it."""
    return POOLS[column_of(s, COLOUR_OF[die])], CELL / 2, CELL / 2


def place_in_pool(kind: int) -> Point:
    """Where a kind of die lies in the pool of its colour, after the colour's sign."""
    rank, file = divmod(kind + 1, COLUMNS)
    return (file + 0.5) * CELL, (rank + 0.5) * CELL


def die_at(s: State, column: int, x: float, y: float) -> int | None:
    """The die that lies at a point of a pool; at the sign of the colour, -1 less its d8."""
    colours = colours_in_play(s)
    cell = int(y // CELL) * COLUMNS + int(x // CELL)
    if column >= len(colours):
        return None
    return colours[column] * TYPES + cell - 1 if cell else -1 - (colours[column] * TYPES + D8)


def slot(i: int) -> Point:
    """Where the i-th die of the hand lies."""
    return (i + 0.5) * SLOT, SLOT / 2


# -- constellations


def tree(s: State, seat: int) -> Tree:
    """The constellation of a seat."""
    return tuple((die, s.shown[die], s.under[die]) for die in s.dice[seat][: s.hung[seat]])


def offers_places(s: State, seat: int) -> bool:
    """Whether a constellation shows its open places: as long as something may hang there."""
    return s.phase != ENDED and s.hung[seat] < STARS


def sky_tree(s: State, seat: int) -> TreeLayout:
    """Where the stars of a seat's constellation stand."""
    return layout_tree(tree(s, seat), SKY_FRAME, offers_places(s, seat))


def mini_tree(s: State, seat: int) -> TreeLayout:
    """Where they stand in the part in which others see it."""
    return layout_tree(tree(s, seat), MINI_FRAME, False)


def free_dice(s: State) -> list[int]:
    """The dice that are free."""
    return [die for die in range(DICE) if s.where[die] == FREE]


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


def standing(s: State) -> Standing:
    """How the seats stand."""
    acting = s.mover if FIRST < s.phase < ENDED else -1
    winners: tuple[int, ...] = ()
    if s.phase == ENDED:
        trees = tuple(tree(s, seat) for seat in range(s.seats))
        winners = _winners(trees, s.colours, tuple(missions_in_play(s)), tuple(s.latest))
    return Standing([ledger.total for ledger in ledgers(s)], acting, winners)


@lru_cache(maxsize=64)
def _winners(
    trees: tuple[Tree, ...], colours: int, missions: tuple[int, ...], latest: tuple[int, ...]
) -> tuple[int, ...]:
    s = hung_state(len(trees), trees, colours, missions)
    s.latest[:] = latest
    return tuple(seat for seat in range(s.seats) if win_share(s, seat) > 0)


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
