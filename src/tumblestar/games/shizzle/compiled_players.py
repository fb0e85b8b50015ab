# pyright: basic
"""Shizzle's bots in the compilable subset, for matches with the dice of the box and no options that end a game early.

They choose what the bots of `evaluation.py` choose: the same win shares, and the same bound on a mistake.
"""

from typing import Any, NamedTuple

from tumblestar.contract.errors import Unreadable
from tumblestar.engine.speed import hole
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.evaluation import LEVELS, NEAR, largest_mistake
from tumblestar.games.shizzle.parts import BANKS
from tumblestar.games.shizzle.parts import TABLE as DICE_TABLE
from tumblestar.games.shizzle.rules import CHOOSE, READY
from tumblestar.games.shizzle.solver import roll_classes, share_tables, turn_players, turn_solver
from tumblestar.games.shizzle.solver.turn_players import ESTIMATE, GREEDY, TABLE, THREE_SEATS

begin_turn = decide = hole

KINDS = {name: kind for kind, name in enumerate(("greedy", *LEVELS), 1)}
MODULES = (turn_solver, turn_players)
TURN, SOLVED_LEVELS = 0, 1
MOST_POINTS, KINDS_OF_VALUES = 128, 8
"""More than a seat can have, and than there are evaluators."""


class PlayerMemory(NamedTuple):
    """The memory of the players of one game."""

    tables: Any
    turn: Any
    """Memory of the turn under way."""
    evaluators: Any
    """The evaluator of each kind: GREEDY, TABLE, ESTIMATE or THREE_SEATS."""
    mistakes: Any
    """The largest mistake of each kind."""
    memo: Any
    """The turn that is worked out, and its pending Shizzles that were searched."""


def workspace(bound, seats):
    """The players for so many seats. Not compiled."""
    classes = roll_classes.roll_classes_of(DICE_TABLE)
    turn = turn_players.new_workspace(bound, solution.most_levels(BANKS[seats]), len(classes.of), classes.sparks)
    evaluators, mistakes = bound.ints(len(KINDS) + 1), bound.floats(len(KINDS) + 1)
    for name, kind in KINDS.items():
        evaluators[kind] = GREEDY if name == "greedy" else {2: TABLE, 3: THREE_SEATS}.get(seats, ESTIMATE)
        mistakes[kind] = largest_mistake(name, seats) if name in LEVELS else NEAR
    return PlayerMemory(tables(bound, seats), turn, evaluators, mistakes, bound.ints(2))


def tables(bound, seats, solved=None):
    """The tables of the players for so many seats, with a solution for two or the one that is shipped. Not compiled."""
    classes = roll_classes.roll_classes_of(DICE_TABLE)
    theirs = bound.floats(1, 1, 1)
    if seats == 2:
        values = (solved or solution.shipped()).values()
        theirs = _filled(bound.floats(len(values), len(values[0]), len(values[0][0])), values)
    estimate = share_tables.estimate_rows(seats)
    return turn_players.PlayerTables(
        theirs,
        _shares_of_three(bound) if seats == 3 else bound.floats(1, 1, 1, 3),
        _filled(bound.floats(seats, len(estimate[0]), share_tables.WIDTH), estimate),
        _filled(bound.ints(len(classes.kind), len(classes.kind[0])), classes.kind),
        solution.class_arrays(classes, bound),
    )


def _filled(array, values):
    for i, value in enumerate(values):
        if isinstance(value, (int, float)):
            array[i] = value
        else:
            _filled(array[i], value)
    return array


def _shares_of_three(bound):
    """The win shares of three seats by scores, the next to move first."""
    size = share_tables.THREE_SEAT_TOTAL + 1
    found = bound.floats(size, size, size, 3)
    for a, b, c in share_tables.three_seat_places():
        _filled(found[a][b][c], share_tables.three_seat_shares((a, b, c)))
    return found


def takes(s):
    """Whether the dice and the end of the game are those of the box, which the tables are for. Not compiled."""
    try:
        fits = s.seats != 2 or bool(solution.shipped())
    except Unreadable:
        return False
    has_tables = fits and (s.seats != 3 or share_tables.has_three_seat_table()) and share_tables.has_estimate()
    return has_tables and not (s.random_dice or s.rounds or s.target or s.cap)


def plan_turn(states, kind, seed, out, work):
    """Writes an action within the mistake of a kind, at random; returns 1. Works each turn out once."""
    s = states[0]
    evaluator = work.evaluators[kind]
    key = turn_key(s, evaluator)
    if work.memo[TURN] != key and (s.phase == READY or s.phase == CHOOSE):
        work.memo[TURN] = key
        work.memo[SOLVED_LEVELS] = begin_turn(s, evaluator, work.tables, work.turn)
    out[0] = decide(s, evaluator, work.mistakes[kind], work.tables, work.memo[SOLVED_LEVELS], seed, work.turn)
    return 1


def turn_key(s, evaluator):
    """A number for all that the values of a turn depend on, never 0."""
    key = s.turns + 1
    for seat in range(s.seats):
        key = MOST_POINTS * key + s.score[seat]
    return KINDS_OF_VALUES * key + evaluator
