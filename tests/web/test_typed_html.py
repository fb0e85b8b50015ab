"""HTML has a type in the live parts: pyright demands it, and only what writes tags makes it."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import ROOT

SOURCE = ROOT / "src/tumblestar"
LIVE = [*sorted(SOURCE.glob("play/*.py")), SOURCE / "web/markup.py", SOURCE / "web/drawn_board.py"]
OTHERS = {"table_list.py"}
"""Modules of `play` whose pages are templates."""
TAG = re.compile(r"</?[a-z][a-z0-9]*[ >]")
IDENTIFIERS = set("name look do box drawn form post_to sort".split())
"""Parameters of text that only the program itself gives, and pictures that games draw."""

MIXED = """
from tumblestar.web.drawn_board import part_place
from tumblestar.web.markup import Html, HtmlTranslator, button, choices, joined, safe, scrolling
from tumblestar.web.templating import markup
from tumblestar.play.page_updates import Part as Piece

name, say = "<b>", HtmlTranslator("en")
button(name)  # refused
choices([("a", name)], "a")  # refused
joined([name])  # refused
scrolling(f"<p>{name}</p>", "x")  # refused
markup(say.plain("close"))  # refused
part_place("board", (1, 1), name)  # refused
piece: Piece = name  # refused
button(safe(name))
choices([("a", say("close"))], "a")
joined([Html("<p></p>")])
markup(say("close"))
other: Piece = safe(name)
"""


@pytest.mark.slow
def test_pyright_refuses_text_where_html_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "mixed.py"
    file.write_text("# pyright: basic" + MIXED, encoding="utf-8")
    (tmp_path / "pyrightconfig.json").write_text(f'{{"extraPaths": ["{ROOT / "src"}"]}}', encoding="utf-8")
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "-p", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    refused = {int(line) for line in re.findall(r"mixed\.py:(\d+):\d+ - error", done.stdout)}
    lines = ("# pyright: basic" + MIXED).splitlines()
    assert refused == {n for n, line in enumerate(lines, 1) if line.endswith("# refused")}, done.stdout


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions of the live parts, with the names of their files."""
    for file in LIVE:
        if file.name not in OTHERS:
            tree = ast.parse(file.read_text("utf-8"))
            yield from ((file.name, node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def writes_tags(function: ast.FunctionDef) -> bool:
    """Whether a function has a string with a tag, its docstring excepted."""
    texts = (node for part in function.body[1:] for node in ast.walk(part) if isinstance(node, ast.Constant))
    return any(isinstance(node.value, str) and TAG.search(node.value) for node in texts)


def test_functions_that_write_tags_return_html() -> None:
    found = [(file, function) for file, function in functions() if writes_tags(function) and function.name != "card"]
    assert len(found) > 50
    for file, function in found:
        returns = ast.unparse(function.returns) if function.returns else ""
        assert "str" not in returns.replace("dict[str, Html]", ""), f"{file}: {function.name} -> {returns}"


def text_parameters(function: ast.FunctionDef) -> set[str]:
    """The parameters of a function that take text."""
    given = [*function.args.args, *function.args.kwonlyargs]
    return {one.arg for one in given if one.annotation and ast.unparse(one.annotation) == "str"}


def test_text_is_escaped_before_it_stands_between_tags() -> None:
    for file, function in functions():
        texts = text_parameters(function) - IDENTIFIERS
        for node in ast.walk(function):
            if not isinstance(node, ast.JoinedStr) or not any(
                isinstance(part, ast.Constant) and TAG.search(str(part.value)) for part in node.values
            ):
                continue
            for part in node.values:
                value = part.value if isinstance(part, ast.FormattedValue) else None
                shown = ast.unparse(value) if value else ""
                assert not (isinstance(value, ast.Name) and value.id in texts), f"{file}: {function.name}: {shown}"
                assert not re.match(r"[\w.]*say\.plain\(", shown), f"{file}: {function.name}: {shown}"
