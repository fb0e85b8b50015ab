"""Mutations of Python source: one operator, constant or statement changed, at a place drawn by a seed."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeGuard

COMPARED = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.Is: ("is", "is not"), ast.In: ("in", "not in"),
}  # fmt: skip
REVERSED = {ast.IsNot: ("is not", "is"), ast.NotIn: ("not in", "in")}
COUNTED = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "//"), ast.Div: ("/", "*"), ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"), ast.Pow: ("**", "*"), ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "|"),
}  # fmt: skip
JOINED = {ast.And: ("and", "or"), ast.Or: ("or", "and")}


class Mutation(NamedTuple):
    """One change of one file: the bytes from `start` to `end` become `after`."""

    file: str
    line: int
    statement: int
    """The first line of the statement around it."""
    kind: str
    start: int
    end: int
    before: str
    after: str

    def apply(self, source: bytes) -> bytes:
        """Returns the source with the change made."""
        return source[: self.start] + self.after.encode() + source[self.end :]


class _Sites:
    """Finds the places of one file. Docstrings, annotations, type-only code and f-strings are left out."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutation] = []
        self.statement = 1

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _add(self, kind: str, start: int, end: int, after: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        before = self.source[start:end].decode()
        self.found.append(Mutation(self.file, line, self.statement, kind, start, end, before, after))

    def _between(self, kind: str, left: ast.expr, right: ast.expr, names: tuple[str, str]) -> None:
        start, end = self._span(left)[1], self._span(right)[0]
        place = self.source.find(names[0].encode(), start, end)
        if place >= 0:
            self._add(kind, place, place + len(names[0]), names[1])

    def visit(self, node: ast.AST) -> None:
        """Visits what runs, and notes what may be changed."""
        if _is_for_types(node):
            pass
        elif isinstance(node, ast.stmt):
            self.statement = node.lineno
            self._change_statement(node)
        elif isinstance(node, ast.expr):
            self._change_expression(node)
        for child in _running(node):
            self.visit(child)

    def _change_statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(ast.Call() | ast.Await()) | ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue():
                self._add("removed statement", *self._span(node), "pass")
            case ast.Assign([ast.Attribute() | ast.Subscript()]):
                self._add("removed statement", *self._span(node), "pass")
            case ast.Return(ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
                self._add("return value", *self._span(value), "None")
            case ast.If(test) | ast.While(test):
                self._negate(test)
            case _:
                pass

    def _negate(self, test: ast.expr) -> None:
        start, end = self._span(test)
        self._add("swapped branches", start, end, f"not ({self.source[start:end].decode()})")

    def _change_expression(self, node: ast.expr) -> None:
        match node:
            case ast.Compare(left, operators, rights):
                for one, operator, right in zip([left, *rights], operators, rights, strict=False):
                    self._between("comparison", one, right, (COMPARED | REVERSED)[type(operator)])
            case ast.BinOp(left, operator, right) if type(operator) in COUNTED and not _is_type(node):
                self._between("arithmetic", left, right, COUNTED[type(operator)])
            case ast.BoolOp(operator, values):
                for one, right in pairwise(values):
                    self._between("boolean", one, right, JOINED[type(operator)])
            case ast.UnaryOp(ast.Not(), operand):
                self._add("not", self._span(node)[0], self._span(operand)[0], "")
            case ast.IfExp(test):
                self._negate(test)
            case ast.Constant(bool() as value):
                self._add("constant", *self._span(node), str(not value))
            case ast.Constant(int() | float() as value):
                for step in (1, -1):
                    self._add("constant", *self._span(node), f"({value + step})")
            case _:
                pass


def _is_type(node: ast.BinOp) -> bool:
    """Whether it is a union of types, such as `str | None`."""
    sides = [one for one in ast.walk(node) if isinstance(one, ast.Name | ast.Constant | ast.Attribute)]
    return isinstance(node.op, ast.BitOr) and any(
        (isinstance(one, ast.Constant) and one.value is None)
        or (isinstance(one, ast.Name) and (one.id in ("int", "str", "bytes", "float", "bool") or one.id[0].isupper()))
        for one in sides
    )


def _is_for_types(node: ast.AST) -> TypeGuard[ast.If]:
    """Whether it is a condition that holds for type checkers only."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that run: no annotations, no code for type checkers, no insides of f-strings."""
    if isinstance(node, ast.JoinedStr):
        return
    if _is_for_types(node):
        yield from node.orelse
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns"):
            continue
        yield from (one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST))


def mutations_of(file: str, source: bytes) -> list[Mutation]:
    """Every mutation of one file's source. Some are none: what is left is no Python."""
    sites = _Sites(file, source)
    sites.visit(ast.parse(source))
    return sites.found


def _is_python(source: bytes) -> bool:
    try:
        ast.parse(source)
    except SyntaxError:
        return False
    return True


def draw(root: Path, folder: str, seed: int, count: int) -> list[Mutation]:
    """Draws mutations over all Python files of a folder: `count` lines of those that have any, and one of each line.

    Every line with a place has the same chance, so that a file counts by its lines of code. The first ten of a seed
    are the first ten of twenty.
    """
    lines: dict[tuple[str, int], list[Mutation]] = {}
    for path in sorted((root / folder).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for mutation in mutations_of(file, path.read_bytes()):
            lines.setdefault((file, mutation.line), []).append(mutation)
    random_source = random.Random(seed)
    places = sorted(lines)
    random_source.shuffle(places)
    drawn: list[Mutation] = []
    for place in places:
        mutation = random_source.choice(lines[place])
        if _is_python(mutation.apply((root / mutation.file).read_bytes())):
            drawn.append(mutation)
        if len(drawn) == count:
            break
    return drawn
