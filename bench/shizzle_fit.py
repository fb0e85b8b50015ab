"""Fits the estimate of win shares for each number of seats to self-play with the previous estimate.

    python -m bench.shizzle_fit                  every number of seats; writes the factors to the package's data
    python -m bench.shizzle_fit --seats 3 --games 20000 --rounds 2 --dry

The players of a round are exact within a turn and evaluate its end by the previous factors. Small mistakes (1 % of the
win share) vary the positions. The new factors maximize the likelihood of the results: a multinomial logit with a small
L2 penalty, by Newton's method. The same seed gives the same factors.
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
from bench.shizzle_play import ESTIMATE, Arena, Player, interval
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solver import estimate

FILE = Path(estimate.__file__).parents[1] / "data/estimate.json"
L2_PENALTY = 1e-4
"""L2 penalty of the factors, per row of data."""


def first_guess(seats: int) -> Any:
    """Factors of the simple model, the start of the first round."""
    return np.array(estimate.simple(seats))


def features(rows: Any, seats: int) -> Any:
    """Inputs of the factors for each row (bank, scores from the mover's on), shape (rows, seats, factors)."""
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


def fit_factors(x: Any, results: Any, start: Any, steps: int = 12) -> tuple[Any, float]:
    """Factors of maximum likelihood, and their mean loss (cross-entropy in nats)."""
    w = start.reshape(-1).copy()
    p, loss, cost = _shares(x, results, w)
    for _ in range(steps):
        mean = (p[:, :, None] * x).sum(1)
        gradient = ((p - results)[:, :, None] * x).sum((0, 1)) / len(x) + L2_PENALTY * w
        curvature = np.einsum("ns,nsi,nsj->ij", p, x, x, optimize=True) / len(x) - mean.T @ mean / len(x)
        step = np.linalg.solve(curvature + L2_PENALTY * np.eye(len(w)), gradient)
        while (trial := _shares(x, results, w - step))[2] > cost and np.abs(step).max() > 1e-7:
            step /= 2
        if trial[2] > cost - 1e-9:
            break
        w -= step
        p, loss, cost = trial
    return w.reshape(start.shape), loss


def _shares(x: Any, results: Any, w: Any) -> tuple[Any, float, float]:
    """The estimated win shares, the mean loss, and that loss with the L2 penalty."""
    z = x @ w
    z -= z.max(1, keepdims=True)
    p = np.exp(z)
    p /= p.sum(1, keepdims=True)
    loss = float(-(results * np.log(p + 1e-300)).sum(1).mean())
    return p, loss, loss + L2_PENALTY / 2 * float(w @ w)


def played(seats: int, factors: Any, games: int, seed: int) -> tuple[Any, Any]:
    """Plays games. Returns rows (bank, scores from the mover's on), and the resulting win shares in the same order."""
    arena = Arena(seats, seed=seed)
    arena.sit([Player(ESTIMATE.kind, 0.01, factors)] * seats)
    rows, results = [], []
    for _ in range(games):
        shares = arena.play()
        count = int(arena.starts[0][0])
        taken = arena.starts[1 + seed % 2 : count + 1 : 2].copy()  # consecutive turns are strongly correlated
        results.extend([shares[(row[0] + i) % seats] for i in range(seats)] for row in taken)
        rows.append(taken[:, 1 : 2 + seats])
    return np.concatenate(rows).astype(float), np.array(results)


def fit(seats: int, games: int, rounds: int) -> tuple[Any, dict[str, Any]]:
    """Fits the factors for a number of seats. Returns them with the settings and losses."""
    factors = first_guess(seats)
    curve: list[float] = []
    for n in range(rounds):
        rows, results = played(seats, factors, games, seed=1000 * seats + n)
        old = factors
        factors, loss = fit_factors(features(rows, seats), results, factors)
        curve.append(round(loss, 5))
        arena = Arena(seats, seed=7 + n)
        gains = []
        for game in range(4000):
            ours = game % seats
            arena.sit([Player(ESTIMATE.kind, 1e-9, factors if seat == ours else old) for seat in range(seats)])
            gains.append(arena.play()[ours] * seats)
        mean, low, high = interval(gains)
        print(f"{seats} seats, round {n + 1}: loss {loss:.5f} over {len(rows)} turns; against the round before "
              f"{mean:.3f} ({low:.3f}-{high:.3f}) of a fair share", flush=True)  # fmt: skip
    return factors, {"games a round": games, "rounds": rounds, "loss": curve}


def main() -> None:
    """Fits the estimates for the numbers of seats on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_fit", description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=20_000, help="a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    args = parser.parse_args()
    stored: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    start = time.time()
    for seats in args.seats:
        factors, how = fit(seats, args.games, args.rounds)
        stored.setdefault("factors", {})[str(seats)] = [[round(float(x), 5) for x in row] for row in factors]
        stored.setdefault("fitted", {})[str(seats)] = {
            "command": " ".join(["python -m bench.shizzle_fit", *sys.argv[1:]]), "commit": commit(), **how
        }  # fmt: skip
        if not args.dry:
            head = {"rules": VERSION, "knots": estimate.KNOTS}
            text = json.dumps(head | {k: stored[k] for k in ("fitted", "factors")}, indent=1)
            FILE.write_text(text + "\n", encoding="utf-8")
    print(f"{(time.time() - start) / 60:.1f} minutes")


if __name__ == "__main__":
    main()
