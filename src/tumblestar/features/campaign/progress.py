"""A person's progress in a campaign: attempts at levels in the store, and imported files.

The attempt at a level is written with the last action of its game, in the same transaction.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, cast

import msgspec
import sqlalchemy as sa

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE
from tumblestar.storage import schema
from tumblestar.storage.store import Store
from tumblestar.storage.store_people import lock_person
from tumblestar.storage.writer import Work, now
from tumblestar.tables.played_game import PlayedGame
from tumblestar.web.feature import PersonRows
from tumblestar.words import Phrase

FORMAT, VERSION = "tumblestar campaign progress", 1
MOST_LEVELS = 3000
"""Maximum number of levels in a file."""
MOST_TRIES, MOST_POINTS = 1_000_000, 200
OWN = "own"
"""The level of a table whose level is the player's own, which counts for nothing."""


@dataclass(frozen=True)
class LevelProgress:
    """Somebody's progress with a level: the number of attempts, the best score, and the three stars."""

    tries: int = 0
    best: int = 0
    is_won: bool = False
    is_great: bool = False
    is_first: bool = False

    @property
    def stars(self) -> int:
        return self.is_won + self.is_great + self.is_first


@dataclass(frozen=True)
class LevelAttempt:
    """A finished attempt at a level. `is_fresh`: with new dice; `is_first`: won with new dice at the first attempt."""

    person: int
    game: str
    level: str
    points: int
    is_won: bool
    is_fresh: bool
    seed: str
    is_first: bool = False


NEW = LevelProgress()


def standings(store: Store, person: int, game: Game) -> dict[str, LevelProgress]:
    """The progress of a person in every tried level, by the level's key."""
    if not person:
        return {}
    by_level = dict(imported_progress(store, person, game.name))
    for tried in attempts(store, person, game.name):
        before, stars = by_level.get(tried.level, NEW), game.campaign.stars(tried.is_won, tried.points, tried.is_first)
        standing = LevelProgress(1, tried.points, stars.won, stars.great, stars.first)
        by_level[tried.level] = _best(before, standing, before.tries + 1)
    return by_level


def _best(standing: LevelProgress, other: LevelProgress, tries: int) -> LevelProgress:
    """The best of two standings in every respect, with a number of tries."""
    return LevelProgress(
        tries,
        max(standing.best, other.best),
        standing.is_won or other.is_won,
        standing.is_great or other.is_great,
        standing.is_first or other.is_first,
    )


def is_open(game: Game, by_level: Mapping[str, LevelProgress], number: int) -> bool:
    """Whether a level may be played: the one before it is won, or it is won itself."""
    levels = game.campaign.levels()
    near = levels[max(0, number - 2) : number]
    return number == 1 or any(by_level.get(level.set, NEW).is_won for level in near)


def next_level(game: Game, by_level: Mapping[str, LevelProgress]) -> int:
    """The number of the first open level that is not won, or 0 if all are won."""
    left = [level.number for level in game.campaign.levels() if not by_level.get(level.set, NEW).is_won]
    return next((number for number in left if is_open(game, by_level, number)), 0)


def last_seed(store: Store, person: int, game: Game, level: str) -> str:
    """The seed of a person's last try of a level, or an empty string."""
    seeds = [tried.seed for tried in attempts(store, person, game.name) if tried.level == level] if person else []
    return seeds[-1] if seeds else ""


def exported(game: Game, by_level: Mapping[str, LevelProgress]) -> str:
    """The progress as JSON text."""
    levels = {
        level: {"tries": s.tries, "best": s.best, "won": s.is_won, "great": s.is_great, "first": s.is_first}
        for level, s in sorted(by_level.items())
    }
    return json.dumps({"format": FORMAT, "version": VERSION, "game": game.name, "levels": levels}, indent=1) + "\n"


class _Entry(msgspec.Struct, forbid_unknown_fields=True):
    """An entry of a progress file."""

    tries: Annotated[int, msgspec.Meta(ge=1, le=MOST_TRIES)]
    best: Annotated[int, msgspec.Meta(ge=0, le=MOST_POINTS)]
    won: bool
    great: bool
    first: bool


def imported(game: Game, text: str) -> dict[str, LevelProgress]:
    """Parses a progress file. Raises Unreadable."""
    try:
        content: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(Phrase("progress-no-json")) from error
    entries = cast("dict[str, object]", content if isinstance(content, dict) else {})
    if entries.get("format") != FORMAT:
        raise Unreadable(Phrase("progress-format", {"expected": FORMAT}))
    if entries.get("version") != VERSION:
        args = {"version": str(entries.get("version"))[:20], "expected": VERSION}
        raise Unreadable(Phrase("progress-version", args))
    if entries.get("game") != game.name:
        raise Unreadable(Phrase("progress-game", {"text": str(entries.get("game"))[:40], "expected": game.name}))
    levels = entries.get("levels")
    if not isinstance(levels, dict) or len(levels := cast("dict[str, object]", levels)) > MOST_LEVELS:
        raise Unreadable(Phrase("progress-levels"))
    return {name: _standing(game, name, entry) for name, entry in levels.items()}


def _standing(game: Game, name: str, entry: object) -> LevelProgress:
    """Parses an entry of a progress file. Raises Unreadable."""
    if game.campaign.read_set(name) is None:
        raise Unreadable(Phrase("progress-level", {"text": name[:40]}))
    wrong = Unreadable(Phrase("progress-entry", {"level": name}))
    try:
        values = msgspec.convert(entry, _Entry, strict=True)
    except msgspec.ValidationError as error:
        raise wrong from error
    is_possible = (
        (not values.won or values.best >= game.campaign.GOAL)
        and (not values.great or (values.won and values.best >= game.campaign.GREAT))
        and (not values.first or values.won)
    )
    if not is_possible:
        raise wrong
    return LevelProgress(values.tries, values.best, values.won, values.great, values.first)


async def bring(store: Store, person: int, game: Game, file: Mapping[str, LevelProgress]) -> None:
    """Merges a progress file, keeping the best of both.

    Only the tries that exceed those made here are stored, so that uploading a file twice changes nothing.
    """
    by_level = imported_progress(store, person, game.name)
    counts = Counter(tried.level for tried in attempts(store, person, game.name))
    merged: dict[str, LevelProgress] = {}
    for level, standing in file.items():
        before = by_level.get(level, NEW)
        merged[level] = _best(before, standing, max(before.tries, standing.tries - counts[level]))
    await import_progress(store, person, game.name, merged)


# -- writing


def work_at_end(game: PlayedGame) -> Work | None:
    """Writes the attempt of a finished game. It counts only if chance has acted after an action of a seat."""
    record = game.record
    if not game.level or game.level == OWN:
        return None
    actors = [event.actor for event in record.events]
    if CHANCE not in actors[next((i for i, actor in enumerate(actors) if actor >= 0), len(actors)) :]:
        return None
    is_whole = record.end == "over" and not record.is_practice
    attempt = LevelAttempt(
        person=game.owner,
        game=game.game.name,
        level=game.level,
        points=game.game.campaign.points(record.state) if is_whole else 0,
        is_won=is_whole and record.shares()[0] == 1,
        is_fresh=record.chance == "sealed",
        seed=game.seal.seed.hex() if game.seal else "",
    )
    return lambda connection: add_attempt(connection, game.id, attempt)


def add_attempt(connection: sa.Connection, table: str, attempt: LevelAttempt) -> None:
    """Stores an attempt; it is the first if there is no earlier one, made here or imported."""
    row = {"person": attempt.person, "game": attempt.game, "level": attempt.level}
    lock_person(connection, attempt.person)
    earlier = 0
    for attempts in (schema.attempts, schema.imported_progress):
        same = [attempts.c[name] == value for name, value in row.items()]
        earlier += connection.execute(sa.select(sa.func.count()).select_from(attempts).where(*same)).scalar_one()
    connection.execute(
        sa.insert(schema.attempts).values(
            **row,
            table_id=table,
            points=attempt.points,
            won=int(attempt.is_won),
            fresh=int(attempt.is_fresh),
            first=int(attempt.is_won and attempt.is_fresh and not earlier),
            seed=attempt.seed,
            ended=now(),
        )
    )


async def import_progress(store: Store, person: int, game: str, progress: Mapping[str, LevelProgress]) -> None:
    """Replaces the imported progress of a person for these levels."""
    c = schema.imported_progress.c
    rows = [
        {"person": person, "game": game, "level": level, "tries": known.tries, "best": known.best}
        | {"won": int(known.is_won), "great": int(known.is_great), "first": int(known.is_first)}
        for level, known in progress.items()
    ]
    if not rows:
        return
    replaced = c.person == person, c.game == game, c.level.in_(list(progress))

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(schema.imported_progress).where(*replaced))
        connection.execute(sa.insert(schema.imported_progress), rows)

    await store.write(work)


# -- reading


def attempts(store: Store, person: int, game: str) -> list[LevelAttempt]:
    """All attempts of a person in a game's campaign, in order."""
    c = schema.attempts.c
    query = sa.select(schema.attempts).where(c.person == person, c.game == game).order_by(c.id)
    return [_attempt(row) for row in store.read(lambda connection: connection.execute(query).all())]


def attempt_at(store: Store, table: str) -> LevelAttempt | None:
    """The finished attempt at a table, if it counts."""
    query = sa.select(schema.attempts).where(schema.attempts.c.table_id == table)
    row = store.read(lambda connection: connection.execute(query).first())
    return _attempt(row) if row else None


def _attempt(row: sa.Row[Any]) -> LevelAttempt:
    values = row.person, row.game, row.level, row.points, bool(row.won), bool(row.fresh), row.seed
    return LevelAttempt(*values, bool(row.first))


def imported_progress(store: Store, person: int, game: str) -> dict[str, LevelProgress]:
    """The progress that a person imported from files, by level."""
    c = schema.imported_progress.c
    query = sa.select(schema.imported_progress).where(c.person == person, c.game == game)
    return {
        row.level: LevelProgress(row.tries, row.best, bool(row.won), bool(row.great), bool(row.first))
        for row in store.read(lambda connection: connection.execute(query).all())
    }


# -- joining people


def join_progress(connection: sa.Connection, person: int, into: int) -> None:
    """Merges imported progress: the best of both, and all attempts."""
    c = schema.imported_progress.c
    for row in connection.execute(sa.select(schema.imported_progress).where(c.person == person)).mappings().all():
        same = c.person == into, c.game == row["game"], c.level == row["level"]
        other = connection.execute(sa.select(schema.imported_progress).where(*same)).mappings().first()
        if other:
            values = {name: max(row[name], other[name]) for name in ("best", "won", "great", "first")}
            values["tries"] = row["tries"] + other["tries"]
            connection.execute(sa.update(schema.imported_progress).where(*same).values(**values))
        else:
            connection.execute(sa.insert(schema.imported_progress).values(**{**row, "person": into}))
    connection.execute(sa.delete(schema.imported_progress).where(c.person == person))


def _join(connection: sa.Connection, person: int, into: int) -> None:
    c = schema.attempts.c.person
    connection.execute(sa.update(schema.attempts).where(c == person).values(person=into))
    join_progress(connection, person, into)


PERSON_ROWS = PersonRows({"attempt": schema.attempts.c.person, "imported": schema.imported_progress.c.person}, _join)
