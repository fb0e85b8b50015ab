"""Solves Shizzle again from nothing, and keeps what the bots and hints use.

    python -m bench.shizzle_solve --keep         two seats and three, into src/tumblestar/games/shizzle (20 minutes)
    python -m bench.shizzle_solve --seats 2      two seats: how long it takes, beside reading the shipped table

Three seats are iterated with shrinking steps, and mix ways of nearly the same value. The residual is how much one more
whole sweep would change any share, at most and in the mean.
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
from tumblestar import speed
from tumblestar.games import find
from tumblestar.games.shizzle import solution
from tumblestar.games.shizzle.solver import roll_classes

GAME = find("shizzle")
FOLDER = Path(solution.__file__).parent / "data"
WAVER = 0.002
STEPS = [1.0] * 90 + [0.5] * 20 + [0.25] * 20 + [0.1] * 20
"""How far each sweep goes."""


def two(keep: bool) -> None:
    """Two seats."""
    solution.solve(solution.Variant(total=2))  # compiles
    begin = time.perf_counter()
    found = solution.solve(gap=1e-11)
    took = time.perf_counter() - begin
    print(f"two seats: {found.low:.12f} to {found.high:.12f}, {found.sweeps} sweeps, {took:.2f} s", flush=True)
    if keep:
        made = f"python -m bench.shizzle_solve --keep, commit {commit()}"
        (FOLDER / "solved.json").write_text(shizzle_files.solved_text(found, made), encoding="utf-8")
    begin = time.perf_counter()
    solution.read((FOLDER / "solved.json").read_text(encoding="utf-8"))
    print(f"           the shipped table is read in {time.perf_counter() - begin:.4f} s")


def three_seats(keep: bool, total: int) -> None:
    """Three seats."""
    bound = speed.bind(GAME, three_seat_solver)
    found = roll_classes.roll_classes_of(GAME.parts.TABLE)
    plan = solution.class_arrays(found, bound)
    values = bound.floats(total + 1, total + 1, total + 1, 3)
    values[:] = 1 / 3
    levels = solution.most_levels(total)
    workspace = [bound.floats(levels, len(found.of), 3) for _ in range(3)]
    banks = bound.ints(2)
    banks[:] = 1, total
    begin = time.time()

    def sweep(step: float) -> float:
        return bound.call.sweep_three(plan, values, total, banks, step, WAVER, *workspace, bound.floats(3))

    for n, step in enumerate(STEPS):
        change = sweep(step)
        if n % 5 == 4:
            print(f"three seats, sweep {n + 1}: change {change:.2e}, {values[0, 0, 0]}", flush=True)
    before = values.copy()
    sweep(1.0)  # in place, so that this is a little less than a whole sweep apart
    apart = np.abs(values - before)
    within = [(a, b, c) for a in range(total) for b in range(total - a) for c in range(total - a - b)]
    each = np.array([apart[place].max() for place in within])
    residual, mean = float(each.max()), float(each.mean())
    print(f"residual at most {residual:.2e}, in the mean {mean:.2e}; {(time.time() - begin) / 60:.1f} minutes")
    if keep and total == GAME.parts.BANKS[3]:
        rows: Any = before.tolist()
        how = {
            "made by": f"python -m bench.shizzle_solve --keep, commit {commit()}",
            "machine": machine(), "sweeps": len(STEPS), "waver": WAVER,
            "residual": float(f"{residual:.2g}"), "mean residual": float(f"{mean:.2g}"),
        }  # fmt: skip
        (FOLDER / "three_seats.json").write_text(shizzle_files.three_seats_text(rows, how), encoding="utf-8")


def main() -> None:
    """Solves the game for the seats of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_solve", description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, choices=(2, 3), nargs="*", default=[2, 3])
    parser.add_argument("--bank", type=int, default=60, help="for three seats; only 60 is kept")
    parser.add_argument("--keep", action="store_true", help="keep the tables where the bots find them")
    arguments = parser.parse_args()
    if 2 in arguments.seats:
        two(arguments.keep)
    if 3 in arguments.seats:
        three_seats(arguments.keep, arguments.bank)


if __name__ == "__main__":
    main()
