"""The command for the challenges of a day, in the terminal."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import click
import msgspec

from tumblestar.console.commands import STORAGE, TERMINAL, argument, command, fail, option, writing
from tumblestar.console.output import echo
from tumblestar.features.days import days
from tumblestar.features.days.days import KINDS, PUZZLE, Day, Deal, Result
from tumblestar.words import Phrase, say
from tumblestar.words.text_input import read_text

KEPT = "days.json"
"""The file with what became of challenges, in the data folder."""
Kept = dict[str, dict[str, Result]]
"""Results by date and challenge."""


@command(
    "day",
    "cli-day",
    argument("date", "cli-day-date", required=False),
    option("--play", key="cli-day-play", type=click.Choice(KINDS, case_sensitive=False)),
    *TERMINAL,
    STORAGE[0],
    place=("play", 3),
    is_dialogue=True,
)
def day(date: str | None, play: str | None, plain: bool, no_color: bool, data: str | None, lang: str) -> None:
    """Lists the challenges of a day, or plays one in this terminal."""
    from tumblestar.storage import data_folder
    from tumblestar.terminal.local_game import data_option

    chosen = days.find(date or today())
    folder = data_folder(data)
    results = read_kept(folder, lang).get(chosen.date.isoformat(), {})
    if play and not results.get(play, Result(play)).is_done:
        result = _play(chosen, play, folder, lang, plain=plain, colours=not no_color)
        results = keep(folder, chosen, result, lang) if result.is_done else results | {play: result}
    echo(say(lang, Phrase("day-head", {"date": chosen.date.isoformat()})))
    for kind in chosen.kinds:
        echo(say(lang, days.line(results.get(kind, Result(kind)))))
    if any(not results.get(kind, Result(kind)).is_done for kind in chosen.kinds):
        date = chosen.date.isoformat() + data_option(folder)
        echo(say(lang, Phrase("cli-day-how", {"date": date, "kinds": list(chosen.kinds)})))


def today() -> str:
    """Today's date, or the nearest that the list has."""
    first, last = days.first_and_last()
    return min(max(date.today().isoformat(), first), last)


def _play(chosen: Day, kind: str, folder: Path, lang: str, *, plain: bool, colours: bool) -> Result:
    """Plays a challenge, and says what became of it. One that is left begins anew."""
    from tumblestar.features.puzzles import session
    from tumblestar.features.puzzles.puzzle import find
    from tumblestar.features.puzzles.session import read_kept as read_puzzles

    if kind != PUZZLE:
        return _play_deal(chosen.deals[kind], kind, folder, lang, plain=plain, colours=colours)
    puzzle = find(chosen.puzzle)
    if chosen.puzzle not in read_puzzles(folder).attempts:
        session.run([puzzle], folder, lang, plain=plain, colours=colours, seed=None)
    attempt = read_puzzles(folder).attempts.get(chosen.puzzle)
    return Result(kind, ("won" if attempt.is_solved else "lost") if attempt else "open")


def _play_deal(deal: Deal, kind: str, folder: Path, lang: str, *, plain: bool, colours: bool) -> Result:
    from tumblestar.terminal import local_game, local_session

    game = local_game.begin(
        deal.game, folder, seats=len(deal.seats), bot_names=deal.seats[1:], options=deal.options, seed=deal.seed
    )
    local_session.run_session(game, folder, lang, plain=plain, colours=colours)
    return days.result_in(kind, deal, game.record, is_over=game.record.is_over)


def read_kept(folder: Path, lang: str) -> Kept:
    """What became of challenges on this machine. Fails for a file that cannot be read, which stays as it is."""
    file = folder / KEPT
    try:
        return msgspec.json.decode(read_text(file), type=Kept) if file.exists() else {}
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
        fail(Phrase("cli-day-kept-bad", {"file": str(file), "why": str(error)}), lang)


def keep(folder: Path, played: Day, result: Result, lang: str) -> dict[str, Result]:
    """Keeps a result unless the challenge was ended before, in another terminal. Returns all results of the day."""
    from tumblestar.words.kept_files import locked, write_file

    with writing(folder / KEPT, lang), locked(folder / KEPT):
        by_date = read_kept(folder, lang)
        results = by_date.setdefault(played.date.isoformat(), {})
        if not results.get(result.kind, Result(result.kind)).is_done:
            results[result.kind] = result
            write_file(folder / KEPT, msgspec.json.encode(by_date), 0o600)
    return results


COMMANDS = (day,)
