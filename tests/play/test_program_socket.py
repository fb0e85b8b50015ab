"""The WebSocket of programs: its first lines, updates, and reconnections."""

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bench import program_lines
from bench.program_lines import ProgramLine
from tests.marks import rest_slow
from tests.serving import HOST, ORIGIN, Browser, Server
from tumblestar import web
from tumblestar.games import GAMES
from tumblestar.play import PROTOCOL
from tumblestar.play.connection import Connection
from tumblestar.play.messages import Request, Result
from tumblestar.play.program_view import SOCKET_ITEMS
from tumblestar.tables.log import ENTRIES_KEPT
from tumblestar.web.assets import version

ON_BOTH = True
"""Run over SQLite and over PostgreSQL."""

Message = dict[str, Any]


@contextmanager
def program(browser: Browser, table: str, query: str = "", **headers: str) -> Iterator[ProgramLine]:
    with browser.line(f"{table}?as=json{query}", **headers) as session:
        yield ProgramLine(session)


@contextmanager
def following(browser: Browser, table: str, query: str = "") -> Iterator[tuple[ProgramLine, Message]]:
    """The socket, and the first state."""
    with program(browser, table, query) as line:
        yield line, line.until("now")


def entry(n: int, kind: str, actor: int | None = None, **more: Any) -> Message:
    shape = {"text": "", "seat": None, "kept": None, "practice": False}
    return {"type": "entry", "n": n, "kind": kind, "actor": actor} | shape | more


def both(browser: Browser) -> str:
    """A table where one person plays both seats."""
    return browser.new(seat_2="me", name_2="Bob", chance="seed", seed="7")


def act(line: ProgramLine, now: Message, action: int = 0) -> tuple[Message, list[Message]]:
    """Does what is legal; gives the next state, and the entries before it."""
    number, entries = now["legal"][action]["action"], list[Message]()
    assert line.ask(id=f"a{now['n']}", seen=now["n"], do="act", action=number)["ok"]
    while (told := line.receive())["type"] != "now":
        entries += [told] if told["type"] == "entry" else []
    return told, entries


def test_a_program_is_greeted_and_gets_the_state(browser: Browser) -> None:
    table = both(browser)
    with program(browser, table) as line:
        hello, seats, now = line.receive(), line.receive()["seats"], line.receive()
    assert (hello["type"], hello["version"], hello["protocol"]) == ("hello", version(), PROTOCOL)
    assert (hello["table"], hello["game"], hello["phrases"]["chat-hello"]) == (table, "twisty", "Hello!")
    assert [(seat["name"], seat["yours"]) for seat in seats] == [("Ann", True), ("Bob", True)]
    assert (now["type"], now["n"], now["events"], now["actor"], now["may_act"]) == ("now", 60, 60, 1, True)
    game = GAMES["twisty"]
    state = game.notation.parse_state(now["state"])
    assert now["legal"] == [{"action": action, "text": game.text(state, action)} for action in game.legal(state)]


def test_an_action_gets_its_response_with_its_changes(browser: Browser) -> None:
    table = both(browser)
    with following(browser, table) as (line, now), following(browser, table) as (other, _):
        first = now["legal"][0]
        line.session.send_json({"id": "a", "seen": 60, "do": "act", "action": first["action"]})
        told = [json.loads(text) for text in line.session.receive_text().splitlines()]
        assert told[:2] == [{"type": "done", "id": "a", "ok": True, "n": 61}, entry(61, "act", 1, text=first["text"])]
        assert [other.receive() for _ in told[1:]] == told[1:]
        now = told[-1]
        assert (now["type"], now["n"]) == ("now", 61)
        assert line.ask(id="b", seen=61, do="act", text=now["legal"][-1]["text"])["ok"]
        assert line.until("entry")["text"] == now["legal"][-1]["text"]


def test_a_sign_of_life_waits_for_no_response(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    released, do = threading.Event(), Connection.do

    async def do_late(self: Connection, command: Request) -> Result:
        await asyncio.to_thread(released.wait)
        return await do(self, command)

    monkeypatch.setattr(Connection, "do", do_late)
    with following(browser, both(browser)) as (line, _):
        line.session.send_text(json.dumps({"id": "a", "seen": 60, "do": "seen", "on": True}))
        line.session.send_text("ping")
        assert line.session.receive_text() == "pong"
        released.set()
        assert line.receive()["id"] == "a"


def test_a_repeated_request_gets_the_first_response(browser: Browser) -> None:
    with following(browser, both(browser)) as (line, now):
        asked = {"seen": 60, "do": "act", "action": now["legal"][0]["action"]}
        first = line.ask(id="a", **asked)
        assert line.ask(id="a", **asked) == first == {"type": "done", "id": "a", "ok": True, "n": 61}
        assert line.ask(id="b", **asked)["refused"]["code"] == "stale"


@pytest.mark.parametrize("most", [5, 2 * ENTRIES_KEPT])
def test_after_a_gap_the_missing_entries_come(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """Few of them from memory, more from the store, and from the store after a restart; many in several messages."""
    table = both(browser)
    told: list[Message] = []
    with following(browser, table) as (line, now):
        for _ in range(most):
            now, entries = act(line, now)
            told += entries
    for batch in (200, 3):
        monkeypatch.setattr("tumblestar.play.program_view.MAX_BATCH", batch)
        with program(browser, table, "&from=61") as line:
            assert [line.until("entry") for _ in told[1:]] == told[1:]
            same = line.receive()
            assert (same["n"], same["state"]) == (60 + most, now["state"])
        browser = server.restart(browser)


@pytest.mark.parametrize("since", ["60", "61", "9999999", "-1", "x", "1e3", ""])
def test_a_client_that_missed_nothing_gets_the_state_alone(browser: Browser, since: str) -> None:
    with program(browser, both(browser), f"&from={since}") as line:
        assert [line.receive()["type"] for _ in range(3)] == ["hello", "seats", "now"]
        assert line.ask(id="x", do="nonsense")["id"] == "x"  # the next line is the response to this


@pytest.mark.parametrize("games", rest_slow([8, 120]))
def test_every_line_of_random_games_is_as_its_strict_schema_says(games: int) -> None:
    lines = program_lines.play_all(games)
    assert set(lines) == {str(item.__struct_config__.tag) for item in SOCKET_ITEMS}
    assert lines["now"] > 100 * games
    with pytest.raises(ValueError, match="more"):
        program_lines.check({"type": "beat", "n": 1, "more": 1})


def test_what_is_taken_back_is_an_entry_too(browser: Browser) -> None:
    table = browser.new(chance="typed", seat_2="me")
    with following(browser, table) as (line, now):
        assert (now["actor"], now["may_act"]) == (0, True)  # chance, typed in
        assert line.ask(id="a", seen=0, do="act", text="red step")["n"] == 2
        assert [line.receive()["actor"] for _ in range(2)] == [0, 0]
        assert line.until("now")["events"] == 2
        assert line.ask(id="b", seen=2, do="takeback")["ok"]
        assert line.receive() == entry(3, "takeback", kept=1)


def test_practice_and_requests_are_entries_too(browser: Browser) -> None:
    table = browser.new()
    with following(browser, table, "&with=people") as (line, first):
        now, has_bot_played = first, False
        while now["actor"] != 1 or not has_bot_played:
            if now["actor"] == 1:
                asked = {"do": "act", "action": now["legal"][0]["action"]}
                line.session.send_json({"id": f"a{now['n']}", "seen": now["n"]} | asked)
            while (told := line.receive())["type"] != "now":
                has_bot_played |= told["type"] == "entry" and told["actor"] == 2
            now = told
        kept = first["events"]
        assert line.ask(id="b", seen=now["n"], do="takeback", kept=kept)["refused"]["code"] == "practice"
        assert line.ask(id="c", seen=now["n"], do="takeback", kept=kept, practice=True)["ok"]
        assert line.receive() == entry(now["n"] + 1, "takeback", kept=kept, practice=True)
        assert line.until("now")["state"] == first["state"]
        refused = line.ask(id="d", seen=now["n"] + 1, do="answer", agree=True)
        assert refused["refused"]["code"] == "takeback"  # nobody asks


@pytest.mark.parametrize(("seat", "result"), [(1, "0 1"), (2, "1 0")])
def test_resigning_hits_the_seat_that_is_named(browser: Browser, seat: int, result: str) -> None:
    with following(browser, both(browser)) as (line, _):
        assert line.ask(id="a", seen=60, do="resign", seat=seat)["ok"]
        assert line.until("entry") == entry(61, "resign", seat=seat)
        now = line.until("now")
        assert (now["actor"], now["end"], now["result"], now["legal"]) == (None, f"resigned {seat}", result, [])


@pytest.mark.parametrize("query", ["", "&protocol=", f"&protocol={PROTOCOL - 1}", "&protocol=5", "&protocol=4x"])
@pytest.mark.parametrize("kind", ["?as=json", "?v=0123456789ab", "?v="])
def test_a_client_of_another_protocol_is_refused_before_it_acts(browser: Browser, kind: str, query: str) -> None:
    table = both(browser)
    with browser.websocket_connect(f"ws://{HOST}/live/{table}{kind}{query}", headers=ORIGIN) as session:
        session.send_text(json.dumps({"id": "a", "seen": 60, "do": "resign", "seat": 1}))
        said = session.receive_json()
        assert (said["refused"]["code"], said["protocol"]) == ("protocol", PROTOCOL)
        assert "different versions of the protocol" in said["refused"]["words"]
        assert said["refused"]["words"].endswith(f"http://{HOST}/api#api-socket")
        assert said["refused"]["detail"] == said["refused"]["words"]  # the name since 4
        assert 'id="api-socket"' in browser.get(said["refused"]["help"]).text
        assert said["reload"] == (kind != "?as=json")  # an old page loads itself anew
        assert session.receive() == {"type": "websocket.close", "code": 4426, "reason": ""}
    with following(browser, table) as (_, now):
        assert now["n"] == 60


@pytest.mark.parametrize("seat", [0, -1])
@pytest.mark.parametrize("do", ["resign", "rename", "hand", "back", "leave", "fill", "missed", "renew"])
def test_no_seat_has_a_number_below_one(browser: Browser, do: str, seat: int) -> None:
    with program(browser, both(browser)) as line:
        assert line.ask(id="a", seen=60, do=do, seat=seat, name="x")["refused"]["code"] == "message"


def test_a_new_name_is_sent_with_the_seats_under_the_same_number(browser: Browser) -> None:
    with following(browser, both(browser), "&from=60") as (line, _):
        assert line.ask(id="a", do="rename", seat=1, name="Anne")["n"] == 60
        assert [seat["name"] for seat in line.receive()["seats"]] == ["Anne", "Bob"]


WRONG: list[str | bytes] = ["", "{", "[]", "null", '"act"', "1e999", "[" * 5000, "x" * 20_000, b"\x00\xff"]
WRONG += ['{"id": 1}', '{"id": "", "do": "act"}', '{"id": "x", "do": ["act"]}', '{"id": "x", "do": "look", "at": 1}']
WRONG += [f'{{"id": "x", "do": "act", "action": {action}, "seen": 60}}' for action in ('"3"', "3.5", "true", "null")]
WRONG += [f'{{"id": "{name}", "do": "act", "seen": 60}}' for name in ("x\\ud800", "x\\u0000", "x" * 65)]
WRONG += ['{"id": "x", "do": "act", "seen": 99999999999999999999}', '{"id": "x", "do": "act", "action": 1}']


@pytest.mark.parametrize("wrong", WRONG)
def test_every_invalid_message_gets_a_response(browser: Browser, wrong: str | bytes) -> None:
    with following(browser, both(browser)) as (line, now):
        (line.session.send_bytes if isinstance(wrong, bytes) else line.session.send_text)(wrong)  # type: ignore[arg-type]
        said = line.receive()
        assert (said["ok"], said["n"], said["refused"]["code"]) == (False, 60, "message")
        assert said["refused"]["detail"]
        act(line, now)


def test_what_is_refused_says_why_by_which_rule_and_how_far_the_table_is(browser: Browser) -> None:
    with following(browser, both(browser)) as (line, _):
        refused = line.ask(id="a", seen=60, do="act", action=48)
        assert refused["n"] == 60
        assert (refused["refused"]["code"], refused["refused"]["tag"]) == ("rule", "TY-3.1")
        assert refused["refused"]["help"] == "/rules/twisty#TY-3.1"
        assert line.ask(id="b", seen=59, do="act", action=1)["refused"]["code"] == "stale"
        assert line.ask(id="c", seen=60, do="act", text="z9")["refused"]["code"] == "unread"


def test_pages_speak_the_protocol_that_the_server_writes_into_them(browser: Browser) -> None:
    assert f'data-protocol="{PROTOCOL}"' in browser.get(f"/table/{both(browser)}").text
    script = Path(web.__file__).with_name("static") / "requests.js"
    assert re.findall(r"protocol: ([^,]+),", script.read_text(encoding="utf-8")) == ["table.dataset.protocol ?? ''"]


def test_a_page_of_another_version_is_asked_to_reload(browser: Browser) -> None:
    table = both(browser)
    for query, reloads in ((f"?v={version()}", False), ("", False), ("?v=0123456789ab", True)):
        with browser.line(f"{table}{query}") as session:
            first = session.receive_json()
            assert first.get("reload", False) == reloads
            assert "parts" in (session.receive_json() if reloads else first)  # and the line goes on all the same


def test_a_program_receives_presence_and_the_host_the_links(browser: Browser, server: Server) -> None:
    table = browser.new(seat_2="friend")
    with program(browser, table, "&with=people") as line:
        seats, people, now = line.until("seats")["seats"], line.receive(), line.receive()
        assert (now["status"], now["legal"], now["events"], now["clock"]) == ("waiting", [], 0, None)
        assert (people["host"], people["held"], people["chat"]) == (True, [1], True)
        assert [(seat["presence"], seat["free"]) for seat in seats] == [("here", False), ("none", True)]
        (link,) = people["links"]["seats"]
        code, path = people["links"]["code"], people["links"]["table"].removeprefix(ORIGIN["origin"])
        assert link["link"] != people["links"]["table"]
        friend = server.browser()
        assert friend.post("/join", data={"code": code}).headers["location"] == path
        assert friend.post(path, data={"name": "Bob"}).status_code == 303
        while (seats := line.until("seats")["seats"])[1]["free"]:
            pass
        assert seats[1]["presence"] == "gone"
        assert line.until("people")["links"] == {"seats": [], "watch": "", "table": "", "code": ""}
        assert line.until("now", status="open")["may_act"] is True
        with program(friend, table, "&with=people") as other:
            theirs = other.until("people")
            assert (theirs["host"], theirs["held"], theirs["links"]) == (False, [2], None)
            assert other.until("chat")["message"]["words"] == "You take seat 2."
            while line.until("seats")["seats"][1]["presence"] != "here":
                pass
            assert line.ask(id="luck", do="say", phrase="chat-luck")["ok"]
            said = other.until("chat")["message"]
            assert (said["phrase"], said["yours"]) == ("chat-luck", False)
        while line.until("seats")["seats"][1]["presence"] != "gone":
            pass


def test_what_is_said_comes_in_the_readers_language(browser: Browser) -> None:
    table = both(browser)
    french = {"Accept-Language": "fr"}
    with following(browser, table) as (line, _), program(browser, table, "", **french) as other:
        other.until("now")
        assert line.ask(id="a", do="say", phrase="chat-luck")["n"] == 60
        said = other.until("chat")["message"]
        words = {"phrase": "chat-luck", "text": "", "words": "Bonne chance\u202f!"}
        assert said == {"number": 1, "seat": 1, "name": "Ann", "bot": False, "at": said["at"], "yours": True} | words
        line.ask(id="b", do="say", text="hi")
        assert other.until("chat")["message"]["words"] == "hi"


def test_clocks_are_sent_with_the_time_that_is_left(browser: Browser) -> None:
    table = browser.new(seat_2="me", name_2="Bob", chance="seed", seed="7", clock="bank-600-10")
    with following(browser, table) as (line, now):
        about = {"kind": "bank", "seconds": 600, "increment": 10}
        assert now["clock"] == {"left": [600_000] * 2, "running": None, "due": None} | about
        while not (clock := now["clock"])["running"]:
            now, _ = act(line, now)
        assert clock["running"] == now["actor"]
        assert 590_000 < clock["left"][clock["running"] - 1] <= 610_000


def test_a_seat_is_handed_to_a_bot_and_taken_back(browser: Browser) -> None:
    with following(browser, both(browser), "&with=people") as (line, _):
        for do, bot, you in (("hand", "random", [1]), ("back", "", [1, 2])):
            assert line.ask(id=do, do=do, seat=2, bot="random")["ok"]
            seats = line.until("seats")["seats"]
            assert (seats[1]["stand_in"], [seat["seat"] for seat in seats if seat["yours"]]) == (bot, you)
            assert line.until("now")["you"] == you
