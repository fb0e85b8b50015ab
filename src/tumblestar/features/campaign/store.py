"""What a campaign stores about people, for the page of what is one's own."""

from __future__ import annotations

import sqlalchemy as sa

from tumblestar.storage import schema
from tumblestar.web.feature import PersonRows


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
