"""Matches between Twisty's bots with rotated seats and paired boards, and the 95 % interval of the score.

    python -m bench.matches master greedy --games 200
    python -m bench.matches master mcts --games 200 --keep matches-mcts
    python -m bench.matches club greedy --seats 3 --games 500

`mcts` is plain tree search: UCT with constant 1.4, 10,000 random playouts per action, no heuristics. The games of a
pair have the same board, rows and first seat; our seat rotates. The interval is Wilson's, over games. The result file
is written after every pair, so an interrupted match has results.
"""

import argparse
import json
import random
import time
from collections.abc import Sequence
from typing import Any

from bench import tree_search
from bench.__main__ import commit, write
from tumblestar.bots import find, play_out, set_up
from tumblestar.contract.game import Chooser, Game
from tumblestar.engine import game_loop, players, speed
from tumblestar.engine.bot_workers import Bot, without_choice
from tumblestar.engine.statistics import interval
from tumblestar.games import find as find_game
from tumblestar.games.twisty import search_moves
from tumblestar.games.twisty.players import BUDGETS, LEVELS
from tumblestar.games.twisty.rules import State


class PlainTree:
    """Plain UCT with a fixed number of random playouts per action."""

    def __init__(self, game: Game, visits: int = 10_000, exploration: float = 1.4) -> None:
        self.visits, self.exploration = visits, exploration
        self.bound = b = speed.bind(game, game_loop, tree_search)
        self.memory, self.keys = players.new_memory(b, game.fresh(game.seats[0]), work=0), b.ints(game_loop.KEYS)
        self.roots, self.scratch = b.states(1), b.states(1)
        self.tree = tree_search.empty_tree(b, 1_000_000 if b.compiled else 100_000)

    def __call__(self, game: Game, s: State, rng: random.Random) -> int:
        """The most visited action. A single legal action is returned without search."""
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        self.bound.put(self.roots, 0, s)
        for seed in (game_loop.CHANCE_SEED, game_loop.CHOICE_SEED):
            self.keys[seed] = rng.getrandbits(62) + 1
        call = self.bound.call
        call.search(self.memory, self.roots, self.keys, self.visits, self.exploration, 100_000, self.scratch, self.tree)
        return int(call.most_visited(self.tree))


class Timed:
    """A searching bot with its own weights, which measures its time."""

    def __init__(self, name: str, game: Game, weights: tuple[int, ...] | None = None) -> None:
        players.pool(game).wait()
        self.worker, self.name = players.PlayerWorker(players.bind(game)), name
        self.weights = weights or search_moves.WEIGHTS
        self.turns, self.spent, self.longest = 0, 0.0, 0.0

    def bot(self) -> Bot[State]:
        """The bot that is measured."""
        return Bot(without_choice(self._plan), remembers=LEVELS[self.name].remembers)

    def _plan(self, game: Game, s: State, rng: random.Random, history: Sequence[State]) -> Sequence[int]:
        distances = self.worker.memory(s).work.space.distances
        distances[search_moves.WEIGHTS_AT :] = self.weights
        start = time.perf_counter()
        actions = self.worker.plan(self.name, s, rng.getrandbits(62) + 1, history, players.MOST_SECONDS)
        took = time.perf_counter() - start
        self.spent += took
        self.turns += search_moves.is_turn_start(s)
        self.longest = max(self.longest, took)
        return actions


def make(name: str, game: Game, weights: tuple[int, ...] | None = None) -> Chooser[State] | Timed:
    """A bot by name; `mcts` or `mcts:1000` is the plain tree search."""
    if name.startswith("mcts"):
        return PlainTree(game, int(name.partition(":")[2] or 10_000))
    return Timed(name, game, weights) if name in BUDGETS else find(name, game)


def main() -> None:
    """Plays the match that the command line describes."""
    parser = argparse.ArgumentParser(prog="python -m bench.matches", description=__doc__.split("\n")[0])
    parser.add_argument("us")
    parser.add_argument("them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, help="with more than two, all others are `them`")
    parser.add_argument("--from-pair", type=int, default=0, help="number of the first pair, to split a match")
    parser.add_argument("--our-weights", type=str, default="", help="for tuning: comma-separated weights")
    parser.add_argument("--their-weights", type=str, default="")
    parser.add_argument("--seed", type=int, default=1, help="seed of the boards")
    parser.add_argument("--keep", default="", help="a name in bench/results")
    args = parser.parse_args()
    game = find_game("twisty")
    weights = [tuple(map(int, w.split(","))) if w else None for w in (args.our_weights, args.their_weights)]
    us, them = make(args.us, game, weights[0]), make(args.them, game, weights[1])
    ours, theirs = (bot.bot() if isinstance(bot, Timed) else bot for bot in (us, them))
    wins, games, rounds = 0.0, 0, 0.0
    start = time.time()
    commit_now = commit()
    pair = args.from_pair
    while games < args.games:
        board = set_up(game, game.fresh(args.seats), random.Random(f"{args.seed} {pair}"))
        for seat in range(args.seats):
            seated = [theirs] * args.seats
            seated[seat] = ours
            end = play_out(game, board, seated, random.Random(f"{args.seed} {pair} {seat}"))
            wins += float(game.win_share(end, seat))
            games += 1
            rounds += end.turns / args.seats
        pair += 1
        low, high = interval(wins, games)
        result: dict[str, Any] = {
            "us": args.us, "them": args.them, "seats": args.seats, "games": games, "wins": wins,
            "score": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4),
            "rounds_a_game": round(rounds / games, 1), "first_pair": args.from_pair, "seed": args.seed,
            "minutes": round((time.time() - start) / 60, 1),
        }  # fmt: skip
        if isinstance(us, Timed):
            result["seconds_a_turn_mean"] = round(us.spent / us.turns, 3)
            result["seconds_a_turn_longest"] = round(us.longest, 3)
        if args.keep:
            write(args.keep, "matches", {"complete": games >= args.games, **result}, commit_now)
        if games % 20 < args.seats or games >= args.games:
            print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
