"""A language 40 per cent longer than English, to see whether pages have room for longer words.

It is English with accents and repeated letters, made from the files in `words/` when a test wants it, and stands in for
French. Variables, selectors and the messages' keys stay.
"""

import functools
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from tumblestar import words

LONGER = 1.4
LANGUAGE = "fr"
"""The language that the pseudo-language takes the place of."""
ACCENTS = str.maketrans("aeiouAEIOUcnsy", "åéîøûÅÉÎØÛçñšý")
SPEAKING = tuple(f"tumblestar.{room}" for room in ("words", "record", "web", "play", "features", "app", "api"))
"""The modules that may have cached sentences."""


def lengthened(text: str) -> str:
    """A text with accents and every word longer, by 40 per cent in all; spaces and signs stay."""
    made, owed = "", 0.0
    for word in text.split(" "):
        letters = "".join(letter for letter in word if letter.isalpha())
        owed += len(word) * (LONGER - 1) + (LONGER - 1)
        more = min(len(letters), round(owed))
        owed -= more
        end = len(word.rstrip(".,:;!?…)”"))
        made += word[:end].translate(ACCENTS) + letters[:more].translate(ACCENTS) + word[end:] + " "
    return made[:-1]


class Lengthening(Transformer):
    """Replaces the text of messages."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: N802 - the name is the library's
        """Lengthens a piece of text, whatever is around it."""
        node.value = lengthened(node.value)
        return node


def pseudo_file(english: str) -> str:
    """A Fluent file of the pseudo-language, from the English one."""
    parsed = FluentParser().parse(english)
    Lengthening().visit(parsed)
    return FluentSerializer().serialize(parsed)


def forget() -> None:
    """Empties the caches of sentences."""
    words._kept.clear()
    gc.unfreeze()  # a server that ran in this process may have frozen them, and then they are not listed
    for one in gc.get_objects():
        if type(one) is functools._lru_cache_wrapper and str(getattr(one, "__module__", "")).startswith(SPEAKING):
            one.cache_clear()


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """Makes this process speak the pseudo-language instead of French, with its files in a folder."""
    original = words.words_text

    def words_text(lang: str, game: str) -> str:
        if lang != LANGUAGE:
            return original(lang, game)
        made = folder / f"{game or 'app'}.ftl"
        if not made.exists():
            made.write_text(pseudo_file(original("en", game)), encoding="utf-8")
        return made.read_text(encoding="utf-8")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "words_text", words_text)
        forget()
        yield
    forget()
