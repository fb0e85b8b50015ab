"""The value of an action of Twinkle Twinkle by the points that it brings at once, and the bot that plays by it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tumblestar.contract.game import Game
from tumblestar.games.twinkle_twinkle import bots
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
from tumblestar.games.twinkle_twinkle.win_shares import win_shares as win_shares

BOTS = bots.BOTS
"""The bots that this game has besides those of every game."""


def greedy(game: Game, s: State, rng: random.Random) -> int:
    """The most points at once, with a little for open lines; ties at random. The yardstick of the benches."""
    seat = s.order[s.at]
    if s.phase == PLACING:
        found = placements(s, seat, s.held)
        most = max(found.values())
        return rng.choice([PLACE + place for place, value in found.items() if value == most])
    if s.phase == TAKING:
        row: list[int] = s.current[: CURRENT[s.seats]]
        kinds = set(row) - {EMPTY}
        best = best_of_kinds(s, seat, kinds)
        most = max(best.values())
        return rng.choice([space for space, kind in enumerate(row) if best.get(kind) == most])
    raise ValueError("chance is to act, not a seat")


def best_of_kinds(s: State, seat: int, kinds: set[int]) -> dict[int, float]:
    """The value of the best placement of each kind of tile."""
    known: dict[tuple[int, int], int] = {}
    return {kind: max(placements(s, seat, kind, known).values()) for kind in sorted(kinds)}


def placements(s: State, seat: int, kind: int, known: dict[tuple[int, int], int] | None = None) -> dict[int, float]:
    """The value of a chart after each placement of a tile, by `20 * way + cell`: its points, and more for open lines.

    `known` caches the points of the references by cell and classes of the tile, between kinds of one chart.
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
        points = known[key] + nova_points(chart)
        for way in range(ways_of(s, kind)):
            lines[cell] = LINES[kind][way]
            found[CELLS * way + cell] = points + constellation_score(lines) + open_lines(chart, lines)
        chart[cell], lines[cell] = EMPTY, 0
    return found


def open_lines(chart: Sequence[int], lines: Sequence[int]) -> float:
    """The value of the lines that lead to empty cells."""
    count = 0
    for cell, ports in enumerate(lines):
        for port in range(8) if ports else ():
            if ports >> port & 1 and NEIGHBOUR[cell][port] >= 0 and chart[NEIGHBOUR[cell][port]] == EMPTY:
                count += 1
    return OPEN * count
