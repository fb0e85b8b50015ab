"""Makes the set of forced wins (tests/games/twisty/bots/forced.txt): positions of games, tried exhaustively.

    python -m bench.forced

Each line: within how many of its own turns the seat to act wins by force, how many actions exhaustive search tried to
find that out, and the position in notation.
"""

import random
from pathlib import Path

from bench import exhaustive
from tumblestar import speed
from tumblestar.bots import choose_greedily, set_up
from tumblestar.bots import find as find_bot
from tumblestar.contract.state import OVER, GameState
from tumblestar.game import Game
from tumblestar.games import find
from tumblestar.games.twisty import search_moves

SET = Path(__file__).parent.parent / "tests" / "games" / "twisty" / "bots" / "forced.txt"
WANTED = {(2, 1): 40, (2, 2): 160, (3, 1): 10, (3, 2): 40, (4, 1): 10, (4, 2): 40}
"""How many positions, by seats and own turns."""


class Trier:
    """Answers whether a win is forced, by trying everything."""

    def __init__(self, game: Game) -> None:
        self.bound = speed.bind(game, exhaustive)
        self.states = self.bound.states(exhaustive.STEPS)
        self.outs = self.bound.ints(exhaustive.STEPS, game.rules.MAX_LEGAL)
        self.tally = self.bound.ints(1)

    def is_forced(self, s: GameState, me: int, last: int) -> bool:
        """Whether seat `me` wins before turn number `last`, whatever the others do."""
        self.bound.put(self.states, 0, s)
        self.tally[0] = 0
        return self.bound.call.is_forced(self.states, 0, me, last, self.outs, self.tally) == 1

    def own_turns(self, s: GameState) -> int:
        """Within how many of its own turns the mover wins by force: 1, 2, or 0 for neither."""
        if self.is_forced(s, s.mover, s.turns + 1):
            return 1
        return 2 if self.is_forced(s, s.mover, s.turns + s.seats + 1) else 0


def main() -> None:
    """Plays games until the set is full."""
    game = find("twisty")
    trier = Trier(game)
    strong = find_bot("strong", game)
    wanted, lines, seed = dict(WANTED), set[str](), 0
    while any(wanted.values()):
        seed += 1
        rng = random.Random(seed)
        seats = rng.choice([seats for seats, turns in wanted if wanted[seats, turns]])
        s = set_up(game, game.fresh(seats), rng)
        while game.actor(s) != OVER:
            if search_moves.is_turn_start(s) and max(s.held[:seats]) >= 5:
                turns = trier.own_turns(s)
                if turns and wanted[seats, turns]:
                    wanted[seats, turns] -= 1
                    lines.add(f"{turns} {int(trier.tally[0])} {game.state_text(s)}")
            bot = (s.mover + seed) % 2
            action = strong(game, s, rng) if bot else choose_greedily(game, s, rng)
            game.rules.apply(s, action)
    SET.write_text("".join(f"{line}\n" for line in sorted(lines)), encoding="utf-8")
    print(len(lines), "positions from", seed, "games")


if __name__ == "__main__":
    main()
