"""Reviews for programs."""

import json

import pytest

from tests.server.api.conftest import Enter, code
from tumblestar.record_text import read_record
from tumblestar.review.report import RESIGN, report
from tumblestar.server.api import reviews


def test_a_program_receives_the_review_of_a_finished_table(enter: Enter, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = enter("Ann"), enter("Bob")
    table = ann.make("me", "bot:greedy")["table"]
    assert code(ann.get(f"tables/{table}/review"), 409) == "going"
    ann.act(table)
    seen = ann.table(table)["n"]
    assert ann.post(f"tables/{table}/resign", id="enough", seen=seen, seat=1).status_code == 200
    assert code(bob.get(f"tables/{table}/review"), 404) == "missing"
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)
    answer = ann.get(f"tables/{table}/review")
    if answer.status_code != 200:
        assert code(answer, 503) == "working"
        assert answer.headers["retry-after"]
    monkeypatch.setattr(reviews, "PATIENCE", 120.0)
    found = ann.get(f"tables/{table}/review")
    assert found.status_code == 200
    own = report(read_record(ann.get(f"tables/{table}/record").text))
    assert set(found.json()) == set(own)
    assert found.json()["events"] == json.loads(json.dumps(own["events"]))
    assert found.json()["events"][-1]["text"] == RESIGN
