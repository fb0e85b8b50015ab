"""What may be asked before a decision in Twinkle: the odds of a roll, and what each way to go on brings this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle.description import die_words, gain
from tumblestar.games.twinkle.evaluation import best_roll, of_roll
from tumblestar.games.twinkle.parts import DICE, PLACES
from tumblestar.games.twinkle.rules import (
    CHOOSE,
    DISCARD,
    FREE,
    HANG,
    HANGING,
    HELD,
    MAX_LEGAL,
    ROLL,
    STAR_A,
    TAKE,
    State,
    actor,
    join,
    legal,
    points,
)
from tumblestar.words import Phrase

GAME = "twinkle"
NEVER = Phrase("advice-never", {}, GAME)


def advice(s: State, names: Sequence[Name], hints: bool) -> Advice | None:
    """The odds of the dice in the hand, or every place for a die; with `hints` the best roll too, the best first.

    Points are those of this turn, exactly; what they lead to later is not weighed. None where there is nothing to say.
    """
    if actor(s) < 0 or s.phase == DISCARD:
        return None
    ways = _choices(s, hints) if s.phase == CHOOSE else _places(s)
    if not ways:
        return None
    first = "advice-fits" if s.phase == CHOOSE else "advice-cards"
    columns = (Phrase(first, {}, GAME), Phrase("advice-gain", {}, GAME))
    if hints:
        ways.sort(key=lambda way: -way[0])
        most = ways[0][0]
        ways = [(worth, way._replace(is_best=worth >= most - 1e-9)) for worth, way in ways]
    return Advice(
        columns,
        tuple(way for _, way in ways),
        Phrase("advice-note" if s.phase == CHOOSE else "advice-places", {}, GAME),
    )


def _choices(s: State, hints: bool) -> list[tuple[float, AdviceRow]]:
    """The roll of the dice in the hand; with hints the best roll with them, and every d8 that could be taken."""
    ways: list[tuple[float, AdviceRow]] = []
    hand = tuple(int(die) for die in range(DICE) if s.where[die] == HELD)
    out = [0] * MAX_LEGAL
    ready = ROLL in out[: legal(s, out)]
    if hand and (ready or not hints):
        ways.append(_roll(s, hand, ROLL if ready else NOTHING_YET))
    if hints and not ready:
        found = best_roll(s)
        left = [die for die in found.dice if s.where[die] == FREE]
        ways.append(_roll(s, found.dice, left[0]))
        for die, worth in found.takes.items():
            args = {"die": die_words(die), "result": int(s.shown[die])}
            ways.append((worth, AdviceRow(TAKE + die, Phrase("advice-take", args, GAME), (NEVER, _points(worth)))))
    return ways


NOTHING_YET = -1
"""In place of an action: the hand is not full, so nothing can be done with it yet."""


def _roll(s: State, dice: tuple[int, ...], action: int) -> tuple[float, AdviceRow]:
    chance, worth = of_roll(s, dice)
    label = Phrase("advice-roll", {"dice": [die_words(die) for die in dice]}, GAME)
    return worth, AdviceRow(
        action, label, (Phrase("advice-percent", {"share": round(chance, 4)}, GAME), _points(worth))
    )


def _places(s: State) -> list[tuple[float, AdviceRow]]:
    """Every place for every die that was rolled, with what it would score, card by card."""
    out = [0] * MAX_LEGAL
    ways: list[tuple[float, AdviceRow]] = []
    before = points(s, s.mover)
    for action in out[: legal(s, out)] if s.phase == HANG else ():
        i, parent = divmod(action - HANGING, PLACES)
        die = int(s.hand[i])
        after = State.after(s, join, s.mover, die, parent)
        worth = points(after, s.mover) - before
        args: dict[str, Any] = {"die": die_words(die), "result": int(s.shown[die])}
        if parent < DICE:
            label = Phrase("advice-hang", args | {"parent": die_words(parent)}, GAME)
        else:
            label = Phrase("advice-hang-star", args | {"star": "AB"[parent - STAR_A]}, GAME)
        ways.append((worth, AdviceRow(action, label, (gain(s, after), _points(worth)))))
    return ways


def _points(worth: float) -> Phrase:
    return Phrase("advice-points", {"points": round(worth, 2)}, GAME)
