"""Checks of Twisty's scenarios: counters by square, and contents of squares."""

import re
from pathlib import Path

from tests.games.scenario import Book, Rules, same, words_of

COLOURS = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "purple": "P", "pink": "K"}
LETTERS = COLOURS | {"step": "s", "diagonal": "d", "leap": "l", "teleport": "t", "safety": "h"}


def position(words: str) -> str:
    """State text from words in which counters may be placed one by one, as ``b3:step``."""
    lying = {word.split(":")[0]: word.split(":")[1] for word in words.split() if re.match(r"[a-g][1-7]:", word)}
    rest = [word for word in words.split() if not re.match(r"[a-g][1-7]:", word)]
    if any(word.startswith("board=") for word in rest):
        return " ".join(rest)
    return " ".join([f"board={board_text(lying)}", *rest])


def board_text(lying: dict[str, str]) -> str:
    """Counters by square as the ``board=`` of state text."""
    ranks: list[str] = []
    for rank in "7654321":
        marks = "".join(LETTERS[lying[file + rank]] if file + rank in lying else " " for file in "abcdefg")
        ranks.append(re.sub(" +", lambda empty: str(len(empty[0])), marks))
    return "/".join(ranks)


def board_of(text: str) -> dict[str, str]:
    """Counters by square, read from state text."""
    names = {letter: kind for kind, letter in LETTERS.items()}
    lying: dict[str, str] = {}
    for rank, line in zip("7654321", words_of(text)["board"].split("/"), strict=True):
        marks = re.sub(r"\d", lambda empty: " " * int(empty[0]), line)
        lying |= {file + rank: names[mark] for file, mark in zip("abcdefg", marks, strict=True) if mark != " "}
    return lying


def bare(game: Rules, rest: str) -> None:
    lying = board_of(game.state_text())
    same({square: lying.get(square) for square in rest.split()}, dict.fromkeys(rest.split()))


def holds(game: Rules, rest: str) -> None:
    lying = board_of(game.state_text())
    wanted = dict(word.split(":") for word in rest.split())
    same({square: lying.get(square) for square in wanted}, wanted)


def counters(game: Rules, rest: str) -> None:
    lying = list(board_of(game.state_text()).values())
    wanted = {kind: int(count) for kind, count in words_of(rest).items()}
    same({kind: len(lying) if kind == "all" else lying.count(kind) for kind in wanted}, wanted)


def cards(game: Rules, rest: str) -> None:
    rows = words_of(game.state_text())["rows"].split(",")
    same([len(set(row) & set("ROYGBPK")) for row in rows], [int(count) for count in rest.split()])
    same([sum(mark.isalpha() for mark in row) for row in rows], [int(count) for count in rest.split()])


BOOK = Book(
    Path(__file__).with_name("scenarios.txt"),
    tags="TY",
    rules=34,
    verbs={"bare": bare, "holds": holds, "counters": counters, "cards": cards},
    position=position,
)
