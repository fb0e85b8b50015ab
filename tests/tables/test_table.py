"""One live table, without network or pages."""

import asyncio
import random
import re
from contextlib import suppress

import pytest

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tumblestar import bots
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE
from tumblestar.engine import sharing
from tumblestar.games import GAMES
from tumblestar.record.header import CHANCES
from tumblestar.record.text import read_record
from tumblestar.storage import Conflict, StoreProblem
from tumblestar.storage.store import Store
from tumblestar.tables.registry import SeedExpired, TableRegistry, TableSpec
from tumblestar.tables.table import Table
from tumblestar.words import Phrase

pytestmark = pytest.mark.anyio

TWISTY = GAMES["twisty"]


def pick(table: Table, ends: bool) -> int:
    """A legal action that ends the turn, or one that goes on."""
    for action in table.game.legal(table.state):
        if (table.game.actor(table.game.after(table.state, action)) != table.actor) == ends:
            return action
    raise LookupError


async def test_times_of_play_are_stored_now_and_then(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    monkeypatch.setattr(store, "note_played", noted.append)
    for i in range(3):
        await table.act(table.seats[table.actor].holder, f"a{i}", table.live, table.record.legal[0])
    assert noted == [table.id]
    monkeypatch.setattr("tumblestar.tables.commit.NOTE_INTERVAL", 0.0)
    await table.act(table.seats[table.actor].holder, "b", table.live, table.record.legal[0])
    assert noted == [table.id] * 2
    await table.resign(ANN, "c", table.live, 0)  # which is written with the end
    assert noted == [table.id] * 2


async def until_chain(table: Table) -> int:
    """Plays until the seat to act may go on within its turn; gives the action that does."""
    for i in range(400):
        with suppress(LookupError):
            return pick(table, ends=False)
        await table.act((ANN, BOB)[table.actor], f"u{i}", table.live, pick(table, ends=True))
    raise AssertionError("no chain in this game")


async def test_set_up_is_done_by_chance_at_once_and_an_action_raises_the_live_number_and_notifies(table: Table) -> None:
    assert table.actor == 0
    assert table.live == len(table.record.events) == 60
    assert all(event.actor == CHANCE for event in table.record.events)
    told: list[int] = []
    table.updates.listeners.add(lambda: told.append(table.live))
    n = await table.act(ANN, "a", table.live, pick(table, ends=True))
    assert n == table.live == 61
    assert told == []  # whoever acts is not called back
    await asyncio.sleep(0)
    assert told == [61]


async def test_the_same_request_acts_once_and_gets_the_same_answer_also_after_a_restart(table: Table) -> None:
    seen, action = table.live, pick(table, ends=True)
    first = await table.act(ANN, "a", seen, action)
    assert await table.act(BOB, "a", table.live, pick(table, ends=True)) == first + 1  # another person's "a"
    for known in (table, reloaded(table)):
        assert await known.act(ANN, "a", seen, action) == first
        assert known.live == first + 1


async def test_a_refused_request_is_refused_again_and_never_done_later(table: Table) -> None:
    action = pick(table, ends=True)
    assert (await refusal(table.act(ANN, "a", 3, action))).code == "stale"
    assert (await refusal(table.act(ANN, "a", table.live, action))).code == "stale"
    assert table.live == 60


@pytest.mark.parametrize(
    ("person", "seen", "action", "code", "tag"),
    [
        (BOB, 60, None, "seat", ""),
        (EVE, 60, None, "seat", ""),
        (ANN, 59, None, "stale", ""),
        (ANN, 61, None, "stale", ""),
        (ANN, 60, 49, "rule", "TY-3.1"),
        (ANN, 60, 48, "rule", "TY-3.1"),
        (ANN, 60, -7, "rule", "TY-3.1"),
        (ANN, 60, 10_000, "rule", "TY-3.1"),
        (ANN, 60, "z9", "unread", ""),
    ],
)
async def test_refusals(table: Table, person: int, seen: int, action: int | str | None, code: str, tag: str) -> None:
    before = table.record.text()
    chosen = pick(table, ends=True) if action is None else action
    refused = await refusal(table.act(person, "a", seen, chosen))
    assert (refused.code, refused.tag) == (code, tag)
    assert table.record.text() == before
    assert reloaded(table).record.text() == before


async def test_taking_back_within_the_turn(table: Table) -> None:
    action = await until_chain(table)
    person, text, live = (ANN, BOB)[table.actor], table.record.text(), table.live
    await table.act(person, "x", live, action)
    assert table.may_take_back(person)
    other = BOB if person == ANN else ANN
    assert (await refusal(table.take_back(other, "y", table.live))).code == "takeback"
    assert await table.take_back(person, "y", table.live) == live + 2
    assert table.record.text() == text
    assert reloaded(table).record.text() == text
    assert reloaded(table).live == live + 2


async def test_sealed_chance_and_turns_that_are_over_are_not_taken_back(table: Table) -> None:
    assert (await refusal(table.take_back(ANN, "s", table.live))).code == "takeback"
    await table.act(ANN, "a", table.live, pick(table, ends=True))
    for person in (ANN, BOB, EVE):
        assert not table.may_take_back(person)
        assert (await refusal(table.take_back(person, "t", table.live))).code == "takeback"


async def test_resigning_ends_the_game_and_nobody_resigns_for_another(table: Table) -> None:
    assert (await refusal(table.resign(EVE, "r", table.live))).code == "seat"
    assert (await refusal(table.resign(ANN, "t", table.live, seat=1))).code == "seat"
    await table.resign(BOB, "r", table.live - 1)  # while others act
    assert table.record.end == "resigned 2"
    assert table.record.result == "1 0"
    assert (await refusal(table.act(ANN, "a", table.live, 1))).code == "over"
    assert (await refusal(table.resign(ANN, "s", table.live))).code == "over"
    assert reloaded(table).record.text() == table.record.text()


async def test_only_its_maker_abandons_a_table(table: Table) -> None:
    assert (await refusal(table.abandon(BOB, "d"))).code == "seat"
    await table.abandon(ANN, "d")
    assert table.record.result == "*"
    assert (saved := table.store.table(table.id))
    assert saved.status == "abandoned"


async def test_a_name_is_one_clean_line(table: Table) -> None:
    await table.membership.rename(table, ANN, 0, "  Anne   Marie ")
    assert reloaded(table).record.seats[0].name == "Anne Marie"
    assert (await refusal(table.membership.rename(table, ANN, 0, "x" * 41))).code == "unread"
    assert (await refusal(table.membership.rename(table, ANN, 0, "a\x00b"))).code == "unread"
    assert (await refusal(table.membership.rename(table, ANN, 1, "Bobby"))).code == "seat"
    assert (await refusal(table.membership.rename(table, ANN, 99, "Bobby"))).code == "seat"
    await table.membership.rename(table, ANN, 0, "end: over\nseat 3: bot x")
    assert read_record(table.record.text()).seats[0].name == "end: over seat 3: bot x"


async def test_a_bot_acts_only_at_its_seats(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(TWISTY, seats("greedy", "Ann"), {"first": 1}, chance="seed", seed="7"))
    assert table.bot_to_act == "greedy"
    assert (await refusal(table.act(ANN, "a", table.live, table.game.legal(table.state)[0]))).code == "seat"
    assert not await table.act_for_bot(table.live - 1, table.game.legal(table.state)[0])
    assert await table.act_for_bot(table.live, table.game.legal(table.state)[0])
    while table.bot_to_act:
        assert await table.act_for_bot(table.live, table.game.legal(table.state)[-1])
    assert not await table.act_for_bot(table.live, table.game.legal(table.state)[0])


async def test_the_seed_is_opened_with_the_end_and_not_before(registry: TableRegistry) -> None:
    token, _ = await registry.new_seal()
    spec = TableSpec(TWISTY, seats("Ann", "Bob"), {"first": 1}, salts=("my words", ""), seal=token)
    table = await registry.make(ANN, spec)
    seed = registry.store.seed(table.id)
    assert len(seed) == 64
    assert seed not in table.record.text()
    assert reloaded(table).record.seed == ""
    await table.resign(ANN, "r", table.live)
    assert f"seed: {seed}\n" in table.record.text()
    assert reloaded(table).record.seed == seed
    assert "salt 1: my words" in table.record.text()


async def test_a_form_whose_seal_is_gone_makes_a_table_only_without_salt(registry: TableRegistry) -> None:
    with pytest.raises(SeedExpired):
        await registry.make(ANN, TableSpec(TWISTY, seats("Ann", "Bob"), salts=("words", ""), seal="gone"))
    assert registry.store.tables_of(ANN) == []
    assert (await registry.make(ANN, TableSpec(TWISTY, seats("Ann", "Bob"), seal="gone"))).record.commitment


@pytest.mark.parametrize(("chance", "salt"), [*((chance, "") for chance in CHANCES), ("sealed", "words")])
async def test_of_one_form_two_tables_are_never_made(registry: TableRegistry, chance: str, salt: str) -> None:
    """Also where it comes to two processes, of which each has found that none was made yet."""
    token, promise = await registry.new_seal()
    seed = "my seed" if chance == "seed" else ""
    spec = TableSpec(TWISTY, seats("Ann", "Bob"), {}, chance, seed, salts=(salt, ""), seal=token)
    table = await registry.make(ANN, spec)
    assert chance != "sealed" or table.record.commitment == promise
    with pytest.raises(Conflict):
        await registry.make(ANN, spec)
    assert registry.made_from(token) == table.id
    assert len(registry.store.tables_of(ANN)) == 1


async def test_several_outcomes_are_typed_in_or_none(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(TWISTY, seats("Ann", "greedy"), chance="typed"))
    assert table.may_act(ANN)
    assert not table.may_act(EVE)
    assert (await refusal(table.type_in(EVE, "e", 0, "red"))).code == "chance"
    assert (await refusal(table.type_in(ANN, "x", 0, "b1:red b1:blue"))).code == "unread"  # the second square is c1
    assert (await refusal(table.type_in(ANN, "a", 0, "red step plaid"))).code == "unread"
    assert (table.live, table.record.events) == (0, [])
    await table.type_in(ANN, "b", 0, "red step, blue")
    assert [event.text for event in table.record.events] == ["b1:red", "c1:step", "d1:blue"]
    await table.take_back(ANN, "c", 3)
    assert (table.live, len(table.record.events)) == (4, 2)
    assert reloaded(table).record.text() == table.record.text()
    assert (await refusal(table.type_in(ANN, "d", 4, ""))).code == "unread"
    assert (await refusal(table.type_in(ANN, "e", 4, "red " * 101))).code == "unread"


async def test_real_dice_are_typed_in_any_order(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(GAMES["shizzle"], seats("Ann", "Bob"), {"first": 1}, chance="typed"))
    await table.type_in(ANN, "a", 0, "die 1")
    await table.type_in(ANN, "b", 1, "R1")
    await table.type_in(ANN, "c", 2, "roll")
    faces = [table.game.notation.text(table.game.after(table.state, 0), n) for n in range(2)]
    assert faces == ["P1", "B2"]
    await table.type_in(ANN, "d", 3, "b1, g1 y1 p1 O1")
    assert [event.text for event in table.record.events[3:]] == ["O1", "P1", "B1", "G1", "Y1"]


async def test_a_whole_set_up_is_typed_in_and_more_is_refused_together(registry: TableRegistry, table: Table) -> None:
    typed = await registry.make(ANN, TableSpec(TWISTY, seats("Ann", "Bob"), {"first": 1}, chance="typed"))
    words = " ".join(event.text for event in table.record.events)
    assert (await refusal(typed.type_in(ANN, "b", 0, f"{words} c3"))).code == "seat"
    assert typed.record.events == []
    await typed.type_in(ANN, "a", 0, words)
    assert typed.game.state_text(typed.state) == table.game.state_text(table.state)
    assert "commitment" not in typed.record.text()
    assert not typed.may_act(BOB)


async def test_a_failing_store_leaves_no_trace(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise StoreProblem(Phrase("store-full", {"folder": "x"}))

    before, told = table.record.text(), []
    table.updates.listeners.add(lambda: told.append(1))
    with monkeypatch.context() as patch:
        patch.setattr(table.store, "append", fail)
        with pytest.raises(StoreProblem):
            await table.act(ANN, "a", table.live, pick(table, ends=True))
        with pytest.raises(StoreProblem):
            await table.resign(ANN, "r", table.live)
    await asyncio.sleep(0)
    assert (table.record.text(), table.live, told) == (before, 60, [])
    assert await table.act(ANN, "a", table.live, pick(table, ends=True)) == 61


async def test_two_processes_never_write_the_same_number(table: Table) -> None:
    other = reloaded(table)
    await table.act(ANN, "a", table.live, pick(table, ends=True))
    with pytest.raises(StoreProblem):
        await other.act(ANN, "b", other.live, pick(other, ends=True))
    assert other.live == 60


async def test_an_imported_record_is_only_looked_at_and_is_read_in_parts_and_loaded_once(
    registry: TableRegistry, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long record takes seconds, in which everybody else would wait."""
    imported = await registry.import_record(ANN, table.record.text())
    assert imported.is_over
    assert (await refusal(imported.act(ANN, "a", imported.live, 1))).code == "over"
    assert not imported.may_take_back(ANN)
    assert reloaded(imported).record.text() == table.record.text()
    again = TableRegistry(registry.store)
    monkeypatch.setattr(sharing, "PART", 0)  # others' turn comes after each event
    turns, others = 0, asyncio.create_task(asyncio.Event().wait())

    async def count() -> None:
        nonlocal turns
        while not others.done():
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    found = await asyncio.gather(*(again.find_current(imported.id) for _ in range(2)))
    others.cancel()
    await counting
    assert found[0] is found[1] is await again.find_current(imported.id) is not None
    assert turns >= len(imported.record.events) > 10


async def test_a_table_is_loaded_in_parts_with_what_is_written_meanwhile(
    registry: TableRegistry, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is lost where somebody acts while another process, or a second registry, loads it."""
    monkeypatch.setattr(sharing, "PART", 0)
    monkeypatch.setattr("tumblestar.tables.replay.READ_AT_ONCE", 3)
    again = TableRegistry(registry.store)
    loading = asyncio.create_task(again.find_current(table.id))
    await asyncio.sleep(0)
    assert again.count == 0
    await table.act(ANN, "a", table.live, table.record.legal[0])
    found = await loading
    assert found is not None
    assert found.live == table.live
    assert found.record.text() == table.record.text()


async def test_tables_in_memory_are_bounded_by_bytes(
    registry: TableRegistry, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumblestar.tables.registry.BYTES_KEPT", 2_000)
    for _ in range(5):
        found = await registry.import_record(ANN, table.record.text())
        assert registry.find(found.id) is found
    assert registry.count <= 2


async def test_a_record_that_is_sent_has_a_cap_on_events_and_a_stored_one_has_none(
    registry: TableRegistry, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, count = table.record.text(), len(table.record.events)
    stored = await registry.import_record(ANN, text)
    monkeypatch.setattr("tumblestar.tables.registry.MOST_SENT", count - 1)
    with pytest.raises(Unreadable) as refused:
        await registry.import_record(ANN, text)
    assert refused.value.phrase == Phrase("record-events", {"most": count - 1, "count": count})
    assert await TableRegistry(registry.store).find_current(stored.id)


@pytest.mark.parametrize(("names", "capped"), [(("greedy", "greedy"), True), (("Ann", "greedy"), False)])
async def test_a_table_with_bots_only_comes_to_an_end(
    registry: TableRegistry, names: tuple[str, str], capped: bool
) -> None:
    table = await registry.make(ANN, TableSpec(GAMES["shizzle"], seats(*names), {"first": 1}))
    assert bool(table.state.cap) == capped
    assert (await registry.make(ANN, TableSpec(TWISTY, seats("greedy", "random")))).record.options == {}


async def test_whole_game_of_bots_is_stored(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(TWISTY, seats("greedy", "greedy"), {"short_game": 1}))
    rng = random.Random(1)
    while name := table.bot_to_act:
        assert await table.act_for_bot(table.live, bots.find(name, table.game)(table.game, table.state, rng))
    assert table.record.end == "over"
    assert (saved := registry.store.table(table.id))
    assert saved.status == "over"
    assert re.fullmatch("1 0|0 1|1/2 1/2", saved.result)
    assert read_record(table.record.text()).text() == table.record.text()
