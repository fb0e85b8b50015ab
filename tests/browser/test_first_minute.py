"""The first minute by taps alone, as `bench.first_minute` measures it: two taps, and there is something to decide."""

import pytest

from bench.first_minute import MOST_TAPS, PHONE, visit
from tests.browser.tables import OpenPage
from tests.marks import rest_slow


@pytest.mark.parametrize("game", rest_slow(["shizzle", "twisty", "twinkle", "twinkle_twinkle"]))
def test_two_taps_lead_to_a_decision_against_one_beginner(open_page: OpenPage, server_url: str, game: str) -> None:
    page = open_page(**PHONE, has_touch=True, is_mobile=True)
    assert visit(page, server_url, game).taps == MOST_TAPS
    assert page.locator(".plate").count() == 2
    assert page.locator(".plate .stars").all_inner_texts() == ["★"]
