"""Twinkle Twinkle's bots that play games out, and search what is known of the rows.

`club` plays games to their end, all seats by points at once, after each of the placements that bring most, the bag
reshuffled for each round of games, and drops the worse half of the placements again and again. `strong` does the same
with more placements and games, and all seats in them use the learned weights (`value_weights.py`). In the last two
rounds, where nothing is left to chance, it searches to the end instead (`turn_search.py`), exactly as far as its budget
allows. `master` searches this round and the next in that way at every turn, to the learned values of the charts then.
Where nothing is compiled they search less, and play a few tiles out only, so that a turn takes as long.
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
from tumblestar.games.twinkle_twinkle.bots import chart_value, playouts, turn_search, value_weights
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
    ahead: int = 0
    """The turns that a search before the last two rounds may look at; 0 for none, so that games are played out."""


EFFORTS = {
    "club": Effort(3, 4, 4 * CELLS),
    "strong": Effort(6, 8, 4 * CELLS, turns=100_000),
    "master": Effort(6, 8, 4 * CELLS, turns=100_000, ahead=20_000),
}
INTERPRETED = Effort(1, 1, 3, turns=300, ahead=300)
WIDTHS = ((2, 1), (3, 2), (6, 3), (turn_search.ALL, turn_search.ALL))
"""The widths of the searches to the end, one after the other: of the seat to act, and of the others."""
WIDTHS_AHEAD = ((1, 1), (2, 1), (3, 2), (6, 3))
"""The same before the last two rounds."""


class Worker:
    """A search and its memory; one thread uses it at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.root, self.states = bound.states(1), bound.states(1)
        self.alive, self.sums = bound.ints(playouts.MOST_RANKED), bound.floats(playouts.MOST_RANKED)
        self.tree = tree(bound)
        learned = workspace(bound, value_weights.shipped().weights)
        self.work = {"club": workspace(bound, value_weights.at_once()), "strong": learned, "master": learned}

    def choose(self, name: str, s: State, seed: int) -> list[int]:
        """The best actions of the seat to act, by games played out in rounds that halve the placements."""
        bound, call, work = self.bound, self.bound.call, self.work[name]
        effort = EFFORTS[name] if bound.compiled else INTERPRETED
        if EFFORTS[name].ahead or (EFFORTS[name].turns and is_near_end(s)):
            found = self.search(name, s, effort.turns if is_near_end(s) else effort.ahead)
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

    def search(self, name: str, s: State, turns: int) -> Found | None:
        """The best actions by wider and wider searches to the end of the next round, in so many turns.

        None if not even the first search ends.
        """
        call, tree, found = self.bound.call, self.tree, None
        self.bound.put(tree.states, 0, s)
        for own, others in WIDTHS if is_near_end(s) else WIDTHS_AHEAD:
            looked = int(call.search_turns(tree, own, others, turns, self.work[name]))
            if looked == 0:
                break
            turns -= looked
            payoffs = [float(tree.payoffs[0][seat]) for seat in range(s.seats)]
            found = Found(actions(s, tree.choices[0][tree.chosen[0]]), payoffs, own == turn_search.ALL)
        return found


def is_near_end(s: State) -> bool:
    """Whether these are the last two rounds, so that nothing is left to chance."""
    return s.round >= ROUNDS[s.seats] - 2


class Found(NamedTuple):
    """What a search found; exact if it left out no placement to the end of the game."""

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
        features=bound.floats(playouts.FEATURES),
        outcomes=bound.ints(most),
        odds=bound.ints(most),
    )


def tree(bound: speed.Bound) -> turn_search.Tree:
    """The arrays of a search to the end."""
    turns = turn_search.TURNS
    return turn_search.Tree(
        states=bound.states(turns + 1),
        choices=bound.floats(turns, turn_search.MOST_TURNS, 3),
        counts=bound.ints(turns),
        tried=bound.ints(turns),
        chosen=bound.ints(turns),
        payoffs=bound.floats(turns + 1, MOST_SEATS),
        bounds=bound.floats(turns, 2),
        values=bound.floats(MOST_SEATS),
        ends=bound.floats(MOST_SEATS),
    )


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twinkle Twinkle with all that its bots need."""
    return speed.bind(games.find("twinkle_twinkle"), playouts, chart_value, turn_search, compiled=compiled)


def _warm(worker: Worker) -> None:
    s = parse_state("seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock")
    for name in EFFORTS:
        worker.choose(name, s, 1)
    game = worker.bound.game
    while s.round < ROUNDS[s.seats] - 2:
        s = game.after(s, game.legal(s)[0] if game.actor(s) >= 0 else game.outcomes(s)[0][0])
    worker.search("strong", s, 1000)


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
