"""The card of a finished game: who gets it, what is on it, and what happens where it cannot be drawn."""

import asyncio
import re
from xml.etree import ElementTree as ET

import pytest

from tests.server.conftest import Browser, Server
from tumblestar.server.web import card

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0H8V8Z'/></svg>"


def finished(browser: Browser) -> str:
    """A table of two bots' worth of resignation."""
    table = browser.new("shizzle", seat_2="bot:greedy")
    with browser.at(table) as line:
        line.does("resign")
    return table


def test_a_game_that_goes_on_has_no_card(browser: Browser) -> None:
    table = browser.new("shizzle")
    assert browser.get(f"/table/{table}/card").status_code == 404
    assert "og:image" not in browser.get(f"/table/{table}").text


def test_the_card_says_who_won_and_is_seen_by_who_sees_the_table(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(browser)
    html = browser.get(f"/table/{table}").text
    (address,) = re.findall(r'<meta property="og:image" content="http://localhost([^"]*)">', html)
    assert server.browser().get(address).status_code == 404
    png = browser.get(address)
    assert png.headers["content-type"] == "image/png"
    assert png.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert png.headers["cache-control"].startswith("private, max-age")

    monkeypatch.setattr(card, "can_draw", lambda: False)
    svg = browser.get(address)
    assert svg.headers["content-type"] == "image/svg+xml"
    words = " ".join(node.text or "" for node in ET.fromstring(svg.text).iter() if node.tag.endswith("}text"))
    assert "Shizzle" in words
    assert "Ann" in words
    assert re.search(r'<meta property="og:description" content="[^"]*Ann[^"]*">', html)


def test_cards_are_drawn_once_one_at_a_time_and_not_for_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(card, "_draw", lambda svg: (drawn.append(svg), b"png")[1])
    monkeypatch.setattr(card, "can_draw", lambda: True)
    monkeypatch.setattr(card, "MOST_KEPT", 2)

    async def ask() -> tuple[list[bytes], list[bytes]]:
        drawer = card.Drawer()
        same = [await drawer.png("a") for _ in range(3)]
        return same, await asyncio.gather(*(drawer.png(str(i)) for i in range(card.MOST_WAITING + 3)))

    same, crowd = asyncio.run(ask())
    assert same == [b"png"] * 3
    assert crowd.count(b"") == 3
    assert drawn == ["a", *map(str, range(card.MOST_WAITING))]


def test_a_drawing_that_fails_gives_the_svg(monkeypatch: pytest.MonkeyPatch) -> None:
    assert card._draw("<no svg") == b""
    assert card._draw(SVG)[:4] == b"\x89PNG"
    plain, worded = (SVG.replace("</svg>", f"{card.text_at(1, 7, 8, word)}</svg>") for word in ("", "Ann"))
    assert card._draw(plain) != card._draw(worded)  # our typeface is found
    monkeypatch.setattr(card.subprocess, "run", lambda *_, **__: (_ for _ in ()).throw(OSError))
    assert asyncio.run(card.Drawer().png(SVG)) == b""
