"""What is wrong with a table's page at one size: what is cut off, too small to touch, covered, bare or drawn too small.

`test_table_fits.py` asks that at all sizes.

    python -m tests.browser.fits                        all games: a table of what is wrong, by game and size
    python -m tests.browser.fits twisty shizzle/6       of these games, or with so many seats
    python -m tests.browser.fits twisty --size 375x553 --language de --seed 7 --pictures DIR   all that is said there
"""

import argparse
import base64
import io
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from bench.made_tables import COOKIE, MadeTable, bots_of, cookie_of, in_the_middle, keep
from bench.served import ANSWERED, FLAGS, chromium_path, served
from tumblestar.games import GAMES

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (375, 553), (360, 620), (390, 664), (412, 785), (390, 844), (667, 331), (844, 340), (844, 390),
    (768, 954), (1024, 698), (1366, 650), (1280, 720), (1440, 780), (1920, 960), (1920, 1080),
)  # fmt: skip
"""What is visible of a page on what people hold."""
LANGUAGES = ("en", "de")
SEED = "39"
VIEWER, LONG_NAME = "Ann", "Bartholomea"


class Drawn(NamedTuple):
    """A piece whose size is known: the part in which it lies, its units there, and pixels at the tightest sizes."""

    piece: str
    part: str
    units: float
    pixels: Sequence[float | None]
    """At each of `TIGHTEST`; None where it is not shown."""


TIGHTEST: tuple[Size, ...] = ((375, 553), (360, 620), (390, 664), (667, 331), (844, 340))
DRAWN: Mapping[str, Sequence[Drawn]] = {
    "twisty": (
        Drawn("square", "board", 98, (44, 49, 53, 44, 45)),
        Drawn("my card", "row-me", 84, (40, 40, 40, 31, 34)),
    ),
    "shizzle": (
        Drawn("die in the line", "line", 84, (52, 49, 54, 50, 53)),
        Drawn("die in the tray", "tray", 99, (67, 64, 69, 66, 72)),
    ),
    "twinkle": (
        Drawn("cell of the pool", "pool-a", 80, (40, 38, 41, 41, 41)),
        Drawn("my die", "sky-me", 84, (45, 44, 45, 41, 42)),
        Drawn("open place", "sky-me", 80, (43, 42, 43, 39, 40)),
    ),
    "twinkle_twinkle": (
        Drawn("cell of my chart", "chart-me", 100, (48, 51, 57, 62, 63)),
        Drawn("tile in the current row", "row", 100, (55, 52, 58, 48, 60)),
        Drawn("tile in the next row", "next", 76, (34, 34, 40, 40, 42)),
        Drawn("cell of others' charts", "chart-other", 100, (None, None, 16, None, 18)),
    ),
}
"""With the most seats; `-me` stands for the viewer's seat, `-other` for the next one's."""
SLACK = 2
"""Pixels by which a piece may be smaller."""
FINGER, BARE, BARE_LENGTH, GRAIN = 40, 60, 160, 4
"""What a finger hits; how thick and how long bare ground may not be, in pixels; and how exactly that is looked at."""
GROUND = (255, 0, 255)
GROUND_STYLE = (
    ".page-table main { background: #f0f !important } .felt, .table { background: none !important }"
    "*, *::before, *::after { animation: none !important; transition: none !important }"
)
"""Shows where the table is bare."""
SHOW_GROUND = (
    "style => { const sheet = new CSSStyleSheet(); sheet.replaceSync(style); document.adoptedStyleSheets = [sheet]; }"
)

MEASURE = (Path(__file__).parent / "table_fits.js").read_text(encoding="utf-8")

"""All that is wrong but bare ground, the scale of each part, and boxes that are not bare though nothing is there."""


def faults_at(page: Page, made: MadeTable, size: Size) -> list[str]:
    """What is wrong with a table's page at one size; empty where all is right."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    found = page.evaluate(MEASURE, [len(made.record.seats), made.viewer + 1])
    faults: list[str] = found["faults"]
    faults += wrong_sizes(made, size, found["scales"])
    if strip := bare_strip(page, size, found["rooms"]):
        faults.append("bare: {}x{} px at {},{}".format(*strip))
    return faults


# -- how large pieces are drawn


def wrong_sizes(made: MadeTable, size: Size, scales: Mapping[str, float]) -> list[str]:
    """The pieces that are drawn smaller than they can be, at the tightest sizes with the most seats."""
    seats = len(made.record.seats)
    if size not in TIGHTEST or seats < max(made.game.seats):
        return []
    wrong: list[str] = []
    for drawn in DRAWN[made.game.name]:
        expected = drawn.pixels[TIGHTEST.index(size)]
        part = drawn.part.replace("-me", f"-{made.viewer + 1}").replace("-other", f"-{(made.viewer + 1) % seats + 1}")
        if expected is None:
            continue
        if part not in scales:
            wrong.append(f"size: {drawn.piece}: the part {part} is not shown")
        elif (pixels := scales[part] * drawn.units) < expected - SLACK:
            wrong.append(f"size: {drawn.piece} is {pixels:.1f} px, not {expected}")
    return wrong


# -- bare ground


def bare_strip(page: Page, size: Size, rooms: Sequence[Sequence[float]]) -> tuple[int, int, int, int] | None:
    """Width, height, left and top of the largest strip of bare ground, in pixels; None if none is too large."""
    page.evaluate(SHOW_GROUND, GROUND_STYLE)
    session = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": 1 / GRAIN}
    shot = session.send("Page.captureScreenshot", {"format": "png", "clip": clip, "optimizeForSpeed": True})
    session.detach()
    page.evaluate("() => { document.adoptedStyleSheets = []; }")
    pixels = np.asarray(Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB"))
    bare = (pixels == GROUND).all(axis=2)
    for left, top, right, bottom in rooms:
        bare[int(max(top, 0)) // GRAIN : -int(-bottom // GRAIN), int(max(left, 0)) // GRAIN : -int(-right // GRAIN)] = (
            False
        )
    thick, long = BARE // GRAIN, BARE_LENGTH // GRAIN
    if not (_has_window(bare, thick, long) or _has_window(bare, long, thick)):
        return None
    left, top, width, height = _largest(bare, thick)
    return width * GRAIN, height * GRAIN, left * GRAIN, top * GRAIN


def _has_window(bare: Any, height: int, width: int) -> bool:
    """Whether a window of so many cells is bare all over."""
    if bare.shape[0] < height or bare.shape[1] < width:
        return False
    total = np.zeros((bare.shape[0] + 1, bare.shape[1] + 1), dtype=np.int64)
    total[1:, 1:] = bare.cumsum(axis=0).cumsum(axis=1)
    count = total[height:, width:] - total[:-height, width:] - total[height:, :-width] + total[:-height, :-width]
    return bool((count == height * width).any())


def _largest(bare: Any, thick: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of the largest bare rectangle that is so thick."""
    best, heights = (0, 0, 0, 0), np.zeros(bare.shape[1], dtype=np.int64)
    for bottom, row in enumerate(bare):
        heights = np.where(row, heights + 1, 0)
        for height in sorted({int(one) for one in heights if one >= thick}):
            run = 0
            for right, one in enumerate([*(heights >= height), False]):
                if one:
                    run += 1
                    continue
                if run >= thick and run * height > best[2] * best[3]:
                    best = right - run, bottom - height + 1, run, height
                run = 0
    return best


# -- tables


def tables_to_judge(names: Sequence[str] = (), seed: str = SEED) -> list[MadeTable]:
    """A table in the middle of a game, at the turn of its viewer, of each game with two to the most seats."""
    found: list[MadeTable] = []
    for game in GAMES.values():
        for seats in game.seats:
            if seats > 1 and (not names or {game.name, f"{game.name}/{seats}"} & set(names)):
                bots = bots_of(game.name)
                others = (LONG_NAME, bots[4], "Cem", bots[0], "Dag")[: seats - 1]
                sitters = (VIEWER, *others)
                name = f"{game.name}-{seats}".replace("_", "-")
                found.append(in_the_middle(name, game.name, seats, seed, sitters=sitters))
    return found


def open_table(browser: Browser, address: str, made: MadeTable, language: str) -> Page:
    """The page of a table as its viewer sees it, in a browser that knows no other person."""
    context = browser.new_context(
        viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, locale=language, reduced_motion="reduce", has_touch=True
    )
    context.add_cookies([{"name": COOKIE, "value": cookie_of(made.sitters[made.viewer]), "url": address}])
    context.add_init_script(ANSWERED)
    page = context.new_page()
    page.goto(f"{address}/table/{made.name}")
    ready(page)
    return page


def ready(page: Page) -> None:
    """Until the table is live and its typeface is there."""
    page.wait_for_selector("#table[data-live]")
    page.wait_for_selector(".status[data-yours]")
    page.evaluate("() => document.fonts.ready.then(() => {})")


@contextmanager
def serving_tables(tables: Sequence[MadeTable]) -> Iterator[str]:
    """A server of these tables; its address."""
    with TemporaryDirectory() as data:
        keep(Path(data), tables)
        with served(Path(data), interpret=1, grace=86400) as address:  # nobody else is there, and nobody is missed
            yield address


def main() -> None:
    """Prints what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.fits", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("names", nargs="*", metavar="GAME[/SEATS]")
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT", help="only this size; can be given again")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--seed", default=SEED, help="of the games")
    parser.add_argument("--all", action="store_true", help="say everything that is wrong, not only how much")
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="keep a picture of each screen where something is wrong"
    )
    args = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in args.size or ()] or list(SIZES)
    languages = args.language or list(LANGUAGES)
    tables = tables_to_judge(args.names, args.seed)
    kinds: dict[tuple[str, Size], Counter[str]] = {}
    say = sys.stdout.write
    with serving_tables(tables) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        for made in tables:
            for language in languages:
                page = open_table(browser, address, made, language)
                for width, height in sizes:
                    found = faults_at(page, made, (width, height))
                    row = kinds.setdefault((f"{made.game.name}/{len(made.record.seats)}", (width, height)), Counter())
                    row.update({fault.partition(":")[0] for fault in found})
                    if found and (args.all or len(sizes) == 1):
                        say(f"{made.game.name}/{len(made.record.seats)} {width}x{height} {language}\n")
                        say("".join(f"    {fault}\n" for fault in dict.fromkeys(found)))
                    if found and args.pictures:
                        args.pictures.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=args.pictures / f"{made.name}-{width}x{height}-{language}.png")
                page.context.close()
        browser.close()
    say(summary(kinds, sizes, len(languages)))


def summary(kinds: Mapping[tuple[str, Size], Counter[str]], sizes: Sequence[Size], languages: int) -> str:
    """What is wrong, a line for each game and number of seats, a column for each size."""
    letters = {
        "missing": "m", "scrolls": "r", "off the screen": "o", "outside": "u", "cut off": "c", "small": "f",
        "text on text": "t", "text on a piece": "p", "overlap": "l", "covered": "v", "bare": "b", "size": "s",
    }  # fmt: skip
    rows = [" " * 20 + "".join(f"{width}x{height:<6}" for width, height in sizes)]
    for name in dict.fromkeys(name for name, _ in kinds):
        cells = ["".join(letters[kind] for kind in letters if kinds[name, size][kind]) or "ok" for size in sizes]
        rows.append(f"{name:20}" + "".join(f"{cell:10}" for cell in cells))
    legend = ", ".join(f"{letter} {kind}" for kind, letter in letters.items())
    right = sum(not any(found.values()) for found in kinds.values())
    return "\n".join([*rows, "", legend, f"{right} of {len(kinds)} are right, in {languages} languages", ""])


if __name__ == "__main__":
    main()
