"""The feature of docs/adding-a-feature.md, built from the text of the page in a copy of the box."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.marks import slow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/adding-a-feature.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`(src/[^`]+)`:\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
VISIT = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from tumblestar.app.app import make_app
from tumblestar.storage.store import Store

with TestClient(make_app(Store.open(Path(sys.argv[1])), limits=False), base_url="http://localhost") as visitor:
    visitor.headers["origin"] = "http://localhost"
    assert 'href="/favourite/twisty"' in visitor.get("/play/twisty").text
    assert "Make it my favourite" in visitor.get("/favourite/twisty").text
    visitor.post("/favourite/twisty", data={"go": "1"})
    assert "It is your favourite." in visitor.get("/favourite/twisty").text
    assert '"favourite"' in visitor.get("/mine/data").text
    table = visitor.post("/new/twisty", data={"seats": "2", "seat-1": "me", "seat-2": "bot:greedy"})
    page = visitor.get(table.url).text
    assert '<div id="part-panels"><p><a href="/favourite/twisty">' in page
"""


def patched(text: str, patch: str) -> str:
    """Text after a patch: lines with + come, those with - go, the others say where."""
    lines = patch.splitlines(keepends=True)
    before, after = ("".join(line[1:] for line in lines if not line.startswith(sign)) for sign in "+-")
    assert text.count(before) == 1, f"this is not there once: {before}"
    return text.replace(before, after)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the box with the feature, as the page says."""
    source = tmp_path / "src"
    shutil.copytree(ROOT / "src", source, copy_function=os.link, ignore=shutil.ignore_patterns("__pycache__"))
    for path, kind, text in BLOCK.findall(PAGE):
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        content = patched(file.read_text(encoding="utf-8"), text) if kind == "diff" else text
        file.unlink(missing_ok=True)  # it is one with that of the checkout
        file.write_text(content, encoding="utf-8")
    return source


@slow
def test_the_feature_of_the_page_works(box: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(box), "LANG": "en", "TUMBLESTAR_LANG": "en"}

    def run(*command: str) -> str:
        done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    run("-c", VISIT, str(tmp_path / "data"))
    assert run("-m", "tumblestar", "favourites", "--data", str(tmp_path / "data")) == "twisty: one person\n"


def test_the_page_has_every_part_of_a_feature() -> None:
    paths = [path for path, _, _ in BLOCK.findall(PAGE)]
    assert {"__init__.py", "store.py", "page.py", "favourite.html", "command.py"} <= {Path(path).name for path in paths}
    assert sum(path.startswith("src/tumblestar/features/favourite/") for path in paths) == 5
