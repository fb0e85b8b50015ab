"""The connection of a line: frames taken apart however they come, and the mail of those who wait."""

import asyncio
import json
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from tests.server.test_hostile import WAIT, Process, ask
from tests.server.test_hostile import running as running
from tests.server.test_hostile import table as table
from tumblestar.server.lines.eager import begin
from tumblestar.server.lines.wire import Mail


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


def test_work_is_begun_at_once_and_ended_by_a_task() -> None:
    done: list[str] = []

    async def go() -> None:
        waited = asyncio.get_running_loop().create_future()

        async def work() -> None:
            done.append("begun")
            done.append(await waited)
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0):
                    await asyncio.get_running_loop().create_future()
            done.append("ended")

        async def short() -> None:
            done.append("short")

        assert begin(short()) is None
        task = begin(work())
        assert task
        assert done == ["short", "begun"]
        waited.set_result("told")
        await task

    asyncio.run(go())
    assert done == ["short", "begun", "told", "ended"]
