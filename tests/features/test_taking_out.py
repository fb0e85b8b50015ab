"""Every feature can be taken out: the rest of the box works, and nothing leads to what is gone."""

import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest

from tests.marks import rest_slow
from tumblestar.features import NAMES, features
from tumblestar.web.feature import Feature

CORE = ("home", "join", "mine")
"""Features without which there is no server."""
LINK = re.compile(r'(?:href|action|data-rules|data-from)="(/[^"#]*)')
MOST_OF_A_KIND = 1
"""Pages that are walked of those whose addresses differ only in names and numbers."""


class Gone(MetaPathFinder):
    """Refuses to import the folders of some features, as if they were deleted."""

    def __init__(self, names: set[str]) -> None:
        self.names = {f"tumblestar.features.{name}" for name in names}

    def find_spec(self, name: str, *_: object) -> None:
        if ".".join(name.split(".")[:3]) in self.names:
            raise ModuleNotFoundError(f"{name} was taken out")


def test_what_needs_a_feature_goes_with_it() -> None:
    assert "days" not in {feature.name for feature in features(without={"analysis"})}
    assert {feature.name for feature in features()} == set(NAMES)


@pytest.mark.parametrize("name", rest_slow([name for name in reversed(NAMES) if name not in CORE], 1))
def test_a_feature_can_be_taken_out(name: str, tmp_path: Path) -> None:
    program = f"from tests.features.test_taking_out import walk; walk({name!r}, {str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert int(done.stdout.split()[-1]) > 30


def walk(name: str, folder: str) -> None:
    """Walks every page, command and operation that is left, in a process without the feature; prints how many."""
    from tests.serving import EDITION, Edition

    left = features(without={name})
    EDITION.set(Edition(left))
    gone = Gone(set(NAMES) - {feature.name for feature in left})
    for module in [module for module in sys.modules if module.startswith(tuple(gone.names))]:
        del sys.modules[module]
    sys.meta_path.insert(0, gone)
    count = sum(1 for _ in (*pages(folder, left), *commands(left), *checks(left)))
    sys.stdout.write(f"{count}\n")


def pages(folder: str, left: tuple[Feature, ...]) -> Iterator[str]:
    """The addresses of all pages to which others lead, and of operations; raises AssertionError at one that fails."""
    from tests.serving import Server

    server = Server(Path(folder) / "data", features=left)
    browser = server.browser()
    table = browser.new("shizzle", seat_2="person")
    with browser.at(table) as line:
        line.ask("resign")
    imported = browser.post("/tables/open", files={"file": ("game.txt", browser.get(f"/table/{table}/record").content)})
    waiting = ["/", "/tables", "/lobby", "/mine", f"/table/{table}", imported.headers["location"], "/api"]
    seen, kinds = set[str](), dict[str, int]()
    while waiting:
        address = waiting.pop(0)
        kind = re.sub(r"=[^&]*|[\w-]*\d[\w-]*", "", address)
        if address in seen or kinds.get(kind, 0) >= MOST_OF_A_KIND or address.startswith(("/static/", "/cover/")):
            continue
        seen.add(address)
        answer = browser.get(address)
        kinds[kind] = kinds.get(kind, 0) + 1
        assert answer.status_code in (200, 303, 405, 409, 422), f"{address}: {answer.status_code}"
        waiting += [unescape(link) for link in LINK.findall(answer.text)]
        yield address
    operations = browser.get("/api/openapi.json").json()["paths"]
    for path in operations:
        answer = browser.get(path.replace("{table}", table).replace("{game}", "shizzle"))
        assert answer.status_code in (401, 405), f"{path}: {answer.status_code}"
        yield path
    server.stop()


def commands(left: tuple[Feature, ...]) -> Iterator[str]:
    """The names of all commands; raises what their modules raise."""
    import click

    from tumblestar.cli import program

    group = program.commands("en", left)
    for name, command in group.commands.items():
        assert command.get_help(click.Context(command, info_name=name))
        yield name


def checks(left: tuple[Feature, ...]) -> Iterator[str]:
    """The names of the checks of a game; raises what one of a small game says."""
    import tumblestar.features

    tumblestar.features.NAMES = tuple(feature.name for feature in left)
    from tumblestar.conformance import CHECKS
    from tumblestar.games import GAMES

    offered = {check.__name__ for feature in left for check in feature.checks()}
    assert offered <= {check.__name__ for check in CHECKS}
    for check in CHECKS:
        if check.__name__ in offered | {"words_are_complete", "signs_are_explained"}:
            check(GAMES["shizzle"])
        yield check.__name__
