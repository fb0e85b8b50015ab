"""The shelf: one line a game, and nothing else lists games anywhere."""

from tumblestar.game import Game

SHELF: dict[str, Game] = {
    "twisty": Game("twisty"),
    "shizzle": Game("shizzle"),
    "twinkle": Game("twinkle"),
    "twinkle_twinkle": Game("twinkle_twinkle"),
}
"""The games that work, in shelf order."""


def find(name: str) -> Game:
    """The game of that name. Raises KeyError, naming the games there are."""
    if name not in SHELF:
        raise KeyError(f"there is no game {name!r}; the shelf has {', '.join(SHELF)}")
    return SHELF[name]


def working() -> list[Game]:
    """The games whose data files can be used, in shelf order."""
    return [game for game in SHELF.values() if game.fault is None]
