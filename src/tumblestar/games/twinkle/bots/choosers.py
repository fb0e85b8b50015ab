"""Twinkle's bots that look ahead: the best of a turn by what constellations will come to, alone or with others.

`club` judges what this turn leaves, and `strong` what the turn after it leaves (`further.py`), which takes up to half a
second where it is compiled. Until it is, and where it cannot be, both judge what this turn leaves.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from functools import cache, partial
from typing import Any, NamedTuple

from tumblestar import games, speed
from tumblestar.bot_workers import Bot, WorkerPool, without_choice
from tumblestar.game import Game
from tumblestar.games.twinkle.bots import expectation, turn_search, two_turn_search, value_file, value_net
from tumblestar.games.twinkle.notation import parse_state
from tumblestar.games.twinkle.parts import DICE
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, HANG, ROLL, TAKE, State


class Layers(NamedTuple):
    """The two layers of a net, as the searches take them."""

    rows: Any
    tops: Any


class Choice(NamedTuple):
    """What to do, and how good that is: the chance to win."""

    actions: tuple[int, ...]
    worth: float


class Worker:
    """What one turn is thought about in; nobody else may use it at the same time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.states = bound.states(1)
        self.out, self.weights = bound.ints(bound.game.rules.MAX_LEGAL), bound.ints(bound.game.rules.MAX_LEGAL)
        self.answers, self.dice = bound.floats(4), bound.ints(HAND)
        self.desk, self.deeper = self._desk(), self._desk()

    def _desk(self) -> tuple[Any, ...]:
        bound, hidden = self.bound, value_net.HIDDEN
        found = (bound.floats(turn_search.GRID), bound.floats(4), bound.floats(DICE, value_net.SHOWN + 1, 4))
        ranks = bound.ints(DICE, value_net.SHOWN + 2)
        before = (layer(bound, hidden), layer(bound, hidden), bound.ints(value_net.MOST_FEATURES), bound.ints(HAND))
        after = (layer(bound, hidden), bound.ints(bound.game.rules.MAX_LEGAL), bound.floats(turn_search.BROAD, 3))
        return (*before, *found, ranks, *after)

    def choose(self, s: State, layers: Layers, twice: bool) -> Choice:
        """The best that the seat to act can do, up to where chance acts; `twice` looks at the turn after it too."""
        self.bound.put(self.states, 0, s)
        here, call, answers, dice = self.states[0], self.bound.call, self.answers, self.dice
        deeper = (self.deeper, answers, dice)
        for i in range(HAND):
            dice[i] = -1
        if s.phase == CHOOSE:
            if twice:
                call.foresee_further(here, s.mover, *layers, self.desk, *deeper)
            else:
                call.foresee(here, s.mover, *layers, self.desk)
            call.best_start(here, self.desk, answers, dice)
            chosen = [int(die) for die in dice if die >= 0]
            if chosen[0] >= TAKE:
                return Choice((chosen[0],), float(answers[0]))
            return Choice((*(die for die in chosen if s.where[die] == FREE), ROLL), float(answers[0]))
        if s.phase == HANG and twice:
            action = call.best_hanging_further(here, *layers, self.desk, *deeper)
        elif s.phase == HANG:
            action = call.best_hanging(here, *layers, self.desk, answers)
        elif twice:
            action = call.best_discard_further(here, *layers, self.desk, *deeper)
        else:
            action = call.best_discard(here, *layers, self.desk, answers)
        return Choice((int(action),), float(answers[0]))


def layer(bound: speed.Bound, wide: int) -> Any:
    """Room for a hidden layer: of four bytes a number where it is compiled."""
    return weights(bound, [[0.0] * wide])[0]


def weights(bound: speed.Bound, rows: Sequence[Any]) -> Any:
    """Weights as they are read from a net: of four bytes a number where it is compiled."""
    if not bound.compiled:
        return rows
    import numpy as np

    return np.array(rows, np.float32)


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twinkle with all that foresight needs."""
    game = games.find("twinkle")
    return speed.bind(game, expectation, value_net, turn_search, two_turn_search, compiled=compiled)


class Thinker:
    """The workers of this process and the nets that they use."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._layers: dict[tuple[bool, bool], Layers] = {}
        self.pool = WorkerPool(Worker, bind, self._warm)

    def _warm(self, worker: Worker) -> None:
        game = worker.bound.game
        for line in (
            "seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4",
            "seats=1 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4",
        ):
            s = parse_state(line)
            layers = self._layers_for(worker.bound, s.seats == 1)
            for action in worker.choose(s, layers, False).actions:
                game.rules.apply(s, action)
            for twice in (False, True):
                t = game.copy(s)
                while game.actor(t) < 0:
                    game.rules.apply(t, 0)
                for action in worker.choose(t, layers, twice).actions:
                    game.rules.apply(t, action)
                if game.actor(t) >= 0:
                    worker.choose(t, layers, twice)

    def _layers_for(self, bound: speed.Bound, alone: bool) -> Layers:
        with self._lock:
            if (bound.compiled, alone) not in self._layers:
                shipped = value_file.shipped(alone)
                self._layers[bound.compiled, alone] = Layers(weights(bound, shipped.rows), weights(bound, shipped.tops))
            return self._layers[bound.compiled, alone]

    def choose(self, s: State, twice: bool) -> Choice:
        """The best that the seat to act can do; looks at two turns only where that is compiled."""
        with self.pool.borrow() as worker:
            return worker.choose(s, self._layers_for(worker.bound, s.seats == 1), twice and worker.bound.compiled)


@cache
def thinker() -> Thinker:
    """The thinker of this process; the first call starts compiling."""
    return Thinker()


def _plan(twice: bool, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    """The dice of a roll, chosen together, or where one hangs."""
    return thinker().choose(s, twice).actions


BOTS = {
    name: Bot(without_choice(partial(_plan, twice)), lambda _: thinker().pool)
    for name, twice in (("club", False), ("strong", True))
}
"""`club` takes the best by what this turn leaves, `strong` by what the turn after it leaves."""
