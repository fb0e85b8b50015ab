"""The command that goes through one's mistakes, after it has looked for more in the games of files."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path

from tumblestar.console.commands import STORAGE, TERMINAL, argument, command, fail, option, read_record, writing
from tumblestar.console.output import echo, print_grid
from tumblestar.games import find
from tumblestar.record import Record
from tumblestar.record.narration import names_of
from tumblestar.words import Phrase, say


@command(
    "mistakes",
    "cli-mistakes",
    argument("files", "cli-mistakes-files", nargs=-1),
    option("--name", key="cli-mistakes-name"),
    *TERMINAL,
    STORAGE[0],
    place=("learn", 5),
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
        with session.kept_mistakes(folder) as history:
            echo(say(lang, Phrase("mistakes-due", {"count": len(due_on(history.mistakes, day))})))
            if others := standing(history.mistakes, day):
                echo(say(lang, others))
        session.run(folder, lang, day, plain=plain, colours=not no_color)
        with session.kept_mistakes(folder) as history:
            by_kind = habits(history.reviewed, history.mistakes)
    if by_kind:
        echo(say(lang, "mistakes-habits"))
        words = [(habit, say(lang, find(habit.game).title), say(lang, habit.name)) for habit in by_kind]
        print_grid([[game, kind, say(lang, habit.change), say(lang, habit.span)] for habit, game, kind in words])


def _add(folder: Path, day: int, file: str, name: str | None, lang: str) -> None:
    """Reviews the game of a file, once, and keeps one's mistakes in it."""
    from tumblestar.features.mistakes.mistake import found_in
    from tumblestar.features.mistakes.session import kept_mistakes
    from tumblestar.features.review.printed import reviewed

    record = read_record(file, lang, any_version=True)
    if not record.is_over:
        fail(Phrase("cli-mistakes-open", {"file": file}), lang)
    seat, table = _seat(record, file, name, lang), hashlib.sha256(record.text().encode()).hexdigest()[:32]
    with writing(folder, lang), kept_mistakes(folder) as history:
        if table not in {known for known, _ in history.reviewed}:
            new = found_in(table, record, reviewed(record, lang), seat, day)
            history.reviewed.append((table, record.game.name))
            history.mistakes += new
            echo(say(lang, Phrase("cli-mistakes-added", {"file": file, "count": len(new)})))


def _seat(record: Record, file: str, name: str | None, lang: str) -> int:
    """The seat of one's own: by its name, or that of the only person."""
    names = [say(lang, "seat-text", record.game.name, name=of) for of in names_of(record)]
    people = [seat for seat, of in enumerate(record.seats) if of.kind == "person" and name in (None, names[seat])]
    if len(people) != 1:
        fail(Phrase("cli-mistakes-who", {"file": file, "names": names}), lang)
    return people[0]


COMMANDS = (mistakes,)
