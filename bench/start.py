"""Time from `make play` (already set up) to the first page, and from an empty cache to bots at full strength.

Each game's bots start in a process of their own.
"""

import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from statistics import median

from bench.figure import figure

ROOT = Path(__file__).parents[1]
MOST_SECONDS = 15
MOST_COMPILATIONS = {"shizzle": 0, "twinkle": 122, "twinkle_twinkle": 70, "twisty": 81}
"""The limit of the functions that Numba compiles for a game's bots, each counted once for every signature."""
READY = """
import sys
from tumblestar import bots
from tumblestar.games import find
game = find(sys.argv[1])
for name in bots.of(game):
    bots.find(name, game)
"""
COUNTED = f"""
from numba.core import event
from tumblestar.engine import bot_workers
bot_workers.compile_apart = lambda *_: None
with event.install_recorder("numba:compile") as recorder:
{READY.replace(chr(10), chr(10) + "    ")}
print(sum(e.is_start for _, e in recorder.buffer))
"""
"""The same, compiled in this process, where it can be counted."""


def one_start(port: int) -> float:
    """Seconds from the command to the complete first page."""
    with tempfile.TemporaryDirectory() as data:
        start = time.perf_counter()
        server = subprocess.Popen(
            ["make", "-s", "play", f"ARGS=--port {port} --no-browser --data {data}"],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            while True:
                if server.poll() is not None:
                    raise SystemExit("make play ended; run it by hand to see why")
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
                        page.read()
                    return time.perf_counter() - start
                except (urllib.error.URLError, ConnectionError):
                    time.sleep(0.005)
        finally:
            import signal

            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


def run_with_empty_cache(program: str, game: str) -> str:
    """What a program prints that gets a game's bots ready, with nothing compiled before."""
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-c", program, game]
        env = {**os.environ, "TUMBLESTAR_CACHE": cache, "TUMBLESTAR_INTERPRET": ""}
        return subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout


def seconds_until_ready(game: str) -> float:
    """Seconds from the start of a process until every bot of a game is at full strength."""
    begun = time.perf_counter()
    run_with_empty_cache(READY, game)
    return time.perf_counter() - begun


def compilations(game: str) -> int:
    """How many functions Numba compiles for a game's bots."""
    return int(run_with_empty_cache(COUNTED, game))


def measure() -> dict[str, dict[str, object]]:
    """The median of seven starts, after one that warms the disk; and what each game's bots need, once."""
    times = [one_start(8790 + i) for i in range(8)][1:]
    found = {"make play to the first page": figure(median(times), "s", 2)}
    for game, most in MOST_COMPILATIONS.items():
        found[f"{game}: bots at full strength"] = figure(seconds_until_ready(game), "s", MOST_SECONDS)
        if most:
            found[f"{game}: functions compiled"] = figure(compilations(game), "", most)
    return found
