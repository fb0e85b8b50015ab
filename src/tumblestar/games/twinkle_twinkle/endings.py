"""Every seat's share of the win where nothing is left to chance before the end, exactly.

So it is in the last round, and in the last turn of the round before; where the search is compiled, with two seats in
the last two turns of that round, and alone in all of it. Every seat goes for its own share. Where several of its
actions are equally good for it, what they bring the others is the mean over these, each legal action once: first over
the tiles, then over the places of a tile. With one or two seats nothing depends on that, and the search of turns finds
the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum
from typing import NamedTuple

from tumblestar.contract.modules import legal_actions
from tumblestar.engine.players import PlayerWorker
from tumblestar.games.twinkle_twinkle import bots
from tumblestar.games.twinkle_twinkle.bots import turn_search
from tumblestar.games.twinkle_twinkle.parts import CELLS, EMPTY, LINES, NEXT, ROUNDS
from tumblestar.games.twinkle_twinkle.rules import (
    ENDED,
    NOBODY,
    SCORED,
    TAKING,
    State,
    apply,
    scores_of,
    side_in_play,
    ways_of,
    win_share,
)

Shares = tuple[float, ...]
Lying = tuple[tuple[int, ...], tuple[int, ...]]
"""The kinds and the lines in the cells of a chart."""
Chart = Lying | int
"""A chart, or the points of a full one."""
EQUAL = 1e-9
"""Shares that differ by less are equal."""
MOST_TURNS = 10_000_000
"""More than the turns of any ending that is searched."""
MOST_KEPT = 100_000


def turns_left(s: State) -> int:
    """How many tiles are still to be placed."""
    return (ROUNDS[s.seats] - s.round) * NEXT[s.seats] - s.at


def covers(s: State) -> bool:
    """Whether the shares in a state are known exactly; they are then in all that can follow."""
    if s.phase < TAKING:
        return False
    before = 1 if s.seats > 2 else 2 * bots.pool().is_compiled
    return turns_left(s) <= NEXT[s.seats] + before


def exact_shares(s: State) -> Shares:
    """The shares in a state that is covered."""
    if s.phase == ENDED:
        return tuple(win_share(s, seat) for seat in range(s.seats))
    if s.seats <= 2 and bots.pool().is_compiled:
        with bots.pool().borrow() as worker:
            return searched(worker, s)
    is_last = s.round == ROUNDS[s.seats] - 1
    if s.phase == TAKING and not is_last:
        return mean_of_best(((exact_shares(s.after(apply, space)), 1) for space in legal_actions(s)), s.order[s.at])
    row = [kind for kind in s.current if kind != EMPTY]
    order = s.order[s.at : NEXT[s.seats]]
    if not is_last:
        row += s.next[: NEXT[s.seats]]
        order += [seat for seat in s.standing if seat != NOBODY]
    sides = tuple(side_in_play(s, what) for what in range(SCORED))
    ending = _ending(_Terms(sides, tuple(ways_of(s, kind) for kind in range(len(LINES))), s.goal))
    charts = tuple(ending.chart(tuple(s.chart[seat]), tuple(s.lines[seat])) for seat in range(s.seats))
    tiles = tuple(sorted(row))
    if s.phase == TAKING:
        return ending.take(tuple(order), tiles, charts)
    return ending.place(tuple(order), s.held, tiles, charts)


def searched(worker: PlayerWorker, s: State) -> Shares:
    """The shares with one or two seats, by the search of turns."""
    memory, every = worker.memory(s), turn_search.ALL
    tree = memory.work.tree
    worker.bound.put(tree.states, 0, s)
    if not worker.bound.call.search_turns(tree, 2, every, every, MOST_TURNS, 0.0, memory.work.learned, memory.alarm):
        raise ValueError("an ending has more turns than expected")
    return tuple(round(2 * float(payoff)) / 2 for payoff in tree.payoffs[0][: s.seats])


def mean_of_best(ways: Iterable[tuple[Shares, int]], seat: int) -> Shares:
    """The mean over what is best for a seat, of the shares after ways and how many actions each stands for."""
    known = list(ways)
    most = max(shares[seat] for shares, _ in known)
    best = [(shares, count) for shares, count in known if shares[seat] > most - EQUAL]
    total = sum(count for _, count in best)
    return tuple(fsum(count * shares[i] for shares, count in best) / total for i in range(len(best[0][0])))


class _Terms(NamedTuple):
    """By what charts score, in how many ways each kind may lie, and the goal of one alone."""

    sides: tuple[int, ...]
    ways: tuple[int, ...]
    goal: int


@lru_cache(maxsize=2)
def _ending(terms: _Terms) -> _Ending:
    return _Ending(terms)


class _Ending:
    """What is known of endings by the same terms: what a seat takes and places depends on its chart and on the row."""

    def __init__(self, terms: _Terms) -> None:
        self._terms = terms
        self._shares: dict[tuple[object, ...], Shares] = {}
        self._placed: dict[tuple[Chart, int], Counter[Chart]] = {}

    def chart(self, kinds: tuple[int, ...], lines: tuple[int, ...]) -> Chart:
        """A chart, by its points alone if it is full."""
        return (kinds, lines) if EMPTY in kinds else sum(scores_of(kinds, lines, self._terms.sides))

    def take(self, order: tuple[int, ...], row: tuple[int, ...], charts: tuple[Chart, ...]) -> Shares:
        """The shares where the first seat of an order is to take a tile of a row."""
        if not order:
            return self._at_end([chart for chart in charts if isinstance(chart, int)])
        key = order, row, charts
        if key not in self._shares:
            ways = [(self.place(order, kind, _without(row, kind), charts), row.count(kind)) for kind in set(row)]
            if len(self._shares) > MOST_KEPT:
                self._shares.clear()
            self._shares[key] = mean_of_best(ways, order[0])
        return self._shares[key]

    def place(self, order: tuple[int, ...], kind: int, row: tuple[int, ...], charts: tuple[Chart, ...]) -> Shares:
        """The shares where it is to place a tile."""
        seat = order[0]
        ways = self._after(charts[seat], kind).items()
        before, after = charts[:seat], charts[seat + 1 :]
        return mean_of_best(((self.take(order[1:], row, (*before, chart, *after)), n) for chart, n in ways), seat)

    def _after(self, chart: Chart, kind: int) -> Counter[Chart]:
        """The charts that a placement may lead to, and how many do."""
        if (chart, kind) not in self._placed:
            assert not isinstance(chart, int)
            kinds, lines = chart
            charts = Counter(
                self.chart(_with(kinds, cell, kind), _with(lines, cell, LINES[kind][way]))
                for cell in range(CELLS)
                if kinds[cell] == EMPTY
                for way in range(self._terms.ways[kind])
            )
            if len(self._placed) > MOST_KEPT:
                self._placed.clear()
            self._placed[chart, kind] = charts
        return self._placed[chart, kind]

    def _at_end(self, points: Sequence[int]) -> Shares:
        most = max(points)
        if len(points) == 1:
            return (float(most > self._terms.goal),)
        return tuple((score == most) / points.count(most) for score in points)


def _with(row: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*row[:place], number, *row[place + 1 :])


def _without(row: tuple[int, ...], number: int) -> tuple[int, ...]:
    at = row.index(number)
    return row[:at] + row[at + 1 :]
