"""Commands about the record of a game."""

import json
from pathlib import Path

import tumblestar
from tests.cli.runner import refusal, run
from tumblestar import cli
from tumblestar.record.text import read_record

START = tumblestar.new("twisty", seed=7)
TEXT = START.play("b5").record()


def test_replay_shows_every_state_and_what_is_legal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT, encoding="utf-8")
    status, out, _ = run("replay", str(file), "--json")
    moments = json.loads(out)
    assert status == 0
    assert len(moments) == len(read_record(TEXT).events) + 1
    assert set(moments[0]) == {"n", "actor", "action", "text", "state", "legal"}
    assert moments[1]["actor"] == 0
    after = START.play("b5")
    assert all(after.game.text(after.state, action["action"]) == action["text"] for action in moments[-1]["legal"])
    assert [action["text"] for action in moments[-1]["legal"]] == after.legal()
    last = ("n", "actor", "text", "state")
    assert [moments[-1][key] for key in last] == [len(moments) - 1, 2, "a7-b5", after.state_text()]
    assert START.state_text() in run("replay", str(file))[1]


def test_replay_reads_standard_input() -> None:
    both = [run("replay", "-", "--json", given=text)[1] for text in (TEXT, TEXT.replace("\n", "\r\n"))]
    assert both[0] == both[1]


def test_verify_tells_by_words_and_by_exit_status() -> None:
    status, out, _ = run("verify", "-", given=TEXT)
    assert (status, "61" in out) == (0, True)
    assert START.history()[-2:] == ["corner a7", "corner g1"]
    status, out, _ = run("verify", "-", "--json", given=TEXT.replace("corner g1", "corner a1"))
    assert status == cli.WRONG
    assert json.loads(out)["finding"] == "false"
    assert json.loads(out)["wrong"] == len(START.history())


def test_expect_answers_with_numbers_and_notation_and_says_when_the_game_is_over() -> None:
    shizzle = tumblestar.new("shizzle", seed=7)
    status, out, _ = run("expect", "-", "--json", "--seconds", "0.01", given=shizzle.record())
    actions = json.loads(out)
    assert status == 0
    assert [set(action) for action in actions] == [{"action", "text"}] * len(actions)
    game = shizzle.game
    assert game.text(shizzle.state, actions[0]["action"]) == actions[0]["text"]
    assert len(out.splitlines()) == len(actions) + 2
    while not shizzle.is_over:
        shizzle = shizzle.play(shizzle.legal()[0])
    assert "The game is over" in refusal("expect", "-", "--json", given=shizzle.record())


def test_long_lists_are_printed_with_one_object_a_line() -> None:
    lines = run("replay", "-", "--json", given=TEXT)[1].splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    assert [json.loads(line.rstrip(","))["n"] for line in lines[1:-1]] == list(range(len(lines) - 2))
