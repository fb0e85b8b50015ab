"""The real rules of Twinkle behind the interface of ``naive.Naive``."""

from tests.games import real
from tumblestar import games
from tumblestar.games.twinkle import scoring

GAME = games.find("twinkle")


class Real(real.Real):
    game = GAME

    def cards(self, seat: int) -> dict[str, int]:
        """What each card is worth, with the Twinkle card last."""
        names = [*GAME.parts.COLOUR_NAMES, "twinkle"]
        return {name: scoring.card(self.state, seat - 1, which) for which, name in enumerate(names)}

    def mission(self, number: int, seat: int) -> int:
        return scoring.mission_points(self.state, seat - 1, number)

    def is_met(self, number: int) -> bool:
        return scoring.is_met(self.state, number)
