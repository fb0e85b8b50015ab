"""Log and hover texts of landings are right about whether the chain may continue."""

import pytest

from tests.games.twisty.real import GAME
from tumblestar.contract.errors import Unreadable
from tumblestar.words import LANGUAGES, SeatName, say

ROWS = "rows=.ROYGBPK,.ROYGBPK"
NAMES = ("Ann", "Bob")
SEATED = tuple(SeatName(seat, name) for seat, name in enumerate(("Ann", "Wilhelmi", "Cy")))


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


def test_the_board_and_the_cubes_are_said_in_the_language_of_the_reader() -> None:
    s = GAME.parse_state("board=7/7/7/7/1s5/2O4/7 pawns=a1,g7 rows=R!Y.OGBPK,.ROYGBPK")
    board = {phrase.args["square"]: phrase for rank in GAME.description.squares(s, NAMES) for phrase in rank}
    places = ("b3", "c2", "a1", "d4", "b1")
    assert [say("en", board[place]) for place in places] == [
        "b3: step counter",
        "c2: orange cube",
        "a1: corner, Ann",
        "d4: centre",
        "b1: empty square",
    ]
    assert say("fr", board["c2"]) == "c2\u00a0: cube orange"
    held, wanted = GAME.description.rows(s, NAMES)[0]
    assert say("en", held) == "Ann: 2 cubes, red (protected) and yellow."
    assert say("en", wanted) == "Still to collect, in order: orange, green, blue, purple and pink."


@pytest.mark.parametrize(
    ("state", "move", "said"),
    [
        (
            "board=7/7/7/7/1R5/7/7 pawns=a1,g7 rows=.ROYGBPK,.ROYGBPK",
            "b3",
            "and collects the red cube. Next colour: orange.",
        ),
        (
            "board=7/7/7/7/1R5/7/7 pawns=a1,g7 rows=OYGBPK.R,.ROYGBPK",
            "b3",
            "the red cube. All 7 cubes: now to the centre.",
        ),
    ],
)
def test_a_collected_cube_is_said_with_what_comes_next(state: str, move: str, said: str) -> None:
    s = GAME.parse_state(state)
    assert say("en", GAME.summary(s, GAME.parse(s, move), NAMES)).endswith(said)


SAID = [
    (
        "board=7/7/7/7/7/7/7 pawns=a1,g7",
        "Your turn: move in an L. Next colour: red.",
        "Ann is moving. Next colour: red.",
    ),
    (
        "board=7/7/7/7/7/7/7 pawns=a1,g7 rows=ROYGBPK.,.ROYGBPK",
        "Your turn: you hold all 7 cubes. Reach the centre.",
        "Ann is moving and holds all 7 cubes.",
    ),
    (
        "board=7/7/7/7/1s5/7/7 pawns=b3,g7 phase=extra",
        "Your turn: move 1 square straight, or stay.",
        "Ann is deciding whether to move again.",
    ),
    (
        "board=7/7/7/7/1d5/7/7 pawns=b3,g7 phase=extra",
        "Your turn: move 1 square diagonally, or stay.",
        "Ann is deciding whether to move again.",
    ),
    (
        "board=7/7/7/7/1l5/7/7 pawns=b3,g7 phase=extra",
        "Your turn: move in another L, or stay.",
        "Ann is deciding whether to move again.",
    ),
    (
        "board=7/7/3t3/7/1t5/7/7 pawns=b3,g7 phase=extra",
        "Your turn: move to another free teleport counter, or stay.",
        "Ann is deciding whether to move again.",
    ),
    (
        "board=7/7/7/7/1t5/7/7 pawns=b3,g7 phase=extra",
        "Your turn: you have no extra move. Stay to end it.",
        "Ann has no extra move and is ending this turn.",
    ),
]


@pytest.mark.parametrize(("state", "yours", "theirs"), SAID)
def test_what_is_to_be_decided_is_a_command_of_at_most_sixty_characters(state: str, yours: str, theirs: str) -> None:
    s = GAME.parse_state(state if "rows=" in state else f"{state} {ROWS}")
    phrase = GAME.description.status(s, SEATED)
    assert (say("en", phrase, viewer=0), say("en", phrase)) == (yours, theirs)
    assert len(yours) <= 60


def test_whoever_is_stolen_from_reads_who_has_which_cube_now() -> None:
    s = GAME.parse_state("board=7/7/7/7/7/7/7 pawns=b3,a1 rows=PROYGBK.,OYG.PRBK turn=2")
    phrase = GAME.description.status(GAME.after(s, GAME.parse(s, "b3")), SEATED)
    assert say("en", phrase, viewer=0) == "Wilhelmi stole your purple cube. Choose a free corner."
    assert say("en", phrase, viewer=1) == say("en", phrase) == "Ann lost the purple cube and is choosing a corner."


def test_the_button_says_where_one_stays_and_that_a_turn_without_moves_is_skipped() -> None:
    s = GAME.parse_state(f"board=7/7/7/7/1t5/7/7 pawns=b3,g7 phase=extra {ROWS}")
    labels = {say("en", label) for action in GAME.legal(s) if (label := GAME.description.button(s, action, NAMES))}
    assert labels == {"Stay on b3"}
    stuck = GAME.parse_state("board=7/7/7/7/7/7/7 pawns=a1,b3,c2 rows=.ROYGBPK,.ROYGBPK,.ROYGBPK")
    (only,) = GAME.legal(stuck)
    label = GAME.description.button(stuck, only, SEATED)
    assert label
    assert say("en", label) == "Skip this turn"
    status = GAME.description.status(stuck, SEATED)
    assert say("en", status, viewer=0) == "Your turn: skip it, because you have no L."
