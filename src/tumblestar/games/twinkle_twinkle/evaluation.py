"""How good an action of Twinkle Twinkle is by what it brings at once, and the bot that goes by it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tumblestar.game import Game
from tumblestar.games.twinkle_twinkle.bots import choosers
from tumblestar.games.twinkle_twinkle.bots.playouts import OPEN
from tumblestar.games.twinkle_twinkle.parts import (
    CELLS,
    CLASS,
    CURRENT,
    ELEMENTS,
    EMPTY,
    LINES,
    NEIGHBOUR,
)
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING, TAKING, State, side_of, ways_of
from tumblestar.games.twinkle_twinkle.scoring import constellation_score, nova_points, reference_points

BOTS = choosers.BOTS
"""The bots that this game has besides those of every game."""


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The most points at once, lines that stay open counted a little; ties by lot. The yardstick of the benches."""
    seat = s.order[s.at]
    if s.phase == PLACING:
        found = placements(s, seat, s.held)
        most = max(found.values())
        return rng.choice([PLACE + place for place, worth in found.items() if worth == most])
    if s.phase == TAKING:
        row: list[int] = s.current[: CURRENT[s.seats]]
        kinds = set(row) - {EMPTY}
        best = best_of_kinds(s, seat, kinds)
        most = max(best.values())
        return rng.choice([space for space, kind in enumerate(row) if best.get(kind) == most])
    raise ValueError("chance is to act, not a seat")


def best_of_kinds(s: State, seat: int, kinds: set[int]) -> dict[int, float]:
    """The worth of the best placement of each kind of tile."""
    known: dict[tuple[int, int], int] = {}
    return {kind: max(placements(s, seat, kind, known).values()) for kind in sorted(kinds)}


def placements(s: State, seat: int, kind: int, known: dict[tuple[int, int], int] | None = None) -> dict[int, float]:
    """The worth of a chart after each placement of a tile, by `20 * way + cell`; its level is that of its points.

    `known` keeps what the references give for the classes of a tile in a cell, between kinds of one chart.
    """
    known = {} if known is None else known
    chart, lines = list(s.chart[seat]), list(s.lines[seat])
    found: dict[int, float] = {}
    for cell in range(CELLS):
        if chart[cell] != EMPTY:
            continue
        chart[cell] = kind
        key = (cell, CLASS[kind])
        if key not in known:
            known[key] = sum(reference_points(chart, 2 * i + side_of(s, i)) for i in range(len(ELEMENTS)))
        level = known[key] + nova_points(chart)
        for way in range(ways_of(s, kind)):
            lines[cell] = LINES[kind][way]
            found[CELLS * way + cell] = level + constellation_score(lines) + open_lines(chart, lines)
        chart[cell], lines[cell] = EMPTY, 0
    return found


def open_lines(chart: Sequence[int], lines: Sequence[int]) -> float:
    """What the lines that lead to empty cells are worth."""
    count = 0
    for cell in range(CELLS):
        ports = lines[cell]
        if ports:
            for port in range(8):
                if ports >> port & 1 and NEIGHBOUR[cell][port] >= 0 and chart[NEIGHBOUR[cell][port]] == EMPTY:
                    count += 1
    return OPEN * count
