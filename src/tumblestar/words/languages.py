"""The languages, and their files.

Each language is one folder, `words/<language>/`, with the same files in all:

- `<feature>.ftl` or `<room>.ftl`, the messages of the app, cut by what says them; together they are one set of keys;
- `<game>.ftl`, the messages of a game of this box; a message that is missing is said in English;
- `language.toml`, its name, how far it was reviewed, and the messages that are the same as in English;
- `terms.toml`, its forms of the terms of the games, which `words/en/terms.toml` lists with their meanings.

The package of a game by others has its words with it, in `words/en.ftl` and `words/<language>.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

from tumblestar.words.packages import declared, folder_of, is_ours, own_games
from tumblestar.words.text_input import parse_toml, read_text

SOURCE = "en"
"""The language that all others are translated from, and fall back to."""
APP = "app"
"""What the app is called where games have their names; its words are all files that are no game's."""
SUFFIX = ".ftl"
"""How the names of files with messages end."""
FOLDER = resources.files("tumblestar").joinpath("words")


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """The codes of all languages, English first, then those that have a folder in this one."""
    names = (entry.name for entry in folder.iterdir() if entry.is_dir())
    return (SOURCE, *sorted({name for name in names if not name.startswith("_")} - {SOURCE}))  # such as __pycache__


LANGUAGES = languages_in(FOLDER)
"""The languages the app speaks by their codes; the first is the one that all others are checked against."""

ELSEWHERE = {
    lang for lang in LANGUAGES if not any(file.name.endswith(SUFFIX) for file in FOLDER.joinpath(lang).iterdir())
}
"""Languages whose messages are not here yet: a static site fetches those of one when somebody wants it."""


class Language(NamedTuple):
    """What a language's own file says of it."""

    name: str
    """In the language itself."""
    reviewed: str
    """How far its texts were reviewed, in English."""
    is_complete: bool
    """Whether all messages are there; the others are said in English, and pages say so."""
    same: Mapping[str, tuple[str, ...]]
    """The keys of the messages that are the same as in English, by the name of the game or "app"."""


@lru_cache
def language(lang: str) -> Language:
    """A language by its code. Raises FileNotFoundError for one that is not in LANGUAGES."""
    read = parse_toml(f"{lang}/language.toml", read_text(FOLDER.joinpath(lang, "language.toml")))
    same = {place: tuple(keys) for place, keys in read.get("same", {}).items()}
    return Language(read["name"], read["reviewed"], read.get("complete", True), same)


def languages_of(game: str) -> tuple[str, ...]:
    """The languages that a game has words in here, English first: all, or those that a package by others declares."""
    known = LANGUAGES if is_ours(game) else (declared(game, "LANGUAGES") or (SOURCE,))
    return tuple(lang for lang in known if lang not in ELSEWHERE)


def same_words(game: str, lang: str) -> tuple[str, ...]:
    """The keys of the messages of a game, or of the app for an empty name, that are the same as in English."""
    if game and not is_ours(game):
        same: Mapping[str, tuple[str, ...]] = declared(game, "SAME_WORDS") or {}
        return same.get(lang, ())
    return language(lang).same.get(game or APP, ())


def word_files(lang: str, game: str) -> tuple[Traversable, ...]:
    """The Fluent files of a language for a game, at most one, or for the app for an empty name, by their names.

    None for a language that the app has not: a game by others may have more.
    """
    folder = FOLDER.joinpath(lang)
    if not game:
        files = (file for file in folder.iterdir() if file.name.endswith(SUFFIX)) if folder.is_dir() else ()
        of_app = (file for file in files if file.name.removesuffix(SUFFIX) not in own_games())
        return tuple(sorted(of_app, key=lambda file: file.name))
    if not is_ours(game):
        folder, game = folder_of(game).joinpath("words"), lang
    file = folder.joinpath(f"{game}{SUFFIX}")
    return (file,) if file.is_file() else ()


def words_text(lang: str, game: str) -> str:
    """The messages of a game, or of the app for an empty name. Raises FileNotFoundError."""
    files = word_files(lang, game)
    if not files:
        raise FileNotFoundError(f"no words of {game or 'the app'} in {lang}")
    return "\n".join(read_text(file) for file in files)
