# pyright: basic
"""The turn before the last one of a game of Twinkle: the others can answer with one die only. In the compilable subset.

The seat to act and one rival have a die to hang each, all others are finished. A constellation that is whole wins if it
beats all finished ones and the rival's last turn, which is solved exactly (`last_turn.py`), does not win. After a roll
that is the exact chance. Before a roll two things are estimated: a lost turn has the value that the net gives it, and
d8s that are rolled and not hung count with their old results.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.turn_search import GRID, PLACE, VALUE
from tumblestar.games.twinkle.parts import DICE, PLACES, SIDES_OF, STARS
from tumblestar.games.twinkle.rules import FREE, HANG, HANGING, HELD

attach = is_finished = points = has_room = detach = compares = hole
find_places = best_start = rank_results = find_winning_places = best_last_start = hole

NO_POINTS = 100
"""Where `known_chance` remembers the chance with no points."""
UNKNOWN = -1.0


def last_rival(s):
    """The rival that has the last turn, one die each after the seat to act; or -1 if this is no such turn."""
    rival = -1
    if s.seats == 1 or s.hung[s.mover] != STARS - 1:
        return -1
    for other in range(s.seats):
        if other != s.mover and not is_finished(s, other):
            if rival >= 0 or s.hung[other] != STARS - 1:
                return -1
            rival = other
    return rival


def best_before_last(s, rival, net, work, later):
    """The best action by the chance to win against the last turn of a rival, which `work.best` gets.

    Before a roll the dice are in `work.dice`.
    """
    if s.phase == HANG:
        return best_hanging_before_last(s, rival, work, later)
    find_places_before_last(s, rival, net, work, later)
    best_start(s, work)
    return work.dice[0]


def chance_before_last(s, rival, later):
    """The chance to win of the seat to act, whose constellation is whole now, against the last turn of a rival."""
    seat, held = s.mover, s.held
    mine = points(s, seat)
    for other in range(s.seats):
        if other != seat and other != rival and points(s, other) > mine:  # of equal ones the latest wins (TW-4.8)
            return 0.0
    s.mover = rival
    s.held = 0
    for i in range(held):
        if s.where[s.hand[i]] == HELD:
            s.where[s.hand[i]] = FREE
    find_winning_places(s, later)
    best_last_start(s, later)
    for i in range(held):
        if s.where[s.hand[i]] == FREE:
            s.where[s.hand[i]] = HELD
    s.held = held
    s.mover = seat
    return 1.0 - later.best[VALUE]


def known_chance(s, rival, later):
    """As `chance_before_last`; `later.above` remembers it by points, all that matters if no mission compares."""
    if compares(s):
        return chance_before_last(s, rival, later)
    at = points(s, s.mover) + NO_POINTS
    if later.above[at] < 0.0:
        later.above[at] = chance_before_last(s, rival, later)
    return later.above[at]


def forget(later):
    """Empties the memory of `known_chance`, which holds for one die."""
    for i in range(GRID):
        later.above[i] = UNKNOWN


def best_place_before_last(s, die, result, rival, later, best):
    """Writes the best place for a die with a result into `best`, by the chance to win; its PLACE is -1 for none."""
    seat = s.mover
    was_where, was_shown = s.where[die], s.shown[die]
    best[VALUE] = -1.0
    best[PLACE] = -1.0
    for parent in range(PLACES):
        if has_room(s, seat, parent, result):
            s.shown[die] = result
            attach(s, seat, die, parent)
            value = known_chance(s, rival, later)
            detach(s, seat, die, parent)
            if value > best[VALUE]:
                best[VALUE] = value
                best[PLACE] = parent
    s.where[die] = was_where
    s.shown[die] = was_shown


def find_places_before_last(s, rival, net, work, later):
    """As `find_places`, with the chance to win against the last turn of a rival."""
    find_places(s, s.mover, net, work)
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        forget(later)
        for result in range(1, SIDES_OF[die] + 1):
            if work.table[die][result][PLACE] >= 0.0:
                best_place_before_last(s, die, result, rival, later, work.table[die][result])
        rank_results(die, work.table, work.order)


def best_hanging_before_last(s, rival, work, later):
    """The action to hang a die of the hand with the best chance to win, which `work.best` gets."""
    best = work.best
    best[VALUE] = -1.0
    action = -1
    for i in range(s.held):
        die = s.hand[i]
        here = work.table[die][s.shown[die]]
        forget(later)
        best_place_before_last(s, die, s.shown[die], rival, later, here)
        if here[PLACE] >= 0.0 and here[VALUE] > best[VALUE]:
            best[VALUE] = here[VALUE]
            action = HANGING + PLACES * i + int(here[PLACE])
    return action
