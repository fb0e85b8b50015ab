"""Phones at home, under a name that browsers do not take for this machine: they have only what plain http allows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.at_home import ALIAS, HomeServer, running
from tests.browser.conftest import FLAGS
from tests.browser.tables import SHOWN, SMALL, OpenPage, wait_for_table
from tests.browser.test_accessibility import check
from tumblestar.app import http_server

NAME = "box.home.arpa"
LOOKED_UP = f"--host-resolver-rules=MAP {NAME} {ALIAS}, MAP * ~NOTFOUND, EXCLUDE {ALIAS}, EXCLUDE 127.0.0.1"


@pytest.fixture(scope="module")
def chromium(playwright: Playwright, chromium_path: str) -> Iterator[Browser]:
    """A browser that finds the listener by that name."""
    browser = playwright.chromium.launch(executable_path=chromium_path, args=[*FLAGS[:-1], LOOKED_UP])
    yield browser
    browser.close()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_complaints: list[str]) -> Iterator[HomeServer]:
    """A server whose home network has that name."""
    opens = http_server.open_socket
    monkeypatch.setattr(http_server, "open_socket", lambda host, port: opens(ALIAS if host == NAME else host, port))
    expected_complaints += [rf"request left this machine: \w+://{NAME}", "Cross-Origin-Opener-Policy header"]
    with running(tmp_path) as server:
        server.network.find_addresses = lambda: [NAME]
        yield server


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.fill("main [name=name]", name)
    page.tap("main form button.primary")
    wait_for_table(page)


def test_two_phones_sit_down_and_play_by_taps(home: HomeServer, open_page: OpenPage) -> None:
    ann = open_page(f"{home.origin}/new/shizzle", has_touch=True)
    ann.tap("label:has([name=seats][value='3'])")
    for seat in (2, 3):
        ann.select_option(f"[name=seat-{seat}]", "friend")
    expect(ann.locator(".local")).to_contain_text("At the table you can let phones at home join.")
    ann.tap("main form button.primary")
    wait_for_table(ann)
    check(ann)
    ann.tap(".at-home .primary")
    wait_for_table(ann)
    expect(ann.locator(".at-home")).to_contain_text(f"{NAME}:")
    check(ann)
    links = [ann.input_value(f"#link-{seat}") for seat in (1, 2)]
    assert all(link.startswith(f"http://{NAME}:") for link in links)
    phones = [open_page(has_touch=True, **SMALL) for _ in links]
    for phone, link, name in zip(phones, links, ("Bea", "Cem"), strict=True):
        assert not phone.evaluate("isSecureContext && !!navigator.clipboard")
        sit_down(phone, link, name)
        assert not phone.evaluate("isSecureContext"), "the browser takes it for another machine"
    for page in (ann, *phones):
        expect(page.locator("#part-status")).not_to_contain_text("all seats are taken")
    mover = next(page for page in (ann, *phones) if page.locator(".status[data-yours]").count())
    before = [page.evaluate(SHOWN) for page in (ann, *phones)]
    mover.locator("svg [data-action]").first.tap()
    gold = mover.locator(".acts .gold:visible")
    mover.wait_for_function(
        f"shown => {SHOWN} !== shown || document.querySelector('.acts .gold:not([hidden])')", arg=before[0]
    )
    if gold.count():
        gold.first.tap()
    for page, shown in zip((ann, *phones), before, strict=True):
        page.wait_for_function(f"shown => {SHOWN} !== shown", arg=shown)
    phone = phones[0]
    phone.goto(links[0].partition("/join")[0])
    expect(phone.locator("main")).to_contain_text("Shizzle")
    check(phone)


def test_nobody_is_let_in_any_more_once_it_is_turned_off(home: HomeServer, open_page: OpenPage) -> None:
    ann = open_page(f"{home.origin}/new/twisty", has_touch=True, **SMALL)
    ann.select_option("[name=seat-2]", "friend")
    ann.tap("main form button.primary")
    wait_for_table(ann)
    ann.tap(".at-home .primary")
    expect(ann.locator(".at-home [role=status]")).to_contain_text("and nothing else.")
    ann.tap(".at-home button:has-text('Turn off')")
    expect(ann.locator(".at-home .primary")).to_have_text("Let phones at home join")
    assert not home.network.origin
