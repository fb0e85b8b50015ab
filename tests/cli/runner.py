"""Runs a command as a person types it."""

from click.testing import CliRunner

from tumblestar import cli


def run(*args: str, given: str | bytes | None = None, lang: str = "en") -> tuple[int, str, str]:
    done = CliRunner().invoke(cli.commands(lang), args, input=given)
    return done.exit_code, done.stdout, done.stderr
