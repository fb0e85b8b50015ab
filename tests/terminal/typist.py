"""A simulated player: given lines, or random actions until the game is over."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tumblestar.games import GAMES
from tumblestar.terminal import local_game
from tumblestar.terminal.game_interface import GameInterface
from tumblestar.terminal.layout import Colours
from tumblestar.terminal.local_game import LocalGame
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.session import Session


class Typist:
    """Types the lines that it has, then what `more` says, and then leaves."""

    is_live = False

    def __init__(self, lines: Sequence[str] = (), more: Callable[[], str] | None = None) -> None:
        self.lines = list(lines)
        self.more = more
        self.prompts: list[str] = []
        self.words: list[str] = []

    def ask(self, prompt: str, words: Sequence[str] = (), meanwhile: Callable[[], None] | None = None) -> str:
        self.prompts.append(prompt)
        self.words = list(words)
        if self.lines:
            return self.lines.pop(0)
        if self.more:
            return self.more()
        raise EOFError


def any_action(play: LocalGame, seed: int) -> Callable[[], str]:
    rng = random.Random(seed)
    return lambda: play.game.text(play.state, rng.choice(play.game.legal(play.state)))


def begin(name: str, folder: Path, **settings: object) -> LocalGame:
    return local_game.begin(GAMES[name], folder, **({"seed": "3"} | settings))  # type: ignore[arg-type]


def talked(
    play: GameInterface, typist: Typist, lang: str = "en", *, kind: type[Session] = Session, **looks: bool | Colours
) -> list[str]:
    lines: list[str] = []
    kind(play, Screen(lines.append, lang, play.game, **looks), typist).run()  # type: ignore[arg-type]
    return lines


def said(lines: Iterable[str]) -> str:
    """Lines as one, whatever their breaks."""
    return " ".join(" ".join(lines).split())
