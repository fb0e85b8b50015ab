"""Positions and score pads that are built by touching: what lies in a picture, what can be there, and what it makes.

What is built is a state, or whatever a game keeps of a score pad.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tumblestar.contract.modules import Name
from tumblestar.contract.state import S
from tumblestar.words import Phrase

B = TypeVar("B")


class Choice(NamedTuple, Generic[B]):
    """A choice: its label, its drawing in a box -40 -44 80 88, and what it makes.

    Where it makes nothing it asks further; `further` is then all that was chosen at the spot.
    """

    label: Phrase
    icon: str
    made: B | None
    further: tuple[str, ...] = ()


class Asked(NamedTuple, Generic[B]):
    """What can be chosen at a spot, and the question; without one the spot's label stands there."""

    choices: Iterable[Choice[B]]
    prompt: Phrase | None = None


class Spot(NamedTuple, Generic[B]):
    """A thing that can be touched: its key, what is there, and its area in the picture, if it has one.

    Its key in a position is a word, as addresses and tutorials have it; on a score pad an entry with its value.
    """

    key: str
    label: Phrase
    area: tuple[float, float, float, float] | None
    """The middle, the width and the height in the picture's units."""
    ask: Callable[[Sequence[str]], Asked[B] | None] | None = None
    """What is asked after further choices at the spot; None where these cannot be."""
    made: B | None = None
    """What a touch makes at once, where nothing is asked."""
    icon: str = ""


class ScoreLine(NamedTuple):
    """A line of a score pad: an item, its meaning, the points of all, and the shown player's pieces."""

    label: Phrase
    meaning: Phrase
    points: Sequence[int]
    pieces: Sequence[Phrase] = ()


class ScoreSheet(NamedTuple, Generic[B]):
    """A score pad as it is shown to one player, and the points of all."""

    picture: str
    prompt: Phrase
    spots: Sequence[Spot[B]]
    totals: Sequence[int]
    groups: Sequence[tuple[Phrase, Sequence[ScoreLine]]]
    options: Sequence[tuple[Phrase, Sequence[Choice[B]]]] = ()
    """What changes the game, under heads."""
    standings: Sequence[tuple[int, ...]] = ()
    """What ranks the players, if it is more than their points: the greater is ahead."""
    note: Phrase | None = None
    marks: bool = False
    """Whether the touched spot is marked while something is asked."""


class TouchModule(Protocol[S]):
    """`touch.py`: positions, and score pads for a game on a real table, built by touching pictures.

    A game has one of both, or both. The notation says which positions can be; the entries of a pad are its address.
    """

    @property
    def base(self) -> Callable[[S], S]:
        """Optional (the same state): what editing begins with, such as one like it in the middle of a game."""
        ...

    @property
    def spots(self) -> Callable[[S, Sequence[Name]], Iterable[Spot[S]]] | None:
        """Optional (None): all that can be changed in a position that `base` or a choice has made.

        A choice may make what cannot be, which is not offered.
        """

    @property
    def ASKED(self) -> Sequence[str]:
        """Optional (none): the entries of a pad that say what was chosen, in the order of choosing."""
        ...

    @property
    def read(self) -> Callable[[Mapping[str, str], int], tuple[Any, Phrase | None]] | None:
        """Optional (None), with `entries` and `sheet`: the pad of that many players by its entries.

        What each player has is in an entry of its own, by `player_key`. Impossible entries are left out, and the second
        value says why.
        """

    @property
    def entries(self) -> Callable[[Any], Mapping[str, str]] | None:
        """Optional (None): the entries of a pad; empty ones are left out."""

    @property
    def sheet(self) -> Callable[[Any, int, Sequence[Name]], ScoreSheet[Any]] | None:
        """Optional (None): what a pad shows of a seat, and the points of all, who have these names."""

    @property
    def drawing(self) -> Callable[[Mapping[str, str], str], str] | None:
        """Optional (None), with `drawn_entries`: a pad's entries as a picture that stands alone, in a theme."""

    @property
    def drawn_entries(self) -> Callable[[str], dict[str, str]] | None:
        """Optional (None): the entries that such a picture carries. Raises Unreadable."""


def always(choices: Iterable[Choice[B]], prompt: Phrase | None = None) -> Callable[[Sequence[str]], Asked[B]]:
    """What a spot asks that offers the same whatever was chosen."""

    def ask(_further: Sequence[str]) -> Asked[B]:
        return Asked(choices, prompt)

    return ask


def spot_entries(asked: Sequence[str], key: str, further: Sequence[str] = ()) -> dict[str, str]:
    """What an address of a pad says of a spot that was touched, and of further choices there."""
    name, _, value = key.partition("=")
    return {name: value, **dict(zip(asked[asked.index(name) + 1 :], further, strict=False))}


def touched(
    asked: Sequence[str], spots: Iterable[Spot[B]], given: Mapping[str, str]
) -> tuple[Spot[B], Asked[B]] | None:
    """The spot of a pad that entries say was touched, and what it asks."""
    for spot in spots:
        name, _, value = spot.key.partition("=")
        if spot.ask and given.get(name, "") == value:
            names = asked[asked.index(name) + 1 :] if name in asked else ()
            question = spot.ask([given.get(name, "") for name in names])
            return None if question is None else (spot, question)
    return None


def player_names(given: Mapping[str, str], seats: int) -> list[Name]:
    """The names of a score pad's players, from its entries."""
    return [given.get(f"name{i}", "")[:40] or Phrase("seat-unnamed", {"count": i}) for i in range(1, seats + 1)]


def player_key(name: str, seat: int) -> str:
    """The name of an entry that each player of a score pad has."""
    return f"{name}{seat + 1}" if seat else name
