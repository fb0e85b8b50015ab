"""The typeface of headings: it comes from the server, is small, and moves nothing when it comes."""

import pytest
from playwright.sync_api import Route

from tests.browser.tables import OpenPage
from tests.marks import rest_slow, slow
from tumblestar.web import assets

BOXES = """() => [...document.querySelectorAll('h1, h2, h3, .home')].map(node => {
    const { x, y, height } = node.getBoundingClientRect();
    return [x, y, height].map(Math.round);
})"""


@slow
@pytest.mark.parametrize("width", rest_slow([390, 1280]))
def test_nothing_moves_when_the_typeface_comes(open_page: OpenPage, server_url: str, width: int) -> None:
    page, held = open_page(width=width), list[Route]()
    page.route("**/headings.woff2", lambda route: held.append(route))
    page.goto(server_url, wait_until="commit")
    page.wait_for_selector("footer")
    page.wait_for_function("() => document.fonts.size > 0 && document.styleSheets.length > 1")
    before = page.evaluate(BOXES)
    assert not page.evaluate("document.fonts.check('600 20px headings')")
    for route in held:
        route.continue_()
    page.wait_for_function("() => document.fonts.check('600 20px headings')")
    assert page.evaluate(BOXES) == before


def test_the_typeface_is_small_and_its_licence_is_there() -> None:
    files = assets.files()
    assert sum(len(content) for name, content in files.items() if name.endswith(".woff2")) < 25_000
    licences = {"headings-OFL.txt", "headings-cyrillic-OFL.txt"}  # for readers of the package, not of the pages
    assert not licences & files.keys()


def test_a_number_that_counts_stays_where_it_is(open_page: OpenPage, server_url: str) -> None:
    page = open_page(server_url)
    widths = page.evaluate("""async () => {
      await document.fonts.load('600 100px headings');
      const context = document.createElement('canvas').getContext('2d');
      context.font = '600 100px headings, monospace';
      const pairs = [...'0123456789'].flatMap(a => [...'0123456789'].map(b => a + b));
      return [...new Set(pairs.map(pair => Math.round(context.measureText(pair).width)))];
    }""")
    assert widths == [116]
