"""The command that shows rules and tiles."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.cli.runner import refusal, run
from tumblestar import cli


@pytest.mark.parametrize(("game", "tag"), [("twisty", "TY-3.1"), ("twinkle_twinkle", "TT-3.1")])
def test_rules_are_shown_with_their_tags_and_marks(game: str, tag: str) -> None:
    status, out, _ = run("rules", game)
    assert status == 0
    assert re.search(rf"^  {re.escape(tag)} \w", out, re.MULTILINE)
    assert "(ruling)" in out
    assert max(map(len, out.splitlines())) <= cli.WIDTH
    assert "(décision)" in run("rules", game, "--lang", "fr")[1]


def test_rules_say_what_the_data_file_says() -> None:
    out = " ".join(run("rules", "twinkle_twinkle")[1].split())
    assert "Novas: Each nova scores 2 points. (guess)" in out
    assert "T*: nova with lines to N, E and W (slow); 1 in the box (guess)" in out


def test_tiles_are_drawn_on_a_sheet_as_a_picture_or_a_page(tmp_path: Path) -> None:
    for name, tag in (("tiles.svg", "<svg"), ("tiles.html", "<!doctype html>")):
        file = tmp_path / name
        assert run("rules", "twinkle_twinkle", "--tiles", "--out", str(file)) == (0, "", "")
        text = file.read_text(encoding="utf-8")
        assert text.startswith(tag)
        for said in ("I* (nova_straight_edge)", "12 in the box", "(guess)", "Black holes, side B: Each black"):
            assert said in text
    assert run("rules", "twinkle_twinkle", "--tiles")[1] == (tmp_path / "tiles.svg").read_text(encoding="utf-8")
    root = ET.parse(tmp_path / "tiles.svg").getroot()
    drawn = [node for node in root if node.tag.endswith("}g")]
    assert len(drawn) == 27
    assert (tmp_path / "tiles.html").read_text(encoding="utf-8").count("<figure>") == 27


def test_rules_that_cannot_be_written_are_reported() -> None:
    assert "cannot be written" in refusal("rules", "twisty", "--out", "no-such-folder/rules.txt")
