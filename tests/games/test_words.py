"""The words of every game are complete and well formed in every language."""

import re
from pathlib import Path

import pytest

from tests.games import game_tests
from tests.games.ftl import (
    LANGUAGES,
    check_punctuation,
    check_rulebook,
    check_sayable,
    check_well_formed,
    sentences,
    variables,
)
from tests.marks import crossed
from tumblestar.games.shizzle.players import MISTAKES as SHIZZLE
from tumblestar.games.twinkle import players as twinkle
from tumblestar.games.twisty.players import BUDGETS as TWISTY
from tumblestar.words import say

MISTAKES = {
    "shizzle": {bot: round(100 * mistake) for bot, mistake in SHIZZLE.items()},
    "twinkle": {bot: round(100 * twinkle.MISTAKES.get(kind, 0)) for kind, bot in enumerate(twinkle.LEVELS, 1)},
    "twisty": {"beginner": 0, **{bot: max(budget.mistakes) for bot, budget in TWISTY.items()}},
}
"""Percent of a win share that the bots may give away with a turn, which their help says."""
LEVELS = ("beginner", "novice", "club", "strong", "expert", "master")
LONGEST_STATUS = 72
every_game = pytest.mark.parametrize("game", game_tests.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("game", "language"), crossed(game_tests.GAMES, LANGUAGES))
def test_every_language_has_the_messages_of_english(game: str, language: str) -> None:
    check_well_formed(game, language)


@pytest.mark.parametrize(("game", "language"), crossed(game_tests.GAMES, LANGUAGES))
def test_every_message_can_be_formatted_with_every_argument(game: str, language: str) -> None:
    samples = game_tests.module(game, "message_samples")
    check_sayable(game, language, samples.SAMPLES, samples.DISTINGUISHING)


@every_game
@every_language
def test_every_rule_of_the_scenarios_and_every_refusal_has_its_words(game: str, language: str) -> None:
    refusals, book = game_tests.module(game, "message_samples").REFUSALS, game_tests.module(game, "scenario").BOOK
    known, tags = set(variables(game, language)), {one.tag for one in book.all()}
    rules = {f"rule-{tag.replace('.', '-')}" for tag in tags}
    assert {key for key in known if key.startswith(f"rule-{book.tags}-")} == rules
    headings = {f"rules-{tag.partition('.')[0]}" for tag in tags}
    assert {key for key in known if key.startswith(f"rules-{book.tags}-")} == headings
    assert {key for key in known if key.startswith("refused-")} == {f"refused-{book.tags}-{tag}" for tag in refusals}


@every_game
def test_the_rulebook_has_these_tags_and_these_marks(game: str, rulebooks: Path) -> None:
    check_rulebook(rulebooks / f"{game}.md", game, game_tests.module(game, "scenario").BOOK.tags)


@every_game
@every_language
def test_status_lines_fit_in_two_lines_of_a_phone(game: str, language: str) -> None:
    """With the longest name of a bot; what is said of a game that is over has the end card."""
    samples = game_tests.module(game, "message_samples").SAMPLES
    bot = say(language, "seat-bot", name=max((say(language, f"bot-{level}") for level in LEVELS), key=len))
    seats = {"seat": ("you", bot), "thief": (bot,), "victim": (bot,)}
    keys = [key for key in variables(game, language) if key.startswith("status-") and "-over-" not in key]
    said = (one for key in keys for _, one in sentences(game, language, key, samples | seats))
    assert [one for one in said if len(one) > LONGEST_STATUS] == []


@every_game
def test_punctuation_is_typeset(game: str) -> None:
    check_punctuation(game)


@pytest.mark.parametrize("game", MISTAKES)
@every_language
def test_the_help_of_each_level_names_its_mistake(game: str, language: str) -> None:
    for bot, mistake in MISTAKES[game].items():
        figures = re.findall("([0-9]+)[ \u00a0]?%", say(language, f"bot-{bot}-help", game))
        assert figures == ([str(mistake)] if mistake else []), bot
