"""What cannot be built is refused in words, and nothing is written; the archive is the same for the same files."""

import ast
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import babel
import pytest

from tests.cli import runner
from tumblestar.games import GAMES
from tumblestar.site import FRESH, build, bundle
from tumblestar.web.install import manifest_content
from tumblestar.words.languages import LANGUAGES, word_files

PACKAGES = Path(bundle.__file__).parents[2]
"""The folder that holds the package."""


def refusal(*args: str) -> str:
    return " ".join(runner.refusal("site", *args).split())


def test_a_folder_that_is_not_empty_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "is not empty" in refusal(str(tmp_path))
    assert "is not a folder" in refusal(str(tmp_path / "mine.txt"))
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


@pytest.mark.parametrize("server", ["games", "ftp://games.example", "https://"])
def test_a_server_is_named_by_its_address(server: str, tmp_path: Path) -> None:
    assert "is not a server’s address" in refusal(str(tmp_path / "site"), "--server", server)
    assert not (tmp_path / "site").exists()


def copy_of_pyodide(folder: Path, version: str, without: str = "") -> Path:
    folder.mkdir()
    for name in build.CORE:
        if name != without:
            (folder / name).write_bytes(b"")
    (folder / "package.json").write_text(f'{{"version": "{version}"}}')
    return folder


def test_a_copy_of_pyodide_is_whole_and_of_the_version(tmp_path: Path) -> None:
    other = copy_of_pyodide(tmp_path / "other", "0.1.0")
    assert f"npm install pyodide@{build.PYODIDE}" in refusal(str(tmp_path / "s"), "--pyodide", str(other))
    part = copy_of_pyodide(tmp_path / "part", build.PYODIDE, without="python_stdlib.zip")
    assert "python_stdlib.zip is missing" in refusal(str(tmp_path / "s"), "--pyodide", str(part))
    assert not (tmp_path / "s").exists()


def test_without_npm_or_network_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build.shutil, "which", lambda name: None)
    assert "name a folder with the package: --pyodide" in refusal(str(tmp_path / "s"))
    monkeypatch.setattr(build.shutil, "which", lambda name: f"/bin/{name}")
    failed = subprocess.CompletedProcess([], 1, "", "npm error network is down\n")
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: failed)
    assert "network is down" in refusal(str(tmp_path / "s"))
    assert not (tmp_path / "s").exists()


def test_the_archive_is_the_same_for_the_same_files_and_has_no_more_than_is_needed() -> None:
    contents = bundle.sources()
    assert bundle.archive(contents.items()) == bundle.archive(bundle.sources().items())
    assert {"orjson.py", "msgspec.py", "tumblestar/site/in_browser.py", "sqlalchemy/__init__.py"} <= contents.keys()
    assert not [
        name for name in contents if name.endswith((".so", ".pyc")) or name.startswith(("tumblestar/cli", "numpy"))
    ]
    dates = [name for name in contents if name.startswith("babel/locale-data/")]
    assert dates == [f"babel/locale-data/{name}.dat" for name in ("en", "en_001", "en_GB", "root")]


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_that_only_one_language_needs_is_in_an_archive_of_its_own(lang: str) -> None:
    always, own = bundle.sources(), bundle.language_files(lang)
    messages = {f"tumblestar/words/{lang}/{file.name}" for name in ("", *GAMES) for file in word_files(lang, name)}
    assert messages | {f"tumblestar/words/{lang}/terms.toml", f"babel/locale-data/{lang}.dat"} == own.keys()
    assert {name.replace(f"/{lang}/", "/en/") for name in messages} <= always.keys()
    assert not own.keys() & always.keys()
    whole = Path(babel.__file__).parent / f"locale-data/{lang}.dat"
    data, known = own[f"babel/locale-data/{lang}.dat"], pickle.loads(whole.read_bytes())
    part = pickle.loads(data)
    assert len(data) < whole.stat().st_size / 2
    assert {key: repr(value) for key, value in part.items()} == {key: repr(known[key]) for key in part}
    assert {"plural_form", "list_patterns", "date_formats", "months", "unit_patterns", "number_symbols"} <= part.keys()
    assert [name for name in always if f"/{lang}/" in name or name.endswith(f"/{lang}.dat")] == [
        f"tumblestar/words/{lang}/language.toml"
    ]


def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(bundle.LISTS, "packages", ("no-such-package",))
    copy = copy_of_pyodide(tmp_path / "copy", build.PYODIDE)

    def rendered(folder: Path, server: str) -> list[str]:
        folder.mkdir()
        (folder / FRESH).write_bytes(b"")
        return []

    monkeypatch.setattr(build, "_rendered", rendered)
    assert "no-such-package" in refusal(str(tmp_path / "s"), "--pyodide", str(copy))


def test_a_phone_finds_icons_of_every_kind() -> None:
    icons = manifest_content("en", "night", "./", str)["icons"]
    assert [(icon["sizes"], icon.get("purpose")) for icon in icons] == [
        ("any", None),
        ("192x192", None),
        ("512x512", None),
        ("512x512", "maskable"),
    ]


def imported(name: str, source: bytes) -> Iterator[str]:
    """The modules of ours that a file imports when it is loaded, by their paths without ending."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "tumblestar" and node.module:
            place = node.module.replace(".", "/")
            yield place
            yield from (f"{place}/{alias.name}" for alias in node.names if not alias.name.isupper())


def test_what_runs_in_the_browser_finds_what_it_imports() -> None:
    given = bundle.sources()
    modules = {path.relative_to(PACKAGES).as_posix() for path in (PACKAGES / "tumblestar").rglob("*.py")}
    left, seen = ["tumblestar/site/in_browser.py"], set[str]()
    while left:
        name = left.pop()
        seen.add(name)
        assert name in given, f"{name} is left out"
        for place in imported(name, given[name]):
            left += {f"{place}.py", f"{place}/__init__.py"} & modules - seen
    assert len(seen) > 100


def test_what_is_in_the_archive_brings_a_database_up_to_date(tmp_path: Path) -> None:
    """A device keeps the database of an older site: the newer one needs all that moves it on, comments or not."""
    for name, content in bundle.without_comments(bundle.sources().items()):
        (tmp_path / "box" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "box" / name).write_bytes(content)
    assert '"""' not in (tmp_path / "box/alembic/command.py").read_text()
    words = (tmp_path / "box/tumblestar/words/en/twisty.ftl").read_text(encoding="utf-8")
    assert "game-name = Twisty\n" in words
    assert "\n#" not in words
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); from pathlib import Path;"
        "from tumblestar.storage.store import Store; Store.open(Path(sys.argv[2])).close();"
        "import alembic; assert alembic.__file__.startswith(sys.argv[1])"
    )
    folders = str(tmp_path / "box"), str(tmp_path / "data")
    command = [sys.executable, "-I", "-S", "-c", program, *folders]  # without the packages that are installed
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
