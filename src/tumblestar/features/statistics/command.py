"""The command that sums up many games: results, luck and ratings, and whether chance was odd."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from tumblestar import __version__
from tumblestar.console.commands import JSON, WRONG, argument, command, fail, option, report_failures, waiting
from tumblestar.console.completion import GameName
from tumblestar.console.output import echo
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, say

PATH = click.Path(path_type=Path)
FILE = click.Path(dir_okay=False, path_type=Path)


@command(
    "stats",
    "cli-stats",
    argument("files", "cli-stats-files", type=PATH, nargs=-1, required=True),
    option("--name", key="cli-stats-name"),
    option("--game", key="cli-stats-game", type=GameName()),
    option("--csv", "csv_file", key="cli-stats-csv", type=FILE),
    option("--no-review", key="cli-stats-no-review", is_flag=True),
    option("--reviews", key="cli-stats-reviews", type=FILE),
    JSON,
    place=("study", 1),
)
def stats(
    files: tuple[Path, ...],
    name: str | None,
    game: Game | None,
    csv_file: Path | None,
    no_review: bool,
    reviews: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Sums up the games of many records."""
    from tumblestar.features.statistics.printed import (
        Failures,
        KeptReviews,
        ManyGames,
        all_figures,
        collect,
        print_figures,
    )
    from tumblestar.features.statistics.statistics import as_csv

    try:
        known_reviews = None if no_review else KeptReviews(reviews, __version__, waiting(lang))
    except (OSError, ValueError, KeyError, TypeError):
        fail(Phrase("cli-stats-reviews-bad", {"file": str(reviews)}), lang)
    collection, failed = ManyGames(), Failures()
    try:
        collect(collection, failed, files, name, game, known_reviews)
        if csv_file:
            csv_file.write_text(as_csv(collection.lines), encoding="utf-8", newline="")
    except OSError as error:
        file = str(error.filename)
        fail(Phrase("cli-unwritable-file", {"file": file, "why": error.strerror or str(error)}), lang)
    if as_json:
        echo(json.dumps(all_figures(collection, failed)))
    else:
        print_figures(collection, lang)
    for source, why in collection.unreviewed:
        echo(say(lang, "cli-stats-unreviewed", record=source, why=why), err=True)
    for source in collection.false:
        echo(say(lang, "cli-stats-false", record=source), err=True)
    report_failures(failed, lang)
    sys.exit(WRONG if collection.false else 0)


COMMANDS = (stats,)
