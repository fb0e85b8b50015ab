"""Messages: found by key, in the reader's language, complete."""

import re
from pathlib import Path

import pytest

from tumblestar import words
from tumblestar.words import Phrase, choose_language, say, several

SRC = Path(words.__file__).parent


def test_a_game_comes_before_the_app() -> None:
    assert say("en", Phrase("game-name", {}, "twisty")) == "Twisty"
    with pytest.raises(LookupError, match="game-name"):
        say("en", "game-name")


def test_phrases_within_phrases_and_lists_are_said_in_the_same_language() -> None:
    inner = Phrase("bad-seats", {"seats": 9, "allowed": [2, 3, 4]})
    assert say("fr", Phrase("unreadable-at", {"line": 3, "why": inner})) == (
        "Ligne 3\u00a0: Il n’y a pas de partie à 9\u202f; le jeu se joue à 2, 3 et 4."
    )
    assert several("en", ("a", "b", "c")) == "a, b, and c"


def test_what_people_typed_is_cut_when_it_is_endless_and_never_read_as_a_message() -> None:
    said = say("en", Phrase("record-format", {"expected": "{ $line } " + "x" * 5000}))
    assert "{ $line }" in said
    assert len(said) < 600


def test_missing_words_and_missing_arguments_are_loud() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-words")
    with pytest.raises(LookupError, match="unreadable-at"):
        say("en", "unreadable-at")


def test_every_phrase_in_the_code_has_words() -> None:
    missing: list[str] = []
    for file in SRC.rglob("*.py"):
        where = file.relative_to(SRC).parts
        if where[0] == "new_game":  # a game with words of its own, which tests/test_new_game.py checks
            continue
        game = where[1] if where[0] == "games" and len(where) > 2 else ""
        code = file.read_text(encoding="utf-8")
        used = re.findall(r'(?:Phrase\(|say\(\w+, )"([a-z][\w-]*)"', code)
        missing += [f"{file.name}: {key}" for key in used if not words.has(key, game)]
    assert missing == []


def test_french_punctuation_keeps_to_its_word() -> None:
    spoken: list[str] = []
    for line in (SRC / "words" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            line = re.sub(r"\{ (?:NUMBER|DATETIME)\([^)]*\) \}|https:|postgresql://\S+", "", line)
            spoken.append(re.sub("«\u00a0[?;]", "«\u00a0", line))  # a sign that is spoken of stands alone
    assert len(spoken) > 500
    assert [line for line in spoken if re.search(r"[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|'", line)] == []


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, en;q=0.5, fr;q=0.7", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("de", "en"),
        ("", "en"),
        ("fr;q=nonsense, *", "en"),
    ],
)
def test_the_language_is_the_best_of_ours(accept: str, lang: str) -> None:
    assert choose_language(accept) == lang
