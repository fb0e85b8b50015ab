# pyright: basic
"""Twinkle played by foresight, fast enough to learn from. In the compilable subset.

A sample is the features of a seat's constellation when its turn is over. Its target is what the seat's next turn then
comes to, exactly, over every roll (an expected temporal difference), or the result where there is none.
"""

from math import exp

from tumblestar.games.twinkle.bots.turn_search import FOUND, LEAST_SPREAD, MEAN, POOL, RIVALS, SEEN, SPREAD, WORTH
from tumblestar.games.twinkle.bots.value_net import CONTESTS, HIDDEN, SURE
from tumblestar.games.twinkle.parts import STARS
from tumblestar.games.twinkle.rules import CHOOSE, HAND, HANG, ROLL, TAKE
from tumblestar.speed import hole

actor = apply = legal = pick_below = next_seed = pick_outcome = points = is_finished = is_won = mission_points = hole
features = surroundings = answer = chance_of = prepare = judge = meet = foresee = best_start = best_hanging = (
    best_discard
) = hole

NO_SAMPLE = -1


def decide(s, seed, stray, rows, tops, desk, answers, dice):
    """Writes the seat's next actions into `dice`, three at most, then -1; at CHOOSE `answers` is the turn's worth.

    With a chance of `stray` in a thousand, any legal action.
    """
    dice[1] = -1
    dice[2] = -1
    if s.phase == CHOOSE:
        foresee(s, s.mover, rows, tops, desk)
        best_start(s, desk, answers, dice)
        return
    if pick_below(seed, 1000) < stray:
        n = legal(s, desk[POOL])
        dice[0] = desk[POOL][pick_below(next_seed(seed), n)]
    elif s.phase == HANG:
        dice[0] = best_hanging(s, rows, tops, desk, answers)
    else:
        dice[0] = best_discard(s, rows, tops, desk, answers)


def act(s, dice):
    """Does what `decide` found."""
    if s.phase == CHOOSE and dice[0] < TAKE:
        for i in range(HAND):
            if dice[i] >= 0:
                apply(s, dice[i])
        apply(s, ROLL)
    else:
        apply(s, dice[0])


def play(s, seed, stray, rows, tops, desk, answers, dice, out, weights):
    """Plays a state to its end by foresight; returns the seed."""
    while True:
        who = actor(s)
        seed = next_seed(seed)
        if who == -1:
            apply(s, pick_outcome(s, seed, out, weights))
        elif who < 0:
            return seed
        else:
            decide(s, seed, stray, rows, tops, desk, answers, dice)
            act(s, dice)


def play_and_note(s, seed, stray, rows, tops, desk, answers, dice, out, weights, last, told, n, notes):
    """Plays a state to its end and notes samples from the n-th on; returns how many there are then.

    `notes` are (features, counts, stages, targets, guesses): of each sample its features, how many, the dice hung, the
    two targets, and what its constellation had already and was thought to come to.
    """
    _which, _counts, _stages, targets, guesses = notes
    for seat in range(s.seats):
        last[seat] = NO_SAMPLE
    turns = 0
    while True:
        who = actor(s)
        seed = next_seed(seed)
        if who == -1:
            mover = s.mover
            apply(s, pick_outcome(s, seed, out, weights))
        elif who < 0:
            break
        else:
            mover = s.mover
            decide(s, seed, stray, rows, tops, desk, answers, dice)
            if s.phase == CHOOSE and last[who] >= 0:
                i = last[who]
                if s.seats == 1:
                    targets[i][0] = answers[WORTH]
                else:
                    targets[i][0] = answers[MEAN] - guesses[i][0]
                    targets[i][1] = answers[SPREAD] + (answers[MEAN] - guesses[i][1]) ** 2
                last[who] = NO_SAMPLE
            act(s, dice)
        if s.turns != turns:
            turns = s.turns
            last[mover] = note(s, mover, rows, tops, desk, n, notes)
            if last[mover] >= 0:
                n += 1
    for seat in range(s.seats):
        i = last[seat]
        if i >= 0:
            if s.seats == 1:
                targets[i][0] = 1.0 if is_won(s) else 0.0
            else:
                final = points(s, seat)
                targets[i][0] = final - guesses[i][0]
                targets[i][1] = (final - guesses[i][1]) ** 2 + LEAST_SPREAD
    told[0] = seed
    return n


def note(s, seat, rows, tops, desk, n, notes):
    """Notes the n-th sample, of a seat whose turn is over; returns its number, or -1 where nothing is open any more."""
    which, counts, stages, _targets, guesses = notes
    over = s.hung[seat] == STARS or is_finished(s, seat)
    contest = False
    for j in range(HAND):
        if s.seats > 1 and 0 < s.missions[j] <= CONTESTS:
            contest = True
    if over and not contest:
        return NO_SAMPLE
    out, rivals, found = desk[SEEN], desk[RIVALS], desk[FOUND]
    prepare(s, seat, rows, tops, desk)
    judge(s, seat, rows, tops, desk)
    count = features(s, seat, rivals, out)
    sure = out[SURE]
    if over:
        for j in range(HAND):
            if 6 < s.missions[j] <= 10:
                sure += mission_points(s, seat, s.missions[j])
    for i in range(count):
        which[n][i] = out[i]
    more = surroundings(s, seat, out)
    for i in range(more):
        which[n][count + i] = out[i]
    counts[n] = count + more
    stages[n] = s.hung[seat]
    guesses[n][0] = sure
    guesses[n][1] = found[MEAN]
    return n


def learn(first, last, order, notes, rows, tops, row_steps, top_steps, layer, rate, alone):
    """One pass over samples `order[first:last]`, a step downhill for each; returns the mean loss before each step.

    Steps are scaled by the root of the sum of squared slopes of every weight so far (Adagrad, Duchi et al. 2011).
    """
    which, counts, stages, targets, _guesses = notes
    losses = 0.0
    for at in range(first, last):
        i = order[at]
        n = counts[i]
        for j in range(HIDDEN):
            layer[j] = 0.0
        for f in range(n):
            row = rows[which[i][f]]
            for j in range(HIDDEN):
                layer[j] += row[j]
        top, steps = tops[stages[i]], top_steps[stages[i]]
        guess = answer(layer, top[0])
        slope_2 = 0.0
        if alone:
            chance = chance_of(guess)
            slope = chance - targets[i][0]
            losses += slope * slope
        else:
            slope = guess - targets[i][0]
            losses += slope * slope
            spread = max(-3.0, min(5.0, answer(layer, top[1])))
            slope_2 = max(-2.0, 0.5 * (1.0 - targets[i][1] * exp(-spread)))
        for j in range(HIDDEN):
            pull = 0.0
            if layer[j] > 0.0:
                pull = slope * top[0][j] + slope_2 * top[1][j]
                step = slope * layer[j]
                steps[0][j] += step * step
                top[0][j] -= rate * step / steps[0][j] ** 0.5
                step = slope_2 * layer[j]
                steps[1][j] += step * step
                top[1][j] -= rate * step / steps[1][j] ** 0.5
            layer[j] = pull
        steps[0][HIDDEN] += slope * slope
        top[0][HIDDEN] -= rate * slope / steps[0][HIDDEN] ** 0.5
        steps[1][HIDDEN] += slope_2 * slope_2
        top[1][HIDDEN] -= rate * slope_2 / steps[1][HIDDEN] ** 0.5
        for f in range(n):
            row, steps_of = rows[which[i][f]], row_steps[which[i][f]]
            for j in range(HIDDEN):
                if layer[j] != 0.0:
                    steps_of[j] += layer[j] * layer[j]
                    row[j] -= rate * layer[j] / steps_of[j] ** 0.5
    return losses / max(1, last - first)
