"""The command that prints the rules of a game, or draws its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from tumblestar.cli.arguments import fail
from tumblestar.cli.localized_commands import WIDTH, argument, command, option
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say


@command(
    "rules",
    "cli-rules",
    argument("name", "cli-game-ruled", metavar="GAME"),
    option("--tiles", key="cli-tiles", is_flag=True),
    option("--out", key="cli-out", type=click.Path(dir_okay=False)),
)
def rules(name: str, tiles: bool, out: str | None, lang: str) -> None:
    """Prints the rules of a game, or draws its tiles."""
    if name not in GAMES:
        fail(Phrase("unknown-game", {"name": name, "games": list(GAMES)}), lang)
    text = draw_tiles(name, out, lang) if tiles else rules_text(name, lang)
    if out is None:
        click.echo(text)
        return
    try:
        Path(out).write_text(text + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        fail(Phrase("cli-unwritable-file", {"file": out, "why": error.strerror or str(error)}), lang)


def rules_text(name: str, lang: str) -> str:
    """The rules as text. Each has its tag, and a mark if it is not in the printed rulebook."""
    from tumblestar import rulebook

    game = GAMES[name]
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


def draw_tiles(name: str, out: str | None, lang: str) -> str:
    """The tiles of a game as HTML or SVG, by the extension of the output file."""
    with_tiles = [game for game in GAMES if GAMES[game].has_module("tiles")]
    if name not in with_tiles:
        fail(Phrase("cli-no-tiles", {"name": name, "games": with_tiles}), lang)
    from tumblestar import print_sheet

    kind = "html" if out and out.lower().endswith((".html", ".htm")) else "svg"
    return print_sheet.render(GAMES[name], lang, kind)


COMMANDS = (rules,)
