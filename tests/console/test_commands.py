"""Declarations of localized commands."""

import click
import pytest
from click.testing import CliRunner

from tumblestar.console.commands import argument, command, option
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
    greeter = greet(lang)
    assert greeter.help == f"{say(lang, 'cli-play')}\n\nGAME: {say(lang, 'cli-ladder-game')}"
    assert [parameter.name for parameter in greeter.params] == ["game", "other", "seed", "lang", "help"]
    assert CliRunner().invoke(greeter, ["a", "b"]).stdout == f"a b None {lang}\n"
    help_text = CliRunner().invoke(greeter, ["-h"]).stdout
    for part in ("greet [OPTIONS] GAME ELSE", "[TUMBLESTAR_SEED]", say(lang, "cli-help")):
        assert part in help_text


def test_an_end_of_a_file_inside_a_command_is_not_taken_for_an_end_of_the_input() -> None:
    @command("fail", "cli-play")
    def fail(lang: str) -> None:
        raise EOFError("ran out of input")

    result = CliRunner().invoke(fail("en"))
    assert isinstance(result.exception, RuntimeError)
    assert isinstance(result.exception.__cause__, EOFError)
