"""The command that prints the rules of a game, or draws its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from tumblestar.cli.arguments import fail
from tumblestar.cli.localized_commands import WIDTH, argument, command, option
from tumblestar.cli.names import GameName
from tumblestar.cli.progress import echo
from tumblestar.game import Game
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say


@command(
    "rules",
    "cli-rules",
    argument("game", "cli-game-ruled", type=GameName()),
    option("--tiles", key="cli-tiles", is_flag=True),
    option("--out", key="cli-out", type=click.Path(dir_okay=False)),
)
def rules(game: Game, tiles: bool, out: str | None, lang: str) -> None:
    """Prints the rules of a game, or draws its tiles."""
    text = draw_tiles(game, out, lang) if tiles else rules_text(game, lang)
    if out is None:
        echo(text)
        return
    try:
        Path(out).write_text(text + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        fail(Phrase("cli-unwritable-file", {"file": out, "why": error.strerror or str(error)}), lang)


def rules_text(game: Game, lang: str) -> str:
    """The rules as text. Each has its tag, and a mark if it is not in the printed rulebook."""
    from tumblestar import rulebook

    lines = [say(lang, game.title), ""]

    def add(pieces: Sequence[rulebook.TextPiece], first: str, indent: str) -> None:
        text = "".join(f"[{say(lang, f'mark-{piece.mark}')}]" if piece.mark else piece.text for piece in pieces)
        lines.append(click.wrap_text(text, WIDTH, first, indent))

    for entry in rulebook.opening(game):
        add(rulebook.pieces(lang, entry), "", "")
        lines.append("")
    lines += [f"[{say(lang, f'mark-{mark}')}] {say(lang, f'mark-{mark}-means')}" for mark in rulebook.MARKS]
    for _, title, entries in rulebook.sections(game):
        lines += ["", say(lang, title)]
        for entry in entries:
            tag = f"{entry.tag} " if "." in entry.tag else ""
            add(rulebook.pieces(lang, entry), f"  {tag}", "    ")
            for stated in entry.statements:
                add(rulebook.statement_pieces(lang, stated), "    - ", "      ")
    return "\n".join(lines)


def draw_tiles(game: Game, out: str | None, lang: str) -> str:
    """The tiles of a game as HTML or SVG, by the extension of the output file."""
    if not game.has_module("tiles"):
        with_tiles = [name for name in GAMES if GAMES[name].has_module("tiles")]
        fail(Phrase("cli-no-tiles", {"name": game.name, "games": with_tiles}), lang)
    from tumblestar import print_sheet

    kind = "html" if out and out.lower().endswith((".html", ".htm")) else "svg"
    return print_sheet.render(game, lang, kind)


COMMANDS = (rules,)
