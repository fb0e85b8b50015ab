"""Commands that measure how well bots play."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tumblestar import bots, games
from tumblestar.cli.lab_studies import BROKEN_OFF, compare, play, selfplay
from tumblestar.console.commands import JSON, argument, command, fail, group, option
from tumblestar.console.completion import GameName, complete_bots, complete_options
from tumblestar.console.output import echo, print_grid, report
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, say
from tumblestar.words.packages import with_extra

if TYPE_CHECKING:
    from tumblestar.lab.ladder import LadderSpec, Played, Rating

WIDEST = 1000
"""Characters of a line, which is not wrapped."""


@command(
    "ladder",
    "cli-ladder",
    argument("game", "cli-ladder-game", required=False, type=GameName()),
    option("--seats", key="cli-ladder-seats", type=int, multiple=True),
    option("--games", "count", key="cli-ladder-games", type=click.IntRange(1), default=400),
    option("--mixed", key="cli-ladder-mixed", type=click.IntRange(0), default=0),
    option("--bots", key="cli-ladder-bots", metavar="names", shell_complete=complete_bots),
    option("--option", key="cli-lab-option", metavar="setting", multiple=True, shell_complete=complete_options),
    option("--seed", key="cli-ladder-seed", type=int, default=1),
    option("--workers", key="cli-lab-workers", type=click.IntRange(0), default=0),
    option("--keep", key="cli-ladder-keep", type=click.Path(file_okay=False, path_type=Path)),
    JSON,
)
def ladder(
    game: Game | None,
    seats: tuple[int, ...],
    count: int,
    mixed: int,
    bots: str | None,
    option: tuple[str, ...],
    seed: int,
    workers: int,
    keep: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Plays the ladders of one game or of all, and prints the matches and the ratings."""
    from tumblestar.lab.ladder import has_ratings

    if not has_ratings():
        fail(Phrase("lab-needs", {"option": "tumblestar lab ladder", "extra": "lab", "what": with_extra("lab")}), lang)
    results: dict[str, object] = {}
    is_whole = True
    chosen = [game] if game else games.working()
    _check_seats(chosen, seats)
    read = [(each_game, *_read(each_game, seats, count, mixed, option, seed, bots or "")) for each_game in chosen]
    for each_game, spec, names in read:
        if spec.seats and is_whole:
            is_whole, results[each_game.name] = _climb(each_game, spec, names, workers, keep, as_json, lang)
    if as_json:
        echo(json.dumps(results, indent=1))
    sys.exit(0 if is_whole else BROKEN_OFF)


def _check_seats(chosen: Sequence[Game], seats: Sequence[int]) -> None:
    """Raises BadOption for a number of seats with which none of the games has matches."""
    several = sorted({number for game in chosen for number in game.seats if number > 1})
    for number in seats:
        if number not in several:
            raise BadOption(Phrase("bad-seats", {"seats": number, "allowed": list(several)}))


def _read(
    game: Game,
    seats: tuple[int, ...],
    count: int,
    mixed: int,
    option_texts: tuple[str, ...],
    seed: int,
    names: str,
) -> tuple[LadderSpec, list[str]]:
    """What is to be played of a game, and by whom. Raises BadOption and Unreadable."""
    from tumblestar.lab.ladder import LadderSpec, weakest_first
    from tumblestar.terminal.typed_lines import parse_options

    options = parse_options(option_texts, game)
    given = [bots.name_of(name, game) for name in names.split(",")] if names else weakest_first(game)
    chosen = list(dict.fromkeys(given))
    if len(chosen) < 2:
        raise BadOption(Phrase("cli-ladder-two", {"bots": bots.typeable(game)}))
    wanted = tuple(number for number in game.seats if number > 1 and (not seats or number in seats))
    spec = LadderSpec(wanted, count, mixed, options, seed)
    for number in spec.seats:
        game.fresh(number, options)
    return spec, list(chosen)


def _climb(
    game: Game, spec: LadderSpec, names: list[str], workers: int, folder: Path | None, as_json: bool, lang: str
) -> tuple[bool, object]:
    """Plays one ladder, prints it and keeps it; returns whether Ctrl-C left it whole, and it as JSON values."""
    from tumblestar.bots import kept_results
    from tumblestar.lab import ladder
    from tumblestar.lab.engine import processes

    begun, words = kept_results.commit(), " ".join(["tumblestar", *sys.argv[1:]])
    before = ladder.known(game, folder, spec) if folder else []
    played: list[Played] = []
    if not as_json:
        echo(say(lang, game.title))
    is_whole = True
    try:
        for match in ladder.climb(game, spec, before, names, report, processes(workers)):
            played.append(match)
            if folder:
                ladder.keep(game, folder, spec, played, words, begun)
            if not as_json:
                echo(say(lang, _told(game, match, lang)))
    except KeyboardInterrupt:
        is_whole = False
        args = {
            "games": sum(match.games for match in played),
            "total": sum(planned[-1] for planned in ladder.games_of(game, spec, names)),
        }
        echo(say(lang, Phrase("lab-broken-off-kept" if folder else "lab-broken-off", args)), err=True)
    table = ladder.rating_table(played)
    if played and not as_json:
        _print_ratings(game, table, lang)
    return is_whole, {"matches": [asdict(match) for match in played], "ratings": ladder.as_json(table)}


def _told(game: Game, match: Played, lang: str) -> Phrase:
    """A match in words."""
    bots = {side: say(lang, f"bot-{name}", game.name) for side, name in (("us", match.us), ("them", match.them))}
    return Phrase("cli-ladder-match", {**asdict(match), **bots, "rivals": match.seats - 1, "fair": 1 / match.seats})


def _print_ratings(game: Game, table: Mapping[str, Mapping[str, Rating]], lang: str) -> None:
    """Prints a row a bot and a column for each number of seats and options."""
    rows = [[say(lang, "cli-ladder-head-bot")]]
    for name in table:
        options, _, seats = name.partition(", ")
        rows[0].append(say(lang, Phrase(f"cli-ladder-head-{options}", {"seats": int(seats or 0)})))
    strongest = list(table.values())[-1]
    for name in reversed(list(strongest)):
        row = [say(lang, f"bot-{name}", game.name)]
        for ratings in table.values():
            rating = ratings.get(name)
            row.append(say(lang, Phrase("cli-ladder-rating", rating._asdict())) if rating else "–")
        rows.append(row)
    echo()
    print_grid(rows, WIDEST)


COMMANDS = (group("lab", "cli-lab", ladder, play, compare, selfplay, place=("study", 4)),)
