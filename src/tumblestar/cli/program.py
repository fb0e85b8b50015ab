"""Puts all commands together, and runs them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from difflib import get_close_matches
from importlib import resources
from itertools import pairwise
from pathlib import Path

import click

from tumblestar import __version__, games
from tumblestar.cli import doctor, hosting, lab, making, playing, results
from tumblestar.console import completion, output
from tumblestar.console.commands import (
    LOOK,
    PURPOSES,
    UNUSABLE,
    WIDTH,
    WRONG,
    Command,
    CommandGroup,
    fail,
    language_from_environment,
    language_option,
    placeholder,
    translate_click,
)
from tumblestar.contract.errors import BadOption
from tumblestar.engine.speed import compiling
from tumblestar.features import features
from tumblestar.web.feature import Feature
from tumblestar.words import LANGUAGES, Phrase, known_language, say
from tumblestar.words.text_input import read_text

__all__ = ["UNUSABLE", "WIDTH", "WRONG", "commands", "help_page", "language_from_environment", "main"]

INTERRUPTED, BROKEN_PIPE, IO_ERROR = 130, 141, 74
"""Exit statuses: by Ctrl-C; by a reader that has gone, as a shell says it; what is read or written fails (EX_IOERR)."""
OWN = (playing, hosting, results, lab, making, doctor, completion)
"""Modules of commands that are no feature's, each with a tuple `COMMANDS`."""


class Group(click.Group):
    """All commands. Where a game or a file is named in the place of a command, it says what was meant."""

    lang = LANGUAGES[0]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Finds the command that is named first. Fails for a name that there is not."""
        name = args[0]
        if ctx.resilient_parsing or self.get_command(ctx, name) or name.startswith("-"):
            return super().resolve_command(ctx, args)
        with suppress(BadOption):
            fail(Phrase("cli-no-command-game", {"name": name, "game": games.find(name).name}), self.lang)
        if Path(name).is_file():
            from tumblestar.terminal.local_game import quoted

            fail(Phrase("cli-no-command-file", {"name": name, "file": quoted(name)}), self.lang)
        if close := get_close_matches(name, self.list_commands(ctx), 1):
            fail(Phrase("cli-no-command-like", {"name": name, "command": close[0]}), self.lang)
        fail(Phrase("cli-no-command", {"name": name}), self.lang)

    def by_purpose(self) -> dict[str, list[click.Command]]:
        """The commands by what people do with them, the most used first."""
        placed = [each for each in self.commands.values() if isinstance(each, Command | CommandGroup)]
        placed.sort(key=lambda each: each.place)
        return {purpose: [each for each in placed if each.place[0] == purpose] for purpose in PURPOSES}

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes each group of commands with its heading, and for whom it is."""
        limit = formatter.width - 6 - (width := max(map(len, self.commands)))
        for purpose, group in self.by_purpose().items():
            with formatter.section(say(self.lang, f"cli-group-{purpose}")):
                text, indent = say(self.lang, f"cli-group-{purpose}-for"), " " * formatter.current_indent
                formatter.write(click.wrap_text(text, formatter.width, indent, indent) + "\n")
                formatter.write_dl([(f"{each.name:{width}}", each.get_short_help_str(limit)) for each in group])


def commands(lang: str, of_features: tuple[Feature, ...] | None = None) -> Group:
    """Builds the command-line interface in a language, by default with those of all features. Click speaks it too."""
    translate_click(lang)

    @click.group(cls=Group, invoke_without_command=True, context_settings=LOOK, help=say(lang, "cli-about"))
    @click.version_option(__version__, help=say(lang, "cli-version"))
    @click.pass_context
    def tumblestar(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            context.invoke(tumblestar.commands["play"])

    tumblestar.lang = lang
    tumblestar.params.insert(0, language_option(lang, expose_value=False))
    own = [declared for module in OWN for declared in module.COMMANDS]
    for feature in features() if of_features is None else of_features:
        own += feature.commands()
    for declared in own:
        tumblestar.add_command(declared(lang))
    _name_usage(tumblestar, lang)
    return tumblestar


def _name_usage(command: click.Command, lang: str) -> None:
    """Puts words of the language into the usage line of a command and of those below it."""
    options, below, rest = (placeholder(lang, name) for name in ("options", "command", "arguments"))
    command.options_metavar = f"[{options}]"
    if isinstance(command, click.Group):
        command.subcommand_metavar = (f"[{below}]" if command.invoke_without_command else below) + f" [{rest}]..."
        for each in command.commands.values():
            _name_usage(each, lang)


def help_page() -> str:
    """The contents of docs/cli.md: the help of every command, and what `page.md` says of their output."""
    group = commands("en")
    lines = ["# The command line", "", "Made by `python -m tumblestar.cli`; a test keeps it true.", ""]
    lines += _help_lines(group, "tumblestar", "##")
    for purpose, placed in group.by_purpose().items():
        lines += [f"## {say('en', f'cli-group-{purpose}')}", "", say("en", f"cli-group-{purpose}-for"), ""]
        for command in placed:
            name = f"tumblestar {command.name}"
            lines += _help_lines(command, name, "###")
            for below, each in sorted(command.commands.items()) if isinstance(command, click.Group) else ():
                lines += _help_lines(each, f"{name} {below}", "###")
    return "\n".join([*lines, read_text(resources.files("tumblestar.cli").joinpath("page.md"))])


def _help_lines(command: click.Command, name: str, level: str) -> list[str]:
    context = click.Context(command, info_name=name, **LOOK)
    return [f"{level} {name}", "", "```", command.get_help(context), "```", ""]


def main() -> None:
    """Runs the command line. On exit it does not wait for bots that are still being compiled."""
    lang = language_from_environment()
    output.prepare()
    status = _run(lang)
    if compiling():
        os._exit(status)
    sys.exit(status)


def _run(lang: str) -> int:
    """Runs a command and returns its exit status."""
    try:
        status = _status(lang)
        sys.stdout.flush()
        sys.stderr.flush()
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except OSError as error:
        status = BROKEN_PIPE if isinstance(error, BrokenPipeError) else IO_ERROR
        if status == IO_ERROR:
            why = " ".join(str(part) for part in (error.strerror or error, error.filename) if part)
            with suppress(OSError):
                click.echo(f"tumblestar: {say(lang, Phrase('cli-io-error', {'why': why}))}", err=True)
        output.silence()
    return status


def language_first(lang: str, args: list[str]) -> tuple[str, list[str]]:
    """The language of a command line, and its arguments: a `--lang` before the command is put behind its name."""
    words = [word for arg in args for word in (arg.split("=", 1) if arg.startswith("--lang=") else [arg])]
    for name, value in pairwise(words):
        lang = known_language(value) or lang if name == "--lang" else lang
    if not args or args[0].partition("=")[0] != "--lang":
        return lang, args
    own = args[:1] if "=" in args[0] else args[:2]
    rest, is_named = args[len(own) :], bool(args[len(own) :]) and not args[len(own)].startswith("-")
    return lang, [rest[0], *own, *rest[1:]] if is_named else args


def _status(lang: str) -> int:
    """The exit status of a command. Raises OSError where it cannot be read from or written to."""
    out, (lang, args) = sys.stdout, language_first(lang, sys.argv[1:])
    try:
        return commands(lang).main(args, prog_name="tumblestar", standalone_mode=False) or 0
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except SystemExit as ended:
        if sys.stdout is not out:  # click's own answer to a broken pipe
            raise BrokenPipeError from ended
        return ended.code if isinstance(ended.code, int) else UNUSABLE if ended.code else 0
