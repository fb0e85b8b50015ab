"""Measures the difficulty of Twinkle's solo levels, and generates the campaign from it.

    python -m bench.twinkle_campaign survey            many sets of colours and missions, a few hundred games each
    python -m bench.twinkle_campaign choose            picks forty sets for `campaign.toml`, with a won game of each
    python -m bench.twinkle_campaign measure --games 2000 --keep      the forty levels, played by `club` and `greedy`
    python -m bench.twinkle_campaign strong --games 100 --keep        every fourth level, played by `strong` and `club`

Difficulty is the share of games that `club` wins. `club` is `strong` with a faster search: it evaluates the end of the
current turn and does not search the next one. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from bench import twinkle_selfplay as selfplay
from bench.__main__ import commit, write
from bench.matches import interval
from bench.twinkle_matches import ready
from tumblestar import speed
from tumblestar.bots import any_outcome, find, playout
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games import find as find_game
from tumblestar.games.twinkle import campaign
from tumblestar.games.twinkle.bots import (
    choosers,
    last_turn,
    next_to_last_turn,
    rivals_dice,
    rolls,
    turn_search,
    two_turn_search,
    value_file,
    value_net,
)
from tumblestar.record import Record, Seat

HERE = Path(campaign.__file__).parent / "data"
"""The folder of the campaign's data files."""
ALL_COLOURS = ["".join(four) for four in combinations(campaign.LETTERS, campaign.COLOURS)]
SURVEY = 400
"""Games of each surveyed set."""
EASIEST, HARDEST = 0.97, 0.06
"""Target success rates of the first and the last level."""

LevelSet = tuple[str, tuple[int, ...]]
"""Four colours as letters, and the numbers of the missions."""


class Soloist:
    """Plays solo levels with the shipped net, in compiled code."""

    def __init__(self) -> None:
        bound = self.bound = speed.bind(
            find_game("twinkle"),
            playout,
            rolls,
            value_net,
            turn_search,
            last_turn,
            next_to_last_turn,
            rivals_dice,
            two_turn_search,
            selfplay,
        )
        self.worker, shipped = choosers.Worker(bound), value_file.shipped(True)
        self.layers = choosers.Layers(choosers.weights(True, shipped.rows), choosers.weights(True, shipped.tops))

    def wins(self, colours: str, missions: Iterable[int], games: int, seed: str) -> int:
        """Plays games of a level. Returns the number of wins."""
        game, worker, rng = self.bound.game, self.worker, random.Random(seed)
        start = game.fresh(1, campaign.options(colours, list(missions)))
        won = 0
        for _ in range(games):
            self.bound.put(worker.states, 0, start)
            s = worker.states[0]
            self.bound.call.play(s, rng.getrandbits(60), 0, self.layers, worker.work, worker.out, worker.weights)
            won += int(self.bound.call.win_share(s, 0))
        return won


@cache
def soloist() -> Soloist:
    """The soloist of this process."""
    return Soloist()


def _wins(bot: str, colours: str, missions: tuple[int, ...], games: int, seed: str) -> int:
    if bot:
        return _bot_wins(bot, colours, missions, games, seed)
    return soloist().wins(colours, missions, games, seed)


def _bot_wins(bot: str, colours: str, missions: tuple[int, ...], games: int, seed: str) -> int:
    """Plays games of a level with a bot of the package. Returns the number of wins."""
    game, won = find_game("twinkle"), 0
    choose = find(bot, game)
    for i in range(games):
        rng = random.Random(f"{seed} {i}")
        s = game.fresh(1, campaign.options(colours, missions))
        while (actor := game.actor(s)) != OVER:
            game.rules.apply(s, (any_outcome if actor == CHANCE else choose)(game, s, rng))
        won += int(game.win_share(s, 0))
    return won


def candidates(rng: random.Random) -> list[LevelSet]:
    """Sets to survey: every four colours with no mission and with each mission, and random ones with two and three."""
    sets: list[LevelSet] = [(colours, ()) for colours in ALL_COLOURS]
    sets += [(colours, (mission,)) for colours in ALL_COLOURS for mission in range(1, 21)]
    more: set[LevelSet] = set()
    for count, wanted in ((2, 450), (3, 450)):
        while sum(len(missions) == count for _, missions in more) < wanted:
            missions = tuple(sorted(rng.sample(range(1, 21), count)))
            colours = rng.choice(ALL_COLOURS)
            if not campaign.fault(colours, missions):
                more.add((colours, missions))
    return sets + sorted(more)


def survey(pool: ProcessPoolExecutor, seed: int) -> None:
    """Measures many sets and writes `measured.json`."""
    sets = candidates(random.Random(seed))
    start = time.time()
    won = _all(pool, sets, SURVEY, f"survey {seed}")
    results = {campaign.set_of(*one): [count, SURVEY] for one, count in zip(sets, won, strict=True)}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(counts)}" for name, counts in sorted(results.items()))
    (HERE / campaign.MEASURED).write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    print(f"{len(results)} sets, {SURVEY} games each, {(time.time() - start) / 60:.1f} minutes")


def choose(pool: ProcessPoolExecutor, seed: int, games: int) -> None:
    """Picks forty of the surveyed sets, measures them again, and writes the campaign with a won game of each."""
    known = campaign.read_measured((HERE / campaign.MEASURED).read_text(encoding="utf-8"))
    rates = {one: won / games for name, (won, games) in known.items() if (one := campaign.read_set(name)) is not None}
    picked = pick(rates, random.Random(seed))
    counted = _all(pool, picked, games, f"level {seed}")
    ranked = sorted(zip(picked, counted, strict=True), key=lambda entry: -entry[1])
    lines = [
        "# The forty levels of the campaign: a reconstruction of ours; the printed ones are not known to us (TW-6.10).",
        "# Four cards of ten. success: the share of games that the bot `club` wins; it never rises.",
        f"# Made by: {_command()} (commit {commit()}).",
    ]
    for number, ((colours, missions), won) in enumerate(ranked, 1):
        lines += ["", f"[[level]] # {number}", f'colours = "{colours}"', f"missions = {list(missions)}"]
        lines += [f"success = {won / games:.4f}", f"games = {games}"]
        (HERE / campaign.SHOWN.format(number)).write_text(won_game(colours, missions, number), encoding="utf-8")
    (HERE / campaign.FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    campaign.levels.cache_clear()
    for level in campaign.levels():
        print(level.number, level.set, level.success)


def pick(rates: dict[LevelSet, float], rng: random.Random) -> list[LevelSet]:
    """Forty sets with missions and falling success rates, in random order. All missions and colours occur."""
    available = sorted(one for one in rates if one[1])
    picked: list[LevelSet] = []
    seen_colours: dict[str, int] = dict.fromkeys(ALL_COLOURS, 0)
    seen_missions: dict[int, int] = dict.fromkeys(range(1, 21), 0)
    places = list(range(campaign.LEVELS))
    rng.shuffle(places)
    for place in places:
        wanted = EASIEST * (HARDEST / EASIEST) ** ((place / (campaign.LEVELS - 1)) ** 1.6)
        max_missions = 1 if place < 10 else 2 if place < 25 else 3

        def cost(one: LevelSet, wanted: float = wanted, max_missions: int = max_missions) -> float:
            colours, missions = one
            distance = abs(rates[one] - wanted) / (0.02 + 0.1 * wanted)
            repetition = 1.5 * seen_colours[colours] + sum(1.0 * seen_missions[m] for m in missions) / len(missions)
            return (
                distance
                + repetition
                + (5.0 if len(missions) > max_missions else 0.0)
                + (1.0 if len(missions) < max_missions - 1 else 0.0)
            )

        best = min(available, key=cost)
        available.remove(best)
        picked.append(best)
        seen_colours[best[0]] += 1
        for mission in best[1]:
            seen_missions[mission] += 1
    return picked


def won_game(colours: str, missions: tuple[int, ...], number: int) -> str:
    """The record of the first game of a level that `club` wins; seeds are tried in order."""
    game, i = find_game("twinkle"), 0
    choose_one = find("club", game)
    while True:
        i += 1
        seed = f"level {number} game {i}"
        record = Record.new(game, [Seat("bot", "club")], campaign.options(colours, missions), chance="seed", seed=seed)
        seal = record.seal
        assert seal
        rng = random.Random(seed)
        while not record.is_over:
            if record.actor == CHANCE:
                record.roll(seal)
            else:
                record.append(choose_one(game, record.state, rng))
        if record.result == "1":
            return record.text()


def measure(pool: ProcessPoolExecutor, seed: int, games: int) -> dict[str, Any]:
    """Success rates of the forty levels, of `club` and (over a fifth of the games) of `greedy`."""
    start = time.time()
    levels = campaign.levels()
    sets: list[LevelSet] = [(level.colours, level.missions) for level in levels]
    wins, fewer = _all(pool, sets, games, f"measure {seed}"), games // 5
    seconds = time.time() - start
    counts = {"club": (wins, games), "greedy": (_all(pool, sets, fewer, f"greedy {seed}", "greedy"), fewer)}
    return {"minutes_for_club": round(seconds / 60, 1), **_success_rates(levels, counts)}


def strong(pool: ProcessPoolExecutor, seed: int, games: int) -> dict[str, Any]:
    """Success rates of every fourth level, of `strong` and (over ten times as many games) of `club`."""
    levels = campaign.levels()[1::4]
    sets: list[LevelSet] = [(level.colours, level.missions) for level in levels]
    wins, more_games = _all(pool, sets, games, f"strong {seed}", "strong"), 10 * games
    return _success_rates(
        levels, {"strong": (wins, games), "club": (_all(pool, sets, more_games, f"club {seed}"), more_games)}
    )


def _all(pool: ProcessPoolExecutor, sets: Sequence[LevelSet], games: int, seed: str, bot: str = "") -> list[int]:
    """Number of wins for each set, by the soloist or by a bot of the package."""
    tasks = [(bot, *one, games, f"{seed} {campaign.set_of(*one)}") for one in sets]
    return list(pool.map(_wins, *zip(*tasks, strict=True), chunksize=1 if games > SURVEY or bot else 8))


def _success_rates(levels: Sequence[campaign.Level], counts: dict[str, tuple[list[int], int]]) -> dict[str, Any]:
    rates = {
        level.number: _level_rates(level, {bot: (won[i], games) for bot, (won, games) in counts.items()})
        for i, level in enumerate(levels)
    }
    shares = {bot: round(sum(won) / games / len(levels), 4) for bot, (won, games) in counts.items()}
    return {"mean": shares, "levels": rates}


def _level_rates(level: campaign.Level, counts: dict[str, tuple[int, int]]) -> dict[str, Any]:
    rates: dict[str, Any] = {"set": level.set}
    for bot, (won, games) in counts.items():
        low, high = interval(won, games)
        rates[bot] = {"share": round(won / games, 4), "low": round(low, 4), "high": round(high, 4), "games": games}
    return rates


def _command() -> str:
    return "python -m bench.twinkle_campaign " + " ".join(sys.argv[1:])


def main() -> None:
    """Runs the step that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_campaign", description=str(__doc__).split("\n")[0])
    parser.add_argument("what", choices=["survey", "choose", "measure", "strong"])
    parser.add_argument("--games", type=int, default=2000, help="games per level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="write the results to bench/results")
    args = parser.parse_args()
    start_commit = commit()
    with ProcessPoolExecutor(args.cores, initializer=ready) as pool:
        if args.what == "survey":
            return survey(pool, args.seed)
        if args.what == "choose":
            return choose(pool, args.seed, args.games)
        run_step: Callable[..., dict[str, Any]] = measure if args.what == "measure" else strong
        result = run_step(pool, args.seed, args.games)
    print(json.dumps(result, indent=1))
    if args.keep:
        write(f"twinkle-campaign-{args.what}", "twinkle_campaign", result, start_commit)
    return None


if __name__ == "__main__":
    main()
