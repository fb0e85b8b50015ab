"""The shipped win shares of three seats: read as written, refused if foreign, and consistent."""

import base64
import json
import random
import zlib
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest

from bench import shizzle_files
from bench import shizzle_three_seats as three_seat_solver
from tests.games.shizzle.plain_values import three_seat_shares
from tests.games.shizzle.positions import shares_of_three
from tests.games.shizzle.real import GAME
from tumblestar import bots
from tumblestar.contract.errors import Unreadable
from tumblestar.engine import players as workers
from tumblestar.games.shizzle import players, review
from tumblestar.games.shizzle.parts import TABLE
from tumblestar.games.shizzle.solution import class_arrays, most_levels
from tumblestar.games.shizzle.solver import share_tables
from tumblestar.games.shizzle.solver.roll_classes import roll_classes_of
from tumblestar.games.shizzle.solver.share_tables import THREE_SEAT_TOTAL, WHOLE
from tumblestar.games.shizzle.solver.turn_values import ESTIMATE, THREE_SEATS

STATE = "bank=30 scores=4,6,20 dice=O2,P2,Y4,G2,Y2,P4 line=Y2 phase=choose"


@cache
def shipped() -> str:
    return (resources.files("tumblestar.games.shizzle") / "data/three_seats.json").read_text(encoding="utf-8")


def test_the_text_is_read_again() -> None:
    again = shizzle_files.three_seats_text(shares_of_three(), {"made by": "a test"})
    assert share_tables.read_three_seats(again) == share_tables.read_three_seats(shipped())
    assert json.loads(again)["made by"] == "a test"


def test_shares_are_kept_to_half_of_a_65535th() -> None:
    rng = random.Random(1)
    values = {
        place: (rng.choice((0.0, 1.0, rng.random())), rng.random(), 0.0) for place in share_tables.three_seat_places()
    }

    class Rows:
        """Values looked up like a table of three scores."""

        def __init__(self, *scores: int) -> None:
            self.scores = scores

        def __getitem__(self, score: int) -> Any:
            scores = (*self.scores, score)
            return values[scores] if len(scores) == 3 else Rows(*scores)

    first, second = share_tables.read_three_seats(shizzle_files.three_seats_text(Rows(), {}))  # type: ignore[arg-type]
    for i, (a, b, _) in enumerate(values.values()):
        assert abs(first[i] / WHOLE - a) <= 0.5 / WHOLE + 1e-12
        assert abs(second[i] / WHOLE - b) <= 0.5 / WHOLE + 1e-12


def changed(**entries: Any) -> str:
    return json.dumps(json.loads(shipped()) | entries)


def packed(count: int) -> dict[str, str]:
    """Values and their check, of so many shares."""
    raw = array("H", [7] * count).tobytes()
    return {
        "values": base64.b85encode(zlib.compress(raw)).decode("ascii"),
        "check": share_tables.hashlib.sha256(raw).hexdigest()[:16],
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (lambda: changed(rules=2), "“rules” is 2, not 1"),
        (lambda: changed(data="0123456789ab"), "“data” is 0123456789ab, not"),
        (lambda: changed(bank=40), "“bank” is 40, not 60"),
        (lambda: changed(check="0" * 16), "“check” is 0000000000000000, not"),
        (lambda: changed(values=packed(12)["values"]), "“check” is"),
        (lambda: changed(**packed(12)), "damaged"),
        (lambda: changed(values=json.loads(shipped())["values"][:-3]), "damaged"),
        (lambda: changed(values="no such letters: \u00e9"), "damaged"),
        (lambda: changed(values=None), "damaged"),
        (lambda: shipped()[:5000], "damaged"),
        (lambda: "", "damaged"),
        (lambda: "[]", "damaged"),
        (lambda: "{}", "damaged"),
        (lambda: "7", "damaged"),
    ],
)
def test_a_table_that_belongs_to_something_else_is_refused(text: Callable[[], str], says: str) -> None:
    with pytest.raises(Unreadable) as error:
        share_tables.read_three_seats(text())
    assert says in str(error.value).replace("\u2068", "").replace("\u2069", "")
    assert "bench.shizzle_solve --keep" in str(error.value)


@pytest.fixture
def other_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The program is given dice that the shipped table was not made for."""
    monkeypatch.setattr(share_tables, "DIGEST", "ffffffffffff")
    share_tables._shipped_three_seats.cache_clear()
    share_tables.has_three_seat_table.cache_clear()
    yield
    monkeypatch.undo()
    share_tables._shipped_three_seats.cache_clear()
    share_tables.has_three_seat_table.cache_clear()


@pytest.mark.usefixtures("other_dice")
def test_no_bot_and_no_hint_uses_a_table_of_other_dice(caplog: pytest.LogCaptureFixture) -> None:
    s = GAME.parse_state(STATE)
    assert players.evaluator_of(s) == ESTIMATE
    assert "ffffffffffff" in caplog.text
    for level in players.LEVELS:
        assert bots.find_now(level, GAME)(GAME, s, random.Random(1)) in GAME.legal(s)
    assert review.evaluator(s).name.key == "evaluator-estimate"


def test_shares_make_one_win() -> None:
    for place in share_tables.three_seat_places():
        found = three_seat_shares(place)
        assert sum(found) == pytest.approx(1.0, abs=1.5 / WHOLE)
        assert min(found) >= 0.0


def test_a_turn_played_by_the_table_reproduces_the_table() -> None:
    """One turn from sampled positions: it moves no share by more than was said of the table, nor in the mean."""
    said, lines = json.loads(shipped()), roll_classes_of(TABLE)
    levels = most_levels(THREE_SEAT_TOTAL)
    workspace = [[[[0.0] * 3 for _ in lines.of] for _ in range(levels)] for _ in range(3)]
    places, found, moved = list(share_tables.three_seat_places()), [0.0] * 3, []
    for a, b, c in [(0, 0, 0), (0, 0, 59), (20, 20, 19), *random.Random(3).sample(places, 120)]:
        three_seat_solver.play_three(
            class_arrays(lines),
            shares_of_three(),
            a,
            b,
            c,
            THREE_SEAT_TOTAL - a - b - c,
            said["waver"],
            *workspace,
            found,
        )
        assert sum(found) == pytest.approx(1.0, abs=1e-4)
        moved.append(max(abs(x - y) for x, y in zip(found, three_seat_shares((a, b, c)), strict=True)))
    assert max(moved) <= said["residual"] + 2 / WHOLE
    assert sum(moved) / len(moved) <= 2 * said["mean residual"] + 1 / WHOLE


def test_three_seats_are_evaluated_by_the_table() -> None:
    s = GAME.parse_state(STATE)
    assert players.evaluator_of(s) == THREE_SEATS
    assert not players.is_exact(s, THREE_SEATS)
    bound, shares = workers.bind(GAME, False), [0.0] * 3
    tables = players.workspace(bound, s).tables
    for scores, bank, expected in (
        ([6, 20, 4], 30, [*three_seat_shares((20, 4, 6))[2:], *three_seat_shares((20, 4, 6))[:2]]),
        ([30, 15, 15], 0, [1, 0, 0]),
        ([20, 20, 20], 0, [1 / 3] * 3),
    ):
        bound.call.value_after(s, THREE_SEATS, tables, scores, bank, 0, shares)
        assert shares == pytest.approx(expected)


@pytest.mark.parametrize("change", [{"options": "target:50"}, {"options": "rounds:20"}, {"bank": "31"}])
def test_other_games_for_three_have_an_estimate(change: dict[str, str]) -> None:
    entries = dict(entry.split("=") for entry in STATE.split()) | change
    s = GAME.parse_state(" ".join(f"{key}={value}" for key, value in entries.items()))
    assert players.evaluator_of(s) == ESTIMATE
