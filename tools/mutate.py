"""Changes src at places drawn by a seed, and runs the quick tests that touch each place until one fails.

    python -m tools.mutate cover OUT --count 60     runs the quick tests with coverage, or those that are named
    python -m tools.mutate run OUT --count 60       runs mutations by what `cover` measured; OUT/mutations.json
    python -m tools.mutate keep OUT                 writes bench/results/mutations.json

`run` goes on where it was stopped. Only a clone of the last commit is changed, never the checkout. A line that runs
in no test but at import counts as touched by every test that touches another line of its file. The quickest tests run
first, in the time of `--budget`. A failure counts if the test passes without the mutation.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

from tools.mutations import Mutation, draw
from tumblestar.bots import kept_results

ROOT = Path(__file__).parents[1]
FIRST = 25
"""So many tests are tried before all others: most mutations fail one of them."""
MOST_MEMORY = 6 << 30
"""Bytes that a process may have: some mutations allocate for ever."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=1", "-m", "not slow")
SETTINGS = """[run]
include = {files}
relative_files = true
parallel = true
patch = subprocess
context = ${{PYTEST_CURRENT_TEST-}}
data_file = {data}
"""
"""Settings of coverage: child processes count for the test that started them."""


def cover(out: Path, seed: int, count: int, tests: Sequence[str]) -> int:
    """Runs the quick tests with coverage, each as a context of its own.

    Only files that mutations are drawn of are measured, which takes less time. Several runs add up.
    """
    out.mkdir(parents=True, exist_ok=True)
    number = len([*out.glob("settings-*.ini")])
    settings, data = out / f"settings-{number}.ini", out.resolve() / f"coverage-{number}"
    files = "".join(f"\n    {file}" for file in sorted({one.file for one in draw(ROOT, "src", seed, count)}))
    settings.write_text(SETTINGS.format(files=files, data=data), encoding="utf-8")
    options = ["--cov", "--cov-context=test", "--cov-report=", f"--cov-config={settings}"]
    spread = ["--numprocesses", "auto", "--dist", "worksteal"]
    return subprocess.call(
        [*PYTEST, *options, *spread, f"--junitxml={out.resolve() / f'times-{number}.xml'}", *tests], cwd=ROOT
    )


class Known(NamedTuple):
    """What is known of the quick tests: which lines of which file each touches, and how long it takes."""

    touching: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]

    @classmethod
    def read(cls, out: Path) -> Known:
        """Reads what `cover` has written."""
        from coverage import CoverageData  # only this command needs it

        touching: dict[str, dict[int, set[str]]] = {}
        seconds: dict[str, float] = {}
        for times in sorted(out.glob("times-*.xml")):
            seconds |= _seconds(times)
        for file_of_data in sorted(one for one in out.glob("coverage-*") if one.suffix == ""):
            data = CoverageData(str(file_of_data))
            data.read()
            for file in data.measured_files():
                lines = touching.setdefault(file[file.index("src/") :], {})
                for line, contexts in data.contexts_by_lineno(file).items():
                    lines.setdefault(line, set()).update(filter(None, map(_test_of, contexts)))
        return cls(touching, seconds)

    def tests_of(self, mutation: Mutation) -> list[str]:
        """The tests that touch a line, or any of its file if it runs at import only; the quickest first."""
        lines = self.touching.get(mutation.file, {})
        found = lines.get(mutation.line) or lines.get(mutation.statement) or set[str]().union(*lines.values())
        return sorted(found, key=lambda test: (self.seconds.get(_name_in_times(test), 1.0), test))


def _test_of(context: str) -> str:
    """The test of a context: `ID|run` in the process of the tests, `ID (call)` in its children."""
    return re.sub(r"(\|(setup|run|teardown)| \((setup|call|teardown)\))+$", "", context.lstrip("|"))


def _seconds(times: Path) -> dict[str, float]:
    cases = ElementTree.parse(times).iter("testcase")
    return {f"{case.get('classname')}::{case.get('name')}": float(case.get("time") or 0) for case in cases}


def _name_in_times(test: str) -> str:
    file, _, name = test.partition("::")
    *classes, name = re.split(r"::(?![^\[]*\])", name)
    return ".".join([file.removesuffix(".py").replace("/", "."), *classes]) + f"::{name}"


class Clone:
    """A clone of the last commit, whose files are changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run(["git", "clone", "-q", "--shared", str(ROOT), str(folder)], check=True)
        (folder / ".venv").mkdir()
        if (installed := ROOT / ".venv/javascript").is_dir():
            (folder / ".venv/javascript").symlink_to(installed)
        subprocess.run([sys.executable, "-m", "compileall", "-q", "src", "tests", "tools", "bench"], cwd=folder)
        self.sound = dict[str, bool]()
        """Tests that were tried without a mutation, and whether they pass here."""

    def run(self, tests: Sequence[str], seconds: float) -> tuple[str, str, str]:
        """Runs tests until one fails: how it ended (passed, failed, hung), which one failed, and the end of the log."""
        ids = self.folder / "tests.args"
        ids.write_text("\n".join(tests) + "\n", encoding="utf-8")
        # What was compiled of unchanged files stays; a changed file has another time, and is not written.
        environment = os.environ | {"PYTHONPATH": f"{self.folder / 'src'}", "PYTHONDONTWRITEBYTECODE": "1"}
        with tempfile.TemporaryFile() as log:
            started = subprocess.Popen(
                [*PYTEST, "-x", "-rfE", f"@{ids}"], cwd=self.folder, env=environment, stdout=log, stderr=log,
                start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY)),
            )  # fmt: skip
            try:
                status = started.wait(seconds)
            except subprocess.TimeoutExpired:
                status = None
            with contextlib.suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)
            started.wait()
            log.seek(0)
            text = log.read().decode(errors="replace")
        if status is None:
            return "hung", "", text[-2000:]
        failed = next((test for test in tests if f"\nFAILED {test}" in text or f"\nERROR {test}" in text), "")
        return ("passed" if status in (0, 5) else "failed"), failed, text[-2000:]

    def is_sound(self, test: str) -> bool:
        """Whether a test passes here without a mutation."""
        if test not in self.sound:
            self.sound[test] = self.run([test], 600)[0] == "passed"
        return self.sound[test]

    def judge(self, mutation: Mutation, tests: list[str], seconds: float) -> dict[str, Any]:
        """Runs tests on a mutation: whether it was killed, by which of them, and how many were run at most."""
        file = self.folder / mutation.file
        source, times = file.read_bytes(), file.stat()
        waiting = list(tests)
        while waiting:
            part = waiting[:FIRST] if len(waiting) == len(tests) else waiting
            file.write_bytes(mutation.apply(source))
            how, test, log = self.run(part, seconds)
            file.write_bytes(source)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
            if how == "passed":
                waiting = waiting[len(part) :]
            elif test and not self.is_sound(test):
                waiting.remove(test)
            elif how == "failed" and not test and self.run(part, seconds)[0] != "passed":
                return {"verdict": "unknown", "log": log}
            else:
                last = log.strip().rpartition("\n")[2][:100]  # empty if it hung before any test was done
                return {"verdict": "killed", "by": test or f"{how}: {last}"}
        return {"verdict": "survived"}


def run(out: Path, seed: int, count: int, budget: float, only: str) -> None:
    """Runs mutations that have no verdict yet."""
    file = out / "mutations.json"
    done: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    known, names = Known.read(out), set(Path(only).read_text("utf-8").splitlines()) if only else None
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        clone = Clone(Path(folder) / "clone")
        for number, mutation in enumerate(draw(clone.folder, "src", seed, count), 1):
            key = f"{seed}-{number}"
            if key in done and done[key]["verdict"] != "not covered":  # more may be covered by now
                continue
            tests = [test for test in known.tests_of(mutation) if names is None or test in names]
            chosen, total = list[str](), 0.0
            for test in tests:
                total += known.seconds.get(_name_in_times(test), 1.0)
                if total > budget and chosen:
                    break
                chosen.append(test)
            verdict = clone.judge(mutation, chosen, 60 + 4 * budget) if chosen else {"verdict": "not covered"}
            place = {"file": mutation.file, "line": mutation.line, "kind": mutation.kind}
            change = {"before": mutation.before[:80], "after": mutation.after[:80]}
            done[key] = place | change | {"touching": len(tests), "chosen": len(chosen)} | verdict
            file.write_text(json.dumps(done, indent=1) + "\n", encoding="utf-8")
            print(key, verdict["verdict"], f"{mutation.file}:{mutation.line}", verdict.get("by", ""), flush=True)


def main() -> int:
    """Runs the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__)
    parser.add_argument("what", choices=("cover", "run", "keep"))
    parser.add_argument("out", type=Path, help="folder for what is measured")
    parser.add_argument("tests", nargs="*", help="cover only these tests")
    parser.add_argument("--seed", type=int, default=33)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--budget", type=float, default=60.0, help="seconds of tests for one mutation")
    parser.add_argument("--only", default="", help="a file of test ids: no others are run")
    given = parser.parse_intermixed_args()
    if given.what == "cover":
        return cover(given.out, given.seed, given.count, given.tests)
    if given.what == "run":
        run(given.out, given.seed, given.count, given.budget, given.only)
        return 0
    done = json.loads((given.out / "mutations.json").read_text("utf-8"))
    counts = Counter(one["verdict"] for one in done.values())
    command = f"python -m tools.mutate run OUT --seed {given.seed} --count {given.count} --budget {given.budget:g}"
    kept_results.save(ROOT / "bench/results/mutations.json", command, {"counts": counts, "mutations": done})
    print(dict(counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
