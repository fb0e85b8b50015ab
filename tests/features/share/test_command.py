"""The command that draws records."""

from pathlib import Path

import pytest
from PIL import Image

from tests.cli.runner import refusal, run
from tests.insight.test_report import played
from tumblestar.features.share.moments import Story
from tumblestar.picture import rendering
from tumblestar.words import Phrase, say
from tumblestar.words.packages import with_extra


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "game.txt").write_text(played("shizzle", 2, first=1).text(), encoding="utf-8")
    return str(tmp_path / "game.txt")


def test_a_position_is_drawn_in_each_format(file: str, tmp_path: Path) -> None:
    assert run("picture", file, "--out", str(tmp_path / "a.svg")) == (0, "", "")
    record = played("shizzle", 2, first=1)
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == Story(record).svg(None, "night", "en")
    assert run("picture", file, "--out", str(tmp_path / "b.svg"), "--at", "0", "--theme", "dawn", "--seat", "2")[0] == 0
    assert (tmp_path / "b.svg").read_text(encoding="utf-8") == Story(record, 1).svg(0, "dawn", "en")
    for name in ("c.png", "d.WEBP"):
        assert run("picture", file, "--out", str(tmp_path / name), "--width", "200")[0] == 0
        with Image.open(tmp_path / name) as picture:
            assert picture.width == 200


def test_a_turn_is_animated_beside_a_picture(file: str, tmp_path: Path) -> None:
    out, film = str(tmp_path / "a.svg"), tmp_path / "a.gif"
    options = ("--turn", "2", "--width", "160", "--delay", "50")
    assert run("picture", file, "--out", out, "--animate", str(film), *options) == (0, "", "")
    with Image.open(film) as image:
        assert 1 < image.n_frames <= len(Story(played("shizzle", 2, first=1)).moments(2))
        assert (image.width, image.info["duration"]) == (160, 50)
    assert (tmp_path / "a.svg").exists()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_cannot_be_drawn_is_named_and_nothing_is_written(file: str, tmp_path: Path, lang: str) -> None:
    before = sorted(tmp_path.iterdir())
    story = Story(played("shizzle", 2, first=1))
    most, turns = len(story.record.events), len(story.turns)
    svg, gif, bmp = (str(tmp_path / name) for name in ("x.svg", "x.gif", "x.bmp"))
    for args, phrase in (
        ((), Phrase("cli-picture-none")),
        (("--out", bmp), Phrase("cli-picture-kind", {"file": bmp, "kinds": [".svg", ".png", ".webp"]})),
        (("--out", gif), Phrase("cli-picture-kind", {"file": gif, "kinds": [".svg", ".png", ".webp"]})),
        (("--animate", svg), Phrase("cli-picture-kind", {"file": svg, "kinds": [".gif", ".webp"]})),
        (("--out", svg, "--at", str(most + 1)), Phrase("picture-at", {"n": most + 1, "most": most})),
        (("--out", svg, "--animate", gif, "--turn", "99"), Phrase("picture-turn", {"turn": 99, "most": turns})),
        (("--out", svg, "--seat", "3"), Phrase("picture-seat", {"n": 3, "most": 2})),
    ):
        assert say(lang, phrase) in refusal("picture", file, *args, lang=lang)
    refusal("picture", "-", "--out", svg, given="nonsense", lang=lang)
    assert sorted(tmp_path.iterdir()) == before
    assert "x.svg" in refusal("picture", file, "--out", str(tmp_path / "none" / "x.svg"), lang=lang)


def test_without_the_packages_svg_is_drawn_and_the_rest_says_what_to_install(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rendering, "find_spec", lambda _: None)
    for option, name in (("--out", "a.png"), ("--out", "a.webp"), ("--animate", "a.gif")):
        assert f"pip install {with_extra('cards')}" in refusal("picture", file, option, str(tmp_path / name))
        assert not (tmp_path / name).exists()
    assert run("picture", file, "--out", str(tmp_path / "a.svg"))[0] == 0
