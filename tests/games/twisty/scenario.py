"""Reads ``scenarios.txt``, whose top explains its form, and puts the scenarios to an implementation."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

SCENARIOS = Path(__file__).with_name("scenarios.txt")
COLOURS = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "purple": "P", "pink": "K"}
LETTERS = COLOURS | {"step": "s", "diagonal": "d", "leap": "l", "teleport": "t", "safety": "h"}


class Rules(Protocol):
    """What a scenario is put to: ``naive.Naive`` or ``real.Real``."""

    @property
    def actor(self) -> str | int | None: ...
    def legal(self) -> set[str]: ...
    def weights(self) -> dict[str, int]: ...
    def play(self, text: str) -> None: ...
    def refusal(self, text: str) -> str: ...
    def points(self, seat: int) -> int: ...
    def share(self, seat: int) -> Fraction: ...
    def state_text(self) -> str: ...


@dataclass
class Scenario:
    """A rule tag, a title, and numbered lines of (verb, rest)."""

    tag: str
    title: str
    line: int
    steps: list[tuple[int, str, str]] = field(default_factory=list[tuple[int, str, str]])

    def __str__(self) -> str:
        return f"{self.tag} {self.title} (line {self.line})"


class BrokenScenario(AssertionError):
    """What a scenario says does not hold."""


def scenarios(text: str) -> list[Scenario]:
    """All scenarios of a text; a line that is none of the forms is a ValueError."""
    found: list[Scenario] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if not line.startswith(" "):
            tag, _, title = line.partition(" ")
            if not re.fullmatch(r"TY-\d+\.\d+", tag) or not title:
                raise ValueError(f"line {number}: a scenario opens with a tag and a title, not {line!r}")
            found.append(Scenario(tag, title, number))
            continue
        verb, _, rest = line.strip().partition(" ")
        steps = found[-1].steps
        if verb == "from" and steps and steps[-1][1] == "from":
            steps[-1] = (steps[-1][0], verb, f"{steps[-1][2]} {rest}")
        elif verb in CHECKS or verb in ("from", "fresh"):
            steps.append((number, verb, rest))
        else:
            raise ValueError(f"line {number}: no such verb as {verb!r}")
    return found


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


def words_of(text: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in text.split())


def run(scenario: Scenario, rules: type[Any]) -> None:
    """Put a scenario to an implementation; BrokenScenario names the line that does not hold."""
    game: Rules | None = None
    for number, verb, rest in scenario.steps:
        try:
            if verb == "from":
                game = rules.from_text(position(rest))
            elif verb == "fresh":
                game = fresh(rules, rest)
            else:
                assert game is not None, "a scenario begins with `from` or `fresh`"
                CHECKS[verb](game, rest)
        except Exception as problem:
            state = game.state_text() if game is not None else "no state yet"
            raise BrokenScenario(
                f"{SCENARIOS.name} line {number}: {scenario.tag} {scenario.title}\n"
                f"  {verb} {rest}\n  {type(problem).__name__}: {problem}\n  {state}"
            ) from problem


def fresh(rules: type[Any], rest: str) -> Any:
    seats, *words = rest.split()
    options = {name: int(value) if value else True for name, _, value in (word.partition("=") for word in words)}
    return rules(int(seats), **options)


def parts(rest: str) -> list[str]:
    return [part.strip() for part in rest.split(",") if part.strip()]


def set_up(game: Rules, rest: str) -> None:
    rng = random.Random(1)
    while game.actor == "*":
        weights = sorted(game.weights().items())
        game.play(rng.choices([text for text, _ in weights], [weight for _, weight in weights])[0])


def play(game: Rules, rest: str) -> None:
    for text in parts(rest):
        game.play(text)


def same(found: Any, wanted: Any) -> None:
    assert found == wanted, f"found {found}, wanted {wanted}"


def legal(game: Rules, rest: str) -> None:
    same(sorted(game.legal()), sorted(parts(rest)))


def has(game: Rules, rest: str) -> None:
    same(sorted(set(parts(rest)) - game.legal()), [])


def lacks(game: Rules, rest: str) -> None:
    same(sorted(set(parts(rest)) & game.legal()), [])


def refused(game: Rules, rest: str) -> None:
    text, _, tag = rest.rpartition(" ")
    assert text not in game.legal(), "the action is legal"
    same(game.refusal(text), tag)


def actor(game: Rules, rest: str) -> None:
    same("over" if game.actor is None else str(game.actor), rest)


def state(game: Rules, rest: str) -> None:
    found = words_of(game.state_text())
    wanted = words_of(rest)
    same({key: found.get(key, "-") for key in wanted}, wanted)


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


def odds(game: Rules, rest: str) -> None:
    found = game.weights()
    wanted = {text: int(weight) for text, weight in (part.split("=") for part in parts(rest))}
    same({text: found.get(text) for text in wanted}, wanted)


def points(game: Rules, rest: str) -> None:
    same([game.points(seat + 1) for seat in range(len(rest.split()))], [int(word) for word in rest.split()])


def shares(game: Rules, rest: str) -> None:
    same([game.share(seat + 1) for seat in range(len(rest.split()))], [Fraction(word) for word in rest.split()])


CHECKS = {
    "setup": set_up,
    "play": play,
    "legal": legal,
    "has": has,
    "lacks": lacks,
    "refused": refused,
    "actor": actor,
    "state": state,
    "bare": bare,
    "holds": holds,
    "counters": counters,
    "cards": cards,
    "odds": odds,
    "points": points,
    "shares": shares,
}
