"""The pages environments.md and rl.md: tables that `python -m tests.env.test_documentation` writes, and examples."""

import doctest
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tumblestar.contract.observations import width
from tumblestar.games import GAMES
from tumblestar.words import say

ROOT = Path(__file__).parents[2]


def fields() -> str:
    lines: list[str] = []
    for game in GAMES.values():
        game_fields = game.observation.FIELDS
        lines += [f"### {say('en', game.title)}: {width(game_fields):,} numbers, {2 * width(game_fields):,} bytes", ""]
        lines += ["| at | field | shape | from, to | meaning |", "|---|---|---|---|---|"]
        at = 0
        for field in game_fields:
            shape = " × ".join(map(str, field.shape)) or "1"
            lines.append(f"| {at} | `{field.name}` | {shape} | {field.low}, {field.high} | {field.meaning} |")
            at += field.size
        lines.append("")
    return "\n".join(lines[:-1])


def symmetries() -> str:
    rows = [
        f"| {say('en', game.title)} | {', '.join(sym.name for sym in game.observation.SYMMETRIES) or 'none'} |"
        for game in GAMES.values()
    ]
    return "\n".join(["| game | generators |", "|---|---|", *rows])


def bounds() -> str:
    lines = ["| game | `MAX_EVENTS` | `SCORE_RANGE` |", "|---|---|---|"]
    for game in GAMES.values():
        low, high = game.observation.SCORE_RANGE
        lines.append(f"| {say('en', game.title)} | {game.observation.MAX_EVENTS:,} | {low} to {high} |")
    return "\n".join(lines)


def reached() -> str:
    head = "| game | win share against `greedy` | games | decisions | processor time | by the clock | commit |"
    lines = [head, "|---|---|---|---|---|---|---|"]
    for name in ("shizzle", "twinkle_twinkle"):
        results = json.loads((ROOT / f"bench/results/learner-{name}.json").read_text(encoding="utf-8"))
        final, last = results["final"], results["points"][-1]
        took = [f"{last[f'{kind}_seconds'] / 60:.1f} min" for kind in ("processor", "clock")]
        share = f"{final['share']:.1%} ({final['low']:.1%} to {final['high']:.1%})"
        numbers = f"{final['games']:,} | {last['decisions'] / 1e6:.1f} M | {took[0]} | {took[1]}"
        lines.append(f"| {say('en', GAMES[name].title)} | {share} | {numbers} | `{results['commit']}` |")
    return "\n".join(lines)


def speeds() -> str:
    results = json.loads((ROOT / "bench/results/env_speed.json").read_text(encoding="utf-8"))
    lines = ["| what | by the clock | by processor time | goal | reached |", "|---|---|---|---|---|"]
    for name, figure in results["figures"].items():
        goal = f"{figure['against']} | {figure['ratio']:.2f} times" if "ratio" in figure else "|"
        lines.append(f"| {name} | {figure['value']} | {figure['by processor time']} | {goal} |")
    return "\n".join(lines)


PAGES: dict[str, tuple[Callable[[], str], ...]] = {
    "environments.md": (speeds, fields, symmetries, bounds),
    "rl.md": (reached,),
}


def text_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def written(page: str) -> str:
    """A page with its tables made anew."""
    text = text_of(page)
    for table in PAGES[page]:
        name, rows = table.__name__, table()
        text, count = re.subn(
            f"(?s)<!-- {name} -->.*?<!-- end -->", lambda _, n=name, t=rows: f"<!-- {n} -->\n{t}\n<!-- end -->", text
        )
        assert count == 1, f"the page has no place for {name}"
    return text


@pytest.mark.parametrize("page", PAGES)
def test_the_tables_of_a_page_are_those_of_the_games_and_runs(page: str) -> None:
    assert written(page) == text_of(page), "run python -m tests.env.test_documentation"


def test_the_examples_of_the_page_are_true(tmp_path: Path) -> None:
    """Interpreted, the example of 4,096 games takes a minute; tests/test_docs.py has all of them."""
    text = text_of("environments.md")
    before, start, after = text.partition(">>> batch = env.batch(")
    example, end, rest = after.partition("```")
    assert example.count("4096") == 4
    file = tmp_path / "environments.md"
    file.write_text(before + start + example.replace("4096", "64") + end + rest, encoding="utf-8")
    result = doctest.testfile(str(file), module_relative=False, encoding="utf-8")
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_examples_in_the_code_are_true() -> None:
    from tumblestar.contract import observations
    from tumblestar.env import observing

    for module in (observations, observing):
        result = doctest.testmod(module)
        assert result.attempted
        assert result.failed == 0


if __name__ == "__main__":
    for page in PAGES:
        (ROOT / "docs" / page).write_text(written(page), encoding="utf-8", newline="\n")
