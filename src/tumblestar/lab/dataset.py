"""A folder of self-play data: Parquet files of so many set-ups each, finished pieces until they are whole, and a card.

Every file is written beside its place and then moved there, and what it has is in its name. So a run that is broken off
at any time loses no finished piece, and the next one plays only what is missing.

The card says what the files have, how they were made, and what was decided about them. It is read with the data, by
programs and people anywhere, so it is in English alone.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from collections.abc import Iterator, Sequence
from importlib import import_module, resources
from pathlib import Path
from typing import Any, NamedTuple

from tumblestar import __version__
from tumblestar.bots.kept_results import commit
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.observations import offsets, width
from tumblestar.insight.ledger import measured
from tumblestar.lab.selfplay import COLUMNS, SelfPlay, parquet_of, schema_of
from tumblestar.lab.study import Piece, Study
from tumblestar.words import Phrase, say
from tumblestar.words.kept_files import write_file
from tumblestar.words.text_input import read_text

HEAD, CARD, CHECKSUMS, DATA, PIECES = "study.json", "README.md", "SHA256SUMS", "data", "unfinished"
NAME = re.compile(r"setups-(\d+)-(\d+)\.parquet")
BY_TRIES = (
    "Each bot was asked {tries} times in each state, with other random numbers, the action that was played among them. "
    "`policy` has how often it chose each action first."
)
PLAYED = (
    "1 for the action that was played, else 0. A bot that errs at random would play other actions, too; `--tries` asks "
    "it more than once."
)


class Part(NamedTuple):
    """A file with the rows of the set-ups from `begin`, counted from 0, to before `end`."""

    begin: int
    end: int
    file: Path

    @classmethod
    def in_folder(cls, begin: int, end: int, folder: Path) -> Part:
        return cls(begin, end, folder / f"setups-{begin + 1:09}-{end:09}.parquet")


class Dataset:
    """The data in a folder, which it makes. Raises Unreadable for data of something else, and OSError."""

    def __init__(self, folder: Path, work: SelfPlay) -> None:
        self.place, self.work = folder, work
        for name in (DATA, PIECES):
            (folder / name).mkdir(parents=True, exist_ok=True)
        head = json.dumps(work.head(), indent=1) + "\n"
        file = folder / HEAD
        if not file.exists():
            write_file(file, head)
        elif file.read_text(encoding="utf-8") != head:
            raise Unreadable(Phrase("lab-kept-other", {"file": str(file)}))

    def parts(self) -> list[Part]:
        """All files with rows, by their first set-up; where several begin alike, the longest first."""
        parts = [
            Part(int(name[1]) - 1, int(name[2]), file)
            for folder in (self.place / DATA, self.place / PIECES)
            for file in folder.glob("*.parquet")
            if (name := NAME.fullmatch(file.name))
        ]
        return sorted(parts, key=lambda part: (part.begin, -part.end))

    @property
    def setups(self) -> int:
        """The last set-up that is there."""
        return max((part.end for part in self.parts()), default=0)

    def within(self, setups: int) -> list[Piece]:
        """What is there, without what is there twice."""
        pieces, at = list[Piece](), 0
        for part in self.parts():
            if part.end > at:
                pieces.append({"begin": max(part.begin, at), "end": part.end})
                at = part.end
        return pieces

    def add(self, piece: Piece) -> None:
        """Keeps a piece."""
        write_file(Part.in_folder(piece["begin"], piece["end"], self.place / PIECES).file, piece["file"])

    def finish(self, setups: int, size: int) -> list[Part]:
        """Makes files of so many set-ups each out of all pieces, when all are there; returns the files."""
        folder = self.place / DATA
        targets = [Part.in_folder(begin, min(begin + size, setups), folder) for begin in range(0, setups, size)]
        for target in targets:
            if not target.file.exists():
                self._join(target)
        for part in set(self.parts()) - set(targets):
            part.file.unlink()
        for file in folder.glob(".*"):  # of a run that died
            file.unlink()
        shutil.rmtree(self.place / PIECES)
        sums = [f"{hashlib.sha256(part.file.read_bytes()).hexdigest()}  {DATA}/{part.file.name}\n" for part in targets]
        write_file(self.place / CHECKSUMS, "".join(sums).encode())
        return targets

    def _join(self, target: Part) -> None:
        """Writes a file of the rows that others have; it is the same whatever pieces there were."""
        arrow: Any = import_module("pyarrow")
        compute: Any = import_module("pyarrow.compute")
        parquet: Any = import_module("pyarrow.parquet")
        schema, at, tables = schema_of(self.work), target.begin, list[Any]()
        for part in self.parts():
            if at < part.end and part.begin < target.end:
                table, end = parquet.read_table(part.file, schema=schema), min(part.end, target.end)
                setup = table["setup"]
                tables.append(table.filter(compute.and_(compute.greater(setup, at), compute.less_equal(setup, end))))
                at = end
        write_file(target.file, parquet_of(arrow.concat_tables(tables).combine_chunks()))


# -- the card


def card(work: SelfPlay, parts: Sequence[Part], rows: int, command: str) -> str:
    """The card: `data_card.md`, filled in."""
    study, game = work.study, work.study.game
    return read_text(resources.files("tumblestar.lab").joinpath("data_card.md")).format(
        title=f"{say('en', game.title)}: games of bots",
        game=say("en", game.title),
        name=game.name,
        count=max((part.end for part in parts), default=0) * study.rotations,
        seats=f"{study.seats} seats" if study.seats > 1 else "one seat",
        bots=", ".join(study.bots),
        rows=rows,
        files=len(parts),
        command=command,
        data=DATA,
        made="\n".join(_made(work)),
        columns=_columns(work),
        fields=_fields(game),
        policy=BY_TRIES.format(tries=work.tries) if work.tries > 1 else PLAYED,
        win_shares=_evaluator(study),
        checksums=CHECKSUMS,
        head=HEAD,
    )


def _made(work: SelfPlay) -> Iterator[str]:
    """The rows of the table of what the data depend on."""
    yield f"| tumblestar | {__version__}, commit {commit()} |"
    options = work.study.start
    for key, value in work.head().items():
        if key != "options":
            yield f"| {key} | `{json.dumps(value)}` |"
    for option in work.study.game.options:
        yield f"| option `{option.name}` | {getattr(options, option.name)} |"


def _evaluator(study: Study) -> str:
    """What gives the win shares, and how far it is off."""
    game = study.game
    if game.evaluation.win_shares is None:
        return "The game has no evaluator, so they are null."
    name = "the game's own values"
    if game.has_module("review"):
        evaluator = game.review.evaluator(study.start)
        name = say("en", evaluator.name, game.name)
        if evaluator.is_exact:
            return f"By {name}; exact."
    error = measured(game, study.seats).error
    off = f"{error:.4f} on average, by its residuals" if error is not None else "not measured"
    return f"By {name}. How far they are off: {off} (docs/review.md). At the end, `final_shares` are exact."


def _columns(work: SelfPlay) -> str:
    """The table of columns."""
    rows = [f"| `{field.name}` | {field.type} | {COLUMNS[field.name]['meaning']} |" for field in schema_of(work)]
    return "\n".join(["## Columns", "", "| column | type | meaning |", "|---|---|---|", *rows])


def _fields(game: Game) -> str:
    """The table of the fields of an observation."""
    fields = game.observation.FIELDS
    rows: list[str] = []
    for at, field in zip(offsets(fields), fields, strict=True):
        shape = " × ".join(map(str, field.shape)) or 1
        rows.append(f"| {at} | `{field.name}` | {shape} | {field.low}, {field.high} | {field.meaning} |")
    head = ["| at | field | shape | from, to | meaning |", "|---|---|---|---|---|"]
    return "\n".join([f"## Observations: {width(fields):,} numbers", "", *head, *rows])
