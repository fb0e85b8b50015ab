"""The real rules of Twisty behind the interface of ``naive.Naive``."""

from tests.games import real
from tumblestar import games

GAME = games.find("twisty")


class Real(real.Real):
    """One game of Twisty by ``tumblestar.games.twisty``."""

    game = GAME
