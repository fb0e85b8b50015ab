"""Declarations of localized commands."""

import click
import pytest
from click.testing import CliRunner

from tumblestar.console.commands import argument, command, option, placeholder, translate_click
from tumblestar.words import say


@command(
    "greet",
    "cli-play",
    argument("game", "cli-ladder-game"),
    argument("other", metavar="ELSE"),
    option("--seed", key="cli-play-seed", variable="TUMBLESTAR_SEED"),
)
def greet(game: str, other: str, seed: str | None, lang: str) -> None:
    click.echo(f"{game} {other} {seed} {lang}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_command_is_recognized_in_any_language(lang: str) -> None:
    translate_click(lang)
    greeter, game = greet(lang), placeholder(lang, "game")
    assert greeter.help == f"{say(lang, 'cli-play')}\n\n{game}: {say(lang, 'cli-ladder-game')}"
    assert [parameter.name for parameter in greeter.params] == ["game", "other", "seed", "lang"]
    assert CliRunner().invoke(greeter, ["a", "b"]).stdout == f"a b None {lang}\n"
    help_text = CliRunner().invoke(greeter, ["-h"]).stdout
    for part in (f"greet [OPTIONS] {game} ELSE", "[TUMBLESTAR_SEED]", say(lang, "cli-help")):
        assert part in help_text


def test_what_has_no_word_is_named_in_capitals_and_choices_stay() -> None:
    assert [placeholder("de", name) for name in ("fish", "[on|off]", "float range")] == ["FISH", "[on|off]", "ZAHL"]


def test_an_end_of_a_file_inside_a_command_is_not_taken_for_an_end_of_the_input() -> None:
    @command("fail", "cli-play")
    def fail(lang: str) -> None:
        raise EOFError("ran out of input")

    result = CliRunner().invoke(fail("en"))
    assert isinstance(result.exception, RuntimeError)
    assert isinstance(result.exception.__cause__, EOFError)
