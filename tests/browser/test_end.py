"""The moment when a game ends: what decided it, who won and the card, one after the other and once."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bench.made_tables import COOKIE, NAMES, MadeTable, cookie_of, keep, moments, played, up_to
from tests.browser.conftest import serving
from tests.browser.tables import CALM, OpenPage, open_pane, wait_for_table
from tests.marks import slow
from tumblestar.games import GAMES
from tumblestar.record import Record
from tumblestar.web.drawn_board import parts_of_table

PLACES = """() => [...document.querySelectorAll('[data-part]:not(.part-chips), .plate, .status, .acts')].map(
    part => Object.values(part.getBoundingClientRect().toJSON())).flat()"""
"""All that has a place, but heaps of chips: the last move may take the last of one."""
TOLD = """() => [document.title, ...['.status .words', '.panes', '#announcement', ...['plate', 'crown'].map(
    name => `[id^="${name}-"]`)].flatMap(one => [...document.querySelectorAll(one)].map(each => each.textContent))]"""
"""All words that could tell who has won, but the card."""
NOTED = """() => {
  window.noted = [];
  const score = document.querySelector('#score-1 [aria-hidden]');
  const note = name => window.noted.push([name, performance.now(), score.textContent]);
  document.addEventListener('begun', () => note('begun'));
  document.addEventListener('stage', event => note(event.detail));
  document.addEventListener('updated', () => note('updated'));
}"""
MOVES = """() => document.getAnimations().filter(one => one.effect.getKeyframes().some(
    frame => 'transform' in frame || 'translate' in frame || 'rotate' in frame || 'scale' in frame)).length"""
PHONE = {"width": 390, "height": 664}
STEP = 50
"""Milliseconds for which the clock is let run at once."""


def whole_game(game: str, seats: int, *, is_drawn: bool = False) -> Record:
    """A game with one winner, or with none."""
    for attempt in range(40):
        record = played(GAMES[game], seats, f"end {attempt}", NAMES[:seats])
        if (1 in record.shares()) != is_drawn:
            return record
    raise AssertionError(f"{game} never ends so")


@contextmanager
def before_the_end(
    folder: Path, open_page: OpenPage, game: str, seats: int, *, winner: bool | None, watches: bool = False, **look: Any
) -> Iterator[tuple[Page, Callable[[], None], Record, int]]:
    """The page of who is about to win, to lose or (None) to draw, or `watches`; what ends the game; it, and the seat.

    One person has all seats, so that the page may do the last action, whoever's it is; then nobody is "you".
    """
    record = whole_game(game, seats, is_drawn=winner is None)
    n = moments(record, lambda s, actor: actor >= 0)[-1]
    first = record.shares().index(max(record.shares()))
    seat = first if winner else (first + 1) % seats
    before = up_to(record, n)
    made = MadeTable("ending", before, tuple(NAMES[:seats]), before.actor if watches else seat)
    keep(folder, [made])
    with serving(folder) as address:
        page, other = open_page(**look), open_page(**CALM)
        for one, who in ((other, before.actor), (page, seat)):
            one.clock.install() if one is page else None
            if one is page and watches:
                other.locator("[data-do=set][data-what=watchers]").dispatch_event("click")
                one.goto(other.locator("#link-watch").input_value())
                one.click("main form button")
            else:
                one.context.add_cookies([{"name": COOKIE, "value": cookie_of(NAMES[who]), "url": address}])
                one.goto(f"{address}/table/ending")
            wait_for_table(one)
        page.evaluate(NOTED)
        page.clock.pause_at(datetime.fromtimestamp(page.evaluate("Date.now()") / 1000 + 1, UTC))
        target = other.locator(f"[data-action='{record.events[n].action}']").first
        yield page, lambda: target.dispatch_event("click"), record, seat
        for one in (page, other):
            one.goto("about:blank")


def stages(page: Page, wanted: str) -> dict[str, float]:
    """Lets the page's clock run until a stage has begun; when each has."""
    noted: list[tuple[str, float, str]] = []
    for _ in range(300):
        noted = page.evaluate("() => window.noted")
        if wanted in [name for name, *_ in noted]:
            return {name: at - noted[0][1] for name, at, _ in noted}
        page.clock.run_for(STEP)
    raise AssertionError(f"no {wanted}: {noted}")


def near(expected: float) -> Any:
    """This time, as exactly as the clock is let run."""
    return pytest.approx(expected, abs=STEP)


@pytest.mark.parametrize(
    ("game", "winner", "kinds"),
    [("twisty", True, 1), ("shizzle", False, 1), ("twinkle", False, 9), ("twinkle_twinkle", True, 9)],
)
@slow
def test_nothing_says_who_won_before_all_rests_and_then_one_thing_after_the_other(
    tmp_path: Path, open_page: OpenPage, game: str, winner: bool, kinds: int
) -> None:
    with before_the_end(tmp_path, open_page, game, 2, winner=winner, **PHONE) as (page, end, record, _):
        told, places, card = page.evaluate(TOLD), page.evaluate(PLACES), page.locator("#part-end")
        end()
        stages(page, "begun")
        assert page.evaluate(TOLD) == told
        expect(card).to_be_hidden()
        glow = stages(page, "glow")["glow"]
        assert glow >= 400 - STEP
        assert page.evaluate(TOLD) == told
        first = record.shares().index(Fraction(1))
        assert page.locator(".aglow").count() == {"twisty": 2, "shizzle": 2}.get(game, 1)
        at = stages(page, "count")["count"]
        assert at - glow == near(700)
        counted = page.evaluate("() => window.noted.find(([name]) => name === 'count')[2]")
        assert re.findall(r"\d+", counted)[0] == "0"
        rank = last = stages(page, "rank")["rank"]
        steps = [score.points for score in parts_of_table(GAMES[game]).scores(record.state, 0)]
        shown = sum(
            any(parts_of_table(GAMES[game]).scores(record.state, one)[i].points for one in (0, 1))
            for i in range(len(steps))
        )
        assert rank - at == near(min(2500, 400 * shown) if shown > 1 else 1200)
        assert [page.locator(f"#disc-{one} .rank").inner_text() for one in (first + 1, 2 - first)] == ["1", "2"]
        if winner:
            last = stages(page, "stars")["stars"]
            assert last - rank == near(400)
            assert page.locator(".shower i").count() == 60
        done = stages(page, "updated")["updated"]
        assert done - last == near(1800 if winner else 400)
        expect(card).to_be_visible()
        assert page.locator(".aglow, .shower").count() == 0
        points = [record.game.points(record.state, one) for one in (0, 1)]
        expect(card.locator("h2")).to_have_text(
            re.compile("^(The bank is empty. )?You won" if winner else f"^{NAMES[first]} won. You came second")
        )
        assert [re.findall(r"\d+", text)[0] for text in card.locator(".ranks .score").all_inner_texts()] == [
            str(points[first]),
            str(points[1 - first]),
        ]
        assert [
            re.findall(r"\d+", page.locator(f"#score-{one + 1} [aria-hidden]").inner_text())[0] for one in (0, 1)
        ] == list(map(str, points))
        assert page.evaluate(PLACES) == pytest.approx(places, abs=0.5)
        box, own = card.bounding_box(), page.locator(".seat.me .plate").bounding_box()
        assert box
        assert own
        assert box["height"] <= 0.45 * 664 + 1
        assert game != "shizzle" or own["y"] >= box["y"] + box["height"] or own["y"] + own["height"] <= box["y"]


@slow
def test_a_touch_goes_to_the_card_and_another_closes_it_for_good(tmp_path: Path, open_page: OpenPage) -> None:
    with before_the_end(tmp_path, open_page, "shizzle", 2, winner=True, width=844, height=340) as (page, end, _, _):
        card = page.locator("#part-end")
        end()
        stages(page, "glow")
        expect(page.locator(".acts button:visible, .act:visible")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(card).to_be_visible()
        box, own = card.bounding_box(), page.locator(".seat.me .plate").bounding_box()
        assert box
        assert own
        assert own["y"] >= box["y"] + box["height"]
        assert page.locator(".aglow, .shower").count() == 0
        page.clock.run_for(8000)
        assert [name for name, *_ in page.evaluate("() => window.noted")].count("updated") == 1
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()
        page.reload()
        wait_for_table(page)
        open_pane(page, "log")
        expect(page.locator("#part-final")).to_be_visible()
        expect(card).to_be_hidden()


@slow
def test_who_watches_sees_the_end_in_stages_and_no_button_of_players(tmp_path: Path, open_page: OpenPage) -> None:
    with before_the_end(tmp_path, open_page, "twisty", 2, winner=True, watches=True, **PHONE) as (page, end, _, seat):
        end()
        for stage in ("glow", "count", "rank", "updated"):
            stages(page, stage)
        expect(page.locator("#part-end h2")).to_have_text(re.compile(f"^{NAMES[seat]} won"))
        page.evaluate("() => document.querySelector('[data-setting=gains]').click()")
        expect(page.locator(f"#crown-{seat + 1} svg")).to_be_visible()  # it is no point on a target
        assert page.locator("#part-end .do :is(a, button)").all_inner_texts() == ["Review", "Share", "Games", "Close"]


@slow
def test_a_page_loaded_anew_in_the_middle_shows_the_end_at_once(tmp_path: Path, open_page: OpenPage) -> None:
    with before_the_end(tmp_path, open_page, "twinkle", 2, winner=False, **PHONE) as (page, end, record, seat):
        end()
        stages(page, "count")
        page.clock.resume()
        page.reload()
        wait_for_table(page)
        expect(page.locator("#part-end h2")).to_have_text(re.compile(rf"^{NAMES[1 - seat]} won. You came second"))
        expect(page.locator(".aglow, .shower, .ending, .rolling")).to_have_count(0)
        shown = [page.locator(f"#score-{one} [aria-hidden]").inner_text() for one in (1, 2)]
        assert [int(re.findall(r"\d+", text)[0]) for text in shown] == [
            record.game.points(record.state, one) for one in (0, 1)
        ]


@slow
def test_a_draw_glows_for_both_and_is_said_plainly(tmp_path: Path, open_page: OpenPage) -> None:
    with before_the_end(tmp_path, open_page, "twinkle_twinkle", 2, winner=None, **PHONE) as (page, end, record, seat):
        end()
        stages(page, "rank")
        assert [page.locator(f"#disc-{one} .rank").inner_text() for one in (1, 2)] == ["1", "1"]
        stages(page, "updated")
        points = record.game.points(record.state, 0)
        both = re.compile(f"^Shared win with {points} points each: {NAMES[1 - seat]} and you!$")
        expect(page.locator("#part-end h2")).to_have_text(both)


@slow
def test_without_movement_there_is_light_and_numerals_only(tmp_path: Path, open_page: OpenPage) -> None:
    with before_the_end(tmp_path, open_page, "twinkle", 2, winner=True, width=1366, height=650, **CALM) as (
        page,
        end,
        _,
        _,
    ):
        end()
        stages(page, "begun")
        for stage in ("glow", "count", "rank", "updated"):
            stages(page, stage)
            assert page.evaluate(MOVES) == 0
            assert page.locator(".shower").count() == 0
        expect(page.locator("#part-end")).to_be_visible()
        expect(page.locator("#end-best")).to_have_text(re.compile(r"^Your best so far in Twinkle: \d+ points?$"))


@slow
def test_a_game_given_up_says_who_won_and_no_reason_in_points(open_table: OpenPage) -> None:
    page = open_table("twisty", against="bot:strong", width=667, height=331, reduced_motion="reduce")
    page.locator("[data-opens='dialog-resign']").first.dispatch_event("click")
    page.click("#dialog-resign [data-do='resign']")
    expect(page.locator("#part-end")).to_be_visible()
    assert page.locator("#part-end > p:not([id])").count() == 0
    assert page.locator("#part-end").get_attribute("data-won") is None
    widths = page.locator("#part-end .name").evaluate_all("all => all.map(one => [one.scrollWidth, one.clientWidth])")
    assert all(needed <= given for needed, given in widths), "a name is cut"
    page.locator("#part-end [data-do='end']").dispatch_event("click")
    expect(page.locator("#part-end")).to_be_hidden()
