"""The words of every game are complete and well formed in every language."""

from pathlib import Path

import pytest

from tests.games import game_tests
from tests.games.ftl import (
    LANGUAGES,
    check_punctuation,
    check_rulebook,
    check_sayable,
    check_well_formed,
    variables,
)
from tests.marks import crossed
from tumblestar.bots import of
from tumblestar.words import has

every_game = pytest.mark.parametrize("game", game_tests.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_language_has_the_messages_of_english(game: str, language: str) -> None:
    check_well_formed(game, language)


@pytest.mark.parametrize(("game", "language"), crossed(game_tests.GAMES, LANGUAGES))
def test_every_message_can_be_formatted_with_every_argument(game: str, language: str) -> None:
    samples = game_tests.module(game, "message_samples")
    check_sayable(game, language, samples.SAMPLES, samples.DISTINGUISHING)


@every_game
@every_language
def test_every_rule_and_every_refusal_has_its_words(game: str, language: str) -> None:
    samples, tags = game_tests.module(game, "message_samples"), game_tests.module(game, "scenario").BOOK.tags
    known = set(variables(game, language))
    rules = {f"rule-{tags}-{section}-{n}" for section, numbers in samples.RULES.items() for n in numbers}
    assert {key for key in known if key.startswith(f"rule-{tags}-")} == rules
    assert {key for key in known if key.startswith(f"rules-{tags}-")} == {f"rules-{tags}-{n}" for n in samples.RULES}
    assert {key for key in known if key.startswith("refused-")} == {f"refused-{tags}-{tag}" for tag in samples.REFUSALS}


@every_game
def test_the_rulebook_has_these_tags_and_these_marks(game: str, rulebooks: Path) -> None:
    check_rulebook(rulebooks / f"{game}.md", game, game_tests.module(game, "scenario").BOOK.tags)


@every_game
def test_every_option_and_every_bot_has_a_label_and_help(game: str) -> None:
    rules = game_tests.module(game, "real").GAME
    names = [f"option-{option.name}" for option in rules.options] + [f"bot-{bot}" for bot in of(rules)]
    assert [key for name in names for key in (name, f"{name}-help") if not has(key, game)] == []


@every_game
def test_punctuation_is_typeset(game: str) -> None:
    check_punctuation(game)
