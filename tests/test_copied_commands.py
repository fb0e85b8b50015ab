"""Commands that readers copy: they begin with what a reader has, and those of the first pages run.

tumblestar is on no package index. Whoever claims its name there could run code on the machines of readers who type it.
"""

import json
import re
import shlex
import shutil
import subprocess
import zipfile
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.cli.runner import run
from tumblestar.words import packages
from tumblestar.words.packages import with_extra

ROOT = Path(__file__).parents[1]
FIRST_PAGES = (ROOT / "README.md", ROOT / "docs/index.md")
RECORD = ROOT / "tests/records/shizzle-1-e23fc6f2c65d.txt"
FROM_AN_INDEX = re.compile(
    r"""(?:uvx|pipx\ (?:run|install)|pip[\d.]*\ install|uv\ (?:tool\ (?:run|install)|pip\ install|add|run))
        (?:\s+(?!--from\b)-[\w-]+(?:[ =][\d.]+)?)*\s+(?:--from\s+)?\\?["'`“]?tumblestar(?![\w./-])
    |   (?<![\w/])tumblestar\[[^]]*\](?!\ @)""",
    re.VERBOSE,
)
"""A command that asks an index for the name tumblestar, or an extra of the bare name."""


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("uvx tumblestar", True),
        ("uvx --python 3.12 tumblestar play", True),
        ("uvx --from tumblestar tumblestar", True),
        ('uvx "tumblestar[fast]"', True),
        ("`pipx run tumblestar`, or", True),
        ("pipx install tumblestar", True),
        ("uv tool install tumblestar", True),
        ("python -m pip install --upgrade tumblestar", True),
        ("pip install 'tumblestar[rl]' torch", True),
        ("Install “tumblestar[fast]”", True),
        ('uvx --from . tumblestar and uvx --from ".[fast]" tumblestar', False),
        ("pip install . and then tumblestar", False),
        ("pip install tumblestar-0.7.0-py3-none-any.whl", False),
        ('pip install -e "/home/ann/tumblestar[fast]"', False),
        ("pip install -e '.[rl]' torch", False),
        ("pip install -e hog, then tumblestar check-game hog", False),
    ],
)
def test_commands_that_ask_an_index_are_found(text: str, is_found: bool) -> None:
    assert bool(FROM_AN_INDEX.search(text)) == is_found


def test_no_page_and_no_message_relies_on_an_index() -> None:
    """CHANGELOG.md tells of earlier versions."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    assert listed.stdout, listed.stderr
    kinds = ["", *".md .ftl .py .sh .toml .ipynb .html .js .yaml .yml .template .service".split()]
    names = [name for name in listed.stdout.splitlines() if not name.startswith(("tests/", "CHANGELOG.md"))]
    files = [ROOT / name for name in names if Path(name).suffix in kinds and (ROOT / name).is_file()]
    found = {
        file.relative_to(ROOT).as_posix(): [match[0] for match in FROM_AN_INDEX.finditer(file.read_text("utf-8"))]
        for file in files
    }
    assert {"README.md", "docs/readme/README.de.md", "src/tumblestar/words/ru/web.ftl", "Containerfile"} <= set(found)
    assert {name: commands for name, commands in found.items() if commands} == {}


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        ({"url": ROOT.as_uri(), "dir_info": {"editable": True}}, f'-e "{ROOT}[fast]"'),
        ({"url": ROOT.as_uri(), "dir_info": {}}, f'"{ROOT}[fast]"'),
        ({"url": RECORD.as_uri()}, f'"{RECORD}[fast]"'),  # a wheel is a file
        ({"url": "file:///gone/tumblestar.whl"}, '-e ".[fast]"'),
        ({"url": "https://e.example/t.whl"}, '"tumblestar[fast] @ https://e.example/t.whl"'),
        ({"url": "https://e.example/t", "vcs_info": {"vcs": "git"}}, '"tumblestar[fast] @ git+https://e.example/t"'),
        ({}, f'-e "{ROOT}[fast]"'),
        (None, f'-e "{ROOT}[fast]"'),
    ],
)
def test_an_extra_comes_from_where_tumblestar_came_from(
    origin: dict[str, object] | None, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def distribution(name: str) -> SimpleNamespace:
        if origin is None:
            raise PackageNotFoundError(name)
        return SimpleNamespace(read_text=lambda name: json.dumps(origin) if origin else None)

    monkeypatch.setattr(packages, "distribution", distribution)
    assert with_extra("fast") == expected


# ------------------------------------------------------------------------------------------------ the first pages


def copied(page: Path) -> list[str]:
    """The commands of a page: lines of its blocks without a language, and what stands in backticks."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))
    lines = [line for block in blocks for line in block.splitlines()] + spans
    first = {"tumblestar", "uvx", "pip", "pipx", "uv", "python", "make", "podman", "docker"}
    found = [line for line in lines if line.split() and line.split()[0] in first and line.split() != ["tumblestar"]]
    return list(dict.fromkeys(found))


SERVERS = ("play", "serve", "join", "--host")
LONG = ("site", "solve", "lab", "bench", "review", "learn", "expect", "move", "score", "picture", "stats")
"""Commands that are long, or need a file of another kind: what they are told is read, and they print their help."""
COMMANDS = [command for page in FIRST_PAGES for command in copied(page)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where commands run: with a finished game, alone and in an archive, and with tables of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TUMBLESTAR_DATA", str(tmp_path / "tables"))
    for name in ("FILE", "FILES", "game.txt"):
        shutil.copy(RECORD, tmp_path / name)
    with zipfile.ZipFile(tmp_path / "games.zip", "w") as archive:
        archive.write(RECORD, "game.txt")
    return tmp_path


def test_the_first_pages_have_commands() -> None:
    assert {"uvx --from . tumblestar", "pip install .", "make play", "tumblestar doctor"} <= set(COMMANDS)


@pytest.mark.parametrize("command", [line for line in dict.fromkeys(COMMANDS) if line.startswith("tumblestar ")])
def test_commands_of_the_first_pages_run(command: str, folder: Path) -> None:
    words = ["shizzle" if word == "GAME" else word for word in shlex.split(command)[1:]]
    if words[0] == "backup":
        words[1] = "backup.zip"
        run("token", "new", "Ann")
    if words[0] in ("export", "restore", "verify") or words[0] in LONG or words[0] in SERVERS:
        words.append("--help")
    status, out, err = run(*words)
    assert (status, err if status else "") == (0, ""), out


@pytest.mark.parametrize("command", [line for line in dict.fromkeys(COMMANDS) if not line.startswith("tumblestar ")])
def test_other_commands_of_the_first_pages_begin_with_the_checkout(command: str) -> None:
    """They would fetch what tumblestar needs, so they are not run here; tests/package installs and plays."""
    here = r"'?\.(\[[\w,]+\])?'?"
    targets = "|".join(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    known = rf"make ({targets})\b.*|uvx --from {here} tumblestar\b.*|pip install (-e )?{here}|python -m build"
    assert re.fullmatch(known, command.replace('"', "'"))
