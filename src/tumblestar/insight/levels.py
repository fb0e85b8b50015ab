"""Win shares as they come at a level of play: an evaluator's estimates, drawn together or apart by what was fitted.

Where all seats play at a level, each share is raised to a power, times a factor alone, and all are put in proportion
again. Exact shares stay. The numbers are in `data/review/levels.json` of a game (`python -m bench.levels fit GAME`);
a level that is not there needs none.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import NamedTuple

from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.engine.speed import is_fast
from tumblestar.engine.statistics import normalized
from tumblestar.insight.ledger import Evaluator, Opinion, is_exact
from tumblestar.record import Record
from tumblestar.words.packages import folder_of


class Fit(NamedTuple):
    """The power of the shares; `lead` is what a seat alone gains by it, in log odds of winning."""

    power: float = 1.0
    lead: float = 0.0

    def shares(self, shares: Sequence[float]) -> Sequence[float]:
        """The shares at this level.

        >>> Fit(2.0).shares([0.75, 0.25])
        [0.9, 0.1]
        """
        if len(shares) == 1:
            won, lost = exp(self.lead) * shares[0] ** self.power, (1.0 - shares[0]) ** self.power
            return [won / (won + lost)]
        return normalized([share**self.power for share in shares])


@cache
def fits(game: Game, seats: int) -> Mapping[str, Fit]:
    """What was fitted for so many seats, by level."""
    file = folder_of(game.name).joinpath("data", "review", "levels.json")
    by_seats: dict[str, dict[str, list[float]]] = json.loads(file.read_text("utf-8"))["seats"] if file.is_file() else {}
    return {level: Fit(*fit) for level, fit in by_seats.get(str(seats), {}).items()}


def at_level(game: Game, seats: int, level: str | None, evaluate: Evaluator) -> Evaluator:
    """An evaluator's shares as they come where all seats play at a level; unchanged where nothing was fitted."""
    fit = fits(game, seats).get(level or "")
    if fit is None:
        return evaluate
    return lambda s: evaluate(s) if is_exact(game, s) else fit.shares(evaluate(s))


def level_of(record: Record) -> str | None:
    """The level of a game: that of its weakest bot, since people choose bots like themselves; None of people alone."""
    names = {seat.name for seat in record.seats if seat.kind == "bot"}
    return next((level.name for level in bots.levels(record.game) if level.name in names), None)


def opinion_of(game: Game) -> Opinion | None:
    """What the level that a game names would do until chance comes; None where there is none, or it takes long."""
    level = game.review.OPINION if game.has_module("review") else ""
    if not level or not is_fast():
        return None
    bot = bots.find_now(level, game)
    return lambda s: bot.plan(game, s, random.Random(0), ())
