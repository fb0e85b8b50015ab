"""Checks of Twinkle's scenarios: short positions, and points of cards and missions."""

import re
from pathlib import Path
from typing import Any

from tests.games.scenario import Book, cards, impossible, parts, same, words_of

from .naive import DICE, IN_PLAY, LETTERS


def position(rest: str) -> str:
    """State text in which what a scenario does not care for is filled in.

    The first colours are in play, every d8 that is not named lies in the centre and shows 4; who has a whole first
    constellation has finished, so seat 2 is to act, or the game is over.
    """
    words = {"seats": "4"} | words_of(rest)
    words.setdefault("colours", LETTERS[: IN_PLAY[int(words["seats"])]])
    if words.get("phase") not in ("colours", "missions", "centre"):
        named = re.findall(r"(?:^|[ =,])([A-Z]8)\b", rest)
        free = [f"{die}=4" for die in DICE if die[1:] == "8" and die[0] in words["colours"] and die not in named]
        words["centre"] = ",".join(filter(None, [words.get("centre", ""), *free]))
    if words.get("tree1", "").count("@") == 7 and not {"turn", "phase"} & set(words):
        words |= {"phase": "over"} if words["seats"] == "1" else {"turn": "2"}
    return " ".join(f"{key}={value}" for key, value in words.items() if value)


def mission(game: Any, rest: str) -> None:
    number, *wanted = [int(word) for word in rest.split()]
    same([game.mission(number, seat + 1) for seat in range(len(wanted))], wanted)


def met(game: Any, rest: str) -> None:
    same([number for number in parts(rest) if not game.is_met(int(number))], [])


def missed(game: Any, rest: str) -> None:
    same([number for number in parts(rest) if game.is_met(int(number))], [])


BOOK = Book(
    Path(__file__).with_name("scenarios.txt"),
    tags="TW",
    rules=60,
    verbs={"cards": cards, "mission": mission, "met": met, "missed": missed, "impossible": impossible},
    position=position,
)
