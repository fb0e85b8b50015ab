"""Self-play data: every decision of the games, with what is true of it, in files that are the same however made."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cli.runner import refusal
from tests.cli.runner import run as run_command
from tests.marks import needs_numba, rest_slow, slow
from tumblestar.contract.errors import Unreadable
from tumblestar.env.observing import Observer
from tumblestar.games import GAMES, find
from tumblestar.insight.ledger import promising, win_shares_at
from tumblestar.lab import engine
from tumblestar.lab.dataset import CARD, CHECKSUMS, DATA, PIECES, Dataset
from tumblestar.lab.engine import InThisThread, Pool, collect, processes
from tumblestar.lab.selfplay import SelfPlay
from tumblestar.lab.study import Study

parquet: Any = pytest.importorskip("pyarrow.parquet")
HERE = Pool(InThisThread, 1)
SELFPLAY = ("lab", "selfplay", "shizzle", "--bots", "random", "--workers", "1", "--per-file", "2")


def work(name: str, *bots: str, **more: Any) -> SelfPlay:
    return SelfPlay(Study.new(find(name), bots, {}, 5), **more)


def made(folder: Path, of: SelfPlay, setups: int, pool: Pool = HERE, size: int = 2) -> Dataset:
    data = Dataset(folder, of)
    assert collect(of, setups, pool, lambda piece: None, data)
    data.finish(setups, size)
    return data


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def rows(folder: Path) -> list[dict[str, Any]]:
    return parquet.read_table(folder / DATA).to_pylist()


@pytest.mark.parametrize("name", rest_slow(sorted(GAMES), 1))
def test_rows_are_true_of_the_games(name: str, tmp_path: Path) -> None:
    """A row's state, read back, gives its observation, legal actions and win shares; and no decision is left out."""
    of = work(name, "random", "greedy" if name == "twisty" else "random")
    made(tmp_path, of, 1)
    game, decisions = of.study.game, rows(tmp_path)
    observer, evaluate = Observer(game, 2), game.evaluation.win_shares
    assert evaluate
    wanted = iter(decisions)
    for turn in range(of.study.rotations):
        s, actions = of.study.start, of.study.actions(0, turn)
        own = list[dict[str, Any]]()
        for n, action in enumerate(actions, 1):
            if (actor := game.actor(s)) >= 0:
                own.append(row := next(wanted))
                assert (row["game"], row["setup"], row["event"], row["seat"]) == (turn + 1, 1, n, actor + 1)
                assert (row["action"], row["bot"]) == (action, of.study.bots[(actor + turn) % 2])
                there = game.parse_state(row["state"])
                assert there == s
                assert (np.array(row["observation"]) == observer.observe(there, actor)).all()
                assert row["legal"] == game.legal(there)
                assert row["policy"] == [float(choice == action) for choice in row["legal"]]
                if n % 7 == 0:  # evaluations are slow where nothing is compiled
                    assert row["win_shares"] == pytest.approx(list(evaluate(there)), abs=1e-6)
            s = game.after(s, action)
        for row in own:
            assert row["final_shares"] == [game.win_share(s, seat) for seat in range(2)]
            assert row["final_points"] == [game.points(s, seat) for seat in range(2)]
    assert next(wanted, None) is None


def test_values_are_those_of_what_each_action_leads_to(tmp_path: Path) -> None:
    of = work("shizzle", "random", "random", has_values=True)
    made(tmp_path, of, 1)
    game = of.study.game
    evaluate = game.evaluation.win_shares
    assert evaluate
    decisions = [row for row in rows(tmp_path) if len(row["legal"]) > 1]
    assert decisions
    for row in decisions[:5]:
        s = game.parse_state(row["state"])
        values = [
            win_shares_at(game, evaluate, game.after(s, action))[row["seat"] - 1]
            if action in promising(game, s)
            else None
            for action in row["legal"]
        ]
        assert row["values"] == pytest.approx(values, abs=1e-6)
        # Shizzle's evaluator is exact: a state is worth its best action
        assert row["win_shares"][row["seat"] - 1] == pytest.approx(max(filter(None, values)), abs=1e-6)


def test_a_policy_is_how_often_a_bot_chose(tmp_path: Path) -> None:
    """`random` chooses alike; the action that was played is always one of the tries."""
    made(tmp_path, work("shizzle", "random", "random", tries=40), 1)
    counts = list[float]()
    for row in rows(tmp_path):
        policy = dict(zip(row["legal"], row["policy"], strict=True))
        assert sum(policy.values()) == pytest.approx(1, abs=1e-5)
        assert policy[row["action"]] > 0
        if len(policy) == 2:
            counts += policy.values()
    assert 0 < min(counts) < 0.5 < max(counts) < 1
    assert np.std(counts) < 0.2, "40 tries of even chances are never far from even: the deviation is 0.08"


@slow
def test_files_are_the_same_whatever_the_workers_and_the_pieces(tmp_path: Path) -> None:
    of = work("shizzle", "random", "random")
    whole = files(made(tmp_path / "one", of, 5).place)
    assert sorted(name for name in whole if name.endswith(".parquet")) == [
        f"{DATA}/setups-{begin:09}-{end:09}.parquet" for begin, end in ((1, 2), (3, 4), (5, 5))
    ]
    assert not (tmp_path / "one" / PIECES).exists()
    assert files(made(tmp_path / "two", of, 5, processes(2)).place) == whole
    made(tmp_path / "grown", of, 3)
    assert files(made(tmp_path / "grown", of, 5).place) == whole, "more games"
    made(tmp_path / "cut", of, 5, size=3)
    assert files(made(tmp_path / "cut", of, 5).place) == whole, "files of another size"
    for line in (tmp_path / "one" / CHECKSUMS).read_text(encoding="utf-8").splitlines():
        checksum, name = line.split()
        assert hashlib.sha256(whole[name]).hexdigest() == checksum


def counted(of: SelfPlay) -> tuple[Any, list[int]]:
    """The same work, and the set-ups that it has played."""
    played = list[int]()

    class Counted(SelfPlay):
        def play(self, begin: int, end: int) -> engine.Piece:
            played.extend(range(begin, end))
            return super().play(begin, end)

    return Counted(of.study), played


@slow
def test_what_is_broken_off_goes_on_and_repeats_nothing(tmp_path: Path) -> None:
    plain = work("shizzle", "random", "random")
    whole = files(made(tmp_path / "whole", plain, 6).place)
    of, played = counted(plain)

    def stop(piece: engine.Piece) -> None:
        if piece["begin"]:
            raise KeyboardInterrupt

    folder = tmp_path / "broken"
    assert collect(of, 6, HERE, stop, Dataset(folder, of)) < 6
    assert [part.begin for part in Dataset(folder, of).parts()] == [0], "the first piece was kept"
    assert 0 in played
    played.clear()
    assert files(made(folder, of, 6).place) == whole
    assert played == list(range(1, 6))
    played.clear()
    assert files(made(folder, of, 6).place) == whole
    assert played == []


class Died(Exception):
    """A process has ended."""


@slow
def test_a_run_that_died_among_files_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever file was to be moved or taken away next, nothing is lost, and what is there twice counts once."""
    of = work("shizzle", "random", "random")
    whole = files(made(tmp_path / "whole", of, 6).place)
    for failing_at in range(1, 8):
        folder, left = tmp_path / str(failing_at), [failing_at]
        data = made(folder, of, 5, size=4)
        (folder / PIECES).mkdir()
        for place in (DATA, PIECES):
            (folder / place / ".setups-000000009-000000010.parquet").touch()  # what another that died has left

        def dying(real: Callable[..., Any], left: list[int] = left) -> Callable[..., Any]:
            def once(*args: Any, **named: Any) -> Any:
                left[0] -= 1
                if left[0] == 0:
                    raise Died
                return real(*args, **named)

            return once

        def go_on(data: Dataset = data) -> None:
            assert collect(of, 6, HERE, lambda piece: None, data)
            data.finish(6, 2)

        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", dying(Path.replace))
            patch.setattr(Path, "unlink", dying(Path.unlink))
            with pytest.raises(Died):
                go_on()
        made(folder, of, 6)
        assert files(folder) == whole


def test_data_of_another_study_are_refused(tmp_path: Path) -> None:
    made(tmp_path, work("shizzle", "random", "random"), 1)
    for other in (work("shizzle", "random", "random", tries=2), work("shizzle", "random", "greedy")):
        with pytest.raises(Unreadable, match="games of another study"):
            Dataset(tmp_path, other)


def test_the_command_writes_data_and_a_card(tmp_path: Path) -> None:
    folder = tmp_path / "data set"
    status, out, _ = run_command(*SELFPLAY, "--games", "3", "--out", str(folder))
    decisions = rows(folder)
    assert (status, out) == (0, f"Games: 3. Decisions: {len(decisions)}. Files: 2. Folder: “{folder}”.\n")
    card = (folder / CARD).read_text(encoding="utf-8")
    head = json.loads((folder / "study.json").read_text(encoding="utf-8"))
    for said in (
        "3 games of Shizzle for 2 seats",
        f"{len(decisions):,} decisions",
        "| seed | `1` |",
        f"`{json.dumps(head['rules'])}`",
        "| option `target` | 0 |",
        "| `state` | string |",
        "| 366 | `first` | 6 | 0, 1 |",
        "the solved game; exact.",
        "CC0 1.0",
    ):
        assert said in card
    section = card.partition("## Columns")[2].partition("\n## ")[0]
    columns = {line.split("`")[1] for line in section.splitlines() if line.startswith("| `")}
    assert columns == set(decisions[0])
    assert run_command(*SELFPLAY, "--games", "1", "--out", str(folder))[1] == out, "no game is taken away"
    assert "games of another study" in refusal(*SELFPLAY, "--games", "1", "--out", str(folder), "--tries", "2")
    file = tmp_path / "file"
    file.touch()
    refusal(*SELFPLAY, "--out", str(file / "below"))


@slow
@needs_numba
@pytest.mark.parametrize(("name", "bot"), [("twisty", "club"), ("twinkle", "strong"), ("twinkle_twinkle", "club")])
def test_bots_that_search_give_data_too(name: str, bot: str, tmp_path: Path) -> None:
    of = work(name, bot, "greedy")
    whole = made(tmp_path / "one", of, 2)
    assert files(made(tmp_path / "two", of, 2, processes(2)).place) == files(whole.place)
    assert all(sum(row["win_shares"]) == pytest.approx(1, abs=1e-5) for row in rows(whole.place))
