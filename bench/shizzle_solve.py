"""Solves Shizzle from scratch and writes the tables for bots and hints.

    python -m bench.shizzle_solve --keep         two and three seats, into src/tumblestar/games/shizzle (20 minutes)
    python -m bench.shizzle_solve --seats 2      two seats: time of the solver, and of reading the shipped table

The iteration for three seats has shrinking steps, and mixes actions of nearly the same value (softmax). The residual is
the change of shares in one more full sweep: its maximum and its mean.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench import shizzle_files
from bench import shizzle_three_seats as three_seat_solver
from bench.__main__ import commit, machine
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.solver import roll_classes

GAME = find("shizzle")
FOLDER = Path(solution.__file__).parent / "data"
TEMPERATURE = 0.002
"""Temperature of the softmax over actions, in win share."""
STEPS = [1.0] * 90 + [0.5] * 20 + [0.25] * 20 + [0.1] * 20
"""Step size of each sweep."""


def two(save: bool) -> None:
    """Solves for two seats."""
    solution.solve(solution.Variant(total=2))  # compiles
    start = time.perf_counter()
    solved = solution.solve(gap=1e-11)
    took = time.perf_counter() - start
    print(f"two seats: {solved.low:.12f} to {solved.high:.12f}, {solved.sweeps} sweeps, {took:.2f} s", flush=True)
    if save:
        provenance = f"python -m bench.shizzle_solve --keep, commit {commit()}"
        (FOLDER / "solved.json").write_text(shizzle_files.solved_text(solved, provenance), encoding="utf-8")
    start = time.perf_counter()
    solution.read((FOLDER / "solved.json").read_text(encoding="utf-8"))
    print(f"           the shipped table is read in {time.perf_counter() - start:.4f} s")


def three_seats(save: bool, total: int) -> None:
    """Solves for three seats."""
    bound = speed.bind(GAME, three_seat_solver)
    classes = roll_classes.roll_classes_of(GAME.parts.TABLE)
    plan = solution.class_arrays(classes, bound.compiled)
    values = bound.floats(total + 1, total + 1, total + 1, 3)
    values[:] = 1 / 3
    levels = solution.most_levels(total)
    workspace = [bound.floats(levels, len(classes.of), 3) for _ in range(3)]
    banks = bound.ints(2)
    banks[:] = 1, total
    start = time.time()

    def sweep(step: float) -> float:
        return bound.call.sweep_three(plan, values, total, banks, step, TEMPERATURE, *workspace, bound.floats(3))

    for n, step in enumerate(STEPS):
        change = sweep(step)
        if n % 5 == 4:
            print(f"three seats, sweep {n + 1}: change {change:.2e}, {values[0, 0, 0]}", flush=True)
    before = values.copy()
    sweep(1.0)  # in place, so slightly less than a full sweep
    difference = np.abs(values - before)
    within = [(a, b, c) for a in range(total) for b in range(total - a) for c in range(total - a - b)]
    residuals = np.array([difference[place].max() for place in within])
    residual, mean = float(residuals.max()), float(residuals.mean())
    print(f"residual at most {residual:.2e}, in the mean {mean:.2e}; {(time.time() - start) / 60:.1f} minutes")
    if save and total == GAME.parts.BANKS[3]:
        rows: Any = before.tolist()
        how = {
            "made by": f"python -m bench.shizzle_solve --keep, commit {commit()}",
            "machine": machine(), "sweeps": len(STEPS), "waver": TEMPERATURE,
            "residual": float(f"{residual:.2g}"), "mean residual": float(f"{mean:.2g}"),
        }  # fmt: skip
        (FOLDER / "three_seats.json").write_text(shizzle_files.three_seats_text(rows, how), encoding="utf-8")


def main() -> None:
    """Solves the game for the numbers of seats on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_solve", description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, choices=(2, 3), nargs="*", default=[2, 3])
    parser.add_argument("--bank", type=int, default=60, help="for three seats; only 60 is written")
    parser.add_argument("--keep", action="store_true", help="write the tables to the package's data")
    args = parser.parse_args()
    if 2 in args.seats:
        two(args.keep)
    if 3 in args.seats:
        three_seats(args.keep, args.bank)


if __name__ == "__main__":
    main()
