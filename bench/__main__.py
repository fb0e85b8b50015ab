"""Runs benches by name and prints their figures.

    python -m bench                 the quick benches
    python -m bench start page      the benches `start` and `page`
    python -m bench rules --json    as JSON: {name: {"value", "unit", "ratio", "against"}}
    python -m bench rules --keep    also writes bench/results, with command, commit and machine

Absolute times are the best of several runs, or the median where the name says so. Machines are noisy: compare ratios.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from tumblestar.bots import kept_results
from tumblestar.bots.kept_results import commit as commit
from tumblestar.bots.kept_results import machine as machine

QUICK = ("rules", "pictures", "start", "page")
OTHERS = ("first_minute", "lighthouse", "playouts", "shizzle", "twinkle", "twinkle_twinkle")
RESULTS = Path(__file__).parent / "results"


def save(name: str, command: str, results: Mapping[str, object], start_commit: str = "") -> None:
    """Writes results to bench/results/NAME.json, with command, commit (now, or at the start), date and machine."""
    kept_results.save(RESULTS / f"{name}.json", command, results, start_commit)


def write(name: str, bench: str, results: Mapping[str, object], start_commit: str = "") -> None:
    """Writes the results of a bench that has its own command line."""
    save(name, " ".join([f"python -m bench.{bench}", *sys.argv[1:]]), results, start_commit)


def main() -> None:
    """Runs the benches of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(QUICK + OTHERS)}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    unknown = [name for name in args.names if name not in QUICK + OTHERS]
    if unknown:
        parser.error(f"there is no bench {unknown[0]!r}; there are {', '.join(QUICK + OTHERS)}")
    results: dict[str, dict[str, object]] = {}
    for name in args.names or QUICK:
        figures = importlib.import_module(f"bench.{name}").measure()
        results |= figures
        if not args.json:
            for figure, f in figures.items():
                print(f"{figure:44} {f['value']:>10} {f['unit']:6} {f['ratio']:>6} of {f['against']}", flush=True)
        if args.keep:
            save(name, f"python -m bench {name} --keep", {"figures": figures})
    if args.json:
        json.dump({"machine": machine(), "commit": commit(), **results}, sys.stdout, indent=1)
        print()
    else:
        print(machine())


if __name__ == "__main__":
    main()
