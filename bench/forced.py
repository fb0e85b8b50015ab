"""Writes the set of forced wins in tests/games/twisty/forced.txt, found by exhaustive search.

    python -m bench.forced

Each line has the number of own turns in which the seat to act can force a win, the number of positions that the
exhaustive search visited, and the position in notation.
"""

import random
from pathlib import Path

from bench import exhaustive
from tumblestar.bots import choose_greedily, set_up
from tumblestar.bots import find as find_bot
from tumblestar.contract.game import Game
from tumblestar.contract.state import OVER, GameState
from tumblestar.engine import speed
from tumblestar.games import find
from tumblestar.games.twisty import search_moves

SET = Path(__file__).parent.parent / "tests" / "games" / "twisty" / "forced.txt"
TARGETS = {(2, 1): 40, (2, 2): 160, (3, 1): 10, (3, 2): 40, (4, 1): 10, (4, 2): 40}
"""Number of positions to find, by (seats, own turns)."""


class ExhaustiveSearch:
    """Exhaustive search for forced wins, with its workspace."""

    def __init__(self, game: Game) -> None:
        self.bound = speed.bind(game, exhaustive)
        self.states = self.bound.states(exhaustive.STEPS)
        self.outs = self.bound.ints(exhaustive.STEPS, game.rules.MAX_LEGAL)
        self.counters = self.bound.ints(1)

    def is_forced(self, s: GameState, me: int, last: int) -> bool:
        """Whether seat `me` can force a win before turn number `last`."""
        self.bound.put(self.states, 0, s)
        self.counters[0] = 0
        return self.bound.call.is_forced(self.states, 0, me, last, self.outs, self.counters) == 1

    def own_turns(self, s: GameState) -> int:
        """Number of own turns in which the mover can force a win: 1, 2, or 0 for neither."""
        if self.is_forced(s, s.mover, s.turns + 1):
            return 1
        return 2 if self.is_forced(s, s.mover, s.turns + s.seats + 1) else 0


def main() -> None:
    """Plays games until the set is full."""
    game = find("twisty")
    solver = ExhaustiveSearch(game)
    strong = find_bot("strong", game)
    missing, lines, seed = dict(TARGETS), set[str](), 0
    while any(missing.values()):
        seed += 1
        rng = random.Random(seed)
        seats = rng.choice([seats for seats, turns in missing if missing[seats, turns]])
        s = set_up(game, game.fresh(seats), rng)
        while game.actor(s) != OVER:
            if search_moves.is_turn_start(s) and max(s.held[:seats]) >= 5:
                turns = solver.own_turns(s)
                if turns and missing[seats, turns]:
                    missing[seats, turns] -= 1
                    lines.add(f"{turns} {int(solver.counters[0])} {game.state_text(s)}")
            bot = (s.mover + seed) % 2
            action = strong(game, s, rng) if bot else choose_greedily(game, s, rng)
            game.rules.apply(s, action)
    SET.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
    print(len(lines), "positions from", seed, "games")


if __name__ == "__main__":
    main()
