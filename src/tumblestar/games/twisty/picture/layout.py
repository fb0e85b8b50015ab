"""Where everything lies: among the squares, in the framed board, and in the rows below each other."""

from functools import cache

from tumblestar.games.twisty.parts import SIZE

ASIDE = (-16, 15, 0.74)
"""Where a counter makes room for a pawn, from the middle of their square, and its size."""
ALONE, HEIGHT = (0, -3), 1.16
BESIDE, BESIDE_HEIGHT = (19, -9), 0.92
"""Where a pawn stands, alone and beside a counter, and its size."""
CELL, EDGE = 98, 4
BOARD_SIZE, FRAME_WIDTH = (760, 760), 33
ROW_SIZE, WANT_SIZE = (676, 96), (34, 34)
ROW, CARD, CARDS_FROM, GOAL = 108, 84, 124, 712
"""How far rows are apart where they lie below each other, and there: the first card, and the star after the cards."""
ROW_FROM, ROW_TOP = 80, 6


@cache
def sizes(seats: int) -> dict[str, tuple[int, int]]:
    """The parts of the picture: the squares, and for each seat its row and the seal of what it wants."""
    side = SIZE * CELL + 2 * EDGE
    rows = {
        f"{part}-{seat + 1}": size for seat in range(seats) for part, size in (("row", ROW_SIZE), ("want", WANT_SIZE))
    }
    return {"board": (side, side)} | rows


def rows_size(seats: int) -> tuple[int, int]:
    """Width and height of the picture of the rows."""
    return BOARD_SIZE[0], seats * ROW


@cache
def middle(square: int) -> tuple[float, float]:
    """The middle of a square among the squares."""
    return EDGE + (square % SIZE + 0.5) * CELL, EDGE + (SIZE - 0.5 - square // SIZE) * CELL


def spot(square: int) -> tuple[float, float]:
    """The middle of a square in the framed board."""
    x, y = middle(square)
    return x + FRAME_WIDTH, y + FRAME_WIDTH


def name(square: int) -> str:
    """A square as it is called: a1 to g7."""
    return "abcdefg"[square % SIZE] + str(square // SIZE + 1)
