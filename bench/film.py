"""Films of tables as contact sheets: one turn, one round of bots and one end of each game, a frame every 80 ms.

python -m bench.film [GAME ...] --out DIR    GAME-turn.webp, GAME-round.webp and GAME-end.webp of each game

The page's clock and its animations stand still between two frames. What the server sends is held back, and reaches the
page when that clock comes to the time that it took: bots keep their pace, and pictures take none. A film of an end
plays a whole game: up to ten minutes on a machine that is busy.
"""

import argparse
import io
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from bench.served import chromium_path, served
from tumblestar.bots import choose_greedily
from tumblestar.games import GAMES

STEP = 80
"""Milliseconds between two frames."""
SIZE = (390, 664)
LONGEST = 15_000
"""Milliseconds of a film, at most."""
STILL = 800
"""Milliseconds without a change after which a film ends."""
PATIENCE = 60.0
"""Seconds until the next decision, at most."""
OTHERS = {"twisty": 3, "shizzle": 3, "twinkle": 3, "twinkle_twinkle": 3}
"""How many bots play."""
ANIMATIONS = """() => {
  const known = new WeakSet(), { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how);
    known.add(one);
    one.pause();
    one.currentTime = 0;
    return one;
  };
  window.stepAnimations = ms => {
    for (const one of document.getAnimations()) {
      if (!known.has(one)) { known.add(one); one.pause(); one.currentTime = 0; continue; }
      const end = one.effect.getComputedTiming().endTime, to = Number(one.currentTime) + ms;
      if (to >= end) one.finish(); else one.currentTime = to;
    }
  };
}"""
"""Animations go on by calls, and by nothing else."""


@dataclass
class Held:
    """What the server sent, with the time since the last request, until the page gets it."""

    page: WebSocketRoute | None = None
    is_quick: bool = True
    """Whether bots are not to pause."""
    since: float = 0.0
    acts: int = 0
    """How many actions the page has sent."""
    messages: list[tuple[float, str]] = field(default_factory=list)

    def connect(self, page: WebSocketRoute) -> None:
        """Stands between a page and the server."""
        self.page, server = page, page.connect_to_server()

        def sent(text: Any) -> None:
            request = json.loads(text) if text.startswith("{") else {}
            self.acts += request.get("do") == "act"
            server.send(json.dumps(request | {"speed": 0}) if request.get("do") == "speed" and self.is_quick else text)

        def received(text: str | bytes) -> None:
            self.messages.append((time.monotonic() - self.since, str(text)))

        page.on_message(sent)
        server.on_message(received)

    def deliver(self, until: float = float("inf")) -> bool:
        """Gives the page what had come until then."""
        due = [text for at, text in self.messages if at <= until]
        del self.messages[: len(due)]
        for text in due:
            assert self.page
            self.page.send(text)
        return bool(due)

    @property
    def is_decided(self) -> bool:
        """Whether somebody at this screen is to act, after what was sent, or the game is over."""
        return any("data-yours" in text or self.is_over for _, text in self.messages)

    @property
    def is_over(self) -> bool:
        return any("data-over" in text for _, text in self.messages)


class Camera:
    """A table whose page goes on only by `go`, and its frames."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        self.game, self.held, self.frames = GAMES[game], Held(), list[tuple[int, Image.Image]]()
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark", locale="en")
        context.add_init_script(f"({ANIMATIONS})()")
        self.page = context.new_page()
        self.page.clock.install()
        self.page.route_web_socket("**/live/**", self.held.connect)
        self._sit_down(address, game)

    def _sit_down(self, address: str, game: str) -> None:
        page = self.page
        page.goto(f"{address}/new/{game}")
        count = page.locator(f"[name=seats][value='{OTHERS[game] + 1}']")
        if count.count():
            count.check(force=True)
        for seat in range(2, OTHERS[game] + 2):
            bot = page.locator(f"[name=seat-{seat}] option[value^='bot:']").first
            page.select_option(f"[name=seat-{seat}]", bot.get_attribute("value"))
        page.click("main form button.primary")
        page.wait_for_url("**/table/**")
        page.wait_for_load_state("load")
        self.page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        self.go(2000)
        self.await_decision()

    def go(self, milliseconds: int) -> None:
        """Lets the page's time pass, without pictures."""
        self.page.clock.run_for(milliseconds)
        self.page.evaluate("ms => stepAnimations(ms)", milliseconds)

    def await_decision(self) -> None:
        """Until the server has sent the next decision of this screen; shows all up to it."""
        began = time.monotonic()
        while not self.is_mine and time.monotonic() - began < PATIENCE:
            self.page.wait_for_timeout(20)
            self.held.deliver()
            for _ in range(8):
                self.go(500)

    @property
    def is_mine(self) -> bool:
        return bool(self.page.locator(".status[data-yours], #part-final:not([hidden])").count())

    @property
    def is_over(self) -> bool:
        return bool(self.page.locator("#part-final:not([hidden])").count())

    def state(self) -> Any:
        """The state as the page tells it in text, which is opened for it and closed again."""
        page = self.page
        page.evaluate("document.getElementById('part-text').open = true")
        text = ""
        while not text:
            page.wait_for_timeout(10)
            self.held.deliver()
            self.go(50)
            text = page.evaluate("document.querySelector('#part-text .state code')?.textContent ?? ''")
        page.evaluate("document.getElementById('part-text').open = false")
        return self.game.parse_state(text)

    def act(self) -> None:
        """Does what a sensible person would, and waits until all has come that follows before the next decision."""
        action = choose_greedily(self.game, self.state(), random.Random(1))
        self.held.deliver()
        acts = self.held.acts
        self.held.since = began = time.monotonic()
        self.page.locator(f"[data-action='{action}']").first.dispatch_event("click")
        if self.page.locator("[data-do=confirm]:not([hidden])").count():
            self.page.locator("[data-do=confirm]").dispatch_event("click")
        while not self.held.is_decided and time.monotonic() - began < PATIENCE:
            self.page.wait_for_timeout(10)
            if self.held.acts == acts and time.monotonic() - began > 2:
                raise SystemExit(f"the page sent nothing at a touch of action {action}")

    def skip(self) -> None:
        """Shows all that has come."""
        self.held.deliver()
        for _ in range(16):
            self.go(500)

    def film(self) -> None:
        """Takes frames until nothing changes any more."""
        now, still, last, before = 0, 0, b"", self.frames[-1][0] + STEP if self.frames else 0
        while now < LONGEST and (still < STILL or self.held.messages):
            if self.held.deliver(now / 1000):
                self.page.wait_for_timeout(5)
                self.page.evaluate("stepAnimations(0)")
            shot = self.page.screenshot()
            with Image.open(io.BytesIO(shot)) as picture:
                self.frames.append((before + now, picture.convert("RGB")))
            still, last = (still + STEP if shot == last else 0), shot
            self.go(STEP)
            now += STEP

    def develop(self, path: Path, width: int, quality: int, across: int = 12) -> None:
        """Saves the frames as a contact sheet; of equal frames in a row the first."""
        frames = self.frames[:1] + [b for a, b in pairwise(self.frames) if a[1].tobytes() != b[1].tobytes()]
        height = round(width * SIZE[1] / SIZE[0])
        whole = Image.new("RGB", (across * width, -(-len(frames) // across) * (height + 14)), "#505050")
        pen = ImageDraw.Draw(whole)
        for i, (at, frame) in enumerate(frames):
            y, x = divmod(i, across)
            small = frame.resize((width - 4, height - 4), Image.Resampling.LANCZOS)
            whole.paste(small, (x * width + 2, y * (height + 14) + 14))
            pen.text((x * width + 4, y * (height + 14) + 1), f"{at} ms", fill="white")
        whole.save(path, quality=quality, method=6)
        print(f"{path}: {len(frames)} frames, {self.frames[-1][0] - STILL} ms")
        self.frames.clear()


def one_turn(camera: Camera) -> None:
    """The viewer's turn, decision by decision."""
    seat = camera.state().seats and camera.game.turn(camera.state())
    while not camera.is_over and camera.game.turn(camera.state()) == seat:
        camera.act()
        if camera.held.is_over:
            return
        camera.film()


def one_round(camera: Camera) -> None:
    """From the last decision of a turn to the viewer's next one."""
    camera.held.is_quick = False
    camera.page.evaluate("document.querySelector('[data-setting=speed]')?.dispatchEvent(new Event('change'))")
    while not camera.is_over:
        turn = camera.game.turn(camera.state())
        camera.act()
        if any('data-by=\\"bot' in text for _, text in camera.held.messages) or camera.held.is_over:
            camera.film()
            return
        camera.skip()
        if camera.game.turn(camera.state()) == turn:
            continue


def one_end(camera: Camera) -> None:
    """From the last decision of the viewer in a game."""
    while not camera.is_over:
        camera.act()
        if camera.held.is_over:
            camera.film()
            return
        camera.skip()


FILMS: dict[str, Callable[[Camera], None]] = {"turn": one_turn, "round": one_round, "end": one_end}


def main() -> None:
    """Makes the films that the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.film", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="without any: all")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--only", choices=sorted(FILMS), help="one kind of film")
    parser.add_argument("--width", type=int, default=168, help="of a frame in pixels (default: 168)")
    parser.add_argument("--quality", type=int, default=60, help="of the pictures, to 100 (default: 60)")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    with served(pace=0.9) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for game in args.games or OTHERS:
            for name in [args.only] if args.only else FILMS:
                camera = Camera(browser, address, game)
                FILMS[name](camera)
                camera.develop(args.out / f"{game}-{name}.webp", args.width, args.quality)
                camera.page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
