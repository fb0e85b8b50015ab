"""Fuzzes the API by Schemathesis: valid and invalid requests from the OpenAPI document, with checked responses.

    python -m bench.api_fuzz                          50 requests of each kind for each operation
    python -m bench.api_fuzz --examples 3000 --keep   also writes bench/results/api_fuzz.json

Checks of each response: it is no 5xx; its status, content type and headers are in the document; its body follows its
schema; and invalid requests are refused. The tables of requests are waiting, running or finished. Not checked: that
valid requests are accepted, since that also depends on the rules of a game and on who has which seat.
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
from tumblestar.api.document import document
from tumblestar.app.app import make_app
from tumblestar.features import features
from tumblestar.security import SCOPES, tokens
from tumblestar.security import tokens as store_tokens
from tumblestar.storage.store import Store

MAX_SECONDS = 10.0
"""Limit of seconds per response, also on a busy machine."""
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
EXCLUDED = [
    checks.positive_data_acceptance,
    checks.ignored_auth,  # our own tests check that; here it would send every request twice more
    checks.unsupported_method,
]


class Findings:
    """Statuses, times and faults of all requests."""

    def __init__(self) -> None:
        self.statuses: Counter[int] = Counter()
        self.slowest = 0.0
        self.faults: list[str] = []


def fuzz(examples: int, seed: int = 1) -> Findings:
    """Sends `examples` requests of each kind for each operation."""
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(Path(folder))
        app = make_app(store, pace=0, limits=False)
        with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
            assert client.portal
            token = f"Bearer {client.portal.call(_token, store)}"
            tables = _tables(client, token)
            schema = schemathesis.openapi.from_dict(json.loads(document("en", features())))
            for result in schema.get_all_operations():
                operation = result.ok()
                for mode in MODES:
                    _send(client, token, operation, mode, tables, examples, seed, findings)
    return findings


async def _token(store: Store) -> str:
    token = tokens.new_token()

    def work(connection: Connection) -> None:
        person = store_tokens.add_person(connection, "Fuzz", is_bot=True)
        store_tokens.add_token(connection, tokens.digest(token), person, "Fuzz", SCOPES)

    await store.write(work)
    return token


def _tables(client: TestClient, token: str) -> list[str]:
    """Tables that are finished, waiting, against a bot, and with both seats of one person."""
    ids: list[str] = []
    headers = {"authorization": token}
    for number, seats in enumerate((["me", "me"], ["me", "open"], ["me", "bot:greedy"], ["me", "me"])):
        body = {"id": f"first-{number}", "game": "twisty", "seats": seats, "options": {"first": 1}}
        ids.append(client.post("/api/v1/tables", json=body, headers=headers).raise_for_status().json()["table"])
    client.post(f"/api/v1/tables/{ids[0]}/abandon", json={"id": "end"}, headers=headers).raise_for_status()
    return ids


def _make_valid(case: Any, table: str, client: TestClient, token: str) -> None:
    """Fills a valid request with existing values: a table, its live number, possible seats."""
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = table
        if isinstance(case.body, dict) and "seen" in case.body:
            response = client.get(f"/api/v1/tables/{table}", headers={"authorization": token})
            case.body["seen"] = response.json().get("n", 0)
    elif isinstance(case.body, dict) and "seats" in case.body:
        case.body |= {"seats": ["me", "open"], "options": {}}


def _is_invalid(case: Any, part: ParameterLocation) -> bool:
    """Whether a part of a request is generated to violate the document."""
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
    findings: Findings,
) -> None:
    """Sends requests of one kind for an operation, and records the responses."""
    name = f"{operation.label} {mode.value}"
    tables_to_use = (
        tables[:1] if operation.label.endswith("/stream") else tables
    )  # the stream of a running game does not end
    if operation.label.startswith("DELETE"):
        tables_to_use = [*tables[1:], "none"]

    @seeded(seed)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(
        case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(tables_to_use), is_known=st.booleans()
    )
    def test(case: Any, table: str, is_known: bool) -> None:
        if mode is GenerationMode.POSITIVE and is_known:
            _make_valid(case, table, client, token)
        headers = {} if _is_invalid(case, ParameterLocation.HEADER) else {"authorization": token}
        args = case.as_transport_kwargs(base_url="http://localhost", headers=headers)
        args = {
            key: value for key, value in args.items() if key in ("method", "url", "params", "headers", "json", "data")
        }
        if "data" in args:
            args["content"] = args.pop("data")
        start = time.perf_counter()
        try:
            response = client.request(**args, follow_redirects=False)
        except (InvalidURL, UnicodeError, TypeError):  # the client cannot send such a request
            return
        findings.slowest = max(findings.slowest, time.perf_counter() - start)
        findings.statuses[response.status_code] += 1
        case.validate_response(response, excluded_checks=EXCLUDED)

    try:
        test()
    except Unsatisfiable:  # a request without input cannot be invalid
        return
    except BaseException as error:
        if isinstance(error, KeyboardInterrupt):
            raise
        findings.faults.append(f"{name}: {error!r:.2000}")


def main() -> None:
    """Sends requests and prints the findings."""
    parser = argparse.ArgumentParser(prog="python -m bench.api_fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--examples", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep the results in bench/results")
    args = parser.parse_args()
    findings = fuzz(args.examples, args.seed)
    for error in findings.faults:
        print(error)
    total = sum(findings.statuses.values())
    print(f"{total} requests, slowest {findings.slowest:.3f} s, {dict(sorted(findings.statuses.items()))}")
    figures: dict[str, dict[str, object]] = {
        "requests": figure(total, "", 1, "at least"),
        "faults": figure(len(findings.faults), "", 1, "target 0; one"),
        "answers 5xx": figure(
            sum(n for status, n in findings.statuses.items() if status >= 500), "", 1, "target 0; one"
        ),
        "slowest answer": figure(findings.slowest, "s", MAX_SECONDS),
    }
    if args.keep:
        write("api_fuzz", "api_fuzz", {"figures": figures})


if __name__ == "__main__":
    main()
