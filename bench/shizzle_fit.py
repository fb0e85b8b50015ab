"""Learns the estimate of win shares from self-play with the estimate of the round before.

    python -m bench.shizzle_fit                       every number of seats; writes the factors to the package's data
    python -m bench.shizzle_fit --seats 4 --rounds 6

A round walks through many games at once. Each turn is played exactly by the estimate of the round before. Some outcomes
are drawn evenly, and sometimes a seat loses points as if attacked, so that positions vary. The chances of all outcomes
of each position are kept. Then the factors are fitted many times, so that the estimate of a position is the mean of the
estimates of its outcomes (fitted value iteration): cross-entropy with a small L2 penalty, by L-BFGS.

The same seed gives the same factors. After each round the factors are written to `build`; a run that was interrupted
goes on from there.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from bench.__main__ import commit
from bench.shizzle_turn_table import TurnTable
from tumblestar.games.shizzle.parts import BANKS, SHIZZLE
from tumblestar.games.shizzle.rules import VERSION
from tumblestar.games.shizzle.solver import share_tables

FILE = Path(share_tables.__file__).parents[1] / "data/estimate.json"
LEVELS = 4
"""Pending Shizzles with which a seat stops, and one."""
EVEN, ATTACKED = 0.1, 0.1
"""How often an outcome is drawn evenly, and a seat loses points as if attacked."""
L2_PENALTY = 1e-8
"""L2 penalty of the change of the factors, per row of data."""
FIRST_FITS = 60
"""Fits of the first round, whose estimate has to find its way through whole games."""
DIGITS = 4


class Walk(NamedTuple):
    """Positions that were walked through, and what their turns lead to."""

    scores: Any
    """(rows, seats)."""
    row: Any
    """(outcomes): the row of an outcome."""
    chance: Any
    """(outcomes)."""
    after: Any
    """(outcomes, seats): the scores, the next to move first."""


def walk(table: TurnTable, factors: Any, games: int, turns: int, rng: np.random.Generator) -> Walk:
    """Walks through games at once for so many turns each; an ended game starts again."""
    values = table.values(factors=factors)
    ranks = np.zeros(games, np.int64)
    found: list[tuple[Any, Any, Any, Any]] = []
    rows = 0
    for _ in range(turns):
        scores = table.scores(ranks)
        played = table.turns(values, LEVELS, ranks)
        there = np.arange(played.nexts.shape[1]) < played.counts[:, None]
        at, column = np.nonzero(there)
        found.append((scores, at + rows, played.chances[at, column], table.scores(played.nexts[at, column])))
        rows += games
        chances = np.where(there, played.chances, 0.0)
        chances = np.where((rng.random(games) < EVEN)[:, None], there / played.counts[:, None], chances)
        chosen = (chances.cumsum(1) < rng.random(games)[:, None] * chances.sum(1, keepdims=True)).sum(1)
        ranks = played.nexts[np.arange(games), chosen]
        scores = table.scores(ranks)
        victim = rng.integers(table.seats, size=games)
        lost = np.minimum(SHIZZLE, scores[np.arange(games), victim]) * (rng.random(games) < ATTACKED)
        scores[np.arange(games), victim] -= lost
        over = scores.sum(1) == table.total
        ranks = np.where(over, 0, table.ranks(scores))
    return Walk(*(np.concatenate(part) for part in zip(*found, strict=True)))


def dense(factors: Any) -> Any:
    """The rows of the estimate by place and bank."""
    return np.array(
        [
            [share_tables.estimate_row(terms, bank) for bank in range(share_tables.MOST_POINTS + 1)]
            for terms in factors.tolist()
        ]
    )


def leads_of(scores: Any) -> Any:
    """The lead of every seat over the best of the others; below 0 where it is behind."""
    ordered = np.sort(scores, 1)
    others = np.where(scores == ordered[:, -1:], ordered[:, -2:-1], ordered[:, -1:])
    return np.clip(scores - others, -share_tables.LARGEST_LEAD, share_tables.LARGEST_LEAD)


def softmax(z: Any) -> Any:
    """Shares of weights e to the power of z."""
    weights = np.exp(z - z.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)


def shares(scores: Any, total: int, rows: Any) -> Any:
    """The estimated shares of positions, exact for ended games."""
    bank = np.minimum(total - scores.sum(1), share_tables.MOST_POINTS)[:, None]
    place = np.arange(scores.shape[1])[None, :]
    z = rows[place, bank, share_tables.LARGEST_LEAD + leads_of(scores)]
    z += rows[place, bank, share_tables.FIRST_POINTS + np.minimum(scores, share_tables.MOST_POINTS)]
    best = scores == scores.max(1, keepdims=True)
    return np.where(bank == 0, best / best.sum(1, keepdims=True), softmax(z))


def _between(knots: tuple[int, ...], x: Any) -> tuple[Any, Any]:
    """The knots around numbers, and the parts of each: two arrays with a last axis of two."""
    ends = np.array(knots)
    above = np.clip(np.searchsorted(ends, x), 1, len(ends) - 1)
    part = np.clip((x - ends[above - 1]) / (ends[above] - ends[above - 1]), 0, 1)
    return np.stack([above - 1, above], -1), np.stack([1 - part, part], -1)


def design(scores: Any, total: int) -> Any:
    """The factors that go into each seat's weight, as a sparse matrix (rows * seats, factors)."""
    count, seats = scores.shape
    banks, bank_parts = _between(share_tables.BANK_KNOTS, np.repeat(total - scores.sum(1), seats).reshape(count, seats))
    leads, lead_parts = _between(share_tables.LEAD_KNOTS, leads_of(scores))
    points, point_parts = _between(share_tables.POINT_KNOTS, scores)
    inner = np.concatenate([leads, points + len(share_tables.LEAD_KNOTS)], -1)
    inner_parts = np.concatenate([lead_parts, point_parts], -1)
    width = len(share_tables.LEAD_KNOTS) + len(share_tables.POINT_KNOTS)
    first = (np.arange(seats)[None, :, None] * len(share_tables.BANK_KNOTS) + banks) * width
    columns = (first[..., :, None] + inner[..., None, :]).reshape(-1)
    parts = (bank_parts[..., :, None] * inner_parts[..., None, :]).reshape(-1)
    starts = np.arange(0, len(columns) + 1, 8)
    return csr_matrix((parts, columns, starts), (count * seats, seats * len(share_tables.BANK_KNOTS) * width))


def fit(x: Any, goal: Any, factors: Any, steps: int = 15) -> tuple[Any, float]:
    """Factors whose shares come closest to the goal, from some to begin with; and the loss (cross-entropy in nats)."""
    start, count = factors.reshape(-1), len(goal)

    def loss(w: Any) -> tuple[float, Any]:
        p = softmax((x @ w).reshape(goal.shape))
        change = L2_PENALTY * (w - start)
        value = -(goal * np.log(p + 1e-300)).sum() / count + change @ (w - start) / 2
        return value, x.T @ ((p - goal) / count).reshape(-1) + change

    found = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": steps, "maxcor": 20})
    return found.x.reshape(factors.shape), float(found.fun)


def learn_round(table: TurnTable, factors: Any, walked: Walk, fits: int) -> tuple[Any, float, float]:
    """Fitted value iteration over a walk. Returns the factors, their loss, and the mean change of a share by a turn."""
    total, count = table.total, len(walked.scores)
    x = design(walked.scores, total)
    loss = moved = 0.0
    for _ in range(fits):
        rows = dense(factors)
        after = walked.chance[:, None] * np.roll(shares(walked.after, total, rows), 1, axis=1)
        goal = np.stack([np.bincount(walked.row, column, count) for column in after.T], 1)
        goal /= goal.sum(1, keepdims=True)
        moved = float(np.abs(goal - shares(walked.scores, total, rows)).mean())
        factors, loss = fit(x, goal, factors)
    return factors, loss, moved


def learn(seats: int, args: argparse.Namespace) -> tuple[Any, dict[str, Any]]:
    """Learns the factors for a number of seats. Returns them with the settings and the learning curve."""
    table = TurnTable(seats, BANKS[seats])
    file = args.build / f"shizzle-estimate-{seats}.json"
    how: dict[str, Any] = {"games": args.games, "turns": args.turns, "seed": args.seed, "loss": [], "moved": []}
    factors = np.array(share_tables.simple_factors(seats))
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        if all(kept["how"][key] == how[key] for key in ("games", "turns", "seed")):
            how, factors = kept["how"], np.array(kept["factors"])
    for n in range(len(how["loss"]), args.rounds):
        start = time.time()
        rng = np.random.default_rng([args.seed, seats, n])
        walked = walk(table, dense(factors), args.games, args.turns, rng)
        factors, loss, moved = learn_round(table, factors, walked, args.fits if n else FIRST_FITS)
        how["loss"].append(round(loss, 5))
        how["moved"].append(round(moved, 6))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"how": how, "factors": factors.tolist()}), encoding="utf-8")
        print(f"{seats} seats, round {n + 1}: {len(walked.scores)} positions, loss {loss:.5f}, a turn moves a share by "
              f"{moved:.5f}; {time.time() - start:.0f} s", flush=True)  # fmt: skip
    return factors, how


def main() -> None:
    """Learns the estimates for the numbers of seats on the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.shizzle_fit", description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=1000, help="that are walked through at once")
    parser.add_argument("--turns", type=int, default=60, help="a game and round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--fits", type=int, default=20, help="a round, but for the first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--build", type=Path, default=Path("build"))
    parser.add_argument("--dry", action="store_true", help="write no data")
    args = parser.parse_args()
    stored: dict[str, Any] = {}
    if FILE.exists():
        stored = json.loads(FILE.read_text(encoding="utf-8"))
    for seats in args.seats:
        factors, how = learn(seats, args)
        command = " ".join(["python -m bench.shizzle_fit", *sys.argv[1:]])
        if not args.dry:
            stored.setdefault("factors", {})[str(seats)] = np.round(factors, DIGITS).tolist()
            stored.setdefault("fitted", {})[str(seats)] = {"command": command, "commit": commit(), **how}
            knots = [share_tables.BANK_KNOTS, share_tables.LEAD_KNOTS, share_tables.POINT_KNOTS]
            head = {"rules": VERSION, "knots": knots, "fitted": stored["fitted"]}
            FILE.write_text(json.dumps(head | {"factors": stored["factors"]}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
