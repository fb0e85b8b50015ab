"""Advice before a decision in Shizzle: the odds of rolling on, and the value of each option."""

from __future__ import annotations

from collections.abc import Sequence

from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE, SHIZZLE
from tumblestar.games.shizzle.rules import ATTACK, CHOOSE, READY, ROLL, SETTLE, SPARK, STOP, TAKE, State, actor
from tumblestar.games.shizzle.solver.action_values import ActionValues, ReachableLine
from tumblestar.games.shizzle.solver.evaluators import Points, share_evaluator
from tumblestar.games.shizzle.solver.roll_classes import RollClasses
from tumblestar.words import Phrase

GAME = "shizzle"
MOST_OPTIONS = 8
REACHES = (3, 4, 5, 6)
"""The lengths of line whose probabilities are shown."""
NEVER = Phrase("advice-never", {}, GAME)


def advice(s: State, names: Sequence[Name], hints: bool) -> Advice | None:
    """The options of a decision with their odds; with `hints` also their values, the best first and marked.

    None where no seat is to decide. Values are the expected points of this turn, played for points, and the win share,
    played to win: exact for two seats where the game is solved, else an estimate. The note says which.
    """
    if actor(s) < 0:
        return None
    evaluator = share_evaluator(s)
    by_share = ActionValues(s, evaluator)
    by_points = ActionValues(s, Points(s)) if hints else None
    rows = _rows(s, names, by_share, by_points)
    columns = [Phrase("advice-choke", {}, GAME)]
    columns += [Phrase("advice-reach", {"count": length}, GAME) for length in REACHES]
    note = Phrase("advice-odds", {}, GAME)
    if by_points:
        columns += [Phrase("advice-points", {}, GAME), Phrase("advice-win", {}, GAME)]
        rows.sort(key=lambda row: -row[0])
        best = rows[0][0]
        rows = [(value, option._replace(is_best=value >= best - 1e-9)) for value, option in rows]
        kind = "exact" if evaluator.is_exact else "simple" if evaluator.is_simple else "estimate"
        note = Phrase(f"advice-{kind}", {}, GAME)
    return Advice(tuple(columns), tuple(option for _, option in rows[:MOST_OPTIONS]), note)


Row = tuple[float, AdviceRow]
"""An option and its win share."""


def _rows(s: State, names: Sequence[Name], by_share: ActionValues, by_points: ActionValues | None) -> list[Row]:
    """All options: for a choice of dice the lines that can be reached, each with stopping and rolling on.

    Without values only those that roll on, the longest lines first. Options that look alike are shown once.
    """
    if s.phase == CHOOSE:
        if not by_points:
            return _rolls(s, by_share)
        points = dict(_endings(by_points))
        rows: list[Row] = []
        seen: set[tuple[int, int, int]] = set()
        for (place, ending), value in _endings(by_share):
            kind, length = by_share.kind(place.last, place.held), place.held.bit_count()
            alike = ending, length, by_share.lines.spark[kind] if ending == STOP else kind
            if alike in seen:  # other dice, but the same line for all that may follow
                continue
            seen.add(alike)
            label = _ending(s, place, ending)
            odds = _odds_after(by_share, place) if ending == ROLL else _no_odds()
            figures = _figures(points[place, ending], value)
            rows.append((value, AdviceRow(place.joins[0] if place.joins else ending, label, (*odds, *figures))))
        return rows
    shares = by_share.by_action
    expected = by_points.by_action if by_points else {}
    rows = []
    for action, value in shares.items():
        figures = _figures(expected[action], value) if by_points else ()
        spark = by_share.kind(s.line[0], 1 << s.line[0]) if s.phase == READY else 0
        odds = _odds(by_share.lines, spark) if s.phase == READY else _no_odds()
        rows.append((value, AdviceRow(action, _action(s, action, names), (*odds, *figures))))
    return rows


def _rolls(s: State, turn_values: ActionValues) -> list[Row]:
    """The options to roll on from a choice of dice: one for each length and odds, the longest line first."""
    seen: list[tuple[int, tuple[Phrase, ...]]] = []
    rows: list[Row] = []
    rolls = [(place, value) for (place, ending), value in _endings(turn_values) if ending == ROLL]
    for place, value in sorted(rolls, key=lambda roll: -roll[0].held.bit_count()):
        alike = place.held.bit_count(), _odds_after(turn_values, place)
        if alike not in seen:
            seen.append(alike)
            rows.append((value, AdviceRow(place.joins[0] if place.joins else ROLL, _ending(s, place, ROLL), alike[1])))
    return rows


def _endings(turn_values: ActionValues) -> list[tuple[tuple[ReachableLine, int], float]]:
    """Every way to end a choice of dice, with its value."""
    return [((place, ending), value) for place in turn_values.reachable() for ending, value in turn_values.ended(place)]


def _ending(s: State, place: ReachableLine, ending: int) -> Phrase:
    """An option in words: the dice that join, then stopping or rolling on."""
    joins = [_face(s, die) for die in place.joins]
    length = place.held.bit_count()
    key = "stop" if ending == STOP else "roll"
    if length == 2:
        key = "fizzle"
    args = {"dice": joins, "length": length, "count": DICE - length if length < DICE else DICE - 1}
    return Phrase(f"advice-{key}-joining" if joins else f"advice-{key}", args, GAME)


def _face(s: State, die: int) -> Phrase:
    """What a die shows, in words, such as "the red 4"."""
    number = s.shown[die]
    return Phrase("face-the", {"colour": COLOUR_NAMES[s.colour[die][number - 1]], "number": number}, GAME)


def _action(s: State, action: int, names: Sequence[Name]) -> Phrase:
    if s.phase == SPARK:
        return Phrase("advice-die", {"count": action + 1}, GAME)
    if s.phase == SETTLE:
        if action == TAKE:
            return Phrase("advice-take", {"count": s.pending, "points": SHIZZLE * s.pending}, GAME)
        return Phrase("advice-attack", {"victim": names[action - ATTACK]}, GAME)
    return Phrase("advice-first-roll", {}, GAME)


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


def _no_odds() -> tuple[Phrase, ...]:
    return (NEVER,) * (1 + len(REACHES))


def _figures(points: float, share: float) -> tuple[Phrase, ...]:
    return Phrase("advice-expected", {"points": round(points, 2)}, GAME), _percent(share)


def _percent(share: float) -> Phrase:
    return Phrase("advice-percent", {"share": round(share, 4)}, GAME)
