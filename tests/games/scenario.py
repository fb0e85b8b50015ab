"""Reads a game's ``scenarios.txt`` (its head explains the format), and runs the scenarios with an implementation."""

import random
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, Protocol

import pytest


class Rules(Protocol):
    """What a scenario is put to: a game's ``naive.Naive`` or ``real.Real``."""

    @property
    def actor(self) -> str | int | None: ...
    def legal(self) -> set[str]: ...
    def weights(self) -> dict[str, int]: ...
    def play(self, text: str) -> None: ...
    def refusal(self, text: str) -> str: ...
    def points(self, seat: int) -> int: ...
    def win_share(self, seat: int) -> Fraction: ...
    def state_text(self) -> str: ...


Check = Callable[[Any, str], None]
"""Does one line of a scenario: (game, the words after the verb)."""


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


@dataclass(frozen=True)
class Book:
    """The scenarios of one game, and how they are written.

    `tags` is what its rule tags begin with, `rules` how many there are at least; `verbs` are the game's own besides
    those of all games; `position` makes state text of the words after `from`.
    """

    path: Path
    tags: str
    rules: int
    verbs: Mapping[str, Check] = field(default_factory=dict[str, Check])
    position: Callable[[str], str] = str

    def all(self) -> list[Scenario]:
        return self.scenarios(self.path.read_text(encoding="utf-8"))

    def scenarios(self, text: str) -> list[Scenario]:
        """All scenarios of a text; a line that is none of the forms is a ValueError."""
        found: list[Scenario] = []
        for number, line in enumerate(text.splitlines(), start=1):
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if not line.startswith(" "):
                tag, _, title = line.partition(" ")
                if not re.fullmatch(rf"{self.tags}-\d+\.\d+", tag) or not title:
                    raise ValueError(f"line {number}: a scenario opens with a tag and a title, not {line!r}")
                found.append(Scenario(tag, title, number))
                continue
            verb, _, rest = line.strip().partition(" ")
            steps = found[-1].steps
            if verb == "from" and steps and steps[-1][1] == "from":
                steps[-1] = (steps[-1][0], verb, f"{steps[-1][2]} {rest}")
            elif verb in CHECKS or verb in self.verbs or verb in ("from", "fresh"):
                steps.append((number, verb, rest))
            else:
                raise ValueError(f"line {number}: no such verb as {verb!r}")
        return found

    def run(self, scenario: Scenario, rules: type[Any]) -> None:
        """Put a scenario to an implementation; BrokenScenario names the line that does not hold."""
        game: Rules | None = None
        for number, verb, rest in scenario.steps:
            try:
                if verb == "from":
                    game = rules.from_text(self.position(rest))
                elif verb == "fresh":
                    game = fresh(rules, rest)
                else:
                    assert game is not None, "a scenario begins with `from` or `fresh`"
                    check = self.verbs[verb] if verb in self.verbs else CHECKS[verb]
                    check(game, rest)
            except Exception as problem:
                state = game.state_text() if game is not None else "no state yet"
                raise BrokenScenario(
                    f"{self.path.name} line {number}: {scenario.tag} {scenario.title}\n"
                    f"  {verb} {rest}\n  {type(problem).__name__}: {problem}\n  {state}"
                ) from problem


def words_of(text: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in text.split())


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


def odds(game: Rules, rest: str) -> None:
    found = game.weights()
    wanted = {text: int(weight) for text, weight in (part.rsplit("=", 1) for part in parts(rest))}
    same({text: found.get(text) for text in wanted}, wanted)


def points(game: Rules, rest: str) -> None:
    same([game.points(seat + 1) for seat in range(len(rest.split()))], [int(word) for word in rest.split()])


def shares(game: Rules, rest: str) -> None:
    same([game.win_share(seat + 1) for seat in range(len(rest.split()))], [Fraction(word) for word in rest.split()])


def cards(game: Any, rest: str) -> None:
    """For games whose points come from cards: what each card is worth, those of nothing left out."""
    seat, *values = rest.split()
    wanted = {name: int(points) for name, points in (word.split("=") for word in values)}
    same({name: points for name, points in game.cards(int(seat)).items() if points}, wanted)


def impossible(game: Any, rest: str) -> None:
    """For games that refuse some set-ups."""
    with pytest.raises(ValueError, match=r".+"):
        fresh(type(game), rest)


CHECKS: dict[str, Check] = {
    "setup": set_up,
    "play": play,
    "legal": legal,
    "has": has,
    "lacks": lacks,
    "refused": refused,
    "actor": actor,
    "state": state,
    "odds": odds,
    "points": points,
    "shares": shares,
}
