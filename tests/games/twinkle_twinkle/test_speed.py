"""Compiled rules equal interpreted ones, and scores are fast enough for previews."""

import random

import pytest

from tests.compiled_modules import COMPILED_MODULES
from tests.marks import needs_numba, slow
from tumblestar import speed
from tumblestar.bots import any_outcome, choose_any, playout
from tumblestar.contract.state import CHANCE, OVER

from .real import GAME

pytestmark = [slow, needs_numba]
RULES = GAME.rules


@pytest.fixture(scope="module")
def bound() -> speed.Bound:
    return speed.bind(GAME, *COMPILED_MODULES, compiled=True)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("side", [0, 1])
def test_compiled_equals_interpreted_along_random_games(bound: speed.Bound, seats: int, side: int) -> None:
    rng = random.Random(f"{seats} {side}")
    states, shares = bound.states(1), bound.floats(8)
    out, weights = bound.ints(RULES.MAX_LEGAL), bound.ints(RULES.MAX_LEGAL)
    s = GAME.fresh(seats, dict.fromkeys(GAME.parts.ELEMENTS, side) | {"flip": side, "goal": 35})
    bound.put(states, 0, s)
    while True:
        n = bound.call.look(states, 0, out, weights, shares)
        assert bound.call.who(states, 0) == GAME.actor(s)
        assert RULES.State.values(bound.get(states, 0)) == RULES.State.values(s)
        assert not RULES.State.overflow(s)
        for seat in range(seats):
            assert bound.call.points(states[0], seat) == GAME.points(s, seat)
        if GAME.actor(s) == OVER:
            assert [shares[seat] for seat in range(seats)] == [RULES.win_share(s, seat) for seat in range(seats)]
            return
        assert out[:n].tolist() == GAME.legal(s)
        if GAME.actor(s) == CHANCE:
            assert list(zip(out[:n].tolist(), weights[:n].tolist(), strict=True)) == GAME.outcomes(s)
        action = any_outcome(GAME, s, rng) if GAME.actor(s) == CHANCE else choose_any(GAME, s, rng)
        RULES.apply(s, action)
        bound.call.do(states, 0, action)


def test_compiled_playouts_are_those_of_plain(bound: speed.Bound) -> None:
    found: list[tuple[int, list[int]]] = []
    for b in (speed.bind(GAME, playout, compiled=False), bound):
        roots, scratch, tally = b.states(1), b.states(1), b.ints(2)
        out, weights = b.ints(RULES.MAX_LEGAL), b.ints(RULES.MAX_LEGAL)
        b.put(roots, 0, GAME.fresh(2))
        seed = b.call.play_many(roots, 3, 1, 10**9, scratch, out, weights, tally)
        found.append((int(seed), [int(n) for n in tally]))
    assert found[0] == found[1]
    assert found[0][1][0] == 3 * 80
