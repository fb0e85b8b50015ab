"""Puzzles for programs."""

import json

from tests.server.api.conftest import Enter, code
from tumblestar.puzzles.puzzle import all_puzzles, puzzles_of


def test_a_program_receives_all_puzzles_or_those_of_a_game(enter: Enter) -> None:
    ann = enter("Ann")
    answer = ann.get("puzzles")
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert [one["id"] for one in lines] == [one.id for one in all_puzzles()]
    assert {"id", "game", "seats", "themes", "rating", "state", "solution", "proof"} <= set(lines[0])
    of_game = [json.loads(line)["id"] for line in ann.get("puzzles?game=shizzle").text.splitlines()]
    assert of_game == list(puzzles_of("shizzle"))
    assert code(ann.get("puzzles?game=chess"), 422) == "options"
