"""Checks of Twinkle Twinkle's scenarios: points of each scoring item, and short charts."""

import re
from pathlib import Path
from typing import Any

from tests.games.scenario import Book, cards, impossible, same, words_of

from .naive import CURRENT, NEXT
from .naive_scoring import COUNTS


def position(rest: str) -> str:
    """State text in which what a scenario does not care for is filled in.

    Where no turn order is given one seat plays alone; its chart may have fewer lines than five, and how far the round
    is follows from its tiles. The rows have tiles that are not in the chart.
    """
    words = {"seats": "1"} | words_of(rest)
    if "order" not in words:
        lines = words["chart1"].split("/")
        words["chart1"] = "/".join([*lines, *[".,.,.,."] * (5 - len(lines))])
        tiles = re.findall(r"[A-Za-z]+\*?", words["chart1"])
        left = [code for code in COUNTS if code not in tiles]
        words |= {"order": "11", "current": ",".join(["@1" if len(tiles) % 2 else left[0], *left[1:3]])}
        words["next"] = ",".join(left[3:5])
    return " ".join(f"{key}={value}" for key, value in words.items())


def spaces(game: Any, rest: str) -> None:
    current, following = (int(word) for word in rest.split())
    same((CURRENT[game_seats(game)], NEXT[game_seats(game)]), (current, following))
    words = words_of(game.state_text())
    same([len(words[row].split(",")) for row in ("current", "next")], [current, following])


def game_seats(game: Any) -> int:
    return int(words_of(game.state_text())["seats"])


BOOK = Book(
    Path(__file__).with_name("scenarios.txt"),
    tags="TT",
    rules=31,
    verbs={"cards": cards, "spaces": spaces, "impossible": impossible},
    position=position,
)
