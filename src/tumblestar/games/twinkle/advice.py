"""Advice before a decision in Twinkle: the odds of a roll, and the points that each plan brings this turn."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle.description import die_words, gain
from tumblestar.games.twinkle.evaluation import after_hanging, best_roll, expected
from tumblestar.games.twinkle.parts import DICE, PLACE_NAMES, PLACES
from tumblestar.games.twinkle.rules import (
    CHOOSE,
    DISCARD,
    FREE,
    GAME,
    HANGING,
    ROLL,
    TAKE,
    State,
    actor,
    legal_actions,
    points,
)
from tumblestar.words import Arguments, Phrase

NEVER = Phrase("advice-never", {}, GAME)
NOTHING_YET = -1
"""In place of an action: the hand is not full, so nothing can be done with it yet."""


def advice(s: State, names: Sequence[Name], hints: bool) -> Advice | None:
    """The odds of the dice in the hand, or every place for a die; with `hints` the best roll too, the best first.

    Points are those of this turn, exactly; what they lead to later is not weighed. None where there is nothing to say.
    """
    if actor(s) < 0 or s.phase == DISCARD:
        return None
    rows = _choices(s, hints) if s.phase == CHOOSE else _places(s)
    if not rows:
        return None
    column, note = ("advice-fits", "advice-note") if s.phase == CHOOSE else ("advice-cards", "advice-places")
    if hints:
        rows.sort(key=lambda row: -row[0])
        most = rows[0][0]
        rows = [(gain, row._replace(is_best=gain >= most - 1e-9)) for gain, row in rows]
    columns = (Phrase(column, {}, GAME), Phrase("advice-gain", {}, GAME))
    return Advice(columns, tuple(row for _, row in rows), Phrase(note, {}, GAME))


def _choices(s: State, hints: bool) -> list[tuple[float, AdviceRow]]:
    """The roll of the dice in the hand; with hints the best roll with them, and every d8 that could be taken."""
    rows: list[tuple[float, AdviceRow]] = []
    hand = tuple(s.hand[: s.held])
    is_ready = ROLL in legal_actions(s)
    if hand and (is_ready or not hints):
        rows.append(_roll(s, hand, ROLL if is_ready else NOTHING_YET))
    if hints and not is_ready:
        found = best_roll(s)
        rows.append(_roll(s, found.dice, next(die for die in found.dice if s.where[die] == FREE)))
        for die, gain in found.takes.items():
            label = Phrase("advice-take", {"die": die_words(die), "result": s.shown[die]}, GAME)
            rows.append((gain, AdviceRow(TAKE + die, label, (NEVER, _points(gain)))))
    return rows


def _roll(s: State, dice: tuple[int, ...], action: int) -> tuple[float, AdviceRow]:
    chance, gain = expected(s, dice)
    label = Phrase("advice-roll", {"dice": [die_words(die) for die in dice]}, GAME)
    return gain, AdviceRow(action, label, (Phrase("advice-percent", {"share": round(chance, 4)}, GAME), _points(gain)))


def _places(s: State) -> list[tuple[float, AdviceRow]]:
    """Every place for every die that was rolled, with what it would score, card by card."""
    rows: list[tuple[float, AdviceRow]] = []
    for action in legal_actions(s):
        i, parent = divmod(action - HANGING, PLACES)
        after = after_hanging(s, action)
        added = points(after, s.mover) - points(s, s.mover)
        args: Arguments = {"die": die_words(s.hand[i]), "result": s.shown[s.hand[i]]}
        if parent < DICE:
            label = Phrase("advice-hang", args | {"parent": die_words(parent)}, GAME)
        else:
            label = Phrase("advice-hang-star", args | {"star": PLACE_NAMES[parent]}, GAME)
        rows.append((added, AdviceRow(action, label, (gain(s, after), _points(added)))))
    return rows


def _points(points: float) -> Phrase:
    return Phrase("advice-points", {"points": round(points, 2)}, GAME)
