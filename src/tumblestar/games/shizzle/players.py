# pyright: basic
"""Shizzle's bots, in the subset that also compiles: every action is valued exactly within the turn.

All levels but two go by win shares, and give away at most so much of them with an action. `greedy` goes by the points
of the turn. So does `novice`, who misjudges them, and looks at the other seats only when the game would end.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from tumblestar.contract.players import BotLevel
from tumblestar.engine.speed import hole
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.rules import CAP, CHOOSE, DICE_MADE, SETTLE, STOP, TAKE, State
from tumblestar.games.shizzle.solver import share_tables, turn_solver, turn_values
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of
from tumblestar.games.shizzle.solver.turn_values import ESTIMATE, POINTS, SIMPLE, SOLUTION, THREE_SEATS

legal = may_end = ends_game = turn_points = pick_below = value_actions = hole

LEVELS = {
    "greedy": BotLevel(stars=3, is_quick=True),
    "novice": BotLevel(stars=1, is_quick=True),
    "club": BotLevel(stars=2, is_quick=True),
    "strong": BotLevel(stars=4, is_quick=True),
    "optimal": BotLevel(stars=5, is_quick=True),
}
NOVICE = 2
MISTAKES = {"club": 0.08, "strong": 0.02, "optimal": 0.0}
"""How much of the win chance a level may give away with one action, at most, with two seats.

With more seats all shares are smaller, and so are mistakes, but less so (SHRINKING): there is more luck.
"""
SHRINKING = 0.6
"""The power of a fair share, beside that of two seats, by which mistakes shrink. With 1, `club` hardly errs at six."""
MISJUDGED = 0.34
"""The part of a turn's expected points that `novice` may give away with one action."""
MUST = 1e6
"""More points than there are."""
NEAR = 1e-9
"""Values that differ by less are equal."""
FAR_FROM_CAP = 100
"""Within so many turns every game has ended, to more places than a number has."""
MODULES = (turn_solver, turn_values)


class PlayerMemory(NamedTuple):
    """The memory of the players of games of one kind."""

    tables: Any
    turn: Any
    """The turn under way."""
    evaluator: Any
    """By what win shares are judged: SOLUTION, THREE_SEATS, ESTIMATE or SIMPLE."""
    mistakes: Any
    """The largest mistake of each kind of player, in win share."""


# -- what a game is judged by; never compiled


def variant_of(s: State) -> solution.Variant:
    """What a state's game is solved for."""
    table = tuple(tuple(row) for row in s.colour)
    return solution.Variant(table, s.bank + sum(s.score[: s.seats]), s.target, s.rounds)


def evaluator_of(s: State) -> int:
    """The best evaluator of win shares that is at hand for a state's seats, dice and options."""
    if s.seats == 2 and s.phase != DICE_MADE and solution.available(variant_of(s)):
        return SOLUTION
    is_box = s.bank + sum(s.score[: s.seats]) == share_tables.THREE_SEAT_TOTAL and not (s.target or s.rounds)
    if s.seats == 3 and is_box and share_tables.has_three_seat_table():
        return THREE_SEATS
    return ESTIMATE if share_tables.has_estimate() else SIMPLE


def is_exact(s: State, evaluator: int) -> bool:
    """Whether the win shares of an evaluator are those of the solution, which knows no cap."""
    return evaluator == SOLUTION and not (s.cap > 0 and s.turns > CAP - FAR_FROM_CAP)


def preparation(s):
    """The search for the solution that a state is judged by, where it is not known yet."""
    return solution.solving(variant_of(s)) if s and s.seats == 2 and s.phase != DICE_MADE else None


def terms(s):
    """What the workspace depends on. While chance makes the dice, nobody can know them, and there is no workspace."""
    dice = None if s.phase == DICE_MADE else variant_of(s)
    return s.seats, dice, evaluator_of(s), bool(s.cap)


def workspace(bound, s):
    """The players for games of the kind of a state. Raises ValueError before its dice are made."""
    if s.phase == DICE_MADE:
        raise ValueError("players need the dice of the game: play the set-up first")
    variant, evaluator = variant_of(s), evaluator_of(s)
    compiled = bound.compiled
    kinds, classes = _lines(compiled, variant.table)
    tables = turn_values.TurnTables(
        _solution(compiled, variant) if evaluator == SOLUTION else solution.array([[[[0.0]]]], compiled),
        _three_seats(compiled) if evaluator == THREE_SEATS else solution.array([[0.0]], compiled),
        _estimate(compiled, s.seats, evaluator),
        kinds,
        classes,
    )
    sparks, levels = roll_classes_of(variant.table).sparks, solution.most_levels(variant.total)
    mistakes = bound.floats(len(LEVELS) + 1)
    for kind, name in enumerate(LEVELS, 1):
        mistakes[kind] = max(MISTAKES.get(name, 0.0) * (2 / s.seats) ** SHRINKING, NEAR)
    turn = turn_values.new_memory(bound, s.seats, levels, len(classes[0]), sparks)
    return PlayerMemory(tables, turn, evaluator, mistakes)


def warm(worker):
    """Has compiled what win shares, advice and puzzles ask (`evaluation.py`)."""
    memory = worker.memory(worker.game.fresh(2))
    worker.bound.call.value_actions(memory.states[0], POINTS, memory.work.tables, memory.work.turn)


@lru_cache(maxsize=8)
def _lines(compiled, table):
    """The roll classes of dice: the kind of each place, and the other arrays."""
    lines = roll_classes_of(table)
    return solution.array(lines.kind, compiled), solution.class_arrays(lines, compiled)


@lru_cache(maxsize=8)
def _solution(compiled, variant):
    """The solution of a variant, which was at hand just now."""
    return solution.array((solution.available(variant) or solution.solve(variant)).layers, compiled)


@lru_cache(maxsize=2)
def _three_seats(compiled):
    return solution.array(share_tables.three_seat_columns(), compiled)


@lru_cache(maxsize=16)
def _estimate(compiled, seats, evaluator):
    """The rows of the estimate; `evaluator` says whether one is shipped."""
    return solution.array(share_tables.estimate_rows(seats), compiled)


# -- the players


def plan_greedily(m, seed):
    """Writes the action with the most expected points from this turn; `seed` decides ties."""
    return choose(m, POINTS, 0.0, NEAR, seed)


def plan_turn(m, kind, seed):
    """Writes an action within the mistake of a kind of player, at random."""
    if kind == NOVICE:
        return choose(m, POINTS, MISJUDGED, 0.0, seed)
    return choose(m, m.work.evaluator, 0.0, m.work.mistakes[kind], seed)


def choose(m, evaluator, part, mistake, seed):
    """Writes any action whose value is below the best by no more than `part` of it, and `mistake`; returns 1."""
    s, out, by_action = m.states[0], m.out, m.work.turn.by_action
    n = legal(s, out)
    if n == 1:
        return 1
    value_actions(s, evaluator, m.work.tables, m.work.turn)
    if part > 0.0:  # a player by points who errs
        heed_the_end(s, by_action)
    best = by_action[out[0]]
    for i in range(1, n):
        best = max(best, by_action[out[i]])
    near = 0
    for i in range(n):
        if by_action[out[i]] >= best - part * best - mistake:
            out[near] = out[i]
            near += 1
    out[0] = out[pick_below(seed, near)]
    return 1


def heed_the_end(s, by_action):
    """Makes the action that ends the game a must where it wins, and the last resort where it loses."""
    action = STOP
    if s.phase == SETTLE:
        action = TAKE
    elif s.phase != CHOOSE or not may_end(s):
        return
    earned = turn_points(s)
    mine = s.score[s.mover] + earned
    if not ends_game(s, mine, s.bank - earned, s.turns + 1):
        return
    value = MUST
    for seat in range(s.seats):
        if s.score[seat] > mine:
            value = -MUST
    if value > 0.0 or action == TAKE or s.pending == 0:  # else one may stop and attack
        by_action[action] = value
