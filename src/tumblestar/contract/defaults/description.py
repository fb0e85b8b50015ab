"""Defaults of `description.py`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from tumblestar.contract.modules import Leg, Name, rules_of
from tumblestar.contract.state import GameState
from tumblestar.words import Phrase, has
from tumblestar.words.packages import game_of

BOX: tuple[int, int] = (0, 0)


def preview(before: GameState, action: int, names: Sequence[Name], after: GameState) -> Phrase:
    """The sentence of `summary`, which then stands for what an action did and for what it would do."""
    description = import_module(f"{type(before).__module__.rpartition('.')[0]}.description")
    return description.summary(before, action, names, after)


def refusal(s: GameState, action: int, tag: str) -> Phrase:
    """The game's words `refused-<tag>`, or else the statement of the rule."""
    game, name = game_of(type(s).__module__), tag.replace(".", "-")
    key = f"refused-{name}" if has(f"refused-{name}", game) else f"rule-{name}"
    return Phrase(key, {}, game)


def button(s: GameState, action: int, names: Sequence[Name]) -> Phrase | None:
    """No button."""
    return None


def deed(s: GameState, action: int, names: Sequence[Name]) -> tuple[Phrase, Phrase] | None:
    """No words of its own."""
    return None


def picks(s: GameState, action: int) -> bool:
    """Every action is shown by itself."""
    return False


def rule(s: GameState) -> str:
    """No rule in particular."""
    return ""


def squares(s: GameState, names: Sequence[Name]) -> Sequence[Sequence[Phrase]]:
    """No board."""
    return []


def rows(s: GameState, names: Sequence[Name]) -> Sequence[Sequence[Phrase]]:
    """The points of each seat."""
    points = rules_of(s).points
    return [[Phrase("row-points", {"seat": names[seat], "count": points(s, seat)})] for seat in range(s.seats)]


def legs(s: GameState, action: int) -> Sequence[Leg]:
    """No ways."""
    return []
