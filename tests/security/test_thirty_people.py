"""Thirty people behind one address, as in a school: all play, reload and review, and nobody meets a limit."""

import time
from collections.abc import Callable
from contextlib import ExitStack

from tests.patience import PATIENCE
from tests.serving import Browser, Server
from tumblestar.engine.fair_queue import SHARES

ADDRESS = "203.0.113.30"


def answers_of(browser: Browser, *paths: str) -> list[int]:
    return [browser.get(path).status_code for path in paths]


def test_thirty_people_behind_one_address_meet_no_limit(serving: Callable[..., Server]) -> None:
    server = serving(limits=True)
    people, statuses, tables = list[Browser](), list[int](), list[str]()
    for n in range(SHARES):
        browser = server.browser()
        browser._transport.client = (ADDRESS, n)
        people.append(browser)
        statuses += answers_of(browser, "/", "/new/shizzle", "/rules/shizzle", "/lobby", "/learn/shizzle")
        statuses.append(browser.post("/settings", data={"name": f"Person {n}"}).status_code)
    with ExitStack() as stack:  # all are at their tables at once
        for browser in people:
            tables.append(browser.new("shizzle", seat_2="person"))
            line = stack.enter_context(browser.at(tables[-1]))
            for _ in range(2):
                line.does("act", action=line.targets[0])
            for _ in range(5):
                statuses += answers_of(browser, f"/table/{tables[-1]}", f"/table/{tables[-1]}/picture?theme=dawn")
            assert line.ask("resign")["ok"]
    for browser, table in zip(people, tables, strict=True):
        statuses += answers_of(browser, "/tables", f"/table/{table}/verify", f"/table/{table}/review")
    for browser, table in zip(people, tables, strict=True):
        until = time.monotonic() + PATIENCE
        while True:
            answer = browser.get(f"/table/{table}/review/parts")
            statuses.append(answer.status_code)
            if answer.status_code != 200 or answer.json()["done"] or time.monotonic() > until:
                break
            time.sleep(0.5)
        assert answer.json()["done"], answer.text
        assert "n" in answer.json()
        page = browser.get(f"/table/{table}/review")
        assert 'role="alert"' not in page.text
        statuses.append(page.status_code)
        statuses += answers_of(browser, f"/table/{table}/analysis?at=0", "/analysis/shizzle?values", "/mine/stats")
    assert set(statuses) <= {200, 303}
    assert len(statuses) > 20 * SHARES
