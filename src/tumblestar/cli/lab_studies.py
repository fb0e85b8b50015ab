"""Commands that play many games between bots in pieces: `lab play`, `lab compare` and `lab selfplay`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import click

from tumblestar import bots
from tumblestar.console.commands import JSON, ParameterFactory, argument, command, fail, option, waiting, writing
from tumblestar.console.completion import GameName, complete_bots, complete_options
from tumblestar.console.output import echo, leave_output_to_results, print_grid, report
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.engine.bot_workers import wait_for
from tumblestar.words import Phrase, say
from tumblestar.words.packages import with_extra

if TYPE_CHECKING:
    from tumblestar.lab.engine import Kept, Pool, Store, Work
    from tumblestar.lab.study import Study
    from tumblestar.lab.study_results import ResultTable
    from tumblestar.lab.tally import Tally

FILE = click.Path(dir_okay=False, path_type=Path)
BROKEN_OFF = 130
"""Exit status after Ctrl-C, as shells have it."""


def bots_option(name: str, key: str) -> ParameterFactory:
    """Declares an option that names bots."""
    return option(name, key=key, metavar="names", shell_complete=complete_bots)


def options_option(name: str, key: str) -> ParameterFactory:
    """Declares an option that names options of a game, and may be given several times."""
    return option(name, key=key, metavar="setting", multiple=True, shell_complete=complete_options)


COMMON = (
    argument("game", type=GameName()),
    bots_option("--bots", "cli-lab-bots"),
    option("--seats", key="cli-lab-seats", type=int),
    option("--games", "count", key="cli-lab-games", type=click.IntRange(1), default=1000),
    options_option("--option", "cli-lab-option"),
    option("--seed", key="cli-lab-seed", type=int, default=1),
    option("--workers", key="cli-lab-workers", type=click.IntRange(0), default=0),
    option("--ray", "address", key="cli-lab-ray", metavar="address"),
)
"""Parameters of all these commands."""
KEEP = option("--keep", key="cli-lab-keep", type=FILE)


def read_line_up(
    game: Game,
    seats: int | None,
    option_texts: tuple[str, ...],
    named: str | None,
    others: Mapping[str, int] = MappingProxyType({}),
) -> tuple[dict[str, int], list[str]]:
    """The options, those given and `others` besides, and a bot for each seat. Raises BadOption, Unreadable."""
    from tumblestar.terminal.typed_lines import parse_options

    options = {**others, **parse_options(option_texts, game)}
    names = [bots.name_of(name, game) for name in (named or "greedy").split(",")]
    fewest = min((number for number in game.seats if number > 1), default=game.seats[0])
    seats = max(len(names), fewest) if seats is None else seats
    game.check_seats(seats)
    if len(names) > seats:
        raise BadOption(Phrase("lab-too-many-bots", {"count": len(names), "seats": seats}))
    game.fresh(seats, options)
    return options, names + names[-1:] * (seats - len(names))


def need_extra(named: str, package: str, extra: str, value: object, lang: str) -> None:
    """Fails where an option needs a package that is not installed."""
    if value and find_spec(package) is None:
        fail(Phrase("lab-needs", {"option": named, "extra": extra, "what": with_extra(extra)}), lang)


def prepare_bots(study: Study, lang: str) -> None:
    """Waits here until bots are compiled, so that workers find the machine code."""
    for name in () if study.is_compiled else study.bots:
        wait_for(bots.find_now(name, study.game), waiting(lang))


def pool_of(workers: int, address: str | None, study: Study, lang: str) -> Pool:
    """Where pieces are played: on a Ray cluster if there is an address, else in processes."""
    from tumblestar.lab.engine import processes

    need_extra("--ray", "ray", "ray", address, lang)
    if address is not None and workers:
        fail(Phrase("cli-not-both", {"first": "--ray", "second": "--workers"}), lang)
    prepare_bots(study, lang)
    if address is None:
        return processes(workers)
    from tumblestar.lab.engine import cluster

    leave_output_to_results()
    try:
        return cluster(address)
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        fail(Phrase("lab-no-ray", {"address": address, "why": str(error)}), lang)


def kept_pieces(file: Path | None, work: Work, needs: tuple[str, ...], lang: str) -> Kept | None:
    """The pieces that a file keeps, if there is one to keep them in."""
    from tumblestar.lab.engine import Kept

    if file is None:
        return None
    with writing(file, lang):
        store = Kept(file, work, needs)
    if store.has_dropped:
        echo(say(lang, Phrase("lab-kept-dropped", {"file": str(file)})), err=True)
    return store


def play_pieces(
    work: Work,
    rotations: int,
    setups: int,
    pool: Pool,
    add: Callable[[dict[str, Any]], None],
    lang: str,
    store: Store | None = None,
) -> bool:
    """Plays so many set-ups; says so if it was broken off, and then returns False."""
    from tumblestar.lab.engine import collect

    try:
        with writing(store.place if store else Path(), lang):
            done = collect(work, setups, pool, add, store, report)
    except BrokenExecutor:
        fail(Phrase("lab-workers-died"), lang)
    if done < setups:
        key = "lab-broken-off-kept" if store else "lab-broken-off"
        echo(say(lang, Phrase(key, {"games": done * rotations, "total": setups * rotations})), err=True)
    return done == setups


# -- commands


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
    **arguments: Any,
) -> None:
    """Plays a study, and prints and writes what was found."""
    from tumblestar.lab import study_results
    from tumblestar.lab.study import Study
    from tumblestar.lab.tally import Row, Tally

    need_extra("--parquet", "pyarrow", "lab", parquet, lang)
    need_extra("--html", "matplotlib", "lab", html, lang)
    options, names = read_line_up(game, seats, arguments["option"], arguments["bots"])
    study = Study.new(game, names, options, seed, has_rows=bool(csv or parquet))
    tally, rows = Tally(dict(Counter(study.labels)), study.rotations), list[Row]()

    def add(piece: dict[str, Any]) -> None:
        tally.add(piece["tally"])
        rows.extend(Row(*row) for row in (piece["rows"] if study.has_rows else ()))

    pool = pool_of(arguments["workers"], arguments["address"], study, lang)
    needs = ("tally", "rows") if study.has_rows else ("tally",)
    store = kept_pieces(arguments["keep"], study, needs, lang)
    is_whole = play_pieces(study, study.rotations, study.setups_of(count), pool, add, lang, store)
    if not tally.games:
        sys.exit(BROKEN_OFF)
    tables = study_results.play_tables(study, tally, lang)
    sample, remarks, more = _sample(study, min(luck, tally.games), pool, lang) if luck and is_whole else ({}, [], [])
    title = say(lang, Phrase("lab-title", {"game": say(lang, game.title), "games": tally.games}))
    opening = [study_results.line_up(study, study.bots, lang), *remarks]
    with writing(Path(), lang):
        if csv:
            study_results.write_csv(csv, study, rows)
        if parquet:
            study_results.write_parquet(parquet, study, rows)
        if html:
            charts = study_results.play_charts(study, tally, tables, lang)
            lines = [*opening, " ".join(["tumblestar", *sys.argv[1:]])]
            page = study_results.page(title, lines, [*tables, *more], charts, lang)
            html.write_text(page, encoding="utf-8", newline="\n")
    if as_json:
        echo(json.dumps({**study.head(), **_as_json(tally), **sample}, indent=1))
    else:
        _print(title, opening, [*tables, *more])
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
def compare(game: Game, seats: int | None, count: int, seed: int, as_json: bool, lang: str, **arguments: Any) -> None:
    """Plays two studies with the same luck, and prints their differences."""
    from tumblestar.lab import study_results
    from tumblestar.lab.study import Comparison, Study
    from tumblestar.lab.tally import Tally

    options, names = read_line_up(game, seats, arguments["option"], arguments["bots"])
    against = arguments["against_bots"] or ",".join(names)
    others, rivals = read_line_up(game, len(names), arguments["against_option"], against, options)
    if (options, names) == (others, rivals):
        fail(Phrase("lab-same"), lang)
    labels = tuple(f"{name}/{rival}" for name, rival in zip(names, rivals, strict=True))
    first = Study.new(game, names, options, seed, labels=labels)
    second = Study.new(game, rivals, others, seed, labels=labels)
    places = dict(Counter(labels))
    tallies = {name: Tally(places, first.rotations) for name in ("first", "second", "tally")}

    def add(piece: dict[str, Any]) -> None:
        for name, tally in tallies.items():
            tally.add(piece[name])

    pool = pool_of(arguments["workers"], arguments["address"], first, lang)
    prepare_bots(second, lang)
    work = Comparison(first, second)
    store = kept_pieces(arguments["keep"], work, tuple(tallies), lang)
    is_whole = play_pieces(work, first.rotations, first.setups_of(count), pool, add, lang, store)
    first_tally, second_tally, apart = tallies.values()
    if not apart.games:
        sys.exit(BROKEN_OFF)
    if as_json:
        results = {
            name: _as_json(tally)
            for name, tally in zip(("first", "second", "difference"), (first_tally, second_tally, apart), strict=True)
        }
        effects = {name: study_results.effect_size(first_tally, second_tally, name) for name in apart.sums}
        echo(json.dumps({**work.head(), "results": {**results, "effect": effects}}, indent=1))
    else:
        args = {"game": say(lang, game.title), "games": apart.games}
        sides = [study_results.line_up(study, study.bots, lang) for study in (first, second)]
        title = say(lang, Phrase("lab-title-compare", {**args, "first": sides[0], "second": sides[1]}))
        _print("", [], [study_results.compare_table(first, first_tally, second_tally, apart, title, lang)])
    sys.exit(0 if is_whole else BROKEN_OFF)


def _sample(study: Study, count: int, pool: Pool, lang: str) -> tuple[dict[str, Any], list[str], list[ResultTable]]:
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
    said = Phrase("lab-no-luck") if share is None else Phrase("lab-luck", {"share": max(share, 0.0), "games": played})
    sample = {"sample": {"games": played, "luck": share, "decisions": dict(decisions), "in_games": dict(games)}}
    return sample, [say(lang, said)], [rules_table(decisions, games, played, lang)] if decisions else []


def _as_json(tally: Tally) -> dict[str, Any]:
    """The figures and distributions of a tally."""
    figures = {name: figure._asdict() for name, figure in tally.figures()}
    return {
        "games": tally.games,
        "setups": tally.setups,
        "figures": figures,
        "histograms": tally.as_json()["histograms"],
    }


def _print(title: str, remarks: list[str], tables: list[ResultTable]) -> None:
    for text in (title, *remarks):
        if text:
            echo(text)
    echo()
    for table in tables:
        echo(table.title)
        print_grid(table.rows)


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
    game: Game, seats: int | None, count: int, seed: int, out: Path, per_file: int, lang: str, **arguments: Any
) -> None:
    """Plays what is missing in a folder, and makes its files whole."""
    from tumblestar.lab.dataset import CARD, Dataset, card
    from tumblestar.lab.selfplay import SelfPlay, prepare
    from tumblestar.lab.study import Study
    from tumblestar.words.kept_files import write_file

    need_extra("lab selfplay", "pyarrow", "lab", True, lang)
    options, names = read_line_up(game, seats, arguments["option"], arguments["bots"])
    study = Study.new(game, names, options, seed)
    work = SelfPlay(study, arguments["tries"], arguments["has_values"])
    pool = pool_of(arguments["workers"], arguments["address"], study, lang)
    prepare(study, waiting(lang))
    with writing(out, lang):
        data = Dataset(out, work)
    setups = max(study.setups_of(count), data.setups)
    if not play_pieces(work, study.rotations, setups, pool, lambda piece: None, lang, data):
        sys.exit(BROKEN_OFF)
    parquet: Any = import_module("pyarrow.parquet")
    with writing(out, lang):
        parts = data.finish(setups, study.setups_of(per_file))
        rows = sum(parquet.read_metadata(part.file).num_rows for part in parts)
        write_file(out / CARD, card(work, parts, rows, " ".join(["tumblestar", *sys.argv[1:]])).encode())
    args = {"games": setups * study.rotations, "rows": rows, "files": len(parts), "folder": str(out)}
    echo(say(lang, Phrase("lab-selfplay-done", args)))
