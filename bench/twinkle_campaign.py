"""Measures the difficulty of Twinkle's solo levels, and generates the campaign from it.

    python -m bench.twinkle_campaign survey            many sets of colours and missions, a few hundred games each
    python -m bench.twinkle_campaign choose            picks forty sets for `campaign.toml`, with a won game of each
    python -m bench.twinkle_campaign measure --games 50 --keep        the forty levels, played by the best bots

Difficulty is the share of games that `strong` wins. `measure` plays so many games a level with `master`, and ten times
as many with `strong` and with `greedy`. The same seed gives the same figures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from bench.__main__ import commit, write
from bench.made_tables import play_out
from tumblestar.bots import find
from tumblestar.engine.statistics import interval
from tumblestar.games import find as find_game
from tumblestar.games.twinkle import campaign
from tumblestar.lab.engine import processes
from tumblestar.lab.ladder import match, match_study
from tumblestar.record import Record, Seat

HERE = Path(campaign.__file__).parent / "data"
"""The folder of the campaign's data files."""
ALL_COLOURS = ["".join(four) for four in combinations(campaign.LETTERS, campaign.COLOURS)]
SURVEY = 400
"""Games of each surveyed set."""
SEEDS = 3
"""Seeds of matches for each seed of the command line: of `survey`, `choose` and `measure`."""
EASIEST, HARDEST = 0.97, 0.06
"""Target success rates of the first and the last level."""

LevelSet = tuple[str, tuple[int, ...]]
"""Four colours as letters, and the numbers of the missions."""


def wins(bot: str, sets: Iterable[LevelSet], games: int, seed: int, cores: int) -> list[int]:
    """Plays games of each set with a bot. Returns the numbers of wins."""
    game = find_game("twinkle")
    chosen = (match_study(game, bot, bot, 1, campaign.options(*one), seed) for one in sets)
    return [round(match(study, games, processes(cores)).wins) for study in chosen]


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


def survey(seed: int, cores: int) -> None:
    """Measures many sets and writes `measured.json`."""
    sets = candidates(random.Random(seed))
    start = time.time()
    won = wins("strong", sets, SURVEY, SEEDS * seed, cores)
    results = {campaign.set_of(*one): [count, SURVEY] for one, count in zip(sets, won, strict=True)}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(counts)}" for name, counts in sorted(results.items()))
    (HERE / campaign.MEASURED).write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    print(f"{len(results)} sets, {SURVEY} games each, {(time.time() - start) / 60:.1f} minutes")


def choose(seed: int, games: int, cores: int) -> None:
    """Picks forty of the surveyed sets, measures them again, and writes the campaign with a won game of each."""
    known = campaign.read_measured((HERE / campaign.MEASURED).read_text(encoding="utf-8"))
    rates = {one: won / games for name, (won, games) in known.items() if (one := campaign.read_set(name)) is not None}
    picked = pick(rates, random.Random(seed))
    counted = wins("strong", picked, games, SEEDS * seed + 1, cores)
    ranked = sorted(zip(picked, counted, strict=True), key=lambda entry: -entry[1])
    lines = [
        "# The forty levels of the campaign: a reconstruction of ours; the printed ones are not known to us (TW-6.10).",
        "# Four cards of ten. success: the share of games that the bot `strong` wins; it never rises.",
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
    """The record of the first game of a level that `strong` wins; seeds are tried in order."""
    game, i = find_game("twinkle"), 0
    choose_one = find("strong", game)
    while True:
        i += 1
        seed = f"level {number} game {i}"
        record = Record.new(
            game, [Seat("bot", "strong")], campaign.options(colours, missions), chance="seed", seed=seed
        )
        seal = record.seal
        assert seal
        if play_out(record, seal, choose_one, random.Random(seed)).result == "1":
            return record.text()


def measure(seed: int, games: int, cores: int) -> dict[str, Any]:
    """Success rates of the forty levels, of `master` and (over ten times as many games) of `strong` and `greedy`."""
    levels, start = campaign.levels(), time.time()
    sets: list[LevelSet] = [(level.colours, level.missions) for level in levels]
    numbers = {"master": games, "strong": 10 * games, "greedy": 10 * games}
    counts = {bot: (wins(bot, sets, number, SEEDS * seed + 2, cores), number) for bot, number in numbers.items()}
    return {"minutes": round((time.time() - start) / 60, 1), **_success_rates(levels, counts)}


def _success_rates(levels: Sequence[campaign.Level], counts: dict[str, tuple[list[int], int]]) -> dict[str, Any]:
    rates = {
        level.number: {"set": level.set, **_shares({bot: (won[i], games) for bot, (won, games) in counts.items()})}
        for i, level in enumerate(levels)
    }
    sums = {bot: (sum(won), games * len(levels)) for bot, (won, games) in counts.items()}
    return {"all": _shares(sums), "levels": rates}


def _shares(counts: dict[str, tuple[int, int]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for bot, (won, games) in counts.items():
        low, high = interval(won, games)
        found[bot] = {"share": round(won / games, 4), "low": round(low, 4), "high": round(high, 4), "games": games}
    return found


def _command() -> str:
    return "python -m bench.twinkle_campaign " + " ".join(sys.argv[1:])


def main() -> None:
    """Runs the step that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_campaign", description=str(__doc__).split("\n")[0])
    parser.add_argument("what", choices=["survey", "choose", "measure"])
    parser.add_argument("--games", type=int, default=2000, help="games per level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="write the results to bench/results")
    args = parser.parse_args()
    start_commit = commit()
    if args.what == "survey":
        return survey(args.seed, args.cores)
    if args.what == "choose":
        return choose(args.seed, args.games, args.cores)
    result = measure(args.seed, args.games, args.cores)
    print(json.dumps(result, indent=1))
    if args.keep:
        write(f"twinkle-campaign-{args.what}", "twinkle_campaign", result, start_commit)
    return None


if __name__ == "__main__":
    main()
