"""Whom people have muted or blocked: queries, and a cache that `Restrictions.clear` empties after every change."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import NamedTuple

import sqlalchemy as sa

from tumblestar.storage import schema

MUTE, BLOCK = "mute", "block"
MOST_CACHED = 10_000
"""People whose restrictions are kept in memory."""


class Restriction(NamedTuple):
    """A person's decision about another one. `name` is what the other was called at that time."""

    id: int
    other: int
    kind: str
    name: str


class Restrictions:
    """The restrictions of people, read when they are first asked for."""

    def __init__(self, reading: Callable[[], AbstractContextManager[sa.Connection]]) -> None:
        self._reading = reading
        self._known: dict[int, frozenset[tuple[int, str]]] = {}

    def by_person(self, person: int) -> frozenset[tuple[int, str]]:
        """The others whom a person has restricted, each with the kind. Raises StoreProblem."""
        if not person:
            return frozenset()
        if person not in self._known:
            if len(self._known) >= MOST_CACHED:
                self._known.clear()
            with self._reading() as connection:
                self._known[person] = frozenset((row.other, row.kind) for row in listed(connection, person))
        return self._known[person]

    def has(self, person: int, other: int, kind: str) -> bool:
        """Whether a person has muted or blocked another one. Raises StoreProblem."""
        return (other, kind) in self.by_person(person)

    def clear(self) -> None:
        """Forgets what was read."""
        self._known.clear()


def listed(connection: sa.Connection, person: int) -> list[Restriction]:
    """The restrictions of a person, the oldest first."""
    c = schema.restrictions.c
    query = sa.select(c.id, c.other, c.kind, c.name).where(c.person == person).order_by(c.id)
    return [Restriction(*row) for row in connection.execute(query)]


def restrict(connection: sa.Connection, person: int, other: int, kind: str, name: str | None) -> None:
    """Sets a restriction of another person, who is called `name`; None: ends it."""
    c = schema.restrictions.c
    connection.execute(sa.delete(schema.restrictions).where(c.person == person, c.other == other, c.kind == kind))
    if name is not None:
        values = {"person": person, "other": other, "kind": kind, "name": name}
        connection.execute(sa.insert(schema.restrictions).values(**values))


def join(connection: sa.Connection, person: int, into: int) -> None:
    """Makes the restrictions by and of a person those of another one."""
    c = schema.restrictions.c
    concerned = (c.person == person) | (c.other == person)
    rows = connection.execute(sa.select(schema.restrictions).where(concerned).order_by(c.id)).all()
    connection.execute(sa.delete(schema.restrictions).where(concerned))
    for row in rows:
        by, of = (into if one == person else one for one in (row.person, row.other))
        if by != of:
            restrict(connection, by, of, row.kind, row.name)
