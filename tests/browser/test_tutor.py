"""Help with decisions in a real Chromium: the tutor asks, by click and by key; the panel marks one best way."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, act, ask_for_help, close_pane, open_pane, play_until, sit_down, state
from tests.browser.test_friends import join, new_table
from tests.marks import slow
from tumblestar.contract.capabilities import Evaluator
from tumblestar.games import GAMES
from tumblestar.games.shizzle.rules import CHOOSE, ROLL, STOP
from tumblestar.insight import hints
from tumblestar.insight.evaluations import Evaluation, Evaluations
from tumblestar.words import Phrase

TWISTY = GAMES["twisty"]


@pytest.fixture(autouse=True)
def shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first state that is asked about is worth 90 %, all others 50 %."""

    async def values(*given: Any) -> dict[str, Evaluation]:
        by = Evaluator(Phrase("evaluator-search", {"count": 4000}, "twisty"))
        return {state: Evaluation((0.5 if i else 0.9,) * 2, by) for i, state in enumerate(given[3])}

    monkeypatch.setattr(Evaluations, "values", values)


def poor_action(page: Page) -> int:
    """An action that costs 40 %."""
    after = hints.states_after(TWISTY, state(page))
    best = next(iter(after.values()))
    return next(action for action, line in after.items() if line != best)


@slow
@pytest.mark.parametrize("width", [390, 1280])
def test_the_tutor_asks_by_click_and_by_key(open_table: OpenPage, width: int) -> None:
    page = open_table(against="person", option__first="1", reduced_motion="reduce", width=width)
    open_pane(page, "help")
    expect(page.locator("[name=amount]")).to_be_hidden()
    ask_for_help(page, 4)
    page.select_option("[name=amount]", "10")
    expect(page.locator("[name=amount]")).to_be_visible()
    close_pane(page)
    poor, asked, count = poor_action(page), page.locator("#doubt"), page.get_attribute("#moment", "data-n")
    undo, keep = page.locator("[data-do=unsure]"), page.locator("[data-do=sure]")

    page.locator(f".act[data-action='{poor}']").first.click()
    expect(asked).to_contain_text("Your win chance drops from 90% to 50%.")
    expect(asked.locator(".unseen")).to_contain_text("90.0%")
    expect(page.locator(".of-doubt .best")).to_have_text("90%")
    expect(page.locator(".of-doubt .own")).to_have_text("You 50%")
    expect(page.locator(".act.doubted")).to_have_attribute("data-action", str(poor))
    expect(page.locator(".act.better")).to_have_count(1)
    assert page.locator(".acts button:visible").all_text_contents() == ["Undo", "Keep it"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    undo.click()
    expect(asked).to_be_empty()
    expect(page.locator(".of-doubt, .doubted, .better")).to_have_count(0)
    assert page.get_attribute("#moment", "data-n") == count
    page.locator(f".act[data-action='{poor}']").first.click()
    act(page, keep.click)
    expect(keep).to_be_hidden()
    assert page.get_attribute("#moment", "data-n") != count

    poor, count = poor_action(page), page.get_attribute("#moment", "data-n")
    page.locator(f".act[data-action='{poor}']").first.focus()
    page.keyboard.press("Enter")
    expect(undo).to_be_focused()
    page.keyboard.press("Escape")
    expect(undo).to_be_hidden()
    assert page.evaluate("document.activeElement.dataset.action") == str(poor)
    page.keyboard.press("Enter")
    expect(undo).to_be_focused()
    page.keyboard.press("Tab")
    act(page, lambda: page.keyboard.press("Enter"))
    assert page.get_attribute("#moment", "data-n") != count

    page.reload()
    assert page.is_checked("[name=aid][value='4']")
    assert page.input_value("[name=amount]") == "10"
    expect(page.locator("#part-chat")).to_contain_text("help: tutor")


@slow
def test_the_panel_marks_the_best_way_and_keeps_the_level_between_games(open_table: OpenPage, server_url: str) -> None:
    page = open_table(against="person", option__first="1", reduced_motion="reduce")
    page.evaluate("localStorage.setItem('aid', '2')")  # best play, on the scale of before
    page.reload()
    assert page.is_checked("[name=aid][value='3']")
    expect(page.locator("#part-odds .best")).to_have_count(1)
    expect(page.locator("#part-odds tbody tr").first).to_contain_text("★")
    expect(page.locator("#part-odds tbody tr").first).to_contain_text("90.0%")
    page.evaluate("localStorage.setItem('help', '1')")  # odds, which this game does not have
    page.reload()
    assert page.is_checked("[name=aid][value='0']")
    expect(page.locator("#part-odds")).to_be_hidden()
    sit_down(page, server_url, "shizzle", against="person")
    assert page.is_checked("[name=aid][value='1']")


@slow
@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_best_lies_on_its_target_and_is_chosen(open_table: OpenPage, width: int) -> None:
    page = open_table(against="person", option__first="1", reduced_motion="reduce", width=width)
    after = hints.states_after(TWISTY, state(page))
    count = page.get_attribute("#moment", "data-n")
    ask_for_help(page, 3)
    close_pane(page)
    expect(page.locator(".gains .pill.best")).to_have_text("90%")
    assert page.locator(".gains .pill:not(.best)").all_text_contents() == ["50%"] * min(hints.FEW - 1, len(after) - 1)
    best = page.locator(".gains .pill.best").get_attribute("data-for")
    expect(page.locator(".act.armed")).to_have_attribute("data-action", best or "")
    expect(page.locator(".act.armed")).to_have_attribute("aria-label", re.compile("Best, win chance 90%.$"))
    expect(page.locator(".status .now")).to_contain_text("Win chance 90%.")
    assert page.get_attribute("#moment", "data-n") == count  # nothing is done before the reader wants it
    page.keyboard.press("Escape")
    expect(page.locator(".armed")).to_have_count(0)
    page.locator(f".act[data-action='{best}']").focus()
    act(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator(".gains .pill.best")).to_have_text("90%")
    has_button = page.locator("#offered [data-action]").count() > 0  # which keeps its place then
    expect(page.locator(".act.armed")).to_have_count(int(not has_button))


@slow
def test_a_button_says_what_it_is_worth(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person", option__first="1", reduced_motion="reduce", width=390)
    ask_for_help(page, 3)
    close_pane(page)
    s = play_until(page, lambda s: s.phase == CHOOSE and {STOP, ROLL} <= set(GAMES["shizzle"].legal(s)))
    buttons = page.locator("#offered [data-action] .pill")
    expect(buttons).to_have_text([re.compile("%$")] * 2)
    assert s.phase == CHOOSE
    expect(page.locator(".act.armed")).to_have_count(0)  # both buttons stay in their places


@slow
def test_friends_agree_about_help_before_anybody_gets_it(open_page: OpenPage, server_url: str) -> None:
    ann, bob = open_page(reduced_motion="reduce"), open_page(width=390, height=844, reduced_motion="reduce")
    join(bob, new_table(ann, server_url, "twisty", **{"option-first": "1"}))
    ask_for_help(ann, 3)
    panel, question = ann.locator("#part-odds"), bob.locator("#part-asked")
    expect(panel).to_contain_text("off unless all agree")
    expect(panel.locator("table")).to_have_count(0)

    panel.get_by_role("button", name="Ask to allow help").click()
    expect(ann.locator("#part-asked")).to_contain_text("Waiting for Bob")
    expect(question).to_contain_text("Ann would like to allow help for all")
    assert bob.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(panel.locator("table")).to_have_count(0)
    question.get_by_role("button", name="Agree").click()
    expect(panel.locator(".best")).to_have_count(1)
    expect(question).to_be_hidden()
    expect(bob.locator("#part-chat")).to_contain_text("best play")

    ask_for_help(bob, 3)
    bob.get_by_role("button", name="End help for all").click()
    expect(panel.locator("table")).to_have_count(0)
    expect(panel).to_contain_text("off unless all agree")
