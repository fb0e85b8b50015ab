"""Notices among processes: complete, limited in length, and robust against bad ones."""

from typing import Any

import orjson
import pytest

from tumblestar.server.storage.postgres import LONGEST
from tumblestar.server.storage.pubsub import dispatch, encode_notices
from tumblestar.server.storage.writer import WriteRequest


def test_notices_hold_all_that_was_written_and_are_short_enough() -> None:
    rows = [("t1", n, f"1:{n}", "act", 0, "b1-c3") for n in range(1, 40)]
    requests = [
        WriteRequest(rows=rows[:1]),
        WriteRequest(rows=rows[1:], changed_table="t1"),
        WriteRequest(changed_table="t2"),
        WriteRequest(message={"hello": True}),
    ]
    (text,) = encode_notices("me", requests, LONGEST)
    assert orjson.loads(text) == [
        "me",
        ["", {"hello": True}],
        ["t1", 1, [list(row[1:]) for row in rows]],
        ["t2", 1, []],
    ]
    assert encode_notices("me", [], LONGEST) == []
    many = [WriteRequest(rows=[(f"t{n}", 1, None, "act", -1, "é" * 300)]) for n in range(100)]
    texts = encode_notices("me", many, LONGEST)
    assert len(texts) > 1
    assert all(len(text) < 8000 for text in texts)
    assert sorted(item[0] for text in texts for item in orjson.loads(text)[1:]) == sorted(f"t{n}" for n in range(100))
    (long,) = encode_notices("me", [WriteRequest(rows=[("t1", 1, None, "act", -1, "x" * 9000)])], LONGEST)
    assert orjson.loads(long) == ["me", ["t1", 0, None]]


def test_all_notices_are_handled_in_order_despite_a_failing_one(caplog: pytest.LogCaptureFixture) -> None:
    heard: list[tuple[str, Any]] = []

    def hear(who: str, item: list[Any]) -> None:
        heard.append((who, item))
        if item == ["bad"]:
            raise KeyError

    dispatch(b"no JSON", hear)
    dispatch('["them",["bad"],["good"]]', hear)
    assert heard == [("them", ["bad"]), ("them", ["good"])]
    assert "no notice" in caplog.text
    assert "could not be applied" in caplog.text
