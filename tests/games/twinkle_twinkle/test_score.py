"""Charts as text are scored, or refused with the line and the reason."""

import pytest

from tumblestar import words
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle_twinkle import score
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES

CHART = """\
L1  I1  ast ast
I   com hole rock
sat gas .   T*2
.   .   .   I
hole . ring sat
"""


def test_a_chart_is_scored_with_its_cells() -> None:
    (found,) = score.score_lines(CHART)
    assert list(found) == ["total", "cards", "cells", "sides"]
    assert list(found["cards"]) == list(found["cells"]) == list(SCORE_NAMES)
    assert found["total"] == sum(found["cards"].values())
    assert found["cards"]["largest"] == 4  # a1 and b1 link, and a1 and a2
    assert found["cells"]["largest"] == ["a1", "b1", "a2"]
    assert found["cells"]["second"] == ["d3", "d4"]
    assert found["cards"]["satellites"] == 4
    assert found["cells"]["asteroids"] == ["c1", "d1"]
    assert found["sides"] == dict.fromkeys(("asteroids", "comets", "planets", "satellites", "black_holes"), "A")


def test_sides_stand_above_a_chart_or_are_given() -> None:
    alone = score.score_lines(CHART, "BAAAB")[0]
    above = score.score_lines(f"# Ann\nsides BAAAB # advanced\n{CHART}\n# Ben\n{CHART}\n\nsides AAAAA\n\n{CHART}")
    assert [one["cards"] == alone["cards"] for one in above] == [True, True, False]
    assert above[2] == score.score_lines(CHART)[0]
    assert score.score_lines(f"sides AAAAA\n{CHART}", "baaab")[0] == alone
    assert score.read_sides("AABAB") == (0, 0, 1, 0, 1)
    assert score.score_lines("") == score.score_lines("# nothing\n\n") == []


def test_flipped_tiles_are_described() -> None:
    flipped = CHART.replace("I1 ", "J~1", 1)
    assert score.score_lines(f"flip\n{flipped}")
    with pytest.raises(Unreadable) as caught:
        score.score_lines(flipped)
    assert (caught.value.phrase.key, caught.value.line) == ("chart-flip", 1)


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        (f"sides AB\n{CHART}", "score-sides", 1),
        (f"sides\n{CHART}", "score-sides", 1),
        (f"\n\nsides ABAAC\n{CHART}", "score-sides", 3),
        (f"flip over\n{CHART}", "score-word", 1),
        (f"{CHART}\n\n. . . .\n# and no more\n. . . .\n", "chart-rows", 10),
        (CHART + "\n" + CHART.replace("T*2", "T*4"), "chart-turn", 9),
        (CHART.replace("hole rock", "hole"), "chart-columns", 2),
        (CHART + ". . . .\n", "chart-rows", 6),
        ("sides ABABA\nnonsense", "chart-columns", 2),
    ],
)
def test_what_is_no_chart_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(Unreadable) as caught:
        score.score_lines(text)
    assert (caught.value.phrase.key, caught.value.line) == (key, line)
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


@pytest.mark.parametrize("sides", ["A", "ABABAB", "ABABC", "é"])
def test_sides_are_five_letters(sides: str) -> None:
    with pytest.raises(Unreadable) as caught:
        score.score_lines(CHART, sides)
    assert caught.value.line == 0
