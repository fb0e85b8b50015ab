"""What makes events felt: dice show other faces, points fly, constellations light up; without movement nothing does."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import CALM, OpenPage, game_of, move, sit_down, state, wait_for_me
from tests.browser.test_flow import SLOW
from tests.marks import rest_slow, slow

WATCHED = """() => {
  window.seen = { faces: {}, flying: [] };
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      const die = target.closest?.('.piece')?.id;
      const isFace = die && target.previousElementSibling?.matches('.pip');
      if (isFace) (window.seen.faces[die] ??= []).push(target.childElementCount);
      for (const node of addedNodes) {
        if (node.className !== 'flying') continue;
        window.seen.flying.push(node.textContent);
        window.seen.crown = getComputedStyle(document.querySelector('.crown *')).visibility;
      }
    }
  }).observe(document.getElementById('table'), { childList: true, subtree: true });
}"""
LEFT = "() => [...document.querySelectorAll('.piece')].filter(one => one.querySelectorAll('.pip').length > 1).length"

SHIZZLE = """async () => {
  const { src } = document.querySelector('script[src$="/table.js"]');
  const { notePlaced } = await import(src.replace('table', 'effects'));
  const mark = document.querySelector('.piece').cloneNode(true);
  mark.id = 'shizzle-9';
  document.getElementById('line').append(mark);
  notePlaced(mark, 200);
  document.dispatchEvent(new CustomEvent('updated', { detail: { parts: {} } }));
  return document.querySelectorAll('.cheer').length;
}"""
"""One more line of six, whose last die is still on its way: how often that is cheered at once."""
HELD = """() => {
  window.lit = [];
  window.linked = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    const one = animate.call(this, frames, how), link = this.closest('[data-joins]');
    if (link && frames[1]?.stroke) lit.push([how.delay, ...link.dataset.joins.split(' ')]);
    one.pause();
    return one;
  };
  document.addEventListener('linked', ({ detail }) => linked.push(detail));
}"""
"""Every movement stays at its beginning."""
COVERED = """() => {
  const skip = [...document.querySelectorAll('[data-do=skip]')].find(one => one.checkVisibility());
  const { x, y, width, height } = skip?.getBoundingClientRect() ?? {};
  return skip && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') !== skip;
}"""


def seen(page: Page) -> dict[str, Any]:
    return page.evaluate("() => window.seen")


def rises(page: Page, most: int = 60) -> list[str]:
    """Plays on until somebody's points have risen; by how much, as it is written."""
    game, before = game_of(page), state(page)
    for _ in range(most):
        move(page)
        wait_for_me(page)
        after = state(page)
        gained = [game.points(after, seat) - game.points(before, seat) for seat in (0, 1)]
        if max(gained) > 0:
            return [f"+{gain}" for gain in gained if gain > 0]
        before = after
    pytest.fail("nobody has got any points")


@slow
def test_dice_show_other_faces_until_they_land_and_points_fly(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person", option__first="1", width=390, height=664)
    page.evaluate(WATCHED)
    expected = rises(page)
    faces = seen(page)["faces"]
    assert len(faces) >= 5
    assert all(len(shown) >= 2 and set(shown) <= {1, 2, 3, 4, 5, 6} for shown in faces.values())
    page.wait_for_function("() => window.seen.flying.length")
    assert seen(page)["flying"] == expected
    assert seen(page)["crown"] == "hidden"  # it comes with the last of the points
    page.wait_for_function("() => !document.querySelector('.flying, .rolling')")
    expect(page.locator(".crown svg")).to_be_visible()
    assert page.evaluate(LEFT) == 0
    assert page.evaluate(SHIZZLE) == 0
    page.wait_for_selector(".cheer")


@slow
def test_where_nothing_is_to_move_no_face_changes_and_nothing_flies(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person", option__first="1", width=390, height=664, **CALM)
    page.evaluate(WATCHED)
    rises(page)
    assert seen(page) == {"faces": {}, "flying": []}
    assert (
        page.evaluate("() => document.getAnimations().filter(one => one.effect.target.closest('.piece')).length") == 0
    )


@slow
@pytest.mark.parametrize("game", rest_slow(["twinkle_twinkle", "twinkle"]))
def test_a_constellation_lights_up_link_by_link_from_what_was_placed(open_table: OpenPage, game: str) -> None:
    page = open_table(game, against="person", option__first="1", width=390, height=664)
    page.evaluate(HELD)
    lit = list[Any]()
    for _ in range(80):
        page.evaluate("lit.length = linked.length = 0")
        move(page)
        lit = page.evaluate("lit")
        if len({delay for delay, *_ in lit}) > 2:
            break
    start = min(delay for delay, *_ in lit)
    names = dict[int, set[str]]()
    for delay, *joined in sorted(lit):
        step = round((delay - start) / 120)
        names.setdefault(step, set()).update(joined)
        assert step == 0 or names.get(step - 1, set()) & set(joined), lit
    steps = sorted(names)
    assert steps == list(range(len(steps)))
    assert [round(at, 2) for [times] in [page.evaluate("linked")] for at in times] == [
        round((start + 120 * step) / 1000, 2) for step in steps
    ]


@slow
def test_dice_on_their_way_to_the_hand_leave_the_button_to_skip_in_view(open_page: OpenPage, server_url: str) -> None:
    page = open_page(width=390, height=664)
    page.add_init_script(SLOW)
    sit_down(page, server_url, "twinkle", option__first="1")
    page.evaluate(HELD)
    for _ in range(5):  # until it is the bot's turn
        if page.locator(".status[data-yours]").count():
            move(page)
    page.wait_for_selector(".part-hand.over")
    assert page.evaluate(COVERED) is False
