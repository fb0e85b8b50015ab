"""Same record, same states, in every form of the rules: records that are played here are replayed by Pyodide."""

import hashlib
import json
import subprocess
from pathlib import Path

import pytest

from tests.features.statistics.test_chance_tally import record_of
from tests.marks import rest_slow, slow
from tumblestar.games import working
from tumblestar.record.text import read_record
from tumblestar.site import bundle

PROGRAM = """
process.on('uncaughtException', problem => { console.error(problem.message); process.exit(1); });
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
const [folder, archive, records] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/lib/box' });
python.globals.set('texts', readFileSync(records, 'utf8'));
console.log(python.runPython(`
import hashlib, json, sys
sys.path.insert(0, '/lib/box')
from tumblestar.record.text import read_record
found = []
for text in json.loads(texts):
    record = read_record(text)
    lines = [record.game.state_text(s) for s in record.states()]
    found.append([len(lines), hashlib.sha256("\\\\n".join(lines).encode()).hexdigest(), record.text() == text])
json.dumps(found)
`));
"""


def digest(text: str) -> list[object]:
    record = read_record(text)
    lines = [record.game.state_text(s) for s in record.states()]
    return [len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest(), True]


@slow
@pytest.mark.parametrize("each", rest_slow([1, 12]))
def test_records_have_the_same_states_in_pyodide(each: int, pyodide: Path, node: str, tmp_path: Path) -> None:
    texts = [
        record_of(game.name, seed, max(2, min(game.seats)) if seed % 2 else max(game.seats), most=400).text()
        for game in working()
        for seed in range(each)
    ]
    (tmp_path / "records.json").write_text(json.dumps(texts), "utf-8")
    (tmp_path / "box.zip").write_bytes(bundle.archive(bundle.sources().items()))
    (tmp_path / "replay.mjs").write_text(PROGRAM, "utf-8")
    done = subprocess.run(
        [node, tmp_path / "replay.mjs", pyodide, tmp_path / "box.zip", tmp_path / "records.json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == [digest(text) for text in texts]
