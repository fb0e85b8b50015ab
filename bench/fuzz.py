"""Fuzzes all readers of external input: records, notation, messages, bodies, settings.

    python -m bench.fuzz                               a million inputs over all readers
    python -m bench.fuzz --inputs 20000 --only record  one reader
    python -m bench.fuzz --keep                        also writes bench/results/fuzz.json

Each reader runs in its own process. There atheris (libFuzzer, extra `fuzz`) mutates valid inputs, guided by code
coverage. Without atheris, or with --blind, mutation is random. Faults are: an exception that the reader does not
declare, an input that takes longer than MAX_SECONDS, a process that dies or hangs, and growing memory. Accepted input
is also written again, like a file that is opened.
"""

import argparse
import gc
import importlib.util
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bench.__main__ import write
from bench.figure import figure

MAX_SECONDS = 1.0
"""Limit of CPU seconds per input."""
TIMEOUT = 20
"""Seconds after which an input counts as a hang."""
MAX_BYTES = 4096
"""Maximum size of an input. Readers refuse longer ones by their length; other tests check that."""
MAX_GROWTH = 20_000
"""Limit for the growth in Python objects between a fifth of the run and its end."""
MEMORY_CHECKS = 10
"""Number of memory checks per run."""
MAX_FAULTS = 20
GAMES = ("twisty", "shizzle", "twinkle", "twinkle_twinkle")
NAMES = (
    "record",
    "import",
    *(f"{kind}-{game}" for game in GAMES for kind in ("state", "action")),
    "score-twinkle",
    "score-twinkle_twinkle",
    "message",
    "body",
    "settings",
)


class Target(NamedTuple):
    """A reader with the exceptions it declares, valid inputs, and words for the fuzzer's dictionary."""

    read: Callable[[bytes], object]
    declared: tuple[type[Exception], ...]
    good: Sequence[bytes]
    words: Sequence[str] = ()


# ------------------------------------------------------------------------------------------------ readers


def target(name: str) -> Target:
    """The reader of that name. Imports our code here, so that atheris can instrument it."""
    kind, _, game = name.partition("-")
    return {"state": _state, "action": _action, "score": _score}[kind](game) if game else OTHERS[kind]()


def _games(game: str, count: int = 4) -> list[Any]:
    """Records of random games at different stages."""
    from tumblestar.contract.chance import Seal
    from tumblestar.contract.state import CHANCE
    from tumblestar.games import GAMES
    from tumblestar.record import Record, Seat

    records: list[Any] = []
    for number in range(count):
        rng = random.Random(number)
        loaded = GAMES[game]
        seats = loaded.seats[number % len(loaded.seats)]
        record = Record.new(
            loaded, [Seat("person", f"P{i}") for i in range(seats)], {}, chance="seed", seed=f"s{number}"
        )
        for _ in range(rng.choice((0, 10, 40, 120))):
            if record.is_over:
                break
            if record.actor == CHANCE:
                assert isinstance(record.seal, Seal)
                record.roll(record.seal)
            else:
                record.append(rng.choice(list(record.legal)))
        records.append(record)
    return records


def _record() -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.record.text import read_record

    def read(raw: bytes) -> object:
        return read_record(raw.decode("utf-8", "replace")).text()

    good = [record.text().encode() for game in GAMES for record in _games(game, 3)]
    words = (
        "tumblestar record game: rules: data: options: seat 1: chance: seed: salt commitment: end: result: resigned *"
    )
    return Target(read, (Unreadable,), [text for text in good if len(text) <= MAX_BYTES], words.split())


def _import() -> Target:
    from tumblestar.api import records
    from tumblestar.contract.errors import Unreadable
    from tumblestar.engine.sharing import finished
    from tumblestar.record.text import MOST_SENT, reading, split_records

    def read(raw: bytes) -> object:
        text = raw.decode("utf-8", "replace")
        is_json = text.startswith("{")
        lines = text.split("\n") if is_json else split_records(text)
        if not "".join(lines).split() and text.split():
            raise AssertionError("a text was lost")
        texts = [records._record_in(line) if is_json else line for line in lines]
        return [finished(reading(text, MOST_SENT, any_version=True)).text() for text in texts]

    texts = [record.text() for game in GAMES for record in _games(game, 2)]
    texts = [text for text in texts if len(text) <= MAX_BYTES // 2]
    good = [*texts, *map("".join, pairwise(texts)), *(json.dumps({"record": text}) for text in texts)]
    return Target(
        read, (Unreadable,), [text.encode() for text in good], ["tumblestar record 1\n", '{"record": "', "\\n"]
    )


def _state(game: str) -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.contract.state import OVER
    from tumblestar.games import GAMES

    loaded = GAMES[game]

    def read(raw: bytes) -> object:
        state = loaded.parse_state(raw.decode("utf-8", "replace"))
        legal = [] if loaded.actor(state) == OVER else loaded.legal(state)
        return loaded.state_text(state), [loaded.text(state, action) for action in legal[:20]]

    lines = [loaded.state_text(record.state) for record in _games(game, 8)]
    words = sorted({word.split("=")[0] + "=" for line in lines for word in line.split()})
    return Target(read, (Unreadable,), [line.encode() for line in lines], words)


def _action(game: str) -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.contract.state import OVER
    from tumblestar.games import GAMES
    from tumblestar.record import Refused

    loaded = GAMES[game]
    states = [record.state for record in _games(game, 8)]
    states = [state for state in states if loaded.actor(state) != OVER]

    def read(raw: bytes) -> object:
        state = states[(raw[0] if raw else 0) % len(states)]
        text = raw[1:].decode("utf-8", "replace")
        actions = loaded.notation.several(state, text.replace(",", " ").split()[:100])
        return actions, loaded.rules.refusal(state, action) if (
            action := loaded.parse(state, text)
        ) not in loaded.legal(state) else loaded.text(state, action)

    good = [
        bytes([i]) + loaded.text(state, action).encode()
        for i, state in enumerate(states)
        for action in loaded.legal(state)[:20]
    ]
    return Target(read, (Unreadable, Refused), good, sorted({text[1:].decode() for text in good})[:60])


def _score(game: str) -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.games import GAMES

    module = GAMES[game].score
    page = (Path(__file__).parents[1] / f"docs/{game}.md").read_text(encoding="utf-8")
    blocks = [block.partition("\n")[2] for block in page.split("```")[1::2]]
    good = [block.encode() for block in blocks if len(block) <= MAX_BYTES]
    if game == "twinkle_twinkle":
        from tumblestar.games.twinkle_twinkle import score

        for block in blocks:
            try:
                score.read_charts(block)
            except Unreadable:
                continue
            good.append(block.encode())
    return Target(lambda raw: module.score_lines(raw.decode("utf-8", "replace")), (Unreadable,), good)


def _message() -> Target:
    from tumblestar.play.page_socket import PAGE_COMMANDS
    from tumblestar.record import Refused

    good = [
        b'{"id":"a","do":"act","seen":60,"action":12}',
        b'{"id":"a","do":"act","seen":60,"text":"a3"}',
        b'{"id":7,"do":"look","at":3,"aid":2}',
        b'{"id":"b","do":"say","key":"chat-hello","on":true,"begin":false}',
        b'{"id":"c","do":"resign","seat":1,"name":"x"}',
    ]
    fields = {field for command in PAGE_COMMANDS.handlers for field in command.__struct_fields__}
    words = [f'"{word}"' for word in (*sorted(fields), *PAGE_COMMANDS.names)]
    return Target(lambda raw: PAGE_COMMANDS.read(raw.decode("utf-8", "replace")), (Refused,), good, words)


def _body() -> Target:
    from tumblestar.api.document import operations
    from tumblestar.api.request import Problem, decode, problem_response
    from tumblestar.features import features

    types = [one.request_type for one in operations(features()) if one.request_type]

    def read(raw: bytes) -> object:
        try:
            return decode(raw[1:], types[(raw[0] if raw else 0) % len(types)])
        except Problem as problem:  # it must have a response, too
            problem_response(problem, "fr")
            raise

    bodies = [
        b'{"id":"t1","game":"shizzle","seats":["me","bot:greedy","open"],"options":{"first":1},"clock":"turn-60"}',
        b'{"id":"t1","game":"twisty","seats":["me","open"],"chat":true,"listed":false,"chance":"seed","seed":"x"}',
        b'{"link":"http://localhost/join/0123456789012345678901234567890a","name":"Ann","salt":"s"}',
        b'{"id":"a","seen":60,"action":12}',
        b'{"id":"a","seen":60,"action":"a3"}',
        b'{"id":"a","seen":60,"seat":null}',
        b'{"id":"a","text":"hi","phrase":"chat-hello"}',
    ]
    good = [bytes([i]) + body for i in range(len(types)) for body in bodies]
    words = {f'"{field}"' for shape in types for field in shape.__struct_fields__}
    return Target(read, (Problem,), good, [*sorted(words), '"\\ud800"', "1e400", "null", "true", "bot:"])


def _settings() -> Target:
    from dataclasses import fields

    from tumblestar.security import settings

    def read(raw: bytes) -> object:
        text = raw.decode("utf-8", "surrogateescape")
        pairs = (line.partition("=") for line in text.splitlines() if "=" in line)
        values = {name: value for name, _, value in pairs}
        values.pop("password_file", None)  # would read any file
        return settings.read(values, {settings.variable(name): value for name, value in values.items()})

    good = [
        b"host=0.0.0.0\nport=8017\nopen=on\nhosts=a.example,b.example",
        b"allow=192.168.1.0/24,::1\nbehind_proxy=127.0.0.1\nlimits=off\nlog=all\npace=0.5\ngrace=60",
        b"password=open sesame\nmetrics_token=0123456789abcdef\ndata=/tmp",
    ]
    return Target(read, (settings.BadSetting,), good, [f"{each.name}=" for each in fields(settings.Settings)])


OTHERS: dict[str, Callable[[], Target]] = {
    "record": _record,
    "import": _import,
    "message": _message,
    "body": _body,
    "settings": _settings,
}


# ------------------------------------------------------------------------------------------------ one reader


class Monitor:
    """Passes inputs to a reader and records faults, times and memory."""

    def __init__(self, target: Target, inputs: int, report: Path) -> None:
        self.target = target
        self.inputs = inputs
        self.report = report
        self.count = self.read = 0
        self.slowest, self.slowest_input = 0.0, ""
        self.faults: dict[str, str] = {}
        self.objects: list[int] = []
        self.megabytes: list[float] = []

    def __call__(self, raw: bytes) -> None:
        """Reads one input."""
        self.count += 1
        start = time.thread_time()
        try:
            self.target.read(raw)
            self.read += 1
        except self.target.declared as refused:
            if type(refused) not in self.target.declared:
                self._fault(refused, raw)
        except RecursionError as error:
            self._fault(error, raw)
        except Exception as error:
            self._fault(error, raw)
        elapsed = time.thread_time() - start
        if elapsed > self.slowest:
            self.slowest, self.slowest_input = elapsed, repr(raw)[:300]
        if self.count % max(1, self.inputs // MEMORY_CHECKS) == 0 or self.count == self.inputs:
            self._check_memory()

    def _fault(self, error: Exception, raw: bytes) -> None:
        """Records an error, once per line of code that raises it."""
        place, trace = "", error.__traceback__
        while trace:
            place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
            trace = trace.tb_next
        if len(self.faults) < MAX_FAULTS:
            self.faults.setdefault(f"{type(error).__name__} at {place}", f"{error.args!r:.200} <- {raw!r:.400}")

    def _check_memory(self) -> None:
        gc.collect()
        self.objects.append(len(gc.get_objects()))
        self.megabytes.append(_megabytes())
        self.write()

    def write(self) -> None:
        """Writes the report so far, since the process may die."""
        data = {name: value for name, value in vars(self).items() if name not in ("target", "report", "inputs")}
        self.report.write_text(json.dumps(data), encoding="utf-8")


def _megabytes() -> float:
    """Resident memory of this process."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run_guided(name: str, inputs: int, seed: int, report: Path) -> None:
    """Runs atheris. Does not return: libFuzzer ends the process."""
    import atheris

    with atheris.instrument_imports(include=["tumblestar"]):
        reader = target(name)
    with tempfile.TemporaryDirectory() as folder:
        corpus, words = Path(folder, "corpus"), Path(folder, "words")
        corpus.mkdir()
        for number, raw in enumerate(reader.good):
            (corpus / str(number)).write_bytes(raw[:MAX_BYTES])
        words.write_text("".join(f'"{_quoted(word)}"\n' for word in reader.words if word), encoding="ascii")
        options = [
            f"-runs={inputs}",
            f"-seed={seed}",
            f"-timeout={TIMEOUT}",
            f"-max_len={MAX_BYTES}",
            "-rss_limit_mb=4096",
        ]
        options += [f"-dict={words}"] if reader.words else []
        options += [f"-artifact_prefix={folder}/", "-verbosity=0", str(corpus)]
        atheris.Setup(["fuzz", *options], Monitor(reader, inputs, report))
        atheris.Fuzz()


def _quoted(word: str) -> str:
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02X}" for byte in word.encode())


def run_blind(name: str, inputs: int, seed: int, report: Path) -> None:
    """Mutates valid inputs randomly, without coverage."""
    reader = target(name)
    monitor, rng = Monitor(reader, inputs, report), random.Random(seed)
    pool = list(reader.good) or [b""]
    words = [word.encode() for word in reader.words] or [b"0"]
    while monitor.count < inputs:
        raw = bytearray(rng.choice(pool))
        for _ in range(rng.randint(0, 6)):
            raw = mutate(raw, pool, words, rng)
        before = monitor.read
        monitor(bytes(raw[:MAX_BYTES]))
        if monitor.read > before and len(pool) < 2000:
            pool.append(bytes(raw[:MAX_BYTES]))


ODD_BYTES = [
    b"-1",
    b"0",
    b"99999999999999999999",
    b"1e400",
    b"\xff",
    b"\x00",
    b"\xc2\xb2",
    "\u2028".encode(),
    b"\r\n",
    b"=",
    b",",
]


def mutate(raw: bytearray, pool: Sequence[bytes], words: Sequence[bytes], rng: random.Random) -> bytearray:
    """An input with one random change."""
    at, to = sorted((rng.randint(0, len(raw)), rng.randint(0, len(raw))))
    match rng.randrange(7):
        case 0 if raw:
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        case 1:
            del raw[at : min(to, at + 20)]
        case 2:
            raw[at:at] = raw[at:to][:200]
        case 3:
            raw[at:at] = rng.choice(words)
        case 4:
            raw[at : at + rng.randint(0, 3)] = rng.choice(ODD_BYTES)
        case 5:
            raw = raw[:at] + bytearray(rng.choice(pool))[at:]
        case _:
            lines = raw.split(b"\n")
            rng.shuffle(lines)
            raw = bytearray(b"\n").join(lines)
    return raw


# ------------------------------------------------------------------------------------------------ all readers


def has_atheris() -> bool:
    """Whether atheris is installed, for coverage-guided inputs."""
    return importlib.util.find_spec("atheris") is not None


def fuzz(
    names: Sequence[str], inputs: int, seed: int, *, is_blind: bool, seconds: float = 0
) -> dict[str, dict[str, Any]]:
    """Fuzzes each reader in its own process. Returns a report by reader; `inputs` is the total."""
    results: dict[str, dict[str, Any]] = {}
    for name in names:
        share = -(-inputs // len(names))
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.json")
            command = [sys.executable, "-m", "bench.fuzz", "--child", str(report), "--only", name]
            command += ["--inputs", str(share), "--seed", str(seed), *(["--blind"] if is_blind else [])]
            start = time.perf_counter()
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=seconds or None, check=False)
                status, error_text = done.returncode, done.stderr[-600:]
            except subprocess.TimeoutExpired:
                status, error_text = -1, f"not done within {seconds} s"
            data: dict[str, Any] = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
            data |= {"seconds": time.perf_counter() - start}
            data.setdefault("count", 0)
            results[name] = data | {"problems": _problems(data, share, status, error_text)}
    return results


def _problems(data: dict[str, Any], inputs: int, status: int, error_text: str) -> list[str]:
    """Faults of one report, as text."""
    problems = [f"{where}: {what}" for where, what in data.get("faults", {}).items()]
    if status != 0 or data["count"] < inputs:
        problems.append(f"the process ended with {status} after {data['count']} inputs: {error_text}")
        return problems
    if data["slowest"] > MAX_SECONDS:
        problems.append(f"an input took {data['slowest']:.2f} s: {data['slowest_input']}")
    objects = data["objects"]
    if len(objects) > 2 and objects[-1] - objects[len(objects) // 5] > MAX_GROWTH:
        problems.append(f"memory grows: {objects}")
    return problems


def main() -> None:
    """Fuzzes all readers, or one of them in a child process."""
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=0, help="time limit per reader; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=NAMES, help="a reader; may be given several times")
    parser.add_argument("--blind", action="store_true", help="without atheris")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    is_blind = args.blind or not has_atheris()
    if args.child:
        (run_blind if is_blind else run_guided)(args.only[0], args.inputs, args.seed, args.child)
        return
    results = fuzz(args.only or NAMES, args.inputs, args.seed, is_blind=is_blind, seconds=args.seconds)
    for name, data in results.items():
        rate = data["count"] / data["seconds"]
        print(f"{name:24} {data['count']:>9} inputs, {data.get('read', 0):>8} read, {rate:>7.0f}/s", end="")
        print(f", slowest {data.get('slowest', 0):.3f} s, memory {data.get('megabytes', [0])[-1]:.0f} MB")
        for problem in data["problems"]:
            print(f"    {problem}")
    total = sum(data["count"] for data in results.values())
    problems = sum(len(data["problems"]) for data in results.values())
    print(f"{total} inputs, {problems} problems, {'blind' if is_blind else 'guided by atheris'}")
    figures: dict[str, dict[str, object]] = {
        "inputs": figure(total, "", 1_000_000, "at least"),
        "problems": figure(problems, "", 1, "target 0; one"),
        "slowest input": figure(max(data.get("slowest", 0) for data in results.values()), "s", MAX_SECONDS),
        "objects more at the end": figure(max(_growth(data) for data in results.values()), "", MAX_GROWTH),
    }
    if args.keep:
        write("fuzz", "fuzz", {"figures": figures})
    sys.exit(1 if problems else 0)


def _growth(data: dict[str, Any]) -> int:
    objects = data.get("objects", [])
    return objects[-1] - objects[len(objects) // 5] if objects else 0


if __name__ == "__main__":
    main()
