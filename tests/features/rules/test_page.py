"""The pages of rules: examples in pictures, contents, search, the summary, and how heavy they are."""

import re
from gzip import compress
from pathlib import Path

import pytest

from tests.marks import slow
from tests.serving import Browser
from tumblestar.contract import rulebook
from tumblestar.features.rules.examples import examples
from tumblestar.games import GAMES
from tumblestar.words import LANGUAGES

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
HEAVIEST = 310_000
"""Bytes of a page of rules, before compression."""


def test_legal_and_illegal_stand_side_by_side_with_letter_mark_and_reason(browser: Browser) -> None:
    html = browser.get("/rules/twisty").text
    rule = html.partition('id="TY-3.1"')[2].partition("</li>")[0]
    legal, illegal = re.findall(r'<div class="panel .*?</p>\s*</div>', rule, re.DOTALL)
    assert '<span class="letter-sign">a</span> <b class="verdict">Allowed.</b> Move to f5' in legal
    assert '<span class="letter-sign">b</span> <b class="verdict">Not allowed.</b> That is not an L.' in illegal
    assert 'aria-label="d5: red cube' not in illegal
    assert "red cube" in illegal.partition('aria-label="')[2].partition('"')[0]
    assert "<figcaption>Move 2 squares in one direction" in rule


@pytest.mark.parametrize(
    ("asked", "tags", "says"),
    [
        ("q=teleport+steal", {"TY-3.9"}, "1 rule found."),
        ("q=TY-6", {"TY-6.1", "TY-6.2", "TY-6.3"}, "3 rules found."),
        ("q=zebra", set[str](), "No rule has all these words."),
    ],
)
def test_a_search_finds_rules_by_all_its_words_without_scripts(
    browser: Browser, asked: str, tags: set[str], says: str
) -> None:
    html = browser.get(f"/rules/twisty?{asked}").text
    assert set(re.findall(r'<li id="([A-Z]{2}-[\d.]+)"', html)) == tags
    assert says in html


def test_a_search_ignores_accents_and_the_case(browser: Browser) -> None:
    french = {"accept-language": "fr"}
    tags = [
        re.findall(r'<li id="([\w.-]+)"', browser.get(f"/rules/twisty?q={word}", headers=french).text)
        for word in ("sécurité", "securite", "SECURITÉ")
    ]
    assert tags[0] == tags[1] == tags[2]
    assert "TY-3.7" in tags[0]


def test_a_search_is_shown_escaped(browser: Browser) -> None:
    assert 'value="&#34;&gt;&lt;b&gt;"' in browser.get("/rules/twisty", params={"q": '"><b>'}).text


@slow
@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_of_rules_is_light(browser: Browser, game: str, lang: str) -> None:
    html = browser.get(f"/rules/{game}", headers={"accept-language": lang}).text
    assert len(html) < HEAVIEST  # characters: Russian ones have two bytes each
    assert len(compress(html.encode())) < HEAVIEST / 8


@EVERY_GAME
def test_every_section_has_pictures_and_every_game_a_summary(game: str) -> None:
    collection = examples(GAMES[game], is_strict=True)
    for section in rulebook.sections(GAMES[game]):
        assert any(map(collection.examples_of, (section.name, *(entry.tag for entry in section.entries)))), section.name
    assert len(collection.summary) >= 4


def test_ids_of_a_page_occur_once(browser: Browser) -> None:
    for path in ("/rules/twisty", "/rules/twisty/summary"):
        ids = re.findall(r' id="([^"]+)"', browser.get(path).text)
        assert len(set(ids)) == len(ids)


def test_the_summary_has_the_actions_and_the_end(browser: Browser) -> None:
    html = browser.get("/rules/twisty/summary").text
    assert "<h1>Twisty in short</h1>" in html
    assert "<h2>Theft</h2>" in html
    assert html.count('<div class="panel') > 10


AUTHORS = {
    "twisty": ("2 to 4 players", "25\u00a0min", "from age 8", "Faouzi Boughida, Djeco"),
    "shizzle": ("2 to 6 players", "Patch Products"),
    "twinkle": ("1 to 4 players", "15\u00a0min", "from age 8", "Theo Karvounis, V-Games"),
    "twinkle_twinkle": ("1 to 4 players", "25\u00a0min", "from age 10", "Ammon Anderson, Allplay"),
}


@pytest.mark.parametrize("game", AUTHORS)
@pytest.mark.parametrize("kind", ["rules", "play"])
def test_a_game_is_introduced_by_its_box_and_its_authors(browser: Browser, kind: str, game: str) -> None:
    html = browser.get(f"/{kind}/{game}").text
    said = re.findall("<i>(.*?)</i>", html.partition('<p class="facts">')[2].partition("</p>")[0])
    assert [fact.removeprefix("by ") for fact in said] == list(AUTHORS[game])
    assert "tumblestar is an independent project" in html
    if kind == "rules":
        assert "We measure luck" in html.partition('<details class="figures">')[2].partition("</details>")[0]
    names = AUTHORS[game][-1]
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    assert f"- **{game.replace('_', ' ').title()}** ({names}; " in readme
