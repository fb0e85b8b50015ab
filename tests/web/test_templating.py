"""Pages are templates: text is escaped, what is missing is told, and what was compiled is kept."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import TemplateNotFound, UndefinedError
from jinja2.bccache import Bucket, FileSystemBytecodeCache

from tests.conftest import ROOT
from tumblestar.storage.schema import Person
from tumblestar.web import templating
from tumblestar.web.markup import Html
from tumblestar.web.pages import Visitor, template_page
from tumblestar.web.templating import environment, made_by, markup, rendered

NOBODY = Person(0)
SOURCE = ROOT / "src/tumblestar"
SVG = set("svg g path circle rect ellipse line polygon polyline text tspan use defs symbol title desc image".split())
SVG |= set("linearGradient radialGradient stop clipPath mask pattern animate animateTransform style".split())
TAG = re.compile(r"(?<!\?P)(?<!\\g)</?([a-zA-Z][a-zA-Z0-9]*)(?=[\s>/])[^<>=]*(?:>|=|$)")
"""A tag, but not the name of a group of a regular expression."""
ELSEWHERE = {
    "play/": "the live parts of a table, compared element by element",
    "features/analysis/": "the board, and what win shares and the editor change beside it",
    "features/campaign/page.py": "buttons below the result at a table",
    "features/days/deal_page.py": "links below the result at a table",
    "features/review/__init__.py": "a link below the result at a table",
    "features/share/page.py": "buttons and links below the result at a table",
    "picture/__init__.py": "the metadata of an SVG",
    "picture/print_sheet.py": "a file to print, made by the core, which knows no templates",
    "web/drawn_board.py": "the board",
    "web/markup.py": "small elements of the live parts",
}
"""Where Python may hold tags of HTML, and why."""


def templates() -> list[str]:
    """The names of all templates."""
    files = [*SOURCE.glob("*/templates/*.html"), *SOURCE.glob("features/*/templates/*.html")]
    return [f"{file.parent.parent.name}/{file.name}" for file in files]


@pytest.fixture
def anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Templates are compiled anew, and kept in a folder of their own."""
    monkeypatch.setenv("TUMBLESTAR_CACHE", str(tmp_path))
    environment.cache_clear()
    yield tmp_path / "templates"
    environment.cache_clear()


def test_every_template_compiles_and_says_what_it_is() -> None:
    assert len(templates()) > 3
    for name in templates():
        environment().get_template(name)
        source = templating._source(name)
        assert source is not None
        assert source.startswith("{#"), name


def test_text_is_escaped_and_html_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templating, "_source", {"web/x.html": "<p title='{{ a }}'>{{ b }}</p>"}.get)
    made = environment.__wrapped__().get_template("web/x.html")
    assert made.render(a="'<&\"", b=markup(Html("<b>bold</b>"))) == "<p title='&#39;&lt;&amp;&#34;'><b>bold</b></p>"


def test_a_macro_gives_html_and_escapes_what_it_gets() -> None:
    made = made_by("web/parts.html", "language_options", [("en", "<i>")], "en")
    assert made.strip() == '<option value="en" lang="en" selected>&lt;i&gt;</option>'


def test_what_is_missing_is_told() -> None:
    with pytest.raises(TemplateNotFound, match=r"nowhere/page\.html"):
        rendered("nowhere/page.html", {})
    with pytest.raises(TemplateNotFound, match=r"web/nothing\.html"):
        rendered("web/nothing.html", {})
    with pytest.raises(UndefinedError, match="key"):
        template_page(Visitor(NOBODY, "en"), "web/sorry.html", {"why": None})


def test_what_was_compiled_is_kept_for_the_next_start(anew: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment().get_template("web/sorry.html")
    (kept,) = anew.glob("*.cache")
    environment.cache_clear()
    loaded = list[Bucket]()
    load = FileSystemBytecodeCache.load_bytecode

    def watched(cache: FileSystemBytecodeCache, bucket: Bucket) -> None:
        load(cache, bucket)
        loaded.append(bucket)

    monkeypatch.setattr(FileSystemBytecodeCache, "load_bytecode", watched)
    environment().get_template("web/sorry.html")
    assert [bucket.code is not None for bucket in loaded] == [True]
    environment.cache_clear()
    kept.write_bytes(b"spoiled")
    environment().get_template("web/sorry.html")
    assert loaded[-1].code is not None  # compiled anew


def holds_tags(file: Path) -> bool:
    """Whether a string of a module, its docstrings excepted, holds a tag that is not one of SVG."""
    tree = ast.parse(file.read_text("utf-8"))
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone
    ]
    return any(tag not in SVG for text in texts for tag in TAG.findall(text))


def test_tags_stand_in_templates() -> None:
    found = {file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob("*.py") if holds_tags(file)}
    assert {name for name in found if not name.startswith(tuple(ELSEWHERE))} == set()
    for place in ELSEWHERE:
        assert any(name.startswith(place) for name in found), f"{place} holds no tags any more"
