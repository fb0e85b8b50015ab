"""Samples of Twinkle's self-play, and learning from them."""

import queue
import random
from concurrent.futures import ThreadPoolExecutor
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bench.twinkle_selfplay import Samples
from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import SEATS, WIDE, Slow, bound, decisions, layers, narrow, new_worker
from tests.marks import rest_slow, slow
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.twinkle.bots.turn_search import LEAST_VARIANCE, MEAN, VALUE, VARIANCE
from tumblestar.games.twinkle.bots.value_net import FEATURES, KNOWN_POINTS, MOST_FEATURES, STAGES, Layers
from tumblestar.games.twinkle.rules import CHOOSE

SAMPLES = 80


class Recorded(NamedTuple):
    """Samples as lists, the state that was played to its end, and the seed then."""

    features: list[list[int]]
    counts: list[int]
    stages: list[int]
    targets: list[list[float]]
    guesses: list[list[float]]
    last: Any
    seed: int


def samples() -> Samples:
    b = bound()
    ints = b.ints(SAMPLES, MOST_FEATURES), b.ints(SAMPLES), b.ints(SAMPLES)
    return Samples(*ints, b.floats(SAMPLES, 2), b.floats(SAMPLES, 2))


def start(seats: int, level: int = 0, **options: int) -> Any:
    return GAME.fresh(seats, {"level": level, **options})


def record_game(s: Any, seed: int, random_per_mille: int = 0, net: Any = None) -> Recorded:
    """Plays a game and returns its samples."""
    here, recorded, worker = GAME.copy(s), samples(), new_worker()
    out, weights = worker.memory.out, worker.memory.weights
    n, last = bound().call.play_and_record(
        here, seed, random_per_mille, net or layers(), worker.work, out, weights, [0] * 4, 0, recorded
    )
    return Recorded(*(part[:n] for part in recorded), here, last)


def by_hand(s: Any, seed: int) -> list[tuple[list[int], int, float, float]]:
    """The samples of a game in the order of their turns: features, dice hung, and the two targets.

    The game is the same, action by action; values of turns are computed from scratch in each state.
    """
    s, worker, call = GAME.copy(s), new_worker(), bound().call
    found: list[list[Any]] = []
    waiting: dict[int, int] = {}
    while GAME.actor(s) != OVER:
        seed = call.next_seed(seed)
        mover, turns = s.mover, s.turns
        if GAME.actor(s) == CHANCE:
            GAME.rules.apply(s, call.pick_outcome(s, seed, worker.memory.out, worker.memory.weights))
        else:
            if s.phase == CHOOSE and mover in waiting:
                fresh = new_worker()
                call.find_places(s, mover, layers(), fresh.work)
                call.best_start(s, fresh.work)
                sample = found[waiting.pop(mover)]
                value, mean, spread = fresh.work.best[VALUE], fresh.work.best[MEAN], fresh.work.best[VARIANCE]
                sure, guess = sample[4]
                alone = s.seats == 1
                sample[2:4] = [value, 0.0] if alone else [mean - sure, spread + (mean - guess) ** 2]
            call.decide(s, seed, 0, layers(), worker.work)
            call.act(s, worker.work.dice)
        over = s.hung[mover] == 7 or GAME.rules.is_finished(s, mover)
        if s.turns != turns and not over:
            waiting[mover] = len(found)
            slow = Slow(s, mover, layers())
            rivals = [call.best_rival(s, mover, which) if which else 0 for which in s.missions]
            out, around = [0] * MOST_FEATURES, [0] * MOST_FEATURES
            n = call.features(s, mover, rivals, out)
            more = call.surroundings(s, mover, around)
            guess = 0.0 if s.seats == 1 else slow.evaluate(s)[MEAN]
            found.append([out[:n] + around[:more], s.hung[mover], 0.0, 0.0, (out[KNOWN_POINTS], guess)])
    for seat, i in waiting.items():
        if s.seats == 1:
            found[i][2:4] = [GAME.win_share(s, 0), 0.0]
        else:
            final, (sure, guess) = GAME.points(s, seat), found[i][4]
            found[i][2:4] = [final - sure, (final - guess) ** 2 + LEAST_VARIANCE]
    return [tuple(sample[:4]) for sample in found]


@pytest.mark.parametrize("seats", rest_slow([1, 2]))
def test_targets_are_the_values_of_the_next_turns(seats: int) -> None:
    s = start(seats)
    found, wanted = record_game(s, 17), by_hand(s, 17)
    assert len(found.counts) == len(wanted) > 5 * seats
    for i, (features, stage, one, two) in enumerate(wanted):
        assert found.features[i][: found.counts[i]] == features
        assert found.stages[i] == stage
        assert found.targets[i] == pytest.approx([one, two], abs=1e-9)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_noted_is_in_range(seats: int) -> None:
    for level in (0, 3) if seats == 2 else (0,):
        found = record_game(start(seats, level), 5, random_per_mille=100)
        assert GAME.actor(found.last) == OVER
        assert len(found.counts) >= 5 * seats
        for i, count in enumerate(found.counts):
            assert 0 < count < MOST_FEATURES
            assert all(0 <= one < FEATURES for one in found.features[i][:count])
            assert 0 <= found.stages[i] < STAGES
            target, square = found.targets[i]
            if seats == 1:
                assert 0.0 <= target <= 1.0
            else:
                assert -40.0 < target < 60.0
                assert square >= LEAST_VARIANCE


def test_a_whole_constellation_is_noted_where_a_contest_is_open() -> None:
    """Who has the longest line is known only when all have ended; without a contest nothing is open any more."""
    open_, closed = record_game(start(2, 4, mission_1=1), 3), record_game(start(2, 4, mission_1=12), 3)
    assert max(open_.stages) == 7
    assert max(closed.stages) < 7


def test_the_same_seed_gives_the_same_samples() -> None:
    s = start(2, 1)
    first, again, other = (
        record_game(s, 7, random_per_mille=50),
        record_game(s, 7, random_per_mille=50),
        record_game(s, 8, random_per_mille=50),
    )
    assert first[:5] == again[:5]
    assert first.seed == again.seed
    assert first[:5] != other[:5]


def test_play_and_record_plays_as_play() -> None:
    s, worker = start(2), new_worker()
    here = GAME.copy(s)
    seed = bound().call.play(here, 7, 0, layers(), worker.work, worker.memory.out, worker.memory.weights)
    found = record_game(s, 7)
    assert GAME.rules.State.values(here) == GAME.rules.State.values(found.last)
    assert seed == found.seed


def test_a_stray_is_legal_and_comes_as_often_as_said() -> None:
    s = next(s for s in iter_hang())
    worker, call = new_worker(), bound().call
    best = call.best_hanging(s, layers(), worker.work)
    seeds = [call.next_seed(seed * 987654321987) for seed in range(400)]
    for random_per_mille, low, high in ((0, 0, 0), (300, 60, 160), (1000, 250, 400)):
        others = 0
        for seed in seeds:
            call.decide(s, seed, random_per_mille, layers(), worker.work)
            assert worker.work.dice[0] in GAME.legal(s)
            assert worker.work.dice[1:] == [-1, -1]
            others += worker.work.dice[0] != best
        assert low <= others <= high


def iter_hang() -> Any:
    return (s for s in decisions(2, 1) if s.phase == GAME.rules.HANG and len(GAME.legal(s)) > 4)


def lesson(net: Any, found: Recorded, rate: float, alone: bool, steps: Any) -> float:
    """One pass over all that was noted; returns the mean loss before each step."""
    order = list(range(len(found.counts)))
    layer = [0.0] * WIDE
    return bound().call.learn(order, Samples(*found[:5]), net, steps, layer, rate, alone)


def ones() -> Layers:
    tops = [[[1.0] * (WIDE + 1) for _ in range(2)] for _ in range(STAGES)]
    return Layers([[1.0] * WIDE for _ in range(FEATURES)], tops)


def untaught() -> Layers:
    rng = random.Random(2)
    rows = [[rng.gauss(0, 0.05) for _ in range(WIDE)] for _ in range(FEATURES)]
    tops = [[[rng.gauss(0, 0.1) for _ in range(WIDE)] + [0.0, 2.0][i : i + 1] for i in range(2)] for _ in range(STAGES)]
    return Layers(rows, tops)


@pytest.mark.parametrize("seats", rest_slow([1, 3]))
def test_learning_lowers_the_loss_on_its_samples(seats: int) -> None:
    net, found = untaught(), record_game(start(seats), 9)
    steps = ones()
    before = repr(net)
    first = lesson(net, found, 0.0, seats == 1, steps)
    assert repr(net) == before  # no step, nothing changes
    for _ in range(25):
        lesson(net, found, 0.02, seats == 1, steps)
    assert lesson(net, found, 0.0, seats == 1, steps) < 0.9 * first
    assert repr(net) != before


def test_a_step_goes_downhill_by_the_slope_of_the_loss() -> None:
    """The change of one weight is the slope by small differences, over the root of all squared slopes of it."""
    found = record_game(start(1), 9)
    one = found._replace(**{k: getattr(found, k)[4:5] for k in ("features", "counts", "stages", "targets", "guesses")})
    there = one.features[0][: one.counts[0]]
    feature = next(one for one in there if there.count(one) == 1)

    def loss(net: Any) -> float:
        total = [sum(net[0][f][j] for f in one.features[0][: one.counts[0]]) for j in range(WIDE)]
        p = bound().call.logistic(bound().call.output(total, net[1][one.stages[0]][0]))
        t = one.targets[0][0]
        return -t * log(p) - (1 - t) * log(1 - p)

    net = untaught()
    slopes: list[float] = []
    for j in range(WIDE):
        was = net[0][feature][j]
        net[0][feature][j] = was + 1e-6
        up = loss(net)
        net[0][feature][j] = was - 1e-6
        slopes.append((up - loss(net)) / 2e-6)
        net[0][feature][j] = was
    before = list(net[0][feature])
    tops = [list(row) for row in net[1][one.stages[0]]]
    steps = ones()
    lesson(net, one, 0.001, True, steps)
    assert any(slopes)
    for j, slope in enumerate(slopes):
        # the second layer has moved a little before the first does
        moved = 0.001 * slope / (1.0 + slope * slope) ** 0.5
        assert before[j] - net[0][feature][j] == pytest.approx(moved, rel=0.05, abs=1e-7)
    assert tops != net[1][one.stages[0]]


@slow
def test_an_interrupted_run_resumes_to_the_same_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, narrow, one game a round: what the bench does, in little."""
    np = pytest.importorskip("numpy")
    from bench import twinkle_learn as bench

    narrow(monkeypatch)
    monkeypatch.setattr(bench, "CHUNK", 1)
    monkeypatch.setattr(bench, "WINDOW", 2)
    run = bench.TrainingRun(True, 4, 1)
    players: queue.SimpleQueue[Any] = queue.SimpleQueue()
    players.put(bench.Player(bound()))
    file = tmp_path / "checkpoint.npz"
    with ThreadPoolExecutor(1) as pool:
        for round_ in range(3):
            if round_ == 1:
                run.save(file)
            bench.train_round(run, bound(), players, pool, 0.02)
        again = bench.TrainingRun.load(file, True, 4, 1)
        assert (again.round, again.played, len(again.window)) == (1, 1, 1)
        for _ in range(2):
            bench.train_round(again, bound(), players, pool, 0.02)
    initial = bench.initial_layers(True, 4)
    for one, other, before in zip(run.layers, again.layers, initial, strict=True):
        assert np.array_equal(one, other)
        assert not np.array_equal(one, before)
    assert run.curve == again.curve
    assert len(run.window) == 2
    with pytest.raises(SystemExit, match="checkpoint"):
        bench.TrainingRun.load(file, True, 5, 1)


def test_games_to_learn_from_are_of_every_kind() -> None:
    pytest.importorskip("numpy")
    from bench import twinkle_learn as bench

    rng = random.Random(1)
    assert {bench.fresh(GAME, rng, False).seats for _ in range(60)} == {2, 3, 4}
    alone = [bench.fresh(GAME, rng, True) for _ in range(60)]
    assert {s.seats for s in alone} == {1}
    assert {sum(number > 0 for number in s.missions) for s in alone} == {0, 1, 2, 3}
