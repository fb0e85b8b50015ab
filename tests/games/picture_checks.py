"""Random games, and pictures parsed as XML, for the tests of each game."""

import random
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any
from xml.etree import ElementTree

from tumblestar.bots import any_outcome
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER

Choose = Callable[[Any, random.Random], int]
"""What a seat does in a state."""


def walk(game: Game, seed: int | str, seats: int, choose: Choose | None = None, **options: int) -> Iterator[Any]:
    """Every state of a game; seats choose at random unless told how."""
    luck = random.Random(seed)
    s = game.fresh(seats, options)
    yield s
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            action = any_outcome(game, s, luck)
        else:
            action = choose(s, luck) if choose else luck.choice(game.legal(s))
        s = game.after(s, action)
        yield s


def played(
    game: Game, seed: int, seats: int, choose: Choose | None = None, most: int = 100_000, **options: int
) -> list[Any]:
    """The first states of a game, at most so many."""
    return list(islice(walk(game, seed, seats, choose, **options), most))


def decisions(game: Game, seed: int | str, seats: int, **options: int) -> list[Any]:
    """The states of a random game in which a seat is to act."""
    return [s for s in walk(game, seed, seats, **options) if game.actor(s) >= 0]


def targets(game: Game, s: Any, ending: int = -1) -> list[tuple[int, str, bool]]:
    """What a seat may do, labelled; the action `ending` ends the turn."""
    if game.actor(s) < 0:
        return []
    return [(a, f"to <{a}>", a == ending) for a in game.legal(s)]


def parse(inner: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{inner}</svg>")


def ids(*inners: str) -> list[str]:
    return [name for inner in inners for node in parse(inner).iter() if (name := node.get("id"))]


def check_targets(inner: str, offered: list[tuple[int, str, bool]]) -> None:
    """What is offered can be chosen in the picture, by keyboard from the first on, in whichever parts it lies."""
    found = {int(node.get("data-action") or -1): node for node in parse(inner).findall(".//g[@class='act']")}
    assert sorted(found) == sorted(action for action, _, _ in offered)
    assert len(found) == inner.count(' class="act"')
    for i, (action, label, ends) in enumerate(offered):
        node = found[action]
        assert node.get("aria-label") == label
        assert node.get("tabindex") == ("0" if i == 0 else "-1")
        assert node.get("data-ends") == ("1" if ends else None)
        assert node.get("role") == "button"


def token(picture: Any, s: Any, last: list[Any]) -> tuple[str, str] | None:
    """What the overlay says of the latest roll: its token and its dice."""
    found = re.search('data-token="([^"]*)" data-dice="([^"]*)"', "".join(picture.overlay(s, last=last)))
    return (found[1], found[2]) if found else None
