"""The home page: covers of the games, and what is said about each."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.serving import Browser
from tumblestar.games import GAMES
from tumblestar.web.markup import HtmlTranslator
from tumblestar.web.templating import made_by

RESULTS = Path(__file__).parents[3] / "bench/results"
LIMITS = (0.05, 0.12, 0.22, 0.35)
"""The levels of luck (contract.modules.Parts.LUCK)."""


def kept(name: str) -> dict[str, float]:
    return json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))


def ladder(game: str, us: str, them: str) -> float:
    """The share of a bot in its games of two against another one, on a kept ladder."""
    matches = json.loads((RESULTS / f"ladder-{game}.json").read_text(encoding="utf-8"))["matches"]
    keys, pairing = ("us", "them", "seats", "options"), [us, them, 2, "box"]
    return next(match["share"] for match in matches if [match[key] for key in keys] == pairing)


WEAKER = {
    "twisty": lambda: 1 - kept("matches-master-greedy-2")["score"],
    "shizzle": lambda: 1 - ladder("shizzle", "optimal", "greedy"),
    "twinkle": lambda: 1 - kept("twinkle-two")["share"],
    "twinkle_twinkle": lambda: 1 - ladder("twinkle_twinkle", "master", "greedy"),
}
"""The share of games of two that the greedy bot wins against the strongest, as measured."""


@pytest.mark.parametrize("name", WEAKER)
def test_luck_is_what_was_measured(name: str) -> None:
    share = WEAKER[name]()
    level = 1 + sum(share >= limit for limit in LIMITS)
    assert level == GAMES[name].parts.LUCK


@pytest.mark.parametrize("name", GAMES)
def test_covers_are_pictures_that_browsers_keep(browser: Browser, name: str) -> None:
    html = browser.get("/").text
    addresses = re.findall(rf'"(/cover/[^"]*/{name}/(?:night|dawn))"', html)
    assert len(addresses) == 2
    for address in addresses:
        answer = browser.get(address)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert "max-age=86400" in answer.headers["cache-control"]
        assert len(ET.fromstring(answer.text)) > 10
        assert browser.get(address, headers={"accept-encoding": "identity"}).text == answer.text
    assert browser.get(f"/cover/0/{name}/neon").status_code == 404
    assert browser.get("/cover/0/chess/night").status_code == 404
    browser.post("/settings", data={"theme": "dark"})
    assert "/dawn" not in browser.get("/").text


def test_it_is_said_what_is_in_a_game_and_what_its_box_says(browser: Browser) -> None:
    said = made_by("web/parts.html", "facts", HtmlTranslator("en", "twinkle").plain, GAMES["twinkle"])
    assert {"some luck", "some thinking"} <= set(re.findall(r"</span> ([a-z ]+)</li>", said))
    assert said.count('class="on"') == 6
    shelf, sheet = browser.get("/").text, browser.get("/play/twinkle").text
    assert re.findall(r"<i[^>]*>([^<]+)</i>", shelf)[:2] == ["2–4", "25\u00a0min"]
    assert re.findall(r"<i>([^<]+)</i>", sheet) == [
        "1 to 4 players", "15\u00a0min", "from age 8", "by Theo Karvounis, V-Games",
    ]  # fmt: skip
    assert "min<" not in browser.get("/play/shizzle").text, "its box says neither time nor age"
    assert all(max(game.parts.MINUTES) and 0 < game.parts.THOUGHT <= 5 for game in GAMES.values())


def test_todays_challenges_stand_above_the_games_for_who_has_done_one(browser: Browser) -> None:
    """Below the games for everybody else: a device that knows of earlier days moves them up."""
    today = browser.get("/day").headers["location"]
    html = browser.get("/").text
    assert html.index('class="shelf"') < html.index('id="today"')
    assert 'aria-label="0 of 4 challenges done"' in html
    with browser.at(browser.post(f"{today}/duel").headers["location"].rpartition("/")[2]) as line:
        assert browser.get("/").text.count('<i class="on">') == 0  # begun, not done
        line.does("resign")
    html = browser.get("/").text
    assert html.index('id="today"') < html.index('class="shelf"')
    assert 'aria-label="1 of 4 challenges done"' in html
    assert html.count('<i class="on">') == 1


def test_whose_turn_it_is_says_with_whom(browser: Browser) -> None:
    browser.new("twisty", option_first="1", seat_2="bot:beginner")
    assert "Your turn in Twisty with Alya ★ (bot)" in browser.get("/").text


def test_an_empty_lobby_leads_to_a_game(browser: Browser) -> None:
    empty = browser.get("/lobby").text.partition('id="lobby-open"')[2].partition("</section>")[0]
    assert '<a class="primary" href="/">Play</a>' in empty
