"""Several terminals that change one file at once: what all have written is there afterwards."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.features.puzzles.test_pages import first
from tests.lab.test_ladder import played
from tests.patience import PATIENCE
from tests.terminal.test_session import resumed
from tumblestar.features.days import days
from tumblestar.features.days.command import keep, read_kept
from tumblestar.features.days.days import Result
from tumblestar.features.puzzles import session as kept_puzzles
from tumblestar.games import find
from tumblestar.lab import ladder
from tumblestar.lab.ladder import LadderSpec
from tumblestar.terminal import local_game
from tumblestar.terminal.game_interface import Notice
from tumblestar.terminal.local_game import LocalGame

DAYS = [days.find(line) for line in days.first_and_last()]


def at_once(jobs: list[Callable[[], object]]) -> None:
    begin = threading.Barrier(len(jobs))
    with ThreadPoolExecutor(len(jobs)) as pool:
        for future in [pool.submit(lambda job=job: (begin.wait(PATIENCE), job())) for job in jobs]:
            future.result(PATIENCE)


def test_results_of_a_day_are_all_kept_and_the_first_one_counts(tmp_path: Path) -> None:
    results = [(day, Result(kind, "won")) for day in DAYS for kind in day.kinds]
    at_once([lambda day=day, result=result: keep(tmp_path, day, result, "en") for day, result in results])
    by_date = read_kept(tmp_path, "en")
    assert {(date, kind) for date, of_day in by_date.items() for kind in of_day} == {
        (day.date.isoformat(), result.kind) for day, result in results
    }
    again = keep(tmp_path, DAYS[0], Result("duel", "lost"), "en")
    assert again["duel"].status == "won"


def test_puzzles_are_all_kept(tmp_path: Path) -> None:
    puzzles = [first(name, number) for name in ("twisty", "shizzle") for number in (0, 1)]

    def solve(puzzle: object) -> None:
        with kept_puzzles.changing(tmp_path) as results:
            results.add(puzzle, True, 1)  # pyright: ignore[reportArgumentType]

    at_once([lambda puzzle=puzzle: solve(puzzle) for puzzle in puzzles])
    assert set(kept_puzzles.read_kept(tmp_path).attempts) == {puzzle.id for puzzle in puzzles}


def test_matches_of_a_ladder_are_all_kept(tmp_path: Path) -> None:
    game, spec = find("shizzle"), LadderSpec((2,), 10)
    rows = [played("greedy", "random", 0.6), played("club", "greedy", 0.6)]
    for row in rows:
        ladder.keep(game, tmp_path, spec, [row], "command", "commit")
    assert {row.us for row in ladder.known(game, tmp_path, spec)} == {"greedy", "club"}


def play_on(game: LocalGame) -> list[Notice]:
    game.act(game.record.game.text(game.state, game.record.legal[0]))
    return [update for update in game.updates() if isinstance(update, Notice)]


def test_a_saved_game_that_two_terminals_play_on_is_kept_twice(tmp_path: Path) -> None:
    play_on(begun := local_game.begin(find("twisty"), tmp_path, seats=2))
    seed = local_game.seed_file(tmp_path, begun.record.commitment)
    mine, other = resumed(begun.file, tmp_path), resumed(begun.file, tmp_path)
    assert play_on(mine) == []
    (notice,) = play_on(other)
    assert (notice.phrase.key, notice.phrase.args["file"]) == ("term-played-elsewhere", str(other.file))
    assert play_on(mine) == play_on(other) == []
    for game in (mine, other):
        assert game.file.read_text(encoding="utf-8") == game.record.text()
    mine.resign()
    list(mine.updates())
    assert seed.exists()  # the other goes on
    assert resumed(other.file, tmp_path).record.chance == "sealed"
    other.resign()
    list(other.updates())
    assert not seed.exists()


def test_games_that_begin_in_one_second_have_files_of_their_own(tmp_path: Path) -> None:
    games = [local_game.begin(find("twisty"), tmp_path, seats=2) for _ in range(3)]
    for game in games:
        game.file = games[0].file  # as if none had been saved when the others chose their names
    at_once([lambda game=game: play_on(game) for game in games])
    assert len({game.file for game in games}) == len({game.file.read_text(encoding="utf-8") for game in games}) == 3
