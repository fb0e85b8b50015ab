"""One game at a time, as environments for one or several agents show it: chance acts inside, by a seed."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
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
from tumblestar.contract.game import Game
from tumblestar.contract.state import OVER, GameState
from tumblestar.engine import game_loop, players, speed
from tumblestar.engine.game_loop import CHANCE_SEED, CHANCES, CHOICE_SEED, DECISIONS, KEYS, PERSON
from tumblestar.env import episode_loop, observing, plain_chance, sealed_chance
from tumblestar.env.episode_loop import AGAIN
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
TRANSIENT = ("_bound", "_states", "_memory", "_keys", "_kinds", "_play", "_look")
"""The attributes of an episode that `_connect` makes."""
LOADED = ("state", "keys", "past", "draws")
"""What copies and pickles keep of these."""
TRACE = 4096
"""The events that a call keeps; where more happen before somebody is to act, it is called again."""
PIXELS = 640
"""The width of a state as an array of pixels."""
MOST_SEEDS = 1 << 64
MOST_CHOICES = (1 << 62) - 1
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
    shares = [float(game.win_share(s, seat)) for seat in range(s.seats)]
    return rewards_by([float(game.points(s, seat)) for seat in range(s.seats)], shares, rewards)


def rewards_by(points: Sequence[float], shares: Sequence[float], rewards: Rewards) -> list[float]:
    """The rewards of all seats by their points and shares of the win."""
    if rewards == "shares":
        return list(shares)
    if rewards == "points" or len(points) == 1:
        return list(points)
    return [own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points)]


def pixels(svg: str, width: int) -> NDArray[np.uint8]:
    """A picture as an array of height, width and three colours. Needs the extra `cards`."""
    from PIL import Image

    return np.array(Image.open(BytesIO(rendering.still(svg, "png", width))).convert("RGB"))


class CopiedWhole:
    """Mixin for objects that change: `copy.copy` copies all of them, so that a copy goes on by itself."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)


@cache
def bound(game: Game, compiled: bool, has_bots: bool) -> speed.Bound:
    """The rules of a game with its observation, its bots where they are wanted, and the loop of episodes."""
    modules = [*(players.modules(game) if has_bots else ()), sealed_chance if compiled else plain_chance, game_loop]
    return speed.bind(game, *modules, cast("ModuleType", game.observation), episode_loop, compiled=compiled)


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
        self.bots: dict[int, str] = {}
        """The seats that players of the game play (`seat_bots`)."""
        self.seed = -1
        """The seed of the game; -1 before the first."""
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
        self.actor = OVER
        """The seat to act, from 0, or OVER."""
        self._seeds = np.random.default_rng()

    def _connect(self, state: GameState) -> None:
        """Connects the episode, at a state, with the rules as they run on this machine."""
        game, has_bots, is_fast = self.game, any(name != "random" for name in self.bots.values()), speed.is_fast()
        self._bound = bound(game, is_fast, has_bots)
        self._states = self._bound.states(1)
        self._bound.put(self._states, 0, self._first)
        past = players.PAST if players.remembers(game, tuple(self.bots.values())) else 0
        self._memory = players.new_memory(self._bound, self._first, past, TRACE, None if has_bots else 0)
        if is_fast:
            seal: Any = cast("Any", sealed_chance).new_memory(self._bound, game.rules.STREAMS, self.seats)
            self._memory = self._memory._replace(seal=seal)
        self._keys, self._kinds = self._bound.ints(KEYS), self._bound.ints(self.seats)
        for seat in range(self.seats):
            self._kinds[seat] = PERSON
        own = self._states, self._keys, self._kinds
        mask, seen = np.zeros(game.rules.ACTIONS, np.int8), np.zeros(self.observer.width, np.int16)
        self._play = speed.direct(self._bound.call.go_on, self._memory, *own, -1, mask)
        self._look = speed.direct(self._bound.call.look, self._states, 0, seen)
        self._bound.put(self._states, 0, state)
        known = players.kinds(game)
        for seat, name in self.bots.items():
            self._kinds[seat] = known[name]
        self._seal()

    def seat_bots(self, bots: Mapping[int, str]) -> None:
        """Has seats played by players of the game, by name; not where what they need is open until the set-up."""
        players.wait_for_work(self.game, self._first)
        self.bots = dict(bots)
        try:
            self._connect(self._first)
        except ValueError:
            self.bots = {}
            self._connect(self._first)

    def __getstate__(self) -> dict[str, Any]:
        """What copies and pickles keep: all but what `_connect` makes, and the state."""
        plain = {name: value for name, value in vars(self).items() if name not in TRANSIENT}
        past = [self._bound.get(self._memory.past, i) for i in range(self._memory.known[0])]
        return plain | {
            "state": self.state,
            "keys": [int(key) for key in self._keys],
            "past": past,
            "draws": self._draws,
        }

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        vars(self).update({name: value for name, value in attributes.items() if name not in LOADED})
        self._connect(attributes["state"])
        for i, key in enumerate(attributes["keys"]):
            self._keys[i] = key
        for i, before in enumerate(attributes["past"]):
            self._bound.put(self._memory.past, i, before)
        self._memory.known[0] = len(attributes["past"])
        for stream, count in zip(self._streams, attributes["draws"], strict=True):
            self._memory.seal.draws[stream] = count

    @property
    def _draws(self) -> list[int]:
        """How many outcomes were drawn from each stream of chance."""
        return [int(self._memory.seal.draws[stream]) for stream in self._streams]

    @property
    def _streams(self) -> list[Any]:
        """What the streams of chance are called in the memory of the seal."""
        streams = self.game.rules.STREAMS
        return list(range(len(streams))) if self._bound.compiled else [stream or MAIN for stream in streams]

    @property
    def history(self) -> list[GameState]:
        """The states before each event, for bots that remember."""
        return list(self.game.states(self._first, self.actions))[:-1]

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
        self._seal()
        self._keys[CHANCE_SEED], self._keys[CHOICE_SEED] = 1, self.seed % MOST_CHOICES + 1
        self._go_on()

    def _seal(self) -> None:
        """Seals the chance of the game by its seed; nothing is drawn yet, and no bot remembers anything."""
        seed = seed_from_text(str(self.seed))
        self._memory.known[0] = 0
        if self._bound.compiled:
            self._bound.call.begin_seal(self._memory.seal, np.frombuffer(seed, np.uint8).astype(np.int64))
        else:
            sealed = plain_chance.PlainSeal(self.game, Seal(seed, ("",) * self.seats), Counter())
            self._memory = self._memory._replace(seal=sealed)

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
        """Does an action, if it is not negative, then lets chance and bots act until somebody else is to act."""
        mask: NDArray[np.int8] = np.zeros(len(self.mask), np.int8)
        memory, keys, actor = self._memory, self._keys, AGAIN
        if action >= 0:
            self.actions.append(action)
        while actor == AGAIN:
            keys[CHANCES] = keys[DECISIONS] = 0
            actor = int(self._play(memory, self._states, keys, self._kinds, action, mask))
            events = keys[CHANCES] + keys[DECISIONS]
            self.actions += np.asarray(memory.trace[:events]).tolist()
            action = -1
        self.actor, self.mask = actor, mask

    def observe(self, seat: int) -> NDArray[np.int16]:
        """What a seat sees."""
        seen: NDArray[np.int16] = np.zeros(self.observer.width, np.int16)
        self._look(self._states, seat, seen)
        return seen

    def rewards(self) -> list[float]:
        """The rewards of all seats: 0 until the game is over."""
        if not self.is_over:
            return [0.0] * self.seats
        points, shares = self.result()
        return rewards_by(points, shares, self.kind)

    def result(self) -> tuple[list[float], list[float]]:
        """The points and the share of the win of each seat."""
        shares, points = self._bound.floats(self.seats), self._bound.ints(self.seats)
        self._bound.call.judge(self._states, shares, points)
        return [float(number) for number in points], [float(share) for share in shares]

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
