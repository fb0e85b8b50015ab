"""The sheet of a game: two taps from the shelf to a table, with the last choice made."""

import re

import pytest

from tests.serving import Browser, Server
from tumblestar.games import GAMES
from tumblestar.tables.table import Table

NAMES = ("Beginner", "Easy", "Medium", "Hard", "Best")


def choose(browser: Browser, game: str, others: str, **more: str) -> str:
    """Presses a button of the sheet; gives the table's address."""
    (seal,) = re.findall(r'name="seal" value="([^"]+)"', browser.get(f"/play/{game}").text)
    answer = browser.post(f"/new/{game}", data={"with": others, "seal": seal} | more, follow_redirects=False)
    assert answer.status_code == 303
    return answer.headers["location"]


def made_at(server: Server, address: str) -> Table:
    return server.run(server.app.services.registry.find_current, address.rpartition("/")[2])


def chosen(page: str) -> tuple[list[str], list[str]]:
    """What is gold on a sheet, and how many players are chosen."""
    gold = re.findall(r'<button name="with" value="([^"]+)"[^>]*class="gold"', page)
    return gold, re.findall(r'name="seats" value="(\d)" checked', page)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_time_it_is_one_bot_of_the_weakest_level(server: Server, browser: Browser, game: str) -> None:
    page = browser.get(f"/play/{game}").text
    gold, seats = chosen(page)
    assert seats == ["2"]
    levels = re.findall(r'<b>([^<]+)</b><span aria-hidden="true">(★+)<', page)
    assert levels == [(name, "★" * stars) for stars, name in enumerate(NAMES, 1)]
    table = made_at(server, choose(browser, game, gold[0], seats="2"))
    assert [row.kind for row in table.seats] == ["person", "bot"]
    assert f"bot:{table.seats[1].name}" == gold[0]


@pytest.mark.parametrize(
    ("others", "more", "kinds"),
    [
        ("bot:master", {"seats": "4"}, ["me", "bot", "bot", "bot"]),
        ("friend/3", {"seats": "2"}, ["me", "free", "free"]),
        ("person/4", {}, ["me", "me", "me", "me"]),
    ],
)
def test_the_last_choice_is_made_the_next_time(
    server: Server, browser: Browser, others: str, more: dict[str, str], kinds: list[str]
) -> None:
    table = made_at(server, choose(browser, "twisty", others, **more))
    assert ["bot" if row.kind == "bot" else "me" if row.holder else "free" for row in table.seats] == kinds
    gold, seats = chosen(browser.get("/play/twisty").text)
    assert (gold, seats) == ([others], [str(len(kinds))])
    assert chosen(browser.get("/play/twinkle").text)[1] == ["2"], "each game has its own"


def test_a_button_pressed_twice_makes_one_table_and_a_strange_one_is_told_of(browser: Browser) -> None:
    (seal,) = re.findall(r'name="seal" value="([^"]+)"', browser.get("/play/twisty").text)
    sent = {"with": "bot:beginner", "seats": "2", "seal": seal}
    first, again = (browser.post("/new/twisty", data=sent, follow_redirects=False) for _ in range(2))
    assert first.headers["location"] == again.headers["location"]
    for wrong in ({"with": "bot:deep-thought"}, {"with": "person/9"}, {"with": "dog/2"}):
        assert browser.post("/new/twisty", data={"seats": "2"} | wrong).status_code == 422


def test_who_is_to_act_finds_the_way_back_at_the_top(browser: Browser) -> None:
    assert "Your turn in" not in browser.get("/").text
    address = choose(browser, "twisty", "person/2")
    assert re.findall(r'class="gold turn" href="([^"]+)">\s*<span>Your turn in Twisty<', browser.get("/").text) == [
        address
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_are_stands_behind_a_fold(browser: Browser, game: str) -> None:
    page = browser.get(f"/new/{game}").text
    labels = re.findall(r'<option value="bot:\w+"[^>]*>([^<]+)<', page)
    assert labels[:5] == [f"bot: {name} {'★' * stars}" for stars, name in enumerate(NAMES, 1)]
    (fold,) = re.findall(r'<details class="more">\s*<summary>About the bots</summary>(.*?)</details>', page, re.DOTALL)
    assert re.findall(r"<strong>(\w+) ★+</strong>: \S", fold) == list(NAMES)
