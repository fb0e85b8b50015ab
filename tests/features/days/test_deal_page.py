"""The pages of a deal and of a day's challenges: playing each once, links, who sees whose games, and how they went."""

import re
from datetime import date, timedelta
from html import unescape

import pytest

from tests.serving import Browser, Server
from tumblestar.features.days import day_page, days
from tumblestar.web import drawing

FIRST = days.first_and_last()[0]


def resigned(browser: Browser, table: str) -> None:
    with browser.at(table) as opened:
        opened.does("resign")


def link_of(browser: Browser, table: str) -> str:
    """The link that the page of a finished game offers."""
    return unescape(re.findall(r'href="(/deal/[^"]*)"', browser.get(f"/table/{table}").text)[0])


def begun(browser: Browser, link: str) -> str:
    answer = browser.post(link)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/")


def test_a_finished_game_is_handed_on_and_compared(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    table = ann.new("shizzle", seat_2="bot:club")
    assert "/deal/" not in ann.get(f"/table/{table}").text
    resigned(ann, table)
    link = link_of(ann, table)
    assert "seats=me%2Cclub" in link
    before = bob.get(link).text
    assert "1 finished game. You see it when you have finished yours." in before
    assert 'data-for="deal-link" data-words="Copied."' in before
    assert "<table>" not in before  # what others did is not told before
    name = begun(bob, link)
    assert begun(bob, link) == name  # asked for twice, made once
    assert f'href="/table/{name}"' in bob.get(link).text
    resigned(bob, name)
    after = bob.get(link).text
    assert after.count('<th scope="col"><a href="/table/') == 2
    assert f'href="/table/{table}"' in after
    assert "Ann" in after
    assert "2 finished games. You see them when you have finished yours." in eve.get(link).text
    assert "<table>" not in eve.get(link).text
    assert "This is your own game." in ann.get(link).text
    assert "<table>" in ann.get(link).text
    first, second = (server.store.seed(table), bob.get(f"/table/{name}/record").text)
    assert f"\nseed: {first}\n" in second  # the same chance, and open
    assert "\nchance: seed\n" in second


def test_a_game_that_was_given_up_is_begun_anew(server: Server) -> None:
    ann, link = server.browser(), "/deal/twisty?seats=me,greedy&seed=rain"
    name = begun(ann, link)
    assert ann.post(f"/table/{name}/delete").status_code == 303
    again = begun(ann, link)
    assert again != name
    assert begun(ann, link) == again


def test_another_table_is_not_shown_by_naming_it(server: Server) -> None:
    """Only a table that plays this very deal is compared."""
    ann, eve = server.browser(), server.browser()
    table = ann.new("shizzle")
    resigned(ann, table)
    link = f"/deal/shizzle?seats=me,greedy&seed=rain&from={table}"
    name = begun(eve, link)
    resigned(eve, name)
    assert "Ann" not in eve.get(link).text
    assert f"/table/{table}" not in re.sub(r"from=[^\"& ]*", "", eve.get(link).text)


@pytest.mark.parametrize("way", ["get", "post"])
def test_a_bad_link_says_what_is_wrong(server: Server, way: str) -> None:
    ask = getattr(server.browser(), way)
    answer = ask("/deal/shizzle?seats=me,nobody&seed=rain")
    assert answer.status_code == 400
    assert "There is no bot “nobody”" in answer.text
    assert ask("/deal/chess?seats=me&seed=1").status_code == 404


def test_the_terms_of_a_deal_are_told(server: Server) -> None:
    page = server.browser().get("/deal/shizzle?seats=me,optimal&seed=rain&random_dice=1&rounds=10").text
    assert "Random dice" in page
    assert "Rounds: 10" in page
    assert re.search("Players: you and [^<]*Best", page)


def test_a_challenge_is_played_once_and_its_result_can_be_shared(server: Server) -> None:
    ann, bob = server.browser(), server.browser()
    before = ann.get(f"/day/{FIRST}").text
    assert before.count("not played yet") == 4
    assert "day-text" not in before
    answer = ann.post(f"/day/{FIRST}/duel")
    table = answer.headers["location"]
    assert ann.post(f"/day/{FIRST}/duel").headers["location"] == table
    assert "Duel: in progress" in ann.get(f"/day/{FIRST}").text
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
    assert "2 days in a row, the longest: 5." in told
    assert told.count("<li") == 2
    assert "Nov 25, 2026: 1 of 4" in told
    assert "2 jours de suite, au plus 5." in browser.get(address, headers={"accept-language": "fr"}).text
    assert browser.get("/day/history?days=<b>").text == ""
