"""A visitor's statistics: their own finished tables, charts with words, what chance did, and the file."""

import csv
import json
import re
from functools import partial
from io import StringIO

import pytest

from tests.features.statistics.test_chance_tally import tally_of
from tests.features.statistics.test_statistics import line
from tests.serving import Browser, Server
from tests.web.test_card import finished
from tumblestar.features.review.reviews import keep_review, version_of
from tumblestar.features.statistics import own
from tumblestar.features.statistics.own import PEOPLE, OwnFigures, OwnStatistics
from tumblestar.features.statistics.statistics import Estimate
from tumblestar.insight.report import report
from tumblestar.record.text import read_record


def text_of(browser: Browser) -> str:
    answer = browser.get("/mine/stats")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    return answer.text


def test_own_finished_tables_are_summed_up(server: Server) -> None:
    ann, other = server.browser(), server.browser()
    assert "No statistics yet" in text_of(ann)
    assert '<a class="primary" href="/">Play</a>' in text_of(ann)
    assert list(csv.DictReader(StringIO(ann.get("/mine/stats.csv").text))) == []
    names = {finished(ann), finished(ann), finished(ann, seat_2="bot:novice"), finished(ann, "twisty")}
    finished(other)
    ann.new("shizzle")  # it goes on
    finished(ann, seat_2="person")  # both seats are hers
    page = text_of(ann)
    assert "You finished 4 games in which you had one seat, 0 of them reviewed." in page
    assert "<h2>Shizzle, 2 players</h2>" in page
    assert "<td>0% (0% to " in page
    assert re.search(">Medium</th><td>2</td>", page)
    assert 'href="/mine/stats"' in ann.get("/tables").text
    assert 'href="/mine/stats"' in ann.get("/mine").text
    rows = list(csv.DictReader(StringIO(ann.get("/mine/stats.csv").text)))
    assert {row["record"] for row in rows} == names
    assert {(row["seat"], row["result"], row["end"]) for row in rows} == {("1", "0.0", "resigned 1")}
    assert "Rolls and draws that follow from seeds sealed before the game" in page


def test_a_table_is_read_once_and_only_the_last_ones_count(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.browser()
    finished(ann)
    page = text_of(ann)

    def never(*_: object) -> None:
        raise AssertionError("it has been read")

    monkeypatch.setattr(own.Table, "load", never)
    assert text_of(ann) == page
    monkeypatch.undo()
    finished(ann, "twisty")
    monkeypatch.setattr(own, "MOST_TABLES", 1)
    page = text_of(ann)
    assert "Twisty, 2 players" in page
    assert "Shizzle" not in page


def test_kept_reviews_count_and_none_is_worked_out(server: Server) -> None:
    ann = server.browser()
    name = ann.new("shizzle")
    with ann.at(name) as opened:
        for _ in range(2):
            opened.wait(lambda now: bool(now.targets))
            opened.does("act", action=opened.targets[0])
        opened.does("resign")
    assert "0 of them reviewed." in text_of(ann)
    record = read_record(ann.get(f"/table/{name}/record").text)
    table = server.run(server.app.services.registry.find_current, name)
    game_report = report(record)
    write_review = partial(keep_review, table=name, version=version_of(table), report=json.dumps(game_report))
    server.run(server.app.services.registry.store.write, write_review)
    page = text_of(ann)
    assert "1 of them reviewed." in page
    assert f"You, 1 game: exactly {100 * game_report['totals'][0]['cost']:.2f}% of a win given away per game" in page
    (row,) = csv.DictReader(StringIO(ann.get("/mine/stats.csv").text))
    assert float(row["luck"]) == game_report["totals"][0]["luck"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_charts_are_drawn_and_told_in_words(server: Server, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    lines = [line(i, result=float(i % 3 == 0), luck=0.01, cost=0.02, decisions=10) for i in range(60)]
    loaded = tally_of("shizzle", 12, 0.15)
    figures = OwnFigures(lines, {result.record: (PEOPLE,) for result in lines}, loaded.tests(), loaded)

    async def known(_: int) -> OwnFigures:
        return figures

    monkeypatch.setattr(server.app.services.find(OwnStatistics), "figures_of", known)
    page = server.browser().get("/mine/stats", headers={"accept-language": lang}).text
    labels = re.findall(r'<svg class="ts" role="img" aria-label="([^"]+)"', page)
    assert len(labels) == 2
    assert all("6" in label for label in labels)
    assert ("You, 60 games: exactly 2.00% of a win given away" in page) == (lang == "en")
    assert ("Something looks odd: Numbers rolled (Shizzle)" in page) == (lang == "en")
    assert page.count("<details open>") == 1
    assert page.count('aria-hidden="true" viewBox="0 0 204 24"') == sum(len(test.categories) for test in figures.tests)


def test_a_chart_keeps_to_its_scale_and_leaves_out_what_is_not_known() -> None:
    drawn = own.chart_over_time([Estimate(0.5, -0.2, 1.4, 5), None], (), 0.0, 1.0, 0.25)
    assert f"M145 {own.HEIGHT}V0" in drawn
    assert f"M0 {own.HEIGHT * 0.75:g}H" in drawn
    assert drawn.count('class="chalk"') == 1
