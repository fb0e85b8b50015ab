"""What people do: assumptions about their games and the time they take, and a day of arrivals.

Lengths of games are measured (`bot_costs.py`). How many play what, with whom, and how long they think is assumed, since
nobody has measured it here; `docs/scale.md` lists these assumptions, and says what others would change.
"""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.scale.queues import Simulation

DAY = 86400.0
SHAPE = (0.25, 0.15, 0.1, 0.08, 0.08, 0.1, 0.15, 0.25, 0.35, 0.4, 0.45, 0.5,
         0.55, 0.55, 0.55, 0.6, 0.65, 0.75, 0.85, 0.95, 1.0, 0.95, 0.7, 0.45)  # fmt: skip
"""People at once by hour of the day, as a share of the most."""


@dataclass(frozen=True)
class Habits:
    """Assumptions about people."""

    games: Mapping[str, float] = field(
        default_factory=lambda: {"twisty": 0.25, "shizzle": 0.25, "twinkle": 0.25, "twinkle_twinkle": 0.25}
    )
    """The share of tables at which each game is played."""
    with_bots: float = 0.6
    """The share of players who play alone against a bot; the others play in twos."""
    first_think: float = 8.0
    """Mean seconds until the first action of a turn, and until each further one."""
    next_think: float = 2.0
    think_sigma: float = 0.8
    """Of the logarithm of these times."""
    bot_pause: float = 1.44
    """Seconds between the actions of a bot at normal speed; half of it within a turn."""
    between: float = 60.0
    """Mean seconds between two games: the shelf, a form, a result."""
    home_pages: int = 2
    """Pages besides the table's that are opened between two games."""
    games_a_visit: float = 3.0
    spectators: float = 0.05
    """The share of all people who look on; half of them at one table, the others at tables drawn at random."""
    levels: Sequence[float] = (0.3, 0.3, 0.2, 0.1, 0.1)
    """Shares of the levels of bots, the weakest first; `random` and `greedy` are not chosen."""
    message_overhead: float = 1.1
    """Bytes on the wire for each byte of a message: frames, TLS, IP, and the answers of clients."""

    def think(self, rng: random.Random, *, is_first: bool) -> float:
        """Seconds until a person acts."""
        mean = self.first_think if is_first else self.next_think
        return mean * math.exp(rng.gauss(0, self.think_sigma) - self.think_sigma**2 / 2)


@dataclass(frozen=True)
class GameKind:
    """A game: how long its games and turns are, as quantiles, and the seconds of a bot's turn at each level."""

    name: str
    turns: Sequence[int]
    actions: Sequence[int]
    bot_seconds: Sequence[float]

    @property
    def actions_of_game(self) -> float:
        """Mean actions of one seat in a game."""
        return sum(self.turns) / len(self.turns) * sum(self.actions) / len(self.actions)

    def bot_turn(self, levels: Sequence[float]) -> float:
        """Mean seconds of a bot's turn."""
        return sum(share * cost for share, cost in zip(levels, self.bot_seconds, strict=True))


def kinds(bots: Mapping[str, Any], count: int = 5) -> dict[str, GameKind]:
    """The games among measured costs of bots, each with `count` levels: a game with fewer repeats its strongest."""
    found: dict[str, GameKind] = {}
    for name, game in bots.items():
        seconds = [level["ms"] / 1000 for key, level in game["levels"].items() if key not in ("random", "greedy")]
        seconds += [seconds[-1]] * (count - len(seconds))
        found[name] = GameKind(name, game["lengths"]["turns of a seat"], game["lengths"]["actions of a turn"], seconds)
    return found


def shape(time: float) -> float:
    """People at once at a time of the day, as a share of the most; straight lines between full hours."""
    hour = time / 3600 % 24
    first = int(hour)
    return SHAPE[first] + (hour - first) * (SHAPE[(first + 1) % 24] - SHAPE[first])


def day(most: int, games: Mapping[str, GameKind], habits: Habits, seed: int = 1) -> dict[str, float]:
    """A day of visits: arrivals in a Poisson process whose rate follows the day, games one after the other.

    Returns the most people at once, and how many visits, games and actions of people the day has. The rate is such
    that about `most` people are there at the busiest hour.
    """
    rng, simulation = random.Random(seed), Simulation()
    names, weights = list(habits.games), list(habits.games.values())
    counts = {"most at once": 0.0, "visits": 0.0, "games": 0.0, "actions": 0.0}
    here = 0

    def seconds(actions: int, turns: int) -> float:
        own = turns * habits.first_think + max(0, actions - turns) * habits.next_think
        is_alone = rng.random() < habits.with_bots
        return own + (habits.bot_pause * (actions + turns) / 2 if is_alone else own)

    def begin_game() -> None:
        game = games[rng.choices(names, weights)[0]]
        turns = rng.choice(game.turns)
        actions = sum(rng.choices(game.actions, k=turns))
        if simulation.now >= DAY:
            counts["games"] += 1
            counts["actions"] += actions
        simulation.after(seconds(actions, turns) + rng.expovariate(1 / habits.between), end_game)

    def end_game() -> None:
        nonlocal here
        if rng.random() < 1 / habits.games_a_visit:
            here -= 1
        else:
            begin_game()

    def arrive() -> None:
        nonlocal here
        simulation.after(rng.expovariate(rate), arrive)
        if rng.random() < shape(simulation.now):
            here += 1
            counts["visits"] += simulation.now >= DAY
            counts["most at once"] = max(counts["most at once"], here)
            begin_game()

    mean_game = sum(
        share * mean_seconds(games[name], habits) for name, share in habits.games.items()
    ) / sum(weights)  # fmt: skip
    rate = most / (habits.games_a_visit * (mean_game + habits.between))
    simulation.at(DAY - 3 * 3600, arrive)
    simulation.run(2 * DAY)
    return counts


def mean_seconds(game: GameKind, habits: Habits) -> float:
    """Mean seconds of a game for two."""
    turns = sum(game.turns) / len(game.turns)
    actions = game.actions_of_game
    own = turns * habits.first_think + max(0.0, actions - turns) * habits.next_think
    return own + habits.with_bots * habits.bot_pause * (actions + turns) / 2 + (1 - habits.with_bots) * own
