"""The figures of many games, as `tumblestar stats` prints them.

A module of its own, loaded when it is needed, as `printed_review`.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from tumblestar.console.output import echo, print_grid, report
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.features.statistics.chance_tally import ChanceTest
from tumblestar.features.statistics.many_games import KeptReviews, ManyGames
from tumblestar.features.statistics.sentences import (
    category_phrase,
    figure_phrase,
    group_phrase,
    perfect_phrase,
    player_phrase,
    seal_phrases,
    verdict_phrase,
)
from tumblestar.features.statistics.statistics import Summary, as_json, over_time, summaries
from tumblestar.insight.report import level_phrase
from tumblestar.record.text import read_record, split_records
from tumblestar.tables import record_files
from tumblestar.words import Phrase, say
from tumblestar.words.text_input import decode

COLUMNS = ("player", "games", "result", "luck", "adjusted", "cost", "rating", "level")
Failures = list[tuple[str, Phrase]]


def collect(
    found: ManyGames,
    failed: Failures,
    files: Sequence[Path],
    name: str | None,
    game: Game | None,
    reviews: KeptReviews | None,
) -> None:
    """Reads all records, and adds those of one game or of all; adds to `failed` what cannot be read."""
    total = _count(files)
    for done, (source, text) in enumerate(_texts(files, failed)):
        report(done, total)
        try:
            record = read_record(text, any_version=True)
        except Unreadable as error:
            failed.append((source, error.at_line))
            continue
        if game is None or record.game.name == game.name:
            found.add(record, source, name, reviews)


def _files(files: Sequence[Path]) -> Iterator[Path]:
    """The files, and in place of folders those in them that may have records."""
    for file in files:
        yield from _inside(file) if file.is_dir() else [file]


def _inside(folder: Path) -> list[Path]:
    """The files in a folder that may have records."""
    files = sorted(folder.rglob("*"))
    return [
        file
        for file in files
        if record_files.is_named(file.relative_to(folder).as_posix(), (".txt", ".zip")) and file.is_file()
    ]


def _count(files: Sequence[Path]) -> int:
    """About how many records there are."""
    count = 0
    for file in _files(files):
        try:
            with zipfile.ZipFile(file) as packed:
                count += len(packed.namelist())
        except Exception:  # no zip file, or a damaged one
            count += 1
    return count


def _texts(files: Sequence[Path], failed: Failures) -> Iterator[tuple[str, str]]:
    """Where every record stands, and its text; a file may have several. Adds to `failed` what cannot be read."""
    for folder in files:
        if folder.is_dir() and not _inside(folder):
            failed.append((str(folder), Phrase("cli-no-records", {"file": str(folder)})))
    for source, data in record_files.texts(list(_files(files)), failed):
        try:
            parts = split_records(decode(data)) or [""]
        except UnicodeDecodeError:
            failed.append((source, Phrase("open-not-text")))
            continue
        for n, text in enumerate(parts, 1):
            yield f"{source} ({n})" if len(parts) > 1 else source, text


def all_figures(found: ManyGames, failed: Failures) -> dict[str, object]:
    """All figures by name; docs/cli.md has the keys."""
    players: list[object] = []
    for one in summaries(found.lines):
        own = [line for line in found.lines if (line.game, line.seats, line.kind, line.name) == one[:4]]
        players.append({**as_json(one), "over_time": [as_json(block) for block in over_time(own)]})
    return {
        "games": found.games,
        "unfinished": found.unfinished,
        "players": players,
        "chance": [{**as_json(test), "is_odd": test.is_odd} for test in found.chance.tests()],
        "left_out": found.chance.left_out,
        "seals": dict(found.chance.findings),
        "false": found.false,
        "unreviewed": [source for source, _ in found.unreviewed],
        "failed": [source for source, _ in failed],
    }


# ------------------------------------------------------------------------------------------------ what is printed


def print_figures(found: ManyGames, lang: str) -> None:
    """Prints a table for each game and number of seats, and what chance did."""
    echo(say(lang, "stats-games", count=found.games, unfinished=found.unfinished) + "\n")
    for _, group in groupby(summaries(found.lines), key=lambda one: (one.game, one.seats)):
        players = list(group)
        echo(say(lang, group_phrase(players[0])))
        print_grid([[say(lang, f"stats-head-{name}") for name in COLUMNS], *(_row(one, lang) for one in players)])
        exact = [phrase for one in players if (phrase := perfect_phrase(one))]
        for phrase in exact:
            echo(say(lang, phrase))
        if exact:
            echo()
    tests = found.chance.tests()
    echo(say(lang, verdict_phrase(tests)))
    for phrase in seal_phrases(found.chance.findings):
        echo(say(lang, phrase))
    if found.chance.left_out:
        echo(say(lang, "stats-chance-left-out", count=found.chance.left_out))
    for one in tests:
        if one.is_odd:
            _print_odd(one, lang)


def _row(one: Summary, lang: str) -> list[str]:
    """The figures of a player."""
    return [
        say(lang, Phrase("stats-player", {"name": player_phrase(one)}), one.game),
        str(one.games),
        *(say(lang, figure_phrase(mean, "share")) for mean in (one.result, one.luck, one.adjusted, one.cost)),
        say(lang, figure_phrase(one.rating, "rating")),
        say(lang, level_phrase(one.level), one.game),
    ]


def _print_odd(test: ChanceTest, lang: str) -> None:
    """Prints what came and what was expected of an odd kind of chance."""
    rows = [[say(lang, test.kind, test.game), say(lang, "stats-head-observed"), say(lang, "stats-head-expected")]]
    for one in test.categories:
        name = say(lang, Phrase("stats-category", {"name": category_phrase(test, one)}))
        rows.append([name, f"{one.observed:.0f}", say(lang, Phrase("review-rating", {"rating": one.expected}))])
    echo()
    print_grid(rows)
