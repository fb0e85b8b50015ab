"""The module that draws a game: its Protocol, and the types of its arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tumblestar.contract.state import GameState, S_contra

Target = tuple[int, str, bool]
"""A legal action as a picture shows it: the action, its label in the viewer's language, whether it ends the turn."""
Leg = tuple[object, ...]
"""The movement of one piece in an action, `(from, to, how)` for most games; only the game's own picture reads it."""
L_contra = TypeVar("L_contra", contravariant=True)

S = TypeVar("S", bound=GameState)
Elements = Mapping[str, Sequence[str]]
"""Elements of a picture by the part in which they lie."""
ROWS = "rows:"
"""What begins the name of something that is looked for on the cards of the seats first."""


class Score(NamedTuple):
    """What brings a seat points, as a sign."""

    key: str
    """Its key in the legend, by which a page explains it."""
    sign: str
    """Inner SVG for a box -22 -22 44 44."""
    points: int
    is_met: bool = False
    """Whether it is a condition that is met now."""


def none(*_: object) -> tuple[()]:
    """The game has nothing of the kind."""
    return ()


class Plate(NamedTuple):
    """Where a picture says, on the target of an action, what that is worth."""

    action: int
    x: float
    y: float
    gain: int | None = None
    """The points that it brings at once; None where only hints say what it is worth."""
    way: int | None = None
    """In which way a piece that is turned before it is placed lies then."""
    part: str = "board"
    size: float = 30
    """How large its letters are."""


def no_action(s: object, part: str, x: float, y: float) -> int | None:
    """The game does not tell what lies where."""
    return None


@dataclass(frozen=True)
class Parts(Generic[S]):
    """The parts of a game's picture, each an SVG of its own, which a table lays out as its screen has room.

    Their names are of letters; a part that belongs to a seat ends with its number, `chart-2`, and lies on its card.
    """

    sizes: Callable[[int], Mapping[str, tuple[int, int]]]
    """Width and height of each part at a table of so many seats, in the order in which they are read."""
    draw: Callable[[S], Elements]
    """What lies in the parts: the same for all viewers and languages, as `Picture.board`."""
    overlay: Callable[..., Elements]
    """What lies over the parts for one viewer, `(s, *, seat, targets, last)`, as `Picture.overlay`."""
    gains: Callable[[S, Sequence[int]], Sequence[Plate]] = none
    """As `Picture.gains`, in the parts."""
    action_at: Callable[[S, str, float, float], int | None] = no_action
    """As `Picture.action_at`, at a point of a part."""
    scores: Callable[[S, int], Sequence[Score]] = none
    """What a seat's points come from, in the order of the rulebook; a table shows it on the seat's card."""
    decided: Callable[[S], Sequence[str]] = none
    """The IDs of the pieces and parts that tell why a game that is over was won, besides the cards of who won."""


class Picture(Protocol[S_contra, L_contra]):
    """`picture.py`: the state as SVG (`tumblestar.picture` has the shapes that games share).

    Pictures are lists of elements, SVG text each; an element that stays the same is the same text, so that a page sends
    only what changed.
    """

    @property
    def BOARD_SIZE(self) -> tuple[int, int]:
        """Width and height of the board in the picture's units."""
        ...

    @property
    def parts(self) -> Parts[Any] | None:
        """Optional (None: the board, and what lies beside it): the parts of the picture, from which a table is made.

        `tumblestar.picture.Composition` makes the board and its overlay of them.
        """

    @property
    def COVER(self) -> tuple[int, int, int, int] | None:
        """Optional (None, the whole board): left, top, width and height of what the shelf shows of a played game."""

    def board(self, s: S_contra, /) -> list[str]:
        """What lies on the table: the same for all viewers and languages."""
        ...

    @property
    def board_of(self) -> Callable[[S_contra, int], list[str]] | None:
        """Optional (None: all see `board`): the board with the part of one seat large, for whoever plays there."""

    def overlay(
        self, s: S_contra, /, *, seat: int | None = None, targets: Sequence[Target] = (), last: Iterable[L_contra] = ()
    ) -> list[str]:
        """What lies over the board for one viewer, who sees it from `seat`: targets, and the legs that are last.

        Where a game has `board_of`, `seat` is the one whose part is large; targets that would lie on another are left
        out.
        """
        ...

    def rows(self, s: S_contra, /) -> list[str]:
        """Optional (none): what lies beside the board, the same for all viewers."""
        ...

    def rows_size(self, seats: int, /) -> tuple[int, int]:
        """Optional (nothing): width and height of the picture of the rows; a height of 0 leaves it out."""
        ...

    def outcome_icon(self, s: S_contra, action: int, /) -> str:
        """Optional (its notation): the inner SVG of an outcome of chance, in a box -40 -44 80 88."""
        ...

    def svg(
        self,
        s: S_contra,
        /,
        *,
        seat: int | None = None,
        lang: str = "en",
        legal: Sequence[int] = (),
        last: Iterable[L_contra] = (),
        theme: str = "night",
        label: str = "",
        description: str = "",
    ) -> str:
        """One picture that stands alone, with targets for what is `legal`; `tumblestar.picture.Alone` makes it."""
        ...

    @property
    def turning(self) -> Callable[[S_contra], tuple[int, bool]] | None:
        """Optional (None): in how many ways the piece in hand may lie, and whether turning it over makes others."""

    @property
    def action_at(self) -> Callable[[S_contra, int | None, float, float], int | None] | None:
        """Optional (None): the action, legal or not, that the place at a point of the board stands for.

        Arguments are the state, the seat whose part is large, and the point in the picture's units. The result is None
        where no place is. A click on what is no target is refused with the rule that forbids this action.
        """

    @property
    def gains(self) -> Callable[[S_contra, Sequence[int]], Sequence[Plate]] | None:
        """Optional (None): where the targets of actions say what these are worth, and the points they bring at once.

        The page draws it. All who may act see the points, unless they count for themselves; a hint takes their place.
        """
