"""Random games of every game on the shelf beside OpenSpiel's connect four in C++, measured in turns in one run.

OpenSpiel's rollouts are those of its `RandomRolloutEvaluator`: a search of one simulation that rolls out 50,000 games
from the empty board, all inside C++; a game has 21.2 moves in the mean (counted here, over 4,000 games).
"""

import random
import sys
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from tumblestar.games import SHELF
from tumblestar.lab.playouts import MILLION, figures, paces
from tumblestar.lab.playouts import measure as measure_alone

ROLLOUTS = 50_000
ROUNDS = 7


class ConnectFour:
    """OpenSpiel's connect four, rolled out in C++."""

    def __init__(self) -> None:
        import pyspiel

        self.spiel, self.game = pyspiel, pyspiel.load_game("connect_four")
        rng, moves = random.Random(1), 0
        for _ in range(4000):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        self.moves_a_game = moves / 4000
        self.best = 0.0

    def round(self, seed: int) -> None:
        """Rolls out once; keeps the pace if it is the best so far."""
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 100, False, seed, False)
        state = self.game.new_initial_state()
        begin = perf_counter()
        bot.mcts_search(state)
        self.best = max(self.best, ROLLOUTS * self.moves_a_game / (perf_counter() - begin) / MILLION)


def measure() -> dict[str, dict[str, Any]]:
    """Millions of events a second, and how many times as many as OpenSpiel's connect four.

    Without OpenSpiel, against the same rules interpreted.
    """
    if not find_spec("pyspiel"):
        print("Without OpenSpiel there is nothing to compare with: pip install -e '.[bench]'", file=sys.stderr)
        return measure_alone()
    other = ConnectFour()
    said: dict[str, dict[str, Any]] = {}
    for name, game in SHELF.items():
        found = paces(game)
        for n in range(ROUNDS):
            other.round(n + 1)
            for pace in found.values():
                pace.round()
        said |= figures(name, found, other.best, f"OpenSpiel connect four in C++, {other.best:.3g} M/s")
    return said
