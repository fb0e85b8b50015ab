"""What is in Twisty's box is read with care: owners of a box may correct it."""

from pathlib import Path

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.games.twisty import parts

TEXT = Path(parts.__file__).with_name("data").joinpath("box.toml").read_text(encoding="utf-8")


def test_the_box_that_ships_is_read() -> None:
    assert parts.read_box(TEXT) == (parts.COLOUR_NAMES, parts.COUNTS)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"pink"]', '"mauve"]', "Give 7 different words out of red"),
        (', "pink"]', "]", "box.toml, line 6: “colours” cannot be “["),
        ("step = 3", "step = 4", "line 9: “counters” cannot be “17”. Give 16 in all."),
        ("step = 3", 'step = "3"', "line 10: “counters.step” cannot be “3”. Give a whole number from 0 to 16."),
        ("step = 3", "", "line 9: “counters.step” is missing."),
        ("step = 3", "step = 3\nfly = 1", "line 11: there is no entry “counters.fly”. Choose step,"),
        ("[counters]", "[counter]", "line 9: there is no entry “counter”. Choose colours or counters."),
        ("[counters]", "[counters", "line 9: this is not TOML."),
    ],
)
def test_a_box_that_cannot_be_is_refused_with_the_line(old: str, new: str, says: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parts.read_box(TEXT.replace(old, new))
    assert says in str(caught.value)
