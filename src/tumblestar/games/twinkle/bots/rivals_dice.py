# pyright: basic
"""The dice that other seats of Twinkle hang before a seat's next turn, as `strong` would. In the compilable subset.

Each of these seats rolls, or takes, what `turn_search` finds best for it among the dice that are left. A roll hangs
each of its dice with a known chance. SCENARIOS draw from these chances in strata, so that the same state always has the
same scenarios.
"""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.rolls import NO_DIE
from tumblestar.games.twinkle.bots.turn_search import MOST_RIVALS, NO_VALUE, SCENARIOS, VALUE
from tumblestar.games.twinkle.bots.value_net import HIDDEN
from tumblestar.games.twinkle.parts import DICE, HIGHEST, SIDES_OF
from tumblestar.games.twinkle.rules import HAND, OUT, TAKE

is_finished = find_places = pick_start = copy_layer = subtract_die = hole


def find_rivals_places(s, seat, net, work, later):
    """Fills the tables of the seats that act before the next turn of `seat`, in their order; returns how many."""
    held = s.held
    s.held = 0
    count = 0
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if is_finished(s, other):
            continue
        find_places(s, other, net, later)
        for die in range(DICE):
            for result in range(HIGHEST + 1):
                for j in range(4):
                    work.rival_tables[count][die][result][j] = later.table[die][result][j]
                work.rival_orders[count][die][result] = later.order[die][result]
            work.rival_orders[count][die][HIGHEST + 1] = later.order[die][HIGHEST + 1]
        count += 1
    s.held = held
    return count


def foresee(s, die, count, work, later):
    """Writes into `work.gone` the dice that `count` seats hang once `die` is hung, after `find_rivals_places`."""
    gone = work.gone
    held, was = s.held, OUT
    s.held = 0
    if die >= 0:
        was = s.where[die]
        s.where[die] = OUT
    for k in range(SCENARIOS):
        for i in range(MOST_RIVALS):
            gone[k][i] = NO_DIE
        for i in range(count):
            table, order = work.rival_tables[i], work.rival_orders[i]
            if pick_start(s, table, order, later) > NO_VALUE:
                u = ((k * (2 * i + 1) + i) % SCENARIOS + 0.5) / SCENARIOS
                gone[k][i] = hung_of_roll(later.dice, table, order, u)
            if gone[k][i] >= 0:
                s.where[gone[k][i]] = -2 - s.where[gone[k][i]]
        put_back(s, gone[k])
    if die >= 0:
        s.where[die] = was
    s.held = held


def put_back(s, dice):
    """Restores the dice that were marked as gone: a mark is -2 minus what the die was."""
    for i in range(MOST_RIVALS):
        if dice[i] >= 0:
            s.where[dice[i]] = -2 - s.where[dice[i]]


def remove(s, dice):
    """Marks dice as gone, until `put_back`."""
    for i in range(MOST_RIVALS):
        if dice[i] >= 0:
            s.where[dice[i]] = -2 - s.where[dice[i]]


def hung_of_roll(dice, table, order, u):
    """The die of a roll that is hung, if the chances of its first, second and third add up to more than `u`; or NO_DIE.

    A d8 that is taken is hung for certain.
    """
    if dice[0] >= TAKE:
        return dice[0] - TAKE
    for i in range(HAND):
        if dice[i] >= 0:
            u -= chance_to_hang(i, dice, table, order)
            if u < 0.0:
                return dice[i]
    return NO_DIE


def chance_to_hang(i, dice, table, order):
    """The chance that the i-th die of a roll has the best place of all; of equal ones the first hangs."""
    total = 0.0
    at = 0
    while order[dice[i]][at] > 0:
        value = table[dice[i]][order[dice[i]][at]][VALUE]
        chance = 1.0 / SIDES_OF[dice[i]]
        for j in range(HAND):
            if j != i and dice[j] >= 0:
                better = 0
                while order[dice[j]][better] > 0 and (
                    table[dice[j]][order[dice[j]][better]][VALUE] > value
                    or (j < i and table[dice[j]][order[dice[j]][better]][VALUE] == value)
                ):
                    better += 1
                chance *= 1.0 - better / SIDES_OF[dice[j]]
        total += chance
        at += 1
    return total


def thin_surroundings(s, rows, gone, work):
    """Removes from `work.context` the dice that are gone, each by the share of the scenarios in which it is."""
    context, one, sum_ = work.context, work.hidden, work.saved
    copy_layer(context, sum_)
    for k in range(SCENARIOS):
        for i in range(MOST_RIVALS):
            if gone[k][i] >= 0:
                copy_layer(context, one)
                subtract_die(s, rows, gone[k][i], one)
                for j in range(HIDDEN):
                    sum_[j] += (one[j] - context[j]) / SCENARIOS
    copy_layer(sum_, context)
