"""The service worker in a browser: without a network, when it comes back, and after an update of the server."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import OpenPage, wait_for_table
from tests.browser.test_accessibility import check
from tests.marks import slow
from tumblestar.web import assets, install

KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found[name] = requests.map(request => new URL(request.url).pathname);
  }
  return found;
}"""


def wait_for_worker(page: Page) -> None:
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"
    )


@slow
def test_without_a_network_a_page_says_so_and_comes_back(open_table: OpenPage, expected_complaints: list[str]) -> None:
    expected_complaints += ["ERR_INTERNET_DISCONNECTED", "WebSocket connection"]
    page = open_table(width=390, height=664, service_workers="allow", locale="fr")
    table = page.url
    wait_for_worker(page)
    page.context.set_offline(True)
    page.goto(table)
    expect(page.locator("h1")).to_have_text("Pas de connexion")
    expect(page.locator(".lead-in")).to_contain_text("revient d’elle-même")
    check(page)
    assert page.url == table
    page.context.set_offline(False)
    wait_for_table(page)
    assert page.url == table


@slow
def test_the_worker_keeps_one_version(open_table: OpenPage, server_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_table(service_workers="allow")
    wait_for_worker(page)
    for path in ("/tables", "/", "/lobby"):
        page.goto(server_url + path)
    page.goto(server_url)
    old = assets.version()
    kept = page.evaluate(KEPT)
    assert list(kept) == [f"tumblestar-{old}"]
    assert set(kept[f"tumblestar-{old}"]) == {
        "/offline", *(f"/static/{old}/{name}" for name in install.SHELL)
    }  # fmt: skip

    monkeypatch.setattr(assets, "version", lambda: "newer")
    used: list[str] = []
    page.on("request", lambda request: used.append(request.url))
    page.goto(server_url)
    page.wait_for_function("() => caches.keys().then(names => names.join() === 'tumblestar-newer')")
    styles = [url for url in used if url.endswith("elements.css")]
    assert styles
    assert not [url for url in styles if "/static/newer/" not in url]


@slow
def test_help_to_install(open_page: OpenPage, server_url: str) -> None:
    page = open_page(f"{server_url}/install", width=390)
    check(page)
    button = page.locator("[data-install] button")
    expect(button).to_be_hidden()
    page.evaluate("""() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = async () => { document.title = 'asked'; };
        dispatchEvent(offer);
    }""")
    button.click()
    expect(page).to_have_title("asked")
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    expect(button).to_be_hidden()
