"""Keys of positions: equal compiled and interpreted, within 63 bits, and different for different positions."""

import random
from typing import Any

import pytest

from tests.games.picture_checks import decisions
from tests.marks import needs_numba, rest_slow
from tumblestar.engine import speed
from tumblestar.games.twisty import search_moves

from .real import GAME

GREATEST = (1 << 63) - 1


def bound_with_distances(compiled: bool, s: Any) -> tuple[speed.Bound, Any, Any]:
    """The rules with whole turns, a room for a state, and the distance map of a board."""
    bound = speed.bind(GAME, search_moves, compiled=compiled)
    states, distances, scratch = bound.states(1), bound.ints(search_moves.DISTANCES), bound.ints(search_moves.SCRATCH)
    bound.put(states, 0, s)
    bound.call.fill_distances(states[0], distances, scratch)
    return bound, states, distances


@needs_numba
@pytest.mark.parametrize("seats", rest_slow(GAME.seats))
def test_compiled_keys_are_those_of_interpreted(seats: int) -> None:
    played = decisions(GAME, seats, seats)[:800]
    plain, plain_room, plain_notes = bound_with_distances(False, played[0])
    fast, fast_room, fast_notes = bound_with_distances(True, played[0])
    for s in played:
        plain.put(plain_room, 0, s)
        fast.put(fast_room, 0, s)
        code = plain.call.key(plain_room[0], plain_notes)
        assert 0 <= code <= GREATEST
        assert fast.call.key(fast_room[0], fast_notes) == code


@needs_numba
def test_the_greatest_numbers_are_stirred_the_same_compiled() -> None:
    fast, rng = speed.bind(GAME, search_moves, compiled=True), random.Random(1)
    pairs = [(0, 0), (0, GREATEST), (GREATEST, 0), (GREATEST, GREATEST), (GREATEST, 1), (1 << 62, (1 << 62) - 1)]
    pairs += [(rng.getrandbits(63), rng.getrandbits(63)) for _ in range(2000)]
    for code, more in pairs:
        assert 0 <= search_moves.mixed(code, more) <= GREATEST
        assert fast.call.mixed(code, more) == search_moves.mixed(code, more)


@pytest.mark.parametrize("seats", GAME.seats)
def test_other_positions_have_other_keys_and_the_same_one_has_the_same(seats: int) -> None:
    played = [s for seed in range(3) for s in decisions(GAME, seed, seats)[:400]]
    plain, _, notes = bound_with_distances(False, played[0])
    seen: dict[int, str] = {}
    for s in played:
        # How many turns it took does not count, far from the last round.
        text = GAME.state_text(s).replace(f" turns={s.turns}", "")
        code = plain.call.key(s, notes)
        assert plain.call.key(GAME.parse_state(GAME.state_text(s)), notes) == code
        assert seen.setdefault(code, text) == text
    assert len(seen) > 100


def test_keys_spread_evenly_over_a_table() -> None:
    """Of a thousand places each is as likely: chi squared, 1023 degrees of freedom, once in a thousand."""
    codes = {search_moves.mixed(search_moves.mixed(pawn, held << 20), 1 << bit)
             for pawn in range(49) for held in range(16) for bit in range(28)}  # fmt: skip
    assert len(codes) == 49 * 16 * 28
    for shift in (0, 10, 20, 40):
        counts = [0] * 1024
        for code in codes:
            counts[code >> shift & 1023] += 1
        even = len(codes) / 1024
        assert sum((count - even) ** 2 / even for count in counts) < 1168
