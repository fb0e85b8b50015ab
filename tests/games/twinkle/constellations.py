"""Random constellations that the placing rules allow, to score by both implementations."""

import random
from collections.abc import Callable

from tumblestar.contract.state import GameState
from tumblestar.games.twinkle.constellation import constellation, put_tree, read_tree

from .naive import DICE, LETTERS, Naive
from .naive_scoring import WHOLE, Tree, cards, children, colour, sides


def grown(rng: random.Random, pool: list[str], size: int = WHOLE) -> Tree:
    """Dice of the pool hang one by one wherever each may; one that fits nowhere is left out.

    Moods make rare things less so: results that repeat, small ones, long lines, and dice of a few types or colours.
    """
    tree: Tree = {}
    favourite, small, long = rng.choice([1, 3, 4, 5, 7]), rng.random() < 0.3, rng.random() < 0.3
    alike = [die for die in pool if sides(die) in rng.sample([4, 6, 8, 10, 12], 2)] if rng.random() < 0.2 else []
    dice = [*rng.sample(alike, len(alike)), *rng.sample(pool, len(pool))]
    for die in list(dict.fromkeys(dice))[:size]:
        shown = rng.randint(1, min(6, sides(die)) if small else sides(die))
        if rng.random() < 0.25:
            shown = min(favourite, sides(die))
        places = Naive.places(tree, shown)
        if places:
            tree[die] = (shown, places[-1] if long and rng.random() < 0.8 else rng.choice(places))
    return tree


def one(rng: random.Random, letters: str = LETTERS, size: int = WHOLE) -> Tree:
    """A constellation of dice of these colours."""
    return grown(rng, [die for die in DICE if colour(die) in letters], size)


def climbed(rng: random.Random, letters: str, value: Callable[[Tree], int], steps: int = 150) -> Tree:
    """A constellation that scores well by some worth: one die without children after another hangs anew."""
    pool = [die for die in DICE if colour(die) in letters]
    tree = grown(rng, pool)
    for _ in range(steps):
        other = dict(tree)
        del other[rng.choice([die for die in other if not children(other, die)])]
        while len(other) < WHOLE and (free := [die for die in pool if die not in other]):
            die = rng.choice(free)
            shown = rng.randint(1, sides(die))
            places = Naive.places(other, shown)
            if not places:
                break
            other[die] = (shown, rng.choice(places))
        if value(other) >= value(tree):
            tree = other
    return tree


def good(rng: random.Random, letters: str) -> Tree:
    """A constellation that many cards like."""
    return climbed(rng, letters, lambda tree: sum(cards(tree).values()), steps=300)


def several(rng: random.Random, seats: int, letters: str) -> list[Tree]:
    """Constellations that share a box; most are whole, and some are made to tie."""
    pool = [die for die in DICE if colour(die) in letters]
    rng.shuffle(pool)
    trees: list[Tree] = []
    for _ in range(seats):
        tree = grown(rng, pool[:WHOLE], rng.choice([0, 3, 6, 7, 7, 7, 7, 7]))
        pool = [die for die in pool if die not in tree]
        trees.append(tree)
    return trees


def text(tree: Tree) -> str:
    """The short form of the notation."""
    return ",".join(f"{die}={shown}@{place}" for die, (shown, place) in tree.items())


def state(trees: list[Tree], letters: str) -> GameState:
    """The real state in which seats have these constellations, however they came about."""
    if len(trees) == 1:
        return constellation(text(trees[0]), bits(letters))
    s = constellation("", bits(letters))
    s.seats = len(trees)
    for seat, tree in enumerate(trees):
        put_tree(s, seat, read_tree(text(tree)))
    return s


def bits(letters: str) -> int:
    return sum(1 << place for place, letter in enumerate(LETTERS) if letter in letters)
