"""The real rules and the naive ones agree on everything, action by action, over random games."""

import random
from collections import Counter

from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.comparison import SEEDS, compared
from tests.marks import slow
from tumblestar.contract.errors import BadOption

from . import constellations
from .naive import DICE, IN_PLAY, LETTERS, Naive
from .naive_scoring import WHOLE, sides
from .real import GAME, Real

RARE = (
    "roll 3, roll 2, roll 1, take, nothing fits, overtime, passed over, blocked, one of the hand leaves, "
    "one of the centre leaves, one beside a card leaves, no dice remain, level won, tie"
)
OPTIONS = {option.name: option.values for option in GAME.options}
NAMES = [*DICE, *"AB"]


def agree_on_shares(naive: Naive, real: Real) -> None:
    """At any time, not only when the game is over."""
    seats = range(1, naive.seats + 1)
    assert [real.win_share(seat) for seat in seats] == [naive.win_share(seat) for seat in seats]


def sayable(naive: Naive) -> list[str]:
    """Each action that can be said of the dice."""
    if naive.phase == "choose":
        return ["roll", *DICE, *(f"take {die}" for die in DICE)]
    if naive.phase == "hang":
        return ["roll", *DICE, *(f"{die}@{place}" for die in naive.hand for place in NAMES)]
    return ["roll", *(f"out {die}" for die in DICE)] if naive.phase == "discard" else []


def bold(naive: Naive, text: str) -> int:
    """How much a bold player likes an action: taking from the centre before all."""
    return 999 if text.startswith("take") else 1


def game_compared(seed: int, seats: int, options: dict[str, int]) -> Counter[str]:
    return both_compared(Naive(seats, **options), Real(seats, **options), random.Random(seed))


def both_compared(naive: Naive, real: Real, rng: random.Random) -> Counter[str]:
    return compared(naive, real, rng, sayable, bold if rng.random() < 0.5 else None, more=agree_on_shares)


def any_options(rng: random.Random, seats: int) -> dict[str, int]:
    """Options of every kind that the game takes."""
    while True:
        options = {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.4}
        if rng.random() < 0.5:
            options = {name: value for name, value in options.items() if not name.startswith("mission")}
        try:
            GAME.fresh(seats, options)
        except BadOption:
            continue
        return options


def late_position(rng: random.Random) -> str:
    """A made-up position near the end of something: blocked seats, lost turns, or few dice to play alone with."""
    seats = rng.choice([1, 1, 1, 2, 3, 4])
    while True:
        game = Naive(seats, keep=rng.randint(0, 1))
        game.colours = set(rng.sample(LETTERS, IN_PLAY[seats]))
        game.missions = sorted(rng.sample(range(11, 21), rng.choice([0, 0, 1])))
        letters = game.in_play()
        if seats == 1:
            best = rng.random() < 0.3
            game.trees = [constellations.good(rng, letters) if best else constellations.one(rng, letters)]
            last = rng.choice([die for die in game.tree if not any(place == die for _, place in game.tree.values())])
            del game.tree[last]
        else:
            game.trees = constellations.several(rng, seats, letters)
        if rng.random() < 0.3:  # stars full of ones block a seat
            game.trees[0] = dict(
                zip(game.trees[0], [(1, star) for star in "AABB"[-rng.choice([3, 4]) :]], strict=False)
            )
        if seats == 1:
            game.out = set(rng.sample(game.free(), max(0, len(game.free()) - rng.choice([1, 2, 3, 4, 5, 9]))))
        game.centre = {die: rng.randint(1, 8) for die in game.free() if sides(die) == 8}
        going_on = [seat for seat in range(1, seats + 1) if not game.is_finished(seat)]
        if not going_on or not game.free():
            continue
        game.turn = rng.choice(going_on)
        game.turns = WHOLE * seats + rng.randint(0, 3)
        game.latest = rng.sample(range(1, game.turns + 1), seats)
        game.phase = "choose"
        return game.state_text()


def late_compared(seed: int) -> Counter[str]:
    rng = random.Random(seed)
    text = late_position(rng)
    return both_compared(Naive.from_text(text), Real.from_text(text), rng)


@given(seed=SEEDS, seats=st.sampled_from(GAME.seats))
@example(seed=1, seats=1)
def test_random_games_agree(seed: int, seats: int) -> None:
    game_compared(seed, seats, any_options(random.Random(seed), seats))


@given(seed=SEEDS)
def test_late_positions_agree(seed: int) -> None:
    late_compared(seed)


@slow
def test_rare_things_were_compared() -> None:
    """Over a fixed set of whole games, with every value of every option, and of late positions."""
    happened: Counter[str] = Counter()
    for seed in range(24):
        seats = GAME.seats[seed % 4]
        happened += game_compared(seed, seats, {"level": seed // 4 % 5, "keep": seed % 2})
    for number in range(1, 21):
        happened += game_compared(number, 1 + number % 4, {"level": 4, f"mission_{1 + number % 3}": number})
    for seed in range(300):
        happened += late_compared(seed)
    assert set(RARE.split(", ")) - {*happened} == set()
