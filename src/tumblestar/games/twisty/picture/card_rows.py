"""The rows of cards, each a part of its own, and all below each other."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tumblestar import picture
from tumblestar.games.twisty import rules
from tumblestar.games.twisty.parts import COLOURS, KIND_NAMES
from tumblestar.games.twisty.picture.layout import CARD, ROW, ROW_FROM, ROW_SIZE, ROW_TOP
from tumblestar.picture import Panel, Place, at, box, cube, disc, path, piece, spark

Status = str  # of a card: blank, todo, next, held or safe
Card = tuple[int, Status]  # its colour, 0 where it is not dealt, and its status


def card(index: int, colour: int, status: Status) -> str:
    """A card at its place in a row."""
    x, y = _place(index)
    if status == "blank":
        return at(x, y, path("cell", box(76, 84, 13)) + path("rule", box(60, 68, 9)))
    if status == "safe":
        return at(x, y, path("lead", box(76, 84, 13)) + path("setting", box(70, 78, 11)))
    if status == "held":
        look = path("slot", box(72, 80, 11))
    elif status == "todo":
        look = path("t2 unlit", box(76, 84, 13)) + picture.mark(KIND_NAMES[colour], 2.5, "chalk")
    else:
        look = path("paper", box(88, 96, 18)) + path("gold", box(84, 92, 16))
        look += path("t2", box(74, 82, 12)) + path("seam", box(74, 82, 12)) + picture.mark(KIND_NAMES[colour], 2.5)
    return at(x, y, picture.explained(f"cube-{KIND_NAMES[colour]}", look), look=KIND_NAMES[colour])


def collected(seat: int, index: int, colour: int, safe: bool) -> tuple[str, ...]:
    """The cube on a card; under protection it sits in brass and carries the shield, an element of its own."""
    (x, y), key = _place(index), f"{seat + 1}-{KIND_NAMES[colour]}"
    if not safe:
        return (piece(f"cube-{key}", x, y, cube(KIND_NAMES[colour]), 0.98, f"cube-{KIND_NAMES[colour]}"),)
    look = piece(f"cube-{key}", x - 2, y - 3, cube(KIND_NAMES[colour], False), 0.86, f"cube-{KIND_NAMES[colour]}")
    return look, piece(f"shield-{key}", x + 24, y + 26, picture.explained("counter-safety", picture.shield(1.75)))


def _place(index: int) -> tuple[float, float]:
    """The middle of a card in its row; the star lies after the last."""
    return (index + 0.5) * CARD + (ROW_SIZE[0] - (COLOURS + 1) * CARD) / 2, ROW_SIZE[1] / 2


@cache
def goal(is_complete: bool) -> str:
    """The star to which a row leads."""
    lit_up = path("halo", disc(37)) + path("lead", spark(34, 8, 0.5)) + path("gold", spark(34, 8, 0.5))
    look = lit_up + path("paper", spark(17, 4, 0.36)) if is_complete else path("dim faint", spark(26, 8, 0.42))
    look += "" if is_complete else path("line", disc(12))
    return at(*_place(COLOURS), picture.explained("centre", look))


@lru_cache(maxsize=4096)
def drawn_row(seat: int, cards: tuple[Card, ...], is_complete: bool) -> tuple[list[str], list[str]]:
    """The row of a seat: its cards with the star to which they lead; and the cubes on them. Look, do not touch."""
    lying_on = list[str]()
    for i, (colour, status) in enumerate(cards):
        if status in ("held", "safe"):
            lying_on += collected(seat, i, colour, status == "safe")
    return [goal(is_complete), *(card(i, *each) for i, each in enumerate(cards))], lying_on


def row_of(s: rules.State, seat: int) -> tuple[list[str], list[str], list[str]]:
    """The row of a seat in a state: its cards, the cubes on them, and both. Look, do not touch."""
    return _row(seat, s.held[seat], tuple(s.cubes[seat]), tuple(s.series[seat]))


@lru_cache(maxsize=4096)
def _row(
    seat: int, held: int, cubes: tuple[int, ...], series: tuple[int, ...]
) -> tuple[list[str], list[str], list[str]]:
    dealt = list[Card]()
    for i, colour in enumerate(series):
        on = "safe" if cubes[colour] == rules.SAFE else "held"
        status = on if i < held else "next" if i == held else "todo"
        dealt.append((colour, status if colour else "blank"))
    cards, lying_on = drawn_row(seat, tuple(dealt), held == COLOURS)
    return cards, lying_on, cards + lying_on


@cache
def want(colour: int) -> Sequence[str]:
    """The seal of a colour that is wanted; of none, the star, which comes after all seven."""
    if colour:
        return (at(17, 17, picture.seal(KIND_NAMES[colour])),)
    return (at(17, 17, path("lead", spark(15, 8, 0.5)) + path("gold", spark(15, 8, 0.5))),)


def panel(s: rules.State, seat: int, is_acting: bool = False) -> str:
    """The ground of a seat's row where rows lie below each other."""
    lane = Panel(Place(380, seat * ROW + ROW / 2, 744, ROW - 12))
    return picture.seat_panel(lane, seat, rules.points(s, seat), is_acting, seat == s.winner)


def on_lane(seat: int, elements: Iterable[str]) -> list[str]:
    """Elements of a seat's row, moved to its lane."""
    return [at(ROW_FROM, seat * ROW + ROW_TOP, element) for element in elements]


def rows(s: rules.State) -> list[str]:
    """The rows below each other; the cubes come last, as they move from row to row."""
    acting = s.who if rules.CORNERING <= s.phase < rules.ENDED else -1
    drawn, lying_on = [panel(s, seat, seat == acting) for seat in range(s.seats)], list[str]()
    for seat in range(s.seats):
        cards, cubes, _ = row_of(s, seat)
        drawn += on_lane(seat, cards)
        lying_on += on_lane(seat, cubes)
    return drawn + lying_on
