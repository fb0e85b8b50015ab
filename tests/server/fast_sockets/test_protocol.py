"""The connection of a line: frames taken apart however they come, and the mail of those who wait."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.protocol import State
from websockets.sync.client import ClientConnection

from tests.server.test_hostile import WAIT, Process, ask
from tests.server.test_hostile import running as running
from tests.server.test_hostile import table as table
from tumblestar.server.fast_sockets.protocol import Mail, Socket, Straight


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
        if "answer" in message:
            assert message["ok"], message
            found.append(message["answer"])
    return found


def test_frames_may_come_in_any_pieces(running: Process, table: str) -> None:
    """Many at once, byte by byte, and with the second length."""
    sent = b"".join(frame(look(f"a{i}", filler)) for i, filler in enumerate((0, 300, 0, 5_000, 0)))
    for size in (len(sent), 1000, 7):
        with running.line(table) as line:
            for at in range(0, len(sent), size):
                line.socket.sendall(sent[at : at + size])
            assert answers(line, 5) == [f"a{i}" for i in range(5)]


def test_a_message_in_fragments_keeps_its_place(running: Process, table: str) -> None:
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


def test_many_messages_at_once_are_all_answered_in_order(running: Process, table: str) -> None:
    names = [f"m{i}" for i in range(30)]
    with running.line(table) as line:
        line.socket.sendall(b"".join(frame(look(name)) for name in names))
        assert answers(line, 30) == names


@pytest.mark.parametrize("first", [0x83, 0xC1, 0x80])
def test_frames_that_must_not_come_end_the_line(running: Process, table: str, first: int) -> None:
    """A kind that there is not, a bit that is kept for extensions, and the end of what never began."""
    with running.line(table) as line:
        line.socket.sendall(frame(look("a"), first))
        with pytest.raises(Exception, match="1002"):
            answers(line, 1)


def test_what_was_answered_comes_before_the_goodbye(running: Process, table: str) -> None:
    with running.line(table) as line:
        line.socket.sendall(frame(look("a")) + frame(look("b"), 0x83))
        assert answers(line, 1) == ["a"]
        with pytest.raises(Exception, match="1002"):
            answers(line, 1)


def test_mail_is_given_in_order_and_waited_for() -> None:
    async def go() -> list[Any]:
        mail = Mail()
        mail.put_nowait(1)
        mail.put_nowait(2)
        assert (mail.qsize(), mail.empty()) == (2, False)
        got = [await mail.get(), await mail.get()]
        assert mail.empty()
        asyncio.get_running_loop().call_soon(mail.put_nowait, 3)
        return [*got, await mail.get()]

    assert asyncio.run(go()) == [1, 2, 3]


class Link:
    """A connection that notes what it is given."""

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


class Library:
    """A library's WebSocket, which notes what goes the long way."""

    def __init__(self) -> None:
        self.transport = Link()
        self.frames: list[bytes] = []
        self.conn = SimpleNamespace(state=State.OPEN)
        self.close_sent = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.long: list[bytes] = []
        self.told: list[str] = []

    def take_in(self, frame: bytes) -> None:
        self.long.append(frame)
        self.frames = [] if frame[0] & 0x80 else [*self.frames, frame]

    def __getattr__(self, name: str) -> Any:
        return lambda *_: self.told.append(name)


def straight(library: Library, taken: list[str], drained: list[str] | None = None) -> Straight:
    made = Straight(cast("Socket", library), 1_000)
    made.begin(taken.extend, lambda: (taken if drained is None else drained).append("drained"))
    return made


def test_plain_texts_go_straight_and_all_else_the_long_way() -> None:
    library, taken = Library(), list[str]()
    way = straight(library, taken)
    assert library.transport.protocol is way
    text, ping = frame(b"text"), frame(b"", 0x89)
    begun, inside, ended = frame(b"a", 0x01), frame(b"not by itself", 0x81), frame(b"b", 0x80)
    too_long = frame(b"x" * 1_001)
    way.data_received(text + ping + begun + inside[:3])
    assert (taken, library.long) == (["text"], [ping, begun])
    way.data_received(inside[3:] + ended + text)
    assert (taken, library.long) == (["text", "text"], [ping, begun, inside, ended])
    way.data_received(too_long[:20])  # it is refused at once, not waited for
    assert library.long[-1] == too_long[:20]


def test_before_there_is_a_line_all_goes_the_long_way() -> None:
    library = Library()
    way = Straight(cast("Socket", library), 1_000)
    way.data_received(frame(b"early"))
    way.send_out()
    assert library.long == [frame(b"early")]
    assert library.transport.sent == []


def test_what_is_written_goes_out_together_unless_somebody_has_gone() -> None:
    library, taken = Library(), list[str]()

    async def go() -> None:
        way = straight(library, taken)
        way.write(b"one")
        way.write(b"two")
        assert library.transport.sent == []
        await asyncio.sleep(0)
        assert library.transport.sent == [b"\x81\x03one\x81\x03two"]
        library.close_sent = True  # goodbye is said from this side: it was the last
        way.look()
        way.write(b"three")
        way.data_received(frame(b"unwanted"))
        library.close_sent = False
        way.look()
        library.transport.is_shut = True
        way.write(b"four")
        await asyncio.sleep(0)

    asyncio.run(go())
    assert library.transport.sent == [b"\x81\x03one\x81\x03two"]
    assert (taken, library.long) == ([], [frame(b"unwanted")])


def test_a_full_connection_is_not_ready_until_it_has_room() -> None:
    library, drained = Library(), list[str]()
    way = straight(library, [], drained)
    assert way.is_ready
    way.pause_writing()
    assert (way.is_ready, drained) == (False, [])
    way.resume_writing()
    assert (way.is_ready, drained) == (True, ["drained"])
    way.eof_received()
    way.connection_lost(None)
    assert library.told == ["pause_writing", "resume_writing", "eof_received", "connection_lost"]
    library.writable.clear()  # it was full before there was a line
    assert not straight(library, []).is_ready
