"""Long work in parts, and caches bounded by bytes."""

import asyncio

import pytest

from tumblestar.engine import sharing
from tumblestar.engine.sharing import Kept, LongWork, finished, in_parts


def counting(name: str, most: int, done: list[str]) -> LongWork[str]:
    for _ in range(most):
        done.append(name)
        yield
    return name.upper()


@pytest.mark.anyio
async def test_long_work_takes_turns_with_other_work_and_with_everybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    done, turns = list[str](), 0

    async def others() -> None:
        nonlocal turns
        while len(done) < 12:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(sharing, "PART", 0)
    results = await asyncio.gather(in_parts(counting("a", 6, done)), in_parts(counting("b", 6, done)), others())
    assert results[:2] == ["A", "B"]
    assert done == ["a", "b"] * 6
    assert turns >= 12


@pytest.mark.anyio
async def test_work_that_fails_or_is_given_up_lets_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing() -> LongWork[None]:
        yield
        raise ValueError("broken")

    monkeypatch.setattr(sharing, "PART", 0)
    with pytest.raises(ValueError, match="broken"):
        await in_parts(failing())
    done = list[str]()
    given_up = asyncio.create_task(in_parts(counting("a", 1000, done)))
    while not done:
        await asyncio.sleep(0)
    given_up.cancel()
    assert await in_parts(counting("b", 2, done)) == "B"
    assert done.count("a") < 1000


def test_long_work_can_be_done_at_once() -> None:
    assert finished(counting("a", 3, [])) == "A"


def test_a_cache_is_bounded_by_bytes_and_what_may_not_go_stays() -> None:
    kept: Kept[str, bytes] = Kept(10, len, lambda value: not value.startswith(b"!"))
    for name, value in {"a": b"!234", "b": b"1234", "c": b"12"}.items():
        assert kept.keep(name, value) is value
    assert kept.get("b")  # it counts as used: c goes first
    kept.keep("d", b"1234")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"!234", None, None)
    kept.keep("e", b"x" * 20)  # larger than all, and kept even so until the next
    assert kept.values() == [b"!234", b"x" * 20]
    kept.keep("e", b"123")
    kept.forget("a")
    assert kept.values() == [b"123"]
