"""Every option of Twisty has its words, and every bot says how it plays."""

import re

import pytest

from tests.games.ftl import LANGUAGES, variables
from tumblestar.games.twisty.bots.choosers import LEVELS
from tumblestar.words import say

GAME = "twisty"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_help(language: str) -> None:
    keys = set(variables(GAME, language))
    for option in ("short_game", "same_order", "chosen_corners", "take_under", "first"):
        assert {f"option-{option}", f"option-{option}-help"} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_each_level_names_its_mistake(language: str) -> None:
    for bot, level in LEVELS.items():
        figures = re.findall("[0-9]+", say(language, f"bot-{bot}-help", GAME))
        assert figures == ([str(max(level.mistakes))] if any(level.mistakes) else []), bot
