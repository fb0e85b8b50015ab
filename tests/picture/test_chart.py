"""The drawings of a review, and the file that it makes."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree

import pytest

from tests.insight.test_report import played
from tests.marks import rest_slow
from tumblestar.features.review.sections import review_html
from tumblestar.insight.headline import own_choices
from tumblestar.insight.report import report
from tumblestar.picture import chart as drawing
from tumblestar.record import Record, Seat
from tumblestar.words import LANGUAGES


def test_a_line_has_a_corner_at_every_change() -> None:
    svg = drawing.curve([0.5, 0.5], [[0.5, 0.5], [0.5, 0.5], [0.25, 0.75], [1, 0]], 4, "label", ("0%", "50%", "100%"))
    ElementTree.fromstring(svg)
    assert re.findall('class="link[0-9]"[^>]* d="([^"]*)"', svg) == [
        "M0 -50L2 -50L3 -25L4 -100",
        "M0 -50L2 -50L3 -75L4 0",
    ]
    assert re.findall('<text x="-4" y="([^"]*)"[^>]*>([^<]*)<', svg) == [("100%", "0%"), ("50%", "50%"), ("0%", "100%")]


def test_bars_go_up_for_good_luck_and_down_for_costs() -> None:
    up = drawing.bars(0, [0, 0.1, -0.05], 0.1, 4, "label")
    assert re.findall('class="lit0" d="([^"]*)"', up) == ["M1.1 0h.8V-1.000h-.8ZM2.1 0h.8V0.500h-.8Z"]
    down = drawing.costs(1, [0, 0.1], 0.2, 4, "label")
    assert re.findall('class="lit1" d="([^"]*)"', down) == ["M1.1 0h.8V0.500h-.8Z"]


@pytest.mark.parametrize("lang", rest_slow(LANGUAGES, 2))
def test_the_file_of_a_review_stands_alone_and_says_all(lang: str) -> None:
    record = Record.new(played("shizzle", 2).game, [Seat("person", "<Ann>"), Seat("bot", "strong")], {}, chance="typed")
    for event in played("shizzle", 2).events:
        record.append(event.action)
    review = report(record)
    html = review_html(review, record, lang)
    assert f'<html lang="{lang}">' in html
    assert "<Ann>" not in html
    assert "&lt;Ann&gt;" in html
    assert not re.findall(r"<script|<link|<img|src=|href=|url\((?!&quot;data|.data)", html)
    assert html.count("<tr id=") == review["length"] + 1
    costly = [choice for seat in (0, 1) for choice in own_choices(review, seat)]
    assert html.count('<article class="costly">') == min(len(costly), 9) > 0
    assert html.count('<g class="way-best">') == html.count('<article class="costly">')


@pytest.mark.parametrize("count", range(1, 7))
def test_the_marks_of_the_seats_never_cover_each_other(count: int) -> None:
    rng = Random(count)
    for _ in range(50):
        heights = [rng.choice([0.0, 10.0, 50.0, 97.0, 100.0]) for _ in range(count)]
        marks = drawing.end_marks(heights)
        places = []
        for mark in marks:
            y = float(mark.partition('y="')[2].partition("%")[0])
            places.append((mark.partition("translate(")[2].partition(" ")[0], y))
        assert all(0 <= y <= 100.1 for _, y in places)
        for i, (column, y) in enumerate(places):
            for other, high in places[:i]:
                assert column != other or abs(y - high) >= drawing.MARK_ROOM - 0.2
