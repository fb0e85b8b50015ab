"""The facts of the rulebook's section 4, derived from the real rules over all results of the dice."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from tests.marks import rest_slow
from tumblestar.contract.state import CHANCE

from .naive import DEFAULT, Naive, joins
from .positions import latin
from .real import GAME, Real
from .scenario import choked

STOP = GAME.rules.STOP


def random_dice(seed: int) -> dict[int, str]:
    """Six dice as chance makes them: the colours of each die's numbers, in letters."""
    return dict(enumerate(("".join(GAME.parts.LETTERS[colour] for colour in row) for row in latin(seed)), start=1))


def a_line(dice: dict[int, str], length: int, rng: random.Random) -> list[str]:
    """Faces of different dice that make a line of that length."""
    faces = [letter + str(number) for row in dice.values() for number, letter in enumerate(row, start=1)]
    owner = {row[n - 1] + str(n): die for die, row in dice.items() for n in range(1, 7)}
    line: list[str] = [rng.choice(faces)]
    while len(line) < length:
        used = {owner[face] for face in line}
        line.append(rng.choice([face for face in faces if owner[face] not in used and joins(face, line[-1])]))
    return line


def thrown(dice: dict[int, str], line: list[str]) -> Real:
    """A game in which all dice outside this line are in the air."""
    owner = {row[n - 1] + str(n): die for die, row in dice.items() for n in range(1, 7)}
    lying = {owner[face]: face for face in line}
    naive = Naive(2)
    naive.dice = dice
    naive.lying = {die: lying.get(die, row[0] + "1") for die, row in dice.items()}
    naive.line = line
    naive.throw([die for die in dice if die not in lying])
    return Real.from_text(naive.state_text())


@pytest.mark.parametrize("seed", range(6))
def test_a_choke_of_k_dice_has_the_odds_two_thirds_to_the_power_k(seed: int) -> None:  # SH-4.1
    dice = DEFAULT if seed == 0 else random_dice(seed)
    rng = random.Random(seed)
    for length in (3, 4, 5):
        assert choked(thrown(dice, a_line(dice, length, rng))) == Fraction(2, 3) ** (6 - length)


@pytest.mark.parametrize("seed", range(2))
def test_a_choke_of_five_dice_too(seed: int) -> None:  # SH-4.1
    dice = DEFAULT if seed == 0 else random_dice(seed)
    assert choked(thrown(dice, a_line(dice, 1, random.Random(seed)))) == Fraction(32, 243)


def falls(s: Any) -> Iterator[Any]:
    """Every state in which the dice may have come to rest."""
    if GAME.actor(s) != CHANCE:
        yield s
        return
    for outcome, _ in GAME.outcomes(s):
        yield from falls(GAME.after(s, outcome))


def greatest(s: Any) -> int:
    """The longest line that the rules let the player make of a roll of five dice."""
    best = [0]

    def grow(here: Any) -> None:
        for action in GAME.legal(here):
            if action < STOP:
                after = GAME.after(here, action)
                best[0] = max(best[0], after.length if after.turns == s.turns else 2)
                if best[0] < 6 and after.turns == s.turns:
                    grow(after)

    grow(s)
    return best[0]


SPARKS = sorted(letter + str(number) for row in DEFAULT.values() for number, letter in enumerate(row, start=1))
LONGEST = {1: 1024, 2: 1034, 3: 1160, 4: 1624, 5: 1730, 6: 1204}


@pytest.mark.parametrize("spark", rest_slow(SPARKS))
def test_the_longest_lines_of_all_rolls(spark: str) -> None:  # SH-4.2
    start = thrown(DEFAULT, [spark]).state
    assert Counter(1 if s.turns > start.turns else greatest(s) for s in falls(start)) == LONGEST


@pytest.mark.parametrize("seed", range(40))
def test_the_longest_line_is_what_trying_all_orders_finds(seed: int) -> None:
    """The rules' way to the longest line, one legal die after the other, against all orders of the loose dice."""
    rng = random.Random(seed)
    game = thrown(random_dice(seed % 5), a_line(random_dice(seed % 5), 1, rng))
    spark = game.state_text().partition("line=")[2].split()[0]
    while game.actor == "*":
        game.play(rng.choice(sorted(game.legal())))
    faces = [face for face in game.state_text().partition("dice=")[2].split()[0].split(",") if face != spark]
    best = 1
    for order in permutations(faces):
        line = [spark, *order]
        fitting = next((place for place in range(1, 6) if not joins(line[place - 1], line[place])), 6)
        best = max(best, fitting)
    assert (1 if game.actor != 1 else greatest(game.state)) == best
