"""Fixtures and hooks of all tests."""

import gc
import os
import random
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import HealthCheck, settings

from tests.browser.engines import left_out
from tests.patience import PATIENCE
from tools.cluster import Cluster, NoPostgres
from tumblestar.console import output
from tumblestar.contract.chance import SEED_BYTES
from tumblestar.engine import background
from tumblestar.engine.speed import compiling
from tumblestar.storage import schema
from tumblestar.storage.store import Store

ROOT = Path(__file__).parents[1]
LUCK = os.environ.get("TUMBLESTAR_TEST_LUCK", "")
"""Any other word deals every test other games: none may pass by luck."""
SEEDS = ("contract.chance", "record", "tables.bots", "tables.registry", "terminal.local_game")
"""Modules that have a fresh seed from the operating system."""
pytest_plugins = ["tests.serving"]


def pytest_configure(config: pytest.Config) -> None:
    """Without the slow tests, bots think interpreted: compiling them takes longer than all that is left.

    Random examples are fewer then, too.
    """
    is_quick = config.option.markexpr == "not slow"
    if is_quick:
        os.environ["TUMBLESTAR_INTERPRET"] = "1"
    with suppress(ImportError):
        import numpy  # noqa: F401 (before a thread does, which would leave it half imported to `pytest.approx`)
    background.LOWEST = 0  # else what is done in the background waits for all other tests
    output.FIRST = PATIENCE  # commands in tests are never so slow that they tell their progress
    settings.register_profile(
        "tumblestar",
        max_examples=15 if is_quick else 100,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("tumblestar")


def pytest_report_header() -> str:
    """Tells which browsers `browser/test_engines.py` leaves out."""
    return f"engines left out: {missing}" if (missing := left_out()) else ""


def is_ci() -> bool:
    """Whether everything that a test may need must be here."""
    return os.environ.get("CI", "").lower() == "true"


def _without_skips(report: Any) -> Any:
    """With CI=true a skipped test has failed: it was to run there."""
    if is_ci() and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} was skipped, and CI must have what it needs: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    return _without_skips((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    return _without_skips((yield))


def pytest_collection_finish() -> None:
    """Garbage is collected seldom, without what was imported: it took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_sessionfinish() -> None:
    """Waits for what is still being compiled: all tests may have passed, and the process fall in ending."""
    for thread in compiling():
        thread.join()


@pytest.fixture(autouse=True)
def _same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What chance and bots do in this process follows from the name of the test: it passes always or never."""
    luck = random.Random(f"{request.node.nodeid} {LUCK}")
    for module in SEEDS:
        monkeypatch.setattr(f"tumblestar.{module}.fresh_seed", lambda: luck.randbytes(SEED_BYTES))
    for feature in ("analysis.position", "puzzles.lists"):
        monkeypatch.setattr(f"tumblestar.features.{feature}._rng", luck)


@pytest.fixture(scope="session")
def missing() -> Callable[[str], NoReturn]:
    """`missing("why")` skips a test whose outside help is not to be had here, and fails it where CI=true."""

    def tell(why: str) -> NoReturn:
        if is_ci():
            pytest.fail(f"{why} (CI must have it)", pytrace=False)
        pytest.skip(why)

    return tell


@pytest.fixture(scope="session")
def rulebooks(missing: Callable[[str], NoReturn]) -> Path:
    """The folder of the rulebooks, which lies beside a checkout only where the project is made."""
    folder = ROOT.parent / "shared/rules"
    return folder if folder.is_dir() else missing("the rulebooks are not here: ../shared/rules")


@pytest.fixture(scope="session")
def cluster(missing: Callable[[str], NoReturn]) -> Iterator[Cluster]:
    """A PostgreSQL server for the tests."""
    try:
        with Cluster.started() as cluster:
            yield cluster
    except NoPostgres:
        missing("PostgreSQL is not here: install it, or name the folder of initdb in TUMBLESTAR_POSTGRES")


@pytest.fixture(scope="session")
def _one_database(cluster: Cluster) -> str:
    """A database that is up to date; to make one takes its time."""
    address = cluster.database()
    Store.open(address).close()
    return address


@pytest.fixture
def database(_one_database: str) -> str:
    """The address of a database that is up to date and empty."""
    psycopg = pytest.importorskip("psycopg")
    with psycopg.connect(_one_database) as connection:
        connection.execute(f"TRUNCATE {', '.join(schema.metadata.tables)} RESTART IDENTITY CASCADE")
    return _one_database
