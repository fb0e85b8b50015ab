"""The rules of every game as statements: tags, marks, and values from data files."""

from __future__ import annotations

import re

import pytest

from tumblestar.contract import rulebook
from tumblestar.contract.capabilities import DataStatement
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.words import LANGUAGES, Phrase

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_statement_has_a_tag_of_its_own_and_can_be_said(game: Game, lang: str) -> None:
    entries = [entry for section in rulebook.sections(game) for entry in section.entries]
    tags = [entry.tag for entry in entries]
    assert len(set(tags)) == len(tags) > 0
    assert all(re.fullmatch(r"[A-Z]{2}-\d+\.\d+|ours-\d+", tag) for tag in tags)
    for entry in entries + rulebook.opening(game):
        pieces = rulebook.pieces(lang, entry)
        assert all(bool(piece.text) != bool(piece.mark) for piece in pieces)
        assert {piece.mark for piece in pieces} <= {"", *rulebook.MARKS}
        assert not re.search("[\ue000\ue001{]", "".join(piece.text for piece in pieces))


def test_a_rulebook_mark_is_empty_and_leaves_no_gap() -> None:
    entry = rulebook.Rule(
        "TT-1.2", Phrase("rule-TT-1-2", {"cells": 20, "columns": 4, "rows": 5}, "twinkle_twinkle"), {}
    )
    marks = {"review": "review", "ruling": "ruling", "reconstruction": ""}
    said = rulebook.pieces("en", entry._replace(marks=marks))
    assert [piece.mark or piece.text for piece in said] == [
        "Each player has a star chart of 20 cells. It measures 5 × 4 cells.",
        "review",
        " Here it has 4 columns and 5 rows.",
        " All charts are alike.",
        "ruling",
    ]


def test_what_a_file_says_is_marked_unless_it_is_the_books() -> None:
    phrase = Phrase("does-nova", {"each": "2 points"}, "twinkle_twinkle")
    assert rulebook.statement_pieces("en", DataStatement(phrase, "book")) == [
        rulebook.TextPiece("Each nova scores 2 points.")
    ]
    assert rulebook.statement_pieces("en", DataStatement(phrase, "review"))[-1] == rulebook.TextPiece("", "review")
