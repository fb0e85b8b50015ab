"""The command that draws a record: a position as a picture, the game or one of its turns as an animation."""

from __future__ import annotations

from pathlib import Path

import click

from tumblestar.console.commands import RECORD, command, fail, option, read_record, writing
from tumblestar.features.share import moments
from tumblestar.picture import rendering
from tumblestar.picture.theme import THEMES
from tumblestar.words import Phrase
from tumblestar.words.packages import with_extra

WIDEST = 2000
"""Pixels across a picture, at most."""


@command(
    "picture",
    "cli-picture",
    RECORD,
    option("--out", key="cli-picture-out", type=click.Path(dir_okay=False)),
    option("--at", "at", key="cli-picture-at", type=click.IntRange(0)),
    option("--animate", key="cli-picture-animate", type=click.Path(dir_okay=False)),
    option("--turn", key="cli-picture-turn", type=click.IntRange(1)),
    option("--theme", key="cli-picture-theme", type=click.Choice(list(THEMES)), default="night"),
    option("--width", key="cli-picture-width", type=click.IntRange(60, WIDEST)),
    option("--seat", key="cli-picture-seat", type=click.IntRange(1)),
    option("--delay", key="cli-picture-delay", type=click.IntRange(20, 60_000)),
    place=("keep", 2),
)
def picture(
    file: str,
    out: str | None,
    at: int | None,
    animate: str | None,
    turn: int | None,
    theme: str,
    width: int | None,
    seat: int | None,
    delay: int | None,
    lang: str,
) -> None:
    """Writes a picture of a record, an animation, or both; nothing is written where one cannot be drawn."""
    if not out and not animate:
        fail(Phrase("cli-picture-none"), lang)
    still = _kind(out, rendering.STILLS, lang) if out else ""
    film = _kind(animate, rendering.FILMS, lang) if animate else ""
    record, files = read_record(file, lang, any_version=True), dict[str, bytes]()
    story = moments.Story(record, None if seat is None else seat - 1)
    if out:
        svg = story.svg(at, theme, lang)
        files[out] = svg.encode() if still == "svg" else rendering.still(svg, still, width or moments.STILL_WIDTH)
    if animate:
        files[animate] = story.film(film, theme, width, delay, turn)
    for name, content in files.items():
        with writing(name, lang):
            Path(name).write_bytes(content)


def _kind(file: str, kinds: tuple[str, ...], lang: str) -> str:
    """The format that a file's name asks for. Exits with a message where it is none, or cannot be drawn here."""
    kind = Path(file).suffix.lower().removeprefix(".")
    if kind not in kinds:
        fail(Phrase("cli-picture-kind", {"file": file, "kinds": [f".{name}" for name in kinds]}), lang)
    if not rendering.can_draw(kind):
        fail(Phrase("cli-picture-needs", {"file": file, "command": f"pip install {with_extra('cards')}"}), lang)
    return kind


COMMANDS = (picture,)
