"""Learns the value net of Twinkle by self-play.

    python -m bench.twinkle_learn others        for two to four seats; writes into the package's data
    python -m bench.twinkle_learn alone         for the solo levels
    python -m bench.twinkle_learn alone --rounds 3 --games 200 --to FOLDER

Each round plays games with the current net. It records every constellation at the end of its seat's turn, with the
exact value of the seat's next turn (`twinkle_selfplay.py`). Then it takes one gradient step for each sample of the
latest rounds, in random order. The same seed, rounds and games give the same net, on any number of cores. An
interrupted run resumes from its checkpoint with the same result; `--anew` starts again.
"""

from __future__ import annotations

import argparse
import json
import queue
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from bench import twinkle_selfplay as selfplay
from bench.__main__ import commit, machine
from bench.twinkle_selfplay import Samples
from bench.twinkle_value_file import write
from tumblestar.engine import game_loop, speed
from tumblestar.games import find
from tumblestar.games.twinkle import rules
from tumblestar.games.twinkle.bots import rolls, turn_search, value_net
from tumblestar.games.twinkle.bots.search_memory import NET_ANSWERS, NET_NAMES, search_memory
from tumblestar.games.twinkle.bots.value_net import Layers

HERE = Path(rules.__file__).parent / "data"
ROUNDS, GAMES = {False: 48, True: 130}, {False: 2000, True: 3000}
"""Rounds, and games per round, of the shipped nets: for two to four seats (False) and for solo levels (True)."""
CHUNK = 50
"""Games per task of a thread."""
SAMPLES = 40
"""Maximum samples of one game, over all seats."""
WINDOW = 10
"""Rounds whose samples are used."""
RANDOM_PER_MILLE = 30
"""Random decisions per thousand hangings and discards, for exploration."""
RATE, LAST_RATE = 0.02, 0.004
"""Learning rates of the first and the last round; those between are interpolated geometrically."""
DECAY = 0.97
"""Decay per round of the sums of squared gradients, since the targets move."""


def empty_samples(n: int) -> Samples:
    """Arrays for `n` samples."""
    ints = (np.zeros((n, value_net.MOST_FEATURES), np.int16), np.zeros(n, np.int64), np.zeros(n, np.int64))
    return Samples(*ints, np.zeros((n, 2)), np.zeros((n, 2)))


class Player:
    """The workspace of one thread."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.work = bound, search_memory(bound)
        self.states, self.last = bound.states(1), bound.ints(4)
        self.out, self.weights = bound.ints(rules.MAX_LEGAL), bound.ints(rules.MAX_LEGAL)
        self.samples = empty_samples(CHUNK * SAMPLES)

    def play(self, fresh: list[Any], seeds: list[int], layers: Layers) -> Samples:
        """Plays games from new states and returns their samples."""
        n = 0
        for s, seed in zip(fresh, seeds, strict=True):
            self.bound.put(self.states, 0, s)
            n, _ = self.bound.call.play_and_record(
                self.states[0],
                seed,
                RANDOM_PER_MILLE,
                layers,
                self.work,
                self.out,
                self.weights,
                self.last,
                n,
                self.samples,
            )
        return Samples(*(part[:n].copy() for part in self.samples))


def fresh(game: Any, rng: random.Random, alone: bool) -> Any:
    """A new state to learn from, with random seats, level and missions."""
    if not alone:
        return game.fresh(rng.choice([2, 2, 2, 3, 4, 4]), {"level": rng.choice([0, 0, 1, 2, 3])})
    while True:
        missions = rng.sample(range(1, 21), rng.choice([0, 1, 1, 2, 2, 3]))
        if not any(set(pair) <= set(missions) for pair in rules.CONTRADICTIONS):
            break
    chosen = {f"mission_{i + 1}": mission for i, mission in enumerate(missions)}
    return game.fresh(1, {"level": 4, **chosen} if missions else {})


def initial_layers(alone: bool, seed: int) -> Layers:
    """Initial layers: small random weights."""
    generator, wide = np.random.default_rng(seed), value_net.HIDDEN
    rows = (generator.standard_normal((value_net.FEATURES, wide)) * 0.05).astype(np.float32)
    tops = (generator.standard_normal((value_net.STAGES, NET_ANSWERS, wide + 1)) * 0.1).astype(np.float32)
    tops[:, :, wide] = 0.0
    tops[:, 0, wide] = -1.0 if alone else 0.0
    tops[:, 1, wide] = 0.0 if alone else 2.0
    return Layers(rows, tops)


def arrays(layers: Layers) -> tuple[Any, Any]:
    """The layers, typed as NumPy arrays."""
    return layers.rows, layers.tops


class TrainingRun:
    """State of a training run, as stored in its checkpoint."""

    def __init__(self, alone: bool, seed: int, games: int) -> None:
        self.alone, self.seed, self.games = alone, seed, games
        self.round, self.spent, self.played = 0, 0.0, 0
        self.layers = initial_layers(alone, seed)
        self.steps = Layers(*(np.full(layer.shape, 1.0, np.float32) for layer in arrays(self.layers)))
        self.seen = np.zeros(value_net.FEATURES, bool)
        self.curve: list[list[float]] = []
        self.window: list[Samples] = []

    def save(self, file: Path) -> None:
        """Writes the checkpoint atomically."""
        header = {k: getattr(self, k) for k in ("alone", "seed", "games", "round", "spent", "played", "curve")}
        arrays: dict[str, Any] = {"rows": self.layers[0], "tops": self.layers[1], "seen": self.seen}
        arrays |= {"row_steps": self.steps[0], "top_steps": self.steps[1], "header": json.dumps(header)}
        for i, samples in enumerate(self.window):
            arrays |= {f"{i} {name}": part for name, part in samples._asdict().items()}
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, **arrays)
        part.replace(file)

    @classmethod
    def load(cls, file: Path, alone: bool, seed: int, games: int) -> TrainingRun:
        """Reads a checkpoint. Raises SystemExit if it was written with other settings."""
        run = cls(alone, seed, games)
        with np.load(file) as archive:
            header = json.loads(str(archive["header" if "header" in archive else "told"]))  # `told` before 0.7
            settings = {"alone": alone, "seed": seed, "games": games}
            stored = {k: header[k] for k in settings}
            if stored != settings:
                raise SystemExit(f"{file} is a checkpoint of {stored}, not of {settings}; start again with --anew")
            for k, v in header.items():
                setattr(run, k, v)
            run.layers, run.seen = Layers(archive["rows"], archive["tops"]), archive["seen"]
            run.steps = Layers(archive["row_steps"], archive["top_steps"])
            count = sum(name.endswith(" counts") for name in archive.files)
            run.window = [Samples(*(archive[f"{i} {name}"] for name in Samples._fields)) for i in range(count)]
        return run


def train_round(
    run: TrainingRun, bound: speed.Bound, players: queue.SimpleQueue[Player], pool: Any, rate: float
) -> str:
    """Plays and learns one round. Returns a line of text about it."""
    game, start = bound.game, time.time()
    rng = random.Random(f"{run.seed} {run.round}")
    chunks = [
        ([fresh(game, rng, run.alone) for _ in range(CHUNK)], [rng.getrandbits(60) for _ in range(CHUNK)])
        for _ in range(run.games // CHUNK)
    ]

    def play(chunk: tuple[list[Any], list[int]]) -> Samples:
        player = players.get()
        try:
            return player.play(*chunk, run.layers)
        finally:
            players.put(player)

    parts = list(pool.map(play, chunks))
    new = Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))
    layer = np.zeros(value_net.HIDDEN, np.float32)
    here = np.arange(len(new.counts))
    copies = [Layers(*(layer.copy() for layer in arrays(layers))) for layers in (run.layers, run.steps)]
    loss = bound.call.learn(here, new, *copies, layer, 0.0, run.alone)
    run.window = [*run.window[-WINDOW + 1 :], new]
    data = Samples(*(np.concatenate(part) for part in zip(*run.window, strict=True)))
    order = np.random.default_rng([run.seed, run.round]).permutation(len(data.counts))
    for steps in arrays(run.steps):
        np.maximum(steps * DECAY, 1.0, out=steps)
    bound.call.learn(order, data, run.layers, run.steps, layer, rate, run.alone)
    run.seen[new.features[np.arange(value_net.MOST_FEATURES) < new.counts[:, None]]] = True
    run.round += 1
    run.played += CHUNK * len(chunks)
    run.spent += time.time() - start
    early = new.targets[new.stages <= 2, 0]
    run.curve.append([run.played, round(float(loss), 5), round(float(early.mean()), 4)])
    so_far = f"round {run.round}: {run.played} games, {run.spent / 60:.1f} min"
    return f"{so_far}, loss {loss:.5f}, early {early.mean():.4f}"


def main() -> None:
    """Learns the net that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_learn", description=str(__doc__).split("\n")[0])
    parser.add_argument("what", choices=["others", "alone"])
    parser.add_argument("--rounds", type=int, default=0, help="default: as many as for the shipped net")
    parser.add_argument("--games", type=int, default=0, help=f"games per round; a multiple of {CHUNK}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="ignore the checkpoint")
    parser.add_argument("--to", default="", help="a folder for the net, instead of the package's data")
    args = parser.parse_args()
    alone = args.what == "alone"
    games, rounds = args.games or GAMES[alone], args.rounds or ROUNDS[alone]
    if games % CHUNK or games < CHUNK:
        parser.error(f"--games: expected a multiple of {CHUNK}")
    to = Path(args.to) if args.to else HERE
    to.mkdir(parents=True, exist_ok=True)
    checkpoint = (to if args.to else Path("build")) / f"twinkle-{args.what}.npz"
    checkpoint.parent.mkdir(exist_ok=True)
    start_commit = commit()
    bound = speed.bind(find("twinkle"), game_loop, rolls, value_net, turn_search, selfplay)
    if not bound.compiled:
        raise SystemExit("learning requires Numba: pip install -e '.[fast]'")
    players: queue.SimpleQueue[Player] = queue.SimpleQueue()
    for _ in range(args.cores):
        players.put(Player(bound))
    if checkpoint.exists() and not args.anew:
        run = TrainingRun.load(checkpoint, alone, args.seed, games)
    else:
        run = TrainingRun(alone, args.seed, games)
    with ThreadPoolExecutor(args.cores) as pool:
        while run.round < rounds:
            rate = RATE * (LAST_RATE / RATE) ** (run.round / rounds)
            print(train_round(run, bound, players, pool, rate), flush=True)
            run.save(checkpoint)
    rows, tops = arrays(run.layers)
    rows[~run.seen] = 0.0
    about = {
        "command": "python -m bench.twinkle_learn " + " ".join(sys.argv[1:]),
        "commit": start_commit, "machine": machine(), "seed": args.seed, "games": run.played,
        "minutes": round(run.spent / 60, 1), "rounds": run.round,
        "curve": ["games, mean squared error before learning, mean target of the first two dice", *run.curve],
    }  # fmt: skip
    data = write(rows.tolist(), tops.tolist(), about)
    (to / NET_NAMES[alone]).write_bytes(data)
    print(f"{to / NET_NAMES[alone]}: {len(data)} bytes")


if __name__ == "__main__":
    main()
