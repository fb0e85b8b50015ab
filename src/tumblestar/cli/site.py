"""The command that writes the box as a static site."""

from __future__ import annotations

from pathlib import Path

import click

from tumblestar.console.commands import argument, command, option, writing
from tumblestar.console.output import echo
from tumblestar.words import say
from tumblestar.words.pasted_links import clean_link

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
    from tumblestar.site.build import build

    with writing(folder, lang):
        made = build(folder, pyodide, clean_link(server or ""))
    size = round((made.size + made.language_size) / 1_000_000, 1)
    echo(say(lang, "cli-site-made", folder=str(folder), count=made.files, size=size))
    if not made.is_compiled:
        echo(say(lang, "cli-site-not-compiled"))


COMMANDS = (site,)
