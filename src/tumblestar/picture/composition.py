"""The parts of a game's picture, each an SVG of its own, and the one composition of them that stands alone.

A table lays the parts out as its screen has room, so they are drawn once for everybody and every screen. Files,
notebooks, and pages that show a position beside words have the composition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from tumblestar.contract.pictures import Elements, Parts, Plate, Score, Target
from tumblestar.contract.state import GameState
from tumblestar.picture.pieces import enlarges, seat_disc
from tumblestar.picture.shapes import Place, at, box, crown, disc, explained, figures, one, path, sheet

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


class Standing(NamedTuple):
    """How the seats stand in a state."""

    points: Sequence[int]
    acting: int
    """The seat whose turn it is, or -1 before the first turn and after the last."""
    winners: Sequence[int]

    @property
    def large(self) -> int:
        """The seat whose parts are large for those who follow the game: who acts, or has won."""
        return self.winners[0] if self.winners else max(0, self.acting)


class Panel(NamedTuple):
    """Where a seat's panel is."""

    place: Place
    line: float = 0
    """How far below its upper edge the seat's mark and points stand side by side; 0: below each other, at the left."""


@lru_cache(maxsize=1024)
def seat_panel(panel: Panel, seat: int, points: int, is_acting: bool = False, has_won: bool = False) -> str:
    """Whose the parts on a panel are, and the points; lit on its turn, crowned when it has won."""
    place, line = panel
    x, y = place.x - place.width / 2 + 36, place.y - place.height / 2 + (line or 30)
    look = sheet(place)
    if is_acting:
        look += path("turn", box(place.width - 8, place.height - 8, 16, place.x, place.y))
    look += at(x, y, seat_disc(seat, 1.3))
    look += at(*((x + 56, y) if line else (x, y + 40)), figures(str(points), 1.4))
    return one(look + (at(x, y - 28 if line > 30 else y + 70, crown(0.9)) if has_won else ""))


ROW = 92
"""How far the rows of what seats score are apart."""
TICK = path("legal", disc(13)) + path("onmay", "M-6 0L-2 5 7-5")


@lru_cache(maxsize=256)
def score_row(seat: int, total: int, is_acting: bool, has_won: bool, scores: tuple[Score, ...]) -> str:
    """The row of a seat: its points, and what they come from."""
    panel = Panel(Place(380, (seat + 0.5) * ROW, 744, ROW - 8), 42)
    look = seat_panel(panel, seat, total, is_acting, has_won)
    for i, (key, sign, points, is_met) in enumerate(scores):
        x, tone = 130 + 610 / len(scores) * (i + 0.5), "count" if points else "letter"
        look += at(x, panel.place.y - 14, explained(key, sign), 0.9)
        look += at(x, panel.place.y + 25, TICK if is_met and not points else figures(str(points), 1.1, tone))
    return one(look)


@dataclass(frozen=True)
class Composition(Generic[S]):
    """The parts at their places in one picture. A part without a place is left out."""

    size: Size
    parts: Parts[S]
    places: Callable[[int, int], Mapping[str, Spot]]
    """The places of the parts by the number of seats and the seat whose parts are large."""
    panels: Callable[[int, int], Mapping[int, Panel]]
    """The panels of seats, by the number of seats and the seat whose parts are large."""
    ground: Callable[[S, int], list[str]]
    """What else lies under the parts."""
    standing: Callable[[S], Standing]
    has_large: bool = True
    """Whether the parts of one seat are larger than those of others."""

    def board(self, s: S) -> list[str]:
        """What lies on the table, for those who follow the game."""
        return self.board_of(s, self.standing(s).large)

    def board_of(self, s: S, seat: int) -> list[str]:
        """What lies on the table, with the parts of a seat large, and the areas of those that can be."""
        points, acting, won = self.standing(s)
        panels = self.panels(s.seats, seat)
        look = self.ground(s, seat)
        look += [seat_panel(panel, i, points[i], i == acting, i in won) for i, panel in panels.items()]
        look += self._placed(s.seats, seat, self.parts.draw(s))
        return look + [enlarges(i, panel.place) for i, panel in panels.items() if self.has_large and i != seat]

    def overlay(
        self, s: S, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[object] = ()
    ) -> list[str]:
        """What lies over it for one viewer; targets in parts without a place are left out."""
        over = self.parts.overlay(s, seat=seat, targets=targets, last=last)
        return self._placed(s.seats, self.standing(s).large if seat is None else seat, over)

    def gains(self, s: S, actions: Sequence[int]) -> Sequence[Plate]:
        """Where targets say what they are worth, over the parts of the seat to act."""
        places, plates = self.places(s.seats, self.standing(s).large), self.parts.gains(s, actions)
        known = [(plate, places[plate.part]) for plate in plates if plate.part in places]
        return [
            plate._replace(x=x + plate.x * size, y=y + plate.y * size, size=plate.size * size, part="board")
            for plate, (x, y, size) in known
        ]

    def action_at(self, s: S, seat: int | None, x: float, y: float) -> int | None:
        """The action that the place at a point stands for."""
        sizes = self.parts.sizes(s.seats)
        for part, (left, top, scale) in self.places(s.seats, self.standing(s).large if seat is None else seat).items():
            u, v = (x - left) / scale, (y - top) / scale
            if 0 <= u < sizes[part][0] and 0 <= v < sizes[part][1]:
                return self.parts.action_at(s, part, u, v)
        return None

    def area(self, seats: int, seat: int, part: str, area: Place) -> Place:
        """An area of a part as one of the composition."""
        left, top, scale = self.places(seats, seat)[part]
        return Place(left + area.x * scale, top + area.y * scale, area.width * scale, area.height * scale)

    def rows(self, s: S) -> list[str]:
        """What a game whose points come from what has signs may have beside the board: a row of them for each seat."""
        points, acting, winners = self.standing(s)
        return [
            score_row(seat, points[seat], seat == acting, seat in winners, tuple(self.parts.scores(s, seat)))
            for seat in range(s.seats)
        ]

    def rows_size(self, seats: int) -> Size:
        """Width and height of these rows."""
        return self.size[0], seats * ROW

    def _placed(self, seats: int, seat: int, elements: Elements) -> list[str]:
        places, found = self.places(seats, seat), list[str]()
        for part, drawn in elements.items():
            if place := places.get(part):
                found += [at(place.x, place.y, element, place.scale) for element in drawn if element]
        return found
