"""Twinkle's bots that search: `strong` one turn (`turn_search.py`), `master` two from the fifth die on, or alone.

A search of two turns (`choice.py`) takes up to half a second where it is compiled. Elsewhere both search one. The
levels below them search one turn and err. All evaluate with learned values (`value_net.py`), which come in files.
"""

from __future__ import annotations

import json
import random
import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache, partial
from importlib import resources
from typing import Any, NamedTuple, cast

from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.engine import speed
from tumblestar.engine.bot_workers import Bot, WorkerPool, without_choice
from tumblestar.games.twinkle.bots import choice, last_turns, rivals_dice, rolls, turn_search, value_net
from tumblestar.games.twinkle.bots.value_net import FEATURES, HIDDEN, STAGES, Layers
from tumblestar.games.twinkle.notation import parse_state
from tumblestar.games.twinkle.parts import DICE, HIGHEST
from tumblestar.games.twinkle.rules import CHOOSE, FREE, HAND, ROLL, TAKE, State


class BotLevel(NamedTuple):
    """How a bot plays."""

    mistake: float = 0.0
    """The chance to win that each of its choices may cost, at most, by its own estimate."""
    twice: bool = False
    """Whether it searches two turns; it makes no mistakes then."""


LEVELS = {"novice": BotLevel(0.06), "club": BotLevel(0.02), "strong": BotLevel(), "master": BotLevel(twice=True)}
"""Weakest first."""


class Choice(NamedTuple):
    """The actions of a plan, and its value: the chance to win."""

    actions: tuple[int, ...]
    value: float


class TurnSearchWorkspace(NamedTuple):
    """The arrays that one search works in."""

    context: speed.Array
    """(HIDDEN,): the sum of the rows of the surroundings."""
    saved: speed.Array
    """(HIDDEN,): a copy of `context`."""
    hidden: speed.Array
    """(HIDDEN,): the hidden layer of the constellation evaluated."""
    features: speed.Array
    """(MOST_FEATURES,)"""
    rivals: speed.Array
    """(HAND,): the best figure of the rivals in each mission that compares."""
    above: speed.Array
    """(GRID,): the chance to finish above all others, by points."""
    found: speed.Array
    """(3,): value, mean and variance of the constellation evaluated last."""
    table: speed.Array
    """(DICE, highest result + 1, 4): the best place of each die with each result; result 0 is a lost turn."""
    order: speed.Array
    """(DICE, highest result + 2): the results of each die by their value, the best first; then 0."""
    rolls: speed.Array
    """(MOST_ROLLS, HAND): all choices of dice to roll."""
    chances: speed.Array
    """(DICE, 2): in the last turn, the chances that each die wins, and that it hangs nowhere."""
    actions: speed.Array
    """(MAX_LEGAL,)"""
    ranked: speed.Array
    """(MOST_RANKED, 3): the best placements: value, action, and the die that then leaves the game or NO_DIE."""
    best: speed.Array
    """(3,): value, mean and variance of the decision."""
    dice: speed.Array
    """(HAND,): the dice to roll, then NO_DIE; or TAKE + the d8 to take."""
    rival_tables: speed.Array
    """(MOST_RIVALS, DICE, highest result + 1, 4): `table` of each seat that acts before the next turn."""
    rival_orders: speed.Array
    """(MOST_RIVALS, DICE, highest result + 2): `order` of these."""
    gone: speed.Array
    """(SCENARIOS, MOST_RIVALS): the dice that these seats hang in each scenario, then NO_DIE."""


class TurnSearchWorker:
    """The memory of one search; for one thread at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound
        self.states = bound.states(1)
        self.out, self.weights = bound.ints(bound.game.rules.MAX_LEGAL), bound.ints(bound.game.rules.MAX_LEGAL)
        self.work, self.later = workspace(bound), workspace(bound)

    def choose(self, s: State, layers: Layers, level: BotLevel, seed: int = 0) -> Choice:
        """What the seat to act does, up to where chance acts; where it may err, `seed` decides."""
        self.bound.put(self.states, 0, s)
        work = self.work
        for i in range(HAND):
            work.dice[i] = rolls.NO_DIE
        mistake, twice = level
        call = self.bound.call
        chosen = [int(call.choose(self.states[0], twice, mistake, seed, layers, work, self.later))]
        if s.phase == CHOOSE and chosen[0] < TAKE:
            chosen = [*(die for die in map(int, work.dice) if die >= 0 and s.where[die] == FREE), ROLL]
        return Choice(tuple(chosen), float(work.best[turn_search.VALUE]))


def workspace(bound: speed.Bound) -> TurnSearchWorkspace:
    """The arrays of one search."""
    return TurnSearchWorkspace(
        context=layer(bound),
        saved=layer(bound),
        hidden=layer(bound),
        features=bound.ints(value_net.MOST_FEATURES),
        rivals=bound.ints(HAND),
        above=bound.floats(turn_search.GRID),
        found=bound.floats(3),
        table=bound.floats(DICE, HIGHEST + 1, 4),
        order=bound.ints(DICE, HIGHEST + 2),
        rolls=bound.ints(rolls.MOST_ROLLS, HAND),
        chances=bound.floats(DICE, 2),
        actions=bound.ints(bound.game.rules.MAX_LEGAL),
        ranked=bound.floats(turn_search.MOST_RANKED, 3),
        best=bound.floats(3),
        dice=bound.ints(HAND),
        rival_tables=bound.floats(turn_search.MOST_RIVALS, DICE, HIGHEST + 1, 4),
        rival_orders=bound.ints(turn_search.MOST_RIVALS, DICE, HIGHEST + 2),
        gone=bound.ints(turn_search.SCENARIOS, turn_search.MOST_RIVALS),
    )


def layer(bound: speed.Bound) -> speed.Array:
    """A hidden layer: 32-bit floats where it is compiled."""
    return weights(bound.compiled, [[0.0] * value_net.HIDDEN])[0]


def weights(is_compiled: bool, rows: speed.Array) -> speed.Array:
    """Weights as they are read from a net: 32-bit floats where it is compiled."""
    if not is_compiled:
        return rows
    import numpy as np

    return np.array(rows, np.float32)


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twinkle bound to its searches."""
    game = games.find("twinkle")
    return speed.bind(
        game,
        rolls,
        value_net,
        turn_search,
        last_turns,
        rivals_dice,
        choice,
        compiled=compiled,
    )


def layers(is_compiled: bool, alone: bool) -> Layers:
    """The net that ships, for the solo player or for seats among others."""
    shipped = shipped_net(alone)
    return Layers(weights(is_compiled, shipped.rows), weights(is_compiled, shipped.tops))


def _warm(worker: TurnSearchWorker) -> None:
    s = parse_state("seats=2 colours=RYBG centre=R8=1,Y8=2,B8=3,G8=4")
    worker.choose(s, layers(worker.bound.compiled, False), LEVELS["strong"])


class Thinker:
    """The workers of this process and the nets that they use."""

    def __init__(self) -> None:
        self.layers = cache(layers)
        self.pool = WorkerPool(TurnSearchWorker, bind, _warm)

    def choose(self, s: State, level: BotLevel, seed: int = 0) -> Choice:
        """What a level does; searches two turns only where that is compiled."""
        with self.pool.borrow() as worker:
            compiled = worker.bound.compiled
            layers = self.layers(compiled, s.seats == 1)
            return worker.choose(s, layers, level._replace(twice=level.twice and compiled), seed)


@cache
def thinker() -> Thinker:
    """The thinker of this process; the first call starts compiling."""
    return Thinker()


def _plan(level: BotLevel, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    """The dice of a roll, chosen together, or where one hangs."""
    return thinker().choose(s, level, rng.getrandbits(62) if level.mistake else 0).actions


BOTS = {
    name: Bot(without_choice(partial(_plan, level)), lambda _: thinker().pool, holds_interpreted=not level.twice)
    for name, level in LEVELS.items()
}
"""The bots that this game has besides those of every game."""


# -- learned values
# `bench/twinkle_value_file.py` writes them. A file is a line of JSON about the net, and then, compressed, the first
# layer row by row and the second layer stage by stage. The first layer has whole numbers of one byte, with a scale for
# each column in the JSON; the second layer has 32-bit floats.

NET_FORMAT = "tumblestar twinkle value 1"
NET_ANSWERS = 2
"""What the second layer says: points to come and the logarithm of their variance; alone only the first, a logit."""
NET_NAMES = {True: "alone.value", False: "others.value"}


class Net(NamedTuple):
    """The layers as lists, FEATURES x HIDDEN and STAGES x ANSWERS x (HIDDEN + 1), and how they were found."""

    rows: list[list[float]]
    tops: list[list[list[float]]]
    about: dict[str, Any]


def read_net(data: bytes) -> Net:
    """The net of a file. Raises ValueError for a file that is none, or one of another shape."""
    line, _, packed = data.partition(b"\n")
    head: object = json.loads(line)
    if not isinstance(head, dict):
        raise ValueError("the first line is not about a net")
    head = cast("dict[str, Any]", head)
    shape = (head.get("format"), head.get("features"), head.get("hidden"))
    if shape != (NET_FORMAT, FEATURES, HIDDEN):
        raise ValueError(f"expected {(NET_FORMAT, FEATURES, HIDDEN)}, found {shape}: learn the values anew")
    try:
        plain = zlib.decompress(packed)
    except zlib.error as why:
        raise ValueError(f"the layers are damaged: {why}") from why
    cells = FEATURES * HIDDEN
    small, large = array("b", plain[:cells]), array("f", plain[cells:])
    if len(large) != STAGES * NET_ANSWERS * (HIDDEN + 1):
        raise ValueError(f"the second layer has {len(large)} numbers")
    if sys.byteorder == "big":
        large.byteswap()
    scales: list[float] = head.pop("scales", [])
    if len(scales) != HIDDEN:
        raise ValueError(f"there are {len(scales)} scales")
    rows = [[small[at + j] * scales[j] for j in range(HIDDEN)] for at in range(0, cells, HIDDEN)]
    wide = HIDDEN + 1
    tops = [
        [
            list(large[(stage * NET_ANSWERS + i) * wide : (stage * NET_ANSWERS + i + 1) * wide])
            for i in range(NET_ANSWERS)
        ]
        for stage in range(STAGES)
    ]
    return Net(rows, tops, head)


@cache
def shipped_net(alone: bool) -> Net:
    """The net that ships, for one seat or for several."""
    return read_net(resources.files("tumblestar.games.twinkle").joinpath("data", NET_NAMES[alone]).read_bytes())
