"""What two processes do at the same time: every check that a write relies on is part of the write.

Neither hears of the other: what one of them has in memory is old.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Thread

import pytest
import sqlalchemy as sa

from tests.features.campaign.test_attempts import TABLE
from tests.tables.test_shared_tables import Two
from tumblestar.features.campaign.progress import LevelAttempt, add_attempt, attempts
from tumblestar.games import GAMES
from tumblestar.record import Refused
from tumblestar.security import tokens
from tumblestar.storage import Conflict, Failure, StoreProblem, schema, store_people
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store_people import SEAT
from tumblestar.tables import invitations
from tumblestar.tables.clocks import TimeControl
from tumblestar.tables.invitations import Invitations
from tumblestar.tables.registry import TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def two(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Two]:
    """Two stores over one file, or over one database."""
    two = Two(tmp_path if request.param == "sqlite" else request.getfixturevalue("database"))
    yield two
    await two.close()


async def waiting(two: Two) -> tuple[Table, Table, list[int]]:
    """A table with a free seat, as each process has it; and four people, the host first."""
    people = [(await two.stores[0].get_or_create_person(name)).id for name in ("ann", "bob", "eve", "joe")]
    seats = SeatRow("person", "Ann", people[0]), SeatRow("person", "")
    here = await two.registries[0].make(people[0], TableSpec(GAMES["twisty"], seats, {"first": 1}))
    there = two.registries[1].find(here.id)
    assert there
    return here, there, people


def links(table: Table) -> Invitations:
    return table.membership.invitations


async def device_link(here: Table, there: Table) -> str:
    """The digest of a link for another device of the host, which both processes know."""
    digest = invitations.digest(await links(here).new_device_link(here, here.owner))
    await there.catch_up()
    return digest


async def test_a_device_link_lets_one_in(two: Two) -> None:
    here, there, people = await waiting(two)
    digest = await device_link(here, there)
    tries = links(here).add_device(here, people[1], digest), links(there).add_device(there, people[2], digest)
    done = await asyncio.gather(*tries, return_exceptions=True)
    (refused,) = [one for one in done if one]
    assert isinstance(refused, Refused)
    assert refused.phrase.key == "refused-link-used"
    rows = two.stores[0].read(lambda connection: store_people.membership_rows(connection, here.id))
    assert list(rows.devices.values()) == [people[0]]
    assert len(links(here).devices) + len(links(there).devices) == 1


async def test_a_device_link_expires_in_the_store(two: Two) -> None:
    here, there, people = await waiting(two)
    digest = await device_link(here, there)
    until = schema.invitations.c.until
    await two.stores[0].write(lambda connection: connection.execute(sa.update(until.table).values(until=1)))
    with pytest.raises(Refused):
        await links(there).add_device(there, people[1], digest)


async def test_who_has_sat_down_is_no_device(two: Two) -> None:
    here, there, people = await waiting(two)
    digest = await device_link(here, there)
    await here.membership.take_seat(here, people[1], 1, "Bob")
    with pytest.raises(Refused) as refused:
        await links(there).add_device(there, people[1], digest)
    assert refused.value.phrase.key == "refused-sits"


async def test_a_link_that_was_renewed_gives_no_seat(two: Two) -> None:
    here, there, people = await waiting(two)
    old = links(there).newest(SEAT, 1)
    assert old
    await links(here).renew(here, people[0], 1)
    with pytest.raises(Refused) as refused:
        await there.membership.take_seat(there, people[1], 1, "Bob", digest=old.digest)
    assert (refused.value.code, there.free_seats) == ("taken", [1])
    new = links(here).newest(SEAT, 1)
    assert new
    await here.membership.take_seat(here, people[1], 1, "Bob", digest=new.digest)


async def test_one_setting_changes_no_other(two: Two) -> None:
    here, there, people = await waiting(two)
    await here.membership.change_setting(here, people[0], "chat", False)
    await there.membership.change_setting(there, people[0], "watchers", True)
    await here.membership.change_setting(here, people[0], "listed", True)
    row = two.stores[0].table(here.id)
    assert row
    assert (row.settings["chat"], row.settings["watchers"], row.is_listed) == (False, True, True)


async def test_a_game_that_is_over_does_not_begin_anew(two: Two) -> None:
    here, _, _ = await waiting(two)
    await here.abandon(here.owner, "end")
    await two.stores[1].write(lambda connection: store_people.begin(connection, here.id))
    row = two.stores[0].table(here.id)
    assert row
    assert row.status == "abandoned"


async def test_no_salt_comes_after_the_game_has_begun(two: Two) -> None:
    here, _, people = await waiting(two)
    await here.membership.take_seat(here, people[1], 1, "Bob")
    with pytest.raises(Conflict):
        await two.stores[1].write(lambda connection: store_people.update_salt(connection, here.id, 1, "late"))


async def test_a_stand_in_sets_no_old_clock(two: Two) -> None:
    here, there = await two.table(time_control=TimeControl("turn", 60))
    person, seat = here.seats[here.actor].holder, here.actor
    await here.act(person, "a", here.live, here.record.legal[0])
    with pytest.raises((Refused, StoreProblem)):
        await there.membership.hand_over(there, person, seat)


async def test_nobody_has_more_tables_than_allowed(two: Two) -> None:
    for registry in two.registries:
        registry.table_limit = 2
    here, _, people = await waiting(two)
    spec = TableSpec(GAMES["twisty"], tuple(here.seats))
    made = await asyncio.gather(
        *(registry.make(people[0], spec) for registry in two.registries * 2), return_exceptions=True
    )
    assert [type(one) for one in made if not isinstance(one, Table)] == [Failure] * 3
    assert two.stores[0].read(lambda connection: store_people.count_open_tables(connection, people[0])) == 2


async def test_a_number_given_anew_is_not_revoked(two: Two) -> None:
    """A database gives the number of a token that is gone to the next one, of somebody else."""
    _, _, people = await waiting(two)
    number = await two.stores[0].write(lambda connection: tokens.add_token(connection, "d", people[1], "x", ("read",)))
    assert not await two.stores[1].write(lambda connection: tokens.revoke(connection, number, people[0]))
    assert await two.stores[1].write(lambda connection: tokens.revoke(connection, number, people[1]))


async def test_of_two_games_that_end_at_once_one_is_the_first(database: str) -> None:
    two = Two(database)
    person = (await two.stores[0].get_or_create_person("ann")).id
    won = LevelAttempt(person, TABLE.game, "RYBG 7", 24, True, True, "5eed")

    def end_there() -> None:
        with two.stores[1].transaction() as connection:
            add_attempt(connection, "t2", won)

    other = Thread(target=end_there)
    with two.stores[0].transaction() as connection:
        add_attempt(connection, "t1", won)
        other.start()
        other.join(0.3)  # without a lock it ends meanwhile, and sees no other
    other.join()
    assert [one.is_first for one in attempts(two.stores[0], person, TABLE.game)] == [True, False]
    await two.close()
