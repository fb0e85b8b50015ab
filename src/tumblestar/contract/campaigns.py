"""The capability of a game with a campaign: its Protocol, with the types of its values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tumblestar.contract.state import S_contra
from tumblestar.words import Phrase


class Level(Protocol):
    """A level of a campaign; the best bot won the share `success` of `games` games."""

    @property
    def number(self) -> int: ...
    @property
    def card(self) -> int:
        """The page of the map that it is on, from 1."""
        ...

    @property
    def set(self) -> str:
        """Its name, which stays when levels change places: `RYBG 7 16`."""
        ...

    @property
    def colours(self) -> str: ...
    @property
    def missions(self) -> tuple[int, ...]: ...
    @property
    def success(self) -> float: ...
    @property
    def games(self) -> int: ...


class Stars(NamedTuple):
    """The stars of an attempt: the level won, won with many points, won at the first attempt with new dice."""

    won: bool
    great: bool
    first: bool


class CampaignModule(Protocol[S_contra]):
    """`campaign.py`: levels for one player, in order, each a set of colours and missions.

    Colours are letters in one text, missions are numbers from 1.
    """

    @property
    def COLOURS(self) -> int:
        """How many colours a level has."""
        ...

    @property
    def GOAL(self) -> int:
        """The points that win a level."""
        ...

    @property
    def GREAT(self) -> int:
        """The points that bring its second star."""
        ...

    def levels(self) -> Sequence[Level]:
        """All levels in order; the first has number 1."""
        ...

    def level_of(self, name: str, /) -> Level | None:
        """The level with that set, if there is one."""

    def read_set(self, text: str, /) -> tuple[str, tuple[int, ...]] | None:
        """The colours and missions of a set; None for a text that is no set."""

    def options(self, colours: str, missions: Sequence[int], /) -> dict[str, int]:
        """The options of a game of one seat with these colours and missions."""
        ...

    def measured(self, colours: str, missions: Sequence[int], /) -> tuple[int, int] | None:
        """How many games of how many the best bot won, where that is known."""

    def difficulty(self, success: float, /) -> str:
        """The word for a level with that success; the game has words for `difficulty-<word>`."""
        ...

    def stars(self, is_won: bool, points: int, is_first: bool, /) -> Stars:
        """The stars of an attempt; `is_first`: no attempt came before it, and its dice were new."""
        ...

    def points(self, s: S_contra, /) -> int:
        """The points that win a level."""
        ...

    def shown(self, number: int, /) -> str:
        """The record of a won game of a level; empty where there is no such level."""
        ...

    def named(self, colours: str, /) -> Sequence[tuple[str, str]]:
        """The colours of a set: name and letter of each."""
        ...

    def all_colours(self) -> Sequence[tuple[str, str]]: ...

    def all_missions(self) -> Sequence[int]: ...

    def mission_words(self, number: int, /) -> tuple[Phrase, Phrase]:
        """A mission's short name, and what it asks of a player alone."""
        ...
