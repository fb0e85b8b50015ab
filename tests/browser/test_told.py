"""What is said over the felt: one thing at a time, never on a target or a button; what is refused is marked there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, move, open_pane, settle, sit_down
from tests.marks import rest_slow, slow
from tumblestar.games import GAMES

SIZES = [(375, 553), (390, 664), (1366, 650)]
TOUCHABLE = """() => [...document.querySelectorAll('.felt [data-explains]')].flatMap((sign, i) => {
    const { x, y, width, height } = sign.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
    const under = document.elementFromPoint(...at);
    return under?.closest('[data-explains]') === sign && !under.closest('.act, button, .opps') ? [[i, ...at]] : [];
})"""
"""The signs that a touch on their middle means."""
COVERED = """i => {
    const sign = document.querySelectorAll('.felt [data-explains]')[i];
    const { left, right, top, bottom } = document.getElementById('explanation').getBoundingClientRect();
    const wanted = [...document.querySelectorAll('.felt [data-action], .felt button:not(.plate), .dock button'), sign];
    return wanted.filter(one => {
        const { x, y, width, height } = (one.querySelector('.hit') ?? one).getBoundingClientRect();
        return width && x < right && x + width > left && y < bottom && y + height > top;
    }).map(one => one.dataset.action ?? one.dataset.explains ?? one.textContent);
}"""
"""What lies below the explanation of a sign and must not."""
TOLD = ":is(#explanation, #refused, #bubble):not([hidden])"


def touch_piece(page: Page, piece: str) -> dict[str, float]:
    """Touches the middle of a piece; gives its place."""
    area = page.locator(piece).first.bounding_box()
    assert area
    page.mouse.click(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
    return dict(area)


@pytest.mark.parametrize(("width", "height"), rest_slow(SIZES))
@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_an_explanation_lies_on_no_target_no_button_and_not_on_its_sign(
    open_page: OpenPage, server_url: str, game: str, width: int, height: int
) -> None:
    page = open_page(width=width, height=height, reduced_motion="reduce")
    sit_down(page, server_url, game, against="person", chance="seed", seed="5")
    explained = 0
    for _ in range(3):
        for i, x, y in page.evaluate(TOUCHABLE)[:16:3]:
            page.mouse.click(x, y)
            expect(page.locator(TOLD)).to_have_count(1)
            if page.locator("#explanation").is_visible():
                explained += 1
                assert page.evaluate(COVERED, i) == []
                expect(page.locator(".spoken")).to_have_count(1)
            page.keyboard.press("Escape")
        move(page)
        expect(page.locator("#explanation")).to_be_hidden()  # a new turn closes it
    assert explained


@slow
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_is_refused_is_marked_where_it_was_touched_and_shakes(open_table: OpenPage, motion: str) -> None:
    page = open_table(against="person", option__first="1", width=390, height=664, reduced_motion=motion)
    settle(page)
    page.clock.install()
    shaken = page.evaluate_handle("""() => { const seen = [], animate = Element.prototype.animate;
        Element.prototype.animate = function(...how) { seen.push([this.id, how[1]]); return animate.apply(this, how); };
        return seen; }""")
    cross, refused, status = page.locator(".cross"), page.locator("#refused"), page.locator("#part-status")
    area = touch_piece(page, "#pawn-1")
    expect(refused).to_be_visible()
    settle(page)
    at, said, sentence = cross.bounding_box(), refused.bounding_box(), status.bounding_box()
    assert at is not None
    assert said is not None
    assert sentence is not None
    assert at["x"] == pytest.approx(area["x"], abs=6)
    assert at["y"] == pytest.approx(area["y"], abs=6)
    assert (said["x"], said["y"], said["width"]) == (sentence["x"], sentence["y"], sentence["width"])
    assert shaken.json_value() == ([["", 240], ["pawn-1", 240]] if motion == "no-preference" else [])
    page.clock.run_for(4000)
    expect(refused).to_be_hidden()
    expect(cross).to_be_hidden()
    touch_piece(page, "#pawn-1")
    expect(cross).to_be_visible()
    page.mouse.move(1, 1)
    page.mouse.down()  # the next touch puts it away
    expect(refused).to_be_hidden()
    expect(cross).to_be_hidden()


@slow
def test_the_newest_word_puts_away_the_one_before(open_table: OpenPage) -> None:
    page = open_table("twinkle", against="person", option__first="1", width=390, height=664, reduced_motion="reduce")
    told = page.locator(TOLD)
    page.locator(".me .ledger [data-explains=card-twinkle]").click()
    expect(page.locator("#explanation")).to_be_visible()
    page.evaluate("""() => import(document.querySelector(`script[src$="/table.js"]`).src.replace("table", "refusal"))
        .then(({ refuse }) => refuse({ detail: 'No.', tag: '' }, null))""")
    expect(page.locator("#refused")).to_be_visible()
    expect(told).to_have_count(1)
    page.evaluate("""() => { const chat = document.getElementById('part-chat');
        chat.innerHTML = '<div id="said"><p id="said-999">Hello</p></div>';
        document.dispatchEvent(new CustomEvent('updated', { detail: { parts: {} } })); }""")
    expect(page.locator("#bubble")).to_be_visible()
    expect(told).to_have_count(1)
    page.locator(".me .ledger [data-explains=card-twinkle]").click()
    expect(page.locator("#explanation")).to_be_visible()
    expect(told).to_have_count(1)
    open_pane(page, "menu")
