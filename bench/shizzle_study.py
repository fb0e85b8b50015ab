"""Exact cost of habits in Shizzle for two seats, and the effect of each ruling on the first seat's win share.

    python -m bench.shizzle_study                      prints all figures
    python -m bench.shizzle_study --keep               also writes bench/results/shizzle-study.json

A habit restricts one seat, which plays best within it; the other seat plays best against that. The cost of a habit is
one half minus the mean share of the restricted seat over both seats. A changed ruling applies to both seats.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

from bench import shizzle_variants
from bench.__main__ import write
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import BANKS, DICE
from tumblestar.games.shizzle.solver import roll_classes, turn_solver

GAME = find("shizzle")
TOTAL = BANKS[2]
STANDARD = (0, 0, 0, 0, 0, 0)
TOLERANCE = 1e-7
MAX_SWEEPS = 250
"""Limit of sweeps over each table. Bounds of a game that need not end do not meet; then the gap is reported."""


@dataclass
class Variant:
    """A restricted way to play (a habit), or a changed rule."""

    settlement: tuple[int, ...] = STANDARD
    no_roll: tuple[int, ...] = ()
    """Lengths of lines after which the seat never rolls on; 6 is after a Shizzle."""
    longest: bool = False
    """Whether every die that fits must join the line."""
    two: bool = False
    """Whether a line of two may be chosen, as a Fizzle, where three is possible."""


HABITS = {
    "never attacks": Variant((1, 0, 0, 0, 0, 0)),
    "always attacks if possible": Variant((2, 0, 0, 0, 0, 0)),
    "always takes the longest line": Variant(longest=True),
    "never rolls on after a Shizzle": Variant(no_roll=(6,)),
    "never rolls on at all": Variant(no_roll=(3, 4, 5, 6)),
    "never rolls on from three": Variant(no_roll=(3,)),
    "never rolls on from four": Variant(no_roll=(4,)),
    "never rolls on from five": Variant(no_roll=(5,)),
    "never stops with three": Variant((0, 0, 0, 0, 0, 4)),
    "never stops with three or four": Variant((0, 0, 0, 0, 0, 5)),
    "never stops before a Shizzle": Variant((0, 0, 0, 0, 0, 6)),
}
RULINGS = {
    "SH-2.8 all dice that can join must": Variant(longest=True),
    "SH-2.8 two may be chosen where three is possible": Variant(two=True),
    "SH-3.1 a Shizzle is settled at once, and is then safe": Variant((0, 0, 0, 0, 1, 0)),
    "SH-3.1 takes come before attacks": Variant((0, 0, 1, 0, 0, 0)),
    "SH-3.2 only six whole points can be attacked": Variant((3, 0, 0, 0, 0, 0)),
    "SH-3.2 no attacks at all": Variant((1, 0, 0, 0, 0, 0)),
    "SH-3.3 a bank that holds less than is earned pays nothing": Variant((0, 0, 0, 1, 0, 0)),
    "SH-3.4 points may be refused": Variant((0, 1, 0, 0, 0, 0)),
}


class Study:
    """Solver of variants, with its workspace."""

    def __init__(self) -> None:
        self.bound = speed.bind(GAME, turn_solver, shizzle_variants)
        self.lines = roll_classes.roll_classes_of(GAME.parts.TABLE)
        self.workspace = solution.new_workspace(self.bound, self.lines, solution.most_levels(TOTAL))

    def plan(self, variant: Variant) -> Any:
        """The arrays of roll classes under a variant (`solution.class_arrays`)."""
        parts = [list(part) for part in solution.class_arrays(self.lines)]
        length, _, onward, outcomes, _, groups, counts, starts, ends = parts
        for kind, size in enumerate(length):
            if size in variant.no_roll:
                outcomes[kind] = 0
                if size == DICE:
                    onward[kind] = kind
        if variant.longest or variant.two:
            new_groups, new_starts = [0], [0]
            new_ends: list[int] = []
            new_counts: list[int] = []
            for kind in range(len(length)):
                for group in range(groups[kind], groups[kind + 1]):
                    these = ends[starts[group] : starts[group + 1]]
                    if variant.longest:
                        most = max(length[end] for end in these)
                        these = [end for end in these if length[end] == most]
                    if variant.two and length[kind] == 1 and length[these[0]] > 2:
                        these = [length.index(2), *these]  # any line of two: all score two and end the turn
                    new_ends += these
                    new_starts.append(len(new_ends))
                    new_counts.append(counts[group])
                new_groups.append(len(new_counts))
            parts[5:] = new_groups, new_counts, new_starts, new_ends
        arrays: list[Any] = []
        for part in parts:
            array = self.bound.ints(len(part))
            array[:] = part
            arrays.append(array)
        return tuple(arrays)

    def solve(self, ours: Variant, theirs: Variant) -> tuple[float, float, float]:
        """Win share of our seat as first and as second seat, and the gap between the bounds."""
        size = TOTAL + 1
        tables = {name: self.bound.floats(1, size, size) for name in ("low", "high", "their low", "their high")}
        for name in ("high", "their high"):
            tables[name][:] = 1.0
        plans, settlements = [], []
        for variant in (ours, theirs):
            plans.append(self.plan(variant))
            settlement = self.bound.ints(len(variant.settlement))
            settlement[:] = variant.settlement
            settlements.append(settlement)
        gap = 1.0
        for _ in range(MAX_SWEEPS):
            for side, mine, other in (
                (0, "low", "their high"), (1, "their high", "low"), (0, "high", "their low"), (1, "their low", "high")
            ):  # fmt: skip
                self.bound.call.sweep_under(
                    plans[side], settlements[side], tables[other], tables[mine], tables[mine], TOTAL, self.workspace
                )
            gap = max(
                tables[f"{who}high"][0, a, b] - tables[f"{who}low"][0, a, b]
                for who in ("", "their ")
                for a in range(TOTAL)
                for b in range(TOTAL - a)
            )
            if gap < TOLERANCE:
                break
        first = (tables["low"][0, 0, 0] + tables["high"][0, 0, 0]) / 2
        second = 1 - (tables["their low"][0, 0, 0] + tables["their high"][0, 0, 0]) / 2
        return float(first), float(second), float(gap)


def main() -> None:
    """Computes and prints all figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_study", description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    arguments = parser.parse_args()
    study, standard = Study(), Variant()
    base, _, gap = study.solve(standard, standard)
    print(f"the rules as they are: the first seat's share {base:.7f} (within {gap:.0e})", flush=True)
    results: dict[str, Any] = {"base": base, "habits": {}, "rulings": {}}
    for name, variant in HABITS.items():
        first, second, gap = study.solve(variant, standard)
        cost = 0.5 - (first + second) / 2
        results["habits"][name] = {"cost": round(cost, 6), "first": round(first, 6), "second": round(second, 6)}
        print(f"{name:60} costs {100 * cost:7.3f} %   (within {gap:.0e})", flush=True)
    for name, variant in RULINGS.items():
        first, _, gap = study.solve(variant, variant)
        results["rulings"][name] = {"first": round(first, 8), "moves": round(first - base, 8), "gap": gap}
        print(f"{name:60} {first:.7f}, moves it by {100 * (first - base):+.5f} %   (within {gap:.0e})", flush=True)
    if arguments.keep:
        write("shizzle-study", "shizzle_study", results)


if __name__ == "__main__":
    main()
