"""What the pictures of all games have in common, over the states of each game's own tests."""

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.games import game_tests
from tests.games.picture_checks import check_targets, ids, parse, targets
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games.shizzle import rules as shizzle
from tumblestar.games.twinkle import rules as twinkle
from tumblestar.games.twisty import rules as twisty
from tumblestar.picture import theme

ENDING = {"shizzle": shizzle.STOP, "twinkle": twinkle.ROLL}
"""The action that ends a turn."""
FALLING = {"shizzle": {shizzle.ROLLING}, "twinkle": {twinkle.ROLLING, twinkle.CENTRE}, "twisty": {twisty.COUNTERS}}
"""The phases in which something falls that is typed in where it is real."""
LAST = [("roll", 0, "roll"), (1, 4, "thrown"), (3, 2, "thrown")]
STYLED = {"shizzle": "pip", "twinkle": "figure", "twinkle_twinkle": "dash", "twisty": "cell"}
SIZES = {"shizzle": 55_000, "twinkle": 68_000, "twinkle_twinkle": 100_000, "twisty": 55_000}
SHEET = theme.style("night")
UNSTYLED = ("act", "coordinates", "glow", "pieces", "turner", "turns")
every_game = pytest.mark.parametrize("game", game_tests.GAMES)


def states(game: str) -> Iterator[tuple[Game, Any, Any, list[tuple[int, str, bool]]]]:
    """A game and its pictures with each state, and what a seat may do in it."""
    rules = game_tests.module(game, "real").GAME
    for s in game_tests.module(game, "test_picture").STATES:
        yield rules, rules.picture, s, targets(rules, s, ENDING.get(game, -1))


@every_game
def test_a_picture_is_well_formed_has_unique_ids_needs_no_fonts_and_obeys_a_strict_page(game: str) -> None:
    last = LAST if game == "shizzle" else []
    for _, picture, s, offered in states(game):
        board, rows = "".join(picture.board(s)), "".join(picture.rows(s))
        whole = board + rows + "".join(picture.overlay(s, seat=0, targets=offered, last=last))
        found = ids(whole)
        assert len(found) == len(set(found))
        assert game in ("twinkle", "twisty") or not ids(rows)
        assert not re.search(r"<(text|use|image|filter|clipPath|style)\b| style=|url\(|Gradient", whole)
        assert len(board) < SIZES[game]
        for one in {name for classes in re.findall(r'class="([^"]+)"', whole) for name in classes.split()}:
            assert re.search(rf"\.{one}\b", SHEET) or one in UNSTYLED, one


@every_game
def test_the_overlay_names_exactly_the_legal_actions(game: str) -> None:
    for rules, picture, s, offered in states(game):
        check_targets("".join(picture.overlay(s, seat=max(0, rules.actor(s)), targets=offered)), offered)
        if game == "twisty" and offered:
            alone = ElementTree.fromstring(picture.svg(s, legal=rules.legal(s)))
            assert [int(a) for node in alone.iter() if (a := node.get("data-action"))] == rules.legal(s)


@every_game
def test_every_choice_has_an_icon_and_outcomes_differ(game: str) -> None:
    for rules, picture, s, _ in states(game):
        actions = [] if rules.actor(s) == OVER else rules.legal(s)
        icons = [picture.outcome_icon(s, action) for action in actions]
        for icon in icons:
            parse(icon)
        if game == "shizzle" or (rules.actor(s) == CHANCE and game != "twisty"):
            assert len(set(icons)) == len(icons)


@pytest.mark.parametrize("game", FALLING)
def test_what_falls_next_is_marked_where_it_is_typed_in(game: str) -> None:
    found = [(picture, s) for _, picture, s, _ in states(game) if s.phase in FALLING[game]]
    assert found
    for picture, s in found:
        shown = "".join(picture.overlay(s, targets=[(0, "red 1", False)]))
        assert shown.count("mine") == 1
        assert "data-action" not in shown


@every_game
@pytest.mark.parametrize("look", ["night", "dawn"])
def test_a_picture_that_stands_alone_has_its_words_and_its_style(game: str, look: str) -> None:
    *_, (_, picture, s, _) = states(game)
    whole = picture.svg(s, theme=look, label="A game <1>", description='"What" lies & stands', lang="fr")
    root = ElementTree.fromstring(whole)
    svg = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{svg}title") == "A game <1>"
    assert root.findtext(f"{svg}desc") == '"What" lies & stands'
    assert root.get("lang") == "fr"
    assert "[hidden]{display:none}" in whole
    assert f".ts-{look} .{STYLED[game]}" in whole
