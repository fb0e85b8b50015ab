"""Queries about attempts at puzzles, and ratings. Each takes a connection."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from tumblestar.features.puzzles.puzzle import Puzzle
from tumblestar.features.puzzles.standing import DAY, HISTORY, Attempted, Rating, Standing, shipped_rating
from tumblestar.storage import schema
from tumblestar.storage.store_people import lock_person
from tumblestar.web.feature import PersonRows

_RATINGS, _PLAYERS, _ATTEMPTS = schema.puzzle_ratings, schema.puzzle_players, schema.puzzle_attempts


def standings(connection: sa.Connection, person: int) -> dict[str, Standing]:
    """A person's standing in each game whose puzzles they have tried."""
    rows = connection.execute(sa.select(_PLAYERS).where(_PLAYERS.c.person == person)).all()
    return {row.game: Standing(_rating(row), row.streak, row.longest) for row in rows}


def attempts(connection: sa.Connection, person: int, game: str) -> dict[str, Attempted]:
    """A person's first attempts at puzzles of a game, by the puzzle, the oldest first."""
    c = _ATTEMPTS.c
    query = sa.select(_ATTEMPTS).where(c.person == person, c.game == game).order_by(c.at, c.puzzle)
    return {row.puzzle: _attempted(row) for row in connection.execute(query).all()}


def attempt_at(connection: sa.Connection, person: int, puzzle: str) -> Attempted | None:
    """A person's first attempt at a puzzle, or None."""
    query = sa.select(_ATTEMPTS).where(_ATTEMPTS.c.person == person, _ATTEMPTS.c.puzzle == puzzle)
    row = connection.execute(query).first()
    return _attempted(row) if row else None


def puzzle_ratings(connection: sa.Connection, game: str) -> dict[str, Rating]:
    """The ratings of the puzzles of a game that somebody has tried."""
    rows = connection.execute(
        sa.select(_RATINGS).where(_RATINGS.c.puzzle.startswith(f"{game}-", autoescape=True))
    ).all()
    return {row.puzzle: _rating(row) for row in rows}


def add_attempt(connection: sa.Connection, person: int, puzzle: Puzzle, is_solved: bool, at: int) -> Attempted:
    """Rates a person's first attempt at a puzzle. A later one changes nothing: the first is returned.

    The puzzle's own rating moves only by people with a history: anybody can be many newcomers.
    """
    lock_person(connection, person)
    if known := attempt_at(connection, person, puzzle.id):
        return known
    before = standings(connection, person).get(puzzle.game, Standing())
    same = _RATINGS.c.puzzle == puzzle.id
    row = connection.execute(sa.select(_RATINGS).where(same).with_for_update()).first()
    standing, rated = before.after(_rating(row) if row else shipped_rating(puzzle), is_solved)
    first = Attempted(is_solved, before.rating.value, standing.rating.value, at)
    has_history = _has_history(connection, person, puzzle.game)
    values = {"game": puzzle.game, "solved": int(is_solved), "before": first.before, "after": first.after, "at": at}
    connection.execute(sa.insert(_ATTEMPTS).values(person=person, puzzle=puzzle.id, **values))
    if has_history:
        connection.execute(sa.delete(_RATINGS).where(same))
        connection.execute(sa.insert(_RATINGS).values(puzzle=puzzle.id, **_columns(rated)))
    _keep(connection, person, puzzle.game, standing)
    return first


def _has_history(connection: sa.Connection, person: int, game: str) -> bool:
    """Whether a person has tried puzzles of a game for long enough that others are rated by it."""
    c = _ATTEMPTS.c
    query = sa.select(sa.func.count(), sa.func.min(c.at), sa.func.max(c.at)).where(c.person == person, c.game == game)
    count, first, last = connection.execute(query).one()
    return count >= HISTORY and last // DAY > first // DAY


def join(connection: sa.Connection, person: int, into: int) -> None:
    """Passes a person's attempts to another, whose own count where both tried; the surer rating of a game stays."""
    c = _ATTEMPTS.c
    known = sa.select(c.puzzle).where(c.person == into)
    connection.execute(sa.delete(_ATTEMPTS).where(c.person == person, c.puzzle.in_(known)))
    connection.execute(sa.update(_ATTEMPTS).where(c.person == person).values(person=into))
    theirs = standings(connection, into)
    for game, standing in standings(connection, person).items():
        other = theirs.get(game, standing)
        surer = min(standing, other, key=lambda candidate: candidate.rating.deviation)
        _keep(connection, into, game, surer._replace(longest=max(standing.longest, other.longest)))
    connection.execute(sa.delete(_PLAYERS).where(_PLAYERS.c.person == person))


def _keep(connection: sa.Connection, person: int, game: str, standing: Standing) -> None:
    connection.execute(sa.delete(_PLAYERS).where(_PLAYERS.c.person == person, _PLAYERS.c.game == game))
    row = {"person": person, "game": game, "streak": standing.streak, "longest": standing.longest}
    connection.execute(sa.insert(_PLAYERS).values(**row, **_columns(standing.rating)))


def _columns(rating: Rating) -> dict[str, float]:
    return {"rating": rating.value, "deviation": rating.deviation, "volatility": rating.volatility}


def _rating(row: sa.Row[Any]) -> Rating:
    return Rating(row.rating, row.deviation, row.volatility)


def _attempted(row: sa.Row[Any]) -> Attempted:
    return Attempted(bool(row.solved), row.before, row.after, row.at)


PERSON_ROWS = PersonRows({"puzzle": _ATTEMPTS.c.person, "puzzle_rating": _PLAYERS.c.person}, join)
