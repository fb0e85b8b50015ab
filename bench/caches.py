"""What each cache of the program saves while people play, look at pages, and a review is worked out.

    python -m bench.caches                  a minute or two; the least useful first
    python -m bench.caches --keep           also writes bench/results/caches.json

Every `functools.cache` and `lru_cache` of the package is replaced by one that counts hits and times misses, before the
package is imported. The work: in two languages, home, rules, puzzles, tutorials and a new table; then in each game a
whole game of two people by its page's socket, another person's page beside it, its cards, its replay and its review.
What a cache saves is its hits times the mean time of a miss, in which caches below it count as they are.
"""

from __future__ import annotations

import argparse
import functools
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

LANGUAGES = ("en", "de")
MOST_ACTIONS = 400
USEFUL = 0.001
"""Seconds of this work below which a cache saves nothing worth its place."""


class Counted:
    """A cache that counts."""

    def __init__(self, function: Callable[..., Any], maxsize: int | None, typed: bool) -> None:
        self.name = f"{function.__module__}.{function.__qualname__}"
        self.seconds = 0.0
        self.function = function
        self.cached = functools._lru_cache_wrapper(  # type: ignore[attr-defined]
            self._timed,
            maxsize,
            typed,
            functools._CacheInfo,  # type: ignore[attr-defined]
        )
        functools.update_wrapper(self, function)
        self.cache_info, self.cache_clear = self.cached.cache_info, self.cached.cache_clear

    def _timed(self, *args: Any, **kwargs: Any) -> Any:
        begin = time.perf_counter()
        try:
            return self.function(*args, **kwargs)
        finally:
            self.seconds += time.perf_counter() - begin

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.cached(*args, **kwargs)

    def __get__(self, instance: object, owner: type | None = None) -> Any:
        return self if instance is None else functools.partial(self, instance)


class Row(NamedTuple):
    """The figures of a cache."""

    saved: float
    name: str
    hits: int
    misses: int
    microseconds: float
    """Of a miss."""


COUNTED: list[Counted] = []


def count_caches() -> None:
    """Has all caches that are made from now on count."""

    def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
        if callable(maxsize):
            return counted(maxsize, 128, typed)
        return lambda function: counted(function, maxsize, typed)

    def counted(function: Any, maxsize: int | None, typed: bool) -> Any:
        if not getattr(function, "__module__", "").startswith("tumblestar"):
            return original(maxsize, typed)(function)
        COUNTED.append(Counted(function, maxsize, typed))
        return COUNTED[-1]

    original = functools.lru_cache
    functools.lru_cache = lru_cache  # type: ignore[assignment]
    functools.cache = lambda function: counted(function, None, False)  # type: ignore[assignment]


def work() -> None:
    """Plays, and looks at pages."""
    from tests.serving import Server
    from tumblestar.games import GAMES

    pages = [f"/{kind}/{game}" for kind in ("new", "rules", "learn", "puzzles", "analysis", "card") for game in GAMES]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        for lang in LANGUAGES:
            browser = server.browser(**{"accept-language": lang})
            for page in ("/", "/puzzles", "/mine", *pages):
                browser.get(page)
            for game in GAMES:
                play(browser, game)
        server.stop()


def play(browser: Any, game: str) -> None:
    """A game against a bot, as long as it lasts or MOST_ACTIONS, and what is to be seen of it."""
    table = browser.new(game)
    with browser.at(table) as page:
        for _ in range(MOST_ACTIONS):
            page.wait(lambda page: page.targets or 'id="part-end"' in page.parts.get("part-end", ""))
            if not page.targets:
                break
            page.does("act", action=page.targets[0])
            browser.get(f"/table/{table}")
    for part in ("", "/review", "/share", "/card", "/verify"):
        browser.get(f"/table/{table}{part}")


def rows() -> Iterator[Row]:
    """The figures; caches that functions make for themselves count as one."""
    by_name: dict[str, list[Counted]] = {}
    for one in COUNTED:
        by_name.setdefault(one.name, []).append(one)
    for name, caches in by_name.items():
        infos, seconds = [one.cache_info() for one in caches], sum(one.seconds for one in caches)
        hits, misses = sum(info.hits for info in infos), sum(info.misses for info in infos)
        mean = seconds / misses if misses else 0.0
        yield Row(hits * mean, name, hits, misses, mean * 1e6)


def main() -> None:
    """Measures, and prints a line a cache."""
    parser = argparse.ArgumentParser(prog="python -m bench.caches", description=__doc__.split("\n")[0])
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    count_caches()
    work()
    found = sorted(rows())
    for row in found:
        times = f"{row.hits:8} hits {row.misses:7} misses {row.microseconds:10.1f} us"
        print(f"{row.saved * 1000:10.2f} ms  {times}  {row.name}")
    useless = sum(row.saved < USEFUL for row in found)
    print(f"{len(found)} caches, {useless} of which save less than {USEFUL * 1000:g} ms")
    if args.keep:
        from bench.__main__ import commit, write

        write("caches", "caches", {row.name: row._asdict() for row in found}, commit())


if __name__ == "__main__":
    main()
