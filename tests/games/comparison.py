"""Checks that two implementations of a game agree after each action."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from hypothesis import strategies as st

SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def agree(naive: Any, real: Any) -> None:
    """State, who is to act, what may be done, odds and points have one answer, and shares when the game is over."""
    assert real.state_text() == naive.state_text()
    assert real.actor == naive.actor
    assert real.legal() == naive.legal()
    assert real.weights() == naive.weights()
    for seat in range(1, real.state.seats + 1):
        assert real.points(seat) == naive.points(seat)
        if naive.actor is None:
            assert real.win_share(seat) == naive.win_share(seat)


def agree_on_refusals(naive: Any, real: Any, actions: Iterable[str]) -> None:
    """Each action has the same tag, be it refused or not."""
    tags = {text: naive.refusal(text) for text in actions}
    assert {text: real.refusal(text) for text in tags} == tags, naive.state_text()


def any_action(naive: Any, rng: random.Random, wish: Callable[[Any, str], float] | None = None) -> str:
    """An outcome by its odds, or an action: all are equally likely, or each as likely as its wish is large."""
    actions = sorted(naive.legal())
    if naive.actor == "*":
        return rng.choices(actions, [naive.weights()[text] for text in actions])[0]
    return rng.choices(actions, [wish(naive, text) for text in actions])[0] if wish else rng.choice(actions)


MOST = 20_000
"""More actions than any game has; a comparison with a lower limit may stop before the end."""


def compared(
    naive: Any,
    real: Any,
    rng: random.Random,
    sayable: Callable[[Any], Iterable[str]],
    wish: Callable[[Any, str], float] | None = None,
    limit: int = MOST,
    more: Callable[[Any, Any], None] = lambda naive, real: None,
) -> Counter[str]:
    """Both play the same random actions and are compared after each; what happened, counted.

    `sayable` lists actions that can be said in a state; `more` is compared besides.
    """
    happened: Counter[str] = Counter()
    for _ in range(limit):
        agree(naive, real)
        more(naive, real)
        if rng.random() < 0.1:
            agree_on_refusals(naive, real, sayable(naive))
        if naive.actor is None:
            break
        if rng.random() < 0.1:
            naive, real = (type(game).from_text(game.state_text()) for game in (naive, real))
        text = any_action(naive, rng, wish)
        naive.play(text)
        real.play(text)
        happened.update(getattr(naive, "happened", ()))
    else:
        assert limit < MOST, "the game has no end"
    return happened
