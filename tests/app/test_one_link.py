"""One link for all seats over the network: sitting down, codes with their limits, and what others do not learn."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.serving import Browser, Server
from tumblestar.security.limits import RATES

ON_BOTH = True
"""Run over SQLite and over PostgreSQL."""

LETTER = re.compile(r'role="img" aria-label="([A-Z0-9]{4})"')


def invited(host: Browser, seats: str = "4", **fields: str) -> tuple[str, str, str]:
    """A table with free seats, the path of its link, and its code."""
    table = host.new(seats=seats, **{f"seat_{n}": "friend" for n in range(2, int(seats) + 1)}, **fields)
    page = unescape(host.get(f"/table/{table}").text)
    link, code = re.search(r'id="link-table" readonly value="http://localhost([^"]+)"', page), LETTER.search(page)
    assert link
    assert code
    return table, link[1], code[1]


def sit(browser: Browser, path: str, name: str = "Bea") -> Any:
    return browser.post(path, data={"name": name})


def holders(server: Server, name: str) -> list[str]:
    table = server.app.services.registry.find(name)
    assert table
    return [row.name for row in table.seats]


def test_everybody_sits_down_by_one_link_and_the_game_begins(server: Server) -> None:
    table, path, _ = invited(server.browser())
    friends = [server.browser() for _ in range(4)]
    shown = friends[0].get(path).text
    assert "Ann invites you to Twisty." in shown
    assert "3 seats are free" in shown
    assert not friends[0].cookies
    for friend, name in zip(friends[:3], ("Bea", "Cem", "Dag"), strict=True):
        assert sit(friend, path, name).headers["location"] == f"/table/{table}"
    assert holders(server, table) == ["Ann", "Bea", "Cem", "Dag"]
    full = sit(friends[3], path, "Eve")
    assert full.status_code == friends[3].get(path).status_code == 409
    assert "All seats are taken." in full.text
    assert "Wait for a seat" in full.text
    assert table not in full.text
    again = friends[0].get(path)
    assert (again.status_code, again.headers["location"]) == (303, f"/table/{table}")


def test_the_host_sees_who_comes_fills_up_with_bots_or_begins_without_the_rest(server: Server) -> None:
    ann, bea = server.browser(), server.browser()
    table, path, code = invited(ann)
    with ann.at(table) as line:
        assert "Waiting: You, 3 free" in line.parts["part-people"]
        assert 'data-do="start"' not in line.parts["part-people"]
        sit(bea, path)
        line.wait(lambda line: "Waiting: You, Bea, 2 free" in line.parts["part-people"])
        assert "Start with 2" in line.parts["part-people"]
        with bea.at(table) as other:
            assert path not in str(other.parts)
            assert code not in str(other.parts)
            assert other.ask("start")["refused"]["code"] == "seat"
        assert line.ask("start")["ok"]
        with pytest.raises(WebSocketDisconnect) as closed:
            line.wait(lambda line: False)
        assert closed.value.code == 4500
    assert holders(server, table) == ["Ann", "Bea"]
    with bea.at(f"{table}?seats=2") as line:
        assert line.n > 0
    with pytest.raises(WebSocketDisconnect) as closed, bea.at(f"{table}?seats=4"):
        pass
    assert closed.value.code == 4500


def test_bots_fill_up_at_the_level_that_one_played_last(server: Server) -> None:
    ann = server.browser()
    for expected in ("beginner", "strong"):
        table, _, _ = invited(ann)
        with ann.at(table) as line:
            assert line.ask("fill")["ok"]
        assert holders(server, table)[1:] == [expected] * 3
        ann.new(seats="2", seat_2="bot:strong")


def test_a_code_leads_to_the_invitation_and_to_nothing_else(server: Server) -> None:
    ann, bea = server.browser(), server.browser()
    table, path, code = invited(ann)
    assert 'href="/join"' in bea.get("/").text
    assert "4 or 5 letters or digits" in bea.get("/join").text
    answer = bea.post("/join", data={"code": f" {code[:2].lower()}-{code[2:]} "})
    assert (answer.status_code, answer.headers["location"]) == (303, path)
    assert bea.get(f"/table/{table}").status_code == 404
    wrong = bea.post("/join", data={"code": "<b>"})
    assert wrong.status_code == 422
    assert "“<b>” is not a code. Type 4 or 5 letters or digits, such as KQ7D." in unescape(wrong.text)
    assert "“<b>”" not in wrong.text
    with ann.at(table) as line:
        assert line.ask("fill")["ok"]
    gone = bea.post("/join", data={"code": code})
    assert gone.status_code == 404
    assert f"There is no open table with the code {code}." in unescape(gone.text)


def test_a_code_works_after_a_restart(server: Server) -> None:
    ann = server.browser()
    _, path, code = invited(ann)
    again = server.restart(ann)
    assert again.post("/join", data={"code": code}).headers["location"] == path


def test_wrong_codes_are_limited_by_address_and_nobody_else_is_locked_out(serving: Callable[..., Server]) -> None:
    server = serving(limits=True)
    now = [1000.0]
    server.app.services.limits._clock = lambda: now[0]
    _, path, code = invited(server.browser())
    assert RATES["code"].burst == 10
    eve = server.browser(fails=False)
    for _ in range(3):  # right ones cost nothing
        assert eve.post("/join", data={"code": code}).headers["location"] == path
    statuses = [eve.post("/join", data={"code": "CCCC" if code != "CCCC" else "DDDD"}).status_code for _ in range(10)]
    assert statuses == [404] * 10
    refused = eve.post("/join", data={"code": code})
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "6"
    assert "Too many wrong codes. Try again in 6 s." in refused.text
    now[0] += 6
    assert eve.post("/join", data={"code": code}).headers["location"] == path


def test_what_a_table_is_not_told_to_whoever_has_no_link(server: Server) -> None:
    table, _, _ = invited(server.browser())
    eve = server.browser()
    real, none = eve.get(f"/table/{table}"), eve.get(f"/table/{table[::-1]}")
    assert (real.status_code, none.status_code) == (404, 404)
    assert "This table needs an invitation." in real.text
    assert "Ask the person who sent you here for the link." in real.text
    assert real.text.replace(table, "") == none.text.replace(table[::-1], "")
    sizes = "content-length"  # of what is packed: the address is in it
    assert {**real.headers, sizes: ""} == {**none.headers, sizes: ""}


def test_who_comes_too_late_may_watch_where_the_host_allows_it(server: Server) -> None:
    ann, bea, cem = (server.browser() for _ in range(3))
    table, path, _ = invited(ann, "2", watchers="1")
    assert "Just watch" in cem.get(path).text
    sit(bea, path)
    assert 'name="watch"' in cem.get(path).text
    assert cem.post(path, data={"watch": "1"}).headers["location"] == f"/table/{table}"
    assert cem.get(f"/table/{table}").status_code == 200
    table, path, _ = invited(ann, "2")
    sit(bea, path)
    eve = server.browser()
    assert 'name="watch"' not in eve.get(path).text
    assert eve.post(path, data={"watch": "1"}).status_code == 403


def test_a_code_and_the_link_are_a_pass_behind_a_password(serving: Callable[..., Server]) -> None:
    server = serving(password="open sesame")
    ann, bea = server.browser(), server.browser()
    ann.post("/password", data={"password": "open sesame", "back": "/"})
    table, path, code = invited(ann)
    assert bea.get("/join").status_code == 200
    assert bea.post("/join", data={"code": code}).headers["location"] == path
    assert bea.get("/tables").status_code == 401
    assert sit(bea, path).headers["location"] == f"/table/{table}"
    assert bea.get("/tables").status_code == 200
