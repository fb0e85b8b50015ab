"""Invalid lines of states and charts are refused with the faulty entry and its place."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.states import check_fault, entries_of, joined, played_on, readable, texts_on_the_way
from tests.marks import examples
from tumblestar import words
from tumblestar.bots import any_outcome, choose_any
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle_twinkle import notation

from . import charts
from .naive import chart_text
from .real import GAME

TWO = "seats=2 order=1221"
ROWS = "current=I,D,L,V,J next=K,T,gas,rock"
ONE = "I,.,.,./.,.,.,./.,.,.,./.,.,.,./.,.,.,."
TWO_STARS = ONE.replace("I,.", "I,I")
STARS = "I,I,I,I/D,D,D,D/L,L,L,L/V,V,V,V/J,J,J,J"
OTHERS = "K,K,K,K/T,T,T,ast/Y,Y,Y,Y/A,A,A,A/W,W,W,P"

WRONG = {
    # what is said twice, or says nothing
    f"{TWO} seats=2": "seats=2",
    f"{TWO} bag=3": "bag=3",
    # seats and options
    "order=1221": "seats",
    "seats=5": "seats",
    "seats=0": "seats",
    f"{TWO} options=long": "options",
    f"{TWO} options=comets:1": "options",
    f"{TWO} options=comets,comets": "options",
    f"{TWO} options=goal": "options",
    f"{TWO} options=goal:40": "options",
    f"{TWO} options=goal:45,goal:55": "options",
    f"{TWO} options=first:3": "options",
    # the order
    "seats=1": "order",
    "seats=1 order=1": "order",
    "seats=2 order=3": "order",
    "seats=2 order=111": "order",
    "seats=2 order=12211": "order",
    "seats=2 order=11": "order",  # the other two follow without more ado
    "seats=2 order=2 options=first:1": "order",
    "seats=2 options=first:1": "order",
    f"{TWO} options=first:2": "order",
    "seats=3 order=x": "order",
    # nothing lies there before the order is known
    f"seats=2 order=12 {ROWS}": "current",
    "seats=2 order=12 held=I": "held",
    f"seats=2 order=12 chart1={ONE}": "chart1",
    # rows
    f"{TWO} current=I,D,L,V next=K,T,gas,rock": "current",
    f"{TWO} current=I,D,L,V,J,K next=K,T,gas,rock": "current",
    f"{TWO} current=I,D,L,V,Q next=K,T,gas,rock": "current",
    f"{TWO} current=I,D,L,V,@3 next=K,T,gas,rock": "current",
    f"{TWO} current=@2,D,L,V,J next=K,T,gas,rock chart2={ONE}": "current",  # seat 1 is to act first
    f"{TWO} current=I,D,L,V,J next=K,T,gas": "next",
    f"{TWO} current=I,.,L,.,J": "current",
    f"{TWO} current=I,.,L,V,J next=K,T,gas,rock": "next",
    f"{TWO} current=I,D,L,V,J next=K,.,gas,.": "next",
    f"{TWO} current=@1,.,L,V,J next=K,T,gas,rock held=I": "current",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,. held=I": "next",
    f"{TWO} current=I,D,L,V,J next=I*,I*,gas,rock": "next",
    # the tile in hand
    f"{TWO} {ROWS} held=K": "held",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock held=Q": "held",
    f"{TWO} current=@1,D,L,I*,J next=K,T,gas,rock held=I*": "held",
    # charts
    f"{TWO} {ROWS} chart1={ONE}": "chart1",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock": "chart1",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock chart2={ONE}": "chart1",
    f"{TWO} current=@1,D,L,V,J next=K,T,gas,rock chart1={TWO_STARS}": "chart1",
    f"{TWO} {ROWS} chart3={ONE}": "chart3",
    # the last rounds
    f"{TWO} {ROWS} chart1={STARS} chart2={OTHERS}": "current",
}


@pytest.mark.parametrize("line", WRONG)
def test_an_invalid_state_names_the_faulty_entry(line: str) -> None:
    check_fault(GAME, line, WRONG[line])


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


def any_action(s: Any, rng: random.Random) -> int:
    return any_outcome(GAME, s, rng) if GAME.actor(s) == CHANCE else choose_any(GAME, s, rng)


def texts(games: int) -> list[str]:
    """State texts from random games."""
    rng = random.Random(2)
    found: list[str] = []
    for seed in range(games):
        s = GAME.fresh(GAME.seats[seed % 4], {"flip": seed % 2, "comets": seed % 3 % 2})
        found += texts_on_the_way(GAME, s, rng, 0.1, lambda s: any_action(s, rng))
    return found


def spoiled_once(rng: random.Random, pool: list[str], lines: int) -> Iterator[str]:
    """Lines of the pool with one entry put in or spoiled, and often taken out."""
    entries = entries_of(pool)
    for _ in range(lines):
        given = dict(word.split("=", 1) for word in rng.choice(pool).split())
        key, value = rng.choice(entries)
        chosen = rng.choice([key, rng.choice(list(given))])
        given[chosen] = value if chosen == key and rng.random() < 0.7 else rng.choice(["0", "1", "@1", "I", ""])
        if rng.random() < 0.3:
            del given[chosen]
        yield joined(given)


def test_whatever_is_read_is_written_again_and_can_be_played_to_the_end() -> None:
    """Lines of random games with entries taken out, put in or spoiled: most are refused, the others are states."""
    rng = random.Random(3)
    accepted = 0
    for s in readable(GAME, spoiled_once(rng, texts(16), count := examples(3_000, 300))):
        accepted += 1
        for _ in played_on(GAME, s, 400, lambda s: any_action(s, rng)):
            if accepted % 8:
                break
    assert accepted > count // 20
