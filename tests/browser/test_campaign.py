"""The campaign in a real Chromium: from the level map to a won level and back, files, and axe."""

import json
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import (
    SMALL,
    OpenPage,
    act,
    is_over,
    open_pane,
    play_out,
    type_in,
    wait_for_me,
    wait_for_table,
)
from tests.browser.test_accessibility import WIDE_AND_NARROW, Look, check, check_table, open_all
from tests.browser.test_twinkle import click
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES
from tumblestar.record.text import read_record

TWINKLE = GAMES["twinkle"]
SHOWN = read_record(TWINKLE.campaign.shown(1))
MISSIONS = TWINKLE.campaign.levels()[0].missions


@pytest.fixture
def _lucky(monkeypatch: pytest.MonkeyPatch) -> None:
    """New dice are those of the shown game of level 1."""
    seal = SHOWN.seal
    assert seal
    monkeypatch.setattr("tumblestar.tables.registry.fresh_seed", lambda: seal.seed)


def play_as_shown(page: Page, faces: list[str] | None = None) -> None:
    """Plays level 1 to its end as its shown game was; notes how the mission's card lies after each action."""
    for event in SHOWN.events:
        if event.actor >= 0:
            act(page, partial(type_in, page, event.text))
            if faces is not None:
                faces.append(page.locator(f"#mission-{MISSIONS[0]}-1").get_attribute("data-face") or "")


def begin(page: Page) -> Page:
    """Begins level 1 from the level map."""
    page.click("#level-1 button[value=new]")
    page.wait_for_url("**/table/**")
    wait_for_me(page)
    return page


def bring(page: Page, content: bytes) -> None:
    """Brings in progress as a file."""
    page.set_input_files("input[type=file]", {"name": "p.json", "mimeType": "application/json", "buffer": content})
    page.click("form[enctype] button")


@slow
@pytest.mark.usefixtures("_lucky")
def test_from_the_level_map_to_a_won_level_whose_progress_travels(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/campaign/twinkle", reduced_motion="reduce")
    page.locator(".node").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**level=1#level-1")
    expect(page.locator("#level-1")).to_have_attribute("open", "")
    page.locator("#level-1 summary").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#level-1 button[value=new]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    wait_for_me(page)
    expect(page.locator(".goal li")).to_have_count(1 + len(MISSIONS))
    expect(page.locator(".level-name")).to_be_visible()
    assert "1" in page.title()
    faces: list[str] = []
    play_as_shown(page, faces)
    assert faces[0] == "up"
    assert faces[-1] == "down"
    assert faces == sorted(faces, reverse=True)  # once face down it stays so
    assert is_over(page)
    open_pane(page, "log")
    expect(page.locator("#part-final .stars .got").first).to_be_visible()
    expect(page.locator(".goal .kept")).to_have_count(len(MISSIONS))
    check_table(page)
    page.click(".to-map")
    page.wait_for_url("**/campaign/twinkle**")
    expect(page.locator("#level-1")).to_have_attribute("data-how", "won")
    expect(page.locator("#level-2")).to_have_attribute("data-how", "open")
    expect(page.locator("#level-3")).to_have_attribute("data-how", "locked")
    expect(page.locator("#level-1 .stars .got").first).to_be_visible()
    with page.expect_download() as download:
        page.click("a[href$='/progress']")
    progress = Path(download.value.path()).read_bytes()
    assert next(iter(json.loads(progress)["levels"].values()))["won"]
    other = open_page(f"{server_url}/campaign/twinkle")
    bring(other, progress)
    expect(other.locator(".note")).to_be_visible()
    expect(other.locator("#level-1")).to_have_attribute("data-how", "won")


@pytest.mark.usefixtures("_lucky")
@pytest.mark.parametrize("motion", rest_slow(["no-preference", "reduce"]))
@slow
def test_a_mission_met_for_good_turns_over_with_motion(open_page: OpenPage, server_url: str, motion: str) -> None:
    page = begin(open_page(f"{server_url}/campaign/twinkle", reduced_motion=motion))
    page.evaluate(
        """() => { window.turned = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...args) {
          if (this.parentNode.classList?.contains('turns')) window.turned.push(this.parentNode.id);
          return animate.apply(this, args); }; }"""
    )
    play_as_shown(page)
    turned = page.evaluate("window.turned")
    assert sorted(turned) == (sorted(f"mission-{number}-1" for number in MISSIONS) if motion == "no-preference" else [])


@slow
def test_a_level_by_mouse_to_its_end_and_the_same_dice_again(open_page: OpenPage, server_url: str) -> None:
    page = begin(open_page(f"{server_url}/campaign/twinkle", **SMALL))
    play_out(page, partial(click, page), 120)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first = page.url
    page.click(".again button[value=same]")
    page.wait_for_url(lambda url: url != first)
    wait_for_me(page)
    address = page.url.removeprefix(server_url)
    page.goto(f"{server_url}/campaign/twinkle?level=1")
    expect(page.locator("#level-1 a.primary")).to_have_attribute("href", address)
    expect(page.locator("#level-1 button[value=same]")).to_be_visible()


@slow
def test_a_custom_level_without_scripts(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/campaign/twinkle", java_script_enabled=False)
    for colour in ("red", "blue", "green"):
        page.check(f".own [name={colour}]")
    page.click(".own button[formmethod=get]")
    expect(page.locator(".own .wrong")).to_be_visible()
    page.check(".own [name=black]")
    page.select_option("[name=mission-2]", "16")
    page.click(".own button[formmethod=get]")
    expect(page.locator(".own .found")).to_be_visible()
    assert page.locator("[name=mission-2]").input_value() == "16"
    page.click(".own button.primary")
    page.wait_for_url("**/table/**")
    expect(page.locator(".goal li")).to_have_count(2)


@slow
@WIDE_AND_NARROW
def test_axe_finds_nothing(open_page: OpenPage, server_url: str, expected_complaints: list[str], look: Look) -> None:
    expected_complaints.append("422")
    page = open_page(f"{server_url}/campaign/twinkle", **look)
    check(page)
    levels = {
        level.set: {"tries": level.number, "best": 25, "won": True, "great": level.number % 2 == 0, "first": False}
        for level in TWINKLE.campaign.levels()[:12]
    }
    text = json.dumps({"format": "tumblestar campaign progress", "version": 1, "game": "twinkle", "levels": levels})
    bring(page, text.encode())
    page.wait_for_selector(".note")
    open_all(page)
    check(page)
    sizes = page.evaluate("[...document.querySelectorAll('.node .hit')].map(hit => hit.getBoundingClientRect().width)")
    assert min(sizes) >= (32 if look["width"] > 320 else 26)
    bring(page, b"no")
    page.wait_for_selector("#file-wrong")
    check(page)
    page.goto(f"{server_url}/table/shown-twinkle-01?at=0")
    wait_for_table(page)
    check_table(page)
