"""What a page shows about its connection: when it is lost, and when the server refuses it."""

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import tumblestar
from tests.browser.conftest import serving
from tests.browser.tables import OpenPage, open_pane, sit_down, wait_for_table
from tests.browser.test_accessibility import check
from tests.marks import rest_slow, slow
from tumblestar.tables import record_files
from tumblestar.tables.registry import TableRegistry
from tumblestar.tables.replay import damaged


@pytest.fixture
def brought_in(tmp_path: Path) -> Iterator[str]:
    """Address of a server with an imported game."""
    (tmp_path / "game.txt").write_text(tumblestar.new("twisty", seed=7).record(), encoding="utf-8")
    with ThreadPoolExecutor() as aside:  # Playwright's loop counts as running here, and no other can begin
        aside.submit(asyncio.run, record_files.import_files(tmp_path / "data", [tmp_path / "game.txt"])).result()
    with serving(tmp_path / "data") as address:
        yield address


def routed(page: Page, code: int = 0) -> list[WebSocketRoute]:
    """The lines that a page opens: they go on to the server, or are closed with a code."""
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if code:
            line.close(code=code, reason="told by a test")
        else:
            line.connect_to_server()

    page.route_web_socket("**/live/**", through)
    return lines


@pytest.mark.parametrize(
    ("code", "locale", "says", "does", "most"),
    rest_slow(
        [
            (4401, "en", "This server needs its password again.", "Enter the password", 1),
            (4403, "en", "The server refuses this page.", "Open again", 1),
            (4429, "en", "Too many pages or requests from here", "", 3),
            (4401, "fr", "Ce serveur redemande son mot de passe.", "Saisir le mot de passe", 1),
            (4403, "fr", "Le serveur refuse cette page.", "Ouvrir de nouveau", 1),
            (4429, "fr", "Trop de pages ou de demandes", "", 3),
        ],
    ),
)
def test_refusals_say_why(open_table: OpenPage, code: int, locale: str, says: str, does: str, most: int) -> None:
    page = open_table(locale=locale, width=390)
    asked = routed(page, code)
    page.clock.install()
    page.reload()
    line = page.locator("#connection")
    expect(line).to_contain_text(says, use_inner_text=True)
    assert line.locator("span:visible").count() == 1
    for _ in range(50):
        page.clock.run_for(20_000)  # longer than it ever waits before another try
        if len(asked) >= most:
            break
    assert len(asked) == most if does else len(asked) >= most
    assert line.get_by_role("link").count() == bool(does)
    if does:
        expect(line.get_by_role("link")).to_have_text(does)
        assert (line.get_by_role("link").bounding_box() or {})["height"] >= 24
    check(page)


@slow
def test_an_expired_pass_requires_the_password_and_redirects_back(
    open_page: OpenPage, locked_house: str, expected_complaints: list[str]
) -> None:
    """A browser is not told why its line was not opened, so the page asks what its own address answers."""
    expected_complaints += ["401", "WebSocket connection"]
    page = open_page(locked_house)
    lines = routed(page)
    page.fill("[name=password]", "open sesame")
    page.press("[name=password]", "Enter")
    page.wait_for_selector("body.page-shelf")
    sit_down(page, locked_house)
    table = page.url
    page.context.clear_cookies(name=re.compile("tumblestar-pass"))
    lines[-1].close(code=1012)
    expect(page.locator("#connection")).to_contain_text("This server needs its password again.", use_inner_text=True)
    page.click("#connection a:visible")
    page.wait_for_selector("body.page-door")
    page.fill("[name=password]", "open sesame")
    page.press("[name=password]", "Enter")
    expect(page).to_have_url(table)
    wait_for_table(page)
    expect(page.locator("#connection")).to_be_hidden()


@slow
def test_a_table_that_cannot_be_opened_is_not_retried(
    open_page: OpenPage, server_url: str, expected_complaints: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected_complaints += ["409", "WebSocket connection"]
    page = open_page()
    sockets = routed(page)

    async def refuse(_registry: TableRegistry, _name: str) -> None:
        raise damaged(ValueError("a test"))

    sit_down(page, server_url)
    page.clock.install()
    monkeypatch.setattr(TableRegistry, "find_current", refuse)
    sockets[-1].close(code=1012)
    status = page.locator("#connection")
    expect(status).to_contain_text("Trying again", use_inner_text=True)
    page.clock.run_for(1_000)
    expect(status).to_contain_text("The server cannot open this table.", use_inner_text=True)
    tried = len(sockets)
    page.clock.run_for(60_000)
    assert len(sockets) == tried
    page.click("#connection a:visible")
    expect(page.locator("main")).to_contain_text("The stored table cannot be read: a test")


@pytest.mark.parametrize("width", [390, 1280])
@slow
def test_an_imported_game_is_stepped_through_from_the_lobby(open_page: OpenPage, brought_in: str, width: int) -> None:
    page = open_page(f"{brought_in}/lobby", width=width)
    check(page)
    page.click("section:has(#lobby-files) a")
    wait_for_table(page)
    expect(page.locator("#part-status")).to_contain_text("This game file ends here, unfinished.")
    open_pane(page, "menu")
    page.locator("[data-step=previous]").first.click()
    expect(page.locator("#part-status")).to_contain_text("After step")
    check(page)


CLICKS_AT_ONCE = """
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...given) {
    super(...given);
    queueMicrotask(() => document.querySelector('[data-step=previous]').click());
  }
};
"""


def test_what_is_asked_while_the_line_is_being_opened_is_asked_when_it_is(open_page: OpenPage, brought_in: str) -> None:
    page = open_page(f"{brought_in}/lobby")
    page.add_init_script(CLICKS_AT_ONCE)
    page.click("section:has(#lobby-files) a")
    expect(page.locator("#part-status")).to_contain_text("After step")


@pytest.mark.parametrize("width", rest_slow([390, 1280]))
def test_links_of_the_score_pad_are_big_enough_for_a_finger(open_page: OpenPage, server_url: str, width: int) -> None:
    page = open_page(f"{server_url}/score/twinkle", width=width)
    page.locator("#pad-board .act").first.click()
    page.wait_for_selector("#pad-next")
    links = page.locator(".pad-next > a, .pad-tools > a, .pad-next .pad-steps a")
    assert [(link.bounding_box() or {})["height"] >= 44 for link in links.all()] == [True] * links.count()
    assert links.count()
