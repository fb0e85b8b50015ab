"""The command that goes through one's mistakes, after it has looked for more in the games of files."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path

from tumblestar.console.commands import STORAGE, TERMINAL, argument, command, fail, option, read_record, writing
from tumblestar.console.output import echo, print_grid
from tumblestar.record import Record
from tumblestar.record.narration import full_name, names_of
from tumblestar.words import Phrase, say


@command(
    "mistakes",
    "cli-mistakes",
    argument("files", "cli-mistakes-files", nargs=-1),
    option("--name", key="cli-mistakes-name"),
    *TERMINAL,
    STORAGE[0],
    is_dialogue=True,
)
def mistakes(files: Sequence[str], name: str | None, plain: bool, no_color: bool, data: str | None, lang: str) -> None:
    """Goes through what is due, and says what one gives away a game."""
    from tumblestar.features.mistakes import session
    from tumblestar.features.mistakes.mistake import DAY, due_on, habits, standing
    from tumblestar.storage import data_folder

    folder, day = data_folder(data), int(1000 * time.time()) // DAY
    for file in files:
        _add(folder, day, file, name, lang)
    with writing(folder / session.FILE, lang):
        with session.kept_mistakes(folder) as kept:
            due = Phrase("mistakes-due", {"count": len(due_on(kept.mistakes, day))})
            echo(f"{say(lang, due)}. {say(lang, standing(kept.mistakes, day))}")
        session.run(folder, lang, day, plain=plain, colours=not no_color)
        with session.kept_mistakes(folder) as kept:
            found = habits(kept.reviewed, kept.mistakes)
    if found:
        echo(say(lang, "mistakes-habits"))
        words = [(one, say(lang, Phrase("game-name", {}, one.game)), say(lang, one.name)) for one in found]
        print_grid([[game, kind, say(lang, one.change), say(lang, one.span)] for one, game, kind in words])


def _add(folder: Path, day: int, file: str, name: str | None, lang: str) -> None:
    """Reviews the game of a file, once, and keeps one's mistakes in it."""
    from tumblestar.features.mistakes.mistake import found_in
    from tumblestar.features.mistakes.session import kept_mistakes
    from tumblestar.features.review.printed import reviewed

    record = read_record(file, lang, any_version=True)
    if not record.is_over:
        fail(Phrase("cli-mistakes-open", {"file": file}), lang)
    seat, table = _seat(record, file, name, lang), hashlib.sha256(record.text().encode()).hexdigest()[:32]
    with writing(folder, lang), kept_mistakes(folder) as kept:
        if table not in {known for known, _ in kept.reviewed}:
            found = found_in(table, record, reviewed(record, lang), seat, day)
            kept.reviewed.append((table, record.game.name))
            kept.mistakes += found
            echo(say(lang, Phrase("cli-mistakes-added", {"file": file, "count": len(found)})))


def _seat(record: Record, file: str, name: str | None, lang: str) -> int:
    """The seat of one's own: by its name, or that of the only person."""
    names = [say(lang, full_name(of), record.game.name) for of in names_of(record)]
    people = [seat for seat, of in enumerate(record.seats) if of.kind == "person" and name in (None, names[seat])]
    if len(people) != 1:
        fail(Phrase("cli-mistakes-who", {"file": file, "names": names}), lang)
    return people[0]


COMMANDS = (mistakes,)
