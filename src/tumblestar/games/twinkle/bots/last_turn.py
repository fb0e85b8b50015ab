# pyright: basic
"""The exact last turn of a game of Twinkle, over every roll, die and place. In the compilable subset.

All others are finished, and the seat to act hangs its seventh die. Its turn is the latest, so it wins ties (TW-4.8): a
place wins or loses for certain. If no die of a roll fits, the turn is lost and the same seat acts again (TW-3.8). Only
the d8s that were rolled have changed then, and what they show hangs nowhere. So every attempt has the same chances, and
a roll that wins with `p` and fails with `f` is worth p / (1 - f).
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.rolls import NO_DIE
from tumblestar.games.twinkle.bots.turn_search import MEAN, PLACE, VALUE
from tumblestar.games.twinkle.parts import COLOURS, D8, DICE, PLACES, SIDES_OF, STARS, TYPES
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANGING, HELD, TAKE

attach = is_finished = points = has_room = detach = list_rolls = hole

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
