"""Every rule of every game has scenarios, and both implementations pass them."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.games import ftl, game_tests
from tests.games.scenario import Book, BrokenScenario, Scenario

WHOLE = [game for game in game_tests.GAMES if not game_tests.lacking(game)]
"""The games whose tests are whole; the others fail in one test of their own, and stop no other game's."""
BOOKS: dict[str, Book] = {game: game_tests.module(game, "scenario").BOOK for game in WHOLE}
ALL = {game: book.all() for game, book in BOOKS.items()}
WRONG = ["{tags}-3.1 a title\n  bogus a1", "no tag at all\n  fresh 2", "{tags}-3.1\n  fresh 2"]

every_game = pytest.mark.parametrize("game", WHOLE)


@pytest.mark.parametrize("game", game_tests.GAMES)
def test_every_game_has_its_tests(game: str) -> None:
    assert game_tests.lacking(game) == []


@pytest.mark.parametrize(
    ("book", "scenario", "rules"),
    [
        pytest.param(BOOKS[game], scenario, rules, id=f"{game}-{scenario}-{rules.__name__}")
        for game in WHOLE
        for scenario in ALL[game]
        for rules in game_tests.both(game)
    ],
)
def test_scenario(book: Book, scenario: Scenario, rules: type[Any]) -> None:
    book.run(scenario, rules)


@every_game
def test_every_tag_of_the_rules_help_has_a_scenario(game: str) -> None:
    prefix = BOOKS[game].tags
    keys = re.findall(rf"^rule-{prefix}-(\d+)-(\d+)", ftl.text(game, "en"), re.MULTILINE)
    tags = {f"{prefix}-{section}.{number}" for section, number in keys}
    assert len(tags) >= BOOKS[game].rules, "the rules help lacks tags"
    assert sorted(tags - {scenario.tag for scenario in ALL[game]}) == []
    assert sorted({scenario.tag for scenario in ALL[game]} - tags) == []


@every_game
def test_every_tag_of_the_rulebook_has_a_scenario(game: str, rulebooks: Path) -> None:
    rulebook = (rulebooks / f"{game}.md").read_text(encoding="utf-8")
    tags = set(re.findall(rf"{BOOKS[game].tags}-\d+\.\d+", rulebook))
    assert len(tags) >= BOOKS[game].rules
    assert sorted(tags - {scenario.tag for scenario in ALL[game]}) == []


@every_game
@pytest.mark.parametrize("wrong", WRONG)
def test_a_scenario_that_cannot_be_read_is_an_error(game: str, wrong: str) -> None:
    book = BOOKS[game]
    with pytest.raises(ValueError, match="line"):
        book.scenarios(wrong.format(tags=book.tags))


@every_game
def test_a_failure_names_the_scenario_and_the_line(game: str) -> None:
    book = BOOKS[game]
    (scenario,) = book.scenarios(f"{book.tags}-3.1 never true\n  fresh 2\n  actor 2")
    with pytest.raises(BrokenScenario, match=rf"line 3: {book.tags}-3.1 never true(.|\n)*found \*, wanted 2"):
        book.run(scenario, game_tests.both(game)[0])
