"""What many languages cost: the start, the first page and memory, beside the code of an earlier commit.

    python -m bench.languages --before 78655e1 --keep

The earlier code is checked out into a temporary folder; both run by turns with the same packages. A start is from the
command to the complete first page; the same again for a browser that asks for another language. Memory is that of the
process after the home page and the rules of all games in one language, and in all.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from bench.__main__ import write
from tumblestar.games import GAMES
from tumblestar.words.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
PORT, ROUNDS = 8830, 7
MOST_RATIO = 1.1
"""The most that a start may take, as a part of that of the earlier code."""


def get(port: int, path: str, lang: str) -> None:
    """Reads a page in a language."""
    with urlopen(Request(f"http://127.0.0.1:{port}{path}", headers={"Accept-Language": lang}), timeout=30) as page:
        page.read()


def run_once(source: Path, port: int, langs: Sequence[str]) -> tuple[float, float]:
    """Seconds until the first page, in the first language; and MB after some pages in each."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tumblestar", "play", "--no-browser", "--port", str(port), "--data", data]
        start = time.perf_counter()
        server = subprocess.Popen(
            command,
            env=os.environ | {"PYTHONPATH": str(source / "src")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while True:
                if server.poll() is not None:
                    raise SystemExit(f"the server ended: {' '.join(command)}")
                try:
                    get(port, "/", langs[0])
                    break
                except (URLError, ConnectionError):
                    time.sleep(0.005)
            seconds = time.perf_counter() - start
            for lang in langs:
                for path in ("/", *(f"/rules/{game}" for game in GAMES)):
                    get(port, path, lang)
            status = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
            return seconds, int(status.partition("VmRSS:")[2].split()[0]) / 1024
        finally:
            server.terminate()
            server.wait()


def measure(before: str, rounds: int = ROUNDS) -> dict[str, Any]:
    """Medians of so many runs of each, by turns, after one that warms the disk."""
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", str(earlier), before], cwd=ROOT, check=True)
        try:
            cases = {
                "before": (earlier, ["en"]),
                "now": (ROOT, ["en"]),
                "now, Russian": (ROOT, ["ru"]),
                "now, all languages": (ROOT, list(LANGUAGES)),
            }
            times: dict[str, list[float]] = {name: [] for name in cases}
            sizes: dict[str, list[float]] = {name: [] for name in cases}
            for number in range(rounds + 1):
                for case, (source, langs) in enumerate(cases.values()):
                    seconds, size = run_once(source, PORT + number % 2 * len(cases) + case, langs)
                    if number:
                        name = list(cases)[case]
                        times[name].append(seconds)
                        sizes[name].append(size)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(earlier)], cwd=ROOT, check=True)
    found: dict[str, Any] = {
        name: {"first page s": round(median(times[name]), 3), "MB": round(median(sizes[name]), 1)} for name in cases
    }
    ratio = median(now / then for now, then in zip(times["now"], times["before"], strict=True))
    return found | {"start, now by before": round(ratio, 3), "most": MOST_RATIO, "load": round(os.getloadavg()[0], 1)}


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.languages", description=__doc__)
    parser.add_argument("--before", required=True, help="the earlier commit")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--keep", action="store_true")
    chosen = parser.parse_args()
    found = measure(chosen.before, chosen.rounds)
    for name, figures in found.items():
        print(f"{name:22} {figures}")
    if chosen.keep:
        write("languages", "languages", found)


if __name__ == "__main__":
    main()
