"""Long games: their pages come by parts, and nothing about them is made at one stretch."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.serving import Browser, Line, Server
from tumblestar.games import GAMES
from tumblestar.play import render_cache, timeline
from tumblestar.play.page_updates import page_of
from tumblestar.play.viewer import Viewer
from tumblestar.record.text import read_record
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store import Store
from tumblestar.tables.commit import Change
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.web import pages

TEXT = (Path(__file__).parents[1] / "records/shizzle-1-e23fc6f2c65d.txt").read_text(encoding="utf-8")


@pytest.fixture
def parted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_cache, "LONG", 40)
    monkeypatch.setattr(render_cache, "STEP", 20)


def opened(browser: Browser) -> str:
    answer = browser.post("/tables/open", files={"file": ("game.txt", TEXT)})
    return answer.headers["location"].removeprefix("/table/")


def told(line: Line) -> list[int]:
    """The numbers of the events in the log."""
    return [int(n) for n in re.findall(r'<li value="(\d+)"', line.parts["part-log"])]


def test_every_position_of_a_long_game_is_shown_with_what_is_round_it(
    server: Server, browser: Browser, parted: None
) -> None:
    table = opened(browser)
    record = read_record(TEXT, any_version=True)
    count = len(record.events)
    assert count == 160
    with browser.at(table) as line:
        assert told(line) == list(range(141, 161))
        for n in (0, 1, 19, 20, 39, 40, 41, 99, 120, 140, 159, 160):
            line.does("look", at=n)
            numbers = told(line)
            base = max(0, n // 20 - 1) * 20
            assert numbers == list(range(base + 1, min(base + 60, count) + 1))
            slider = line.parts["part-timeline"]
            assert f'min="{base}" max="{min(base + 60, count)}" value="{n}"' in slider
            points = [record.game.points(record.state_at(n), seat) for seat in range(len(record.seats))]
            said = re.findall('aria-valuetext="([^"]*)"', slider)[0]
            assert [int(text) for text in re.findall(r"\d+", said.rpartition(". ")[2])] == points
            assert line.parts["part-log"].count('aria-current="step"') == (n > 0)
            assert n == 0 or f'<li value="{n}" aria-current="step">' in line.parts["part-log"]
        line.does("look")
    for path in ("", "?at=50", "?at=50&play=1", "/share", "/verify", "/review", "/card", "/picture?at=50", "/record"):
        assert browser.get(f"/table/{table}{path}").status_code == 200, path


def test_turns_of_a_part_are_numbered_as_in_the_whole_game(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(browser)

    def where(n: int) -> list[str]:
        html = browser.get(f"/table/{table}?at={n}").text
        return re.findall(r'id="replay-at"[^>]*>(.*?)</div>', html) + re.findall(r'<svg id="board".*?</svg>', html)

    whole = [where(n) for n in (50, 99, 150)]
    monkeypatch.setattr(render_cache, "LONG", 40)
    monkeypatch.setattr(render_cache, "STEP", 20)
    assert [where(n) for n in (50, 99, 150)] == whole


def test_a_live_game_goes_on_from_part_to_part(server: Server, browser: Browser, parted: None) -> None:
    table = browser.new("shizzle", seat_2="person", option_first="1")
    live = server.run(server.app.services.registry.find_current, table)
    with browser.at(table) as line:
        while len(live.record.events) < 130:
            line.does("act", action=live.record.legal[-1])
        viewer = Viewer(live, live.owner, "en", origin=browser.headers["origin"])
        assert page_of(viewer).fingerprint == line.print
        assert told(line)[-1] == len(live.record.events)
        assert len(told(line)) <= 60


def test_a_check_lists_outcomes_up_to_the_first_wrong_one(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_LISTED", 10)
    table = opened(browser)
    html = browser.get(f"/table/{table}/verify").text
    outcomes = [int(n) for n in re.findall(r'<li value="(\d+)"><code>', html)]
    drawn = [draw.event.n for draw in read_record(TEXT, any_version=True).draws()]
    assert outcomes == drawn[:10]
    assert f"10 of {len(drawn)} rolls and draws are listed here" in html


@pytest.mark.anyio
async def test_a_page_shows_what_is_on_disk_where_somebody_acts_while_it_is_made(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record is ahead of the page's cache while an action is being written."""
    seats = SeatRow("person", "Ann", 1), SeatRow("person", "Bob", 2)
    table = await TableRegistry(store).make(1, TableSpec(GAMES["twisty"], seats, {"first": 1}))
    monkeypatch.setattr(timeline, "charge_events", lambda *_: None)
    written, write = asyncio.Event(), table._commits.write

    async def later(change: Change) -> None:
        await written.wait()
        await write(change)

    monkeypatch.setattr(table._commits, "write", later)
    viewer = Viewer(table, 1, "en")
    await timeline.prepare(None, viewer)  # type: ignore[arg-type]
    acting = asyncio.create_task(table.act(1, "a", table.live, table.record.legal[0]))
    making = asyncio.create_task(timeline.prepare(None, viewer))  # type: ignore[arg-type]
    for _ in range(20):
        await asyncio.sleep(0)
    assert table.is_committing
    assert not making.done()
    written.set()
    await making
    assert not table.is_committing
    assert len(viewer.cache().narrated_events()) == len(table.record.events)
    await acting
