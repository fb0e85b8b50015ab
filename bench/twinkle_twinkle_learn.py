"""Learns the weights of a chart's features in Twinkle Twinkle, from games played with the previous round's weights.

    python -m bench.twinkle_twinkle_learn                   writes value_weights.json into the package's data
    python -m bench.twinkle_twinkle_learn --rounds 2 --games 300 --to FOLDER

Each round plays games and records the features of every chart with a new tile (`twinkle_twinkle_selfplay.py`). Least
squares finds the weights that best predict the points still to come; samples of earlier rounds count less. The file
has the mean of the last rounds. The same seed, rounds and games give the same weights.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from bench import twinkle_twinkle_selfplay as selfplay
from bench.__main__ import commit, machine
from bench.twinkle_twinkle_weights import write
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.twinkle_twinkle.bots import chart_value, memory, playouts
from tumblestar.games.twinkle_twinkle.bots.memory import POWERS, WEIGHTS_FILE, chart_workspace
from tumblestar.games.twinkle_twinkle.bots.playouts import FEATURES
from tumblestar.games.twinkle_twinkle.parts import CELLS, DIGEST, ELEMENTS

HERE = Path(memory.__file__).parents[1] / "data"
ROUNDS, GAMES = 10, 6000
"""Rounds, and games per round, of the shipped weights."""
RANDOM_PER_MILLE = 150
"""Random placements (among the best) per thousand tiles, for exploration."""
DECAY = 0.5
"""Decay of the weight of samples per round."""
LAST = 5
"""Number of last rounds whose mean is written."""
RIDGE = 20.0
"""Ridge parameter, added to the diagonal of the normal equations."""


def fresh(game: Any, rng: random.Random) -> Any:
    """A new state to learn from; seats, sides and whether tiles may be flipped are random."""
    sides = {element: rng.randrange(2) for element in ELEMENTS} if rng.random() < 0.5 else {}
    return game.fresh(rng.choice([2, 2, 2, 2, 3, 4, 1]), {**sides, "flip": int(rng.random() < 0.1)})


class Learner:
    """Least-squares learner: the normal equations, and the terms of the weights of every round."""

    def __init__(self, bound: speed.Bound, seed: int, games: int) -> None:
        self.bound, self.seed, self.games = bound, seed, games
        self.work = chart_workspace(bound, memory.at_once())
        wide = FEATURES * POWERS + CELLS + 1
        self.squares, self.products = np.zeros((wide, wide)), np.zeros(wide)
        self.terms: list[Any] = []
        self.curve: list[list[float]] = []
        self.spent = 0.0

    def play(self, rng: random.Random) -> tuple[Any, ...]:
        """Plays one round of games. Returns the sample arrays of `twinkle_twinkle_selfplay.play_and_record`."""
        bound, n, most = self.bound, 0, self.games * 4 * CELLS
        samples = (bound.floats(most, FEATURES), bound.ints(most), bound.ints(most), bound.floats(most))
        states = bound.states(1)
        for _ in range(self.games):
            bound.put(states, 0, fresh(bound.game, rng))
            chance_seed, seed = rng.getrandbits(60), rng.getrandbits(60)
            n = bound.call.play_and_record(states[0], chance_seed, seed, RANDOM_PER_MILLE, self.work, n, samples)
        return tuple(np.asarray(part[:n]) for part in samples)

    def learn(self) -> str:
        """Plays and learns one round. Returns a line of text about it."""
        start = time.time()
        features, tiles, _, missing = self.play(random.Random(f"{self.seed} {len(self.terms)}"))
        powers = np.array([memory.powers(i) for i in range(CELLS + 1)])[tiles]
        table = np.concatenate(
            [(features[:, :, None] * powers[:, None, :]).reshape(len(features), -1), np.eye(CELLS + 1)[tiles]], 1
        )
        self.squares = DECAY * self.squares + table.T @ table
        self.products = DECAY * self.products + table.T @ missing
        solution = np.linalg.solve(self.squares + RIDGE * np.eye(len(self.products)), self.products)
        error = float((missing - table @ solution).std())
        self.terms.append(solution[: FEATURES * POWERS].reshape(FEATURES, POWERS))
        points = float(missing[tiles == 1].mean())
        self.work.value_weights[:] = memory.by_tiles(self.terms[-1].tolist())
        self.spent += time.time() - start
        self.curve.append([len(self.terms) * self.games, round(error, 3), round(points, 3)])
        return f"round {len(self.terms)}: {self.spent / 60:.1f} min, misses by {error:.3f}, points {points:.3f}"

    def file(self, about: dict[str, Any]) -> str:
        """The text of the weights file."""
        curve = ["games, points missed by (rms), points after the first tile, with strays", *self.curve]
        about = {
            **about, "box": DIGEST, "seed": self.seed, "rounds": len(self.terms), "games": len(self.terms) * self.games,
            "minutes": round(self.spent / 60, 1), "curve": curve,
        }  # fmt: skip
        return write(np.mean(self.terms[-LAST:], 0).tolist(), about)


def main() -> None:
    """Learns the weights and writes the file."""
    title = str(__doc__).split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_twinkle_learn", description=title)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES, help="games per round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", default="", help="a folder for the file, instead of the package's data")
    args = parser.parse_args()
    to = Path(args.to) if args.to else HERE
    to.mkdir(parents=True, exist_ok=True)
    commit_now = commit()
    bound = speed.bind(find("twinkle_twinkle"), playouts, chart_value, selfplay)
    if not bound.compiled:
        raise SystemExit("learning requires Numba: pip install -e '.[fast]'")
    learner = Learner(bound, args.seed, args.games)
    for _ in range(args.rounds):
        print(learner.learn(), flush=True)
    command = " ".join(["python -m bench.twinkle_twinkle_learn", *sys.argv[1:]])
    (to / WEIGHTS_FILE).write_text(
        learner.file({"command": command, "commit": commit_now, "machine": machine()}), encoding="utf-8"
    )
    print(to / WEIGHTS_FILE)


if __name__ == "__main__":
    main()
