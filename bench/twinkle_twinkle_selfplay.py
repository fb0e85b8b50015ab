# pyright: basic
"""Self-play of Twinkle Twinkle, for learning the weights of a chart's features. In the compilable subset."""

from tumblestar.engine.speed import hole
from tumblestar.games.twinkle_twinkle.bots.playouts import ANY
from tumblestar.games.twinkle_twinkle.rules import FILLING, ORDERING, PLACING, TAKING

points = count_tiles = next_seed = pick_below = apply_random_outcome = hole
candidates = chart_features = choose_greedily = apply_choice = hole

NEARBY = 6
"""Number of best placements of each tile from which exploration picks."""


def play_and_record(s, chance_seed, seed, random_per_mille, work, n, samples):
    """Plays a state greedily to its end and records each chart after a placement, from sample `n` on.

    `random_per_mille` of a thousand placements are random among the best. `samples` is (features, tiles placed, seats,
    missing), where `missing` is the points still to come. Returns the number of samples.
    """
    which, stages, owners, missing = samples
    first = n
    while True:
        if s.phase == FILLING or s.phase == ORDERING:
            chance_seed = next_seed(chance_seed)
            apply_random_outcome(s, chance_seed, work)
        elif s.phase == TAKING or s.phase == PLACING:
            seat = s.order[s.at]
            seed = next_seed(seed)
            if pick_below(seed, 1000) < random_per_mille:
                seed = next_seed(seed)
                i = pick_below(seed, candidates(s, NEARBY, work, work.ranked))
                work.best[0] = int(work.ranked[i][1])
                work.best[1] = int(work.ranked[i][2])
            else:
                choose_greedily(s, seed, work)
            apply_choice(s, work.best)
            chart_features(s, seat, work, which[n])
            stages[n] = count_tiles(s.chart[seat], ANY)
            owners[n] = seat
            missing[n] = -points(s, seat)
            n += 1
        else:
            break
    for i in range(first, n):
        missing[i] += points(s, owners[i])
    return n
