"""Writes the static site: `tumblestar site FOLDER`. docs/site.md has what is in the folder, and why."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tumblestar.contract.errors import PhraseError
from tumblestar.site import FRESH, bundle
from tumblestar.web import assets
from tumblestar.words import LANGUAGES, SOURCE, Phrase, say

PYODIDE = "314.0.7"
"""The version of the npm package that the site is made with and tested on."""
LOCK = "pyodide-lock.json"
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LOCK, "python_stdlib.zip")
"""The files of the package that run in a browser."""
KEY = re.compile(r"'(site-[a-z-]+)'")
"""The key of something that the shell says, as its scripts have it."""
TYPES = assets.KINDS | {
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".ttf": "font/ttf",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
LANGUAGE_FOLDER = "box/languages"
"""Where each language but English has an archive, which is fetched when somebody wants the language."""
PACKED = (".wasm",)
"""Suffixes of files that are stored as gzip, since many servers send them as they are."""


class SiteProblem(PhraseError):
    """Why there is no site; `phrase` says what to do."""


class Made(NamedTuple):
    """A site that was written: how many files, and what a first visit fetches from a server that compresses."""

    files: int
    size: int
    """Bytes of a visit in English."""
    language_size: int
    """Bytes that the largest of the other languages adds."""
    is_compiled: bool
    """Whether modules were compiled; without node they are not, and the site starts more slowly."""


def build(folder: Path, pyodide: Path | None = None, server: str = "") -> Made:
    """Writes a site into an empty or new folder; `pyodide` is a copy of that package. Raises SiteProblem, OSError."""
    _check(folder, server)
    with tempfile.TemporaryDirectory(prefix="tumblestar-site-") as place:
        work = Path(place)
        core = _checked_core(pyodide) if pyodide else _fetched_core(work / "npm")
        site = work / "site"
        loaded = _rendered(site, server)
        (site / "box/pyodide").mkdir(parents=True)
        for name in CORE:
            shutil.copyfile(core / name, site / "box/pyodide" / name)
        is_compiled = _write_archive(site, core, loaded, work)
        _empty_list(site / "box/pyodide" / LOCK)
        _write_shell(site, server)
        _write_service_worker(site)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copytree(site, folder, dirs_exist_ok=True)
    return _measured(folder, is_compiled)


def _measured(folder: Path, is_compiled: bool) -> Made:
    sizes = {file: len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in folder.rglob("*") if file.is_file()}
    languages = [size for file, size in sizes.items() if file.parent == folder / LANGUAGE_FOLDER]
    return Made(len(sizes), sum(sizes.values()) - sum(languages), max(languages, default=0), is_compiled)


def _empty_list(lock: Path) -> None:
    """Takes the packages that Pyodide could load by itself out of its list: the site loads none, and they are 25 KB."""
    listed = json.loads(lock.read_text("utf-8"))
    lock.write_text(json.dumps(listed | {"packages": {}}), encoding="utf-8", newline="\n")


def _check(folder: Path, server: str) -> None:
    if folder.exists() and not folder.is_dir():
        raise SiteProblem(Phrase("site-no-folder", {"folder": str(folder)}))
    if folder.is_dir() and any(folder.iterdir()):
        raise SiteProblem(Phrase("site-not-empty", {"folder": str(folder)}))
    address = urlsplit(server)
    if server and not (address.scheme in ("http", "https") and address.hostname):
        raise SiteProblem(Phrase("site-bad-server", {"text": server[:80]}))


def _checked_core(folder: Path) -> Path:
    """A folder with Pyodide's npm package, or the folder with its node_modules."""
    for place in (folder, folder / "node_modules/pyodide", folder / "package"):
        if all((place / name).is_file() for name in CORE):
            version = json.loads((place / "package.json").read_text("utf-8"))["version"]
            if version != PYODIDE:
                raise SiteProblem(Phrase("site-other-pyodide", {"found": str(version)[:40], "expected": PYODIDE}))
            return place
    missing = next(name for name in CORE if not (folder / name).is_file())
    raise SiteProblem(Phrase("site-no-pyodide", {"folder": str(folder), "file": missing}))


def _fetched_core(folder: Path) -> Path:
    """Pyodide from npm."""
    args = {"package": f"pyodide@{PYODIDE}"}
    npm = shutil.which("npm")
    if npm is None:
        raise SiteProblem(Phrase("site-no-npm", args))
    folder.mkdir()
    (folder / "package.json").write_text('{"private": true}\n', encoding="utf-8", newline="\n")
    done = _run(npm, "install", "--ignore-scripts", "--no-audit", "--no-fund", f"pyodide@{PYODIDE}", cwd=folder)
    if done.returncode:
        why = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise SiteProblem(Phrase("site-npm-failed", args | {"why": why[0][:200] if why else str(done.returncode)}))
    return _checked_core(folder)


def _rendered(folder: Path, server: str) -> list[str]:
    """Writes what can be shown before Python is up; returns the modules that the application needed for it."""
    env = os.environ | {"TUMBLESTAR_INTERPRET": "1"}
    done = _run(sys.executable, "-m", "tumblestar.site.prerender", folder, server, env=env)
    _check_done(done, "site-not-rendered")
    return done.stdout.split()


def _run(*command: str | Path, **more: Any) -> subprocess.CompletedProcess[str]:
    """Runs a program that takes nothing from outside."""
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)  # noqa: S603


def _check_done(done: subprocess.CompletedProcess[str], failed: str) -> None:
    """Raises SiteProblem with the last line of what a program said, if it failed."""
    if done.returncode:
        raise SiteProblem(Phrase(failed, {"why": (done.stderr.strip() or "?").splitlines()[-1][:200]}))


def _write_archive(folder: Path, core: Path, loaded: Sequence[str], work: Path) -> bool:
    """Writes the archive of Python's files, with compiled modules if there is node; returns whether there is."""
    try:
        entries = bundle.sources()
        _write_languages(folder / LANGUAGE_FOLDER)
    except bundle.Missing as missing:
        raise SiteProblem(Phrase("site-no-package", {"package": str(missing)})) from missing
    fresh = folder / FRESH
    entries[FRESH] = fresh.read_bytes()
    fresh.unlink()
    plain, archive = work / "plain.zip", folder / "box/tumblestar.zip"
    plain.write_bytes(bundle.archive(entries.items()))
    shutil.copyfile(plain, archive)
    node = shutil.which("node")
    if node is None:
        return False
    names, compiled, stdlib = work / "modules.txt", work / "compiled.zip", work / "stdlib.zip"
    wanted = sorted(name for name in set(loaded) & entries.keys() if bundle.is_compiled(name))
    names.write_text("\n".join(wanted), encoding="utf-8", newline="\n")
    program = str(files("tumblestar.site") / "static/compile.mjs")
    _check_done(_run(node, program, core, plain, names, compiled, stdlib), "site-not-compiled")
    archive.write_bytes(bundle.archive(bundle.without_comments(_entries(compiled))))
    (folder / "box/pyodide/python_stdlib.zip").write_bytes(bundle.archive(_entries(stdlib)))
    return True


def _write_languages(folder: Path) -> None:
    folder.mkdir(parents=True)
    for lang in LANGUAGES:
        if lang != SOURCE:
            (folder / f"{lang}.zip").write_bytes(bundle.archive(bundle.language_files(lang).items()))


def _entries(archive: Path) -> list[tuple[str, bytes]]:
    with zipfile.ZipFile(archive) as opened:
        return [(name, opened.read(name)) for name in opened.namelist()]


def _write_shell(folder: Path, server: str) -> None:
    """Writes the page round all pages, and its scripts."""
    static = files("tumblestar.site") / "static"
    made_of = b"".join(file.read_bytes() for file in sorted((folder / "box").rglob("*.*")))
    said = {"app-description"}
    for name in ("kept.js", "shell.css", "shell.js", "snapshot.js", "too-old.js", "worker.js"):
        script = _with_version((static / name).read_text("utf-8"), made_of)
        said.update(KEY.findall(script))
        (folder / "box" / name).write_text(script, encoding="utf-8", newline="\n")
    words = {lang: {key: say(lang, key) for key in said} for lang in LANGUAGES}
    page = (static / "index.html").read_text("utf-8")
    page = page.replace("WORDS", json.dumps({"words": words, "server": server}, sort_keys=True).replace("<", "\\u003c"))
    page = page.replace("NOSCRIPT", " ".join(say(lang, "site-no-script") for lang in LANGUAGES))
    (folder / "index.html").write_text(page, encoding="utf-8", newline="\n")


def _write_service_worker(folder: Path) -> None:
    """Packs what is to be packed, and writes the service worker with the digests of all files."""
    for file in [file for file in folder.rglob("*") if file.suffix in PACKED]:
        file.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    listed: dict[str, Mapping[str, object]] = {}
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        digest = base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()
        about: dict[str, object] = {"digest": digest, "type": TYPES[file.suffix]}
        about |= {"packed": True} if file.suffix in PACKED else {}
        about |= {"later": True} if file.parent == folder / LANGUAGE_FOLDER else {}
        listed[file.relative_to(folder).as_posix()] = about
    source = (files("tumblestar.site") / "static/service-worker.js").read_text("utf-8")
    lines = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(about)}" for name, about in listed.items())
    source = re.sub(r"/\* FILES \*/", lambda _: f"\n  {lines},\n", source)
    source = _with_version(source, source.encode())
    (folder / "service-worker.js").write_text(source, encoding="utf-8", newline="\n")


def _with_version(script: str, made_of: bytes) -> str:
    """A script that knows the version of what it is for."""
    return script.replace("'VERSION'", json.dumps(hashlib.sha256(made_of).hexdigest()[:12]), 1)
