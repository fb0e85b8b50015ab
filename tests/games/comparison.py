"""Checks that two implementations of a game agree after each action."""

import random
from collections.abc import Callable, Iterable
from typing import Any


def agree_on_what_may_be_asked(naive: Any, real: Any, seats: Iterable[int]) -> None:
    """State, who is to act, what may be done, odds and points have one answer, and shares when the game is over."""
    assert real.state_text() == naive.state_text()
    assert real.actor == naive.actor
    assert real.legal() == naive.legal()
    assert real.weights() == naive.weights()
    for seat in seats:
        assert real.points(seat) == naive.points(seat)
        if naive.actor is None:
            assert real.win_share(seat) == naive.win_share(seat)


def any_action(naive: Any, rng: random.Random, wish: Callable[[Any, str], float] | None = None) -> str:
    """An outcome by its odds, or an action: all are equally likely, or each as likely as its wish is large."""
    actions = sorted(naive.legal())
    if naive.actor == "*":
        return rng.choices(actions, [naive.weights()[text] for text in actions])[0]
    return rng.choices(actions, [wish(naive, text) for text in actions])[0] if wish else rng.choice(actions)
