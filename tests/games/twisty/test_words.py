"""The words of Twisty are complete and well formed in every language."""

from typing import Any

import pytest

from tests.games.ftl import (
    LANGUAGES,
    ROOT,
    check_punctuation,
    check_rulebook,
    check_sayable,
    check_well_formed,
    folder,
    variables,
)

GAME = "twisty"
BOOK = ROOT.parent / "shared/rules/twisty.md"

# How many rules each section of the rulebook has; checked against the book where it is at hand.
RULES = {1: 4, 2: 4, 3: 12, 4: 6, 5: 5, 6: 3}
REFUSALS = "2-1 2-2 2-3 2-4 3-1 3-1-stay 3-5 3-6 3-7 3-9 3-10 4-1 4-4 5-1 5-2".split()
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")
COUNTERS = ("step", "diagonal", "leap", "teleport", "safety")

SAMPLES: dict[str, tuple[Any, ...]] = {
    "colour": COLOURS,
    "next": (*COLOURS, "none"),
    "under": ("green", "blue"),
    "counter": COUNTERS,
    "content": ("empty", "centre", "corner", *COLOURS, *COUNTERS),
    "safe": ("yes", "no"),
    "count": (0, 1, 2, 7),
    "seat": ("Anna",),
    "victim": ("Émile",),
    "seats": ("Anna, Émile",),
    "square": ("c5",),
    "cubes": ("red, blue",),
    "text": ("a1-h9",),
    "kinds": ("red, step",),
    "colours": ("red, blue",),
    "keys": ("board, pawns",),
    "key": ("board",),
    "ruling": ("(ruling)",),
    "review": ("(review)",),
    "reconstruction": ("(reconstruction)",),
}
# Two samples that differ only in one of these must give different sentences.
TELLING = ("colour", "next", "under", "content", "safe")


def test_every_language_is_here() -> None:
    assert sorted(path.stem for path in folder(GAME).glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_of_english(language: str) -> None:
    check_well_formed(GAME, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_argument(language: str) -> None:
    check_sayable(GAME, language, SAMPLES, TELLING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_every_refusal_has_its_words(language: str) -> None:
    keys = set(variables(GAME, language))
    for section, count in RULES.items():
        assert f"rules-TY-{section}" in keys
        assert {f"rule-TY-{section}-{n}" for n in range(1, count + 1)} <= keys
    assert {key for key in keys if key.startswith("refused-")} == {f"refused-TY-{tag}" for tag in REFUSALS}
    assert len({key for key in keys if key.startswith("rule-TY-")}) == sum(RULES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_help(language: str) -> None:
    keys = set(variables(GAME, language))
    for option in ("short_game", "same_order", "chosen_corners", "take_under", "first"):
        assert {f"option-{option}", f"option-{option}-help"} <= keys


@pytest.mark.skipif(not BOOK.exists(), reason="the rulebook page is not beside this checkout")
def test_the_rulebook_has_these_tags_and_these_marks() -> None:
    check_rulebook(GAME, "TY")


def test_punctuation_is_typeset() -> None:
    check_punctuation(GAME)
