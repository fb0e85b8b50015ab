"""The shelf: one line for each of our games, then those of installed packages; nothing else lists games anywhere."""

from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.words import Phrase, labels
from tumblestar.words.packages import installed
from tumblestar.words.text_input import meant

GAMES: dict[str, Game] = {
    "twisty": Game("twisty"),
    "shizzle": Game("shizzle"),
    "twinkle": Game("twinkle"),
    "twinkle_twinkle": Game("twinkle_twinkle"),
    **{name: Game(name) for name in installed()},
}
"""The games there are, in shelf order."""


def find(name: str | Game) -> Game:
    """The game of that name, as people write it; a game stays as it is. Raises BadOption, naming those there are."""
    if isinstance(name, Game):
        return name
    found = meant(name, GAMES, lambda one: labels(GAMES[one].title.key, one))
    if found is None:
        raise BadOption(Phrase("unknown-game", {"name": str(name), "allowed": list(GAMES)}))
    return GAMES[found]


def working() -> list[Game]:
    """The games whose data files can be used, in shelf order."""
    return [game for game in GAMES.values() if game.fault is None]
