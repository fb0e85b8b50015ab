"""Shared by the tests of Twinkle's value net: searches with a small hidden layer, random nets, and positions."""

import math
import random
from functools import cache
from typing import Any, NamedTuple

import pytest

from bench import twinkle_selfplay as selfplay
from tests.games import picture_checks
from tumblestar.engine import game_loop, speed
from tumblestar.engine.players import modules, new_memory
from tumblestar.games.twinkle.bots import rivals_dice, search_memory, turn_search, value_net
from tumblestar.games.twinkle.bots.turn_search import MEAN, VALUE, VARIANCE
from tumblestar.games.twinkle.parts import DICE
from tumblestar.games.twinkle.players import STRONG
from tumblestar.games.twinkle.rules import FREE, HELD

from .real import GAME

WIDE = 3
"""Units of the hidden layer in interpreted tests; the code is the same, in a tenth of the time."""
SEATS = (1, 2, 3, 4)
values = GAME.rules.State.values


@cache
def bound() -> speed.Bound:
    """The rules and all players, interpreted, with a hidden layer of WIDE."""
    with pytest.MonkeyPatch.context() as patch:
        narrow(patch)
        return speed.bind(GAME, *modules(GAME), game_loop, selfplay, compiled=False)


def narrow(patch: pytest.MonkeyPatch) -> None:
    """Sets the hidden layer of later bindings to WIDE units, and of the nets that ship."""
    for module in (value_net, turn_search, rivals_dice, selfplay):
        patch.setattr(module, "HIDDEN", WIDE)
    patch.setattr(search_memory, "shipped_net", shipped_small)


class Choice(NamedTuple):
    """The actions of a plan, and its value: the chance to win."""

    actions: tuple[int, ...]
    value: float


class Searcher:
    """The memory of a level that searches, and its choices."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.memory = bound, new_memory(bound, GAME.fresh(2))
        self.work, self.later = self.memory.work.work, self.memory.work.later

    def choose(self, s: Any, net: value_net.Layers, twice: bool = False, mistake: float = 0.0, seed: int = 1) -> Choice:
        """What a level chooses that searches two turns or may err, and evaluates with a net."""
        memory = self.memory._replace(work=self.memory.work._replace(net=net))
        self.bound.put(memory.states, 0, s)
        memory.work.twice[STRONG], memory.work.mistakes[STRONG] = int(twice), mistake
        n = self.bound.call.plan_turn(memory, STRONG, seed)
        return Choice(tuple(map(int, memory.out[:n])), float(self.work.best[VALUE]))


def new_worker() -> Searcher:
    """The memory of `bound`."""
    with pytest.MonkeyPatch.context() as patch:
        narrow(patch)
        return Searcher(bound())


@cache
def layers(seed: int = 1, wide: int = WIDE) -> value_net.Layers:
    """A random net with different values for different places."""
    rng = random.Random(seed)
    rows = [[rng.gauss(0, 0.3) for _ in range(wide)] for _ in range(value_net.FEATURES)]
    tops = [[[rng.gauss(0, 0.4) for _ in range(wide)] + [0.0] for _ in range(2)] for _ in range(value_net.STAGES)]
    for stage in tops:
        stage[1] = [0.2 * x for x in stage[1][:-1]] + [1.5]
    return value_net.Layers(rows, tops)


def decisions(seats: int, seed: int, level: int = 3) -> list[Any]:
    """The decisions of a random game, in order; with one seat there are two random missions."""
    name, options = f"{seats} {seed} {level}", {"level": level}
    if seats == 1:
        one, other = random.Random(name).sample([1, 2, 3, 5, 7, 9, *range(11, 21)], 2)
        options = {"level": 4, "mission_1": one, "mission_2": other}
    return picture_checks.decisions(GAME, name, seats, **options)


def some(seats: int, seed: int, phase: int, count: int, level: int = 3) -> list[Any]:
    """A random sample of the decisions of a phase in a random game."""
    states = [s for s in decisions(seats, seed, level) if s.phase == phase]
    return random.Random(seed).sample(states, min(count, len(states)))


def around(s: Any) -> list[int]:
    """The dice that are free or in the hand."""
    return [die for die in range(DICE) if s.where[die] in (FREE, HELD)]


def thin(s: Any, count: int) -> Any:
    """The state with only the last `count` free dice; the others are out of the game."""
    t = GAME.copy(s)
    for die in [die for die in range(DICE) if t.where[die] == FREE][:-count]:
        t.where[die], t.shown[die] = -1, 0
    return t


class Slow:
    """The same evaluations computed from scratch, without incremental updates."""

    def __init__(self, s: Any, seat: int, net_: value_net.Layers, left: int | None = None) -> None:
        self.worker, self.net, self.seat = new_worker(), net_, seat
        self.call = bound().call
        self.call.prepare(s, seat, 6 - s.hung[seat] if left is None else left, net_, self.worker.work)

    def evaluate(self, after: Any, *gone: int) -> tuple[float, float, float]:
        """Value, mean and variance of a seat's constellation in a state, without the dice `gone` around it."""
        after = GAME.copy(after)
        for die in gone:
            after.where[die] = -1
        work = self.worker.work
        context, seen = work.context, [0] * value_net.MOST_FEATURES
        n = self.call.surroundings(after, self.seat, seen)
        context[:] = [math.fsum(self.net.rows[i][j] for i in seen[:n]) for j in range(WIDE)]
        self.call.evaluate(after, self.seat, self.net, work)
        return work.found[VALUE], work.found[MEAN], work.found[VARIANCE]


def hung(s: Any, seat: int, die: int, result: int, place: int) -> Any:
    """The state with one more die in a constellation."""
    after = GAME.copy(s)
    after.shown[die] = result
    GAME.rules.attach(after, seat, die, place)
    return after


def places(s: Any, seat: int, result: int) -> list[int]:
    """All places where the rules let a seat hang a result."""
    t = GAME.copy(s)
    t.mover, t.held, t.hand[0] = seat, 1, around(s)[0]
    t.shown[t.hand[0]] = result
    t.phase = GAME.rules.HANG
    return [(action - GAME.rules.HANGING) % GAME.parts.PLACES for action in GAME.legal(t)]


def shipped_small(alone: bool) -> search_memory.Net:
    """Replaces the shipped net for small hidden layers."""
    return search_memory.Net(*layers(7 if alone else 8), {})
