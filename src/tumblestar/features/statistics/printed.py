"""The figures of many games, as `tumblestar stats` prints them.

A module of its own, loaded when it is needed, as `printed_review`.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

from tumblestar.console.output import echo, print_grid, report
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.engine.bot_workers import Progress
from tumblestar.features.statistics import statistics
from tumblestar.features.statistics.chance_tally import ChanceTally, ChanceTest
from tumblestar.insight.report import level_phrase
from tumblestar.insight.report import report as make_report
from tumblestar.record import Record
from tumblestar.record.text import read_record, split_records
from tumblestar.tables import record_files
from tumblestar.words import Phrase, say
from tumblestar.words.text_input import decode, folded, read_text

COLUMNS = ("player", "games", "result", "luck", "adjusted", "cost", "rating", "level")
Failures = list[tuple[str, Phrase]]


def collect(
    collection: ManyGames,
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
            collection.add(record, source, name, reviews)


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


def all_figures(collection: ManyGames, failed: Failures) -> dict[str, object]:
    """All figures by name; docs/cli.md has the keys."""
    players: list[object] = []
    for summary in statistics.summaries(collection.lines):
        own = [line for line in collection.lines if (line.game, line.seats, line.kind, line.name) == summary[:4]]
        over_time = [statistics.as_json(block) for block in statistics.over_time(own)]
        players.append({**statistics.as_json(summary), "over_time": over_time})
    return {
        "games": collection.games,
        "unfinished": collection.unfinished,
        "players": players,
        "chance": [{**statistics.as_json(test), "is_odd": test.is_odd} for test in collection.chance.tests()],
        "left_out": collection.chance.left_out,
        "seals": dict(collection.chance.findings),
        "false": collection.false,
        "unreviewed": [source for source, _ in collection.unreviewed],
        "failed": [source for source, _ in failed],
    }


# -- what is printed


def print_figures(collection: ManyGames, lang: str) -> None:
    """Prints a table for each game and number of seats, and what chance did."""
    echo(say(lang, "stats-games", count=collection.games, unfinished=collection.unfinished) + "\n")
    for _, group in groupby(statistics.summaries(collection.lines), key=lambda summary: (summary.game, summary.seats)):
        players = list(group)
        echo(say(lang, statistics.group_phrase(players[0])))
        print_grid([[say(lang, f"stats-head-{name}") for name in COLUMNS], *(_row(player, lang) for player in players)])
        exact = [phrase for player in players if (phrase := statistics.perfect_phrase(player))]
        for phrase in exact:
            echo(say(lang, phrase))
        if exact:
            echo()
    tests = collection.chance.tests()
    echo(say(lang, statistics.verdict_phrase(tests)))
    for phrase in statistics.seal_phrases(collection.chance.findings):
        echo(say(lang, phrase))
    if collection.chance.left_out:
        echo(say(lang, "stats-chance-left-out", count=collection.chance.left_out))
    for test in tests:
        if test.is_odd:
            _print_odd(test, lang)


def _row(summary: statistics.Summary, lang: str) -> list[str]:
    """The figures of a player."""
    return [
        say(lang, Phrase("stats-player", {"name": statistics.player_phrase(summary)}), summary.game),
        str(summary.games),
        *(
            say(lang, statistics.figure_phrase(getattr(summary, kind), kind))
            for kind in ("result", "luck", "adjusted", "cost", "rating")
        ),
        say(lang, level_phrase(summary.level), summary.game),
    ]


def _print_odd(test: ChanceTest, lang: str) -> None:
    """Prints what came and what was expected of an odd kind of chance."""
    rows = [[say(lang, test.kind, test.game), say(lang, "stats-head-observed"), say(lang, "stats-head-expected")]]
    for category in test.categories:
        name = say(lang, Phrase("stats-category", {"name": statistics.category_phrase(test, category)}))
        expected = say(lang, Phrase("review-rating", {"rating": category.expected}))
        rows.append([name, f"{category.observed:.0f}", expected])
    echo()
    print_grid(rows)


# -- many games


class KeptReviews:
    """The reviews of games in a file, one a line, by what they depend on; in memory only without a file.

    `version` is that of the program.

    Raises OSError, and ValueError, KeyError or TypeError for a file with something else in it.
    """

    def __init__(self, file: Path | None = None, version: str = "", progress: Progress | None = None) -> None:
        self._file, self._version, self._progress = file, version, progress
        self._known: dict[str, list[statistics.Reviewed]] = {}
        if file and file.exists():
            for line in read_text(file).splitlines():
                row = json.loads(line)
                self._known[row["key"]] = [statistics.Reviewed(*seat) for seat in row["seats"]]

    def find(self, record: Record) -> list[statistics.Reviewed]:
        """The review of a record, worked out now unless it is known. Raises BadOption."""
        game = record.game
        by = game.review.evaluator(record.state_at(0)) if game.has_module("review") else None
        key = hashlib.sha256(f"{record.text()}\n{self._version}\n{by}".encode()).hexdigest()[:32]
        if key not in self._known:
            self._known[key] = statistics.reviewed(make_report(record, self._progress))
            if self._file:
                with self._file.open("a", encoding="utf-8") as opened:
                    opened.write(json.dumps({"key": key, "seats": self._known[key]}) + "\n")
        return self._known[key]


@dataclass
class ManyGames:
    """What was found in many records."""

    lines: list[statistics.SeatResult] = field(default_factory=list[statistics.SeatResult])
    chance: ChanceTally = field(default_factory=ChanceTally)
    games: int = 0
    unfinished: int = 0
    """Games without a result, and such as began with a given state."""
    unreviewed: list[tuple[str, Phrase]] = field(default_factory=list[tuple[str, Phrase]])
    """Records that cannot be reviewed, and why."""
    false: list[str] = field(default_factory=list[str])
    """Records whose chance does not follow from their seed."""
    _known: set[bytes] = field(default_factory=set[bytes])

    def add(self, record: Record, source: str, name: str | None = None, reviews: KeptReviews | None = None) -> None:
        """Adds a record unless it was added before: the seats of one name or all, with a review if `reviews` is given.

        Names differ by more than capitals. A record without a seat of that name is left out.
        """
        digest = hashlib.sha256(record.text().encode()).digest()
        wanted = [seat for seat in record.seats if name is None or folded(seat.name) == folded(name)]
        if digest in self._known or not wanted:
            return
        self._known.add(digest)
        self.games += 1
        if self.chance.add(record) == "false":
            self.false.append(source)
        lines = statistics.results(record, source)
        self.unfinished += not lines
        if lines and reviews:
            try:
                lines = statistics.results(record, source, reviews.find(record))
            except BadOption as error:
                self.unreviewed.append((source, error.phrase))
        self.lines += [line for line in lines if record.seats[line.seat - 1] in wanted]
