"""The real rules of Twisty behind the interface of ``naive.Naive``."""

from tests.games import real
from tumblestar import games

GAME = games.find("twisty")


class Real(real.Real):
    game = GAME
