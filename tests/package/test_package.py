"""The wheel and the sdist: what is in them, what they say of themselves, and a game played from each."""

import os
import sys
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from trove_classifiers import classifiers

from tests.marks import slow
from tests.package.running import PYTHON, ROOT, checked, running
from tests.package.visitor import visit
from tests.site.conftest import node, pyodide
from tools import package_metadata
from tumblestar import __version__

__all__ = ["node", "pyodide"]
HOME = "https://forge.example/tumblestar"


def build(source: Path, target: Path, kind: str, home: str = "") -> Path:
    """Builds a wheel or an sdist with the backend itself, so that nothing is fetched."""
    environment = {**os.environ, package_metadata.VARIABLE: home}
    checked([PYTHON, "-m", "hatchling", "build", "-t", kind, "-d", target], cwd=source, env=environment)
    [built] = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(packed.read(name))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"), "wheel", HOME)


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    said = metadata_of(wheel)
    assert (said["Name"], said["Version"], said["License-Expression"]) == ("tumblestar", __version__, "MIT AND OFL-1.1")
    with zipfile.ZipFile(wheel) as packed:  # the typeface and its licence
        lies = "tumblestar/web/static/headings"
        assert {f"{lies}.woff2", f"{lies}-ext.woff2", f"{lies}-OFL.txt", f"{lies}-cyrillic-OFL.txt"} <= set(
            packed.namelist()
        )
    urls = dict(line.split(", ") for line in said.get_all("Project-URL", ()))
    assert {"Homepage", "Documentation", "Issues", "Changelog", "Security"} == set(urls)
    assert all(url.startswith(HOME) for url in urls.values())
    given = said.get_all("Classifier", ())
    assert set(given) <= classifiers
    for wanted in ("Operating System :: Microsoft :: Windows", "Operating System :: MacOS", "Typing :: Typed"):
        assert wanted in given
    assert said["Keywords"]
    text = said.get_payload()
    assert isinstance(text, str)
    assert f"]({HOME}/blob/main/docs/hosting.md)" in text
    assert f"]({HOME}/raw/main/docs/pictures/" in text
    assert package_metadata.LINK.findall(text) == []


def test_the_wheel_has_everything_is_typed_and_starts_by_its_name(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        [entry_points] = [packed.read(name).decode() for name in names if name.endswith("entry_points.txt")]
    assert "tumblestar/py.typed" in names
    assert "tumblestar = tumblestar.cli:main" in entry_points
    assert {name.split("/")[0] for name in names} == {"tumblestar", f"tumblestar-{__version__}.dist-info"}
    there = [path for path in (ROOT / "src/tumblestar").rglob("*") if path.is_file()]
    leavings = {"__pycache__", ".DS_Store"}
    sources = {path.relative_to(ROOT / "src").as_posix() for path in there if not leavings & {*path.parts}}
    assert {name for name in names if name.startswith("tumblestar/")} == sources


def test_playing_installs_nothing_heavy(wheel: Path) -> None:
    needed = [line for line in metadata_of(wheel).get_all("Requires-Dist", ()) if "extra ==" not in line]
    assert len(needed) > 5
    assert [line for line in needed if line.startswith(("numba", "numpy", "scipy", "uvloop", "psycopg"))] == []


def test_a_package_without_a_home_names_nobody_elses() -> None:
    assert package_metadata.addresses("") == {}
    text = package_metadata.readme("See [hosting](docs/hosting.md), [uv](https://uv.example) and\n![a](b.svg)", "")
    assert text == "See hosting, [uv](https://uv.example) and\n"


@pytest.mark.parametrize("home", ["forge.example", "http://forge.example", "https://", "https://a b", "javascript:x"])
def test_an_invalid_home_folder_is_refused(home: str) -> None:
    with pytest.raises(ValueError, match="Give an address"):
        package_metadata.addresses(home)


@slow
def test_the_sdist_builds_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    """Elsewhere, and later: nothing but the sdist is there, and nobody names the home again."""
    sdist = build(ROOT, tmp_path / "sdist", "sdist", HOME)
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    [source] = (tmp_path / "unpacked").iterdir()
    again = build(source, tmp_path / "wheel", "wheel")
    assert again.name == wheel.name
    with zipfile.ZipFile(wheel) as first, zipfile.ZipFile(again) as second:
        assert {name: first.read(name) for name in first.namelist()} == {
            name: second.read(name) for name in second.namelist()
        }
    assert {"Makefile", "tests", "docs", "tools"} <= {file.name for file in source.iterdir()}


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel and what it needs, and nothing else."""
    place = tmp_path_factory.mktemp("bare") / "venv"
    checked([sys.base_prefix + "/bin/python3", "-m", "venv", place])
    checked([place / "bin/python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:", wheel])
    return place


def bare_environment(place: Path, folder: Path) -> dict[str, str]:
    """An environment without make, git and compilers, and without anything of the checkout."""
    return {"PATH": str(place / "bin"), "HOME": str(folder), "TUMBLESTAR_LANG": "en", "PYTHONSAFEPATH": "1"}


@slow
def test_a_game_is_played_from_the_wheel_in_a_bare_environment(bare: Path, tmp_path: Path) -> None:
    environment = bare_environment(bare, tmp_path)
    command = str(bare / "bin/tumblestar")
    assert checked([command, "--version"], env=environment, cwd=tmp_path).split()[-1] == __version__
    where = checked([bare / "bin/python", "-c", "import tumblestar; print(tumblestar.__file__)"], env=environment)
    assert where.startswith(str(bare))
    options = ("--no-browser", "--port", "0", "--pace", "0")
    with running([command, "play", *options], environment, tmp_path) as address:
        for game in ("shizzle", "twisty"):
            assert visit(address, game) > 2
    assert (tmp_path / ".local/share/tumblestar/tumblestar.sqlite").is_file()
    typed = "die 1\nresign\nyes\n"
    said = checked([command, "play", "shizzle", "--bots", "greedy"], env=environment, cwd=tmp_path, input=typed)
    assert "You resigned" in said


@slow
def test_without_numba_a_note_is_shown_and_strong_bots_play(bare: Path, tmp_path: Path) -> None:
    assert not list(bare.glob("lib/python*/site-packages/num*"))
    said: list[str] = []
    command = (str(bare / "bin/tumblestar"), "serve", "--port", "0", "--pace", "0")
    with running(command, bare_environment(bare, tmp_path), tmp_path, said) as address:
        assert visit(address, "twisty", "club") > 2
    assert any("For full strength: pip install" in line for line in said)


@slow
def test_the_site_is_built_from_the_wheel(bare: Path, pyodide: Path, node: str, tmp_path: Path) -> None:
    """As anybody builds it, and once more by the plain way, which needs no node."""
    environment = bare_environment(bare, tmp_path)
    command = (bare / "bin/tumblestar", "site", "--pyodide", pyodide)
    with_node = environment | {"PATH": f"{environment['PATH']}{os.pathsep}{Path(node).parent}"}
    sizes: list[int] = []
    for name, kind, more in (("compiled", ".pyc", with_node), ("plain", ".py", environment)):
        folder = tmp_path / name
        said = checked([*command, folder], env=more, cwd=tmp_path)
        assert str(folder) in said
        assert ("Without node" in said) is (kind == ".py")
        with zipfile.ZipFile(folder / "box/tumblestar.zip") as packed:
            names = packed.namelist()
            assert f"tumblestar/games/twisty/rules{kind}" in names
            assert not any(name.startswith(("numba", "numpy", "tests")) for name in names)
        sizes.append(sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()))
    assert max(sizes) < 2 * min(sizes)
