"""The real rules of Twinkle Twinkle behind the interface of ``naive.Naive``."""

from tests.games import real
from tumblestar.contract.game import Game

GAME = Game("twinkle_twinkle")


class Real(real.Real):
    game = GAME

    def cards(self, seat: int) -> dict[str, int]:
        pieces = GAME.breakdown(self.state, seat - 1)
        return {piece.name.removeprefix("card-").replace("-", "_"): piece.points for piece in pieces}
