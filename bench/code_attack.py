"""Codes of tables guessed a thousand times a second, on the listener for phones at home.

    python -m bench.code_attack              ten seconds without the attack, and ten with it
    python -m bench.code_attack --keep       also writes bench/results/code_attack.json

The server is in this process; its home network is an alias of the loopback address, where the attacker knocks from an
address of its own. Two players at each of 20 tables act meanwhile. A *checked* guess was compared with the codes of
waiting tables; others were refused before that, or their connection was cut. Right afterwards the right code is typed
at another address, where it has to lead to the table.
"""

import argparse
import asyncio
import re
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.__main__ import commit, write
from bench.attack_visitor import FORM, Visitor
from bench.server_attack import begin, helper
from bench.server_load import driver_process, fill, next_report
from bench.visitor_attacks import ADDRESSES, Codes
from tests.at_home import running
from tumblestar.security.limits import RATES

TABLES, PACE = 20, 40.0
"""Tables of two players, and their actions per second in all."""
ELSEWHERE = ADDRESSES.format(200)
"""The address of somebody with the right code."""


def measure(seconds: float, *, is_attacked: bool = True) -> dict[str, Any]:
    """Delays of players in milliseconds; and with the attack, the guesses by what became of them."""
    cookies = [secrets.token_urlsafe(32) for _ in range(2)]
    with tempfile.TemporaryDirectory() as data:
        names = fill(Path(data), TABLES, cookies=cookies)
        with running(Path(data)) as home:
            ann, phone = home.host(), home.opened()
            code = re.findall(r'role="img" aria-label="([A-Z0-9]{4})"', ann.get(ann.new()).text)[0]
            host = str(phone.base_url.netloc, "ascii")
            args = {"kind": "ours", "tables": names, "seconds": seconds, "rate": PACE, "cookies": cookies, "held": True}
            args |= {"host": home.origin.removeprefix("http://"), "tables_of_pair": TABLES, "addresses": "127.0.1.{}"}
            with driver_process(args) as driver, helper("visitor_attacks", host, Codes.name, seconds, 1) as attackers:
                next_report(driver)
                begin(driver)
                next_report(driver)
                began = time.monotonic()
                if is_attacked:
                    begin(attackers)
                players = next_report(driver)
                figures = {key: players[key] for key in ("rate", "p50", "p99", "failed")}
                if is_attacked:
                    figures |= judged(next_report(attackers)) | {"took": time.monotonic() - began}
                    figures["right code elsewhere"] = asyncio.run(status_elsewhere(host, code))
                return figures


def judged(counts: dict[str, int]) -> dict[str, int]:
    """What became of the guesses."""
    checked = counts.get("404", 0) + counts.get("303", 0)
    return {"guesses": sum(counts.values()), "checked": checked, "cut": counts.get("cut", 0)}


async def status_elsewhere(host: str, code: str) -> int:
    """How somebody with the right code is answered at another address."""
    visitor = Visitor(host, ELSEWHERE)
    try:
        return (await visitor.post("/join", f"code={code}".encode(), FORM)).status
    finally:
        visitor.close()
        await asyncio.sleep(0)  # the transport closes in the next iteration


def main() -> None:
    """Measures."""
    parser = argparse.ArgumentParser(prog="python -m bench.code_attack", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement")
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    start_commit = commit()
    figures = {name: measure(args.seconds, is_attacked=name == "attacked") for name in ("quiet", "attacked")}
    for name, of_it in figures.items():
        print(name, ", ".join(f"{key} {value:g}" for key, value in of_it.items()))
    rate = RATES["code"]
    most = rate.burst + args.seconds / rate.every
    print(f"limit: {most:.0f} guesses checked, 303 elsewhere, no player cut")
    if args.keep:
        write("code_attack", "code_attack", {"seconds": args.seconds, "figures": figures}, start_commit)


if __name__ == "__main__":
    main()
