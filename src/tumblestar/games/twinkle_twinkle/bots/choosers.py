"""Twinkle Twinkle's bots that play games out.

`club` plays games to their end, all seats by points at once, after each of the placements that bring most, the bag
reshuffled for each round of games, and drops the worse half of the placements again and again. `strong` does the same
with more placements and games, and all seats in them use the learned weights (`value_weights.py`). Where nothing
is compiled they play a few tiles out only, so that a turn takes as long.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple

from tumblestar import games, speed
from tumblestar.bot_workers import Bot, WorkerPool, without_choice
from tumblestar.game import Game
from tumblestar.games.twinkle_twinkle.bots import playouts, value_weights
from tumblestar.games.twinkle_twinkle.notation import parse_state
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS
from tumblestar.games.twinkle_twinkle.rules import PLACE, TAKING, State

MOST_SECONDS = 20.0
"""A turn that takes more of the processor is cut off, and what is known by then decides; a tenth of a second is usual.

This is an emergency stop. The time that other programs take does not count, so a busy machine changes no choice.
"""


class Effort(NamedTuple):
    """The budget: placements of each tile, games after each of them at first, and tiles of a game at most."""

    each: int
    games: int
    tiles: int


EFFORTS = {"club": Effort(3, 4, 4 * CELLS), "strong": Effort(6, 8, 4 * CELLS)}
INTERPRETED = Effort(1, 1, 3)


class Worker:
    """A search and its memory; one thread uses it at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.root, self.states = bound.states(1), bound.states(1)
        self.alive, self.sums = bound.ints(playouts.MOST_RANKED), bound.floats(playouts.MOST_RANKED)
        self.work = {
            "club": workspace(bound, value_weights.at_once()),
            "strong": workspace(bound, value_weights.shipped().weights),
        }

    def choose(self, name: str, s: State, seed: int) -> list[int]:
        """The best actions of the seat to act, by games played out in rounds that halve the placements."""
        bound, call, work = self.bound, self.bound.call, self.work[name]
        effort = EFFORTS[name] if bound.compiled else INTERPRETED
        until = time.thread_time() + MOST_SECONDS
        bound.put(self.root, 0, s)
        n = remaining = int(call.candidates(self.root[0], effort.each, work))
        for i in range(n):
            self.alive[i], self.sums[i] = i, 0.0
        while remaining > 1 and time.thread_time() < until:
            for _ in range(effort.games * n // remaining):
                seed = int(call.next_seed(seed))
                call.play_out(self.root, self.states, self.alive, remaining, seed, effort.tiles, work, self.sums)
                if time.thread_time() > until:
                    break
            order = sorted((int(self.alive[i]) for i in range(remaining)), key=lambda i: -self.sums[i])
            remaining = (remaining + 1) // 2
            for i in range(remaining):
                self.alive[i] = order[i]
        best = int(self.alive[0])
        _, space, place = (int(x) for x in work.ranked[best])
        return [space, PLACE + place] if s.phase == TAKING else [PLACE + place]


def workspace(bound: speed.Bound, weights: list[list[float]]) -> playouts.Workspace:
    """The arrays of one search, with these weights of features by tiles placed."""
    value_weights = bound.floats(CELLS + 1, playouts.FEATURES)
    for tiles, row in enumerate(weights):
        for i, weight in enumerate(row):
            value_weights[tiles][i] = weight
    most = bound.game.rules.MAX_LEGAL
    return playouts.Workspace(
        group=bound.ints(CELLS),
        sizes=bound.ints(CELLS),
        ports_in=bound.ints(CELLS),
        reference_points=bound.ints(len(ELEMENTS)),
        gains=bound.floats(CELLS),
        best=bound.ints(2),
        ranked=bound.floats(playouts.MOST_RANKED, 3),
        value_weights=value_weights,
        beside=bound.ints(playouts.SORTS),
        around=bound.ints(playouts.SORTS),
        outcomes=bound.ints(most),
        odds=bound.ints(most),
    )


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twinkle Twinkle with all that its bots need."""
    return speed.bind(games.find("twinkle_twinkle"), playouts, compiled=compiled)


def _warm(worker: Worker) -> None:
    s = parse_state("seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock")
    for name in EFFORTS:
        worker.choose(name, s, 1)


@cache
def pool() -> WorkerPool[Worker]:
    """The workers of this process; the first call starts compiling."""
    return WorkerPool(Worker, bind, _warm)


def _plan(name: str, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    """The tile that is taken and where it goes."""
    with pool().borrow() as worker:
        return worker.choose(name, s, rng.getrandbits(60))


BOTS = {name: Bot(without_choice(partial(_plan, name)), lambda _: pool()) for name in EFFORTS}
"""`club` plays out greedy games, `strong` more of them with the learned weights."""
