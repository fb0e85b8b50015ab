"""Compiled Fluent messages equal the output of the library."""

import random
import re
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.marks import rest_slow
from tumblestar import words
from tumblestar.games import GAMES
from tumblestar.words.fluent_compiler import YOU, Figure, You, saying
from tumblestar.words.languages import words_text

PLACES = [(lang, game) for lang in words.LANGUAGES for game in ("", *GAMES)]
FORMS = {"zero", "one", "two", "few", "many", "other"}
"""No text that we give is one of these; the library takes them for numbers of that form."""
VALUES = ("Ann", "<b>", "red", "none", "yes", 0, 1, 2, 5, 21, 1234567, 1.5)
NUMBERS = (0, 1, 2, 21, 1234567, 1.5, 0.25, -0.5)


def variables(node: Any) -> dict[str, list[Any]]:
    """The variables of a node and all below it, each with the keys that it is compared with."""
    by_variable: dict[str, list[Any]] = {}
    selector = getattr(node, "selector", None)
    if selector is not None and hasattr(selector, "id"):
        keys = [getattr(v.key, "name", None) or int(v.key.value) for v in node.variants]
        by_variable[selector.id.name] = [key for key in keys if key not in FORMS]
    inner = [child for child in vars(node).values() if hasattr(child, "__dict__")]
    inner += [child for children in vars(node).values() if isinstance(children, list) for child in children]
    for child in inner:
        if type(child).__name__ == "VariableReference":
            by_variable.setdefault(child.id.name, [])
        elif hasattr(child, "__dict__") and type(child).__name__ != "Span":
            for name, keys in variables(child).items():
                by_variable.setdefault(name, []).extend(keys)
    return by_variable


@pytest.mark.parametrize(
    ("lang", "game"), rest_slow(sorted(PLACES, key=lambda place: (place[0] != "en", place[1] == "")), 4)
)
def test_what_is_said_is_what_the_library_says(lang: str, game: str) -> None:
    """All messages, each parsed by itself and compiled, against the library with the whole file."""
    rng, messages = random.Random(f"{lang}{game}"), words.messages(lang, game)
    bundle = FluentBundle([lang], functions={"NUMBER": Figure}, use_isolating=False)
    bundle.add_resource(FluentResource(words_text(lang, game)))
    names = {key: variables(bundle.get_message(key).value) for key in words.keys(lang, game)}
    every = {name: keys for of_message in names.values() for name, keys in of_message.items()}
    figures = set(re.findall(r"NUMBER\(\$(\w+)", words_text(lang, game)))
    for key in names:
        pattern, own = bundle.get_message(key).value, messages.find(key)
        assert own is not None
        said = saying(messages.bundle, own)
        assert said is not None, key
        for _ in range(3):  # messages refer to others, which have variables too
            values = {name: rng.choice([*VALUES, *keys]) for name, keys in {**every, **names[key]}.items()}
            values |= {name: rng.choice(NUMBERS) for name in figures}
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors
            # the library knows the reader as the text "you", and no capital for it at the beginning
            reader = {name: You(YOU) if value == YOU else value for name, value in values.items()}
            assert said(reader) in (text, text[:1].upper() + text[1:]), (key, values)


def test_a_variable_without_a_value_raises_lookup_error() -> None:
    with pytest.raises(LookupError, match="seat-points"):
        words.say("en", "seat-points")
