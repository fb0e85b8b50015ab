"""The page on security names tests that exist."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs/security.md").read_text(encoding="utf-8")


def test_every_guarantee_names_its_tests() -> None:
    written = "".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    there = set(re.findall(r"^ *(?:async )?def (test_\w+)", written, re.M))
    guarantees = [line for line in PAGE.partition("## Guarantees")[2].partition("\n## ")[0].splitlines() if "|" in line]
    assert len(guarantees) > 20
    for line in guarantees[2:]:
        named = set(re.findall(r"`(test_\w+)`", line))
        assert named, line
        assert named <= there, named - there
