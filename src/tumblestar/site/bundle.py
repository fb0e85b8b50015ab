"""The Python of the static site as an archive: this package, what it needs of others, plain twins of compiled ones.

The files are those that are installed beside this package, so a site can be built from an installed wheel.
"""

from __future__ import annotations

import ast
import io
import pickle
import re
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, files
from importlib.resources import files as package_files
from pathlib import Path, PurePosixPath

from tumblestar.words import LOCALES, SOURCE
from tumblestar.words.text_input import packaged_toml

_READ = packaged_toml("tumblestar.site", "bundle.toml")
STAND_INS: dict[str, str] = _READ.pop("stand_ins")
"""What modules of others hold there, by their path."""
LISTS = {name: tuple[str, ...](values) for name, values in _READ.items()}
"""What goes in and what stays out, with the reasons beside it."""
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that equal files make equal archives."""
ENGLISH = (SOURCE, "en_001", LOCALES[SOURCE])
"""The locale of English lists, and those that it is based on."""


class Missing(Exception):
    """A package is not installed as files; its name is the argument."""


def sources() -> dict[str, bytes]:
    """The files by their path below the folder of packages, without those of `language_files`. Raises Missing."""
    contents = {name: file.read_bytes() for name, file in _own() if not _is_of_language(name)}
    for package in LISTS["packages"]:
        contents |= {name: _content(name, file) for name, file in _of_package(package)}
    twins = Path(str(package_files("tumblestar.site"))) / "twins"
    contents |= {name: (twins / name).read_bytes() for name in ("msgspec.py", "orjson.py")}
    contents |= {name: text.encode() for name, text in STAND_INS.items()}
    beginnings, ends = LISTS["left_out"], LISTS["for_programs"]
    wanted = (name for name in sorted(contents) if not name.startswith(beginnings))
    return {name: contents[name] for name in wanted if not (name.startswith("tumblestar/") and name.endswith(ends))}


def language_files(lang: str) -> dict[str, bytes]:
    """The files that only one language needs, but for English: its messages and its data in Babel. Raises Missing."""
    by_name = {name: file for name, file in _own() if _is_of_language(name) and name.split("/")[2] == lang}
    data = f"babel/locale-data/{lang}.dat"
    by_name |= {name: file for name, file in _of_package("babel", is_whole=True) if name == data}
    return {name: _content(name, by_name[name]) for name in sorted(by_name)}


def _content(name: str, file: Path) -> bytes:
    """What is in a file, but for names of places and money in Babel's data, which are most of it and not said here."""
    content = file.read_bytes()
    if not (name.startswith("babel/") and name.endswith(".dat")):
        return content
    data: dict[str, object] = pickle.loads(content)  # noqa: S301 - of an installed package
    return pickle.dumps({key: value for key, value in data.items() if key not in LISTS["unsaid"]}, protocol=2)


def _is_of_language(name: str) -> bool:
    """Whether a file of our own is of one language only, not English; its name and such the settings need in all."""
    path = PurePosixPath(name)
    is_words = len(path.parts) == 4 and path.parts[:2] == ("tumblestar", "words")
    return is_words and path.parts[2] != SOURCE and path.name != "language.toml"


def _own() -> Iterator[tuple[str, Path]]:
    folder = Path(str(package_files("tumblestar")))
    for file in folder.rglob("*"):
        if file.is_file() and "__pycache__" not in file.parts:
            yield file.relative_to(folder.parent).as_posix(), file


def _of_package(package: str, is_whole: bool = False) -> Iterator[tuple[str, Path]]:
    try:
        listed = files(package)
    except PackageNotFoundError as error:
        raise Missing(package) from error
    if not listed:
        raise Missing(package)
    for entry in listed:
        path = PurePosixPath(entry)
        if path.suffix in LISTS["kinds"] and ".." not in path.parts and (is_whole or _is_spoken(path)):
            yield path.as_posix(), Path(str(entry.locate()))


def _is_spoken(path: PurePosixPath) -> bool:
    """Whether a file is no data of a language other than English, as it is written in Britain."""
    return path.suffix != ".dat" or path.parent.name != "locale-data" or path.stem in ("root", *ENGLISH)


def is_compiled(name: str) -> bool:
    """Whether a module is compiled beforehand, if it is loaded at all."""
    return not name.startswith(LISTS["plain"])


def without_comments(entries: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """The files; modules of others that are not compiled lose comments and docstrings, messages what is for writers."""
    for name, content in entries:
        if name.endswith(".ftl"):
            yield name, re.sub(rb"(?m)^#.*\n", b"", content)
        else:
            yield name, content if name.startswith("tumblestar/") or not name.endswith(".py") else _code_of(content)


def _code_of(source: bytes) -> bytes:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree).encode()


def archive(entries: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip archive with these files, the same for the same files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for name, content in entries:
            info = zipfile.ZipInfo(name, FIXED_TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            zipped.writestr(info, content)
    return buffer.getvalue()
