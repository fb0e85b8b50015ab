"""How long the tutorials that ship take by the estimate of docs/tutorials.md: three to six minutes in all languages."""

import re

import pytest

from tumblestar import words
from tumblestar.contract.game import Game
from tumblestar.features.learn.tutorial import Tutorial, names_of_tutorials, tutorial
from tumblestar.games import GAMES
from tumblestar.words import Phrase, say

READ = 60 / 755
"""Seconds a character without spaces: 180 words a minute in English, whose words are shorter than those of others.

Steady readers do 987 on average over seventeen languages (Trauzettel-Klosinski and Dietz, Investigative Ophthalmology &
Visual Science 53 (2012), 5452); learners are slower.
"""
ACT, GO_ON = 5, 2
"""Seconds to find and do what a note asks for, and to press on."""
TAUGHT = [(game, name) for game in GAMES.values() for name in names_of_tutorials(game)]


def seconds(lesson: Tutorial, lang: str) -> float:
    """The notes read; the lines on what happened are looked at while the pieces move."""
    game = lesson.game.name
    read = [say(lang, Phrase(step.note.say, {}, game), game, lesson.seat) for step in lesson.steps]
    acts = sum(step.task is not None for step in lesson.steps)
    characters = sum(len(re.sub(r"\s", "", text)) for text in read)
    return READ * characters + ACT * acts + GO_ON * (len(lesson.steps) - acts)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("game", "name"), TAUGHT, ids=[f"{game.name}-{name}" for game, name in TAUGHT])
def test_a_tutorial_takes_three_to_six_minutes(game: Game, name: str, lang: str) -> None:
    lesson = tutorial(game, name)
    assert 3 <= seconds(lesson, lang) / 60 <= 6
