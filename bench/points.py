"""What the kept ladders say: points of every level, and the pairs that their matches leave undecided.

    python -m bench.points              writes points.json of the bots, and the tables of docs/strength.md
    python -m bench.points --check      writes nothing; exit status 1 if either is out of date

The ladders are those of `tumblestar lab ladder GAME --keep bench/results`. A pair of neighbours is undecided, with some
number of seats, where the 95 % interval of the difference of their ratings by their own matches includes 0.
"""

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from bench.__main__ import RESULTS
from tumblestar import games
from tumblestar.lab import ladder
from tumblestar.lab.ladder import Played, Rating

ROOT = Path(__file__).parents[1]
POINTS = ROOT / "src/tumblestar/bots/points.json"
DOCS = ROOT / "docs/strength.md"
TABLE = re.compile(r"(?<=<!-- ladder: )(\w+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)
"""Where the docs have the tables of a game."""


def kept(game: str) -> dict[str, Any]:
    """The kept ladder of a game."""
    return json.loads((RESULTS / f"ladder-{game}.json").read_text(encoding="utf-8"))


def seats_of(results: dict[str, Any]) -> list[int]:
    """The numbers of seats of a ladder."""
    return sorted({match["seats"] for match in results["matches"]})


def points_of(results: dict[str, Any]) -> dict[str, dict[str, int]]:
    """The points of each bot by the number of seats, with the options of the box."""
    found: dict[str, dict[str, int]] = {}
    for seats in seats_of(results):
        for bot, rating in results["ratings"][f"box, {seats}"].items():
            found.setdefault(bot, {})[str(seats)] = round(rating["points"])
    return found


def all_points() -> str:
    """What stands in points.json."""
    found = {name: points_of(kept(name)) for name in games.GAMES}
    return json.dumps(found, indent=1) + "\n"


def of_pairs(results: dict[str, Any]) -> Iterator[tuple[str, str, int, Rating, int]]:
    """Neighbours as (upper, lower, seats, by how much the upper one is ahead, games), by their own matches."""
    matches = [Played(**match) for match in results["matches"] if match["options"] == "box"]
    order = [name for name in ladder.weakest_first(games.find(results["game"])) if name in points_of(results)]
    for seats in seats_of(results):
        for lower, upper in pairwise(order):
            own = [match for match in matches if match.seats == seats and {match.us, match.them} == {lower, upper}]
            if own:
                yield upper, lower, seats, difference(own, upper), sum(match.games for match in own)


def difference(own: Sequence[Played], upper: str) -> Rating:
    """The rating of the upper of two bots beside the lower one, by matches of these two."""
    rated = ladder.ratings(own)
    (base,) = (name for name in rated if rated[name].points == rated[name].low == rated[name].high)
    other = next(name for name in rated if name != base)
    points, low, high = rated[other]
    return Rating(points, low, high) if other == upper else Rating(-points, -high, -low)


def table(name: str) -> str:
    """The tables of a game for the docs."""
    results = kept(name)
    seats = seats_of(results)
    lines = ["| bot |" + "".join(f" {count} seats |" for count in seats), "|---|" + "---|" * len(seats)]
    for bot in ladder.weakest_first(games.find(name)):
        cells = (results["ratings"][f"box, {count}"].get(bot) for count in seats)
        lines.append(f"| `{bot}` |" + "".join(f" {said(cell)} |" for cell in cells))
    undecided = [pair for pair in of_pairs(results) if pair[3].low <= 0]
    lines += [
        "",
        "Undecided by the matches of these two alone:" if undecided else "No pair of neighbours is undecided.",
    ]
    lines += [""] * bool(undecided)
    for upper, lower, count, ahead, played in undecided:
        points = said({"points": ahead.points, "low": ahead.low, "high": ahead.high})
        lines.append(f"- `{upper}` and `{lower}` with {count} seats: {points} points in {played:,} games")
    return "\n".join(lines) + "\n"


def said(rating: dict[str, float] | None) -> str:
    """A rating in a table."""
    if rating is None:
        return ""
    points, low, high = (f"{round(rating[key]):,}" for key in ("points", "low", "high"))
    return points if low == points == high else f"{points} ({low} to {high})"


def docs() -> str:
    """The page of strength, with its tables as the kept ladders have them."""
    return TABLE.sub(lambda found: found[1] + found[2] + table(found[1]), DOCS.read_text(encoding="utf-8"))


def main() -> None:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.points", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    only_check = parser.parse_args().check
    for file, text in ((POINTS, all_points()), (DOCS, docs())):
        if file.read_text(encoding="utf-8") == text:
            continue
        if only_check:
            raise SystemExit(f"{file.relative_to(ROOT)} is out of date: run python -m bench.points")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
