# pyright: basic
"""Twinkle's bots: `greedy` and `beginner` go by the points of their turn, the others search. In the compilable subset.

`strong` searches one turn (`bots/turn_search.py`). `master` searches two from the fifth die on, or alone
(`bots/choice.py`), which takes up to half a second where it is compiled; elsewhere it searches one. The levels between
search one turn and err. All that search evaluate with learned values (`bots/value_net.py`), which come in files.
"""

from typing import Any, NamedTuple

from tumblestar.contract.players import BotLevel
from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots import choice, last_turns, rivals_dice, rolls, turn_search, value_net
from tumblestar.games.twinkle.bots.rolls import NO_DIE
from tumblestar.games.twinkle.bots.search_memory import layers, search_memory
from tumblestar.games.twinkle.bots.turn_search import MEAN, PLACE, VALUE
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STARS
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, HANGING, HELD, ROLL, TAKE

legal = points = attach = is_finished = copy_state = next_seed = pick_below = hole
best_gain = best_roll = chances_of_gains = expected_gain = find_winning_places = winning_place = choose = hole

LEVELS = {
    "greedy": BotLevel(is_quick=True),
    "beginner": BotLevel(1, is_quick=True),
    "novice": BotLevel(2),
    "club": BotLevel(3),
    "strong": BotLevel(4),
    "master": BotLevel(5, holds_interpreted=False),
}
"""The kind of a level is its place, from 1."""
GREEDY, BEGINNER, NOVICE, CLUB, STRONG, MASTER = range(1, len(LEVELS) + 1)
MISTAKES = {NOVICE: 0.06, CLUB: 0.02}
"""The chance to win that each choice of a level may cost, at most, by its own estimate."""
MODULES = (rolls, value_net, turn_search, last_turns, rivals_dice, choice)
ALL_POINTS = 1000
"""More than any die brings."""
SURE_POINTS, GOOD_POINTS = 2, 4
"""The beginner takes the first d8 of the centre that brings two points, and the first die rolled that brings four."""
NO_HOPE = -1.0 * ALL_POINTS
"""The hope of a die that is not free, or picked."""


class PlayerMemory(NamedTuple):
    """The memory of the players of one game."""

    net: Any
    mistakes: Any
    """(kinds,): the chance to win that each choice of a kind may cost."""
    twice: Any
    """(kinds,): whether a kind searches two turns."""
    work: Any
    """The search of this turn; `greedy` chooses dice in it too."""
    later: Any
    """The search of the next turn."""
    below: Any
    """(DICE, GAIN_LEVELS): the chance of each die to gain at most so many points."""
    nowhere: Any
    """(DICE,): the chance of each die to hang nowhere."""
    hopes: Any
    """(DICE,): the points that there are with each die at best (`find_hopes`)."""


def terms(s):
    """Alone there is another net. Not compiled."""
    return s.seats == 1


def workspace(bound, s):
    """The net that ships and the memory of the searches. Not compiled."""
    mistakes, twice = bound.floats(len(LEVELS) + 1), bound.ints(len(LEVELS) + 1)
    for kind, mistake in MISTAKES.items():
        mistakes[kind] = mistake
    twice[MASTER] = int(bound.compiled)
    return PlayerMemory(
        layers(bound.compiled, terms(s)),
        mistakes,
        twice,
        search_memory(bound),
        search_memory(bound),
        bound.floats(DICE, rolls.GAIN_LEVELS),
        bound.floats(DICE),
        bound.floats(DICE),
    )


def plan_turn(m, kind, seed):
    """Writes the actions of a level up to where chance acts; returns how many. A search leaves its value in `best`."""
    if kind == BEGINNER:
        return plan_hopefully(m, seed)
    s, work = m.states[0], m.work.work
    for i in range(HAND):
        work.dice[i] = NO_DIE
    action = choose(s, m.work.twice[kind] > 0, m.work.mistakes[kind], seed, m.work.net, work, m.work.later)
    if s.phase == CHOOSE and action < TAKE:
        return write_roll(s, work.dice, m.out)
    m.out[0] = action
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


# -- by the points of this turn


def plan_greedily(m, seed):
    """Writes the actions that bring most points in this turn, up to where chance acts; returns how many.

    Before a roll `work.dice` gets the best dice to roll, and `work.best` their points.
    """
    s = m.states[0]
    n = legal(s, m.out)
    if s.phase == CHOOSE:
        return plan_roll(s, n, seed, m.out, m.work)
    if s.phase == HANG:
        m.out[0] = most_points(m.states, n, seed, m.out)
    else:
        m.out[0] = least_useful(s, n, seed, m.out, m.work)
    return 1


def plan_roll(s, n, seed, out, work):
    """Writes the d8 that brings more points than any roll may be expected to, ties at random; else the best roll."""
    before = points(s, s.mover)
    dice = work.work.dice
    gain = best_roll(s, s.mover, work.below, work.nowhere, work.work.actions, work.work.rolls, dice)
    work.work.best[VALUE] = gain
    ties = 0
    for i in range(n):
        action = out[i]
        if TAKE <= action < ROLL:
            die = action - TAKE
            sure = best_gain(s, s.mover, die, s.shown[die], before)
            if sure > gain:
                gain = sure
                ties = 1
                out[0] = action
            elif ties > 0 and sure == gain:
                ties += 1
                seed = next_seed(seed)
                if pick_below(seed, ties) == 0:
                    out[0] = action
    return 1 if ties > 0 else write_roll(s, dice, out)


def most_points(states, n, seed, out):
    """The place in which a die of the hand brings most points, ties at random."""
    s = states[0]
    most = -ALL_POINTS
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
    least = 1.0 * ALL_POINTS
    ties = 0
    best = out[0]
    for i in range(n):
        gain = expected_gain(work.below, work.nowhere, out[i], NO_DIE, NO_DIE, span)
        if gain < least:
            least = gain
            ties = 0
        if gain == least:
            ties += 1
            seed = next_seed(seed)
            if pick_below(seed, ties) == 0:
                best = out[i]
    return best


# -- as a beginner


def plan_hopefully(m, seed):
    """The same of the beginner, who takes the first good thing, and of a roll hopes for the best."""
    s, work, hopes, out = m.states[0], m.work.work, m.work.hopes, m.out
    before = points(s, s.mover)
    if s.phase == HANG:
        enough = before + GOOD_POINTS if s.hung[s.mover] < STARS - 1 else ALL_POINTS
        out[0] = first_good(s, enough, seed, work.table)
        return 1
    n = legal(s, out)
    if s.hung[s.mover] == STARS:  # alone any die may leave the game then
        return 1
    find_winning_places(s, work)
    for i in range(n):
        die = out[i] - TAKE
        if 0 <= die < DICE and work.table[die][s.shown[die]][MEAN] >= before + SURE_POINTS:
            out[0] = out[i]
            return 1
    find_hopes(s, seed, work.table, hopes)
    if s.phase == CHOOSE:
        return plan_hopeful_roll(s, hopes, out)
    for i in range(1, n):
        if hopes[out[i]] < hopes[out[0]]:
            out[0] = out[i]
    return 1


def first_good(s, enough, seed, table):
    """The place of the first die of the hand, from a random one on, with which there are `enough` points.

    So the others are overlooked. If there is none, the place with most points. A die hangs where it leads, or has most.
    """
    start = pick_below(seed, s.held)
    most = -ALL_POINTS
    best = -1
    for k in range(s.held):
        i = (start + k) % s.held
        here = table[s.hand[i]][s.shown[s.hand[i]]]
        winning_place(s, s.hand[i], s.shown[s.hand[i]], here)
        if here[PLACE] >= 0.0 and here[MEAN] > most:
            most = int(here[MEAN])
            best = HANGING + PLACES * i + int(here[PLACE])
            if most >= enough:
                break
    return best


def find_hopes(s, seed, table, hopes):
    """Writes the points that there are with the best result of each die, and a fraction that decides ties at random."""
    for die in range(DICE):
        seed = next_seed(seed)
        hopes[die] = NO_HOPE
        if s.where[die] == FREE or s.where[die] == HELD:
            for result in range(1, SIDES_OF[die] + 1):
                if table[die][result][PLACE] >= 0.0:
                    hopes[die] = max(hopes[die], table[die][result][MEAN])
            hopes[die] += pick_below(seed, DICE) / DICE


def plan_hopeful_roll(s, hopes, out):
    """Writes the roll of the dice with the highest hopes, those in the hand among them; returns how many actions."""
    n = 0
    while s.held + n < HAND:
        best = NO_DIE
        for die in range(DICE):
            if s.where[die] == FREE and hopes[die] > NO_HOPE and (best < 0 or hopes[die] > hopes[best]):
                best = die
        if best < 0:  # alone there may be fewer dice
            break
        out[n] = best
        hopes[best] = NO_HOPE
        n += 1
    out[n] = ROLL
    return n + 1
