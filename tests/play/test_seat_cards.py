"""Whose card is large on a page: one's own, that of whose turn it is among one's own, or the first."""

import re

import pytest

from tests.serving import Browser, Line
from tumblestar.games import GAMES
from tumblestar.play.seat_cards import leaders

WITH_CARDS = pytest.mark.parametrize("game", ["twinkle", "twinkle_twinkle"])


def large(line: Line) -> int:
    """The number of the seat whose card is large."""
    (found,) = re.findall(r'<section id="part-seat-(\d)" class="seat me\b', line.seats)
    return int(found)


def acting(line: Line) -> list[int]:
    """Whose card glows: one, or nobody's."""
    turns = re.findall(r'<section id="part-seat-(\d)" class="([^"]*)"[^>]*?( aria-current="true")?>', line.seats)
    assert all(("turn" in look.split()) == bool(current) for _, look, current in turns)
    return [int(seat) for seat, look, _ in turns if "turn" in look.split()]


@WITH_CARDS
def test_my_card_stays_large_and_the_others_follow_in_order(browser: Browser, game: str) -> None:
    """Against bots it is so at every moment of the game, and when one steps through it."""
    bot = "Mizar{} ★★★" if game == "shizzle" else "Greedy{}"
    with browser.at(browser.new(game, seats="3", seat_1="bot:greedy", seat_2="me", seat_3="bot:greedy")) as line:
        labels = dict(re.findall('data-do="board" data-seat="([0-9])" aria-label="([^"]*)"', line.seats))
        assert labels == {
            "1": f"Look at board: {bot.format('')} (bot)",
            "2": "Look at your board",
            "3": f"Look at board: {bot.format(' 2')} (bot)",
        }
        for _ in range(8):
            line.wait(lambda line: bool(line.targets))
            assert (large(line), acting(line)) == (2, [2])
            assert re.findall(r'class="seat (me|other\d)', line.seats) == ["other2", "me", "other1"]
            line.does("act", action=line.targets[0])
        for at in range(0, line.n, 5):
            line.does("look", at=at)
            assert large(line) == 2


def test_a_bot_has_the_star_of_its_level_for_a_name(browser: Browser) -> None:
    with browser.at(browser.new("twisty", seats="3", seat_2="bot:beginner", seat_3="bot:beginner")) as line:
        names = re.findall(
            r'<b class="name" dir="auto">(.*?)</b>(?:<i class="stars" role="img" aria-label="(.*?)">)?', line.seats
        )
        assert names == [("You", ""), ("Alya", "bot, 1 of 5 stars"), ("Alya 2", "bot, 1 of 5 stars")]


@WITH_CARDS
def test_on_a_shared_screen_the_card_of_whose_turn_it_is_is_large(browser: Browser, game: str) -> None:
    seen = set[int]()
    with browser.at(browser.new(game, seat_2="person")) as line:
        for _ in range(12):
            assert [large(line)] == acting(line)
            seen.add(large(line))
            line.does("act", action=line.targets[0])
    assert seen == {1, 2}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_on_a_shared_screen_the_sentence_tells_whoever_acts_what_to_do(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game, seat_2="person", name_2="Bob", chance="seed", seed="7")) as line:
        seen, first = set[int](), line.n
        for _ in range(30):
            now = re.findall('<span class="now">(.*?)</span>', line.parts["part-status"])
            assert now
            assert not re.search("Ann|Bob", now[0])
            seen.update(acting(line))
            if seen == {1, 2}:
                break
            line.does("act", action=line.targets[0])
        assert seen == {1, 2}
        line.does("look", at=first)  # where nobody has anything to do
        assert "Ann" in line.status


@WITH_CARDS
def test_spectators_have_the_first_card_large(browser: Browser, game: str) -> None:
    table = browser.new(game, seat_1="bot:random", seat_2="bot:random")
    with browser.at(table) as line:
        line.wait(lambda line: "hidden" not in line.parts["part-final"][:60])
        assert (large(line), acting(line)) == (1, acting(line)[:1])
        for at in range(30, 60, 3):
            line.does("look", at=at)
            assert large(line) == 1


@pytest.mark.parametrize(
    ("points", "crowned"), [((0, 0, 0), []), ((3, 5, 5), []), ((3, 5, 4), [1]), ((-1, -2, -3), [0])]
)
def test_who_leads_alone_has_a_crown(points: tuple[int, ...], crowned: list[int]) -> None:
    assert leaders(points) == crowned


@WITH_CARDS
def test_what_actions_bring_lies_on_the_card_of_who_acts(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game, seat_2="person", chance="seed", seed="7")) as line:
        for _ in range(12):
            if 'class="gains trail"' in line.drawn:
                break
            line.does("act", action=line.targets[0])
        found = {name for name, held in line.held.items() if 'class="gains trail"' in "".join(held)}
        assert all(name.endswith(f"-{acting(line)[0]}") for name in found), found
        assert re.search('class="gains trail".*data-ways', line.drawn)
        line.does("look", at=0)
        assert 'class="gains trail"' not in line.drawn
