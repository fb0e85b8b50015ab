"""The advice panel: who gets it, when, and how it looks."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.conftest import Browser, Line
from tumblestar.contract.capabilities import Advice, AdviceRow
from tumblestar.contract.modules import Name
from tumblestar.games import GAMES
from tumblestar.games.shizzle import advice
from tumblestar.words import Phrase

SHIZZLE = GAMES["shizzle"]
Asked = list[tuple[str, bool]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Advice that is quick, and notes what it was asked."""
    calls: Asked = []

    def advise(s: Any, names: Sequence[Name], hints: bool) -> Advice | None:
        del names
        if SHIZZLE.actor(s) < 0:
            return None
        calls.append((SHIZZLE.state_text(s), hints))
        ways = [
            AdviceRow(
                action,
                Phrase("seat-text", {"name": f"<way {action}>"}),
                (Phrase("seat-points", {"count": action}),),
                hints,
            )
            for action in SHIZZLE.legal(s)
        ]
        return Advice((Phrase("odds-way"),), tuple(ways), Phrase("log-empty"))

    monkeypatch.setattr(advice, "advice", advise)
    return calls


def ways(line: Line) -> list[int]:
    """The ways that can be gone at a click."""
    return [int(action) for action in re.findall(r'data-action="(\d+)"', line.parts["part-odds"])]


def test_help_is_for_those_who_ask(browser: Browser, asked: Asked) -> None:
    with browser.at(browser.new("shizzle", seat_2="person")) as line:
        assert "hidden" in line.parts["part-odds"]
        assert asked == []
        line.does("aid", aid=1)
        assert ways(line) == line.targets
        assert "&lt;way 0&gt;" in line.parts["part-odds"]
        assert "★" not in line.parts["part-odds"]
        line.does("aid", aid=2)
        assert line.parts["part-odds"].count("★") == len(line.targets)
        line.does("aid", aid=0)
        assert "hidden" in line.parts["part-odds"]
        assert [hints for _, hints in asked] == [False, True]


def test_help_goes_on_through_the_game_and_is_worked_out_once_for_all(browser: Browser, asked: Asked) -> None:
    table = browser.new("shizzle", seat_2="person")
    with browser.at(table) as line, browser.line(f"{table}?aid=1") as other:
        other.receive_json()
        line.does("aid", aid=1)
        for _ in range(4):
            line.does("act", action=ways(line)[0])
            assert ways(line) == line.targets
            while other.receive_json()["n"] != line.n:
                pass
        assert len(asked) == len(set(asked)) == 5


def test_stepping_back_shows_choices_without_targets(browser: Browser, asked: Asked) -> None:
    with browser.at(browser.new("shizzle", seat_2="person")) as line:
        line.does("aid", aid=2)
        line.does("act", action=0)
        line.does("look", at=0)
        assert "&lt;way 5&gt;" in line.parts["part-odds"]
        assert ways(line) == []
        line.does("look", at=1)
        assert "hidden" in line.parts["part-odds"]  # chance was to act
        line.does("look")
        assert ways(line) == line.targets


def test_after_the_game_there_is_help_at_every_step_but_the_last(browser: Browser, asked: Asked) -> None:
    with browser.at(browser.new("shizzle", seat_2="person")) as line:
        line.does("aid", aid=1)
        line.does("resign")
        assert "hidden" in line.parts["part-odds"]
        line.does("look", at=0)
        assert "&lt;way 0&gt;" in line.parts["part-odds"]


@pytest.mark.parametrize("wrong", [3, -1, None])
def test_there_is_no_other_help(browser: Browser, asked: Asked, wrong: Any) -> None:
    with browser.at(browser.new("shizzle", seat_2="person")) as line:
        answer = line.ask("aid", aid=wrong)
        assert answer["refused"]["code"] == "message"
    with browser.line(f"{browser.new('shizzle', seat_2='person')}?aid={wrong}") as session:
        assert "hidden" in session.receive_json()["parts"]["part-odds"]
    assert asked == []


def test_ways_without_any_figure_are_no_help(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    never = (Phrase("advice-never", {}, "shizzle"),)
    told = Advice((Phrase("odds-way"),), (AdviceRow(0, Phrase("log-empty"), never),), Phrase("log-empty"))
    monkeypatch.setattr(advice, "advice", lambda *_: told)
    with browser.at(browser.new("shizzle", seat_2="person")) as line:
        line.does("aid", aid=1)
        assert "hidden" in line.parts["part-odds"]


def test_a_game_without_advice_offers_none(browser: Browser) -> None:
    table = browser.new(seat_2="person")
    assert 'data-setting="aid"' not in browser.get(f"/table/{table}").text
    assert 'data-setting="aid"' in browser.get(f"/table/{browser.new('shizzle')}").text
    with browser.at(table) as line:
        line.does("aid", aid=2)
        assert "hidden" in line.parts["part-odds"]


def test_the_odds_of_shizzle_are_shown_in_both_languages(browser: Browser) -> None:
    table = browser.new("shizzle", seat_2="person")
    with browser.at(table) as line:
        line.does("act", action=0)
    for lang, choke in (("en", r"13\.2%"), ("fr", r"13,2\s%")):
        with browser.line(f"{table}?aid=2", **{"accept-language": lang}) as session:
            html = session.receive_json()["parts"]["part-odds"]
            assert re.search(choke, html)  # (2/3)^5
            assert "★" in html
