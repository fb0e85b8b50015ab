"""The real rules of Shizzle behind the interface of ``naive.Naive``."""

from tests.games import real
from tumblestar import games

GAME = games.find("shizzle")


class Real(real.Real):
    game = GAME
