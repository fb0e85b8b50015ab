"""Twinkle Twinkle's bots: levels of one search of turns by learned values (`turn_search.py`).

`novice` looks at its own turn alone, `club` and `strong` search to the end of the round, `expert` and `master` to the
end of the next one. Up to there nothing is left to chance: both rows and the order are known. Then the learned values
of the charts count (`chart_value.py`), and the places in the turn order. Levels below `master` take any of the
choices that are at most so much worse than the best. Budgets count turns, so a busy machine changes no choice.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Sequence
from functools import cache, partial
from importlib import resources
from typing import NamedTuple, cast

from tumblestar import games
from tumblestar.contract.game import Game
from tumblestar.engine import speed
from tumblestar.engine.bot_workers import Bot, WorkerPool, without_choice
from tumblestar.games.twinkle_twinkle.bots import chart_value, playouts, turn_search
from tumblestar.games.twinkle_twinkle.bots.playouts import FEATURES, OPEN, OPENS
from tumblestar.games.twinkle_twinkle.notation import parse_state
from tumblestar.games.twinkle_twinkle.parts import CELLS, ELEMENTS
from tumblestar.games.twinkle_twinkle.rules import MOST_SEATS, PLACE, TAKING, State


class BotLevel(NamedTuple):
    """How a bot searches, and how much it errs."""

    rounds: int
    """The rounds to the horizon, with the one under way; 0: its own turn alone."""
    searches: int = 1
    """The number of searches, wider and wider (`turn_search.WIDTHS`), before the last rounds."""
    turns: int = 20_000
    """The turns that its searches may look at, in the last rounds five times as many; one that needs more is void."""
    mistake: float = 0.0
    """How much worse than the best a choice may be: in payoffs of two seats, or in points of its own turn alone."""


LEVELS = {
    "novice": BotLevel(0, mistake=0.66),
    "club": BotLevel(1, mistake=0.053),
    "strong": BotLevel(1, mistake=0.025),
    "expert": BotLevel(2, mistake=0.023),
    "master": BotLevel(2, searches=4),
}
INTERPRETED_TURNS = 300
"""The turns where nothing is compiled."""


class RoundSearchWorker:
    """A search and its memory; one thread uses it at a time."""

    def __init__(self, bound: speed.Bound) -> None:
        self.bound, self.states, self.tree = bound, bound.states(1), tree(bound)
        self.work = workspace(bound, shipped_weights().weights)
        self.ends: tuple[object, list[float]] = None, []
        """What `win_shares` found last: a state, and the points at the end of its round."""

    def choose(self, name: str, s: State, seed: int) -> list[int]:
        """The actions of a turn; `seed` decides between choices that are near the best."""
        level, tree, work = LEVELS[name], self.tree, self.work
        turns = level.turns if self.bound.compiled else INTERPRETED_TURNS
        self.bound.put(tree.states, 0, s)
        self.bound.call.choose_turn(tree, level.rounds, level.searches, turns, level.mistake, seed, work)
        space, place = int(work.best[0]), int(work.best[1])
        return [space, PLACE + place] if s.phase == TAKING else [PLACE + place]

    def search(self, name: str, s: State, turns: int) -> Found | None:
        """What a level's search finds in so many turns; None if not even its first search ends."""
        level, tree = LEVELS[name], self.tree
        self.bound.put(tree.states, 0, s)
        searches = int(
            self.bound.call.search_wider(tree, level.rounds, level.searches, turns, level.mistake, self.work)
        )
        if searches == 0:
            return None
        payoffs = [float(tree.found[seat]) for seat in range(s.seats)]
        return Found((int(tree.plan[0]), int(tree.plan[1])), payoffs, searches == len(turn_search.WIDTHS))


class Found(NamedTuple):
    """What a search found; exact if it left out no placement to the end of the game."""

    choice: tuple[int, int]
    """The space of the row, and the place."""
    payoffs: list[float]
    is_exact: bool


def workspace(bound: speed.Bound, weights: list[list[float]]) -> playouts.ChartWorkspace:
    """The arrays of one search, with these weights of features by tiles placed."""
    value_weights = bound.floats(CELLS + 1, playouts.FEATURES)
    for tiles, row in enumerate(weights):
        for i, weight in enumerate(row):
            value_weights[tiles][i] = weight
    most = bound.game.rules.MAX_LEGAL
    return playouts.ChartWorkspace(
        group=bound.ints(CELLS),
        sizes=bound.ints(CELLS),
        ports_in=bound.ints(CELLS),
        reference_points=bound.ints(len(ELEMENTS)),
        gains=bound.floats(CELLS),
        best=bound.ints(2),
        ranked=bound.floats(playouts.MOST_RANKED, 3),
        value_weights=value_weights,
        beside=bound.ints(playouts.SORTS),
        around=bound.ints(playouts.SORTS),
        features=bound.floats(playouts.FEATURES),
        outcomes=bound.ints(most),
        odds=bound.ints(most),
    )


def tree(bound: speed.Bound) -> turn_search.Tree:
    """The arrays of a search of turns."""
    turns = turn_search.TURNS
    return turn_search.Tree(
        states=bound.states(turns + 1),
        choices=bound.floats(turns, turn_search.MOST_TURNS, 3),
        counts=bound.ints(turns),
        tried=bound.ints(turns),
        chosen=bound.ints(turns),
        payoffs=bound.floats(turns + 1, MOST_SEATS),
        bounds=bound.floats(turns, 2),
        values=bound.floats(MOST_SEATS),
        ends=bound.floats(MOST_SEATS),
        plan=bound.ints(2),
        found=bound.floats(MOST_SEATS),
    )


def bind(compiled: bool | None = None) -> speed.Bound:
    """The rules of Twinkle Twinkle with all that its bots need."""
    return speed.bind(games.find("twinkle_twinkle"), playouts, chart_value, turn_search, compiled=compiled)


def _warm(worker: RoundSearchWorker) -> None:
    s = parse_state("seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock")
    for name in LEVELS:
        worker.choose(name, s, 1)
    worker.bound.put(worker.states, 0, s)
    worker.bound.call.play_greedily(worker.states[0], 1, 2, 1, worker.work)  # these two for `win_shares`
    worker.bound.call.row_luck(worker.states[0], 0, worker.work)


@cache
def pool() -> WorkerPool[RoundSearchWorker]:
    """The workers of this process; the first call starts compiling."""
    return WorkerPool(RoundSearchWorker, bind, _warm)


def _plan(name: str, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
    """The tile that is taken and where it goes."""
    with pool().borrow() as worker:
        return worker.choose(name, s, rng.getrandbits(60))


BOTS = {
    name: Bot(without_choice(partial(_plan, name)), lambda _: pool(), holds_interpreted=not level.rounds)
    for name, level in LEVELS.items()
}
"""The levels, the weakest first."""


# -- learned weights
# Each feature of a chart has a weight for every number of tiles placed, a polynomial of that number. The file says how
# the weights were learned; `python -m bench.twinkle_twinkle_learn` writes it.

WEIGHTS_FILE = "value_weights.json"
WEIGHTS_FORMAT = "tumblestar twinkle_twinkle value weights 1"
POWERS = 4
"""A weight is a polynomial of so many terms in how far the chart is from half full, from -1 to 1."""
FEATURE_NAMES = (
    *(f"{element}.{side}.{what}" for element in ELEMENTS for side in "AB" for what in ("tiles", "beside", "around")),
    *("open_lines", "stars", "single_stars", "largest", "second", "constellations"),
)


class ValueWeights(NamedTuple):
    """The weights by tiles placed, (CELLS + 1) x FEATURES, and how they were found."""

    weights: list[list[float]]
    about: dict[str, object]


def powers(tiles: int) -> list[float]:
    """The terms of the polynomials for so many tiles placed."""
    x = 2.0 * tiles / CELLS - 1.0
    return [x**i for i in range(POWERS)]


def by_tiles(terms: Sequence[Sequence[float]]) -> list[list[float]]:
    """The weights by tiles placed, from FEATURES x POWERS terms; a full chart has no features."""
    made = [
        [math.fsum(a * b for a, b in zip(row, powers(tiles), strict=True)) for row in terms] for tiles in range(CELLS)
    ]
    return [*made, [0.0] * FEATURES]


def at_once() -> list[list[float]]:
    """The weights of a player who looks at points only: open lines count a little."""
    return [[OPEN if i == OPENS else 0.0 for i in range(FEATURES)] for _ in range(CELLS + 1)]


def read_weights(text: str) -> ValueWeights:
    """The weights of a file. Raises ValueError for a file that is none, is damaged, or has other features."""
    loaded: object = json.loads(text)
    if not isinstance(loaded, dict):
        raise ValueError("expected an object")
    about = cast("dict[str, object]", loaded)
    if about.get("format") != WEIGHTS_FORMAT:
        raise ValueError(f"expected the format {WEIGHTS_FORMAT!r}, found {about.get('format')!r}")
    rows = about.pop("weights", None)
    if not isinstance(rows, dict) or tuple(cast("dict[str, object]", rows)) != FEATURE_NAMES:
        raise ValueError("the weights have other names: learn them anew")
    terms = [_numbers(name, row) for name, row in cast("dict[str, object]", rows).items()]
    return ValueWeights(by_tiles(terms), about)


def _numbers(name: str, row: object) -> list[float]:
    numbers = [x for x in cast("list[object]", row) if type(x) in (int, float)] if isinstance(row, list) else []
    terms = cast("list[float]", numbers)
    if len(terms) != POWERS or len(terms) != len(cast("list[object]", row)):
        raise ValueError(f"the weight of {name} is not {POWERS} numbers")
    if not all(map(math.isfinite, terms)):
        raise ValueError(f"the weight of {name} is not finite")
    return terms


@cache
def shipped_weights() -> ValueWeights:
    """The weights that ship."""
    return read_weights(
        resources.files("tumblestar.games.twinkle_twinkle").joinpath("data", WEIGHTS_FILE).read_text(encoding="utf-8")
    )
