"""What is one's own: carried over to another device by a code, as a file, and deleted."""

import html
import json
import logging
import re

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.serving import Browser, Line, Server
from tumblestar.play.connection import NO_TABLE

ON_BOTH = True


def code_of(browser: Browser) -> str:
    answer = browser.post("/mine/link")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "same-origin"
    return re.findall(r"/carry#([\w-]{32})", answer.text)[0]


def carried(browser: Browser, code: str) -> int:
    return browser.post("/carry", data={"code": code, "sure": "yes"}).status_code


def tables_of(browser: Browser) -> set[str]:
    return set(re.findall(r'href="/table/([\w-]+)"', browser.get("/tables").text))


def closed_with(line: Line) -> int:
    """The code with which the server closes a socket, whatever comes before."""
    while True:
        try:
            line.receive()
        except WebSocketDisconnect as closed:
            return closed.code


def seated(host: Browser, guest: Browser, **fields: str) -> str:
    table = host.new(seat_2="friend", **fields)
    page = html.unescape(host.get(f"/table/{table}").text)
    assert guest.post(re.findall(r"/join/[\w-]{32}", page)[0], data={"name": "Bob"}).status_code == 303
    return table


def test_a_new_device_becomes_the_persons(server: Server) -> None:
    ann, phone = server.browser(), server.browser()
    table = ann.new()
    ann.post("/settings", data={"name": "Ann"})
    code = code_of(ann)
    asked = phone.post("/carry", data={"code": f"http://localhost/carry#{code}"})
    assert "Are you “Ann”?" in asked.text
    assert phone.get(f"/table/{table}").status_code == 404  # nothing has changed yet
    assert carried(phone, code) == 303
    assert tables_of(phone) == tables_of(ann) == {table}
    with phone.at(table) as line:
        line.does("act", action=line.targets[0])
    assert carried(server.browser(), code) == 410  # once
    assert server.restart(phone).get(f"/table/{table}").status_code == 200


def test_the_identity_that_a_device_had_is_joined(server: Server) -> None:
    ann, phone, bob = server.browser(), server.browser(), server.browser()
    first = ann.new()
    second = seated(phone, bob)
    third = seated(bob, phone)
    with phone.at(second) as line:
        line.does("say", text="from my phone")
    code = code_of(ann)
    assert "Your 2 tables on this device are added" in phone.post("/carry", data={"code": code}).text
    with phone.at(second) as line:
        assert carried(phone, code) == 303
        assert closed_with(line) == NO_TABLE  # the page loads anew, as somebody else
    assert tables_of(ann) == tables_of(phone) == {first, second, third}
    with ann.at(second) as line:
        line.does("say", text="from my desk")
        assert "from my phone" in line.parts["part-chat"]
    with bob.at(third) as line:  # nobody plays for another
        assert line.ask("resign", seat=2)["refused"]["code"] == "seat"
    again = server.restart(ann)
    assert tables_of(again) == {first, second, third}


def test_a_code_expires_is_replaced_and_is_never_logged(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ann, phone = server.browser(), server.browser()
    ann.new()
    old, code = code_of(ann), code_of(ann)
    assert carried(phone, old) == 410
    for wrong in ("", "x", code[:-1] + "!", "a" * 32, code * 2):
        assert carried(phone, wrong) == 410
    monkeypatch.setattr("tumblestar.features.mine.pages.epoch_ms", lambda: 10**14)
    assert carried(phone, code) == 410
    assert code not in caplog.text
    assert server.browser().post("/mine/link").status_code == 303
    assert server.browser(origin="http://elsewhere").post("/carry", data={"code": code}).status_code == 403


def test_my_data_as_a_file(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    table = seated(ann, bob)
    ann.post("/settings", data={"name": "Ann"})
    with ann.at(table) as line:
        line.does("say", text="mine alone")
    with bob.at(table) as line:
        line.does("say", text="not mine")
    answer = ann.get("/mine/data")
    assert "attachment" in answer.headers["content-disposition"]
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert lines[0]["type"] == "readme"
    assert [line["name"] for line in lines if line["type"] == "person"] == ["Ann"]
    assert [line["text"] for line in lines if line["type"] == "chat"] == ["mine alone"]
    (table_line,) = [line for line in lines if line["type"] == "table"]
    assert (table_line["table"], table_line["seats"], table_line["mine"]) == (table, [1], True)
    assert table_line["record"] == ann.get(f"/table/{table}/record").text
    assert "token" not in lines[1]
    assert ann.cookies[f"tumblestar-{server.store.server_id}"] not in answer.text
    assert len(server.browser().get("/mine/data").text.splitlines()) == 1


def test_deleting_takes_the_name_and_leaves_the_games_of_others(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    alone = ann.new()
    over, going, timed = seated(ann, bob), seated(ann, bob), seated(ann, bob, clock="bank-300-5")
    with ann.at(over) as line:
        line.does("say", text="my words")
        line.does("resign")
    assert ann.post("/mine/delete").status_code == 303  # not sure
    assert tables_of(ann) == {alone, over, going, timed}
    answer = ann.post("/mine/delete", data={"sure": "yes"})
    assert answer.status_code == 200
    assert f'tumblestar-{server.store.server_id}=""' in answer.headers["set-cookie"]
    assert ann.get(f"/table/{over}").status_code == 404
    assert bob.get(f"/table/{alone}").status_code == 404
    for is_restarted in (False, True):
        browser = server.restart(bob) if is_restarted else bob
        assert tables_of(browser) == {over, going, timed}
        for table in (over, going, timed):
            page = browser.get(f"/table/{table}")
            assert page.status_code == 200
            assert "Ann" not in browser.get(f"/table/{table}/record").text
            assert ">Ann<" not in page.text
            assert "my words" not in page.text
        assert "end: resigned 1" in browser.get(f"/table/{timed}/record").text
        assert "free" in browser.get(f"/table/{going}").text  # Bob is its host now, and can invite somebody else
        assert re.search(r"/join/[\w-]{32}", browser.get(f"/table/{going}").text)
