"""How long the tutorials that ship take by the estimate of docs/tutorials.md: three to six minutes in all languages."""

import re

import pytest

from tumblestar import words
from tumblestar.game import Game
from tumblestar.games import GAMES
from tumblestar.learning.tutorial import Tutorial, names_of_tutorials, tutorial
from tumblestar.words import Phrase, say

READ = 60 / 180
"""Seconds a word."""
ACT, GO_ON = 5, 2
"""Seconds to find and do what a note asks for, and to press on."""
TAUGHT = [(game, name) for game in GAMES.values() for name in names_of_tutorials(game)]


def seconds(found: Tutorial, lang: str) -> float:
    """The notes read word by word; the lines on what happened are looked at while the pieces move."""
    read = [say(lang, Phrase(step.note.say, {}, found.game.name), found.game.name, found.seat) for step in found.steps]
    acts = sum(step.task is not None for step in found.steps)
    words_read = sum(len(re.findall(r"\w[\w’'-]*", text)) for text in read)
    return READ * words_read + ACT * acts + GO_ON * (len(found.steps) - acts)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TAUGHT, ids=[f"{game.name}-{name}" for game, name in TAUGHT])
def test_a_tutorial_takes_three_to_six_minutes(game: Game, name: str, lang: str) -> None:
    found = tutorial(game, name)
    assert 3 <= seconds(found, lang) / 60 <= 6
