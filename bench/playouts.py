"""Rate of random playouts of each game, compared with a similar OpenSpiel game in C++, alternating in one run.

OpenSpiel's rollouts come from its `RandomRolloutEvaluator`: a search of one simulation that rolls out thousands of
games inside C++. The mean number of events per game is counted here, over 4,000 games.

    python -m bench.playouts twinkle_twinkle     one game; writes bench/results/playouts-twinkle_twinkle.json
"""

import random
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from tumblestar.games import GAMES
from tumblestar.lab.playouts import MILLION, figures, paces
from tumblestar.lab.playouts import measure as measure_alone

EVENTS = 1_000_000
"""Approximate number of events per rollout call."""
COUNTED = 4000
ROUNDS = 7
RIVALS = {"twisty": "connect_four", "shizzle": "pig", "twinkle": "backgammon", "twinkle_twinkle": "backgammon"}
"""OpenSpiel game to compare each of our games with."""


class Rival:
    """One of OpenSpiel's games, rolled out in C++."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.spiel, self.game, self.name = pyspiel, pyspiel.load_game(name), name.replace("_", " ")
        rng, events, decisions = random.Random(1), 0, 0
        for _ in range(COUNTED):
            state = self._start(rng)
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
                events += 1
        self.events_a_game, self.decisions_part = events / COUNTED, decisions / events
        self.rollouts = int(EVENTS / self.events_a_game)
        self.best = 0.0

    def _start(self, rng: random.Random) -> Any:
        """The first state in which a player acts; OpenSpiel's search crashes at chance nodes."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        return state

    def round(self, seed: int) -> None:
        """Rolls out once and updates the best rate."""
        evaluator = self.spiel.RandomRolloutEvaluator(self.rollouts, seed)
        bot = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, seed, False)
        state = self._start(random.Random(seed))
        start = perf_counter()
        bot.mcts_search(state)
        self.best = max(self.best, self.rollouts * self.events_a_game / (perf_counter() - start) / MILLION)

    def description(self) -> str:
        """The game and its rate; in a game with chance also the rate of decisions."""
        part = f", {self.best * self.decisions_part:.3g} decisions" if self.decisions_part < 1 else ""
        return f"OpenSpiel {self.name} in C++, {self.best:.3g} M/s{part}"


def measure(names: Sequence[str] = tuple(GAMES)) -> dict[str, dict[str, Any]]:
    """Millions of events per second of these games, with the ratio to their OpenSpiel games.

    Without OpenSpiel, the ratio is to the same rules interpreted.
    """
    if not find_spec("pyspiel"):
        print("OpenSpiel is not installed, so rates have no comparison: pip install -e '.[bench]'", file=sys.stderr)
        return {name: meters for name, meters in measure_alone().items() if name.partition(":")[0] in names}
    results: dict[str, dict[str, Any]] = {}
    for name in names:
        game = GAMES[name]
        rival = Rival(RIVALS[name])
        meters = paces(game)
        for n in range(ROUNDS):
            rival.round(n + 1)
            for pace in meters.values():
                pace.round()
        results |= figures(name, meters, rival.best, rival.description())
    return results


if __name__ == "__main__":
    from bench.__main__ import save

    for name in sys.argv[1:]:
        save(f"playouts-{name}", f"python -m bench.playouts {name}", {"figures": measure([name])})
