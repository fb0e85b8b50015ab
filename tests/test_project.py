"""Make, the pages and the package agree with each other."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.runner import python
from tests.marks import rest_slow
from tools import check_javascript

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/tumblestar"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
UNPLAYED = {"dev", "bench", "fuzz"}
"""The extras for those who work on tumblestar."""


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=!~; ]", requirement)[0] for requirement in requirements}


def named_in_tables(text: str) -> list[str]:
    """The first column of every row of the tables of a page; a row may name several, with commas."""
    rows = [row for row in re.findall(r"^\| ([^|]+) \|", text, re.MULTILINE) if row != "name"]
    return [name for row in rows for name in row.split(", ")]


def test_every_dependency_has_its_reason_and_no_other_is_named() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    parts = re.split(r"^## ", page, flags=re.MULTILINE)[1:]
    extras = PROJECT["optional-dependencies"]
    scripts = json.loads((check_javascript.SETTINGS / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    clients = json.loads((ROOT / "tools/api_clients/package.json").read_text(encoding="utf-8"))
    generators = (ROOT / "tools/api_clients/requirements.txt").read_text(encoding="utf-8").split()
    generators += [*clients["dependencies"], *clients["devDependencies"]]
    wanted = [PROJECT["dependencies"], *extras.values(), generators, list(scripts)]
    assert len(parts) == len(wanted), "an extra has no part in docs/dependencies.md"
    for part, requirements in zip(parts, wanted, strict=True):
        assert set(named_in_tables(part)) == names(requirements)


DISTRIBUTIONS = {"pil": "pillow", "pyspiel": "open-spiel"}
"""The packages whose modules have another name."""


def imported(file: Path) -> set[str]:
    """The packages that a file imports from, except for Python's own and ours, as `pyproject.toml` names them."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
        for name in names:
            top, *rest = name.lower().split(".")
            if top not in sys.stdlib_module_names | {"tumblestar", "__future__"}:
                found.add(f"fluent-{rest[0]}" if top == "fluent" else DISTRIBUTIONS.get(top, top.replace("_", "-")))
    return found


def test_every_import_is_of_a_declared_dependency() -> None:
    """Those of `dev`, `bench` and `fuzz` are not installed where people play."""
    extras = PROJECT["optional-dependencies"]
    lines = [
        *PROJECT["dependencies"],
        *(line for name, lines in extras.items() if name not in UNPLAYED for line in lines),
    ]
    declared = {re.sub(r"[-_.]+", "-", name).lower() for name in names(lines)}
    files = [file for file in PACKAGE.rglob("*.py") if "template" not in file.parts]
    undeclared = {str(file): strange for file in files if (strange := imported(file) - declared)}
    assert undeclared == {}


def test_every_dependency_has_a_lowest_version() -> None:
    """Without one the lowest that is tried would be the first ever made."""
    for lines in [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]:
        assert [line for line in lines if ">=" not in line] == []


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
def test_unchecked_scripts_are_reported(
    ci: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_javascript, "STAMP", tmp_path / "package-lock.json")
    monkeypatch.setenv("CI", ci)
    assert check_javascript.check() == status
    assert "were not checked" in capsys.readouterr().err


def test_make_does_what_the_readme_says() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    promised = set(re.findall(r"\bmake ([a-z-]+)(?: ARGS=.*)?`", readme)) | set(
        re.findall(r"^make ([a-z]+)$", readme, re.MULTILINE)
    )
    assert {"play", "test", "test-all", "check", "bench"} <= promised
    assert promised <= set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE))


def test_make_help_lists_every_errand() -> None:
    said = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    errands = ["help", "play", "test", "test-all", "check", "bench", "docs", "clean"]
    assert re.findall(r"^  make ([\w-]+)", said, re.MULTILINE) == errands


def test_ci_runs_what_the_readme_says() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "set -euo pipefail" in script
    assert re.findall(r"^make [\w-]+", script, re.MULTILINE) == ["make check", "make test-all"]
    assert "-m tests.package.lowest_versions" in script


SKIPS = """
import pytest

def test_skips():
    pytest.skip("it is not here")
"""


@pytest.mark.parametrize(("ci", "status"), rest_slow([("true", 1), ("", 0)]))
def test_nothing_is_skipped_in_ci(ci: str, status: int, tmp_path: Path) -> None:
    (tmp_path / "test_skips.py").write_text(SKIPS)
    command = ("-m", "pytest", "-rs", "-p", "tests.conftest", "-p", "no:cacheprovider", tmp_path)
    done = python(*command, CI=ci, PYTEST_ADDOPTS="", PYTHONPATH=str(ROOT))
    assert done.returncode == status, done.stdout
    assert "it is not here" in done.stdout


def test_the_changelog_begins_with_this_version() -> None:
    """What is not released yet may stand above it."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    assert versions[versions[0] == "Unreleased"] == PROJECT["version"]


def test_the_package_says_its_version() -> None:
    import tumblestar

    assert tumblestar.__version__ == PROJECT["version"]


def test_pages_request_nothing_from_other_sites() -> None:
    """Styles, scripts and pages name no address outside: whoever plays is alone with the game."""
    sent = [path for path in PACKAGE.rglob("*") if path.suffix in {".css", ".js"}]
    assert len(sent) > 5
    for path in sent:
        found = re.findall(r"(?:https?:)?//[\w-]+\.[\w.-]+", path.read_text(encoding="utf-8"))
        assert [url for url in found if "www.w3.org" not in url] == [], path.name


@pytest.mark.parametrize("folder", ["src", "tests", "bench", "tools"])
def test_names_of_files_say_what_is_in_them(folder: str) -> None:
    vague = {"utils", "common", "base", "manager", "helper", "helpers", "misc"}
    assert [path for path in (ROOT / folder).rglob("*") if path.stem in vague] == []
