"""The box that explains a sign while a pointer rests on it leaves all targets free."""

import random

import pytest
from playwright.sync_api import Page

from tests.browser.tables import OpenPage, act, is_over, sit_down
from tests.marks import rest_slow
from tumblestar.games import GAMES

Point = tuple[str, float, float]
SIGNS, TARGETS = ".felt [data-explains]", "#table .act"
REST = 350
"""Milliseconds that a pointer rests before the box, as in explain.js."""
POINTS = """([wanted, name]) => [...document.querySelectorAll(wanted)].map(one => {
    const { x, y, width, height } = (one.querySelector('.hit') ?? one).getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.1, .5], [.9, .5], [.5, .1], [.5, .9], [.2, .2], [.8, .8]]) {
        const at = [x + width * u, y + height * v];
        if (document.elementFromPoint(...at)?.closest(wanted) === one) return [one.dataset[name], ...at];
    }
}).filter(Boolean)"""
"""A point of each element at which a pointer comes to it."""
TOLD = """() => {
    window.told = new Set();
    document.addEventListener('answered', ({ detail: { message } }) => 'legend' in message && told.add(message.sign));
    document.addEventListener('updated', () => told.clear());
}"""
"""Keeps which signs were explained since the last update."""
COVERED = """targets => {
    const { left, right, top, bottom } = document.getElementById('explanation').getBoundingClientRect();
    return [...document.querySelectorAll(targets)].filter(target => {
        const { x, y, width, height } = (target.querySelector('.hit') ?? target).getBoundingClientRect();
        return width && x < right && x + width > left && y < bottom && y + height > top;
    }).map(target => target.dataset.action);
}"""
"""The targets below the box."""


def points(page: Page, wanted: str, name: str) -> list[Point]:
    return [(key, x, y) for key, x, y in page.evaluate(POINTS, [wanted, name])]


def rest_on(page: Page, sign: Point) -> bool:
    """Rests the pointer on a sign until it is explained; returns whether there is room for the box."""
    key, x, y = sign
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    page.mouse.move(x, y)
    page.clock.run_for(REST)
    page.wait_for_function("key => told.has(key)", arg=key)
    return page.locator("#explanation").is_visible()


def press(page: Page, x: float, y: float) -> None:
    """Clicks a target, once more where it asks for that."""
    page.mouse.click(x, y)
    if page.locator(".armed").count():
        page.mouse.click(x, y)


@pytest.mark.parametrize(("width", "turns", "signs"), rest_slow([(1280, 3, 2), (390, 6, 8), (1280, 6, 8)]))
@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_every_target_can_be_clicked_while_the_pointer_rests_on_a_sign(
    open_page: OpenPage, server_url: str, game: str, width: int, turns: int, signs: int
) -> None:
    page = open_page(width=width, reduced_motion="reduce")
    page.clock.install()
    sit_down(page, server_url, game, against="me", name__2="Bob", chance="seed", seed="5")
    page.evaluate(TOLD)
    luck, boxes = random.Random(7), 0
    for _ in range(turns):
        if is_over(page):
            break
        targets, found = points(page, TARGETS, "action"), points(page, SIGNS, "explains")
        for sign in luck.sample(found, min(signs, len(found))):
            if rest_on(page, sign):
                boxes += 1
                assert page.evaluate(COVERED, TARGETS) == []
            assert points(page, TARGETS, "action") == targets
        if not targets:
            act(page, page.locator("[data-action]:visible").first.click)
            continue
        _, x, y = luck.choice(targets)
        act(page, lambda x=x, y=y: press(page, x, y))
        assert page.evaluate(COVERED, TARGETS) == []  # what lies under the pointer now may explain itself
    assert boxes
