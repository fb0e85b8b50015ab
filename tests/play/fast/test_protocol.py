"""WebSocket frames and messages, over the fast transport and over uvicorn's own protocol."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.protocol import State
from websockets.sync.client import ClientConnection

from tests.app.test_hostile import WAIT, Process, ask
from tests.app.test_hostile import running as running
from tests.app.test_hostile import table as table
from tumblestar.play.fast.protocol import FastTransport, FastWebSocketProtocol, Mailbox


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A client's frame, masked."""
    size, mask = len(payload), b"\x01\x02\x03\x04"
    head = bytes([first, 128 | size]) if size < 126 else bytes([first, 254]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


def look(name: str, filler: int = 0) -> bytes:
    return json.dumps({"id": name, "do": "look", "at": 0, "text": "x" * filler}).encode()


def answers(line: ClientConnection, count: int) -> list[Any]:
    """So many answers, by the names of what was asked."""
    found: list[Any] = []
    while len(found) < count:
        message = json.loads(line.recv(timeout=WAIT))
        if "id" in message:
            assert message["ok"], message
            found.append(message["id"])
    return found


def test_frames_may_arrive_in_any_pieces(running: Process, table: str) -> None:
    """Many at once, byte by byte, and with the second length."""
    sent = b"".join(frame(look(f"a{i}", filler)) for i, filler in enumerate((0, 300, 0, 5_000, 0)))
    for size in (len(sent), 1000, 7):
        with running.line(table) as line:
            for at in range(0, len(sent), size):
                line.socket.sendall(sent[at : at + size])
            assert answers(line, 5) == [f"a{i}" for i in range(5)]


def test_a_fragmented_message_keeps_its_order(running: Process, table: str) -> None:
    """Also with a ping between its fragments, and others before and after."""
    whole = look("b")
    with running.line(table) as line:
        line.socket.sendall(
            frame(look("a"))
            + frame(whole[:10], 0x01)
            + frame(b"ping", 0x89)
            + frame(whole[10:20], 0x00)
            + frame(whole[20:], 0x80)
            + frame(look("c"))
        )
        assert answers(line, 3) == ["a", "b", "c"]
        assert ask(line, id="d", do="look", at=0)["ok"]


def test_a_sign_of_life_is_given_among_requests(running: Process, table: str) -> None:
    with running.line(table) as line:
        line.socket.sendall(frame(look("a")) + frame(b"ping") + frame(look("b")))
        found = set[str]()
        while not {"a", "b", "pong"} <= found:
            text = str(line.recv(timeout=WAIT))
            found.add(text if text == "pong" else json.loads(text).get("id", ""))


def test_many_messages_at_once_get_their_responses_in_order(running: Process, table: str) -> None:
    names = [f"m{i}" for i in range(30)]
    with running.line(table) as line:
        line.socket.sendall(b"".join(frame(look(name)) for name in names))
        assert answers(line, 30) == names


@pytest.mark.parametrize("first", [0x83, 0xC1, 0x80])
def test_invalid_frames_close_the_connection(running: Process, table: str, first: int) -> None:
    """A kind that there is not, a bit that is kept for extensions, and the end of what never began."""
    with running.line(table) as line:
        line.socket.sendall(frame(look("a"), first))
        with pytest.raises(Exception, match="1002"):
            answers(line, 1)


def test_responses_are_sent_before_the_close_frame(running: Process, table: str) -> None:
    with running.line(table) as line:
        line.socket.sendall(frame(look("a")) + frame(look("b"), 0x83))
        if running.is_fast:  # uvicorn's own protocol reads the invalid frame before the application has responded
            assert answers(line, 1) == ["a"]
        with pytest.raises(Exception, match="1002"):
            answers(line, 1)


def test_a_mailbox_gives_events_in_order_and_waits_for_them() -> None:
    async def go() -> list[Any]:
        mail = Mailbox()
        mail.put_nowait(1)
        mail.put_nowait(2)
        assert (mail.qsize(), mail.empty()) == (2, False)
        got = [await mail.get(), await mail.get()]
        assert mail.empty()
        asyncio.get_running_loop().call_soon(mail.put_nowait, 3)
        return [*got, await mail.get()]

    assert asyncio.run(go()) == [1, 2, 3]


class FakeTransport:
    """A transport of asyncio that notes what it is given."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.protocol: Any = None
        self.is_shut = False
        self.waiting = 0

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_shut = True

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def is_closing(self) -> bool:
        return self.is_shut

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class FakeSocket:
    """uvicorn's WebSocket, which notes what goes through the library."""

    def __init__(self) -> None:
        self.transport = FakeTransport()
        self.frames: list[bytes] = []
        self.conn = SimpleNamespace(state=State.OPEN)
        self.close_sent = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.fed: list[bytes] = []
        self.calls: list[str] = []

    def feed_frame(self, frame: bytes) -> None:
        self.fed.append(frame)
        self.frames = [] if frame[0] & 0x80 else [*self.frames, frame]

    def __getattr__(self, name: str) -> Any:
        return lambda *_: self.calls.append(name)


def opened(socket: FakeSocket, taken: list[str], drained: list[str] | None = None) -> FastTransport:
    transport = FastTransport(cast("FastWebSocketProtocol", socket), 1_000)
    return transport.open(taken.extend, lambda: (taken if drained is None else drained).append("drained"))


def test_whole_texts_are_taken_and_all_else_goes_through_the_library() -> None:
    socket, taken = FakeSocket(), list[str]()
    transport = opened(socket, taken)
    assert socket.transport.protocol is transport
    text, ping = frame(b"text"), frame(b"", 0x89)
    begun, inside, ended = frame(b"a", 0x01), frame(b"not by itself", 0x81), frame(b"b", 0x80)
    too_long = frame(b"x" * 1_001)
    transport.data_received(text + ping + begun + inside[:3])
    assert (taken, socket.fed) == (["text"], [ping, begun])
    transport.data_received(inside[3:] + ended + text)
    assert (taken, socket.fed) == (["text", "text"], [ping, begun, inside, ended])
    transport.data_received(too_long[:20])  # it is refused at once, not waited for
    assert socket.fed[-1] == too_long[:20]


def test_before_it_is_opened_frames_go_through_the_library() -> None:
    socket = FakeSocket()
    transport = FastTransport(cast("FastWebSocketProtocol", socket), 1_000)
    transport.data_received(frame(b"early"))
    transport.flush()
    assert socket.fed == [frame(b"early")]
    assert socket.transport.sent == []


def test_messages_are_sent_together_unless_the_connection_closes() -> None:
    socket, taken = FakeSocket(), list[str]()

    async def go() -> None:
        transport = opened(socket, taken)
        transport.write(b"one")
        transport.write(b"two")
        assert socket.transport.sent == []
        await asyncio.sleep(0)
        assert socket.transport.sent == [b"\x81\x03one\x81\x03two"]
        socket.close_sent = True  # goodbye is said from this side: it was the last
        transport.refresh()
        transport.write(b"three")
        transport.data_received(frame(b"unwanted"))
        socket.close_sent = False
        transport.refresh()
        socket.transport.is_shut = True
        transport.write(b"four")
        await asyncio.sleep(0)

    asyncio.run(go())
    assert socket.transport.sent == [b"\x81\x03one\x81\x03two"]
    assert (taken, socket.fed) == ([], [frame(b"unwanted")])


def test_a_full_transport_is_not_ready_until_it_has_drained() -> None:
    socket, drained = FakeSocket(), list[str]()
    transport = opened(socket, [], drained)
    assert transport.is_ready
    transport.pause_writing()
    assert (transport.is_ready, drained) == (False, [])
    transport.resume_writing()
    assert (transport.is_ready, drained) == (True, ["drained"])
    transport.eof_received()
    transport.connection_lost(None)
    assert socket.calls == ["drop_request", "pause_writing", "resume_writing", "eof_received", "connection_lost"]
    socket.writable.clear()  # it was full before there was a line
    assert not opened(socket, []).is_ready
