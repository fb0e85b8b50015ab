"""All texts that people read: messages by key, in the reader's language.

The sentences stand in Fluent files (https://projectfluent.org), which `languages.py` finds: those of the app, cut by
feature, and one for each game; a game's file may use the same keys as the app's and then wins.
Code never concatenates sentences: it makes a `Phrase`, a key with its arguments, and the outermost layer, which knows
the reader's language, turns it into text with `say`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tumblestar.words.fluent_compiler import Figure, You
from tumblestar.words.languages import LANGUAGES, SOURCE, languages_of, word_files, words_text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

    from tumblestar.words.fluent_compiler import Saying

SENTENCES_KEPT = 16_384
"""The size of the cache of finished sentences, which is emptied when it is full."""
LONGEST_QUOTE = 300
"""Text arguments are cut after this many characters, since people may type any length."""
ALTERNATIVES = "allowed"
"""The name of arguments that list what may be chosen."""
LOCALES = {"en": "en_GB"}
"""Where lists are written after another locale than the language's own: British ones have no serial comma."""


Argument: TypeAlias = "str | float | Phrase | SeatName | Sequence[Argument]"
"""An argument of a phrase: text, a number, a phrase, a seat's name, or a list of these.

A list becomes "a, b and c"; one that is named `allowed`, of which one is to be chosen, "a, b or c".
"""
Arguments = dict[str, Argument]
"""The arguments of a phrase by name, while code collects them."""


class Phrase(NamedTuple):
    """A sentence in no language yet: a message key, its arguments, and the game whose words to look in first."""

    key: str
    args: Mapping[str, Argument] = {}
    game: str = ""

    def __hash__(self) -> int:
        """A mapping has no hash; the key is enough."""
        return hash(self.key)


class SeatName(NamedTuple):
    """What a seat is called, in a phrase: the name, but `You` for the reader whose seat it is."""

    seat: int
    name: str | Phrase


PhraseParts = tuple[str, Mapping[str, Argument]]
"""The key of a sentence without its `did-` or `would-`, and its arguments."""


_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


class Messages:
    """The Fluent messages of the app or of a game, each parsed when it is first said: all take half a second."""

    def __init__(self, lang: str, text: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([lang], functions={"NUMBER": Figure}, use_isolating=False)
        self.sources = {entry[1]: entry[0] for entry in _ENTRY.finditer(text)}
        """The messages as they are written, by key."""

    def find(self, key: str) -> Pattern | None:
        """The pattern of a message, if there is one; those that it refers to are in the bundle then."""
        from fluent.runtime import FluentResource

        source = self.sources.get(key)
        if source and not self.bundle.has_message(key):
            for other in {*_REFERENCE.findall(source)} - {key}:
                self.find(other)
            self.bundle.add_resource(FluentResource(source))  # what another thread has added stays as it is
        return self.bundle.get_message(key).value if source and self.bundle.has_message(key) else None


@lru_cache
def messages(lang: str, game: str) -> Messages:
    """The messages of one game, none in a language that it lacks, or of the app for an empty name."""
    is_there = lang == SOURCE or word_files(lang, game)
    return Messages(lang, words_text(lang, game) if is_there else "")


def keys(lang: str, game: str = "") -> set[str]:
    """The keys of all messages of a game, or of the app for an empty name."""
    return set(messages(lang, game).sources)


@lru_cache(maxsize=4096)
def _find(lang: str, game: str, key: str) -> tuple[FluentBundle, Pattern]:
    for language in dict.fromkeys((lang, SOURCE)):
        for place in dict.fromkeys((game, "")):
            known = messages(language, place)
            if pattern := known.find(key):
                return known.bundle, pattern
    raise LookupError(
        f"no words for {key!r} in {game or 'the app'}: add it to the words in English and in every other language"
    )


def has(key: str, game: str = "") -> bool:
    """Whether there are words for a key, in English at least."""
    return any(key in messages(SOURCE, place).sources for place in dict.fromkeys((game, "")))


def labels(key: str, game: str) -> tuple[str, ...]:
    """A label without arguments in every language of a game that is here, for names that people type."""
    return tuple(say(lang, key, game) for lang in languages_of(game)) if has(key, game) else ()


def say(lang: str, what: str | Phrase, /, game: str = "", viewer: int | None = None, **args: Argument) -> str:
    """The text of a key or a phrase in a language. Raises LookupError for a key without words.

    `viewer` is the reader's seat, which the text calls "you".
    """
    return say_phrase(lang, Phrase(what, args, game) if isinstance(what, str) else what, game, viewer)


def say_phrase(lang: str, phrase: Phrase, game: str, viewer: int | None) -> str:
    """The text of a phrase."""
    key, values, own = phrase
    place = own or game
    name = lang, place, key, viewer, *values, *values.values()
    try:
        return _kept[name]
    except KeyError:
        said = _made(lang, place, key, values, viewer)
        for value in values.values():
            if isinstance(value, str) and len(value) > LONGEST_QUOTE:
                return said
        if len(_kept) >= SENTENCES_KEPT:
            _kept.clear()
        _kept[name] = said
        return said
    except TypeError:  # a list in it has no hash
        return _made(lang, place, key, values, viewer)


_kept: dict[tuple[object, ...], str] = {}
"""Finished sentences, since a table's page says most of its sentences again with every event. Of short texts only."""


def _made(lang: str, game: str, key: str, args: Mapping[str, Argument], viewer: int | None) -> str:
    """A finished sentence."""
    values = {name: _plain(lang, game, value, viewer, name == ALTERNATIVES) for name, value in args.items()}
    if known := _saying(lang, game, key):
        with suppress(KeyError):  # a variable without a value; the library has the better message
            return known(values)
    bundle, pattern = _find(lang, game, key)
    named = {name: value.text if isinstance(value, You) else value for name, value in values.items()}
    text, errors = bundle.format_pattern(pattern, named)
    if errors:
        raise LookupError(f"the words for {key!r} in {lang} went wrong: {errors[0]!r}")
    return str(text)


@lru_cache(maxsize=4096)
def _saying(lang: str, game: str, key: str) -> Saying | None:
    from tumblestar.words.fluent_compiler import saying

    return saying(*_find(lang, game, key))


@lru_cache
def _you(lang: str) -> You:
    """The reader, in a language."""
    return You(say(lang, "seat-you"))


def _plain(lang: str, game: str, value: Argument, viewer: int | None, is_any: bool = False) -> str | int | float | You:
    if isinstance(value, str):
        return value if len(value) <= LONGEST_QUOTE else value[:LONGEST_QUOTE] + "…"
    if isinstance(value, SeatName):
        return _you(lang) if value.seat == viewer else _plain(lang, game, value.name, viewer)
    if isinstance(value, Phrase):
        return say_phrase(lang, value, game, viewer)
    if isinstance(value, (list, tuple)):
        parts = [_plain(lang, game, part, viewer) for part in value]
        text = several(lang, tuple(part.text if isinstance(part, You) else str(part) for part in parts), is_any)
        return You(text) if any(isinstance(part, You) for part in parts) else text
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return _plain(lang, game, str(value), viewer)


@lru_cache(maxsize=8192)
def several(lang: str, items: tuple[str, ...], is_any: bool = False) -> str:
    """A list as people write it: "a, b and c", or "a, b or c"."""
    from babel.lists import format_list

    return format_list(items, "or" if is_any else "standard", LOCALES.get(lang, lang))


NEIGHBOURS = {"nb": "da", "nn": "da", "no": "da"}
"""What those read whose language we do not have."""


def known_language(name: str) -> str:
    """Our language for a name as people and systems write it, such as `DE`, `pt-BR` or `fr_FR.UTF-8`, or nothing."""
    code = re.split(r"[-_.@]", name.strip().lower())[0]
    code = NEIGHBOURS.get(code, code)
    return code if code in LANGUAGES else ""


def choose_language(accept: str) -> str:
    """The best of our languages for an Accept-Language header or a locale name such as `fr_FR.UTF-8`."""
    wanted: list[tuple[float, str]] = []
    for part in accept.split(","):
        name, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wanted.append((-weight, known_language(name)))
    return next((name for _, name in sorted(wanted, key=lambda wish: wish[0]) if name), SOURCE)
