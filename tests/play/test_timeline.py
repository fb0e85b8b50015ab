"""The turns and the scores of a game that is gone over, and what is said to have decided it."""

import re
from fractions import Fraction

import pytest

from tests.marks import rest_slow
from tests.serving import Browser, Line
from tumblestar.games import GAMES
from tumblestar.record import Record
from tumblestar.record.text import read_record
from tumblestar.words import say


def said(line: Line, at: int) -> str:
    line.does("look", at=at)
    return re.findall('aria-valuetext="([^"]*)"', line.parts["part-timeline"])[0]


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
            assert 'id="part-timeline" class="timeline" hidden' in line.parts["part-timeline"]
            assert "timeline-range" not in line.parts["part-timeline"]
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


def reason(record: Record) -> tuple[str, int, int] | None:
    """The kind of points, and those of the winner and of the best other, by another way than the program's."""
    shares, points = record.shares(), [record.game.points(record.state, seat) for seat in (0, 1)]
    if 1 not in shares or len(record.game.breakdown(record.state, 0)) == 1:
        return None
    winner = shares.index(Fraction(1))
    pairs = zip(*(record.game.breakdown(record.state, seat) for seat in (winner, 1 - winner)), strict=True)
    leads = {mine.name: (mine.points, other.points) for mine, other in pairs}
    kind = max(leads, key=lambda name: leads[name][0] - leads[name][1])
    assert points[winner] >= points[1 - winner]
    return (kind, *leads[kind]) if leads[kind][0] > leads[kind][1] else None


@pytest.mark.parametrize("game", rest_slow(["twinkle_twinkle", "shizzle"]))
def test_the_end_says_who_won_and_what_decided_it(browser: Browser, game: str) -> None:
    name = browser.new(game, seat_2="person")
    with browser.at(name) as line:
        while line.targets:
            assert "data-over" not in line.parts["part-end"]
            line.does("act", action=line.targets[-1])
        made = line.parts["part-end"]
    record = read_record(browser.get(f"/table/{name}/record").text)
    assert re.match('<section id="part-end" class="end" data-over[^>]* hidden>', made)
    worth = [(share, record.game.points(record.state, seat)) for seat, share in enumerate(record.shares())]
    places = sorted((1 + sum(other > own for other in worth), seat + 1) for seat, own in enumerate(worth))
    rows = re.findall(r'<li data-seat="(\d)" data-steps="[\d ]+"><b>(\d)</b>', made)
    assert [(int(rank), int(seat)) for seat, rank in rows] == places
    expected = reason(record)
    told = re.search("<p>(.*?)</p>", made)
    assert (told is None) == (expected is None)
    if told and expected:
        assert told[1] == say(
            "en", "end-decided", game, part=say("en", expected[0], game), points=expected[1], behind=expected[2]
        )


def test_taking_back_says_from_where(browser: Browser) -> None:
    with browser.at(browser.new(seat_2="person", chance="seed", seed="7")) as line:
        for _ in range(4):
            line.does("act", action=line.targets[-1])
        live = line.n
        assert "Undo…" in "".join(line.parts.values())
        line.does("look", at=live - 3)
        assert "Undo to here" in "".join(line.parts.values())
        assert "Undo…" not in "".join(line.parts.values())
