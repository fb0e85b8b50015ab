"""The card of a finished game: who gets it, what is on it, and what happens where it cannot be drawn."""

import re
from xml.etree import ElementTree as ET

import pytest

from tests.serving import Browser, Server
from tests.tables.test_restrictions import link_of
from tumblestar.engine.fair_queue import NOBODY
from tumblestar.games import GAMES
from tumblestar.web import drawing
from tumblestar.web.covers import cover, framed, game_card, shelf_card, text_at
from tumblestar.words import say

IMAGE = r'<meta property="og:image" content="http://localhost([^"]*)">'


def finished(browser: Browser, game: str = "shizzle", **fields: str) -> str:
    """A table whose first player has resigned."""
    table = browser.new(game, **fields)
    with browser.at(table) as line:
        line.does("resign")
    return table


def words_of(svg: str) -> str:
    return " ".join(node.text or "" for node in ET.fromstring(svg).iter() if node.tag.endswith("}text"))


def test_a_review_is_shown_with_the_card_too(browser: Browser) -> None:
    for table in (browser.new("shizzle"), finished(browser)):
        html = browser.get(f"/table/{table}/review").text
        assert f'<meta property="og:url" content="http://localhost/table/{table}/review">' in html
        assert '<meta property="og:title" content="Review of Shizzle">' in html
        (address,) = re.findall(IMAGE, html)
        assert browser.get(address).status_code == 200


def test_the_card_says_who_plays_and_is_seen_by_who_sees_the_table(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(browser)
    html = browser.get(f"/table/{table}").text
    (address,) = re.findall(IMAGE, html)
    png = browser.get(address)
    assert png.headers["content-type"] == "image/png"
    assert png.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert png.headers["cache-control"].startswith("private, max-age")
    stranger = server.browser()
    monkeypatch.setattr(drawing, "can_draw", lambda _: False)
    for table in (browser.new("shizzle"), finished(browser)):
        (address,) = re.findall(IMAGE, browser.get(f"/table/{table}").text)
        svg = browser.get(address)
        assert (svg.status_code, svg.headers["content-type"]) == (200, "image/svg+xml")
        assert {"Shizzle", "Ann"} <= set(re.findall(r"\w+", words_of(svg.text)))
        assert stranger.get(address).status_code == 404
        assert not re.findall(IMAGE, stranger.get(f"/table/{table}").text)
    assert re.search(r'<meta property="og:description" content="[^"]*Ann[^"]*">', html)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_invitation_is_shown_with_the_card_of_its_game_to_whom_has_no_cookie(server: Server, lang: str) -> None:
    ann, stranger = server.browser(), server.browser(**{"accept-language": lang})
    invites = link_of(ann, ann.new("twisty", seat_2="friend", name_1="Ann"))
    (address,) = re.findall(IMAGE, stranger.get(invites).text)
    assert address == f"/card/twisty?lang={lang}"
    card = stranger.get(address)
    assert card.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert card.headers["cache-control"].startswith("public")
    words = words_of(game_card(GAMES["twisty"], lang))
    assert say(lang, "game-about", "twisty")[:20] in words
    assert "Ann" not in words
    assert stranger.get("/card/none").status_code == 404


def test_cards_have_letters_of_every_language(server: Server) -> None:
    def drawn(text: str) -> bytes:
        return server.run(server.app.services.drawer.png, framed(text_at(60, 200, 80, text)), NOBODY)

    pictures = {letter: drawn(letter) for letter in " ÆßÑñãœøåЖыё"}
    assert len(set(pictures.values())) == len(pictures)


def test_the_home_page_is_shown_with_the_covers_of_all_games(server: Server) -> None:
    stranger = server.browser(**{"accept-language": "de"})
    (address,) = re.findall(IMAGE, stranger.get("/").text)
    card = stranger.get(address)
    assert card.content[:8] == b"\x89PNG\r\n\x1a\n"
    svg = shelf_card("de")
    assert all(cover(game, "night") in svg for game in GAMES.values())
    assert say("de", "app-description") in svg
