"""Time from `make play` (already set up) to the first page."""

import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from statistics import median

from bench.figure import figure

ROOT = Path(__file__).parents[1]


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
            import os
            import signal

            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


def measure() -> dict[str, dict[str, object]]:
    """The median of seven starts, after one that warms the disk cache."""
    times = [one_start(8790 + i) for i in range(8)][1:]
    return {"make play to the first page": figure(median(times), "s", 2)}
