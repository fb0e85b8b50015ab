"""One link and one code for all free seats of a table, and beginning without those that stay free."""

import asyncio

import pytest
import sqlalchemy as sa

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tumblestar.games import GAMES
from tumblestar.record import Refused
from tumblestar.record.chance_audit import verify
from tumblestar.storage import schema
from tumblestar.storage.store import Store
from tumblestar.storage.store_people import CODE, SEAT, TABLE, Invitation
from tumblestar.tables import invitations
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


async def waiting(registry: TableRegistry, *names: str, **more: int) -> Table:
    return await registry.make(ANN, TableSpec(GAMES["twisty"], seats(*names), more))


@pytest.fixture
async def table(registry: TableRegistry) -> Table:
    """Ann waits for three others."""
    return await waiting(registry, "Ann", "", "", "")


def link(table: Table, kind: str = TABLE) -> Invitation:
    found = table.membership.invitations.newest(kind)
    assert found
    return found


def found_by(store: Store, registry: TableRegistry, code: str) -> str:
    """The table for whose link a code stands now."""
    found = invitations.found_by_code(store, registry.key, code)
    table = registry.find(found.table_id) if found else None
    return table.id if table and found and table.membership.invitations.is_valid(table, found) else ""


async def test_two_who_sit_down_at_once_get_two_seats(table: Table) -> None:
    at, digest = table.membership, link(table).digest
    await asyncio.gather(
        *(at.take_next_seat(table, who, name, "", digest) for who, name in ((BOB, "Bob"), (EVE, "Eve")))
    )
    assert [row.holder for row in table.seats] == [ANN, BOB, EVE, 0]
    assert reloaded(table).seats == table.seats


async def test_whoever_sends_the_form_twice_gets_one_seat(table: Table) -> None:
    at, digest = table.membership, link(table).digest
    results = await asyncio.gather(
        *(at.take_next_seat(table, BOB, "Bob", "", digest) for _ in range(2)), return_exceptions=True
    )
    assert [row.holder for row in table.seats] == [ANN, BOB, 0, 0]
    assert isinstance(results[1], Refused)
    assert results[1].phrase.key == "refused-sits"


async def test_the_next_seat_is_given_where_one_was_taken_meanwhile_until_none_is_left(table: Table) -> None:
    at, digest = table.membership, link(table).digest
    await at.fill_seat(table, ANN, 1, "random")
    await at.take_next_seat(table, BOB, "Bob", "", digest)
    assert table.seats[2].holder == BOB
    await at.fill_seat(table, ANN, None, "random")
    assert (await refusal(at.take_next_seat(table, EVE, "Eve", "", digest))).code == "taken"


async def test_an_old_link_to_the_table_seats_nobody(table: Table) -> None:
    at, old, code = table.membership.invitations, link(table), table.membership.invitations.code(table)
    await at.renew(table, ANN, None, TABLE)
    assert (at.is_valid(table, old), at.is_valid(table, link(table))) == (False, True)
    assert (await refusal(table.membership.take_next_seat(table, BOB, "Bob", "", old.digest))).code == "taken"
    assert at.code(table) not in ("", code)
    assert (await refusal(at.renew(table, BOB, None, TABLE))).code == "seat"


async def test_a_code_stands_for_its_table_while_that_waits_and_no_longer(
    table: Table, store: Store, registry: TableRegistry
) -> None:
    at = table.membership.invitations
    code = at.code(table)
    assert len(code) == invitations.CODE_LENGTH
    assert set(code) <= set(invitations.LETTERS)
    assert found_by(store, registry, code) == table.id
    assert invitations.found_by_code(store, b"another key", code) is None
    assert code not in str([one.digest for one in at.made])
    await table.membership.fill_seat(table, ANN, None, "random")
    assert not table.is_waiting
    assert (at.code(table), found_by(store, registry, code)) == ("", "")


async def test_the_code_of_another_key_is_not_shown(table: Table) -> None:
    at = table.membership.invitations
    at.key = b"another"
    assert (at.code(table), at.link(TABLE)) == ("", "")


async def test_no_two_tables_that_wait_have_one_code_and_one_that_has_begun_gives_its_up(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invitations, "LETTERS", "CD")
    tables = [await waiting(registry, "Ann", "") for _ in range(16)]
    codes = [table.membership.invitations.code(table) for table in tables]
    assert len(set(codes)) == 16  # all that there are of so few letters
    await tables[0].membership.fill_seat(tables[0], ANN, 1, "random")
    last = await waiting(registry, "Ann", "")
    assert last.membership.invitations.code(last) == codes[0]


async def test_codes_grow_once_many_tables_wait(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    assert invitations.MANY_WAITING == 1000
    monkeypatch.setattr(invitations, "MANY_WAITING", 2)
    first, second = await waiting(registry, "Ann", ""), await waiting(registry, "Ann", "")
    assert [len(one.membership.invitations.code(one)) for one in (first, second)] == [4, 5]


@pytest.mark.parametrize(
    ("typed", "code"),
    [("kq7d", "KQ7D"), (" K Q-7 D\n", "KQ7D"), ("KQ7DC", "KQ7DC"), ("KQ7", ""), ("KQ7DCC", ""), ("KO7D", ""), ("", "")],
)
def test_a_code_is_read_as_people_type_it(typed: str, code: str) -> None:
    assert invitations.clean_code(typed) == code


async def test_a_seat_that_is_left_has_a_link_and_a_code_while_the_table_waits(
    registry: TableRegistry, store: Store
) -> None:
    table = await waiting(registry, "Ann", "Bob", "")
    at = table.membership.invitations
    await store.write(lambda connection: connection.execute(sa.delete(schema.invitations)))
    at.made.clear()  # as at a table from before there were such links
    await table.membership.leave_seat(table, BOB, 1)
    assert at.link(TABLE)
    assert at.code(table)
    assert {one.kind for one in at.made} == {SEAT, TABLE, CODE}


async def test_a_game_begins_with_those_who_are_there(registry: TableRegistry) -> None:
    table = await waiting(registry, "Ann", "", "", "Bob", first=4)
    commitment = table.record.commitment
    table.record.salts[3] = "mine"
    assert (await refusal(table.membership.start_now(table, BOB))).code == "seat"
    await table.membership.start_now(table, ANN)
    record = table.record
    assert [row.holder for row in table.seats] == [ANN, BOB]
    assert (record.options, record.salts, record.commitment) == ({"first": 2}, ["", "mine"], commitment)
    assert not table.is_waiting
    assert table.live > 0
    again = reloaded(table)
    assert again.record.text() == record.text()
    assert again.seats == table.seats
    await table.abandon(ANN, "end")
    assert verify(table.record).finding == "proved"


async def test_what_cannot_begin_is_not_offered_and_refused(registry: TableRegistry) -> None:
    alone = await waiting(registry, "Ann", "", "")
    without_first = await waiting(registry, "Ann", "Bob", "", first=3)
    playing = await waiting(registry, "Ann", "Bob")
    for table in (alone, without_first, playing):
        assert table.without_free_seats() is None
        assert (await refusal(table.membership.start_now(table, ANN))).code == "seat"
    bots = await registry.make(ANN, TableSpec(GAMES["twinkle_twinkle"], seats("Ann", "", "random")))
    assert bots.without_free_seats() is not None
