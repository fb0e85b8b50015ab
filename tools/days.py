"""Adds days to the list of challenges: `python -m tools.days 2028-12-31`. What stands there stays (docs/days.md), but
for a puzzle that is no more: another of its game takes its place.

A day's challenges follow from its date and from what is shipped when it is added. A puzzle comes at most once, the
games take turns, and a level comes again only when all have been.
"""

from __future__ import annotations

import random
import sys
from datetime import date, timedelta
from pathlib import Path

from tumblestar.features.days import days
from tumblestar.features.puzzles.puzzle import puzzles_of
from tumblestar.games import GAMES

FILE = Path(__file__).parents[1] / "src/tumblestar/features/days" / days.FILE
DECK = ("asteroids", "comets", "planets", "satellites", "black_holes")
"""The options that turn a reference of a chart over."""


def main() -> None:
    """Adds what is missing until the date of the command line."""
    text = FILE.read_text(encoding="utf-8")
    head = [line for line in text.splitlines() if not line[:1].isdigit()]
    known = _renewed([line for line in text.splitlines() if line[:1].isdigit()])
    FILE.write_text("".join(f"{line}\n" for line in head + known), encoding="utf-8", newline="\n")
    day = date.fromisoformat(known[-1].split()[0]) if known else date.fromisoformat(sys.argv[2])
    day += timedelta(days=1 if known else 0)
    used = {line.split()[1] for line in known}
    with FILE.open("a", encoding="utf-8", newline="\n") as out:
        while day <= date.fromisoformat(sys.argv[1]):
            puzzle = _puzzle(day, used)
            used.add(puzzle)
            challenges = (puzzle, _level(day), f"first={1 + day.toordinal() % 2}", _chart(day))
            out.write(f"{day} {days.SEPARATOR.join(challenges)}\n")
            day += timedelta(days=1)


def _renewed(known: list[str]) -> list[str]:
    """The days that stand there, with puzzles that are."""
    there = {name for game in GAMES for name in puzzles_of(game)}
    used = {line.split()[1] for line in known}
    for i, line in enumerate(known):
        if (lost := line.split()[1]) not in there:
            used.add(puzzle := _puzzle(date.fromisoformat(line.split()[0]), used))
            known[i] = line.replace(lost, puzzle)
    return known


def _rng(day: date, kind: str) -> random.Random:
    return random.Random(f"{kind} {day}")


def _puzzle(day: date, used: set[str]) -> str:
    """A puzzle that was not there yet, of the game whose turn it is."""
    shelf = [name for name in GAMES if puzzles_of(name)]
    game = shelf[day.toordinal() % len(shelf)]
    return _rng(day, days.PUZZLE).choice([name for name in puzzles_of(game) if name not in used])


def _level(day: date) -> str:
    """The options of a level of the campaign: all come in an order drawn by lot before one comes again."""
    campaign = GAMES["twinkle"].campaign
    levels = list(campaign.levels())
    turn, place = divmod(day.toordinal(), len(levels))
    random.Random(f"levels {turn}").shuffle(levels)
    return _options(campaign.options(levels[place].colours, levels[place].missions))


def _chart(day: date) -> str:
    """The options of a chart alone: a goal, and about half of the references turned over."""
    game, rng = GAMES["twinkle_twinkle"], _rng(day, "chart")
    goals = next(option.values for option in game.options if option.name == "goal")
    chosen = {name: rng.randrange(2) for name in DECK} | {"goal": goals[day.toordinal() % len(goals)]}
    return _options(chosen)


def _options(chosen: dict[str, int]) -> str:
    return " ".join(f"{name}={value}" for name, value in chosen.items() if value)


if __name__ == "__main__":
    main()
