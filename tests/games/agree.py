"""That two implementations of a game agree: what the tests of every game ask after each action."""

from __future__ import annotations

from collections.abc import Iterable
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
