"""For translators: how complete a language is, and what is missing, out of date or wrong. See docs/translating.md."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.translations import checks
from tools.translations.files import PLACES, messages, missing
from tumblestar.words.languages import LANGUAGES, SOURCE, word_files

CONFIRMED = Path(__file__).parent / "confirmed.txt"
"""Which translations were confirmed: a line for each message, with the digest of its English and the languages."""


def confirmed() -> dict[str, tuple[str, set[str]]]:
    """For each message, as `place: key`, the digest of its English and the languages that were confirmed against it."""
    lines = CONFIRMED.read_text(encoding="utf-8").splitlines() if CONFIRMED.exists() else []
    rows = [line.split() for line in lines]
    return {f"{place} {key}": (digest, set(langs)) for place, key, digest, *langs in rows}


def english_digests() -> dict[str, str]:
    """The digest of the English of every message, by its name `place: key`."""
    return {
        f"{place or 'app'}: {key}": message.digest
        for place in PLACES
        for key, message in messages(SOURCE, place).items()
    }


def outdated(lang: str) -> list[str]:
    """The messages whose English has changed since they were translated, or that nobody has confirmed yet."""
    kept, own = confirmed(), translated(lang)
    return [
        name
        for name, digest in english_digests().items()
        if name in own and (kept.get(name, ("", set()))[0] != digest or lang not in kept[name][1])
    ]


def translated(lang: str) -> set[str]:
    """The messages that a language has, as `place: key`."""
    return {f"{place or 'app'}: {key}" for place in PLACES for key in messages(lang, place)}


def confirm(lang: str, only: Collection[str] = ()) -> int:
    """Keeps that messages are translations of the present English: all, or those listed as `place: key`.

    Returns how many were not confirmed before. Forgets messages that English no longer has.
    """
    english = english_digests()
    rows = {name: row for name, row in confirmed().items() if name in english}
    names = [name for name in outdated(lang) if not only or name in only]
    for name in names:
        digest, others = rows.get(name, ("", set()))
        rows[name] = english[name], {lang, *(others if digest == english[name] else ())}
    lines = [" ".join([name, digest, *sorted(langs)]) for name, (digest, langs) in sorted(rows.items())]
    CONFIRMED.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")
    return len(names)


def status(lang: str) -> str:
    """How complete a language is, in a line."""
    total = sum(len(messages(SOURCE, place)) for place in PLACES)
    absent, stale = len(missing(lang)), len(outdated(lang)) if lang != SOURCE else 0
    words = sum(count_words(lang, place) for place in PLACES)
    return f"{lang}  {100 * (total - absent) / total:5.1f} %  {absent} missing, {stale} out of date, {words:,} words"


def count_words(lang: str, place: str) -> int:
    """The words that people read of the app or a game: neither keys nor variables, tags or comments."""
    lines = [line for file in word_files(lang, place) for line in file.read_text(encoding="utf-8").splitlines()]
    text = "\n".join(line for line in lines if not line.startswith("#"))
    text = re.sub(r"(?m)^[a-z][\w-]* =|^\s*\*?\[[\w.]+\]|->|\$[\w-]+|<[^>]*>", " ", text)
    return len(re.findall(r"\w[\w’'-]*", text))


def problems(lang: str) -> list[str]:
    """What is wrong with a language, with its name."""
    return [f"{lang}: {one}" for one in checks.problems(lang)]


def check(langs: Collection[str]) -> int:
    """Prints what is wrong with languages, on all processors; 1 where anything is."""
    with ProcessPoolExecutor() as pool:
        found = [one for each in pool.map(problems, langs) for one in each]
    if found:
        print("\n".join(found))
        print(f"{len(found)} problems; docs/translating.md says what is expected.", file=sys.stderr)
    return bool(found)


def main(argv: list[str] | None = None) -> int:
    """Runs a command of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__)
    parser.add_argument("do", choices=("status", "missing", "outdated", "check", "confirm"))
    parser.add_argument("lang", nargs="?", choices=LANGUAGES, help="a language; all without one")
    parser.add_argument("messages", nargs="*", help="of `confirm`: the messages as `outdated` lists them; all without")
    chosen = parser.parse_args(argv)
    langs = [chosen.lang] if chosen.lang else list(LANGUAGES)
    if chosen.do == "check":
        return check(langs)
    for lang in langs:
        match chosen.do:
            case "status":
                print(status(lang))
            case "missing" | "outdated" if lang != SOURCE:
                listed = missing(lang) if chosen.do == "missing" else outdated(lang)
                print("\n".join(f"{lang}: {one}" for one in listed) or f"{lang}: nothing")
            case "confirm" if lang != SOURCE:
                print(f"{lang}: {confirm(lang, chosen.messages)} messages confirmed")
            case _:
                pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
