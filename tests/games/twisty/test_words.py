"""The words of Twisty are complete and well formed in every language."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
WORDS = ROOT / "src/tumblestar/games/twisty/words"
BOOK = ROOT.parent / "shared/rules/twisty.md"
LANGUAGES = ("en", "fr")

# How many rules each section of the rulebook has; checked against the book where it is at hand.
RULES = {1: 4, 2: 4, 3: 12, 4: 6, 5: 5, 6: 3}
REFUSALS = "2-1 2-2 2-3 2-4 3-1 3-1-stay 3-5 3-6 3-7 3-9 3-10 4-1 4-4 5-1 5-2".split()
COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink", "black")
COUNTERS = ("step", "diagonal", "leap", "teleport", "safety")

SAMPLES: dict[str, tuple[Any, ...]] = {
    "colour": COLOURS,
    "next": (*COLOURS, "none"),
    "under": ("green", "blue"),
    "counter": COUNTERS,
    "content": ("empty", "centre", "corner", *COLOURS, *COUNTERS),
    "safe": ("yes", "no"),
    "count": (0, 1, 2, 7),
    "seat": ("Anna",),
    "victim": ("Émile",),
    "seats": ("Anna, Émile",),
    "square": ("c5",),
    "cubes": ("red, blue",),
    "text": ("a1-h9",),
    "kinds": ("red, step",),
    "colours": ("red, blue",),
    "keys": ("board, pawns",),
    "key": ("board",),
    "ruling": ("(ruling)",),
    "review": ("(review)",),
    "reconstruction": ("(reconstruction)",),
}
# Two samples that differ only in one of these must give different sentences.
TELLING = ("colour", "next", "under", "content", "safe")


class Names(Visitor):
    """The variables and the messages that one message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def text(language: str) -> str:
    return (WORDS / f"{language}.ftl").read_text(encoding="utf-8")


def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message, those of the messages it refers to included."""
    found: dict[str, Names] = {}
    for entry in parse(text(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = names = Names()
            names.visit(entry)

    def reach(key: str) -> set[str]:
        return found[key].variables.union(*(reach(other) for other in found[key].messages))

    return {key: reach(key) for key in found}


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text(language)))
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unreadable_or_said_twice(language: str) -> None:
    body = parse(text(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_every_language_is_here() -> None:
    assert sorted(path.stem for path in WORDS.glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_keys_with_the_same_variables_as_english(language: str) -> None:
    assert variables(language) == variables("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_argument(language: str) -> None:
    words = bundle(language)
    for key, names in variables(language).items():
        ordered = sorted(names)
        said: dict[str, set[tuple[Any, ...]]] = {}
        telling = [i for i, name in enumerate(ordered) if name in TELLING]
        for values in product(*(SAMPLES[name] for name in ordered)):
            pattern = words.get_message(key).value
            assert pattern is not None, key
            sentence, errors = words.format_pattern(pattern, dict(zip(ordered, values, strict=True)))
            assert not errors, (key, values, errors)
            assert isinstance(sentence, str)
            assert sentence.strip() == sentence != "", (key, values)
            assert not {"{", "  ", "\n"} & {sentence[i : i + w] for w in (1, 2) for i in range(len(sentence))}, key
            said.setdefault(sentence, set()).add(tuple(values[i] for i in telling))
        for sentence, seen in said.items():
            assert len(seen) == 1, (key, sentence, seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_every_refusal_has_its_words(language: str) -> None:
    keys = set(variables(language))
    for section, count in RULES.items():
        assert f"rules-TY-{section}" in keys
        assert {f"rule-TY-{section}-{n}" for n in range(1, count + 1)} <= keys
    assert {key for key in keys if key.startswith("refused-")} == {f"refused-TY-{tag}" for tag in REFUSALS}
    assert len({key for key in keys if key.startswith("rule-TY-")}) == sum(RULES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_label_and_help(language: str) -> None:
    keys = set(variables(language))
    for option in ("short_game", "same_order", "chosen_corners", "take_under", "first"):
        assert {f"option-{option}", f"option-{option}-help"} <= keys


@pytest.mark.skipif(not BOOK.exists(), reason="the rulebook page is not beside this checkout")
def test_the_rulebook_has_these_tags_and_these_marks() -> None:
    rules = re.findall(r"^- TY-(\d+)\.(\d+) (.*)$", BOOK.read_text(encoding="utf-8"), re.MULTILINE)
    assert {(int(s), int(n)) for s, n, _ in rules} == {(s, n) for s, c in RULES.items() for n in range(1, c + 1)}
    marks = variables("en")
    for section, n, rule in rules:
        for mark in ("ruling", "review", "reconstruction"):
            marked = re.search(rf"\([^)]*\b{mark}\b[^)]*\)|: {mark}\b", rule) is not None
            assert marked == (mark in marks[f"rule-TY-{section}-{n}"]), (section, n, mark)


def test_french_punctuation_keeps_to_its_word() -> None:
    lines = [line for line in text("fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»", line)] == []
    assert [line for line in lines if "'" in line] == []


def test_english_uses_curly_apostrophes() -> None:
    assert [line for line in text("en").splitlines() if not line.startswith("#") and "'" in line] == []
