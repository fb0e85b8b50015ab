"""The links of one table and the people they admit, without network or pages."""

import pytest

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tumblestar.contract.errors import BadOption
from tumblestar.games import GAMES
from tumblestar.storage import StoreProblem
from tumblestar.storage.store_people import DEVICE, SEAT, WATCH, Invitation
from tumblestar.tables import invitations
from tumblestar.tables.invitations import DEVICE_MINUTES, Invitations
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.rematch import rematch
from tumblestar.tables.table import Table
from tumblestar.words import Phrase

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(registry: TableRegistry) -> Table:
    """Ann waits for somebody; whoever has the link may watch."""
    return await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", ""), has_watchers=True))


@pytest.fixture
def at(table: Table) -> Invitations:
    return table.membership.invitations


def newest(at: Invitations, kind: str, seat: int | None = None) -> Invitation:
    found = at.newest(kind, seat)
    assert found
    return found


async def device_of(table: Table, person: int) -> Invitation:
    at = table.membership.invitations
    digest = invitations.digest(await at.new_device_link(table, person))
    return next(one for one in at.made if one.digest == digest)


def kept(table: Table) -> list[tuple[str, int | None, int, int | None]]:
    """The invitations that the store has: kind, seat, serial number, and who has taken them."""
    made = reloaded(table).membership.invitations.made
    return sorted((one.kind, one.seat, one.serial, one.used_by) for one in made if one.kind in (SEAT, WATCH, DEVICE))


async def test_a_link_is_renewed_by_the_host_and_the_old_one_is_good_for_nothing(table: Table, at: Invitations) -> None:
    for kind, seat in ((SEAT, 1), (WATCH, None)):
        old, path = newest(at, kind, seat), at.link(kind, seat)
        assert at.is_valid(table, old)
        await at.renew(table, ANN, seat)
        assert not at.is_valid(table, old)
        assert at.is_valid(table, newest(at, kind, seat))
        assert at.link(kind, seat) != path
    assert kept(table) == [(SEAT, 1, 0, None), (SEAT, 1, 1, None), (WATCH, None, 0, None), (WATCH, None, 1, None)]
    assert (await refusal(at.renew(table, BOB, 0))).phrase == Phrase("refused-host")
    assert (await refusal(at.renew(table, ANN, 0))).code == "taken"


async def test_with_another_key_there_is_no_link_to_show(at: Invitations) -> None:
    assert at.link(SEAT, 1)
    assert at.link(SEAT, 0) == ""
    at.key = b"another"
    assert at.link(SEAT, 1) == ""
    at.key = b""
    assert at.link(SEAT, 1) == ""


async def test_a_link_to_a_seat_works_while_the_seat_is_free(table: Table, at: Invitations) -> None:
    first = newest(at, SEAT, 1)
    await table.membership.take_seat(table, BOB, 1, "Bob", digest=first.digest)
    taken = newest(at, SEAT, 1)
    assert (taken.used_by, at.is_valid(table, taken)) == (BOB, False)
    await table.membership.leave_seat(table, BOB, 1)
    second = newest(at, SEAT, 1)
    assert (at.is_valid(table, first), at.is_valid(table, second)) == (False, True)
    assert kept(table) == [(SEAT, 1, 0, BOB), (SEAT, 1, 1, None), (WATCH, None, 0, None)]


async def test_spectators_are_let_in_while_the_host_lets_them(
    table: Table, at: Invitations, monkeypatch: pytest.MonkeyPatch
) -> None:
    await at.add_watcher(table, ANN)  # who sits here
    await at.add_watcher(table, EVE)
    await at.add_watcher(table, EVE)
    assert at.watchers == reloaded(table).membership.invitations.watchers == {EVE}
    assert at.is_guest(table, EVE)
    assert not at.is_guest(table, BOB)
    monkeypatch.setattr(invitations, "MOST_WATCHERS", 1)
    assert (await refusal(at.add_watcher(table, BOB))).code == "watch"
    monkeypatch.undo()
    await table.membership.change_setting(table, ANN, "watchers", False)
    assert not at.is_guest(table, EVE)
    assert not at.is_valid(table, newest(at, WATCH))
    assert (await refusal(at.add_watcher(table, BOB))).code == "watch"


async def test_watching_that_is_allowed_for_the_first_time_makes_a_link(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", "Bob")))
    for is_on in (True, False, True):
        await table.membership.change_setting(table, ANN, "watchers", is_on)
    assert table.membership.invitations.is_valid(table, newest(table.membership.invitations, WATCH))
    assert kept(table) == [(WATCH, None, 0, None)]


async def test_another_device_is_let_in_once(table: Table, at: Invitations) -> None:
    assert (await refusal(at.new_device_link(table, EVE))).phrase == Phrase("refused-not-yours")
    device = await device_of(table, ANN)
    assert (await refusal(at.add_device(table, ANN, device.digest))).phrase == Phrase("refused-sits")
    assert (await refusal(at.add_device(table, BOB, newest(at, SEAT, 1).digest))).phrase == Phrase("refused-link-used")
    await at.add_device(table, BOB, device.digest)
    assert table.membership.plays_as(BOB) == reloaded(table).membership.plays_as(BOB) == ANN
    assert at.is_guest(table, BOB)
    assert (await refusal(at.add_device(table, EVE, device.digest))).phrase == Phrase("refused-link-used")
    assert (DEVICE, None, 0, BOB) in kept(table)


async def test_the_link_for_another_device_grows_old(table: Table, at: Invitations) -> None:
    device, now = await device_of(table, ANN), table.membership.time()
    table.membership.time = lambda: now + (DEVICE_MINUTES + 1) * 60_000
    assert not at.is_valid(table, device)
    assert (await refusal(at.add_device(table, BOB, device.digest))).phrase == Phrase("refused-link-used")


async def test_a_device_that_could_not_be_stored_may_retry(
    table: Table, at: Invitations, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = await device_of(table, ANN)

    async def fails(*_: object, **__: object) -> None:
        assert not at.is_valid(table, newest(at, DEVICE))  # nobody else takes it meanwhile
        raise StoreProblem(Phrase("store-raced"))

    with monkeypatch.context() as patch:
        patch.setattr(table.store, "write", fails)
        with pytest.raises(StoreProblem):
            await at.add_device(table, BOB, device.digest)
    assert table.membership.plays_as(BOB) == BOB
    await at.add_device(table, BOB, device.digest)
    assert table.membership.plays_as(BOB) == ANN


async def test_the_host_sends_somebody_away_before_the_game_begins_and_nobody_else_does(
    registry: TableRegistry,
) -> None:
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", "Bob", "")))
    membership, before = table.membership, table.membership.invitations.newest(SEAT, 1)
    for person, seat in ((BOB, 0), (EVE, 1), (BOB, 1), (ANN, 0), (ANN, 7)):
        assert (await refusal(membership.send_away(table, person, seat))).code == "seat"
    assert table.seats_held_by(BOB) == [1]
    await membership.send_away(table, ANN, 1)
    assert (table.free_seats, table.seats_held_by(BOB), reloaded(table).free_seats) == ([1, 2], [], [1, 2])
    assert membership.invitations.newest(SEAT, 1) not in (None, before)
    assert membership.chat.messages[-1].key == "note-sent"
    assert not table.is_visible_to(BOB)
    begun = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", "Bob")))
    assert (await refusal(begun.membership.send_away(begun, ANN, 1))).code == "going"
    assert begun.seats_held_by(BOB) == [1]


async def test_what_another_process_has_brought_along_is_kept_once(table: Table, at: Invitations) -> None:
    fresh = at.next_invitation(table, SEAT, 1)
    before = len(at.made)
    at.add(fresh)
    at.add(fresh)
    assert len(at.made) == before + 1


async def test_spectators_and_devices_come_along_to_the_rematch(
    registry: TableRegistry, table: Table, at: Invitations
) -> None:
    await at.add_device(table, BOB, (await device_of(table, ANN)).digest)
    await at.add_watcher(table, EVE)
    made = await rematch(registry, table, ANN)
    for known in (made, reloaded(made)):
        assert (known.membership.invitations.watchers, known.membership.invitations.devices) == ({EVE}, {BOB: ANN})


def test_the_name_of_a_table_begins_with_no_hyphen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations.secrets, "token_urlsafe", lambda _: "-itmETRrQTLc")
    assert invitations.new_name() == "AitmETRrQTLc"
    monkeypatch.setattr(invitations.secrets, "token_urlsafe", lambda _: "b-tmETRrQTLc")
    assert invitations.new_name() == "b-tmETRrQTLc"


async def test_nobody_takes_a_name_that_looks_like_another_at_the_table(table: Table) -> None:
    for name in ("\u0410nn", "Bob (bot)"):
        with pytest.raises(BadOption):
            await table.membership.take_seat(table, BOB, 1, name)
    await table.membership.take_seat(table, BOB, 1, "Bob")
    assert (await refusal(table.membership.rename(table, BOB, 1, "ann"))).phrase == Phrase("name-alike")
    await table.membership.rename(table, BOB, 1, "bob")
