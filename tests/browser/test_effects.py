"""What makes events felt: tumbling dice show other faces, points fly to their plate; nothing of it without movement."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.tables import CALM, OpenPage, game_of, move, state, wait_for_me
from tests.marks import slow

WATCHED = """() => {
  window.seen = { faces: {}, flying: [] };
  new MutationObserver(changes => {
    for (const { target, addedNodes } of changes) {
      const die = target.closest?.('.piece')?.id;
      const isFace = die && target.previousElementSibling?.matches('.pip');
      if (isFace) (window.seen.faces[die] ??= []).push(target.childElementCount);
      for (const node of addedNodes) if (node.className === 'flying') window.seen.flying.push(node.textContent);
    }
  }).observe(document.getElementById('table'), { childList: true, subtree: true });
}"""
LEFT = "() => [...document.querySelectorAll('.piece')].filter(one => one.querySelectorAll('.pip').length > 1).length"


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
    page.wait_for_function("() => !document.querySelector('.flying')")
    assert page.evaluate(LEFT) == 0


@slow
def test_where_nothing_is_to_move_no_face_changes_and_nothing_flies(open_table: OpenPage) -> None:
    page = open_table("shizzle", against="person", option__first="1", width=390, height=664, **CALM)
    page.evaluate(WATCHED)
    rises(page)
    assert seen(page) == {"faces": {}, "flying": []}
    assert (
        page.evaluate("() => document.getAnimations().filter(one => one.effect.target.closest('.piece')).length") == 0
    )
