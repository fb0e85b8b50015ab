"""Invalid and contradictory options are refused with the reason before a game begins."""

from collections import Counter

import pytest

from tumblestar import words
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.state import CHANCE

from .real import GAME

FIVE = {"red": 1, "yellow": 1, "blue": 1, "green": 1, "black": 1}
CHOSEN = {"level": 4}

REFUSED = {
    "too many colours for two": (2, FIVE, "bad-colours"),
    "too many colours alone": (1, FIVE, "bad-colours"),
    "too many colours for three": (3, FIVE | {"purple": 1}, "bad-colours"),
    "a mission without choosing": (2, {"mission_1": 7}, "bad-mission-level"),
    "a mission beside those of a level": (2, {"level": 3, "mission_3": 7}, "bad-mission-level"),
    "a mission twice": (3, CHOSEN | {"mission_1": 7, "mission_3": 7}, "bad-mission-twice"),
    "at most three types and all five": (1, CHOSEN | {"mission_1": 4, "mission_2": 8}, "bad-missions"),
    "all five types and at most three": (1, CHOSEN | {"mission_1": 8, "mission_3": 4}, "bad-missions"),
    "at most three colours and all four": (1, CHOSEN | {"mission_2": 10, "mission_3": 6}, "bad-missions"),
    "five falling odd results up to 6": (1, CHOSEN | {"mission_1": 9, "mission_2": 1, "mission_3": 7}, "bad-missions"),
    "a starter who is not there": (2, {"first": 3}, "bad-option-value"),
    "a starter who is not alone": (1, {"first": 2}, "bad-option-value"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused(case: str) -> None:
    seats, options, key = REFUSED[case]
    with pytest.raises(BadOption) as caught:
        GAME.fresh(seats, options)
    assert caught.value.phrase.key == key
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


def test_the_refusal_says_which() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.fresh(1, CHOSEN | {"mission_2": 10, "mission_3": 6})
    assert caught.value.phrase.args == {"missions": [6, 10]}
    with pytest.raises(BadOption) as caught:
        GAME.fresh(2, FIVE)
    assert caught.value.phrase.args["count"] == 4
    assert "red, yellow, blue, green and black" in str(caught.value)


@pytest.mark.parametrize(("one", "other"), [(4, 8), (6, 10)])
def test_together_such_missions_are_two_races(one: int, other: int) -> None:
    s = GAME.fresh(2, CHOSEN | {"mission_1": other, "mission_2": one})
    assert s.missions == [one, other, 0]


def chances(seats: int, **options: int) -> tuple[Counter[str], list[int]]:
    """What chance decides before the first turn, counted, and how many outcomes each has."""
    s = GAME.fresh(seats, options)
    names = dict(enumerate(GAME.notation.PHASES))
    kinds: Counter[str] = Counter()
    counts: list[int] = []
    while GAME.actor(s) == CHANCE:
        kinds[names[s.phase]] += 1
        outcomes = GAME.outcomes(s)
        assert {weight for _, weight in outcomes} == {1}
        counts.append(len(outcomes))
        s = GAME.after(s, outcomes[-1][0])
    return kinds, counts


SET_UPS = {
    "two": ((2, {}), {"colours": 4, "centre": 4, "first": 1}, [6, 5, 4, 3, 8, 8, 8, 8, 2]),
    "three": ((3, {"first": 2}), {"colours": 5, "centre": 5}, [6, 5, 4, 3, 2, 8, 8, 8, 8, 8]),
    "four": ((4, {}), {"centre": 6, "first": 1}, [8] * 6 + [4]),
    "alone": ((1, {}), {"colours": 4, "centre": 4}, [6, 5, 4, 3, 8, 8, 8, 8]),
    "some colours": ((2, {"black": 1, "red": 1}), {"colours": 2, "centre": 4, "first": 1}, [4, 3, 8, 8, 8, 8, 2]),
    "Bronze": ((4, {"level": 1}), {"missions": 1, "centre": 6, "first": 1}, [10] + [8] * 6 + [4]),
    "Silver": ((4, {"level": 2}), {"missions": 2, "centre": 6, "first": 1}, [10, 9] + [8] * 6 + [4]),
    "Diamond": ((4, {"level": 3}), {"missions": 3, "centre": 6, "first": 1}, [10, 10, 9] + [8] * 6 + [4]),
    "chosen": ((4, {"level": 4, "mission_2": 5}), {"centre": 6, "first": 1}, [8] * 6 + [4]),
}


@pytest.mark.parametrize("name", SET_UPS)
def test_chance_sets_up_what_was_not_chosen(name: str) -> None:
    (seats, options), kinds, counts = SET_UPS[name]
    assert chances(seats, **options) == (kinds, counts)


def test_dice_of_a_real_table_are_typed_in_any_order() -> None:
    s = GAME.parse_state("seats=2 colours=RYBG phase=centre")
    assert GAME.notation.several(s, ["G8=1", "R8=2", "B8=3", "Y8=4"]) == ["R8=2", "Y8=4", "B8=3", "G8=1"]
    assert GAME.notation.several(s, ["1", "2", "3", "4"]) == ["1", "2", "3", "4"]
    line = "seats=2 colours=RYBG centre=Y8=1,B8=1,G8=1 hand=R8=4,Y10,G4 phase=rolling rolled=1"
    s = GAME.parse_state(line)
    assert GAME.notation.several(s, ["G4=1", "Y10=2"]) == ["Y10=2", "G4=1"]
    assert GAME.notation.several(s, ["G4=1", "B10=2"]) == ["G4=1", "B10=2"]
    assert GAME.text(s, GAME.parse(s, "Y10=0")) == "Y10=10"  # TW-1.2
    with pytest.raises(Unreadable):
        GAME.parse(GAME.after(s, GAME.parse(s, "0")), "G4=0")
    s = GAME.parse_state("seats=4 colours=RYBGNP phase=missions options=level:2")
    assert GAME.notation.several(s, ["mission", "12", "mission", "11"]) == ["mission 12", "mission 11"]
