"""Links that hold a game, and the frame in other pages, in a browser: by keys, by buttons, and what is no such link."""

import re
import threading
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Generator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import FrameLocator, Page, expect

from tests.browser.tables import OpenPage, open_pane, wait_for_table
from tests.browser.test_accessibility import LOOKS, Look, check
from tests.marks import slow
from tumblestar.features.share import moments as link
from tumblestar.features.share.moments import Story
from tumblestar.record.text import read_record
from tumblestar.words import say

RECORDS = Path(__file__).parents[1] / "records"
TEXT = next(RECORDS.glob("shizzle-*.txt")).read_text(encoding="utf-8")
PART = link.packed(TEXT)
LAST = len(read_record(TEXT).events)


def packed(content: bytes) -> str:
    return link.VERSION + urlsafe_b64encode(zlib.compress(content, 9)).decode().rstrip("=")


def at(page: Page | FrameLocator) -> int:
    """The number of the event that is shown."""
    told = page.locator("#shared-told").text_content() or ""
    return int(re.findall(r"\d+", told)[0])


@slow
@LOOKS
def test_a_finished_game_is_handed_on_by_its_link(open_page: OpenPage, server_url: str, look: Look) -> None:
    page = open_page(server_url + "/tables", **look)
    page.set_input_files("input[type=file]", {"name": "game.txt", "mimeType": "text/plain", "buffer": TEXT.encode()})
    page.locator("form:has(input[type=file]) button").click()
    wait_for_table(page)
    open_pane(page, "log")
    page.locator("#part-final a[href$='/share']").click()
    check(page)
    address = page.input_value("#share-link")

    friend = open_page(address, **look)
    expect(friend.locator("#shared-game")).to_be_visible()
    check(friend)
    moments = [moment.n for moment in Story(read_record(TEXT)).moments()]
    assert at(friend) == moments[0]
    friend.keyboard.press("ArrowRight")
    assert at(friend) == moments[1]
    friend.keyboard.press("End")
    assert at(friend) == moments[-1] == LAST
    expect(friend.locator("[data-step=next]")).to_have_attribute("aria-disabled", "true")
    friend.locator("[data-step=previous]").click()
    assert at(friend) == moments[-2]
    friend.focus("#shared-range")
    friend.keyboard.press("Home")
    assert at(friend) == moments[0]
    assert (
        friend.locator("#shared-range").get_attribute("aria-valuetext") == friend.locator("#shared-told").text_content()
    )
    assert "Ann" in (friend.locator("#shared-board").get_attribute("aria-label") or "")
    with friend.expect_download() as download:
        friend.locator("#shared-text").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == TEXT


@slow
def test_what_is_no_whole_link_says_why_and_shows_nothing(
    open_page: OpenPage, server_url: str, expected_complaints: list[str]
) -> None:
    expected_complaints.append("422")
    page = open_page()
    half = len(PART) // 2
    flipped = PART[:half] + ("A" if PART[half] != "A" else "B") + PART[half + 1 :]
    for part, cause in (
        ("", "empty"),
        ("2.abc", "foreign"),
        ("welcome", "foreign"),
        (PART[:-5], "damaged"),
        (PART[:half], "damaged"),
        (flipped, "damaged"),
        ("1.a%%b", "damaged"),
        (packed(b"\xff\xfe\xfd"), "damaged"),
        (packed(b"0" * 50_000_000), "long"),
    ):
        page.goto("about:blank")
        page.goto(f"{server_url}/shared#{part}")
        expect(page.locator(f"[data-cause={cause}]")).to_be_visible()
        expect(page.locator("[data-cause]:visible")).to_have_count(1)
        expect(page.locator("#shared-game")).to_be_hidden()
    page.goto(f"{server_url}/shared#{packed(b'nonsense')}")
    expect(page.locator("#shared-why")).to_contain_text("tumblestar record 1")
    expect(page.locator("#shared-game")).to_be_hidden()
    page.goto(f"{server_url}/shared#{PART}).")  # a sentence went on behind the link; the page is the same
    expect(page.locator("#shared-game")).to_be_visible()
    expect(page.locator("#shared-why")).not_to_contain_text("tumblestar record 1")
    expect(page.locator("[data-cause]:visible")).to_have_count(0)


@slow
def test_what_is_missing_is_told(open_page: OpenPage, server_url: str, expected_complaints: list[str]) -> None:
    expected_complaints.append("Failed to load resource")
    old = open_page()
    old.add_init_script("delete window.DecompressionStream")
    old.goto(f"{server_url}/shared#{PART}")
    expect(old.locator("[data-cause=old]")).to_be_visible()
    plain = open_page(f"{server_url}/shared#{PART}", java_script_enabled=False)
    told = plain.locator("#shared noscript p")
    expect(told).to_be_visible()
    assert told.text_content() == say("en", "shared-script")
    page = open_page()
    page.route("**/shared", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.goto(f"{server_url}/shared#{PART}")
    expect(page.locator("[data-cause=offline]")).to_be_visible()


@contextmanager
def blog(body: str) -> Generator[str]:
    """A page of another site; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            icon = '<link rel="icon" href="data:,">'  # else the browser asks for one
            self.wfile.write(f"<!doctype html><title>Blog</title>{icon}{body}".encode())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


@slow
def test_a_frame_in_another_page_is_stepped_through(
    open_page: OpenPage, server_url: str, expected_complaints: list[str]
) -> None:
    expected_complaints.append("frame-ancestors")
    page, embed = open_page(reduced_motion="reduce"), f"{server_url}/shared/embed?theme=dawn#{PART}"
    frames = (
        f'<iframe id="game" title="game" width="420" height="640" src="{embed}"></iframe>'
        f'<iframe id="page" title="page" src="{server_url}/shared#{PART}"></iframe>'
    )
    with blog(frames) as address:
        page.goto(address)
        frame = page.frame_locator("#game")
        expect(frame.locator("#shared-game")).to_be_visible()
        before = at(frame)
        frame.locator("[data-step=next]").click()
        assert at(frame) > before
        page.keyboard.press("Home")
        assert at(frame) == before
        page.keyboard.press("End")
        assert at(frame) == LAST
        inner = next(one for one in page.frames if "/embed" in one.url)
        assert inner.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all is seen without scrolling"
        assert inner.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not [one for one in page.frames if one.url.startswith(f"{server_url}/shared#")], (
            "only this page may be framed"
        )
        with page.expect_popup() as opened:
            frame.locator("[data-whole]").click()
        expect(opened.value.locator("#shared-game")).to_be_visible()
        assert opened.value.url == f"{server_url}/shared#{PART}"
