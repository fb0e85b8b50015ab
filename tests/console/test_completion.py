"""Completion in a shell: the protocol of each, and the shells themselves where they are installed."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from click.testing import CliRunner

from tests.cli.runner import SRC, refusal, run
from tests.marks import rest_slow
from tests.patience import PATIENCE
from tumblestar import bots, cli
from tumblestar.console.completion import SHELLS
from tumblestar.games import GAMES

CASES = [
    (["tok"], {"token"}),
    (["play", "tw"], {"twisty", "twinkle", "twinkle_twinkle"}),
    (["play", "TWIS"], {"twisty"}),
    (["solve", ""], {"shizzle"}),
    (["score", ""], {name for name, game in GAMES.items() if game.has_module("score")}),
    (["rules", "sh"], {"shizzle"}),
    (["play", "twisty", "--bots", ""], set(bots.of("twisty"))),
    (["play", "twisty", "--bots", "greedy,s"], {"greedy,strong"}),
    (["play", "twisty", "--option", "short"], {"short_game=0", "short_game=1"}),
    (["play", "twisty", "--option", "short_game=1", "--option", "take"], {"take_under=0", "take_under=1"}),
    (["play", "chess", "--bots", ""], set[str]()),
    (["play", "--res"], {"--resume"}),
    (["rules", "twisty", "--lang", "f"], {"fr"}),
    (["token", "new", "x", "--scope", "p"], {"play"}),
    (["completion", "z"], {"zsh"}),
]


def ask(shell: str, words: list[str]) -> set[str]:
    """What a shell's script asks, and what it takes of the answer."""
    typed = shlex.join(["tumblestar", *words[:-1]]) + " " + words[-1]
    last = str(len(words)) if shell != "fish" else words[-1]
    asked = {"_TUMBLESTAR_COMPLETE": f"{shell}_complete", "COMP_WORDS": typed, "COMP_CWORD": last}
    done = CliRunner().invoke(cli.commands("en"), [], prog_name="tumblestar", env=asked | {"LANG": "en"})
    assert (done.exit_code, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    if shell == "zsh":
        return set(lines[1::3])
    return {line.split(",", 1)[1].split("\t")[0] for line in lines if line}


@pytest.mark.parametrize(
    ("words", "expected"), CASES, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bash_is_answered(words: list[str], expected: set[str]) -> None:
    assert ask("bash", words) == expected


@pytest.mark.parametrize("shell", ["zsh", "fish"])
@pytest.mark.parametrize(("words", "expected"), [CASES[i] for i in (1, 6, 7, 8)], ids=["game", "bot", "bots", "option"])
def test_zsh_and_fish_are_answered(shell: str, words: list[str], expected: set[str]) -> None:
    assert ask(shell, words) == expected


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (["play", "twisty", "--option", "short_game", "="], {"0", "1"}),
        (["play", "twisty", "--option", "short_game", "=", "1"], {"1"}),
        (["rules", "twisty", "--lang", "=", "f"], {"fr"}),
        (["play", "twisty", "--option", "short_game", "=", "1", "--bots", "gr"], {"greedy"}),
    ],
)
def test_bash_parts_words_at_equals_signs(typed: list[str], expected: set[str]) -> None:
    assert ask("bash", typed) == expected


SCRIPT = {
    "bash": """
        eval "$(tumblestar completion bash)"
        COMP_WORDS=(tumblestar play twisty --bots greedy,s); COMP_CWORD=4
        _tumblestar_completion tumblestar; printf '%s\\n' "${COMPREPLY[@]}"
    """,
    "zsh": """
        autoload -Uz compinit && compinit -u -D
        _describe() { print -l -- ${(P)3} }
        eval "$(tumblestar completion zsh)"
        words=(tumblestar play twisty --bots greedy,s); CURRENT=5; _tumblestar_completion
    """,
    "fish": """
        tumblestar completion fish | source
        complete -C 'tumblestar play twisty --bots greedy,s'
    """,
}


@pytest.mark.parametrize("shell", rest_slow(SHELLS))
def test_the_shell_itself_completes(shell: str, tmp_path: Path, missing: Callable[[str], NoReturn]) -> None:
    program = shutil.which(shell) or missing(f"{shell} is not here: install it")
    command = tmp_path / "tumblestar"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m tumblestar "$@"\n')
    command.chmod(0o755)
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    env = {"PATH": path, "PYTHONPATH": str(SRC), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    done = subprocess.run([program, "-c", SCRIPT[shell]], env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stderr == ""
    assert "greedy,strong" in done.stdout
    assert "random" not in done.stdout


def test_unknown_shells_are_refused_and_the_help_says_where_the_script_goes() -> None:
    assert "tcsh" in refusal("completion", "tcsh")
    for place in ("~/.bashrc", "~/.zshrc", "~/.config/fish"):
        assert place in " ".join(run("completion", "--help")[1].split())
