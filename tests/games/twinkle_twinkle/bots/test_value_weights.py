"""The file of learned weights: read as written, refused if damaged; and the learning."""

import json
import random
from pathlib import Path
from typing import Any, cast

import pytest

from bench import twinkle_twinkle_selfplay as selfplay
from bench.twinkle_twinkle_weights import write
from tests.games.twinkle_twinkle.real import GAME
from tumblestar.engine import speed
from tumblestar.games.twinkle_twinkle.bots import chart_value, memory, playouts, turn_search
from tumblestar.games.twinkle_twinkle.bots.memory import FEATURE_NAMES, POWERS
from tumblestar.games.twinkle_twinkle.bots.playouts import FEATURES, OPEN, OPENS
from tumblestar.games.twinkle_twinkle.parts import CELLS, DIGEST

RESULTS = Path(selfplay.__file__).parent / "results"


def terms() -> list[list[float]]:
    rng = random.Random(1)
    return [[round(rng.uniform(-3, 3), 4) for _ in range(POWERS)] for _ in range(FEATURES)]


def test_what_is_written_is_read() -> None:
    found = memory.read_weights(write(terms(), {"seed": 3, "curve": [[1, 2.5]]}))
    assert found.weights == memory.by_tiles(terms())
    assert found.about == {"format": memory.WEIGHTS_FORMAT, "seed": 3, "curve": [[1, 2.5]]}


def test_weights_are_polynomials_and_a_full_chart_has_no_features() -> None:
    rows = terms()
    found = memory.by_tiles(rows)
    assert len(found) == CELLS + 1
    assert found[CELLS] == [0.0] * FEATURES
    assert found[CELLS // 2] == [row[0] for row in rows]
    for i, row in enumerate(rows):
        assert found[0][i] == pytest.approx(row[0] - row[1] + row[2] - row[3])


def test_greedy_play_counts_open_lines() -> None:
    assert len(FEATURE_NAMES) == FEATURES
    assert FEATURE_NAMES[OPENS] == "open_lines"
    for row in memory.at_once():
        assert {name: x for name, x in zip(FEATURE_NAMES, row, strict=True) if x} == {"open_lines": OPEN}


def _changed(**change: Any) -> str:
    told = json.loads(write(terms(), {}))
    weights = told["weights"] | change.pop("weights", {})
    return json.dumps(told | change | {"weights": {k: v for k, v in weights.items() if v is not None}})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Expecting"),
        ("[]", "object"),
        (write(terms(), {})[:-300], "Expecting|Unterminated"),
        (_changed(format="tumblestar twinkle_twinkle value weights 0"), "format"),
        (_changed(weights={"stars": None}), "names"),
        (_changed(weights={"moons": [0, 0, 0, 0]}), "names"),
        (_changed(weights={"stars": [1.0, 2.0, 3.0]}), "stars is not 4 numbers"),
        (_changed(weights={"second": [1.0, 2.0, 3.0, "4"]}), "second is not 4 numbers"),
        (_changed(weights={"second": [1.0, 2.0, 3.0, True]}), "second is not 4 numbers"),
        (_changed(weights={"second": 1.0}), "second is not 4 numbers"),
        (_changed(weights={"largest": [1.0, float("nan"), 0, 0]}), "largest is not finite"),
    ],
)
def test_a_damaged_file_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        memory.read_weights(text)


def test_what_ships_says_how_it_was_learned() -> None:
    shipped = memory.shipped_weights()
    assert shipped.about["box"] == DIGEST
    assert str(shipped.about["command"]).startswith("python -m bench.twinkle_twinkle_learn")
    assert cast("int", shipped.about["games"]) >= 10_000
    assert all(row[OPENS] != 0 for row in shipped.weights[:CELLS])


def test_learning_again_gives_the_same_file(tmp_path: Path) -> None:
    """Interpreted, one game a round: what the bench does, in little."""
    np = pytest.importorskip("numpy")
    from bench import twinkle_twinkle_learn as bench

    bound = speed.bind(GAME, playouts, chart_value, selfplay, compiled=False)
    files = list[str]()
    for seed in (4, 4, 5):
        learner = bench.Learner(bound, seed, 1)
        for _ in range(2):
            learner.learn()
        learner.spent = 0.0
        files.append(learner.file({}))
        assert np.isfinite(learner.terms[-1]).all()
    assert files[0] == files[1]
    assert files[0] != files[2]
    found = memory.read_weights(files[0])
    assert found.about["rounds"] == found.about["games"] == 2
    assert found.weights != memory.at_once()


def test_games_to_learn_from_are_of_every_kind() -> None:
    pytest.importorskip("numpy")
    from bench import twinkle_twinkle_learn as bench

    rng = random.Random(1)
    states = [bench.fresh(GAME, rng) for _ in range(80)]
    assert {s.seats for s in states} == {1, 2, 3, 4}
    assert {s.flip for s in states} == {s.comets for s in states} == {0, 1}


def test_figures_of_a_match_add_up() -> None:
    pytest.importorskip("numpy")
    from bench import paired
    from bench import twinkle_twinkle_matches as bench

    places = [paired.Seats("random", "greedy", 2, seat) for seat in (0, 1)]
    played = [bench.play(at, bench.RANDOM_SIDES, "9") for at in places]
    found = bench.figures(played)
    assert found["games"] == 2
    assert found["wins"] == sum(one.share for one in played)
    assert found["points"] == sum(one.points for one in played) / 2
    assert found["low"] <= found["share"] <= found["high"]
    assert all(len(one.times) == 20 for one in played)
    assert bench.play(places[0], bench.RANDOM_SIDES, "9")[:4] == played[0][:4]


def test_the_cost_of_a_later_place_is_measured_again_as_before() -> None:
    from bench import twinkle_twinkle_order as bench

    bound = speed.bind(GAME, playouts, chart_value, compiled=False)
    found = bench.measure(bound, 3, 2, 1)
    assert found == bench.measure(bound, 3, 2, 1)
    assert found["games"] == 2
    assert found["within"] > 0


def test_a_later_place_costs_what_was_measured() -> None:
    kept = json.loads((RESULTS / "twinkle-twinkle-order.json").read_text(encoding="utf-8"))
    for seats in (2, 3, 4):
        assert kept[f"{seats} seats"]["points"] == pytest.approx(turn_search.LATER, abs=0.1)
