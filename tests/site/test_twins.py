"""The plain twins of compiled packages do what these do, for all that the package asks of them."""

import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumblestar.features.puzzles import puzzle
from tumblestar.games import working
from tumblestar.play import messages
from tumblestar.play.page_socket import PAGE_COMMANDS
from tumblestar.record import Refused
from tumblestar.site import twins
from tumblestar.words.packages import folder_of

FOLDER = Path(next(iter(twins.__path__)))


def load(path: Path, name: str) -> ModuleType:
    spec = spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


PLAIN: Any = load(FOLDER / "orjson.py", "plain_orjson")


@pytest.fixture
def plain_msgspec(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The twin in the place of msgspec."""
    module = load(FOLDER / "msgspec.py", "plain_msgspec")
    monkeypatch.setitem(sys.modules, "msgspec", module)
    monkeypatch.delitem(sys.modules, "plain_msgspec")
    return module


@pytest.fixture
def twin(plain_msgspec: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of puzzles as it is where msgspec is the twin."""
    monkeypatch.setitem(sys.modules, "plain_puzzle", None)  # it goes when the test ends
    return load(Path(puzzle.__file__), "plain_puzzle")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_json_is_written_as_orjson_writes_it(value: object) -> None:
    try:
        assert PLAIN.loads(PLAIN.dumps(value)) == value == orjson.loads(PLAIN.dumps(value))
        assert PLAIN.loads(orjson.dumps(value)) == value
    except TypeError:
        with pytest.raises(TypeError):
            orjson.dumps(value)


def test_no_json_is_refused_as_by_orjson() -> None:
    for module in (orjson, PLAIN):
        for text in ("", "{", "NaN", "[Infinity]", "-Infinity", "nul", '{"a":1,}'):
            with pytest.raises(ValueError):
                module.loads(text)
        with pytest.raises(TypeError):
            module.dumps(object())


def as_values(value: Any) -> Any:
    """A struct of either package as plain values."""
    if hasattr(value, "__struct_fields__"):
        return {name: as_values(getattr(value, name)) for name in value.__struct_fields__}
    return tuple(map(as_values, value)) if isinstance(value, tuple) else value


def test_all_puzzles_are_read_alike(plain_msgspec: Any, twin: Any) -> None:
    count = 0
    for game in working():
        if game.has_module("puzzles"):
            lines = folder_of(game.name).joinpath("data/puzzles/puzzles.jsonl").read_bytes().splitlines()
            plain, real = plain_msgspec.json.Decoder(twin.Puzzle), msgspec.json.Decoder(puzzle.Puzzle)
            for line in lines:
                assert as_values(plain.decode(line)) == as_values(real.decode(line))
                count += 1
    assert count > 100


WRONG: list[Callable[[dict[str, Any]], object]] = [
    lambda entry: entry.pop("id"),
    lambda entry: entry.update(more=1),
    lambda entry: entry.update(rating="1500"),
    lambda entry: entry.update(rating=1.5),
    lambda entry: entry.update(rating=True),
    lambda entry: entry.update(themes="win"),
    lambda entry: entry.update(themes=[1]),
    lambda entry: entry.update(proof=[]),
    lambda entry: entry["proof"].pop("how"),
    lambda entry: entry["proof"].update(margin="1"),
]


@pytest.mark.parametrize("spoil", WRONG)
def test_wrong_values_are_refused_by_both(
    plain_msgspec: Any, twin: Any, spoil: Callable[[dict[str, Any]], object]
) -> None:
    line = folder_of("twisty").joinpath("data/puzzles/puzzles.jsonl").read_bytes().splitlines()[0]
    entry = orjson.loads(line)
    assert as_values(plain_msgspec.convert(entry, twin.Puzzle)) == as_values(msgspec.convert(entry, puzzle.Puzzle))
    spoil(entry)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(entry, puzzle.Puzzle)
    with pytest.raises(plain_msgspec.ValidationError):
        plain_msgspec.convert(entry, twin.Puzzle)
    assert issubclass(plain_msgspec.ValidationError, plain_msgspec.DecodeError)


def test_structs_are_values(twin: Any) -> None:
    proof, same = (twin.Proof("search", 0.1, error=0.0, value=0.6) for _ in range(2))
    assert (proof, hash(proof)) == (same, hash(same))
    assert proof != twin.Proof("search", 0.1, 0.0, 0.5)
    assert repr(proof).startswith("Proof(how='search', margin=0.1")
    with pytest.raises(AttributeError):
        proof.how = "other"
    with pytest.raises(TypeError, match="Missing required argument 'error'"):
        twin.Proof("search", 0.1)


MESSAGES = [
    '{"id":"a","do":"act","seen":60,"action":12}',
    '{"do":"act","id":"a","text":"a3","seen":1,"sure":true,"more":[1]}',
    '{"do":"say","id":"a","phrase":"chat"}',
    '{"id":"b","do":"look"}',
    '{"id":"c","do":"resign","seen":1,"seat":1}',
    '{"id":"c","do":"resign","seen":1,"seat":0}',
    '{"id":"c","do":"resign","seen":1,"seat":true}',
    '{"id":"d","do":"renew","seat":null}',
    '{"id":"e","do":"mute","message":3,"on":false}',
    '{"id":"e","do":"Restrict"}',
    '{"id":"","do":"expect"}',
    '{"id":"%s","do":"expect"}' % ("x" * 65),
    '{"id":"f","do":"act","seen":1,"action":1000000001}',
    '{"id":"f","do":"act","seen":1,"action":1.5}',
    '{"id":true,"do":"act"}',
    '{"do":"act"}',
    '{"id":"g"}',
    '{"id":"g","do":"none"}',
    "[]",
    "{",
]


@pytest.mark.parametrize("text", MESSAGES)
def test_messages_are_read_alike(plain_msgspec: Any, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setitem(sys.modules, "plain_messages", None)
    plain: Any = load(Path(messages.__file__), "plain_messages")
    table = plain.CommandTable({getattr(plain, command.__name__): None for command in PAGE_COMMANDS.handlers})
    assert table.names == PAGE_COMMANDS.names
    try:
        command = PAGE_COMMANDS.read(text)
    except Refused:
        with pytest.raises(Refused):
            table.read(text)
    else:
        same = table.read(text)
        assert type(same).__name__ == type(command).__name__
        assert as_values(same) == as_values(command)


def test_responses_are_written_alike(plain_msgspec: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "plain_messages", None)
    plain: Any = load(Path(messages.__file__), "plain_messages")
    for module in (messages, plain):
        reason = module.Reason("rule", "TY-1", "Thé rule", "/rules")
        assert module.encode(module.Refusal(id=None, n=3, refused=reason)).decode() == (
            '{"type":"refused","id":null,"ok":false,"n":3,'
            '"refused":{"code":"rule","tag":"TY-1","detail":"Thé rule","help":"/rules"}}'
        )
        question = module.Question(id="a", n=4, asks=["sure?"], action=7, better=8, worth={"sky-1": "<g/>"})
        told = b'"asks":["sure?"],"action":7,"better":8,"worth":{"sky-1":"<g/>"}'
        assert module.encode(question) == b'{"type":"done","id":"a","ok":true,"n":4,%s}' % told
    known = {"id": "a", "ok": True, "n": 4, "asks": ["sure?"], "action": 7, "better": 8, "worth": {"sky-1": "<g/>"}}
    assert plain_msgspec.structs.asdict(question) == known
