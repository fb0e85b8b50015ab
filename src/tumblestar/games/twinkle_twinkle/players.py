# pyright: basic
"""Twinkle Twinkle's bots in the compilable subset: `greedy`, and levels of one search of turns (`turn_search.py`).

`greedy` and `beginner` look at the points of their own turn. `novice` weighs its turn by learned values of the charts
(`chart_value.py`), `club` and `strong` search to the end of the round, `expert` and `master` to the end of the next
one. Up to there nothing is left to chance: both rows and the order are known. Then the learned values count, and the
places in the turn order. Levels below `master` take any of the choices that are at most so much worse than the best.
Budgets count turns, so a busy machine changes no choice.
"""

from typing import Any, NamedTuple

from tumblestar.contract.players import BotLevel
from tumblestar.engine.speed import hole
from tumblestar.games.twinkle_twinkle.bots import chart_value, playouts, turn_search
from tumblestar.games.twinkle_twinkle.bots.memory import (
    at_once,
    chart_workspace,
    search_tree,
    shipped_weights,
    weight_table,
)
from tumblestar.games.twinkle_twinkle.bots.playouts import OPEN
from tumblestar.games.twinkle_twinkle.rules import PLACE, TAKING

choose_greedily = choose_turn = take_quickly = copy_state = hole

MODULES = (playouts, chart_value, turn_search)
LEVELS = {
    "greedy": BotLevel(is_quick=True),
    "beginner": BotLevel(stars=1, is_quick=True),
    "novice": BotLevel(stars=2),
    "club": BotLevel(stars=3, holds_interpreted=False),
    "strong": BotLevel(stars=4, holds_interpreted=False),
    "expert": BotLevel(holds_interpreted=False),
    "master": BotLevel(stars=5, holds_interpreted=False),
}
KINDS = {name: kind for kind, name in enumerate(LEVELS, 1)}
BEGINNER = KINDS["beginner"]


class Budget(NamedTuple):
    """How a level searches, and how much it errs."""

    rounds: int
    """The rounds to the horizon, with the one under way; 0: its own turn alone."""
    searches: int = 1
    """The number of searches, wider and wider (`turn_search.WIDTHS`), before the last rounds."""
    mistake: float = 0.0
    """How much worse than the best a choice may be: in payoffs of two seats, or in points of its own turn alone."""


BUDGETS = {
    "beginner": Budget(0, mistake=1.7),
    "novice": Budget(0, mistake=0.66),
    "club": Budget(1, mistake=0.053),
    "strong": Budget(1, mistake=0.025),
    "expert": Budget(2, mistake=0.023),
    "master": Budget(2, searches=4),
}
TURNS = (0, 20_000, 20_000, 20_000, 25_000)
"""The turns that the searches of a choice may look at, by seats; in the last rounds LAST_TURNS times as many.

With four seats the narrowest search of two whole rounds looks at 24,805.
"""
INTERPRETED_TURNS = 300
"""The same where nothing is compiled."""


class PlayerMemory(NamedTuple):
    """The memory of the players; the three workspaces differ in their weights alone."""

    points: Any
    """The workspace of `beginner`, to whom open lines are worth less than a point, so that they only break ties."""
    at_once: Any
    """The workspace of `greedy`, to whom open lines are worth something too."""
    learned: Any
    """The workspace of the other levels."""
    tree: Any
    budgets: Any
    """(kinds, 3): the rounds, searches and turns of each level."""
    mistakes: Any


# -- memory: never compiled


def workspace(bound, s):
    """The players for so many seats as a state has."""
    budgets, mistakes = bound.ints(len(LEVELS) + 1, 3), bound.floats(len(LEVELS) + 1)
    turns = TURNS[s.seats] if bound.compiled else INTERPRETED_TURNS
    for name, budget in BUDGETS.items():
        row = budgets[KINDS[name]]
        row[0], row[1], row[2] = budget.rounds, budget.searches, turns
        mistakes[KINDS[name]] = budget.mistake
    learned = chart_workspace(bound, shipped_weights().weights)
    return PlayerMemory(
        points=learned._replace(value_weights=weight_table(bound, at_once(OPEN / 4))),
        at_once=learned._replace(value_weights=weight_table(bound, at_once())),
        learned=learned,
        tree=search_tree(bound),
        budgets=budgets,
        mistakes=mistakes,
    )


def warm(worker):
    """Compiles what win shares call."""
    s = worker.game.parse_state("seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock")
    memory, call = worker.memory(s), worker.bound.call
    call.look_ahead(memory.states, memory.work.tree, turn_search.KNOWN, 0, memory.work.learned, memory.alarm)


# -- turns


def plan_greedily(m, seed):
    """The most points at once, with a little for open lines; ties at random."""
    choose_greedily(m.states[0], seed, m.work.at_once)
    return write_turn(m.states[0], m.work.at_once.best, m.out)


def plan_turn(m, kind, seed):
    """Writes the tile that a level takes and its place."""
    work, tree = m.work, m.work.tree
    copy_state(tree.states, 0, m.states, 0)
    budget, mistake, values = work.budgets[kind], work.mistakes[kind], work.learned
    space = -1
    if kind == BEGINNER:
        values = work.points
        if m.states[0].phase == TAKING:
            space = take_quickly(tree, mistake, values)
        mistake = 0.0
    choose_turn(tree, budget[0], budget[1], budget[2], mistake, seed, values, m.alarm)
    if space >= 0:
        values.best[0] = space
    return write_turn(m.states[0], values.best, m.out)


def write_turn(s, best, out):
    """Writes the tile, if it is still to be taken, and its place into `out`; returns how many actions these are."""
    n = 0
    if s.phase == TAKING:
        out[0] = best[0]
        n = 1
    out[n] = PLACE + best[1]
    return n + 1
