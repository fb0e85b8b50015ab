"""The first screen of a game fits a terminal of 80 x 24."""

from pathlib import Path

import pytest

from tests.marks import rest_slow
from tests.terminal.typist import Typist, begin, said, talked
from tumblestar.games import GAMES
from tumblestar.terminal.local_game import LocalGame
from tumblestar.terminal.screen import Screen
from tumblestar.terminal.session import Session
from tumblestar.words import say

HEIGHT, WIDTH = 24, 80
PROMPT = 1
LAST_TURN = 3
"""Lines about what a bot did last."""


def first_screen(name: str, lang: str, seed: int, folder: Path) -> tuple[LocalGame, list[str]]:
    """A new game against the default bot, its chance sealed, and what stands there when a person is to act."""
    game = begin(name, folder, seed=str(seed))
    game.record.chance, game.record.commitment = "sealed", "0" * 64
    lines, asked = list[str](), list[int]()
    typist = Typist(more=lambda: asked.append(len(lines)) or say(lang, "term-word-quit"))
    Session(game, Screen(lines.append, lang, game.game), typist).run()
    return game, lines[: asked[0]]


SEEDS = rest_slow([(lang, seed) for seed in range(8) for lang in ("en", "fr")], 4)


@pytest.mark.parametrize(("lang", "seed"), SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_first_screen_fits(name: str, lang: str, seed: int, tmp_path: Path) -> None:
    """Where a bot begins, title and seal may be gone, but its last turn, the board and the prompt are there."""
    game, lines = first_screen(name, lang, seed, tmp_path)
    assert lines[0] == say(lang, game.game.title)
    assert all(len(line) <= WIDTH for line in lines)
    if any(event.actor == 1 for event in game.record.events):
        board = lines.index("", lines.index(say(lang, "term-begin")))
        lines = lines[board - LAST_TURN :]
    assert len(lines) + PROMPT <= HEIGHT, "\n".join(lines)


def test_charts_stand_side_by_side_as_far_as_they_fit(tmp_path: Path) -> None:
    _, lines = first_screen("twinkle_twinkle", "en", 2, tmp_path)
    assert sum("[1]  a" in line and "[2]  a" in line for line in lines) == 5
    assert not any("Black holes, side" in line for line in lines)
    assert "Type “cards” to see what scores." in said(lines)
    assert "Black holes, side" in "\n".join(talked(begin("twinkle_twinkle", tmp_path), Typist(["cards"])))
    spoken = talked(begin("twinkle_twinkle", tmp_path), Typist(), plain=True)
    assert any(line.startswith("Black holes, side") for line in spoken)
