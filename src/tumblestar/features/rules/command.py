"""The command that prints the rules of a game, or draws its tiles."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tumblestar.console.commands import WIDTH, argument, command, fail, option, writing
from tumblestar.console.completion import GameName
from tumblestar.console.output import echo
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say
from tumblestar.words.text_input import folded

if TYPE_CHECKING:
    from tumblestar.contract import rulebook
    from tumblestar.contract.state import GameState
    from tumblestar.features.rules.examples import Example
    from tumblestar.terminal.screen import Screen

INDENT = "    "
LETTERS = "abcdefgh"


@command(
    "rules",
    "cli-rules",
    argument("game", type=GameName()),
    option("--section", key="cli-rules-section"),
    option("--search", key="cli-rules-search"),
    option("--tiles", key="cli-tiles", is_flag=True),
    option("--out", key="cli-out", type=click.Path(dir_okay=False)),
    place=("learn", 2),
)
def rules(game: Game, section: str | None, search: str | None, tiles: bool, out: str | None, lang: str) -> None:
    """Prints the rules of a game, or draws its tiles."""
    text = draw_tiles(game, out, lang) if tiles else rules_text(game, lang, section, search)
    if out is None:
        echo(text)
        return
    with writing(out, lang):
        Path(out).write_text(text + "\n", encoding="utf-8", newline="\n")


def rules_text(game: Game, lang: str, section: str | None = None, search: str | None = None) -> str:
    """The rules as text, with their examples as boards in text, or only a section, or what has all words of a search.

    Each rule has its tag, and a mark if it is not in the printed rulebook.
    """
    from tumblestar.contract import rulebook
    from tumblestar.features.rules.examples import examples
    from tumblestar.terminal.screen import Screen

    lines, wanted = [say(lang, game.title), ""], rulebook.fold(search or "").split()

    def add(pieces: Sequence[rulebook.TextPiece], first: str, indent: str) -> None:
        lines.append(click.wrap_text(rulebook.plain(lang, pieces), WIDTH, first, indent))

    if not section and not wanted:
        for entry in rulebook.opening(game):
            add(rulebook.pieces(lang, entry), "", "")
            lines.append("")
        lines += rulebook.meanings(lang, game)
    collection = examples(game)
    screen = Screen(lambda line: lines.append((INDENT + line).rstrip()), lang, game, width=lambda: WIDTH - len(INDENT))
    for name, title, entries in _sections(game, section, lang):
        matches = [entry for entry in entries if rulebook.has_words(lang, title, entry, wanted)]
        if not matches:
            continue
        lines += ["", say(lang, title)]
        for example in collection.examples_of(name):
            _print_example(example, screen, lines)
        for entry in matches:
            tag = f"{entry.tag} " if "." in entry.tag else ""
            add(rulebook.pieces(lang, entry), f"  {tag}", "    ")
            for stated in entry.statements:
                add(rulebook.statement_pieces(lang, stated), "    - ", "      ")
            for example in collection.examples_of(entry.tag):
                _print_example(example, screen, lines)
    if wanted and len(lines) < 3:
        fail(Phrase("cli-rules-none", {"game": game.title, "text": search or ""}), lang)
    return "\n".join(lines)


def _sections(game: Game, wanted: str | None, lang: str) -> list[rulebook.Section]:
    from tumblestar.contract import rulebook

    sections = rulebook.sections(game)
    matches = [section for section in sections if not wanted or folded(section.name) == folded(wanted.strip())]
    if not matches:
        args = {"game": game.title, "text": wanted or "", "allowed": [section.name for section in sections]}
        fail(Phrase("cli-rules-no-section", args), lang)
    return matches


def _print_example(example: Example, screen: Screen, lines: list[str]) -> None:
    """An example: its caption, and for each picture the board, unless it is the same, and what the game says of it."""

    def add(text: str) -> None:
        lines.append(click.wrap_text(text, WIDTH, INDENT, INDENT))

    lines.append("")
    add(screen.words(example.caption))
    before: GameState | None = None
    for i, panel in enumerate(example.pictures):
        screen.viewer = panel.seat
        if panel.state != before:
            screen.board(panel.state, panel.names)
            screen.standing(panel.state, panel.names, -1)
        before = panel.state
        words = [f"[{LETTERS[i]}]"] if len(example.pictures) > 1 else []
        if panel.action is not None:
            words += [f"{panel.game.text(panel.state, panel.action)}:", screen.words(f"example-{panel.kind}")]
        words += [screen.words(panel.said)] if panel.said else []
        if words:
            add(" ".join(words))
    lines.append("")


def draw_tiles(game: Game, out: str | None, lang: str) -> str:
    """The tiles of a game as HTML or SVG, by the extension of the output file."""
    if not game.has_module("tiles"):
        with_tiles = [name for name in GAMES if GAMES[name].has_module("tiles")]
        fail(Phrase("cli-game-unfit", {"name": game.name, "allowed": with_tiles}), lang)
    from tumblestar.picture import print_sheet

    kind = "html" if out and out.lower().endswith((".html", ".htm")) else "svg"
    return print_sheet.render(game, lang, kind)


COMMANDS = (rules,)
