"""Twinkle Twinkle's bots that play games out, and search the end.

`club` plays games to their end, all seats by points at once, after each of the placements that bring most, the bag
reshuffled for each round of games, and drops the worse half of the placements again and again. `strong` does the same
with more placements and games, and all seats in them use the learned weights (`value_weights.py`). In the last two
rounds, where nothing is left to chance, it searches to the end instead (`endgame.py`), exactly as far as its budget
allows. Where nothing is compiled they play a few tiles out only, so that a turn takes as long.
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
from tumblestar.games.twinkle_twinkle.bots import endgame, playouts, value_weights
from tumblestar.games.twinkle_twinkle.notation import parse_state
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS, ROUNDS
from tumblestar.games.twinkle_twinkle.rules import MOST_SEATS, PLACE, TAKING, State

MOST_SECONDS = 20.0
"""A turn that takes more of the processor is cut off, and what is known by then decides; a tenth of a second is usual.

This is an emergency stop. The time that other programs take does not count, so a busy machine changes no choice.
"""


class Effort(NamedTuple):
    """The budget of a turn."""

    each: int
    """Placements of each tile."""
    games: int
    """Games after each of them at first."""
    tiles: int
    """The tiles of a game at most."""
    turns: int = 0
    """The turns that a search to the end may look at; 0 for no such search."""


EFFORTS = {"club": Effort(3, 4, 4 * CELLS), "strong": Effort(6, 8, 4 * CELLS, turns=100_000)}
INTERPRETED = Effort(1, 1, 3, turns=300)
WIDTHS = ((2, 1), (3, 2), (6, 3), (endgame.ALL, endgame.ALL))
"""The widths of the searches to the end, one after the other: of the seat to act, and of the others."""


class Worker:
    """A search and its memory; one thread uses it at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.root, self.states = bound.states(1), bound.states(1)
        self.alive, self.sums = bound.ints(playouts.MOST_RANKED), bound.floats(playouts.MOST_RANKED)
        self.tree = tree(bound)
        self.work = {
            "club": workspace(bound, value_weights.at_once()),
            "strong": workspace(bound, value_weights.shipped().weights),
        }

    def choose(self, name: str, s: State, seed: int) -> list[int]:
        """The best actions of the seat to act, by games played out in rounds that halve the placements."""
        bound, call, work = self.bound, self.bound.call, self.work[name]
        effort = EFFORTS[name] if bound.compiled else INTERPRETED
        if EFFORTS[name].turns and s.round >= ROUNDS[s.seats] - 2:
            found = self.search_to_end(name, s, effort.turns)
            if found:
                return found.actions
        until = time.thread_time() + MOST_SECONDS
        bound.put(self.root, 0, s)
        n = remaining = int(call.candidates(self.root[0], effort.each, work, work.ranked))
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
        return actions(s, work.ranked[best])

    def search_to_end(self, name: str, s: State, turns: int) -> Ending | None:
        """The best actions in the last two rounds, by wider and wider searches; None if not even the first one ends."""
        call, tree, found = self.bound.call, self.tree, None
        self.bound.put(tree.states, 0, s)
        for own, others in WIDTHS:
            looked = int(call.search_to_end(tree, own, others, turns, self.work[name]))
            if looked == 0:
                break
            turns -= looked
            payoffs = [float(tree.payoffs[0][seat]) for seat in range(s.seats)]
            found = Ending(actions(s, tree.choices[0][tree.chosen[0]]), payoffs, own == endgame.ALL)
        return found


class Ending(NamedTuple):
    """What a search to the end found."""

    actions: list[int]
    payoffs: list[float]
    is_exact: bool


def actions(s: State, choice: speed.Array) -> list[int]:
    """The actions of a choice: value, space, place."""
    _, space, place = (int(x) for x in choice)
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


def tree(bound: speed.Bound) -> endgame.Tree:
    """The arrays of a search to the end."""
    turns = endgame.TURNS
    return endgame.Tree(
        states=bound.states(turns + 1),
        choices=bound.floats(turns, endgame.MOST_TURNS, 3),
        counts=bound.ints(turns),
        tried=bound.ints(turns),
        chosen=bound.ints(turns),
        payoffs=bound.floats(turns + 1, MOST_SEATS),
        bounds=bound.floats(turns, 2),
        ends=bound.ints(MOST_SEATS),
    )


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twinkle Twinkle with all that its bots need."""
    return speed.bind(games.find("twinkle_twinkle"), playouts, endgame, compiled=compiled)


def _warm(worker: Worker) -> None:
    s = parse_state("seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock")
    for name in EFFORTS:
        worker.choose(name, s, 1)
    game = worker.bound.game
    while s.round < ROUNDS[s.seats] - 2:
        s = game.after(s, game.legal(s)[0] if game.actor(s) >= 0 else game.outcomes(s)[0][0])
    worker.search_to_end("strong", s, 1000)


@cache
def pool() -> WorkerPool[Worker]:
    """The workers of this process; the first call starts compiling."""
    return WorkerPool(Worker, bind, _warm)


def _plan(name: str, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    """The tile that is taken and where it goes."""
    with pool().borrow() as worker:
        return worker.choose(name, s, rng.getrandbits(60))


BOTS = {name: Bot(without_choice(partial(_plan, name)), lambda _: pool()) for name in EFFORTS}
"""`club` plays out greedy games, `strong` more of them with the learned weights, and it searches the end."""
