"""Learns what constellations of Twinkle come to, from games that the last values play against themselves.

    python -m bench.twinkle_learn others        for two to four seats; where the bots find it
    python -m bench.twinkle_learn alone         for the solo levels
    python -m bench.twinkle_learn alone --rounds 3 --games 200 --to FOLDER

Each round plays games with the current values and records every constellation at the end of its seat's turn, together
with the exact value of the next turn (`twinkle_selfplay.py`). Then it goes over the samples of the last rounds in a new
order, one gradient step for each. The same seed, rounds and games give the same values, however many cores play; a run
that was broken off goes on where it stopped (`--anew` begins again), with the same result.
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
from tumblestar import speed
from tumblestar.bots import playout
from tumblestar.games import find
from tumblestar.games.twinkle.bots import rolls, turn_search, value_file, value_net
from tumblestar.games.twinkle.bots.choosers import Worker
from tumblestar.games.twinkle.bots.value_net import Layers
from tumblestar.games.twinkle.rules import CONTRADICTIONS

HERE = Path(value_file.__file__).parents[1] / "data"
ROUNDS, GAMES = {False: 48, True: 130}, {False: 2000, True: 3000}
"""How long the shipped values were learnt, with others and alone."""
CHUNK = 50
"""Games that are played in one go by one thread."""
SAMPLES = 40
"""Samples of one game at most, all seats together."""
WINDOW = 10
"""Rounds whose notes are remembered."""
STRAY = 30
"""In a thousand hangings and discards, so many are by lot: so that more is seen."""
RATE, LAST_RATE = 0.02, 0.004
"""How long the steps are in the first round, and in the last."""
FADE = 0.97
"""What is left of the memory of past slopes after each round: the targets move."""


def empty_samples(n: int) -> Samples:
    """Room for so many samples."""
    ints = (np.zeros((n, value_net.MOST_FEATURES), np.int16), np.zeros(n, np.int64), np.zeros(n, np.int64))
    return Samples(*ints, np.zeros((n, 2)), np.zeros((n, 2)))


class Player:
    """The memory that one thread plays in."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.worker = bound, Worker(bound)
        self.states, self.last = bound.states(1), bound.ints(4)
        self.samples = empty_samples(CHUNK * SAMPLES)

    def play(self, fresh: list[Any], seeds: list[int], layers: Layers) -> Samples:
        """Plays games from fresh states and returns the samples."""
        n, worker = 0, self.worker
        for s, seed in zip(fresh, seeds, strict=True):
            self.bound.put(self.states, 0, s)
            n, _ = self.bound.call.play_and_record(
                self.states[0], seed, STRAY, layers, worker.work, worker.out, worker.weights, self.last, n, self.samples
            )
        return Samples(*(part[:n].copy() for part in self.samples))


def fresh(game: Any, rng: random.Random, alone: bool) -> Any:
    """The start of a game to learn from: seats, level and missions by lot."""
    if not alone:
        return game.fresh(rng.choice([2, 2, 2, 3, 4, 4]), {"level": rng.choice([0, 0, 1, 2, 3])})
    while True:
        missions = rng.sample(range(1, 21), rng.choice([0, 1, 1, 2, 2, 3]))
        if not any(set(pair) <= set(missions) for pair in CONTRADICTIONS):
            break
    chosen = {f"mission_{i + 1}": mission for i, mission in enumerate(missions)}
    return game.fresh(1, {"level": 4, **chosen} if missions else {})


def untaught(alone: bool, seed: int) -> Layers:
    """Layers that know nothing: small numbers by lot."""
    lot, wide = np.random.default_rng(seed), value_net.HIDDEN
    rows = (lot.standard_normal((value_net.FEATURES, wide)) * 0.05).astype(np.float32)
    tops = (lot.standard_normal((value_net.STAGES, value_file.ANSWERS, wide + 1)) * 0.1).astype(np.float32)
    tops[:, :, wide] = 0.0
    tops[:, 0, wide] = -1.0 if alone else 0.0
    tops[:, 1, wide] = 0.0 if alone else 2.0
    return Layers(rows, tops)


def arrays(layers: Layers) -> tuple[Any, Any]:
    """The layers, which are NumPy arrays here."""
    return layers.rows, layers.tops


class School:
    """All that a run knows, which is what a checkpoint holds."""

    def __init__(self, alone: bool, seed: int, games: int) -> None:
        self.alone, self.seed, self.games = alone, seed, games
        self.round, self.spent, self.played = 0, 0.0, 0
        self.layers = untaught(alone, seed)
        self.steps = Layers(*(np.full(layer.shape, 1.0, np.float32) for layer in arrays(self.layers)))
        self.seen = np.zeros(value_net.FEATURES, bool)
        self.curve: list[list[float]] = []
        self.window: list[Samples] = []

    def save(self, file: Path) -> None:
        """Writes the checkpoint, whole or not at all."""
        told = {k: getattr(self, k) for k in ("alone", "seed", "games", "round", "spent", "played", "curve")}
        arrays: dict[str, Any] = {"rows": self.layers[0], "tops": self.layers[1], "seen": self.seen}
        arrays |= {"row_steps": self.steps[0], "top_steps": self.steps[1], "told": json.dumps(told)}
        for i, notes in enumerate(self.window):
            arrays |= {f"{i} {name}": part for name, part in notes._asdict().items()}
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, **arrays)
        part.replace(file)

    @classmethod
    def load(cls, file: Path, alone: bool, seed: int, games: int) -> School:
        """Goes on from a checkpoint of the same lesson. Raises SystemExit for one of another."""
        school = cls(alone, seed, games)
        with np.load(file) as found:
            told = json.loads(str(found["told"]))
            asked = {"alone": alone, "seed": seed, "games": games}
            if any(told[k] != asked[k] for k in asked):
                raise SystemExit(
                    f"{file} is a checkpoint of {told['alone']=}, {told['seed']=}, {told['games']=}; --anew"
                )
            for k, v in told.items():
                setattr(school, k, v)
            school.layers, school.seen = Layers(found["rows"], found["tops"]), found["seen"]
            school.steps = Layers(found["row_steps"], found["top_steps"])
            count = sum(name.endswith(" counts") for name in found.files)
            school.window = [Samples(*(found[f"{i} {name}"] for name in Samples._fields)) for i in range(count)]
        return school


def teach(school: School, bound: speed.Bound, players: queue.SimpleQueue[Player], pool: Any, rate: float) -> str:
    """One round; returns what there is to say about it."""
    game, begin = bound.game, time.time()
    rng = random.Random(f"{school.seed} {school.round}")
    chunks = [
        ([fresh(game, rng, school.alone) for _ in range(CHUNK)], [rng.getrandbits(60) for _ in range(CHUNK)])
        for _ in range(school.games // CHUNK)
    ]

    def play(chunk: tuple[list[Any], list[int]]) -> Samples:
        player = players.get()
        try:
            return player.play(*chunk, school.layers)
        finally:
            players.put(player)

    parts = list(pool.map(play, chunks))
    new = Samples(*(np.concatenate(part) for part in zip(*parts, strict=True)))
    layer = np.zeros(value_net.HIDDEN, np.float32)
    here = np.arange(len(new.counts))
    copies = [Layers(*(layer.copy() for layer in arrays(layers))) for layers in (school.layers, school.steps)]
    loss = bound.call.learn(here, new, *copies, layer, 0.0, school.alone)
    school.window = [*school.window[-WINDOW + 1 :], new]
    data = Samples(*(np.concatenate(part) for part in zip(*school.window, strict=True)))
    order = np.random.default_rng([school.seed, school.round]).permutation(len(data.counts))
    for steps in arrays(school.steps):
        np.maximum(steps * FADE, 1.0, out=steps)
    bound.call.learn(order, data, school.layers, school.steps, layer, rate, school.alone)
    school.seen[new.features[np.arange(value_net.MOST_FEATURES) < new.counts[:, None]]] = True
    school.round += 1
    school.played += CHUNK * len(chunks)
    school.spent += time.time() - begin
    early = new.targets[new.stages <= 2, 0]
    school.curve.append([school.played, round(float(loss), 5), round(float(early.mean()), 4)])
    so_far = f"round {school.round}: {school.played} games, {school.spent / 60:.1f} min"
    return f"{so_far}, loss {loss:.5f}, early {early.mean():.4f}"


def main() -> None:
    """Learns what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_learn", description=str(__doc__).split("\n")[0])
    parser.add_argument("what", choices=["others", "alone"])
    parser.add_argument("--rounds", type=int, default=0, help="if not given, as many as the shipped values had")
    parser.add_argument("--games", type=int, default=0, help=f"a round; a multiple of {CHUNK}")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--anew", action="store_true", help="forget the checkpoint")
    parser.add_argument("--to", default="", help="a folder for the value, instead of where the bots find it")
    asked = parser.parse_args()
    alone = asked.what == "alone"
    games, rounds = asked.games or GAMES[alone], asked.rounds or ROUNDS[alone]
    if games % CHUNK or games < CHUNK:
        parser.error(f"--games: expected a multiple of {CHUNK}")
    to = Path(asked.to) if asked.to else HERE
    to.mkdir(parents=True, exist_ok=True)
    checkpoint = (to if asked.to else Path("build")) / f"twinkle-{asked.what}.npz"
    checkpoint.parent.mkdir(exist_ok=True)
    begun = commit()
    bound = speed.bind(find("twinkle"), playout, rolls, value_net, turn_search, selfplay)
    if not bound.compiled:
        raise SystemExit("learning wants Numba: pip install tumblestar[fast]")
    players: queue.SimpleQueue[Player] = queue.SimpleQueue()
    for _ in range(asked.cores):
        players.put(Player(bound))
    if checkpoint.exists() and not asked.anew:
        school = School.load(checkpoint, alone, asked.seed, games)
    else:
        school = School(alone, asked.seed, games)
    with ThreadPoolExecutor(asked.cores) as pool:
        while school.round < rounds:
            rate = RATE * (LAST_RATE / RATE) ** (school.round / rounds)
            print(teach(school, bound, players, pool, rate), flush=True)
            school.save(checkpoint)
    rows, tops = arrays(school.layers)
    rows[~school.seen] = 0.0
    about = {
        "command": "python -m bench.twinkle_learn " + " ".join(sys.argv[1:]), "commit": begun, "machine": machine(),
        "seed": asked.seed, "games": school.played, "minutes": round(school.spent / 60, 1), "rounds": school.round,
        "curve": ["games, mean squared error before learning, mean target of the first two dice", *school.curve],
    }  # fmt: skip
    data = write(rows.tolist(), tops.tolist(), about)
    (to / value_file.NAMES[alone]).write_bytes(data)
    print(f"{to / value_file.NAMES[alone]}: {len(data)} bytes")


if __name__ == "__main__":
    main()
