"""Moves modules to other places, and rewrites what names them: imports, and dotted names and paths in other text.

    python -m tools.move_modules MOVES            git mv, and rewrite every file of the checkout
    python -m tools.move_modules compare COMMIT   proves that since a commit nothing but places and imports changed

MOVES is a file of lines `OLD NEW`, dotted, such as `tumblestar.picture tumblestar.picture.__init__`. A line whose names
end with a dot moves all that is left of a package.

`compare` takes the syntax tree of every module without its imports, and says which are no longer there, which are new,
and which strings differ.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = {"tumblestar": "src", "tests": "."}
"""The folder in which a package lies."""
TEXTS = {".py", ".md", ".toml", ".yml", ".yaml", ".js", ".mjs", ".json", ".sh", ".cfg", ".template", ".ipynb", ""}
"""Files in which modules may be named."""
LEFT_ALONE = re.compile(r"bench/results/|CHANGELOG\.md|.*/data/|tools/move_modules\.py")
"""Places whose text is kept as it is: results are of the modules of their time. Imports are rewritten there too."""


def git(*args: str) -> str:
    """What a git command prints."""
    return subprocess.run(["git", *args], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def module_of(path: str) -> str:
    """The dotted name of the module in a file of the checkout."""
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def path_of(dotted: str) -> str:
    """The file of a module, by a name that has `.__init__` for a package."""
    folder = SOURCES[dotted.partition(".")[0]]
    return f"{'' if folder == '.' else folder + '/'}{dotted.replace('.', '/')}.py"


def read_moves(text: str, files: list[str]) -> dict[str, str]:
    """The moves by path. Raises SystemExit where a module is not there."""
    moves: dict[str, str] = {}
    for old, new in (line.split() for line in text.splitlines() if line.strip()):
        if old.endswith("."):
            start = path_of(old.rstrip(".") + ".__init__").removesuffix("__init__.py")
            goal = path_of(new.rstrip(".") + ".__init__").removesuffix("__init__.py")
            for path in files:
                if path.startswith(start) and path not in moves:
                    moves[path] = goal + path.removeprefix(start)
        else:
            path = path_of(old) if path_of(old) in files else path_of(f"{old}.__init__")
            if path not in files:
                raise SystemExit(f"there is no module {old}")
            moves[path] = path_of(new)
    return moves


class Renamer:
    """Rewrites what names modules, by a table of old and new dotted names."""

    def __init__(self, names: dict[str, str], modules: set[str]) -> None:
        """`modules`: every module that there was."""
        self.names, self.modules = names, modules
        longest = sorted(names, key=len, reverse=True)
        both = [*longest, *(_as_path(name) for name in longest)]
        self._named = re.compile(rf"(?<![\w./-])(?:src/)?(?:{'|'.join(map(re.escape, both))})(?=\.py\b|[^\w/]|$)")

    def imports(self, source: str) -> str:
        """The source of a module with its imports of moved modules rewritten."""
        lines = source.splitlines(keepends=True)
        for node in sorted(_imports(ast.parse(source)), key=lambda node: -node.lineno):
            if new := self._statement(node):
                first, last = lines[node.lineno - 1], lines[(node.end_lineno or 0) - 1]
                indent = first[: len(first) - len(first.lstrip())]
                note = last[(node.end_col_offset or 0) :].strip() if node.lineno == node.end_lineno else ""
                text = "".join(f"{indent}{line}{'  ' + note if note else ''}\n" for line in new)
                lines[node.lineno - 1 : node.end_lineno] = [text]
        return "".join(lines)

    def _statement(self, node: ast.Import | ast.ImportFrom) -> list[str]:
        """The statements instead of one; none where it stays."""
        if isinstance(node, ast.Import):
            new = [(self.names.get(alias.name, alias.name), alias) for alias in node.names]
            if all(name == alias.name for name, alias in new):
                return []
            return [f"import {name}{' as ' + alias.asname if alias.asname else ''}" for name, alias in new]
        module, groups = node.module or "", dict[str, list[str]]()
        if node.level or not module:
            return []
        for alias in node.names:
            whole, goal, name = f"{module}.{alias.name}", self.names.get(module, module), alias.name
            if whole in self.modules:
                goal, _, name = self.names.get(whole, whole).rpartition(".")
            known = alias.asname or (alias.name if name != alias.name else "")
            groups.setdefault(goal, []).append(f"{name} as {known}" if known else name)
        if groups == {module: [f"{a.name} as {a.asname}" if a.asname else a.name for a in node.names]}:
            return []
        return [f"from {goal} import {', '.join(names)}" for goal, names in groups.items()]

    def text(self, text: str) -> str:
        """Text with dotted names and paths of moved modules rewritten."""
        return self._named.sub(self._renamed, text)

    def _renamed(self, match: re.Match[str]) -> str:
        found = match[0]
        if "/" not in found:
            return self.names[found]
        prefix = "src/" if found.startswith("src/") else ""
        new = self.names[found.removeprefix("src/").replace("/", ".")]
        return prefix + _as_path(new)


def _as_path(name: str) -> str:
    return name.replace(".", "/")


def _imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node


def move(moves_file: Path) -> None:
    """Moves the modules, and rewrites the checkout."""
    files = git("ls-files", "--cached").split("\n")
    python = [path for path in files if path.endswith(".py") and path.startswith(("src/tumblestar/", "tests/"))]
    moves = read_moves(moves_file.read_text(encoding="utf-8"), python)
    names = {module_of(old): module_of(new) for old, new in moves.items() if module_of(old) != module_of(new)}
    renamer = Renamer(names, {module_of(path) for path in python})
    for path in files:
        file = ROOT / path
        if not path or file.suffix not in TEXTS or not file.is_file():
            continue
        before = file.read_text(encoding="utf-8")
        after = renamer.imports(before) if file.suffix == ".py" else before
        after = after if LEFT_ALONE.match(path) else renamer.text(after)
        if after != before:
            file.write_text(after, encoding="utf-8", newline="\n")
    for old, new in moves.items():
        (ROOT / new).parent.mkdir(parents=True, exist_ok=True)
        git("mv", old, new)


# ------------------------------------------------------------------------------------------------ the proof


class _Bare(ast.NodeTransformer):
    """Takes imports away."""

    def visit_Import(self, node: ast.Import) -> None:
        return None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        return None


def bare(source: str) -> tuple[str, Counter[str]]:
    """A module's syntax tree without imports and with its strings taken out, and these strings."""
    tree = _Bare().visit(ast.parse(source))
    strings: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            strings[node.value] += 1
            node.value = ""
    return ast.dump(tree), strings


def compare(commit: str) -> bool:
    """Says what changed in modules since a commit besides places and imports; whether only strings did."""
    old = {path for path in git("ls-tree", "-r", "--name-only", commit).split("\n") if path.endswith(".py")}
    new = {
        path
        for path in git("ls-files", "--cached", "--others", "--exclude-standard").split("\n")
        if path.endswith(".py")
    }
    before = {path: bare(git("show", f"{commit}:{path}")) for path in sorted(old)}
    after = {path: bare((ROOT / path).read_text(encoding="utf-8")) for path in sorted(new)}
    trees = Counter(tree for tree, _ in before.values()), Counter(tree for tree, _ in after.values())
    gone, come = trees[0] - trees[1], trees[1] - trees[0]
    for title, missing, files in (("no longer there", gone, before), ("new", come, after)):
        print(title, *(path for path, (tree, _) in files.items() if tree in missing), sep="\n    ")
    texts = [sum((strings for _, strings in files.values()), Counter[str]()) for files in (before, after)]
    for title, strings in (("strings that went", texts[0] - texts[1]), ("strings that came", texts[1] - texts[0])):
        print(title, *(repr(text) for text in sorted(strings)), sep="\n    ")
    return not gone


def main() -> None:
    """Moves, or compares."""
    if sys.argv[1:2] == ["compare"]:
        raise SystemExit(not compare(sys.argv[2]))
    move(Path(sys.argv[1]))


if __name__ == "__main__":
    main()
