"""Twinkle's solo campaign: forty levels on four cards of ten, with their difficulty and a won game of each.

The folder `data` has the levels (`campaign.toml`), other measured sets (`measured.json`) and a won game of each level
(`won_games/NN.txt`). All three are our reconstruction, since the printed levels are not known to us (TW-6.10). The key
of a level is its *set*, the letters of its colours and its missions, such as `RYBG 7 16`. So progress stays valid if
levels are measured again and change places.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from itertools import combinations
from typing import Any, NamedTuple, cast

from tumblestar.contract import checked_toml
from tumblestar.contract.capabilities import Stars
from tumblestar.games.twinkle.parts import COLOUR_NAMES, IN_PLAY, LETTERS, MISSIONS, SOLO_GOAL
from tumblestar.games.twinkle.rules import CHOSEN, CONTRADICTIONS, HAND, OPTIONS, State
from tumblestar.games.twinkle.scoring import cards_points
from tumblestar.words import Phrase
from tumblestar.words.text_input import read_text

GAME = "twinkle"
LEVELS, CARD = 40, 10
"""Number of levels, and of levels per card."""
GOAL, GREAT = SOLO_GOAL, 24
"""Points that win a level, and points for its second star."""
COLOURS = IN_PLAY[1]
"""Number of colours of a level."""
FILE, MEASURED, SHOWN = "campaign.toml", "measured.json", "won_games/{:02}.txt"
DIFFICULTIES = (
    (0.8, "gentle"),
    (0.6, "easy"),
    (0.4, "middling"),
    (0.2, "hard"),
    (0.05, "very-hard"),
    (0.0, "fiendish"),
)
"""Names of difficulties, by the minimum success rate of `strong`."""


class Level(NamedTuple):
    """A level of the campaign: its number from 1, its set, and the success rate of `strong` over `games` games."""

    number: int
    colours: str
    missions: tuple[int, ...]
    success: float
    games: int

    @property
    def set(self) -> str:
        """The key of the level, such as `RYBG 7 16`."""
        return set_of(self.colours, self.missions)

    @property
    def card(self) -> int:
        """Number of its card, from 1."""
        return (self.number - 1) // CARD + 1


def set_of(colours: str, missions: Sequence[int]) -> str:
    """The key of a choice of colours and missions."""
    return " ".join([colours, *map(str, missions)])


def read_set(text: str) -> tuple[str, tuple[int, ...]] | None:
    """Parses a set into colours and missions; None if the text is no set."""
    found = re.fullmatch(r"([A-Z]{4})((?: [1-9][0-9]?){0,3})", text)
    if not found:
        return None
    colours, missions = found[1], tuple(int(number) for number in found[2].split())
    return None if fault(colours, missions) else (colours, missions)


def fault(colours: object, missions: object) -> str:
    """The fault of a choice of colours and missions with what was expected; empty if it is valid."""
    if not isinstance(colours, str) or colours not in map("".join, combinations(LETTERS, COLOURS)):
        return f"colours {colours!r}; expected {COLOURS} different letters of {LETTERS}, in that order"
    numbers = cast("list[Any]", list(missions) if isinstance(missions, (list, tuple)) else [None])  # pyright: ignore[reportUnknownArgumentType]
    if len(numbers) > HAND:
        return f"missions {numbers}; expected at most {HAND}"
    if any(type(number) is not int or not 1 <= number <= MISSIONS for number in numbers):
        return f"missions {missions!r}; expected numbers from 1 to {MISSIONS}"
    if numbers != sorted(set(numbers)):
        return f"missions {numbers}; expected different ones, ascending"
    for together in CONTRADICTIONS:
        if set(together) <= set(numbers):
            return f"missions {' and '.join(map(str, together))}, which contradict each other; expected not all of them"
    return ""


def options(colours: str, missions: Sequence[int]) -> dict[str, int]:
    """Options for `game.fresh(1, options)` with these colours and missions."""
    chosen = {"level": CHOSEN} | {f"mission_{i}": number for i, number in enumerate(missions, 1)}
    return chosen | {COLOUR_NAMES[LETTERS.index(letter)]: 1 for letter in colours}


# -- the data


class _Entry(NamedTuple):
    """An entry `[[level]]`."""

    colours: str
    missions: tuple[int, ...]
    success: float
    games: int


class _File(NamedTuple):
    """The whole `campaign.toml`."""

    level: tuple[_Entry, ...]


def read_levels(text: str, shown: Mapping[int, str]) -> tuple[Level, ...]:
    """Parses the text of a `campaign.toml`. `shown` has the record of a won game by level.

    Raises ValueError, which names the line or the level at fault and what was expected.
    """
    file = checked_toml.read(FILE, text)
    listed = file.fill(_File).level
    if len(listed) != LEVELS:
        raise ValueError(f"{FILE}: there are {len(listed)} levels; expected {LEVELS}")
    levels: list[Level] = []
    for number, entry in enumerate(listed, 1):
        if problem := _wrong(entry, levels) or _not_shown(entry, shown.get(number, "")):
            line = file.lines.get(("level", str(number)), 1)
            raise ValueError(f"{FILE}, line {line}, level {number}: {problem}")
        levels.append(Level(number, *entry))
    if unused := sorted(set(range(1, MISSIONS + 1)).difference(*(level.missions for level in levels))):
        raise ValueError(f"{FILE}: no level has mission {unused[0]}; expected every mission somewhere")
    if missing := sorted(set(map("".join, combinations(LETTERS, COLOURS))) - {level.colours for level in levels}):
        raise ValueError(f"{FILE}: no level has the colours {missing[0]}; expected every set of {COLOURS} somewhere")
    return tuple(levels)


def _wrong(entry: _Entry, before: Sequence[Level]) -> str:
    """The fault of an entry that follows the levels `before`; empty if it is valid."""
    if problem := fault(entry.colours, entry.missions):
        return problem
    if not 0 < entry.success <= 1:
        return f"success {entry.success!r}; expected a share above 0 and up to 1"
    if entry.games < 1:
        return f"games {entry.games!r}; expected a whole number above 0"
    if before and entry.success > before[-1].success:
        return f"success {entry.success}; expected at most {before[-1].success}, that of the level before"
    twin = [level.number for level in before if level.set == set_of(entry.colours, entry.missions)]
    return f"the colours and missions of level {twin[0]}; expected others" if twin else ""


def _not_shown(entry: _Entry, shown: str) -> str:
    """The fault of the record of a level's won game; empty if it is valid."""
    required = options(entry.colours, entry.missions)
    options_text = " ".join(f"{option.name}={required[option.name]}" for option in OPTIONS if option.name in required)
    head = shown.partition("\n\n")[0].split("\n")
    for line in (f"game: {GAME}", f"options: {options_text}", "result: 1", "end: over"):
        if line not in head:
            return f"expected a record of a won game in {SHOWN.format('NN')}, with the line {line!r}"
    return ""


def read_measured(text: str) -> dict[str, tuple[int, int]]:
    """Parses the text of a `measured.json` into (games won, games) by set. Raises ValueError."""
    try:
        entries: Any = json.loads(text)
    except ValueError as error:
        raise ValueError(f"{MEASURED}: {error}") from error
    if not isinstance(entries, dict):
        raise ValueError(f"{MEASURED}: expected an object of sets")
    found: dict[str, tuple[int, int]] = {}
    for name, counts in cast("dict[str, Any]", entries).items():
        if read_set(name) is None:
            raise ValueError(f"{MEASURED}: {name!r} is no set; expected colours and missions, such as RYBG 7 16")
        pair = cast("list[Any]", counts if isinstance(counts, list) else [])
        if [type(count) for count in pair] != [int, int] or not 0 <= pair[0] <= pair[1] or not pair[1]:
            raise ValueError(f"{MEASURED}, {name}: {counts!r}; expected [games won, games]")
        found[name] = (pair[0], pair[1])
    return found


def _text(name: str) -> str:
    file = resources.files(f"tumblestar.games.{GAME}").joinpath("data", name)
    return read_text(file) if file.is_file() else ""


def shown(number: int) -> str:
    """The record of a won game of a level; empty if there is no such level."""
    return _text(SHOWN.format(number))


@cache
def levels() -> tuple[Level, ...]:
    """The forty levels, in order."""
    return read_levels(_text(FILE), {number: shown(number) for number in range(1, LEVELS + 1)})


@cache
def _sets() -> dict[str, Level]:
    return {level.set: level for level in levels()}


def level_of(name: str) -> Level | None:
    """The level with this set, if any."""
    return _sets().get(name)


@cache
def _measured() -> dict[str, tuple[int, int]]:
    counts = read_measured(_text(MEASURED))
    return counts | {level.set: (round(level.success * level.games), level.games) for level in levels()}


def measured(colours: str, missions: Sequence[int]) -> tuple[int, int] | None:
    """Games that `strong` won and games it played with these colours and missions; None if not measured."""
    return _measured().get(set_of(colours, sorted(missions)))


def difficulty(success: float) -> str:
    """Name of the difficulty of a success rate, one of DIFFICULTIES."""
    return next(name for least, name in DIFFICULTIES if success >= least)


# -- a game


def stars(is_won: bool, points: int, is_first: bool) -> Stars:
    """Stars of a finished attempt. `is_first`: it is the first attempt, with new dice."""
    return Stars(is_won, is_won and points >= GREAT, is_won and is_first)


def points(s: State) -> int:
    """The points of the cards, which win a level."""
    return cards_points(s, 0)


def named(colours: str) -> list[tuple[str, str]]:
    """Names and letters of the colours of a set."""
    return [(COLOUR_NAMES[LETTERS.index(letter)], letter) for letter in colours]


def mission_words(number: int) -> tuple[Phrase, Phrase]:
    """A mission's short name, and its solo goal."""
    return Phrase(f"mission-{number}", {}, GAME), Phrase(f"mission-{number}-solo", {}, GAME)


def all_colours() -> list[tuple[str, str]]:
    """Names and letters of the colours of a custom level."""
    return named(LETTERS)


def all_missions() -> range:
    """Numbers of the missions of a custom level."""
    return range(1, MISSIONS + 1)
