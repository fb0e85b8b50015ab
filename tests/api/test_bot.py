"""The example bot of the docs plays a whole game as a program of its own against a server."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.api.test_document import BOT, ROOT
from tests.marks import slow
from tests.patience import PATIENCE
from tests.terminal.test_join import Server
from tumblestar.words import Phrase, say

OWN = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLESTAR_")}
ENV = OWN | {"PYTHONPATH": str(ROOT / "src"), "TUMBLESTAR_LANG": "en"}


class Process(Server):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "--limits", "on")

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)

    def token(self, name: str, *rights: str) -> str:
        scopes = [word for scope in rights or ("read", "play", "tables") for word in ("--scope", scope)]
        command = [sys.executable, "-m", "tumblestar", "token", "new", name, "--data", str(self.folder), *scopes]
        return subprocess.run(command, env=ENV, capture_output=True, text=True, check=True).stdout.strip()

    def call(self, token: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if body else None
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        with urlopen(Request(f"{self.origin}/api/v1/{path}", data, headers), timeout=PATIENCE) as answer:
            return json.loads(answer.read())


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    served = Process(tmp_path)
    yield served
    served.stop()


@contextmanager
def playing(served: Process, link: str, token: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(BOT), link]
    with subprocess.Popen(command, env=ENV | {"TUMBLESTAR_TOKEN": token}, stderr=subprocess.PIPE, text=True) as bot:
        try:
            yield bot
        finally:
            bot.kill()


@slow
def test_two_bots_of_the_docs_play_a_game_to_its_end_though_the_server_is_restarted(served: Process) -> None:
    host = served.token("Host")
    table = served.call(host, "tables", id="t", game="shizzle", seats=["open", "open"])
    links = [seat["link"] for seat in table["links"]["seats"]]
    with ExitStack() as stack:
        bots = [stack.enter_context(playing(served, link, served.token(f"Bot {i}"))) for i, link in enumerate(links)]
        until = time.monotonic() + PATIENCE
        while served.call(host, f"tables/{table['table']}")["n"] < 20:
            assert time.monotonic() < until
            time.sleep(0.1)  # whoever asks without pause is told to wait
        served.stop()
        served.start()
        for bot in bots:
            assert bot.communicate(timeout=PATIENCE)[1] == ""
            assert bot.returncode == 0
    over = served.call(host, f"tables/{table['table']}")
    assert over["end"] == "over"
    assert [seat["bot"] for seat in over["seats"]] == [True, True]
    assert sum(map(Fraction, over["result"].split())) == 1


@slow
def test_a_bot_exits_with_the_error_of_the_server(served: Process) -> None:
    """Where link, token or seat are no good: one line, and no traceback."""
    token, gone = served.token("Bot"), "http://127.0.0.1:1"
    table = served.call(token, "tables", id="t", game="shizzle", seats=["me", "open", "open"])
    link = table["links"]["seats"][0]["link"]
    served.call(served.token("Quick"), "join", link=link)
    reader = served.token("Reader", "read")
    ends = {
        (f"{served.origin}/join/{'x' * 32}", token): say("en", "refused-no-link"),
        (link, token): say("en", "refused-taken"),
        (link, "tms_" + "a" * 43): say("en", "problem-token"),
        (link, ""): say("en", "problem-token"),
        (link, reader): say("en", Phrase("refused-scope", {"scope": "play"})),
        (f"{gone}/join/x", token): f"{gone}/api/v1/ <urlopen error [Errno 111] Connection refused>",
        ("nonsense", token): "nonsense/api/v1/ unknown url type: 'nonsense/api/v1/join'",
    }
    for (address, with_token), words in ends.items():
        with playing(served, address, with_token) as bot:
            assert bot.communicate(timeout=PATIENCE)[1].strip() == words
        assert bot.returncode == 1
