"""Figures about the source code: size, `Any`, import circles, long files and long functions.

    python -m bench.structure [FOLDER]
    python -m bench.structure action [--page]

`action` is the way of an action through a running server (`bench/action_trace.py`).

FOLDER is a checkout, by default this one; its package is only read, never imported. `pyproject.toml` bounds the sizes
(`[tool.tumblestar.sizes]`), and `tests/test_size.py` holds them.

A line counts as code if it has part of a token. Blank lines, comments, strings that stand alone (docstrings) and
imports do not count, nor do database migrations and the template of a new game.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LONG_FILE, LONG_FUNCTION = 400, 60
LEFT_OUT = ("storage/migrations/versions/", "new_game/template/")
"""Folders of the package whose lines are in none of the sizes: they are written once, or are no part of the program."""
OFFERS = "tumblestar.web.feature"
"""It names, for type checkers alone, what features offer to the frames above it."""
VAGUE = "found", "one", "made", "shown", "given", "kept"
"""Names of variables and parameters that say what was done with a thing, not what it is."""
SUFFIXES = {"scripts": {".js"}, "styles": {".css"}, "templates": {".html"}}
_NO_CODE = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER
}  # fmt: skip


class Structure(NamedTuple):
    """Figures of the package of a checkout."""

    sizes: dict[str, int]
    """What `pyproject.toml` bounds, by its names there."""
    code: Counter[str]
    """Lines of code by entry of the package's folder."""
    any_count: int
    vague: Counter[str]
    """How often each vague name is given to a variable or parameter."""
    long_files: list[tuple[str, int]]
    long_functions: list[tuple[str, int]]


def modules_of(package: Path) -> dict[str, Path]:
    """The files of a package by the dotted name of the module."""
    structure: dict[str, Path] = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        structure[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return structure


def statements_of(tree: ast.Module) -> Iterator[ast.AST]:
    """All statements of a module, those within others too."""
    waiting: list[ast.AST] = [*tree.body]
    while waiting:
        node = waiting.pop()
        yield node
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting.extend(getattr(node, block, ()))


def imports_of(tree: ast.Module, modules: dict[str, Path], top_only: bool = False) -> set[str]:
    """The modules of the package that a module imports; with `top_only` only those imported when it is loaded."""
    structure: set[str] = set()
    for node in tree.body if top_only else statements_of(tree):
        if isinstance(node, ast.Import):
            structure |= {alias.name for alias in node.names} & set(modules)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                structure.add(whole if whole in modules else node.module)
    return structure & set(modules)


def graph_of(root: Path) -> dict[str, set[str]]:
    """The modules that each module of a checkout imports, also within functions and for type checkers.

    Left out is what is imported for types alone by OFFERS, and from the same room, since classes that work together may
    name each other.
    """
    modules = modules_of(root / "src" / "tumblestar")
    graph: dict[str, set[str]] = {}
    for name, file in modules.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        room = ".".join(name.split(".")[:2]) + "."
        for_types = ast.Module([node for node in tree.body if _is_for_types(node)], [])
        rest = ast.Module([node for node in tree.body if not _is_for_types(node)], [])
        others = {other for other in imports_of(for_types, modules) if not other.startswith(room) and name != OFFERS}
        graph[name] = (imports_of(rest, modules) | others) - {name}
    return graph


def _is_for_types(node: ast.stmt) -> bool:
    """Whether a statement is only for type checkers."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def room_of(module: str) -> str:
    """The room of a module: its folder below the package, or its own name there."""
    return ".".join(module.split(".")[:2])


def rooms_of(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """The rooms that each room imports."""
    rooms: dict[str, set[str]] = {}
    for module, imported in graph.items():
        rooms.setdefault(room_of(module), set()).update(map(room_of, imported))
    return {room: others - {room} for room, others in rooms.items()}


def cycles_of(graph: dict[str, set[str]]) -> list[list[str]]:
    """The strongly connected components of more than one module (Tarjan 1972)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    cycles: list[list[str]] = []

    def visit(node: str) -> None:
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            cycle: list[str] = []
            while not cycle or cycle[-1] != node:
                cycle.append(stack.pop())
            if len(cycle) > 1:
                cycles.append(sorted(cycle))

    for node in sorted(graph):
        if node not in index:
            visit(node)
    return sorted(cycles)


def code_and_imports(text: str, tree: ast.Module) -> tuple[int, int]:
    """How many lines of a module are code, and how many are imports."""
    tokens = [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type not in _NO_CODE]
    filled = {line for token in tokens for line in range(token.start[0], token.end[0] + 1)}
    imports: set[int] = set()
    alone: set[int] = set()
    for node in statements_of(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports |= set(range(node.lineno, (node.end_lineno or 0) + 1))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            alone |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return len(filled - imports - alone), len(filled & imports)


def names_of(tree: ast.Module) -> Iterator[str]:
    """The names that are given to variables and parameters, each as often as it is given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def lines_of(files: list[Path]) -> int:
    """How many lines files have together."""
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def bounds_of(root: Path) -> dict[str, int]:
    """The upper bounds of the sizes of a checkout, by `pyproject.toml`."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["tumblestar"]["sizes"]


def structure_of(root: Path) -> Structure:
    """The figures of a checkout."""
    package = root / "src" / "tumblestar"
    modules = modules_of(package)
    texts = {name: file.read_text(encoding="utf-8") for name, file in modules.items()}
    trees = {name: ast.parse(text) for name, text in texts.items()}
    lengths = {name: len(text.splitlines()) for name, text in texts.items()}
    functions = [
        (f"{name}.{node.name}", (node.end_lineno or 0) - node.lineno + 1)
        for name, tree in trees.items()
        for node in statements_of(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    long_files = [(name, count) for name, count in lengths.items() if count > LONG_FILE]
    long_functions = [(name, count) for name, count in functions if count > LONG_FUNCTION]
    counted = {name: file.relative_to(package) for name, file in modules.items()}
    counted = {name: file for name, file in counted.items() if not _is_left_out(file)}
    figures = {name: code_and_imports(texts[name], trees[name]) for name in counted}
    code: Counter[str] = Counter()
    for name, file in counted.items():
        code[file.parts[0]] += figures[name][0]
    vague = Counter(name for module in counted for name in names_of(trees[module]) if name in VAGUE)
    sizes = {
        "code": code.total(),
        "import_lines": sum(imports for _, imports in figures.values()),
        "files": len(counted),
        "long_files": len(long_files),
        "long_functions": len(long_functions),
        "vague_names": vague.total(),
        "tests": lines_of([*(root / "tests").rglob("*.py")]),
    }
    for kind, suffixes in SUFFIXES.items():
        files = [file for file in package.rglob("*") if file.suffix in suffixes]
        sizes[kind] = lines_of([file for file in files if not _is_left_out(file.relative_to(package))])
    return Structure(
        sizes,
        code,
        sum(len(re.findall(r"\bAny\b", text)) for text in texts.values()),
        vague,
        sorted(long_files, key=lambda row: -row[1]),
        sorted(long_functions, key=lambda row: -row[1]),
    )


def _is_left_out(file: Path) -> bool:
    """Whether a file of the package, by its path in it, is in no size."""
    return file.as_posix().startswith(LEFT_OUT)


def main() -> None:
    """Prints the figures."""
    if sys.argv[1:2] == ["action"]:
        from bench import action_trace

        action_trace.report(is_page="--page" in sys.argv)
        return
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT
    structure, cycles = structure_of(root), cycles_of(graph_of(root))
    for name, count in structure.sizes.items():
        print(f"{name.replace('_', ' '):28}{count:,}")
    print(f"the word Any in src         {structure.any_count:,}")
    print(f"import circles              {len(cycles)}")
    for cycle in cycles:
        print("   ", ", ".join(name.removeprefix("tumblestar.") for name in cycle))
    for title, rows in (
        ("vague names", structure.vague.most_common()),
        (f"files over {LONG_FILE} lines", structure.long_files),
        (f"functions over {LONG_FUNCTION} lines", structure.long_functions),
        ("code by entry of src/tumblestar", structure.code.most_common()),
    ):
        print(title)
        for name, count in rows:
            print(f"    {name} {count:,}")


if __name__ == "__main__":
    main()
