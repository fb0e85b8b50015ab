"""Delays and memory that players see while others attack the server, and how long a visitor beside them waits.

    python -m bench.server_attack                    the twelve floods at once, then each attack of one visitor
    python -m bench.server_attack --attack verify    one of them; `--list` says which there are
    python -m bench.server_attack --attack bots --addresses 4    the same from four addresses
    python -m bench.server_attack --rounds 3         medians of three rounds
    python -m bench.server_attack --seconds 4 --alone    short: without the other visitor
    python -m bench.server_attack --keep             also writes bench/results/server_attack.json

Each round measures without an attack (`quiet`, once for all attacks), and for each attack with it on another server of
the same machine (`beside`), and on the players' server (`attacked`). `beside` is the control: attackers that only share
two cores with the players. The printed figures are medians of all rounds; ratios are of one run.

Two players at each of 100 tables act at a fixed pace, over the WebSockets of programs (bench/server_driver.py). Another
visitor reads pages, plays bots, asks for hints and reviews and uploads games (bench/attack_bystander.py). The server
has its default limits. Attackers run in another process, have other loopback addresses, and normal priority; the floods
(bench/attack_floods.py) have a low one. Targets: p99 of players at most 1.5 times that of `beside`, other visitors'
waits at most 3 s longer than without the attack, memory below 400 MB, and no player cut off.
"""

import argparse
import contextlib
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench.__main__ import commit, machine, write
from bench.server_load import ROOT, Served, driver_process, fill, next_report, our_server
from bench.visitor_attacks import ATTACKS, FLOODS

TABLES, PACE = 100, 200.0
"""Number of tables, and total actions per second."""
TABLES_OF_PAIR = 20
"""Tables of the same two players; the server allows a person forty connections."""
QUIET, BESIDE, ATTACKED = SITUATIONS = ("quiet", "beside", "attacked")
"""No attack; an attack on another server of the same machine; an attack on the players' own."""
MOST_TIMES, LEAST_RATE, MOST_WAIT, MOST_MEMORY = 1.5, 0.9, 3.0, 400
"""The targets: delay and actions per second as times those of `beside`, seconds, megabytes of the server's process."""
Figures = dict[str, Any]


@contextmanager
def helper(module: str, *args: object, gives_way: bool = False) -> Iterator[subprocess.Popen[str]]:
    """Runs attackers or the other visitor in another process; it is ready, and waits for the word to begin."""
    command = [*(["nice"] if gives_way else []), sys.executable, "-m", f"bench.{module}", *map(str, args)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            next_report(process)
            yield process
        finally:
            process.kill()


def begin(process: subprocess.Popen[str]) -> None:
    """Lets a helper or a driver begin."""
    assert process.stdin
    process.stdin.write("\n")
    process.stdin.flush()


def measure(
    seconds: float,
    tables: int = TABLES,
    pace: float = PACE,
    *,
    attack: str = FLOODS,
    attack_on: str = ATTACKED,
    addresses: int = 1,
    is_alone: bool = False,
) -> Figures:
    """Measures players at a new server for `seconds`, with the counts of the attackers, and others' `waits`.

    `attack_on`: one of `SITUATIONS`. `is_alone`: there is no other visitor.
    """
    cookies = [secrets.token_urlsafe(32) for _ in range(2 * -(-tables // TABLES_OF_PAIR))]
    with tempfile.TemporaryDirectory() as data, contextlib.ExitStack() as stack:
        names: list[str] = []
        for pair in range(0, len(cookies), 2):
            count = min(TABLES_OF_PAIR, tables - len(names))
            names += fill(Path(data), count, cookies=cookies[pair : pair + 2])
        served = stack.enter_context(our_server(Path(data), limits=True))
        args = {"kind": "ours", "tables": names, "seconds": seconds, "rate": pace, "cookies": cookies, "held": True}
        args |= {"host": served.host, "tables_of_pair": TABLES_OF_PAIR, "addresses": "127.0.1.{}"}
        driver = stack.enter_context(driver_process(args))
        next_report(driver)
        helpers: dict[str, subprocess.Popen[str]] = {}
        if not is_alone:
            helpers["visitor"] = stack.enter_context(helper("attack_bystander", served.host, seconds))
        if attack_on != QUIET:
            target = served if attack_on == ATTACKED else stack.enter_context(other_server())
            work = "visitor_attacks", target.host, attack, seconds, addresses
            helpers["attack"] = stack.enter_context(helper(*work, gives_way=attack == FLOODS))
        begin(driver)
        next_report(driver)
        for process in helpers.values():
            begin(process)
        own, memory, cpu, until = 0.0, 0.0, served.cpu(), time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(min(0.25, seconds / 10))
            own, memory = max(own, served.own_memory()), max(memory, served.memory())
        figures = next_report(driver) | {"own": own, "memory": memory, "core": (served.cpu() - cpu) / seconds}
        if "attack" in helpers:
            figures["attacks"] = next_report(helpers["attack"])
        if "visitor" in helpers:
            figures |= next_report_of_visitor(helpers["visitor"])
        return figures


def next_report_of_visitor(process: subprocess.Popen[str]) -> Figures:
    """What the other visitor has waited for: the longest wait of each kind, in seconds."""
    report = next_report(process)
    waits = {kind: max(seconds) for kind, seconds in report["waits"].items()}
    return {"waits": waits, "visitor failures": report["failures"]}


@contextmanager
def other_server() -> Iterator[Served]:
    """A server without tables, as the target of the control."""
    with tempfile.TemporaryDirectory() as data, our_server(Path(data), limits=True) as served:
        yield served


def compare(
    seconds: float, rounds: int, attacks: Sequence[str], addresses: int = 1, *, is_alone: bool = False
) -> Figures:
    """The figures of each attack in each situation: medians of all rounds."""
    quiet: list[Figures] = []
    results: dict[str, dict[str, list[Figures]]] = {name: {BESIDE: [], ATTACKED: []} for name in attacks}
    for _ in range(rounds):
        quiet.append(measure(seconds, attack_on=QUIET, is_alone=is_alone))
        report(QUIET, quiet[-1])
        for name in attacks:
            for situation, measured in results[name].items():
                more = {"attack": name, "attack_on": situation, "addresses": addresses, "is_alone": is_alone}
                measured.append(measure(seconds, **more))
                report(f"{name}, {situation}", measured[-1])
    calm = medians(quiet)
    return {
        name: {QUIET: calm} | {situation: medians(measured) for situation, measured in situations.items()}
        for name, situations in results.items()
    }


def medians(measured: Sequence[Figures]) -> Figures:
    """Medians of several measurements, with the p99 of each, and what failed."""
    keys = ("rate", "p50", "p99", "own", "memory", "core", "failed")
    figures: Figures = {key: median(one[key] for one in measured) for key in keys}
    figures["p99 of all rounds"] = [one["p99"] for one in measured]
    figures["failures"] = [failure for one in measured for failure in one["failures"]]
    kinds = {kind: None for one in measured for kind in one.get("waits", {})}
    figures["waits"] = {kind: median(one["waits"].get(kind, 0.0) for one in measured) for kind in kinds}
    figures["visitor failures"] = [failure for one in measured for failure in one.get("visitor failures", ())]
    figures["attacks"] = measured[-1].get("attacks", {})
    return figures


def report(name: str, f: Figures) -> None:
    """Prints a measurement."""
    waits = "  ".join(f"{kind} {seconds:.2f}" for kind, seconds in f.get("waits", {}).items())
    print(
        f"{name:20} {f['rate']:5.0f} actions/s  p50 {f['p50']:6.1f} ms  p99 {f['p99']:7.1f} ms  "
        f"{f['own']:4.0f} MB, {f['memory']:4.0f} with its workers  "
        f"{f['core']:4.0%} of a core  {f['failed']:.0f} cut  {waits}",
        flush=True,
    )


def judge(name: str, situations: dict[str, Figures]) -> None:
    """Prints the ratios of an attack, what came of it, and which targets it misses."""
    quiet, beside, attacked = (situations[situation] for situation in SITUATIONS)
    times = {other: attacked["p99"] / max(situations[other]["p99"], 0.001) for other in (QUIET, BESIDE)}
    calm = {kind: min(quiet["waits"].get(kind, 99.0), beside["waits"].get(kind, 99.0)) for kind in attacked["waits"]}
    longer = {kind: seconds - calm[kind] for kind, seconds in attacked["waits"].items()}
    missed = [f"{kind} waits {seconds:.1f} s longer" for kind, seconds in longer.items() if seconds > MOST_WAIT]
    missed += [f"no {kind} at all" for kind in quiet["waits"] if kind not in attacked["waits"]]
    if times[BESIDE] > MOST_TIMES:
        missed.insert(0, f"p99 {times[BESIDE]:.1f} times beside")
    if attacked["rate"] < LEAST_RATE * beside["rate"]:
        missed.append(f"{attacked['rate']:.0f} actions/s")
    if attacked["own"] >= MOST_MEMORY:
        missed.append(f"{attacked['own']:.0f} MB")
    if attacked["failed"]:
        missed.append(f"{attacked['failed']:.0f} players cut")
    print(f"{name}: p99 is {times[BESIDE]:.2f} times that of {BESIDE}, {times[QUIET]:.2f} times that of {QUIET}")
    print(f"  answers: {', '.join(f'{key} {count:,}' for key, count in attacked['attacks'].items())}")
    if attacked["visitor failures"]:
        print(f"  the other visitor: {attacked['visitor failures'][:3]}")
    print(f"  misses: {', '.join(missed) or 'nothing'}", flush=True)


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_attack", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--attack", metavar="NAME", action="append", choices=[FLOODS, *ATTACKS], help="only this one")
    parser.add_argument("--addresses", type=int, default=1, help="from how many addresses a visitor attacks")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without the other visitor, who compiles bots first")
    parser.add_argument("--list", action="store_true", help="say which attacks there are")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    if args.list:
        for name, attack in ATTACKS.items():
            print(f"{name:10} {attack.__doc__}")
        return
    start_commit = commit()
    attacks = args.attack or [FLOODS, *ATTACKS]
    results = compare(args.seconds, args.rounds, attacks, args.addresses, is_alone=args.alone)
    for name, situations in results.items():
        judge(name, situations)
    print(machine())
    if args.keep:
        write("server_attack", "server_attack", {"addresses": args.addresses, "figures": results}, start_commit)


if __name__ == "__main__":
    main()
