"""Advice before a decision in Twinkle: the odds of a roll, and the points that each plan brings this turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle.description import die_words, gain, phrase
from tumblestar.games.twinkle.evaluation import after_hanging, best_roll, expected
from tumblestar.games.twinkle.parts import DICE, PLACE_NAMES, PLACES
from tumblestar.games.twinkle.rules import (
    CHOOSE,
    DISCARD,
    FREE,
    HANGING,
    ROLL,
    TAKE,
    State,
    actor,
    legal_actions,
    points,
)
from tumblestar.words import Arguments, Phrase

NEVER = phrase("advice-never")
NO_ODDS = NEVER, NEVER


def advice(s: State, names: Sequence[Name], has_points: bool) -> Advice | None:
    """The odds of the dice in the hand; with `has_points` the points of all that can be done too.

    Points are those of this turn, exactly; what they lead to later is not weighed. None where there is nothing to say.
    """
    if actor(s) < 0 or s.phase == DISCARD:
        return None
    rows = _choices(s, has_points) if s.phase == CHOOSE else _places(s) if has_points else ()
    found = [row for _, row in sorted(rows, key=lambda row: -row[0])]
    if not found:
        return None
    if not has_points:
        odds = tuple(row._replace(cells=row.cells[:1]) for row in found)
        return Advice((phrase("advice-fits"),), odds, phrase("advice-odds"))
    column, note = ("advice-fits", "advice-note") if s.phase == CHOOSE else ("advice-cards", "advice-places")
    columns = (phrase(column), phrase("advice-gain"))
    return Advice(columns, tuple(found), phrase(note))


def _choices(s: State, has_points: bool) -> Iterator[tuple[float, AdviceRow]]:
    """The roll of the dice in the hand; with points the roll with them that brings most, and all that can be picked."""
    hand, legal = tuple(s.hand[: s.held]), legal_actions(s)
    if hand and (ROLL in legal or not has_points):
        yield _roll(s, hand, (ROLL,) if ROLL in legal else ())
    if not has_points:
        return
    found = best_roll(s)
    if ROLL not in legal:
        yield _roll(s, found.dice, (*(die for die in found.dice if s.where[die] == FREE), ROLL))
    for action in legal:
        if TAKE <= action < ROLL:
            die, gain = action - TAKE, found.takes[action - TAKE]
            label = phrase("advice-take", die=die_words(die), result=s.shown[die])
            yield gain, AdviceRow((action,), label, (NEVER, _points(gain)))
        elif action != ROLL:
            yield -1.0, AdviceRow((action,), phrase("advice-pick", die=die_words(action)), NO_ODDS)


def _roll(s: State, dice: tuple[int, ...], actions: tuple[int, ...]) -> tuple[float, AdviceRow]:
    chance, gain = expected(s, dice)
    label = phrase("advice-roll", dice=[die_words(die) for die in dice])
    return gain, AdviceRow(actions, label, (phrase("advice-percent", share=round(chance, 4)), _points(gain)))


def _places(s: State) -> Iterator[tuple[float, AdviceRow]]:
    """Every place for every die that was rolled, with what it would score, card by card."""
    for action in legal_actions(s):
        i, parent = divmod(action - HANGING, PLACES)
        after = after_hanging(s, action)
        added = points(after, s.mover) - points(s, s.mover)
        args: Arguments = {"die": die_words(s.hand[i]), "result": s.shown[s.hand[i]]}
        if parent < DICE:
            label = phrase("advice-hang", **args, parent=die_words(parent))
        else:
            label = phrase("advice-hang-star", **args, star=PLACE_NAMES[parent])
        yield added, AdviceRow((action,), label, (gain(s, after), _points(added)))


def _points(points: float) -> Phrase:
    return phrase("advice-points", points=round(points, 2))
