"""The shelf: one line for each of our games, then those of installed packages; nothing else lists games anywhere."""

from tumblestar.game import Game
from tumblestar.packages import installed

GAMES: dict[str, Game] = {
    "twisty": Game("twisty"),
    "shizzle": Game("shizzle"),
    "twinkle": Game("twinkle"),
    "twinkle_twinkle": Game("twinkle_twinkle"),
    **{name: Game(name) for name in installed()},
}
"""The games there are, in shelf order."""


def find(name: str) -> Game:
    """The game of that name. Raises KeyError, naming the games there are."""
    if name not in GAMES:
        raise KeyError(f"there is no game {name!r}; the shelf has {', '.join(GAMES)}")
    return GAMES[name]


def working() -> list[Game]:
    """The games whose data files can be used, in shelf order."""
    return [game for game in GAMES.values() if game.fault is None]
