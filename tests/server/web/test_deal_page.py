"""The page of a deal: playing it once, its link, and who sees whose games."""

import re
from html import unescape

import pytest

from tests.server.conftest import Browser, Server


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
    assert "Finished games, which you see when you have finished yours: 1" in before
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
    assert "Finished games, which you see when you have finished yours: 2" in eve.get(link).text
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
    assert "Unknown bot “nobody”" in answer.text
    assert ask("/deal/chess?seats=me&seed=1").status_code == 404


def test_the_terms_of_a_deal_are_told(server: Server) -> None:
    page = server.browser().get("/deal/shizzle?seats=me,optimal&seed=rain&random_dice=1&rounds=10").text
    assert "Random dice" in page
    assert "Rounds: 10" in page
    assert re.search("Seats: you and [^<]*ptimal", page)
