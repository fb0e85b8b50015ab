"""Records of every version of rules and data that was ever released can be shown, and say by which rules."""

import json
import pickle
from pathlib import Path

import pytest

from tests.cli.runner import run
from tumblestar.cli.results import replay_moments
from tumblestar.contract.errors import Unreadable
from tumblestar.games import GAMES
from tumblestar.record import Record
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record
from tumblestar.words import LANGUAGES, say

KEPT = {file.stem: file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("records/*.txt"))}
"""A record of each version, by game, rules and data. None is ever taken away (docs/promises.md)."""
TWINKLE = KEPT["twinkle-1-1f8d49cf9e41"]


def test_a_record_of_every_version_of_today_is_kept() -> None:
    """Whoever raises a VERSION or changes a data file adds a record here, and the one before stays readable."""
    versions = {(name.split("-")[0], int(name.split("-")[1])) for name in KEPT}
    for game in GAMES.values():
        assert f"{game.name}-{game.version}-{game.digest}" in KEPT
        assert {(game.name, version) for version in (*game.rules.OLDER, *range(1, game.version + 1))} <= versions


@pytest.mark.parametrize("name", KEPT)
def test_it_is_shown_to_its_end_as_it_was_played(name: str) -> None:
    text = KEPT[name]
    game, rules, data = name.split("-")
    record = read_record(text, any_version=True)
    assert (record.game.name, record.rules, record.data) == (game, int(rules), data)
    assert record.text() == text
    assert f"\nresult: {record.result}\n" in text
    moments = replay_moments(record)
    assert len(moments) - 1 == text.split("\n\n")[1].count("\n")
    assert [one["text"] for one in moments[1:]] == [
        line.split(" ", 2)[2] for line in text.split("\n\n")[1].splitlines()
    ]
    is_newest = (record.rules, record.data) == (GAMES[game].version, GAMES[game].digest)
    assert (record.remark is None) == is_newest
    if record.remark:
        for lang in LANGUAGES:
            assert rules in say(lang, record.remark)
    assert verify(record).finding in ("proved", "open") or "\nseed: " not in text


def test_an_older_version_is_a_game_of_its_own_rules() -> None:
    record = read_record(TWINKLE)
    assert record.game.version == 1
    assert record.game == GAMES["twinkle"]
    again = pickle.loads(pickle.dumps(record.game))
    assert (again.version, GAMES["twinkle"].version) == (1, 2)
    assert record.copy().text() == TWINKLE
    assert GAMES["twinkle"].of_version(3) is None
    assert verify(read_record(TWINKLE.replace("rules: 1", "rules: 2"))).finding == "false"


# ------------------------------------------------------------------------------------------------ not kept


def other(text: str) -> Record:
    with pytest.raises(Unreadable):
        read_record(text)
    record = read_record(text, any_version=True)
    assert record.text() == text
    assert record.origin
    return record


@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("change", [("rules", "77"), ("data", "0123456789ab"), ("data", "")])
def test_a_version_that_is_not_kept_is_shown_by_the_rules_at_hand(name: str, change: tuple[str, str]) -> None:
    key, value = change
    lines = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in KEPT[name].split("\n")]
    record = other("\n".join(lines))
    assert str(record.rules if key == "rules" else record.data) == value
    assert record.remark
    assert record.remark.key == "record-other"
    assert len(replay_moments(record)) == len(read_record(KEPT[name]).events) + 1
    assert verify(record).finding == "older"
    assert [str(share) for share in record.shares()] == record.result.split()


def test_it_is_shown_as_far_as_the_rules_allow() -> None:
    lines = TWINKLE.replace("rules: 1", "rules: 3").split("\n")
    at = lines.index("") + 41
    lines[at] = "41 1 somersault"
    record = other("\n".join(lines))
    assert len(record.events) == 40
    assert record.remark
    assert say("en", record.remark).endswith("can show only the first 40 of 114. The game file has all steps.")
    assert (record.result, record.end) == ("0 1", "over")


@pytest.mark.parametrize(
    ("line", "instead", "where"),
    [
        ("result: 0 1", "result: 3", 13),
        ("end: over", "end: tomorrow", 14),
        ("end: over", "end: resigned 3", 14),
        ("rules: 1", "rules: 0", 3),
        ("rules: 1", "rules: new", 3),
        ("data: 1f8d49cf9e41", "data: <b>", 4),
        ("seat 1: person Ann", "seat 1: ghost Ann", 6),
        ("2 * green", "3 * green", 17),
        ("2 * green", "green", 17),
    ],
)
def test_what_is_no_record_of_any_version_is_refused(line: str, instead: str, where: int) -> None:
    text = TWINKLE.replace("rules: 1", "rules: 3") if not line.startswith("rules") else TWINKLE
    with pytest.raises(Unreadable) as refused:
        read_record(text.replace(f"\n{line}\n", f"\n{instead}\n"), any_version=True)
    assert refused.value.line == where


def test_the_terminal_shows_it_with_a_line_that_says_so(tmp_path: Path) -> None:
    file = tmp_path / "old.txt"
    file.write_text(TWINKLE, encoding="utf-8")
    _, out, said = run("replay", str(file), "--json")
    assert "Played and shown with version 1 of the rules" in said
    assert len(json.loads(out)) == 115
    file.write_text(TWINKLE.replace("rules: 1", "rules: 3"), encoding="utf-8")
    assert "Played with version 3 of the rules" in run("replay", str(file))[2]
    assert "cannot check the luck" in run("verify", str(file))[1]
