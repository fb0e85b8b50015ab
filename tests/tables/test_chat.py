"""The chat of one table, without network or pages."""

import asyncio

import pytest

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded
from tumblestar.storage import store_people
from tumblestar.tables.chat import LONGEST_MESSAGE, PHRASES, Chat
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


@pytest.fixture
def talk(table: Table) -> Chat:
    return table.membership.chat


def lines(talk: Chat) -> list[tuple[int, str, str]]:
    return [(message.number, message.name, message.key or message.text) for message in talk.messages]


async def test_what_is_said_is_told_kept_and_raises_no_live_number(table: Table, talk: Chat) -> None:
    told: list[int] = []
    table.updates.listeners.add(lambda: told.append(table.live))
    live = table.live
    await talk.say(table, ANN, "1", "chat-luck")
    await asyncio.sleep(0)
    await talk.say(table, BOB, "1", text="  and   you ")
    await asyncio.sleep(0)
    assert lines(talk) == [(1, "Ann", "chat-luck"), (2, "Bob", "and you")]
    assert told == [live, live]
    assert reloaded(table).membership.chat.messages == talk.messages


async def test_what_is_sent_again_is_said_once_also_where_it_would_be_refused_by_now(table: Table, talk: Chat) -> None:
    await talk.say(table, ANN, "1", text="only once")
    await talk.say(table, ANN, "1", text="only once")
    await table.membership.change_setting(table, ANN, "chat", False)
    await talk.say(table, ANN, "1", text="only once")
    assert lines(talk) == [(1, "Ann", "only once")]
    assert (await refusal(talk.say(table, ANN, "2", text="twice"))).code == "chat"


@pytest.mark.parametrize(
    ("person", "key", "text", "code"),
    [
        (EVE, "game-name", "", "seat"),
        (ANN, "game-name", "hello", "message"),
        (ANN, "", " ", "chat"),
        (ANN, "", "x" * (LONGEST_MESSAGE + 1), "chat"),
        (ANN, "", "a\u202eb", "chat"),
    ],
)
async def test_what_is_no_message_is_refused(
    table: Table, talk: Chat, person: int, key: str, text: str, code: str
) -> None:
    assert (await refusal(talk.say(table, person, "1", key, text))).code == code
    assert talk.messages == []


async def test_phrases_stay_where_free_chat_is_off(table: Table, talk: Chat) -> None:
    await table.membership.change_setting(table, ANN, "chat", False)
    for key in PHRASES:
        await talk.say(table, BOB, key, key)
    assert [message.key for message in talk.messages] == list(PHRASES)


async def test_the_table_itself_notes_something_under_a_name_of_its_own_only_once(table: Table, talk: Chat) -> None:
    await talk.note(table, "note-slow", 1, "Bob", "slow:60")
    await talk.note(table, "note-slow", 1, "Bob", "slow:60")
    await talk.note(table, "note-back", 1, "Bob")
    await talk.note(table, "note-back", 1, "Bob")
    assert [message.key for message in talk.messages] == ["note-slow", "note-back", "note-back"]
    assert {message.person for message in talk.messages} == {0}


async def test_a_chat_message_makes_a_new_version_and_old_chat_is_dropped(
    table: Table, talk: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_people, "CHAT_KEPT", 3)
    for n in range(5):
        before = talk.version
        await talk.say(table, ANN, f"{n}", text=f"{n}")
        assert talk.version > before
    assert [message.number for message in talk.messages] == [3, 4, 5]
    assert reloaded(table).membership.chat.messages == talk.messages
