"""Pages that show one's own games among those of ten thousand others."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

from tests.serving import Server
from tumblestar.features.days import days
from tumblestar.games import GAMES
from tumblestar.storage import schema
from tumblestar.storage.schema import SeatRow, write_seats
from tumblestar.storage.store_people import MOST_LISTED

CROWD = 10_000


def crowd(server: Server, keys: list[str]) -> None:
    """Ten thousand people who have played each of these deals to the end, at tables that the lobby lists."""
    people = range(100_000, 100_000 + CROWD)
    at = "2026-11-24T12:00:00.000+00:00"
    row = {"game": "shizzle", "header": "{}", "status": "over", "result": "1 0", "made": at, "listed": 1}
    with server.store.transaction() as connection:
        connection.execute(
            sa.insert(schema.people),
            [{"id": n, "token": f"t{n}", "name": "", "language": "", "theme": "", "made": at} for n in people],
        )
        for key in keys:
            tables: list[dict[str, object]] = []
            for n in people:
                seats = write_seats([SeatRow("person", "Joe", n)])
                own = {"id": f"{key[-6:]}{n}", "owner": n, "seats": seats, "changed": f"2026-11-24T12:00:{n - 40_000}"}
                tables.append(row | own)
            connection.execute(sa.insert(schema.tables), tables)
            names = [table["id"] for table in tables]
            connection.execute(sa.insert(schema.deals), [{"table_id": name, "deal": key} for name in names])
            sitters = [{"table_id": name, "seat": 0, "person": None, "name": "joe"} for name in names]
            connection.execute(sa.insert(schema.sitters), sitters)


@contextmanager
def plans(server: Server, part: str) -> Iterator[list[str]]:
    """The plans of all queries with a part in their text that are made meanwhile."""
    asked: list[tuple[str, Any]] = []
    told: list[str] = []

    def note(*given: Any) -> None:
        asked.append((given[2], given[3]))

    event.listen(server.store._engine, "before_cursor_execute", note)
    yield told
    event.remove(server.store._engine, "before_cursor_execute", note)
    with server.store.reading() as connection:
        for text, values in asked:
            if part in text:
                rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)
                told.append("\n".join(str(row) for row in rows))


def test_a_day_reads_the_own_tables_of_a_visitor_alone(server: Server) -> None:
    first = days.first_and_last()[0]
    day, browser = days.find(first), server.browser()
    crowd(server, [day.key(kind) for kind in day.deals])
    assert browser.get(f"/day/{first}").status_code == 200
    kind = next(iter(day.deals))
    own = browser.post(f"/day/{first}/{kind}").headers["location"]
    assert browser.post(f"/day/{first}/{kind}").headers["location"] == own
    with plans(server, "deals") as told:
        assert browser.get(f"/day/{first}").status_code == 200
    assert len(told) == len(day.deals)
    for plan in told:
        assert "ix_tables_owner" in plan, plan
        assert "SCAN" not in plan, plan


def test_the_lobby_sorts_no_crowd(server: Server) -> None:
    crowd(server, ["day x"])
    browser = server.browser()
    with plans(server, "FROM tables") as told:
        assert browser.get("/lobby").text.count('class="who"') == MOST_LISTED
    assert len(told) == 5
    for plan in told:
        assert "ix_tables_listed (listed=? AND status=?)" in plan, plan
        assert "FOR ORDER BY" not in plan, plan
    assert "Joe" in browser.get("/lobby?name=joe").text


def test_the_games_of_a_deal_that_many_have_played_are_counted(server: Server) -> None:
    deal = days.read(GAMES["shizzle"], [("seed", "abc"), ("seats", "me,greedy")])
    crowd(server, [deal.key])
    assert "10,000" in server.browser().get("/deal/shizzle?seed=abc&seats=me,greedy").text
