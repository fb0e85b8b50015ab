"""The page of a day's challenges: playing each once, how they went, sharing, and the history in words."""

import re
from datetime import date, timedelta

import pytest

from tests.server.conftest import Server
from tests.server.web.test_deal_page import resigned
from tumblestar import days
from tumblestar.server.web import day_page, drawing

FIRST = days.first_and_last()[0]


def test_a_challenge_is_played_once_and_its_result_can_be_shared(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    before = ann.get(f"/day/{FIRST}").text
    assert before.count("not played yet") == 4
    assert "day-text" not in before
    answer = ann.post(f"/day/{FIRST}/duel")
    table = answer.headers["location"]
    assert ann.post(f"/day/{FIRST}/duel").headers["location"] == table
    assert "Duel: under way" in ann.get(f"/day/{FIRST}").text
    resigned(ann, table.removeprefix("/table/"))
    after = ann.get(f"/day/{FIRST}").text
    assert re.search(r"● Duel: not won, \d+ to \d+", after)
    shared = re.findall(r"<textarea[^>]*>([^<]*)<", after)[0].splitlines()
    assert len(shared) == 6
    assert 'data-for="day-text" data-words="Copied."' in after
    assert shared[-1].endswith(f"/day/{FIRST}")
    assert shared[3].startswith("● Duel: not won")
    assert ann.post(f"/day/{FIRST}/duel").headers["location"] == table  # it stays played
    assert f'href="/day/{FIRST}"' in ann.get(table).text
    assert bob.get(f"/day/{FIRST}").text.count("not played yet") == 4


def test_all_play_the_same_and_each_their_own(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    records = []
    for browser in (ann, bob):
        table = browser.post(f"/day/{FIRST}/chart").headers["location"]
        record = browser.get(f"{table}/record").text
        records.append(re.sub("(?m)^(date|seat 1):.*$", "", record))
    assert records[0] == records[1]
    assert "\nchance: seed\n" in records[0]


def test_the_picture_says_how_it_went(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "can_draw", lambda _: False)
    answer = server.browser().get(f"/day/{FIRST}/card")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.count("not played yet") == 4


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/day/2020-01-01", f"a date from {FIRST}"),
        ("/day/yesterday", "There are no challenges for “yesterday”"),
        ("/day/2020-01-01/card", f"a date from {FIRST}"),
    ],
)
def test_dates_that_cannot_be(server: Server, path: str, said: str) -> None:
    answer = server.browser().get(path)
    assert answer.status_code == 404
    assert said in answer.text


def test_only_challenges_of_a_day_that_has_begun_are_shown(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = server.browser()
    for kind in ("poker", "puzzle"):
        assert browser.post(f"/day/{FIRST}/{kind}").status_code == 404
    monkeypatch.setattr(day_page, "AHEAD", date.fromisoformat(FIRST) - date.today() - timedelta(days=2))
    answer = browser.get(f"/day/{FIRST}")
    assert answer.status_code == 404
    assert "has not begun anywhere yet" in answer.text
    assert browser.post(f"/day/{FIRST}/duel").status_code == 404


def test_the_history_of_the_device_is_put_into_words(server: Server) -> None:
    browser, address = server.browser(), "/day/history?streak=2&longest=5&days=2026-11-24:4"
    told = browser.get(f"{address},2026-11-25:1,nonsense,2026-99-99:3,x:y").text
    assert "Days in a row: 2, the most: 5." in told
    assert told.count("<li") == 2
    assert "Nov 25, 2026: 1 of 4" in told
    assert "Jours de suite\u00a0: 2" in browser.get(address, headers={"accept-language": "fr"}).text
    assert browser.get("/day/history?days=<b>").text == ""
