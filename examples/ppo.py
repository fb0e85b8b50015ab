"""Proximal policy optimization by self-play on batches of tumblestar, in one file.

    pip install -e '.[rl]' torch
    python examples/ppo.py shizzle --minutes 30 --out curve.json

One net plays all seats and learns from its own games alone. It is measured against the bot `greedy`, which it never
meets in training. The budget is processor time: `--minutes` on `--threads` cores. `curve.json` has the results so far;
`curve.pt` is the checkpoint, from which the same command goes on after Ctrl-C. A run is divided into legs, each with
games and random numbers of its own; so one that was broken off ends as it would have otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # threads that wait leave the processor to others

import numpy as np
import torch
from torch import Tensor, nn

from tumblestar import env
from tumblestar.env.game_batch import Batch
from tumblestar.env.learning import advantages, evaluate
from tumblestar.env.observing import Observer
from tumblestar.games.twinkle_twinkle.parts import DIRECTIONS

OUT_OF_THE_QUESTION = -1e9


@dataclass(frozen=True)
class Settings:
    """What a run depends on, beside the game, the seats and the seed."""

    decisions: int = 20_000_000
    """The length of the run, over which rates fall; it ends earlier when its time is up."""
    leg: int = 1_000_000
    """Decisions between two looks at the results."""
    rewards: str = "shares"
    """What the batch pays: the share of the win at the end, or "gains": the points of every step."""
    scale: float = 1.0
    """What rewards are multiplied by."""
    games: int = 512
    steps: int = 64
    """The games of the batch, and the decisions in each between two updates."""
    decay: float = 0.95
    """Lambda of generalized advantage estimates."""
    epochs: int = 2
    minibatch: int = 4096
    rate: float = 1e-3
    """The learning rate at first. It falls evenly to a twentieth, and so does the weight of the entropy."""
    entropy: float = 0.01
    clip: float = 0.2
    value: float = 0.5
    """The weight of the loss of the values."""
    width: int = 128
    """The size of hidden layers."""

    @property
    def updates_of_a_leg(self) -> int:
        return max(1, self.leg // (self.games * self.steps))


SETTINGS = {
    "shizzle": Settings(decisions=24_000_000, decay=0.8, entropy=0.02),
    "twinkle_twinkle": Settings(
        decisions=10_000_000, leg=250_000, rewards="gains", scale=0.1, games=256, steps=80, decay=0.5, minibatch=2048
    ),
}
"""The settings that did best in short trials."""


# ------------------------------------------------------------------------------------------------ what the net sees


class Encoder:
    """Chooses what the net sees of observations: the numbers that vary in random games. Most options are constant."""

    def __init__(self, game: Batch) -> None:
        self.game, self.observer = game, Observer(game.game, game.seats)
        self.columns = np.arange(game.width)
        most = np.concatenate([self(seen, game.legal)[0] for seen in random_games(game)])
        low, high = most.min(0), most.max(0)
        self.columns = self.choose(low != high)
        self.scales = 1 / np.maximum(np.maximum(-low, high)[self.columns], 1).astype(np.float32)
        """Makes the inputs numbers from -1 to 1."""

    def choose(self, varies: np.ndarray) -> np.ndarray:
        """The columns of observations that the net gets."""
        return np.flatnonzero(varies)

    def __call__(self, seen: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray | None]:
        """Inputs, masks, and the action that each action of the net stands for, if it is another one."""
        return seen[:, self.columns], legal.astype(np.bool_), None


class DiceEncoder(Encoder):
    """Shizzle, turned so that the die at the end of the line is die 1 and shows a 1.

    The dice are alike: if all dice, or all numbers, move on by one, colours that move on too make the same dice again.
    """

    def __init__(self, game: Batch) -> None:
        where = Observer(game.game, game.seats).slices
        symmetries = {one.name: one for one in game.game.observation.SYMMETRIES}
        moves = [symmetries[f"all {what} moved on"] for what in ("dice", "numbers", "colours")]
        dice = next(random_games(game))[0]
        self.end, self.shown = where["end"], where["shown_number"]
        self.turned = np.tile(np.arange(game.width), (37, 1))  # the last is for no die at the end
        self.stands_for = np.tile(np.arange(game.legal.shape[1]), (37, 1))
        for times in np.ndindex(6, 6, 6):
            turned, stands_for = self.turned[36], self.stands_for[36]
            for move, n in zip(moves, times, strict=True):
                for _ in range(n):
                    turned, stands_for = turned[list(move.observation)], stands_for[list(move.actions)]
            if (dice[turned[where["colour"]]] == dice[where["colour"]]).all():
                face = turned[self.shown.start] - self.shown.start  # which face becomes the 1 of die 1
                self.turned[face], self.stands_for[face] = turned, stands_for
        super().__init__(game)

    def __call__(self, seen: np.ndarray, legal: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray | None]:
        die = seen[:, self.end].argmax(1)
        number = seen[:, self.shown].reshape(-1, 6, 6)[np.arange(len(seen)), die].argmax(1)
        face = np.where(seen[:, self.end].any(1), 6 * die + number, 36)
        stands_for = self.stands_for[face]
        inputs = np.take_along_axis(seen, self.turned[face][:, self.columns], 1)
        return inputs, np.take_along_axis(legal, stands_for, 1).astype(np.bool_), stands_for


class ChartEncoder(Encoder):
    """Twinkle Twinkle: the player's own chart comes first, whole; the charts of others are left out."""

    def choose(self, varies: np.ndarray) -> np.ndarray:
        chart = self.observer.slices["chart"]
        size = (chart.stop - chart.start) // self.observer.fields[3].shape[0]
        varies[chart] = False
        return np.concatenate([np.arange(chart.start, chart.start + size), np.flatnonzero(varies)])


def random_games(game: Batch, steps: int = 200) -> Iterator[np.ndarray]:
    """Observations of random games."""
    game.reset(0)
    seen = game.observe(game.observations())
    for _ in range(steps):
        yield seen
        game.step(game.sample(), seen)


# ------------------------------------------------------------------------------------------------ nets


def body(*sizes: int) -> nn.Sequential:
    """Layers of these sizes, each cut off below 0."""
    layers = [layer for n, m in pairwise(sizes) for layer in (nn.Linear(n, m), nn.ReLU())]
    return nn.Sequential(*layers)


def head(inputs: int, outputs: int, scale: float) -> nn.Linear:
    """A last layer, whose outputs are nearly 0 at first if the scale is small."""
    layer = nn.Linear(inputs, outputs)
    layer.weight.data *= scale
    layer.bias.data.zero_()
    return layer


class Net(nn.Module):
    """Two hidden layers over all inputs, with a head for the actions and one for the value."""

    def __init__(self, encoder: Encoder, width: int) -> None:
        super().__init__()
        self.register_buffer("scales", torch.from_numpy(encoder.scales))
        self.body = body(len(encoder.columns), width, width)
        self.policy, self.value = head(width, 2 * encoder.game.legal.shape[1], 0.01), head(width, 1, 1)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The policy's logits and the expected advantage of each action, and the value."""
        hidden = self.body(inputs * self.scales)
        policy, expected = self.policy(hidden).chunk(2, 1)
        return policy, expected, self.value(hidden)[:, 0]


class ChartNet(nn.Module):
    """Twinkle Twinkle: a tile is taken by the worth of its kind, and placed by what lies around each cell.

    The weights for a kind are the same in all spaces of the row, and those for a cell's surroundings in all cells.
    """

    def __init__(self, encoder: Encoder, width: int) -> None:
        super().__init__()
        fields = {one.name: one for one in encoder.observer.fields}
        _, planes, rows, columns = fields["chart"].shape
        self.cells, self.spaces, self.kinds = rows * columns, *fields["current"].shape
        chart = planes * self.cells
        at = {name: where.start for name, where in encoder.observer.slices.items()}

        def inputs(name: str) -> Tensor:
            """Which inputs of the net are those of a field; one past the end where it is constant."""
            columns = at[name] + np.arange(fields[name].size)
            found = np.searchsorted(encoder.columns[chart:], columns) + chart
            known = np.isin(columns, encoder.columns[chart:])
            return torch.from_numpy(np.where(known, found, len(encoder.columns)))

        around = np.full((self.cells, 8, planes - 8 + 1), len(encoder.columns))
        for cell in range(self.cells):
            for port, (right, down) in enumerate(DIRECTIONS):
                x, y = cell % columns + right, cell // columns + down
                if 0 <= x < columns and 0 <= y < rows:  # the classes of the tile there, and its line to here
                    seen = [*range(8, planes), (port + 4) % 8]
                    around[cell, port] = np.array(seen) * self.cells + y * columns + x
        self.register_buffer("around", torch.from_numpy(around.reshape(-1)))
        self.register_buffer("scales", torch.from_numpy(encoder.scales))
        for name in ("current", "held"):
            self.register_buffer(name, inputs(name))
        self.body = body(len(encoder.columns), width, width)
        self.worth, self.value = head(width, 2 * self.kinds, 0.1), head(width, 1, 1)
        near = width // 2
        self.near = nn.Linear(around.shape[1] * around.shape[2], near)
        self.cell = nn.Parameter(torch.zeros(self.cells, near))
        self.tile, self.all = nn.Linear(self.kinds, near), nn.Linear(width, near)
        self.ways = head(near, 2 * (encoder.game.legal.shape[1] - 9) // self.cells, 0.1)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The policy's logits and the expected advantage of each action, and the value."""
        inputs = inputs * self.scales
        hidden = self.body(inputs)
        inputs = nn.functional.pad(inputs, (0, 1))
        held = inputs[:, self.held]
        current = inputs[:, self.current].view(-1, self.spaces, self.kinds)
        take = current @ self.worth(hidden).view(-1, 2, self.kinds).transpose(1, 2)
        places = held.any(1).nonzero()[:, 0]
        near = self.near(inputs[places][:, self.around].view(len(places), self.cells, self.near.in_features))
        near = near + self.cell + (self.tile(held[places]) + self.all(hidden[places]))[:, None]
        place = (
            self.ways(near.relu())
            .view(len(places), self.cells, 2, self.ways.out_features // 2)
            .permute(0, 2, 3, 1)
            .flatten(2)
        )
        both = inputs.new_zeros(len(inputs), 2, 9 + place.shape[2])
        both[:, :, : self.spaces] = take.transpose(1, 2)
        both[places, :, 9:] = place
        return both[:, 0], both[:, 1], self.value(hidden)[:, 0]


PARTS: dict[str, tuple[type[Encoder], type[nn.Module]]] = {
    "shizzle": (DiceEncoder, Net),
    "twinkle_twinkle": (ChartEncoder, ChartNet),
}
"""The encoder and the net of games that have some of their own."""


# ------------------------------------------------------------------------------------------------ learning


class Thought(NamedTuple):
    """What the net makes of games, a row each: of those that leave a choice."""

    games: np.ndarray
    """Which games of the batch these are."""
    inputs: Tensor
    mask: Tensor
    logs: Tensor
    """The logarithm of the chance of each action."""
    values: Tensor
    stands_for: np.ndarray | None

    def actions(self, chosen: Tensor, legal: np.ndarray) -> np.ndarray:
        """An action for every game of the batch: the only one, or the one chosen."""
        actions, which = legal.argmax(1), chosen.numpy()
        own = self.stands_for
        actions[self.games] = which if own is None else own[np.arange(len(which)), which]
        return actions


class Learner:
    """A net that plays a batch of games against itself, and learns from them."""

    def __init__(self, game: str, seats: int, seed: int, settings: Settings, threads: int = 0) -> None:
        torch.manual_seed(seed)
        self.game, self.seats, self.seed, self.settings = game, seats, seed, settings
        self.batch = env.batch(game, settings.games, seats, rewards=settings.rewards, threads=threads)
        encoder, net = PARTS.get(game, (Encoder, Net))
        self.encoder = encoder(self.batch)
        self.net = net(self.encoder, settings.width)
        self.net.trust = nn.Parameter(torch.tensor(0.1))
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5)
        self.rng = torch.Generator()
        self.seen = self.batch.observations()
        shape = (settings.steps, settings.games)
        self.inputs = torch.zeros(*shape, len(self.encoder.columns))
        self.legal = torch.zeros(*shape, self.batch.legal.shape[1], dtype=torch.bool)
        self.actions, self.logs, self.values = (
            torch.zeros(shape, dtype=kind) for kind in (torch.int64, *[torch.float32] * 2)
        )
        self.movers, self.ends = np.zeros(shape, np.int8), np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, seats), np.float32)

    def begin(self, leg: int) -> None:
        """Begins the games of a leg, and its random numbers."""
        self.rng.manual_seed((self.seed << 20) + leg)
        self.batch.reset((self.seed << 20) + leg)
        self.batch.observe(self.seen)

    def consider(self, inputs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The logarithm of the chance of each action, the advantages expected of them, and the values.

        Actions are as likely as the policy says and their advantages promise; how far these count is learned, too.
        """
        logits, expected, values = self.net(inputs)
        logits = logits + 10 * self.net.trust * expected.detach()
        return logits.masked_fill(~mask, OUT_OF_THE_QUESTION).log_softmax(1), expected, values

    @torch.no_grad()
    def think(self, seen: np.ndarray, legal: np.ndarray) -> Thought:
        """What the net makes of the games that leave a choice."""
        games = np.flatnonzero(legal.sum(1) > 1)
        inputs, mask, stands_for = self.encoder(seen[games], legal[games])
        x, mask = torch.from_numpy(inputs.astype(np.float32)), torch.from_numpy(mask)
        logs, _, values = self.consider(x, mask)
        return Thought(games, x, mask, logs, values, stands_for)

    def play(self, seen: np.ndarray, legal: np.ndarray) -> np.ndarray:
        """The likeliest action of each game."""
        thought = self.think(seen, legal)
        return thought.actions(thought.logs.argmax(1), legal)

    def collect(self) -> tuple[Tensor, Tensor]:
        """Plays some steps in all games; returns the advantages, and where they are known."""
        batch = self.batch
        for t in range(self.settings.steps):
            thought = self.think(self.seen, batch.legal)
            games = thought.games
            noise = torch.empty_like(thought.logs).exponential_(generator=self.rng)
            chosen = (thought.logs.exp() / noise).argmax(1)
            self.inputs[t, games], self.legal[t, games] = thought.inputs, thought.mask
            self.values[t, games], self.actions[t, games] = thought.values, chosen
            self.logs[t, games] = thought.logs.gather(1, chosen[:, None])[:, 0]
            self.movers[t] = -1
            self.movers[t, games] = batch.actors[games]
            batch.step(thought.actions(chosen, batch.legal), self.seen)
            self.rewards[t] = batch.rewards * self.settings.scale
            self.ends[t] = batch.terminated | batch.truncated
        last = np.full(batch.size, np.nan, np.float32)
        thought = self.think(self.seen, batch.legal)
        last[thought.games] = thought.values
        values = self.values.numpy()
        found = advantages(self.rewards, values, self.movers, self.ends, last, batch.actors, self.settings.decay)
        return torch.from_numpy(found[0]), torch.from_numpy(found[1])

    def update(self, advantage: Tensor, is_known: Tensor, left: float) -> dict[str, float]:
        """Improves the net by what `collect` found; `left` is how much of the run lies ahead."""
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * max(left, 0.05)
        targets = (self.values + advantage).flatten()
        advantage = advantage.flatten()
        known = is_known.flatten().nonzero()[:, 0]
        spread, mean = torch.std_mean(advantage[known])
        advantage = (advantage - mean) / (spread + 1e-8)
        inputs, legal, actions, logs = (one.flatten(0, 1) for one in (self.inputs, self.legal, self.actions, self.logs))
        sums, count = np.zeros(4), 0
        for _ in range(settings.epochs):
            order = known[torch.randperm(len(known), generator=self.rng)]
            for part in order.split(settings.minibatch):
                now, expected, values = self.consider(inputs[part], legal[part])
                gain, chosen = advantage[part], actions[part][:, None]
                change = (now.gather(1, chosen)[:, 0] - logs[part]).exp()
                bounded = change.clamp(1 - settings.clip, 1 + settings.clip) * gain
                policy_loss = -torch.minimum(change * gain, bounded).mean()
                value_loss = (values - targets[part]).square().mean()
                expected_loss = (expected.gather(1, chosen)[:, 0] - gain).square().mean()
                entropy = -(now.exp() * now).sum(1).mean()
                loss = (
                    policy_loss
                    + settings.value * (value_loss + expected_loss)
                    - settings.entropy * max(left, 0.05) * entropy
                )
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimizer.step()
                divergence = (change - 1 - change.log()).mean()
                sums += [one.item() for one in (value_loss, expected_loss, entropy, divergence)]
                count += 1
        value_loss, expected_loss, entropy, divergence = sums / count
        explained = 1 - value_loss / max(float(targets[known].var()), 1e-9)
        return {
            "explained": explained,
            "expected": 1 - expected_loss,
            "trust": 10 * self.net.trust.item(),
            "entropy": entropy,
            "divergence": divergence,
        }


# ------------------------------------------------------------------------------------------------ a run


class Run:
    """A run with its results so far, and the files that it can be gone on with."""

    def __init__(self, learner: Learner, out: Path, looks: int) -> None:
        self.learner, self.out, self.looks = learner, out, looks
        self.checkpoint = out.with_suffix(".pt")
        self.what = {"game": learner.game, "seats": learner.seats, "seed": learner.seed, **asdict(learner.settings)}
        self.points: list[dict[str, Any]] = []
        if self.checkpoint.exists():
            kept = torch.load(self.checkpoint, weights_only=True)
            if kept["what"] != self.what:
                raise SystemExit(
                    f"{self.checkpoint} is of another run: {kept['what']}; remove it, or choose another --out"
                )
            self.points = kept["points"]
            learner.net.load_state_dict(kept["net"])
            learner.optimizer.load_state_dict(kept["optimizer"])

    @property
    def decisions(self) -> int:
        """How many decisions were learned from."""
        return self.points[-1]["decisions"] if self.points else 0

    @property
    def seconds(self) -> float:
        """The processor time so far, without that of looks."""
        return self.points[-1]["processor_seconds"] if self.points else 0.0

    @property
    def is_over(self) -> bool:
        return self.decisions >= self.learner.settings.decisions

    def leg(self) -> dict[str, Any]:
        """Learns for a leg, measures the result and keeps both."""
        learner, settings = self.learner, self.learner.settings
        processor, clock = time.process_time(), time.perf_counter()
        learner.begin(len(self.points))
        decisions, figures = self.decisions, {}
        for _ in range(settings.updates_of_a_leg):
            figures = learner.update(*learner.collect(), left=1 - decisions / settings.decisions)
            decisions += settings.games * settings.steps
        before = self.points[-1] if self.points else {"processor_seconds": 0.0, "clock_seconds": 0.0}
        point = {
            "decisions": decisions,
            "processor_seconds": round(before["processor_seconds"] + time.process_time() - processor, 1),
            "clock_seconds": round(before["clock_seconds"] + time.perf_counter() - clock, 1),
            **self.measured(self.looks, seed=len(self.points)),
            **{name: round(float(value), 4) for name, value in figures.items()},
        }
        self.points.append(point)
        self.keep()
        return point

    def measured(self, games: int, seed: int) -> dict[str, Any]:
        """The share of the win against `greedy`, with its interval of 95 %, each set-up from every seat."""
        result = evaluate(self.learner.play, self.learner.game, self.learner.seats, games=games, seed=seed)
        low, high = result.interval
        return {"games": result.games, "share": result.wins / result.games, "low": low, "high": high}

    def keep(self, **more: Any) -> None:
        """Writes the checkpoint and the results."""
        learner = self.learner
        state = {"net": learner.net.state_dict(), "optimizer": learner.optimizer.state_dict()}
        part = self.checkpoint.with_suffix(".part")
        torch.save({"what": self.what, "points": self.points, **state}, part)
        part.replace(self.checkpoint)
        versions = {"torch": torch.__version__, "threads": torch.get_num_threads()}
        results = {**self.what, **versions, "against": "greedy", "points": self.points, **more}
        self.out.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


FIGURES = ("entropy", "divergence", "trust", "expected", "explained")


def said(point: dict[str, Any]) -> str:
    """A result in a line."""
    share = f"{point['share']:.1%} ({point['low']:.1%} to {point['high']:.1%}) of {point['games']:,} games"
    if "decisions" not in point:
        return f"against greedy {share}"
    speed = point["decisions"] / max(point["processor_seconds"], 1e-9)
    took = f"{point['processor_seconds']:,.0f} s of processor time, {point['clock_seconds']:,.0f} s by the clock"
    more = ", ".join(f"{name} {point[name]:.3f}" for name in FIGURES)
    return f"{point['decisions'] / 1e6:.1f} M decisions, {took} ({speed:,.0f}/s): {share}; {more}"


def main(arguments: list[str] | None = None) -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", help="a game of tumblestar; shizzle and twinkle_twinkle have settings of their own")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=30, help="the budget in minutes of all --threads together")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=2000, metavar="GAMES", help="games against greedy after each leg")
    parser.add_argument("--final", type=int, default=10_000, metavar="GAMES", help="games against greedy at the end")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings, as in Settings")
    parser.add_argument("--out", type=Path, default=Path("curve.json"))
    args = parser.parse_args(arguments)
    torch.set_num_threads(args.threads)
    settings = SETTINGS.get(args.game, Settings())
    for name, _, value in (one.partition("=") for one in args.set):
        if name not in asdict(settings):
            parser.error(f"there is no setting {name!r}; there are {', '.join(asdict(settings))}")
        settings = replace(settings, **{name: type(getattr(settings, name))(value)})
    begin = time.process_time()
    run = Run(Learner(args.game, args.seats, args.seed, settings, args.threads), args.out, args.looks)
    started = time.process_time() - begin
    parameters = sum(one.numel() for one in run.learner.net.parameters())
    print(f"{args.game}: {parameters:,} parameters, {len(run.learner.encoder.columns)} inputs; {settings}", flush=True)
    if run.points:
        print(f"Goes on after {said(run.points[-1])}", flush=True)
    while not run.is_over and run.seconds < 60 * args.minutes * args.threads:
        print(said(run.leg()), flush=True)
    final = run.measured(args.final, seed=2**32)
    run.keep(final=final, start_seconds=round(started, 1))
    print(f"At the end {said(final)}")


if __name__ == "__main__":
    main()
