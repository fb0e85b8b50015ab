"""Log and hover texts of landings are right about whether the chain may continue."""

from __future__ import annotations

import pytest

from tests.games.twisty.real import GAME
from tumblestar.contract.errors import Unreadable
from tumblestar.words import LANGUAGES, say

ROWS = "rows=.ROYGBPK,.ROYGBPK"
NAMES = ("Ann", "Bob")


def keys(text: str, move: str) -> tuple[str, str]:
    """The keys of what is said before and after a move."""
    s = GAME.parse_state(text)
    action = GAME.parse(s, move)
    assert action in GAME.legal(s)
    preview, summary = GAME.preview(s, action, NAMES), GAME.summary(s, action, NAMES)
    assert all(say(lang, phrase) for lang in LANGUAGES for phrase in (preview, summary))
    return preview.key, summary.key


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ("7/7/7/7/1t5/7/7", "land-spent"),  # no other teleport counter
        ("7/7/3t3/7/1t5/7/7", "land-counter"),
        ("7/7/7/7/1s5/7/7", "land-counter"),
    ],
)
def test_a_landing_mentions_going_on_only_if_possible(board: str, key: str) -> None:
    text = f"board={board} pawns=a1,g7 {ROWS}"
    assert keys(text, "b3") == (f"would-{key}", f"did-{key}")
    after = GAME.after(GAME.parse_state(text), GAME.parse(GAME.parse_state(text), "b3"))
    assert (len(GAME.legal(after)) > 1) == (key == "land-counter")


@pytest.mark.parametrize(("board", "key"), [("7/7/7/7/1t5/7/7", "steal-spent"), ("7/7/3t3/7/1t5/7/7", "steal-goes-on")])
def test_a_theft_mentions_going_on_only_if_possible(board: str, key: str) -> None:
    text = f"board={board} pawns=a1,b3 rows=.ROYGBPK,R.OYGBPK"
    assert keys(text, "b3") == (f"would-{key}", f"did-{key}")


def test_a_short_game_in_which_somebody_holds_seven_is_over() -> None:
    rows = "board=7/7/7/7/7/7/7 pawns=a1,g7 rows=ROYGBPK.,.ROYGBPK"
    assert GAME.parse_state(rows)  # with the centre still to reach
    with pytest.raises(Unreadable):
        GAME.parse_state(f"{rows} options=short_game")
    assert GAME.parse_state(f"{rows} phase=over winner=1 options=short_game").winner == 0
