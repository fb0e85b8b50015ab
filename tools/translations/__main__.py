"""For translators: how complete a language is, and what is missing, out of date or wrong. See docs/translating.md."""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from tools.translations import checks, glossary
from tools.translations.files import PLACES, messages, missing
from tumblestar.languages import LANGUAGES, SOURCE, words_file

SOURCES = Path(__file__).parent / "sources"
"""For each language, the digest of the English that each message was translated from."""


def sources_of(lang: str) -> dict[str, dict[str, str]]:
    """The kept digests, by place and key."""
    file = SOURCES / f"{lang}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def outdated(lang: str) -> list[str]:
    """The messages whose English has changed since they were translated, or that nobody has confirmed yet."""
    kept = sources_of(lang)
    return [
        f"{place or 'app'}: {key}"
        for place in PLACES
        for key, message in messages(SOURCE, place).items()
        if key in messages(lang, place) and kept.get(place or "app", {}).get(key) != message.digest
    ]


def confirm(lang: str, only: set[str]) -> int:
    """Keeps that messages are translations of the present English: all, or those listed as `place: key`."""
    kept, count = sources_of(lang), 0
    for place in PLACES:
        english, own = messages(SOURCE, place), messages(lang, place)
        before = kept.get(place or "app", {})
        kept[place or "app"] = {
            key: english[key].digest if not only or f"{place or 'app'}: {key}" in only else before.get(key, "")
            for key in sorted(english.keys() & own.keys())
        }
        count += sum(before.get(key) != digest for key, digest in kept[place or "app"].items())
    SOURCES.mkdir(exist_ok=True)
    (SOURCES / f"{lang}.json").write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8", newline="\n")
    return count


def status(lang: str) -> str:
    """How complete a language is, in a line."""
    total = sum(len(messages(SOURCE, place)) for place in PLACES)
    absent, stale = len(missing(lang)), len(outdated(lang)) if lang != SOURCE else 0
    words = sum(count_words(lang, place) for place in PLACES)
    return f"{lang}  {100 * (total - absent) / total:5.1f} %  {absent} missing, {stale} out of date, {words:,} words"


def count_words(lang: str, place: str) -> int:
    """The words that people read in a file: neither keys nor variables, tags or comments."""
    if not words_file(lang, place).is_file():
        return 0
    lines = words_file(lang, place).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#"))
    text = re.sub(r"(?m)^[a-z][\w-]* =|^\s*\*?\[[\w.]+\]|->|\$[\w-]+|<[^>]*>", " ", text)
    return len(re.findall(r"\w[\w’'-]*", re.sub(r"\{ -[\w-]+ \}", "term", text)))


def main(argv: list[str] | None = None) -> int:
    """Runs a command of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("do", choices=("status", "missing", "outdated", "check", "confirm", "refer"))
    parser.add_argument("lang", nargs="?", choices=LANGUAGES, help="a language; all without one")
    parser.add_argument("messages", nargs="*", help="of `confirm`: the messages as `outdated` lists them; all without")
    chosen = parser.parse_args(argv)
    langs = [chosen.lang] if chosen.lang else list(LANGUAGES)
    found: list[str] = []
    for lang in langs:
        match chosen.do:
            case "status":
                print(status(lang))
            case "missing" | "outdated" if lang != SOURCE:
                listed = missing(lang) if chosen.do == "missing" else outdated(lang)
                print("\n".join(f"{lang}: {one}" for one in listed) or f"{lang}: nothing")
            case "check":
                found += [f"{lang}: {one}" for one in checks.problems(lang)]
            case "confirm" if lang != SOURCE:
                print(f"{lang}: {confirm(lang, set(chosen.messages))} messages confirmed")
            case "refer":
                for place in PLACES:
                    text, count = glossary.refer(lang, place)
                    Path(str(words_file(lang, place))).write_text(text, encoding="utf-8", newline="\n")
                    print(f"{lang}: {place or 'app'}: {count} references")
            case _:
                pass
    if found:
        print("\n".join(found))
        print(f"{len(found)} problems; docs/translating.md says what is expected.", file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
