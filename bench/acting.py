"""Sentences of the pages, each with a picture of where it stood, for readers who say what they would do.

python -m bench.acting FOLDER --lang en --seed 1 --count 100     some minutes

A walk through the games on a phone collects what tells somebody what to do, what will happen or what is true
(acting_walk.py). A draw that is spread over the parts goes to FOLDER: 001.png and so on, and sentences.jsonl.
"""

import argparse
import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate, pairwise, zip_longest
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from playwright.sync_api import sync_playwright

from bench.acting_walk import Found, Walk
from bench.served import ANSWERED, FLAGS, chromium_path, served
from tumblestar.games import GAMES
from tumblestar.words.languages import LANGUAGES, words_text

PHONE = {"width": 390, "height": 844}
PARTS = {"rules": 30, "table": 30, "tutorial": 15, "help": 10, "pages": 15}
"""Of a hundred sentences, how many are of which part."""
MOST_VARIABLE = 0.6
"""The most of a text that variables may be where its key is told."""


def patterns(lang: str, game: str) -> dict[str, re.Pattern[str]]:
    """The messages of a game, or of the app, as patterns of what they become, with their variables as groups."""
    messages = (entry for entry in parse(words_text(lang, game)).body if isinstance(entry, ast.Message))
    return {entry.id.name: re.compile(_pattern(entry.value)) for entry in messages if entry.value}


def _pattern(value: ast.Pattern) -> str:
    parts = list[str]()
    for part in value.elements:
        if isinstance(part, ast.TextElement):
            parts.append(re.escape(" ".join(f"|{part.value}|".split())[1:-1]))
        elif isinstance(part.expression, ast.SelectExpression):
            parts.append("(?:" + "|".join(_pattern(case.value) for case in part.expression.variants) + ")")
        else:
            parts.append("(.+?)")
    return "".join(parts)


def key(of: dict[str, dict[str, re.Pattern[str]]], one: Found) -> str:
    """The key of the message that a sentence is from: the one whose own words are most of it, if any."""
    found = [(MOST_VARIABLE * len(one.around), "")]
    for name, pattern in (of[""] | of[one.game]).items():
        if match := pattern.fullmatch(one.around):
            found.append((sum(map(len, filter(None, match.groups()))), name))
    return min(found)[1]


def drawn(found: list[Found], count: int, luck: random.Random) -> Iterator[Found]:
    """Spread over the parts, and in a part over its kinds and the games."""
    ends = [round(end * count / sum(PARTS.values())) for end in accumulate(PARTS.values(), initial=0)]
    for part, (begin, end) in zip(PARTS, pairwise(ends), strict=True):
        groups: dict[tuple[str, str], list[Found]] = defaultdict(list)
        for one in luck.sample(found, len(found)):
            if one.part == part:
                groups[one.kind, one.game].append(one)
        turns = [group for rest in zip_longest(*luck.sample(list(groups.values()), len(groups))) for group in rest]
        yield from [one for one in turns if one][: end - begin]


def main() -> None:
    """Walks, draws and writes."""
    parser = argparse.ArgumentParser(prog="python -m bench.acting", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=100)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    look: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    look |= {"color_scheme": "light", "reduced_motion": "reduce", "locale": args.lang}
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
        context = browser.new_context(**look)
        context.set_default_timeout(20_000)
        context.add_init_script(ANSWERED)
        walk = Walk(context.new_page(), address, f"{args.lang} {args.seed}", args.count)
        walk.all()
        browser.close()
    of = {game: patterns(args.lang, game) for game in ("", *GAMES)}
    with (args.folder / "sentences.jsonl").open("w", encoding="utf-8") as file:
        for n, one in enumerate(drawn(list(walk.found.values()), args.count, walk.luck), 1):
            (args.folder / f"{n:03}.png").write_bytes(one.picture)
            told = {"number": n, "part": one.part, "kind": one.kind, "game": one.game, "sentence": one.sentence}
            told |= {"key": key(of, one), "where": one.where}
            print(json.dumps(told, ensure_ascii=False), file=file)


if __name__ == "__main__":
    main()
