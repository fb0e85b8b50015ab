"""Commands for those who make a game: a new one to begin with, and whether one keeps the contract."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tumblestar.console.commands import WRONG, argument, command, fail, option, writing
from tumblestar.console.completion import GameName
from tumblestar.console.output import echo, report
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say


@command(
    "new-game",
    "cli-new-game",
    argument("name", "cli-new-game-name"),
    option("--out", key="cli-new-game-out", type=click.Path(file_okay=False)),
    place=("make", 1),
)
def new_game(name: str, out: str | None, lang: str) -> None:
    """Writes a small game as a package of its own."""
    from tumblestar import new_game

    if not new_game.is_name(name) or name in GAMES:
        fail(Phrase("cli-new-game-bad", {"name": name}), lang)
    from tumblestar.terminal.local_game import quoted

    folder = Path(out or name)
    with writing(folder, lang):
        try:
            new_game.write(name, folder)
        except FileExistsError:
            fail(Phrase("cli-new-game-there", {"folder": str(folder)}), lang)
    echo(say(lang, Phrase("cli-new-game-made", {"name": name, "folder": quoted(folder)})))


@command("check-game", "cli-check-game", argument("game", type=GameName()), place=("make", 2))
def check_game(game: Game, lang: str) -> None:
    """Checks a game against the contract."""
    from tumblestar.conformance import CHECKS

    failed = 0
    for done, check in enumerate(CHECKS):
        report(done, len(CHECKS))
        try:
            check(game)
            sign = "ok  "
        except Exception as error:
            failed += 1
            why = str(error) if isinstance(error, AssertionError) and str(error) else repr(error)
            sign = f"FAIL {why}\n    "
        echo(f"{sign} {check.__doc__}")
    key, count = ("cli-check-game-failed", failed) if failed else ("cli-check-game-passed", len(CHECKS))
    echo(say(lang, Phrase(key, {"name": game.name, "count": count})))
    if failed:
        sys.exit(WRONG)


COMMANDS = (new_game, check_game)
