"""The legend of a table: asked for by a page, in the reader's language, about the board that is large."""

from __future__ import annotations

import re

import pytest

from tests.games.picture_checks import played
from tests.server.conftest import Browser
from tumblestar.games import GAMES
from tumblestar.games.twinkle.parts import COLOUR_OF, YELLOW
from tumblestar.games.twinkle.rules import HANG
from tumblestar.words import say


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_the_page_is_in_the_legend(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game)) as line:
        marked = set(re.findall('data-explains="([^"]*)"', "".join(map(str, line.parts.values()))))
        answer = line.ask("explain")
        assert answer["ok"]
        assert marked
        assert marked <= set(re.findall('data-key="([^"]*)"', answer["legend"]))
        assert "You:" in answer["legend"]
        assert 'data-tag="' in answer["legend"]


@pytest.mark.parametrize(("game", "sign"), [("twinkle", "card-twinkle"), ("twinkle_twinkle", "score-4")])
def test_what_one_more_brings_is_said_of_the_sign_that_is_asked_about(browser: Browser, game: str, sign: str) -> None:
    with browser.at(browser.new(game)) as line:
        entry = line.ask("explain")["legend"].partition(f'<li data-key="{sign}">')[2].partition("</li>")[0]
        answer = line.ask("explain", key=sign)
        assert "data-more" in entry
        assert "make it" not in entry
        assert answer["sign"] == sign
        assert "make it" in answer["legend"]
        assert "data-more" not in answer["legend"]
        assert line.ask("explain", key="<nothing>")["legend"] == ""


def test_the_legend_speaks_of_the_board_that_is_large_and_of_the_moment_shown(browser: Browser) -> None:
    with browser.at(browser.new("twinkle")) as line:
        line.ask("board", seat=2)
        assert "Greedy (bot):" in line.ask("explain")["legend"]
        line.ask("board")
        line.does("look", at=0)
        assert "card-twinkle" in line.ask("explain")["legend"]
    with browser.line(browser.new("twisty"), **{"accept-language": "fr"}) as session:
        session.receive_json()
        session.send_json({"id": "x", "do": "explain"})
        assert "Vous\u00a0:" in session.receive_json()["legend"]


def test_one_more_yellow_die_makes_of_a_card_what_the_rules_say() -> None:
    game, points, seen = GAMES["twinkle"], (0, 1, 3, 6, 6), set[int]()
    for s in played(game, 4, 2) + played(game, 5, 2):
        count = sum(COLOUR_OF[die] == YELLOW for die in s.dice[s.mover][: s.hung[s.mover]])
        if s.phase != HANG or not s.colours >> YELLOW & 1 or s.hung[s.mover] > 5 or count > 3:
            continue
        entry = next(one for one in game.legend.explanations(s, s.mover, ["A", "B"]) if one.key == "card-yellow")
        assert entry.more
        now, more = (say("en", phrase, "twinkle") for phrase in (*entry.standing, *entry.more()))
        assert now.startswith(f"{points[count]} point")
        assert more.endswith(f"make it {points[count + 1]}." if count < 3 else "make it more.")
        seen.add(count)
    assert seen >= {0, 1, 2}
