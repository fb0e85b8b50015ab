"""A batch as a vector environment of Gymnasium."""

from importlib.util import find_spec

import numpy as np
import pytest

from tests.marks import needs_numba
from tumblestar import env

pytestmark = pytest.mark.skipif(find_spec("gymnasium") is None, reason="Gymnasium is not here")


def played(vector, steps):
    seen, infos = vector.reset(seed=4)
    for _ in range(steps):
        actions = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in infos["action_mask"]])
        seen, rewards, terminated, truncated, infos = vector.step(actions)
        yield seen, rewards, terminated, truncated, infos


def test_spaces_hold_what_it_gives_and_nothing_is_overwritten():
    vector = env.vector("shizzle", 5, 2, compiled=False)
    assert vector.num_envs == 5
    assert vector.metadata["autoreset_mode"].name == "NEXT_STEP"
    assert vector.single_action_space.n == vector.batch.game.rules.ACTIONS
    before = None
    for seen, rewards, terminated, truncated, infos in played(vector, 30):
        assert vector.observation_space.contains(seen)
        assert rewards.shape == terminated.shape == truncated.shape == (5,)
        assert infos["rewards"].shape == (5, 2)
        assert (infos["_action_mask"] & (infos["action_mask"].sum(1) > 0)).all() or terminated.any()
        if before is not None:
            assert (before[0] == before[1]).all()
        before = seen, seen.copy()


def test_the_reward_is_that_of_the_seat_that_acted():
    ends = 0
    vector = env.vector("shizzle", 3, 2, rounds=5, compiled=False)
    actor = None
    for _, rewards, terminated, _, infos in played(vector, 600):
        for i in np.flatnonzero(terminated):
            ends += 1
            assert rewards[i] == infos["rewards"][i][actor[i]]
        actor = infos["actor"]
    assert ends


@needs_numba
def test_wrappers_of_gymnasium_count_its_episodes():
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    vector = RecordEpisodeStatistics(env.vector("shizzle", 8, 2, learner=0, rounds=5))
    lengths = []
    for *_, infos in played(vector, 400):
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert len(lengths) == vector.unwrapped.batch.episodes.sum() + vector.unwrapped.batch.terminated.sum()
    assert lengths
