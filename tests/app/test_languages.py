"""Languages: one folder each, the terms of a term base, and English for what is missing."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.pseudo_language import forget
from tests.marks import rest_slow, slow
from tests.serving import Server
from tools.translations import __main__ as translations
from tools.translations import checks, english, files, glossary
from tumblestar import words
from tumblestar.words import labels, languages, say
from tumblestar.words.languages import FOLDER, LANGUAGES, SOURCE, language, word_files

LANGUAGE_TOML = 'name = "Français"\nreviewed = "for a test"\ncomplete = false\n'


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Puts files in the place of those of French; what is not given is taken from them.

    `app__ftl` takes the place of all files of the app.
    """

    def change(**contents: str) -> Path:
        folder = tmp_path / "words"
        shutil.copytree(Path(str(FOLDER)), folder)
        for file in word_files("fr", "") if "app__ftl" in contents else ():
            (folder / "fr" / file.name).unlink()
        for name, content in contents.items():
            file = folder / "fr" / name.replace("__", ".")
            file.write_text(content, encoding="utf-8", newline="\n")
        monkeypatch.setattr(languages, "FOLDER", folder)
        forget_all()
        return folder

    yield change
    monkeypatch.undo()
    forget_all()


def forget_all() -> None:
    forget()
    of_files = (files.parsed, files.messages, files.junk, files.bundle, files.texts)
    of_terms = (languages.language, glossary.term_base, glossary.written, glossary._forms)
    for cached in (*of_files, *of_terms):
        cached.cache_clear()


def test_a_language_is_a_folder(tmp_path: Path) -> None:
    for name in ("tlh", "en", "eo"):
        (tmp_path / name).mkdir()
    (tmp_path / "names.py").write_text("", encoding="utf-8")
    assert languages.languages_in(tmp_path) == ("en", "eo", "tlh")
    assert languages.languages_in(FOLDER) == LANGUAGES
    assert len(LANGUAGES) == len({language(lang).name for lang in LANGUAGES})


def test_what_a_language_lacks_is_english_and_pages_say_so(changed: Callable[..., Path], server: Server) -> None:
    changed(app__ftl="nav-shelf = Les jeux\nlanguage-incomplete = Pas tout.\n", language__toml=LANGUAGE_TOML)
    assert say("fr", "nav-shelf") == "Les jeux"
    assert say("fr", "nav-tables") == say("en", "nav-tables")
    browser = server.browser()
    browser.headers["accept-language"] = "fr"
    page = browser.get("/tables").text
    assert "Les jeux" in page
    assert "<p>Pas tout.</p>" in page
    assert "<p>Pas tout.</p>" not in server.browser().get("/tables").text


def test_a_form_that_two_terms_have_may_be_of_either(changed: Callable[..., Path]) -> None:
    folder = changed(twisty__ftl="round = Un cube\nrule-ours-5 = Tour\n")
    assert glossary.terms_in("fr", "twisty", "round") == {frozenset({"cube"})}
    base = folder / "fr" / "terms.toml"
    of_before = base.read_text(encoding="utf-8")
    base.write_text(of_before + '\n[twisty.die]\nforms = { one = "cube" }\nalso = ["summary-1"]\n', encoding="utf-8")
    forget_all()
    assert glossary.terms_in("fr", "twisty", "round") == {frozenset({"cube", "die"})}


@slow
def test_a_label_is_found_in_every_language_without_loading_them() -> None:
    texts = labels("bot-strong", "twisty")
    assert texts == tuple(say(lang, "bot-strong", "twisty") for lang in LANGUAGES)
    assert labels("no-such-label", "twisty") == ()


# What the checks of `make check` find; each names the message.
WRONG: dict[str, list[tuple[str, str]]] = {
    "app": [
        ("nav-shelf = Games\n", "nav-shelf: is English; translate it"),
        ("no-such = Rien\n", "no-such: there is no such message in English"),
        ("close = Fermer { $what }\n", "close: the variables ['what'] are not in both languages"),
        ("skip = Fermer «ceci»\n", "skip: spaces before signs"),
        ("settings = Fermer “ceci”\n", "settings: the quotation marks “” are not those of the language"),
        ("nav-tables = L'eau\n", "nav-tables: straight quotation mark"),
        ("settings-save = " + "Fermer la porte " * 9 + "ici\n", "characters, and there is room for"),
        ("table-delete =\n    { $n ->\n        [two] Deux\n       *[one] Un\n    }\n", "needs the variants ['other']"),
        ('table-abandon = { "" }\n', "table-abandon: is empty"),
        ("open-do = Fermer\nopen-do = Fermer\n", "open-do stands twice"),
        ("close Fermer\n", "close Fermer"),
    ],
    "twisty": [
        ("summary-end-3 = Rien\n", "summary-end-3: has no form of round, and English has"),
        ("rule-ours-5 = tour, marqueur\n", "rule-ours-5: “marqueur” is another word for counter"),
    ],
}
"""For each place, wrong messages of one file, each with what is said of it."""


@pytest.mark.parametrize("place", rest_slow(WRONG))
def test_checks_find_what_is_wrong(changed: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    wrong = WRONG[place]
    changed(**{f"{place}__ftl": "".join(text for text, _ in wrong), "language__toml": LANGUAGE_TOML})
    monkeypatch.setattr(checks, "PLACES", ("" if place == "app" else place,))
    problems = [*checks.problems("fr")]
    assert [said for _, said in wrong if not any(said in problem for problem in problems)] == [], problems[:20]


STIFF = {
    "code-words": "wrong-1 = Back one event, by chance.",
    "stiff": "wrong-2 = “{ $name }” is no game; expected: a game.",
    "openers": "tutorial-wrong-3 = Look here. What comes next needs the red cube.",
    "sentence": "wrong-4 = " + "Go on and on " * 6 + "with no end.",
    "status": "# A status line.\nstatus-wrong-5 = { $seat } is thinking of what to do in this turn and after it.",
    "plural": "wrong-6 = You have { $count } cubes on your cards.",
    "mark": "wrong-7 = The corners are free { $ruling }. All of them.",
    "comment": "wrong-8 = Two words",
}
"""For each check of the English a message that it finds."""


@slow
def test_checks_of_the_english_find_what_is_against_the_guide(changed: Callable[..., Path]) -> None:
    file = changed() / "en" / "twisty.ftl"
    assert [*english.problems()] == []
    fine = "fine = If you land on it, collect it.{ $ruling } You may see { $count } of them, or “by chance”."
    before = file.read_text(encoding="utf-8")
    file.write_text("\n".join([before, *STIFF.values(), fine, ""]), encoding="utf-8", newline="\n")
    forget_all()
    keys = {check: text.partition(" =")[0].split("\n")[-1] for check, text in STIFF.items()}
    found = [problem.split(": ")[1:3] for problem in english.problems()]
    assert sorted(found) == sorted([key, check] for check, key in keys.items())


@slow
def test_an_excuse_that_is_not_needed_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(english, "_excused", lambda: {"status": {"twisty: status-move": "it was long once"}})
    assert "twisty: status-move: is excused from status, and need not be" in [*english.problems()]


@slow
def test_an_incomplete_language_has_to_say_so(changed: Callable[..., Path], monkeypatch: pytest.MonkeyPatch) -> None:
    changed(app__ftl="close = Fermer\n")
    monkeypatch.setattr(checks, "PLACES", ("",))
    assert any("write complete = false" in problem for problem in [*checks.problems("fr")])


@slow
def test_the_command_says_what_is_missing_and_what_is_out_of_date(
    changed: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(translations, "CONFIRMED", tmp_path / "confirmed.txt")
    (tmp_path / "confirmed.txt").write_text("app: close 00000000 de fr\napp: of-before 11111111 de fr\n")
    folder = changed(app__ftl="close = Fermer\nskip = Aller au contenu\n", language__toml=LANGUAGE_TOML)

    def said(*argv: str) -> str:
        translations.main(list(argv))
        return capsys.readouterr().out

    assert "app: nav-shelf" in said("missing", "fr")
    assert "app: close" not in said("missing", "fr")
    assert "app: close" in said("outdated", "fr")
    assert "confirmed" in said("confirm", "fr")
    assert said("outdated", "fr") == "fr: nothing\n"
    confirmed = (tmp_path / "confirmed.txt").read_text().splitlines()
    assert confirmed == sorted(confirmed)
    assert [line.split()[1:2] + line.split()[3:] for line in confirmed if line.startswith("app:")] == [
        ["close", "fr"],
        ["skip", "fr"],
    ]
    english = folder / "en" / "web.ftl"
    changed_english = english.read_text(encoding="utf-8").replace("\nclose = Close\n", "\nclose = Shut\n")
    english.write_text(changed_english, encoding="utf-8", newline="\n")
    forget_all()
    assert said("outdated", "fr") == "fr: app: close\n"
    assert "confirmed" in said("confirm", "fr", "app: close")
    assert said("outdated", "fr") == "fr: nothing\n"
    assert words.keys(SOURCE) > words.keys("fr")


def test_what_was_confirmed_is_kept_in_a_line_for_each_message() -> None:
    """So that two people who confirm messages, in one language or in two, change few lines in common."""
    lines = translations.CONFIRMED.read_text(encoding="utf-8").splitlines()
    assert lines == sorted(lines)
    assert len({line.split(":")[0] + line.split()[1] for line in lines}) == len(lines)
    assert all(line.split()[3:] == sorted({*line.split()[3:]} & {*LANGUAGES}) for line in lines)
