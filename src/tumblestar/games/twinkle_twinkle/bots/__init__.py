"""The searches of Twinkle Twinkle's players, which its evaluation, puzzles and advice use too."""

from __future__ import annotations

from tumblestar.engine import players
from tumblestar.engine.bot_workers import WorkerPool
from tumblestar.engine.players import PlayerWorker
from tumblestar.games import find


def pool() -> WorkerPool[PlayerWorker]:
    """The workers of this process; the first call starts compiling."""
    return players.pool(find("twinkle_twinkle"))
