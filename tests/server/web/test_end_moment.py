"""What is said to have decided a game: the kind of points in which the winner is farthest ahead."""

import re
from fractions import Fraction

import pytest

from tests.server.conftest import Browser, Line
from tumblestar.record import Record
from tumblestar.record_text import read_record
from tumblestar.words import say


def end_of(line: Line) -> str:
    """The element as HTML."""
    return line.parts["part-end"]


def reason(record: Record) -> tuple[str, int, int] | None:
    """The kind of points, and those of the winner and of the best other, by another way than the program's."""
    shares, points = record.shares(), [record.game.points(record.state, seat) for seat in (0, 1)]
    if 1 not in shares:
        return None
    winner = shares.index(Fraction(1))
    pairs = zip(*(record.game.breakdown(record.state, seat) for seat in (winner, 1 - winner)), strict=True)
    leads = {mine.name: (mine.points, other.points) for mine, other in pairs}
    kind = max(leads, key=lambda name: leads[name][0] - leads[name][1])
    assert points[winner] >= points[1 - winner]
    return (kind, *leads[kind]) if leads[kind][0] > leads[kind][1] else None


@pytest.mark.parametrize("game", ["shizzle", "twinkle_twinkle"])
def test_the_end_says_who_won_and_what_decided_it(browser: Browser, game: str) -> None:
    name = browser.new(game, seat_2="person")
    with browser.at(name) as line:
        while line.targets:
            assert "data-over" not in end_of(line)
            line.does("act", action=line.targets[-1])
        made = end_of(line)
    record = read_record(browser.get(f"/table/{name}/record").text)
    assert re.match('<section id="part-end" class="end" data-over[^>]* hidden>', made)
    winners = sum(share > 0 for share in record.shares())
    assert made.count("<svg") == winners
    expected = reason(record)
    told = re.search("<p>(.*?)</p>", made)
    assert (told is None) == (expected is None)
    if told and expected:
        assert told[1] == say(
            "en", "end-decided", game, part=say("en", expected[0], game), points=expected[1], behind=expected[2]
        )
