"""The command that prints a completion script for a shell. click makes scripts and answers.

Here is what it lacks: names with `=` in bash, and with commas in fish.
"""

from __future__ import annotations

import os

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    add_completion_class,
    get_completion_class,
)
from click.shell_completion import split_arg_string as split

from tumblestar.console.localized_commands import argument, command
from tumblestar.console.progress import echo

PROGRAM = "tumblestar"
VARIABLE = "_TUMBLESTAR_COMPLETE"
"""The environment variable by which a script asks; click derives it from the program's name."""
SHELLS = ("bash", "zsh", "fish")


class Bash(BashComplete):
    """bash gives `name=value` as three words, and replaces only the last of them."""

    _before = ""

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the one to be completed, and that word, joined at each `=`."""
        given = split(os.environ["COMP_WORDS"])[1 : int(os.environ["COMP_CWORD"]) + 1]
        given += [""] * (int(os.environ["COMP_CWORD"]) - len(given))
        words: list[str] = []
        is_open = False
        for word in given:
            if words and (word == "=" or is_open):
                words[-1] += word
            else:
                words.append(word)
            is_open = word == "="
        last = words.pop() if words else ""
        self._before = last[: len(last) - len(given[-1])] + "=" * (given[-1] == "=") if given else ""
        return words, last

    def format_completion(self, item: CompletionItem[str]) -> str:
        """The item without what stands there already."""
        item.value = item.value.removeprefix(self._before) if self._before.endswith("=") else item.value
        return super().format_completion(item)


class Fish(FishComplete):
    """click's script for fish ends an item at its first comma, as between two bots."""

    source_template = FishComplete.source_template.replace('split ","', 'split -m 1 ","')


add_completion_class(Bash)
add_completion_class(Fish)


@command("completion", "cli-completion", argument("shell", type=click.Choice(SHELLS, case_sensitive=False)))
@click.pass_context
def completion(context: click.Context, shell: str, lang: str) -> None:
    """Prints the script by which a shell completes commands, games, bots and options."""
    made = get_completion_class(shell)
    assert made, "click has every shell of SHELLS"
    echo(made(context.find_root().command, {}, PROGRAM, VARIABLE).source(), nl=False)


COMMANDS = (completion,)
