"""The walk of acting.py: through the four games and the pages on a phone, for the sentences that stand there."""

import random
import re
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Error, Locator, Page

from bench.eyes import IS_NO_TARGET, be_refused
from bench.made_tables import played
from tumblestar.features.learn.tutorial import names_of_tutorials, tutorial
from tumblestar.games import GAMES

PAGES = "/ /join /tables /lobby /mine /mistakes /day /install /tokens /puzzles".split()
PAGES_OF_A_GAME = "/play/{} /new/{} /score/{} /puzzles/{} /analysis/{} /campaign/{}".split()
TEXTS = ":is(p:not(.do, .links), li:not(:has(p)), label, legend, summary, button, a.primary, h2)"
TEXT = """shown => { const copy = shown.cloneNode(true);
  copy.querySelectorAll('select, input, figure, code, kbd, svg, .unseen, [hidden], .tag').forEach(one => one.remove());
  return copy.textContent.replace(/\\s+/g, ' ').trim(); }"""
IS_LABEL = "one => one.matches('button, label, .primary, #hint p')"
CAN_BE_SEEN = """one => { if (!one.closest('.felt')) one.scrollIntoView({ block: 'center' });
  if (one.offsetHeight > 500) one.scrollIntoView();
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 250));
  return Boolean(top && (one.contains(top) || top.contains(one))); }"""
CLICK = """n => { const found = [...document.querySelectorAll('#table .act:not([hidden]), #offered [data-action]')];
  found[n % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true })); }"""
ENDS_SENTENCE = re.compile(r"(?<=[.!?…†‡°§])\s+(?=[^\W\d_a-zß-ÿ]|[¿¡“«(])")
WORDS, ENDS = re.compile(r"[^\W\d_]{2}.*\W[^\W\d_]{2}"), re.compile(r"[.!?:†‡°§]$")


class Found(NamedTuple):
    """A sentence, the whole text `around` it, and where it stood."""

    part: str
    kind: str
    game: str
    sentence: str
    around: str
    where: str
    picture: bytes


class Walk:
    """Goes through the pages and keeps what it finds."""

    def __init__(self, page: Page, address: str, seed: str, count: int) -> None:
        self.page, self.address, self.luck, self.count = page, address, random.Random(seed), count
        self.turns = max(5, min(12, count // 8))
        self.found = dict[str, Found]()
        self._reviews = list[tuple[str, Page]]()

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def see(self, part: str, kind: str, selector: str, game: str = "", most: int = 99) -> None:
        """Keeps the sentences of what a selector finds and shows, with the page scrolled to it."""
        seen: list[tuple[Locator, str]] = []
        for one in self.page.locator(selector).all():
            with suppress(Error):  # it has gone
                if one.is_visible() and (text := one.evaluate(TEXT)):
                    seen.append((one, text))
        for one, text in self.luck.sample(seen, min(most, len(seen))):
            parts = [part for part in ENDS_SENTENCE.split(text) if WORDS.search(part)]
            with suppress(Error):
                if not one.evaluate(CAN_BE_SEEN) or not (ENDS.search(text) or one.evaluate(IS_LABEL)):
                    continue
                where, picture = self.page.url.removeprefix(self.address), self.page.screenshot()
                self.found = {one: Found(part, kind, game, one, text, where, picture) for one in parts} | self.found

    def table(self, game: str) -> None:
        """A game against a bot: own turns with refusals and signs, then help, the panes, the end."""
        page = self.page
        self.open(f"/play/{game}")
        page.locator(".play-sheet .gold").first.click()
        page.wait_for_url("**/table/**")
        for turn in range(self.turns):
            page.wait_for_selector(".status[data-yours]")
            page.wait_for_timeout(300)
            self.see("table", "status", ".status .now", game)
            self.see("table", "button", ".acts button[data-action]", game, 1)
            if turn % 3 == 1:
                be_refused(page, self.luck)
                self.see("table", "refusal", "#refused p", game)
                page.keyboard.press("Escape")
            if turn % 3 == 2:
                self.sign(game)
            if turn >= self.turns - 2:
                self.help(game, turn - self.turns + 5)
            self.act(game)
        self.pane("log", game, 3)
        self.pane("menu", game, 3)
        page.locator("[data-opens=dialog-resign]").first.click()
        self.see("table", "question", "#dialog-resign :is(h2, p, button)", game)
        page.locator("#dialog-resign .danger").click()
        page.wait_for_selector("#part-end:not([hidden])")
        self.see("table", "end", "#part-end :is(h2, p, button, a)", game, 2)

    def act(self, game: str) -> None:
        """Does something, and sees what was said of it before."""
        page, before = self.page, self.page.get_attribute("#moment", "data-n")
        page.evaluate(CLICK, self.luck.randrange(10**6))
        for _ in range(40):
            if page.get_attribute("#moment", "data-n") != before:
                return
            if page.locator("#doubt:not(:empty)").count():
                self.see("help", "tutor", "#doubt, .acts button:visible", game)
                page.locator("[data-do=sure]").click()
            elif page.locator("[data-do=confirm]:not([hidden])").count():
                self.see("table", "preview", "#hint p, [data-do=confirm]", game)
                page.locator("[data-do=confirm]:not([hidden])").click()
            page.wait_for_timeout(150)

    def sign(self, game: str) -> None:
        """Touches something that explains itself."""
        signs = self.page.locator(".felt [data-explains]").all()
        for one in self.luck.sample(signs, min(6, len(signs))):
            box = one.bounding_box()
            middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2] if box else [0, 0]
            if box and self.page.evaluate(IS_NO_TARGET, middle):
                self.page.mouse.click(*middle)
                self.page.wait_for_timeout(200)
                self.see("table", "sign", "#explanation p, #explanation:not(:has(p))", game)
                self.page.keyboard.press("Escape")

    def help(self, game: str, level: int) -> None:
        self.pane("help", game, 0)
        self.page.locator(f"[name=aid][value='{level}']").check(force=True)
        self.page.wait_for_timeout(2500)
        self.see("help", "hint", "#pane-help :is(p, li, td, th, button, legend, label)", game, 6)
        self.page.locator(".tab[data-pane=help]").click()

    def pane(self, name: str, game: str, most: int) -> None:
        tab = self.page.locator(f".tab[data-pane={name}]")
        if tab.get_attribute("aria-expanded") != "true":
            tab.click()
        self.page.wait_for_timeout(300)
        texts = ".did" if name == "log" else ":is(p, label, legend, button)"
        self.see("pages" if name == "menu" else "table", name, f"#pane-{name} {texts}", game, most)

    def rules(self, game: str) -> None:
        self.open(f"/rules/{game}")
        self.see("rules", "rule", ".rules > li:not(:has(.stated))", game, self.count // 4)
        self.open(f"/rules/{game}/summary")
        self.see("rules", "summary", ".summary li", game, self.count // 12)

    def lessons(self, game: str) -> None:
        for name in names_of_tutorials(GAMES[game]):
            steps = tutorial(GAMES[game], name).steps
            for step in self.luck.sample(steps, min(len(steps), max(5, self.count // 6))):
                self.open(f"/learn/{game}/{name}?step={step.n}")
                self.see("tutorial", "note", "#learn-note .words", game)
                targets = self.page.locator("#trial .act:not(.pointed):not([hidden])").all()
                if step.task is not None and targets and self.luck.random() < 0.4:
                    with suppress(Error):
                        self.luck.choice(targets).click(force=True, timeout=1500)
                        self.page.wait_for_selector(".verdict.wrong", timeout=1500)
                        self.see("tutorial", "wrong try", ".verdict.wrong span", game)

    def begin_review(self, game: str) -> None:
        """Opens the review of a finished game in a page of its own, where it is worked out meanwhile."""
        page, record = self.page.context.new_page(), played(GAMES[game], 2, f"acting {self.luck.random()}")
        page.goto(f"{self.address}/tables")
        file: Any = {"name": "game.txt", "mimeType": "text/plain", "buffer": record.text().encode()}
        page.set_input_files("input[type=file]", file)
        page.locator("form:has(input[type=file]) button").click()
        page.wait_for_url("**/table/**")
        page.goto(page.url.partition("?")[0] + "/review")
        self._reviews.append((game, page))

    def review(self, game: str, page: Page) -> None:
        """The review as far as it has come, and its mistakes again."""
        self.page = page
        page.wait_for_timeout(30_000 * (not page.locator("#review[data-done]").count()))
        self.see("help", "review", "main :is(h1, h2, h3, p)", game, 12)
        page.goto(page.url + "/retry?least=1")
        self.see("help", "retry", f"#trial {TEXTS}", game, 3)
        page.locator("select[name=choice]").select_option(index=0)
        page.locator(".trial-form button").click()
        page.wait_for_selector(".verdict")
        self.see("help", "retry", "#verdict p", game)

    def puzzles(self, game: str) -> None:
        for _ in range(max(1, self.count // 50)):
            self.open(f"/puzzles/{game}/next")
            self.see("help", "puzzle", ".ask .words, .dock button", game, 2)
            self.page.locator("button[name=give]").click()
            self.page.wait_for_selector("[popovertarget=beyond]")
            self.page.locator("[popovertarget=beyond]").first.click()
            self.see("help", "puzzle", "#beyond :is(p, h2, li)", game, 4)

    def pages(self) -> None:
        paths = [*PAGES, *(path.format(game) for path in PAGES_OF_A_GAME for game in GAMES)]
        for path in self.luck.sample(paths, min(len(paths), max(12, self.count // 3))):
            self.form(path, next((game for game in GAMES if path.endswith(f"/{game}")), ""))
        self.open("/join")
        self.page.locator("main input:visible").first.fill("QQQQQ")
        self.page.locator("main button").first.click()
        self.see("pages", "join", "main [role=alert], main .wrong")

    def form(self, path: str, game: str) -> None:
        """A page with all that it folds away unfolded."""
        self.open(path)
        self.page.evaluate("document.querySelectorAll('main details').forEach(one => one.open = true)")
        kind = path.split("/")[1].partition("?")[0] or "home"
        self.see("pages", kind, f"main {TEXTS}:not(.tables *):not({TEXTS} *)", game, 4)

    def all(self) -> None:
        """The whole walk; few sentences want few reviews."""
        for game in self.luck.sample(list(GAMES), min(len(GAMES), max(1, self.count // 40))):
            self.begin_review(game)
        parts = [partial(part, game) for game in GAMES for part in (self.table, self.rules, self.lessons, self.puzzles)]
        for part in [*parts, self.pages, *(partial(self.review, *begun) for begun in self._reviews)]:
            try:
                part()
            except Error as error:  # what was found until then is kept
                print(str(error).splitlines()[0])
            print(self.page.url, len(self.found), flush=True)
