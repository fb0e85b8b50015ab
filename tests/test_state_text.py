"""What every game's line of a state shares."""

from types import SimpleNamespace

import pytest

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Option
from tumblestar.state_text import entries, options_words, read, read_options, whole

READERS = {
    "a": lambda s, value: setattr(s, "a", whole(value, 9)),
    "b": lambda s, value: setattr(s, "b", {"x": 1}[value]),
}
OPTIONS = (Option("short", (0, 1)), Option("first", (0, 1, 2)))


@pytest.mark.parametrize(("line", "word"), [("a=1 c=2", "c=2"), ("a", "a"), ("a=1 a=2", "a=2"), ("=1", "=1")])
def test_what_is_no_entry_is_refused_with_the_keys_there_are(line: str, word: str) -> None:
    with pytest.raises(Unreadable) as caught:
        entries(line, READERS, "twisty")
    assert caught.value.phrase.args == {"text": word, "keys": ["a", "b"]}


@pytest.mark.parametrize(("line", "key"), [("a=10", "a"), ("a=-1", "a"), ("a=", "a"), ("b=y", "b"), ("a=00001", "a")])
def test_a_value_that_says_nothing_is_refused_by_its_key(line: str, key: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read(SimpleNamespace(), entries(line, READERS, "twisty"), READERS, "twisty")
    assert caught.value.phrase.args == {"key": key, "text": line.partition("=")[2], "page": "twisty"}


def test_options_are_written_and_read_again() -> None:
    s = SimpleNamespace(short=1, first=2)
    assert options_words(s, OPTIONS) == ["options=short,first:2"]
    again = SimpleNamespace(short=0, first=0)
    assert options_words(again, OPTIONS) == []
    read_options(again, "first:2,short", OPTIONS)
    assert again == s


@pytest.mark.parametrize(
    "value", ["short:1", "first", "first:3", "first:x", "none", "short,short", "first:1,first:2", ""]
)
def test_options_that_cannot_be_are_refused(value: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        read_options(SimpleNamespace(short=0, first=0), value, OPTIONS)
