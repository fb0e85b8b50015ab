"""The unfinished games of the terminal, in the data folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tumblestar.games import GAMES
from tumblestar.record.header import FORMAT
from tumblestar.terminal.local_game import SAVED_FOLDER
from tumblestar.words.text_input import read_text


class KeptGame(NamedTuple):
    """A game that goes on: its file, the name of the game, how many events there are, and when it was played last."""

    file: Path
    game: str
    events: int
    when: str


def kept_games(folder: Path) -> list[KeptGame]:
    """The games that can go on, the latest first. Reads only headers, so a record may still prove unreadable."""
    found: list[tuple[float, KeptGame]] = []
    for file in (folder / SAVED_FOLDER).glob("*.txt"):
        try:
            changed, text = file.stat().st_mtime, read_text(file)
        except (OSError, UnicodeDecodeError):
            continue
        header, _, events = text.partition("\n\n")
        entries = dict(line.split(": ", 1) for line in header.split("\n") if ": " in line)
        if text.startswith(FORMAT) and entries.get("game") in GAMES and "end" not in entries:
            when = datetime.fromtimestamp(changed).isoformat(" ", "minutes")
            found.append((changed, KeptGame(file, entries["game"], events.count("\n"), when)))
    return [one for _, one in sorted(found, reverse=True)]
