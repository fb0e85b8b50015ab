"""Lines of state text, valid and damaged, for the tests of each game's states."""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

from tumblestar import words
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import OVER
from tumblestar.game import Game

Choose = Callable[[Any], int]
"""What happens next in a state."""


def check_fault(game: Game, line: str, entry: str) -> None:
    """The line is refused, in every language, and this entry (or else this text) of it is named."""
    with pytest.raises(Unreadable) as caught:
        game.parse_state(line)
    said = caught.value.phrase.args
    assert said.get("key", said["text"]) == entry
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


def texts_on_the_way(game: Game, s: Any, rng: random.Random, often: float, choose: Choose) -> Iterator[str]:
    """State texts of one game played to its end: so often one on the way, and the last."""
    while game.actor(s) != OVER:
        if rng.random() < often:
            yield game.state_text(s)
        s = game.after(s, choose(s))
    yield game.state_text(s)


def spoiled(rng: random.Random, pool: list[str], lines: int) -> Iterator[str]:
    """Lines of the pool with up to three entries put in, spoiled or taken out."""
    entries = entries_of(pool)
    for _ in range(lines):
        given = dict(word.split("=", 1) for word in rng.choice(pool).split())
        for _ in range(rng.randint(1, 3)):
            key, value = rng.choice(entries)
            given[key] = value if rng.random() < 0.8 else rng.choice(["0", "1", "3", "6", "-", ""])
            if rng.random() < 0.3:
                del given[key]
        yield joined(given)


def entries_of(pool: list[str]) -> list[list[str]]:
    """Every key with its value, as often as it stands in the pool."""
    return [word.split("=", 1) for text in pool for word in text.split()]


def joined(given: dict[str, str]) -> str:
    return " ".join(f"{key}={value}" for key, value in given.items())


def readable(game: Game, lines: Iterable[str]) -> Iterator[Any]:
    """The states of those lines that are not refused."""
    for line in lines:
        try:
            s = game.parse_state(line)
        except Unreadable:
            continue
        yield s


def played_on(game: Game, s: Any, steps: int, choose: Choose) -> Iterator[Any]:
    """The state and those after it; each is read again as it was written."""
    values = game.rules.State.values
    for _ in range(steps):
        assert values(game.parse_state(game.state_text(s))) == values(s)
        yield s
        if game.actor(s) == OVER:
            return
        s = game.after(s, choose(s))
