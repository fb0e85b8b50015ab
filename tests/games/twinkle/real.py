"""The real rules of Twinkle behind the interface of ``naive.Naive``."""

from __future__ import annotations

from tests.games import real
from tumblestar.game import Game

GAME = Game("twinkle")


class Real(real.Real):
    """One game of Twinkle by ``tumblestar.games.twinkle``."""

    game = GAME
