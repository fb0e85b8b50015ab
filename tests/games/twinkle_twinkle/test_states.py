"""Invalid lines of states and charts are refused with the faulty entry and its place."""

import random

import pytest

from tumblestar import words
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle_twinkle import notation

from . import charts
from .naive import chart_text
from .real import GAME
from .wrong_states import ROWS, TWO

CHARTS = {
    "I . . .": ("chart-rows", {"found": 1, "expected": 5}, 1),
    "I . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .": ("chart-rows", {"found": 6, "expected": 5}, 6),
    "I . . .\n. . . . .": ("chart-columns", {"row": 2, "found": 5, "expected": 4}, 2),
    "I . .\n. . . .": ("chart-columns", {"row": 1, "found": 3, "expected": 4}, 1),
    ". . . .\n. star . .": ("chart-tile", {"cell": "b2", "text": "star"}, 2),
    ". . . .\n. . i .": ("chart-tile", {"cell": "c2", "text": "i"}, 2),
    "I* . . I*": ("chart-many", {"cell": "d1", "count": 1, "tag": "TT-1.1"}, 1),
    ". . . .\n. . . .\n. . . L4": ("chart-turn", {"cell": "d3", "text": "L4"}, 3),
    "J~ . . .": ("chart-flip", {"cell": "a1", "tag": "TT-3.2"}, 1),
    "I11 . . .": ("chart-tile", {"cell": "a1"}, 1),
    "I1~ . . .": ("chart-tile", {"cell": "a1"}, 1),
}


@pytest.mark.parametrize("text", CHARTS)
def test_an_invalid_chart_names_line_cell_and_reason(text: str) -> None:
    key, args, line = CHARTS[text]
    rows = text.split("\n")
    with pytest.raises(Unreadable) as caught:
        notation.read_chart(rows, range(1, len(rows) + 1), flip=False)
    assert (caught.value.phrase.key, caught.value.line) == (key, line)
    assert args.items() <= caught.value.phrase.args.items()
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


def test_charts_are_written_as_they_are_read() -> None:
    rng = random.Random(1)
    for _ in range(200):
        text = chart_text(charts.one(rng, flip=True))
        chart = notation.read_chart(text.split("/"))
        assert notation.chart_text(chart.kinds, chart.lines) == text
        assert notation.read_chart(notation.chart_lines(chart.kinds, chart.lines)) == chart
        assert len({len(line.split()) for line in notation.chart_lines(chart.kinds, chart.lines)}) == 1


@pytest.mark.parametrize("text", ["take 0", "take x", "I@a1", "order 1", "draw ast", "10", "", "4.0"])
def test_what_is_no_action_is_unreadable(text: str) -> None:
    s = GAME.parse_state(f"{TWO} {ROWS}")
    with pytest.raises(Unreadable) as caught:
        GAME.parse(s, text)
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


@pytest.mark.parametrize("text", ["I", "D@a1", "I4@a1", "I@e1", "I@a6", "I@", "@", "Ia1", "I~4@a1"])
def test_what_is_no_placing_is_unreadable(text: str) -> None:
    s = GAME.parse_state(f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock held=I")
    with pytest.raises(Unreadable) as caught:
        GAME.parse(s, text)
    assert all(words.say(lang, caught.value.phrase) for lang in words.LANGUAGES)


def test_outcomes_are_read_with_and_without_their_verb() -> None:
    fresh, filling = GAME.fresh(2), GAME.parse_state(TWO)
    assert GAME.parse(fresh, "order 2") == GAME.parse(fresh, "2") == 1
    assert GAME.parse(filling, "draw rock") == GAME.parse(filling, "rock")
    assert GAME.notation.several(filling, ["draw", "rock", "I"]) == ["draw rock", "I"]
    for s, text in ((fresh, "order x"), (filling, "draw Q")):
        with pytest.raises(Unreadable):
            GAME.parse(s, text)
