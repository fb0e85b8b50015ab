"""Help at a table: alone it is free, among people it takes the consent of all; its use is noted once."""

import pytest

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tumblestar.games import GAMES
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


def notes(table: Table) -> list[tuple[str, str]]:
    return [(message.name, message.key) for message in table.membership.chat.messages]


async def test_alone_against_bots_help_is_free(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", "greedy")))
    known = table.membership.help
    assert known.is_free(table)
    assert not known.may_ask(table, ANN)
    await known.answer(table, ANN, agrees=True)
    assert known.stored() == {}


async def test_among_people_all_have_to_agree_and_it_is_kept(table: Table) -> None:
    known = table.membership.help
    assert not known.is_free(table)
    assert known.may_ask(table, ANN)
    await known.answer(table, ANN, agrees=True)
    assert (known.is_free(table), known.asker(table), known.undecided(table)) == (False, ANN, {BOB})
    assert not known.may_ask(table, BOB)  # it is asked already
    assert reloaded(table).membership.help.asker(reloaded(table)) == ANN
    await known.answer(table, ANN, agrees=True)  # a repeated request
    await known.answer(table, BOB, agrees=True)
    await known.answer(table, BOB, agrees=True)
    assert (known.is_free(table), known.asker(table), known.undecided(table)) == (True, 0, set())
    assert reloaded(table).membership.help.is_free(reloaded(table))
    await table.membership.change_setting(table, ANN, "chat", value=False)  # another setting leaves it
    assert reloaded(table).membership.help.is_free(reloaded(table))
    assert notes(table) == [("Bob", "note-help-on")]
    await known.answer(table, BOB, agrees=False)
    assert not known.is_free(table)
    assert not reloaded(table).membership.help.is_free(reloaded(table))
    assert notes(table)[1:] == [("Bob", "note-help-off")]


async def test_who_withdraws_may_ask_again_and_whoever_was_declined_may_not_but_the_others(table: Table) -> None:
    known = table.membership.help
    await known.answer(table, ANN, agrees=True)
    await known.answer(table, ANN, agrees=False)
    assert known.may_ask(table, ANN)
    await known.answer(table, ANN, agrees=True)
    await known.answer(table, BOB, agrees=False)
    assert known.asker(table) == 0
    again = reloaded(table).membership.help
    assert (await refusal(again.answer(table, ANN, agrees=True))).code == "help"
    assert not again.may_ask(table, ANN)
    await again.answer(table, BOB, agrees=True)
    await again.answer(table, ANN, agrees=True)
    assert again.is_free(table)


async def test_only_players_answer_and_only_during_the_game(table: Table) -> None:
    known = table.membership.help
    assert (await refusal(known.answer(table, EVE, agrees=True))).code == "seat"
    await table.resign(ANN, "r", table.live)
    assert (await refusal(known.answer(table, ANN, agrees=True))).code == "over"
    assert known.is_free(table)  # the record is open now


async def test_programs_and_stand_ins_are_not_asked(registry: TableRegistry) -> None:
    people = (SeatRow("person", "Ann", ANN), SeatRow("person", "Machine", BOB, is_program=True))
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], people))
    assert table.membership.help.is_free(table)
    both = await registry.make(ANN, TableSpec(GAMES["twisty"], seats("Ann", "Bob")))
    assert not both.membership.help.is_free(both)
    await both.membership.hand_over(both, BOB, 1)
    assert both.membership.help.is_free(both)
    await both.membership.take_back_seat(both, BOB, 1)
    assert not both.membership.help.is_free(both)


async def test_help_is_noted_once_a_level_and_person(table: Table) -> None:
    for _ in range(2):
        await table.membership.help.use(table, ANN, "3")
        await table.membership.help.use(table, ANN, "4")
        await table.membership.help.use(table, BOB, "3")
        await reloaded(table).membership.help.use(reloaded(table), ANN, "3")  # after a restart
        await table.membership.help.use(table, EVE, "3")  # she does not play
    kept = [("Ann", "note-help-3"), ("Ann", "note-help-4"), ("Bob", "note-help-3")]
    assert notes(table) == notes(reloaded(table)) == kept
