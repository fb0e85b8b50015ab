"""Studies on a Ray cluster of two nodes on this machine: the same results, also if a worker is killed. Needs ray."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import refusal
from tests.cli.runner import run as run_command
from tests.marks import slow
from tumblestar.games import find
from tumblestar.lab.engine import InThisThread, Pool, RayExecutor, cluster, run
from tumblestar.lab.study import Piece, Study
from tumblestar.lab.tally import Tally

pytestmark = [
    slow,
    pytest.mark.filterwarnings("ignore"),
    pytest.mark.skipif(find_spec("ray") is None, reason="ray is not here"),
]
NODES = 2


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    ray: Any = import_module("ray")
    utils: Any = import_module("ray.cluster_utils")
    nodes = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(NODES - 1):
        nodes.add_node(num_cpus=1)
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(map(str, [Path("src").resolve(), Path().resolve()]))}}
    ray.init(address=nodes.address, log_to_driver=False, configure_logging=False, runtime_env=paths)
    yield nodes.address
    ray.shutdown()
    nodes.shutdown()


@dataclass(frozen=True)
class Deadly:
    """A study whose piece with set-up 3 kills its worker the first time; each piece leaves the name of its node."""

    study: Study
    folder: Path

    def head(self) -> dict[str, object]:
        return self.study.head()

    def play(self, begin: int, end: int) -> Piece:
        ray: Any = import_module("ray")
        (self.folder / f"node-{ray.get_runtime_context().get_node_id()}").touch()
        if begin <= 3 < end and not (self.folder / "died").exists():
            (self.folder / "died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.study.play(begin, end)


def total(pieces: Iterator[Piece]) -> dict[str, Any]:
    tally = Tally({"greedy": 1, "random": 1}, 2)
    for piece in pieces:
        tally.add(piece["tally"])
    return tally.as_json()


def test_a_cluster_finds_what_this_thread_finds_though_a_worker_is_killed(address: str, tmp_path: Path) -> None:
    study = Study(find("twisty"), ("greedy", "random"), (), 1, ("greedy", "random"))
    pool = cluster(address)
    assert pool.workers == NODES
    sums = total(run(Deadly(study, tmp_path), 300, pool))
    assert sums == total(run(study, 300, Pool(InThisThread, 1)))
    assert sums["setups"] == 300
    assert (tmp_path / "died").exists()
    assert len(list(tmp_path.glob("node-*"))) == NODES, "both nodes have played"


def test_the_command_plays_on_a_cluster(address: str) -> None:
    args = ("lab", "play", "twisty", "--bots", "greedy,random", "--games", "20", "--json")
    assert run_command(*args, "--ray", address)[:2] == run_command(*args, "--workers", "1")[:2]  # without progress


def test_where_there_is_no_cluster_it_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    said = refusal("lab", "play", "twisty", "--bots", "random", "--ray", f"127.0.0.1:{port}")
    assert "There is no Ray cluster" in said


def test_errors_and_cancelled_tasks_are_told(address: str) -> None:
    cluster(address)
    with RayExecutor() as executor:
        assert executor.submit(divmod, 7, 2).result() == (3, 1)
        with pytest.raises(ZeroDivisionError):
            executor.submit(divmod, 7, 0).result()
    with pytest.raises(RuntimeError):
        executor.submit(divmod, 7, 2)
