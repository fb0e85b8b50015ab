"""Arrow keys on targets at arbitrary positions: all can be reached."""

import random

from playwright.sync_api import expect

from tests.browser.tables import OpenPage, act, open_pane, open_text
from tests.marks import slow

SCATTER = """async () => {
    const { src } = document.querySelector('script[src$="/page.js"]');
    const { enableArrowKeys } = await import(src.replace('page.js', 'keys.js'));
    document.body.innerHTML = '<div id="root"></div>';
    const root = document.getElementById('root');
    enableArrowKeys(root);
    const press = (from, key) => {
        root.children[from].focus();
        root.children[from].dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return +document.activeElement.dataset.number;
    };
    window.scatter = places => {
        root.replaceChildren();
        for (const [x, y, size, hidden] of places) {
            const target = document.createElement('button');
            target.className = 'act';
            target.hidden = hidden;
            target.dataset.number = root.childElementCount;
            target.style = `position: absolute; padding: 0; left: ${x}px; top: ${y}px; width: ${size}px;`;
            target.style.height = target.style.width;
            root.append(target);
        }
    };
    window.walk = (from, key) => {
        const way = [from];
        for (let there; (there = press(way.at(-1), key)) !== way.at(-1) && way.length < 100;) way.push(there);
        return way;
    };
    window.nearest = all => all.map(from => [from, [press(from, 'ArrowUp'), press(from, 'ArrowDown')]]);
}"""


@slow
def test_no_target_is_out_of_reach_however_they_lie(open_page: OpenPage, server_url: str) -> None:
    page = open_page(server_url)
    page.evaluate(SCATTER)
    for seed in range(8):
        luck = random.Random(seed)
        places = [
            (luck.randrange(600), luck.randrange(500), luck.choice((30, 60, 90)), luck.random() < 0.2)
            for _ in range(30)
        ]
        places += [places[0], places[1]]  # two lie on others
        page.evaluate("places => scatter(places)", places)
        seen = {i for i, (*_, hidden) in enumerate(places) if not hidden}
        first = page.evaluate("from => walk(from, 'ArrowLeft')", min(seen))[-1]
        way = page.evaluate("from => walk(from, 'ArrowRight')", first)
        assert sorted(way) == sorted(seen)
        assert page.evaluate("from => walk(from, 'ArrowLeft')", way[-1]) == way[::-1]
        middle = {i: y + size / 2 for i, (_, y, size, _) in enumerate(places) if i in seen}
        for i, (up, down) in page.evaluate("from => nearest(from)", sorted(seen)):
            assert middle[up] < middle[i] or (up == i and middle[i] <= min(middle.values()) + 1)
            assert middle[down] > middle[i] or (down == i and middle[i] >= max(middle.values()) - 1)


def test_the_board_in_text_is_one_key_away(open_table: OpenPage) -> None:
    page = open_table(reduced_motion="reduce", folded=True)
    expect(page.locator("#part-text")).to_be_hidden()
    act(page, lambda: page.locator(".act").first.dispatch_event("click"))  # what the text says is outdated
    page.locator(".act[tabindex='0']").focus()
    page.keyboard.press("t")
    expect(page.locator("#part-text > summary")).to_be_focused()
    expect(page.locator("#part-text .choices button").first).to_be_visible()
    page.keyboard.press("Alt+t")
    expect(page.locator("#part-text[open]")).to_have_count(0)
    expect(page.locator(".act[tabindex='0']")).to_be_focused()
    open_text(page)
    open_pane(page, "menu")
    page.fill("#typed", "")
    page.keyboard.press("t")
    expect(page.locator("#typed")).to_have_value("t")
    expect(page.locator("#typed")).to_be_focused()
