"""The WebSocket of programs: its first messages, updates, and reconnections."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from tests.serving import HOST, ORIGIN, Browser, Server
from tumblestar import web
from tumblestar.games import GAMES
from tumblestar.play.connection import PROTOCOL, Connection
from tumblestar.play.messages import Command, Result
from tumblestar.play.program_view import MAX_RESUMED
from tumblestar.tables.log import ENTRIES_KEPT
from tumblestar.terminal import remote_game
from tumblestar.web.assets import version

ON_BOTH = True
"""Run over SQLite and over PostgreSQL."""

Message = dict[str, Any]


@contextmanager
def program(browser: Browser, table: str, query: str = "") -> Iterator[WebSocketTestSession]:
    with browser.line(f"{table}?as=json{query}") as session:
        yield session


@contextmanager
def following(browser: Browser, table: str, query: str = "") -> Iterator[tuple[WebSocketTestSession, Message]]:
    """After the greeting: the socket, and what came next."""
    with program(browser, table, query) as session:
        session.receive_json()
        yield session, session.receive_json()


def ask(session: WebSocketTestSession, **message: Any) -> Message:
    session.send_text(json.dumps(message))
    while "answer" not in (said := session.receive_json()):
        pass
    return said


def both(browser: Browser) -> str:
    """A table where one person plays both seats."""
    return browser.new(seat_2="me", name_2="Bob", chance="seed", seed="7")


def test_a_program_is_greeted_and_gets_a_snapshot(browser: Browser) -> None:
    table = both(browser)
    with program(browser, table) as session:
        hello, now = session.receive_json(), session.receive_json()
    assert hello["hello"] == version()
    assert (hello["table"], hello["game"], hello["n"], hello["you"]) == (table, "twisty", 60, [1, 2])
    assert [seat["name"] for seat in hello["seats"]] == ["Ann", "Bob"]
    assert now["snapshot"] == {"count": 60}
    assert (now["n"], now["actor"]) == (60, 1)
    game = GAMES["twisty"]
    state = game.notation.parse_state(now["state"])
    assert now["legal"] == [{"action": action, "text": game.text(state, action)} for action in game.legal(state)]


def test_an_action_gets_its_response_with_its_changes(browser: Browser) -> None:
    table = both(browser)
    with program(browser, table) as one, program(browser, table) as other:
        for session in (one, other):
            session.receive_json()
        first = other.receive_json()["legal"][0]
        action, text = first["action"], first["text"]
        said = ask(one, id="a", seen=60, do="act", action=action)
        assert (said["answer"], said["ok"], said["n"]) == ("a", True, 61)
        event = {"n": 61, "kind": "act", "actor": 1, "text": text}
        assert said["events"] == [event]
        told = other.receive_json()
        assert (told["n"], told["events"], told["state"]) == (61, [event], said["state"])
        assert "answer" not in told
        text = told["legal"][-1]["text"]
        assert ask(one, id="b", seen=61, do="act", text=text)["events"][0]["text"] == text


def test_a_sign_of_life_does_not_wait_for_the_responses_to_requests(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, do = threading.Event(), Connection.do

    async def do_late(self: Connection, command: Command) -> Result:
        await asyncio.to_thread(released.wait)
        return await do(self, command)

    monkeypatch.setattr(Connection, "do", do_late)
    with following(browser, both(browser)) as (session, _):
        session.send_text(json.dumps({"id": "a", "seen": 60, "do": "seen", "on": True}))
        session.send_text("ping")
        assert session.receive_text() == "pong"
        released.set()
        assert session.receive_json()["answer"] == "a"


def test_a_repeated_request_gets_the_first_response(browser: Browser) -> None:
    with following(browser, both(browser)) as (session, now):
        action = now["legal"][0]["action"]
        first = ask(session, id="a", seen=60, do="act", action=action)
        again = ask(session, id="a", seen=60, do="act", action=action)
        assert again == {"answer": "a", "ok": True, "n": 61}
        assert first["n"] == 61
        assert ask(session, id="b", seen=60, do="act", action=action)["refused"]["code"] == "stale"


@pytest.mark.parametrize("most", [5, 2 * ENTRIES_KEPT])
def test_after_a_gap_the_missing_events_come(browser: Browser, server: Server, most: int) -> None:
    """Few of them from memory, more from the store, and from the store after a restart."""
    table = both(browser)
    told: list[Message] = []
    with following(browser, table) as (session, now):
        for i in range(most):
            now = ask(session, id=f"a{i}", seen=now["n"], do="act", action=now["legal"][0]["action"])
            told += now["events"]
    for _ in range(2):
        with following(browser, table, "&from=61") as (session, missed):
            assert missed["events"] == told[1:]
            assert (missed["n"], missed["state"]) == (60 + most, now["state"])
        browser = server.restart(browser)


def test_a_client_that_missed_nothing_receives_nothing(browser: Browser) -> None:
    table = both(browser)
    with program(browser, table, "&from=60") as session:
        assert session.receive_json()["n"] == 60
        said = ask(session, id="x", do="nonsense")  # the next message is the answer to this
        assert said["answer"] is None


@pytest.mark.parametrize("since", ["61", "9999999", "-1", "x", "1e3", ""])
def test_an_unknown_live_number_gets_a_snapshot(browser: Browser, since: str) -> None:
    with following(browser, both(browser), f"&from={since}") as (_, now):
        assert "snapshot" in now


def test_a_client_far_behind_gets_a_snapshot(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumblestar.play.program_view.MAX_RESUMED", 59)
    table = both(browser)
    with following(browser, table, "&from=1") as (_, now):
        assert len(now["events"]) == 59
    with following(browser, table, "&from=0") as (_, now):
        assert "snapshot" in now
    assert MAX_RESUMED >= 1000


def test_what_is_taken_back_is_an_event_too(browser: Browser) -> None:
    table = browser.new(chance="typed", seat_2="me")
    with following(browser, table) as (session, now):
        assert now["actor"] == 0  # chance, typed in
        said = ask(session, id="a", seen=0, do="type", text="red step")
        assert [event["actor"] for event in said["events"]] == [0, 0]
        said = ask(session, id="b", seen=2, do="takeback")
        assert said["events"] == [{"n": 3, "kind": "takeback", "actor": None, "kept": 1}]


def test_practice_and_requests_are_events_too(browser: Browser) -> None:
    table = browser.new()
    with following(browser, table, "&with=people") as (session, now):
        said = now
        has_bot_played = False
        while said["actor"] != 1 or not has_bot_played:
            if said["actor"] == 1:
                number = said["n"]
                said = ask(session, id=f"a{number}", seen=number, do="act", action=said["legal"][0]["action"])
            else:
                said = session.receive_json()
            has_bot_played |= any(event["actor"] == 2 for event in said["events"])
        kept = now["snapshot"]["count"]
        refused = ask(session, id="b", seen=said["n"], do="takeback", kept=kept)
        assert refused["refused"]["code"] == "practice"
        said = ask(session, id="c", seen=said["n"], do="takeback", kept=kept, practice=True)
        assert said["events"] == [{"n": said["n"], "kind": "takeback", "actor": None, "kept": kept, "practice": True}]
        assert said["state"] == now["state"]
        refused = ask(session, id="d", seen=said["n"], do="answer", on=True)
        assert refused["refused"]["code"] == "takeback"  # nobody asks


@pytest.mark.parametrize(("seat", "result"), [(1, "0 1"), (2, "1 0")])
def test_resigning_hits_the_seat_that_is_named_and_the_end_is_announced(
    browser: Browser, seat: int, result: str
) -> None:
    with following(browser, both(browser)) as (session, _):
        said = ask(session, id="a", seen=60, do="resign", seat=seat)
        assert (said["actor"], said["end"], said["result"], said["legal"]) == (None, f"resigned {seat}", result, [])
        assert said["events"] == [{"n": 61, "kind": "resign", "actor": None, "seat": seat}]


@pytest.mark.parametrize("query", ["", "&protocol=", "&protocol=2", "&protocol=4", "&protocol=2x"])
@pytest.mark.parametrize("kind", ["?as=json", "?v=0123456789ab", "?v="])
def test_a_client_of_another_protocol_is_refused_before_it_acts(browser: Browser, kind: str, query: str) -> None:
    table = both(browser)
    with browser.websocket_connect(f"ws://{HOST}/live/{table}{kind}{query}", headers=ORIGIN) as session:
        session.send_text(json.dumps({"id": "a", "seen": 60, "do": "resign", "seat": 1}))
        said = session.receive_json()
        assert (said["refused"]["code"], said["protocol"]) == ("protocol", PROTOCOL)
        assert "version of the protocol" in said["refused"]["words"]
        assert said["reload"] == (kind != "?as=json")  # an old page loads itself anew
        assert session.receive() == {"type": "websocket.close", "code": 4426, "reason": ""}
    with program(browser, table) as session:
        assert session.receive_json()["protocol"] == PROTOCOL
        assert session.receive_json()["n"] == 60


@pytest.mark.parametrize("seat", [0, -1])
@pytest.mark.parametrize("do", ["resign", "rename", "hand", "back", "leave", "fill", "missed", "renew"])
def test_no_seat_has_a_number_below_one(browser: Browser, do: str, seat: int) -> None:
    with program(browser, both(browser)) as session:
        assert ask(session, id="a", seen=60, do=do, seat=seat, name="x")["refused"]["code"] == "message"


def test_a_new_name_is_sent_with_the_seats_under_the_same_number(browser: Browser) -> None:
    with program(browser, both(browser), "&from=60") as session:
        session.receive_json()
        said = ask(session, id="a", do="rename", seat=1, name="Anne")
        assert said["n"] == 60
        assert [seat["name"] for seat in said["seats"]] == ["Anne", "Bob"]


WRONG: list[str | bytes] = ["", "{", "[]", "null", '"act"', "1e999", "[" * 5000, "x" * 20_000, b"\x00\xff"]
WRONG += ['{"id": 1}', '{"id": "", "do": "act"}', '{"id": "x", "do": ["act"]}', '{"id": "x", "do": "look", "at": 1}']
WRONG += [f'{{"id": "x", "do": "act", "action": {action}, "seen": 60}}' for action in ('"3"', "3.5", "true")]
WRONG += [f'{{"id": "{name}", "do": "act", "seen": 60}}' for name in ("x\\ud800", "x\\u0000", "x" * 65)]
WRONG += ['{"id": "x", "do": "act", "seen": 99999999999999999999}']


@pytest.mark.parametrize("wrong", WRONG)
def test_every_invalid_message_gets_a_response_and_the_connection_stays_open(
    browser: Browser, wrong: str | bytes
) -> None:
    with following(browser, both(browser)) as (session, now):
        (session.send_bytes if isinstance(wrong, bytes) else session.send_text)(wrong)  # type: ignore[arg-type]
        said = session.receive_json()
        assert (said["ok"], said["n"], said["refused"]["code"]) == (False, 60, "message")
        assert said["refused"]["words"]
        assert ask(session, id="good", seen=60, do="act", action=now["legal"][0]["action"])["ok"]


def test_what_is_refused_says_why_by_which_rule_and_how_far_the_table_is(browser: Browser) -> None:
    with following(browser, both(browser)) as (session, _):
        refused = ask(session, id="a", seen=60, do="act", action=48)
        assert refused["n"] == 60
        assert (refused["refused"]["code"], refused["refused"]["tag"]) == ("rule", "TY-3.1")
        assert refused["refused"]["help"] == "/rules/twisty#TY-3.1"
        assert ask(session, id="b", seen=59, do="act", action=1)["refused"]["code"] == "stale"
        assert ask(session, id="c", seen=60, do="act", text="z9")["refused"]["code"] == "unread"


def test_pages_and_terminals_speak_the_protocol_of_the_server() -> None:
    script = Path(web.__file__).with_name("static") / "table.js"
    assert re.findall(r"protocol: '([0-9]+)'", script.read_text(encoding="utf-8")) == [str(PROTOCOL)]
    assert remote_game.PROTOCOL == PROTOCOL


def test_a_page_of_another_version_is_asked_to_reload(browser: Browser) -> None:
    table = both(browser)
    for query, reloads in ((f"?v={version()}", False), ("", False), ("?v=0123456789ab", True)):
        with browser.line(f"{table}{query}") as session:
            first = session.receive_json()
            assert first.get("reload", False) == reloads
            assert "parts" in (session.receive_json() if reloads else first)  # and the line goes on all the same


def told(session: WebSocketTestSession, key: str) -> Any:
    """The next message that has a key: what it says there."""
    while key not in (said := session.receive_json()):
        pass
    return said[key]


def test_presence_is_sent_only_on_request(browser: Browser) -> None:
    table = browser.new(seat_2="friend")
    with program(browser, table) as session:
        hello, now = session.receive_json(), session.receive_json()
        assert {"people", "chat", "phrases"}.isdisjoint(hello | now)
        assert ask(session, id="a", do="say", key="chat-hello").keys() == {"answer", "ok", "n"}


def test_a_program_receives_presence_and_the_host_the_links(browser: Browser, server: Server) -> None:
    table = browser.new(seat_2="friend")
    with following(browser, table, "&with=people") as (session, now):
        assert now["snapshot"] == {"count": 0}
        people = now["people"]
        assert (people["waiting"], people["host"], people["held"]) == (True, True, [1])
        assert people["seats"] == [{"how": "here", "bot": ""}, {"how": "free", "bot": ""}]
        assert people["clock"] is None
        assert now["chat"] == []
        assert ["chat-hello", "Hello!"] in now["phrases"]
        path = people["links"]["2"]
        friend = server.browser()
        assert friend.post(path, data={"name": "Bob", "seat": "2"}).status_code == 303
        people = told(session, "people")
        while people["waiting"]:
            people = told(session, "people")
        assert people["links"] == {}
        assert people["seats"][1] == {"how": "gone", "bot": ""}
        with program(friend, table, "&with=people") as other:
            other.receive_json()
            theirs = other.receive_json()
            assert (theirs["people"]["host"], theirs["people"]["held"], theirs["people"]["links"]) == (False, [2], {})
            assert theirs["chat"][-1]["words"] == "New on seat 2: you."
            assert told(session, "people")["seats"][1]["how"] == "here"
            assert ask(session, id="luck", do="say", key="chat-luck")["ok"]
            assert [(message["by"], message["you"]) for message in told(other, "chat")] == [("person", False)]
        assert told(session, "people")["seats"][1]["how"] == "gone"


def test_what_is_said_comes_in_the_readers_language(browser: Browser) -> None:
    table = both(browser)
    french = {"Accept-Language": "fr"} | ORIGIN
    with (
        program(browser, table, "&with=people") as one,
        browser.line(f"{table}?as=json&with=people", **french) as other,
    ):
        for session in (one, other):
            session.receive_json()
            session.receive_json()
        answer = ask(one, id="a", do="say", key="chat-luck")
        assert (answer["ok"], answer["n"]) == (True, 60)
        said = told(other, "chat")
        words = {"key": "chat-luck", "words": "Bonne chance\u202f!"}
        assert said == [{"n": said[0]["n"], "by": "person", "seat": 1, "name": "Ann", "you": True} | words]
        ask(one, id="b", do="say", text="hi")
        assert [message["words"] for message in told(other, "chat")] == ["hi"]


def test_clocks_are_sent_with_the_time_of_the_server(browser: Browser) -> None:
    table = browser.new(seat_2="me", name_2="Bob", chance="seed", seed="7", clock="bank-600-10")
    with following(browser, table, "&with=people") as (session, now):
        assert now["people"]["clock"] == {"kind": "bank", "left": [600_000] * 2, "runs": None, "due": None}
        while not (clock := now["people"]["clock"])["runs"]:
            now |= ask(session, id=f"a{now['n']}", seen=now["n"], do="act", action=now["legal"][0]["action"])
        assert clock["runs"] == now["actor"]
        assert 590_000 < clock["due"] - now["people"]["now"] <= 610_000


def test_a_seat_is_handed_to_a_bot_and_taken_back(browser: Browser) -> None:
    with following(browser, both(browser), "&with=people") as (session, _):
        said = ask(session, id="a", do="hand", seat=2, bot="random")
        assert said["you"] == [1]
        assert said["people"]["seats"][1] == {"how": "here", "bot": "random"}
        assert said["people"]["held"] == [1, 2]
        said = ask(session, id="b", do="back", seat=2)
        assert said["you"] == [1, 2]
        assert said["people"]["seats"][1]["bot"] == ""
