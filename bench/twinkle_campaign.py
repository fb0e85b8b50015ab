"""Measures how hard Twinkle's solo levels are, and makes the campaign from what it finds.

    python -m bench.twinkle_campaign survey            many sets of colours and missions, a few hundred games each
    python -m bench.twinkle_campaign choose            forty of them, in `campaign.toml`, with won games to show
    python -m bench.twinkle_campaign measure --games 2000 --keep      the forty levels, by `club` and by `greedy`
    python -m bench.twinkle_campaign strong --games 100 --keep        some of them by `strong`, beside `club`

The measure is the share of games that are won by `club`, which is `strong` at its fast setting: it judges what this
turn leaves, not the turn after it. Same seed, same figures.
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
    rolls,
    turn_search,
    two_turn_search,
    value_file,
    value_net,
)
from tumblestar.record import Record, Seat

HERE = Path(campaign.__file__).parent / "data"
"""Where the campaign's data files lie."""
ALL_COLOURS = ["".join(four) for four in combinations(campaign.LETTERS, campaign.COLOURS)]
SURVEY = 400
"""Games of each set that is surveyed."""
EASIEST, HARDEST = 0.97, 0.06
"""The shares of games won that the first and the last level should have."""

Set = tuple[str, tuple[int, ...]]


class Soloist:
    """Plays solo levels with the shipped values, compiled from the first die to the last."""

    def __init__(self) -> None:
        bound = self.bound = speed.bind(
            find_game("twinkle"), playout, rolls, value_net, turn_search, two_turn_search, selfplay
        )
        self.worker, shipped = choosers.Worker(bound), value_file.shipped(True)
        self.layers = choosers.Layers(choosers.weights(bound, shipped.rows), choosers.weights(bound, shipped.tops))

    def wins(self, colours: str, missions: Iterable[int], games: int, seed: str) -> int:
        """How many games of a level are won."""
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
    """How many games of a level any bot of the shelf wins."""
    game, won = find_game("twinkle"), 0
    choose = find(bot, game)
    for i in range(games):
        rng = random.Random(f"{seed} {i}")
        s = game.fresh(1, campaign.options(colours, missions))
        while (actor := game.actor(s)) != OVER:
            game.rules.apply(s, (any_outcome if actor == CHANCE else choose)(game, s, rng))
        won += int(game.win_share(s, 0))
    return won


def candidates(rng: random.Random) -> list[Set]:
    """What is surveyed: every four colours without and with every one mission, and some with two and three."""
    found: list[Set] = [(colours, ()) for colours in ALL_COLOURS]
    found += [(colours, (mission,)) for colours in ALL_COLOURS for mission in range(1, 21)]
    more: set[Set] = set()
    for count, wanted in ((2, 450), (3, 450)):
        while sum(len(missions) == count for _, missions in more) < wanted:
            missions = tuple(sorted(rng.sample(range(1, 21), count)))
            colours = rng.choice(ALL_COLOURS)
            if not campaign.fault(colours, missions):
                more.add((colours, missions))
    return found + sorted(more)


def survey(pool: ProcessPoolExecutor, seed: int) -> None:
    """Measures many sets and writes `measured.json`."""
    sets = candidates(random.Random(seed))
    begin = time.time()
    won = _all(pool, sets, SURVEY, f"survey {seed}")
    found = {campaign.set_of(*one): [count, SURVEY] for one, count in zip(sets, won, strict=True)}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(counts)}" for name, counts in sorted(found.items()))
    (HERE / campaign.MEASURED).write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    print(f"{len(found)} sets, {SURVEY} games each, {(time.time() - begin) / 60:.1f} minutes")


def choose(pool: ProcessPoolExecutor, seed: int, games: int) -> None:
    """Picks forty of the surveyed sets, measures them anew, and writes the campaign and its won games."""
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
        (HERE / campaign.SHOWN.format(number)).write_text(shown_game(colours, missions, number), encoding="utf-8")
    (HERE / campaign.FILE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    campaign.levels.cache_clear()
    for level in campaign.levels():
        print(level.number, level.set, level.success)


def pick(rates: dict[Set, float], rng: random.Random) -> list[Set]:
    """Forty sets with missions, each near its place on the way down; every mission and all colours among them."""
    left = sorted(one for one in rates if one[1])
    picked: list[Set] = []
    seen_colours: dict[str, int] = dict.fromkeys(ALL_COLOURS, 0)
    seen_missions: dict[int, int] = dict.fromkeys(range(1, 21), 0)
    places = list(range(campaign.LEVELS))
    rng.shuffle(places)
    for place in places:
        wanted = EASIEST * (HARDEST / EASIEST) ** ((place / (campaign.LEVELS - 1)) ** 1.6)
        most = 1 if place < 10 else 2 if place < 25 else 3

        def cost(one: Set, wanted: float = wanted, most: int = most) -> float:
            colours, missions = one
            far = abs(rates[one] - wanted) / (0.02 + 0.1 * wanted)
            used = 1.5 * seen_colours[colours] + sum(1.0 * seen_missions[m] for m in missions) / len(missions)
            return far + used + (5.0 if len(missions) > most else 0.0) + (1.0 if len(missions) < most - 1 else 0.0)

        best = min(left, key=cost)
        left.remove(best)
        picked.append(best)
        seen_colours[best[0]] += 1
        for mission in best[1]:
            seen_missions[mission] += 1
    return picked


def shown_game(colours: str, missions: tuple[int, ...], number: int) -> str:
    """The record of a game of a level that `club` wins, from the first seed on that brings one."""
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
    """The forty levels by `club` and, over a fifth of the games, by `greedy`."""
    begin = time.time()
    levels = campaign.levels()
    sets: list[Set] = [(level.colours, level.missions) for level in levels]
    ours, few = _all(pool, sets, games, f"measure {seed}"), games // 5
    took = time.time() - begin
    counts = {"club": (ours, games), "greedy": (_all(pool, sets, few, f"greedy {seed}", "greedy"), few)}
    return {"minutes_for_club": round(took / 60, 1), **_told(levels, counts)}


def strong(pool: ProcessPoolExecutor, seed: int, games: int) -> dict[str, Any]:
    """Every fourth level by `strong`, beside `club` over ten times as many games."""
    levels = campaign.levels()[1::4]
    sets: list[Set] = [(level.colours, level.missions) for level in levels]
    ours, many = _all(pool, sets, games, f"strong {seed}", "strong"), 10 * games
    return _told(levels, {"strong": (ours, games), "club": (_all(pool, sets, many, f"club {seed}"), many)})


def _all(pool: ProcessPoolExecutor, sets: Sequence[Set], games: int, seed: str, bot: str = "") -> list[int]:
    """How many games of each set are won, by the soloist or by a bot of the shelf."""
    tasks = [(bot, *one, games, f"{seed} {campaign.set_of(*one)}") for one in sets]
    return list(pool.map(_wins, *zip(*tasks, strict=True), chunksize=1 if games > SURVEY or bot else 8))


def _told(levels: Sequence[campaign.Level], counts: dict[str, tuple[list[int], int]]) -> dict[str, Any]:
    told = {
        level.number: _line(level, {bot: (won[i], games) for bot, (won, games) in counts.items()})
        for i, level in enumerate(levels)
    }
    shares = {bot: round(sum(won) / games / len(levels), 4) for bot, (won, games) in counts.items()}
    return {"mean": shares, "levels": told}


def _line(level: campaign.Level, counts: dict[str, tuple[int, int]]) -> dict[str, Any]:
    found: dict[str, Any] = {"set": level.set}
    for bot, (won, games) in counts.items():
        low, high = interval(won, games)
        found[bot] = {"share": round(won / games, 4), "low": round(low, 4), "high": round(high, 4), "games": games}
    return found


def _command() -> str:
    return "python -m bench.twinkle_campaign " + " ".join(sys.argv[1:])


def main() -> None:
    """Does what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.twinkle_campaign", description=str(__doc__).split("\n")[0])
    parser.add_argument("what", choices=["survey", "choose", "measure", "strong"])
    parser.add_argument("--games", type=int, default=2000, help="of each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="keep what was measured in bench/results")
    asked = parser.parse_args()
    begun = commit()
    with ProcessPoolExecutor(asked.cores, initializer=ready) as pool:
        if asked.what == "survey":
            return survey(pool, asked.seed)
        if asked.what == "choose":
            return choose(pool, asked.seed, asked.games)
        does: Callable[..., dict[str, Any]] = measure if asked.what == "measure" else strong
        said = does(pool, asked.seed, asked.games)
    print(json.dumps(said, indent=1))
    if asked.keep:
        write(f"twinkle-campaign-{asked.what}", "twinkle_campaign", said, begun)
    return None


if __name__ == "__main__":
    main()
