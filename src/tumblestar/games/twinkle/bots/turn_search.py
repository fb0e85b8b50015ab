# pyright: basic
"""An exact search of one turn of Twinkle over the evaluation of `value_net.py`. In the compilable subset.

For each free die and each of its results the best place is found. The best of three dice is then the maximum of three
independent values with known distributions, so every roll of three has an exact value, and every d8 in the centre.

A value is the chance to win. Alone the net gives it; with others the final points of every seat are taken to be normal
and independent.
"""

from math import erf, exp

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.rolls import NO_DIE
from tumblestar.games.twinkle.bots.value_net import HIDDEN, KNOWN_POINTS
from tumblestar.games.twinkle.parts import COLOURS, D8, DICE, PLACES, SIDES_OF, STARS, TYPES
from tumblestar.games.twinkle.rules import FREE, HAND, HANGING, HELD, OUT, TAKE
from tumblestar.games.twinkle.scoring import COMPARED

legal = attach = is_finished = is_won = mission_points = points = hole
has_room = detach = list_rolls = hole
features = surroundings = add_rows = subtract_die = copy_layer = output = logistic = best_rival = insert = hole

GRID, LOWEST, STEPS = 400, -20.0, 4
"""The chance to finish above all others is tabled for points from LOWEST on, STEPS to a point."""
LEAST_VARIANCE = 0.09
"""The least variance of the final points."""
VALUE, MEAN, VARIANCE, PLACE = 0, 1, 2, 3
"""Of an evaluation: the value, mean and variance of the final points, and the place, or -1 where a die cannot hang."""
NO_VALUE = -3.0
"""Below every value."""
MOST_RIVALS = 3
"""The seats that can act between two turns of a seat."""
SCENARIOS = 4
"""The ways that are looked at in which these seats hang dice."""
MOST_RANKED = 8
"""The placements of a hand that are ranked."""
NODES = (-2.0201828704560856, -0.9585724646138185, 0.0, 0.9585724646138185, 2.0201828704560856)
NODE_WEIGHTS = (
    0.019953242059045913,
    0.39361932315224116,
    0.9453087204829419,
    0.39361932315224116,
    0.019953242059045913,
)
"""Gauss-Hermite quadrature with five nodes."""
ROOT_PI = 1.7724538509055159
ROOT_2 = 1.4142135623730951


# -- evaluation


def prepare(s, seat, left, net, work):
    """Writes `context`, `rivals` and `above` for a seat that has `left` dice to hang when the others have acted."""
    context, above, found = work.context, work.above, work.found
    n = surroundings(s, seat, work.features)
    for j in range(HIDDEN):
        context[j] = 0.0
    add_rows(net.rows, work.features, n, context)
    if s.seats == 1:
        return
    for x in range(GRID):
        above[x] = 1.0
    for other in range(s.seats):
        if other != seat:
            score_rivals(s, other, work.rivals)
            evaluate(s, other, net, work)
            theirs = 0 if is_finished(s, other) else STARS - s.hung[other]
            edge = 0.5 if left >= theirs else -0.5  # TW-4.8
            scale = 1.0 / (ROOT_2 * found[VARIANCE] ** 0.5)
            for x in range(GRID):
                above[x] *= 0.5 + 0.5 * erf((LOWEST + x / STEPS + edge - found[MEAN]) * scale)
    score_rivals(s, seat, work.rivals)


def score_rivals(s, seat, rivals):
    """Writes the best figures of a seat's rivals in the missions that compare."""
    for j in range(HAND):
        if 0 < s.missions[j] <= COMPARED and s.seats > 1:
            rivals[j] = best_rival(s, seat, s.missions[j])


def compares(s):
    """Whether a mission in play compares the constellations; missions are in order, 0 last."""
    return 0 < s.missions[0] <= COMPARED


def evaluate(s, seat, net, work):
    """Evaluates a seat's constellation as it hangs, into `found`, after `prepare`."""
    hidden, found, above = work.hidden, work.found, work.above
    over = s.hung[seat] == STARS or is_finished(s, seat)
    if over and s.seats == 1:
        found[VALUE] = 1.0 if is_won(s) else 0.0
        return
    if over and not compares(s):
        found[MEAN] = points(s, seat)
        found[VARIANCE] = LEAST_VARIANCE
        found[VALUE] = win_chance(above, found[MEAN], 0.0)
        return
    n = features(s, seat, work.rivals, work.features)
    copy_layer(work.context, hidden)
    add_rows(net.rows, work.features, n, hidden)
    top = net.tops[s.hung[seat]]
    if s.seats == 1:
        found[VALUE] = logistic(output(hidden, top[0]))
        return
    mean = work.features[KNOWN_POINTS] + output(hidden, top[0])
    if over:
        for j in range(HAND):
            if COMPARED < s.missions[j] <= 10:
                mean += mission_points(s, seat, s.missions[j])
    found[MEAN] = mean
    found[VARIANCE] = max(exp(min(output(hidden, top[1]), 5.0)), LEAST_VARIANCE)
    found[VALUE] = win_chance(above, mean, found[VARIANCE])


def win_chance(above, mean, variance):
    """The chance to finish above the others with normally distributed points."""
    if variance < 0.2:
        return chance_above(above, mean)
    total = 0.0
    scale = (2.0 * variance) ** 0.5
    for i in range(5):
        total += NODE_WEIGHTS[i] * chance_above(above, mean + scale * NODES[i])
    return total / ROOT_PI


def chance_above(above, x):
    """The tabled chance to finish above all others with `x` points, interpolated."""
    at = min(max((x - LOWEST) * STEPS, 0.0), GRID - 1.001)
    i = int(at)
    return above[i] + (at - i) * (above[i + 1] - above[i])


# -- before a roll


def best_place(s, seat, die, result, net, work, best):
    """Writes the best place for a die with a result into `best`; its PLACE is -1 where there is none."""
    found = work.found
    was_where, was_shown = s.where[die], s.shown[die]
    best[PLACE] = -1.0
    best[VALUE] = -1.0
    for parent in range(PLACES):
        if not has_room(s, seat, parent, result):
            continue
        s.shown[die] = result
        attach(s, seat, die, parent)
        evaluate(s, seat, net, work)
        detach(s, seat, die, parent)
        if found[VALUE] > best[VALUE]:
            copy_evaluation(found, best)
            best[PLACE] = parent
    s.where[die] = was_where
    s.shown[die] = was_shown


def copy_evaluation(source, target):
    """Copies value, mean and variance."""
    target[VALUE] = source[VALUE]
    target[MEAN] = source[MEAN]
    target[VARIANCE] = source[VARIANCE]


def find_places(s, seat, net, work):
    """Fills `table` and `order`: the best place of every free die with every result, and the value of a lost turn."""
    prepare(s, seat, STARS - 1 - s.hung[seat], net, work)
    fill_table(s, seat, net, work)


def fill_table(s, seat, net, work):
    """As `find_places`, after `prepare`."""
    context, table = work.context, work.table
    evaluate(s, seat, net, work)
    for die in range(DICE):
        if s.where[die] == FREE or s.where[die] == HELD:
            copy_evaluation(work.found, table[die][0])
            table[die][0][PLACE] = -1.0
    copy_layer(context, work.saved)
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        copy_layer(work.saved, context)
        subtract_die(s, net.rows, die, context)
        for result in range(1, SIDES_OF[die] + 1):
            best_place(s, seat, die, result, net, work, table[die][result])
        rank_results(die, table, work.order)
    copy_layer(work.saved, context)


def rank_results(die, table, order):
    """Sorts the results of a die that can hang, the best first; then 0."""
    n = 0
    for result in range(1, SIDES_OF[die] + 1):
        if table[die][result][PLACE] < 0.0:
            continue
        i = n
        while i > 0 and table[die][order[die][i - 1]][VALUE] < table[die][result][VALUE]:
            order[die][i] = order[die][i - 1]
            i -= 1
        order[die][i] = result
        n += 1
    order[die][n] = 0


def value_of_roll(first, second, third, table, order):
    """The value of rolling three dice, or fewer (-1 is no die): the best of them is hung where it is best."""
    i = 0
    j = 0
    k = 0
    p = 1.0 / SIDES_OF[first]
    q = 1.0 / SIDES_OF[second] if second >= 0 else 0.0
    r = 1.0 / SIDES_OF[third] if third >= 0 else 0.0
    left_1 = 1.0
    left_2 = 1.0
    left_3 = 1.0
    total = 0.0
    while True:
        a = order[first][i]
        b = order[second][j] if second >= 0 else 0
        c = order[third][k] if third >= 0 else 0
        x = table[first][a][VALUE] if a > 0 else NO_VALUE
        y = table[second][b][VALUE] if b > 0 else NO_VALUE
        z = table[third][c][VALUE] if c > 0 else NO_VALUE
        if x >= y and x >= z:
            if a == 0:
                break
            total += x * p * left_2 * left_3
            left_1 -= p
            i += 1
        elif y >= z:
            total += y * q * left_1 * left_3
            left_2 -= q
            j += 1
        else:
            total += z * r * left_1 * left_2
            left_3 -= r
            k += 1
    return total + left_1 * left_2 * left_3 * table[first][0][VALUE]


def moments_of_roll(first, second, third, table, order, best):
    """Writes mean and variance of a roll into `best[1:3]`, in the order of `value_of_roll`.

    The loop stands twice: with the moments in it, `value_of_roll`, which runs for every roll, is slower by a tenth.
    """
    i = 0
    j = 0
    k = 0
    p = 1.0 / SIDES_OF[first]
    q = 1.0 / SIDES_OF[second] if second >= 0 else 0.0
    r = 1.0 / SIDES_OF[third] if third >= 0 else 0.0
    left_1 = 1.0
    left_2 = 1.0
    left_3 = 1.0
    mean = 0.0
    square = 0.0
    while True:
        a = order[first][i]
        b = order[second][j] if second >= 0 else 0
        c = order[third][k] if third >= 0 else 0
        x = table[first][a][VALUE] if a > 0 else NO_VALUE
        y = table[second][b][VALUE] if b > 0 else NO_VALUE
        z = table[third][c][VALUE] if c > 0 else NO_VALUE
        done = False
        if x >= y and x >= z:
            here = table[first][a]
            chance = p * left_2 * left_3
            if a == 0:
                done = True
                chance = left_1 * left_2 * left_3
            left_1 -= p
            i += 1
        elif y >= z:
            here = table[second][b]
            chance = q * left_1 * left_3
            left_2 -= q
            j += 1
        else:
            here = table[third][c]
            chance = r * left_1 * left_2
            left_3 -= r
            k += 1
        mean += chance * here[MEAN]
        square += chance * (here[VARIANCE] + here[MEAN] * here[MEAN])
        if done:
            break
    best[MEAN] = mean
    best[VARIANCE] = max(square - mean * mean, LEAST_VARIANCE)


def best_start(s, work):
    """Writes the best dice to roll, or the best d8 to take, after `find_places`; returns its value, or NO_VALUE.

    Dice in the hand are rolled in any case.
    """
    value = pick_start(s, work.table, work.order, work)
    if work.dice[0] < TAKE and value > NO_VALUE:
        moments_of_roll(work.dice[0], work.dice[1], work.dice[2], work.table, work.order, work.best)
    return value


def pick_start(s, table, order, work):
    """As `best_start`, by the tables of any seat; of a roll only the value is written into `best`."""
    rolls, best, dice = work.rolls, work.best, work.dice
    best[VALUE] = NO_VALUE
    count = list_rolls(s, work.actions, rolls)
    for i in range(count):
        value = value_of_roll(rolls[i][0], rolls[i][1], rolls[i][2], table, order)
        if value > best[VALUE]:
            best[VALUE] = value
            for j in range(HAND):
                dice[j] = rolls[i][j]
    if s.held == 0:
        for colour in range(COLOURS):
            die = colour * TYPES + D8
            if s.where[die] == FREE or s.where[die] == HELD:  # one of a hand that the search of two turns put back
                here = table[die][s.shown[die]]
                if here[PLACE] >= 0.0 and here[VALUE] > best[VALUE]:
                    copy_evaluation(here, best)
                    dice[0] = TAKE + die
    return best[VALUE]


# -- after a roll


def best_hanging(s, net, work):
    """The best action to hang a die of the hand."""
    rank_hangings(s, net, work)
    work.best[VALUE] = work.ranked[0][0]
    return int(work.ranked[0][1])


def rank_hangings(s, net, work):
    """Ranks the ways to hang a die of the hand, each with the die that then leaves the game; returns how many."""
    context, found = work.context, work.found
    seat = s.mover
    count = 0
    prepare(s, seat, STARS - 1 - s.hung[seat], net, work)
    copy_layer(context, work.saved)
    for i in range(s.held):
        die = s.hand[i]
        for j in range(-1, s.held):
            if j == i or (j < 0) != (s.seats > 1 or s.held == 1):
                continue
            leaver = s.hand[j] if j >= 0 else NO_DIE
            copy_layer(work.saved, context)
            subtract_die(s, net.rows, die, context)
            if leaver >= 0:
                s.where[die] = OUT
                subtract_die(s, net.rows, leaver, context)
                s.where[die] = HELD
            for parent in range(PLACES):
                if not has_room(s, seat, parent, s.shown[die]):
                    continue
                attach(s, seat, die, parent)
                evaluate(s, seat, net, work)
                detach(s, seat, die, parent)
                s.where[die] = HELD
                action = HANGING + PLACES * i + parent
                count = insert(work.ranked, count, MOST_RANKED, found[VALUE], action, leaver)
    return count


def best_discard(s, net, work):
    """The die whose discard leaves the best chance (TW-6.5, TW-6.6)."""
    rank_discards(s, net, work)
    work.best[VALUE] = work.ranked[0][0]
    return int(work.ranked[0][1])


def rank_discards(s, net, work):
    """Ranks the dice that may leave the game; returns how many."""
    context, found = work.context, work.found
    prepare(s, s.mover, STARS - 1 - s.hung[s.mover], net, work)
    copy_layer(context, work.saved)
    count = 0
    n = legal(s, work.actions)
    for i in range(n):
        die = work.actions[i]
        copy_layer(work.saved, context)
        subtract_die(s, net.rows, die, context)
        evaluate(s, s.mover, net, work)
        count = insert(work.ranked, count, MOST_RANKED, found[VALUE], die, NO_DIE)
    return count
