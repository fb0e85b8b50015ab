"""The turns and the scores of a game that is gone over."""

import re

import pytest

from tests.server.conftest import Browser, Line
from tumblestar.games import GAMES
from tumblestar.record import Record
from tumblestar.record_text import read_record


def said(line: Line, at: int) -> str:
    """What the slider says at an event."""
    line.does("look", at=at)
    return re.findall('aria-valuetext="([^"]*)"', line.parts["part-actions"])[0]


def expected(record: Record, at: int) -> str:
    """The points after an event, by the rules."""
    state = record.state_at(at)
    return " and ".join(f"{name} {record.game.points(state, seat)}" for seat, name in enumerate(("Ann", "Ben")))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_slider_says_turn_and_points_and_forgets_what_is_taken_back(browser: Browser, game: str) -> None:
    table = browser.new(game, seat_2="person", name_1="Ann", name_2="Ben")
    with browser.at(table) as line:
        for _ in range(14):
            line.does("act", action=line.targets[-1])
            assert 'id="part-timeline" class="timeline" hidden' in line.parts["part-actions"]
            assert "timeline-range" not in line.parts["part-actions"]
        for at in (line.n, line.n - 1, 3, 0):
            record = read_record(browser.get(f"/table/{table}/record").text)
            assert said(line, min(at, len(record.events) - 1)).endswith(
                f". {expected(record, min(at, len(record.events) - 1))}"
            )
        line.does("look")
        while line.ask("takeback")["ok"]:
            pass
        line.does("act", action=line.targets[0])
        record = read_record(browser.get(f"/table/{table}/record").text)
        for at in range(0, len(record.events), 3):
            assert said(line, at).endswith(f". {expected(record, at)}")


def test_who_watches_a_won_game_begins_after_its_set_up(browser: Browser) -> None:
    html = browser.get("/table/shown-twinkle-01?play").text
    start, ends = re.findall('data-setup="([0-9]+)" data-turns="([0-9 ]+)"', html)[0]
    record = read_record(browser.get("/table/shown-twinkle-01/record").text)
    assert f'data-at="{start}"' in html
    turns = [record.game.turn(record.state_at(n))[0] for n in range(len(record.events))]
    changes = [n for n in range(1, len(turns)) if turns[n] != turns[n - 1]]
    assert [int(end) for end in ends.split()] == [*changes, len(turns)]
