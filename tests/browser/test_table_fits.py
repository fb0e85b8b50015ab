"""A table fits on every screen that people hold: nothing is cut off, covered, bare, or too small to touch.

`python -m tests.browser.fits GAME` says the same of one game, with pictures. `make test` looks at forty screens.
"""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bench.made_tables import MadeTable, up_to
from tests.browser.fits import (
    LANGUAGES,
    SEED,
    SIZES,
    TIGHTEST,
    VIEWER,
    Size,
    faults_at,
    open_table,
    serving_tables,
    tables_to_judge,
)
from tests.marks import slow
from tests.patience import PATIENCE
from tumblestar.games import GAMES
from tumblestar.record.text import read_record

QUICK = 40
TABLES = [
    (game.name, seats, language)
    for game in GAMES.values()
    for seats in game.seats
    if seats > 1
    for language in LANGUAGES
]


def quick_sizes() -> dict[tuple[str, int, str], list[Size]]:
    """The screens that `make test` looks at: of ten tables, each game among them, four sizes each."""
    luck = random.Random(SEED)
    most = [(name, max(game.seats), LANGUAGES[i % 2]) for i, (name, game) in enumerate(GAMES.items())]
    tables = [*most, *luck.sample([table for table in TABLES if table not in most], QUICK // 4 - len(most))]
    return {
        table: luck.sample(TIGHTEST, 2) + luck.sample([s for s in SIZES if s not in TIGHTEST], 2) for table in tables
    }


def looks() -> Iterator[object]:
    """Each table with the sizes of `make test`, and with all others."""
    quick = quick_sizes()
    for table in TABLES:
        name = f"{table[0]}-{table[1]}-{table[2]}"
        if some := quick.get(table, []):
            yield pytest.param(*table, some, id=name)
        yield pytest.param(*table, [size for size in SIZES if size not in some], id=f"{name}-others", marks=slow)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server with all tables."""
    with serving_tables(tables_to_judge()) as address:
        yield address


@pytest.mark.parametrize(("game", "seats", "language", "sizes"), list(looks()))
def test_a_table_fits(chromium: Browser, address: str, game: str, seats: int, language: str, sizes: list[Size]) -> None:
    (made,) = tables_to_judge([f"{game}/{seats}"])
    page = open_table(chromium, address, made, language)
    page.set_default_timeout(PATIENCE * 1000)
    wrong = [
        f"{game} with {seats} at {width}x{height} in {language}: {fault}"
        for width, height in sizes
        for fault in dict.fromkeys(faults_at(page, made, (width, height)))
    ]
    page.context.close()
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


GOALS_SEEN = """goals => goals.every(goal => {
  const { left, top, right, bottom } = goal.getBoundingClientRect(), text = goal.lastElementChild;
  return text.scrollWidth <= text.clientWidth
    && [left + 4, (left + right) / 2].every(x => goal.contains(document.elementFromPoint(x, (top + bottom) / 2)));
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_of_the_campaign_are_seen_at_all_sizes(chromium: Browser, language: str) -> None:
    campaign = GAMES["twinkle"].campaign
    level = max(campaign.levels(), key=lambda level: len(level.missions))
    record = read_record(campaign.shown(level.number))
    made = MadeTable("level", up_to(record, len(record.events) // 2), (VIEWER,), 0)
    with serving_tables([made]) as address:
        page = open_table(chromium, address, made, language)
        wrong = [
            f"{width}x{height}: {fault}"
            for width, height in SIZES
            for fault in faults_at(page, made, (width, height))
            if fault != "missing: 3 tabs of 4"  # there is nobody to talk to
        ]
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            goals = page.locator(".goal li:visible")
            if goals.count() != 1 + len(level.missions) or not goals.evaluate_all(GOALS_SEEN):
                wrong.append(f"{width}x{height}: not all goals are seen")
        page.context.close()
    assert wrong == []


SPOILED = {
    "missing": ("#plate-1 .score", "display: none"),
    "scrolls": (".table", "overflow: auto; grid-template-rows: 200vh auto"),
    "off the screen": ("#plate-1 .disc", "position: relative; left: -300px"),
    "outside": ("#plate-1 .disc", "position: relative; top: 60px"),
    "cut off": ("#plate-2 .name", "max-width: 20px"),
    "small": (".dock .tab", "height: 30px; min-height: 0"),
    "text on text": ("#plate-1 .score", "translate: -110% 0"),
    "text on a piece": (".status .words", "position: relative; top: 120px"),
    "overlap": ("#plate-3", "translate: -60px 0"),
    "covered": (".dock", "position: fixed; inset: 0; z-index: 9"),
    "bare": (".area.board", "visibility: hidden"),
    "size": (".part-board", "width: 100px; height: 100px"),
}
"""Of each kind of fault, what brings it about at Twisty's table."""


def test_each_kind_of_fault_is_found(chromium: Browser, address: str) -> None:
    (made,) = tables_to_judge(["twisty/4"])
    page = open_table(chromium, address, made, "en")
    usual, missed = set(faults_at(page, made, TIGHTEST[0])), list[str]()
    for kind, (selector, style) in SPOILED.items():
        nodes = page.locator(selector)
        before = nodes.evaluate_all("nodes => nodes.map(node => node.getAttribute('style'))")
        nodes.evaluate_all("(nodes, style) => { for (const node of nodes) node.style.cssText += ';' + style; }", style)
        found = set(faults_at(page, made, TIGHTEST[0])) - usual
        if not any(fault.startswith(f"{kind}: ") for fault in found):
            missed.append(kind)
        restore = "(nodes, before) => nodes.forEach((node, i) => { node.style.cssText = before[i] ?? ''; })"
        nodes.evaluate_all(restore, before)
    page.context.close()
    assert missed == []
