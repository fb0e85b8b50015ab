"""The real rules and the naive ones agree on everything, action by action, over random games."""

import random
from collections import Counter
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.comparison import SEEDS, compared
from tests.marks import slow

from .naive import DEFAULT, Naive
from .real import GAME, Real

RARE = (
    "random dice, Choke on the first roll, Choke later, Choke with a Shizzle, Fizzle, Fizzle with a Shizzle, "
    "stop at 3, stop at 4, stop at 5, stop at 6, roll on from 3, roll on from 4, roll on from 5, "
    "roll on with a Shizzle, Shizzle, two Shizzles, attack, attack for less, no victim left, take, less in the bank, "
    "end by the bank, end by target, end by rounds, end by the cap, shared win"
)
OPTIONS = {option.name: option.values for option in GAME.options}


def sayable(naive: Naive) -> list[str]:
    """Each action that can be said of dice that lie there."""
    if naive.phase not in ("ready", "choose", "settle", "over") or not all(naive.lying.values()):
        return []
    faces = [face for face in naive.lying.values() if face]
    return ["stop", "roll", "take", *(f"attack {seat}" for seat in naive.scores), *faces]


def wish(naive: Naive, text: str) -> int:
    """How much a bold player likes an action: long lines, then all at risk again, then attacks."""
    if text == "roll":
        return 8 if len(naive.line) == 6 else 2
    if text == "stop":
        return 3
    if text == "take":
        return 1
    return 9


def game_compared(seed: int, seats: int, options: dict[str, int], limit: int = 20_000) -> Counter[str]:
    rng = random.Random(seed)
    bold = wish if rng.random() < 0.5 else None
    switched: dict[str, Any] = {name: bool(n) if OPTIONS[name] == (0, 1) else n for name, n in options.items()}
    return compared(Naive(seats, **switched), Real(seats, **options), rng, sayable, bold, limit)


def late_position(rng: random.Random) -> str:
    """A made-up position near the end of something: few points in the bank, high scores, Shizzles pending."""
    seats = rng.randint(2, 6)
    game = Naive(seats, rounds=rng.choice([0, 0, 5]), target=rng.choice([0, 0, 20]), cap=rng.random() < 0.5)
    game.bank = rng.randint(1, 9)
    game.scores = {seat: rng.choice([0, 0, 1, 4, 7, 13, 19]) for seat in game.scores}
    game.turn = rng.randint(1, seats)
    numbers = {die: rng.randint(1, 6) for die in DEFAULT}
    game.lying = {die: DEFAULT[die][numbers[die] - 1] + str(numbers[die]) for die in DEFAULT}
    game.line = [str(game.lying[rng.randint(1, 6)])]
    game.throw([die for die, face in game.lying.items() if face not in game.line])
    game.pending = rng.choice([0, 1, 1, 2, 3])
    game.turns = rng.choice([0, 5 * seats - 1 if game.options["rounds"] else 499 if game.options["cap"] else 7])
    return game.state_text()


choices = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items() if name != "first"})


@given(seed=SEEDS, seats=st.sampled_from(GAME.seats), first=st.integers(min_value=0, max_value=6), options=choices)
@example(seed=1, seats=6, first=6, options={"random_dice": 1})
def test_random_games_agree(seed: int, seats: int, first: int, options: dict[str, int]) -> None:
    game_compared(seed, seats, options | {"first": min(first, seats)}, limit=400)


@slow
def test_rare_things_were_compared() -> None:
    """Over a fixed set of whole games, with every value of every option, and of late positions."""
    happened: Counter[str] = Counter()
    for seed in range(60):
        options = {name: values[seed % len(values)] for name, values in OPTIONS.items()}
        seats = GAME.seats[seed % len(GAME.seats)]
        happened += game_compared(seed, seats, options | {"first": min(options["first"], seats)})
    for seed in range(300):
        happened += late_compared(seed)
    assert set(RARE.split(", ")) - {*happened} == set()


def late_compared(seed: int) -> Counter[str]:
    rng = random.Random(seed)
    text = late_position(rng)
    return compared(Naive.from_text(text), Real.from_text(text), rng, sayable, wish, limit=40)


@given(seed=SEEDS)
def test_late_positions_agree(seed: int) -> None:
    late_compared(seed)
