"""Muting hides somebody's messages from one reader; blocking keeps somebody from the tables of one host."""

import html
import json
import re
from dataclasses import replace

from bench.program_lines import ProgramLine
from tests.features.mine.test_mine import carried, closed_with, code_of, seated
from tests.serving import Browser, Server
from tumblestar.play.connection import NO_TABLE

MUTE_2, BLOCK_2 = ("mute", {"seat": 2, "on": True}), ("block", {"seat": 2, "on": True})


def link_of(host: Browser, table: str, kind: str = "join") -> str:
    return re.findall(rf"/{kind}/[\w-]{{32}}", html.unescape(host.get(f"/table/{table}").text))[0]


def said(browser: Browser, table: str) -> str:
    with browser.at(table) as line:
        return line.parts["part-chat"]


def rows(browser: Browser) -> list[tuple[str, str]]:
    """The numbers and names in the list of those whom somebody has muted or blocked."""
    page = html.unescape(browser.get("/mine").text)
    return re.findall(r'name="id" value="(\d+)">\s*<span dir="auto">([^<]*)', page)


def test_only_who_mutes_no_longer_sees_the_messages_at_any_table_until_unmuting(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    first, second = seated(ann, bob), seated(ann, bob)
    for table in (first, second):
        with bob.at(table) as line:
            line.does("say", text="so slow")
    with bob.at(first) as other, ann.at(first) as line:
        assert "so slow" in line.parts["part-chat"]
        assert "Mute Bob" in line.seats
        line.does("mute", seat=2, on=True)
        assert "so slow" not in line.parts["part-chat"]
        assert "Unmute Bob" in line.seats
        other.ask("seen", on=True)  # the numbers of requests go on
        assert other.ask("say", text="hello?")["ok"]
    assert "hello?" in said(bob, first)
    with bob.at(first) as other, ann.at(first) as line:
        assert "Unmute" not in other.seats
        assert "hello?" not in line.parts["part-chat"]
    assert "so slow" not in said(ann, second)
    assert "so slow" in said(bob, second)
    ann = server.restart(ann)
    assert "so slow" not in said(ann, first)
    with ann.at(first) as line:
        line.does("mute", seat=2)
        assert "so slow" in line.parts["part-chat"]
        assert "hello?" in line.parts["part-chat"]


def test_programs_are_spared_the_messages_too(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    table = seated(ann, bob)
    with bob.at(table) as line:
        line.does("say", text="so slow")
    for is_muted in (False, True):
        with ann.line(f"{table}?as=json&with=people") as socket:
            line, said = ProgramLine(socket), list[str]()
            while (told := line.receive())["type"] != "now":
                said += [told["message"]["text"]] if told["type"] == "chat" else []
        assert ("so slow" in said) is not is_muted
        with ann.at(table) as line:
            line.does("mute", seat=2, on=True)


def test_nobody_mutes_or_blocks_nobody_and_strangers_cannot(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    table = seated(ann, bob, watchers="1", listed="1")
    with ann.at(table) as line:
        for wrong in ({"seat": 1}, {"seat": 9}, {}, {"message": 1}, {"message": 99}, {"message": -1}):
            for do in ("mute", "block"):
                refused = line.ask(do, on=True, **wrong)["refused"]
                assert refused["code"] == "seat"
                assert "nobody else to mute" in refused["detail"]
    assert rows(ann) == []
    with server.browser().at(table) as line:
        refused = line.ask("block", seat=2, on=True)["refused"]
        assert (refused["code"], "first join" in refused["detail"]) == ("seat", True)


def test_who_is_blocked_can_neither_write_sit_nor_watch_at_tables_of_that_host(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    going = seated(ann, bob)
    theirs = seated(bob, eve)
    waiting = ann.new(seats="3", seat_2="friend", seat_3="friend")
    assert bob.post(link_of(ann, waiting), data={"name": "Bob"}).status_code == 303
    watched = ann.new(seat_2="friend", watchers="1")
    watch = link_of(ann, watched, "watch")
    assert bob.post(watch).status_code == 303
    with bob.at(waiting) as sitting, bob.at(watched) as watching, ann.at(going) as line:
        line.does("block", seat=2, on=True)
        assert closed_with(sitting) == closed_with(watching) == NO_TABLE
    assert [bob.get(f"/table/{table}").status_code for table in (going, waiting, watched)] == [200, 404, 404]
    assert bob.post(watch).status_code == 403
    for table in (waiting, watched):
        answer = bob.post(link_of(ann, table), data={"name": "Bob"})
        assert answer.status_code == 403
        assert "does not want to play with you" in html.unescape(answer.text)
    with bob.at(going) as line:
        refused = line.ask("say", text="why?")["refused"]
        assert (refused["code"], "write here" in refused["detail"]) == ("blocked", True)
    with bob.at(theirs) as line:  # the tables of others are not concerned
        line.does("say", text="hello")
    assert eve.post(link_of(ann, waiting), data={"name": "Eve"}).status_code == 303
    ((row, name),) = rows(ann)
    assert name == "Bob"
    assert rows(bob) == []
    bob.post("/mine/allow", data={"id": row})  # not theirs to end
    assert bob.post(watch).status_code == 403
    for wrong in ("", "x", "999999", "1" * 30):
        assert ann.post("/mine/allow", data={"id": wrong}).status_code == 303
    assert rows(ann) == [(row, "Bob")]
    ann.post("/mine/allow", data={"id": row})
    assert rows(ann) == []
    with bob.at(watched) as line:
        assert line.parts
    with bob.at(going) as line:
        assert line.ask("say", text="thank you")["ok"]


def test_a_player_who_blocks_leaves_the_tables_of_others_as_they_are(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    table = ann.new(seats="3", seat_2="friend", seat_3="friend")
    for guest, name in ((bob, "Bob"), (eve, "Eve")):
        guest.post(link_of(ann, table), data={"name": name})
    with bob.at(table) as line:
        line.does("block", seat=3, on=True)
        line.does("block", seat=1, on=True)
    with eve.at(table) as line:
        line.does("say", text="still here")
    with ann.at(table) as line:
        line.does("say", text="me too")


def test_a_rematch_has_no_seat_for_whom_the_host_has_blocked(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    table = seated(ann, bob)
    with ann.at(table) as line:
        line.does("resign")
        line.does("block", seat=2, on=True)
    again = ann.post(f"/table/{table}/rematch").headers["location"]
    assert bob.get(again).status_code == 404
    assert "/join/" in html.unescape(ann.get(again).text)


def test_who_has_left_is_muted_by_a_message(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    table = seated(ann, bob)
    with bob.at(table) as line:
        line.does("say", text="so slow")
        line.does("leave", seat=2)
    with ann.at(table) as line:
        (number,) = re.findall(r'data-do="mute" data-on="1" data-message="(\d+)"', line.parts["part-chat"])
        line.does("mute", message=int(number), on=True)
        assert "so slow" not in line.parts["part-chat"]
    assert [name for _, name in rows(ann)] == ["Bob"]


def test_a_message_has_buttons_as_soon_as_its_author_has_no_seat(server: Server) -> None:
    """Another process may learn that a seat is free after it has shown the note about it."""
    ann, bob = server.browser(), server.browser()
    table = seated(ann, bob)
    with bob.at(table) as line:
        line.does("say", text="so slow")
    assert "data-message" not in said(ann, table)

    async def free() -> None:
        found = server.app.services.registry.find(table)
        found.seats = [found.seats[0], replace(found.seats[1], holder=0)]

    server.run(free)
    assert "data-message" in said(ann, table)


def test_who_looks_on_has_buttons_at_messages_of_those_who_left_and_these_have_none(server: Server) -> None:
    """Spectators share what is rendered, but for those who have written something."""
    ann, bob, cyd = server.browser(), server.browser(), server.browser()
    table = seated(ann, bob, watchers="1")
    watch = link_of(ann, table, "watch")
    with bob.at(table) as line:
        line.does("say", text="so slow")
        line.does("leave", seat=2)
    assert [one.post(watch).status_code for one in (bob, cyd)] == [303, 303]
    assert "data-message" not in said(bob, table)
    assert "data-message" in said(cyd, table)
    assert "mine" not in said(cyd, table)
    assert "data-message" not in said(bob, table)


def test_restrictions_are_carried_over_written_in_the_file_and_deleted(server: Server) -> None:
    ann, phone, bob = server.browser(), server.browser(), server.browser()
    table = seated(ann, bob)
    other = seated(phone, bob)
    own = seated(ann, phone)
    for browser, where, (do, fields) in ((ann, table, MUTE_2), (phone, other, BLOCK_2), (ann, own, MUTE_2)):
        with browser.at(where) as line:
            line.does(do, **fields)
    with phone.at(other) as line:
        line.does("mute", seat=2, on=True)  # as Ann has
    assert carried(phone, code_of(ann)) == 303
    assert [name for _, name in rows(ann)] == ["Bob", "Bob"]  # muted once, blocked once, nobody muted by themselves
    lines = [json.loads(line) for line in ann.get("/mine/data").text.splitlines()]
    found = [one for one in lines if one["type"] == "restriction"]
    assert sorted((one["kind"], one["name"]) for one in found) == [("block", "Bob"), ("mute", "Bob")]
    assert all(one.keys() == {"type", "id", "kind", "name"} for one in found)
    assert bob.post("/mine/delete", data={"sure": "yes"}).status_code == 200
    assert rows(ann) == []
