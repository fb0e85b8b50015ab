"""The strong bots: they look ahead over whole turns as long as they may, and say on request what they expect.

The search (`lookahead`) is compiled in a thread of its own; until that is done the bot answers at once, by the game's
own yardstick. Without Numba the same search runs interpreted, and sees less far in its time. A search holds neither
the interpreter's lock nor any other; run `choose` in a thread and nobody waits.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

from tumblestar import speed
from tumblestar.bots import lookahead
from tumblestar.game import CHANCE, OVER, Game, GameState


class Level(NamedTuple):
    """How long and how far a bot looks, and how many hundredths of a turn it misjudges positions by, at most."""

    seconds: float
    turns: int
    error: int


LEVELS = {"club": Level(0.1, 2, 120), "strong": Level(0.1, 4, 0), "master": Level(1.0, lookahead.DEEPEST, 0)}
"""The levels for people, weakest first."""
BEGINNING, AFTERWARDS = 0.85, 0.1
"""The parts of a turn's time for its first decision, and for each that a theft asks for besides."""
CIRCLES = 2
"""How often a turn may be taken in one and the same position."""
GIVEN_FOR_A_WAY_OUT = 700
"""How far behind, in hundredths of a turn, a bot may fall to end a dance that leads nowhere."""


class Finding(NamedTuple):
    """What a search found: the turn, its worth to the actor, the expected line of actions, and how it came by it."""

    turn: int
    value: int
    line: list[int]
    depth: int
    positions: int
    seconds: float

    @property
    def is_win(self) -> bool:
        """Whether a win can be forced."""
        return self.value > lookahead.SURE


class Searcher:
    """The memory of one search at a time, and the search."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.game = bound, bound.game
        room = bound.game.search_moves
        steps, most = lookahead.STEPS, bound.game.rules.MAX_LEGAL
        self.states, self.peek = bound.states(steps), bound.states(1)
        self.ways, self.marks, self.ends = (bound.ints(steps, most) for _ in range(3))
        self.notes, self.work = bound.ints(room.CHART), bound.ints(room.WORK)
        size = 1 << 20 if bound.compiled else 1 << 15
        self.keys, self.facts = bound.ints(size), bound.ints(size)
        self.tally, self.halt, self.answer = bound.ints(2), bound.ints(1), bound.ints(3)
        self.worths = bound.ints(steps, 8)
        self.desk = (
            self.states, self.ways, self.marks, self.ends, self.notes, self.work,
            self.keys, self.facts, self.tally, self.halt,
        )  # fmt: skip
        self.weights: tuple[int, ...] | None = None
        self.barred = -1
        self._key: Any = None

    def look(
        self, s: GameState, seconds: float, most_turns: int = lookahead.DEEPEST, positions: int = 1 << 60
    ) -> Finding:
        """Looks ahead from a state in which a seat is to act, one turn deeper each time, until one limit is reached."""
        begin = time.perf_counter()
        most_turns = min(most_turns, lookahead.DEEPEST)
        self.halt[0], self.tally[0], self.tally[1] = 0, 0, positions
        self.bound.put(self.states, 0, s)
        call = self.bound.call
        call.ready(self.states, self.notes, self.work)
        room = self.game.search_moves
        if self.weights:
            for i, weight in enumerate(self.weights):
                self.notes[room.WEIGHTS_AT + i] = weight
        # What the table holds is of no use on another board, nor for another one against all.
        board = (*self.notes, self.game.actor(s) if s.seats > 2 else 0)
        if board != self._key:
            self._key = board
            for i in range(len(self.keys)) if not self.bound.compiled else ():
                self.keys[i] = 0
            if self.bound.compiled:
                self.keys.fill(0)
        alarm = threading.Timer(seconds, self._halt)
        alarm.daemon = True
        alarm.start()
        try:
            turn, value, depth = self._deepen(s, begin, seconds, most_turns)
        finally:
            alarm.cancel()
        return Finding(turn, value, [], depth, int(self.tally[0]), time.perf_counter() - begin)

    def _halt(self) -> None:
        self.halt[0] = 1

    def _deepen(self, s: GameState, begin: float, seconds: float, most_turns: int) -> tuple[int, int, int]:
        call, me = self.bound.call, self.game.actor(s)
        only = call.turns(self.states[0], self.ways[0], self.notes) == 1
        turn, value, depth = int(self.ways[0][0]), 0, 0
        # With more than two seats the others do not play together; but if a win can be forced even if they do, good.
        proof = most_turns if s.seats == 2 else min(most_turns, 1 + s.seats)
        plan = [(True, turns) for turns in range(1, proof + 1)]
        if s.seats > 2:
            plan += [(False, turns) for turns in range(1, most_turns + 1)]
        for alone, ahead in plan:
            if not alone:
                self.answer[0] = call.survey(self.desk, 0, ahead, self.worths)
                self.answer[1], self.answer[2] = self.worths[0][me], 0 if self.halt[0] else 1
            else:
                call.best_turn(self.desk, 0, ahead, me, turn, self.barred, lookahead.ENDLESS, self.answer)
            if self.answer[2] > 0:
                turn, value = int(self.answer[0]), int(self.answer[1])
            if self.halt[0]:
                break
            depth = ahead
            # A search one turn deeper takes about as long as all before it.
            late = time.perf_counter() - begin > 0.6 * seconds
            if only or value > lookahead.SURE or ((s.seats == 2 or not alone) and (value < -lookahead.SURE or late)):
                break
        return turn, value, depth

    def misjudged(self, s: GameState, level: Level, rng: random.Random) -> int:
        """The turn that seems best when each is looked at by itself and its worth mistaken a little."""
        seat = self.game.actor(s)
        self.look(s, level.seconds, 1)
        worths: list[tuple[float, int]] = []
        for turn in self._turns(s):
            after = self.game.copy(s)
            self.game.search_moves.take(after, turn)
            if self.game.actor(after) == OVER:
                worth = lookahead.WIN * (2.0 * float(self.game.win_share(after, seat)) - 1.0)
            else:
                value = self.look(after, level.seconds, level.turns - 1).value
                worth = float(value if self.game.actor(after) == seat else -value)
            if abs(worth) < lookahead.SURE:
                worth += rng.uniform(-level.error, level.error)
            worths.append((worth, turn))
        return max(worths)[1]

    def follow(self, s: GameState, turn: int, most: int = 12) -> list[int]:
        """The actions that the search expects, its own turn first."""
        line: list[int] = []
        while turn >= 0 and len(line) < most:
            actions = self.game.search_moves.way(self.game, s, turn)
            for action in actions:
                s = self.game.after(s, action)
            line += actions
            if self.game.actor(s) in (CHANCE, OVER):
                break
            self.bound.put(self.peek, 0, s)
            turn = int(self.bound.call.recall(self.peek, 0, self.notes, self.keys, self.facts))
            if turn not in self._turns(s):
                break
        return line[:most]

    def _turns(self, s: GameState) -> list[int]:
        out = [0] * self.game.rules.MAX_LEGAL
        return out[: self.game.search_moves.turns(s, out, self.notes)]


# ------------------------------------------------------------------------------------------------ choosing


class Engine:
    """A game's searchers: one for everyone who asks at the same moment."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._idle: list[Searcher] = []
        self._lock = threading.Lock()
        # One core is left to those who serve: searches at many tables take turns.
        self._cores = threading.BoundedSemaphore(max(1, (os.cpu_count() or 1) - 1))
        self._plans: OrderedDict[str, int] = OrderedDict()
        self._met: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._preparing = speed.Preparing(self._prepare) if speed.is_fast() else None

    def _bind(self) -> speed.Bound:
        return speed.bind(self.game, self.game.module("search_moves"), lookahead)

    def _prepare(self) -> speed.Bound:
        bound = self._bind()
        with speed.alone(bound):
            for seats in self.game.seats:
                Searcher(bound).look(self._sample(seats), 600.0, 2)
        return bound

    def _sample(self, seats: int) -> GameState:
        """Some position in which a seat is to act."""
        from tumblestar.bots import set_up

        return set_up(self.game, self.game.fresh(seats), random.Random(1))

    def wait(self) -> None:
        """Waits until the search is compiled. Raises what went wrong if it cannot be."""
        if self._preparing:
            self._preparing.wait()

    def _borrow(self) -> Searcher | None:
        """A searcher for one question; None while it is still being compiled."""
        with self._lock:
            if self._idle:
                return self._idle.pop()
        if self._preparing is None or self._preparing.failed:
            return Searcher(speed.bind(self.game, self.game.module("search_moves"), lookahead, compiled=False))
        bound = self._preparing.ready
        return Searcher(bound) if bound else None

    def find(
        self,
        s: GameState,
        seconds: float,
        most_turns: int = lookahead.DEEPEST,
        with_line: bool = True,
        barred: int = -1,
    ) -> Finding | None:
        """What a look ahead finds, with the line that it expects; None while the search is still being compiled.

        Where there are others, the turn `barred` is not found.
        """
        searcher = self._borrow()
        if searcher is None:
            return None
        try:
            searcher.barred = barred
            with self._cores:
                finding = searcher.look(s, seconds, most_turns)
            return finding._replace(line=searcher.follow(s, finding.turn)) if with_line else finding
        finally:
            with self._lock:
                self._idle.append(searcher)

    def choose(self, s: GameState, level: Level, rng: random.Random) -> int:
        """The action of a level in a state; the rest of the turn is kept in mind for when it is asked for."""
        game = self.game
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        here = f"{level} {game.state_text(s)}"
        with self._lock:
            if here in self._plans:
                return self._plans.pop(here)
        part = BEGINNING if game.search_moves.is_turn_start(s) else AFTERWARDS
        turn = self._misjudge(s, level, rng) if level.error else self._think(s, level.seconds * part, level.turns)
        if turn is None:
            return game.evaluation.greedy(game, s, rng)
        actions = game.search_moves.way(game, s, turn)
        for before, action in pairwise(actions):
            s = game.after(s, before)
            with self._lock:
                self._plans[f"{level} {game.state_text(s)}"] = action
                while len(self._plans) > 1000:
                    self._plans.popitem(last=False)
        return actions[0]

    def _think(self, s: GameState, seconds: float, most_turns: int) -> int | None:
        """The turn that a look ahead finds; another one where the same people go round in circles with it."""
        where = self.game.search_moves.place(s)
        with self._lock:
            times, last = self._met.pop(where, (0, -1))
        circling = times >= CIRCLES and s.seats == 2 and not self.game.search_moves.may_circle(s)
        found = self.find(s, seconds / 2 if circling else seconds, most_turns, with_line=False)
        if found and circling and found.turn == last:
            other = self.find(s, seconds / 2, most_turns, with_line=False, barred=last)
            if other and other.value > -GIVEN_FOR_A_WAY_OUT:
                found = other
        if found is None:
            return None
        with self._lock:
            self._met[where] = (times + 1, found.turn)
            while len(self._met) > 1000:
                self._met.popitem(last=False)
        return found.turn

    def _misjudge(self, s: GameState, level: Level, rng: random.Random) -> int | None:
        """The turn that seems best when every turn is looked at alone and misjudged a little."""
        searcher = self._borrow()
        if searcher is None:
            return None
        try:
            searcher.barred = -1
            with self._cores:
                return searcher.misjudged(s, level, rng)
        finally:
            with self._lock:
                self._idle.append(searcher)


@cache
def engine(game: Game) -> Engine:
    """The engine of a game; the first call starts compiling it."""
    return Engine(game)


def chooser(name: str) -> Callable[[Game, GameState, random.Random], int]:
    """The bot of a level."""

    def choose(game: Game, state: GameState, rng: random.Random) -> int:
        return engine(game).choose(state, LEVELS[name], rng)

    return choose


def expect(game: Game, state: GameState, seconds: float = 1.0) -> list[str]:
    """The line that the strongest bot expects from a state, in notation; empty while it is not ready or nobody acts."""
    if game.actor(state) in (CHANCE, OVER):
        return []
    finding = engine(game).find(state, seconds)
    texts: list[str] = []
    for action in finding.line if finding else []:
        texts.append(game.text(state, action))
        state = game.after(state, action)
    return texts
