"""Every card and mission scores as the rulebook says, over random constellations and its examples."""

import random
from collections import Counter
from collections.abc import Callable
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from tests.marks import slow
from tumblestar.games.twinkle import scoring
from tumblestar.games.twinkle.constellation import NUMBERS, constellation
from tumblestar.games.twinkle.parts import PLACE_NAMES
from tumblestar.games.twinkle.rules import is_won
from tumblestar.games.twinkle.scoring_dice import card_dice, mission_dice

from . import constellations
from . import naive_scoring as naive
from .naive import LETTERS
from .real import GAME

RULES = GAME.rules
MISSIONS = range(1, 21)
luck = st.randoms(use_true_random=False)

BILL = (
    "black d10=10@A; red d12=9@black d10; yellow d8=6@red d12; red d8=5@yellow d8; yellow d4=2@red d8; "
    "green d10=7@red d12; red d4=3@green d10"
)


def test_each_red_die_of_bill_chooses_for_itself() -> None:
    s = constellation(BILL)
    assert card_dice(s, 0, 0) == {NUMBERS[die]: x for die, x in (("R12", 3), ("R8", 3), ("R4", 2))}


def any_letters(rng: random.Random) -> str:
    return "".join(rng.sample(LETTERS, rng.choice([4, 4, 6])))


def compare_any(rng: random.Random) -> Counter[str]:
    letters = any_letters(rng)
    return compare_alone(rng, constellations.one(rng, letters, rng.choice([7, 7, 7, 7, 5, 2, 1])), letters)


def compare_climbed(rng: random.Random) -> Counter[str]:
    """A constellation that scores much by one card or silver mission, or by all cards together."""
    letters = any_letters(rng)
    worths: list[Callable[[naive.Tree], int]] = [lambda tree: sum(naive.cards(tree).values())] * 8
    worths += [
        *(partial(naive.card, name) for name in naive.CARDS),
        *(partial(naive.silver, number) for number in MISSIONS if number > 10),
    ]
    worths += [naive.longest_line, naive.most_equal]
    return compare_alone(rng, constellations.climbed(rng, letters, rng.choice(worths)), letters)


def compare_alone(rng: random.Random, tree: naive.Tree, letters: str) -> Counter[str]:
    """All cards and missions of one constellation, by both; the values that came about."""
    s = constellations.state([tree], letters)
    said = constellations.text(tree)
    cards = naive.cards(tree)
    for which, name in enumerate(naive.CARDS):
        assert scoring.card(s, 0, which) == cards[name], f"{name}: {said}"
        parts = {PLACE_NAMES[die]: points for die, points in card_dice(s, 0, which).items()}
        if name in naive.DIE_BY_DIE:
            brought = naive.DIE_BY_DIE[name](tree)
            assert parts == {die: points for die, points in brought.items() if points}, f"{name}: {said}"
        else:
            assert set(parts) == set(naive.of_colour(tree, "Y" if name == "yellow" else "N"))
    assert scoring.cards_points(s, 0) == sum(cards.values()) == GAME.points(s, 0), said
    met = {number: naive.is_met(number, tree, letters) for number in MISSIONS}
    for number in MISSIONS:
        assert scoring.is_met(s, number) == met[number], f"mission {number}: {letters} {said}"
        if number > 10:
            assert scoring.mission(s, 0, number) == naive.silver(number, tree), f"mission {number}: {said}"
            assert bool(mission_dice(s, 0, number)) == met[number], f"mission {number}: {said}"
    pool = [number for number in MISSIONS if met[number]] if rng.random() < 0.7 else list(MISSIONS)
    missions = sorted(rng.sample(pool, min(len(pool), rng.randint(0, 3))))
    s.missions[:] = [*missions, 0, 0, 0][:3]
    won = naive.is_won(tree, missions, letters)
    assert is_won(s) == won, f"{missions}: {said}"
    assert GAME.win_share(s, 0) == won
    seen = Counter({f"{name} {points}": 1 for name, points in cards.items()})
    seen.update(f"mission {number} {naive.silver(number, tree)}" for number in MISSIONS if number > 10)
    seen.update(f"{'met' if is_met else 'missed'} {number}" for number, is_met in met.items())
    seen.update([f"won with {len(missions)}" if won else "lost"])
    seen.update([f"{sum(cards.values())} points"])
    return seen


def compare_together(rng: random.Random) -> Counter[str]:
    """All missions of two to four constellations, by both; who shared them."""
    seats = rng.randint(2, 4)
    letters = "".join(rng.sample(LETTERS, seats + 2))
    trees = constellations.several(rng, seats, letters)
    s = constellations.state(trees, letters)
    seen: Counter[str] = Counter()
    missions = sorted(rng.sample(MISSIONS, rng.randint(0, 3)))
    s.missions[:] = [*missions, 0, 0, 0][:3]
    for number in MISSIONS:
        points = [naive.mission(number, trees, seat, letters) for seat in range(seats)]
        said = [constellations.text(tree) for tree in trees]
        assert [scoring.mission_points(s, seat, number) for seat in range(seats)] == points, f"mission {number}: {said}"
        seen[f"mission {number}: {sum(point > 0 for point in points)}"] += 1
    for seat, tree in enumerate(trees):
        pieces = GAME.breakdown(s, seat)
        total = sum(naive.cards(tree).values()) + sum(naive.mission(n, trees, seat, letters) for n in missions)
        assert sum(piece.points for piece in pieces) == GAME.points(s, seat) == total
        names = [f"card-{name}" for name, letter in zip(naive.CARDS, [*LETTERS, ""], strict=True) if letter in letters]
        assert [piece.name for piece in pieces] == names + [f"mission-{number}" for number in missions]
    return seen


@given(rng=luck)
def test_any_constellation_scores_the_same(rng: random.Random) -> None:
    compare_any(rng)


@given(rng=luck)
def test_any_constellations_together_score_the_same(rng: random.Random) -> None:
    compare_together(rng)


def tally(compare: Callable[[random.Random], Counter[str]], times: int) -> Counter[str]:
    """What came about over a fixed set of constellations."""
    seen: Counter[str] = Counter()
    for seed in range(times):
        seen.update(compare(random.Random(seed)))
    return seen


GREATEST = {"red": 9, "yellow": 6, "blue": 6, "green": 7, "black": 6, "purple": 8, "twinkle": 10}
GREATEST |= {f"mission {n}": most for n, most in enumerate((3, 3, 4, 2, 4, 5, 6, 5, 4, 3), start=11)}
"""What each card and silver mission must at least have scored; 0 came about too."""


@slow
def test_everything_came_about_often_enough_alone() -> None:
    alone = tally(compare_any, 2_000) + tally(compare_climbed, 400)
    for name, most in GREATEST.items():
        values = [int(key.rpartition(" ")[2]) for key in alone if key.rpartition(" ")[0] == name]
        assert min(values) == 0 < most <= max(values), name
    assert all(alone[f"{how} {number}"] > 20 for how in ("met", "missed") for number in MISSIONS)
    assert all(alone[f"won with {count}"] > 3 for count in range(4))
    assert all(alone[f"{points} points"] > 5 for points in (19, 20, 21))  # the goal, met and missed by a hair


@slow
def test_every_contest_had_one_and_several_at_the_top() -> None:
    together = tally(compare_together, 600)
    assert all(together[f"mission {number}: 1"] > 20 for number in range(1, 7))
    assert all(together[f"mission {number}: 2"] > 5 for number in range(1, 7))
