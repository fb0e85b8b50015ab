"""What makes the page an app: manifest, icons, service worker, the page without a network, and help to install."""

import json
import re
import struct
from collections.abc import Callable

import pytest

from tests.serving import Browser, Server
from tools.make_icons import ICONS, digest
from tumblestar.web import assets


def test_the_manifest_names_icons_that_are_there(browser: Browser) -> None:
    html = browser.get("/").text
    (address,) = re.findall(r'<link rel="manifest" href="([^"]+)" crossorigin="use-credentials">', html)
    answer = browser.get(address, headers={"accept-language": "fr"})
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert (told["lang"], told["display"], told["start_url"], told["scope"]) == ("fr", "standalone", "/", "/")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"]}
    assert [icon["sizes"] for icon in told["icons"] if icon.get("purpose") == "maskable"] == ["512x512"]
    for icon in told["icons"]:
        picture = browser.get(icon["src"])
        assert picture.status_code == 200
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_of_the_present_drawing(name: str) -> None:
    """If this fails: `python -m tools.make_icons`."""
    assert b"tEXtSource\0" + digest(is_maskable=ICONS[name][1]) in assets.files()[name]


def test_the_service_worker_changes_with_the_files_and_keeps_nothing_private(browser: Browser) -> None:
    answer = browser.get("/service-worker.js?lang=en&theme=")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert f"const VERSION = {json.dumps(assets.version())}" in answer.text
    listed = re.findall(r'"(/[^"]*)"', answer.text.split("SHELL = ", 1)[1].split("\n", 1)[0])
    assert listed
    assert all(path.startswith(f"/static/{assets.version()}/") for path in listed)
    assert [path for path in listed if browser.get(path).status_code != 200] == []


def test_the_service_worker_leaves_the_caches_of_others(browser: Browser) -> None:
    """A static site at the same address keeps its files and its memory."""
    ours = re.findall(r"const isOurs = /(.*)/;", browser.get("/service-worker.js").text)[0]
    assert re.search(ours, f"tumblestar-{assets.version()}")
    for name in ("tumblestar-site / 1a2b", "tumblestar-snapshot /games/", "workbox-precache"):
        assert not re.search(ours, name)


def test_the_page_without_a_network_has_nothing_of_the_visitors(browser: Browser) -> None:
    browser.post("/settings", data={"name": "Ada Lovelace", "theme": "dark"})
    browser.new()
    html = browser.get("/offline?lang=fr&theme=dawn").text
    assert "Pas de connexion" in html
    assert 'data-theme="dawn"' in html
    assert "Ada" not in html
    assert browser.get("/offline?lang=xx&theme=neon").text.count("No connection") == 2


def test_help_says_why_it_cannot_be_installed_without_tls(serving: Callable[..., Server]) -> None:
    server = serving(hosts=("games.example",), password="open sesame")
    for path in ("/offline", "/service-worker.js", "/manifest.webmanifest"):
        assert server.browser().get(path).status_code == 200  # without the password, as the page that asks for it
    server = serving(hosts=("games.example",))
    why = "install only from an https address"
    assert why not in server.browser().get("/install").text
    assert why in server.browser(host="games.example").get("/install").text
