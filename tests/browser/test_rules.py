"""The pages of rules in a browser: the search as one types, the contents, and what comes out of a printer."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.tables import OpenPage
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
    expect(page.locator("#rules-found")).to_have_text(re.compile(r"^Règles trouvées\u00a0: \d\.$"))
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
