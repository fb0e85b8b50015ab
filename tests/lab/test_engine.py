"""The engine: nothing is lost, nothing is counted twice, whatever happens to workers and files."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.games import find
from tumblestar.lab import engine
from tumblestar.lab.engine import InThisThread, Kept, Pool, collect, processes, run
from tumblestar.lab.study import Piece, Study


@dataclass(frozen=True)
class Numbers:
    """Work whose result is its numbers; the one at `dies_at` kills its process unless `file` is there."""

    name: str = "numbers"
    dies_at: int = -1
    file: Path | None = None

    def head(self) -> dict[str, object]:
        return {"name": self.name}

    def play(self, begin: int, end: int) -> Piece:
        if self.file and begin <= self.dies_at < end and not self.file.exists():
            self.file.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return {"found": list(range(begin, end))}


def found(pieces: Iterator[Piece]) -> list[int]:
    return sorted(number for piece in pieces for number in piece["found"])


@pytest.mark.parametrize("setups", [0, 1, 17, 1000])
@pytest.mark.parametrize("known", [[], [(0, 3)], [(2, 5), (9, 11)], [(15, 2000)]])
def test_every_set_up_is_played_once(setups: int, known: list[tuple[int, int]]) -> None:
    wanted = [i for i in range(setups) if not any(begin <= i < end for begin, end in known)]
    assert found(run(Numbers(), setups, Pool(InThisThread, 1), known)) == wanted
    assert found(run(Numbers(), setups, Pool(lambda: ThreadPoolExecutor(3), 3), known)) == wanted


def test_pieces_grow() -> None:
    sizes = [piece["end"] - piece["begin"] for piece in run(Numbers(), 100_000, Pool(InThisThread, 1))]
    assert sizes[:3] == [1, engine.GROWTH, engine.GROWTH**2]
    assert max(sizes) == engine.LARGEST


def test_a_study_is_the_same_on_several_processes() -> None:
    of = Study(find("twisty"), ("greedy", "random"), (), 1, ("greedy", "random"))
    sums: list[dict[str, list[int]]] = []
    for pool in (processes(1), processes(2)):
        total: dict[str, list[int]] = {}
        for piece in run(of, 30, pool):
            for name, more in piece["tally"]["sums"].items():
                total[name] = [a + b for a, b in zip(total.get(name, (0, 0, 0)), more, strict=True)]
        sums.append(total)
    assert sums[0] == sums[1]


def test_a_worker_that_dies_is_made_up_for(tmp_path: Path) -> None:
    work = Numbers(dies_at=5, file=tmp_path / "died")
    assert found(run(work, 40, processes(2))) == list(range(40))
    assert (tmp_path / "died").exists()


def _die() -> None:
    raise BrokenProcessPool


@pytest.mark.parametrize("at_submit", [False, True])
def test_workers_that_always_die_end_it(at_submit: bool) -> None:
    started: list[Executor] = []

    class Dying(Executor):
        def __init__(self) -> None:
            started.append(self)

        def submit(self, fn: object, /, *args: object, **kwargs: object) -> object:  # pyright: ignore
            return _die() if at_submit else InThisThread().submit(_die)

    with pytest.raises(BrokenExecutor):
        list(run(Numbers(), 3, Pool(Dying, 2)))
    assert len(started) == engine.MOST_DEATHS + 1


def test_an_error_of_a_piece_is_raised() -> None:
    class Wrong(Numbers):
        def play(self, begin: int, end: int) -> Piece:
            raise LookupError("this one")

    with pytest.raises(LookupError, match="this one"):
        list(run(Wrong(), 3, Pool(InThisThread, 1)))


def collected(setups: int, file: Path, stop_after: int = 10**9) -> tuple[list[int], bool]:
    numbers, pieces = list[int](), list[Piece]()

    def add(piece: Piece) -> None:
        if len(pieces) == stop_after:
            raise KeyboardInterrupt
        pieces.append(piece)
        numbers.extend(piece["found"])

    store = Kept(file, Numbers(), ("found",))
    return numbers, collect(Numbers(), setups, Pool(InThisThread, 1), add, store) == setups


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def test_it_can_be_broken_off_and_goes_on(file: Path) -> None:
    numbers, is_whole = collected(500, file, stop_after=2)
    assert (numbers, is_whole) == (list(range(9)), False)
    assert collected(500, file) == (list(range(500)), True)
    lines = file.read_text(encoding="utf-8").splitlines()
    numbers, is_whole = collected(500, file)
    assert (sorted(numbers), is_whole) == (list(range(500)), True)
    assert file.read_text(encoding="utf-8").splitlines() == lines, "nothing was played again"
    assert sorted(collected(700, file)[0]) == list(range(700)), "more games of the same study"
    assert sorted(collected(20, file)[0]) == list(range(20)), "pieces that go beyond do not count"
    assert sorted(collected(700, file)[0]) == list(range(700)), "what is there twice counts once"


def test_a_damaged_last_line_is_dropped(file: Path) -> None:
    collected(100, file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-7])
    assert Kept(file, Numbers()).has_dropped
    assert not Kept(file, Numbers()).has_dropped
    assert sorted(collected(100, file)[0]) == list(range(100))
    file.write_bytes(whole[:9])
    assert Kept(file, Numbers()).has_dropped, "the first line, which nothing follows"
    assert sorted(collected(100, file)[0]) == list(range(100))


def test_other_files_are_refused(file: Path) -> None:
    collected(100, file)
    with pytest.raises(Unreadable) as other:
        Kept(file, Numbers("others"))
    assert other.value.phrase.key == "lab-kept-other"
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([lines[0], "?", *lines[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(Unreadable) as damaged:
        Kept(file, Numbers())
    assert (damaged.value.phrase.key, damaged.value.phrase.args["line"]) == ("lab-kept-damaged", 2)


def test_pieces_without_what_is_needed_are_played_again(file: Path) -> None:
    Kept(file, Numbers()).add({"begin": 0, "end": 5, "took": 0.0})
    assert Kept(file, Numbers()).within(5)
    assert sorted(collected(9, file)[0]) == list(range(9))
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[1])["begin"] == 0
