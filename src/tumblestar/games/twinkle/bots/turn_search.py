# pyright: basic
"""The best of a turn of Twinkle by what constellations will come to (`value.py`), exactly. In the compilable subset.

For each free die and each of its faces the best place is found; the best of three dice is then the one that comes to
rest highest among three known chances, so that every roll of three has an exact worth, and every d8 in the centre.

Worth is the chance to win: alone the net says it; with others a seat's final points are taken to be normal, and so are
those of the others, each for itself.

The memory that all this works in is a `desk`, and the net is (rows, tops): the two layers.
"""

from math import erf, exp

from tumblestar.games.twinkle.bots.value_net import CONTESTS, HIDDEN, SURE
from tumblestar.games.twinkle.parts import COLOURS, D8, DICE, PLACES, SIDES_OF, STAR_A, STARS, TYPES
from tumblestar.games.twinkle.rules import FREE, HAND, HANGING, HELD, HUNG, OUT, TAKE
from tumblestar.speed import hole

legal = join = part = is_finished = is_won = mission_points = points = hole
features = surroundings = add_up = without = answer = chance_of = best_rival = insert = hole

GRID, LOWEST, STEPS = 400, -20.0, 4
"""The chance to end above all others is tabled for points from LOWEST on, STEPS to a point."""
LEAST_SPREAD = 0.09
"""The least variance of what is still to come."""
BASE, LAYER, SEEN, RIVALS, ABOVE, FOUND, TABLE, ORDER, KEPT, POOL, RANKED = range(11)
"""What lies on a desk: the hidden layer's sum of what lies around, that of a constellation, its features, the best
figures of the rivals, the tabled chance to end above them, what `judge` found, what `foresee` found for every die and
result and their ranks, a sum put aside, room for actions, and the best ways to hang a die: worth, action, and the die
that then leaves the game or NOBODY."""
BROAD = 8
"""So many ways to hang a die are ranked."""
NOBODY = -1
WORTH, MEAN, SPREAD, PLACE = 0, 1, 2, 3
"""What is found for a die and a face: its worth, mean and variance of the final points, and where it hangs."""
NODES = (-2.0201828704560856, -0.9585724646138185, 0.0, 0.9585724646138185, 2.0201828704560856)
NODE_WEIGHTS = (
    0.019953242059045913,
    0.39361932315224116,
    0.9453087204829419,
    0.39361932315224116,
    0.019953242059045913,
)
ROOT_PI = 1.7724538509055159
ROOT_2 = 1.4142135623730951


def prepare(s, seat, rows, tops, desk):
    """Before a seat's turn is thought about: what lies around it, and what the others will come to."""
    base, out, rivals, grid, found = desk[BASE], desk[SEEN], desk[RIVALS], desk[ABOVE], desk[FOUND]
    n = surroundings(s, seat, out)
    for j in range(HIDDEN):
        base[j] = 0.0
    add_up(rows, out, n, base)
    if s.seats > 1:
        for x in range(GRID):
            grid[x] = 1.0
        for other in range(s.seats):
            if other != seat:
                meet(s, other, rivals)
                judge(s, other, rows, tops, desk)
                left = 0 if is_finished(s, other) else STARS - s.hung[other]
                edge = 0.5 if STARS - 1 - s.hung[seat] > left or left == 0 else -0.5  # TW-4.8
                scale = 1.0 / (ROOT_2 * found[SPREAD] ** 0.5)
                for x in range(GRID):
                    grid[x] *= 0.5 + 0.5 * erf((LOWEST + x / STEPS + edge - found[MEAN]) * scale)
        meet(s, seat, rivals)


def meet(s, seat, rivals):
    """The best figures of a seat's rivals in the contests."""
    for j in range(HAND):
        if 0 < s.missions[j] <= CONTESTS and s.seats > 1:
            rivals[j] = best_rival(s, seat, s.missions[j])


def judge(s, seat, rows, tops, desk):
    """What a seat's constellation will come to, as it hangs, into `found`; `prepare` said what lies around."""
    base, layer, out, rivals, grid, found = desk[BASE], desk[LAYER], desk[SEEN], desk[RIVALS], desk[ABOVE], desk[FOUND]
    over = s.hung[seat] == STARS or is_finished(s, seat)
    if over and s.seats == 1:
        found[WORTH] = 1.0 if is_won(s) else 0.0
        return
    contest = False
    for j in range(HAND):
        if 0 < s.missions[j] <= CONTESTS:
            contest = True
    if over and not contest:
        found[MEAN] = points(s, seat)
        found[SPREAD] = LEAST_SPREAD
        found[WORTH] = rank(grid, found[MEAN], 0.0)
        return
    n = features(s, seat, rivals, out)
    for j in range(HIDDEN):
        layer[j] = base[j]
    add_up(rows, out, n, layer)
    top = tops[s.hung[seat]]
    if s.seats == 1:
        found[WORTH] = chance_of(answer(layer, top[0]))
        return
    mean = out[SURE] + answer(layer, top[0])
    if over:
        for j in range(HAND):
            if 6 < s.missions[j] <= 10:
                mean += mission_points(s, seat, s.missions[j])
    found[MEAN] = mean
    found[SPREAD] = max(exp(min(answer(layer, top[1]), 5.0)), LEAST_SPREAD)
    found[WORTH] = rank(grid, mean, found[SPREAD])


def rank(grid, mean, spread):
    """The chance to end above the others, for normal points."""
    if spread < 0.2:
        return chance_above(grid, mean)
    total = 0.0
    scale = (2.0 * spread) ** 0.5
    for i in range(5):
        total += NODE_WEIGHTS[i] * chance_above(grid, mean + scale * NODES[i])
    return total / ROOT_PI


def chance_above(grid, x):
    """The tabled chance that some points are above those of all others, straight between the steps."""
    at = (x - LOWEST) * STEPS
    if at < 0.0:
        at = 0.0
    if at > GRID - 1.001:
        at = GRID - 1.001
    i = int(at)
    return grid[i] + (at - i) * (grid[i + 1] - grid[i])


def best_place(s, seat, die, result, rows, tops, desk, best):
    """The best place for a die with a result, into `best`, its PLACE being -1 where there is none."""
    found = desk[FOUND]
    was_where, was_shown = s.where[die], s.shown[die]
    best[PLACE] = -1.0
    best[WORTH] = -1.0
    for parent in range(PLACES):
        if not has_room(s, seat, parent, result):
            continue
        s.shown[die] = result
        join(s, seat, die, parent)
        judge(s, seat, rows, tops, desk)
        part(s, seat, die, parent)
        if found[WORTH] > best[WORTH]:
            best[WORTH] = found[WORTH]
            best[MEAN] = found[MEAN]
            best[SPREAD] = found[SPREAD]
            best[PLACE] = parent
    s.where[die] = was_where
    s.shown[die] = was_shown


def foresee(s, seat, rows, tops, desk):
    """The best place for every free die with every result, into `table[die][result]`; `order[die]` ranks its results.

    `table[die][0]` is for losing the turn, the same for every die.
    """
    base, found, table, order, kept = desk[BASE], desk[FOUND], desk[TABLE], desk[ORDER], desk[KEPT]
    prepare(s, seat, rows, tops, desk)
    judge(s, seat, rows, tops, desk)
    lost_worth, lost_mean, lost_spread = found[WORTH], found[MEAN], found[SPREAD]
    for j in range(HIDDEN):
        kept[j] = base[j]
    for die in range(DICE):
        if s.where[die] != FREE and s.where[die] != HELD:
            continue
        for j in range(HIDDEN):
            base[j] = kept[j]
        without(s, rows, die, base)
        table[die][0][WORTH] = lost_worth
        table[die][0][MEAN] = lost_mean
        table[die][0][SPREAD] = lost_spread
        table[die][0][PLACE] = -1.0
        for result in range(1, SIDES_OF[die] + 1):
            best_place(s, seat, die, result, rows, tops, desk, table[die][result])
        rank_results(die, table, order)
    for j in range(HIDDEN):
        base[j] = kept[j]


def rank_results(die, table, order):
    """The results of a die that can hang, the best first; then 0s."""
    n = 0
    for result in range(1, SIDES_OF[die] + 1):
        if table[die][result][PLACE] < 0.0:
            continue
        i = n
        while i > 0 and table[die][order[die][i - 1]][WORTH] < table[die][result][WORTH]:
            order[die][i] = order[die][i - 1]
            i -= 1
        order[die][i] = result
        n += 1
    order[die][n] = 0


def worth_of_roll(first, second, third, table, order):
    """The worth of rolling three dice (or fewer: -1 is no die): the best of them is hung where it is best."""
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
        x = table[first][a][WORTH] if a > 0 else -2.0
        y = table[second][b][WORTH] if b > 0 else -2.0
        z = table[third][c][WORTH] if c > 0 else -2.0
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
    return total + left_1 * left_2 * left_3 * table[first][0][WORTH]


def moments_of_roll(first, second, third, table, order, answers):
    """Of a roll: mean and variance of what is found, as `worth_of_roll` goes through it, into `answers[1:3]`."""
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
        x = table[first][a][WORTH] if a > 0 else -2.0
        y = table[second][b][WORTH] if b > 0 else -2.0
        z = table[third][c][WORTH] if c > 0 else -2.0
        done = False
        if x >= y and x >= z:
            die = first
            result = a
            chance = p * left_2 * left_3
            if a == 0:
                done = True
                chance = left_1 * left_2 * left_3
            left_1 -= p
            i += 1
        elif y >= z:
            die = second
            result = b
            chance = q * left_1 * left_3
            left_2 -= q
            j += 1
        else:
            die = third
            result = c
            chance = r * left_1 * left_2
            left_3 -= r
            k += 1
        here = table[die][result]
        mean += chance * here[MEAN]
        square += chance * (here[SPREAD] + here[MEAN] * here[MEAN])
        if done:
            break
    answers[MEAN] = mean
    answers[SPREAD] = max(square - mean * mean, LEAST_SPREAD)


def best_start(s, desk, answers, dice):
    """The best way to begin a turn after `foresee`: three dice to roll, or one to take, into `dice`, its worth, mean
    and variance into `answers`. `dice[0]` is TAKE + die for a d8 to take. Dice in the hand are rolled in any case.
    """
    table, order, pool = desk[TABLE], desk[ORDER], desk[POOL]
    n = 0
    for die in range(DICE):
        if s.where[die] == FREE or s.where[die] == HELD:
            pool[n] = die
            n += 1
    most = min(HAND, n)
    best = -3.0
    for a in range(n):
        for b in range(a + 1, n if most > 1 else a + 2):
            for c in range(b + 1, n if most > 2 else b + 2):
                first, second, third = pool[a], pool[b] if most > 1 else -1, pool[c] if most > 2 else -1
                if s.held > 0:
                    held = 1 if s.where[first] == HELD else 0
                    if second >= 0 and s.where[second] == HELD:
                        held += 1
                    if third >= 0 and s.where[third] == HELD:
                        held += 1
                    if held < s.held:
                        continue
                worth = worth_of_roll(first, second, third, table, order)
                if worth > best:
                    best = worth
                    dice[0] = first
                    dice[1] = second
                    dice[2] = third
    if best > -3.0:
        moments_of_roll(dice[0], dice[1], dice[2], table, order, answers)
    if s.held == 0:
        for colour in range(COLOURS):
            die = colour * TYPES + D8
            if s.where[die] == FREE or s.where[die] == HELD:  # one of a hand that `further` has put back
                here = table[die][s.shown[die]]
                if here[PLACE] >= 0.0 and here[WORTH] > best:
                    best = here[WORTH]
                    dice[0] = TAKE + die
                    answers[MEAN] = here[MEAN]
                    answers[SPREAD] = here[SPREAD]
    answers[WORTH] = best
    return best


def best_hanging(s, rows, tops, desk, answers):
    """The best action to hang a die of the hand."""
    rank_hangings(s, rows, tops, desk)
    answers[WORTH] = desk[RANKED][0][0]
    return int(desk[RANKED][0][1])


def rank_hangings(s, rows, tops, desk):
    """The best ways to hang a die of the hand, each with the die that leaves the game if one does; returns how many."""
    base, found, kept, ranked = desk[BASE], desk[FOUND], desk[KEPT], desk[RANKED]
    seat = s.mover
    count = 0
    prepare(s, seat, rows, tops, desk)
    for j in range(HIDDEN):
        kept[j] = base[j]
    for i in range(s.held):
        die = s.hand[i]
        for gone in range(-1, s.held):
            if gone == i or (gone < 0) != (s.seats > 1 or s.held == 1):
                continue
            for j in range(HIDDEN):
                base[j] = kept[j]
            without(s, rows, die, base)
            if gone >= 0:
                s.where[die] = OUT
                without(s, rows, s.hand[gone], base)
                s.where[die] = HELD
            for parent in range(PLACES):
                if not has_room(s, seat, parent, s.shown[die]):
                    continue
                join(s, seat, die, parent)
                judge(s, seat, rows, tops, desk)
                part(s, seat, die, parent)
                s.where[die] = HELD
                leaver = s.hand[gone] if gone >= 0 else NOBODY
                count = insert(ranked, count, BROAD, found[WORTH], HANGING + PLACES * i + parent, leaver)
    return count


def has_room(s, seat, parent, result):
    """Whether a result may hang under a die or star of a seat; of two empty stars only the first."""
    if parent < DICE:
        return s.where[parent] == HUNG + seat and s.below[parent] < 2 and s.shown[parent] > result
    return s.stars[seat][parent - STAR_A] < 2 and (parent == STAR_A or s.stars[seat][0] + s.stars[seat][1] > 0)


def best_discard(s, rows, tops, desk, answers):
    """The die to leave the game that leaves the best chance (TW-6.5, TW-6.6)."""
    base, found, kept, pool = desk[BASE], desk[FOUND], desk[KEPT], desk[POOL]
    prepare(s, s.mover, rows, tops, desk)
    for j in range(HIDDEN):
        kept[j] = base[j]
    best = -1.0
    action = -1
    n = legal(s, pool)
    for i in range(n):
        for j in range(HIDDEN):
            base[j] = kept[j]
        without(s, rows, pool[i], base)
        judge(s, s.mover, rows, tops, desk)
        if found[WORTH] > best:
            best = found[WORTH]
            action = pool[i]
    answers[WORTH] = best
    return action
