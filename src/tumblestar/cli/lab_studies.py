"""Commands that play many games between bots: `lab play` and `lab compare`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tumblestar.cli.lab_runs import (
    BROKEN_OFF,
    COMMON,
    FILE,
    KEEP,
    bots_option,
    failing,
    kept_pieces,
    need_extra,
    options_option,
    play_pieces,
    pool_of,
    prepare_bots,
    read_line_up,
)
from tumblestar.console.commands import JSON, command, fail, option
from tumblestar.console.output import echo, print_grid
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, say

if TYPE_CHECKING:
    from tumblestar.lab.engine import Pool
    from tumblestar.lab.study import Study
    from tumblestar.lab.study_results import Table
    from tumblestar.lab.tally import Tally


@command(
    "play",
    "cli-lab-play",
    *COMMON,
    KEEP,
    JSON,
    option("--luck", key="cli-lab-luck", type=click.IntRange(0), default=0),
    option("--csv", key="cli-lab-csv", type=FILE),
    option("--parquet", key="cli-lab-parquet", type=FILE),
    option("--html", key="cli-lab-html", type=FILE),
)
def play(
    game: Game,
    seats: int | None,
    count: int,
    seed: int,
    luck: int,
    csv: Path | None,
    parquet: Path | None,
    html: Path | None,
    as_json: bool,
    lang: str,
    **given: Any,
) -> None:
    """Plays a study, and prints and writes what was found."""
    from tumblestar.lab import study_results
    from tumblestar.lab.study import Study
    from tumblestar.lab.tally import Row, Tally

    need_extra("--parquet", "pyarrow", "lab", parquet, lang)
    need_extra("--html", "matplotlib", "lab", html, lang)
    options, names = read_line_up(game, seats, given["option"], given["bots"])
    study = Study.new(game, names, options, seed, has_rows=bool(csv or parquet))
    tally, rows = Tally(dict(Counter(study.labels)), study.rotations), list[Row]()

    def add(piece: dict[str, Any]) -> None:
        tally.add(piece["tally"])
        rows.extend(Row(*row) for row in (piece["rows"] if study.has_rows else ()))

    pool = pool_of(given["workers"], given["address"], study, lang)
    needs = ("tally", "rows") if study.has_rows else ("tally",)
    kept = kept_pieces(given["keep"], study, needs, lang)
    is_whole = play_pieces(study, study.rotations, study.setups_of(count), pool, add, lang, kept)
    if not tally.games:
        sys.exit(BROKEN_OFF)
    tables = study_results.play_tables(study, tally, lang)
    found, remarks, more = _sample(study, min(luck, tally.games), pool, lang) if luck and is_whole else ({}, [], [])
    title = say(lang, Phrase("lab-title", {"game": say(lang, game.title), "games": tally.games}))
    shown = [study_results.line_up(study, study.bots, lang), *remarks]
    with failing(Path(), lang):
        if csv:
            study_results.write_csv(csv, study, rows)
        if parquet:
            study_results.write_parquet(parquet, study, rows)
        if html:
            charts = study_results.play_charts(study, tally, tables, lang)
            lines = [*shown, " ".join(["tumblestar", *sys.argv[1:]])]
            page = study_results.page(title, lines, [*tables, *more], charts, lang)
            html.write_text(page, encoding="utf-8", newline="\n")
    if as_json:
        echo(json.dumps({**study.head(), **_as_json(tally), **found}, indent=1))
    else:
        _print(title, shown, [*tables, *more])
    sys.exit(0 if is_whole else BROKEN_OFF)


@command(
    "compare",
    "cli-lab-compare",
    *COMMON,
    KEEP,
    JSON,
    bots_option("--against-bots", "cli-lab-against-bots"),
    options_option("--against-option", "cli-lab-against-option"),
)
def compare(game: Game, seats: int | None, count: int, seed: int, as_json: bool, lang: str, **given: Any) -> None:
    """Plays two studies with the same luck, and prints their differences."""
    from tumblestar.lab import study_results
    from tumblestar.lab.study import Comparison, Study
    from tumblestar.lab.tally import Tally

    options, names = read_line_up(game, seats, given["option"], given["bots"])
    against = given["against_bots"] or ",".join(names)
    others, rivals = read_line_up(game, len(names), given["against_option"], against, options)
    if (options, names) == (others, rivals):
        fail(Phrase("lab-same"), lang)
    labels = tuple(f"{one}/{two}" for one, two in zip(names, rivals, strict=True))
    first = Study.new(game, names, options, seed, labels=labels)
    second = Study.new(game, rivals, others, seed, labels=labels)
    places = dict(Counter(labels))
    tallies = {name: Tally(places, first.rotations) for name in ("first", "second", "tally")}

    def add(piece: dict[str, Any]) -> None:
        for name, tally in tallies.items():
            tally.add(piece[name])

    pool = pool_of(given["workers"], given["address"], first, lang)
    prepare_bots(second, lang)
    work = Comparison(first, second)
    kept = kept_pieces(given["keep"], work, tuple(tallies), lang)
    is_whole = play_pieces(work, first.rotations, first.setups_of(count), pool, add, lang, kept)
    one, two, apart = tallies.values()
    if not apart.games:
        sys.exit(BROKEN_OFF)
    if as_json:
        found = {
            name: _as_json(tally)
            for name, tally in zip(("first", "second", "difference"), (one, two, apart), strict=True)
        }
        effects = {name: study_results.effect_size(one, two, name) for name in apart.sums}
        echo(json.dumps({**work.head(), "results": {**found, "effect": effects}}, indent=1))
    else:
        args = {"game": say(lang, game.title), "games": apart.games}
        sides = [study_results.line_up(study, study.bots, lang) for study in (first, second)]
        title = say(lang, Phrase("lab-title-compare", {**args, "first": sides[0], "second": sides[1]}))
        _print("", [], [study_results.compare_table(first, one, two, apart, title, lang)])
    sys.exit(0 if is_whole else BROKEN_OFF)


def _sample(study: Study, count: int, pool: Pool, lang: str) -> tuple[dict[str, Any], list[str], list[Table]]:
    """What luck explains in the first games, and the rules of their decisions: as JSON, in words, in tables."""
    from tumblestar.lab.study import Sample
    from tumblestar.lab.study_results import rules_table
    from tumblestar.lab.tally import luck_share

    luck: dict[str, list[int]] = {label: [0] * 5 for label in study.labels}
    decisions, games = Counter[str](), Counter[str]()

    def add(piece: dict[str, Any]) -> None:
        decisions.update(piece["decisions"])
        games.update(piece["games"])
        for label, sums in piece["luck"].items():
            luck[label] = [a + b for a, b in zip(luck[label], sums, strict=True)]

    play_pieces(Sample(study), study.rotations, study.setups_of(count), pool, add, lang)
    played = sum(sums[0] for sums in luck.values()) // study.seats
    share = luck_share(luck)
    said = Phrase("lab-no-luck") if share is None else Phrase("lab-luck", {"share": share, "games": played})
    found = {"sample": {"games": played, "luck": share, "decisions": dict(decisions), "in_games": dict(games)}}
    return found, [say(lang, said)], [rules_table(decisions, games, played, lang)] if decisions else []


def _as_json(tally: Tally) -> dict[str, Any]:
    """The figures and distributions of a tally."""
    figures = {name: figure._asdict() for name, figure in tally.figures()}
    return {
        "games": tally.games,
        "setups": tally.setups,
        "figures": figures,
        "histograms": tally.as_json()["histograms"],
    }


def _print(title: str, remarks: list[str], tables: list[Table]) -> None:
    for text in (title, *remarks):
        if text:
            echo(text)
    echo()
    for table in tables:
        echo(table.title)
        print_grid(table.rows)


COMMANDS = (play, compare)
