"""The checks that every game passes: the contract, tested on random games.

`tumblestar check-game NAME` runs them on one game, and the tests on every game of the shelf. Each check is a function
of a game; it raises AssertionError with a message that says what to correct. Here are those of bots, of observations
and of the compiled form, and all others by their names.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from functools import lru_cache, partial, wraps
from types import FunctionType, ModuleType
from typing import cast

from tumblestar import bots
from tumblestar.conformance.rules import *  # noqa: F403 - all checks are offered here
from tumblestar.conformance.rules import spoken, walk, walks
from tumblestar.conformance.texts import *  # noqa: F403
from tumblestar.contract.game import Game
from tumblestar.contract.observations import width
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.engine import speed
from tumblestar.features import features
from tumblestar.web.feature import Check

UNWRITTEN = 1 << 20
"""What no observation has."""


def bots_choose_legal_actions(game: Game) -> None:
    """The bots that need no preparation choose legal actions and leave the state as it is."""
    rng = random.Random(3)
    for choose in (bots.choose_any, bots.choose_greedily):
        for s, _ in walk(game, 7):
            if game.actor(s) >= 0:
                before = s.copy()
                assert choose(game, s, rng) in game.legal(s), f"{choose.__name__} chose what is not legal"
                assert s == before


def observed(game: Game, s: GameState, seat: int) -> list[int]:
    """What a seat sees of a state; raises AssertionError for a number that `observe` leaves out."""
    out = [UNWRITTEN] * width(game.observation.FIELDS)
    game.observation.observe(s, seat, out)
    assert UNWRITTEN not in out, f"observe leaves out number {out.index(UNWRITTEN)}"
    return out


def observations_fit_their_fields(game: Game) -> None:
    """Observations have the length and the bounds of their fields, always; so have points, and the length of games."""
    fields, most = game.observation.FIELDS, game.observation.MAX_EVENTS
    names = [field.name for field in fields]
    assert len(set(names)) == len(names), f"a field stands twice: {names}"
    assert all(-(1 << 15) <= field.low <= field.high < 1 << 15 for field in fields), "bounds are of 16 bits"
    low, high = game.observation.SCORE_RANGE
    for seed in range(12):
        for n, (s, _) in enumerate(walk(game, seed)):
            assert n <= most, f"MAX_EVENTS is {most}, and a game is longer"
            before, seat = s.copy(), n % s.seats
            values = iter(observed(game, s, seat))
            for field in fields:
                for value in itertools.islice(values, field.size):
                    assert type(value) is int, f"{field.name} has {value!r}"
                    assert field.low <= value <= field.high, f"{field.name} has {value}: {game.state_text(s)}"
            for seat in range(s.seats):
                assert low <= game.points(s, seat) <= high, f"SCORE_RANGE leaves out {game.points(s, seat)}"
            assert s == before, "observe has changed the state"


def symmetries_are_permutations(game: Game) -> None:
    """Symmetries move every number and every action to one place, and are not the identity."""
    places, actions = [*range(width(game.observation.FIELDS))], [*range(game.rules.ACTIONS)]
    for symmetry in game.observation.SYMMETRIES:
        assert sorted(symmetry.observation) == places, f"{symmetry.name}: no permutation of an observation"
        assert sorted(symmetry.actions) == actions, f"{symmetry.name}: no permutation of actions"
        assert [*symmetry.observation] != places, f"{symmetry.name} changes nothing"


def compiled_observations_are_the_same(game: Game) -> None:
    """Compiled, `observe` writes what it writes interpreted; without Numba there is nothing to check."""
    if not speed.is_fast():
        return
    bound = speed.bind(game, cast("ModuleType", game.observation), compiled=True)
    states, out = bound.states(1), bound.ints(width(game.observation.FIELDS))
    for s, _ in walks(game, 4):
        bound.put(states, 0, s)
        for seat in range(s.seats):
            bound.call.observe(states[0], seat, out)
            assert list(out) == observed(game, s, seat)


def compiled_rules_are_the_rules(game: Game) -> None:
    """Compiled, the rules do what they do interpreted; without Numba there is nothing to check."""
    if not speed.is_fast():
        return
    bound = _compiled(game)
    states, out, weights = bound.states(1), bound.ints(game.rules.MAX_LEGAL), bound.ints(game.rules.MAX_LEGAL)
    for s, action in walks(game, 8):
        bound.put(states, 0, s)
        here = states[0]
        assert bound.call.actor(here) == game.actor(s)
        n = bound.call.odds(here, out, weights) if game.actor(s) == CHANCE else bound.call.legal(here, out)
        assert list(out)[:n] == game.legal(s)
        for seat in range(s.seats):
            assert bound.call.points(here, seat) == game.points(s, seat)
            assert bound.call.win_share(here, seat) == game.rules.win_share(s, seat)
        if action >= 0:
            bound.call.apply(here, action)
            assert bound.get(states, 0) == game.after(s, action)


@lru_cache(maxsize=4)
def _compiled(game: Game) -> speed.Bound:
    return speed.bind(game, compiled=True)


def _of_feature(check: Check) -> Callable[[Game], None]:
    """A check of a feature as one of ours."""

    @wraps(check)
    def checked(game: Game) -> None:
        check(game, partial(spoken, game))

    return checked


CHECKS = (
    *(
        cast("Callable[[Game], None]", value)
        for value in list(vars().values())
        if isinstance(value, FunctionType) and value.__annotations__ == {"game": "Game", "return": "None"}
    ),
    *(_of_feature(check) for feature in features() for check in feature.checks()),
)
"""All checks: the functions here that take a game and return nothing, those of what is missing first; and features'."""
