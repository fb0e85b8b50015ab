"""The data file agrees with the rulebook; damaged files are refused with the line and what was expected."""

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.games.ftl import check_punctuation
from tumblestar import words
from tumblestar.contract.errors import Unreadable
from tumblestar.games.twinkle_twinkle import box, parts

from . import naive_scoring as naive

FILE = Path(box.__file__).with_name("data") / box.FILE
TEXT = FILE.read_text(encoding="utf-8")


def with_line(start: str, line: str, nth: int = 1) -> str:
    """The file with its nth line that begins so replaced; more lines may come instead."""
    lines = TEXT.splitlines()
    places = [i for i, old in enumerate(lines) if old.startswith(start)]
    lines[places[nth - 1]] = line
    return "\n".join(lines)


def line_of(start: str, nth: int = 1) -> int:
    return [i for i, old in enumerate(TEXT.splitlines(), 1) if old.startswith(start)][nth - 1]


def refused(text: str) -> tuple[str, int, str]:
    """Key, line and English sentence of a refusal, which can be said in every language and names file and line."""
    with pytest.raises(Unreadable) as caught:
        box.load(text)
    said = [words.say(lang, caught.value.phrase) for lang in words.LANGUAGES]
    assert all(re.match(rf"box\.toml, \w+ {caught.value.line}\b", one) for one in said), said
    assert str(caught.value) == said[0]
    return caught.value.phrase.key, caught.value.line, said[0]


AST = 'asteroid           = { code = "ast", kind = "asteroid", count = 12, provenance = "book" }'
EDGE = 'straight_edge = { code = "I", kind = "star", ports = ["N", "S"], count = 4, provenance = "book" }'
DAMAGED = {
    "a key that there is not": ("columns = 4", "columns = 4\ncolour = 3", "toml-unknown", 1),
    "a heading that there is not": ("[placing]", "[missions]\na = 1\n[placing]", "toml-unknown", 0),
    "an entry is missing": ("rotate = {", "", "toml-missing", -1),
    "columns that do not make twenty cells": ("rows = 5", "rows = 4", "toml-value", 0),
    "six columns": ("columns = 4", "columns = 6", "toml-value", 0),
    "text for a number": ("columns = 4", 'columns = "4"', "toml-value", 0),
    "yes for a number": ("columns = 4", "columns = true", "toml-value", 0),
    "a word for yes": ("rotate = {", 'rotate = { allowed = "yes", provenance = "book" }', "toml-value", 0),
    "a permission without its provenance": ("flip = {", "flip = { allowed = true }", "toml-missing", 0),
    "a permission alone": ("rotate = {", "rotate = true", "toml-value", 0),
    "a provenance that there is not": ('provenance = "review"', 'provenance = "rumour"', "toml-value", 0),
    "spaces that do not fit the standees": ("current = 5", "current = 6", "toml-value", 0),
    "a next row that does not fit": ("next = 4", "next = 5", "toml-value", 0),
    "rounds that leave cells empty": ("rounds = 10", "rounds = 9", "toml-value", 0),
    "standees that do not divide twenty": ("standees = 2", "standees = 3", "toml-value", 0),
    "goals out of order": ("goals", "goals = [45, 35]", "toml-value", 0),
    "no goals": ("goals", "goals = []", "toml-value", 0),
    "goals that do not fit": ("goals", "goals = [35, 300]", "toml-value", 0),
    "tiles that are not 95 in all": ("star = 50", "star = 51", "box-total", -1),
    "one star fewer than the book has": ("straight_edge", EDGE.replace("4", "3"), "box-count", "star = 50"),
    "a kind that there is not": ("asteroid  ", AST.replace('"asteroid"', '"rock"'), "toml-value", 0),
    "a port that there is not": ("straight_edge", EDGE.replace('"S"', '"UP"'), "toml-value", 0),
    "a port twice": ("straight_edge", EDGE.replace('"S"', '"N"'), "toml-value", 0),
    "a star without ports": ("straight_edge", EDGE.replace('ports = ["N", "S"], ', ""), "toml-missing", 0),
    "ports on an asteroid": ("asteroid  ", AST.replace("count", 'ports = ["N"], count'), "toml-unknown", 0),
    "no such planet": ("asteroid  ", AST.replace('"asteroid"', '"planet", planet = "icy"'), "toml-value", 0),
    "no tiles of a kind": ("asteroid  ", AST.replace("12", "0"), "toml-value", 0),
    "a name twice": ("satellite  ", AST, "toml-bad", 0),
    "a code twice": ("asteroid  ", AST.replace('"ast"', '"I"'), "box-code-twice", 0),
    "a code that is none": ("asteroid  ", AST.replace('"ast"', '"a1"'), "toml-value", 0),
    "one tile under two names": ("straight_diag", f'd{EDGE.replace("I", "D")}', "box-tile-twice", 0),
    "a name that is none": ("asteroid  ", f"Big{AST}", "box-tile-name", 0),
    "a tile that is a number": ("asteroid  ", "asteroid = 12", "toml-value", 0),
    "a table with a gap": ("table = ", 'table = "2:2 3:4 5:8 6+:10"', "box-table-gap", 0),
    "a table that goes back": ("table = ", 'table = "2:2 3:4 3:5 4+:10"', "box-table-gap", 0),
    "a table that begins late": ("table = ", 'table = "3:4 4+:8"', "box-table-begin", 0),
    "a table that ends early": ("table = ", 'table = "2:2 3:4"', "box-table-end", 0),
    "a table beyond what can be": ('table = "1:2 2:6', 'table = "1:2 2:6 3:12 4:20"', "box-table-beyond", 0),
    "a table that goes on after its end": ("table = ", 'table = "2:2 3+:4 4:5"', "box-table-more", 0),
    "a table of nothing": ("table = ", 'table = ""', "toml-value", 0),
    "a table of words": ("table = ", 'table = "two:2"', "toml-value", 0),
    "a table that is a list": ("table = ", "table = [2, 4]", "toml-value", 0),
    "a rule that there is not": ('rule = "apart"', 'rule = "asunder"', "toml-value", 0),
    "a parameter of another rule": ('rule = "apart"', 'rule = "apart"\neach = 2', "toml-unknown", 1),
    "a rule without its table": ('table = "1:2 2:6', "", "toml-missing", "[references.planets.B]"),
    "a class that there is not": ('of = ["star"]', 'of = ["moon"]', "toml-value", 0),
    "a figure beyond all measure": ("each = 1", "each = 1000", "toml-value", 0),
    "a reference without a side": ("[references.comets.B]", "[references.comets.C]", "toml-unknown", 0),
    "the same heading twice": ("[references.comets.B]", "[references.comets.A]", "toml-bad", 0),
    "no TOML": ("columns = 4", "columns: 4", "toml-bad", 0),
    "a name that is a number": ("name", "name = 7", "toml-value", 0),
}  # fmt: skip


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_file_is_refused_with_its_line(what: str) -> None:
    start, line, key, where = DAMAGED[what]
    found = refused(with_line(start, line))
    wanted = line_of(where) if isinstance(where, str) else line_of(start) + where
    if what in ("an entry is missing", "tiles that are not 95 in all"):  # told at the heading
        wanted = line_of("[placing]" if what == "an entry is missing" else "[totals]")
    assert found[:2] == (key, wanted), found[2]


def test_what_was_expected_is_said() -> None:
    assert "Give flat, by_number, largest_group" in refused(with_line('rule = "apart"', 'rule = "x"'))[2]
    assert "Give 4 next." in refused(with_line("table = ", 'table = "2:2 3:4 5:8 6+:10"'))[2]
    assert "add up to 94, not 95." in refused(with_line("star = 50", "star = 49"))[2]
    assert (
        '“["Q"]”. Give different words out of N, NE, E'
        in refused(TEXT.replace('["N", "S"], count = 4', '["Q"], count = 4'))[2]
    )
    assert "Give 10, as the other entries have it" in refused(with_line("rounds = 10", "rounds = 11"))[2]


def test_an_entry_written_otherwise_is_found_too() -> None:
    """A heading or a dotted key instead of braces: the line is that of the entry at fault."""
    dotted = with_line("asteroid  ", 'asteroid.code = "ast"\nasteroid.kind = "astroid"\nasteroid.count = 12')
    assert refused(dotted)[:2] == ("toml-value", line_of("asteroid  ") + 1)
    assert refused("")[:2] == ("toml-missing", 1)
    assert refused("a = [")[1] == 1


def test_words_for_the_file_are_well_written() -> None:
    check_punctuation(box.GAME)


def line_at_fault(text: str) -> int:
    """The line that a text is refused with, or 0 if it is not."""
    try:
        box.load(text)
    except Unreadable as error:
        return error.line if str(error) else -1
    return 0


def test_every_line_taken_out_is_missed_or_said_by_default() -> None:
    """Nothing can be lost unseen: what is left out without a refusal is what it would be by default."""
    lines = TEXT.splitlines()
    silent: list[str] = []
    for i, line in enumerate(lines):
        if line.strip() and not line.startswith("#"):
            found = line_at_fault("\n".join(lines[:i] + lines[i + 1 :]))
            assert 0 <= found <= len(lines)
            if not found:
                silent.append(line)
    assert sorted(silent) == [
        'also_not_beside = ["star", "planet"]', "base = -2", "beside = -1", 'blocked_by = ["satellite"]', "bonus = 3",
        'name = ""', "none = -1",
    ]  # fmt: skip


def test_a_file_damaged_anyhow_is_refused_or_read() -> None:
    rng = random.Random(4)
    for _ in range(300):
        i = rng.randrange(len(TEXT))
        damaged = TEXT[:i] + rng.choice(["", "0", "]", '"', "-", "x", "\n"]) + TEXT[i + rng.randint(0, 3) :]
        assert 0 <= line_at_fault(damaged) <= damaged.count("\n") + 1


def test_a_correction_changes_the_digest_and_a_remark_does_not() -> None:
    before = box.load(TEXT).digest
    assert before == parts.DIGEST
    assert box.load(TEXT + "\n# looked up\n").digest == before
    assert box.load(with_line("name", 'name = "The box of Ann"')).digest == before
    assert box.load(TEXT.replace('"reconstruction"', '"book"')).digest == before
    corrections = [
        with_line("each = 1", "each = 2"),
        with_line("table = ", 'table = "2:2 3:4 4:6 5:8 6:10 7:13 8:16 9:19 10+:23"'),
        with_line("points = 2", "points = 3"),
        with_line("columns = 4", "columns = 5").replace("rows = 5", "rows = 4"),
        TEXT.replace('code = "com"', 'code = "cmt"'),
        TEXT.replace('count = 3, slow = true, provenance = "reconstruction" }', 'count = 3, provenance = "book" }'),
        with_line('rule = "around_count"', 'rule = "beside_count"'),
        with_line("goals", "goals = [40, 50]"),
        with_line("flip", 'flip = { allowed = true, provenance = "review" }'),
    ]
    digests = [box.load(text).digest for text in corrections]
    assert len({before, *digests}) == len(corrections) + 1


def test_a_set_may_have_a_name_and_says_where_entries_come_from() -> None:
    found = box.load(with_line("name", 'name = "The box of Ann"'))
    assert found.name == "The box of Ann"
    sources = [tile.provenance for tile in found.tiles] + [row.provenance for row in found.seats]
    sources += [score.provenance for score in found.scores]
    sources += [side.provenance for sides in found.references for side in sides]
    assert set(sources) == {"book", "review", "reconstruction"}
    assert (found.rotate_provenance, found.flip_provenance) == ("book", "review")
    assert [side.provenance for side in found.references[4]] == ["review", "reconstruction"]


def test_the_tiles_are_those_of_the_naive_rules() -> None:
    assert {tile.code: tile.copies for tile in parts.BOX.tiles} == naive.COUNTS
    assert {tile.code for tile in parts.BOX.tiles if tile.slow} == naive.SLOW
    for kind, code in enumerate(parts.CODES[1:], 1):
        for flip, count in ((False, parts.PLAIN_WAYS[kind]), (True, parts.ALL_WAYS[kind])):
            wanted = {mark: {box.PORTS.index(p) for p in ports} for mark, ports in naive.ways(code, flip).items()}
            lies = {parts.MARKS[kind][way]: parts.LINES[kind][way] for way in range(count)}
            assert {mark: {p for p in range(8) if ports >> p & 1} for mark, ports in lies.items()} == wanted
    assert sum(parts.COUNTS) == 95


def test_the_file_says_what_the_shared_data_say(rulebooks: Path) -> None:
    data: dict[str, Any] = json.loads((rulebooks / "twinkle_twinkle.json").read_text(encoding="utf-8"))
    found = box.load(TEXT)
    assert (found.columns, found.rows) == (data["grid"]["cols"], data["grid"]["rows"])
    assert (found.rotate, found.flip) == (data["allowRotate"], data["allowFlip"])
    for seats, row in zip((data["solo"], *(data["rows"][n] for n in "234")), found.seats, strict=True):
        assert row[:4] == (seats["current"], seats["next"], seats["standeesEach"], seats["rounds"])
    told = [
        (tile["id"], tile["kind"].replace("blackHole", "black_hole"), tile.get("planetKind", ""),
         set(tile.get("ports", [])), tile.get("nova", False), tile["slow"], tile["count"])
        for tile in data["tiles"]
    ]  # fmt: skip
    assert told == [
        (tile.id, tile.kind, tile.planet, {p for i, p in enumerate(box.PORTS) if tile.ports >> i & 1},
         tile.nova, tile.slow, tile.copies)
        for tile in found.tiles
    ]  # fmt: skip

    def written(table: box.PointsTable) -> dict[str, int]:
        last = len(table.entries) - 1
        return {f"{n}{'+' if table.is_open and i == last else ''}": p for i, (n, p) in enumerate(table.entries)}

    def of(entry: Any) -> Any:
        if isinstance(entry, dict):
            return {key: of(value) for key, value in entry.items() if key != "provenance"}
        if isinstance(entry, list):
            return [of(one) for one in entry]
        return "black_hole" if entry == "blackHole" else entry

    scoring = {name: of(entry) for name, entry in data["scoring"].items()}
    for name, score in zip(box.SCORES[:3], found.scores, strict=False):
        assert written(score.table) == scoring[name]
    assert found.scores[3].points == scoring["nova"]["points"]
    names = {"largestGroup": "largest_group", "eachGroup": "every_group", "around8Count": "around_count",
             "around8Kinds": "around_kinds", "count": "by_number", "sets": "sets", "besideCount": "beside_count",
             "lineOfSight": "in_sight", "apart": "apart", "baseBeside": "beside_count"}  # fmt: skip
    keys = {"besidePlanet": "beside", "blockedBy": "blocked_by", "notBeside": "not_beside",
            "alsoNotBeside": "also_not_beside"}  # fmt: skip
    stated: dict[str, Any] = tomllib.loads(TEXT)["references"]
    for element, sides in zip(box.ELEMENTS, found.references, strict=True):
        for letter, side in zip("AB", sides, strict=True):
            entry = scoring[element.replace("black_holes", "blackHoles")][letter]
            given = {key: value for key, value in stated[element][letter].items() if key not in ("rule", "provenance")}
            if "table" in given:
                given["table"] = written(side.table)
            assert side.rule == names[entry.pop("rule")]
            assert given == {keys.get(key, key): value for key, value in entry.items()}
