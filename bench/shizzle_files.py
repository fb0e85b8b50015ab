"""Writes the data files of Shizzle's solutions, and checks their residual."""

from __future__ import annotations

import base64
import json
import zlib
from array import array
from collections.abc import Mapping, Sequence

from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import DIGEST
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solution import Solution
from tumblestar.games.shizzle.solver import share_tables, turn_solver
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of

DIGITS = 12
"""Decimals of the values for two seats."""


def residual(solved: Solution) -> float:
    """Largest change of any value in one more, interpreted, sweep: a check independent of the compiled solver."""
    variant = solved.variant
    bound = speed.bind(find("shizzle"), turn_solver, compiled=False)
    sweeper = solution.Sweeper(variant, roll_classes_of(variant.table), bound)
    again = [[list(row) for row in table] for table in solved.values()]
    return sweeper.sweep(solved.values(), again, variant.target)


def solved_text(solved: Solution, provenance: str) -> str:
    """The text of a `solved.json` for a solution."""
    rows = [
        [round(solved.values()[0][mine][other], DIGITS) for other in range(solved.variant.total - mine)]
        for mine in range(solved.variant.total)
    ]
    head = {
        "what": "share of the win of the seat to move, two seats: values[its points][the other's points]",
        "made by": provenance,
        "rules": VERSION,
        "data": DIGEST,
        "bank": solved.variant.total,
        "low": solved.low,
        "high": solved.high,
        "gap": solved.gap,
        "sweeps": solved.sweeps,
        "check": solution.checksum(rows, solved.low, solved.high, solved.gap),
    }
    lines = [f" {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    values = ",\n".join("  " + json.dumps(row) for row in rows)
    return "\n".join(["{", *lines, ' "values": [', values, " ]", "}", ""])


def three_seats_text(values: Sequence[Sequence[Sequence[Sequence[float]]]], how: Mapping[str, object]) -> str:
    """The text of a `three_seats.json` for win shares by the three scores and the seat."""
    packed = array("H")
    for seat in range(2):
        before = 0
        for a, b, c in share_tables.three_seat_places():
            share = round(values[a][b][c][seat] * share_tables.WHOLE)
            packed.append((share - before) % (share_tables.WHOLE + 1))  # differences compress well
            before = share
    raw = share_tables.low_byte_first(packed).tobytes()
    head = {
        "what": "shares of the win, three seats: scores ascending, the next to move first; its share, then the next's",
        **how,
        "rules": VERSION,
        "data": DIGEST,
        "bank": share_tables.THREE_SEAT_TOTAL,
        "check": share_tables.checksum(raw),
        "values": base64.b85encode(zlib.compress(raw, 9)).decode("ascii"),
    }
    return json.dumps(head, indent=1) + "\n"
