"""Many records summed up: their results, reviews and chance. Records come one at a time, and none is kept."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from tumblestar.contract.errors import BadOption
from tumblestar.engine.bot_workers import Progress
from tumblestar.features.statistics.chance_tally import ChanceTally
from tumblestar.features.statistics.statistics import Reviewed, SeatResult, results, reviewed
from tumblestar.insight.report import report
from tumblestar.record import Record
from tumblestar.words import Phrase
from tumblestar.words.text_input import folded, read_text


class KeptReviews:
    """The reviews of games in a file, one a line, by what they depend on; in memory only without a file.

    `version` is that of the program.

    Raises OSError, and ValueError, KeyError or TypeError for a file with something else in it.
    """

    def __init__(self, file: Path | None = None, version: str = "", progress: Progress | None = None) -> None:
        self._file, self._version, self._progress = file, version, progress
        self._known: dict[str, list[Reviewed]] = {}
        if file and file.exists():
            for line in read_text(file).splitlines():
                found = json.loads(line)
                self._known[found["key"]] = [Reviewed(*seat) for seat in found["seats"]]

    def find(self, record: Record) -> list[Reviewed]:
        """The review of a record, worked out now unless it is known. Raises BadOption."""
        game = record.game
        by = game.review.evaluator(record.state_at(0)) if game.has_module("review") else None
        key = hashlib.sha256(f"{record.text()}\n{self._version}\n{by}".encode()).hexdigest()[:32]
        if key not in self._known:
            self._known[key] = reviewed(report(record, self._progress))
            if self._file:
                with self._file.open("a", encoding="utf-8") as opened:
                    opened.write(json.dumps({"key": key, "seats": self._known[key]}) + "\n")
        return self._known[key]


@dataclass
class ManyGames:
    """What was found in many records."""

    lines: list[SeatResult] = field(default_factory=list[SeatResult])
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
        lines = results(record, source)
        self.unfinished += not lines
        if lines and reviews:
            try:
                lines = results(record, source, reviews.find(record))
            except BadOption as error:
                self.unreviewed.append((source, error.phrase))
        self.lines += [line for line in lines if record.seats[line.seat - 1] in wanted]
