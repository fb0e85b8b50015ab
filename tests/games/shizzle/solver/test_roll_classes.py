"""Roll classes in Shizzle: their symmetries, and the counts of rolls for any dice."""

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.games.shizzle.positions import MIRRORS, latin
from tests.marks import rest_slow
from tumblestar.games.shizzle.parts import DICE, TABLE
from tumblestar.games.shizzle.solver.roll_classes import (
    FACES,
    RollClasses,
    fits,
    is_symmetry,
    roll_classes_of,
    symmetries,
)

TABLES = {"default": TABLE, "mirrors": MIRRORS, "random 0": latin(0), "random 2": latin(2)}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_symmetries_are_a_group(table: Any) -> None:
    found = set(symmetries(table))
    assert len(found) == len(symmetries(table))
    assert tuple(range(FACES)) in found
    for carried in found:
        assert is_symmetry(table, carried)
        assert tuple(carried.index(face) for face in range(FACES)) in found
    rng = random.Random(1)
    for first, second in (rng.choices(sorted(found), k=2) for _ in range(2000)):
        assert tuple(second[face] for face in first) in found


def test_every_spark_of_the_default_dice_is_of_one_kind() -> None:
    """A proof: some symmetry carries the first face to each of the 36."""
    carried_to = {carried[0] for carried in symmetries(TABLE) if is_symmetry(TABLE, carried)}
    assert carried_to == set(range(FACES))
    assert RollClasses(TABLE).sparks == 1


def test_kinds_are_what_the_symmetries_carry_to_one_another() -> None:
    """For all pairs of places of some random dice: of one kind if and only if a symmetry carries one to the other."""
    lines = roll_classes_of(latin(0))
    places = [(face, held) for face in range(FACES) for held in range(64) if held >> face // DICE & 1]
    for face, held in random.Random(2).sample(places, 60):
        carried_to = {
            (carried[face], sum(1 << carried[die * DICE] // DICE for die in range(DICE) if held >> die & 1))
            for carried in lines.symmetries
        }
        assert carried_to == {(f, h) for f, h in places if lines.kind[f][h] == lines.kind[face][held]}


def swapped(one: int, other: int) -> list[int]:
    carried = list(range(FACES))
    carried[one], carried[other] = other, one
    return carried


@pytest.mark.parametrize(
    ("carried", "why"),
    [
        (swapped(0, 1), "two faces of one die change places, and no longer fit what they fitted"),
        (swapped(0, 6), "a face goes over to another die"),
        ([0] * FACES, "all faces become one"),
        (list(range(FACES - 1)), "a face is missing"),
        ([*range(1, FACES), FACES], "a face that there is not"),
        ([(face + 1) % FACES for face in range(FACES)], "every die is torn apart"),
        ([*range(6, 12), *range(6), *range(12, FACES)], "two dice change places, and their colours with them"),
    ],
)
def test_what_is_no_symmetry(carried: list[int], why: str) -> None:
    assert not is_symmetry(TABLE, carried), why


def longest(table: Any, face: int, fallen: list[int]) -> int:
    """The longest line that a roll allows, by trying every order."""
    return 1 + max(
        (longest(table, other, [f for f in fallen if f != other]) for other in fallen if fits(table, face, other)),
        default=0,
    )


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_choke_is_as_likely_with_any_dice(table: Any) -> None:
    """P(Choke) with k dice is (2/3)^k (SH-4.1), from every kind of place."""
    lines = roll_classes_of(table)
    rolled = [kind for kind in range(len(lines.of)) if lines.outcomes[kind]]
    assert {lines.length[kind] for kind in rolled} == {1, 3, 4, 5}
    for kind in rolled:
        dice = DICE - lines.length[kind]
        assert Fraction(lines.chokes[kind], lines.outcomes[kind]) == Fraction(2, 3) ** dice


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_every_roll_is_in_one_group(table: Any) -> None:
    lines = roll_classes_of(table)
    for kind, outcomes in enumerate(lines.outcomes):
        assert lines.length[kind] in (2, 6) or outcomes == 6 ** (6 - lines.length[kind])
        counted = sum(lines.counts[lines.groups[kind] : lines.groups[kind + 1]])
        assert counted + lines.chokes[kind] == outcomes


def lengths(lines: RollClasses, kind: int) -> Counter[int]:
    """How many rolls from a kind have each longest line."""
    seen = Counter({1: lines.chokes[kind]})
    for group in range(lines.groups[kind], lines.groups[kind + 1]):
        ends = lines.ends[lines.starts[group] : lines.starts[group + 1]]
        seen[max(lines.length[end] for end in ends)] += lines.counts[group]
    return seen


def test_the_longest_lines_of_the_default_dice() -> None:
    """SH-4.2, from the groups."""
    assert lengths(roll_classes_of(TABLE), 0) == {1: 1024, 2: 1034, 3: 1160, 4: 1624, 5: 1730, 6: 1204}


@pytest.mark.parametrize("seed", rest_slow([2, 5]))
def test_the_longest_lines_of_random_dice_are_those_of_trying_every_order(seed: int) -> None:
    table = latin(seed)
    lines, face = roll_classes_of(table), random.Random(seed).randrange(FACES)
    others = [range(die * 6, die * 6 + 6) for die in range(DICE) if die != face // DICE]
    seen = Counter(longest(table, face, list(fallen)) for fallen in product(*others))
    assert lengths(lines, lines.kind[face][1 << face // DICE]) == seen


@pytest.mark.parametrize(
    ("die", "number", "row"),
    [(1, 2, (0, 0, 2, 3, 4, 5)), (2, 6, (1, 2, 3, 4, 5, 1)), (6, 1, (0, 1, 2, 3, 4, 5)), (4, 5, (3, 4, 1, 0, 5, 2))],
)
def test_dice_that_are_no_latin_square_are_refused(die: int, number: int, row: tuple[int, ...]) -> None:
    table = tuple(row if i == die - 1 else kept for i, kept in enumerate(TABLE))
    with pytest.raises(ValueError, match=rf"number {number} of die {die} "):
        RollClasses(table)
