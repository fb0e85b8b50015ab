"""The real rules and the naive ones agree on everything, action by action, over random games."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.games.comparison import agree_on_what_may_be_asked
from tests.marks import examples

from .naive import NAMES, Naive
from .naive_scoring import COUNTS, ways
from .real import GAME, Real

OPTIONS = {option.name: option.values for option in GAME.options}


def agree(naive: Naive, real: Real) -> None:
    """Everything that can be asked has one answer."""
    seats = range(1, naive.seats + 1)
    agree_on_what_may_be_asked(naive, real, seats)
    assert {f"draw {code}": count for code, count in zip(GAME.parts.CODES, real.state.bag, strict=True) if count} == {
        f"draw {code}": count for code, count in naive.bag.items() if count
    }
    for seat in seats:
        assert real.cards(seat) == naive.cards(seat)
        assert list(real.cards(seat)) == list(naive.cards(seat))
        assert real.win_share(seat) == naive.win_share(seat)


def agree_on_refusals(naive: Naive, real: Real) -> None:
    """Each action that can be said here has the same tag, be it refused or not."""
    actions: list[str] = []
    if naive.held:
        marks = ways(naive.held, True)
        actions = ["take 1", "take 9", *(f"{naive.held}{mark}@{cell}" for mark in marks for cell in NAMES)]
    elif naive.actor == "*" and naive.current[0] is None and len(naive.order) < naive.standees:
        actions = [f"order {seat}" for seat in range(1, 5)]
    elif naive.actor == "*":
        actions = [f"draw {code}" for code in COUNTS]
    else:
        actions = [f"take {space}" for space in range(1, 10)]
    tags = {text: naive.refusal(text) for text in actions}
    assert {text: real.refusal(text) for text in actions} == tags, naive.state_text()


def compared(naive: Naive, real: Real, rng: random.Random) -> None:
    """Both play the same random actions to the end and are compared after each."""
    while True:
        agree(naive, real)
        if rng.random() < 0.1:
            agree_on_refusals(naive, real)
        if naive.actor is None:
            return
        if rng.random() < 0.1:
            naive = Naive.from_text(naive.state_text())
            real = Real.from_text(real.state_text())
        weights = sorted(naive.weights().items()) or [(text, 1) for text in sorted(naive.legal())]
        text = rng.choices([text for text, _ in weights], [weight for _, weight in weights])[0]
        naive.play(text)
        real.play(text)


def game_compared(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    options = {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.6}
    options["first"] = options.get("first", 0) % (seats + 1)
    compared(Naive(seats, **options), Real(seats, **options), rng)


@given(seed=st.integers(min_value=0, max_value=2**32 - 1), seats=st.sampled_from(GAME.seats))
@example(seed=1, seats=1)
@settings(max_examples=examples(12, 4))
def test_random_games_agree(seed: int, seats: int) -> None:
    game_compared(seed, seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_agree_with_every_side(seats: int) -> None:
    for sides in range(0, 32, 31):
        options = {name: sides >> i & 1 for i, name in enumerate(list(OPTIONS)[:5])} | {"flip": sides & 1}
        compared(Naive(seats, **options), Real(seats, **options), random.Random(sides + seats))
