"""The games of a study as rows, one for each game and seat, in CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from tumblestar.lab.study import Study
from tumblestar.lab.tally import UNIT, Row

COLUMNS = {
    "game": "int64",
    "setup": "int64",
    "seat": "int8",
    "bot": "string",
    "share": "float64",
    "points": "int32",
    "events": "int32",
    "decisions": "int32",
    "legal": "int32",
    "lead_changes": "int32",
}
"""The columns and their types; games, set-ups and seats are numbered from 1."""


def game_rows(study: Study, rows: Sequence[Row]) -> Iterator[tuple[Any, ...]]:
    """The rows in the order of games and seats."""
    for row in sorted(rows, key=lambda one: (one.setup, one.rotation)):
        game = row.setup * study.rotations + row.rotation + 1
        for seat in range(study.seats):
            bot = study.bots[(seat + row.rotation) % study.seats]
            own = (bot, row.shares[seat] / UNIT, row.points[seat])
            yield (game, row.setup + 1, seat + 1, *own, row.events, row.decisions, row.legal, row.leads)


def write_csv(file: Path, study: Study, rows: Sequence[Row]) -> None:
    """Writes the rows as comma-separated values, after the names of the columns. Raises OSError."""
    with file.open("w", encoding="utf-8", newline="") as opened:
        writer = csv.writer(opened, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(game_rows(study, rows))


def write_parquet(file: Path, study: Study, rows: Sequence[Row]) -> None:
    """Writes the rows as Parquet. Needs the extra `lab`. Raises OSError."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    columns = list(zip(*game_rows(study, rows), strict=True)) or [()] * len(COLUMNS)
    schema = arrow.schema(list(COLUMNS.items()))
    parquet.write_table(arrow.table(dict(zip(COLUMNS, columns, strict=True)), schema=schema), file)
