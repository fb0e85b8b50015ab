"""Records in bulk: a person's own are exported, and imported records become tables to step through."""

import json
from typing import Any

import pytest
import sqlalchemy as sa
from httpx2 import Response

from tests.api.conftest import Enter, Program, code, seat_of, token_for
from tests.serving import Server
from tests.test_versions import KEPT
from tumblestar.api import records
from tumblestar.security.limits import RATES
from tumblestar.security.middleware import LARGEST_UPLOAD
from tumblestar.storage import schema, store_people
from tumblestar.tables import record_files
from tumblestar.words import say

ON_BOTH = True
"""Every test here is run over SQLite and over PostgreSQL."""


def exported(program: Program, **params: str) -> list[dict[str, Any]]:
    answer = program.get("records", params=params)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return lines_of(answer)


def lines_of(answer: Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert not answer.text or answer.text.endswith("\n")
    return [json.loads(line) for line in answer.text.splitlines()]


def send(program: Program, body: str | bytes, kind: str = "text/plain") -> Response:
    raw = body.encode() if isinstance(body, str) else body
    return program.client.post("/api/v1/records", content=raw, headers={"content-type": kind})


def a_game(program: Program, game: str = "shizzle", **more: Any) -> str:
    """A game of the program against itself, resigned after a few actions; gives its table."""
    table = program.make("me", "me", game=game, **more)["table"]
    program.act(table)
    now = program.table(table)
    assert program.post(f"tables/{table}/resign", id="out", seen=now["n"], seat=1).status_code == 200
    return table


def test_all_own_records_are_exported_and_no_others(enter: Enter) -> None:
    host, guest, other = enter("Host"), enter("Guest"), enter("Other")
    own = a_game(host)
    shared = host.make("me", "open", game="twisty", chance="sealed", seed="")
    assert seat_of(guest, shared).status_code == 200
    a_game(other)
    assert [line["table"] for line in exported(host)] == [own, shared["table"]]
    (line,) = exported(guest)
    assert line["table"] == shared["table"]
    assert "commitment: " in line["record"]
    assert "seed: " not in line["record"]  # the game is in progress
    assert [line["table"] for line in exported(host, game="shizzle")] == [own]
    assert exported(enter("New")) == []
    line = exported(host)[0]
    assert line["record"] == host.get(f"tables/{own}/record").text
    assert (line["game"], line["status"], line["result"], line["problem"]) == ("shizzle", "over", "0 1", "")
    assert code(host.get("records", params={"game": "chess"}), 422) == "options"


def test_spectators_export_nothing_and_other_devices_all(enter: Enter, server: Server) -> None:
    host, watcher, device = enter("Host"), enter("Watcher"), enter("Device")
    table = host.make("me", "open", watchers=True)["table"]

    def work(connection: sa.Connection) -> None:
        people = dict(iter(connection.execute(sa.select(schema.people.c.name, schema.people.c.id))))
        store_people.add_guest(connection, table, people["Watcher"])
        store_people.add_guest(connection, table, people["Device"], plays_as=people["Host"])

    server.run(server.store.write, work)
    assert exported(watcher) == []
    assert [line["table"] for line in exported(device)] == [table]


def test_what_is_exported_can_be_imported_by_somebody_else_once(enter: Enter) -> None:
    host, guest = enter("Host"), enter("Guest")
    a_game(host)
    a_game(host, game="twisty")
    text = host.get("records").text
    came = lines_of(send(guest, text, "application/x-ndjson"))
    told = [(item["number"], item["game"], item["added"], item["problem"]) for item in came]
    assert told == [(1, "shizzle", True, ""), (2, "twisty", True, "")]
    for item, line in zip(came, exported(host), strict=True):
        assert guest.table(item["table"])["status"] == "study"
        assert guest.get(f"tables/{item['table']}/record").text == line["record"]
        assert code(host.get(f"tables/{item['table']}"), 404) == "missing"
    again = lines_of(send(guest, text, "application/x-ndjson"))
    assert again == [item | {"added": False} for item in came]
    assert [line["record"] for line in exported(guest)] == [line["record"] for line in exported(host)]
    assert [line["status"] for line in exported(guest)] == ["study", "study"]


def test_records_that_were_played_here_are_there_already(enter: Enter) -> None:
    host = enter("Host")
    tables = [a_game(host), a_game(host, chance="sealed", seed="")]
    came = lines_of(send(host, host.get("records").text, "application/x-ndjson"))
    assert [(item["table"], item["added"]) for item in came] == [(table, False) for table in tables]
    assert len(exported(host)) == 2


def test_records_imported_for_everybody_are_there_already(enter: Enter, server: Server, tmp_path: Any) -> None:
    host, guest = enter("Host"), enter("Guest")
    text = host.get(f"tables/{a_game(host)}/record").text
    row = record_files._imported_row(text.encode())
    server.run(server.store.write, record_files._add_nobody)
    server.run(server.store.add, row, "", [])
    (item,) = lines_of(send(guest, text))
    assert (item["table"], item["added"]) == (row.id, False)
    assert exported(guest) == []


def test_several_texts_with_the_fault_of_each(enter: Enter) -> None:
    host, guest = enter("Host"), enter("Guest")
    good = host.get(f"tables/{a_game(host)}/record").text
    bad = good.replace("seat 1: person", "seat 1: ghost")
    came = lines_of(send(guest, "hello\n" + good + "\n\n" + bad + good.replace("\n", "\r\n")))
    assert [item["added"] for item in came] == [False, True, False, False]
    assert [item["line"] for item in came] == [1, None, bad.splitlines().index("seat 1: ghost Host") + 1, None]
    assert "tumblestar record 1" in came[0]["problem"]
    assert "ghost" in came[2]["problem"]
    assert came[3]["table"] == came[1]["table"]
    assert len(exported(guest)) == 1


@pytest.mark.parametrize("line", ["x", "[]", "{}", '{"record": 1}', '{"record": null}', '"text"', "[" * 2000])
def test_lines_that_are_no_records(enter: Enter, line: str) -> None:
    (item,) = lines_of(send(enter(), line, "application/x-ndjson"))
    assert (item["added"], item["problem"]) == (False, say("en", "import-line"))


def test_what_cannot_be_an_import_is_refused_and_adds_nothing(enter: Enter) -> None:
    host = enter("Host")
    good = host.get(f"tables/{a_game(host)}/record").text
    guest = enter("Guest")
    assert code(send(guest, ""), 422) == "unread"
    assert code(send(guest, " \n"), 422) == "unread"
    assert code(send(guest, b"\xff\xfe"), 422) == "unread"
    assert code(send(guest, good, "application/json"), 415) == "kind"
    assert code(send(guest, good + " " * LARGEST_UPLOAD), 413) == "long"
    assert code(send(guest, good * (records.MAX_RECORDS + 1)), 413) == "long"
    assert code(send(enter("B", "read", "play"), good), 403) == "scope"
    assert code(enter("A", "tables").get("records"), 403) == "scope"
    assert exported(guest) == []


def test_records_that_are_sent_have_a_cap_on_events(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    host = enter("Host")
    good = host.get(f"tables/{a_game(host)}/record").text
    count = int(good.split("\n")[-2].split()[0])
    monkeypatch.setattr(records, "MOST_SENT", count - 1)
    (item,) = lines_of(send(enter("Guest"), good))
    assert not item["added"]
    assert f"The game file has {count} steps. At most {count - 1}" in item["problem"]


def test_exports_are_limited(serving: Any) -> None:
    server = serving(limits=True)
    program = Program(server, token_for(server, "Robo"))
    for kind, do in (("export", lambda: program.get("records")), ("upload", lambda: send(program, "x"))):
        answers = [do() for _ in range(RATES[kind].burst + 1)]
        assert [answer.status_code for answer in answers] == [200] * RATES[kind].burst + [429]
        assert code(answers[-1], 429) == "limit"


def test_records_of_other_versions_are_shown_and_say_so(enter: Enter) -> None:
    program, known = enter(), KEPT["twinkle-1-1f8d49cf9e41"]
    unknown = known.replace("rules: 1", "rules: 3")
    for text, words in ((known, "Played and shown with version 1"), (unknown, "Points may differ")):
        (item,) = lines_of(send(program, text))
        assert item["added"], item
        table = program.table(item["table"])
        assert (table["rules"], table["result"], table["status"]) == (int(text.split("rules: ")[1][0]), "0 1", "study")
        assert words in table["remark"]
        assert program.get(f"tables/{item['table']}/record").text == text
    assert [line["record"] for line in exported(program)] == [known, unknown]
    assert program.table(program.make("me", "me")["table"])["remark"] == ""
