"""Random games of every game on the shelf beside a like one of OpenSpiel's in C++, measured in turns in one run.

OpenSpiel's rollouts are those of its `RandomRolloutEvaluator`: a search of one simulation that rolls out thousands of
games from the beginning, all inside C++. How many events a game has is counted here, over 4,000 games.

    python -m bench.playouts twinkle_twinkle     this game alone, kept as bench/results/playouts-twinkle_twinkle.json
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
"""About so many events are rolled out at a time."""
COUNTED = 4000
ROUNDS = 7
RIVALS = {"twisty": "connect_four", "shizzle": "pig", "twinkle": "backgammon", "twinkle_twinkle": "backgammon"}
"""Which of OpenSpiel's games each of ours is measured beside."""


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
        """The first state in which a player is to act: a search crashes where chance is."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        return state

    def round(self, seed: int) -> None:
        """Rolls out once; keeps the pace if it is the best so far."""
        evaluator = self.spiel.RandomRolloutEvaluator(self.rollouts, seed)
        bot = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, seed, False)
        state = self._start(random.Random(seed))
        begin = perf_counter()
        bot.mcts_search(state)
        self.best = max(self.best, self.rollouts * self.events_a_game / (perf_counter() - begin) / MILLION)

    def said(self) -> str:
        """The rival and its pace, its decisions told apart where it has events of chance."""
        part = f", {self.best * self.decisions_part:.3g} decisions" if self.decisions_part < 1 else ""
        return f"OpenSpiel {self.name} in C++, {self.best:.3g} M/s{part}"


def measure(names: Sequence[str] = tuple(GAMES)) -> dict[str, dict[str, Any]]:
    """Millions of events a second of these games, and how many times as many as OpenSpiel's game beside each.

    Without OpenSpiel, against the same rules interpreted.
    """
    if not find_spec("pyspiel"):
        print("Without OpenSpiel there is nothing to compare with: pip install -e '.[bench]'", file=sys.stderr)
        return {name: found for name, found in measure_alone().items() if name.partition(":")[0] in names}
    said: dict[str, dict[str, Any]] = {}
    for name in names:
        game = GAMES[name]
        rival = Rival(RIVALS[name])
        found = paces(game)
        for n in range(ROUNDS):
            rival.round(n + 1)
            for pace in found.values():
                pace.round()
        said |= figures(name, found, rival.best, rival.said())
    return said


if __name__ == "__main__":
    from bench.__main__ import keep

    for asked in sys.argv[1:]:
        keep(f"playouts-{asked}", f"python -m bench.playouts {asked}", {"figures": measure([asked])})
