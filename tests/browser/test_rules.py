"""The pages of rules in a browser: the search as one types, the contents, and what comes out of a printer."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import OpenPage, act, move, open_pane, settle, wait_for_table
from tests.marks import rest_slow, slow
from tumblestar.features.rules.examples import examples
from tumblestar.games import GAMES
from tumblestar.words import LANGUAGES

WIDTH, HEIGHT = 726, 1054
"""What the margins leave of a sheet of A4, in pixels of CSS."""
PRINTED = [name for name, game in GAMES.items() if examples(game).summary]


def test_rules_are_filtered_as_one_types(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/rules/twisty", locale="fr")
    shown = page.locator(".rules > li:visible")
    count = shown.count()
    page.fill("#rules-q", "SECURITE protège")
    expect(page.locator("#rules-found")).to_have_text(re.compile(r"^\d règles trouvées\.$"))
    assert 0 < shown.count() < count
    expect(page.locator("[id='TY-3.7']")).to_be_visible()
    expect(page.locator("#TY-2")).to_be_hidden()
    page.fill("#rules-q", "zèbre")
    expect(page.locator("#rules-found")).to_have_text("Aucune règle ne contient tous ces mots.")
    page.fill("#rules-q", "")
    expect(shown).to_have_count(count)
    expect(page.locator("#rules-found")).to_be_empty()


@slow
@pytest.mark.parametrize("width", rest_slow([390, 1280]))
def test_contents_are_a_fold_on_a_phone_and_beside_on_a_desk(open_page: OpenPage, server_url: str, width: int) -> None:
    page = open_page(f"{server_url}/rules/twisty", width=width)
    link = page.locator(".contents a", has_text="Theft")
    expect(link).to_be_visible(visible=width > 500)
    if width < 500:
        page.click(".contents summary")
    link.click()
    expect(page.locator("#TY-4")).to_be_in_viewport()
    expect(link).to_be_in_viewport() if width > 500 else None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_the_summary_is_one_page_on_paper(open_page: OpenPage, server_url: str, game: str, lang: str) -> None:
    page = open_page(f"{server_url}/rules/{game}/summary", locale=lang)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    bottom = page.evaluate("document.querySelector('.summary').getBoundingClientRect().bottom")
    assert 0.65 * HEIGHT < bottom <= HEIGHT


OVER_ALL = """dialog => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const seen = [left + 12, (left + right) / 2, right - 12].flatMap(x => [top + 12, bottom - 12].map(y => [x, y]));
  return seen.every(([x, y]) => dialog.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing lies over a dialog at its upper and its lower edge."""


@pytest.mark.parametrize("size", [(375, 553), (1366, 650)], ids=str)
def test_going_back_closes_the_rules_and_nothing_else(open_table: OpenPage, size: tuple[int, int]) -> None:
    page = open_table("twisty", width=size[0], height=size[1])
    table, rules = page.url, page.locator("#dialog-rules")
    before = page.evaluate("history.length")
    for close in (page.go_back, lambda: page.keyboard.press("Escape"), lambda: rules.locator("[data-closes]").click()):
        open_pane(page, "help")
        page.click("#table .rules-now")
        expect(rules.locator("[id='TY-3.1'] .tag")).to_be_visible()
        assert rules.evaluate(OVER_ALL)
        rules.locator("[id='TY-3.1'] .tag").click()  # a link within the rules is no step
        expect(rules.locator(".highlighted")).to_be_in_viewport()
        close()
        expect(rules).not_to_be_visible()
        page.wait_for_function("history.state === null")
        assert (page.url, page.evaluate("history.length")) == (table, before + 1)
    page.go_forward()
    expect(rules).to_be_visible()
    page.reload()
    wait_for_table(page)
    expect(rules).to_be_visible()
    page.go_back()
    expect(rules).not_to_be_visible()
    page.go_back()
    assert page.url != table


def test_taking_back_leaves_the_page_where_it_is(open_table: OpenPage) -> None:
    page = open_table("twisty", against="person", width=1366, height=650)
    page.evaluate("document.body.style.paddingBottom = '900px'")
    while not page.locator("[data-do=takeback]").count():
        move(page)
    page.evaluate("scrollTo({ top: 200, behavior: 'instant' })")
    act(page, lambda: page.locator("[data-do=takeback]").first.evaluate("button => button.click()"))
    settle(page)
    assert page.evaluate("scrollY") == 200
