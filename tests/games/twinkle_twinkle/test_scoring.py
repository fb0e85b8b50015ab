"""Scoring by the rulebook: its facts, random charts by two scorers, and its alternative rules."""

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tumblestar.games.twinkle_twinkle import box, notation, parts, score, scoring
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES

from . import charts
from . import naive_scoring as naive
from .naive import CELLS, chart_text, name
from .test_box import TEXT, with_line


def read(found: naive.Chart) -> notation.Chart:
    return notation.read_chart(chart_text(found).split("/"))


@pytest.mark.parametrize("seed", range(8))
def test_random_charts_score_alike_by_both_scorers(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        found = charts.one(rng, flip=rng.random() < 0.3)
        for letters in ("AAAAA", "BBBBB"):
            sides = dict(zip(naive.ELEMENTS, map("AB".index, letters), strict=True))
            scored = score.score_chart(read(found), score.read_sides(letters))
            assert scored["cards"] == naive.cards(found, sides), chart_text(found)
            assert list(scored["cards"]) == list(SCORE_NAMES) == list(naive.cards(found, sides))
            assert scored["total"] == naive.total(found, sides)


def test_cells_named_are_those_that_score() -> None:
    """Without them nothing is left of novas and what scores tile by tile; constellations and groups have their size."""
    rng = random.Random(5)
    for _ in range(150):
        found = charts.one(rng)
        for letters in ("AAAAA", "BBBBB"):
            scored = score.score_chart(read(found), score.read_sides(letters))
            cells = scored["cells"]
            assert all(cells[what] for what, points in scored["cards"].items() if points)
            for what in ("nova", "comets", "satellites", "black_holes"):
                rest = {cell: tile for cell, tile in found.items() if name(cell) not in cells[what]}
                assert score.score_chart(read(rest), score.read_sides(letters))["cards"][what] == 0
            sizes = [*naive.constellations(found), 0, 0]
            assert [len(cells["largest"]), len(cells["second"]), len(cells["number"])] == [*sizes[:2], sum(sizes)]
            belts = naive.belts(found)
            assert len(cells["asteroids"]) == (max(belts, default=0) if letters == "AAAAA" else sum(belts))
            assert len(cells["planets"]) == len(naive.of_kind(found, "planet"))


def test_no_side_a_ever_costs_points_and_some_side_b_does() -> None:  # TT-5.4
    rng = random.Random(6)
    least = {letters: dict.fromkeys(SCORE_NAMES, 0) for letters in ("AAAAA", "BBBBB")}
    for _ in range(400):
        found = read(charts.one(rng))
        for letters, so_far in least.items():
            for what, points in score.score_chart(found, score.read_sides(letters))["cards"].items():
                so_far[what] = min(so_far[what], points)
    assert not any(least["AAAAA"].values())
    assert min(least["BBBBB"].values()) < 0


def around_of(found: naive.Chart, cell: naive.Cell, kinds: set[str], beside: bool) -> int:
    tiles = naive.beside(found, cell) if beside else naive.around(found, cell)
    return sum(naive.kind(tile) in kinds for tile in tiles)


def comets(found: naive.Chart) -> list[naive.Cell]:
    return naive.of_kind(found, "comet")


def corner_groups(found: naive.Chart) -> list[int]:
    cells = comets(found)
    pairs = {(cell, naive.step(cell, port)) for cell in cells for port in naive.STEPS}
    return [len(group) for group in naive.clumps(cells, {pair for pair in pairs if pair[1] in cells})]


SQUARES = [0, 1, 4, 9, 16]
RESERVE: dict[str, tuple[str, Any]] = {
    "flat": ('rule = "flat"\neach = 3', lambda c: 3 * len(comets(c))),
    "by_number": ('rule = "by_number"\ntable = "0:-3 1:2 2+:5"', lambda c: [-3, 2, 5][min(2, len(comets(c)))]),
    "largest_group by corners": (
        'rule = "largest_group"\ncorners = true\ntable = "1:1 2:4 3:9 4+:16"',
        lambda c: SQUARES[min(4, max(corner_groups(c), default=0))],
    ),
    "every_group by corners": (
        'rule = "every_group"\ncorners = true\ntable = "1:1 2:4 3:9 4+:16"',
        lambda c: sum(SQUARES[min(4, size)] for size in corner_groups(c)),
    ),
    "around_count": (
        'rule = "around_count"\nof = ["planet", "satellite"]\neach = -2\nbase = 5\nnone = -1',
        lambda c: sum(5 - (2 * n or 1) for n in (around_of(c, x, {"planet", "satellite"}, False) for x in comets(c))),
    ),
    "beside_table": (
        'rule = "beside_table"\nof = ["star"]\ntable = "1:1 2:4 3:9 4:16"',
        lambda c: sum(SQUARES[around_of(c, x, {"star"}, True)] for x in comets(c)),
    ),
    "around_table": (
        'rule = "around_table"\nof = ["asteroid"]\ntable = "0:2 1:1 2+:0"',
        lambda c: sum(max(0, 2 - around_of(c, x, {"asteroid"}, False)) for x in comets(c)),
    ),
    "beside_kinds": (
        'rule = "beside_kinds"\ntable = "1:1 2:4 3:9 4:16"',
        lambda c: sum(SQUARES[len({naive.kind(tile) for tile in naive.beside(c, x)})] for x in comets(c)),
    ),
    "beside_kinds of planets": (
        'rule = "beside_kinds"\nof = ["rocky", "gas", "ringed"]\ntable = "1:1 2:4 3:9"',
        lambda c: sum(
            SQUARES[len({tile.code for tile in naive.beside(c, x) if naive.kind(tile) == "planet"})] for x in comets(c)
        ),
    ),
    "around_count of novas": (
        'rule = "around_count"\nof = ["nova"]\neach = 1',
        lambda c: sum("*" in tile.code for x in comets(c) for tile in naive.around(c, x)),
    ),
    "in_sight past everything": (
        'rule = "in_sight"\nof = ["black_hole"]\neach = 1\nbase = 1',
        lambda c: sum(
            1 + sum(naive.kind(c[y]) == "black hole" for y in c if y != x and (y[0] == x[0]) != (y[1] == x[1]))
            for x in comets(c)
        ),
    ),
    "apart from one thing": (
        'rule = "apart"\nnot_beside = ["star", "planet"]\npoints = 4',
        lambda c: 4 * sum(not around_of(c, x, {"star", "planet"}, True) for x in comets(c)),
    ),
    "sets of what has no kinds": ('rule = "sets"\ntable = "1:3 2+:5"', lambda c: 3 * len(comets(c))),
}
OLD = 'rule = "around_count"\nof = ["star"]\neach = 1'


def corrected(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comets side A by another rule, as if the file had said so from the beginning."""
    assert OLD in TEXT
    side = box.load(TEXT.replace(OLD, rule)).references[1][0]
    which = 2
    for table, value in (
        ("RULE", box.RULES[side.rule].computes),
        ("NUMBERS", side.numbers),
        ("TABLE", side.table.points),
    ):
        old = getattr(parts, table)
        monkeypatch.setattr(scoring, table, (*old[:which], value, *old[which + 1 :]))


@pytest.mark.parametrize("what", RESERVE)
def test_any_rule_serves_any_element(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, wanted = RESERVE[what]
    corrected(rule, monkeypatch)
    rng, seen = random.Random(what), set[int]()
    for _ in range(150):
        found = charts.one(rng)
        points = score.score_chart(read(found))["cards"]["comets"]
        assert points == wanted(found), chart_text(found)
        seen.add(points)
    assert len(seen) > 2


PROGRAM = """
import random
from tumblestar import bots
from tumblestar.contract.game import Game
game = Game("twinkle_twinkle")
print(game.parts.COLUMNS, game.parts.ROWS, game.parts.KINDS, game.digest)
print(game.score.score_lines(". com I . .\\n" + ". . . . .\\n" * 3)[0]["cards"]["comets"])
rng, s = random.Random(1), game.fresh(2)
while game.actor(s) != -2:
    s = game.after(s, bots.any_outcome(game, s, rng) if game.actor(s) == -1 else bots.choose_any(game, s, rng))
    assert game.state_text(game.parse_state(game.state_text(s))) == game.state_text(s)
print(sum(s.bag))
"""


def test_the_file_alone_changes_the_game(tmp_path: Path) -> None:
    """A chart of five columns, a rule and a tile corrected, in a copy of the program: all rooms go by the file."""
    source = Path(box.__file__).parents[2]
    shutil.copytree(source, tmp_path / "tumblestar", ignore=shutil.ignore_patterns("__pycache__", "static"))
    text = with_line("columns = 4", "columns = 5").replace("rows = 5", "rows = 4").replace(OLD, OLD[:-1] + "7")
    text = text.replace('bend90_edge        = { code = "L",', 'bend90_edge        = { code = "Q",')
    (tmp_path / "tumblestar/games/twinkle_twinkle/data/box.toml").write_text(text, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "TUMBLESTAR_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["5", "4", str(parts.KINDS), box.load(text).digest, "7", "54"]


def test_cells_have_names() -> None:
    assert [name(cell) for cell in CELLS] == list(parts.CELL_NAMES)
