"""Observations leave nothing out, are seen from the right seat, and have the symmetries that they say."""

import itertools
import random

import numpy as np
import pytest

from tests.env.rebuilding import decisive, rebuild
from tests.marks import slow
from tumblestar import conformance
from tumblestar.bots import any_outcome
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.observations import Field, Symmetry, observation_of_layout
from tumblestar.contract.state import CHANCE, OVER, GameState, i8, i64, layout
from tumblestar.env.observing import Observer
from tumblestar.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
WITH_SYMMETRIES = [game for game in GAMES.values() if game.observation.SYMMETRIES]
SIZES = {"twisty": 1122, "shizzle": 376, "twinkle": 704, "twinkle_twinkle": 1799}
"""The numbers of an observation, as docs/environments.md states them."""


BY_SEAT = "present mover decider score pawn series held cubes wanted winner first hung stars latest chart".split()


@pytest.mark.parametrize(
    ("least", "game"),
    [pytest.param(n, game, marks=[slow] if n > 3 else []) for n in (1, 16) for game in GAMES.values()],
    ids=str,
)
def test_the_state_can_be_rebuilt_from_what_any_seat_sees(least: int, game: Game) -> None:
    """Hence states that differ look different, whatever the number of seats and the options; and nothing is hidden."""
    assert width_of(game) == SIZES[game.name]
    seen_seats, seeds = set[int](), itertools.count()
    while (seed := next(seeds)) < least or seen_seats < {*game.seats}:
        for n, (s, _) in enumerate(conformance.walk(game, seed)):
            observer, seat = Observer(game, s.seats), n % s.seats
            seen_seats.add(s.seats)
            assert rebuild(observer, observer.observe(s, seat), seat) == decisive(s)
    assert seen_seats == {*game.seats}


def width_of(game: Game) -> int:
    return Observer(game, game.seats[0]).width


@EVERY_GAME
def test_the_observing_seat_comes_first(game: Game) -> None:
    by_seat = [field for field in game.observation.FIELDS if field.name in BY_SEAT and field.shape]
    by_seat = [field for field in by_seat if field.shape[0] == max(game.seats)]
    assert {"present", "mover"} <= {field.name for field in by_seat}
    for s, _ in conformance.walks(game, 3):
        observer = Observer(game, s.seats)
        views = [observer.observe(s, seat) for seat in range(s.seats)]
        if game.actor(s) >= 0 and "decider" not in observer.slices:
            assert views[game.actor(s)][observer.slices["mover"]][0] == 1
        for seat, view in enumerate(views):
            for field in by_seat:
                rows, others = (
                    values[observer.slices[field.name]].reshape(field.shape)[: s.seats]
                    for values in (view, views[(seat + 1) % s.seats])
                )
                assert np.array_equal(np.roll(rows, -1, axis=0), others), field.name


@pytest.mark.parametrize("seeds", [1, pytest.param(4, marks=[slow])])
@pytest.mark.parametrize(
    ("game", "symmetry"),
    [(game, symmetry) for game in WITH_SYMMETRIES for symmetry in game.observation.SYMMETRIES],
    ids=lambda value: value.name,
)
def test_symmetries_hold_along_random_games(game: Game, symmetry: Symmetry, seeds: int) -> None:
    """The image of a state has the images of its legal actions, and each leads to the image of what it leads to."""
    moves, actions = list(symmetry.observation), list(symmetry.actions)
    decisions = 0
    for seed in range(seeds):
        rng = random.Random(seed)
        s = game.fresh(*conformance.random_set_up(game, rng))
        observer = Observer(game, s.seats)
        while game.actor(s) != OVER:
            if game.actor(s) == CHANCE:
                s = game.after(s, any_outcome(game, s, rng))
                continue
            seat = rng.randrange(s.seats)
            image = rebuild(observer, observer.observe(s, seat)[moves], seat)
            assert np.array_equal(observer.mask(image), observer.mask(s)[actions])
            assert np.array_equal(observer.observe(image, seat), observer.observe(s, seat)[moves])
            chosen = rng.choice(game.legal(s))
            s, image = game.after(s, chosen), game.after(image, actions.index(chosen))
            assert np.array_equal(observer.observe(image, seat), observer.observe(s, seat)[moves])
            assert [game.points(image, each) for each in range(s.seats)] == [
                game.points(s, each) for each in range(s.seats)
            ]
            decisions += 1
        assert [game.win_share(s, each) for each in range(s.seats)] == [
            game.win_share(rebuild(observer, observer.observe(s, 0)[moves], 0), each) for each in range(s.seats)
        ]
    assert decisions > (50 if seeds == 4 else 12 * seeds)


@EVERY_GAME
def test_an_observer_gives_bounds_masks_and_small_arrays(game: Game) -> None:
    observer = Observer(game, max(game.seats))
    assert observer.low.shape == observer.high.shape == (observer.width,)
    for s, _ in conformance.walk(game, 2):
        observation, mask = observer.observe(s, 0), observer.mask(s)
        assert observation.dtype == np.int16
        assert mask.dtype == np.int8
        assert (observer.low <= observation).all()
        assert (observation <= observer.high).all()
        assert np.flatnonzero(mask).tolist() == (game.legal(s) if game.actor(s) >= 0 else [])
    with pytest.raises(BadOption, match="cannot have 9 seats"):
        Observer(game, 9)


@layout
class Wide(GameState):
    seats: i8
    seen: i64


def test_a_game_without_a_module_is_observed_by_its_layout() -> None:
    module = observation_of_layout(Wide)
    s, out = Wide.fresh(), [99] * 10
    s.seats, s.seen = 2, 258 - (1 << 62)
    module.observe(s, 1, out)
    assert out == [1, 2, 2, 1, 0, 0, 0, 0, 0, 192]
    assert module.FIELDS[2] == Field("seen", (8,), 0, 255, "The field `seen` of the state, its bytes from the lowest.")
