# pyright: basic
"""The last two turns of a game of Twinkle, as far as they can be searched exactly. In the compilable subset.

In the last turn all others are finished, and the seat to act hangs its seventh die. Its turn is the latest, so it wins
ties (TW-4.8): a place wins or loses for certain. If no die of a roll fits, the turn is lost and the same seat acts
again (TW-3.8). Only the d8s that were rolled have changed then, and what they show hangs nowhere. So every attempt has
the same chances, and a roll that wins with `p` and fails with `f` is worth p / (1 - f).

In the turn before it the seat to act and one rival have a die to hang each, and all others are finished. A
constellation that is whole wins if it beats all finished ones and the rival's last turn does not win. After a roll that
is the exact chance. Before a roll two things are estimated: a lost turn has the value that the net gives it, and d8s
that are rolled and not hung count with their old results.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.rolls import NO_DIE
from tumblestar.games.twinkle.bots.turn_search import GRID, MEAN, PLACE, VALUE
from tumblestar.games.twinkle.parts import COLOURS, D8, DICE, PLACES, SIDES_OF, STARS, TYPES
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, HANGING, HELD, TAKE

attach = is_finished = points = has_room = detach = list_rolls = hole
compares = find_places = best_start = rank_results = hole

# -- the last turn

WINS, FAILS = 0, 1
"""Of a die: the chances that a roll of it wins, and that it hangs nowhere."""


def is_last_turn(s):
    """Whether the game ends with the die that the seat to act hangs next."""
    if s.seats == 1 or s.hung[s.mover] != STARS - 1:
        return False
    others = 0
    for other in range(s.seats):
        if other != s.mover and not is_finished(s, other):
            others += 1
    return others == 0


def last_action(s, work):
    """The action with the best chance to win the last turn, which `work.best` gets, or -1 if no win is possible.

    Before a roll the dice are in `work.dice`.
    """
    best = work.best
    best[VALUE] = 0.0
    if s.phase == CHOOSE:
        find_winning_places(s, work)
        best_last_start(s, work)
        return work.dice[0] if best[VALUE] > 0.0 else -1
    action = -1
    most = 0.0
    for i in range(s.held):
        die = s.hand[i]
        here = work.table[die][s.shown[die]]
        winning_place(s, die, s.shown[die], here)
        if here[VALUE] > 0.0 and (action < 0 or here[MEAN] > most):
            most = here[MEAN]
            action = HANGING + PLACES * i + int(here[PLACE])
            best[VALUE] = 1.0
    return action


def winning_place(s, die, result, best):
    """Writes the best place for a die with a result into `best`: whether it wins, its points, and the place or -1."""
    seat = s.mover
    was_where, was_shown = s.where[die], s.shown[die]
    best[VALUE] = 0.0
    best[PLACE] = -1.0
    for parent in range(PLACES):
        if not has_room(s, seat, parent, result):
            continue
        s.shown[die] = result
        attach(s, seat, die, parent)
        total = points(s, seat)
        wins = 1.0
        for other in range(s.seats):
            if other != seat and points(s, other) > total:
                wins = 0.0
                break
        detach(s, seat, die, parent)
        if best[PLACE] < 0.0 or wins > best[VALUE] or (wins == best[VALUE] and total > best[MEAN]):
            best[VALUE] = wins
            best[MEAN] = total
            best[PLACE] = parent
    s.where[die] = was_where
    s.shown[die] = was_shown


def find_winning_places(s, work):
    """Fills `table` with the best place of every free die with every result, and `chances` with those of each die."""
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        wins = 0
        fails = 0
        for result in range(1, SIDES_OF[die] + 1):
            here = work.table[die][result]
            winning_place(s, die, result, here)
            if here[PLACE] < 0.0:
                fails += 1
            elif here[VALUE] > 0.0:
                wins += 1
        work.chances[die][WINS] = wins / SIDES_OF[die]
        work.chances[die][FAILS] = fails / SIDES_OF[die]


def best_last_start(s, work):
    """Writes the dice to roll, or the d8 to take, with the best chance to win, after `find_winning_places`.

    Dice in the hand are rolled in any case.
    """
    rolls, chances, best, dice = work.rolls, work.chances, work.best, work.dice
    best[VALUE] = 0.0
    first = winning_d8(s, work, -1)
    if first >= 0 and s.held == 0:
        best[VALUE] = 1.0
        dice[0] = TAKE + first
        return
    held = s.held
    s.held = 0
    again = 0.0
    for i in range(list_rolls(s, work.actions, rolls)):
        roll = rolls[i]
        again = max(again, chance_of_roll(roll, chances, WINS) / (1.0 - chance_of_roll(roll, chances, FAILS)))
    s.held = held
    for i in range(list_rolls(s, work.actions, rolls)):
        roll = rolls[i]
        lost = 1.0 if winning_d8(s, work, i) >= 0 else again
        value = chance_of_roll(roll, chances, WINS) + chance_of_roll(roll, chances, FAILS) * lost
        if value > best[VALUE]:
            best[VALUE] = value
            for j in range(HAND):
                dice[j] = roll[j]


def winning_d8(s, work, at):
    """A d8 of the centre that wins as it lies and is not in roll `at` of `work.rolls`, or NO_DIE; -1 is no roll."""
    for colour in range(COLOURS):
        die = colour * TYPES + D8
        if s.where[die] != FREE or work.table[die][s.shown[die]][VALUE] == 0.0:
            continue
        is_rolled = False
        for j in range(HAND):
            if at >= 0 and work.rolls[at][j] == die:
                is_rolled = True
        if not is_rolled:
            return die
    return NO_DIE


def chance_of_roll(roll, chances, which):
    """The chance that some die of a roll wins (WINS), or that all of them fail (FAILS)."""
    none = 1.0
    for j in range(HAND):
        if roll[j] >= 0:
            chance = chances[roll[j]][which]
            none *= 1.0 - chance if which == WINS else chance
    return 1.0 - none if which == WINS else none


# -- the turn before it

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
