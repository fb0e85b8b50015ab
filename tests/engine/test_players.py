"""Games that are played on from a state, for a closer look at what it is worth."""

import random
from statistics import fmean

import pytest

from tests.marks import needs_numba, slow
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine import players
from tumblestar.engine.players import PlayerWorker, played_on
from tumblestar.games import find

SEATS = 2


def late(name: str, events: int, seed: int) -> GameState:
    """A state in which a seat is to act, at most so many events of `greedy` before the end of a game."""
    game, rng, states = find(name), random.Random(seed), list[GameState]()
    s = game.fresh(SEATS)
    while game.actor(s) != OVER:
        states.append(s)
        if game.actor(s) == CHANCE:
            outcomes, weights = zip(*game.outcomes(s), strict=True)
            s = game.after(s, rng.choices(outcomes, weights)[0])
        else:
            s = game.after(s, worker(name).plan("greedy", s, rng.getrandbits(60) + 1)[0])
    return next(s for s in states[-events:] if game.actor(s) >= 0)


def worker(name: str, compiled: bool = False) -> PlayerWorker:
    return PlayerWorker(players.bind(find(name), compiled))


def mean_of_greedy(name: str, s: GameState, count: int) -> float:
    """The mean share of the first seat, by games played step by step with luck of their own."""
    game, rng, shares, player = find(name), random.Random(1), list[float](), worker(name)
    for _ in range(count):
        now = s
        while (actor := game.actor(now)) != OVER:
            if actor == CHANCE:
                outcomes, weights = zip(*game.outcomes(now), strict=True)
                now = game.after(now, rng.choices(outcomes, weights)[0])
            else:
                for action in player.plan("greedy", now, rng.getrandbits(60) + 1):
                    now = game.after(now, action)
        shares.append(float(game.win_share(now, 0)))
    return fmean(shares)


@pytest.mark.parametrize("name", ["twinkle", "twinkle_twinkle"])
def test_games_are_played_on_as_greedy_plays_and_as_chance_falls(name: str) -> None:
    s, count = late(name, 12, 4), 300
    shares = played_on(worker(name), s, count)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == pytest.approx(mean_of_greedy(name, s, count), abs=4 * (2 * 0.25 / count) ** 0.5)


@slow
@needs_numba
def test_they_are_always_the_same_games_compiled_or_not() -> None:
    s = late("twinkle", 40, 2)
    interpreted = played_on(worker("twinkle"), s, 20)
    assert interpreted == played_on(worker("twinkle", compiled=True), s, 20)
    assert interpreted != played_on(worker("twinkle"), s, 30)
