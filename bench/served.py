"""A server process for the benches, on a free port and with a temporary data folder."""

import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ANSWERED = r"""try {
  localStorage.sound ??= 'no';
  const [, folder, name] = /^(.*)\/table\/([^/]+)/.exec(location.pathname) ?? [];
  if (name) for (const before of ['', folder]) localStorage[`pass ${before}/live/${name}`] ??= 'no';
} catch {}"""
"""What people have answered before: no sounds, and not to be asked for who is to act next at this screen."""

NOT_NEEDED = (
    "--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,"
    "HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,"
    "OptimizationHints,PaintHolding,PreconnectToSearch,ThirdPartyStoragePartitioning,Translate,"
    "WebUIOmniboxAimPopup,WebUIOmniboxPopup"
)
"""What Chromium leaves out: Playwright's list, whose place this takes, and the menus of an address bar.

Nobody sees these; each window has two, pages that take a second of a processor.
"""
FLAGS = ("--no-sandbox", "--disable-gpu", NOT_NEEDED)
"""How benches start Chromium."""


@contextmanager
def served(folder: Path | None = None, **settings: object) -> Iterator[str]:
    """Starts a server on this data folder or a temporary one, and yields its address.

    Its bots do not pause, unless `settings` say so, which become those of its environment: `pace` is TUMBLESTAR_PACE.
    """
    with tempfile.TemporaryDirectory() as data:
        settings = {"pace": 0, "data": folder or data} | settings
        env = (
            os.environ | {f"TUMBLESTAR_{name.upper()}": str(value) for name, value in settings.items()} | {"LANG": "en"}
        )
        command = [sys.executable, "-m", "tumblestar", "play", "--port", "0", "--no-browser"]
        process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout
            match = re.search(r"http://\S+?:\d+", process.stdout.readline())
            if not match:
                raise SystemExit("the server did not start; run `python -m tumblestar play` to see why")
            yield match[0]
        finally:
            stop(process)
            if process.stdout:
                process.stdout.close()


def stop(process: subprocess.Popen[Any]) -> None:
    """Ends a process, by force if it does not go within ten seconds."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def chromium_path() -> str:
    """Path of a Chromium on this machine. Raises SystemExit if there is none."""
    import shutil

    names = (os.environ.get("TUMBLESTAR_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    path = next((path for name in names if name and (path := shutil.which(name))), None)
    if not path:
        raise SystemExit("this bench needs a Chromium; install one or name it in TUMBLESTAR_CHROMIUM")
    return path
