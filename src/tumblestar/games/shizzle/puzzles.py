"""Puzzles of Shizzle for two seats, by the solution: exact, and there is one good way to use a roll or a Shizzle."""

from __future__ import annotations

from collections.abc import Iterator

from tumblestar.contract.capabilities import Solved
from tumblestar.games.shizzle import players, solution
from tumblestar.games.shizzle.evaluation import ActionValues
from tumblestar.games.shizzle.parts import DICE, SHIZZLE
from tumblestar.games.shizzle.rules import CHOOSE, ROLL, SETTLE, STOP, TAKE, State

THEMES = ("push", "stop", "joining", "short-line", "shizzle", "attack", "take", "last-points", "last-turn")
SEATS = (2,)
OPTIONS: dict[str, tuple[int, ...]] = {}
LEAST_MARGIN = 0.01
"""The win share that the best way is better, at least."""
Kind = tuple[int, int, int]
"""Ways of one kind come to the same: STOP or ROLL, the length of the line, and the kind of Spark or of place."""


def result(s: State) -> State:
    """The state, whatever the order of the dice in the line before its last."""
    s = s.copy()
    if s.length > 1:
        s.line[: s.length - 1] = sorted(s.line[: s.length - 1])
    return s


def is_candidate(s: State) -> bool:
    """A roll to be used, or a Shizzle to be settled, for two seats; the solution knows no cap."""
    return s.seats in SEATS and not s.cap and (s.phase == SETTLE or (s.phase == CHOOSE and s.length == s.base))


def solve(s: State, seed: int = 1) -> Solved | None:
    """The best way, where all others are worse by LEAST_MARGIN. The seed is not used: nothing is sampled."""
    solved = solution.available(players.variant_of(s)) if is_candidate(s) else None
    if not solved:
        return None
    values = ActionValues(s)
    ways = _lines(s, values) if s.phase == CHOOSE else _settlements(values)
    ranked = sorted(ways, key=lambda kind: -ways[kind][0])
    if len(ranked) < 2 or ways[ranked[0]][0] - ways[ranked[1]][0] < LEAST_MARGIN:
        return None
    value, lines = ways[ranked[0]]
    return Solved(
        line=lines[0],
        also=tuple(lines[1:]),
        how="solution",
        margin=value - ways[ranked[1]][0],
        error=2 * solved.gap,
        themes=tuple(_themes(s, ranked, lines[0])),
        value=value,
    )


Ways = dict[Kind, tuple[float, list[tuple[int, ...]]]]
"""The value of each kind of way, and its ways."""


def _lines(s: State, values: ActionValues) -> Ways:
    """The ways to use a roll: dice that join, then stopping or rolling on."""
    found: Ways = {}
    for place in values.reachable():
        kind, length = values.kind(place.last, place.held), place.held.bit_count()
        for ending, value in values.ended(place):
            alike = ending, length, values.lines.spark[kind] if ending == STOP else kind
            found.setdefault(alike, (value, []))[1].append(place.joins if length == 2 else (*place.joins, ending))
    return found


def _settlements(values: ActionValues) -> Ways:
    """The ways to settle a Shizzle: the next action."""
    return {(action, 0, 0): (value, [(action,)]) for action, value in values.by_action.items()}


def _themes(s: State, ranked: list[Kind], line: tuple[int, ...]) -> Iterator[str]:
    """What a puzzle with these kinds of ways contains, the best first, and the best line."""
    ending, length, _ = ranked[0]
    if s.phase == SETTLE:
        yield "take" if ending == TAKE else "attack"
    else:
        if length > 2:
            yield "push" if ending == ROLL else "stop"
        if any(kind[:2] == (ending, length) for kind in ranked[1:]):
            yield "joining"
        if any(kind[1] > length for kind in ranked):
            yield "short-line"
        if length == DICE:
            yield "shizzle"
    if s.bank <= SHIZZLE * s.pending + DICE:
        yield "last-points"
    if s.rounds and s.turns + 1 == s.rounds * s.seats:
        yield "last-turn"
