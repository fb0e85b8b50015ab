"""Command that writes games of bots as data for programs that learn: `lab selfplay`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from tumblestar.cli.lab_runs import BROKEN_OFF, COMMON, failing, need_extra, play_pieces, pool_of, read_line_up
from tumblestar.console.commands import command, option, waiting
from tumblestar.console.output import echo
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, say


@command(
    "selfplay",
    "cli-lab-selfplay",
    *COMMON,
    option("--out", key="cli-lab-out", type=click.Path(file_okay=False, path_type=Path), required=True),
    option("--values", "has_values", key="cli-lab-values", is_flag=True),
    option("--tries", key="cli-lab-tries", type=click.IntRange(1), default=1),
    option("--per-file", "per_file", key="cli-lab-per-file", type=click.IntRange(1), default=1000),
)
def selfplay(
    game: Game, seats: int | None, count: int, seed: int, out: Path, per_file: int, lang: str, **given: Any
) -> None:
    """Plays what is missing in a folder, and makes its files whole."""
    from tumblestar.lab.dataset import CARD, Dataset, card
    from tumblestar.lab.selfplay import SelfPlay, prepare
    from tumblestar.lab.study import Study
    from tumblestar.words.kept_files import write_file

    need_extra("lab selfplay", "pyarrow", "lab", True, lang)
    options, names = read_line_up(game, seats, given["option"], given["bots"])
    study = Study.new(game, names, options, seed)
    work = SelfPlay(study, given["tries"], given["has_values"])
    pool = pool_of(given["workers"], given["address"], study, lang)
    prepare(study, waiting(lang))
    with failing(out, lang):
        data = Dataset(out, work)
    setups = max(study.setups_of(count), data.setups)
    if not play_pieces(work, study.rotations, setups, pool, lambda piece: None, lang, data):
        sys.exit(BROKEN_OFF)
    parquet: Any = import_module("pyarrow.parquet")
    with failing(out, lang):
        parts = data.finish(setups, study.setups_of(per_file))
        rows = sum(parquet.read_metadata(part.file).num_rows for part in parts)
        write_file(out / CARD, card(work, parts, rows, " ".join(["tumblestar", *sys.argv[1:]])).encode())
    args = {"games": setups * study.rotations, "rows": rows, "files": len(parts), "folder": str(out)}
    echo(say(lang, Phrase("lab-selfplay-done", args)))


COMMANDS = (selfplay,)
