"""Whose board is large on a page: one's own, that of whose turn it is, or the one that is looked at."""

import re

import pytest

from tests.serving import Browser, Line

WITH_BOARDS = pytest.mark.parametrize("game", ["twinkle", "twinkle_twinkle"])
BACK = 'data-do="board">'


def small(line: Line) -> list[str]:
    """The numbers of the seats whose boards are small, in order."""
    return re.findall('data-board="([0-9]+)"', line.parts["part-board"])


def acting(line: Line) -> int:
    found = re.findall(r'<li class="seat"( aria-current="true")?>', line.parts["part-seats"])
    return found.index(' aria-current="true"') + 1


def is_over(line: Line) -> bool:
    return "hidden" not in line.parts["part-final"][:60]


def winners(line: Line) -> list[str]:
    return re.findall(r'<th scope="col" class="won">([^<]*)</th>', line.parts["part-final"])


def decided(browser: Browser, game: str) -> str:
    """A finished table of two bots that has one winner: bots that play at random tie now and then."""
    for _ in range(20):
        table = browser.new(game, seat_1="bot:random", seat_2="bot:random")
        with browser.at(table) as line:
            line.wait(is_over)
            if len(winners(line)) == 1:
                return table
    raise AssertionError("twenty games in a row ended in a tie")


@WITH_BOARDS
def test_my_board_stays_mine_and_every_seat_has_a_button_for_its_board(browser: Browser, game: str) -> None:
    """Against bots it is large at every moment of the game, and when one steps through it."""
    with browser.at(browser.new(game, seats="3", seat_3="bot:greedy")) as line:
        found = re.findall('data-do="board" data-seat="([0-9])" aria-label="([^"]*)"', line.parts["part-seats"])
        bots = [(str(seat), f"Look at board: Greedy {seat} (bot)") for seat in (2, 3)]
        assert found == [("1", "Look at your board"), *bots]
        for _ in range(8):
            while not line.targets:
                assert small(line) == ["2", "3"]
                line.view()
            assert acting(line) == 1
            line.does("act", action=line.targets[0])
            assert small(line) == ["2", "3"]
        line.wait(lambda line: bool(line.targets))
        for at in range(0, line.n, 5):
            line.does("look", at=at)
            assert small(line) == ["2", "3"]


@WITH_BOARDS
def test_on_a_shared_screen_the_board_of_whose_turn_it_is_is_large(browser: Browser, game: str) -> None:
    seen = set[int]()
    with browser.at(browser.new(game, seat_2="person")) as line:
        for _ in range(12):
            seen.add(acting(line))
            assert small(line) == [str(3 - acting(line))]
            line.does("act", action=line.targets[0])
    assert seen == {1, 2}


@WITH_BOARDS
def test_another_board_can_be_looked_at_until_one_acts(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game, seats="3", seat_3="bot:greedy")) as line:
        line.wait(lambda line: bool(line.targets))
        own = line.parts["part-board"]
        assert BACK not in line.parts["part-actions"]
        line.does("board", seat=3)
        assert small(line) == ["1", "2"]
        assert BACK in line.parts["part-actions"]
        line.does("board")
        assert line.parts["part-board"] == own
        line.does("board", seat=2)
        line.does("board", seat=1)
        assert BACK not in line.parts["part-actions"]
        line.does("board", seat=2)
        line.does("act", action=line.targets[0])
        assert small(line) == ["2", "3"]


@WITH_BOARDS
def test_a_reload_keeps_the_selected_board(browser: Browser, game: str) -> None:
    table = browser.new(game)
    for wanted, expected in (("2", ["1"]), ("3", ["2"]), ("0", ["2"]), ("x", ["2"])):
        with browser.at(f"{table}?board={wanted}") as line:
            line.wait(lambda line: bool(line.targets))
            assert small(line) == expected


def test_there_are_no_other_boards(browser: Browser) -> None:
    with browser.at(browser.new("twinkle")) as line:
        assert line.ask("board", seat=3)["refused"]["code"] == "message"
    with browser.at(browser.new("twisty")) as line:
        assert line.ask("board", seat=2)["refused"]["code"] == "message"
        assert 'data-do="board"' not in line.parts["part-seats"]


@WITH_BOARDS
def test_a_spectator_follows_the_turn_and_sees_the_winner(browser: Browser, game: str) -> None:
    with browser.at(decided(browser, game)) as line:
        line.wait(is_over)
        (won,) = winners(line)
        names = re.findall(r'<span class="name">([^<]*)</span>', line.parts["part-seats"])
        assert small(line) == [str(2 - names.index(won))]
        seen = set[int]()
        for at in range(30, 60):
            line.does("look", at=at)
            if "aria-current" in line.parts["part-seats"]:  # else it is chance
                seen.add(acting(line))
                assert small(line) == [str(3 - acting(line))]
    assert seen == {1, 2}


@WITH_BOARDS
def test_what_actions_bring_lies_on_the_board_of_who_acts_and_on_no_other(browser: Browser, game: str) -> None:
    with browser.at(browser.new(game, seat_2="person", chance="seed", seed="7")) as line:
        for _ in range(12):
            if 'class="gains"' in line.parts["part-board"]:
                break
            line.does("act", action=line.targets[0])
        assert re.search('class="gains"><.*data-ways', line.parts["part-board"])
        me = acting(line)
        line.does("board", seat=3 - me)
        assert 'class="gains"' not in line.parts["part-board"]
        line.does("board", seat=me)
        assert 'class="gains"' in line.parts["part-board"]
        line.does("look", at=0)
        assert 'class="gains"' not in line.parts["part-board"]
