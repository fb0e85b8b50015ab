"""The real rules of Twinkle Twinkle behind the interface of ``naive.Naive``."""

from tests.games import real
from tumblestar.game import Game

GAME = Game("twinkle_twinkle")


class Real(real.Real):
    """One game of Twinkle Twinkle by ``tumblestar.games.twinkle_twinkle``."""

    game = GAME

    def cards(self, seat: int) -> dict[str, int]:
        pieces = GAME.breakdown(self.state, seat - 1)
        return {piece.name.removeprefix("card-").replace("-", "_"): piece.points for piece in pieces}
