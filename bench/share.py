"""Time and size of animations of whole games, and the length of their links.

    python -m bench.share --keep    all games; kept in bench/results/share.json

Games are between two `greedy` bots. An animation is drawn as the server does it, by a process of its own, but at
ordinary priority; its start and imports count. The time of the processor is what it costs; by the clock it takes as
long as others leave of the machine. Both are the best of all rounds.
"""

from __future__ import annotations

import argparse
import random
import resource
import subprocess
import sys
import time
from json import dumps

from bench.__main__ import commit, write
from bench.made_tables import play_out
from tumblestar import bots
from tumblestar.features.share import moments as link
from tumblestar.features.share.moments import Story
from tumblestar.games import GAMES
from tumblestar.picture import rendering
from tumblestar.record import Record, Seat

SECONDS, BYTES, EVENTS = 3.0, 1_000_000, 100
"""The targets, for a game of so many events."""
PROGRAM = "import json, sys\nfrom tumblestar.features.share.moments import film\n"
PROGRAM += "sys.stdout.buffer.write(film(json.load(sys.stdin)))"
"""Draws one picture as the background does."""


def game_between_bots(name: str) -> Record:
    """A finished game for two."""
    game, luck = GAMES[name], random.Random(5)
    record = Record.new(game, [Seat("bot", "greedy")] * 2, chance="seed", seed="share")
    seal = record.seal
    assert seal
    return play_out(record, seal, bots.choose_greedily, luck)


def measured(record: Record, rounds: int) -> dict[str, object]:
    """The figures of one game."""
    text, moments = record.text(), Story(record).moments()
    found: dict[str, object] = {"events": len(record.events), "moments": len(moments), "link": len(link.packed(text))}
    for kind in rendering.FILMS:
        asked = dumps({"record": text, "kind": kind, "theme": "night"}).encode()
        took, by_clock, size = list[float](), list[float](), 0
        for _ in range(rounds):
            before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
            done = subprocess.run([sys.executable, "-c", PROGRAM], input=asked, capture_output=True, check=True)
            by_clock.append(time.perf_counter() - began)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            took.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            size = len(done.stdout)
        part = EVENTS / len(record.events)
        found[kind] = {
            "processor_seconds": round(min(took), 2),
            "seconds": round(min(by_clock), 2),
            "bytes": size,
            "per_100_events": {"processor_seconds": round(min(took) * part, 2), "bytes": round(size * part)},
            "of_target": {"seconds": round(min(took) * part / SECONDS, 2), "bytes": round(size * part / BYTES, 2)},
        }
    return found


def main() -> None:
    """Measures all games."""
    parser = argparse.ArgumentParser(prog="python -m bench.share", description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    begun, found = commit(), dict[str, object]()
    for name in GAMES:
        found[name] = one = measured(game_between_bots(name), args.rounds)
        print(f"{name}: {one}", flush=True)
    if args.keep:
        write("share", "share", {"targets": {"seconds": SECONDS, "bytes": BYTES, "events": EVENTS}, **found}, begun)


if __name__ == "__main__":
    main()
