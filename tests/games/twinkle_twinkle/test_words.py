"""The words of Twinkle Twinkle agree with the data file."""

import pytest

from tests.games.ftl import LANGUAGES
from tumblestar.contract import rulebook
from tumblestar.contract.capabilities import DataStatement
from tumblestar.games.twinkle_twinkle import box, reference
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES
from tumblestar.games.twinkle_twinkle.scoring import REFERENCES
from tumblestar.words import has, say

from .real import GAME as GAME_ROOMS
from .test_box import TEXT

GAME = "twinkle_twinkle"


def test_everything_that_scores_has_its_names() -> None:
    keys = [f"{kind}-{name.replace('_', '-')}" for name in SCORE_NAMES for kind in ("card", "scored")]
    keys += [f"does-{rule.replace('_', '-')}" for rule in box.RULES]
    keys += [f"many-{name.replace('_', '-')}" for name in box.CLASSES]
    keys += [f"one-{name.replace('_', '-')}" for name in box.SUBJECTS]
    keys += [f"port-{name}" for name in box.PORTS]
    assert [key for key in keys if not has(key, GAME)] == []


def help_by(monkeypatch: pytest.MonkeyPatch, *changes: tuple[str, str]) -> list[str]:
    """The lines of the whole help in English, by the shipped file with these texts replaced."""
    text, lines = TEXT, list[str]()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    monkeypatch.setattr(reference, "BOX", box.load(text))
    for entry in (entry for section in rulebook.sections(GAME_ROOMS) for entry in section.entries):
        lines.append(f"{entry.tag} {_joined(rulebook.pieces('en', entry))}")
        lines += [_joined(rulebook.statement_pieces("en", one)) for one in entry.statements]
    return lines


def _joined(pieces: list[rulebook.TextPiece]) -> str:
    return "".join(f"[{piece.mark}]" if piece.mark else piece.text for piece in pieces).replace("\u00a0", " ")


def test_the_help_says_every_table_and_rule_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = help_by(monkeypatch)
    for line in (
        (
            "Largest constellation: Score by the number of stars in it. 2: 2, 3: 4, 4: 6, 5: 8, 6: 10, 7: 13, 8: "
            "16, 9: 19 and 10 or more: 22.[reconstruction]"
        ),
        "Novas: Each nova scores 2 points.[reconstruction]",
        (
            "Asteroids, side B: Score every group (joined by edges) by its size. 1: −1, 2: 3, 3: 8, 4: 6 and "
            "5 or more: 4.[reconstruction]"
        ),
        (
            "Satellites, side B: Each satellite scores 2 points for each of these that it sees along its row and "
            "column: planets. With none of these it scores −1 point. In each direction it sees up to the border, or to "
            "the first of these: satellites.[reconstruction]"
        ),
        (
            "Black holes, side A: Each black hole scores 2 points if none of these is beside it: black holes. It "
            "scores 3 points more if none of these is beside it either: stars and planets.[review]"
        ),
        "T*: nova with lines to N, E and W (slow); 1 in the box[reconstruction]",
        "ast: asteroid; 12 in the box",
        "2 players: 5 spaces in the current row, 4 in the next; 2 standees each; 10 rounds",
        "Goals: 35, 45, 55 and 65 points[reconstruction]",
    ):
        assert line in lines
    assert sum(" side " in line for line in lines if line.startswith(("Ast", "Com", "Pla", "Sat", "Black"))) == 10


def test_only_what_the_book_does_not_say_of_turning_and_of_sides_has_a_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = help_by(monkeypatch)
    (turning,) = (line for line in lines if line.startswith("TT-3.2"))
    assert "You may turn it by quarter turns. With the option" in turning  # TT-3.2, the book
    assert turning.endswith("“Tiles may be flipped”, you may also place it as its mirror image.[review]")
    (sides,) = (line for line in lines if line.startswith("TT-1.4"))
    assert "The book recommends green for a first game" in sides
    assert sides.endswith("one set of 5 is to spare.[ruling]")
    assert sides.count("[") == 1


def test_a_planet_beside_another_of_any_kind_costs_a_point() -> None:
    said = {language: say(language, reference.explain(REFERENCES + 2, 1).phrase) for language in LANGUAGES}
    assert said["en"].endswith("Also score −1 point for each planet with at least 1 planet of any kind beside it.")
    assert said["fr"].endswith("par planète avec au moins 1 planète de n’importe quelle sorte à côté.")


def test_the_help_follows_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = help_by(
        monkeypatch,
        ('table = "1:2 2:5 3:9 4:14 5+:20"\nprovenance = "reconstruction"', 'table = "1:3 2+:7"\nprovenance = "book"'),
        (
            'rule = "around_count"\nof = ["star"]\neach = 1',
            'rule = "in_sight"\nof = ["nova", "gas"]\neach = 4\nbase = -1',
        ),
        ('points = 2\nprovenance = "reconstruction"\n\n# -', 'points = 3\nprovenance = "ruling"\n\n# -'),
        ('columns = 4\nrows = 5\nprovenance = "reconstruction"', 'columns = 5\nrows = 4\nprovenance = "book"'),
        ("flip = { allowed = false", "flip = { allowed = true"),
        (
            'ports = ["N", "E"], count = 4, provenance = "reconstruction"',
            'ports = ["N"], count = 4, provenance = "book"',
        ),
    )
    for line in (
        "Planets, side A: Score by how many you have. 1: 3 and 2 or more: 7.",
        (
            "Comets, side A: Each comet scores 4 points for each of these that it sees along its row and column: "
            "novas and gas planets. It also scores −1 point in any case. In each direction it sees up to the "
            "border.[reconstruction]"
        ),
        "Novas: Each nova scores 3 points.[ruling]",
        "L: star with a line to N; 4 in the box",
        (
            "TT-1.2 Each player has a star chart of 20 cells. It measures 5 × 4 cells.[review] Here it has 5 "
            "columns and 4 rows. All charts are alike.[ruling]"
        ),
        (
            "TT-3.2 Place the tile at once in any empty cell of your chart, face up. It need not touch "
            "anything.[review] You may turn it by quarter turns. You may also flip it.[review]"
        ),
    ):
        assert line in lines


def test_a_file_of_the_book_alone_is_marked_nowhere_but_at_rulings(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "".join(help_by(monkeypatch, ('"reconstruction"', '"book"'), ('"review"', '"book"')))
    assert "[reconstruction]" not in said
    assert "[ruling]" in said


RULES_TO_SAY = {
    "flat": "each = 2",
    "by_number": 'table = "1+:2"',
    "largest_group": 'table = "1+:2"\ncorners = true',
    "every_group": 'table = "1+:-2"',
    "beside_count": 'of = ["star", "nova"]\neach = 2\nbase = 1\nnone = -1',
    "around_count": 'of = ["star"]\neach = 2\nnone = -1',
    "beside_table": 'of = ["star"]\ntable = "1+:2"',
    "around_table": 'of = ["star"]\ntable = "0:-1 1+:2"',
    "beside_kinds": 'table = "1+:2"',
    "around_kinds": 'of = ["rocky", "gas"]\ntable = "1+:2"',
    "in_sight": 'of = ["star"]\neach = -2\nbase = 1\nnone = -1',
    "apart": 'not_beside = ["ringed"]\npoints = 2\nbonus = 1',
    "sets": 'table = "1+:2"',
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_said_of_every_element(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(RULES_TO_SAY) == set(box.RULES)
    head = TEXT[: TEXT.index("[references.asteroids.A]")]
    said: set[str] = set()
    for rule, numbers in RULES_TO_SAY.items():
        entry = f'rule = "{rule}"\n{numbers}\nprovenance = "book"\n'
        sides = (f"[references.{element}.{side}]\n{entry}" for element in box.ELEMENTS for side in box.SIDES)
        monkeypatch.setattr(reference, "BOX", box.load(head + "\n".join(sides)))
        for element in range(len(box.ELEMENTS)):
            stated: DataStatement = reference.card_line(4 + element, 1)
            said.add(say(language, stated.phrase))
    assert len(said) == len(box.RULES) * len(box.ELEMENTS)


def test_a_bonus_that_nothing_prevents_is_part_of_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    text = TEXT.replace('also_not_beside = ["star", "planet"]\n', "")
    monkeypatch.setattr(reference, "BOX", box.load(text))
    said = say("en", reference.explain(REFERENCES + 4, 0).phrase)
    assert said == "Each black hole scores 5 points if none of these is beside it: black holes."


def test_tiles_of_a_corrected_file_need_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    text = TEXT.replace("straight_edge ", "long_line ").replace('"com"', '"cmt"')
    monkeypatch.setattr(reference, "BOX", box.load(text))
    assert say("en", reference.tile_entry(1).phrase) == "I: star with lines to N and S; 4 in the box"
    assert any(say("en", reference.tile_entry(kind).phrase).startswith("cmt: comet") for kind in range(1, 28))
