"""What habits cost in Shizzle, and how much each ruling moves the first seat's share: two seats, exact, between bounds.

    python -m bench.shizzle_study                      prints everything
    python -m bench.shizzle_study --keep               and keeps it in bench/results/shizzle-study.json

A habit binds one seat, which plays best within it and knows that it will; the other plays best against that. Its cost
is how much less than one half it wins in the mean of both seats. A ruling is changed for both.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

from bench import shizzle_variants
from bench.__main__ import write
from tumblestar import speed
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.parts import BANKS, DICE
from tumblestar.games.shizzle.solver import roll_classes, turn_solver

GAME = find("shizzle")
TOTAL = BANKS[2]
FREE = (0, 0, 0, 0, 0, 0)
GAP = 1e-7
MOST = 250
"""Sweeps of each table at most. Where a game need not end, its bounds do not meet; the gap says how far apart."""


@dataclass
class Bound:
    """A way to play: what binds it when it settles, and how lines may be gone on with."""

    house: tuple[int, ...] = FREE
    no_roll: tuple[int, ...] = ()
    """Lengths of lines that are not rolled on from; 6 is after a Shizzle."""
    must_roll: tuple[int, ...] = ()
    longest: bool = False
    """Every die that can join does."""
    two: bool = False
    """A line of two may be chosen, as a Fizzle, where three is possible."""
    plan: Any = field(default=None, repr=False)


HABITS = {
    "never attacks": Bound((1, 0, 0, 0, 0, 0)),
    "always attacks if possible": Bound((2, 0, 0, 0, 0, 0)),
    "always takes the longest line": Bound(longest=True),
    "never rolls on after a Shizzle": Bound(no_roll=(6,)),
    "never rolls on at all": Bound(no_roll=(3, 4, 5, 6)),
    "never rolls on from three": Bound(no_roll=(3,)),
    "never rolls on from four": Bound(no_roll=(4,)),
    "never rolls on from five": Bound(no_roll=(5,)),
    "never stops with three": Bound((0, 0, 0, 0, 0, 4)),
    "never stops with three or four": Bound((0, 0, 0, 0, 0, 5)),
    "never stops before a Shizzle": Bound((0, 0, 0, 0, 0, 6)),
}
RULINGS = {
    "SH-2.8 all dice that can join must": Bound(longest=True),
    "SH-2.8 two may be chosen where three is possible": Bound(two=True),
    "SH-3.1 a Shizzle is settled at once, and is then safe": Bound((0, 0, 0, 0, 1, 0)),
    "SH-3.1 takes come before attacks": Bound((0, 0, 1, 0, 0, 0)),
    "SH-3.2 only six whole points can be attacked": Bound((3, 0, 0, 0, 0, 0)),
    "SH-3.2 no attacks at all": Bound((1, 0, 0, 0, 0, 0)),
    "SH-3.3 a bank that holds less than is earned pays nothing": Bound((0, 0, 0, 1, 0, 0)),
    "SH-3.4 points may be refused": Bound((0, 1, 0, 0, 0, 0)),
}


class Study:
    """The memory that all figures are found in."""

    def __init__(self) -> None:
        self.bound = speed.bind(GAME, turn_solver, shizzle_variants)
        self.lines = roll_classes.roll_classes_of(GAME.parts.TABLE)
        self.workspace = solution.new_workspace(self.bound, self.lines, solution.most_levels(TOTAL))

    def plan(self, way: Bound) -> Any:
        """The numbers of the lines under a habit or ruling."""
        parts = [list(part) for part in solution.class_arrays(self.lines)]
        length, _, onward, outcomes, _, groups, counts, starts, ends = parts
        for kind, size in enumerate(length):
            if size in way.no_roll:
                outcomes[kind] = 0
                if size == DICE:
                    onward[kind] = kind
        if way.longest or way.two:
            fresh, fresh_starts = [0], [0]
            new_ends: list[int] = []
            new_counts: list[int] = []
            for kind in range(len(length)):
                for group in range(groups[kind], groups[kind + 1]):
                    these = ends[starts[group] : starts[group + 1]]
                    if way.longest:
                        most = max(length[end] for end in these)
                        these = [end for end in these if length[end] == most]
                    if way.two and length[kind] == 1 and length[these[0]] > 2:
                        these = [length.index(2), *these]  # some line of two: it scores two and ends, whichever it is
                    new_ends += these
                    fresh_starts.append(len(new_ends))
                    new_counts.append(counts[group])
                fresh.append(len(new_counts))
            parts[5:] = fresh, new_counts, fresh_starts, new_ends
        made: list[Any] = []
        for part in parts:
            room = self.bound.ints(len(part))
            room[:] = part
            made.append(room)
        return tuple(made)

    def solve(self, ours: Bound, theirs: Bound) -> tuple[float, float, float]:
        """The share of a seat of ours that begins, of one that comes second, and how sure that is."""
        size = TOTAL + 1
        rooms = {name: self.bound.floats(1, size, size) for name in ("low", "high", "their low", "their high")}
        for name in ("high", "their high"):
            rooms[name][:] = 1.0
        plans, houses = [], []
        for way in (ours, theirs):
            plans.append(self.plan(way))
            house = self.bound.ints(len(way.house))
            house[:] = way.house
            houses.append(house)
        gap = 1.0
        for _ in range(MOST):
            for side, mine, other in (
                (0, "low", "their high"), (1, "their high", "low"), (0, "high", "their low"), (1, "their low", "high")
            ):  # fmt: skip
                self.bound.call.sweep_by(
                    plans[side], houses[side], rooms[other], rooms[mine], rooms[mine], TOTAL, self.workspace
                )
            gap = max(
                rooms[f"{who}high"][0, a, b] - rooms[f"{who}low"][0, a, b]
                for who in ("", "their ")
                for a in range(TOTAL)
                for b in range(TOTAL - a)
            )
            if gap < GAP:
                break
        first = (rooms["low"][0, 0, 0] + rooms["high"][0, 0, 0]) / 2
        second = 1 - (rooms["their low"][0, 0, 0] + rooms["their high"][0, 0, 0]) / 2
        return float(first), float(second), float(gap)


def main() -> None:
    """Finds and prints all figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_study", description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    arguments = parser.parse_args()
    study, free = Study(), Bound()
    base, _, gap = study.solve(free, free)
    print(f"the rules as they are: the first seat's share {base:.7f} (within {gap:.0e})", flush=True)
    found: dict[str, Any] = {"base": base, "habits": {}, "rulings": {}}
    for name, way in HABITS.items():
        first, second, gap = study.solve(way, free)
        cost = 0.5 - (first + second) / 2
        found["habits"][name] = {"cost": round(cost, 6), "first": round(first, 6), "second": round(second, 6)}
        print(f"{name:60} costs {100 * cost:7.3f} %   (within {gap:.0e})", flush=True)
    for name, way in RULINGS.items():
        first, _, gap = study.solve(way, way)
        found["rulings"][name] = {"first": round(first, 8), "moves": round(first - base, 8), "gap": gap}
        print(f"{name:60} {first:.7f}, moves it by {100 * (first - base):+.5f} %   (within {gap:.0e})", flush=True)
    if arguments.keep:
        write("shizzle-study", "shizzle_study", found)


if __name__ == "__main__":
    main()
