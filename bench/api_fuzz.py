"""Schemathesis over the API: requests made from the OpenAPI document, sound and unsound, and answers held to it.

    python -m bench.api_fuzz                          50 requests of each kind for each operation
    python -m bench.api_fuzz --examples 3000 --keep   and kept in bench/results/api_fuzz.json

Checked of every answer: it is no 5xx, its status, kind and headers are in the document, its body is as its schema says,
and what does not fit the document is refused. Requests meet tables that wait, go on and have ended. Not checked: that
what fits the document is accepted, since the rules of the games and who sits where say more than a schema can.
"""

import argparse
import json
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from httpx2 import InvalidURL
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks
from sqlalchemy import Connection
from starlette.testclient import TestClient

from bench.__main__ import write
from bench.figure import figure
from tumblestar.server.api.openapi import document
from tumblestar.server.app import make_app
from tumblestar.server.security import tokens
from tumblestar.server.security.scopes import SCOPES
from tumblestar.server.storage import store_tokens
from tumblestar.server.storage.store import Store

SLOWEST = 10.0
"""Seconds that an answer may take, also on a machine that others use: whatever takes longer hangs."""
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
EXCLUDED = [
    checks.positive_data_acceptance,
    checks.ignored_auth,  # tests of our own do that; here every request would be sent twice more
    checks.unsupported_method,
]


class Findings:
    """What came of all requests."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.slowest = 0.0
        self.faults: list[str] = []


def fuzz(examples: int, seed: int = 1) -> Findings:
    """Sends so many requests of each kind for each operation."""
    found = Findings()
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(Path(folder))
        app = make_app(store, pace=0, limits=False)
        with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
            assert client.portal
            token = f"Bearer {client.portal.call(_token, store)}"
            tables = _tables(client, token)
            schema = schemathesis.openapi.from_dict(json.loads(document("en")))
            for result in schema.get_all_operations():
                operation = result.ok()
                for mode in MODES:
                    _send(client, token, operation, mode, tables, examples, seed, found)
    return found


async def _token(store: Store) -> str:
    token = tokens.new_token()

    def work(connection: Connection) -> None:
        person = store_tokens.add_person(connection, "Fuzz", is_bot=True)
        store_tokens.add_token(connection, tokens.digest(token), person, "Fuzz", SCOPES)

    await store.write(work)
    return token


def _tables(client: TestClient, token: str) -> list[str]:
    """A table that has ended, one that waits, one against a bot, and one where both seats are one's own."""
    made: list[str] = []
    headers = {"authorization": token}
    for number, seats in enumerate((["me", "me"], ["me", "open"], ["me", "bot:greedy"], ["me", "me"])):
        body = {"id": f"first-{number}", "game": "twisty", "seats": seats, "options": {"first": 1}}
        made.append(client.post("/api/v1/tables", json=body, headers=headers).raise_for_status().json()["table"])
    client.post(f"/api/v1/tables/{made[0]}/abandon", json={"id": "end"}, headers=headers).raise_for_status()
    return made


def _guide(case: Any, table: str, client: TestClient, token: str) -> None:
    """Has a sound request meet what is there: a table, its live number, seats that can be."""
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table
        if isinstance(case.body, dict) and "seen" in case.body:
            told = client.get(f"/api/v1/tables/{table}", headers={"authorization": token})
            case.body["seen"] = told.json().get("n", 0)
    elif isinstance(case.body, dict) and "seats" in case.body:
        case.body |= {"seats": ["me", "open"], "options": {}}


def _is_unsound(case: Any, part: ParameterLocation) -> bool:
    """Whether a part of a request was made so that it does not fit the document."""
    component = case.meta.components.get(part) if case.meta else None
    return component is not None and component.mode is GenerationMode.NEGATIVE


def _send(
    client: TestClient,
    token: str,
    operation: Any,
    mode: GenerationMode,
    tables: list[str],
    examples: int,
    seed: int,
    found: Findings,
) -> None:
    """Sends requests of a kind for an operation, and notes what came back."""
    name = f"{operation.label} {mode.value}"
    known = (
        tables[:1] if operation.label.endswith("/stream") else tables
    )  # a stream that goes on has no end to wait for
    if operation.label.startswith("DELETE"):
        known = [*tables[1:], "none"]

    @seeded(seed)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(known), is_known=st.booleans())
    def one(case: Any, table: str, is_known: bool) -> None:
        if mode is GenerationMode.POSITIVE and is_known:
            _guide(case, table, client, token)
        headers = {} if _is_unsound(case, ParameterLocation.HEADER) else {"authorization": token}
        asked = case.as_transport_kwargs(base_url="http://localhost", headers=headers)
        asked = {
            key: value for key, value in asked.items() if key in ("method", "url", "params", "headers", "json", "data")
        }
        if "data" in asked:
            asked["content"] = asked.pop("data")
        began = time.perf_counter()
        try:
            answer = client.request(**asked, follow_redirects=False)
        except (InvalidURL, UnicodeError, TypeError):  # no such request can be sent
            return
        found.slowest = max(found.slowest, time.perf_counter() - began)
        found.statuses[answer.status_code] += 1
        case.validate_response(answer, excluded_checks=EXCLUDED)

    try:
        one()
    except Unsatisfiable:  # nothing can be wrong about a request that takes nothing
        return
    except BaseException as fault:
        if isinstance(fault, KeyboardInterrupt):
            raise
        found.faults.append(f"{name}: {fault!r:.2000}")


def main() -> None:
    """Sends, and says what came back."""
    parser = argparse.ArgumentParser(prog="python -m bench.api_fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--examples", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    asked = parser.parse_args()
    found = fuzz(asked.examples, asked.seed)
    for fault in found.faults:
        print(fault)
    total = sum(found.statuses.values())
    print(f"{total} requests, slowest {found.slowest:.3f} s, {dict(sorted(found.statuses.items()))}")
    figures: dict[str, dict[str, object]] = {
        "requests": figure(total, "", 1, "at least"),
        "faults": figure(len(found.faults), "", 1, "wanted none; one"),
        "answers 5xx": figure(
            sum(n for status, n in found.statuses.items() if status >= 500), "", 1, "wanted none; one"
        ),
        "slowest answer": figure(found.slowest, "s", SLOWEST),
    }
    if asked.keep:
        write("api_fuzz", "api_fuzz", {"figures": figures})


if __name__ == "__main__":
    main()
