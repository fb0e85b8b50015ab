"""The process of reviews: what comes of it, how it ends, and what it is asked for at once."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from tests.review.test_report import played
from tumblestar.record import Record, Seat
from tumblestar.review.process import Answer
from tumblestar.review.report import report
from tumblestar.server.tables import review_process
from tumblestar.server.tables.review_process import ReviewProblem, ReviewProcess
from tumblestar.words import Phrase

pytestmark = pytest.mark.anyio


@pytest.fixture
async def process() -> AsyncIterator[ReviewProcess]:
    process = ReviewProcess()
    yield process
    await process.close()


async def test_a_review_comes_event_by_event(process: ReviewProcess) -> None:
    record = played("shizzle", 2, first=1)
    found = [answer async for answer in process.review(record.text()) if "waiting" not in answer]
    wanted = report(record)
    head, events, tail = found[0].get("head"), found[1:-1], found[-1].get("tail")
    assert head
    assert tail
    assert {**head, "events": [answer.get("event") for answer in events], **tail} == wanted


async def test_reviews_take_turns(process: ReviewProcess) -> None:
    text = played("shizzle", 2, first=1).text()
    first, second = process.review(text), process.review(text)
    while "event" not in await anext(first):
        pass
    while "event" not in await anext(second):
        pass
    assert "event" in await anext(first)  # which has not ended meanwhile
    await first.aclose()
    await second.aclose()


async def test_after_its_end_the_next_request_starts_another(process: ReviewProcess) -> None:
    record = played("shizzle", 2, first=1)
    answers = process.review(record.text())
    await anext(answers)
    first = process.pid
    assert first
    os.kill(first, signal.SIGKILL)
    with pytest.raises(ReviewProblem) as caught:
        await _all(answers)
    assert caught.value.phrase == Phrase("review-ended")
    assert "tail" in (await _all(process.review(record.text())))[-1]
    assert process.pid not in (None, first)


async def test_bad_requests_get_words_and_disturb_nothing(process: ReviewProcess) -> None:
    empty = Record.new(played("shizzle", 2).game, [Seat("person", "")] * 2, {}, chance="typed")
    with pytest.raises(ReviewProblem) as caught:
        await _all(process.review(empty.text()))
    assert caught.value.phrase == Phrase("review-empty")
    before = process.pid
    with pytest.raises(ReviewProblem):
        await _all(process.review("nonsense"))
    assert "tail" in (await _all(process.review(played("shizzle", 2, first=1).text())))[-1]
    assert process.pid == before


async def test_no_more_than_some_requests_at_once(process: ReviewProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "MOST_REVIEWS", 1)
    record = played("shizzle", 2, first=1)
    answers = process.review(record.text())
    await anext(answers)
    with pytest.raises(ReviewProblem) as caught:
        await _all(process.review(record.text()))
    assert caught.value.phrase == Phrase("review-busy")
    await answers.aclose()
    assert await _all(process.review(record.text()))


async def test_it_ends_with_its_owner(process: ReviewProcess) -> None:
    answers = process.review(played("shizzle", 2, first=1).text())
    await anext(answers)
    pid = process.pid
    assert pid
    await process.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(ReviewProblem):
        await _all(answers)


async def test_it_ends_with_its_input_whatever_it_is_at(process: ReviewProcess) -> None:
    """So it does when the server is killed."""
    answers = process.review(played("shizzle", 2, first=1).text())
    await anext(answers)
    assert process._process
    assert process._process.stdin
    process._process.stdin.close()
    with pytest.raises(ReviewProblem):
        await asyncio.wait_for(_all(answers), 60)


async def test_it_ends_when_idle(process: ReviewProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_process, "IDLE", 0.0)
    await _all(process.review(played("shizzle", 2, first=1).text()))
    assert process._reading
    await process._reading
    assert process.pid is None


async def _all(answers: AsyncIterator[Answer]) -> list[Answer]:
    return [answer async for answer in answers]
