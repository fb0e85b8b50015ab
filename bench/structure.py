"""Figures about the source code: size, `Any`, import circles, long files and long functions.

    python -m bench.structure [FOLDER]

FOLDER is a checkout, by default this one; its package is only read, never imported.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LONG_FILE, LONG_FUNCTION = 400, 60


class Structure(NamedTuple):
    """Figures of the package of a checkout."""

    lines: int
    any_count: int
    cycles: list[list[str]]
    """Sets of modules that import one another, including imports under `TYPE_CHECKING` and within functions."""
    long_files: list[tuple[str, int]]
    long_functions: list[tuple[str, int]]


def modules_of(package: Path) -> dict[str, Path]:
    """The files of a package by the dotted name of the module."""
    structure: dict[str, Path] = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        structure[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return structure


def imports_of(tree: ast.Module, modules: dict[str, Path], top_only: bool = False) -> set[str]:
    """The modules of the package that a module imports; with `top_only` only those imported when it is loaded."""
    structure: set[str] = set()
    for node in tree.body if top_only else ast.walk(tree):
        if isinstance(node, ast.Import):
            structure |= {alias.name for alias in node.names} & set(modules)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                structure.add(whole if whole in modules else node.module)
    return structure & set(modules)


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


def structure_of(root: Path) -> Structure:
    """The figures of a checkout."""
    modules = modules_of(root / "src" / "tumblestar")
    texts = {name: file.read_text(encoding="utf-8") for name, file in modules.items()}
    trees = {name: ast.parse(text) for name, text in texts.items()}
    graph = {name: imports_of(tree, modules) - {name} for name, tree in trees.items()}
    lengths = {name: len(text.splitlines()) for name, text in texts.items()}
    functions = [
        (f"{name}.{node.name}", (node.end_lineno or 0) - node.lineno + 1)
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return Structure(
        sum(lengths.values()),
        sum(len(re.findall(r"\bAny\b", text)) for text in texts.values()),
        cycles_of(graph),
        sorted(((n, count) for n, count in lengths.items() if count > LONG_FILE), key=lambda row: -row[1]),
        sorted(((n, count) for n, count in functions if count > LONG_FUNCTION), key=lambda row: -row[1]),
    )


def main() -> None:
    """Prints the figures."""
    structure = structure_of(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
    print(f"lines of Python in src      {structure.lines:,}")
    print(f"the word Any in src         {structure.any_count:,}")
    print(f"import circles              {len(structure.cycles)}")
    for cycle in structure.cycles:
        print("   ", ", ".join(name.removeprefix("tumblestar.") for name in cycle))
    print(f"files over {LONG_FILE} lines        {len(structure.long_files)}")
    for name, count in structure.long_files:
        print(f"    {name} {count}")
    print(f"functions over {LONG_FUNCTION} lines     {len(structure.long_functions)}")
    for name, count in structure.long_functions:
        print(f"    {name} {count}")


if __name__ == "__main__":
    main()
