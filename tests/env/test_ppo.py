"""examples/ppo.py, where torch is installed: what its nets see, runs that are broken off, and that it learns."""

import importlib.util
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.marks import needs_numba, slow
from tumblestar import env
from tumblestar.env.learning import evaluate
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, NEIGHBOUR

torch = pytest.importorskip("torch", reason="torch is the user's own install")

SMALL = ["games=32", "steps=16", "leg=1024", "decisions=4096", "minibatch=128", "width=32"]


@pytest.fixture(scope="module")
def ppo():
    file = Path(__file__).parents[2] / "examples/ppo.py"
    spec = importlib.util.spec_from_file_location("ppo_example", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["ppo_example"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def settings(ppo, game, **more):
    chosen = dict(word.split("=") for word in SMALL)
    small = {name: int(value) for name, value in chosen.items()}
    return ppo.replace(ppo.SETTINGS.get(game, ppo.Settings()), **small, **more)


def without_times(results):
    """What the same command gives again."""
    for point in results["points"]:
        del point["processor_seconds"], point["clock_seconds"]
    return results["points"], results["final"]


@needs_numba
def test_the_command_line_trains_measures_and_keeps(ppo, tmp_path, capsys):
    results = []
    for name in ("one", "other"):
        out = tmp_path / f"{name}.json"
        ppo.main(["shizzle", "--set", *SMALL, "--looks", "20", "--final", "30", "--out", str(out)])
        results.append(json.loads(out.read_text("utf-8")))
    assert [point["decisions"] for point in results[0]["points"]] == [1024, 2048, 3072, 4096]
    assert results[0]["final"]["games"] == 30
    assert results[0]["points"][-1]["processor_seconds"] > 0
    assert without_times(results[0]) == without_times(results[1])
    assert capsys.readouterr().out.count("of 20 games") == 8


@needs_numba
def test_a_run_that_was_broken_off_ends_as_it_would_have(ppo, tmp_path):
    def run(out):
        return ppo.Run(ppo.Learner("shizzle", 2, 3, settings(ppo, "shizzle"), threads=1), out, looks=10)

    whole = run(tmp_path / "whole.json")
    while not whole.is_over:
        whole.leg()
    run(tmp_path / "broken.json").leg()
    rest = run(tmp_path / "broken.json")
    assert rest.decisions == 1024
    while not rest.is_over:
        rest.leg()
    for parameter, other in zip(whole.learner.net.parameters(), rest.learner.net.parameters(), strict=True):
        assert (parameter == other).all()
    other = ppo.Learner("shizzle", 2, 4, settings(ppo, "shizzle"), threads=1)
    with pytest.raises(SystemExit, match="is of another run"):
        ppo.Run(other, tmp_path / "broken.json", looks=10)


@needs_numba
@pytest.mark.parametrize("game", ["twisty", "twinkle", "twinkle_twinkle"])
def test_every_game_can_be_learned(ppo, game):
    learner = ppo.Learner(game, 3, 1, settings(ppo, game), threads=1)
    learner.begin(0)
    before = [parameter.clone() for parameter in learner.net.parameters()]
    figures = learner.update(*learner.collect(), left=1)
    assert all(np.isfinite(list(figures.values())))
    assert all((parameter != other).any() for parameter, other in zip(before, learner.net.parameters(), strict=True))


@needs_numba
def test_dice_are_turned_so_that_the_last_one_is_die_1_and_shows_a_1(ppo):
    batch = env.batch("shizzle", 200, 2)
    encoder = ppo.DiceEncoder(batch)
    where = encoder.observer.slices
    encoder.columns = np.arange(batch.width)
    batch.reset(3)
    seen = batch.observe(batch.observations())
    faces = set()
    for _ in range(50):
        batch.step(batch.sample(), seen)
        turned, legal, stands_for = encoder(seen, batch.legal)
        has_end = seen[:, where["end"]].any(1)
        assert (turned[has_end, where["end"].start] == 1).all()
        assert (turned[has_end, where["shown_number"].start] == 1).all()
        assert (turned[~has_end] == seen[~has_end]).all()
        assert (turned[:, where["colour"]] == seen[:, where["colour"]]).all()  # the same dice
        assert (turned.sum(1) == seen.sum(1)).all()
        for i in range(20):
            die = stands_for[i, :6]
            numbers = seen[i, where["shown_number"]].reshape(6, 6)[die].any(1)
            assert (turned[i, where["shown_number"]].reshape(6, 6).any(1) == numbers).all()
            assert (legal[i] == batch.legal[i, stands_for[i]]).all()
            faces.add(int(stands_for[i, 0]))
    assert faces == set(range(6))


@needs_numba
def test_the_surroundings_of_cells_are_the_tiles_there_and_their_lines(ppo):
    batch = env.batch("twinkle_twinkle", 8, 2)
    net = ppo.ChartNet(encoder := ppo.ChartEncoder(batch), 16)
    batch.reset(3)
    for _ in range(50):
        batch.step(batch.sample())
    inputs, _, _ = encoder(batch.observe(batch.observations()), batch.legal)
    padded = np.hstack([inputs, np.zeros((8, 1), np.int16)])
    for i in range(8):
        state, seat = batch.state(i), int(batch.actors[i])
        around = padded[i][net.around.numpy()].reshape(CELLS, 8, -1)
        assert padded[i][net.held.numpy()].sum() == (state.held > 0)
        for cell in range(CELLS):
            for port in range(8):
                near = NEIGHBOUR[cell][port]
                kind = state.chart[seat][near] if near >= 0 else 0
                classes = [(CLASS[kind] >> bit) & 1 for bit in range(around.shape[2] - 1)] if kind else [0] * 10
                line = (state.lines[seat][near] >> (port + 4) % 8) & 1 if kind else 0
                assert around[cell, port].tolist() == [*classes, line]


@slow
@needs_numba
def test_it_learns(ppo):
    learner = ppo.Learner("shizzle", 2, 1, ppo.replace(ppo.SETTINGS["shizzle"], decisions=400_000), threads=1)
    learner.begin(0)
    first = evaluate(learner.play, "shizzle", games=1000)
    updates = 400_000 // (learner.settings.games * learner.settings.steps)
    for update in range(updates):
        learner.update(*learner.collect(), left=1 - update / updates)
    last = evaluate(learner.play, "shizzle", games=1000)
    assert last.interval[0] > first.interval[1]
