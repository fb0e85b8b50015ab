"""One game at a time, as environments for one or several agents show it: chance acts inside, by a seed."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from io import BytesIO
from operator import index
from types import ModuleType
from typing import Any, Literal, Self, TypeAlias, cast, get_args

import numpy as np
from numpy.typing import NDArray

from tumblestar.contract.chance import MAIN, Seal, seed_from_text
from tumblestar.contract.errors import BadOption, wrong_value
from tumblestar.contract.game import DEFAULTS, Game
from tumblestar.contract.state import OVER, GameState
from tumblestar.engine import speed
from tumblestar.env import episode_loop, observing
from tumblestar.env.observing import Observer
from tumblestar.picture import rendering
from tumblestar.record import Record, Refused, Seat
from tumblestar.words import Phrase, say

Rewards = Literal["shares", "points", "differences"]
"""What is rewarded at the end: the share of the win, the points, or these less those of the best other seat."""
OnIllegal = Literal["raise", "mask"]
"""An illegal action raises Refused; or nothing happens, and `info["illegal"]` says so."""
RenderMode = Literal["ansi", "svg", "rgb_array"]
"""How a state is shown: as text, as SVG, or as an array of pixels."""
PIXELS = 640
"""The width of a state as an array of pixels."""
MOST_SEEDS = 1 << 64
Array: TypeAlias = NDArray[Any]


def agent(seat: int) -> str:
    """The name of the agent at a seat, from 0."""
    return f"player_{seat}"


def label(host: str, game: object) -> str:
    """What messages call an environment."""
    return f"tumblestar.env.{host}({(game.name if isinstance(game, Game) else game)!r})"


@contextmanager
def named(label: str) -> Generator[None]:
    """Names the environment in a message of BadOption."""
    try:
        yield
    except BadOption as error:
        raise BadOption(Phrase("env-fault", {"env": label, "why": error.phrase})) from None


def check_whole(name: str, value: object, least: int, most: int) -> int:
    """A whole number in a range, for an argument of that name. Raises BadOption for anything else."""
    try:
        number = index(value)  # pyright: ignore[reportArgumentType] # TypeError is what tells
    except TypeError:
        number = least - 1
    if isinstance(value, bool) or not least <= number <= most:
        raise BadOption(wrong_value(name, value, Phrase("takes-whole", {"least": str(least), "most": str(most)})))
    return number


def check_one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value of an argument of that name. Raises BadOption for one that is not allowed."""
    if value not in allowed:
        raise BadOption(wrong_value(name, value, Phrase("takes-one-of", {"allowed": list(allowed)})))
    return value


def chosen(game: Game, options: Mapping[str, Any]) -> dict[str, int]:
    """Options of a game as people write them, by their names."""
    return {game.option_name(name): value for name, value in options.items()}


def reward_range(game: Game, rewards: Rewards) -> tuple[float, float]:
    """The least and the greatest reward of an episode."""
    low, high = game.observation.SCORE_RANGE
    spread = float(high - low)
    return {"shares": (0.0, 1.0), "points": (float(low), float(high)), "differences": (-spread, spread)}[rewards]


def rewards_of(game: Game, s: GameState, rewards: Rewards) -> list[float]:
    """The rewards of all seats for a game that is over; alone, the difference is the points."""
    seats = range(s.seats)
    if rewards == "shares":
        return [float(game.win_share(s, seat)) for seat in seats]
    points = [float(game.points(s, seat)) for seat in seats]
    if rewards == "points" or s.seats == 1:
        return points
    return [points[seat] - max(points[:seat] + points[seat + 1 :]) for seat in seats]


def pixels(svg: str, width: int) -> NDArray[np.uint8]:
    """A picture as an array of height, width and three colours. Needs the extra `cards`."""
    from PIL import Image

    return np.array(Image.open(BytesIO(rendering.still(svg, "png", width))).convert("RGB"))


class Fields:
    """A compiled state whose fields are read one at a time, as plain values."""

    def __init__(self, states: Array) -> None:
        self._states = states

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):  # what `copy` and `pickle` look for is no field
            raise AttributeError(name)
        return self._states[name][0].tolist()


class CopiedWhole:
    """Mixin for objects that change: `copy.copy` copies all of them, so that a copy goes on by itself."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


@cache
def bound(game: Game, compiled: bool) -> speed.Bound:
    """The rules of a game with its observation and the loop of episodes."""
    return speed.bind(game, cast("ModuleType", game.observation), episode_loop, compiled=compiled)


class Episode(CopiedWhole):
    """A game that waits for a decision, or is over. A seed deals what it deals in `tumblestar.new`.

    An episode is truncated at the first decision after `max_events` events, those of chance included; 0 is no limit.
    """

    def __init__(
        self,
        label: str,
        game: Game,
        seats: int,
        options: Mapping[str, int],
        rewards: Rewards,
        max_events: int,
        render_mode: str | None,
    ) -> None:
        self.label, self.game, self.seats, self.options = label, game, seats, options
        self._first = game.fresh(seats, options)
        check_one_of("rewards", rewards, get_args(Rewards))
        if render_mode is not None:
            check_one_of("render_mode", render_mode, get_args(RenderMode))
        self.max_events = check_whole("max_events", max_events, 0, MOST_SEEDS)
        self.kind: Rewards = rewards
        self.render_mode = render_mode
        self.observer = Observer(game, seats)
        self.metadata = {
            "name": f"{game.name}_v{observing.version(game)}",
            "digest": observing.digest(game),
            "render_modes": list(get_args(RenderMode)),
            "render_fps": 2,
            "reward_range": reward_range(game, rewards),
        }
        self._connect(self._first)
        self.mask: NDArray[np.int8] = np.zeros(game.rules.ACTIONS, np.int8)
        """1 for each legal action of the seat to act."""
        self.actions: list[int] = []
        """All actions and outcomes so far."""
        self.history: list[GameState] | None = None
        """The states before each event, for bots that remember; kept once this is a list."""
        self.actor = OVER
        """The seat to act, from 0, or OVER."""
        self._has_streams = game.rules.stream.__module__ != f"{DEFAULTS}.rules"
        self._seeds = np.random.default_rng()
        self.seed = -1
        """The seed of the game; -1 before the first."""

    def _connect(self, state: GameState) -> None:
        """Connects the episode, at a state, with the rules as they run on this machine."""
        self._bound = bound(self.game, speed.is_fast())
        self._states = self._bound.states(1)
        self._bound.put(self._states, 0, state)
        most = self.game.rules.MAX_LEGAL
        self._out, self._weights = self._bound.ints(most), self._bound.ints(most)
        self._fields = cast("GameState", Fields(cast("Array", self._states))) if self._bound.compiled else None

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: all but what `_connect` makes, and the state."""
        transient = ("_bound", "_states", "_out", "_weights", "_fields")
        return {"state": self.state} | {name: value for name, value in vars(self).items() if name not in transient}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        vars(self).update({name: value for name, value in attributes.items() if name != "state"})
        self._connect(attributes["state"])

    @property
    def state(self) -> GameState:
        """A copy of the state."""
        return self._bound.get(self._states, 0)

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.actor == OVER

    @property
    def is_truncated(self) -> bool:
        """Whether the episode ends because of its number of events."""
        return not self.is_over and 0 < self.max_events <= len(self.actions)

    def deal(self, seed: int | None) -> None:
        """Begins a game; without a seed, one that follows from the seed given last."""
        if seed is not None:
            with named(self.label):
                self._seeds = np.random.default_rng(check_whole("seed", seed, 0, MOST_SEEDS - 1))
        self.seed = int(self._seeds.integers(MOST_SEEDS, dtype=np.uint64)) if seed is None else int(seed)
        self._bound.put(self._states, 0, self._first)
        self.actions.clear()
        self._draws: Counter[str] = Counter()
        self._seal = Seal(seed_from_text(str(self.seed)), ("",) * self.seats)
        if self.history is not None:
            self.history.clear()
        self._go_on()

    def act(self, action: Any) -> None:
        """Does an action, then lets chance act. Raises Refused for one that is not legal, and then nothing changes."""
        if not self.is_legal(action):
            args = {"env": self.label, "action": str(action), "agent": agent(self.actor)}
            raise Refused("rule", Phrase("env-illegal", {**args, "allowed": list(map(str, self.legal()))}))
        self._go_on(index(action))

    def is_legal(self, action: Any) -> bool:
        """Whether it is an action that the seat to act may do. Raises Refused unless a game is under way."""
        self.check_begun()
        try:
            number = index(action)
        except TypeError:
            return False
        return 0 <= number < len(self.mask) and bool(self.mask[number])

    def legal(self) -> list[int]:
        """What the seat to act may do, ascending."""
        return [int(action) for action in self.mask.nonzero()[0]]

    def check_begun(self) -> None:
        """Raises Refused unless a game is under way."""
        if self.seed < 0 or self.is_over:
            raise Refused("over", Phrase("env-not-begun", {"env": self.label}))

    def _go_on(self, action: int = -1) -> None:
        """Does an action, if it is not negative, then lets chance act as long as it is to act."""
        advance, out, weights = self._bound.call.advance, self._out, self._weights
        mask: NDArray[np.int8] = np.zeros(len(self.mask), np.int8)
        while True:
            if action >= 0:
                if self.history is not None:
                    self.history.append(self.state)
                self.actions.append(action)
            actor = int(advance(self._states, action, mask, out, weights))
            if actor >= OVER:
                break
            n = OVER - actor
            outcomes = list(zip(np.asarray(out[:n]).tolist(), np.asarray(weights[:n]).tolist(), strict=True))
            stream = self._stream() if self._has_streams else MAIN
            self._draws[stream] += 1
            action = self._seal.pick(self._draws[stream], outcomes, stream)
        self.actor, self.mask = actor, mask

    def _stream(self) -> str:
        """The stream that chance draws from next."""
        return self.game.stream(self._fields or self._states[0])

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees."""
        seen: NDArray[np.int16] = np.zeros(self.observer.width, np.int16)
        self._bound.call.look(self._states, seat, seen)
        return seen

    def rewards(self) -> list[float]:
        """The rewards of all seats: 0 until the game is over."""
        return rewards_of(self.game, self.state, self.kind) if self.is_over else [0.0] * self.seats

    def record(self) -> str:
        """The game so far as a record, which `tumblestar.load` and `tumblestar replay` read."""
        seats = [Seat("person", agent(seat)) for seat in range(self.seats)]
        record = Record.new(self.game, seats, self.options, chance="seed", seed=str(self.seed))
        for action in self.actions:
            record.replay(action)
        return record.text()

    def render(self) -> str | Array | None:
        """The state, as the render mode says."""
        game, state = self.game, self.state
        if self.render_mode == "ansi":
            names = [agent(seat) for seat in range(self.seats)]
            lines = (*game.description.squares(state, names), *game.description.rows(state, names))
            english = partial(say, "en")
            rows = [" ".join(map(english, row)) for row in lines]
            return "\n".join([*rows, english(game.status(state, names)), game.state_text(state)])
        if self.render_mode is None:
            return None
        svg = game.picture.svg(state, legal=self.legal())
        return svg if self.render_mode == "svg" else pixels(svg, PIXELS)
