"""The mutations that `python -m tools.mutate` makes of source."""

import ast

import pytest

from tools.mutations import mutations_of


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("a = b < c\n", {"a = b <= c\n"}),
        ("a = b is not c\n", {"a = b is c\n"}),
        ("a = b + 1\n", {"a = b - 1\n", "a = b + (2)\n", "a = b + (0)\n"}),
        ("a = b and c or d\n", {"a = b or c or d\n", "a = b and c and d\n"}),
        ("a = not b\n", {"a = b\n"}),
        ("if é: # ü\n    f('é')\n", {"if not (é): # ü\n    f('é')\n", "if é: # ü\n    pass\n"}),
        ("def f() -> int | None:\n    '''Is < 1.'''\n    return x\n", {"return None"}),
        ("if TYPE_CHECKING:\n    f(1)\n", set[str]()),
        ("a = f'{1 + b}'\n", set[str]()),
    ],
)
def test_each_place_is_changed_in_each_way(source: str, made: set[str]) -> None:
    found = {one.apply(source.encode()).decode() for one in mutations_of("a.py", source.encode())}
    assert len(found) == len(made)
    assert all(any(part in text for text in found) for part in made)
    assert all(ast.dump(ast.parse(text)) != ast.dump(ast.parse(source)) for text in found)
