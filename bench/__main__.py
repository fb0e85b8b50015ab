"""Runs benches by name and prints what they found.

    python -m bench                 the quick ones
    python -m bench start page      these
    python -m bench rules --json    as JSON: {name: {"value", "unit", "ratio", "against"}}
    python -m bench rules --keep    and kept in bench/results, with command, commit and machine

Absolute times are the best, or the median where it says so, of several; machines are noisy, so read the ratios.
"""

import argparse
import importlib
import json
import platform
import subprocess
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

QUICK = ("rules", "pictures", "start", "page")
OTHERS = ("lighthouse", "playouts", "shizzle", "twinkle", "twinkle_twinkle")
RESULTS = Path(__file__).parent / "results"


def machine() -> str:
    """This machine in words."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    import os

    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def commit() -> str:
    """The commit that is checked out, with a + where files differ from it."""
    try:
        said = subprocess.run(["git", "describe", "--always", "--dirty=+"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return said.stdout.strip()


def keep(name: str, command: str, found: Mapping[str, object], begun: str = "") -> None:
    """Writes what was found to bench/results, with the command that made it, machine and commit, now or as it was."""
    head = {"command": command, "commit": begun or commit(), "date": date.today().isoformat(), "machine": machine()}
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(head | dict(found), indent=1) + "\n", encoding="utf-8")


def write(name: str, bench: str, found: Mapping[str, object], begun: str = "") -> None:
    """Keeps what a bench with a command of its own found."""
    keep(name, " ".join([f"python -m bench.{bench}", *sys.argv[1:]]), found, begun)


def main() -> None:
    """Runs what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(QUICK + OTHERS)}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    asked = parser.parse_args()
    unknown = [name for name in asked.names if name not in QUICK + OTHERS]
    if unknown:
        parser.error(f"there is no bench {unknown[0]!r}; there are {', '.join(QUICK + OTHERS)}")
    found: dict[str, dict[str, object]] = {}
    for name in asked.names or QUICK:
        figures = importlib.import_module(f"bench.{name}").measure()
        found |= figures
        if not asked.json:
            for figure, f in figures.items():
                print(f"{figure:44} {f['value']:>10} {f['unit']:6} {f['ratio']:>6} of {f['against']}", flush=True)
        if asked.keep:
            keep(name, f"python -m bench {name} --keep", {"figures": figures})
    if asked.json:
        json.dump({"machine": machine(), "commit": commit(), **found}, sys.stdout, indent=1)
        print()
    else:
        print(machine())


if __name__ == "__main__":
    main()
