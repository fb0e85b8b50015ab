"""What a page explains beside the board: points on targets."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.tables import play_until, sit_down
from tumblestar.games.twinkle_twinkle.rules import PLACING

OpenPage = Callable[..., Page]


def test_targets_show_their_points_unless_one_counts_for_oneself(open_page: OpenPage, server_url: str) -> None:
    page = open_page(reduced_motion="reduce")
    sit_down(page, server_url, "twinkle_twinkle")
    play_until(page, lambda s: s.phase == PLACING)
    plates = page.locator(".gains [data-ways]:not([hidden])")
    assert plates.count() == page.locator(".act:not([hidden])").count()
    page.uncheck("[data-setting=gains]")
    expect(plates.first).to_be_hidden()
    page.reload()
    expect(page.locator(".gains [data-ways]:not([hidden])").first).to_be_hidden()
    page.check("[data-setting=gains]")
    expect(plates.first).to_be_visible()
