"""Requests of programs, and their responses."""

import json
from typing import Any

import pytest

from bench.program_lines import ProgramLine
from tests.api.conftest import Enter, Program, code, revoke, seat_of, token_for
from tests.serving import HOST, Browser, Server
from tests.tables.test_restrictions import link_of
from tumblestar import bots
from tumblestar.api.request import MAX_BODY
from tumblestar.features.puzzles.puzzle import all_puzzles, puzzles_of
from tumblestar.features.review import operations as reviews
from tumblestar.games import GAMES
from tumblestar.insight.report import RESIGN, report
from tumblestar.record.text import read_record
from tumblestar.security import SCOPES, tokens
from tumblestar.words import say

Two = tuple[Program, Program, str]
ON_BOTH = True
"""Every test here is run over SQLite and over PostgreSQL."""


def test_a_program_receives_its_identity(enter: Enter) -> None:
    robo, ann = enter("Robo", "read"), enter("Ann", is_bot=False)
    assert robo.get("me").json() == {"name": "Robo", "bot": True, "token": "Robo", "scopes": ["read"]}
    assert ann.get("me").json() == {"name": "Ann", "bot": False, "token": "Ann", "scopes": list(SCOPES)}


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer x", "Bearer tms_" + "a" * 43, "Basic eDp5", "Bearer \xff"])
def test_without_a_valid_token_nothing_is_returned(server: Server, header: str) -> None:
    headers = {"authorization": header.encode("latin-1")} if header else {}
    for path in ("me", "games", "tables", "tables/x", "tables/x/stream"):
        answer = server.browser().get(f"/api/v1/{path}", headers=headers)
        assert code(answer, 401) == "token"
        assert answer.headers["www-authenticate"] == "Bearer"


def test_a_cookie_counts_for_nothing_at_the_api(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    assert browser.get(f"/table/{table}").status_code == 200
    assert code(browser.get(f"/api/v1/tables/{table}"), 401) == "token"
    assert code(browser.post(f"/api/v1/tables/{table}/abandon", json={"id": "a"}), 401) == "token"


def test_a_token_counts_for_nothing_on_pages(enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "bot:greedy")["table"]
    assert robo.client.get(f"/table/{table}").status_code == 404
    assert robo.client.get("/tables").text.count(f"/table/{table}") == 0


def test_a_token_needs_no_origin_and_a_cookie_still_does(enter: Enter, browser: Browser) -> None:
    robo = enter(origin="http://elsewhere.example")
    assert robo.post("tables", id="a", game="twisty", seats=["me", "bot:greedy"]).status_code == 201
    assert browser.post("/new/twisty", data={}, headers={"origin": "http://elsewhere.example"}).status_code == 403


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_may_do_what_it_was_made_for_and_nothing_else(two: Two, server: Server, scope: str) -> None:
    table = two[2]
    robo = Program(server, token_for(server, "Lone", scope))
    wanted: dict[str, list[Any]] = {
        "read": [robo.get("tables"), robo.get(f"tables/{table}"), robo.get(f"tables/{table}/record")],
        "play": [
            robo.post(f"tables/{table}/act", id="a", seen=0, action=0),
            robo.post(f"tables/{table}/takeback", id="a", seen=0),
            robo.post(f"tables/{table}/resign", id="a", seen=0),
            robo.post(f"tables/{table}/say", id="a", text="x"),
            robo.post("join", link="x"),
        ],
        "tables": [
            robo.post("tables", id="a", game="twisty", seats=["me", "bot:greedy"]),
            robo.post(f"tables/{table}/abandon", id="a"),
            robo.client.delete(f"/api/v1/tables/{table}"),
        ],
    }
    for needed, answers in wanted.items():
        for answer in answers:
            if needed == scope:
                assert answer.status_code in (200, 201, 404)
            else:
                assert code(answer, 403) == "scope"
                assert answer.json()["scope"] == needed
                assert f'scope="{needed}"' in answer.headers["www-authenticate"]


def test_a_revoked_token_is_worth_nothing(two: Two, server: Server) -> None:
    host, _, table = two
    server.run(revoke, server.store, "Host")
    assert code(host.get(f"tables/{table}"), 401) == "token"


def test_the_day_a_token_is_used_is_noted(enter: Enter, server: Server) -> None:
    robo = enter()
    for length in (0, 10):
        with server.store.reading() as connection:
            assert [len(token.used) for token in tokens.all_tokens(connection)] == [length]
        robo.get("me")


def test_every_game_is_documented_with_an_example_of_its_notation(enter: Enter) -> None:
    robo = enter()
    games = {game["game"]: game for game in robo.get("games").json()["games"]}
    assert list(games) == list(GAMES)
    for name, told in games.items():
        game = GAMES[name]
        state = game.parse_state(told["state"])
        assert all(game.text(state, action["action"]) == action["text"] for action in told["legal"])
        assert robo.get(f"games/{name}").json() == told
    assert code(robo.get("games/chess"), 404) == "missing"


def test_a_table_is_made_once_however_often_it_is_asked_for(enter: Enter, server: Server) -> None:
    robo, other = enter(), enter("Other")
    first = robo.make("me", "open", id="mine")
    again = robo.post("tables", id="mine", game="shizzle", seats=["me", "open"])
    assert (again.status_code, again.json()["table"]) == (200, first["table"])
    assert other.make("me", "open", id="mine")["table"] != first["table"]
    server.stop()
    server.start()
    robo = Program(server, robo.token)
    assert robo.post("tables", id="mine", game="shizzle", seats=["me", "open"]).json()["table"] == first["table"]
    assert [table["table"] for table in robo.get("tables").json()["tables"]] == [first["table"]]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"game": "chess"}, "$.game"),
        ({"seats": ["me"]}, "$.seats"),
        ({"seats": ["me", "bot:nobody"]}, None),
        ({"options": {"nonsense": 1}}, None),
        ({"options": {"first": 9}}, None),
        ({"chance": "typed", "seats": ["bot:greedy", "bot:greedy"]}, "$.chance"),
        ({"chance": "seed", "seed": "  "}, "$.seed"),
    ],
)
def test_what_cannot_be_chosen_is_said(enter: Enter, wrong: dict[str, Any], field: str | None) -> None:
    answer = enter().post("tables", **{"id": "a", "game": "shizzle", "seats": ["me", "bot:greedy"]} | wrong)
    assert code(answer, 422) == "options"
    assert answer.json().get("field") == field


def test_a_table_is_set_up_as_asked(enter: Enter) -> None:
    table = enter().make("me", "open", clock="bank-300-5", chat=False, watchers=True, listed=True, name="Ann")
    assert (table["chat"], table["watchers"], table["listed"], table["host"]) == (False, True, True, True)
    assert table["seats"][0]["name"] == "Ann"
    assert table["status"] == "waiting"
    assert table["legal"] == []
    assert [link["seat"] for link in table["links"]["seats"]] == [2]
    assert table["links"]["seats"][0]["link"].startswith(f"http://{HOST}/join/")
    assert table["links"]["watch"].startswith(f"http://{HOST}/watch/")


def test_the_table_of_another_person_is_hidden(enter: Enter) -> None:
    host, stranger = enter("Host"), enter("Stranger")
    table = host.make("me", "bot:greedy")["table"]
    for answer in (
        stranger.get(f"tables/{table}"),
        stranger.get(f"tables/{table}/record"),
        stranger.get(f"tables/{table}/stream"),
        stranger.get(f"tables/{table}/chat"),
        stranger.post(f"tables/{table}/act", id="a", seen=0, action=0),
        stranger.post(f"tables/{table}/abandon", id="a"),
        stranger.client.delete(f"/api/v1/tables/{table}"),
    ):
        assert code(answer, 404) == "missing"
    assert stranger.get("tables").json() == {"tables": []}


def test_links_are_for_the_host_whose_token_may_make_tables(enter: Enter, server: Server) -> None:
    host, guest = enter("Host"), enter("Guest")
    table = host.make("me", "open", "open")
    assert seat_of(guest, table).status_code == 200
    assert guest.table(table["table"])["links"] is None
    told = Program(server, token_for(server, "Host", "read")).table(table["table"])
    assert (told["links"], told["host"]) == (None, True)


def test_a_table_that_goes_on_is_ended_before_it_is_deleted(enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "bot:greedy")["table"]
    assert code(robo.client.delete(f"/api/v1/tables/{table}"), 409) == "going"
    first = robo.post(f"tables/{table}/abandon", id="end")
    assert first.status_code == 200
    assert robo.post(f"tables/{table}/abandon", id="end").json() == first.json()
    assert robo.table(table)["status"] == "abandoned"
    assert robo.client.delete(f"/api/v1/tables/{table}").status_code == 204
    assert code(robo.get(f"tables/{table}"), 404) == "missing"


def test_the_record_is_that_of_the_table_and_holds_no_sealed_seed(enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "bot:greedy", chance="sealed", seed="")
    record = read_record(robo.get(f"tables/{table['table']}/record").text)
    assert record.commitment == table["commitment"]
    assert record.seed == ""
    assert [seat.kind for seat in record.seats] == ["person", "bot"]


def test_an_invitation_is_looked_at_and_taken_once(enter: Enter) -> None:
    host, guest, late = enter("Host"), enter("Guest"), enter("Late")
    table = host.make("me", "open", chance="sealed", seed="")
    link = table["links"]["seats"][0]["link"]
    seen = guest.post("invitation", link=link).json()
    assert (seen["game"], seen["seat"], seen["good"], seen["commitment"]) == ("shizzle", 2, True, table["commitment"])
    own = link.rpartition("/")[2]
    ways = (link, own, f"{link}.", f"<{link}>", f"“{own}”,", f"{link}?fbclid=x", f"{link}%3E", f"HTTP{link[4:]}/")
    for wanted in ways:
        assert guest.post("join", link=wanted, salt="my words").json()["you"] == [2]
    assert code(late.post("join", link=link), 409) == "taken"
    assert late.post("invitation", link=link).json()["seats"] == []
    assert code(late.post("join", link="x" * 32), 404) == "missing"
    assert code(late.post("join", link="nonsense"), 404) == "missing"
    assert "salt 2: my words" in guest.get(f"tables/{table['table']}/record").text


def test_bots_are_marked_as_bots_wherever_a_name_is_shown(enter: Enter, browser: Browser) -> None:
    table = browser.new(seat_2="friend", listed="1", watchers="1")
    robo = enter("Robo")
    assert robo.post("join", link=f"http://{HOST}{link_of(browser, table)}").status_code == 200
    seats = robo.table(table)["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ann", False), ("Robo", True)]
    robo.post(f"tables/{table}/say", id="a", text="beep")
    page = browser.get(f"/table/{table}").text
    assert '<b dir="auto">Robo (bot)</b>' in page
    assert page.count("Robo") == page.count("Robo (bot)") > 2
    for path in ("/lobby", "/tables", "/"):
        assert "Robo (bot)" in browser.get(path).text
    assert [message["bot"] for message in robo.get(f"tables/{table}/chat").json()["messages"]] == [True, True]
    with browser.line(f"{table}?as=json") as line:
        assert [seat["bot"] for seat in ProgramLine(line).until("seats")["seats"]] == [False, True]
    assert "seat 2: person Robo" in browser.get(f"/table/{table}/record").text
    assert browser.post(f"/table/{table}/rematch").status_code == 303


def test_an_action_by_number_and_by_notation(two: Two) -> None:
    host, guest, table = two
    assert host.table(table)["may_act"]
    for name in ("action", "text", "both"):
        now = host.table(table)
        player, first = host if now["may_act"] else guest, now["legal"][0]
        # a text as `action` was the only way before 0.8, and is deprecated
        fields = {"action": first["text"]} if name == "both" else {"action": None, name: first[name]}
        assert player.act(table, **fields).json()["n"] > now["n"]


def test_an_action_is_given_once(two: Two) -> None:
    host, _, table = two
    for fields in ({"action": None}, {"text": "die 1"}, {"action": "die 1", "text": "die 1"}):
        refused = host.act(table, **fields)
        assert code(refused, 422) == "message"
        assert refused.json()["detail"] == say("en", "refused-act")
    assert host.table(table)["n"] == 0


def test_a_request_is_done_once_however_often_it_is_sent(two: Two) -> None:
    host, _, table = two
    now = host.table(table)
    body = {"id": "once", "seen": now["n"], "action": now["legal"][0]["action"]}
    first = host.post(f"tables/{table}/act", **body)
    assert first.status_code == 200
    for _ in range(3):
        assert host.post(f"tables/{table}/act", **body).json() == first.json()
    assert host.table(table)["n"] == first.json()["n"]
    with host.line(table) as line:
        said = ProgramLine(line).ask(do="act", **body)  # the same name on the line is the same request
        assert (said["ok"], said["n"]) == (True, first.json()["n"])


def test_what_is_refused_says_why_and_how_things_stand(two: Two) -> None:
    host, guest, table = two
    now = host.table(table)
    n, act = now["n"], f"tables/{table}/act"
    stale = host.post(act, id="a", seen=n + 5, action=now["legal"][0]["action"])
    assert code(stale, 409) == "stale"
    assert stale.json()["n"] == n
    assert code(guest.post(act, id="a", seen=n, action=0), 409) == "seat"
    assert code(host.post(act, id="b", seen=n, action="nonsense"), 422) == "unread"
    assert code(host.post(f"tables/{table}/takeback", id="c", seen=n), 409) == "takeback"
    assert code(host.post(f"tables/{table}/say", id="d"), 409) == "chat"
    assert code(host.post(f"tables/{table}/resign", id="e", seen=n, seat=2), 409) == "seat"
    assert host.table(table)["n"] == n


def test_a_rule_that_forbids_is_named(enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "bot:greedy", game="twisty", options={"first": 1})["table"]
    answer = robo.act(table, action=49)
    assert code(answer, 422) == "rule"
    assert answer.json()["tag"] == "TY-3.1"
    assert answer.json()["help"] == "/rules/twisty#TY-3.1"


def test_refusals_come_in_the_language_that_is_asked_for(two: Two, server: Server) -> None:
    french = Program(server, two[0].token, **{"accept-language": "fr"})
    answer = french.post(f"tables/{two[2]}/act", id="a", seen=99, action=0)
    assert answer.json()["detail"] == say("fr", "refused-stale")
    assert answer.json()["title"] == say("fr", "problem-stale")
    assert answer.headers["content-language"] == "fr"
    assert french.client.get("/api/v1/nowhere").json()["title"] == say("fr", "problem-missing")


@pytest.mark.parametrize("end", ["%C2%A1", ".", ")", "%E2%80%8B"])
def test_a_name_that_is_none_is_looked_for_as_it_was_sent(two: Two, end: str) -> None:
    program, _, table = two
    assert program.get(f"tables/{table}{end}").status_code == 404
    assert program.get(f"games/twisty{end}").status_code == 404


def test_a_whole_game_by_calls_alone(enter: Enter) -> None:
    host, guest = enter("Host"), enter("Guest")
    answer = host.make("me", "open", options={"rounds": 5})
    table = answer["table"]
    assert seat_of(guest, answer).status_code == 200
    for _ in range(2000):
        now = host.table(table)
        if now["end"]:
            break
        program = host if now["may_act"] else guest
        assert program.act(table, action=now["legal"][-1]["action"]).status_code == 200
    assert (now["end"], now["status"], now["result"] != "") == ("over", "over", True)
    assert code(host.post(f"tables/{table}/act", id="x", seen=now["n"], action=0), 409) == "over"


def test_resigning_and_taking_back(two: Two) -> None:
    host, guest, table = two
    host.act(table)
    while not (now := host.table(table))["may_take_back"] and now["may_act"]:
        host.act(table)
    if now["may_take_back"]:
        assert host.post(f"tables/{table}/takeback", id="back", seen=now["n"]).status_code == 200
        now = host.table(table)
    assert guest.post(f"tables/{table}/resign", id="out", seen=now["n"], seat=2).status_code == 200
    assert host.table(table)["end"] == "resigned 2"


@pytest.mark.parametrize("agree", [True, False])
def test_a_rematch_asks_the_others_who_agree_or_decline(enter: Enter, agree: bool) -> None:
    host, guest = enter("Host"), enter("Guest", is_bot=False)  # a program of its own account would agree by itself
    at = host.make("me", "open", options={"first": 1})
    assert seat_of(guest, at).status_code == 200
    table = at["table"]
    assert code(host.post(f"tables/{table}/rematch", agree=True), 409) == "going"
    host.post(f"tables/{table}/resign", id="out", seen=host.table(table)["n"])
    rematch = host.post(f"tables/{table}/rematch").json()["table"]
    assert host.table(rematch)["status"] == "waiting"
    assert guest.table(table)["following"] == rematch
    for _ in range(2):  # asking again changes nothing
        answer = guest.post(f"tables/{table}/rematch", agree=agree).json()
        assert answer == {"ok": True, "table": rematch if agree else ""}
    now = host.table(rematch)
    assert now["status"] == ("open" if agree else "waiting")
    assert [seat["free"] for seat in now["seats"]] == [False, not agree]


def test_the_others_are_asked_to_take_back(two: Two) -> None:
    host, guest, table = two
    while (now := host.table(table))["may_act"]:
        length = now["n"]  # nothing was taken back so far
        host.act(table)
    asked = host.post(f"tables/{table}/takeback", id="back", seen=now["n"], kept=length)
    if asked.status_code == 409:  # chance has acted since
        assert code(asked, 409) == "takeback"
        return
    n = asked.json()["n"]
    assert guest.table(table)["asked"] == {"seat": 1, "kept": length, "agreed": []}
    assert code(host.post(f"tables/{table}/answer", id="own", seen=n, agree=True), 409) == "seat"
    agreed = guest.post(f"tables/{table}/answer", id="yes", seen=n, agree=True)
    assert agreed.json() == {"ok": True, "n": n + 2}
    now = guest.table(table)
    assert (now["asked"], now["practice"]) == (None, False)


def test_practice_is_said_before_it_begins(enter: Enter) -> None:
    robo = enter()
    table = robo.make("me", "bot:greedy", options={"first": 1})["table"]
    for i in range(7):
        while not (now := robo.table(table))["may_act"]:
            pass
        if i < 6:
            robo.act(table)
    back = f"tables/{table}/takeback"
    first = now["n"] and next(
        n for n in range(now["n"]) if robo.post(back, id=f"f{n}", seen=now["n"], kept=n).json()["code"] == "practice"
    )
    done = robo.post(back, id="p", seen=now["n"], kept=first, practice=True)
    assert done.status_code == 200
    after = robo.table(table)
    assert (after["practice"], after["chance"]) == (True, "seed")
    assert "practice: yes" in robo.get(f"tables/{table}/record").text


MISSHAPEN = [b"[" * 9000, b"[]", b"null", b'{"id":"a"}', b'{"id":"a","seen":1,"action":1,"more":1}']
MISSHAPEN += [b'{"id":"%b","seen":1,"action":1}' % name for name in (b"", b"a b")]
MISSHAPEN += [b'{"id":"a","seen":%b,"action":1}' % seen for seen in (b"true", b"-1", b"1e400")]
MISSHAPEN += [b'{"id":"a","seen":1,"action":%b}' % action for action in (b"99999999999999999999", b"null")]
BAD = [(body, "message", 422) for body in MISSHAPEN]
BAD += [(body, "json", 400) for body in (b"", b"{", b"\xff\xfe", b'{"id":"a","seen":1,"action":"\\ud800"}')]
BAD += [(json.dumps({"id": "a", "seen": 1, "action": "x" * (MAX_BODY + 1)}).encode(), "long", 413)]


@pytest.mark.parametrize(("body", "wanted", "status"), BAD, ids=range(len(BAD)))
def test_nonsense_is_refused_with_words(two: Two, body: bytes, wanted: str, status: int) -> None:
    headers = {"content-type": "application/json"}
    answer = two[0].client.post(f"/api/v1/tables/{two[2]}/act", content=body, headers=headers)
    assert code(answer, status) == wanted


def test_other_kinds_of_body_and_other_methods_are_refused(two: Two) -> None:
    client = two[0].client
    assert code(client.post("/api/v1/join", data={"link": "x"}), 415) == "kind"
    answer = client.put("/api/v1/me")
    assert code(answer, 405) == "method"
    assert "GET" in answer.headers["allow"]
    assert code(client.get("/api/v1/"), 404) == "missing"
    assert code(client.get("/api/v1/me", headers={"host": "elsewhere.example"}), 421) == "host"
    assert code(client.get("/api/v1/me", headers={"x": "y" * 20_000}), 431) == "head"


def test_an_internal_error_is_reported_as_one(two: Two, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _, table = two
    host.client._transport.raise_server_exceptions = False  # type: ignore[attr-defined]

    async def broken(*_: Any) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(server.app.services.registry, "find_current", broken)
    assert code(host.get(f"tables/{table}"), 500) == "trouble"


def test_a_program_receives_all_puzzles_or_those_of_a_game(enter: Enter) -> None:
    ann = enter("Ann")
    answer = ann.get("puzzles")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [line["id"] for line in lines] == [puzzle.id for puzzle in all_puzzles()]
    assert {"id", "game", "seats", "themes", "rating", "state", "solution", "proof"} <= set(lines[0])
    of_game = [json.loads(line)["id"] for line in ann.get("puzzles?game=shizzle").text.splitlines()]
    assert of_game == list(puzzles_of("shizzle"))
    assert code(ann.get("puzzles?game=chess"), 422) == "options"


def test_a_program_receives_the_review_of_a_finished_table(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.make("me", "bot:greedy")["table"]
    assert code(ann.get(f"tables/{table}/review"), 409) == "going"
    ann.act(table)
    seen = ann.table(table)["n"]
    assert ann.post(f"tables/{table}/resign", id="enough", seen=seen, seat=1).status_code == 200
    assert code(bob.get(f"tables/{table}/review"), 404) == "missing"
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)
    answer = ann.get(f"tables/{table}/review")
    if answer.status_code != 200:
        assert code(answer, 503) == "working"
        assert answer.headers["retry-after"]
    monkeypatch.setattr(reviews, "PATIENCE", 120.0)
    review = ann.get(f"tables/{table}/review")
    assert review.status_code == 200
    own = report(read_record(ann.get(f"tables/{table}/record").text))
    assert set(review.json()) == {*own, "headlines"}
    assert review.json()["headlines"][0].startswith("Ann lost.")
    assert review.json()["events"] == json.loads(json.dumps(own["events"]))
    assert review.json()["events"][-1]["text"] == RESIGN


def test_a_bot_that_is_not_at_full_strength_yet_says_so(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = enter()
    table = ann.post("tables", id="a", game="twisty", seats=["me", "bot:greedy"]).json()["table"]
    for is_ready in (False, True):
        monkeypatch.setattr(bots, "is_ready", lambda name, game, is_ready=is_ready: is_ready)
        assert [seat["preparing"] for seat in ann.table(table)["seats"]] == [False, not is_ready]
