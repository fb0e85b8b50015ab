"""Commands that play many games between bots: `lab play` and `lab compare`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tumblestar import bots
from tumblestar.bot_workers import wait_for
from tumblestar.cli.arguments import fail, waiting
from tumblestar.cli.grid import print_grid
from tumblestar.cli.localized_commands import ParameterFactory, argument, command, option
from tumblestar.cli.names import GameName, complete_bots, complete_options
from tumblestar.cli.options import JSON
from tumblestar.cli.progress import echo, report
from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.game import Game
from tumblestar.words import Phrase, say

if TYPE_CHECKING:
    from tumblestar.lab.engine import Pool, Work
    from tumblestar.lab.study import Study
    from tumblestar.lab.study_tables import Table
    from tumblestar.lab.tally import Tally

FILE = click.Path(dir_okay=False, path_type=Path)
BROKEN_OFF = 130
"""Exit status after Ctrl-C, as shells have it."""


def _bots(name: str, key: str) -> ParameterFactory:
    return option(name, key=key, metavar="NAME,...", shell_complete=complete_bots)


def _options(name: str, key: str) -> ParameterFactory:
    return option(name, key=key, metavar="NAME=NUMBER", multiple=True, shell_complete=complete_options)


COMMON = (
    argument("game", "cli-lab-game", type=GameName()),
    _bots("--bots", "cli-lab-bots"),
    option("--seats", key="cli-lab-seats", type=int),
    option("--games", "count", key="cli-lab-games", type=click.IntRange(1), default=1000),
    _options("--option", "cli-lab-option"),
    option("--seed", key="cli-lab-seed", type=int, default=1),
    option("--workers", key="cli-lab-workers", type=click.IntRange(0), default=0),
    option("--ray", "address", key="cli-lab-ray", metavar="ADDRESS"),
    option("--keep", key="cli-lab-keep", type=FILE),
    JSON,
)


@command(
    "play",
    "cli-lab-play",
    *COMMON,
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
    from tumblestar.lab import game_rows, study_page, study_tables
    from tumblestar.lab.study import Study
    from tumblestar.lab.tally import Row, Tally

    _need("--parquet", "pyarrow", "lab", parquet, lang)
    _need("--html", "matplotlib", "lab", html, lang)
    options, names = _read(game, seats, given["option"], given["bots"], lang)
    try:
        study = Study.new(game, names, options, seed, has_rows=bool(csv or parquet))
    except BadOption as error:
        fail(error.phrase, lang)
    tally, rows = Tally(dict(Counter(study.labels)), study.rotations), list[Row]()

    def add(piece: dict[str, Any]) -> None:
        tally.add(piece["tally"])
        rows.extend(Row(*row) for row in (piece["rows"] if study.has_rows else ()))

    pool = _pool(given["workers"], given["address"], study, lang)
    needs = ("tally", "rows") if study.has_rows else ("tally",)
    is_whole = _collect(study, study.rotations, count, pool, add, lang, given["keep"], needs)
    if not tally.games:
        sys.exit(BROKEN_OFF)
    tables = study_tables.play_tables(study, tally, lang)
    found, remarks, more = _sample(study, min(luck, tally.games), pool, lang) if luck and is_whole else ({}, [], [])
    title = say(lang, Phrase("lab-title", {"game": say(lang, game.title), "games": tally.games}))
    shown = [study_tables.line_up(study, study.bots, lang), *remarks]
    try:
        if csv:
            game_rows.write_csv(csv, study, rows)
        if parquet:
            game_rows.write_parquet(parquet, study, rows)
        if html:
            charts = study_page.play_charts(study, tally, tables, lang)
            lines = [*shown, " ".join(["tumblestar", *sys.argv[1:]])]
            html.write_text(study_page.page(title, lines, [*tables, *more], charts, lang), encoding="utf-8")
    except OSError as error:
        file = str(error.filename)
        fail(Phrase("cli-unwritable-file", {"file": file, "why": error.strerror or str(error)}), lang)
    if as_json:
        echo(json.dumps({**study.head(), **_as_json(tally), **found}, indent=1))
    else:
        _print(title, shown, [*tables, *more])
    sys.exit(0 if is_whole else BROKEN_OFF)


@command(
    "compare",
    "cli-lab-compare",
    *COMMON,
    _bots("--against-bots", "cli-lab-against-bots"),
    _options("--against-option", "cli-lab-against-option"),
)
def compare(game: Game, seats: int | None, count: int, seed: int, as_json: bool, lang: str, **given: Any) -> None:
    """Plays two studies with the same luck, and prints their differences."""
    from tumblestar.lab import study_tables
    from tumblestar.lab.study import Comparison, Study
    from tumblestar.lab.tally import Tally

    options, names = _read(game, seats, given["option"], given["bots"], lang)
    others, rivals = _read(
        game,
        len(names),
        given["against_option"] or given["option"],
        given["against_bots"] or ",".join(names),
        lang,
    )
    if (options, names) == (others, rivals):
        fail(Phrase("lab-same"), lang)
    labels = tuple(f"{one}/{two}" for one, two in zip(names, rivals, strict=True))
    try:
        first = Study.new(game, names, options, seed, labels=labels)
        second = Study.new(game, rivals, others, seed, labels=labels)
    except BadOption as error:
        fail(error.phrase, lang)
    places = dict(Counter(labels))
    tallies = {name: Tally(places, first.rotations) for name in ("first", "second", "tally")}

    def add(piece: dict[str, Any]) -> None:
        for name, tally in tallies.items():
            tally.add(piece[name])

    pool = _pool(given["workers"], given["address"], first, lang)
    _prepare(second, lang)
    work = Comparison(first, second)
    is_whole = _collect(work, first.rotations, count, pool, add, lang, given["keep"], tuple(tallies))
    one, two, apart = tallies.values()
    if not apart.games:
        sys.exit(BROKEN_OFF)
    if as_json:
        found = {
            name: _as_json(tally)
            for name, tally in zip(("first", "second", "difference"), (one, two, apart), strict=True)
        }
        effects = {name: study_tables.effect_size(one, two, name) for name in apart.sums}
        echo(json.dumps({**work.head(), "results": {**found, "effect": effects}}, indent=1))
    else:
        args = {"game": say(lang, game.title), "games": apart.games}
        sides = [study_tables.line_up(study, study.bots, lang) for study in (first, second)]
        title = say(lang, Phrase("lab-title-compare", {**args, "first": sides[0], "second": sides[1]}))
        _print("", [], [study_tables.compare_table(first, one, two, apart, title, lang)])
    sys.exit(0 if is_whole else BROKEN_OFF)


# ------------------------------------------------------------------------------------------------ parts of both


def _read(
    game: Game, seats: int | None, given: tuple[str, ...], named: str | None, lang: str
) -> tuple[dict[str, int], list[str]]:
    """The options, and a bot for each seat."""
    from tumblestar.terminal.session import parse_option

    try:
        options = {game.option_name(name): value for name, value in map(parse_option, given)}
        names = [bots.name_of(name, game) for name in (named or "greedy").split(",")]
        fewest = min((number for number in game.seats if number > 1), default=game.seats[0])
        seats = max(len(names), fewest) if seats is None else seats
        game.check_seats(seats)
        if len(names) > seats:
            raise BadOption(Phrase("lab-too-many-bots", {"count": len(names), "seats": seats}))
        game.fresh(seats, options)
    except (BadOption, Unreadable) as error:
        fail(error.phrase, lang)
    return options, names + names[-1:] * (seats - len(names))


def _need(named: str, package: str, extra: str, value: object, lang: str) -> None:
    """Fails where an option needs a package that is not installed."""
    if value and find_spec(package) is None:
        fail(Phrase("lab-needs", {"option": named, "extra": extra}), lang)


def _prepare(study: Study, lang: str) -> None:
    """Waits here until bots are compiled, so that workers find the machine code."""
    for name in () if study.is_compiled else study.bots:
        wait_for(bots.find_now(name, study.game), waiting(lang))


def _pool(workers: int, address: str | None, study: Study, lang: str) -> Pool:
    """Where pieces are played: on a Ray cluster if there is an address, else in processes."""
    from tumblestar.lab.engine import processes

    _need("--ray", "ray", "ray", address, lang)
    _prepare(study, lang)
    if address is None:
        return processes(workers)
    from tumblestar.lab.on_ray import cluster

    try:
        return cluster(address)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        fail(Phrase("lab-no-ray", {"address": address, "why": str(error)}), lang)


def _collect(
    work: Work,
    rotations: int,
    count: int,
    pool: Pool,
    add: Callable[[dict[str, Any]], None],
    lang: str,
    keep: Path | None = None,
    needs: tuple[str, ...] = (),
) -> bool:
    """Plays at least so many games; says so if it was broken off, and then returns False."""
    from tumblestar.lab.engine import Kept, collect

    setups, done = -(-count // rotations), [0]
    kept = None
    try:
        if keep:
            kept = Kept(keep, work, needs)
            if kept.has_dropped:
                echo(say(lang, Phrase("lab-kept-dropped", {"file": str(keep)})), err=True)

        def counted(piece: dict[str, Any]) -> None:
            add(piece)
            done[0] += (piece["end"] - piece["begin"]) * rotations

        is_whole = collect(work, setups, pool, counted, kept, report)
    except Unreadable as error:
        fail(error.phrase, lang)
    except OSError as error:
        fail(Phrase("cli-unwritable-file", {"file": str(keep), "why": error.strerror or str(error)}), lang)
    except BrokenExecutor:
        fail(Phrase("lab-workers-died"), lang)
    if not is_whole:
        key = "lab-broken-off-kept" if keep else "lab-broken-off"
        echo(say(lang, Phrase(key, {"games": done[0], "total": setups * rotations})), err=True)
    return is_whole


def _sample(study: Study, count: int, pool: Pool, lang: str) -> tuple[dict[str, Any], list[str], list[Table]]:
    """What luck explains in the first games, and the rules of their decisions: as JSON, in words, in tables."""
    from tumblestar.lab.study import Sample
    from tumblestar.lab.study_tables import rules_table
    from tumblestar.lab.tally import luck_share

    luck: dict[str, list[int]] = {label: [0] * 5 for label in study.labels}
    decisions, games = Counter[str](), Counter[str]()

    def add(piece: dict[str, Any]) -> None:
        decisions.update(piece["decisions"])
        games.update(piece["games"])
        for label, sums in piece["luck"].items():
            luck[label] = [a + b for a, b in zip(luck[label], sums, strict=True)]

    _collect(Sample(study), study.rotations, count, pool, add, lang)
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
