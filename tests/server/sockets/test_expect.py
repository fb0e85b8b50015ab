"""The expected line of searching bots, requested by a page and answered in notation."""

import threading
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.server.conftest import Browser
from tumblestar import bots
from tumblestar.games import GAMES
from tumblestar.server.sockets import page_socket

TWISTY = GAMES["twisty"]


def test_the_expected_line_is_in_the_readers_language(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def expect(game: Any, state: Any) -> list[str]:
        asked.append(game.state_text(state))
        return ["a1-b3", "stay"]

    monkeypatch.setattr(page_socket, "expect", expect)
    table = browser.new(seat_2="bot:strong")
    with browser.at(table) as line:
        assert 'data-do="expect"' in line.parts["part-others"]
        answer = line.ask("expect")
        assert answer["ok"]
        assert "a1-b3, stay" in answer["says"]
    with browser.line(table, **{"accept-language": "fr"}) as session:
        session.receive_json()
        session.send_json({"id": "x", "do": "expect"})
        while "says" not in (answer := session.receive_json()):  # the table notes meanwhile that help was used
            pass
        assert "a1-b3" in answer["says"]
    assert TWISTY.parse_state(asked[0]).phase == TWISTY.rules.MOVE


def test_a_bot_that_is_not_ready_says_so(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_socket, "expect", lambda *_: [])
    with browser.at(browser.new(seat_2="bot:club")) as line:
        assert "not ready yet" in line.ask("expect")["says"]


def test_one_question_at_a_time(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    thought_out = threading.Event()

    def expect(*_: Any) -> list[str]:
        assert thought_out.wait(PATIENCE)
        return ["stay"]

    monkeypatch.setattr(page_socket, "expect", expect)
    with browser.at(browser.new(seat_2="bot:master")) as line:
        line.session.send_json({"id": "first", "do": "expect"})
        assert line.ask("expect")["refused"]["code"] == "busy"
        thought_out.set()
        assert line.receive()["answer"] == "first"


def test_games_without_search_expect_nothing(browser: Browser) -> None:
    with browser.at(browser.new()) as line:
        assert 'data-do="expect"' not in line.parts["part-others"]
        assert line.ask("expect")["refused"]["code"] == "over"


def test_a_searching_bot_is_compiled_with_its_table(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(bots, "prepare", lambda name, game: prepared.append(name))
    browser.new(seat_2="bot:greedy")
    browser.new(seat_2="bot:master")
    assert prepared == ["greedy", "master"]
