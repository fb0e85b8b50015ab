"""Pictures drawn in the background: once, not for a crowd, and within a limit of memory."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator

import pytest

from tumblestar.engine import background
from tumblestar.engine.background import Background
from tumblestar.engine.fair_queue import NOBODY, Asker, Full
from tumblestar.features.share.moments import film
from tumblestar.web import drawing
from tumblestar.web.covers import text_at
from tumblestar.web.drawing import Drawer, Wanted

SVG = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><path d='M0 0H8V8Z'/></svg>"


class Notes(Background):
    """Draws nothing, and notes what it was asked for."""

    def __init__(self, picture: bytes) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.picture = picture

    async def answers(
        self, work: Callable[..., object], *args: object, asker: Asker = NOBODY, at_once: bool = False
    ) -> AsyncGenerator[object]:
        if asker.person == "too many":
            raise Full
        request: Wanted = args[0]  # type: ignore[assignment]
        self.asked.append(request.get("svg", ""))
        await asyncio.sleep(0)
        yield self.picture


@pytest.fixture
def process() -> Iterator[Background]:
    process = Background()
    yield process
    process.close()


def test_pictures_are_drawn_once_for_all_who_ask_at_once() -> None:
    notes = Notes(b"png")

    async def ask() -> tuple[list[bytes], bytes]:
        drawer = Drawer(notes)
        first = asyncio.ensure_future(drawer.png("a", Asker("", "ann")))
        await asyncio.sleep(0)
        first.cancel()  # the others get theirs all the same
        same = await asyncio.gather(*(drawer.png("a", Asker("", "ben")) for _ in range(3)))
        return [*same, await drawer.png("a", Asker("", "ann"))], await drawer.png("b", Asker("", "too many"))

    same, refused = asyncio.run(ask())
    assert same == [b"png"] * 4
    assert refused == b""
    assert notes.asked == ["a"]


def test_the_oldest_are_forgotten_when_they_fill_their_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = Notes(b"x" * 10)
    monkeypatch.setattr(drawing, "MOST_BYTES", 25)

    async def ask() -> None:
        drawer = Drawer(notes)
        for svg in ("a", "b", "a", "c", "a", "b"):
            await drawer.png(svg, Asker("", ""))

    asyncio.run(ask())
    assert notes.asked == ["a", "b", "c", "b"]


def test_what_cannot_be_drawn_gives_nothing_and_the_next_is_drawn(
    process: Background, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        drawer = Drawer(process)
        assert await drawer.drawn({"svg": "<no svg", "kind": "png"}, Asker("", "")) == b""
        assert await drawer.drawn({"record": "nonsense", "kind": "gif"}, Asker("", ""), film) == b""
        plain, worded = (SVG.replace("</svg>", f"{text_at(1, 7, 8, word)}</svg>") for word in ("", "Ann"))
        pictures = [await drawer.png(svg, Asker("", "")) for svg in (plain, worded)]
        assert all(picture.startswith(b"\x89PNG") for picture in pictures)
        assert pictures[0] != pictures[1]  # our typeface is found
        process.close()
        monkeypatch.setattr(background.sys, "executable", "/nowhere/python")
        assert await drawer.png(SVG.replace("8", "9"), Asker("", "")) == b""

    asyncio.run(ask())
