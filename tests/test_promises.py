"""What docs/promises.md calls stable is there as it was last promised; `python -m tests.test_promises` promises anew.

A promise is made anew with each version, after its changelog names what is no longer kept.
"""

import copy
import importlib
import inspect
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import tumblestar
from tumblestar.api.document import document
from tumblestar.contract.game import DEFAULTS, WITH_DEFAULTS, protocols
from tumblestar.features import features

FOLDER = Path(__file__).parent / "promises"
Json = dict[str, Any]
REQUIRED_MODULES = ("rules", "parts", "notation", "description", "picture", "evaluation")


# ------------------------------------------------------------------------------------------------ what is there


def api() -> Json:
    """The OpenAPI document without its words."""
    return _bare(json.loads(document("en", features())) | {"info": {}})


def _bare(part: Any, *, is_named: bool = False) -> Any:
    """A part of the document without words. The keys of `is_named` parts are names of our own."""
    if isinstance(part, list):
        return [_bare(one) for one in part]
    if not isinstance(part, dict):
        return part
    found = cast("Json", part)
    words = () if is_named else ("description", "summary", "title")
    return {key: _bare(value, is_named=key == "properties") for key, value in found.items() if key not in words}


def python() -> dict[str, list[str]]:
    """Every public name, with its parameters; those with a default end with `=`."""
    found: dict[str, list[str]] = {}
    for name in tumblestar.__all__:
        _note(found, f"tumblestar.{name}", getattr(tumblestar, name))
    bots = importlib.import_module("tumblestar.bots")
    for name, value in vars(bots).items():
        if not name.startswith("_") and getattr(value, "__module__", "") == "tumblestar.bots":
            _note(found, f"tumblestar.bots.{name}", value)
    for name, protocol in protocols().items():
        for member in sorted(_members(protocol)):
            value = inspect.getattr_static(protocol, member, None)
            key = f"tumblestar.contract {name}.{member}"
            found[key] = [*_parameters(value), *(["optional"] if _is_optional(name, member) else [])]
    return found


def _note(found: dict[str, list[str]], name: str, value: Any) -> None:
    found[name] = [] if isinstance(value, type) else _parameters(value)  # how an object is made is no promise
    if isinstance(value, type):
        for member in dir(value):
            if not member.startswith("_") and member not in dir(Exception):
                found[f"{name}.{member}"] = _parameters(inspect.getattr_static(value, member))


def _parameters(value: Any) -> list[str]:
    value = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
    if not callable(value):
        return []
    listed = inspect.signature(value).parameters.values()
    mark = {
        inspect.Parameter.KEYWORD_ONLY: "*",
        inspect.Parameter.VAR_KEYWORD: "**",
        inspect.Parameter.VAR_POSITIONAL: "...",
    }
    return [f"{mark.get(p.kind, '')}{p.name}{'' if p.default is p.empty else '='}" for p in listed]


def _members(protocol: type) -> set[str]:
    own = {*vars(protocol), *vars(protocol).get("__annotations__", {})}
    return {member for member in own if not member.startswith("_")}


def _is_optional(module: str, member: str) -> bool:
    try:
        defaults = importlib.import_module(f"{DEFAULTS}.{module}")
    except ModuleNotFoundError:
        return False
    return module in WITH_DEFAULTS or hasattr(defaults, member)


# ------------------------------------------------------------------------------------------------ what would break


def breaks_of_api(kept: Json, now: Json) -> Iterator[str]:
    """Says what of the kept document would break a program."""
    for path, methods in kept["paths"].items():
        for method, before in methods.items():
            name, after = f"{method} {path}", now["paths"].get(path, {}).get(method)
            if after is None:
                yield f"{name} is gone"
                continue
            if before["security"] != after["security"]:
                yield f"{name} needs another scope"
            known = {one["name"] for one in before.get("parameters", ())}
            for parameter in after.get("parameters", ()):
                if parameter.get("required") and parameter["name"] not in known:
                    yield f"{name} needs {parameter['name']}"
            if not known <= {one["name"] for one in after.get("parameters", ())}:
                yield f"{name} has lost a parameter"
            for status, response in before["responses"].items():
                for media in response.get("content", {}):
                    if media not in after["responses"].get(status, {}).get("content", {}):
                        yield f"{name} no longer answers {status} {media}"
            for media in before.get("requestBody", {}).get("content", {}):
                if media not in after.get("requestBody", {}).get("content", {}):
                    yield f"{name} no longer takes {media}"
    schemas = now["components"]["schemas"]
    for name, before in kept["components"]["schemas"].items():
        yield from _breaks_of_schema(name, before, schemas.get(name))


def _breaks_of_schema(name: str, before: Json, after: Json | None) -> Iterator[str]:
    if after is None:
        yield f"{name} is gone"
        return
    is_request = before.get("additionalProperties") is False
    for field, shape in before.get("properties", {}).items():
        new = after.get("properties", {}).get(field)
        if new is None:
            yield f"{name}.{field} is gone"
        elif "enum" in shape and "enum" in new:
            if is_request and not set(shape["enum"]) <= set(new["enum"]):
                yield f"{name}.{field} takes less"
        elif _types(shape) != _types(new):
            yield f"{name}.{field} has another type"
    required, needed = set(before.get("required", ())), set(after.get("required", ()))
    if is_request and needed - required:
        yield f"{name} needs {sorted(needed - required)}"
    if not is_request and required - needed:
        yield f"{name} may lack {sorted(required - needed)}"


def _types(shape: Json) -> Any:
    """What a field is: types and references, at any depth, without limits and defaults."""
    kept = {key: shape[key] for key in ("type", "$ref") if key in shape}
    inner = {key: [_types(one) for one in shape[key]] for key in ("anyOf", "oneOf") if key in shape}
    return kept | inner | ({"items": _types(shape["items"])} if "items" in shape else {})


def breaks_of_python(kept: dict[str, list[str]], now: dict[str, list[str]]) -> Iterator[str]:
    """Says what of the kept names would break a program, or a game of another package."""
    for name, before in kept.items():
        if name not in now:
            yield f"{name} is gone"
            continue
        after, is_contract = now[name], name.startswith("tumblestar.contract")
        if is_contract:  # whoever implements it has exactly these
            if [p for p in before if p != "optional"] != [p for p in after if p != "optional"]:
                yield f"{name} has other parameters"
            if "optional" in before and "optional" not in after:
                yield f"{name} is no longer optional"
            continue
        positional, given = ([p.rstrip("=") for p in one if not p.startswith("*")] for one in (before, after))
        if given[: len(positional)] != positional:
            yield f"{name} has other parameters"
        if any(p.endswith("=") and p not in after for p in before):
            yield f"{name} needs what had a default"
        if any(p.startswith("*") and p not in after and f"{p}=" not in after for p in before):
            yield f"{name} has lost a parameter"
        known = {p.rstrip("=") for p in before}
        if any(p.rstrip("=") not in known and not p.endswith("=") and not p.startswith(("**", "...")) for p in after):
            yield f"{name} needs a new parameter"
    for name, after in now.items():
        module = name.split(".")[1]
        is_known = any(key.startswith(f"tumblestar.{module}.") for key in kept)
        if module.startswith("contract ") and is_known and name not in kept and "optional" not in after:
            yield f"{name} is new and has no default"


# ------------------------------------------------------------------------------------------------ the tests


def kept(name: str) -> Json:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def test_the_api_is_as_promised() -> None:
    assert list(breaks_of_api(kept("api"), api())) == []
    assert len(kept("api")["paths"]) >= 16


def test_the_names_of_python_and_of_the_contract_are_as_promised() -> None:
    assert list(breaks_of_python(kept("python"), python())) == []
    assert {"tumblestar.new", "tumblestar.Position.play", "tumblestar.bots.find"} <= set(kept("python"))
    for module in REQUIRED_MODULES:
        assert any(name.startswith(f"tumblestar.contract {module}.") for name in kept("python"))


def schema(document: Json, name: str) -> Json:
    return document["components"]["schemas"][name]


CHANGES: list[tuple[str, Callable[[Json], object]]] = [
    ("post /api/v1/join is gone", lambda d: d["paths"].pop("/api/v1/join")),
    ("get /api/v1/me needs another scope", lambda d: d["paths"]["/api/v1/me"]["get"].update(security=[])),
    ("Act.text is gone", lambda d: schema(d, "Act")["properties"].pop("text")),
    ("Act needs ['text']", lambda d: schema(d, "Act")["required"].append("text")),
    ("TableInfo may lack ['n']", lambda d: schema(d, "TableInfo")["required"].remove("n")),
    ("TableInfo.n has another type", lambda d: schema(d, "TableInfo")["properties"]["n"].update(type="string")),
    ("NewTable.chance takes less", lambda d: schema(d, "NewTable")["properties"]["chance"]["enum"].pop()),
    ("StreamState is gone", lambda d: d["components"]["schemas"].pop("StreamState")),
    (
        "post /api/v1/records no longer takes text/plain",
        lambda d: d["paths"]["/api/v1/records"]["post"]["requestBody"]["content"].pop("text/plain"),
    ),
]


@pytest.mark.parametrize(("words", "change"), CHANGES, ids=[words for words, _ in CHANGES])
def test_a_break_of_the_api_is_seen(words: str, change: Callable[[Json], object]) -> None:
    now = copy.deepcopy(kept("api"))
    change(now)
    assert list(breaks_of_api(kept("api"), now)) == [words]


@pytest.mark.parametrize(
    ("name", "instead", "words"),
    [
        ("tumblestar.load", None, "is gone"),
        ("tumblestar.load", ["text", "more"], "needs a new parameter"),
        ("tumblestar.load", ["file"], "has other parameters"),
        ("tumblestar.Position.svg", ["self", "*lang", "*theme="], "needs what had a default"),
        ("tumblestar.contract rules.legal", ["self", "s"], "has other parameters"),
        ("tumblestar.contract rules.stream", ["self", "s"], "is no longer optional"),
        ("tumblestar.contract rules.more", ["self"], "is new and has no default"),
    ],
)
def test_a_break_of_python_is_seen(name: str, instead: list[str] | None, words: str) -> None:
    now = kept("python") | ({} if instead is None else {name: instead})
    if instead is None:
        del now[name]
    assert any(one.endswith(words) for one in breaks_of_python(kept("python"), now))


def test_what_may_be_added_breaks_nothing() -> None:
    now = copy.deepcopy(kept("api"))
    now["paths"]["/api/v1/more"] = {}
    now["components"]["schemas"]["TableInfo"]["properties"]["more"] = {"type": "string"}
    now["components"]["schemas"]["Act"]["properties"]["more"] = {"type": "string"}
    assert list(breaks_of_api(kept("api"), now)) == []
    more = {
        "tumblestar.more": ["x"],
        "tumblestar.load": ["text", "*more="],
        "tumblestar.contract rules.x": ["optional"],
    }
    assert list(breaks_of_python(kept("python"), kept("python") | more)) == []


def promise() -> None:
    """Keeps what is there today as promised."""
    for name, found in (("api", api()), ("python", python())):
        (FOLDER / f"{name}.json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    promise()
