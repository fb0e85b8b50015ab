"""A server for the benches: a process of its own on a free port, with a data folder that goes when it ends."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]


@contextmanager
def served() -> Iterator[str]:
    """The address of a fresh server whose bots do not wait."""
    with tempfile.TemporaryDirectory() as data:
        env = os.environ | {"TUMBLESTAR_PACE": "0", "TUMBLESTAR_DATA": data, "LANG": "en"}
        command = [sys.executable, "-m", "tumblestar", "play", "--port", "0", "--no-browser"]
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            found = re.search(r"http://\S+?:\d+", process.stdout.readline())
            if not found:
                raise SystemExit("the server did not start; run `python -m tumblestar play` to see why")
            yield found[0]
        finally:
            process.terminate()
            process.wait(10)


def chromium_path() -> str:
    """A Chromium on this machine; ends the program if there is none."""
    import shutil

    names = (os.environ.get("TUMBLESTAR_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    path = next((path for name in names if name and (path := shutil.which(name))), None)
    if not path:
        raise SystemExit("this bench needs a Chromium; install one or name it in TUMBLESTAR_CHROMIUM")
    return path
