"""A real server process with misbehaving clients, which is then stopped and restarted."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.marks import slow
from tests.patience import PATIENCE
from tumblestar.play import PROTOCOL
from tumblestar.security.middleware import LARGEST_HEAD

SRC = str(Path(__file__).parents[2] / "src")
WAIT = PATIENCE
PLAIN = ("--fast-sockets", "off")
"""Options of a server whose messages uvicorn's own protocol handles."""


class Process:
    """`tumblestar serve` over a folder."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.is_fast = options != PLAIN
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TUMBLESTAR_")}
        command = [sys.executable, *"-m tumblestar serve --port 0 --log all --data".split(), str(folder), *options]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment | {"PYTHONPATH": SRC, "TUMBLESTAR_LANG": "en"},
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert "tumblestar is at" in said, self.process.communicate(timeout=WAIT)
        self.port = int(re.findall(r":(\d+)/", said)[0])
        self.host = f"127.0.0.1:{self.port}"
        self.cookies = {"tumblestar-check": "1"}

    def request(self, method: str, path: str, **more: Any) -> Any:
        headers = {"origin": f"http://{self.host}"} | more.pop("headers", {})
        url = f"http://{self.host}{path}"
        answer = httpx2.request(method, url, headers=headers, cookies=self.cookies, timeout=WAIT, **more)
        self.cookies |= dict(answer.cookies)
        return answer

    def new(self) -> str:
        fields = {"seats": "2", "seat-1": "me", "name-1": "Ann", "seat-2": "person", "option-first": "1"}
        return self.request("POST", "/new/twisty", data=fields).headers["location"].removeprefix("/table/")

    def line(self, table: str, query: str = "") -> ClientConnection:
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        url = f"ws://{self.host}/live/{table}{query or '?'}&protocol={PROTOCOL}"
        return connect(url, origin=f"http://{self.host}", additional_headers=headers, compression=None)  # type: ignore[arg-type]

    def raw(self, sent: bytes) -> bytes:
        """What is answered to some bytes, until the other side hangs up or has no more to say."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=WAIT) as talking:
            talking.sendall(sent)
            talking.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while part := talking.recv(65536):
                    answer += part
            except ConnectionResetError:
                pass
            return answer

    def figure(self, name: str) -> float:
        """A figure of its metrics, of all its labels together."""
        values = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", self.request("GET", "/metrics").text, re.M)
        return sum(map(float, values))

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=WAIT)
        return self.process.returncode, out, err


WAYS = {"fast sockets": (), "plain sockets": PLAIN}


@pytest.fixture(scope="module", params=WAYS.values(), ids=WAYS)
def running(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Process]:
    """A server in each of the ways that it can run; with plain sockets uvicorn's own handle all messages."""
    process = Process(tmp_path_factory.mktemp("hostile") / "data", *request.param)
    yield process
    status, _, err = process.stop()
    assert status == 0
    assert "Traceback" not in err, err
    assert all(json.loads(line) for line in err.splitlines())


@pytest.fixture(scope="module")
def table(running: Process) -> str:
    return running.new()


def head(*lines: str, method: str = "GET", path: str = "/") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode()


def ask(line: ClientConnection, **asked: Any) -> dict[str, Any]:
    """Asks, and gives the answer."""
    line.send(json.dumps(asked))
    while True:
        for message in map(json.loads, line.recv(timeout=WAIT).splitlines()):
            if message.get("id") == asked["id"]:
                return message


def closing(line: ClientConnection) -> Any:
    """The other side's goodbye, after all that it had still to say."""
    try:
        while True:
            line.recv(timeout=WAIT)
    except ConnectionClosed as closed:
        return closed.rcvd


def is_well(running: Process) -> bool:
    return running.request("GET", "/health").json() == {"ok": True}


@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nbad header\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx: a\x00b\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
        b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx",
        b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
        head("host: localhost", "x: " + "y" * LARGEST_HEAD * 2),
        head("host: localhost", *[f"x-{n}: y" for n in range(LARGEST_HEAD // 6)]),
        head("host: localhost", path="/" + "a" * LARGEST_HEAD * 2),
    ],
    ids=range(11),
)
def test_what_is_no_request_is_refused_and_hung_up_on(running: Process, sent: bytes) -> None:
    answer = running.raw(sent)
    if answer:
        assert re.match(rb"HTTP/1.1 4\d\d ", answer), answer[:200]
        assert b"content-security-policy: default-src 'self'" in answer.lower()
        assert b"server:" not in answer.lower()
    assert is_well(running)


@pytest.mark.parametrize(
    "path",
    [
        "/static/../../../etc/passwd",
        "/static/x/..%2f..%2f..%2fetc%2fpasswd",
        "/static/x/%2e%2e/%2e%2e/app.py",
        "/static/x/....//....//app.py",
        "/static/%00/elements.css%00.py",
        "//etc/passwd",
        "/table/..%2f..%2ftumblestar.sqlite",
        "/table/shown-twinkle-..",
        "/table/shown-../../x-01",
        "/new/..%2ftwisty",
        "/rules/__class__",
        "/campaign/../metrics%3f",
        "http://evil.example/",
        "*",
    ],
)
def test_paths_lead_nowhere_else(running: Process, path: str) -> None:
    answer = running.raw(head(f"host: {running.host}", "connection: close", path=path))
    assert re.match(rb"HTTP/1.1 (404|400|303|307|405) ", answer), answer[:100]
    for marker in (b"root:", b"SQLite", b"import ", b"location: http", b"location: //"):
        assert marker not in answer


def test_bodies_that_are_too_large_are_not_read_to_the_end(running: Process) -> None:
    own = [f"host: {running.host}", f"origin: http://{running.host}", "content-type: text/plain"]
    said = running.raw(head(*own, "content-length: 99999999999", method="POST", path="/settings") + b"x" * 1000)
    assert said.startswith(b"HTTP/1.1 413 ") or said == b""
    chunks = b"".join(b"10000\r\n" + b"x" * 65536 + b"\r\n" for _ in range(40)) + b"0\r\n\r\n"
    own[-1] = "content-type: application/x-www-form-urlencoded"
    own.append("cookie: tumblestar-check=1")  # else the server asks for a cookie, and reads nothing
    answer = running.raw(head(*own, "transfer-encoding: chunked", method="POST", path="/settings") + chunks)
    assert not answer.startswith(b"HTTP/1.1 2")
    assert not answer.startswith(b"HTTP/1.1 3")
    assert is_well(running)


def test_a_request_with_two_lengths_is_refused(running: Process) -> None:
    """Of a proxy and a server, each may believe another one."""
    own = [f"host: {running.host}", f"origin: http://{running.host}", "content-length: 4", "transfer-encoding: chunked"]
    own.append("content-type: application/x-www-form-urlencoded")
    answer = running.raw(head(*own, method="POST", path="/settings") + b"0\r\n\r\nGET /health HTTP/1.1\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def test_what_a_library_complains_of_is_a_line_of_json_as_well(running: Process) -> None:
    """Data after the last boundary; the fixture reads all that was written when the server has ended."""
    body = b'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\nand more'
    kind = {"content-type": "multipart/form-data; boundary=x"}
    assert running.request("POST", "/settings", content=body, headers=kind).status_code == 303


@pytest.mark.parametrize(
    "sent",
    [
        "",
        "{",
        "[]",
        "null",
        '"x"',
        "[" * 9_000,
        '{"a":' * 1_500,
        '{"id": "a", "do": "act", "action": 1e400}',
        '{"id": "a", "do": "act", "action": ' + "9" * 5_000 + "}",
        '{"id": "a", "do": "act", "action": NaN}',
        '{"id": "a", "do": "act", "action": {"$gt": 0}}',
        '{"id": "a", "do": "__init__"}',
        '{"id": "a"}',
        '{"id": "", "do": "look"}',
        '{"id": {"x": 1}, "do": "look"}',
        '{"id": "a", "do": ["act"], "seen": 1}',
        '{"id": "a", "do": "act", "action": "12", "seen": 1}',
        '{"id": "a", "do": "act", "action": 1.5, "seen": 1}',
        '{"id": "a", "do": "act", "action": true, "seen": 1}',
        '{"id": "a", "do": "act", "action": 99999999999999999999, "seen": 1}',
        '{"id": "a", "do": "act", "text": 7, "seen": 1}',
        '{"id": "a", "do": "act", "seen": 60, "text": "' + "x" * 20_000 + '"}',
        '{"id": "a", "do": "look", "at": "live"}',
        '{"id": "a\\u0000", "do": "act"}',
        '{"id": "' + "i" * 65 + '", "do": "act"}',
        '{"id": "a", "do": "say", "text": "' + "x" * 9_000 + '"}',
        '{"id": "a", "do": "say", "text": "\\ud800"}',
        '{"id": "a", "do": "rename", "seat": -1, "name": "\\ud800"}',
        '{"id": "a", "do": "resign", "seat": 99, "seen": 60}',
        '{"id": "a", "do": "board", "at": -5, "seat": true}',
        "x" * 60_000,
        b"\x00\xff" * 100,
        b"",
    ],
    ids=range(33),
)
def test_nonsense_messages_get_an_error_and_the_connection_stays_open(
    running: Process, table: str, sent: str | bytes
) -> None:
    with running.line(table) as line:
        line.send(sent)
        while True:
            message = json.loads(line.recv(timeout=WAIT))
            if "id" in message:
                break
        assert not message["ok"]
        assert message["refused"]["code"] in ("message", "seat", "unread", "chat"), message
        assert ask(line, id="after", do="look", at=0)["ok"]


def test_what_no_page_would_send_ends_the_line_and_no_other(running: Process, table: str) -> None:
    with running.line(table) as other:
        for sent, code in (("x" * 100_000, 1009), (b"\x81\x85____\xff\xff\xff\xff\xff", 1007)):
            with running.line(table) as line:
                line.recv(timeout=WAIT)
                if isinstance(sent, bytes):
                    line.socket.sendall(sent)
                else:
                    line.send(sent)
                caught = closing(line)
                assert caught.code == code
        assert ask(other, id="still", do="look", at=0)["ok"]


def test_a_flooding_client_is_cut_off_without_effect_on_others(running: Process, table: str) -> None:
    """The answers that wait are few; what cannot be sent is not kept."""
    before = running.figure("tumblestar_lines_cut_total")
    with running.line(table) as other:
        line = running.line(table)
        raw = line.socket
        text = b'{"id":"f","do":"look","at":0}'
        frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.settimeout(5)
        stopped = False
        try:
            for _ in range(4000):
                raw.sendall(frame * 50)
        except OSError:  # cut off, or not read from any more
            stopped = True
        assert stopped or running.figure("tumblestar_lines_cut_total") > before
        assert ask(other, id="well", do="look", at=0)["ok"]
        raw.close()
    assert running.figure("process_resident_memory_bytes") < 500e6
    assert is_well(running)


def test_a_connection_requires_access_to_the_table(running: Process, table: str) -> None:
    mine, running.cookies = running.cookies, {"tumblestar": "x" * 43}
    try:
        with pytest.raises(InvalidStatus, match="404"), running.line(table):
            pass
    finally:
        running.cookies = mine


def test_a_connection_without_a_request_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a request is nothing yet either; whoever has asked is left alone."""
    from uvicorn import Config
    from uvicorn.server import ServerState

    from tumblestar.security import protocols

    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", 0.05)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await asyncio.Event().wait()

    async def hold() -> None:
        config = Config(app, http=protocols.Admission, ws="none", lifespan="off", log_config=None)
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        server = await loop.create_server(lambda: protocols.Admission(config, state, {"limits": None}), "127.0.0.1", 0)
        lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        for sent in (b"GET / HTTP/1.1\r\nhost: x\r\n\r\n", b"", b"GET / HTTP/1.1\r\nhost: x\r\n"):
            lines.append(await asyncio.open_connection(*server.sockets[0].getsockname()))
            lines[-1][1].write(sent)
        (whole, _), *others = lines
        async with asyncio.timeout(WAIT):
            for reader, _ in others:
                assert await reader.read() == b""
        assert not whole.at_eof()  # it came first, and is answered in its own time
        for _, writer in lines:
            writer.close()
        for task in state.tasks:
            task.cancel()
        server.close()

    asyncio.run(hold())


@slow
def test_stopping_notifies_connections_and_keeps_acknowledged_actions(tmp_path: Path) -> None:
    process = Process(tmp_path)
    table = process.new()
    with process.line(table, "?as=json") as line:
        page = process.request("GET", f"/table/{table}").text
        done = ask(line, id="one", seen=60, do="act", action=int(re.findall(r'data-action="(\d+)"', page)[0]))
        assert done["ok"], done
        status, out, err = process.stop()
        caught = closing(line)
        assert caught.code == 1012
    assert (status, "Your tables are saved" in out) == (0, True)
    told = [json.loads(text) for text in err.splitlines()]
    assert [(entry["table"], entry["entry"]) for entry in told if entry.get("kind") == "act"] == [(table, done["n"])]
    again = Process(tmp_path)
    again.cookies = process.cookies
    with again.line(table, "?as=json") as line:
        repeated = ask(line, id="one", seen=60, do="act", action=0)
        assert (repeated["ok"], repeated["n"]) == (True, done["n"])
    assert again.stop(signal.SIGINT)[0] == 0


@slow
def test_a_backup_is_taken_from_a_running_server_but_not_restored_into_it(tmp_path: Path) -> None:
    process = Process(tmp_path / "data")
    process.new()
    own = {"PYTHONPATH": SRC, "TUMBLESTAR_LANG": "en", "PATH": os.environ["PATH"]}

    def command(*args: str) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, "-m", "tumblestar", *args, "--data", str(tmp_path / "data")]
        return subprocess.run(line, capture_output=True, text=True, env=own, timeout=PATIENCE)

    copied = command("backup", str(tmp_path / "copy"))
    assert (copied.returncode, copied.stdout) == (0, f"Saved 1 table in {tmp_path / 'copy'}\n")
    refused = command("restore", str(tmp_path / "copy"), "--replace")
    assert (refused.returncode, "Stop it first" in refused.stderr) == (2, True)
    twice = command("serve", "--port", "0")
    assert (twice.returncode, f"Open http://{process.host}/" in twice.stderr) == (2, True)
    assert is_well(process)
    process.stop()
    assert command("restore", str(tmp_path / "copy"), "--replace").returncode == 0
