"""What every test may ask for."""

import os
from collections.abc import Callable, Iterator
from typing import NoReturn

import pytest

from tools.cluster import Cluster, NoPostgres
from tumblestar.server.storage import schema
from tumblestar.server.storage.store import Store
from tumblestar.speed import compiling


def pytest_sessionfinish() -> None:
    """Waits for what is still being compiled: all tests may have passed, and the process fall in ending."""
    for thread in compiling():
        thread.join()


@pytest.fixture(scope="session")
def missing() -> Callable[[str], NoReturn]:
    """`missing("why")` skips a test whose outside help is not to be had here, and fails it where CI=true."""

    def tell(why: str) -> NoReturn:
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(f"{why} (CI must have it)", pytrace=False)
        pytest.skip(why)

    return tell


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
