"""A permanently met mission stays met, whatever die is hung or leaves the game."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.twinkle.constellations import grown, state
from tests.games.twinkle.naive import DICE as NAMES
from tests.games.twinkle.naive_scoring import colour
from tests.games.twinkle.small_net import hung
from tests.marks import examples
from tumblestar.games.twinkle.cards import is_met_for_good
from tumblestar.games.twinkle.constellation import constellation
from tumblestar.games.twinkle.parts import COLOUR_OF, DICE, MISSIONS, PLACE_NAMES, SIDES_OF, STAR_A, STARS
from tumblestar.games.twinkle.rules import FREE, OUT, State
from tumblestar.games.twinkle.scoring import is_met

ALL = range(1, MISSIONS + 1)


def places(s: Any, result: int) -> list[int]:
    """Where a result may hang, by TW-3.4 and TW-3.5."""
    found = [star for star in (STAR_A, STAR_A + 1) if s.stars[0][star - STAR_A] < 2]
    return found + [die for die in s.dice[0][: s.hung[0]] if s.below[die] < 2 and s.shown[die] > result]


def nexts(s: Any) -> list[Any]:
    """Every state with one die more."""
    return [
        hung(s, 0, die, result, parent)
        for die in range(DICE)
        if s.where[die] == FREE
        for result in range(1, SIDES_OF[die] + 1)
        for parent in (places(s, result) if s.hung[0] < STARS else [])
    ]


def begun(luck: random.Random) -> Any:
    """A constellation somewhere on its way, with some of the other dice out of the game."""
    letters = "".join(luck.sample("RYBGNP", 4))
    size = luck.choice([2, 3, 4, 5, 5, 6, 6, 6, 7])
    s = state([grown(luck, [die for die in NAMES if colour(die) in letters], size)], letters)
    share = luck.choice([0.2, 0.6, 0.9])
    for die in range(DICE):
        if s.where[die] == FREE and luck.random() < share:
            s.where[die] = OUT
    return in_play(s)


def in_play(s: Any) -> Any:
    """The state without the dice of other colours."""
    for die in range(DICE):
        if s.where[die] == FREE and not (s.colours >> COLOUR_OF[die]) & 1:
            s.where[die] = OUT
    return s


def test_what_is_met_for_good_stays_so() -> None:
    luck, early, undone = random.Random(4), Counter[int](), Counter[int]()
    for _ in range(examples(400, 150)):
        s = begun(luck)
        met = [which for which in ALL if is_met(s, which)]
        good = [which for which in ALL if is_met_for_good(s, which)]
        assert set(good) <= set(met)
        then = nexts(s)
        if then:
            early.update(good)
        for after in then:
            assert [which for which in good if not is_met_for_good(after, which)] == []
            undone.update(which for which in met if which not in good and not is_met(after, which))
        for die in range(DICE):
            if s.where[die] == FREE:
                less = State.copy(s)
                less.where[die] = OUT
                assert [which for which in good if not is_met_for_good(less, which)] == []
    assert set(early) | {1} == set(ALL) - {3, 7}  # these two never before the last die, and long lines are rare
    assert set(undone) == {4, 6, 7, 9, 15}  # and only these can be undone at all


def test_a_complete_constellation_meets_its_missions_permanently() -> None:
    luck, met = random.Random(5), Counter[int]()
    for _ in range(150):
        s = state([grown(luck, list(NAMES), STARS)], "RYBGNP")
        if s.hung[0] == STARS:
            for which in ALL:
                assert is_met_for_good(s, which) == is_met(s, which)
                met[which] += is_met(s, which)
    assert set(met) == set(ALL)


@pytest.mark.parametrize(
    ("which", "tree", "out", "expected"),
    [
        (1, "R12=9@A,R10=7@R12,R8=5@R10,R6=4@R8,R4=3@R6", "", True),
        (1, "R12=9@A,R10=7@R12,R8=5@R10,R6=4@R8", "", False),
        (4, "R12=9@A,Y12=8@A", "", False),
        (4, "R12=9@A,Y12=8@A", "R4 Y4 B4 G4 R6 Y6 B6 G6", True),
        (6, "R12=9@A,R10=8@A,R8=4@B,R6=2@B,Y6=1@R12", "", False),
        (6, "R12=9@A,R10=8@A,R8=4@B,R6=2@B,Y6=1@R12", "B4 B6 B8 B10 B12", True),
        (6, "R12=9@A,R10=8@A,R8=4@B,R6=2@B,Y6=1@R12,Y4=1@R12", "", True),  # one die more, and two colours
        (7, "R12=9@A", "", False),
        (9, "R12=6@A,R10=5@A,R8=4@B", "", False),
        (9, "R12=6@A,R10=5@A,R8=4@B,Y12=3@B", "", True),
        (9, "R12=6@A,R10=5@A,R8=4@B", "Y8 B8 G8 Y10 B10 G10 Y12 B12 G12", True),
        (15, "R12=9@A,R10=4@A", "", False),
        (15, "R12=9@A,R10=4@A", "R4 R6 R8", True),
        (15, "R12=9@A,R10=4@R12,Y12=8@A,Y10=5@Y12,B4=1@B,B6=2@B", "", True),  # two colours, one die to come
    ],
)
def test_missions_that_may_be_undone(which: int, tree: str, out: str, expected: bool) -> None:
    s = in_play(constellation(tree, 15))
    for name in out.split():
        s.where[PLACE_NAMES.index(name)] = OUT
    assert is_met_for_good(s, which) == expected
