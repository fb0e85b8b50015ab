"""What must hold of the messages of every language. `problems` lists what does not."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.translations import english, glossary
from tools.translations.files import PLACES, Message, categories, junk, messages, missing, texts
from tumblestar.words.languages import SOURCE, language, same_words
from tumblestar.words.message_sources import messages as sources

QUOTES = {
    "da": "”",
    "de": "„“",
    "en": "“”",
    "es": "«»",
    "fr": "«»",
    "it": "«»",
    "nl": "“”",
    "pt": "“”",
    "ru": "«»",
    "sv": "”",
}
"""The quotation marks of a language; others are not to be found in its texts. Inner ones may differ."""
ALL_QUOTES = "“”„«»‟"
LITERAL = re.compile(r"""<[^>]*>|`[^`]*`|\w+://\S+|--[\w-]+(?:=\S+)?|"[^"\s]*"|\beval "[^"]*"|(?<==)"[^"]*\"""")
"""What is no sentence: tags, code, addresses, and options and arguments of the command line."""
PLURALS = {"zero", "one", "two", "few", "many"}
"""The keys of variants that tell of a choice by number."""
LONGER, MORE = 2.0, 14
"""A text is at most so many times longer than in English, plus so many characters. Pages have room for that: the test
of their layout in every language holds it."""


def problems(lang: str) -> Iterator[str]:
    """What is wrong with the messages of a language."""
    absent = missing(lang)
    if bool(absent) == language(lang).is_complete:
        yield f"language.toml: write complete = {'false' if absent else 'true'}: {len(absent)} messages are missing"
    for place in PLACES:
        name = place or "app"
        for text in junk(lang, place):
            yield f"{name}: {text}"
        if lang != SOURCE:
            yield from (f"{name}: {text}" for text in _against_english(lang, place))
        for key, message in messages(lang, place).items():
            yield from (f"{name}: {key}: {text}" for text in _of_message(lang, place, message))
        yield from (f"{name}: {text}" for text in glossary.problems(lang, place))
    if lang == SOURCE:
        yield from english.problems()


def _against_english(lang: str, place: str) -> Iterator[str]:
    """Messages that English lacks, other variables, and what is still English."""
    known, english = messages(lang, place), messages(SOURCE, place)
    for key in sorted(known.keys() - english.keys()):
        yield f"{key}: there is no such message in English"
    written, original = sources(lang, place) if known else {}, sources(SOURCE, place)
    same = same_words(place, lang)
    for key in sorted(set(same) - english.keys()):
        yield f"{key}: is listed under [same], and there is no such message"
    for key in sorted(known.keys() & english.keys()):
        if differing := original[key].variables ^ written[key].variables:
            yield f"{key}: the variables {sorted(differing)} are not in both languages"
        is_copy = written[key].is_copy_of(original[key])
        if is_copy and key not in same:
            yield f"{key}: is English; translate it, or list it in language.toml under [same]"
        if not is_copy and key in same:
            yield f"{key}: is listed under [same], and differs"
        longest = _longest(lang, place, key)
        most = LONGER * _longest(SOURCE, place, key) + MORE
        if longest > most:
            yield f"{key}: {longest} characters, and there is room for {most:.0f}"


def _longest(lang: str, place: str, key: str) -> int:
    return max(len(LITERAL.sub("", text)) for _, text, _ in texts(lang, place, key))


def _of_message(lang: str, place: str, message: Message) -> Iterator[str]:
    """Forms that are missing, texts that go wrong, and typography."""
    for name, keys, default in message.selects:
        lacking = categories(lang) - keys
        by_default = 0 if default in categories(lang) else 1  # as *[other] in Russian, for one of one, few and many
        if keys & PLURALS and len(lacking) > by_default:
            yield f"${name} needs the variants {sorted(lacking)}"
    seen: set[str] = set()
    for values, text, errors in texts(lang, place, message.key):
        if errors:
            yield f"with {values}: {errors[0]}"
        if not text.strip():
            yield f"is empty with {values}"
        if re.search(r"[{}]|\$\w|(?<!\n)  +(?!\n)", text):
            yield f"has a left-over or two spaces: {text!r}"
        seen.add(text)
    yield from sorted({wrong for text in seen for wrong in typography(lang, text)})


def typography(lang: str, text: str) -> Iterator[str]:
    """What is not set as the language sets it."""
    text = LITERAL.sub("", text)
    if "'" in text or re.search(r'"(?!\s*/?>)', text):
        yield f"straight quotation mark or apostrophe: {text!r}"
    if "..." in text:
        yield f"three full stops for an ellipsis: {text!r}"
    if wrong := set(text) & set(ALL_QUOTES) - set(QUOTES.get(lang, ALL_QUOTES)):
        yield f"the quotation marks {''.join(sorted(wrong))} are not those of the language: {text!r}"
    if lang == "fr":
        spoken = re.sub("«\u00a0[?;]", "«\u00a0", text)
        if re.search(r"[^\u202f\s?!…][;!?](?!\w)|[^\u00a0\d]:(?!\d|//|\w)|«[^\u00a0]|[^\u00a0]»", spoken):
            yield f"spaces before signs: {text!r}"
    elif re.search(r"\s[;:!?](?:\s|$)|[«„]\s|\s»", text):
        yield f"a space beside a sign: {text!r}"
    if lang == "es" and (text.count("?") != text.count("¿") or text.count("!") != text.count("¡")):
        yield f"a question or an exclamation has a sign at both ends: {text!r}"
