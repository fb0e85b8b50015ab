"""Compiled rules: three traps of compiling, and behaviour without Numba."""

import os
import random
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from bench import tree_search
from tests.cli.runner import python
from tests.compiled_modules import COMPILED_MODULES
from tests.marks import HAS_NUMBA, needs_numba, rest_slow, slow
from tests.patience import PATIENCE
from tumblestar.bots import set_up
from tumblestar.contract.errors import BadOption
from tumblestar.contract.state import CHANCE, OVER, GameState, i8, layout
from tumblestar.engine import compile_cache, game_loop, players, speed
from tumblestar.engine.game_loop import CHANCE_SEED, CHOICE_SEED, KEYS
from tumblestar.games import GAMES

MANY = 10**9


def run(code, cache, **env):
    env = {"TUMBLESTAR_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1", "TUMBLESTAR_INTERPRET": "", **env}
    done = python("-c", textwrap.dedent(code), **env)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def write_game(folder):
    """Writes the sources of a game, its helper, its data and a search."""
    files = {"one_py": TINY.format(step=1), "helper_py": HELPER.format(factor=2)}
    write(folder, **files, search_py=SEARCH, table_toml="0 0")


def write(folder, **files):
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("_toml", ".toml").replace("_py", ".py")).write_text(textwrap.dedent(text))


TINY = """
    from tumblestar.contract.state import GameState, i8, layout
    import helper
    from helper import doubled
    @layout
    class State(GameState):
        seats: i8
        n: i8
    STEP = {step}
    def apply(s, action):
        s.n = s.n + doubled(STEP) + action
"""
HELPER = """
    from pathlib import Path
    TABLE = tuple(map(int, Path(__file__).with_name("table.toml").read_text().split()))
    def doubled(n):
        return {factor} * n + TABLE[1]
"""
SEARCH = """
    from tumblestar.engine.speed import hole
    apply = hole
    def twice(states, action):
        "Does it, and again."
        apply(states[0], action)
        apply(states[0], action)
"""
PROGRAM = """
    import sys
    sys.path.insert(0, {folder!r})
    from types import SimpleNamespace
    import helper, search, {games}
    from tumblestar import speed
    for rules in ({games},):
        game = SimpleNamespace(name=rules.__name__, rules=rules, ruled=(rules,))
        bound = speed.bind(game, helper, search, compiled=True)
        states = bound.states(1)
        bound.call.twice(states, 1)
        fresh = sum(bound.call.twice.stats.cache_misses.values())
        print(rules.__name__, states[0]["n"], "compiled" if fresh else "kept")
"""


@needs_numba
@slow
def test_two_games_never_share_code(tmp_path):
    """Even where their functions have the same names and lines, and whichever comes first."""
    folder = str(tmp_path / "src")
    write_game(tmp_path / "src")
    write(tmp_path / "src", two_py=TINY.format(step=5))
    cold = run(PROGRAM.format(folder=folder, games="one, two"), tmp_path / "cache")
    assert cold == ["one", "6", "compiled", "two", "22", "compiled"]
    warm = run(PROGRAM.format(folder=folder, games="two, one"), tmp_path / "cache")
    assert warm == ["two", "22", "kept", "one", "6", "kept"]


@slow
@needs_numba
def test_the_code_of_an_observation_made_of_a_layout_is_kept(tmp_path):
    """It is in no file, and another process reads it; called from elsewhere, it is a part of that."""
    write(
        tmp_path,
        probe_py="""
            from tumblestar.engine.speed import hole
            observe = hole
            def look(s, seat, out):
                observe(s, seat, out)
        """,
    )
    program = f"""
        import sys
        sys.path.insert(0, {str(tmp_path)!r})
        import probe
        from tumblestar import speed
        from tumblestar.contract.observations import observation_of_layout, width
        from tumblestar.games import GAMES
        module = observation_of_layout(GAMES["shizzle"].rules.State)
        bound = speed.bind(GAMES["shizzle"], module, probe, compiled=True)
        states, out = bound.states(1), bound.ints(width(module.FIELDS))
        bound.put(states, 0, GAMES["shizzle"].fresh(3))
        for call in (bound.call.observe, bound.call.look):
            call(states[0], 2, out)
            print(out[0], out.sum(), "compiled" if sum(call.stats.cache_misses.values()) else "kept")
    """
    cold, warm = (run(program, tmp_path / "cache") for _ in range(2))
    assert cold[2::3] == ["compiled"] * 2
    assert warm == [*cold[:2], "kept"] * 2


@slow
@needs_numba
def test_an_edited_helper_and_an_edited_data_file_are_seen_and_other_edits_compile_nothing_again(tmp_path):
    source, cache = tmp_path / "src", tmp_path / "cache"
    write_game(source)
    program = PROGRAM.format(folder=str(source), games="one")
    assert run(program, cache) == ["one", "6", "compiled"]
    write(source, other_py="NUMBER = 1", readme="words", search_py=SEARCH + "    # a comment\n")
    assert run(program, cache) == ["one", "6", "kept"]
    write(source, search_py=SEARCH.replace("Does it, and again.", "Applies an action twice."))
    folders = list(cache.iterdir())
    assert run(program, cache) == ["one", "6", "kept"]
    assert list(cache.iterdir()) == folders
    write(source, helper_py=HELPER.format(factor=3))
    assert run(program, cache) == ["one", "8", "compiled"]
    write(source, table_toml="0 7")
    assert run(program, cache) == ["one", "22", "compiled"]
    assert run(program, cache) == ["one", "22", "kept"]


@needs_numba
def test_the_digest_covers_functions_tables_and_numbers(monkeypatch):
    game = GAMES["twisty"]
    digests = [compile_cache.digest(game, modules) for modules in ((game.rules,), (game.rules, game_loop))]
    for place, name, value in (
        (game.rules, "COUNTS", (0, *[4] * 7, 4, 3, 3, 3, 3)),
        (game.rules, "MOVE", 77),
        (game.rules.actor, "__code__", (lambda s: 77).__code__),
    ):
        monkeypatch.setattr(place, name, value)
        digests.append(compile_cache.digest(game, (game.rules,)))
    assert len(set(digests)) == len(digests)


def goes(game, seats, options):
    try:
        game.fresh(seats, options)
    except BadOption:
        return False
    return True


def walks():
    """Names and options of games to walk through at random: every number of seats, options on and off.

    Where not all can be on together, as many as can be are.
    """
    for name, game in GAMES.items():
        for seats in game.seats:
            for turn in range(4):
                options = {o.name: turn % 2 for o in game.options if o.is_switch}
                while not goes(game, seats, options):
                    options.popitem()
                yield name, seats, options, turn


@needs_numba
@pytest.mark.parametrize("name", rest_slow(sorted(GAMES)))
def test_compiled_equals_plain_along_random_games(name):
    game = GAMES[name]
    bound = speed.bind(game, *COMPILED_MODULES, compiled=True)
    states, shares = bound.states(1), bound.floats(8)
    out, weights = bound.ints(game.rules.MAX_LEGAL), bound.ints(game.rules.MAX_LEGAL)
    values = game.rules.State.values
    for _, seats, options, seed in (walk for walk in walks() if walk[0] == name):
        rng = random.Random(f"{seats} {seed}")
        s = game.fresh(seats, options)
        bound.put(states, 0, s)
        while True:
            n = bound.call.look(states, 0, out, weights, shares)
            assert bound.call.who(states, 0) == game.actor(s)
            assert values(bound.get(states, 0)) == values(s)
            assert not game.rules.State.overflow(s)
            assert [bound.call.points(states[0], seat) for seat in range(seats)] == [
                game.points(s, seat) for seat in range(seats)
            ]
            if game.actor(s) == OVER:
                assert [shares[seat] for seat in range(seats)] == [
                    game.rules.win_share(s, seat) for seat in range(seats)
                ]
                break
            assert out[:n].tolist() == game.legal(s)
            if game.actor(s) == CHANCE:
                assert list(zip(out[:n].tolist(), weights[:n].tolist(), strict=True)) == game.outcomes(s)
            action = rng.choice(game.legal(s))
            game.rules.apply(s, action)
            bound.call.do(states, 0, action)


@needs_numba
@pytest.mark.parametrize("name", rest_slow(sorted(GAMES)))
def test_compiled_playouts_and_trees_are_those_of_plain(name):
    game = GAMES[name]
    results = []
    for compiled in (False, True):
        b = speed.bind(game, *COMPILED_MODULES, compiled=compiled)
        roots, scratch = b.states(1), b.states(1)
        memory, keys, kinds = players.new_memory(b, game.fresh(game.seats[0]), work=0), b.ints(KEYS), b.ints(8)
        keys[CHANCE_SEED], keys[CHOICE_SEED] = 1, 2
        b.put(roots, 0, game.fresh(game.seats[0]))
        b.call.play_many(memory, roots, keys, kinds, 3, scratch, MANY)
        tree = tree_search.empty_tree(b, 5000)
        s = set_up(game, game.fresh(game.seats[0]), random.Random(1))
        b.put(roots, 0, s)
        b.call.search(memory, roots, keys, 40, 1.4, MANY, scratch, tree)
        best = b.call.most_visited(tree)
        assert best in game.legal(s)
        counts = [int(n) for part in (keys, tree.visits[:99]) for n in part]
        results.append((counts, int(best)))
    assert results[0] == results[1]


def test_an_unbound_hole_is_reported():
    @layout
    class State(GameState):
        seats: i8

    rules = SimpleNamespace(__name__="empty.rules", State=State)
    with pytest.raises(LookupError, match="actor"):
        speed.bind(SimpleNamespace(name="empty", rules=rules, ruled=(rules,)), game_loop, compiled=False)
    with pytest.raises(RuntimeError):
        game_loop.legal(None, [])


def test_an_array_of_states_returns_what_was_stored():
    for game in GAMES.values():
        s = set_up(game, game.fresh(game.seats[-1]), random.Random(3))
        for compiled in {False, HAS_NUMBA}:
            bound = speed.bind(game, compiled=compiled)
            states = bound.states(2)
            bound.put(states, 1, s)
            assert game.rules.State.values(bound.get(states, 1)) == game.rules.State.values(s)


def test_tables_are_tuples_of_numbers_alone():
    assert speed._is_table((1, 2))
    assert speed._is_table(((1, 2), (3, 4)))
    assert not speed._is_table(())
    assert not speed._is_table(((1, 2), (3,)))
    assert not speed._is_table(("a",))
    assert not speed._is_table((True, False))


def test_without_numba_and_numpy_all_works_interpreted(tmp_path):
    said = run(
        """
        import sys, random
        sys.modules["numba"] = sys.modules["numpy"] = None
        from tumblestar import bots, speed
        from tumblestar.games import find
        assert not speed.is_fast()
        game = find("twisty")
        s = bots.set_up(game, game.fresh(2), random.Random(1))
        chosen = bots.find("strong", game)(game, s, random.Random(1))
        print(chosen in game.legal(s), len(bots.expect(game, s, 0.2)) > 0)
        """,
        tmp_path,
        TUMBLESTAR_INTERPRET="1",
    )
    assert said == ["True", "True"]


TWISTY = GAMES["twisty"]
Place = Callable[[Path], Path | None]


@pytest.fixture
def place(monkeypatch: pytest.MonkeyPatch) -> Place:
    """`place(root)` is where machine code of Twisty is kept below a folder."""

    def below(root: Path) -> Path | None:
        monkeypatch.setenv("TUMBLESTAR_CACHE", str(root))
        return compile_cache.cache_folder(TWISTY, (TWISTY.rules,))

    return below


@needs_numba
def test_a_folder_that_cannot_be_written_only_costs_time(tmp_path: Path, place: Place) -> None:
    (tmp_path / "file").write_text("")
    assert place(tmp_path / "file") is None
    game = TWISTY
    bound = speed.bind(game, *COMPILED_MODULES, compiled=True)
    states = bound.states(2)
    bound.put(states, 1, game.fresh(2))
    assert bound.call.who(states, 1) == CHANCE


@needs_numba
def test_code_that_nothing_used_for_a_month_is_deleted(tmp_path: Path, place: Place) -> None:
    folder = place(tmp_path)
    old, other = tmp_path / ("0" * len(folder.name)), tmp_path / "mine"
    for cache_folder in (old, other):
        cache_folder.mkdir()
        (cache_folder / "code.nbc").write_text("")
        os.utime(cache_folder, (time.time() - 40 * 86400,) * 2)
    assert place(tmp_path) == folder
    assert [cache_folder.exists() for cache_folder in (folder, old, other)] == [True, False, True]


@needs_numba
def test_a_cache_that_others_could_write_to_is_emptied(tmp_path: Path, place: Place) -> None:
    """Numba keeps pickles: whoever writes one runs code as whoever reads it."""
    root = tmp_path / "cache"
    folder = place(root)
    assert folder.stat().st_mode & 0o777 == 0o700
    (folder / "own.nbi").write_bytes(b"")
    assert place(root) == folder
    assert (folder / "own.nbi").exists()
    for opened in (folder, root):
        opened.chmod(0o777)
    (folder / "planted.nbi").write_bytes(b"")
    (root / "kept").write_bytes(b"")
    assert place(root) == folder
    assert not list(folder.iterdir())
    assert (root / "kept").exists()
    assert [opened.stat().st_mode & 0o022 for opened in (folder, root)] == [0, 0]


@needs_numba
def test_a_cache_of_another_user_is_not_used(tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a folder that is theirs, nor a link to one, nor one that lies where they can swap it."""
    folder = place(tmp_path)
    folder.rename(tmp_path / "elsewhere")
    folder.symlink_to(tmp_path / "elsewhere")
    assert place(tmp_path) is None
    folder.unlink()
    own = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: own + 1)
    assert place(tmp_path) is None


def test_slow_work_runs_in_a_thread():
    go_on = threading.Event()

    def make():
        assert go_on.wait(PATIENCE)
        return 7

    preparing = speed.Preparing(make)
    assert preparing.ready is None
    go_on.set()
    assert preparing.wait() == preparing.ready == 7

    def fail():
        raise RuntimeError("no")

    preparing = speed.Preparing(fail)
    with pytest.raises(RuntimeError, match="no"):
        preparing.wait()
    assert isinstance(preparing.failed, RuntimeError)


OTHER = """
import sys, types
from pathlib import Path
from tumblestar import speed
input()
print("ready", flush=True)
with speed.compile_lock(types.SimpleNamespace(folder=Path(sys.argv[1]))):
    print("alone", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_of_those_who_compile_the_same_all_but_one_wait(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OTHER, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        with speed.compile_lock(SimpleNamespace(folder=tmp_path)):
            other.stdin.write("go\n")
            other.stdin.flush()
            assert other.stdout.readline() == "ready\n"
            with pytest.raises(subprocess.TimeoutExpired):
                other.wait(0.5)
        assert other.communicate()[0] == "alone\n"


def test_without_file_locks_nobody_waits(tmp_path: Path) -> None:
    for folder in (None, tmp_path / "gone"):
        with speed.compile_lock(SimpleNamespace(folder=folder)), speed.compile_lock(SimpleNamespace(folder=folder)):
            assert not list(tmp_path.iterdir())
