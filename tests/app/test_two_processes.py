"""Two processes over one PostgreSQL database: it makes no difference which of them a player uses."""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.app.test_friends import done, links_in, play_turns, sit
from tests.marks import slow
from tests.patience import PATIENCE
from tests.serving import Browser, Server
from tests.tables.test_restrictions import link_of
from tumblestar.storage import store_people
from tumblestar.tables.membership import epoch_ms
from tumblestar.tables.presence import AWAY, GONE, HERE, PresenceRules
from tumblestar.tables.replication import Replication
from tumblestar.tables.table import Table

Pair = tuple[Server, Server]
Friends = tuple[Browser, Browser, str]


@pytest.fixture
def pair(database: str) -> Iterator[Pair]:
    """Two servers over the same tables."""
    first = Server(database, password="open sesame")
    other = Server(database, password="open sesame")
    yield first, other
    first.stop()
    other.stop()


def at(server: Server, browser: Browser) -> Browser:
    """The same person's browser, led to another process."""
    return server.browser(cookies=dict(browser.cookies))


def admitted(server: Server) -> Browser:
    browser = server.browser()
    assert browser.post("/password", data={"password": "open sesame", "back": "/"}).status_code == 303
    return browser


def table_at(server: Server, name: str) -> Table:
    table = server.app.services.registry.find(name)
    assert table
    return table


def status_at(server: Server, name: str, seat: int) -> str:
    """Whether the holder of a seat is here, away or gone, as a server knows it."""
    return attendance_at(server, name).status(table_at(server, name), seat)


def attendance_at(server: Server, name: str) -> PresenceRules:
    return table_at(server, name).membership.presence_rules


def others_of(server: Server) -> Replication:
    others = server.app.services.registry.replication
    assert isinstance(others, Replication)
    return others


@pytest.fixture
def friends(pair: Pair) -> Friends:
    """Ann at one process and Bob at the other, at a table whose game has begun."""
    first, other = pair
    ann, bob = admitted(first), admitted(other)
    table = ann.new(seat_2="friend")
    sit(bob, link_of(ann, table))
    return ann, bob, table


def numbers_of(table: Table) -> list[int]:
    return [entry.number for entry in table.store.entries(table.id)]


def test_two_play_a_whole_game_at_two_processes(pair: Pair, friends: Friends) -> None:
    ann, bob, table = friends
    with ann.at(table) as line, bob.at(table) as theirs:
        for _ in range(60):
            acting, waiting = (line, theirs) if line.targets else (theirs, line)
            assert acting.targets
            acting.does("act", action=acting.targets[0])
            waiting.wait(lambda page, n=acting.n: page.n >= n)
            drawn = [
                "".join("".join(part) for name, part in sorted(page.held.items()) if f"over-{name}" in page.held)
                for page in (line, theirs)
            ]
            assert drawn[0] == drawn[1] != ""
        assert line.ask("resign")["ok"]
        for server in pair:
            wait_for(server, lambda server=server: table_at(server, table).status == "over")
    first, second = (table_at(server, table) for server in pair)
    assert first.record.text() == second.record.text()
    assert first.status == second.status == "over"
    assert first.record.seed  # opened, at the process too that did not end it
    assert numbers_of(first) == list(range(1, first.live + 1))


def test_the_second_of_two_actions_is_refused_and_gets_the_first(pair: Pair, friends: Friends) -> None:
    ann, _, table = friends
    _, other = pair
    again = at(other, ann)
    with ann.at(table) as line, again.at(table) as second:
        others_of(other)._listener.on_item = lambda process, item: None  # the news come late
        seen, action = second.n, second.targets[0]
        line.does("act", action=line.targets[0])
        refused = second.ask("act", action=action, seen=seen, id="another")
        assert refused["refused"]["code"] == "stale"
        assert refused["n"] == line.n
        second.wait(lambda page: page.n == line.n)
        assert second.targets == line.targets
    assert numbers_of(table_at(other, table)) == list(range(1, line.n + 1))


def test_a_request_that_comes_again_at_the_other_process_acts_once(pair: Pair, friends: Friends) -> None:
    ann, _, table = friends
    again = at(pair[1], ann)
    with ann.at(table) as line:
        asked = {"id": "mine", "seen": line.n, "do": "act", "action": line.targets[0]}
        answer = line.ask(**asked)
    with again.at(table) as second:
        repeated = second.ask(**asked)
    assert answer["ok"]
    assert (repeated["ok"], repeated["n"]) == (True, answer["n"])
    assert [entry.client for entry in pair[0].store.entries(table)].count(f"{1}:mine") == 1


def test_a_page_asked_for_at_the_other_process_shows_what_was_just_done(pair: Pair, friends: Friends) -> None:
    ann, bob, table = friends
    assert at(pair[0], bob).get(f"/table/{table}").status_code == 200  # he sat down at the other one
    with ann.at(table) as line:
        line.does("act", action=line.targets[0])
        assert f'data-n="{line.n}"' in at(pair[1], ann).get(f"/table/{table}").text


def test_presence_is_known_in_every_process(pair: Pair, friends: Friends) -> None:
    ann, bob, table = friends
    with ann.at(table) as line:
        with bob.at(table) as theirs:
            wait_for(pair[0], lambda: status_at(pair[0], table, 1) == HERE)
            wait_for(pair[1], lambda: status_at(pair[1], table, 0) == HERE)
            assert theirs.ask("seen", on=False)["ok"]
            wait_for(pair[0], lambda: status_at(pair[0], table, 1) == AWAY)
        line.wait(lambda page: status_at(pair[0], table, 1) == GONE)


def test_a_person_without_further_notices_is_dropped(pair: Pair, friends: Friends) -> None:
    ann, _, table = friends
    first, other = pair
    with ann.at(table):
        others = others_of(other)
        wait_for(other, lambda: status_at(other, table, 0) == HERE)
        known = [key for key in others._present if key[1] == table]
        assert known == [(first.store.process_id, table, table_at(other, table).seats[0].holder)]
        others._clock = lambda: 1e9
        other.run(others._beat)
        assert status_at(other, table, 0) == GONE
        first.run(others_of(first)._beat)  # and it is told again


def test_a_game_that_begins_without_the_free_seats_begins_at_both_processes(pair: Pair) -> None:
    """Ann waits at one process; Bob sits down by the link for all at the other, with a page open there."""
    ann, bob = admitted(pair[0]), admitted(pair[1])
    table = ann.new(seats="4", seat_2="friend", seat_3="friend", seat_4="friend")
    for_all = re.findall(r'id="link-table" readonly value="http://localhost([^"]+)"', ann.get(f"/table/{table}").text)
    with ann.at(table) as line:
        sit(bob, *for_all)
        line.wait(lambda page: "Start with 2" in page.parts["part-people"])
        with bob.at(f"{table}?seats=4") as theirs, at(pair[1], ann).at(f"{table}?seats=4") as again:
            assert "Waiting: You, Bob, 2 free" in again.parts["part-people"]
            done(line, "start")
            for page in (theirs, again):
                while "code" not in (message := page.session.receive()):
                    pass
                assert message["code"] == 4500, "and the page reloads itself"
    with ann.at(f"{table}?seats=2") as line, bob.at(f"{table}?seats=2") as theirs:
        acting, waiting = (line, theirs) if line.targets else (theirs, line)
        before = acting.n
        done(acting, "act", action=acting.targets[0], seen=before)
        waiting.wait(lambda page: page.n > before)
    first, second = (table_at(server, table) for server in pair)
    assert first.record.text() == second.record.text()
    assert [row.name for row in second.seats] == ["Ann", "Bob"]


def test_a_chat_message_reaches_both_processes_once(pair: Pair, friends: Friends) -> None:
    ann, bob, table = friends
    again = at(pair[1], ann)
    with ann.at(table) as line, bob.at(table) as theirs:
        done(line, "say", text="Hello over there", id="chat-1")
        theirs.wait(lambda page: "Hello over there" in page.parts["part-chat"])
        done(theirs, "say", text="Hello back")
        line.wait(lambda page: "Hello back" in page.parts["part-chat"])
        with again.at(table) as second:
            done(second, "say", text="Hello over there", id="chat-1")
            assert second.parts["part-chat"].count("Hello over there") == 1
    chats = [table_at(server, table).membership.chat.messages for server in pair]
    assert [message.text for message in chats[0]] == [message.text for message in chats[1]]


def test_many_who_speak_at_once_at_both_are_all_heard(pair: Pair, friends: Friends) -> None:
    _, _, table = friends
    tables = [table_at(server, table) for server in pair]

    def speak(which: int) -> None:
        for number in range(10):
            chat, person = tables[which].membership.chat, tables[which].seats[which].holder
            pair[which].run(chat.say, tables[which], person, f"{number}", "", f"{which} {number}")

    with ThreadPoolExecutor(2) as both:
        list(both.map(speak, range(2)))
    with pair[0].store.reading() as connection:
        texts = [message.text for message in store_people.messages(connection, table) if message.text]
    assert sorted(texts) == sorted(f"{which} {number}" for which in range(2) for number in range(10))


def test_two_sit_down_on_one_seat_at_two_processes_and_one_gets_it(pair: Pair) -> None:
    ann, bob, eve = admitted(pair[0]), admitted(pair[0]), admitted(pair[1])
    table = ann.new(seat_2="friend")
    path = link_of(ann, table)
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda browser: browser.post(path, data={"name": "Me"}).status_code, (bob, eve)))
    assert sorted(answers)[0] == 303
    assert sorted(answers)[1] in (403, 409, 410)  # 409: at the very same moment
    places = [table_at(server, table).seats for server in pair]
    assert places[0] == places[1]


def test_a_form_of_one_process_is_accepted_by_another_with_its_commitment(pair: Pair) -> None:
    ann = admitted(pair[0])
    page = ann.get("/new/twisty").text
    (seal,) = re.findall(r'name="seal" value="([^"]*)"', page)
    fields = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "bot:greedy", "salt-1": "words", "seal": seal}
    answer = at(pair[1], ann).post("/new/twisty", data=fields)
    assert answer.status_code == 303, answer.text
    name = answer.headers["location"].removeprefix("/table/")
    assert table_at(pair[1], name).record.commitment in page
    for server in pair:  # sent again
        assert at(server, ann).post("/new/twisty", data=fields).headers["location"] == f"/table/{name}"


def test_a_form_sent_to_both_at_once_makes_one_table(pair: Pair) -> None:
    ann = admitted(pair[0])
    assert ann.post("/settings", data={"name": "Ann"}).status_code == 303  # is somebody
    (seal,) = re.findall(r'name="seal" value="([^"]*)"', ann.get("/new/twisty").text)
    fields = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "bot:greedy", "seal": seal}
    with ThreadPoolExecutor(2) as both:
        answers = list(both.map(lambda server: at(server, ann).post("/new/twisty", data=fields), pair))
    assert len({answer.headers["location"] for answer in answers}) == 1
    with pair[0].store.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 1


def test_a_pass_is_valid_in_all_processes(pair: Pair) -> None:
    ann = admitted(pair[0])
    assert at(pair[1], ann).get("/").status_code == 200
    assert pair[1].browser().get("/").status_code != 200


def test_a_table_that_is_deleted_at_one_is_gone_at_the_other(pair: Pair, friends: Friends) -> None:
    ann, bob, table = friends
    with bob.at(table) as theirs:
        assert ann.post(f"/table/{table}/delete").status_code == 303  # abandons it
        theirs.wait(lambda page: page.n == table_at(pair[0], table).live)
        assert ann.post(f"/table/{table}/delete").status_code == 303
        while "code" not in (message := theirs.session.receive()):
            pass
        assert message["code"] == 4404
    for server, browser in zip(pair, (ann, bob), strict=True):
        wait_for(server, lambda server=server: table not in server.app.services.registry._tables)
        assert browser.get(f"/table/{table}").status_code == 404


def wait_for(server: Server, condition: Callable[[], Any]) -> None:
    """Waits on the server's loop until something is so, whatever table has to change for it."""

    async def look() -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.01)

    server.run(look)


def clocked(server: Server) -> str:
    """A table where Ann's or Bob's clock runs."""
    ann, bob = server.browser(), server.browser()
    table = ann.new(seat_2="friend", clock="bank-180-0", together="1")
    sit(bob, link_of(ann, table))
    with ann.at(table) as line, bob.at(table) as theirs:
        play_turns(line, theirs, 2)
    return table


@slow
def test_bots_are_played_by_one_process_and_by_another_when_it_ends(pair: Pair) -> None:
    first, other = pair
    ann = admitted(first)
    table = ann.new(seat_2="bot:greedy")
    again = at(other, ann)
    with again.at(table) as line:
        held = [table in others_of(server)._leases for server in pair]
        for _ in range(4):
            while not line.targets:
                line.view()
            line.does("act", action=line.targets[-1])
            held = [table in others_of(server)._leases for server in pair]
            assert held != [True, True]
        wait_for(other, lambda: bool(table_at(other, table).actor == 0))
        assert any(held)
        leader = pair[held.index(True)]
        if leader is first:
            first.stop()
        while not line.targets:
            line.view()
        n = line.n
        while line.targets:
            line.does("act", action=line.targets[-1])
        wait_for(other, lambda: table_at(other, table).actor == 0 or table_at(other, table).is_over)
        assert table_at(other, table).live > n
        if leader is first:
            assert table in others_of(other)._leases
            first.start()


def test_a_clock_runs_in_a_process_that_never_loaded_the_table(database: str) -> None:
    first, other = Server(database), Server(database)
    try:
        table = clocked(first)
        first.stop()
        assert table not in other.app.services.registry._tables
        with other.store.reading() as connection:
            connection.exec_driver_sql("UPDATE tables SET clock_since = clock_since - 200000, clock_due = 1")
            connection.commit()
        other.run(others_of(other)._beat)
        wait_for(other, lambda: other.store.table(table).status == "over")  # type: ignore[union-attr]
        wait_for(other, lambda: table_at(other, table).log.ends_by_clock)
    finally:
        other.stop()
    first.start()
    assert table_at(first, table).log.ends_by_clock
    first.stop()


def test_a_process_that_starts_while_another_is_up_gives_no_time_back(database: str) -> None:
    first = Server(database)
    table = clocked(first)
    due = table_at(first, table).due
    assert due
    first.run(first.store.write, lambda connection: store_people.note_alive(connection, epoch_ms() - 4_000))
    other = Server(database)
    assert table_at(other, table).due == due
    first.run(first.store.write, lambda connection: store_people.note_alive(connection, epoch_ms() - 3_600_000))
    other.stop()
    first.run(first.store.write, lambda connection: store_people.note_alive(connection, epoch_ms() - 3_600_000))
    other.start()
    assert (table_at(other, table).due or 0) > due
    other.stop()
    first.stop()


def test_the_vote_on_an_absent_player_spans_two_processes(pair: Pair, friends: Friends) -> None:
    """A table for three: Ann and Bob, at two processes, want the game to end since Eve is gone."""
    ann, bob, _ = friends
    table = ann.new(seats="3", seat_2="friend", seat_3="friend")
    paths = links_in(ann.get(f"/table/{table}").text)
    eve = admitted(pair[0])
    sit(bob, paths[0])
    sit(eve, paths[1], name="Eve")
    with ann.at(table) as line, bob.at(table) as theirs:
        for server in pair:
            attendance_at(server, table).presence.grace = 0.0
        wait_for(
            pair[0],
            lambda: len(attendance_at(pair[0], table).voters(table_at(pair[0], table), eve_of(pair[0], table))) == 2,
        )
        wait_for(
            pair[1],
            lambda: len(attendance_at(pair[1], table).voters(table_at(pair[1], table), eve_of(pair[1], table))) == 2,
        )
        done(line, "missed", seat=3, what="end")
        theirs.wait(lambda page: "1 of 2" in page.parts["part-people"])
        wait_for(pair[1], lambda: attendance_at(pair[1], table).presence.end_votes(eve_of(pair[1], table)))
        assert not table_at(pair[1], table).is_over
        done(theirs, "missed", seat=3, what="end")
        line.wait(lambda page: "abandoned" in page.status)
    assert table_at(pair[0], table).status == table_at(pair[1], table).status == "abandoned"


def eve_of(server: Server, table: str) -> int:
    return table_at(server, table).seats[2].holder
