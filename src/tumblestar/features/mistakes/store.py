"""Queries about mistakes and the reviewed games that they are from. Each takes a connection."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from tumblestar.features.mistakes.mistake import Mistake
from tumblestar.storage import schema
from tumblestar.storage.database import dialect_insert
from tumblestar.storage.schema import TableRow
from tumblestar.storage.store_people import lock_person
from tumblestar.web.feature import PersonRows

_GAMES, _MISTAKES = schema.mistake_games, schema.mistakes


def reviewed(connection: sa.Connection, person: int) -> list[tuple[str, str]]:
    """The tables whose reviews were looked at for a person's mistakes, and their games; the first ones first."""
    c = _GAMES.c
    query = sa.select(c.table_id, c.game).where(c.person == person).order_by(c.ended, c.table_id)
    return [(row.table_id, row.game) for row in connection.execute(query).all()]


def mistakes(connection: sa.Connection, person: int) -> list[Mistake]:
    """A person's mistakes."""
    rows = connection.execute(sa.select(_MISTAKES).where(_MISTAKES.c.person == person)).all()
    return [Mistake(*row[1:]) for row in rows]


def with_review(connection: sa.Connection, tables: Collection[str]) -> set[str]:
    """Those of these tables of which a review is kept."""
    c = schema.reviews.c
    return set(connection.execute(sa.select(c.table_id).where(c.table_id.in_(tables))).scalars())


def add(connection: sa.Connection, person: int, row: TableRow, new: Sequence[Mistake]) -> None:
    """Adds a reviewed game with a person's mistakes in it, once."""
    values = {"person": person, "table_id": row.id, "game": row.game, "ended": row.changed}
    if connection.execute(dialect_insert(connection)(_GAMES).values(**values).on_conflict_do_nothing()).rowcount:
        for mistake in new:
            connection.execute(sa.insert(_MISTAKES).values((person, *mistake)))


def grade(connection: sa.Connection, person: int, mistake: Mistake, is_right: bool, day: int) -> None:
    """Grades a try, if it is the first since the mistake is due."""
    c = _MISTAKES.c
    lock_person(connection, person)
    same = (c.person == person) & (c.table_id == mistake.table) & (c.number == mistake.number)
    row = connection.execute(sa.select(_MISTAKES).where(same)).first()
    if row and (known := Mistake(*row[1:])).is_due(day):
        after = known.after_try(is_right, day)
        values = {name: getattr(after, name) for name in ("due", "seen", "stability", "difficulty")}
        connection.execute(sa.update(_MISTAKES).where(same).values(**values))


def _join(connection: sa.Connection, person: int, into: int) -> None:
    """Passes a person's games and mistakes to another, whose own count where both sat."""
    known = {table for table, _ in reviewed(connection, into)}
    for table in (_GAMES, _MISTAKES):
        mine = table.c.person == person
        connection.execute(sa.delete(table).where(mine, table.c.table_id.in_(known)))
        connection.execute(sa.update(table).where(mine).values(person=into))


PERSON_ROWS = PersonRows({"reviewed_game": _GAMES.c.person, "mistake": _MISTAKES.c.person}, _join)
