"""Every option of Twisty has its words."""

import pytest

from tests.games.ftl import LANGUAGES, variables

GAME = "twisty"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_help(language: str) -> None:
    keys = set(variables(GAME, language))
    for option in ("short_game", "same_order", "chosen_corners", "take_under", "first"):
        assert {f"option-{option}", f"option-{option}-help"} <= keys
