"""Fits the estimate of shares for each number of seats to games that players with the last estimate play.

    python -m bench.shizzle_fit                  every number of seats, and keeps the factors where the bots find them
    python -m bench.shizzle_fit --seats 3 --games 20000 --rounds 2 --dry

Each round plays games between players who are exact within the turn and evaluator what it leaves by the last factors,
with small mistakes (1 % of the win chance) so that many positions are seen; then the factors are those that make the
results likeliest (a multinomial logit, by Newton's method, with a little pull towards zero). Same seed, same factors.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench.__main__ import commit
from bench.shizzle_play import ESTIMATE, Arena, Way, interval
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solver import estimate

FILE = Path(estimate.__file__).parents[1] / "data/estimate.json"
PULL = 1e-4
"""How much factors are pulled towards zero, a row of data."""


def first_guess(seats: int) -> Any:
    """The simple model."""
    return np.array(estimate.simple(seats))


def features(rows: Any, seats: int) -> Any:
    """What the factors multiply, for every row (bank, scores from the mover's on) and seat: rows x seats x factors."""
    bank, scores = rows[:, 0], rows[:, 1 : 1 + seats]
    knots = np.array(estimate.KNOTS)
    filling = bank / (bank + scores.sum(1))
    upper = np.clip(np.searchsorted(knots, filling), 1, len(knots) - 1)
    part = (filling - knots[upper - 1]) / (knots[upper] - knots[upper - 1])
    near = np.zeros((len(rows), len(knots)))
    near[np.arange(len(rows)), upper - 1] = 1 - part
    near[np.arange(len(rows)), upper] = part
    ordered = np.sort(scores, 1)
    lead = np.where(scores == ordered[:, -1:], ordered[:, -1:] - ordered[:, -2:-1], 0)
    seat = np.concatenate(
        [scores[:, :, None], lead[:, :, None], np.broadcast_to(np.eye(seats), (len(rows), seats, seats))], 2
    )
    return (near[:, None, :, None] * seat[:, :, None, :]).reshape(len(rows), seats, -1)


def likeliest(x: Any, results: Any, start: Any, steps: int = 12) -> tuple[Any, float]:
    """The factors that make the results likeliest, and the mean loss (cross-entropy, in nats)."""
    w = start.reshape(-1).copy()
    p, loss, cost = _shares(x, results, w)
    for _ in range(steps):
        mean = (p[:, :, None] * x).sum(1)
        slope = ((p - results)[:, :, None] * x).sum((0, 1)) / len(x) + PULL * w
        bend = np.einsum("ns,nsi,nsj->ij", p, x, x, optimize=True) / len(x) - mean.T @ mean / len(x)
        step = np.linalg.solve(bend + PULL * np.eye(len(w)), slope)
        while (found := _shares(x, results, w - step))[2] > cost and np.abs(step).max() > 1e-7:
            step /= 2
        if found[2] > cost - 1e-9:
            break
        w -= step
        p, loss, cost = found
    return w.reshape(start.shape), loss


def _shares(x: Any, results: Any, w: Any) -> tuple[Any, float, float]:
    """The estimated shares, the mean loss, and that loss with the pull."""
    z = x @ w
    z -= z.max(1, keepdims=True)
    p = np.exp(z)
    p /= p.sum(1, keepdims=True)
    loss = float(-(results * np.log(p + 1e-300)).sum(1).mean())
    return p, loss, loss + PULL / 2 * float(w @ w)


def played(seats: int, factors: Any, games: int, seed: int) -> tuple[Any, Any]:
    """Rows (bank, scores from the mover's on), and the shares that followed, in the same order."""
    arena = Arena(seats, seed=seed)
    arena.sit([Way(ESTIMATE.kind, 0.01, factors)] * seats)
    rows, results = [], []
    for _ in range(games):
        shares = arena.play()
        count = int(arena.starts[0][0])
        taken = arena.starts[1 + seed % 2 : count + 1 : 2].copy()  # neighbours tell much the same
        results.extend([shares[(row[0] + i) % seats] for i in range(seats)] for row in taken)
        rows.append(taken[:, 1 : 2 + seats])
    return np.concatenate(rows).astype(float), np.array(results)


def fit(seats: int, games: int, rounds: int) -> tuple[Any, dict[str, Any]]:
    """The factors for a number of seats, with how they were found."""
    factors = first_guess(seats)
    curve: list[float] = []
    for n in range(rounds):
        rows, results = played(seats, factors, games, seed=1000 * seats + n)
        old = factors
        factors, loss = likeliest(features(rows, seats), results, factors)
        curve.append(round(loss, 5))
        arena = Arena(seats, seed=7 + n)
        gains = []
        for game in range(4000):
            ours = game % seats
            arena.sit([Way(ESTIMATE.kind, 1e-9, factors if seat == ours else old) for seat in range(seats)])
            gains.append(arena.play()[ours] * seats)
        mean, low, high = interval(gains)
        print(f"{seats} seats, round {n + 1}: loss {loss:.5f} over {len(rows)} turns; against the round before "
              f"{mean:.3f} ({low:.3f}-{high:.3f}) of a fair share", flush=True)  # fmt: skip
    return factors, {"games a round": games, "rounds": rounds, "loss": curve}


def main() -> None:
    """Fits the estimates of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_fit", description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=20_000, help="a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--dry", action="store_true", help="keep nothing")
    arguments = parser.parse_args()
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    begin = time.time()
    for seats in arguments.seats:
        factors, how = fit(seats, arguments.games, arguments.rounds)
        kept.setdefault("factors", {})[str(seats)] = [[round(float(x), 5) for x in row] for row in factors]
        kept.setdefault("fitted", {})[str(seats)] = {
            "command": " ".join(["python -m bench.shizzle_fit", *sys.argv[1:]]), "commit": commit(), **how
        }  # fmt: skip
        if not arguments.dry:
            head = {"rules": VERSION, "knots": estimate.KNOTS}
            text = json.dumps(head | {k: kept[k] for k in ("fitted", "factors")}, indent=1)
            FILE.write_text(text + "\n", encoding="utf-8")
    print(f"{(time.time() - begin) / 60:.1f} minutes")


if __name__ == "__main__":
    main()
