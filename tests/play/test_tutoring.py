"""The tutor, which asks before what costs much; help among several people; and the line that bots expect."""

import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bench.program_lines import ProgramLine
from tests.app.test_friends import links_in, sit, table_of
from tests.patience import PATIENCE
from tests.serving import Browser, Server
from tumblestar import bots
from tumblestar.contract.capabilities import Evaluator
from tumblestar.insight.evaluations import Evaluation, Evaluations
from tumblestar.play import page_socket
from tumblestar.play.render_cache import render_cache_of
from tumblestar.tables.table import Table
from tumblestar.words import Phrase, say

SEARCH = Evaluator(Phrase("evaluator-search", {"count": 4000}, "twisty"))
Shares = Callable[..., None]


@pytest.fixture
def shares(monkeypatch: pytest.MonkeyPatch) -> Shares:
    """`shares(0.9, 0.5)` gives the first action of a position 90 %, and the others 50 %."""

    def give(first: float, others: float, *, is_final: bool = True) -> None:
        async def values(*given: Any) -> dict[str, Evaluation]:
            both = first, others
            return {state: Evaluation((both[i > 0], 0.5), SEARCH, is_final) for i, state in enumerate(given[3])}

        monkeypatch.setattr(Evaluations, "values", values)

    return give


def new(browser: Browser) -> str:
    """A table with one person on both seats, where the first is to act; with the tutor."""
    return f"{browser.new(seat_2='person', option_first='1', seed='hints')}?aid=4&amount=5"


def at(server: Server, address: str) -> Table:
    return table_of(server, address.partition("?")[0])


def test_a_costly_action_is_asked_about_and_played_if_one_is_sure(
    server: Server, browser: Browser, shares: Shares
) -> None:
    shares(0.9, 0.5)
    address = new(browser)
    table = at(server, address)
    with browser.at(address) as line:
        before, (best, other, *_) = line.n, table.record.legal
        answer = line.ask("act", action=other)
        assert (answer["ok"], answer["n"], table.live) == (True, before, before)
        said = " ".join(answer["asks"])
        assert "Your win chance drops from 90% to 50%." in said
        assert (answer["action"], answer["better"]) == (other, best)
        assert re.findall(r"class=\"pill (\w+)\".*?>([\w ]+%)<", answer["worth"]["board"]) == [
            ("best", "90%"),
            ("own", "You 50%"),
        ]
        assert "50.0%" in said
        assert "90.0%" in said
        assert "Win chances from a search of 4,000 positions" in said
        names = render_cache_of(table).names()
        assert say("en", table.game.preview(table.state, best, names), "twisty") in said
        line.does("act", action=other, sure=True)
        assert table.record.events[-1].action == other
        events = len(table.record.events)
        line.session.send_json({"id": "once", "seen": line.n, "do": "act", "action": table.record.legal[0]})
        line.session.send_json({"id": "once", "seen": line.n, "do": "act", "action": table.record.legal[0]})
        answers = []
        while len(answers) < 2:
            if (message := line.receive()).get("id") == "once":
                answers.append(message["n"])
        assert answers[0] == answers[1] == table.live
        assert len(table.record.events) == events + 1


def test_typed_notation_is_asked_about_too(server: Server, browser: Browser, shares: Shares) -> None:
    shares(0.9, 0.5)
    address = new(browser)
    table = at(server, address)
    with browser.at(address) as line:
        best, other = table.record.legal[:2]
        text = table.game.text(table.state, other)
        assert line.ask("act", text=text)["asks"]
        assert line.ask("act", text="nonsense")["refused"]["code"] == "unread"
        assert "asks" not in line.ask("act", text=table.game.text(table.state, best))
        assert table.record.events[-1].action == best


@pytest.mark.parametrize(
    ("first", "others", "query"),
    [
        (0.53, 0.5, "aid=4&amount=5"),  # it costs less
        (0.52, 0.5, "aid=4&amount=1"),  # it costs less than the error of the evaluator
        (0.9, 0.5, "aid=3&amount=1"),  # the tutor is not wanted
    ],
)
def test_other_actions_are_played_at_once(
    server: Server, browser: Browser, shares: Shares, first: float, others: float, query: str
) -> None:
    shares(first, others)
    address = f"{new(browser).partition('?')[0]}?{query}"
    with browser.at(address) as line:
        other = at(server, address).record.legal[1]
        answer = line.ask("act", action=other)
        assert not {"asks", "remark"} & set(answer)
        assert at(server, address).record.events[-1].action == other


@pytest.mark.parametrize("is_late", [True, False])
def test_without_final_shares_in_time_it_is_played_unasked_and_said(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, shares: Shares, is_late: bool
) -> None:
    async def values(*_: Any) -> dict[str, Evaluation]:
        return {}

    if is_late:
        monkeypatch.setattr(Evaluations, "values", values)
    else:
        shares(0.9, 0.5, is_final=False)
    address = new(browser)
    with browser.at(address) as line:
        other = at(server, address).record.legal[1]
        answer = line.ask("act", action=other)
        assert "came too late" in answer["remark"]
        assert at(server, address).record.events[-1].action == other


def test_the_amount_is_one_of_those_offered(browser: Browser, shares: Shares) -> None:
    shares(0.58, 0.5)
    table = new(browser).partition("?")[0]
    page = browser.get(f"/table/{table}").text
    assert page.count('data-do="unsure"') == page.count('data-do="sure"') == 1
    assert page.count('<option value="1">1% win chance</option>') == 1
    with browser.at(f"{table}?aid=4&amount=10") as line:
        assert line.ask("aid", aid=4, amount=3)["refused"]["code"] == "message"
        line.does("aid", aid=4, amount=5)
        assert "drops from 58% to 50%" in line.ask("act", action=line.targets[1])["asks"][0]


def test_help_that_is_shown_is_noted_also_alone(browser: Browser, shares: Shares) -> None:
    shares(0.9, 0.5)
    table = browser.new(option_first="1")
    with browser.at(table) as line:
        assert "hidden" in line.parts["part-chat"]
        line.does("aid", aid=3)
        line.wait(lambda line: "You use help: best play." in line.parts["part-chat"])
        line.ask("aid", aid=0)
        line.ask("aid", aid=3)
        assert line.parts["part-chat"].count("You use help") == 1
        assert 'data-do="say"' not in line.parts["part-chat"]  # there is nobody to talk to


def test_among_people_help_is_off_until_all_agree(
    server: Server, monkeypatch: pytest.MonkeyPatch, shares: Shares
) -> None:
    shares(0.9, 0.5)
    monkeypatch.setattr(page_socket, "expected", stay)
    ann, bob = server.browser(), server.browser()
    name = ann.new(seats="3", seat_2="friend", seat_3="bot:strong", option_first="1", seed="hints")
    sit(bob, links_in(ann.get(f"/table/{name}").text)[0])
    with ann.at(f"{name}?aid=3") as line, bob.at(name) as other:
        assert "unless all agree" in line.parts["part-odds"]
        assert "<table" not in line.parts["part-odds"]
        assert line.ask("expect")["refused"]["code"] == "help"
        line.ask("aid", aid=4, amount=1)
        table = table_of(server, name)
        assert table.actor == 0
        line.ask("aid", aid=3)
        line.ask("allow", on=True)
        other.wait(lambda other: "Agree?" in other.parts["part-asked"])
        assert "Ann would like to allow help for all" in other.parts["part-asked"]
        other.ask("allow", on=True)
        line.wait(lambda line: "★" in line.parts["part-odds"])
        assert line.ask("expect")["ok"]
        line.ask("allow")
        line.wait(lambda line: "unless all agree" in line.parts["part-odds"])


def test_programs_are_told_and_note_what_they_show(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    name = ann.new(seat_2="friend", option_first="1")
    sit(bob, links_in(ann.get(f"/table/{name}").text)[0])
    with ann.line(f"{name}?as=json&with=people") as session:
        line = ProgramLine(session)
        assert line.ask(id="a", do="used", aid=3)["refused"]["code"] == "help"
        assert line.ask(id="b", do="used", aid=1)["ok"]
        assert line.ask(id="c", do="used", aid=7)["refused"]["code"] == "message"
        assert line.ask(id="d", do="allow", on=True)["ok"]
        assert line.until("people", help={"free": False, "asker": 1})
    assert table_of(server, name).membership.help.asker(table_of(server, name))
    assert [one.key for one in table_of(server, name).membership.chat.messages if "help" in one.key] == ["note-help-1"]


def stay(name: str, line: str) -> list[str]:
    """What the bots expect, in another process, with what they were asked."""
    return ["stay", name, line]


def nothing(*_: str) -> list[str]:
    return []


def test_the_expected_line_is_in_the_readers_language(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_socket, "expected", stay)
    table = browser.new(seat_2="bot:strong")
    with browser.at(table) as line:
        assert 'data-do="expect"' in line.parts["part-others"]
        answer = line.ask("expect")
        assert answer["ok"]
        assert "stay, twisty, board=" in answer["says"]
    with browser.line(table, **{"accept-language": "fr"}) as session:
        session.receive_json()
        session.send_json({"id": "x", "do": "expect"})
        while "says" not in (answer := session.receive_json()):  # the table notes meanwhile that help was used
            pass
        assert "stay, twisty, board=" in answer["says"]


def test_a_bot_that_is_not_ready_says_so(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_socket, "expected", nothing)
    with browser.at(browser.new(seat_2="bot:club")) as line:
        assert "not ready yet" in line.ask("expect")["says"]


def after(done: Path, *_: str) -> list[str]:
    """What the bots expect once a file is there."""
    until = time.monotonic() + PATIENCE
    while not done.exists() and time.monotonic() < until:
        time.sleep(0.01)
    return ["stay"]


def test_one_question_at_a_time(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    thought_out = tmp_path / "thought-out"
    monkeypatch.setattr(page_socket, "expected", partial(after, thought_out))
    with browser.at(browser.new(seat_2="bot:master")) as line:
        line.session.send_json({"id": "first", "do": "expect"})
        assert line.ask("expect")["refused"]["code"] == "busy"
        thought_out.touch()
        while "id" not in (answer := line.receive()):  # the table notes meanwhile that help was used
            pass
        assert answer["id"] == "first"


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
