"""Attempts at levels and imported progress: queries, and the attempt that is written with the last action of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from tumblestar.contract.state import CHANCE
from tumblestar.storage import schema
from tumblestar.storage.store import Store
from tumblestar.storage.writer import Work, now
from tumblestar.tables.played_game import PlayedGame
from tumblestar.web.feature import PersonRows

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
    table = game.id
    return lambda connection: add_attempt(connection, table, attempt)


def add_attempt(connection: sa.Connection, table: str, attempt: LevelAttempt) -> None:
    """Stores an attempt; it is the first if there is no earlier one, made here or imported."""
    row = {"person": attempt.person, "game": attempt.game, "level": attempt.level}
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
