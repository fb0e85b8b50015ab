"""Measured costs, a model of many people at once, and its check.

    python -m bench.scale measure --keep    costs of an action, a connection, a table, a bot's turn (ten minutes);
                                            --only bots: one part, beside the others that were kept
    python -m bench.scale model --keep      what 1,000, 10,000 and 100,000 people at once need (a minute)
    python -m bench.scale check --keep      the model beside measured points (ten minutes)
    python -m bench.scale tables            writes the tables of docs/scale.md anew, from the kept results

`docs/scale.md` explains the figures. Results are kept in bench/results as scale-measure.json, scale-model.json and
scale-check.json; `model` and `check` read the first.
"""

import argparse
from collections.abc import Mapping
from pathlib import Path

from bench.__main__ import commit, machine, write

MEASURED = ("programs", "pages", "postgres", "connections", "database", "bots")
PREDICTIONS = "predictions"
"""The part of `check` that only predicts again what was measured and kept."""
PAGE = Path(__file__).parents[2] / "docs" / "scale.md"


def main() -> None:
    """Runs the part of the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("part", choices=("measure", "model", "check", "tables"))
    parser.add_argument("--seconds", type=float, default=6.0, help="length of each measured load")
    parser.add_argument(
        "--only",
        default="",
        metavar="PART",
        help=f"of `measure` {', '.join(MEASURED)}; of `check` a text that points have in their names, or {PREDICTIONS}",
    )
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    if args.part == "tables":
        from bench.scale.tables import filled

        PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
        return
    if args.part == "measure" and args.only not in ("", *MEASURED):
        parser.error(f"`measure` has no part {args.only!r}; it has {', '.join(MEASURED)}")
    start_commit = commit()
    if args.part == "measure":
        from bench.scale.measure import measure

        results = measure(args.seconds, args.only)
    elif args.part == "model":
        from bench.scale.answers import answers

        results = answers()
    else:
        from bench.scale.check import kept_points, measure_points, predict_points

        def keep(found: Mapping[str, object]) -> None:
            write("scale-check", "scale", found, start_commit)

        if args.only != PREDICTIONS:
            if not args.keep:
                parser.error("`check` measures for minutes and keeps each point at once; say --keep")
            measure_points(args.seconds, args.only, keep)
        results = predict_points({"points": kept_points()})
    print(machine())
    if args.keep:
        write(f"scale-{args.part}", "scale", results, start_commit)


if __name__ == "__main__":
    main()
