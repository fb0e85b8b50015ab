"""Commands that compute figures: the solution of a game, scores of a game on a real table, playouts per second."""

from __future__ import annotations

import json
import math
from typing import cast

import click

from tumblestar.console.commands import JSON, argument, command, fail, json_lines, option, read_text_file
from tumblestar.console.completion import GameName
from tumblestar.console.output import echo, report
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, say

PRECISION = 10**12
"""Bounds are printed to multiples of 1 / PRECISION, the lower one rounded down and the upper one up."""
FILE = click.Path(allow_dash=True)


@command(
    "solve",
    "cli-solve",
    argument("game", type=GameName("solution")),
    option("--bank", key="cli-bank", type=int),
    option("--dice", key="cli-dice", type=FILE),
    JSON,
)
def solve(game: Game, bank: int | None, dice: str | None, as_json: bool, lang: str) -> None:
    """Prints the first seat's share of the win with best play."""
    found = game.solution.solve_for(bank, None if dice is None else read_text_file(dice, lang))
    value = (found.low + found.high) / 2
    if as_json:
        echo(json.dumps({"value": value, "low": found.low, "high": found.high}))
        return
    echo(say(lang, Phrase("cli-solve-first", {"value": value})))
    low, high = math.floor(found.low * PRECISION) / PRECISION, math.ceil(found.high * PRECISION) / PRECISION
    echo(say(lang, Phrase("cli-solve-bounds", {"low": low, "high": high})))


@command(
    "score",
    "cli-score",
    argument("game", type=GameName("score")),
    argument("file", type=FILE),
    option("--colours", key="cli-colours"),
    option("--sides", key="cli-sides"),
    JSON,
)
def score(game: Game, file: str, colours: str | None, sides: str | None, as_json: bool, lang: str) -> None:
    """Scores a game that was played on a real table."""
    name, scoring = game.name, game.score
    given = {"colours": colours, "sides": sides}
    for option_name, value in given.items():
        if value is not None and option_name != scoring.OPTION:
            fail(Phrase("cli-not-scored-by", {"option": f"--{option_name}", "name": name}), lang)
    chosen = given[scoring.OPTION]
    try:
        found = scoring.score_lines(read_text_file(file, lang), scoring.ALL if chosen is None else chosen)
    except Unreadable as error:
        fail(error.at_line, lang)
    if not found:
        fail(Phrase("cli-nothing-scored", {"file": file}, name), lang)
    if as_json:
        echo(json.dumps(found[0]) if len(found) == 1 else json_lines(found))
        return
    for count, one in enumerate(found, 1):
        echo(say(lang, Phrase("cli-scored", {"count": count, "total": cast("int", one["total"])}, name)))
        for what, points in scoring.score_items(one):
            echo("  " + say(lang, Phrase("cli-scored-line", {"what": what, "points": points}, name)))


@command("bench", "cli-bench", argument("what", type=click.Choice(["playouts"], case_sensitive=False)), JSON)
def bench(what: str, as_json: bool, lang: str) -> None:
    """Measures the speed of random games."""
    from tumblestar.lab import playouts

    found = playouts.measure(progress=report)
    if as_json:
        echo(json.dumps(found, indent=1))
        return
    for name, figure in found.items():
        echo(f"{name:48} {figure['value']:>8} {figure['unit']:4} {figure['ratio']:>7} × {figure['against']}")


COMMANDS = (solve, score, bench)
