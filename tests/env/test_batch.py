"""Batches: the games of the plain rules, whatever the size and the threads; arrays that say what happened."""

from itertools import accumulate

import numpy as np
import pytest

from tests.marks import needs_numba, rest_slow, slow
from tumblestar import BadOption, env
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.env.observing import Observer
from tumblestar.games import GAMES

WORD = 2**32
STARTS = 0x243F6A88, 0x13198A2E
SIZE, STEPS = 6, 180
SAMPLES = [
    ("twisty", 2, {}),
    ("shizzle", 3, {"rounds": 5, "random_dice": 1}),
    ("twinkle", 1, {"level": 3}),
    ("twinkle_twinkle", 4, {"flip": 1}),
    ("twisty", 4, {"chosen_corners": 1, "short_game": 1}),
    ("shizzle", 6, {"target": 10}),
    ("twinkle", 4, {"keep": 1}),
    ("twinkle_twinkle", 1, {"goal": 65}),
]


def hashed(x):
    """The hash of random numbers, written anew."""
    x = (x ^ x >> 16) * 569420461 % WORD
    x = (x ^ x >> 15) * 1935289751 % WORD
    return x ^ x >> 15


class Plain:
    """One game of a batch, played by the plain rules with random numbers worked out anew."""

    def __init__(self, game, seats, options, seed, index):
        self.game, self.fresh, self.seed, self.index = game, game.fresh(seats, options), seed, index
        self.episode = 0
        self.begin()

    def begin(self):
        low, high = STARTS
        for word in (self.seed % WORD, self.seed // WORD, self.index, self.episode):
            low, high = hashed((low + word) % WORD), hashed((high + word) % WORD)
        self.key, self.s, self.events, self.steps = (low, high), self.fresh.copy(), 0, 0
        self.settle()

    def settle(self):
        low, high = self.key
        while self.game.actor(self.s) == CHANCE:
            self.events += 1
            outcomes = self.game.outcomes(self.s)
            drawn = hashed(low ^ hashed((high + self.events) % WORD)) * sum(w for _, w in outcomes) // WORD
            sums = accumulate(weight for _, weight in outcomes)
            outcome = next(outcome for (outcome, _), end in zip(outcomes, sums, strict=True) if drawn < end)
            self.s = self.game.after(self.s, outcome)

    def random_action(self):
        low, high = self.key
        legal = self.game.legal(self.s)
        return legal[hashed(high ^ hashed((low + self.steps) % WORD)) * len(legal) // WORD]

    def step(self, action):
        """Plays it; returns the shares if the game is over, and then begins anew."""
        self.s = self.game.after(self.s, action)
        self.steps += 1
        self.settle()
        if self.game.actor(self.s) != OVER:
            return None
        shares = [float(np.float32(self.game.rules.win_share(self.s, seat))) for seat in range(self.s.seats)]
        self.episode += 1
        self.begin()
        return shares


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=needs_numba)])
@pytest.mark.parametrize(("name", "seats", "options"), rest_slow(SAMPLES))
def test_a_batch_plays_the_games_of_the_plain_rules(name, seats, options, compiled):
    game, seed = GAMES[name], 2**40 + 7
    batch = env.batch(game, SIZE, seats, compiled=compiled, **options)
    batch.reset(seed)
    plain = [Plain(game, seats, options, seed, index) for index in range(SIZE)]
    seen, out = Observer(game, seats), batch.observations()
    out[:] = 99
    for step in range(STEPS):
        batch.observe(out)
        for index, plain_game in enumerate(plain):
            assert batch.actors[index] == game.actor(plain_game.s)
            assert np.flatnonzero(batch.legal[index]).tolist() == game.legal(plain_game.s)
            assert batch.state(index) == plain_game.s
        chosen = step % SIZE
        assert (out[chosen] == seen.observe(plain[chosen].s, game.actor(plain[chosen].s))).all()
        actions = batch.sample()
        assert actions.tolist() == [plain_game.random_action() for plain_game in plain]
        batch.step(actions)
        for index, plain_game in enumerate(plain):
            shares = plain_game.step(int(actions[index]))
            assert batch.terminated[index] == (shares is not None)
            assert batch.rewards[index].tolist() == (shares or [0.0] * seats)
    assert batch.episodes.tolist() == [plain_game.episode for plain_game in plain]


def arrays(batch):
    return [batch.actors, batch.legal, batch.rewards, batch.terminated, batch.lengths, batch.episodes, batch.illegal]


def walk(batch, steps, size=None):
    """What a batch of random games gives, step by step, as copies of the first rows."""
    batch.reset(5)
    history = []
    for _ in range(steps):
        batch.step(batch.sample())
        history.append([array[:size].copy() for array in arrays(batch)] + [batch.observe(batch.observations())[:size]])
    return history


@needs_numba
def test_the_games_are_the_same_in_batches_of_any_size_with_any_number_of_threads():
    small = walk(env.batch("shizzle", 100, 3, threads=1, compiled=True), 120)
    for large in (env.batch("shizzle", 700, 3, threads=threads, compiled=True) for threads in (1, 2, 5)):
        for ours, theirs in zip(small, walk(large, 120, 100), strict=True):
            for array, other in zip(ours, theirs, strict=True):
                assert (array == other).all()
        assert large.episodes.sum() > 0
    stats = large._bound.call.advance.stats
    assert len({*stats.cache_misses, *stats.cache_hits}) == 1, "all that a batch does is compiled for the same types"


def made(seed=None, **settings):
    batch = env.batch(**({"game": "shizzle", "size": 3, "seats": 2, "compiled": False} | settings))
    if seed is not None:
        batch.reset(seed)
    return batch


def states_of(batch):
    return [batch.state(i) for i in range(batch.size)]


def test_a_seed_gives_the_same_games_again_and_none_gives_others():
    batch, other = (made(5, size=100, seats=3) for _ in range(2))
    assert states_of(batch) == states_of(other)
    other.reset(6)
    assert states_of(batch) != states_of(other)
    other.reset()
    third = states_of(other)
    other.reset()
    assert third != states_of(other)


def play(batch, steps=400):
    """Plays at random; gives what the batch says after every step."""
    batch.reset(3)
    for _ in range(steps):
        batch.step(batch.sample())
        yield batch


def test_the_next_step_after_the_end_begins_anew_where_that_is_wanted():
    batch = env.batch("shizzle", 4, 2, rounds=5, autoreset="next_step", compiled=False)
    seen, ended = Observer(batch.game, 2), np.zeros(4, bool)
    ends = 0
    for _ in play(batch):
        assert ((batch.actors == OVER) == batch.terminated).all()
        assert not batch.terminated[ended].any()
        for i in np.flatnonzero(batch.terminated):
            ends += 1
            assert batch.game.actor(batch.state(i)) == OVER
            assert not batch.legal[i].any()
            assert batch.rewards[i].sum() == pytest.approx(1)
            mine = seen.observe(batch.state(i), int(batch.movers[i]))
            assert (batch.observe(batch.observations())[i] == mine).all()
        for i in np.flatnonzero(ended):
            assert not batch.rewards[i].any()
            assert batch.state(i).turns == 0
        ended = batch.terminated.copy()
    assert ends > 5
    assert batch.episodes.sum() + ended.sum() == ends


@pytest.mark.parametrize("rewards", ["shares", "points", "differences"])
@pytest.mark.parametrize("seats", [2, 3])
def test_rewards_come_at_the_end(rewards, seats):
    batch = env.batch("shizzle", 4, seats, rounds=5, rewards=rewards, autoreset="next_step", compiled=False)
    ends = 0
    for _ in play(batch, 200):
        assert not batch.rewards[~batch.terminated].any()
        for i in np.flatnonzero(batch.terminated):
            ends += 1
            s = batch.state(i)
            points = [batch.game.points(s, seat) for seat in range(seats)]
            expected = {
                "shares": [float(batch.game.win_share(s, seat)) for seat in range(seats)],
                "points": points,
                "differences": [points[a] - max(points[b] for b in range(seats) if b != a) for a in range(seats)],
            }[rewards]
            assert batch.rewards[i].tolist() == pytest.approx(expected)
    assert ends


@pytest.mark.parametrize(("name", "seats"), [("shizzle", 3), ("twinkle_twinkle", 2)])
def test_gains_are_the_points_of_each_step(name, seats):
    """Those of all seats, whoever acted between two decisions of the learner."""
    batch = env.batch(name, 3, seats, rewards="gains", learner=0, autoreset="next_step", compiled=False)
    before, is_new, gains, ends = [[0] * seats] * 3, np.ones(3, bool), 0, 0
    for _ in play(batch, 100):
        points = [[batch.game.points(batch.state(i), seat) for seat in range(seats)] for i in range(3)]
        for i in range(3):
            expected = [now - then for now, then in zip(points[i], before[i], strict=True)]
            if not is_new[i]:
                assert batch.rewards[i].tolist() == expected
                gains += any(expected)
            elif ends:
                assert not batch.rewards[i].any()
        before, is_new = points, batch.terminated.copy()
        ends += is_new.sum()
    assert ends
    assert gains


BOTS = [("shizzle", 3), ("twinkle_twinkle", 2), ("twisty", 4), ("twinkle", 2)]


@slow
@needs_numba
@pytest.mark.parametrize(("name", "seats"), BOTS)
def test_bots_act_for_the_others_and_do_the_same_compiled_and_interpreted(name, seats):
    plain, compiled = (env.batch(name, 3, seats, learner=1, opponents="greedy", compiled=jit) for jit in (False, True))
    for step, other in zip(play(plain, 40), play(compiled, 40), strict=True):
        assert (step.actors == 1).all()
        for ours, theirs in zip(arrays(step), arrays(other), strict=True):
            assert (ours == theirs).all()
    assert states_of(plain) == states_of(compiled)


@slow
@needs_numba
def test_bots_act_the_same_in_any_number_of_threads():
    results = []
    for threads in (1, 2):
        batch = env.batch("shizzle", 600, 2, learner="turns", opponents="greedy", threads=threads, compiled=True)
        wins = sum(batch.rewards.sum(0) for _ in play(batch, 150))
        results.append([wins.tolist(), states_of(batch)[:50]])
    assert results[0] == results[1]


def test_greedy_beats_random_seats():
    batch = env.batch("shizzle", 8, 2, target=10, learner=0, opponents="random", compiled=False)
    other = env.batch("twisty", 8, 2, learner=0, opponents="greedy", short_game=1, compiled=False)
    shares = [sum(step.rewards.sum(0) for step in play(a_batch, 300)) for a_batch in (batch, other)]
    assert 0.25 < shares[0][1] / shares[0].sum() < 0.75
    assert shares[1][1] / shares[1].sum() > 0.9


def test_a_game_alone_is_rewarded_by_its_points():
    batch = env.batch("twinkle_twinkle", 2, 1, rewards="differences", autoreset="next_step", compiled=False)
    for _ in play(batch, 40):
        pass
    assert batch.terminated.all()
    assert batch.rewards[:, 0].tolist() == [batch.game.points(batch.state(i), 0) for i in range(2)]
    assert batch.lengths.tolist() == [40, 40]


def test_a_game_of_too_many_events_is_broken_off():
    steps = 7
    set_up = Plain(GAMES["twisty"], 2, {}, 3, 0).events
    batch = env.batch("twisty", 3, 2, max_events=set_up + steps, compiled=False)
    for step, _ in enumerate(play(batch, 30), 1):
        assert batch.truncated.tolist() == [step % steps == 0] * 3
        assert not batch.terminated.any()
    assert batch.lengths.tolist() == [steps] * 3
    assert batch.episodes.tolist() == [4] * 3


@pytest.mark.parametrize(
    ("learner", "seat"), [(2, lambda i, episode: 2), ("turns", lambda i, episode: (i + episode) % 3)]
)
def test_others_act_at_random_where_one_seat_learns(learner, seat):
    """Also where the first turn of another seat ends the game."""
    batch = env.batch("shizzle", 4, 3, target=10, learner=learner, compiled=False)
    for _ in play(batch):
        assert batch.actors.tolist() == [seat(i, episode) for i, episode in enumerate(batch.episodes)]
    assert batch.episodes.min() > 5


def test_an_illegal_action_is_named_and_nothing_has_moved():
    batch = made(1)
    before = states_of(batch)
    for action in (-1, 14, 15, 10**12):
        actions = batch.sample().copy()
        actions[2] = action
        allowed = ", ".join(map(str, np.flatnonzero(batch.legal[2])[:-1]))
        with pytest.raises(
            BadOption,
            match=rf"batch\('shizzle'\)\[2\]: action {action} of player_. is not legal. Choose {allowed} or",
        ):
            batch.step(actions)
        assert states_of(batch) == before


@pytest.mark.parametrize("action", [-1, 14, 15, 10**12])
def test_an_illegal_action_is_flagged_where_it_is_masked(action):
    batch = made(1, on_illegal="mask")
    before = states_of(batch)
    actions = batch.sample().copy()
    actions[2] = action
    batch.step(actions)
    assert batch.illegal.tolist() == [False, False, True]
    assert batch.state(2) == before[2]
    assert batch.state(1) != before[1]
    batch.step(batch.sample())
    assert not batch.illegal.any()
    assert batch.state(2) != before[2]


def observed(out):
    batch = made(1)
    return batch.observe(out(batch.width))


@pytest.mark.parametrize(
    ("does", "said"),
    [
        (lambda: made(seats=7), "The game cannot have 7 seats. Choose 2, 3, 4, 5 or 6."),
        (lambda: made(game="chess"), "tumblestar.env.batch('chess'): There is no game “chess”"),
        (lambda: made(size=0), "size cannot be 0. Give a whole number from 1 to"),
        (lambda: made(size=2.0), "size cannot be 2.0"),
        (lambda: made(learner=2), "learner cannot be 2. Give a whole number from 0 to 1"),
        (
            lambda: made(rewards="gold"),
            "rewards cannot be 'gold'. Give shares, points, differences or gains",
        ),
        (lambda: made(opponents="me"), "opponents cannot be 'me'. Give random, greedy, "),
        (lambda: made(opponents="greedy", random_dice=1), "opponents cannot be 'greedy'. Give random."),
        (lambda: made(autoreset=None), "autoreset cannot be None. Give same_step or next_step"),
        (lambda: made(on_illegal="no"), "on_illegal cannot be 'no'. Give raise or mask"),
        (lambda: made(moo=1), "There is no option “moo”"),
        (lambda: made().reset(-1), "seed cannot be -1"),
        (lambda: made().reset("x"), "seed cannot be 'x'"),
        (lambda: made().sample(), "tumblestar.env.batch('shizzle'): call reset() first"),
        (lambda: made().step([0, 0, 0]), "call reset()"),
        (lambda: made().state(3), "index cannot be 3"),
        (lambda: made(1).step(np.zeros(3)), "actions is an array of float64 with the shape (3,). It must be integer"),
        (
            lambda: made(1).step(np.zeros(4, np.int8)),
            "int8 with the shape (4,). It must be integer with the shape (3,)",
        ),
        (lambda: observed(lambda width: np.zeros((3, width))), "array of float64"),
        (lambda: observed(lambda width: np.zeros((3, width + 1), np.int16)), "It must be int16 with the shape (3,"),
        (lambda: observed(lambda width: np.zeros((width, 3), np.int16).T), "has gaps or cannot be written to"),
        (lambda: observed(lambda width: np.zeros((3, width), ">i2")), "Give one like those of numpy.zeros"),
        (lambda: observed(lambda width: np.zeros((3, width), np.int16).tolist()), "array of int64"),
    ],
)
def test_wrong_values_are_named_with_what_was_expected(does, said):
    with pytest.raises(BadOption) as error:
        does()
    assert said in str(error.value)


def test_actions_of_any_whole_type_and_lists_are_taken():
    batch, other = made(2), made(2)
    for kind in (np.int8, np.uint16, np.int32, np.int64, np.uint64):
        actions = batch.sample().astype(kind)
        batch.step(actions)
        other.step(actions.tolist())
    assert states_of(batch) == states_of(other)


def test_observations_are_written_into_the_arrays_given_in_the_same_step():
    batch = made(2)
    whole = np.full((10, batch.width), 77, np.int16)
    batch.step(batch.sample(), whole[4:7])
    assert (whole[4:7] == batch.observe(batch.observations())).all()
    assert (whole[:4] == 77).all()
    assert (whole[7:] == 77).all()


def test_the_arrays_are_shared_by_dlpack_without_copies():
    batch = made(2)
    for array in (*arrays(batch), batch.observations()):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array)
        assert (shared == array).all()


def test_the_random_numbers_are_even():
    """Chi squared over the first die of many games: every number in every place is as likely as the odds say."""
    batch = made(11, size=3000, first=1)
    batch.step(np.zeros(3000, np.int64))
    counts = np.bincount([batch.state(i).shown[0] for i in range(3000)], minlength=7)[1:]
    assert counts.sum() == 3000
    assert ((counts - 500) ** 2 / 500).sum() < 20.5  # one in a thousand seeds exceeds it; this one is fixed
