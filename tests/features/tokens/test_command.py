"""Tokens on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import refusal, run


def test_tokens_are_listed_under_a_header_and_as_json(tmp_path: Path) -> None:
    there = ("--data", str(tmp_path))
    assert json.loads(run("token", "list", "--json", *there)[1]) == []
    for args in (("Ann", "--person"), ("Long name of a bot", "--scope", "PLAY", "--scope", "read")):
        assert run("token", "new", *args, *there)[1].startswith("tms_")
    lines = run("token", "list", *there)[1].splitlines()
    assert lines[0].split("  ")[0] == "number"
    assert len({line.index("bot ") if "bot " in line else 0 for line in lines[1:]}) == 2
    column = lines[0].index("made")
    assert [line[column : column + 2] for line in lines[1:]] == ["20", "20"]
    tokens = json.loads(run("token", "list", "--json", *there)[1])
    assert [(token["number"], token["name"], token["bot"], token["scopes"], token["used"]) for token in tokens] == [
        (2, "Long name of a bot", True, ["read", "play"], None),
        (1, "Ann", False, ["read"], None),
    ]


@pytest.mark.parametrize("name", ["", "   ", "\t"])
def test_a_token_without_a_name_is_refused_and_none_is_made(name: str, tmp_path: Path) -> None:
    assert "name" in refusal("token", "new", name, "--data", str(tmp_path))
    assert json.loads(run("token", "list", "--json", "--data", str(tmp_path))[1]) == []
