"""Every page in every language, narrow and wide: nothing is cut off or overlaps, and the board stays in its place."""

import math

import pytest
from playwright.sync_api import Page

from tests.browser.tables import OpenPage, is_over, open_text, play, sit_down, wait_for_me
from tests.browser.test_stability import SIZES, WATCH
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES
from tumblestar.words.languages import LANGUAGES

PATHS = (
    "/",
    "/tables",
    "/lobby",
    "/day",
    "/puzzles",
    "/mine",
    "/install",
    "/carry",
    "/tokens",
    "/campaign/twinkle",
    *(
        f"/{kind}/{game}"
        for kind in ("new", "rules", "learn", "score", "analysis", "puzzles")
        for game in sorted(GAMES)
    ),
)
# `.did` is cut after two lines: the log has it whole.
WIDE = ("en", "de", "ru")
"""Where there is much room, the languages with the longest words suffice."""
ACTIONS = 4
"""Own actions at the table of each game."""
FAULTS = """() => {  // of what is cut off, a long name on a plate ends in dots
  const faults = [], shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (node) => `${node.localName}${node.id ? '#' + node.id : ''}.${node.className.baseVal ?? node.className}`;
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (!text.data.trim() || !shown(parent)) continue;
    if (parent.closest('.unseen, .skip, .did, .plate .name, svg, script, option, [hidden]')) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    let isHidden = false;
    for (let around = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const edge = around.getBoundingClientRect();
      if (edge.width < 3 || edge.height < 3 || !meet(edge, box)) { isHidden = true; break; } // for screen readers
      const beyond = [edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom];
      if (Math.max(...beyond) > 2) faults.push(`“${text.data.trim().slice(0, 60)}” is cut off in ${name(around)}`);
    }
    if (!isHidden && !parent.closest('.scroll, pre, table') && (box.right > innerWidth + 1 || box.left < -1)) {
      faults.push(`“${text.data.trim().slice(0, 60)}” is beyond the window`);
    }
  }
  const controls = [...document.querySelectorAll('button, a[href], summary, input:not([type=hidden]), select')];
  const boxes = controls.filter(node => shown(node) && !node.closest('svg, .unseen, .skip, [hidden], .refused, .asked'))
    .map(node => [node, seen(node)]).filter(([, box]) => box);
  for (const [i, [one, a]] of boxes.entries()) {
    for (const [other, b] of boxes.slice(i + 1)) {
      const common = meet(a, b);
      if (!common || common.right - common.left < 2 || common.bottom - common.top < 2) continue;
      if (one.contains(other) || other.contains(one) || [one, other].some(isAbove)) continue;
      faults.push(`${name(one)} “${one.textContent.trim().slice(0, 30)}” overlaps ${name(other)}`);
    }
  }
  return faults;

  function meet(a, b) {
    const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
    const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  }

  function seen(node) { // the part that what scrolls or cuts does not hide
    let box = node.getBoundingClientRect();
    for (let around = node.parentElement; around && box; around = around.parentElement) {
      if (getComputedStyle(around).overflow !== 'visible') box = meet(box, around.getBoundingClientRect());
    }
    return box;
  }

  function isAbove(node) { // what lies over the page on purpose
    for (let around = node; around && around !== document.body; around = around.parentElement) {
      if (!['static', 'relative'].includes(getComputedStyle(around).position)) return true;
    }
    return false;
  }
}"""

every_language = pytest.mark.parametrize("lang", rest_slow(LANGUAGES))


@pytest.fixture
def page(open_page: OpenPage, lang: str) -> Page:
    """A page in a language; tables are looked at narrow in every other one, and wide in the rest."""
    width, height = SIZES[list(LANGUAGES).index(lang) % len(SIZES)]
    return open_page(width=width, height=height, reduced_motion="reduce", locale=lang)


@slow
@every_language
def test_pages_have_room_for_their_words(page: Page, server_url: str, lang: str) -> None:
    found: dict[str, list[str]] = {}
    for path in PATHS:
        page.goto(f"{server_url}{path}")
        assert page.locator("html").get_attribute("lang") == lang
        for width, height in SIZES if lang in WIDE else SIZES[:1]:
            page.set_viewport_size({"width": width, "height": height})
            if faults := page.evaluate(FAULTS):
                found[f"{path} at {width}"] = faults
    assert found == {}


@slow
@every_language
def test_tables_have_room_for_their_words_and_the_board_stays(page: Page, server_url: str, lang: str) -> None:
    found: dict[str, list[str]] = {}
    for game in sorted(GAMES):
        sit_down(page, server_url, game)
        open_text(page)
        wait_for_me(page)
        page.evaluate(WATCH)
        faults = list(page.evaluate(FAULTS))
        for _ in range(ACTIONS):
            if is_over(page):
                break
            play(page)
            faults += page.evaluate(FAULTS)
        moves = page.evaluate("() => window.moves")
        faults += [f"moved: {move}" for move in moves if math.hypot(*move[1:3]) > 1.5]  # not by rounding
        if faults:
            found[game] = list(dict.fromkeys(faults))
    assert found == {}


ON_ONE_LINE = """() => {
  const shown = [...document.querySelectorAll('.top > .home, .top nav a, .settings > summary')];
  const boxes = shown.map(one => one.getBoundingClientRect()), { scrollWidth } = document.documentElement;
  return Math.max(...boxes.map(box => box.top)) < Math.min(...boxes.map(box => box.bottom))
    && boxes.every((box, i) => !i || box.left >= boxes[i - 1].right - 1) && scrollWidth <= innerWidth;
}"""
"""Whether all that is in the header stands side by side."""


def test_the_header_has_one_line_in_every_language(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/tables", width=320)
    broken: list[tuple[str, int]] = []
    for lang in LANGUAGES:
        page.request.post(f"{server_url}/settings", form={"language": lang}, headers={"origin": server_url})
        page.reload()
        assert page.locator("html").get_attribute("lang") == lang
        for width in (320, 375, 540):
            page.set_viewport_size({"width": width, "height": 600})
            if not page.evaluate(ON_ONE_LINE):
                broken.append((lang, width))
    assert broken == []
