"""The command that writes the box as a static site."""

from __future__ import annotations

from pathlib import Path

import click

from tumblestar.cli.arguments import fail
from tumblestar.cli.localized_commands import argument, command, option
from tumblestar.cli.progress import echo
from tumblestar.pasted_links import clean_link
from tumblestar.words import Phrase, say

FOLDER = click.Path(path_type=Path)


@command(
    "site",
    "cli-site",
    argument("folder", "cli-site-folder", type=FOLDER),
    option("--pyodide", key="cli-site-pyodide", type=FOLDER, metavar="FOLDER"),
    option("--server", key="cli-site-server", metavar="URL"),
)
def site(folder: Path, pyodide: Path | None, server: str | None, lang: str) -> None:
    """Writes the box as a static site."""
    from tumblestar.site.build import SiteProblem, build

    try:
        made = build(folder, pyodide, clean_link(server or ""))
    except SiteProblem as problem:
        fail(problem.phrase, lang)
    except OSError as error:
        fail(Phrase("cli-unwritable-file", {"file": str(folder), "why": error.strerror or str(error)}), lang)
    size = round((made.size + made.language_size) / 1_000_000, 1)
    echo(say(lang, "cli-site-made", folder=str(folder), count=made.files, size=size))
    if not made.is_compiled:
        echo(say(lang, "cli-site-not-compiled"))


COMMANDS = (site,)
