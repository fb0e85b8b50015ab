"""The real rules and the naive ones agree on everything, action by action, over random games."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.comparison import SEEDS, compared
from tests.marks import examples

from .naive import NAMES, Naive
from .naive_scoring import COUNTS, ways
from .real import GAME, Real

OPTIONS = {option.name: option.values for option in GAME.options}


def agree_on_bag_cards_and_shares(naive: Naive, real: Real) -> None:
    bag = dict(zip(GAME.parts.CODES, real.state.bag, strict=True))
    assert {code: count for code, count in bag.items() if count} == dict(+naive.bag)
    for seat in range(1, naive.seats + 1):
        assert list(real.cards(seat).items()) == list(naive.cards(seat).items())
        assert real.win_share(seat) == naive.win_share(seat)


def sayable(naive: Naive) -> list[str]:
    if naive.held:
        marks = ways(naive.held, True)
        return ["take 1", "take 9", *(f"{naive.held}{mark}@{cell}" for mark in marks for cell in NAMES)]
    if naive.actor == "*" and naive.current[0] is None and len(naive.order) < naive.standees:
        return [f"order {seat}" for seat in range(1, 5)]
    return [f"draw {code}" for code in COUNTS] if naive.actor == "*" else [f"take {space}" for space in range(1, 10)]


def both_compared(seed: int, seats: int, options: dict[str, int]) -> None:
    naive, real = Naive(seats, **options), Real(seats, **options)
    compared(naive, real, random.Random(seed), sayable, more=agree_on_bag_cards_and_shares)


@given(seed=SEEDS, seats=st.sampled_from(GAME.seats))
@example(seed=1, seats=1)
@settings(max_examples=examples(12, 4))
def test_random_games_agree(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.6}
    both_compared(seed, seats, options | {"first": options.get("first", 0) % (seats + 1)})


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_agree_with_every_side(seats: int) -> None:
    for sides in range(0, 32, 31):
        options = {name: sides >> i & 1 for i, name in enumerate(list(OPTIONS)[:5])} | {"flip": sides & 1}
        both_compared(sides + seats, seats, options)
