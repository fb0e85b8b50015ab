"""Advice before a decision in Shizzle: the odds of rolling on, and the points of each option."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games.shizzle.description import button, dice_rolled, face_words, phrase
from tumblestar.games.shizzle.evaluation import ActionValues, ReachableLine
from tumblestar.games.shizzle.parts import DICE
from tumblestar.games.shizzle.rules import ATTACK, CHOOSE, READY, ROLL, SPARK, STOP, State, actor
from tumblestar.games.shizzle.solver.roll_classes import RollClasses
from tumblestar.words import Phrase

REACHES = (3, 4, 5, 6)
"""The lengths of line whose probabilities are shown."""
NEVER = phrase("advice-never")
NO_ODDS = (NEVER,) * (1 + len(REACHES))


def advice(s: State, names: Sequence[Name], has_points: bool) -> Advice | None:
    """The options of a decision with their odds; with `has_points` also the expected points of this turn.

    These are exact for a turn that is played for points. None where no seat is to decide.
    """
    if actor(s) < 0:
        return None
    values = ActionValues(s, by_points=True)
    columns = [phrase("sign-choke")]
    columns += [phrase("advice-reach", count=length) for length in REACHES]
    if not has_points:
        rows = _rolls(s, values) if s.phase == CHOOSE else _actions(s, names, values)
        return Advice(tuple(columns), tuple(rows), phrase("advice-odds"))
    if s.phase == CHOOSE:
        lines = _lines(s, values)
    else:
        lines = list(zip(values.by_action.values(), _actions(s, names, values), strict=True))
    ranked = sorted(lines, key=lambda row: -row[0])
    rows = [row._replace(cells=(*row.cells, _expected(points))) for points, row in ranked]
    columns.append(phrase("sign-points"))
    return Advice(tuple(columns), tuple(rows), phrase("advice-turn"))


def _lines(s: State, values: ActionValues) -> list[tuple[float, AdviceRow]]:
    """The lines that can be reached, each with stopping and rolling on, with their points; those alike once."""
    rows: dict[tuple[int, int, int], tuple[float, AdviceRow]] = {}
    for (place, ending), value in _endings(values):
        kind, length = values.kind(place.last, place.held), place.held.bit_count()
        alike = ending, length, values.lines.spark[kind] if ending == STOP else kind
        if alike not in rows:  # other dice, but the same line for all that may follow
            odds = _odds_after(values, place) if ending == ROLL else NO_ODDS
            rows[alike] = value, AdviceRow((*place.joins, ending), _ending(s, place, ending), odds)
    return list(rows.values())


def _actions(s: State, names: Sequence[Name], values: ActionValues) -> list[AdviceRow]:
    """All actions where no dice are chosen for a line."""
    spark = values.kind(s.line[0], 1 << s.line[0]) if s.phase == READY else 0
    odds = _odds(values.lines, spark) if s.phase == READY else NO_ODDS
    return [AdviceRow((action,), _action(s, action, names), odds) for action in values.by_action]


def _rolls(s: State, values: ActionValues) -> list[AdviceRow]:
    """The options to roll on from a choice of dice: one for each length and odds, the longest line first."""
    seen: list[tuple[int, tuple[Phrase, ...]]] = []
    rows: list[AdviceRow] = []
    rolls = [place for (place, ending), _ in _endings(values) if ending == ROLL]
    for place in sorted(rolls, key=lambda place: -place.held.bit_count()):
        alike = place.held.bit_count(), _odds_after(values, place)
        if alike not in seen:
            seen.append(alike)
            rows.append(AdviceRow((*place.joins, ROLL), _ending(s, place, ROLL), alike[1]))
    return rows


def _endings(turn_values: ActionValues) -> list[tuple[tuple[ReachableLine, int], float]]:
    """Every way to end a choice of dice, with its value."""
    return [((place, ending), value) for place in turn_values.reachable() for ending, value in turn_values.ended(place)]


def _ending(s: State, place: ReachableLine, ending: int) -> Phrase:
    """An option in words: the dice that join, then stopping or rolling on."""
    joins = [face_words(s, die) for die in place.joins]
    length = place.held.bit_count()
    if length == 2:
        return phrase("advice-fizzle-joining", dice=joins)
    if joins:
        key = "advice-stop-joining" if ending == STOP else "advice-roll-joining"
        return phrase(key, dice=joins, length=length)
    if ending == STOP:
        return phrase("advice-stop", length=length)
    return phrase("action-roll", count=dice_rolled(s))


def _action(s: State, action: int, names: Sequence[Name]) -> Phrase:
    if s.phase == SPARK:
        return phrase("advice-die", count=action + 1)
    if action >= ATTACK:
        return phrase("action-attack", victim=names[action - ATTACK])
    label = button(s, action, names)
    assert label
    return label


def _odds_after(turn_values: ActionValues, place: ReachableLine) -> tuple[Phrase, ...]:
    """The odds of rolling on from a line; from one of six with its last die as the new Spark."""
    held = place.held if place.held.bit_count() < DICE else 1 << place.last
    return _odds(turn_values.lines, turn_values.kind(place.last, held))


def _odds(lines: RollClasses, kind: int) -> tuple[Phrase, ...]:
    """The chance to choke, and to be able to reach each length, of a roll from a kind of place."""
    outcomes = lines.outcomes[kind]
    reach = [0] * (DICE + 1)
    for group in range(lines.groups[kind], lines.groups[kind + 1]):
        ends = lines.ends[lines.starts[group] : lines.starts[group + 1]]
        for length in range(max(lines.length[end] for end in ends) + 1):
            reach[length] += lines.counts[group]
    chances = [_percent(lines.chokes[kind] / outcomes)]
    chances += [_percent(reach[length] / outcomes) if length > lines.length[kind] else NEVER for length in REACHES]
    return tuple(chances)


def _expected(points: float) -> Phrase:
    return phrase("advice-expected", points=round(points, 2))


def _percent(share: float) -> Phrase:
    return phrase("advice-percent", share=round(share, 4))
