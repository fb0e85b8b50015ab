"""Games of Twinkle Twinkle that the bot `greedy` plays, interpreted."""

import random
from functools import cache
from typing import Any

from tests.games.picture_checks import walk
from tests.games.twinkle_twinkle.real import GAME
from tumblestar.engine.players import PlayerWorker, bind


@cache
def _worker() -> PlayerWorker:
    return PlayerWorker(bind(GAME, compiled=False))


def greedy(s: Any, luck: random.Random) -> int:
    """What the bot does."""
    return _worker().plan("greedy", s, luck.getrandbits(60) + 1)[0]


def some(seats: int, seed: int, until: int) -> Any:
    """A game of which so many tiles were played."""
    states = walk(GAME, seed, seats, greedy)
    return next(s for s in states if GAME.actor(s) >= 0 and sum(kind > 0 for row in s.chart for kind in row) >= until)
