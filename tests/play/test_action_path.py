"""The way of an action through the server is short, and nobody on it calls back those who called him."""

import sys

import pytest

from bench.action_trace import GAME, trace_action

MOST_FILES = 20


@pytest.mark.skipif(sys.gettrace() is not None or sys.getprofile() is not None, reason="something else traces")
def test_an_action_enters_few_files_and_makes_no_call_back() -> None:
    trace = trace_action()
    assert not trace.call_backs
    assert "tables/played_game.py" in trace.files
    assert "storage/writer.py" in trace.files
    assert len([file for file in trace.files if not file.startswith(GAME)]) <= MOST_FILES, list(trace.files)
