"""The styles: every page loads what there is, no selector is left over, and sizes are steps of one scale."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tumblestar
from tests.serving import EDITION, Edition
from tumblestar.features import features
from tumblestar.games import GAMES
from tumblestar.picture.theme import page_style
from tumblestar.web.assets import FRAMED, SHEETS, files, sheets_of

PACKAGE = Path(tumblestar.__file__).parent
STYLES = {
    file.name: re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    for file in PACKAGE.rglob("*.css")
}
MOST_LITERALS = 245
"""Lengths in type, spaces, radii and shadows that are no step of the scale; whoever gets below lowers it."""
NAMED = re.compile(r"([.#\[])([A-Za-z][\w-]*)")


def selectors(style: str) -> Iterator[str]:
    """The selectors of a style sheet, without rules that begin with @ and steps of animations."""
    for text in re.findall(r"([^{};]+)\{", style):
        if not re.fullmatch(r"@.*|(?:[\d.]+%|from|to|,|\s)+", text.strip(), re.DOTALL):
            yield text.strip()


def markup_in(source: str) -> Iterator[str]:
    """The texts of a Python module, with NUL for what is put into them; no docstrings."""
    tree = ast.parse(source)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)
        elif isinstance(node, ast.keyword) and node.arg:
            yield f"<i {node.arg.rstrip('_').replace('_', '-')}>"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def names_in(texts: Iterator[str]) -> Iterator[tuple[str, str]]:
    """The kinds and names of classes, IDs and attributes in texts; one text that is a list of words may be all."""
    for text in texts:
        if re.fullmatch(r"[\w -]*", text):
            yield from ((kind, word) for kind in ".#[" for word in text.split())
        for value in re.findall(r"""class=["']([^"'>]*)""", text):
            yield from ((".", word) for word in value.split())
        yield from (("#", value) for value in re.findall(r"""\bid=["']([^"'>]*)""", text))
        yield from (("[", value) for value in re.findall(r"[\s\0]([a-z-]+)(?=[=>\s\0]|$)", text))


def in_scripts() -> Iterator[str]:
    """The words in texts of scripts, each as a text."""
    for file in PACKAGE.rglob("*.js"):
        source = re.sub(r"^\s*//[^\n]*|/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for text in re.findall(r"'[^'\n]*'|`[^`]*`|\"[^\"\n]*\"", source):
            yield from re.findall(r"[A-Za-z][\w-]*", text)


def unused(style: str) -> set[str]:
    """The classes, IDs and attributes in selectors of a style sheet that nothing on a page has."""
    written = set(names_in(in_scripts()))
    for file in PACKAGE.rglob("*.py"):
        written |= set(names_in(markup_in(file.read_text(encoding="utf-8"))))
    for file in PACKAGE.rglob("*.html"):
        source = file.read_text(encoding="utf-8")
        told = re.findall(r'"([^"]*)"', " ".join(re.findall(r"\{[{%].*?[}%]\}", source)))
        written |= set(names_in(iter([re.sub(r"\{[{%].*?[}%]\}", "\0", source), *told])))
    parts = {(kind, re.compile(".+".join(map(re.escape, name.split("\0"))))) for kind, name in written if "\0" in name}
    parts = {(kind, part) for kind, part in parts if re.match(r"\w{3}", part.pattern)}
    return {
        kind + name
        for selector in selectors(style)
        for kind, name in NAMED.findall(selector)
        if (kind, name) not in written and not any(k == kind and part.fullmatch(name) for k, part in parts)
    }


def test_no_selector_is_left_over() -> None:
    assert unused("\n".join(STYLES.values())) == set()


def test_a_selector_that_no_page_uses_is_found() -> None:
    style = "@layer pages { .card, .cards-of-old:hover { gap: 0 } @media print { #offerred[data-nowhere] { gap: 0 } } }"
    assert unused(style) == {".cards-of-old", "#offerred", "[data-nowhere"}


def test_pages_load_styles_that_are_there_and_each_is_loaded() -> None:
    EDITION.set(Edition(features()))
    sorts = {*SHEETS, *(sort for feature in features() for sort in feature.styles), *(f"game-{name}" for name in GAMES)}
    loaded = {name for sort in sorts for name in sheets_of(sort)}
    assert loaded <= files().keys()
    assert loaded | {"shell.css"} == STYLES.keys() | {"look.css"}
    assert sheets_of("page-sorry") == list(FRAMED)
    assert sheets_of("page-retry page-review")[-1] == "review.css"


@pytest.mark.parametrize("name", sorted(STYLES.keys() - {"shell.css"}))
def test_rules_lie_in_layers(name: str) -> None:
    rules, depth = "", 0
    for char in STYLES[name]:
        depth += (char == "{") - (char == "}")
        rules += char if not depth else ""
    assert {re.sub(r"@layer (base|parts|pages)|@font-face", "", rule).strip() for rule in rules.split("}")} == {""}
    assert page_style().startswith("@layer base,parts,pages;@layer base{")


def test_sizes_are_steps_of_the_scale() -> None:
    rules = "\n".join(text for name, text in STYLES.items() if name != "shell.css")
    scaled = re.findall(
        r"(?<![\w-])(?:font-size|padding[\w-]*|margin[\w-]*|gap|border-radius|box-shadow): ([^;}]+)", rules
    )
    literals = [length for value in scaled for length in re.findall(r"[\d.]+(?:rem|px)", value)]
    assert len(literals) <= MOST_LITERALS
    used = set(re.findall(r"var\((--(?:type|space|radius|shadow)-\w+)\)", rules))
    assert used <= set(re.findall(r"(--[\w-]+):", page_style()))


def test_colours_in_pictures_need_no_filter() -> None:
    """WebKit ignores filters on elements inside an SVG."""
    filtered = re.findall(r"([^{};]+)\{[^{}]*(?<![\w-])filter:", "\n".join([*STYLES.values(), page_style()]))
    assert [selector.strip() for selector in filtered] == ["button.primary:hover, a.primary:hover"]
    for theme in ("--curve0:#FFD98A", "--curve0:#8A6C2D", ".review-curve"):
        assert theme in page_style()


def test_the_colour_of_touches_is_set_once() -> None:
    assert sum(text.count("-webkit-tap-highlight-color") for text in STYLES.values()) == 1
