"""The command line in the reader's language: what Click says, placeholders, groups of commands, and names of bots."""

import ast
import inspect
import os
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from unittest.mock import Mock

import click
import pytest
from click import core, decorators, exceptions, formatting, parser, types

from tests.cli.runner import refusal, run
from tumblestar import __version__, bots, cli
from tumblestar.cli import playing
from tumblestar.console.commands import CLICK_WORDS, PURPOSES, Command, CommandGroup, placeholder
from tumblestar.games import GAMES
from tumblestar.terminal import local_session
from tumblestar.words import LANGUAGES, say

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
ENGLISH = re.compile(
    r"\b(usage|options|commands|error|aborted|missing|invalid|try|help|did|mean|show|exit|required|such|argument|value|"
    r"version|range|valid|one of|choose|INTEGER|FLOAT|NUMBER|FILE|FOLDER|DIRECTORY|PATH|GAME|DATE|SOURCE|TARGET|NAMES?|"
    r"ADDRESS|OPTIONS|COMMAND|ARGS|ARGUMENTS|URL|FROM|TO)\b",
    re.IGNORECASE,
)
"""Words of Click's, and of English usage lines."""


def each_command(group: click.Group, *names: str) -> Iterator[tuple[str, ...]]:
    """The words that call each command, and those below it."""
    for name, command in group.commands.items():
        yield (*names, name)
        if isinstance(command, click.Group):
            yield from each_command(command, *names, name)


def framework(text: str) -> str:
    """What Click sets in a help: usage, headings, and options with their placeholders and brackets, without choices."""
    lines = re.findall(r"^\S.*$|^  -.*?(?:  |$)|  \[.*?\]$", text, re.MULTILINE)
    return re.sub(r"--?[\w-]+|TUMBLESTAR_\w+|tumblestar( [a-z-]+)*|[\[{][\w|-]+\|[\w|-]+[\]}]", "", "\n".join(lines))


def test_german_help_has_no_english_word_of_clicks() -> None:
    for names in [(), *each_command(cli.commands("de"))]:
        status, out, _ = run(*names, "--help", lang="de")
        assert status == 0
        assert out.startswith("Verwendung: tumblestar")
        assert "Zeigt diese Hilfe." in out
        same = {say("de", f"placeholder-{kind}") for kind in ("name", "names")}
        wrong = {word for word in ENGLISH.findall(framework(out)) if word not in same}
        assert wrong == set(), " ".join(names)


GERMAN = [
    ("rules", "Es fehlt „SPIEL“."),
    ("completion", "Es fehlt „{bash|zsh|fish}“. Zur Wahl stehen: bash, zsh, fish."),
    ("lab selfplay twisty", "Es fehlt die Option „--out“."),
    ("rules twisty --sektion x", "Eine Option „--sektion“ gibt es nicht. Meinst du „--section“?"),
    ("--nix", "Eine Option „--nix“ gibt es nicht."),
    ("rules --section", "Die Option „--section“ braucht einen Wert."),
    ("rules --tiles=3", "Die Option „--tiles“ nimmt keinen Wert."),
    ("rules twisty x y", "Zu viele Argumente: x y"),
    ("lab nix", "Einen Befehl „nix“ gibt es hier nicht."),
    ("lab --", "Nenne einen Befehl."),
    ("picture x --at 1.5", "„--at“: „1.5“ ist keine ganze Zahl."),
    ("expect x --seconds y", "„--seconds“: „y“ ist keine Zahl."),
    ("picture x --at -1", "„--at“: -1 liegt nicht im Bereich x>=0."),
    ("picture x --theme y", "„--theme“: „y“ steht nicht zur Wahl, sondern: „night“, „dawn“."),
    ("new-game hog --out FILE", "„--out“: „FILE“ ist eine Datei. Wähle einen Ordner."),
    ("rules twisty --out /", "„--out“: „/“ ist ein Ordner. Wähle eine Datei."),
]


@pytest.mark.parametrize(("typed", "says"), GERMAN)
def test_german_errors_are_said_in_german(typed: str, says: str) -> None:
    status, out, err = run(*typed.replace("FILE", __file__).split(), lang="de")
    assert (status, out) == (cli.UNUSABLE, "")
    assert err.splitlines()[-1] == f"Fehler: {says}".replace("FILE", __file__)
    assert all(line.startswith(("Verwendung: ", "Hilfe: ", "Fehler: ")) for line in err.splitlines() if line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_its_own_words_and_quotation_marks(lang: str) -> None:
    err = run("rules", "--lnag", "x", lang=lang)[2]
    assert err.startswith(say(lang, "click-usage") + f" tumblestar rules [{placeholder(lang, 'options')}] ")
    assert say(lang, "click-try", command="tumblestar rules", option="--help") in err
    assert say(lang, "click-quoted", text="--lang") in err
    assert "'" not in err
    assert (ENGLISH.search(framework(err)) is None) or lang in ("en", "fr", "es")


def test_german_is_also_said_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown by default, a file that cannot be read, the version, and Ctrl-C."""
    assert "[Standard: 100; x>=1]" in run("puzzles", "make", "--help", lang="de")[1]
    assert run("--version", lang="de")[1] == f"tumblestar, Version {__version__}\n"
    with monkeypatch.context() as patched:
        patched.setattr(os, "access", lambda *_: False)
        err = run("rules", "twisty", "--out", __file__, lang="de")[2]
    assert f"„{__file__}“ lässt sich nicht lesen." in err
    monkeypatch.setattr("tumblestar.features.rules.command.rules_text", Mock(side_effect=KeyboardInterrupt))
    assert run("rules", "twisty", lang="de")[2].strip() == "Abgebrochen."


def test_every_text_that_is_translated_is_one_of_clicks() -> None:
    """What Click no longer says would stay English, in other words."""
    modules: list[ModuleType] = [core, decorators, exceptions, formatting, parser, types]
    nodes = [node for module in modules for node in ast.walk(ast.parse(inspect.getsource(module)))]
    said = {node.value for node in nodes if isinstance(node, ast.Constant)}
    assert set(CLICK_WORDS) - said == set()


def test_what_has_no_words_of_ours_stays_english() -> None:
    cli.commands("de")
    assert vars(core)["_"]("Takes no words.") == "Takes no words."
    assert [vars(core)["ngettext"]("{n} word", "{n} words", count) for count in (1, 2)] == ["{n} word", "{n} words"]


def test_every_command_is_in_one_group_and_has_a_rank_of_its_own() -> None:
    group = cli.commands("en")
    names = [command.name for placed in group.by_purpose().values() for command in placed]
    assert sorted(map(str, names)) == sorted(group.commands)
    assert all(group.by_purpose()[purpose] for purpose in PURPOSES)
    each = [command for command in group.commands.values() if isinstance(command, Command | CommandGroup)]
    assert len({command.place for command in each}) == len(group.commands)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_lists_groups_in_order_with_those_for_whom_they_are(lang: str) -> None:
    lines, group = run("--help", lang=lang)[1].splitlines(), cli.commands(lang)
    listed = lines[lines.index(say(lang, "cli-group-play") + ":") :]
    expected = [
        word
        for purpose, placed in group.by_purpose().items()
        for word in (
            say(lang, f"cli-group-{purpose}") + ":",
            say(lang, f"cli-group-{purpose}-for"),
            *(str(command.name) for command in placed),
        )
    ]
    assert [line.strip().split("  ")[0] for line in listed if line] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_list_bots_by_words_that_are_understood(lang: str) -> None:
    for game in GAMES.values():
        words = [name if isinstance(name, str) else say(lang, name) for name in bots.typeable(game)]
        assert [bots.name_of(word, game) for word in words] == list(bots.of(game))


def test_an_unknown_bot_is_told_the_german_names() -> None:
    says = "Zufall, Gierig, Anfänger, Leicht, Mittel, Schwer, Experte"
    assert f"{says} oder Spitze" in refusal("play", "twisty", "--bots", "nix", lang="de")
    assert f"{says} und Spitze" in refusal("lab", "ladder", "twisty", "--bots", "Schwer", lang="de")


@pytest.mark.parametrize(("typed", "is_told"), [("Schwer", True), ("hard, Zufall", True), ("Gierig", False)])
def test_a_bot_that_numba_would_help_is_known_by_its_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, is_told: bool
) -> None:
    monkeypatch.setattr(playing, "has_numba", lambda: False)
    monkeypatch.setattr(local_session, "run_session", lambda *_, **__: None)
    status, _, err = run("play", "twisty", "--bots", typed, "--data", str(tmp_path), lang="de")
    assert (status, "Numba" in err) == (0, is_told)


def test_a_word_that_could_mean_two_bots_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "labels", lambda key, _: ("same",) if key in ("bot-club", "bot-strong") else (key,))
    said = bots.typeable(GAMES["twisty"])
    assert [name for name in said if isinstance(name, str)] == ["club", "strong"]
