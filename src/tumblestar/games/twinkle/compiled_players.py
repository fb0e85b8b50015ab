# pyright: basic
"""Twinkle's bots in the compilable subset, for matches: they choose what those of `evaluation.py` choose."""

from typing import Any, NamedTuple

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle import bots
from tumblestar.games.twinkle.bots import choice, last_turns, rivals_dice, rolls, turn_search, value_net
from tumblestar.games.twinkle.bots.rolls import NO_DIE
from tumblestar.games.twinkle.parts import DICE, PLACES
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, HANGING, ROLL, TAKE

legal = points = attach = is_finished = copy_state = next_seed = pick_below = hole
best_gain = best_roll = chances_of_gains = expected_gain = choose = hole

GREEDY = 1
KINDS = {"greedy": GREEDY, **{name: GREEDY + n for n, name in enumerate(bots.LEVELS, 1)}}
SEARCHES = (turn_search, last_turns, rivals_dice, choice)
MODULES = (rolls, value_net, *SEARCHES)


class PlayerMemory(NamedTuple):
    """The memory of the players of one game."""

    net: Any
    mistakes: Any
    """(kinds,): the chance to win that each choice of a kind may cost."""
    twice: Any
    """(kinds,): whether a kind searches two turns."""
    work: Any
    later: Any
    below: Any
    """(DICE, LEVELS): the chance of each die to gain at most so many points."""
    nowhere: Any
    """(DICE,): the chance of each die to hang nowhere."""
    free: Any
    rolls: Any
    dice: Any
    """(HAND,): the best dice to roll."""


def workspace(bound, seats):
    """The net that ships and the memory of the searches. Not compiled."""
    mistakes, twice = bound.floats(GREEDY + 1 + len(bots.LEVELS)), bound.ints(GREEDY + 1 + len(bots.LEVELS))
    for name, level in bots.LEVELS.items():
        mistakes[KINDS[name]], twice[KINDS[name]] = level.mistake, int(level.twice)
    return PlayerMemory(
        bots.layers(bound.compiled, seats == 1),
        mistakes,
        twice,
        bots.workspace(bound),
        bots.workspace(bound),
        bound.floats(DICE, rolls.GAIN_LEVELS),
        bound.floats(DICE),
        bound.ints(DICE),
        bound.ints(rolls.MOST_ROLLS, HAND),
        bound.ints(HAND),
    )


def takes(s):
    """Any options. Not compiled."""
    return True


def plan_turn(states, kind, seed, out, work):
    """Writes the actions of a kind up to where chance acts; returns how many."""
    s = states[0]
    n = legal(s, out)
    if n == 1:
        return 1
    if kind == GREEDY:
        if s.phase == CHOOSE:
            return plan_roll(s, n, seed, out, work)
        if s.phase == HANG:
            out[0] = most_points(states, n, seed, out)
        else:
            out[0] = least_useful(s, n, seed, out, work)
        return 1
    for i in range(HAND):
        work.work.dice[i] = NO_DIE
    action = choose(s, work.twice[kind] > 0, work.mistakes[kind], seed, work.net, work.work, work.later)
    if s.phase == CHOOSE and action < TAKE:
        return write_roll(s, work.work.dice, out)
    out[0] = action
    return 1


def write_roll(s, dice, out):
    """Writes the actions that pick the dice not yet in the hand, and roll; returns how many."""
    n = 0
    for i in range(HAND):
        if dice[i] >= 0 and s.where[dice[i]] == FREE:
            out[n] = dice[i]
            n += 1
    out[n] = ROLL
    return n + 1


def plan_roll(s, n, seed, out, work):
    """Writes the d8 that brings more points than any roll may be expected to, ties at random; else the best roll."""
    before = points(s, s.mover)
    gain = best_roll(s, s.mover, work.below, work.nowhere, work.free, work.rolls, work.dice)
    ties = 0
    for i in range(n):
        action = out[i]
        if TAKE <= action < ROLL:
            die = action - TAKE
            found = best_gain(s, s.mover, die, s.shown[die], before)
            if found > gain:
                gain = found
                ties = 0
            if found == gain:
                ties += 1
                seed = next_seed(seed)
                if pick_below(seed, ties) == 0:
                    out[0] = action
    return 1 if ties > 0 else write_roll(s, work.dice, out)


def most_points(states, n, seed, out):
    """The place in which a die of the hand brings most points, ties at random."""
    s = states[0]
    most = -1000
    ties = 0
    best = out[0]
    for k in range(n):
        copy_state(states, 1, states, 0)
        after = states[1]
        i = (out[k] - HANGING) // PLACES
        attach(after, s.mover, s.hand[i], (out[k] - HANGING) % PLACES)
        total = points(after, s.mover)
        if total > most:
            most = total
            ties = 0
        if total == most:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                best = out[k]
    return best


def least_useful(s, n, seed, out, work):
    """The die that brings least when it is rolled alone, ties at random; any die once all is hung."""
    if is_finished(s, s.mover):
        return out[pick_below(seed, n)]
    span = chances_of_gains(s, s.mover, work.below, work.nowhere)
    least = 1000.0
    ties = 0
    best = out[0]
    for i in range(n):
        found = expected_gain(work.below, work.nowhere, out[i], NO_DIE, NO_DIE, span)
        if found < least:
            least = found
            ties = 0
        if found == least:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                best = out[i]
    return best
