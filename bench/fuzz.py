"""Damaged texts for all that reads what comes from outside: records, notation, messages, bodies, settings.

    python -m bench.fuzz                               a million inputs, spread over all readers
    python -m bench.fuzz --inputs 20000 --only record  these
    python -m bench.fuzz --keep                        and kept in bench/results/fuzz.json

Every reader has a process of its own, in which atheris (libFuzzer, extra `fuzz`) makes inputs out of good ones, guided
by which lines of our code they reach. Without atheris, or with --blind, they are mutated blindly. Faults are: an error
that the reader does not declare, an input that takes longer than SLOWEST, a process that dies or hangs, memory that
grows. What is read without complaint is also written again, as whoever opens a file would.
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

SLOWEST = 1.0
"""Seconds of a processor that one input may take."""
HANGS = 20
"""Seconds after which an input counts as one that never ends."""
LONGEST = 4096
"""Bytes of an input. Longer ones are refused by their length, which other tests hold."""
GROWTH = 20_000
"""Objects of Python that may be more at the end than when a fifth was done."""
LOOKS = 10
"""So often memory is looked at."""
MOST_FAULTS = 20
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
    """A reader: what it does with an input, the errors it declares, good inputs, and words that matter to it."""

    read: Callable[[bytes], object]
    declared: tuple[type[Exception], ...]
    good: Sequence[bytes]
    words: Sequence[str] = ()


# ------------------------------------------------------------------------------------------------ readers


def target(name: str) -> Target:
    """The reader of that name. Imports our code, which atheris may watch."""
    kind, _, game = name.partition("-")
    return {"state": _state, "action": _action, "score": _score}[kind](game) if game else OTHERS[kind]()


def _games(game: str, count: int = 4) -> list[Any]:
    """Some games played at random, as records that have come to different moments."""
    from tumblestar.chance import Seal
    from tumblestar.contract.state import CHANCE
    from tumblestar.games import GAMES
    from tumblestar.record import Record, Seat

    made: list[Any] = []
    for number in range(count):
        rng = random.Random(number)
        shelf = GAMES[game]
        seats = shelf.seats[number % len(shelf.seats)]
        record = Record.new(
            shelf, [Seat("person", f"P{i}") for i in range(seats)], {}, chance="seed", seed=f"s{number}"
        )
        for _ in range(rng.choice((0, 10, 40, 120))):
            if record.is_over:
                break
            if record.actor == CHANCE:
                assert isinstance(record.seal, Seal)
                record.roll(record.seal)
            else:
                record.append(rng.choice(list(record.legal)))
        made.append(record)
    return made


def _record() -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.record_text import read_record

    def read(raw: bytes) -> object:
        return read_record(raw.decode("utf-8", "replace")).text()

    good = [record.text().encode() for game in GAMES for record in _games(game, 3)]
    words = (
        "tumblestar record game: rules: data: options: seat 1: chance: seed: salt commitment: end: result: resigned *"
    )
    return Target(read, (Unreadable,), [text for text in good if len(text) <= LONGEST], words.split())


def _import() -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.record_text import split_records
    from tumblestar.server.api import records

    def read(raw: bytes) -> object:
        text = raw.decode("utf-8", "replace")
        is_json = text.startswith("{")
        lines = text.split("\n") if is_json else split_records(text)
        if not "".join(lines).split() and text.split():
            raise AssertionError("a text was lost")
        return [records._read(line, is_json=is_json).text() for line in lines]

    texts = [record.text() for game in GAMES for record in _games(game, 2)]
    texts = [text for text in texts if len(text) <= LONGEST // 2]
    good = [*texts, *map("".join, pairwise(texts)), *(json.dumps({"record": text}) for text in texts)]
    return Target(
        read, (Unreadable,), [text.encode() for text in good], ["tumblestar record 1\n", '{"record": "', "\\n"]
    )


def _state(game: str) -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.contract.state import OVER
    from tumblestar.games import GAMES

    shelf = GAMES[game]

    def read(raw: bytes) -> object:
        state = shelf.parse_state(raw.decode("utf-8", "replace"))
        legal = [] if shelf.actor(state) == OVER else shelf.legal(state)
        return shelf.state_text(state), [shelf.text(state, action) for action in legal[:20]]

    lines = [shelf.state_text(record.state) for record in _games(game, 8)]
    words = sorted({word.split("=")[0] + "=" for line in lines for word in line.split()})
    return Target(read, (Unreadable,), [line.encode() for line in lines], words)


def _action(game: str) -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.contract.state import OVER
    from tumblestar.games import GAMES
    from tumblestar.record import Refused

    shelf = GAMES[game]
    states = [record.state for record in _games(game, 8)]
    states = [state for state in states if shelf.actor(state) != OVER]

    def read(raw: bytes) -> object:
        state = states[(raw[0] if raw else 0) % len(states)]
        text = raw[1:].decode("utf-8", "replace")
        told = shelf.notation.several(state, text.replace(",", " ").split()[:100])
        return told, shelf.rules.refusal(state, action) if (action := shelf.parse(state, text)) not in shelf.legal(
            state
        ) else shelf.text(state, action)

    good = [
        bytes([i]) + shelf.text(state, action).encode()
        for i, state in enumerate(states)
        for action in shelf.legal(state)[:20]
    ]
    return Target(read, (Unreadable, Refused), good, sorted({text[1:].decode() for text in good})[:60])


def _score(game: str) -> Target:
    from tumblestar.contract.errors import Unreadable
    from tumblestar.games import GAMES

    room = GAMES[game].score
    page = (Path(__file__).parents[1] / f"docs/{game}.md").read_text(encoding="utf-8")
    blocks = [block.partition("\n")[2] for block in page.split("```")[1::2]]
    good = [block.encode() for block in blocks if len(block) <= LONGEST]
    if game == "twinkle_twinkle":
        from tumblestar.games.twinkle_twinkle import score

        for block in blocks:
            try:
                score.read_charts(block)
            except Unreadable:
                continue
            good.append(block.encode())
    return Target(lambda raw: room.score_lines(raw.decode("utf-8", "replace")), (Unreadable,), good)


def _message() -> Target:
    from tumblestar.record import Refused
    from tumblestar.server.sockets import messages
    from tumblestar.server.sockets.page_socket import PageSocket

    good = [
        b'{"id":"a","do":"act","seen":60,"action":12}',
        b'{"id":"a","do":"act","seen":60,"text":"a3"}',
        b'{"id":7,"do":"look","at":3,"aid":2}',
        b'{"id":"b","do":"say","key":"chat-hello","on":true,"begin":false}',
        b'{"id":"c","do":"resign","seat":1,"name":"x"}',
    ]
    words = [f'"{word}"' for word in (*messages.FIELDS, *PageSocket.commands)]
    return Target(
        lambda raw: messages.read(raw.decode("utf-8", "replace"), PageSocket.commands), (Refused,), good, words
    )


def _body() -> Target:
    from tumblestar.server.api.operations import OPERATIONS
    from tumblestar.server.api.problems import Problem, response
    from tumblestar.server.api.request import decode

    shapes = [one.request_type for one in OPERATIONS if one.request_type]

    def read(raw: bytes) -> object:
        try:
            return decode(raw[1:], shapes[(raw[0] if raw else 0) % len(shapes)])
        except Problem as problem:  # it can be told, too
            response(problem, "fr")
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
    good = [bytes([i]) + body for i in range(len(shapes)) for body in bodies]
    words = {f'"{field}"' for shape in shapes for field in shape.__struct_fields__}
    return Target(read, (Problem,), good, [*sorted(words), '"\\ud800"', "1e400", "null", "true", "bot:"])


def _settings() -> Target:
    from dataclasses import fields

    from tumblestar.server.security import settings

    def read(raw: bytes) -> object:
        text = raw.decode("utf-8", "surrogateescape")
        pairs = (line.partition("=") for line in text.splitlines() if "=" in line)
        given = {name: value for name, _, value in pairs}
        given.pop("password_file", None)  # would read any file
        return settings.read(given, {settings.variable(name): value for name, value in given.items()})

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


class Watch:
    """Gives inputs to a reader and notes what comes of it."""

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
        """One input."""
        self.count += 1
        began = time.thread_time()
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
        took = time.thread_time() - began
        if took > self.slowest:
            self.slowest, self.slowest_input = took, repr(raw)[:300]
        if self.count % max(1, self.inputs // LOOKS) == 0 or self.count == self.inputs:
            self._look()

    def _fault(self, error: Exception, raw: bytes) -> None:
        """Notes an error once for each place that it comes from."""
        place, trace = "", error.__traceback__
        while trace:
            place = f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
            trace = trace.tb_next
        if len(self.faults) < MOST_FAULTS:
            self.faults.setdefault(f"{type(error).__name__} at {place}", f"{error.args!r:.200} <- {raw!r:.400}")

    def _look(self) -> None:
        gc.collect()
        self.objects.append(len(gc.get_objects()))
        self.megabytes.append(_megabytes())
        self.write()

    def write(self) -> None:
        """Writes down what is known so far: the process may not live to tell."""
        told = {name: value for name, value in vars(self).items() if name not in ("target", "report", "inputs")}
        self.report.write_text(json.dumps(told), encoding="utf-8")


def _megabytes() -> float:
    """Memory that the process holds."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run_guided(name: str, inputs: int, seed: int, report: Path) -> None:
    """Lets atheris make the inputs. Does not come back: libFuzzer ends the process."""
    import atheris

    with atheris.instrument_imports(include=["tumblestar"]):
        found = target(name)
    with tempfile.TemporaryDirectory() as folder:
        corpus, words = Path(folder, "corpus"), Path(folder, "words")
        corpus.mkdir()
        for number, raw in enumerate(found.good):
            (corpus / str(number)).write_bytes(raw[:LONGEST])
        words.write_text("".join(f'"{_quoted(word)}"\n' for word in found.words if word), encoding="ascii")
        options = [f"-runs={inputs}", f"-seed={seed}", f"-timeout={HANGS}", f"-max_len={LONGEST}", "-rss_limit_mb=4096"]
        options += [f"-dict={words}"] if found.words else []
        options += [f"-artifact_prefix={folder}/", "-verbosity=0", str(corpus)]
        atheris.Setup(["fuzz", *options], Watch(found, inputs, report))
        atheris.Fuzz()


def _quoted(word: str) -> str:
    return "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02X}" for byte in word.encode())


def run_blind(name: str, inputs: int, seed: int, report: Path) -> None:
    """Mutates good inputs without looking at what they reach."""
    found = target(name)
    watch, rng = Watch(found, inputs, report), random.Random(seed)
    pool = list(found.good) or [b""]
    words = [word.encode() for word in found.words] or [b"0"]
    while watch.count < inputs:
        raw = bytearray(rng.choice(pool))
        for _ in range(rng.randint(0, 6)):
            raw = mutated(raw, pool, words, rng)
        before = watch.read
        watch(bytes(raw[:LONGEST]))
        if watch.read > before and len(pool) < 2000:
            pool.append(bytes(raw[:LONGEST]))


ODD = [
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


def mutated(raw: bytearray, pool: Sequence[bytes], words: Sequence[bytes], rng: random.Random) -> bytearray:
    """An input with one thing changed."""
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
            raw[at : at + rng.randint(0, 3)] = rng.choice(ODD)
        case 5:
            raw = raw[:at] + bytearray(rng.choice(pool))[at:]
        case _:
            lines = raw.split(b"\n")
            rng.shuffle(lines)
            raw = bytearray(b"\n").join(lines)
    return raw


# ------------------------------------------------------------------------------------------------ all readers


def has_atheris() -> bool:
    """Whether inputs can be guided by what they reach."""
    return importlib.util.find_spec("atheris") is not None


def fuzz(
    names: Sequence[str], inputs: int, seed: int, *, is_blind: bool, seconds: float = 0
) -> dict[str, dict[str, Any]]:
    """What was found at each reader, with so many inputs altogether, each in a process of its own."""
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        share = -(-inputs // len(names))
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.json")
            command = [sys.executable, "-m", "bench.fuzz", "--child", str(report), "--only", name]
            command += ["--inputs", str(share), "--seed", str(seed), *(["--blind"] if is_blind else [])]
            began = time.perf_counter()
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=seconds or None, check=False)
                status, said = done.returncode, done.stderr[-600:]
            except subprocess.TimeoutExpired:
                status, said = -1, f"not done within {seconds} s"
            told: dict[str, Any] = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
            told |= {"seconds": time.perf_counter() - began}
            told.setdefault("count", 0)
            found[name] = told | {"problems": _problems(told, share, status, said)}
    return found


def _problems(told: dict[str, Any], inputs: int, status: int, said: str) -> list[str]:
    """What must not be."""
    problems = [f"{where}: {what}" for where, what in told.get("faults", {}).items()]
    if status != 0 or told["count"] < inputs:
        problems.append(f"the process ended with {status} after {told['count']} inputs: {said}")
        return problems
    if told["slowest"] > SLOWEST:
        problems.append(f"an input took {told['slowest']:.2f} s: {told['slowest_input']}")
    objects = told["objects"]
    if len(objects) > 2 and objects[-1] - objects[len(objects) // 5] > GROWTH:
        problems.append(f"memory grows: {objects}")
    return problems


def main() -> None:
    """Runs all readers, or is one of the processes for that."""
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=0, help="that one reader may take; 0: as long as it takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=NAMES, help="a reader; may be given several times")
    parser.add_argument("--blind", action="store_true", help="without atheris")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    is_blind = asked.blind or not has_atheris()
    if asked.child:
        (run_blind if is_blind else run_guided)(asked.only[0], asked.inputs, asked.seed, asked.child)
        return
    found = fuzz(asked.only or NAMES, asked.inputs, asked.seed, is_blind=is_blind, seconds=asked.seconds)
    for name, told in found.items():
        rate = told["count"] / told["seconds"]
        print(f"{name:24} {told['count']:>9} inputs, {told.get('read', 0):>8} read, {rate:>7.0f}/s", end="")
        print(f", slowest {told.get('slowest', 0):.3f} s, memory {told.get('megabytes', [0])[-1]:.0f} MB")
        for problem in told["problems"]:
            print(f"    {problem}")
    total = sum(told["count"] for told in found.values())
    problems = sum(len(told["problems"]) for told in found.values())
    print(f"{total} inputs, {problems} problems, {'blind' if is_blind else 'guided by atheris'}")
    figures: dict[str, dict[str, object]] = {
        "inputs": figure(total, "", 1_000_000, "at least"),
        "problems": figure(problems, "", 1, "wanted none; one"),
        "slowest input": figure(max(told.get("slowest", 0) for told in found.values()), "s", SLOWEST),
        "objects more at the end": figure(max(_more(told) for told in found.values()), "", GROWTH),
    }
    if asked.keep:
        write("fuzz", "fuzz", {"figures": figures})
    sys.exit(1 if problems else 0)


def _more(told: dict[str, Any]) -> int:
    objects = told.get("objects", [])
    return objects[-1] - objects[len(objects) // 5] if objects else 0


if __name__ == "__main__":
    main()
