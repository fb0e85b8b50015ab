"""Commands that print results: of records, of a game played on a real table, of solutions, and of speed.

A record is stepped through, its chance is checked, and a bot says what it expects from its end.
"""

from __future__ import annotations

import json
import math
import sys
from typing import TypedDict, cast

import click

from tumblestar.console import commands
from tumblestar.console.commands import JSON, RECORD, WRONG, argument, command, fail, json_lines, option, read_record
from tumblestar.console.completion import GameName
from tumblestar.console.output import echo, report
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.record import Record
from tumblestar.record.chance_audit import verify as verdict_of
from tumblestar.words import Phrase, say

PRECISION = 10**12
"""Bounds are printed to multiples of 1 / PRECISION, the lower one rounded down and the upper one up."""
FILE = click.Path(allow_dash=True)
PLAYOUTS = argument("what", type=click.Choice(["playouts"], case_sensitive=False))


@command("replay", "cli-replay", RECORD, JSON, place=("keep", 1))
def replay(file: str, as_json: bool, lang: str) -> None:
    """Prints every state of a record, and the legal actions in it."""
    record = read_record(file, lang, any_version=True)
    if record.remark:
        echo(say(lang, record.remark), err=True)
    moments = replay_moments(record)
    if as_json:
        echo(json_lines(moments))
        return
    for moment in moments:
        legal = [action["text"] for action in moment["legal"]]
        actor = {None: "-", 0: "*"}.get(moment["actor"], str(moment["actor"]))
        echo(f"{moment['n']} {actor} {moment['text'] or '-'}\n  {moment['state']}\n  {', '.join(legal)}")


class LegalAction(TypedDict):
    """An action that may be done: its number in the rules, and its notation."""

    action: int
    text: str


class Moment(TypedDict):
    """An event with the state after it; the first moment of a game has no event."""

    n: int
    actor: int | None
    action: int | None
    text: str
    state: str
    legal: list[LegalAction]


def replay_moments(record: Record) -> list[Moment]:
    """Describes the start (n = 0) and each event: the event, the state after it, and the legal actions there."""
    game = record.game
    state = record.state_at(0)
    moments: list[Moment] = []
    for n in range(len(record.events) + 1):
        event = record.events[n - 1] if n else None
        if event:
            game.rules.apply(state, event.action)
        legal = [] if game.actor(state) == OVER else game.legal(state)
        moments.append(
            {
                "n": n,
                "actor": None if event is None else 0 if event.actor == CHANCE else event.actor + 1,
                "action": event.action if event else None,
                "text": event.text if event else "",
                "state": game.state_text(state),
                "legal": [{"action": action, "text": game.text(state, action)} for action in legal],
            }
        )
    return moments


@command("verify", "cli-verify", RECORD, JSON, place=("keep", 3))
def verify(file: str, as_json: bool, lang: str) -> None:
    """Checks every chance event of a record against its seed."""
    verdict = verdict_of(read_record(file, lang, any_version=True))
    words = say(lang, verdict.phrase)
    if as_json:
        result = {
            "finding": verdict.finding,
            "checked": verdict.checked,
            "wrong": verdict.wrong or None,
            "words": words,
        }
        echo(json.dumps(result))
    else:
        echo(words)
    sys.exit(0 if verdict.is_honest else WRONG)


@command(
    "expect",
    "cli-expect",
    RECORD,
    option("--seconds", key="cli-seconds", type=click.FloatRange(0.01, 3600), default=1.0),
    JSON,
    place=("study", 2),
)
def expect(file: str, seconds: float, as_json: bool, lang: str) -> None:
    """Prints the line that the strongest bot expects from the end of a record."""
    from tumblestar import bots

    record = read_record(file, lang)
    if record.is_over:
        fail(Phrase("cli-expect-over"), lang)
    bots.find(bots.of(record.game)[-1], record.game, commands.waiting(lang))
    line, state, actions = bots.expect(record.game, record.state, seconds), record.state, list[LegalAction]()
    for text in line:
        action = record.game.parse(state, text)
        actions.append({"action": action, "text": text})
        state = record.game.after(state, action)
    echo(json_lines(actions) if as_json else "\n".join(line), nl=bool(line) or as_json)


@command(
    "solve",
    "cli-solve",
    argument("game", type=GameName("solution")),
    option("--bank", key="cli-bank", type=int),
    option("--dice", key="cli-dice", type=FILE),
    JSON,
    place=("study", 3),
)
def solve(game: Game, bank: int | None, dice: str | None, as_json: bool, lang: str) -> None:
    """Prints the first seat's share of the win with best play."""
    bounds = game.solution.solve_for(bank, None if dice is None else commands.read_text_file(dice, lang))
    value = (bounds.low + bounds.high) / 2
    if as_json:
        echo(json.dumps({"value": value, "low": bounds.low, "high": bounds.high}))
        return
    echo(say(lang, Phrase("cli-solve-first", {"value": value})))
    low, high = math.floor(bounds.low * PRECISION) / PRECISION, math.ceil(bounds.high * PRECISION) / PRECISION
    echo(say(lang, Phrase("cli-solve-bounds", {"low": low, "high": high})))


@command(
    "score",
    "cli-score",
    argument("game", type=GameName("score")),
    argument("file", type=FILE),
    option("--colours", key="cli-colours"),
    option("--sides", key="cli-sides"),
    JSON,
    place=("play", 4),
)
def score(game: Game, file: str, colours: str | None, sides: str | None, as_json: bool, lang: str) -> None:
    """Scores a game that was played on a real table."""
    name, scoring = game.name, game.score
    values = {"colours": colours, "sides": sides}
    for option_name, value in values.items():
        if value is not None and option_name != scoring.OPTION:
            fail(Phrase("cli-not-scored-by", {"option": f"--{option_name}", "name": name}), lang)
    chosen = values[scoring.OPTION]
    try:
        results = scoring.score_lines(commands.read_text_file(file, lang), scoring.ALL if chosen is None else chosen)
    except Unreadable as error:
        fail(error.at_line, lang)
    if not results:
        fail(Phrase("cli-nothing-scored", {"file": file}, name), lang)
    if as_json:
        echo(json.dumps(results[0]) if len(results) == 1 else json_lines(results))
        return
    for count, result in enumerate(results, 1):
        echo(say(lang, Phrase("cli-scored", {"count": count, "total": cast("int", result["total"])}, name)))
        for what, points in scoring.score_items(result):
            echo("  " + say(lang, Phrase("cli-scored-line", {"what": what, "points": points}, name)))


@command("bench", "cli-bench", PLAYOUTS, JSON, place=("study", 5))
def bench(what: str, as_json: bool, lang: str) -> None:
    """Measures the speed of random games."""
    from tumblestar.lab import playouts

    figures = playouts.measure(progress=report)
    if as_json:
        echo(json.dumps(figures, indent=1))
        return
    for name, figure in figures.items():
        echo(f"{name:48} {figure['value']:>8} {figure['unit']:4} {figure['ratio']:>7} × {figure['against']}")


COMMANDS = (replay, verify, expect, solve, score, bench)
