"""What the commands of the lab that play games have in common: their options, where they play, and how they go on."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import click

from tumblestar import bots
from tumblestar.console.commands import ParameterFactory, argument, fail, option, waiting
from tumblestar.console.completion import GameName, complete_bots, complete_options
from tumblestar.console.output import echo, leave_output_to_results, report
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.engine.bot_workers import wait_for
from tumblestar.words import Phrase, say
from tumblestar.words.packages import with_extra

if TYPE_CHECKING:
    from tumblestar.lab.engine import Kept, Pool, Store, Work
    from tumblestar.lab.study import Study

FILE = click.Path(dir_okay=False, path_type=Path)
BROKEN_OFF = 130
"""Exit status after Ctrl-C, as shells have it."""


def bots_option(name: str, key: str) -> ParameterFactory:
    """Declares an option that names bots."""
    return option(name, key=key, metavar="NAME,...", shell_complete=complete_bots)


def options_option(name: str, key: str) -> ParameterFactory:
    """Declares an option that names options of a game, and may be given several times."""
    return option(name, key=key, metavar="NAME=NUMBER", multiple=True, shell_complete=complete_options)


COMMON = (
    argument("game", type=GameName()),
    bots_option("--bots", "cli-lab-bots"),
    option("--seats", key="cli-lab-seats", type=int),
    option("--games", "count", key="cli-lab-games", type=click.IntRange(1), default=1000),
    options_option("--option", "cli-lab-option"),
    option("--seed", key="cli-lab-seed", type=int, default=1),
    option("--workers", key="cli-lab-workers", type=click.IntRange(0), default=0),
    option("--ray", "address", key="cli-lab-ray", metavar="ADDRESS"),
)
"""Options of all these commands."""
KEEP = option("--keep", key="cli-lab-keep", type=FILE)


def read_line_up(
    game: Game,
    seats: int | None,
    given: tuple[str, ...],
    named: str | None,
    others: Mapping[str, int] = MappingProxyType({}),
) -> tuple[dict[str, int], list[str]]:
    """The options, those given and `others` besides, and a bot for each seat. Raises BadOption, Unreadable."""
    from tumblestar.terminal.typed_lines import parse_options

    options = {**others, **parse_options(given, game)}
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
    with failing(file, lang):
        kept = Kept(file, work, needs)
    if kept.has_dropped:
        echo(say(lang, Phrase("lab-kept-dropped", {"file": str(file)})), err=True)
    return kept


@contextmanager
def failing(place: Path, lang: str) -> Generator[None]:
    """Says what is wrong with files of results, and ends."""
    try:
        yield
    except OSError as error:
        file = str(error.filename or place)
        fail(Phrase("cli-unwritable-file", {"file": file, "why": error.strerror or str(error)}), lang)


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

    done = 0

    def counted(piece: dict[str, Any]) -> None:
        nonlocal done
        add(piece)
        done += (piece["end"] - piece["begin"]) * rotations

    try:
        with failing(store.place if store else Path(), lang):
            is_whole = collect(work, setups, pool, counted, store, report)
    except BrokenExecutor:
        fail(Phrase("lab-workers-died"), lang)
    if not is_whole:
        key = "lab-broken-off-kept" if store else "lab-broken-off"
        echo(say(lang, Phrase(key, {"games": done, "total": setups * rotations})), err=True)
    return is_whole
