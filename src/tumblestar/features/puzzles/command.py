"""The commands about puzzles: what there is, and more of them."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from tumblestar import bots, games
from tumblestar.console.commands import JSON, STORAGE, TERMINAL, argument, command, fail, group, option, writing
from tumblestar.console.completion import GameName, complete_bots
from tumblestar.console.output import echo, print_grid, report
from tumblestar.contract.game import Game
from tumblestar.features.puzzles.puzzle import FILE, Puzzle, all_puzzles, puzzles_of
from tumblestar.words import Phrase, say


def chosen_puzzles(game: Game | None, theme: str | None, lang: str) -> list[Puzzle]:
    """The puzzles of a game, or of all, and with a theme. Fails for a theme that none has, and for bad data."""
    known = [
        name
        for entry in ([game] if game else games.working())
        if entry.has_module("puzzles")
        for name in entry.puzzles.THEMES
    ]
    if theme is not None and theme not in known:
        fail(Phrase("cli-puzzles-no-theme", {"theme": theme, "allowed": sorted(set(known))}), lang)
    puzzles = puzzles_of(game).values() if game else all_puzzles()
    return [puzzle for puzzle in puzzles if theme is None or theme in puzzle.themes]


@command(
    "list",
    "cli-puzzles-list",
    option("--game", key="cli-puzzles-game", type=GameName("puzzles")),
    option("--theme", key="cli-puzzles-theme"),
    JSON,
)
def list_puzzles(game: Game | None, theme: str | None, as_json: bool, lang: str) -> None:
    """Prints the puzzles that ship."""
    chosen = chosen_puzzles(game, theme, lang)
    if as_json:
        encoder = msgspec.json.Encoder()
        for puzzle in chosen:
            echo(encoder.encode(puzzle).decode())
        return
    head = [say(lang, f"cli-puzzles-head-{name}") for name in ("id", "seats", "rating", "themes")]
    rows = [
        [
            puzzle.id,
            str(puzzle.seats),
            str(puzzle.rating),
            ", ".join(say(lang, f"puzzle-theme-{name}", puzzle.game) for name in puzzle.themes),
        ]
        for puzzle in chosen
    ]
    print_grid([head, *rows])
    echo(say(lang, Phrase("cli-puzzles-count", {"count": len(chosen)})))


@command(
    "play",
    "cli-puzzles-play",
    argument("game", "cli-puzzles-game", required=False, type=GameName("puzzles")),
    option("--theme", key="cli-puzzles-theme"),
    option("--seed", key="cli-puzzles-order"),
    *TERMINAL,
    STORAGE[0],
    is_dialogue=True,
)
def play_puzzles(
    game: Game | None, theme: str | None, seed: str | None, plain: bool, no_color: bool, data: str | None, lang: str
) -> None:
    """Plays puzzles in this terminal."""
    from tumblestar.features.puzzles import session
    from tumblestar.storage import data_folder

    chosen = chosen_puzzles(game, theme, lang)
    session.run(chosen, data_folder(data), lang, plain=plain, colours=not no_color, seed=seed)


@command(
    "make",
    "cli-puzzles-make",
    argument("game", type=GameName("puzzles")),
    option("--count", key="cli-puzzles-count-of", type=click.IntRange(1), default=100, show_default=True),
    option("--bots", "players", key="cli-puzzles-bots", metavar="names", shell_complete=complete_bots),
    option("--seed", key="cli-puzzles-seed", type=int, default=1, show_default=True),
    option("--out", key="cli-puzzles-out", type=click.Path(dir_okay=False), default=FILE, show_default=True),
)
def make_puzzles(game: Game, count: int, players: str | None, seed: int, out: str, lang: str) -> None:
    """Makes puzzles from games between bots."""
    from tumblestar.features.puzzles import making

    bots_option = f" --bots {players}" if players else ""
    words = f"tumblestar puzzles make {game.name} --count {count}{bots_option} --seed {seed}"
    names = [bots.name_of(name, game) for name in players.split(",")] if players else ()
    puzzles = making.make(game, count, seed, report, names)
    with writing(out, lang):
        making.save(game, list(puzzles.values()), Path(out), words, seed)
    echo(say(lang, Phrase("cli-puzzles-count", {"count": len(puzzles)})))


COMMANDS = (group("puzzles", "cli-puzzles", list_puzzles, play_puzzles, make_puzzles, place=("learn", 3)),)
