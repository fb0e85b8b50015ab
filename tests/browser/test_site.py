"""The static site in a real Chromium, served by a plain file server, and without a network after the first visit."""

import os
import random
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from tests.browser.tables import OpenPage
from tests.browser.test_pads import hang
from tests.features.puzzles.test_pages import first, own_actions
from tests.marks import slow
from tests.patience import PATIENCE
from tests.site.conftest import node, pyodide
from tumblestar.bots import choose_greedily
from tumblestar.features.learn.tutorial import names_of_tutorials, tutorial
from tumblestar.features.puzzles.puzzle import Puzzle
from tumblestar.games import GAMES
from tumblestar.record.text import read_record
from tumblestar.site import build
from tumblestar.words import say
from tumblestar.words.message_sources import messages

__all__ = ["node", "pyodide"]

LONG = PATIENCE * 3000
"""Milliseconds for the start of Python, on a machine that has much else to do."""


class Site:
    """A folder that is served as by `python -m http.server`, and what was asked. One that is cut answers nothing.

    The site is at a path in the folder.
    """

    def __init__(self, folder: Path, path: str = "/") -> None:
        self.folder, self.asked, self.is_cut = folder, list[str](), False
        site = self

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_: Any) -> None:
                pass

            def send_head(self) -> Any:
                site.asked.append(self.path)
                return None if site.is_cut else super().send_head()

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}{path}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@pytest.fixture(scope="module")
def built(pyodide: Path, node: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, built once."""
    folder = tmp_path_factory.mktemp("site") / "site"
    made = build.build(folder, pyodide)
    assert made.is_compiled
    assert made.size + made.language_size <= 12_000_000
    return folder


@pytest.fixture
def serve() -> Iterator[Callable[..., Site]]:
    """`serve(folder)` serves a folder until the test ends."""
    sites: list[Site] = []

    def start(*given: Any) -> Site:
        sites.append(Site(*given))
        return sites[-1]

    yield start
    for site in sites:
        site.stop()


@pytest.fixture
def site(built: Path, serve: Callable[..., Site]) -> Site:
    return serve(built)


def visit(open_page: OpenPage, site: Site, **options: Any) -> Page:
    """A page with the site, once Python is up and has loaded what is shown anew."""
    page = open_page(site.url, service_workers="allow", **options)
    inside(page).locator("h1").wait_for()
    loaded = "document.getElementById('page').contentWindow.performance.timeOrigin"
    is_ready, first = page.evaluate(f"[document.documentElement.dataset.ready === 'yes', {loaded}]")
    wait_for_python(page)
    if not is_ready:
        page.wait_for_function(f"first => {loaded} !== first", arg=first)
        inside(page).locator("footer").wait_for()
    return page


def wait_for_python(page: Page) -> None:
    page.wait_for_selector("html[data-ready=yes]", timeout=LONG)


def inside(page: Page) -> FrameLocator:
    return page.frame_locator("#page")


def go(page: Page, address: str) -> None:
    """Opens a page of the site, as a link to it would."""
    page.evaluate(
        "to => { document.getElementById('page').contentWindow.location.assign(location.pathname + to); }", address[1:]
    )
    page.wait_for_url(f"**/#{address}**")


def choose_bot(field: Locator, value: str) -> None:
    """Chooses who has a seat of a new table; tests name bots that only programs ask for, too."""
    if value.startswith("bot:") and not field.locator(f"option[value='{value}']").count():
        field.evaluate("(select, name) => select.append(new Option(name, name))", value)
    field.select_option(value)


def sit_down(page: Page, game: str, **fields: str) -> FrameLocator:
    go(page, f"/new/{game}")
    frame = inside(page)
    for name, value in fields.items():
        choose_bot(frame.locator(f"[name={name.replace('_', '-')}]"), value)
    frame.locator("form[data-form=new] button.primary").click()
    page.wait_for_url("**/#/table/**")
    frame.locator("#table[data-live]").wait_for()
    page.frames[-1].wait_for_load_state("load")  # a click before is lost
    return frame


def act_once(frame: FrameLocator, rng: random.Random) -> None:
    """Types one sensible action, and waits until it has come to the page."""
    state = frame.locator(".text .state code")
    game = GAMES[frame.locator("#table").get_attribute("data-game") or ""]
    before = state.text_content() or ""
    s = game.parse_state(before)
    action = game.text(s, choose_greedily(game, s, rng))
    open_pane(frame, "menu")
    frame.locator("#typed").fill(action)
    frame.locator("#typed").press("Enter")
    expect(state).not_to_have_text(before)


def open_pane(frame: FrameLocator, name: str) -> None:
    """Opens a pane of the table, if it is not open."""
    tab = frame.locator(f".tab[data-pane={name}]")
    if tab.get_attribute("aria-expanded") != "true":
        tab.click()


def begin(page: Page) -> FrameLocator:
    """Sits down at a table of Shizzle and acts once."""
    frame = sit_down(page, "shizzle", seat_2="person")
    open_text(frame)
    act_once(frame, random.Random(6))
    return frame


def comes_back(page: Page) -> None:
    """After the page was loaded anew it shows the same game at the same moment."""
    state, address = inside(page).locator(".text .state code"), page.url
    before = state.text_content()
    page.reload()
    wait_for_python(page)
    assert page.url == address
    open_text(inside(page))
    expect(state).to_have_text(before or "")


def open_text(frame: FrameLocator) -> None:
    frame.locator("#part-text").evaluate("element => { element.open = true; }")
    frame.locator(".text .state code").wait_for(state="attached")


def play_to_the_end(frame: FrameLocator) -> None:
    rng = random.Random(5)
    open_text(frame)
    over, mine = frame.locator("#part-final:not([hidden])"), frame.locator(".status[data-yours]")
    while True:
        expect(over.or_(mine).first).to_be_attached()
        if over.count():
            return
        act_once(frame, rng)


@slow
def test_records_go_out_and_in(open_page: OpenPage, site: Site, tmp_path: Path) -> None:
    page = visit(open_page, site, accept_downloads=True, width=390)
    frame = sit_down(page, "twisty", seat_2="person")
    open_pane(frame, "menu")
    with page.expect_download() as download:
        frame.locator('a[href$="/record"]').click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    record = read_record(file.read_text("utf-8"))
    assert record.game.name == "twisty"
    go(page, "/tables")
    frame.locator("input[type=file]").set_input_files(file)
    frame.locator("form.open button").click()
    page.wait_for_url("**/#/table/**")
    expect(frame.locator("#moment")).to_have_attribute("data-of", str(len(record.events)))


@slow
def test_a_second_tab_says_so_and_can_take_over(open_page: OpenPage, site: Site) -> None:
    page = visit(open_page, site)
    second = page.context.new_page()
    second.goto(site.url)
    second.get_by_role("button", name="Use it here").click(timeout=LONG)
    wait_for_python(second)
    expect(page.locator("#news")).to_contain_text("open in another tab")
    expect(inside(second).locator("h1")).to_be_visible()
    page.get_by_role("button", name="Use it here").click()  # once is enough
    expect(second.locator("#news")).to_contain_text("open in another tab", timeout=LONG)
    expect(page.locator("#news")).to_be_empty(timeout=LONG)
    sit_down(page, "shizzle", seat_2="person")


@slow
@pytest.mark.parametrize(
    ("error", "key"),
    [
        ("new DOMException('a test', 'QuotaExceededError')", "site-no-room"),
        ("new DOMException('a test', 'SecurityError')", "site-blocked"),
        ("new TypeError('a test')", "site-no-files"),
    ],
)
def test_a_start_that_fails_says_why(
    open_page: OpenPage, serve: Callable[..., Site], built: Path, tmp_path: Path, error: str, key: str
) -> None:
    """A service worker that may not keep the files."""
    folder = tmp_path / "site"
    shutil.copytree(built, folder, copy_function=os.link)
    worker = folder / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    worker.unlink()
    worker.write_text(f"Cache.prototype.put = async () => {{ throw {error}; }};\n{text}", encoding="utf-8")
    page = open_page(serve(folder).url, service_workers="allow", locale="en")
    expect(page.locator("#news p")).to_have_text(say("en", key))


def fixed_texts(lang: str) -> set[str]:
    """What pages of Shizzle may say in a language, without variables."""
    of = {game: messages(lang, game) for game in ("", "shizzle")}
    return {say(lang, key, game) for game in of for key, message in of[game].items() if not message.variables}


TEXTS = """page => {
    const found = [], walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.data.trim());
    return found;
}"""


def choose_language(frame: FrameLocator, lang: str) -> None:
    frame.locator("details.settings").evaluate("element => { element.open = true; }")
    frame.locator("select[name=language]").select_option(lang)
    frame.locator("details.settings button").click()


@slow
def test_a_language_that_was_used_needs_no_network_later(open_page: OpenPage, site: Site) -> None:
    page = visit(open_page, site)
    frame = inside(page)
    assert not [path for path in site.asked if "/languages/" in path]
    choose_language(frame, "fr")
    frame.locator("html[lang=fr]").wait_for()
    assert [path for path in site.asked if "/languages/" in path] == ["/box/languages/fr.zip"]
    site.is_cut = True
    page.reload()
    wait_for_python(page)
    begin(page)
    assert frame.locator("html").get_attribute("lang") == "fr"
    texts = set(frame.locator("body").evaluate(TEXTS))
    assert say("fr", "settings") in texts
    assert sorted(texts & (fixed_texts("en") - fixed_texts("fr"))) == []


def files_loaded(page: Page) -> list[str]:
    """The names of the files that the worker with Python has loaded."""
    worker = next(one for one in page.workers if one.url.endswith("worker.js"))
    return worker.evaluate("performance.getEntriesByType('resource').map(one => one.name.split('/').at(-1))")


@slow
def test_later_visits_go_on_from_memory_and_anew_if_it_is_spoilt(open_page: OpenPage, site: Site) -> None:
    page = visit(open_page, site, locale="fr")
    assert "tumblestar.zip" in files_loaded(page)
    page.wait_for_selector("html[data-prepared=yes]", timeout=LONG)
    site.is_cut = True
    page.reload()
    wait_for_python(page)
    assert "tumblestar.zip" not in files_loaded(page)
    begin(page).locator("html[lang=fr]").wait_for()
    page.evaluate(
        """async () => {
            const name = (await caches.keys()).find(one => one.startsWith('tumblestar-snapshot'));
            const cache = await caches.open(name);
            for (const key of await cache.keys()) await cache.put(key, new Response('spoilt'));
        }"""
    )
    page.reload()
    wait_for_python(page)
    assert "tumblestar.zip" in files_loaded(page)


@slow
def test_a_language_comes_with_the_network(open_page: OpenPage, site: Site, expected_complaints: list[str]) -> None:
    expected_complaints += ["ERR_EMPTY_RESPONSE", "Failed to (load resource|fetch)", "network error response"]
    page = visit(open_page, site)
    frame = inside(page)
    site.is_cut = True
    choose_language(frame, "fr")
    expect(page.locator("#news p")).to_have_text(say("fr", "site-no-language"))
    begin(page)
    assert frame.locator("html").get_attribute("lang") == "en"
    site.is_cut = False
    page.get_by_role("button", name=say("fr", "site-again")).click()
    frame.locator("html[lang=fr]").wait_for(timeout=LONG)
    expect(page.locator("#news")).to_be_empty()


@slow
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_played_to_its_end_without_a_network(game: str, open_page: OpenPage, site: Site) -> None:
    page = open_page(site.url, service_workers="allow", locale="fr")
    expect(inside(page).locator("h1")).to_be_visible()  # the shelf, long before Python
    assert page.locator("html[data-ready=yes]").count() == 0
    wait_for_python(page)
    site.stop()
    page.context.set_offline(True)
    frame = sit_down(page, game, seat_2="bot:greedy")
    frame.locator("html[lang=fr]").wait_for()
    open_text(frame)
    frame.locator(".status[data-yours]").wait_for()
    act_once(frame, random.Random(1))
    frame.locator(".status[data-yours], #part-final:not([hidden])").first.wait_for(state="attached")
    comes_back(page)
    frame.locator("html").evaluate(
        "() => { window.noted = []; document.addEventListener('stage', event => window.noted.push(event.detail)); }"
    )
    play_to_the_end(frame)
    frame.locator("#part-end").wait_for()
    noted = frame.locator("html").evaluate("() => window.noted")
    assert [stage for stage in noted if stage in ("glow", "count", "rank")] == ["glow", "count", "rank"]
    page.reload()
    wait_for_python(page)
    expect(frame.locator("#part-final:not([hidden])")).to_be_attached()


def play_tutorial(frame: FrameLocator, game: str) -> None:
    """Does all steps of a tutorial by clicks, and goes on to a real game."""
    found = tutorial(GAMES[game], names_of_tutorials(GAMES[game])[0])
    for step in found.steps:
        frame.locator(f"#moment[data-n='{step.n}']").wait_for(state="attached")
        if step.task is None and step.n < len(found.steps):
            frame.locator("[data-next]").click()
        elif step.task is not None:
            target = frame.locator(f"#trial .act[data-action='{step.task}']")
            text = GAMES[game].text(step.state, step.task)
            button = frame.locator(f".acts button[value='{text}']")
            if target.count():
                target.dispatch_event("click")
            else:
                button.click()
    frame.locator("button[data-next]").click()
    frame.locator("#table[data-live]").wait_for()


def solve(page: Page, puzzle: Puzzle) -> None:
    """Does the first of the best lines, by buttons or from the list."""
    frame = inside(page)
    for text in own_actions(puzzle):
        before = frame.locator("html").evaluate("() => location.href")
        button = frame.locator(f'.acts [value="{text}"]')
        if button.count():
            button.click()
        else:
            frame.locator("select[name=choice]").select_option(text)
            frame.locator("#trial-form button").click()
        page.wait_for_function(
            "before => document.getElementById('page').contentWindow.location.href !== before", arg=before
        )


@slow
def test_campaign_tutorial_puzzle_rules_and_pad_are_there(open_page: OpenPage, site: Site) -> None:
    page = visit(open_page, site)
    site.stop()
    frame = inside(page)
    go(page, "/campaign/twinkle")
    frame.locator('form[action="/campaign/twinkle/play"] button').first.click()
    page.wait_for_url("**/#/table/**")
    open_text(frame)
    act_once(frame, random.Random(2))
    for address in ("/rules/shizzle", "/puzzles/twisty", "/score/twinkle", "/mistakes"):
        go(page, address)
        expect(frame.locator("#main").first).to_be_visible()
    go(page, "/tables")
    expect(frame.locator("ul.tables li")).to_have_count(1)
    go(page, "/learn/shizzle")
    play_tutorial(frame, "shizzle")
    assert frame.locator("#table").get_attribute("data-game") == "shizzle"
    puzzle = first("shizzle", 1)
    go(page, f"/puzzle/{puzzle.id}")
    solve(page, puzzle)
    expect(frame.locator(".ask .words")).to_contain_text("Right: ")
    frame.get_by_text("Next puzzle").click()
    expect(frame.locator(".ask .is-right")).to_have_count(0)


@pytest.fixture
def site_in_folder(built: Path, tmp_path: Path, serve: Callable[..., Site]) -> Site:
    """The site, not at the top of its host."""
    (tmp_path / "some").mkdir()
    (tmp_path / "some/folder").symlink_to(built)
    return serve(tmp_path, "/some/folder/")


@slow
def test_links_to_send_open_on_another_device(open_page: OpenPage, site_in_folder: Site) -> None:
    home = site_in_folder.url
    page = visit(open_page, site_in_folder)
    frame = inside(page)
    go(page, "/deal/shizzle?seats=me,greedy&seed=rain")
    link = frame.locator("#deal-link").input_value()
    assert link == f"{home}#/deal/shizzle?seed=rain&seats=me%2Cgreedy"
    go(page, "/score/twinkle")
    frame.locator("#pad.live").wait_for()
    hang(frame, "A", "N10", 10)
    expect(frame.locator("#pad-link")).to_have_value(f"{home}#/score/twinkle#tree=N10=10@A")
    other = open_page(link, service_workers="allow")
    wait_for_python(other)
    expect(inside(other).locator("form[action*='/deal/shizzle'] button.primary")).to_be_visible()
    other.goto(f"{home}#/score/twinkle#tree=N10=10@A")
    expect(inside(other).locator(".pad-players b")).to_have_text("1")


@slow
def test_the_result_of_a_table_which_is_here_only_is_shared_in_words(open_page: OpenPage, site: Site) -> None:
    page = visit(open_page, site)
    frame = sit_down(page, "shizzle", seat_2="bot:greedy")
    open_pane(frame, "menu")
    frame.locator("[data-opens=dialog-resign]").click()
    frame.locator("#dialog-resign .danger").click()
    frame.locator("html").evaluate("() => { navigator.share = async data => { window.shared = data; }; }")
    open_pane(frame, "log")
    frame.locator("#part-final [data-do=share-card]").click()
    shared = frame.locator("html").evaluate(
        """() => new Promise(done => {
            const look = () => window.shared ? done({ ...window.shared }) : requestAnimationFrame(look);
            look();
        })"""
    )
    assert shared["text"]
    assert "url" not in shared


@slow
def test_a_site_works_in_a_folder_of_its_own(open_page: OpenPage, site_in_folder: Site) -> None:
    site = site_in_folder
    page = visit(open_page, site)
    frame = inside(page)
    choose_language(frame, "fr")
    frame.locator("html[lang=fr]").wait_for()
    site.is_cut = True
    assert {path for path in site.asked if not path.startswith("/some/folder/")} <= {"/favicon.ico"}
    begin(page)
    assert page.url.startswith(f"{site.url}#/table/")
    comes_back(page)
    frame.locator("a.home").click()
    frame.locator('a[href="/some/folder/play/twisty"]').first.click()
    page.wait_for_url("**/some/folder/#/play/twisty")
    assert page.evaluate("indexedDB.databases().then(all => all.map(one => one.name))") == ["tumblestar /some/folder/"]


@slow
def test_a_newer_site_keeps_games(open_page: OpenPage, built: Path, tmp_path: Path, serve: Callable[..., Site]) -> None:
    site = serve(shutil.copytree(built, tmp_path / "site"))
    page = visit(open_page, site, locale="fr")
    frame = begin(page)
    before = frame.locator(".text .state code").text_content()
    worker = site.folder / "service-worker.js"
    worker.write_text(re.sub(r'VERSION = "[0-9a-f]+"', 'VERSION = "newer0000000"', worker.read_text("utf-8")), "utf-8")
    page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    page.get_by_role("button", name=say("fr", "site-newer-do")).click(timeout=LONG)
    page.wait_for_selector("html:not([data-ready])")
    wait_for_python(page)
    names = page.evaluate("caches.keys()")
    assert [name for name in names if "snapshot" not in name] == ["tumblestar-site / newer0000000"]
    open_text(frame)
    expect(frame.locator(".text .state code")).to_have_text(before or "")
    site.is_cut = True  # the newer version has kept the language
    page.reload()
    wait_for_python(page)
    frame.locator("html[lang=fr]").wait_for()


@slow
def test_lost_room_is_told_of_and_play_goes_on(open_page: OpenPage, site: Site) -> None:
    page = visit(open_page, site)
    worker = next(one for one in page.workers if one.url.endswith("worker.js"))
    worker.evaluate(
        """() => {
            const kept = IDBObjectStore.prototype, { put } = kept;
            globalThis.give = () => { kept.put = put; };
            kept.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
        }"""
    )
    frame = sit_down(page, "shizzle", seat_2="person")
    expect(page.locator("#news")).to_contain_text("This browser is full")
    open_text(frame)
    act_once(frame, random.Random(4))
    worker.evaluate("give()")
    act_once(frame, random.Random(4))
    expect(page.locator("#news")).to_be_empty()
    comes_back(page)
