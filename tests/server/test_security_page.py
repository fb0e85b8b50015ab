"""The page on security names tests that are there."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs/security.md").read_text(encoding="utf-8")


def test_every_promise_names_its_tests() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    there = set(re.findall(r"^ *(?:async )?def (test_\w+)", written, re.M))
    promises = [
        line for line in PAGE.partition("## What is promised")[2].partition("\n## ")[0].splitlines() if "|" in line
    ]
    assert len(promises) > 20
    for line in promises[2:]:
        named = set(re.findall(r"`(test_\w+)`", line))
        assert named, line
        assert named <= there, named - there
