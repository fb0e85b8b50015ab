"""Lines of state text of every game: what is invalid names the faulty entry, and what is read can be played."""

import random
from collections.abc import Iterator

import pytest

from tests.contract.limits import LIMITS
from tests.games import game_tests
from tests.marks import examples
from tumblestar import words
from tumblestar.bots import any_outcome
from tumblestar.conformance import walk
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE, OVER

WRONG = [
    pytest.param(game, line, entry, id=f"{game}-{line}")
    for game in game_tests.GAMES
    if game_tests.text(game, "wrong_states.py")
    for line, entry in game_tests.module(game, "wrong_states").WRONG.items()
]


@pytest.mark.parametrize(("game", "line", "entry"), WRONG)
def test_an_invalid_state_names_the_faulty_entry(game: str, line: str, entry: str) -> None:
    """The line is refused, in every language, and this entry (or else this text) of it is named."""
    with pytest.raises(Unreadable) as caught:
        game_tests.module(game, "real").GAME.parse_state(line)
    said = caught.value.phrase.args
    assert said.get("key", said["text"]) == entry
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


def texts(game: str, games: int, rng: random.Random) -> Iterator[str]:
    """State texts of random games, and of late positions."""
    rules = game_tests.module(game, "real").GAME
    late = getattr(game_tests.module(game, "test_naive"), "late_position", None)
    for seed in range(games):
        yield from [late(rng)] if late else []
        yield from (rules.state_text(s) for s, action in walk(rules, seed) if rng.random() < 0.1 or action < 0)


def spoiled(rng: random.Random, pool: list[str], lines: int, most: int) -> Iterator[str]:
    """Lines of the pool with up to so many entries put in, spoiled or taken out."""
    entries = [word.split("=", 1) for text in pool for word in text.split()]
    for _ in range(lines):
        given = dict(word.split("=", 1) for word in rng.choice(pool).split())
        for _ in range(rng.randint(1, most)):
            key, value = rng.choice(entries)
            given[key] = value if rng.random() < 0.8 else rng.choice(["0", "1", "3", "6", "@1", "I", "-", ""])
            if rng.random() < 0.3:
                del given[key]
        yield " ".join(f"{key}={value}" for key, value in given.items())


@pytest.mark.parametrize("game", game_tests.GAMES)
def test_whatever_is_read_is_written_again_and_can_be_played(game: str) -> None:
    """Most spoiled lines are refused; the others are states, whose parts are conserved. Every tenth is played long."""
    rules, rng, accepted, count = game_tests.module(game, "real").GAME, random.Random(3), 0, examples(4_000, 400)
    count_parts, values = LIMITS[game].count_parts, rules.rules.State.values
    for line in spoiled(rng, [*texts(game, 20, rng)], count, 1 if game == "twinkle_twinkle" else 3):
        try:
            s = rules.parse_state(line)
        except Unreadable:
            continue
        accepted += 1
        parts = count_parts(s)
        for _ in range(13 if accepted % 10 else 400):
            assert values(rules.parse_state(rules.state_text(s))) == values(s)
            assert count_parts(s) == parts
            if rules.actor(s) == OVER:
                break
            s = rules.after(s, any_outcome(rules, s, rng) if rules.actor(s) == CHANCE else rng.choice(rules.legal(s)))
    assert accepted > count // 20, accepted
