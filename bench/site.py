"""Builds the static site and visits it in Chromium: bytes of a first visit, seconds to shelf, Python and first move.

    python -m bench.site --pyodide .venv/javascript/node_modules/pyodide
    python -m bench.site --rounds 5 --keep

Cold is a visit of a browser that was never there, over a file server on this machine; warm is a later one, without a
server. The first move is possible when a table that was made through the form shows what can be done.
"""

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.__main__ import machine, write
from tests.browser.conftest import FLAGS, path_of_chromium
from tests.browser.test_site import Site
from tests.site.conftest import PYODIDE
from tumblestar.site.build import build

READY = "html[data-ready=yes]"
TIMEOUT = 300_000


def visit(context: BrowserContext, url: str, is_first: bool) -> dict[str, float]:
    """Seconds to the shelf, to Python, and to the first move. A first visit lasts until later ones are prepared."""
    page, began = context.new_page(), time.perf_counter()
    page.set_default_timeout(TIMEOUT)
    page.goto(url)
    frame = page.frame_locator("#page")
    frame.locator("h1").wait_for()
    shelf = time.perf_counter() - began
    page.wait_for_selector(READY)
    python = time.perf_counter() - began
    first_move(page)
    found = {"shelf": shelf, "python": python, "first_move": time.perf_counter() - began}
    if is_first:
        page.wait_for_selector("html[data-prepared=yes]")
    page.close()
    return found


def first_move(page: Page) -> None:
    """Makes a table, and waits until something can be done there."""
    frame = page.frame_locator("#page")
    frame.locator('a[href$="/play/shizzle"]').first.click()
    frame.locator("button[value='person/2']").click()  # else a bot may begin, at its pace
    frame.locator("#table [data-action]").first.wait_for()


def main() -> None:
    """Measures, prints and keeps."""
    parser = argparse.ArgumentParser(prog="python -m bench.site", description=__doc__)
    parser.add_argument("--pyodide", type=Path, default=PYODIDE)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    visits: dict[str, list[dict[str, float]]] = {"cold": [], "warm": []}
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder, began = Path(place) / "site", time.perf_counter()
        made = build(folder, args.pyodide)
        built = time.perf_counter() - began
        for _ in range(args.rounds):
            browser = playwright.chromium.launch(executable_path=path_of_chromium(), args=list(FLAGS))
            context, site = browser.new_context(viewport={"width": 390, "height": 844}), Site(folder)
            visits["cold"].append(visit(context, site.url, is_first=True))
            site.stop()
            visits["warm"].append(visit(context, site.url, is_first=False))
            browser.close()
    results: dict[str, object] = {
        "gzip_bytes": made.size,
        "gzip_bytes_language": made.language_size,
        "files": made.files,
        "is_compiled": made.is_compiled,
        "build_seconds": round(built, 1),
        "load_average": [round(load, 1) for load in os.getloadavg()],
        "machine": machine(),
    }
    for kind, found in visits.items():
        for what in ("shelf", "python", "first_move"):
            seconds = [one[what] for one in found]
            results[f"{kind}_{what}"] = {
                "median": round(statistics.median(seconds), 2),
                "best": round(min(seconds), 2),
            }
    for name, value in results.items():
        print(f"{name:20} {value}")
    if args.keep:
        write("site", "site", results)


if __name__ == "__main__":
    main()
