"""Pictures that a process of their own draws: once, one at a time, not for a crowd, and within a limit of memory."""

import asyncio
import json
import subprocess
import sys

import pytest

from tumblestar.server.web import drawing
from tumblestar.server.web.card import text_at
from tumblestar.server.web.drawing import Drawer
from tumblestar.sharing.process import NICENESS, PROGRAM, Request

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0H8V8Z'/></svg>"


def drawn(monkeypatch: pytest.MonkeyPatch, made: bytes = b"png") -> list[str]:
    """Has a drawer draw nothing, and gives the list of what it was asked for."""
    found: list[str] = []

    def note(request: Request) -> bytes:
        found.append(request.get("svg", ""))
        return made

    monkeypatch.setattr(drawing, "_draw", note)
    return found


def test_pictures_are_drawn_once_one_at_a_time_and_not_for_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(monkeypatch)

    async def ask() -> tuple[list[bytes], list[bytes]]:
        drawer = Drawer()
        same = [await drawer.png("a") for _ in range(3)]
        return same, await asyncio.gather(*(drawer.png(str(i)) for i in range(drawing.MOST_WAITING + 3)))

    same, crowd = asyncio.run(ask())
    assert same == [b"png"] * 3
    assert crowd.count(b"") == 3
    assert found == ["a", *map(str, range(drawing.MOST_WAITING))]


def test_the_oldest_are_forgotten_when_they_fill_their_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn(monkeypatch, b"x" * 10)
    monkeypatch.setattr(drawing, "MOST_BYTES", 25)

    async def ask() -> None:
        drawer = Drawer()
        for svg in ("a", "b", "a", "c", "a", "b"):
            await drawer.png(svg)

    asyncio.run(ask())
    assert found == ["a", "b", "c", "b"]


def test_what_cannot_be_drawn_gives_nothing_and_the_next_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawing._draw({"svg": "<no svg"}) == b""
    assert drawing._draw({"record": "nonsense", "kind": "gif"}) == b""
    plain, worded = (SVG.replace("</svg>", f"{text_at(1, 7, 8, word)}</svg>") for word in ("", "Ann"))
    pictures = [drawing._draw({"svg": svg, "kind": "png"}) for svg in (plain, worded)]
    assert all(one.startswith(b"\x89PNG") for one in pictures)
    assert pictures[0] != pictures[1]  # our typeface is found

    def fail(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(drawing.subprocess, "run", fail)
    assert asyncio.run(Drawer().png(SVG)) == b""


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are set otherwise on Windows")
def test_the_process_has_the_lowest_priority() -> None:
    program = PROGRAM.replace(
        "main()", "import os, tumblestar.sharing.process as p; p.drawn = lambda _: bytes([os.nice(0)]); p.main()"
    )
    asked = f"{json.dumps(sys.path)}\n{{}}\n".encode()
    done = subprocess.run([sys.executable, "-c", program], input=asked, capture_output=True, check=True)
    assert done.stdout[0] == NICENESS
