"""Browsers of three engines, each driven by its own protocol: only what a person does who plays by taps.

`available()` says which are on this machine: Chromium by chromedriver and WebKit by WebKitWebDriver (WebDriver over
HTTP; WebKit draws on a screen of Xvfb), Firefox by WebDriver BiDi over its own socket. All are Debian packages:
chromium-driver, webkit2gtk-driver and xvfb, firefox-esr.
"""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol
from urllib.error import HTTPError

from websockets.sync.client import ClientConnection, connect

from bench.served import free_port, stop
from tests.patience import PATIENCE

OFFLINE = (
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--disable-background-networking",
    "--disable-sync",
)

UNTIL_SIZE = """async (width, height) => {
  for (let i = 0; i < 50 && (innerWidth !== width || innerHeight !== height); i += 1) {
    await new Promise(done => setTimeout(done, 20));
  }
}"""
"""Waits a second, at most, for a window to have its size."""


class Engine(Protocol):
    """A browser with one page."""

    def open(self, url: str) -> None:
        """Opens an address, and waits until it is loaded."""
        ...

    def run(self, script: str, *given: Any) -> Any:
        """Runs a JavaScript function, which may be asynchronous, and gives its result."""
        ...

    def set_size(self, width: int, height: int) -> None:
        """Gives the page so much room."""
        ...

    def tap(self, x: float, y: float) -> None:
        """Touches a point of the page with a finger, or with a mouse where the engine takes no finger."""
        ...


def tap_at(x: float, y: float, sort: str) -> list[dict[str, Any]]:
    """The input sources of a tap, as both protocols take them."""
    point = {"x": round(x), "y": round(y)}
    moves = [{"type": "pointerMove", **point}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
    return [{"type": "pointer", "id": sort, "parameters": {"pointerType": sort}, "actions": moves}]


# -- WebDriver over HTTP


class Driven:
    """A browser behind a driver that speaks WebDriver."""

    def __init__(self, address: str, wanted: Mapping[str, Any], sort: str) -> None:
        self._address, self._sort = address, sort
        made = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": dict(wanted)}})
        self._session = f"/session/{made['sessionId']}"
        self._ask("POST", f"{self._session}/timeouts", {"script": int(PATIENCE * 1000)})

    def _ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(self._address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            with error:
                raise RuntimeError(error.read().decode(errors="replace")[:600]) from error

    def open(self, url: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": url})

    def run(self, script: str, *given: Any) -> Any:
        body = f"const given = [...arguments], done = given.pop(); ({script})(...given).then(done);"
        if not script.startswith("async"):
            body = f"const given = [...arguments], done = given.pop(); done(({script})(...given));"
        return self._ask("POST", f"{self._session}/execute/async", {"script": body, "args": list(given)})

    def set_size(self, width: int, height: int) -> None:
        for _ in range(3):  # the window's own bars come on top
            now = self.run("() => [innerWidth, innerHeight]")
            if now == [width, height]:
                return
            rect = self._ask("GET", f"{self._session}/window/rect")
            size = {"width": rect["width"] + width - now[0], "height": rect["height"] + height - now[1]}
            self._ask("POST", f"{self._session}/window/rect", size)
            self.run(UNTIL_SIZE, width, height)
        assert self.run("() => [innerWidth, innerHeight]") == [width, height]

    def tap(self, x: float, y: float) -> None:
        self._ask("POST", f"{self._session}/actions", {"actions": tap_at(x, y, self._sort)})

    def close(self) -> None:
        self._ask("DELETE", self._session)


@contextmanager
def started(*command: str, **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with the block."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(command, env=os.environ | env, start_new_session=True, **quiet)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        stop(process)


def until_open(port: int) -> None:
    """Until somebody listens at a port."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < end, f"nobody listens at port {port}"
            time.sleep(0.05)


@contextmanager
def driven(driver: str, wanted: Mapping[str, Any], sort: str, **env: str) -> Iterator[Engine]:
    port = free_port()
    with started(driver, f"--port={port}", **env):
        until_open(port)
        engine = Driven(f"http://127.0.0.1:{port}", wanted, sort)
        try:
            yield engine
        finally:
            engine.close()


@contextmanager
def chromium() -> Iterator[Engine]:
    flags = [
        *OFFLINE,
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--touch-events=enabled",
        "--force-prefers-reduced-motion",
    ]
    with driven("chromedriver", {"goog:chromeOptions": {"args": flags}}, "touch") as engine:
        yield engine


@contextmanager
def webkit() -> Iterator[Engine]:
    """MiniBrowser takes no finger by its driver: it is tapped with a mouse."""
    screen = 90 + os.getpid() % 900
    with ExitStack() as stack:
        home = stack.enter_context(TemporaryDirectory())
        stack.enter_context(started("Xvfb", f":{screen}", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"))
        end = time.monotonic() + PATIENCE
        while not Path(f"/tmp/.X11-unix/X{screen}").exists():
            assert time.monotonic() < end, "Xvfb does not start"
            time.sleep(0.05)
        style = Path(home) / ".config/gtk-3.0/gtk.css"  # else its bar makes the window 447 wide at least
        style.parent.mkdir(parents=True)
        style.write_text("* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }")
        (style.parent / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")  # reduced motion
        wanted = {"webkitgtk:browserOptions": {"binary": mini_browser(), "args": ["--automation"]}}
        env = {
            "DISPLAY": f":{screen}",
            "HOME": home,
            "XDG_RUNTIME_DIR": home,
            "XDG_CONFIG_HOME": f"{home}/.config",
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
        }
        env |= {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "GSETTINGS_BACKEND": "memory"}
        yield stack.enter_context(driven("WebKitWebDriver", wanted, "mouse", **env))


def mini_browser() -> str:
    """WebKit's own small browser; empty where it is missing."""
    return max(map(str, Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")), default="")


# -- WebDriver BiDi


class Firefox:
    """Firefox over its own socket."""

    def __init__(self, line: ClientConnection) -> None:
        self._socket, self._count = line, 0
        self._ask("session.new", capabilities={})
        contexts = self._ask("browsingContext.getTree")["contexts"]
        self._page = {"context": contexts[0]["context"]}

    def _ask(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(PATIENCE))
            if message.get("id") == self._count:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['error']}: {message['message'][:400]}")
                return message["result"]

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", url=url, wait="complete", **self._page)

    def run(self, script: str, *given: Any) -> Any:
        text = f"async () => JSON.stringify(await ({script})(...{json.dumps(given)}) ?? null)"
        told = self._ask("script.callFunction", functionDeclaration=text, awaitPromise=True, target=self._page)
        if told["type"] != "success":
            raise RuntimeError(told["exceptionDetails"]["text"])
        return json.loads(told["result"]["value"])

    def set_size(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height}, **self._page)

    def tap(self, x: float, y: float) -> None:
        self._ask("input.performActions", actions=tap_at(x, y, "touch"), **self._page)

    def close(self) -> None:
        self._ask("browser.close")


PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "browser.startup.homepage": "about:blank",
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "startup.homepage_welcome_url": "about:blank",
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "ui.prefersReducedMotion": 1,
}
"""Nothing but this machine is asked for anything."""


@contextmanager
def firefox() -> Iterator[Engine]:
    port = free_port()
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (Path(profile) / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = (firefox_path(), "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}")
        with started(*command, HOME=profile, MOZ_DISABLE_CONTENT_SANDBOX="1"):
            until_open(port)
            address = f"ws://127.0.0.1:{port}/session"
            with connect(address, max_size=None, open_timeout=PATIENCE, ping_interval=None) as line:
                engine = Firefox(line)
                try:
                    yield engine
                finally:
                    engine.close()


def firefox_path() -> str:
    return shutil.which("firefox-esr") or shutil.which("firefox") or ""


ENGINES: Mapping[str, Callable[[], Any]] = {"chromium": chromium, "firefox": firefox, "webkit": webkit}
PACKAGES = {"chromium": "chromium-driver", "firefox": "firefox-esr", "webkit": "webkit2gtk-driver and xvfb"}
"""What to install of Debian for each."""


def _is_here(engine: str) -> bool:
    if engine == "chromium":
        return bool(shutil.which("chromedriver"))
    if engine == "firefox":
        return bool(firefox_path())
    return bool(shutil.which("WebKitWebDriver") and shutil.which("Xvfb") and mini_browser())


def available() -> list[str]:
    """The engines that are on this machine."""
    return [engine for engine in ENGINES if _is_here(engine)]


def left_out() -> str:
    """Which engines are missing and what they are in, in words; empty if none is."""
    return ", ".join(f"{engine} (install {PACKAGES[engine]})" for engine in ENGINES if not _is_here(engine))
