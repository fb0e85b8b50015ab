"""The OpenAPI document, the page /api and docs/api.md say what the API does."""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis

from bench import api_fuzz
from tests.marks import slow
from tests.serving import Browser
from tumblestar.api import document as page
from tumblestar.api import request, schemas, stream
from tumblestar.api.document import codes_of, document, operations
from tumblestar.api.request import MAX_BODY, STATUS
from tumblestar.api.schemas import Chance
from tumblestar.features import features
from tumblestar.play.messages import MAX_ID_LENGTH
from tumblestar.play.program_view import STREAM_ITEMS
from tumblestar.security import SCOPES
from tumblestar.security.limits import RATES, SEND_TIMEOUT, SOCKETS_OF_PERSON, TABLES_OF_PERSON
from tumblestar.security.middleware import LARGEST_HEAD, LARGEST_UPLOAD
from tumblestar.security.tokens import API, MOST_TOKENS
from tumblestar.web.forms import CHANCES
from tumblestar.words import LANGUAGES, has, keys, say

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/api.md").read_text(encoding="utf-8")
BOT = ROOT / "docs/examples/bot.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_document_has_every_operation_with_its_words(browser: Browser, lang: str) -> None:
    answer = browser.get("/api/openapi.json", headers={"accept-language": lang})
    assert answer.headers["content-language"] == lang
    told = answer.json()
    assert told["openapi"].startswith("3.1")
    paths = {(method.upper(), path) for path, methods in told["paths"].items() for method in methods}
    assert paths == {(operation.method, API + operation.path) for operation in operations(features())}
    for operation in operations(features()):
        entry = told["paths"][API + operation.path][operation.method.lower()]
        assert entry["description"] == say(lang, f"api-{operation.name}-help")
        assert entry["security"] == [{"token": [operation.scope] if operation.scope else []}]
        assert {str(STATUS[code]) for code in codes_of(operation)} <= set(entry["responses"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fields_of_the_document_have_the_descriptions_that_there_are(lang: str) -> None:
    """Every description is used. Names that say it all have none; units, bounds and surprises do."""
    told = json.loads(document(lang, features()))
    schemas_of_it = told["components"]["schemas"]
    assert set(re.findall(r'"#/components/schemas/([^"]*)"', document(lang, features()).decode())) <= set(schemas_of_it)
    shapes = [pair for schema in schemas_of_it.values() for pair in schema.get("properties", {}).items()]
    operations = [do for methods in told["paths"].values() for do in methods.values()]
    shapes += [(parameter["name"], parameter) for do in operations for parameter in do.get("parameters", [])]
    texts = {name: shape.get("description") for name, shape in shapes}
    prefix = "api-field-"
    described = {prefix + name.replace("_", "-"): text for name, text in texts.items() if text}
    assert described == {key: say(lang, key) for key in keys(lang) if key.startswith(prefix)}
    assert {"actor", "due", "id", "increment", "left", "retry_after", "seen"} <= {name for name in texts if texts[name]}
    used = [value for value in vars(schemas).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    assert set(texts) >= {name for shape in used for name in shape.__struct_fields__}
    assert set(CHANCES) == set(Chance.__args__)  # type: ignore[attr-defined]


@slow
def test_the_document_is_one_that_generators_of_clients_can_read() -> None:
    """Every schema has a type, and none is just true or false. `bench.api_clients` runs two generators."""
    told = json.loads(document("en", features()))
    schemathesis.openapi.from_dict(told).validate()
    seen = list(_schemas_in(told["components"]["schemas"].values()))
    assert len(seen) > 150
    for schema in seen:
        assert isinstance(schema, dict), schema
        assert {"type", "$ref", "anyOf", "oneOf"} & set(schema), schema
        assert "prefixItems" not in schema
        if "enum" in schema:
            assert {type(value) for value in schema["enum"]} == {{"string": str, "integer": int}[schema["type"]]}


def _schemas_in(roots: Iterable[Any]) -> Iterator[Any]:
    """These schemas, and all that stand in them."""
    for schema in roots:
        yield schema
        if isinstance(schema, dict):
            lists = [schema.get("anyOf", []), schema.get("oneOf", []), schema.get("properties", {}).values()]
            single = [schema[key] for key in ("items", "additionalProperties") if key in schema]
            yield from _schemas_in([part for some in lists for part in some])
            yield from _schemas_in([part for part in single if part is not False or "items" in schema])


def test_whatever_is_refused_with_has_its_code_its_status_and_its_words() -> None:
    sources = [*(ROOT / "src/tumblestar").rglob("*.py")]
    raised: set[str] = set()
    for file in sources:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Refused", "Problem"):
                first = node.args[0]
                raised |= {first.value} if isinstance(first, ast.Constant) else set()
    socket_only = {"busy", "watch", "alone", "place", "help"}  # what only pages and terminals ask for, over a socket
    assert len(raised) > 20
    assert raised - socket_only <= set(STATUS)
    for code in STATUS:
        assert has(f"problem-{code}")
    assert set(request.CODE_OF_STATUS) == set(STATUS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_all_of_it(browser: Browser, lang: str) -> None:
    text = browser.get("/api", headers={"accept-language": lang}).text
    for operation in operations(features()):
        assert f'id="do-{operation.name}"' in text
    for code in STATUS:
        assert f'id="problem-{code}"' in text
    for line in STREAM_ITEMS:
        assert f"<code>{line.__struct_config__.tag}</code>" in text
    for kind in page.LIMITED:
        assert has(f"api-limit-{kind}")
    assert "//cdn" not in text
    assert "<style" not in text


def test_numbers_in_texts_are_those_of_the_code() -> None:
    for key, *numbers in (
        ("api-limits-help", f"{MAX_BODY:,}"),
        ("problem-long", f"{MAX_BODY:,}", f"{LARGEST_UPLOAD:,}"),
        ("problem-head", f"{LARGEST_HEAD:,}"),
        ("api-stream-help", "15 seconds", "10 seconds"),
    ):
        assert all(number in say("en", key) for number in numbers), key
    assert (stream.HEARTBEAT, SEND_TIMEOUT) == (15, 10)


def test_the_docs_have_every_operation_scope_and_code() -> None:
    rows = {(operation.method, API + operation.path, operation.scope or "any") for operation in operations(features())}
    assert set(re.findall(r"^\| `(\w+) (/api/v1/[^`]*)` \| (\w+) \|", PAGE, re.M)) == rows
    codes = re.findall(r"^\| `([a-z]+)` \| (\d{3}) \|", PAGE, re.M)
    assert sorted((code, int(status)) for code, status in codes) == sorted(STATUS.items())
    assert set(re.findall(r"^\| `([a-z]+)` \| (?!\d)", PAGE, re.M)) >= set(SCOPES)
    tags = {str(line.__struct_config__.tag) for line in STREAM_ITEMS}
    assert set(re.findall(r'^\| `"(\w+)"` \|', PAGE, re.M)) == tags


def test_the_docs_state_the_limits() -> None:
    told = dict(re.findall(r"^\| `([a-z]+)` \| [^|]* \| [^|]* \| ([^|]*) \|$", PAGE, re.M))
    rates = {kind: RATES[kind] for kind in page.LIMITED}
    assert told == {kind: f"{rate.burst} at once, then one every {rate.every:g} s" for kind, rate in rates.items()}
    for number in (SOCKETS_OF_PERSON, TABLES_OF_PERSON, MOST_TOKENS, MAX_ID_LENGTH):
        assert re.search(rf"\b{number}\b", PAGE), number
    for number in (f"{MAX_BODY:,} bytes", "fifteen seconds", "ten seconds"):
        assert number in PAGE


def test_the_docs_show_the_example_as_it_is() -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert example
    assert example[1] == BOT.read_text(encoding="utf-8")
    assert len(example[1].splitlines()) <= 30


def test_examples_of_answers_in_the_docs_are_of_their_shape() -> None:
    schemas: dict[str, Any] = json.loads(document("en", features()))["components"]["schemas"]
    examples = [json.loads(text) for text in re.findall(r"^(\{.*\})$", PAGE, re.M)]
    tagged = {str(item.__struct_config__.tag): item.__name__ for item in STREAM_ITEMS}
    lines = [example for example in examples if example.get("type") in tagged]
    assert {line["type"] for line in lines} == set(tagged)
    for line in lines:
        assert set(line) == set(schemas[tagged[line["type"]]]["properties"])
    troubles = [example for example in examples if "detail" in example]
    assert troubles
    for trouble in troubles:
        assert set(trouble) <= set(schemas["ProblemDetails"]["properties"])
        assert STATUS[trouble["code"]] == trouble["status"]


@slow
def test_what_is_sent_by_the_document_is_answered_by_it() -> None:
    """A few requests of each kind for each operation; `python -m bench.api_fuzz` sends many more."""
    result = api_fuzz.fuzz(5)
    assert result.faults == []
    assert sum(result.statuses.values()) > 150
    assert {200, 201, 401, 404, 422} <= set(result.statuses)
    assert max(result.statuses) < 500
    assert result.slowest < api_fuzz.MAX_SECONDS
