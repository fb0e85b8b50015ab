"""The parts of a game's picture, each an SVG of its own, and the one composition of them that stands alone.

A table lays the parts out as its screen has room, so they are drawn once for everybody and every screen. Files,
notebooks, and pages that show a position beside words have the composition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from tumblestar.contract.pictures import Elements, Parts, Target
from tumblestar.contract.state import GameState
from tumblestar.picture.shapes import n, pair

Size = tuple[int, int]
S = TypeVar("S", bound=GameState)


def seat_of(part: str) -> int | None:
    """The seat to which a part belongs, or None."""
    _, _, number = part.rpartition("-")
    return int(number) - 1 if number.isdecimal() else None


class Spot(NamedTuple):
    """Where a part lies in the composition: its upper left corner, and how large it is there."""

    x: float
    y: float
    scale: float = 1


@dataclass(frozen=True)
class Composition(Generic[S]):
    """The parts at their places in one picture. A part without a place is left out."""

    size: Size
    parts: Parts[S]
    places: Callable[[int, int], Mapping[str, Spot]]
    """The places of the parts by the number of seats and the seat whose parts are large."""
    beside: Callable[[S, int], list[str]]
    """What lies under the parts: grounds, and what pages say in words: whose a part is, and the points."""
    large: Callable[[S], int]
    """The seat whose parts are large for those who follow the game."""

    def board(self, s: S) -> list[str]:
        """What lies on the table, for those who follow the game."""
        return self.board_of(s, self.large(s))

    def board_of(self, s: S, seat: int) -> list[str]:
        """What lies on the table, with the parts of a seat large."""
        return [*self.beside(s, seat), *self._placed(s.seats, seat, self.parts.draw(s))]

    def overlay(
        self, s: S, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[object] = ()
    ) -> list[str]:
        """What lies over it for one viewer; targets in parts without a place are left out."""
        over = self.parts.overlay(s, seat=seat, targets=targets, last=last)
        return self._placed(s.seats, self.large(s) if seat is None else seat, over)

    def gains(self, s: S, actions: Sequence[int]) -> str:
        """What actions bring at once, over the parts of the seat to act."""
        gains = {part: [look] for part, look in self.parts.gains(s, actions).items()}
        return "".join(self._placed(s.seats, self.large(s), gains))

    def action_at(self, s: S, seat: int | None, x: float, y: float) -> int | None:
        """The action that the place at a point stands for."""
        sizes = self.parts.sizes(s.seats)
        for part, (left, top, scale) in self.places(s.seats, self.large(s) if seat is None else seat).items():
            u, v = (x - left) / scale, (y - top) / scale
            if 0 <= u < sizes[part][0] and 0 <= v < sizes[part][1]:
                return self.parts.action_at(s, part, u, v)
        return None

    def spot(self, seats: int, seat: int, part: str, x: float, y: float) -> tuple[float, float]:
        """A point of a part as a point of the composition."""
        left, top, scale = self.places(seats, seat)[part]
        return left + x * scale, top + y * scale

    def _placed(self, seats: int, seat: int, elements: Elements) -> list[str]:
        places, found = self.places(seats, seat), list[str]()
        for part, drawn in elements.items():
            if place := places.get(part):
                moved = f"translate({pair(place.x, place.y)})" + (
                    f"scale({n(place.scale)})" if place.scale != 1 else ""
                )
                found += [f'<g transform="{moved}">{element}</g>' for element in drawn if element]
        return found
