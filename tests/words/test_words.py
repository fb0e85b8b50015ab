"""Messages: found by key, in the reader's language, complete."""

import re
from pathlib import Path

import pytest

from tests.marks import crossed
from tumblestar import words
from tumblestar.games import GAMES
from tumblestar.words import Phrase, SeatName, choose_language, languages, packages, say, several
from tumblestar.words.languages import word_files, words_text
from tumblestar.words.message_sources import messages

SRC = Path(words.__file__).parents[1]


def test_a_game_comes_before_the_app() -> None:
    assert say("en", Phrase("game-name", {}, "twisty")) == "Twisty"
    with pytest.raises(LookupError, match="game-name"):
        say("en", "game-name")


def test_phrases_within_phrases_and_lists_are_said_in_the_same_language() -> None:
    inner = Phrase("bad-seats", {"seats": 9, "allowed": [2, 3, 4]})
    assert say("fr", Phrase("unreadable-at", {"line": 3, "why": inner})) == (
        "Ligne 3\u00a0: Le jeu ne peut pas avoir 9 places. Choisissez 2, 3 ou 4."
    )
    assert several("en", ("a", "b", "c")) == "a, b and c"
    assert several("en", ("a", "b", "c"), is_any=True) == "a, b or c"


def test_what_people_typed_is_cut_when_it_is_endless_and_never_read_as_a_message() -> None:
    said = say("en", Phrase("record-format", {"expected": "{ $line } " + "x" * 5000}))
    assert "{ $line }" in said
    assert len(said) < 600


def test_the_reader_is_you_and_nobody_else_is() -> None:
    """Also where somebody is called "you", in lists, and at the beginning of a sentence; each reader has sentences."""
    names = [SeatName(0, "Ada"), SeatName(1, "you"), SeatName(2, Phrase("seat-unnamed", {"count": 3}))]
    resigned = Phrase("status-resigned", {"seat": names[1], "others": [names[0]]})
    shared = Phrase("status-resigned-shared", {"seat": names[0], "others": names[1:]})
    for _ in range(2):  # the second time from the cache
        assert say("en", resigned) == "you resigned. Ada won."
        assert say("en", resigned, viewer=1) == "You resigned. Ada won."
        assert say("en", resigned, viewer=0) == "you resigned. You won!"
        assert say("fr", resigned, viewer=0) == "you a abandonné. Vous avez gagné\u202f!"
        assert say("en", shared) == "Ada resigned. you and Player 3 shared the win."
        assert say("en", shared, viewer=2) == "Ada resigned; you and you shared the win."
        assert say("en", "row-points", viewer=0, seat=names[0], count=2) == "You: 2 points."
        assert say("en", "list", viewer=1, items=names) == "Ada, you and Player 3"


def test_missing_words_and_missing_arguments_are_loud() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-words")
    with pytest.raises(LookupError, match="unreadable-at"):
        say("en", "unreadable-at")


def test_every_phrase_in_the_code_has_words() -> None:
    missing = [
        f"{file.name}: {key}"
        for file in SRC.rglob("templates/*.html")
        for key in re.findall(r'\bsay\("([a-z][\w-]*)"[,)]', file.read_text("utf-8"))
        if not any(words.has(key, game) for game in ("", *GAMES))
    ]
    for file in SRC.rglob("*.py"):
        where = file.relative_to(SRC).parts
        if where[0] == "new_game":  # a game with words of its own, which tests/test_new_game.py checks
            continue
        game = where[1] if where[0] == "games" and len(where) > 2 else ""
        code = file.read_text(encoding="utf-8")
        used = re.findall(r'(?:[Pp]hrase\(|say\(\w+, )"([a-z][\w-]*)"', code)
        missing += [f"{file.name}: {key}" for key in used if not words.has(key, game)]
    assert missing == []


def test_a_game_by_others_has_its_words_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name may be that of a file of the app, and its package may have languages that the app has not."""
    own = tmp_path / "words" / "tlh.ftl"
    own.parent.mkdir()
    own.touch()
    monkeypatch.setattr(packages, "installed", lambda: {"web": "tumblestar_web"})
    monkeypatch.setattr(languages, "folder_of", lambda _: tmp_path)
    assert [word_files(lang, "web") for lang in ("en", "tlh")] == [(), (own,)]
    assert word_files("tlh", "") == word_files("tlh", "twisty") == ()


def test_french_punctuation_keeps_to_its_word() -> None:
    spoken: list[str] = []
    for line in words_text("fr", "").splitlines():
        if not line.startswith("#"):
            line = re.sub(r"\{ (?:NUMBER|DATETIME)\([^)]*\) \}|https:|bot:|postgresql://\S+", "", line)
            spoken.append(re.sub("«\u00a0[?;]", "«\u00a0", line))  # a sign that is spoken of stands alone
    assert len(spoken) > 500
    assert [line for line in spoken if re.search(r"[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|'", line)] == []


@pytest.mark.parametrize(
    ("accept", "lang"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("tlh, en;q=0.5, fr;q=0.7", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("eo", "en"),
        ("de-AT", "de"),
        ("", "en"),
        ("fr;q=nonsense, *", "en"),
        ("nb-NO, en;q=0.5", "da"),
        ("tlh, no;q=0.7, sv;q=0.9", "sv"),
        ("PT-br", "pt"),
    ],
)
def test_the_language_is_the_best_of_ours(accept: str, lang: str) -> None:
    assert choose_language(accept) == lang


NEVER_THE_READER = {
    "refused-seat": "a number",
    **dict.fromkeys(("note-left", "note-sent"), "who has left sits here no more"),
    **dict.fromkeys(("term-gone", "term-came", "term-missed", "term-waits"), "others who are absent"),
    "term-thinking": "a bot",
    "shelf-turn-with": "others than the reader",
    "end-lost": "who has won, told to who has not",
    **dict.fromkeys(
        "asked-to asked-own asked-other term-asks help-asked-to help-asked-own help-asked-other term-asks-help".split(),
        "each who asks or is asked has another sentence",
    ),
    **dict.fromkeys(
        "list-turn list-won list-won-to list-won-you-to".split(), "lists have messages of their own for it"
    ),
    **dict.fromkeys(("term-person", "term-person-you", "term-person-bot"), "a full name"),
    **dict.fromkeys(("term-text-square-seat", "term-text-chart"), "drawn boards have numbers"),
}


@pytest.mark.parametrize(("game", "lang"), crossed(["", *GAMES], words.LANGUAGES))
def test_whoever_reads_is_never_somebody_that_a_verb_belongs_to(lang: str, game: str) -> None:
    """Every sentence with the name of a seat has a variant for its reader, or the name is a label.

    What a chosen action would do names others only, and so does the label of its button.
    """
    wrong: dict[str, frozenset[str]] = {}
    for key, source in messages(lang, game).items():
        of_seats = {"seat", "seats", "victim"} if game else {"seat", "others"}
        if game and key.startswith(("would-", "action-", "advice-")):
            of_seats -= {"victim"}
        if key.startswith("note-"):
            of_seats |= {"name"}
        if key not in NEVER_THE_READER and (touching := source.touching & of_seats):
            wrong[key] = touching
    assert wrong == {}


def test_words_that_touch_a_name_are_found() -> None:
    """The check can fail: a name that a word touches, in a message, in a variant, or in a message referred to."""
    wrong = {key for key, source in messages("en", "").items() if "name" in source.touching}
    assert {"note-left", "missed-asked", "seat-stand-in"} <= wrong
    assert not {"note-sat", "seat-text", "seat-bot"} & wrong
