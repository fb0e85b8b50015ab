"""docs/environments.md says what the games declare; `python -m tests.env.test_documentation` writes its tables."""

import doctest
import json
import re
from collections.abc import Callable
from pathlib import Path

from tumblestar.contract.observations import width
from tumblestar.games import GAMES
from tumblestar.words import say

PAGE = Path(__file__).parents[2] / "docs/environments.md"


def fields() -> str:
    """A table of the fields of each game."""
    lines: list[str] = []
    for game in GAMES.values():
        found = game.observation.FIELDS
        lines += [f"### {say('en', game.title)}: {width(found):,} numbers, {2 * width(found):,} bytes", ""]
        lines += ["| at | field | shape | from, to | meaning |", "|---|---|---|---|---|"]
        at = 0
        for field in found:
            shape = " × ".join(map(str, field.shape)) or "1"
            lines.append(f"| {at} | `{field.name}` | {shape} | {field.low}, {field.high} | {field.meaning} |")
            at += field.size
        lines.append("")
    return "\n".join(lines[:-1])


def symmetries() -> str:
    """A table of the symmetries of each game."""
    rows = [
        f"| {say('en', game.title)} | {', '.join(one.name for one in game.observation.SYMMETRIES) or 'none'} |"
        for game in GAMES.values()
    ]
    return "\n".join(["| game | generators |", "|---|---|", *rows])


def bounds() -> str:
    """A table of the bounds of each game."""
    lines = ["| game | `MAX_EVENTS` | `SCORE_RANGE` |", "|---|---|---|"]
    for game in GAMES.values():
        low, high = game.observation.SCORE_RANGE
        lines.append(f"| {say('en', game.title)} | {game.observation.MAX_EVENTS:,} | {low} to {high} |")
    return "\n".join(lines)


def speeds() -> str:
    """A table of the rates that are kept."""
    kept = json.loads((PAGE.parents[1] / "bench/results/env_speed.json").read_text(encoding="utf-8"))
    lines = ["| what | by the clock | by processor time | goal | reached |", "|---|---|---|---|---|"]
    for name, figure in kept["figures"].items():
        goal = f"{figure['against']} | {figure['ratio']:.2f} times" if "ratio" in figure else "|"
        lines.append(f"| {name} | {figure['value']} | {figure['by processor time']} | {goal} |")
    return "\n".join(lines)


TABLES: tuple[Callable[[], str], ...] = (speeds, fields, symmetries, bounds)


def written(page: str) -> str:
    """The page with its tables made anew."""
    for table in TABLES:
        name, text = table.__name__, table()
        page, count = re.subn(
            f"(?s)<!-- {name} -->.*?<!-- end -->", lambda _, n=name, t=text: f"<!-- {n} -->\n{t}\n<!-- end -->", page
        )
        assert count == 1, f"the page has no place for {name}"
    return page


def test_the_tables_of_the_page_are_those_of_the_games() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "run python -m tests.env.test_documentation"


def test_the_examples_of_the_page_are_true() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted >= 5
    assert found.failed == 0


def test_the_examples_in_the_code_are_true() -> None:
    from tumblestar.contract import observations
    from tumblestar.env import observing

    for module in (observations, observing):
        found = doctest.testmod(module)
        assert found.attempted
        assert found.failed == 0


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
