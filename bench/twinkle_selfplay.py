# pyright: basic
"""Self-play of Twinkle's learned evaluation, and its training. In the compilable subset.

A sample is the features of a seat's constellation when its turn is over. Its target is the exact value of the seat's
next turn, an expectation over every roll (an expected temporal difference), or the result where there is none.
"""

from math import exp
from typing import Any, NamedTuple

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle.bots.turn_search import LEAST_VARIANCE, MEAN, VALUE, VARIANCE
from tumblestar.games.twinkle.bots.value_net import HIDDEN, KNOWN_POINTS
from tumblestar.games.twinkle.parts import STARS
from tumblestar.games.twinkle.rules import CHOOSE, HAND, HANG, ROLL, TAKE
from tumblestar.games.twinkle.scoring import COMPARED

actor = apply = legal = pick_below = next_seed = pick_outcome = points = is_finished = is_won = mission_points = hole
features = surroundings = output = logistic = prepare = evaluate = compares = find_places = best_start = hole
best_hanging = best_discard = hole

NO_SAMPLE = -1


class Samples(NamedTuple):
    """Arrays of samples."""

    features: Any
    """(samples, MOST_FEATURES)"""
    counts: Any
    """The number of features of each sample."""
    stages: Any
    """The number of dice hung."""
    targets: Any
    """(samples, 2): points to come and squared error; with one seat, the win probability and 0."""
    guesses: Any
    """(samples, 2): the points of the constellation, and the predicted mean."""


def decide(s, seed, random_per_mille, net, work):
    """Writes the seat's next actions into `work.dice`, then -1. At CHOOSE, `work.best` gets the turn's value.

    `random_per_mille` of a thousand decisions after a roll are random.
    """
    dice = work.dice
    dice[1] = -1
    dice[2] = -1
    if s.phase == CHOOSE:
        find_places(s, s.mover, net, work)
        best_start(s, work)
        return
    if pick_below(seed, 1000) < random_per_mille:
        n = legal(s, work.actions)
        dice[0] = work.actions[pick_below(next_seed(seed), n)]
    elif s.phase == HANG:
        dice[0] = best_hanging(s, net, work)
    else:
        dice[0] = best_discard(s, net, work)


def act(s, dice):
    """Applies the actions that `decide` wrote."""
    if s.phase == CHOOSE and dice[0] < TAKE:
        for i in range(HAND):
            if dice[i] >= 0:
                apply(s, dice[i])
        apply(s, ROLL)
    else:
        apply(s, dice[0])


def play(s, seed, random_per_mille, net, work, out, weights):
    """Plays a state to its end and returns the last seed."""
    while True:
        who = actor(s)
        seed = next_seed(seed)
        if who == -1:
            apply(s, pick_outcome(s, seed, out, weights))
        elif who < 0:
            return seed
        else:
            decide(s, seed, random_per_mille, net, work)
            act(s, work.dice)


def play_and_record(s, seed, random_per_mille, net, work, out, weights, last, n, samples):
    """Plays a state to its end and records samples from index `n` on. Returns the number of samples, and the seed.

    `last` is scratch space: the index of each seat's latest sample.
    """
    targets, guesses = samples.targets, samples.guesses
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
            decide(s, seed, random_per_mille, net, work)
            if s.phase == CHOOSE and last[who] >= 0:
                i = last[who]
                if s.seats == 1:
                    targets[i][0] = work.best[VALUE]
                else:
                    targets[i][0] = work.best[MEAN] - guesses[i][0]
                    targets[i][1] = work.best[VARIANCE] + (work.best[MEAN] - guesses[i][1]) ** 2
                last[who] = NO_SAMPLE
            act(s, work.dice)
        if s.turns != turns:
            turns = s.turns
            last[mover] = record(s, mover, net, work, n, samples)
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
                targets[i][1] = (final - guesses[i][1]) ** 2 + LEAST_VARIANCE
    return n, seed


def record(s, seat, net, work, n, samples):
    """Records sample `n` for a seat whose turn is over. Returns n, or NO_SAMPLE if its score is final."""
    over = s.hung[seat] == STARS or is_finished(s, seat)
    if over and not (s.seats > 1 and compares(s)):
        return NO_SAMPLE
    prepare(s, seat, STARS - s.hung[seat], net, work)
    evaluate(s, seat, net, work)
    count = features(s, seat, work.rivals, work.features)
    known = work.features[KNOWN_POINTS]
    if over:
        for j in range(HAND):
            if COMPARED < s.missions[j] <= 10:
                known += mission_points(s, seat, s.missions[j])
    for i in range(count):
        samples.features[n][i] = work.features[i]
    more = surroundings(s, seat, work.features)
    for i in range(more):
        samples.features[n][count + i] = work.features[i]
    samples.counts[n] = count + more
    samples.stages[n] = s.hung[seat]
    samples.guesses[n][0] = known
    samples.guesses[n][1] = work.found[MEAN]
    return n


def learn(order, samples, net, squares, layer, rate, alone):
    """Takes one gradient step for each sample of `order`. Returns the mean loss before each step.

    Steps are divided by the root of `squares`, the sum of squared gradients of each weight so far (Adagrad, Duchi et
    al. 2011). `layer` is scratch space for a hidden layer.
    """
    which, counts, stages, targets = samples.features, samples.counts, samples.stages, samples.targets
    rows, tops = net.rows, net.tops
    losses = 0.0
    for i in order:
        n = counts[i]
        for j in range(HIDDEN):
            layer[j] = 0.0
        for f in range(n):
            row = rows[which[i][f]]
            for j in range(HIDDEN):
                layer[j] += row[j]
        top, steps = tops[stages[i]], squares.tops[stages[i]]
        predicted = output(layer, top[0])
        variance_gradient = 0.0
        if alone:
            chance = logistic(predicted)
            gradient = chance - targets[i][0]
            losses += gradient * gradient
        else:
            gradient = predicted - targets[i][0]
            losses += gradient * gradient
            log_variance = max(-3.0, min(5.0, output(layer, top[1])))
            variance_gradient = max(-2.0, 0.5 * (1.0 - targets[i][1] * exp(-log_variance)))
        for j in range(HIDDEN):
            pull = 0.0
            if layer[j] > 0.0:
                pull = gradient * top[0][j] + variance_gradient * top[1][j]
                step = gradient * layer[j]
                steps[0][j] += step * step
                top[0][j] -= rate * step / steps[0][j] ** 0.5
                step = variance_gradient * layer[j]
                steps[1][j] += step * step
                top[1][j] -= rate * step / steps[1][j] ** 0.5
            layer[j] = pull
        steps[0][HIDDEN] += gradient * gradient
        top[0][HIDDEN] -= rate * gradient / steps[0][HIDDEN] ** 0.5
        steps[1][HIDDEN] += variance_gradient * variance_gradient
        top[1][HIDDEN] -= rate * variance_gradient / steps[1][HIDDEN] ** 0.5
        for f in range(n):
            row, steps_of = rows[which[i][f]], squares.rows[which[i][f]]
            for j in range(HIDDEN):
                if layer[j] != 0.0:
                    steps_of[j] += layer[j] * layer[j]
                    row[j] -= rate * layer[j] / steps_of[j] ** 0.5
    return losses / max(1, len(order))
